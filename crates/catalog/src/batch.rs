//! Many matches of one game at once, as numbers: what programs learn from.

use std::thread;

use engine::encode::{Encode, Encoder, feature_names};
use engine::{Chance, Problem, QuickDice, Seat, Setup, ensure};

use crate::Playable;

/// Where a batch writes what its matches look like now: a row for each match.
pub struct Rows<'a> {
    /// What the seat to act sees.
    pub features: &'a mut [f32],
    /// What it may do.
    pub legal: &'a mut [bool],
    /// What the last action brought each seat: its share of the win when the match ended with it, else nothing.
    pub rewards: &'a mut [f32],
    /// The final score of each seat in the latest match that ended.
    pub scores: &'a mut [f32],
    /// Whether the match ended with the last action; what is seen is the next one then.
    pub ended: &'a mut [bool],
    /// Which seat is to act.
    pub seats: &'a mut [u8],
}

/// Matches of any game that are played side by side, each followed by the next.
pub trait AnyBatch: Send + Sync {
    /// How many matches.
    fn len(&self) -> usize;
    /// Whether there are none.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// How many seats each has.
    fn players(&self) -> usize;
    /// What each number of a row of features tells.
    fn feature_names(&self) -> &[String];
    /// How many indices of actions there are.
    fn action_count(&self) -> usize;
    /// Deals all matches anew.
    fn reset(&mut self, seed: u64, threads: usize, rows: Rows<'_>) -> Result<(), Problem>;
    /// Plays one action in each match; nothing at all if one of them is not legal.
    fn step(&mut self, actions: &[i64], threads: usize, rows: Rows<'_>) -> Result<(), Problem>;
    /// Plays so many random actions in each match, so that they come to different moments.
    fn scatter(&mut self, steps: u32, threads: usize, rows: Rows<'_>) -> Result<(), Problem>;
    /// Draws a legal action for each match.
    fn sample(&mut self, actions: &mut [i64]) -> Result<(), Problem>;
}

/// One match of a batch.
struct Table<G: Encode> {
    position: G,
    seat: Seat,
    actions: Vec<G::Action>,
    /// The index of each of them.
    indices: Vec<usize>,
    /// Which of them is to be played.
    chosen: usize,
    dice: QuickDice,
}

/// The matches of a batch, and what they are all made with.
pub(crate) struct Batch<G: Encode> {
    tables: Vec<Table<G>>,
    shape: Shape,
    dice: QuickDice,
}

/// How long rows are, and how a match is dealt.
struct Shape {
    setup: Setup,
    names: Vec<String>,
    actions: usize,
    players: usize,
}

/// A row of every array.
struct Row<'a> {
    features: &'a mut [f32],
    legal: &'a mut [bool],
    rewards: &'a mut [f32],
    scores: &'a mut [f32],
    ended: &'a mut bool,
    seat: &'a mut u8,
}

impl<G: Playable> Batch<G> {
    /// So many matches with this setup.
    pub(crate) fn new(setup: Setup, count: usize, seed: u64) -> Result<Self, Problem> {
        ensure!(count > 0, "a batch needs at least one match");
        let first = G::deal(G::components(), &setup, &mut QuickDice::new(seed))?;
        let shape = Shape {
            names: feature_names(&first),
            actions: G::action_count(setup.players),
            players: setup.players.into(),
            setup,
        };
        let mut batch = Batch { tables: Vec::new(), shape, dice: QuickDice::new(seed) };
        batch.deal_all(count, seed)?;
        Ok(batch)
    }

    fn deal_all(&mut self, count: usize, seed: u64) -> Result<(), Problem> {
        self.dice = QuickDice::new(seed);
        let table = |number: usize| {
            // Seeds of neighbouring batches must not meet: golden-ratio steps keep them apart.
            let mut dice = QuickDice::new(seed.wrapping_add((number as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)));
            let position = G::deal(G::components(), &self.shape.setup, &mut dice)?;
            let (actions, indices) = (Vec::new(), Vec::new());
            Ok(Table { position, seat: Seat::new(0), actions, indices, chosen: 0, dice })
        };
        self.tables = (0..count).map(table).collect::<Result<_, Problem>>()?;
        Ok(())
    }

    /// Does something with every match and its rows, on so many threads.
    fn each(
        &mut self,
        threads: usize,
        rows: Rows<'_>,
        work: impl Fn(&mut Table<G>, Row<'_>, &Shape) -> Result<(), Problem> + Sync,
    ) -> Result<(), Problem> {
        let shape = &self.shape;
        let all = |(tables, rows): (&mut [Table<G>], Rows<'_>)| {
            tables.iter_mut().zip(shape.single(rows)).try_for_each(|(table, row)| work(table, row, shape))
        };
        let size = self.tables.len().div_ceil(threads.max(1));
        if size == self.tables.len() {
            return all((&mut self.tables, rows));
        }
        let parts = self.tables.chunks_mut(size).zip(shape.chunks(rows, size));
        thread::scope(|scope| {
            let all = &all;
            let workers: Vec<_> = parts.map(|part| scope.spawn(move || all(part))).collect();
            workers.into_iter().try_for_each(|worker| {
                worker.join().unwrap_or_else(|_| Err(Problem::new("a thread of the batch has failed")))
            })
        })
    }
}

impl Shape {
    fn check(&self, rows: &Rows<'_>, count: usize) -> Result<(), Problem> {
        let fit = rows.features.len() == count * self.names.len()
            && rows.legal.len() == count * self.actions
            && rows.rewards.len() == count * self.players
            && rows.scores.len() == count * self.players
            && rows.ended.len() == count
            && rows.seats.len() == count;
        ensure!(fit, "the arrays do not have the size of the batch");
        Ok(())
    }

    /// The rows of so many matches at a time.
    fn chunks<'a>(&self, rows: Rows<'a>, size: usize) -> impl Iterator<Item = Rows<'a>> {
        let features = rows.features.chunks_mut(size * self.names.len());
        let legal = rows.legal.chunks_mut(size * self.actions);
        let rewards = rows.rewards.chunks_mut(size * self.players);
        let scores = rows.scores.chunks_mut(size * self.players);
        let marks = rows.ended.chunks_mut(size).zip(rows.seats.chunks_mut(size));
        features.zip(legal).zip(rewards.zip(scores)).zip(marks).map(
            |(((features, legal), (rewards, scores)), (ended, seats))| Rows {
                features,
                legal,
                rewards,
                scores,
                ended,
                seats,
            },
        )
    }

    fn single<'a>(&self, rows: Rows<'a>) -> impl Iterator<Item = Row<'a>> {
        self.chunks(rows, 1).map(|rows| Row {
            features: rows.features,
            legal: rows.legal,
            rewards: rows.rewards,
            scores: rows.scores,
            ended: &mut rows.ended[0],
            seat: &mut rows.seats[0],
        })
    }
}

