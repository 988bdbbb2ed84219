//! Matches looked at closely, and the same worlds played under several conditions.

mod details;
mod notes;
mod pattern;
mod pieces;
mod sums;

use std::borrow::Borrow;
use std::collections::{BTreeMap, BTreeSet};

use bots::{Bot, Stop};
use catalog::{AnyGame, AnyMind};
use engine::{Outcome, Problem, Seat, Seats, Setup, ensure};
use serde::{Deserialize, Serialize};

pub(crate) use details::{Details, KindTally, OPENINGS, OfferTally, PhaseTally, merge};
pub(crate) use notes::{CloseNotes, Notebook, Notes};
pub use pattern::Pattern;
pub(crate) use sums::{Sums, matched};

use crate::batches::{Batches, Gathered, Matches, Player, at_once, play_batches};
use crate::parquet_folder::DecisionRow;
use crate::self_play::{CloseTable, close_table};
use crate::sim::{SimTally, identity, parts_of_win};
use crate::{Histogram, Job, ParquetFolder, Played, Tally, Watch};

/// Conditions under which a game is played.
#[derive(Clone)]
pub struct Arm {
    /// What it is called.
    pub label: String,
    /// The setup.
    pub setup: Setup,
    /// Components instead of those of the box.
    pub components: Option<String>,
    /// A bot for each seat.
    pub bots: Vec<Bot>,
    /// What somebody never does.
    pub ban: Option<Ban>,
}

/// What somebody never does, unless there is nothing else to do.
#[derive(Clone, Debug)]
pub struct Ban {
    /// Which actions.
    pub pattern: Pattern,
    /// Who; every seat in turn if nobody is named, and all together where all win or lose together.
    pub seat: Option<Seat>,
}

/// The same worlds, played under one or several conditions.
pub struct Experiment {
    /// The game.
    pub game: &'static dyn AnyGame,
    /// The conditions; the others are compared with the first.
    pub arms: Vec<Arm>,
    /// Whether the matches of the first are looked at closely.
    pub close: bool,
    /// Where those matches are written to, if anywhere.
    pub parquet: Option<ParquetFolder>,
    /// Clauses are counted in one of so many matches; never if 0.
    pub clauses_every: u64,
    /// How many worlds; each is played under every condition.
    pub games: u64,
    /// How many threads.
    pub threads: usize,
    /// World number n has this seed plus n.
    pub seed: u64,
}

/// How often somebody was kept from something, and how often there was nothing else.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Banned {
    pub(crate) kept_from: u64,
    pub(crate) allowed: u64,
}

/// What is usual in a game: it says what counts as the same situation.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Scale {
    /// Leads between which a fifth of all lies each.
    pub(crate) leads: [f32; 4],
    /// Decisions of a match.
    pub(crate) length: f64,
}

impl Scale {
    /// How many classes there are for a seat: five of the lead, four of the time.
    const CLASSES: u16 = 20;

    fn class(&self, seat: Seat, lead: f32, decisions: u32) -> u16 {
        let lead = self.leads.iter().filter(|&&edge| lead > edge).count() as u16;
        let quarter = (f64::from(decisions) * 4.0 / self.length.max(1.0)).min(3.0) as u16;
        seat.index() as u16 * Self::CLASSES + lead * 4 + quarter
    }
}

/// What is asked of every match under every condition; see [`measures`].
type Measures = BTreeMap<String, Sums>;

/// What all matches add up to.
#[derive(Default, Serialize, Deserialize)]
pub(crate) struct LabTally {
    pub(crate) arms: Vec<ArmTally>,
}

/// What the matches under one condition add up to.
#[derive(Default, Serialize, Deserialize)]
pub(crate) struct ArmTally {
    pub(crate) sim: SimTally,
    pub(crate) details: Details,
    pub(crate) measures: Measures,
    /// World by world, how much more than under the first condition.
    pub(crate) differences: Measures,
    pub(crate) banned: Banned,
}

impl Tally for LabTally {
    fn add(&mut self, other: Self) {
        self.arms.resize_with(self.arms.len().max(other.arms.len()), ArmTally::default);
        for (arm, more) in self.arms.iter_mut().zip(other.arms) {
            arm.sim.add(more.sim);
            arm.details.add(more.details);
            merge(&mut arm.measures, more.measures, Sums::add);
            merge(&mut arm.differences, more.differences, Sums::add);
            arm.banned.kept_from += more.banned.kept_from;
            arm.banned.allowed += more.banned.allowed;
        }
    }
}

/// What came of an experiment.
pub(crate) struct Results {
    pub(crate) tally: LabTally,
    pub(crate) games: u64,
    pub(crate) seconds: f64,
    pub(crate) scale: Scale,
}

/// Plays an experiment. What a stop leaves undone is not in it.
pub(crate) fn conduct(experiment: &Experiment, watch: &Watch) -> Result<Results, Problem> {
    let matches = LabMatches::new(experiment)?;
    let Gathered { tally, games, seconds, .. } = play_batches(&matches, watch)?;
    Ok(Results { tally, games, seconds, scale: matches.scale })
}

