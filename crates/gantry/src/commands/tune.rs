//! `gantry tune`: better numbers for a search, found on self-play. Prints a file for `crates/bots/data`.

use std::fmt::Write;

use bots::Budget;
use engine::Problem;
use lab::{Trial, TunePlan};

use super::long_run::{cores, with_progress};
use crate::cli::{SetupArgs, TuneArgs};
use crate::failure::Answer;
use crate::input;

pub(crate) fn run(args: &TuneArgs) -> Answer {
    let (game, setup, components) = input::setup(&args.setup)?;
    let players = setup.players;
    let plan = TunePlan {
        game,
        setup,
        components,
        numbers: args.numbers.clone(),
        from: args.from.clone(),
        budget: Budget::Iterations(args.iterations),
        choices: args.choices,
        worlds: args.worlds,
        threads: args.threads.unwrap_or_else(cores),
        seed: args.seed,
    };
    let mut text = String::new();
    let _ = writeln!(text, "# {}", command(args, players));
    let tuning =
        with_progress(plan.total()?, "choices", |progress| lab::tune(&plan, progress, |trial| note(&mut text, trial)))?;
    let numbers = toml::to_string(&tuning).map_err(|error| Problem::new(format!("they cannot be written: {error}")))?;
    Ok(text + &numbers)
}

/// The command that finds the same numbers again.
fn command(args: &TuneArgs, players: u8) -> String {
    let SetupArgs { game, set, components, .. } = &args.setup;
    let mut command = format!("gantry tune {game} --players {players}");
    let options = set.iter().map(|option| ("set", option)).chain(components.iter().map(|file| ("components", file)));
    for (name, value) in options {
        let _ = write!(command, " --{name} {value}");
    }
    if !args.numbers.is_empty() {
        let _ = write!(command, " --numbers {}", args.numbers.join(","));
    }
    if !args.from.is_empty() {
        let from: Vec<String> = args.from.iter().map(ToString::to_string).collect();
        let _ = write!(command, " --from {}", from.join(","));
    }
    let TuneArgs { iterations, choices, worlds, seed, .. } = args;
    let _ = write!(command, " --iterations {iterations} --choices {choices} --worlds {worlds} --seed {seed}");
    command
}

/// One line of comment for a change that was tried.
fn note(text: &mut String, trial: &Trial) {
    let Trial { change, wins, more, points, kept } = trial;
    let percent = |share: f64| format!("{:+.2}", 100.0 * share);
    let line = format!(
        "# {} = {}: a choice wins {} % more than the rules of thumb, {} ({} to {}) more than before, {points:+.2} points{}",
        change.name,
        change.value,
        percent(*wins),
        percent(more.mean),
        percent(more.low),
        percent(more.high),
        if *kept { ", kept" } else { "" }
    );
    eprintln!("{line}");
    let _ = writeln!(text, "{line}");
}
