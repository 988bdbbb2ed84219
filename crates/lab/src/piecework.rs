//! Matches that others play, on other machines: how they are described, handed out and handed in.

use std::ops::Range;
use std::path::Path;
use std::sync::atomic::AtomicU64;

use bots::{Bot, Stop};
use engine::{Problem, Seat, Setup, ensure};
use serde::{Deserialize, Serialize};

use crate::arena::ArenaMatches;
use crate::batches::{Matches, add_up};
use crate::experiment::LabMatches;
use crate::sim::SimMatches;
use crate::{ArenaPlan, Arm, Ban, Experiment, Plan};

/// Plays matches elsewhere.
pub trait Elsewhere: Send + Sync {
    /// Lets others play what the desk gives out until all is done or stop is said.
    fn play(&self, desk: &dyn Desk) -> Result<(), Problem>;
}

/// Where batches are given out and handed in again.
pub trait Desk: Sync {
    /// What is played, in words that no other run has.
    fn what(&self) -> &str;
    /// What is played, as others are to hear of it.
    fn job(&self) -> Job;
    /// The file in which the run is kept, if it is.
    fn kept(&self) -> Option<&Path>;
    /// The word that ends the run.
    fn stop(&self) -> &Stop;
    /// Whether everything is handed in.
    fn is_done(&self) -> bool;
    /// The next batches, at most so many, that are not done and were not given out; nothing if there are none or stop was said.
    fn take(&self, at_most: u64) -> Option<Range<u64>>;
    /// Counts batches that were played, as [`Piecework::play`] packed them. If one of them counts already, none does.
    fn hand_in(&self, batches: Range<u64>, packed: &[u8]) -> Result<bool, Problem>;
    /// Writes what is handed in to the file in which the run is kept.
    fn keep(&self) -> Result<(), Problem>;
}

/// What is to be played, as it travels.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Job {
    /// The id of the game.
    pub game: String,
    kind: Kind,
    arms: Vec<JobArm>,
    games: u64,
    seed: u64,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Kind {
    Sim,
    Arena { gauntlet: bool },
    Lab { close: bool, clauses_every: u64 },
}

/// Conditions, as they travel: bots and patterns by their names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct JobArm {
    setup: Setup,
    components: Option<String>,
    bots: Vec<String>,
    ban: Option<(String, Option<Seat>)>,
}

/// Plays pieces of a job.
pub trait Piecework: Send + Sync {
    /// Plays these batches and packs what they add up to; nothing if stop was said before they were over.
    fn play(&self, batches: Range<u64>, stop: &Stop) -> Result<Option<Vec<u8>>, Problem>;
    /// The numbers of the matches of these batches.
    fn numbers(&self, batches: Range<u64>) -> Range<u64>;
}

impl<M: Matches> Piecework for M {
    fn play(&self, batches: Range<u64>, stop: &Stop) -> Result<Option<Vec<u8>>, Problem> {
        packed(self, batches, stop)
    }

    fn numbers(&self, batches: Range<u64>) -> Range<u64> {
        self.batches().numbers(batches)
    }
}

pub(crate) fn packed<M: Matches>(matches: &M, batches: Range<u64>, stop: &Stop) -> Result<Option<Vec<u8>>, Problem> {
    let numbers = matches.batches().numbers(batches);
    let tally = add_up(&mut matches.player(stop), numbers, stop, &AtomicU64::new(0))?;
    let pack =
        |tally| postcard::to_stdvec(&tally).map_err(|error| Problem::new(format!("it cannot be packed: {error}")));
    tally.map(pack).transpose()
}

impl Job {
    pub(crate) fn sim(plan: &Plan) -> Self {
        let arm = JobArm::new(&plan.setup, plan.components.as_ref(), &plan.bots, None);
        Job::new(plan.game.facts().id, Kind::Sim, vec![arm], plan.games, plan.seed)
    }

    pub(crate) fn arena(plan: &ArenaPlan) -> Self {
        let arm = JobArm::new(&plan.setup, plan.components.as_ref(), &plan.bots, None);
        Job::new(plan.game.facts().id, Kind::Arena { gauntlet: plan.gauntlet }, vec![arm], plan.games, plan.seed)
    }

    pub(crate) fn lab(experiment: &Experiment) -> Self {
        let Experiment { close, clauses_every, games, seed, .. } = *experiment;
        let arm = |arm: &Arm| JobArm::new(&arm.setup, arm.components.as_ref(), &arm.bots, arm.ban.as_ref());
        let arms = experiment.arms.iter().map(arm).collect();
        Job::new(experiment.game.facts().id, Kind::Lab { close, clauses_every }, arms, games, seed)
    }

    fn new(game: &str, kind: Kind, arms: Vec<JobArm>, games: u64, seed: u64) -> Self {
        Job { game: game.to_owned(), kind, arms, games, seed }
    }

    /// What would let strangers run their programs here: nobody plays such a job for others.
    pub fn check(&self) -> Result<(), Problem> {
        let mut bots = self.arms.iter().flat_map(|arm| &arm.bots);
        let program = bots.find(|bot| bot.starts_with("exec:"));
        ensure!(
            program.is_none(),
            "{} is a program of yours: it plays on this machine only, without --nats",
            program.map_or("", String::as_str)
        );
        Ok(())
    }

    /// Prepares to play pieces of it.
    pub fn piecework(&self) -> Result<Box<dyn Piecework>, Problem> {
        self.check()?;
        let game = catalog::find(&self.game)?;
        let mut arms = self.arms.iter().map(JobArm::arm).collect::<Result<Vec<Arm>, Problem>>()?;
        let (games, seed, threads) = (self.games, self.seed, 1);
        if let Kind::Lab { close, clauses_every } = self.kind {
            let experiment = Experiment { game, arms, close, parquet: None, clauses_every, games, threads, seed };
            return Ok(Box::new(LabMatches::new(experiment)?));
        }
        let arm = arms.pop().ok_or_else(|| Problem::new("there must be something to play"))?;
        let Arm { setup, components, bots, .. } = arm;
        Ok(match self.kind {
            Kind::Arena { gauntlet } => {
                let plan = ArenaPlan { game, setup, components, bots, gauntlet, games, threads, seed };
                Box::new(ArenaMatches::new(plan)?)
            }
            _ => Box::new(SimMatches::new(Plan { game, setup, components, bots, games, threads, seed })?),
        })
    }
}

impl JobArm {
    fn new(setup: &Setup, components: Option<&String>, bots: &[Bot], ban: Option<&Ban>) -> Self {
        JobArm {
            setup: setup.clone(),
            components: components.cloned(),
            bots: bots.iter().map(ToString::to_string).collect(),
            ban: ban.map(|ban| (ban.pattern.to_string(), ban.seat)),
        }
    }

    fn arm(&self) -> Result<Arm, Problem> {
        let ban = |(pattern, seat): &(String, Option<Seat>)| {
            Ok::<Ban, Problem>(Ban { pattern: pattern.parse()?, seat: *seat })
        };
        Ok(Arm {
            label: String::new(),
            setup: self.setup.clone(),
            components: self.components.clone(),
            bots: self.bots.iter().map(|bot| bot.parse()).collect::<Result<_, _>>()?,
            ban: self.ban.as_ref().map(ban).transpose()?,
        })
    }
}
