//! `gantry tune`: better numbers for a search, found on self-play. Prints a file for `crates/bots/data`.

use std::fmt::Write;

use bots::Budget;
use engine::Problem;
use lab::{Trial, TunePlan};

use super::sim::{cores, share, with_progress};
use crate::cli::TuneArgs;
use crate::failure::Answer;
use crate::input;

pub(crate) fn run(args: &TuneArgs) -> Answer {
    let (game, setup, _) = input::setup(&args.setup)?;
    let players = setup.players;
    let plan = TunePlan {
        game,
        setup,
        numbers: args.numbers.clone(),
        budget: Budget::Iterations(args.iterations),
        games: args.games,
        threads: args.threads.unwrap_or_else(cores),
        seed: args.seed,
    };
    let mut text = String::new();
    let numbers =
        if args.numbers.is_empty() { String::new() } else { format!(" --numbers {}", args.numbers.join(",")) };
    let _ = writeln!(
        text,
        "# gantry tune {} --players {players}{numbers} --iterations {} --games {} --seed {}",
        args.setup.game, args.iterations, args.games, args.seed
    );
    let tuning = with_progress(0, |progress| lab::tune(&plan, progress, |trial| note(&mut text, trial)))?;
    let numbers = toml::to_string(&tuning).map_err(|error| Problem::new(format!("they cannot be written: {error}")))?;
    Ok(text + &numbers)
}

/// One line of comment for a change that was tried.
fn note(text: &mut String, trial: &Trial) {
    let [wins, interval] = share(&trial.fared.wins);
    let line = format!(
        "# {} = {}: wins {wins} ({interval}), score {:.1} in {} matches{}",
        trial.change.name,
        trial.change.value,
        trial.fared.score,
        trial.fared.games,
        if trial.kept { ", kept" } else { "" }
    );
    eprintln!("{line}");
    let _ = writeln!(text, "{line}");
}
