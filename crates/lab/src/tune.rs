//! Tuning a search: one number after the other is changed, and what bots with the present and with other values choose is
//! weighed at the same moments of many matches. A change is kept if its choices surely win more.

use std::sync::atomic::AtomicU64;

use bots::{Bot, BotName, Budget, Change, Tuning, Worth};
use catalog::{AnyGame, AnyMind};
use engine::{Problem, Setup, ensure};

use crate::threads::play_all;
use crate::{Mean, self_play};

/// What is to be tuned.
#[derive(Clone)]
pub struct TunePlan {
    /// The game.
    pub game: &'static dyn AnyGame,
    /// The setup.
    pub setup: Setup,
    /// Components instead of those of the box.
    pub components: Option<String>,
    /// Which numbers; all if none is named.
    pub numbers: Vec<String>,
    /// Begins with these instead of the present values.
    pub from: Vec<Change>,
    /// How long every search goes on.
    pub budget: Budget,
    /// At how many choices, each of a match of its own.
    pub choices: u64,
    /// In how many worlds a match is played on after a choice.
    pub worlds: u32,
    /// How many threads.
    pub threads: usize,
    /// The first seed; the same plan finds the same numbers.
    pub seed: u64,
}

/// A change that was tried.
#[derive(Clone, Debug)]
pub struct Trial {
    /// The change.
    pub change: Change,
    /// The share of the matches that a choice wins more than the rules of thumb.
    pub wins: f64,
    /// What that is more than with the numbers before.
    pub more: Mean,
    /// The points that a choice brings more than with the numbers before.
    pub points: f64,
    /// Whether it was kept.
    pub kept: bool,
}

impl TunePlan {
    /// The changes to be tried, number by number.
    fn changes(&self) -> Result<Vec<Vec<Change>>, Problem> {
        let tuning = Tuning::of(self.game.facts().id).with(&self.from)?;
        let all = candidates(&tuning);
        if let Some(unknown) = self.numbers.iter().find(|number| all.iter().all(|(name, _)| name != number)) {
            let names: Vec<&str> = all.iter().map(|&(name, _)| name).collect();
            return Err(Problem::new(format!("`{unknown}` is not tuned: use {}", names.join(", "))));
        }
        let wanted = |name: &str| self.numbers.is_empty() || self.numbers.iter().any(|number| number == name);
        let wanted = all.into_iter().filter(|(name, _)| wanted(name));
        wanted
            .map(|(name, values)| {
                let mut changes = Vec::new();
                for value in values {
                    let change = Change { name: name.to_owned(), value };
                    if tuning.with(std::slice::from_ref(&change))? != tuning {
                        changes.push(change);
                    }
                }
                Ok(changes)
            })
            .collect()
    }

    /// How often choices will be weighed.
    pub fn total(&self) -> Result<u64, Problem> {
        Ok(self.changes()?.len() as u64 * self.choices)
    }
}

/// Tries changes of every number, and tells of each as it is done. `progress` counts choices; [`TunePlan::total()`] says how
/// many there will be.
pub fn tune(plan: &TunePlan, progress: &AtomicU64, mut told: impl FnMut(&Trial)) -> Result<Tuning, Problem> {
    ensure!(plan.choices > 0 && plan.worlds > 0, "there must be at least one choice to weigh, in at least one world");
    let mut kept = plan.from.clone();
    for changes in plan.changes()? {
        let with = |change: &Change| [&kept[..], std::slice::from_ref(change)].concat();
        let tried: Vec<Vec<Change>> = std::iter::once(kept.clone()).chain(changes.iter().map(with)).collect();
        let worths = weigh(plan, &tried, progress)?;
        let mut trials: Vec<Trial> = (1..).zip(changes).map(|(bot, change)| trial(&worths, bot, change)).collect();
        // The most that is sure.
        let best = trials.iter_mut().max_by(|one, other| one.more.low.total_cmp(&other.more.low));
        if let Some(best) = best.filter(|best| best.more.low > 0.0) {
            best.kept = true;
            kept.push(best.change.clone());
        }
        trials.iter().for_each(&mut told);
    }
    Tuning::of(plan.game.facts().id).with(&kept)
}

/// What bots with these changes choose at every choice of the plan, and what it is worth.
fn weigh(plan: &TunePlan, tried: &[Vec<Change>], progress: &AtomicU64) -> Result<Vec<Vec<Worth>>, Problem> {
    let table = self_play(plan.game, plan.setup.clone(), plan.components.as_deref())?;
    let bot = |changes: &Vec<Change>| match changes[..] {
        [] => Bot::Named(BotName::Search(plan.budget)),
        _ => Bot::Varied(BotName::Search(plan.budget), changes.clone()),
    };
    play_all(plan.threads, plan.choices, progress, || {
        let mut minds: Vec<AnyMind> = tried.iter().map(|changes| AnyMind::new(bot(changes))).collect();
        let table = table.as_ref();
        move |number: u64| table.weigh(&mut minds, plan.worlds, plan.seed.wrapping_add(number))
    })
}

/// How one of the bots did beside the first, which has the numbers before.
fn trial(worths: &[Vec<Worth>], bot: usize, change: Change) -> Trial {
    let mean = |values: Vec<f64>| Mean::of(&values);
    let wins = mean(worths.iter().map(|worth| worth[bot].wins).collect());
    let more = mean(worths.iter().map(|worth| worth[bot].wins - worth[0].wins).collect());
    let points = mean(worths.iter().map(|worth| worth[bot].points - worth[0].points).collect());
    Trial { change, wins: wins.mean, more, points: points.mean, kept: false }
}

