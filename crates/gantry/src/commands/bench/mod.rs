//! `gantry bench`: how fast the engine is, as ratios within one run.

mod cluster;
mod server;

use std::fmt::Write;

use catalog::AnyGame;
use engine::Problem;
use lab::{GameSpeed, Punctuality, SearchSpeed};
use load::Trial;
use serde_json::json;

use super::long_run::as_json;
use super::sim::row;
use crate::cli::{Bench, BenchArgs};
use crate::failure::Answer;
use crate::text::table;

pub(crate) fn run(args: &BenchArgs) -> Answer {
    match &args.what {
        Bench::Engine { game, json } => engine(game.as_deref(), *json),
        Bench::Bots { thoughts: None, game, json } => bots(game.as_deref(), *json),
        Bench::Bots { thoughts: Some(thoughts), game, json } => punctuality(game.as_deref(), *thoughts, *json),
        Bench::Cluster { nodes, matches, faults, seed, previous, speed } => {
            let (nodes, matches, faults, seed) = (*nodes, *matches, *faults, *seed);
            cluster::run(Trial { nodes, matches, faults, seed, previous: previous.clone() }, *speed)
        }
        Bench::Server { matches, seconds, streams } => server::run(*matches, *seconds, *streams),
        Bench::Ceiling { data } => server::ceiling(data),
    }
}

/// One game, or all.
fn chosen(only: Option<&str>) -> Result<Vec<&'static dyn AnyGame>, Problem> {
    match only {
        Some(id) => Ok(vec![catalog::find(id)?]),
        None => Ok(catalog::games().to_vec()),
    }
}

fn bots(only: Option<&str>, json: bool) -> Answer {
    let mut speeds: Vec<SearchSpeed> = Vec::new();
    for game in chosen(only)? {
        let players = game.facts().players.clone();
        for players in [*players.start(), *players.end()] {
            speeds.push(lab::search_speed(game, players)?);
        }
    }
    if json {
        return as_json(&speeds);
    }
    let head = ["game", "players", "random playouts", "playouts", "iterations", "overhead"];
    let mut rows = vec![row(head)];
    rows.extend(speeds.iter().map(|speed| {
        vec![
            speed.game.to_owned(),
            speed.players.to_string(),
            format!("{:.0} /s", speed.random_playouts),
            format!("{:.0} /s", speed.playouts),
            format!("{:.0} /s", speed.iterations),
            format!("{:.0} %", speed.overhead * 100.0),
        ]
    }));
    Ok(table(&rows, &[1, 2, 3, 4, 5]))
}

fn punctuality(only: Option<&str>, thoughts: u32, json: bool) -> Answer {
    let mut found: Vec<Punctuality> = Vec::new();
    for game in chosen(only)? {
        found.push(lab::punctuality(game, *game.facts().players.end(), thoughts)?);
    }
    if json {
        return as_json(&found);
    }
    let mut rows = vec![row(["game", "players", "p50", "p99", "longest"])];
    rows.extend(found.iter().map(|one| {
        let [p50, p99, longest] = [one.p50, one.p99, one.longest].map(|seconds| format!("{seconds:.3} s"));
        vec![one.game.to_owned(), one.players.to_string(), p50, p99, longest]
    }));
    Ok(table(&rows, &[1, 2, 3, 4]))
}

fn engine(only: Option<&str>, json: bool) -> Answer {
    let games = chosen(only)?;
    let baseline = lab::baseline();
    let mut speeds: Vec<GameSpeed> = Vec::new();
    for game in games {
        for players in game.facts().players.clone() {
            speeds.push(lab::game_speed(game, players)?);
        }
    }
    if json {
        return as_json(&json!({ "baseline": baseline, "games": speeds }));
    }
    let mut text = String::new();
    let _ = writeln!(
        text,
        "a copy of 512 bytes: {:.1} ns   a random number: {:.1} ns   a shuffle of 60 cards: {:.0} ns\n",
        baseline.copy_512, baseline.random_number, baseline.shuffle_60
    );
    let head = ["game", "players", "position", "copy", "decision", "in copies of 512", "decisions a match", "a second"];
    let mut rows = vec![head.map(str::to_owned).to_vec()];
    rows.extend(speeds.iter().map(|speed| {
        vec![
            speed.game.to_owned(),
            speed.players.to_string(),
            format!("{} bytes", speed.position_bytes),
            format!("{:.1} ns", speed.copy),
            format!("{:.0} ns", speed.decision),
            format!("{:.1}", speed.in_copies_of_512),
            format!("{:.1}", speed.decisions_per_match),
            format!("{:.1} million", 1000.0 / speed.decision),
        ]
    }));
    text.push_str(&table(&rows, &[1, 2, 3, 4, 5, 6, 7]));
    Ok(text)
}
