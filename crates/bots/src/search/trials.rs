//! What came of every choice in the same imagined worlds.
//!
//! Chance decides more of a match than one choice does. So the choices are not compared by their means, but world by world:
//! the n-th trial of each begins in the same imagined world with the same dice, and what one brings more than the other
//! there tells more about the choice and less about the luck.

use engine::QuickDice;

/// What came of every choice, trial by trial.
#[derive(Default)]
pub(super) struct Trials {
    /// For each choice what its trials brought, in their order.
    values: Vec<Vec<f32>>,
    /// The worlds are drawn from this.
    seed: u64,
    dice: Option<QuickDice>,
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
    pub(super) fn begin(&mut self, choices: usize, seed: u64) {
        self.values.iter_mut().for_each(Vec::clear);
        self.values.resize_with(choices, Vec::new);
        self.seed = seed;
        self.dice = Some(QuickDice::new(seed));
    }

    /// The dice for what is not part of a world.
    pub(super) fn dice(&mut self) -> &mut QuickDice {
        self.dice.get_or_insert_with(|| QuickDice::new(0))
    }

    /// The dice for the next trial of a choice: the same for the n-th trial of each.
    pub(super) fn world(&self, choice: usize) -> QuickDice {
        QuickDice::new(self.seed.wrapping_add(self.values[choice].len() as u64 + 1))
    }

    /// Notes what came of a trial.
    pub(super) fn note(&mut self, choice: usize, value: f32) {
        self.values[choice].push(value);
    }

    /// By how many trials the first choice is ahead of the second, and how many there were.
    pub(super) fn lead(&self) -> (u32, u32) {
        let (mut first, mut second, mut all) = (0, 0, 0);
        for trials in self.values.iter().map(|values| values.len() as u32) {
            all += trials;
            if trials > first {
                (first, second) = (trials, first);
            } else {
                second = second.max(trials);
            }
        }
        (first - second, all)
    }

    /// What was found of each choice beside the advised one.
    pub(super) fn found(&self, advised: usize) -> Vec<Found> {
        let found = |values: &Vec<f32>| {
            let mut found = Found { visits: values.len() as u32, total: values.iter().sum(), ..Found::default() };
            for (value, beside) in values.iter().zip(&self.values[advised]) {
                found.pairs += 1;
                found.more += value - beside;
                found.squares += (value - beside) * (value - beside);
            }
            found
        };
        self.values.iter().map(found).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_compared_world_by_world() {
        let mut trials = Trials::default();
        trials.begin(3, 7);
        for world in 0..40 {
            // Luck decides nearly all; the second choice is always a little better, the third only sometimes.
            let luck = (world % 10) as f32 / 10.0;
            let worlds: Vec<u64> = (0..3).map(|choice| trials.world(choice).word()).collect();
            assert!(worlds.iter().all(|word| *word == worlds[0]), "the same world for each");
            trials.note(0, luck);
            trials.note(1, luck + 0.01);
            trials.note(2, if world % 2 == 0 { 1.0 - luck } else { luck });
        }
        let found = trials.found(0);
        assert!(found[1].surely_more(2.0) > 0.0 && found[2].surely_more(2.0) < 0.0, "{found:?}");
        assert!(found[0].surely_more(2.0) <= 0.0);
        assert_eq!(trials.lead(), (0, 120));
    }

    #[test]
    fn a_few_worlds_tell_nothing() {
        let mut trials = Trials::default();
        trials.begin(2, 7);
        (0..5).for_each(|_| (0..2).for_each(|choice| trials.note(choice, choice as f32)));
        assert_eq!(trials.found(0)[1].surely_more(1.0), f32::NEG_INFINITY);
    }
}
