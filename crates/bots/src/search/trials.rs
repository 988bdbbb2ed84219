//! What came of every choice in the same imagined worlds.
//!
//! Chance decides more of a match than one choice does. So the choices are not compared by their means, but world by world:
//! the n-th trial of each begins in the same imagined world with the same dice, and what one brings more than the other
//! there tells more about the choice and less about the luck.

use engine::QuickDice;

use crate::tuning::Tuning;

/// What came of every choice, trial by trial, beside the one that the rules of thumb advise.
pub(super) struct Trials {
    tuning: Tuning,
    /// For each choice what its trials brought, in their order.
    values: Vec<Vec<f32>>,
    found: Vec<Found>,
    /// What each choice seemed to bring more at a first glance.
    glances: Vec<f32>,
    advised: usize,
    /// The worlds are drawn from this.
    seed: u64,
    /// How many other worlds were asked for.
    others: u64,
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
        self.mean() - doubt * self.error()
    }

    /// What it brings more than the advised choice on the whole.
    fn mean(&self) -> f32 {
        self.more / self.pairs.max(1) as f32
    }

    /// The standard error of that.
    fn error(&self) -> f32 {
        let mean = self.mean();
        let variance = (self.squares / self.pairs.max(1) as f32 - mean * mean).max(0.0);
        (variance / (self.pairs.max(2) - 1) as f32).sqrt()
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
    /// So many worlds and standard errors make sure.
    const ENOUGH: u32 = 24;
    const SURE: f32 = 3.0;

    /// Nothing is tried yet.
    pub(super) fn new(tuning: Tuning) -> Self {
        Trials { tuning, values: Vec::new(), found: Vec::new(), glances: Vec::new(), advised: 0, seed: 0, others: 0 }
    }

    /// Begins anew, in the same memory; `glance` values a choice at first sight.
    pub(super) fn begin(
        &mut self,
        choices: usize,
        advised: usize,
        seed: u64,
        glance: impl Fn(usize, &mut QuickDice) -> f32,
    ) {
        self.values.iter_mut().for_each(Vec::clear);
        self.values.resize_with(choices, Vec::new);
        self.found.clear();
        self.found.resize(choices, Found::default());
        (self.advised, self.seed, self.others) = (advised, seed, 0);
        self.glances.clear();
        if self.tuning.glance > 0.0 {
            let value = |choice| glance(choice, &mut QuickDice::new(seed));
            let beside = value(advised);
            self.glances.extend((0..choices).map(|choice| value(choice) - beside));
        }
    }

    /// What to try next: the choice that may yet turn out to be better than the best so far, in a world in which the advised
    /// one was tried already; else the advised one in a new world.
    pub(super) fn next(&self) -> usize {
        let (mut pairs, mut squares) = (0, 0.0);
        for found in &self.found {
            pairs += found.pairs;
            squares += found.squares;
        }
        // How much choices differ from world to world, at first a guess.
        let spread = ((squares + 0.1) / (pairs as f32 + 4.0)).sqrt();
        let curiosity = self.tuning.exploration * spread * ((pairs + 2) as f32).ln().sqrt();
        let leader = self.leader();
        let mut best = (f32::NEG_INFINITY, leader);
        for (choice, found) in self.challengers(leader).filter(|(_, found)| !self.is_hopeless(leader, found)) {
            let hope = self.hope(choice, found) + curiosity / (found.pairs as f32 + 0.5).sqrt();
            if hope > best.0 {
                best = (hope, choice);
            }
        }
        let known = self.values[self.advised].len();
        if self.values[best.1].len() < known { best.1 } else { self.advised }
    }

    /// What a choice may bring more, as far as it seems after few worlds.
    fn hope(&self, choice: usize, found: &Found) -> f32 {
        match self.glances.get(choice) {
            Some(glance) => {
                let weight = self.tuning.glance;
                (weight * glance + found.more) / (weight + found.pairs as f32)
            }
            None => found.mean(),
        }
    }

    /// The best choice so far: the advised one, or one that is surely better.
    fn leader(&self) -> usize {
        let mut best = (0.0, self.advised);
        for (choice, found) in self.found.iter().enumerate() {
            if found.pairs >= Self::ENOUGH && found.surely_more(Self::SURE) > 0.0 && found.mean() > best.0 {
                best = (found.mean(), choice);
            }
        }
        best.1
    }

    /// All others but the advised one, which is known by comparison.
    fn challengers(&self, leader: usize) -> impl Iterator<Item = (usize, &Found)> {
        self.found.iter().enumerate().filter(move |&(choice, _)| choice != leader && choice != self.advised)
    }

    /// Whether a choice surely is not better than the best so far by more than a trifle.
    fn is_hopeless(&self, leader: usize, found: &Found) -> bool {
        let enough = self.found[leader].mean() + self.tuning.trifle;
        found.pairs >= Self::ENOUGH && found.surely_more(-Self::SURE) < enough
    }

    /// Whether more trials would not change the choice.
    pub(super) fn is_clear(&self) -> bool {
        let leader = self.leader();
        self.challengers(leader).all(|(_, found)| self.is_hopeless(leader, found))
    }

    /// The dice for the next trial of a choice: the same for the n-th trial of each.
    pub(super) fn world(&self, choice: usize) -> QuickDice {
        QuickDice::new(self.seed.wrapping_add(self.values[choice].len() as u64 + 1))
    }

    /// The dice for a world in which nothing is compared.
    pub(super) fn other_world(&mut self) -> QuickDice {
        self.others += 1;
        QuickDice::new(self.seed.wrapping_sub(self.others))
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

    /// So many choices; a glance counts for so many worlds.
    fn begin(choices: usize, advised: usize, glance: f32) -> Trials {
        let mut trials = Trials::new(Tuning { exploration: 1.0, trifle: 0.005, glance, ..Tuning::of("") });
        trials.begin(choices, advised, 7, |choice, _| [0.5, 0.2, 0.6, 0.1][choice]);
        trials
    }

    #[test]
    fn choices_are_compared_world_by_world() {
        let mut trials = begin(3, 0, 0.0);
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
        let mut trials = begin(2, 0, 0.0);
        (0..5).for_each(|_| (0..2).for_each(|choice| trials.note(choice, choice as f32)));
        assert_eq!(trials.found()[1].surely_more(1.0), f32::NEG_INFINITY);
    }

    #[test]
    fn what_may_be_better_is_tried_in_known_worlds() {
        let mut trials = begin(4, 1, 0.0);
        let mut tries = 0;
        while !trials.is_clear() {
            let choice = trials.next();
            trials.note(choice, [0.2, 0.5, 0.6, 0.1][choice]);
            tries += 1;
            assert!(tries <= 400, "it never comes to an end: {:?}", trials.found());
            let visits = |choice: usize| trials.found()[choice].visits;
            assert!([0, 2, 3].iter().all(|&choice| visits(choice) <= visits(1)), "only in known worlds");
            if tries == 50 {
                assert!(visits(2) > 2 * (visits(0) + visits(3)), "the better one first: {:?}", trials.found());
            }
        }
        assert_eq!(trials.leader(), 2);
        // Nobody is tried more often than it takes to be sure.
        assert!(tries <= 4 * Trials::ENOUGH, "{tries}");
    }

    #[test]
    fn what_looks_bad_at_a_glance_is_tried_last() {
        let mut trials = begin(4, 0, 4.0);
        for _ in 0..30 {
            let choice = trials.next();
            trials.note(choice, 0.5);
        }
        let visits: Vec<u32> = trials.found().iter().map(|found| found.visits).collect();
        assert!(visits[2] > visits[1] && visits[1] >= visits[3], "{visits:?}");
    }

    #[test]
    fn it_is_clear_when_nothing_else_can_be_better() {
        let cases = [
            ([0.5, 0.4, 0.3], "all else is worse"),
            ([0.5, 0.5, 0.5], "all are the same"),
            ([0.5, 0.7, 0.5], "one is better"),
        ];
        for (values, why) in cases {
            let mut trials = begin(3, 0, 0.0);
            for _ in 0..200 {
                let choice = trials.next();
                trials.note(choice, values[choice]);
            }
            assert!(trials.is_clear(), "{why}: {:?}", trials.found());
        }
        let mut trials = begin(2, 0, 0.0);
        for round in 0..200 {
            let choice = trials.next();
            let luck = if round % 3 == 0 { 0.2 } else { 0.0 };
            trials.note(choice, 0.5 + luck);
        }
        assert!(!trials.is_clear(), "luck still decides");
    }
    #[test]
    fn what_counts_as_a_trifle_says_when_it_is_clear() {
        let is_clear = |trifle: f32| {
            let mut trials = begin(2, 0, 0.0);
            trials.tuning.trifle = trifle;
            // As good on the whole, and after a hundred worlds surely not better by 0.005.
            for world in 0..100 {
                trials.note(0, 0.5);
                trials.note(1, if world % 2 == 0 { 0.49 } else { 0.51 });
            }
            trials.is_clear()
        };
        assert!(is_clear(0.005));
        assert!(!is_clear(0.0));
    }
}
