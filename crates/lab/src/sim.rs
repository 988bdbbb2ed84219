//! Mass play: many matches among bots, on several threads, with the same result whatever their number.

use std::collections::BTreeMap;
use std::sync::atomic::AtomicU64;
use std::time::Instant;

use bots::Bot;
use catalog::{AnyGame, AnyMind};
use engine::{Outcome, Problem, Seat, Setup, ensure};
use serde::Serialize;

use crate::threads::play_all;
use crate::{Played, Share, Spread, self_play};

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
    /// The first seed.
    pub seed: u64,
    /// Every seat in order.
    pub seats: Vec<SeatReport>,
    /// The share of matches that all won together, in a cooperative game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub won_together: Option<Share>,
    /// The share of matches that ended in each way, in a game that knows several.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub endings: BTreeMap<&'static str, Share>,
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

/// Plays the plan. `progress` counts finished matches.
pub fn run(plan: &Plan, progress: &AtomicU64) -> Result<Report, Problem> {
    ensure!(plan.games > 0, "there must be at least one game to play");
    let arena = self_play(plan.game, plan.setup.clone(), plan.components.as_deref())?;
    let started = Instant::now();
    let played = play_all(plan.threads, plan.games, progress, || {
        let mut minds: Vec<AnyMind> = plan.bots.iter().cloned().map(AnyMind::new).collect();
        let arena = arena.as_ref();
        move |number| arena.play(&mut minds, plan.seed.wrapping_add(number))
    })?;
    let seconds = started.elapsed().as_secs_f64();
    report(plan, &played, seconds)
}

fn report(plan: &Plan, played: &[Played], seconds: f64) -> Result<Report, Problem> {
    let nothing = || Problem::new("no match was played");
    let games = played.len() as u64;
    let decisions: u64 = played.iter().map(|match_| u64::from(match_.decisions)).sum();
    let together = played.iter().filter(|match_| matches!(match_.outcome, Outcome::Together { .. })).count() as u64;
    let won = played.iter().filter(|match_| matches!(match_.outcome, Outcome::Together { won: true, .. })).count();
    Ok(Report {
        game: plan.game.facts().id,
        setup: plan.setup.clone(),
        games,
        seed: plan.seed,
        seats: Seat::all(plan.setup.players)
            .map(|seat| seat_report(plan, seat, played).ok_or_else(nothing))
            .collect::<Result<_, _>>()?,
        won_together: (together > 0).then(|| Share::of(won as f64, together)),
        endings: endings(played),
        ties: played.iter().filter(|match_| is_tie(&match_.outcome, plan.setup.players)).count() as u64,
        decisions: Spread::of(played.iter().map(|match_| i64::from(match_.decisions)).collect()).ok_or_else(nothing)?,
        threads: plan.threads,
        seconds,
        games_per_second: games as f64 / seconds,
        decisions_per_second: decisions as f64 / seconds,
    })
}

fn endings(played: &[Played]) -> BTreeMap<&'static str, Share> {
    let mut counts: BTreeMap<&'static str, u64> = BTreeMap::new();
    for ending in played.iter().filter_map(|match_| match_.ending) {
        *counts.entry(ending).or_default() += 1;
    }
    counts.into_iter().map(|(ending, count)| (ending, Share::of(count as f64, played.len() as u64))).collect()
}

fn is_tie(outcome: &Outcome, players: u8) -> bool {
    matches!(outcome, Outcome::Ranked(_)) && Seat::all(players).filter(|&seat| outcome.won(seat)).count() > 1
}

fn seat_report(plan: &Plan, seat: Seat, played: &[Played]) -> Option<SeatReport> {
    let wins: f64 = played.iter().map(|match_| match_.share(seat)).sum();
    let scores = played.iter().map(|match_| i64::from(match_.outcome.score(seat))).collect();
    let mut places = BTreeMap::new();
    for match_ in played {
        if let Outcome::Ranked(standings) = &match_.outcome {
            *places.entry(standings[seat.index()].place).or_insert(0) += 1;
        }
    }
    Some(SeatReport {
        seat,
        bot: plan.bots[seat.index()].to_string(),
        wins: Share::of(wins, played.len() as u64),
        scores: Spread::of(scores)?,
        places,
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
            let progress = AtomicU64::new(0);
            let report = run(&plan(threads), &progress).expect("a report");
            assert_eq!(progress.into_inner(), 100);
            (format!("{:?}", report.seats), report.decisions, report.ties)
        };
        assert_eq!(numbers(1), numbers(3));
    }
}
