//! Tuning a search on self-play: one number after the other is changed, and a change is kept if it wins. One that falls
//! behind is given up early, so that most of the time goes to those that may be better.

use std::sync::atomic::AtomicU64;

use bots::{Bot, BotName, Budget, Change, Tuning};
use catalog::{AnyGame, Played};
use engine::{Problem, Setup, ensure};

use crate::arena::{Meeting, games_each, is_team, meet, pairing};
use crate::{ArenaPlan, Pairing};

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

/// In so many rounds a change is tried; after each it must be ahead to go on.
const ROUNDS: u64 = 4;

/// Tries changes of every number, and tells of each as it is done.
pub fn tune(plan: &TunePlan, progress: &AtomicU64, mut told: impl FnMut(&Trial)) -> Result<Tuning, Problem> {
    ensure!(plan.games > 0, "there must be at least one game to play");
    let mut kept: Vec<Change> = Vec::new();
    let mut tuning = Tuning::of(plan.game.facts().id);
    let all = candidates(&tuning);
    if let Some(unknown) = plan.numbers.iter().find(|number| all.iter().all(|(name, _)| name != number)) {
        let names: Vec<&str> = all.iter().map(|&(name, _)| name).collect();
        return Err(Problem::new(format!("`{unknown}` is not tuned: use {}", names.join(", "))));
    }
    let team = is_team(plan.game, &plan.setup);
    let mut standard = if team { Some(fares(plan, &kept, &kept, None, progress)?) } else { None };
    let wanted = |name: &str| plan.numbers.is_empty() || plan.numbers.iter().any(|number| number == name);
    for (name, values) in all.into_iter().filter(|(name, _)| wanted(name)) {
        for value in values {
            let change = Change { name: name.to_owned(), value };
            let mut tried = kept.clone();
            tried.retain(|other| other.name != change.name);
            tried.push(change.clone());
            let changed = Tuning::of(plan.game.facts().id).with(&tried)?;
            if changed == tuning {
                continue;
            }
            let fared = fares(plan, &tried, &kept, standard.as_ref(), progress)?;
            let better = fared.played.len() as u64 >= plan.games
                && match &standard {
                    Some(before) => fared.is_ahead(Some(before)),
                    None => fared.pairing.wins.low > 1.0 / f64::from(plan.setup.players),
                };
            told(&Trial { change, fared: fared.pairing.clone(), kept: better });
            if better {
                (tuning, kept) = (changed, tried);
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

/// How some changes fare.
struct Fared {
    plan: ArenaPlan,
    played: Vec<Played>,
    pairing: Pairing,
}

impl Fared {
    /// Whether they have won more than their share so far. A team is better than another if it wins more often on the same
    /// seeds, or as often with a better score.
    fn is_ahead(&self, other: Option<&Fared>) -> bool {
        match other {
            Some(other) => {
                let same = &other.played[..self.played.len().min(other.played.len())];
                let other = pairing(&other.plan, MEETING, same);
                (self.pairing.wins.share, self.pairing.score) > (other.wins.share, other.score)
            }
            None => self.pairing.wins.share > 1.0 / f64::from(self.plan.setup.players),
        }
    }
}

/// The first bot of a plan alone among others like the last; a team has but one.
const MEETING: Meeting = Meeting { bot: 0, against: 1 };

/// How some changes fare against others, or a team beside another; not to the end if they fall behind.
fn fares(
    plan: &TunePlan,
    tried: &[Change],
    before: &[Change],
    standard: Option<&Fared>,
    progress: &AtomicU64,
) -> Result<Fared, Problem> {
    let bot = |changes: &[Change]| match changes {
        [] => Bot::Named(BotName::Search(plan.budget)),
        changes => Bot::Varied(BotName::Search(plan.budget), changes.to_vec()),
    };
    let team = is_team(plan.game, &plan.setup);
    let arena = ArenaPlan {
        game: plan.game,
        setup: plan.setup.clone(),
        components: plan.components.clone(),
        bots: if team { vec![bot(tried), bot(tried)] } else { vec![bot(tried), bot(before)] },
        games: plan.games,
        threads: plan.threads,
        seed: plan.seed,
    };
    let (games, seats) = (games_each(&arena), u64::from(plan.setup.players));
    let round = games.div_ceil(ROUNDS).next_multiple_of(if team { 1 } else { seats });
    let pairing = |played: &[Played]| pairing(&arena, MEETING, played);
    let mut played = Vec::new();
    loop {
        let from = played.len() as u64;
        played.extend(meet(&arena, &[MEETING], from..games.min(from + round), progress)?);
        let fared = Fared { plan: arena.clone(), pairing: pairing(&played), played };
        let first = team && standard.is_none();
        if fared.played.len() as u64 >= games || !(first || fared.is_ahead(standard)) {
            return Ok(fared);
        }
        played = fared.played;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(game: &str, players: u8, number: &str) -> TunePlan {
        TunePlan {
            game: catalog::find(game).expect("a game of ours"),
            setup: Setup::new(players),
            components: None,
            numbers: vec![number.to_owned()],
            // With one iteration every search follows the rules of thumb, whatever its numbers are.
            budget: Budget::Iterations(1),
            games: 8,
            threads: 2,
            seed: 1,
        }
    }

    #[test]
    fn a_change_that_does_not_get_ahead_is_given_up_and_not_kept() {
        for (game, players) in [("rocket-jockey", 2), ("jupiter-rescue", 1)] {
            let plan = plan(game, players, "spread");
            let mut trials = Vec::new();
            let tuning = tune(&plan, &AtomicU64::new(0), |trial| trials.push(trial.clone())).expect("tunes");
            assert_eq!(tuning, Tuning::of(game));
            assert_eq!(trials.len(), 2, "half and double");
            assert!(trials.iter().all(|trial| trial.fared.games == 2 && !trial.kept), "{trials:?}");
        }
    }

    #[test]
    fn the_present_number_is_not_tried_against_itself() {
        let plan = plan("rocket-jockey", 2, "lessons");
        let mut values = Vec::new();
        tune(&plan, &AtomicU64::new(0), |trial| values.push(trial.change.value.clone())).expect("tunes");
        assert_eq!(values, ["0.0", "0.5"], "0.2 is what it has");
    }

    #[test]
    fn a_number_that_is_not_tuned_is_said() {
        let plan = plan("rocket-jockey", 2, "horizont");
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
