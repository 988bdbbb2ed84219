//! Many matches in batches of seeds, on several threads or machines: what they add up to is the same whoever plays them, may
//! be stopped at any time, and is gone on with later.

use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use bots::{Bot, BotName, Stop};
use engine::{Problem, ensure};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::kept::Kept;
use crate::{Desk, Elsewhere, Job};

/// What matches add up to. It holds whole numbers only, so that the order of adding changes nothing, and does not grow with
/// the number of matches.
pub trait Tally: Default + Send + Serialize + DeserializeOwned {
    /// Adds what was counted elsewhere.
    fn add(&mut self, other: Self);
}

/// How a long run is looked at, stopped and kept.
#[derive(Default)]
pub struct Watch {
    /// How many matches are done.
    pub progress: AtomicU64,
    /// Ends the run: what is done by then counts.
    pub stop: Stop,
    /// Where what is done is kept, to be gone on with.
    pub kept: Option<PathBuf>,
    /// Who plays instead of the threads of this process.
    pub elsewhere: Option<Box<dyn Elsewhere>>,
}

/// Matches that are counted up from 0, and how they are played.
pub(crate) trait Matches: Send + Sync {
    type Tally: Tally;

    /// What is played, and how many.
    fn batches(&self) -> Batches;

    /// Somebody who adds the match with a number to a tally. Searches end when stop is said.
    fn player(&self, stop: &Stop) -> Player<'_, Self::Tally>;

    /// The same matches, as they are described to others.
    fn job(&self) -> Job;
}

/// Adds the match with a number to a tally.
pub(crate) type Player<'a, T> = Box<dyn FnMut(u64, &mut T) -> Result<(), Problem> + 'a>;

/// What is to be played in batches.
#[derive(Clone, Debug)]
pub(crate) struct Batches {
    /// What is played, in words: what is kept of another run is of no use here.
    pub(crate) what: String,
    pub(crate) games: u64,
    /// How many matches a batch has.
    pub(crate) at_once: u64,
    pub(crate) threads: usize,
}

impl Batches {
    /// The matches of these batches.
    pub(crate) fn numbers(&self, batches: Range<u64>) -> Range<u64> {
        batches.start * self.at_once..(batches.end * self.at_once).min(self.games)
    }

    /// How many whole batches there are.
    fn whole(&self) -> u64 {
        self.games / self.at_once
    }

    /// How many batches there are, the last of which may have fewer matches than the others.
    fn all(&self) -> u64 {
        self.games.div_ceil(self.at_once)
    }
}

/// What came of a run.
pub(crate) struct Gathered<T> {
    pub(crate) tally: T,
    /// How many matches are in it.
    pub(crate) games: u64,
    /// How many of them were played now.
    pub(crate) fresh: u64,
    pub(crate) seconds: f64,
}

/// How many matches a batch has: many of quick players; slow ones play one by one, so that little is lost by a stop.
pub(crate) fn at_once<'a>(bots: impl IntoIterator<Item = &'a Bot>) -> u64 {
    let quick = |bot: &Bot| matches!(bot, Bot::Named(BotName::Random | BotName::Beginner | BotName::Thumb));
    if bots.into_iter().all(quick) { 20 } else { 1 }
}

/// Plays all matches: on threads of its own, or wherever the watch says.
pub(crate) fn play_batches<M: Matches>(matches: &M, watch: &Watch) -> Result<Gathered<M::Tally>, Problem> {
    let batches = matches.batches();
    let threads = batches.threads;
    ensure!(batches.games > 0, "there must be at least one game to play");
    ensure!((1..=1024).contains(&threads), "use 1 to 1024 threads, not {threads}");
    let kept = match &watch.kept {
        Some(path) => Kept::read(path, &batches)?,
        None => Kept::new(&batches),
    };
    let resumed = kept.games(&batches);
    watch.progress.store(resumed, Ordering::Relaxed);
    let state = Mutex::new(State { kept, rest: None, next: 0, written: Instant::now() });
    let collector = Collector { state, batches, matches, watch };
    let begun = Instant::now();
    match &watch.elsewhere {
        Some(elsewhere) => elsewhere.play(&collector)?,
        None => collector.play_here()?,
    }
    let gathered = collector.finish(begun.elapsed().as_secs_f64(), resumed)?;
    ensure!(gathered.games > 0, "it was stopped before a match was over");
    Ok(gathered)
}

/// What is shared by all who play in a run.
struct Collector<'a, M: Matches> {
    state: Mutex<State<M::Tally>>,
    batches: Batches,
    matches: &'a M,
    watch: &'a Watch,
}

struct State<T> {
    kept: Kept<T>,
    /// The last batch if it is not a whole one. It is not kept, so that a later run may have more matches.
    rest: Option<T>,
    /// The first batch that nobody has taken.
    next: u64,
    written: Instant,
}

impl<T> State<T> {
    fn is_counted(&self, batch: u64, batches: &Batches) -> bool {
        if batch < batches.whole() { self.kept.done.contains(batch) } else { self.rest.is_some() }
    }
}

