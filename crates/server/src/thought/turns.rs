//! Whose turn it is to have something thought about: a few places, given fairly.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use crate::ServerError;

/// For whom something is thought about, from the outside in: an address and a person there, or a host and a table.
pub(crate) type Payer = [u64; 2];

/// So many payers are remembered while they do not wait.
const REMEMBERED: usize = 4096;

/// A few places to think. Of those who wait, the one is next whose outer payer has gone longest without a turn, then whose
/// inner one has: however many one of them asks for, the others are not kept waiting longer.
#[derive(Clone)]
pub(crate) struct Turns(Arc<Mutex<Queue>>);

struct Queue {
    free: usize,
    /// How many may wait for the same outer payer.
    most_waiting: usize,
    /// How many turns were given so far.
    given: u64,
    /// When each payer last had a turn, counted in turns.
    last: HashMap<u64, u64>,
    /// In the order in which they came.
    waiting: Vec<(Payer, oneshot::Sender<Turn>)>,
}

/// A place to think, until it is dropped.
pub(crate) struct Turn(Option<Turns>);

impl Drop for Turn {
    fn drop(&mut self) {
        if let Some(turns) = self.0.take() {
            turns.queue().free += 1;
            turns.hand_on();
        }
    }
}

impl Turns {
    /// So many places, for which so many of the same outer payer may wait.
    pub(crate) fn new(places: usize, most_waiting: usize) -> Self {
        let queue = Queue { free: places.max(1), most_waiting, given: 0, last: HashMap::new(), waiting: Vec::new() };
        Turns(Arc::new(Mutex::new(queue)))
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a turn; who has too many waiting is told so.
    pub(crate) async fn turn(&self, payer: Payer) -> Result<Turn, ServerError> {
        let (ready, turn) = oneshot::channel();
        {
            let mut queue = self.queue();
            queue.waiting.retain(|(_, ready)| !ready.is_closed());
            if queue.waiting.iter().filter(|(other, _)| other[0] == payer[0]).count() >= queue.most_waiting {
                return Err(ServerError::TooFast);
            }
            queue.waiting.push((payer, ready));
        }
        self.hand_on();
        turn.await.map_err(|_| ServerError::Broken)
    }

    /// Gives free places to those who wait.
    fn hand_on(&self) {
        loop {
            let Some(ready) = self.queue().next() else { return };
            if let Err(mut unwanted) = ready.send(Turn(Some(self.clone()))) {
                // Whoever asked has gone: the place is still free.
                unwanted.0 = None;
                self.queue().free += 1;
            }
        }
    }
}

impl Queue {
    /// Takes a place for the one who is next, if there is both.
    fn next(&mut self) -> Option<oneshot::Sender<Turn>> {
        if self.free == 0 {
            return None;
        }
        let had = |payer: &u64| self.last.get(payer).copied().unwrap_or_default();
        let place = (0..self.waiting.len()).min_by_key(|&place| self.waiting[place].0.map(|payer| had(&payer)))?;
        let (payer, ready) = self.waiting.remove(place);
        self.free -= 1;
        self.given += 1;
        if self.last.len() >= REMEMBERED {
            self.forget_half();
        }
        self.last.extend(payer.map(|payer| (payer, self.given)));
        Some(ready)
    }

    /// Forgets the half of the payers whose turn was longest ago: those who had one lately still wait for the others.
    fn forget_half(&mut self) {
        let mut turns: Vec<u64> = self.last.values().copied().collect();
        let half = turns.len() / 2;
        let (_, middle, _) = turns.select_nth_unstable(half);
        let middle = *middle;
        self.last.retain(|_, turn| *turn >= middle);
    }
}

#[cfg(test)]
impl Turns {
    /// How many turns were given so far, and how many wait.
    pub(crate) fn counts(&self) -> (u64, usize) {
        let mut queue = self.queue();
        queue.waiting.retain(|(_, ready)| !ready.is_closed());
        (queue.given, queue.waiting.len())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    /// Lets these wait in this order for a single place; the order in which they get it.
    async fn order(payers: &[Payer]) -> Vec<Payer> {
        let turns = Turns::new(1, 32);
        let first = turns.turn([0, 0]).await.expect("a place");
        let (sender, served) = mpsc::channel();
        let mut tasks = Vec::new();
        for (place, &payer) in payers.iter().enumerate() {
            let (waiting, sender) = (turns.clone(), sender.clone());
            tasks.push(tokio::spawn(async move {
                let turn = waiting.turn(payer).await.expect("a place");
                sender.send(payer).expect("it is counted");
                drop(turn);
            }));
            while turns.counts().1 <= place {
                tokio::task::yield_now().await;
            }
        }
        drop((first, sender));
        for task in tasks {
            task.await.expect("no panic");
        }
        served.into_iter().collect()
    }

    #[tokio::test]
    async fn who_asks_for_much_keeps_nobody_waiting() {
        let greedy = [[1, 10]; 20];
        let served = order(&[&greedy[..], &[[2, 20]], &[[3, 30]]].concat()).await;
        assert_eq!(served[..3], [[1, 10], [2, 20], [3, 30]]);
    }

    #[tokio::test]
    async fn many_names_at_one_address_are_one_payer() {
        let names: Vec<Payer> = (10..30).map(|name| [1, name]).collect();
        let served = order(&[&names[..], &[[2, 50]]].concat()).await;
        assert_eq!(served[..2], [[1, 10], [2, 50]]);
        // People behind one address take turns, too.
        assert_eq!(order(&[[1, 10], [1, 10], [1, 10], [1, 11]]).await[..2], [[1, 10], [1, 11]]);
    }

    #[tokio::test]
    async fn who_had_a_turn_lately_is_still_known_when_many_have_come() {
        let turns = Turns::new(1, 32);
        let latest = REMEMBERED as u64;
        for payer in 0..=latest {
            drop(turns.turn([payer, payer]).await.expect("a place"));
        }
        let mut queue = turns.queue();
        assert!(queue.last.len() <= REMEMBERED);
        assert_eq!((queue.last.contains_key(&latest), queue.last.contains_key(&0)), (true, false));
        queue.forget_half();
        assert!(queue.last.contains_key(&latest));
    }

    #[tokio::test]
    async fn who_has_gone_takes_no_turn_and_nobody_waits_without_end() {
        let turns = Turns::new(1, 32);
        let first = turns.turn([0, 0]).await.expect("a place");
        let gone = tokio::spawn({
            let turns = turns.clone();
            async move { turns.turn([1, 1]).await.map(drop) }
        });
        while turns.counts().1 == 0 {
            tokio::task::yield_now().await;
        }
        gone.abort();
        assert!(gone.await.is_err());
        drop(first);
        let _again = turns.turn([2, 2]).await.expect("the place is free");
        let asked: Vec<_> = (0..32_u64)
            .map(|name| {
                let turns = turns.clone();
                tokio::spawn(async move { turns.turn([3, name]).await.map(drop) })
            })
            .collect();
        while turns.counts().1 < 32 {
            tokio::task::yield_now().await;
        }
        assert_eq!(turns.turn([3, 99]).await.map(drop), Err(ServerError::TooFast));
        asked.iter().for_each(tokio::task::JoinHandle::abort);
    }
}