/// Other values for every number.
fn candidates(tuning: &Tuning) -> Vec<(&'static str, Vec<String>)> {
    let scaled = |value: f32| [0.5, 2.0].map(|factor| format!("{:?}", value * factor)).to_vec();
    let horizons = [tuning.horizon.div_ceil(2), tuning.horizon * 2].map(|value| value.to_string()).to_vec();
    vec![
        ("horizon", horizons),
        ("trust", ["0.3", "0.5", "0.7", "0.85"].map(str::to_owned).to_vec()),
        ("exploration", scaled(tuning.exploration)),
        ("spread", scaled(tuning.spread)),
        ("win", ["0.2", "0.8"].map(str::to_owned).to_vec()),
        ("doubt", ["0.5", "1.0", "1.5", "2.0"].map(str::to_owned).to_vec()),
        ("trifle", ["0.0", "0.002", "0.005"].map(str::to_owned).to_vec()),
        ("glance", vec!["0.0".to_owned(), "4.0".to_owned()]),
        ("lessons", ["0.0", "0.2", "0.5"].map(str::to_owned).to_vec()),
        ("beyond", vec![(!tuning.beyond).to_string()]),
        ("others", vec![(!tuning.others).to_string()]),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(game: &str, players: u8, number: &str, iterations: u32) -> TunePlan {
        TunePlan {
            game: catalog::find(game).expect("a game of ours"),
            setup: Setup::new(players),
            components: None,
            numbers: vec![number.to_owned()],
            from: Vec::new(),
            budget: Budget::Iterations(iterations),
            choices: 4,
            worlds: 3,
            threads: 2,
            seed: 1,
        }
    }

    fn tuned(plan: &TunePlan) -> (Tuning, Vec<Trial>) {
        let (mut trials, progress) = (Vec::new(), AtomicU64::new(0));
        let tuning = tune(plan, &progress, |trial| trials.push(trial.clone())).expect("tunes");
        assert_eq!(progress.into_inner(), plan.total().expect("known numbers"));
        (tuning, trials)
    }

    #[test]
    fn what_makes_no_difference_is_not_kept() {
        // With one iteration every search follows the rules of thumb, whatever its numbers are.
        for (game, players) in [("rocket-jockey", 2), ("jupiter-rescue", 1)] {
            let (tuning, trials) = tuned(&plan(game, players, "spread", 1));
            assert_eq!(tuning, Tuning::of(game));
            assert_eq!(trials.len(), 2, "half and double");
            assert!(trials.iter().all(|trial| trial.more.mean == 0.0 && !trial.kept), "{trials:?}");
        }
    }

    #[test]
    fn the_same_plan_finds_the_same() {
        let plan = plan("rocket-jockey", 2, "doubt", 50);
        let [one, other] = [1, 3].map(|threads| tuned(&TunePlan { threads, choices: 12, ..plan.clone() }));
        assert_eq!(format!("{one:?}"), format!("{other:?}"));
        assert!(one.1.iter().any(|trial| trial.wins != 0.0), "somebody left the rules of thumb: {:?}", one.1);
    }

    #[test]
    fn the_present_number_is_not_tried_against_itself() {
        let (_, trials) = tuned(&plan("rocket-jockey", 2, "lessons", 1));
        let values: Vec<&str> = trials.iter().map(|trial| trial.change.value.as_str()).collect();
        assert_eq!(values, ["0.0", "0.5"], "0.2 is what it has");
    }

    #[test]
    fn tuning_can_begin_with_other_numbers() {
        let from = vec!["lessons=0.5".parse().expect("a change"), "horizon=7".parse().expect("a change")];
        let (tuning, trials) = tuned(&TunePlan { from: from.clone(), ..plan("rocket-jockey", 2, "lessons", 1) });
        let values: Vec<&str> = trials.iter().map(|trial| trial.change.value.as_str()).collect();
        assert_eq!(values, ["0.0", "0.2"], "0.5 is what it begins with");
        assert_eq!(Ok(tuning), Tuning::of("rocket-jockey").with(&from), "nothing was better");
    }

    #[test]
    fn what_surely_wins_more_is_told_from_luck() {
        let change = || Change { name: "doubt".to_owned(), value: "1.0".to_owned() };
        let worth = |wins: f64| Worth { wins, points: 10.0 * wins };
        let worths: Vec<Vec<Worth>> = (0..40)
            .map(|number| {
                let luck = f64::from(number % 4) / 10.0;
                vec![worth(luck), worth(luck + 0.05), worth(if number == 0 { 1.0 } else { luck })]
            })
            .collect();
        let [better, lucky] = [1, 2].map(|bot| trial(&worths, bot, change()));
        assert!(better.more.low > 0.0 && (better.more.mean - 0.05).abs() < 1e-9, "{better:?}");
        assert!((better.wins - 0.2).abs() < 1e-9 && (better.points - 0.5).abs() < 1e-9, "{better:?}");
        assert!(lucky.more.mean > 0.0 && lucky.more.low < 0.0, "{lucky:?}");
    }

    #[test]
    fn a_number_that_is_not_tuned_is_said() {
        let plan = plan("rocket-jockey", 2, "horizont", 1);
        let problem = tune(&plan, &AtomicU64::new(0), |_| {}).expect_err("there is no such number");
        assert!(problem.to_string().contains("`horizont` is not tuned: use horizon, trust"), "{problem}");
    }

    #[test]
    fn every_candidate_can_be_tried() {
        for game in catalog::games() {
            let tuning = Tuning::of(game.facts().id);
            for (name, values) in candidates(&tuning) {
                for value in values {
                    tuning.with(&[Change { name: name.to_owned(), value }]).expect("a possible number");
                }
            }
        }
    }
}