impl<M: Matches> Collector<'_, M> {
    fn state(&self) -> MutexGuard<'_, State<M::Tally>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn play_here(&self) -> Result<(), Problem> {
        std::thread::scope(|scope| {
            let work = || self.work().inspect_err(|_| self.state().next = self.batches.all());
            let threads: Vec<_> = (0..self.batches.threads).map(|_| scope.spawn(work)).collect();
            let broken = |_| Err(Problem::new("a match broke off: please report it with its seed"));
            threads.into_iter().map(|thread| thread.join().unwrap_or_else(broken)).collect::<Result<Vec<()>, _>>()
        })?;
        Ok(())
    }

    /// Plays one batch after the other until there are none left or somebody says stop.
    fn work(&self) -> Result<(), Problem> {
        const PAUSE: Duration = Duration::from_secs(5);
        let mut play = self.matches.player(&self.watch.stop);
        while let Some(batch) = self.take(1) {
            let numbers = self.batches.numbers(batch.clone());
            let Some(tally) = add_up(&mut play, numbers, &self.watch.stop, &self.watch.progress)? else {
                return Ok(());
            };
            let mut state = self.state();
            self.count(&mut state, batch, tally);
            if state.written.elapsed() > PAUSE {
                self.write(&mut state)?;
            }
        }
        Ok(())
    }

    fn count(&self, state: &mut State<M::Tally>, batches: Range<u64>, tally: M::Tally) {
        if batches.start >= self.batches.whole() {
            state.rest = Some(tally);
            return;
        }
        state.kept.tally.add(tally);
        batches.for_each(|batch| state.kept.done.insert(batch));
    }

    fn write(&self, state: &mut State<M::Tally>) -> Result<(), Problem> {
        state.written = Instant::now();
        self.watch.kept.as_ref().map_or(Ok(()), |path| state.kept.write(path))
    }

    fn finish(self, seconds: f64, resumed: u64) -> Result<Gathered<M::Tally>, Problem> {
        self.keep()?;
        let State { kept, rest, .. } = self.state.into_inner().unwrap_or_else(PoisonError::into_inner);
        let mut games = kept.games(&self.batches);
        let mut tally = kept.tally;
        if let Some(rest) = rest {
            tally.add(rest);
            games += self.batches.games % self.batches.at_once;
        }
        Ok(Gathered { tally, games, fresh: games - resumed, seconds })
    }
}

impl<M: Matches> Desk for Collector<'_, M> {
    fn what(&self) -> &str {
        &self.batches.what
    }

    fn job(&self) -> Job {
        self.matches.job()
    }

    fn kept(&self) -> Option<&Path> {
        self.watch.kept.as_deref()
    }

    fn stop(&self) -> &Stop {
        &self.watch.stop
    }

    fn is_done(&self) -> bool {
        let state = self.state();
        let rest = u64::from(state.rest.is_some());
        state.kept.done.len() + rest == self.batches.all()
    }

    fn take(&self, at_most: u64) -> Option<Range<u64>> {
        let mut state = self.state();
        let is_open = |batch: u64, state: &State<_>| !state.is_counted(batch, &self.batches);
        let first = (state.next..self.batches.all()).find(|&batch| is_open(batch, &state))?;
        // The last batch is a piece of its own if it is not a whole one: it is counted apart.
        let limit = (first + at_most.max(1)).min(self.batches.whole().max(first + 1));
        let end = (first + 1..limit).find(|&batch| !is_open(batch, &state)).unwrap_or(limit);
        state.next = end;
        (!self.watch.stop.is_said()).then_some(first..end)
    }

    fn hand_in(&self, batches: Range<u64>, packed: &[u8]) -> Result<bool, Problem> {
        let nonsense = || Problem::new("what was played elsewhere cannot be read");
        ensure!(batches.end <= self.batches.all(), "what was played elsewhere belongs to another run");
        let mut state = self.state();
        if batches.clone().any(|batch| state.is_counted(batch, &self.batches)) {
            return Ok(false);
        }
        let numbers = self.batches.numbers(batches.clone());
        self.count(&mut state, batches, postcard::from_bytes(packed).map_err(|_| nonsense())?);
        self.watch.progress.fetch_add(numbers.end - numbers.start, Ordering::Relaxed);
        Ok(true)
    }

    fn keep(&self) -> Result<(), Problem> {
        self.write(&mut self.state())
    }
}