impl<G: Playable> Table<G> {
    /// Plays the chosen action and shows what comes next, in this match or the following one.
    fn step(&mut self, row: &mut Row<'_>, shape: &Shape) -> Result<(), Problem> {
        self.position.play(self.seat, self.actions[self.chosen], &mut self.dice, &mut ());
        row.rewards.fill(0.0);
        *row.ended = false;
        if let Some(outcome) = self.position.outcome() {
            for seat in Seat::all(shape.setup.players) {
                row.rewards[seat.index()] = outcome.share(seat) as f32;
                row.scores[seat.index()] = outcome.score(seat) as f32;
            }
            *row.ended = true;
            self.position = G::deal(G::components(), &shape.setup, &mut self.dice)?;
        }
        for &index in &self.indices {
            row.legal[index] = false;
        }
        self.look(row)
    }

    fn begin(&mut self, mut row: Row<'_>) -> Result<(), Problem> {
        row.rewards.fill(0.0);
        row.scores.fill(0.0);
        row.legal.fill(false);
        *row.ended = false;
        self.look(&mut row)
    }

    /// Writes what the seat to act sees and may do. Where several may act at once they do so one after the other, from the
    /// lowest seat on; what they see does not tell.
    fn look(&mut self, row: &mut Row<'_>) -> Result<(), Problem> {
        let seat = self.position.to_act().first().ok_or_else(|| Problem::new("nobody is to act"))?;
        self.seat = seat;
        *row.seat = seat.into();
        self.actions.clear();
        self.position.actions(seat, &mut self.actions);
        let view = self.position.observed(seat);
        G::features(&view, &mut Encoder::new(row.features));
        self.indices.clear();
        for action in &self.actions {
            let index = G::index(&view, action);
            let index = index.ok_or_else(|| Problem::new(format!("the action `{action}` has no index")))?;
            self.indices.push(index);
            row.legal[index] = true;
        }
        Ok(())
    }
}

impl<G: Playable> AnyBatch for Batch<G> {
    fn len(&self) -> usize {
        self.tables.len()
    }

    fn players(&self) -> usize {
        self.shape.players
    }

    fn feature_names(&self) -> &[String] {
        &self.shape.names
    }

    fn action_count(&self) -> usize {
        self.shape.actions
    }

    fn reset(&mut self, seed: u64, threads: usize, rows: Rows<'_>) -> Result<(), Problem> {
        self.shape.check(&rows, self.tables.len())?;
        self.deal_all(self.tables.len(), seed)?;
        self.each(threads, rows, |table, row, _| table.begin(row))
    }

    fn step(&mut self, actions: &[i64], threads: usize, rows: Rows<'_>) -> Result<(), Problem> {
        let count = self.tables.len();
        ensure!(actions.len() == count, "there are {count} matches and {} actions", actions.len());
        self.shape.check(&rows, count)?;
        for (number, (table, &action)) in self.tables.iter_mut().zip(actions).enumerate() {
            let place = table.indices.iter().position(|&index| index as i64 == action);
            table.chosen =
                place.ok_or_else(|| Problem::new(format!("action {action} is not legal in match {number}")))?;
        }
        self.each(threads, rows, |table, mut row, shape| table.step(&mut row, shape))
    }