/// The worlds of an experiment.
pub(crate) struct LabMatches<E> {
    experiment: E,
    tables: Vec<Box<dyn CloseTable>>,
    scale: Scale,
}

impl<E: Borrow<Experiment>> LabMatches<E> {
    pub(crate) fn new(experiment: E) -> Result<Self, Problem> {
        let Experiment { game, arms, seed, close, .. } = experiment.borrow();
        ensure!(!arms.is_empty(), "there must be something to play");
        let tables = arms.iter().map(|arm| close_table(*game, arm.setup.clone(), arm.components.as_deref()));
        let tables: Vec<Box<dyn CloseTable>> = tables.collect::<Result<_, _>>()?;
        let scale = if *close { usual(&arms[0], tables[0].as_ref(), *seed)? } else { Scale::default() };
        Ok(LabMatches { experiment, tables, scale })
    }
}

impl<E: Borrow<Experiment> + Send + Sync> Matches for LabMatches<E> {
    type Tally = LabTally;

    fn batches(&self) -> Batches {
        let experiment = self.experiment.borrow();
        let Experiment { games, threads, .. } = *experiment;
        let at_once = at_once(experiment.arms.iter().flat_map(|arm| &arm.bots));
        Batches { what: what(experiment), games, at_once, threads }
    }

    fn player(&self, stop: &Stop) -> Player<'_, LabTally> {
        let LabMatches { experiment, tables, scale } = self;
        let experiment = experiment.borrow();
        let arms = &experiment.arms;
        let mind = |bot: &Bot| AnyMind::new(bot.clone()).until(stop.clone());
        let minds = |arm: &Arm| arm.bots.iter().map(mind).collect::<Vec<AnyMind>>();
        let mut minds: Vec<Vec<AnyMind>> = arms.iter().map(minds).collect();
        let mut notebook = Notebook::default();
        Box::new(move |number, tally| {
            tally.arms.resize_with(arms.len(), ArmTally::default);
            let mut first: Option<BTreeMap<String, i64>> = None;
            for (index, arm) in arms.iter().enumerate() {
                let close = (experiment.close && index == 0).then_some((&mut notebook, scale));
                let world = World { experiment, arm, table: tables[index].as_ref(), number };
                let measures = world.play(&mut minds[index], close, &mut tally.arms[index])?;
                match &first {
                    Some(first) => note_differences(&mut tally.arms[index], first, &measures),
                    None => first = Some(measures),
                }
            }
            Ok(())
        })
    }

    fn job(&self) -> Job {
        Job::lab(self.experiment.borrow())
    }
}

/// What is played, in words that no other experiment has.
fn what(experiment: &Experiment) -> String {
    let arm = |arm: &Arm| {
        let who = |seat: Option<Seat>| seat.map_or("somebody".to_owned(), |seat| seat.to_string());
        let ban = arm.ban.as_ref().map(|ban| format!(", {} never {}", who(ban.seat), ban.pattern));
        let played = identity(experiment.game, &arm.setup, arm.components.as_deref(), &arm.bots, experiment.seed);
        played + &ban.unwrap_or_default()
    };
    let arms: Vec<String> = experiment.arms.iter().map(arm).collect();
    let close = if experiment.close { format!(" closely/{}", experiment.clauses_every) } else { String::new() };
    format!("lab{close} of {}", arms.join(" and "))
}

/// A world that is played under one condition.
struct World<'a> {
    experiment: &'a Experiment,
    arm: &'a Arm,
    table: &'a dyn CloseTable,
    number: u64,
}

impl World<'_> {
    fn play(
        &self,
        minds: &mut [AnyMind],
        close: Option<(&mut Notebook, &Scale)>,
        tally: &mut ArmTally,
    ) -> Result<BTreeMap<String, i64>, Problem> {
        let players = self.arm.setup.players;
        let seed = self.experiment.seed.wrapping_add(self.number);
        let every = self.experiment.clauses_every;
        let clauses = every > 0 && self.number.is_multiple_of(every);
        let focus = self.focus();
        let ban = self.arm.ban.as_ref().map(|ban| (&ban.pattern, focus.map_or(Seats::all(players), Seats::only)));
        let rows = self.experiment.parquet.is_some();
        let close = close.map(|(notebook, scale)| {
            let details = &mut tally.details;
            Closely { details, notebook, scale, clauses, rows }
        });
        let is_close = close.is_some();
        let Watched { played, banned, rows } = self.table.watch(minds, seed, ban, close)?;
        if let Some(folder) = self.experiment.parquet.as_ref().filter(|_| is_close) {
            let bots: Vec<String> = self.arm.bots.iter().map(ToString::to_string).collect();
            folder.add(self.number, seed, &bots, &played, rows)?;
        }
        tally.banned.kept_from += banned.kept_from;
        tally.banned.allowed += banned.allowed;
        tally.sim.note(&played, players);
        let measures = measures(&played, players, focus);
        for (name, &value) in &measures {
            tally.measures.entry(name.clone()).or_default().note(value);
        }
        Ok(measures)
    }

    /// The seat that something is forbidden to in this world, under whichever condition; nobody if it is all.
    fn focus(&self) -> Option<Seat> {
        let ban = self.experiment.arms.iter().find_map(|arm| arm.ban.as_ref())?;
        let players = u64::from(self.arm.setup.players);
        let team = self.experiment.game.facts().cooperative;
        ban.seat.or_else(|| (!team).then(|| Seat::new((self.number % players) as u8)))
    }
}