/// Plays matches and adds them up; nothing if somebody said stop. `progress` counts them.
pub(crate) fn add_up<T: Tally>(
    play: &mut Player<'_, T>,
    numbers: Range<u64>,
    stop: &Stop,
    progress: &AtomicU64,
) -> Result<Option<T>, Problem> {
    let mut tally = T::default();
    for number in numbers {
        play(number, &mut tally)?;
        if stop.is_said() {
            // A search that was stopped has chosen in a hurry: what it played does not count.
            return Ok(None);
        }
        progress.fetch_add(1, Ordering::Relaxed);
    }
    Ok(Some(tally))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde::Deserialize;

    use super::*;

    #[derive(Debug, Default, PartialEq, Serialize, Deserialize)]
    struct Sum {
        numbers: BTreeSet<u64>,
        twice: bool,
    }

    impl Tally for Sum {
        fn add(&mut self, other: Self) {
            for number in other.numbers {
                self.twice |= !self.numbers.insert(number);
            }
        }
    }

    /// Matches that add up to their numbers; somebody may say stop at one of them.
    struct Numbers {
        batches: Batches,
        stop_at: Option<u64>,
    }

    impl Numbers {
        fn new(what: &str, games: u64, at_once: u64, threads: usize) -> Self {
            Numbers { batches: Batches { what: what.to_owned(), games, at_once, threads }, stop_at: None }
        }
    }

    impl Matches for Numbers {
        type Tally = Sum;

        fn batches(&self) -> Batches {
            self.batches.clone()
        }

        fn player(&self, stop: &Stop) -> Player<'_, Sum> {
            let stop = stop.clone();
            Box::new(move |number, sum: &mut Sum| {
                sum.numbers.insert(number);
                if self.stop_at == Some(number) {
                    stop.say();
                }
                Ok(())
            })
        }

        fn job(&self) -> Job {
            unreachable!("numbers are no game that others could play")
        }
    }

    fn play(games: u64, threads: usize, watch: &Watch, stop_at: Option<u64>) -> Result<Gathered<Sum>, Problem> {
        play_batches(&Numbers { stop_at, ..Numbers::new("numbers", games, 7, threads) }, watch)
    }

    #[test]
    fn every_match_counts_once_whatever_the_threads() {
        for threads in [1, 3, 8] {
            let gathered = play(100, threads, &Watch::default(), None).expect("a run");
            assert_eq!((gathered.games, gathered.tally.numbers.len(), gathered.tally.twice), (100, 100, false));
        }
    }

    #[test]
    fn a_stopped_run_is_gone_on_with_and_may_grow() {
        let folder = tempfile::tempdir().expect("a folder");
        let kept = || Watch { kept: Some(folder.path().join("run.kept")), ..Watch::default() };
        let first = play(100, 2, &kept(), Some(50)).expect("a part");
        assert!(first.games > 0 && first.games <= 49 && first.games == first.tally.numbers.len() as u64);
        let second = play(100, 3, &kept(), None).expect("the rest");
        assert_eq!((second.games, second.tally.numbers.len(), second.tally.twice), (100, 100, false));
        assert_eq!(second.fresh, 100 - first.games);
        let third = play(150, 1, &kept(), None).expect("more");
        assert_eq!((third.games, third.tally.numbers.len(), third.tally.twice), (150, 150, false));
        let fewer = play(20, 1, &kept(), None).err().expect("a problem").to_string();
        assert!(fewer.ends_with("has 147 matches already: ask for at least as many"), "{fewer}");
    }

    #[test]
    fn what_cannot_be_gone_on_with_is_told() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("run.kept");
        let told = |what: &str| {
            let watch = Watch { kept: Some(path.clone()), ..Watch::default() };
            play_batches(&Numbers::new(what, 10, 5, 1), &watch).map(drop).expect_err("a problem").to_string()
        };
        play(100, 1, &Watch { kept: Some(path.clone()), ..Watch::default() }, None).expect("a run");
        assert!(told("letters").ends_with("keeps another run (numbers), not this one (letters)"));
        let mut bytes = std::fs::read(&path).expect("the file");
        *bytes.last_mut().expect("a byte") ^= 1;
        std::fs::write(&path, bytes).expect("written");
        assert!(told("numbers").ends_with("keeps no run of matches"));
    }

    /// Plays twice what it takes, in pieces of three batches, and hands in some of it in other pieces.
    struct Forgetful;

    impl Elsewhere for Forgetful {
        fn play(&self, desk: &dyn Desk) -> Result<(), Problem> {
            let numbers = Numbers::new("numbers", 100, 7, 1);
            let hand_in = |batches: Range<u64>| {
                let packed = crate::piecework::packed(&numbers, batches.clone(), &Stop::default());
                desk.hand_in(batches, &packed?.expect("nobody said stop"))
            };
            assert!(hand_in(4..6)?, "somebody was quicker");
            let mut pieces = Vec::new();
            while let Some(piece) = desk.take(3) {
                pieces.push(piece);
            }
            assert_eq!(pieces, [0..3, 3..4, 6..9, 9..12, 12..14, 14..15]);
            assert!(!hand_in(3..5)?, "a part of it counts already");
            for piece in pieces {
                assert!(!desk.is_done());
                assert!(hand_in(piece.clone())? && !hand_in(piece)?);
            }
            assert!(desk.is_done());
            Ok(())
        }
    }

    #[test]
    fn what_is_played_elsewhere_counts_once() {
        let watch = Watch { elsewhere: Some(Box::new(Forgetful)), ..Watch::default() };
        let gathered = play(100, 1, &watch, None).expect("a run");
        assert_eq!((gathered.games, gathered.tally.numbers.len(), gathered.tally.twice), (100, 100, false));
        assert_eq!(watch.progress.into_inner(), 100);
    }
}