    fn scatter(&mut self, steps: u32, threads: usize, rows: Rows<'_>) -> Result<(), Problem> {
        self.shape.check(&rows, self.tables.len())?;
        ensure!(self.tables.iter().all(|table| !table.actions.is_empty()), "the batch was not reset yet");
        self.each(threads, rows, |table, mut row, shape| {
            for _ in 0..steps {
                table.chosen = table.dice.below(table.actions.len() as u32) as usize;
                table.step(&mut row, shape)?;
            }
            Ok(())
        })
    }

    fn sample(&mut self, actions: &mut [i64]) -> Result<(), Problem> {
        ensure!(actions.len() == self.tables.len(), "there must be a place for the action of each match");
        for (table, action) in self.tables.iter().zip(actions) {
            ensure!(!table.indices.is_empty(), "the batch was not reset yet");
            *action = table.indices[self.dice.below(table.indices.len() as u32) as usize] as i64;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Arrays for a batch.
    struct Arrays {
        features: Vec<f32>,
        legal: Vec<bool>,
        rewards: Vec<f32>,
        scores: Vec<f32>,
        ended: Vec<bool>,
        seats: Vec<u8>,
    }

    impl Arrays {
        fn of(batch: &dyn AnyBatch) -> Self {
            let count = batch.len();
            Arrays {
                features: vec![0.0; count * batch.feature_names().len()],
                legal: vec![false; count * batch.action_count()],
                rewards: vec![0.0; count * batch.players()],
                scores: vec![0.0; count * batch.players()],
                ended: vec![false; count],
                seats: vec![0; count],
            }
        }

        fn rows(&mut self) -> Rows<'_> {
            Rows {
                features: &mut self.features,
                legal: &mut self.legal,
                rewards: &mut self.rewards,
                scores: &mut self.scores,
                ended: &mut self.ended,
                seats: &mut self.seats,
            }
        }
    }

    fn batch(id: &str, count: usize) -> Box<dyn AnyBatch> {
        let game = crate::find(id).expect("a game of ours");
        let players = *game.facts().players.start();
        game.batch(game.usual_setup(players), count, 5).expect("a batch")
    }

    #[test]
    fn matches_end_and_others_follow() {
        for game in crate::games() {
            let mut batch = batch(game.facts().id, 3);
            let mut arrays = Arrays::of(batch.as_ref());
            let mut actions = [0; 3];
            batch.reset(1, 1, arrays.rows()).expect("a deal");
            let mut ended = 0;
            for _ in 0..3000 {
                batch.sample(&mut actions).expect("legal actions");
                for (number, &action) in actions.iter().enumerate() {
                    assert!(arrays.legal[number * batch.action_count() + action as usize]);
                }
                batch.step(&actions, 1, arrays.rows()).expect("legal actions");
                for number in (0..3).filter(|&number| arrays.ended[number]) {
                    ended += 1;
                    let shares = &arrays.rewards[number * batch.players()..][..batch.players()];
                    let sum: f32 = shares.iter().sum();
                    assert!(game.facts().cooperative || batch.players() == 1 || (sum - 1.0).abs() < 1e-5, "{shares:?}");
                }
            }
            assert!(ended > 0, "no match of {} has ended", game.facts().id);
        }
    }

    #[test]
    fn threads_change_nothing() {
        let (mut one, mut three) = (batch("rocket-jockey", 7), batch("rocket-jockey", 7));
        let (mut here, mut there) = (Arrays::of(one.as_ref()), Arrays::of(three.as_ref()));
        one.reset(9, 1, here.rows()).expect("a deal");
        three.reset(9, 3, there.rows()).expect("a deal");
        let mut actions = [0; 7];
        for _ in 0..400 {
            one.sample(&mut actions).expect("legal actions");
            one.step(&actions, 1, here.rows()).expect("legal actions");
            three.step(&actions, 3, there.rows()).expect("legal actions");
            assert_eq!((&here.features, &here.legal), (&there.features, &there.legal));
            assert_eq!((&here.rewards, &here.seats), (&there.rewards, &there.seats));
        }
    }

    #[test]
    fn an_illegal_action_is_named_and_nothing_happens() {
        let mut batch = batch("rocket-jockey", 2);
        let mut arrays = Arrays::of(batch.as_ref());
        batch.reset(9, 1, arrays.rows()).expect("a deal");
        let mut actions = [0; 2];
        batch.sample(&mut actions).expect("legal actions");
        let before = arrays.features.clone();
        let problem = batch.step(&[actions[0], -1], 1, arrays.rows()).expect_err("no such action");
        assert_eq!(problem.to_string(), "action -1 is not legal in match 1");
        assert_eq!(before, arrays.features);
        assert!(batch.step(&[0], 1, arrays.rows()).is_err());
        batch.step(&actions, 1, arrays.rows()).expect("legal actions");
    }
}
