//! Mass play: many matches among bots, on several threads, with the same result whatever their number.

use std::collections::BTreeMap;

use bots::{Bot, Stop};
use catalog::{AnyGame, AnyMind};
use engine::{Outcome, Problem, Seat, Setup};
use serde::{Deserialize, Serialize};

use crate::batches::{Batches, Gathered, Matches, Player, at_once, play_batches};
use crate::{Histogram, Job, Played, SelfPlay, Share, Spread, Tally, Watch, self_play};

/// What is to be played.
#[derive(Clone)]
pub struct Plan {
    /// The game.
    pub game: &'static dyn AnyGame,
    /// The setup.
    pub setup: Setup,
    /// Components instead of those of the box.
    pub components: Option<String>,
    /// A bot for each seat.
    pub bots: Vec<Bot>,
    /// How many matches.
    pub games: u64,
    /// How many threads.
    pub threads: usize,
    /// Match number n is played with this seed plus n.
    pub seed: u64,
}

/// What came of it.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The id of the game.
    pub game: &'static str,
    /// What was chosen.
    pub setup: Setup,
    /// How many matches were played.
    pub games: u64,
    /// How many there were to be.
    pub planned: u64,
    /// The first seed.
    pub seed: u64,
    /// Every seat in order.
    pub seats: Vec<SeatReport>,
    /// The share of matches that all won together, in a cooperative game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub won_together: Option<Share>,
    /// The share of matches that ended in each way, in a game that knows several.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub endings: BTreeMap<String, Share>,
    /// Matches whose win was shared.
    pub ties: u64,
    /// Decisions per match.
    pub decisions: Spread,
    /// How many threads played.
    pub threads: usize,
    /// How long it took.
    pub seconds: f64,
    /// Matches per second.
    pub games_per_second: f64,
    /// Decisions per second.
    pub decisions_per_second: f64,
}

/// What came of it for one seat.
#[derive(Clone, Debug, Serialize)]
pub struct SeatReport {
    /// The seat.
    pub seat: Seat,
    /// The bot that sat there.
    pub bot: String,
    /// Its share of the wins; ties are divided.
    pub wins: Share,
    /// Its scores.
    pub scores: Spread,
    /// How often it took each place.
    pub places: BTreeMap<u8, u64>,
}

/// Plays the plan. What a stop leaves undone is not in the report.
pub fn run(plan: &Plan, watch: &Watch) -> Result<Report, Problem> {
    report(plan, play_batches(&SimMatches::new(plan.clone())?, watch)?)
}

/// The matches of a plan.
pub(crate) struct SimMatches {
    plan: Plan,
    table: Box<dyn SelfPlay>,
}

impl SimMatches {
    pub(crate) fn new(plan: Plan) -> Result<Self, Problem> {
        let table = self_play(plan.game, plan.setup.clone(), plan.components.as_deref())?;
        Ok(SimMatches { plan, table })
    }
}

impl Matches for SimMatches {
    type Tally = SimTally;

    fn batches(&self) -> Batches {
        let Plan { game, setup, components, bots, games, threads, seed } = &self.plan;
        let what = identity(*game, setup, components.as_deref(), bots, *seed);
        Batches { what, games: *games, at_once: at_once(bots), threads: *threads }
    }

    fn player(&self, stop: &Stop) -> Player<'_, SimTally> {
        let Plan { setup, bots, seed, .. } = &self.plan;
        let mut minds: Vec<AnyMind> = bots.iter().map(|bot| AnyMind::new(bot.clone()).until(stop.clone())).collect();
        Box::new(move |number, tally| {
            tally.note(&self.table.play(&mut minds, seed.wrapping_add(number))?, setup.players);
            Ok(())
        })
    }

    fn job(&self) -> Job {
        Job::sim(&self.plan)
    }
}

/// What is played, in words that no other run has.
pub(crate) fn identity(game: &dyn AnyGame, setup: &Setup, components: Option<&str>, bots: &[Bot], seed: u64) -> String {
    let facts = game.facts();
    let options: String = setup.options.iter().map(|(id, value)| format!(", {id}={value}")).collect();
    let box_ = components.map(|toml| format!(", components {:016x}", xxhash_rust::xxh3::xxh3_64(toml.as_bytes())));
    let bots: Vec<String> = bots.iter().map(ToString::to_string).collect();
    let (players, version) = (setup.players, facts.rules_version);
    let box_ = box_.unwrap_or_default();
    format!("{} of rules {version}, {players} seats{options}{box_}, bots {}, seed {seed}", facts.id, bots.join(" "))
}

/// What matches add up to.
#[derive(Default, Serialize, Deserialize)]
pub(crate) struct SimTally {
    pub(crate) seats: Vec<SeatTally>,
    pub(crate) together: u64,
    pub(crate) won: u64,
    pub(crate) endings: BTreeMap<String, u64>,
    pub(crate) ties: u64,
    pub(crate) decisions: Histogram,
}

