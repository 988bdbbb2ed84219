//! One choice beside all others, in the same imagined worlds.

use bots::{Consequence, Followed, follow};
use catalog::Playable;
use engine::{Observation, QuickDice, View};
use puzzles::{Gain, Other, Step};

/// What came of the choices of a seat.
pub(super) struct Comparison<'a, 'o, G: Playable> {
    observation: &'a Observation<'o, G>,
    best: usize,
    luck: u64,
    /// For each choice what it was worth some turns later, world by world.
    worth: Vec<Vec<f64>>,
    /// For each choice what came of it in the end, world by world; only where that matters, as it takes long.
    came: Vec<Vec<Consequence>>,
}

/// After so many worlds it is asked again who is surely worse.
const ROUNDS: [u32; 4] = [16, 40, 120, u32::MAX];

/// In so many worlds it is glanced at whether there is anything to look for.
const GLANCE: u32 = 4;

/// A choice is surely worse if it brings less by so many standard errors, and by so much.
const SURE: f64 = 4.0;
const MARGIN: f64 = 0.02;

/// What the rules of thumb would do must be worse by so much.
const BLUNDER: f64 = 0.04;

/// What differs by less than this, and by less than so many standard errors, is as good as the best.
const TRIFLE: f64 = 0.012;
const DOUBT: f64 = 2.5;

/// So many choices may be right: the best and what is as good.
const MOST_RIGHT: usize = 3;

/// One world in so many tells what a wrong choice costs in the end.
const COSTS: u32 = 4;

/// In how many imagined positions the rules of thumb are asked.
const ASKED: u64 = 8;

/// A mean with its standard error.
#[derive(Copy, Clone, Debug, PartialEq)]
struct More {
    mean: f64,
    error: f64,
}

impl More {
    fn of(differences: &[f64]) -> More {
        let count = differences.len().max(2) as f64;
        let mean = differences.iter().sum::<f64>() / count;
        let squares: f64 = differences.iter().map(|one| (one - mean).powi(2)).sum();
        More { mean, error: (squares / (count - 1.0) / count).sqrt() }
    }

    /// As it is written in a puzzle.
    fn written(self) -> [f64; 2] {
        [self.mean, self.error].map(|number| (number * 10_000.0).round() / 10_000.0)
    }
}

impl<'a, 'o, G: Playable> Comparison<'a, 'o, G> {
    pub(super) fn new(observation: &'a Observation<'o, G>, best: usize, luck: u64) -> Self {
        let choices = observation.actions().len();
        Comparison { observation, best, luck, worth: vec![Vec::new(); choices], came: vec![Vec::new(); choices] }
    }

    /// What the rules of thumb would do, unless it is ever the best, or does nothing but take something back.
    pub(super) fn rule_of_thumb(&self) -> Option<usize> {
        if self.observation.view().takes_back(&self.observation.actions()[self.best]) {
            return None;
        }
        let advised: Vec<usize> = (0..ASKED).map(|number| self.advised(number)).collect();
        advised.iter().all(|&choice| choice != self.best).then(|| advised[0])
    }

    /// What the rules of thumb advise in one of the positions that the seat could be in.
    pub(super) fn advised(&self, number: u64) -> usize {
        let dice = &mut QuickDice::new(self.luck.wrapping_sub(number + 1));
        self.observation.imagine(dice).advise(self.observation.seat(), self.observation.actions(), dice)
    }

    /// Whether one of these choices can turn out much better than what the rules of thumb advise. [`Comparison::step`] asks
    /// the same of the bot's choice in the same worlds, so what is not seen here would not be kept.
    pub(super) fn may_be_blunder(&mut self, thumb: usize, choices: &[usize]) -> bool {
        let mut open = choices.to_vec();
        for worlds in [GLANCE, ROUNDS[0]] {
            if open.is_empty() {
                return false;
            }
            self.look_ahead(&[thumb], worlds);
            self.look_ahead(&open, worlds);
            // Few worlds tell little.
            let doubt = if worlds == GLANCE { 2.0 } else { 0.0 };
            open.retain(|&choice| {
                let more = self.more(choice, thumb);
                more.mean >= BLUNDER - doubt * more.error && more.mean >= (1.5 - doubt) * more.error
            });
        }
        !open.is_empty()
    }

    /// The choice as a step of a puzzle, if it is clearly best; what the rules of thumb would do must be a blunder.
    /// `commutes` says whether a choice may as well come before the best.
    pub(super) fn step(&mut self, worlds: u32, thumb: Option<usize>, commutes: impl Fn(usize) -> bool) -> Option<Step> {
        if let Some(thumb) = thumb {
            // Most moments are none, and this is soon seen.
            self.look_ahead(&[self.best, thumb], ROUNDS[0]);
            let less = self.worse(thumb);
            if less.mean < BLUNDER || less.mean < 1.5 * less.error {
                return None;
            }
        }
        let mut open: Vec<usize> = (0..self.worth.len()).filter(|&choice| choice != self.best).collect();
        for round in ROUNDS.map(|round| round.min(worlds)) {
            self.look_ahead(&[self.best], round);
            self.look_ahead(&open, round);
            open.retain(|&choice| !self.is_surely_worse(choice));
            let close = open.iter().filter(|&&choice| self.worse(choice).mean < BLUNDER / 2.0);
            let close = close.filter(|&&choice| !commutes(choice)).count();
            if open.iter().any(|&choice| self.is_better(choice)) || close > 2 * MOST_RIGHT {
                return None;
            }
            if open.is_empty() || round == worlds {
                break;
            }
        }
        let (before, right): (Vec<usize>, Vec<usize>) = open.iter().partition(|&&choice| commutes(choice));
        if !right.iter().all(|&choice| self.is_as_good(choice)) || right.len() >= MOST_RIGHT {
            return None;
        }
        if let Some(thumb) = thumb {
            self.follow(&[self.best, thumb], worlds);
            if open.contains(&thumb) || !self.is_blunder(thumb) {
                return None;
            }
        }
        // What a wrong choice costs in the end need not be known as well.
        let all: Vec<usize> = (0..self.worth.len()).collect();
        self.follow(&all, (worlds / COSTS).max(2));
        Some(self.written(&right, &before))
    }

