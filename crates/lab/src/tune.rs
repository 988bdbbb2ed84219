//! Tuning a search on self-play: one number after the other is changed, and a change is kept if it wins.

use std::sync::atomic::AtomicU64;

use bots::{Bot, BotName, Budget, Change, Tuning};
use catalog::AnyGame;
use engine::{Problem, Setup};

use crate::arena::is_team;
use crate::{ArenaPlan, Pairing, arena};

/// What is to be tuned.
#[derive(Clone)]
pub struct TunePlan {
    /// The game.
    pub game: &'static dyn AnyGame,
    /// The setup.
    pub setup: Setup,
    /// Which numbers; all if none is named.
    pub numbers: Vec<String>,
    /// How long every search goes on.
    pub budget: Budget,
    /// How many matches a change is given.
    pub games: u64,
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
    /// How it fared against the numbers before it; in a cooperative game, how it fared.
    pub fared: Pairing,
    /// Whether it was kept.
    pub kept: bool,
}

/// Tries changes of every number, and tells of each as it is done.
pub fn tune(plan: &TunePlan, progress: &AtomicU64, mut told: impl FnMut(&Trial)) -> Result<Tuning, Problem> {
    let mut kept: Vec<Change> = Vec::new();
    let mut tuning = Tuning::of(plan.game.facts().id);
    let team = is_team(plan.game, &plan.setup);
    let all = candidates(&tuning);
    if let Some(unknown) = plan.numbers.iter().find(|number| all.iter().all(|(name, _)| name != number)) {
        let names: Vec<&str> = all.iter().map(|&(name, _)| name).collect();
        return Err(Problem::new(format!("`{unknown}` is not tuned: use {}", names.join(", "))));
    }
    let mut standard = if team { Some(fares(plan, &kept, &kept, progress)?) } else { None };
    let wanted = |name: &str| plan.numbers.is_empty() || plan.numbers.iter().any(|number| number == name);
    for (name, values) in all.into_iter().filter(|(name, _)| wanted(name)) {
        for value in values {
            let change = Change { name: name.to_owned(), value };
            let mut tried = kept.clone();
            tried.retain(|other| other.name != change.name);
            tried.push(change.clone());
            let fared = fares(plan, &tried, &kept, progress)?;
            let better = match &standard {
                // A team is better if it wins more often, or as often with a better score.
                Some(before) => (fared.wins.share, fared.score) > (before.wins.share, before.score),
                None => fared.wins.low > 1.0 / f64::from(plan.setup.players),
            };
            told(&Trial { change, fared: fared.clone(), kept: better });
            if better {
                tuning = Tuning::of(plan.game.facts().id).with(&tried)?;
                kept = tried;
                standard = standard.map(|_| fared);
            }
        }
    }
    Ok(tuning)
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
        ("glance", vec!["0.0".to_owned(), "4.0".to_owned()]),
        ("lessons", ["0.0", "0.2", "0.5"].map(str::to_owned).to_vec()),
        ("beyond", vec![(!tuning.beyond).to_string()]),
        ("others", vec![(!tuning.others).to_string()]),
    ]
}

/// How some changes fare against others.
fn fares(plan: &TunePlan, tried: &[Change], before: &[Change], progress: &AtomicU64) -> Result<Pairing, Problem> {
    let bot = |changes: &[Change]| match changes {
        [] => Bot::Named(BotName::Search(plan.budget)),
        changes => Bot::Varied(BotName::Search(plan.budget), changes.to_vec()),
    };
    let team = is_team(plan.game, &plan.setup);
    let bots = if team { vec![bot(tried)] } else { vec![bot(tried), bot(before)] };
    let report = arena(
        &ArenaPlan {
            game: plan.game,
            setup: plan.setup.clone(),
            components: None,
            bots,
            games: plan.games,
            threads: plan.threads,
            seed: plan.seed,
        },
        progress,
    )?;
    report.pairings.into_iter().next().ok_or_else(|| Problem::new("nobody met anybody"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_that_is_not_tuned_is_said() {
        let game = catalog::games()[0];
        let plan = TunePlan {
            game,
            setup: game.usual_setup(2),
            numbers: vec!["horizont".to_owned()],
            budget: Budget::Iterations(1),
            games: 1,
            threads: 1,
            seed: 1,
        };
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