#[derive(Default, Serialize, Deserialize)]
pub(crate) struct SeatTally {
    /// In parts of a win; see [`WHOLE_WIN`].
    pub(crate) wins: u64,
    pub(crate) scores: Histogram,
    pub(crate) places: BTreeMap<u8, u64>,
}

/// A win in parts that can be divided by any number of seats.
pub(crate) const WHOLE_WIN: u64 = 840;

/// A share of a win in such parts.
pub(crate) fn parts_of_win(share: f64) -> u64 {
    (share * WHOLE_WIN as f64).round() as u64
}

/// So many parts of wins, in wins.
pub(crate) fn wins(parts: u64) -> f64 {
    parts as f64 / WHOLE_WIN as f64
}

impl SimTally {
    pub(crate) fn note(&mut self, played: &Played, players: u8) {
        self.seats.resize_with(players.into(), SeatTally::default);
        for (seat, tally) in Seat::all(players).zip(&mut self.seats) {
            tally.wins += parts_of_win(played.share(seat));
            tally.scores.note(played.outcome.score(seat).into());
            if let Outcome::Ranked(standings) = &played.outcome {
                *tally.places.entry(standings[seat.index()].place).or_default() += 1;
            }
        }
        self.together += u64::from(matches!(played.outcome, Outcome::Together { .. }));
        self.won += u64::from(matches!(played.outcome, Outcome::Together { won: true, .. }));
        if let Some(ending) = played.ending {
            *self.endings.entry(ending.to_owned()).or_default() += 1;
        }
        self.ties += u64::from(is_tie(&played.outcome, players));
        self.decisions.note(played.decisions.into());
    }
}

impl Tally for SimTally {
    fn add(&mut self, other: Self) {
        self.seats.resize_with(self.seats.len().max(other.seats.len()), SeatTally::default);
        for (seat, more) in self.seats.iter_mut().zip(other.seats) {
            seat.wins += more.wins;
            seat.scores.add(more.scores);
            add_counts(&mut seat.places, more.places);
        }
        self.together += other.together;
        self.won += other.won;
        add_counts(&mut self.endings, other.endings);
        self.ties += other.ties;
        self.decisions.add(other.decisions);
    }
}

/// Adds counts by name.
pub(crate) fn add_counts<K: Ord>(counts: &mut BTreeMap<K, u64>, more: BTreeMap<K, u64>) {
    for (name, count) in more {
        *counts.entry(name).or_default() += count;
    }
}

fn report(plan: &Plan, gathered: Gathered<SimTally>) -> Result<Report, Problem> {
    let nothing = || Problem::new("no match was played");
    let Gathered { tally, games, fresh, seconds } = gathered;
    let decisions = tally.decisions.spread().ok_or_else(nothing)?;
    let seats = Seat::all(plan.setup.players).zip(tally.seats);
    Ok(Report {
        game: plan.game.facts().id,
        setup: plan.setup.clone(),
        games,
        planned: plan.games,
        seed: plan.seed,
        seats: seats
            .map(|(seat, tally)| seat_report(plan, seat, tally, games).ok_or_else(nothing))
            .collect::<Result<_, _>>()?,
        won_together: (tally.together > 0).then(|| Share::of(tally.won as f64, tally.together)),
        endings: tally.endings.into_iter().map(|(ending, n)| (ending, Share::of(n as f64, games))).collect(),
        ties: tally.ties,
        games_per_second: fresh as f64 / seconds,
        decisions_per_second: fresh as f64 * decisions.mean / seconds,
        decisions,
        threads: plan.threads,
        seconds,
    })
}

fn is_tie(outcome: &Outcome, players: u8) -> bool {
    matches!(outcome, Outcome::Ranked(_)) && Seat::all(players).filter(|&seat| outcome.won(seat)).count() > 1
}

fn seat_report(plan: &Plan, seat: Seat, tally: SeatTally, games: u64) -> Option<SeatReport> {
    Some(SeatReport {
        seat,
        bot: plan.bots[seat.index()].to_string(),
        wins: Share::of(wins(tally.wins), games),
        scores: tally.scores.spread()?,
        places: tally.places,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_report_does_not_depend_on_the_number_of_threads() {
        let plan = |threads| Plan {
            game: catalog::find("rocket-jockey").expect("a game of ours"),
            setup: Setup::new(3),
            components: None,
            bots: vec![bots::BotName::Random.into(); 3],
            games: 100,
            threads,
            seed: 5,
        };
        let numbers = |threads| {
            let watch = Watch::default();
            let report = run(&plan(threads), &watch).expect("a report");
            assert_eq!(watch.progress.into_inner(), 100);
            (format!("{:?}", report.seats), report.decisions, report.ties)
        };
        assert_eq!(numbers(1), numbers(3));
    }
}