    /// Tries these choices in as many worlds, for some turns.
    fn look_ahead(&mut self, choices: &[usize], worlds: u32) {
        for &choice in choices {
            for world in self.worth[choice].len() as u64..worlds.into() {
                let came = follow(self.observation, choice, self.luck.wrapping_add(world), Followed::Ahead);
                self.worth[choice].push(came.value);
            }
        }
    }

    /// What another choice is worth less than the best some turns later.
    fn worse(&self, choice: usize) -> More {
        self.more(self.best, choice)
    }

    /// What one choice is worth more than another.
    fn more(&self, one: usize, other: usize) -> More {
        let pairs = self.worth[one].iter().zip(&self.worth[other]);
        More::of(&pairs.map(|(one, other)| one - other).collect::<Vec<f64>>())
    }

    /// Tries these choices in as many worlds, to the end of the match.
    fn follow(&mut self, choices: &[usize], worlds: u32) {
        for &choice in choices {
            for world in self.came[choice].len() as u64..worlds.into() {
                let came = follow(self.observation, choice, self.luck.wrapping_add(world), Followed::ToTheEnd);
                self.came[choice].push(came);
            }
        }
    }

    /// What another choice brings less than the best, in the worlds in which both were tried.
    fn less(&self, choice: usize, of: impl Fn(&Consequence) -> f64) -> More {
        let pairs = self.came[self.best].iter().zip(&self.came[choice]);
        More::of(&pairs.map(|(best, other)| of(best) - of(other)).collect::<Vec<f64>>())
    }

    fn is_surely_worse(&self, choice: usize) -> bool {
        let less = self.worse(choice);
        // Few worlds tell little, and many choices are looked at.
        let sure = SURE * (1.0 + 8.0 / self.worth[choice].len() as f64);
        less.mean >= MARGIN && less.mean >= sure * less.error
    }

    fn is_better(&self, choice: usize) -> bool {
        let less = self.worse(choice);
        less.mean < -TRIFLE && less.mean < -2.0 * less.error
    }

    fn is_as_good(&self, choice: usize) -> bool {
        let less = self.worse(choice);
        less.mean.abs() <= TRIFLE && less.mean.abs() <= DOUBT * less.error.max(0.002)
    }

    /// Whether a choice is much worse, and the end of the match shows it too.
    fn is_blunder(&self, choice: usize) -> bool {
        let [wins, points] = [self.less(choice, |came| came.wins), self.less(choice, |came| came.points)];
        let shows = |more: More| more.mean > 2.5 * more.error;
        let value = self.worse(choice);
        value.mean >= BLUNDER
            && (shows(wins) || shows(points))
            && [wins, points].iter().all(|more| more.mean > -more.error)
    }

    fn written(&self, right: &[usize], before: &[usize]) -> Step {
        let code = |choice: usize| self.observation.actions()[choice].to_string();
        let other = |choice: usize| Other {
            code: code(choice),
            value: self.worse(choice).written(),
            wins: self.less(choice, |came| came.wins).written(),
            points: self.less(choice, |came| came.points).written(),
        };
        let is_worse = |choice: &usize| *choice != self.best && !right.contains(choice) && !before.contains(choice);
        Step {
            best: std::iter::once(self.best).chain(right.iter().copied()).map(code).collect(),
            before: before.iter().copied().map(code).collect(),
            others: (0..self.came.len()).filter(is_worse).map(other).collect(),
        }
    }

    /// What the best brings more of the seat's numbers than another choice.
    pub(super) fn gains(&self, beside: usize) -> Vec<Gain> {
        let numbers = self.observation.view().numbers();
        let mean = |of: &dyn Fn(&Consequence) -> i32| {
            let more = self.less(beside, |came| f64::from(of(came)));
            // What may be luck is no gain.
            if more.mean.abs() > 2.0 * more.error { (more.mean * 100.0).round() / 100.0 } else { 0.0 }
        };
        let gain = |(index, (key, _)): (usize, &(&'static str, i32))| Gain {
            number: (*key).to_owned(),
            soon: mean(&|came| came.soon[index]),
            late: mean(&|came| came.late[index]),
        };
        let gains = numbers.iter().enumerate().map(gain);
        gains.filter(|gain| gain.soon != 0.0 || gain.late != 0.0).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_comes_with_its_error() {
        let more = More::of(&[1.0, 3.0, 1.0, 3.0]);
        assert_eq!(more.mean, 2.0);
        assert!((more.error - (4.0_f64 / 3.0 / 4.0).sqrt()).abs() < 1e-12, "{more:?}");
        assert_eq!(More::of(&[0.5; 10]).written(), [0.5, 0.0]);
    }
}
