//! What came of every choice in the same imagined worlds.
//!
//! Chance decides more of a match than one choice does. So the choices are not compared by their means, but world by world:
//! the n-th trial of each begins in the same imagined world with the same dice, and what one brings more than the other
//! there tells more about the choice and less about the luck.

use engine::QuickDice;

/// What came of every choice, trial by trial, beside the one that the rules of thumb advise.
#[derive(Default)]
pub(super) struct Trials {
    /// For each choice what its trials brought, in their order.
    values: Vec<Vec<f32>>,
    found: Vec<Found>,
    advised: usize,
    /// The worlds are drawn from this.
    seed: u64,
}

/// What was found of one choice.
#[derive(Copy, Clone, Debug, Default, PartialEq)]
pub(crate) struct Found {
    pub(crate) visits: u32,
    pub(crate) total: f32,
    /// In how many worlds it was tried beside the advised choice, and the sum of what it brought more there, and of the
    /// squares of that.
    pairs: u32,
    more: f32,
    squares: f32,
}

impl Found {
    /// Fewer worlds tell nothing.
    const FEWEST: u32 = 8;

    /// What it brings more than the advised choice, less the doubt: so many standard errors.
    pub(crate) fn surely_more(&self, doubt: f32) -> f32 {
        if self.pairs < Self::FEWEST {
            return f32::NEG_INFINITY;
        }
        let pairs = self.pairs as f32;
        let mean = self.more / pairs;
        let variance = (self.squares / pairs - mean * mean).max(0.0);
        mean - doubt * (variance / (pairs - 1.0)).sqrt()
    }

    fn pair(&mut self, more: f32) {
        self.pairs += 1;
        self.more += more;
        self.squares += more * more;
    }

    /// Adds what another search found of the same choice.
    pub(crate) fn add(&mut self, other: &Found) {
        self.visits += other.visits;
        self.total += other.total;
        self.pairs += other.pairs;
        self.more += other.more;
        self.squares += other.squares;
    }
}

impl Trials {
    /// Begins anew, in the same memory.
    pub(super) fn begin(&mut self, choices: usize, advised: usize, seed: u64) {
        self.values.iter_mut().for_each(Vec::clear);
        self.values.resize_with(choices, Vec::new);
        self.found.clear();
        self.found.resize(choices, Found::default());
        (self.advised, self.seed) = (advised, seed);
    }

    /// What to try next: the choice that may yet turn out to be better than the advised one, in a world in which that was
    /// tried already; else the advised one in a new world.
    pub(super) fn next(&self, exploration: f32) -> usize {
        let (mut pairs, mut squares) = (0, 0.0);
        for found in &self.found {
            pairs += found.pairs;
            squares += found.squares;
        }
        // How much choices differ from world to world, at first a guess.
        let spread = ((squares + 0.1) / (pairs as f32 + 4.0)).sqrt();
        let curiosity = exploration * spread * ((pairs + 2) as f32).ln().sqrt();
        let mut best = (f32::NEG_INFINITY, self.advised);
        for (choice, found) in self.found.iter().enumerate().filter(|&(choice, _)| choice != self.advised) {
            let mean = found.more / found.pairs.max(1) as f32;
            let hope = mean + curiosity / (found.pairs as f32 + 0.5).sqrt();
            if hope > best.0 {
                best = (hope, choice);
            }
        }
        let known = self.values[self.advised].len();
        if self.values[best.1].len() < known { best.1 } else { self.advised }
    }

    /// Whether it is clear that nothing is better than the advised choice.
    pub(super) fn is_clear(&self) -> bool {
        const ENOUGH: u32 = 24;
        const SURE: f32 = -3.0;
        let hopeless = |found: &Found| found.pairs >= ENOUGH && found.surely_more(SURE) < 0.0;
        self.found.iter().enumerate().all(|(choice, found)| choice == self.advised || hopeless(found))
    }

    /// The dice for the next trial of a choice: the same for the n-th trial of each.
    pub(super) fn world(&self, choice: usize) -> QuickDice {
        QuickDice::new(self.seed.wrapping_add(self.values[choice].len() as u64 + 1))
    }

    /// What the rules of thumb advise.
    pub(super) fn advised(&self) -> usize {
        self.advised
    }

    /// Notes what came of a trial.
    pub(super) fn note(&mut self, choice: usize, value: f32) {
        let found = &mut self.found[choice];
        found.visits += 1;
        found.total += value;
        if let Some(beside) = self.values[self.advised].get(self.values[choice].len()) {
            found.pair(value - beside);
        }
        self.values[choice].push(value);
    }

    /// What was found of each choice beside the advised one.
    pub(super) fn found(&self) -> &[Found] {
        &self.found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_compared_world_by_world() {
        let mut trials = Trials::default();
        trials.begin(3, 0, 7);
        for world in 0..40 {
            // Luck decides nearly all; the second choice is always a little better, the third only sometimes.
            let luck = (world % 10) as f32 / 10.0;
            let worlds: Vec<u64> = (0..3).map(|choice| trials.world(choice).word()).collect();
            assert!(worlds.iter().all(|word| *word == worlds[0]), "the same world for each");
            trials.note(0, luck);
            trials.note(1, luck + 0.01);
            trials.note(2, if world % 2 == 0 { 1.0 - luck } else { luck });
        }
        let found = trials.found();
        assert!(found[1].surely_more(2.0) > 0.0 && found[2].surely_more(2.0) < 0.0, "{found:?}");
        assert!(found[0].surely_more(2.0) <= 0.0);
    }

    #[test]
    fn a_few_worlds_tell_nothing() {
        let mut trials = Trials::default();
        trials.begin(2, 0, 7);
        (0..5).for_each(|_| (0..2).for_each(|choice| trials.note(choice, choice as f32)));
        assert_eq!(trials.found()[1].surely_more(1.0), f32::NEG_INFINITY);
    }

    #[test]
    fn what_may_be_better_is_tried_in_known_worlds() {
        let mut trials = Trials::default();
        trials.begin(4, 1, 7);
        for _ in 0..400 {
            let choice = trials.next(1.0);
            trials.note(choice, [0.2, 0.5, 0.6, 0.1][choice]);
        }
        let visits: Vec<u32> = trials.found().iter().map(|found| found.visits).collect();
        assert!(visits[1] >= visits[2] && visits[2] > 150, "{visits:?}");
        assert!(visits[0] > 0 && visits[3] > 0 && visits[0] + visits[3] < 60, "{visits:?}");
        assert!(!trials.is_clear());
    }

    #[test]
    fn it_is_clear_when_all_else_is_worse() {
        let mut trials = Trials::default();
        trials.begin(2, 0, 7);
        for _ in 0..100 {
            let choice = trials.next(1.0);
            trials.note(choice, [0.5, 0.4][choice]);
        }
        assert!(trials.is_clear());
    }
}