/// What a match is looked at closely with.
pub(crate) struct Closely<'a> {
    pub(crate) details: &'a mut Details,
    pub(crate) notebook: &'a mut Notebook,
    pub(crate) scale: &'a Scale,
    pub(crate) clauses: bool,
    /// Whether every decision is wanted as a row.
    pub(crate) rows: bool,
}

/// A match that was looked at.
pub(crate) struct Watched {
    pub(crate) played: Played,
    pub(crate) banned: Banned,
    pub(crate) rows: Vec<DecisionRow>,
}

/// What is asked of every match, as whole numbers: wins in parts, scores, length.
fn measures(played: &Played, players: u8, focus: Option<Seat>) -> BTreeMap<String, i64> {
    let mut measures = BTreeMap::from([("decisions".to_owned(), i64::from(played.decisions))]);
    let score = |seat: Seat| i64::from(played.outcome.score(seat));
    let won = |seat: Seat| parts_of_win(played.share(seat)) as i64;
    if let Outcome::Together { .. } = played.outcome {
        measures.insert("wins".to_owned(), won(Seat::new(0)));
        measures.insert("score".to_owned(), score(Seat::new(0)));
        return measures;
    }
    if let Some(seat) = focus {
        measures.insert("wins of the seat".to_owned(), won(seat));
        measures.insert("score of the seat".to_owned(), score(seat));
        let others = Seat::all(players).filter(|&other| other != seat).map(score).max();
        measures.extend(others.map(|best| ("best score of the others".to_owned(), best)));
        return measures;
    }
    for seat in Seat::all(players) {
        measures.insert(format!("wins of {seat}"), won(seat));
        measures.insert(format!("score of {seat}"), score(seat));
    }
    let scores = || Seat::all(players).map(score);
    measures.insert("best score".to_owned(), scores().max().unwrap_or_default());
    measures.insert(
        "gap from first to last".to_owned(),
        scores().max().unwrap_or_default() - scores().min().unwrap_or_default(),
    );
    measures
}

fn note_differences(arm: &mut ArmTally, first: &BTreeMap<String, i64>, measures: &BTreeMap<String, i64>) {
    for (name, value) in measures {
        if let Some(before) = first.get(name) {
            arm.differences.entry(name.clone()).or_default().note(value - before);
        }
    }
}

/// Says so if a pattern means nothing that can ever be done: it is tried on some matches of chance.
pub fn check_pattern(game: &dyn AnyGame, arm: &Arm, pattern: &Pattern) -> Result<(), Problem> {
    const MATCHES: u64 = 20;
    let table = close_table(game, arm.setup.clone(), arm.components.as_deref())?;
    let (mut found, mut kinds) = (false, BTreeSet::new());
    for seed in 0..MATCHES {
        table.codes(seed, &mut |code| {
            found |= pattern.matches(code);
            kinds.insert(code.split(' ').next().unwrap_or_default().to_owned());
        })?;
        if found {
            return Ok(());
        }
    }
    let kinds: Vec<String> = kinds.into_iter().collect();
    let kinds = kinds.join(", ");
    Err(Problem::new(format!("no action is like `{pattern}` in {MATCHES} matches of chance: codes begin with {kinds}")))
}

/// Learns from a few matches what is usual.
fn usual(arm: &Arm, table: &dyn CloseTable, seed: u64) -> Result<Scale, Problem> {
    const MATCHES: u64 = 16;
    const FINE: f32 = 100.0;
    let (mut leads, mut decisions) = (Histogram::default(), 0);
    let mut minds: Vec<AnyMind> = arm.bots.iter().cloned().map(AnyMind::new).collect();
    let quick = at_once(&arm.bots) > 1;
    let matches = if quick { MATCHES } else { 2 };
    for number in 0..matches {
        let seen = table.leads(&mut minds, seed.wrapping_add(number))?;
        decisions += u64::from(seen.decisions);
        seen.leads.iter().for_each(|&lead| leads.note((lead * FINE) as i64));
    }
    let edge = |part: f64| leads.quantile(part).unwrap_or_default() as f32 / FINE;
    Ok(Scale { leads: [0.2, 0.4, 0.6, 0.8].map(edge), length: decisions as f64 / matches as f64 })
}
