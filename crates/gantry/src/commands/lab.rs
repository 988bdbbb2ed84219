//! `gantry lab`: honest answers for designers.

use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicU64;

use bots::Bot;
use catalog::AnyGame;
use engine::{Problem, ensure};
use lab::{Arm, Ban, Change, Comparison, Experiment, ParquetFolder};
use serde::Serialize;

use super::long_run::{as_json, broken_off, cores, watched, with_progress};
use super::sim::{played, seated};
use crate::cli::{CompareArgs, LabCommand, LabRun, ReportArgs, SetupArgs, VaryArgs, WithoutArgs};
use crate::failure::Answer;
use crate::input;
use crate::text::table;

pub(crate) fn run(what: &LabCommand) -> Answer {
    match what {
        LabCommand::Report(args) => report(args),
        LabCommand::Compare(args) => compare(args),
        LabCommand::Vary(args) => vary(args),
        LabCommand::Without(args) => without(args),
    }
}

fn report(args: &ReportArgs) -> Answer {
    let run = &args.run;
    let (game, arm) = base(run)?;
    check_writable(run)?;
    let mut experiment = experiment(run, game, vec![arm]);
    experiment.close = true;
    experiment.clauses_every = args.clauses_every;
    experiment.parquet = args.parquet.as_deref().map(ParquetFolder::new).transpose()?;
    let mut report =
        watched(run.games, run.resume.as_deref(), run.nats.as_deref(), |watch| lab::lab_report(&experiment, watch))?;
    if args.review > 0 {
        let reviewed = |progress: &AtomicU64| lab::luck(&experiment, args.review, progress);
        report.luck = Some(with_progress(args.review, "reviews", reviewed)?);
    }
    if let Some(folder) = experiment.parquet {
        folder.close()?;
    }
    write_page(run, || lab::page(&report))?;
    write_json(run, &report)?;
    let mut text =
        format!("{}: {} matches from seed {}\n", played(report.game, &report.setup), report.games, report.seed);
    text.push_str(&broken_off(report.games, report.planned));
    text.push_str(&format!("{:.1} s; {}\n", report.seconds, written(run)));
    Ok(text)
}

fn compare(args: &CompareArgs) -> Answer {
    let run = &args.run;
    let sides = [&args.a, &args.b].map(|settings| side(run, settings));
    let [(game, a), (_, b)] = {
        let [a, b] = sides;
        [a?, b?]
    };
    let question = format!("{} or {}", a.label, b.label);
    compared(run, experiment(run, game, vec![a, b]), &question, &[])
}

fn vary(args: &VaryArgs) -> Answer {
    let (run, change) = (&args.run, &args.change);
    let (game, arms) = varied(run, change)?;
    compared(run, experiment(run, game, arms), &change.path, &change.values)
}

/// A condition for every value of a number.
fn varied(run: &LabRun, change: &Change) -> Result<(&'static dyn AnyGame, Vec<Arm>), Problem> {
    let (game, base) = base(run)?;
    let toml = base.components.clone().unwrap_or_else(|| game.facts().components.to_owned());
    let arm = |&value: &f64| {
        let components = changed(game, &toml, &change.path, value)?;
        Ok(Arm { label: format!("{} = {value}", change.path), components: Some(components), ..base.clone() })
    };
    let arms = change.values.iter().map(arm).collect::<Result<Vec<Arm>, Problem>>()?;
    ensure!(arms.len() > 1, "`{}` has only one value: name several, such as 1..4", change.path);
    Ok((game, arms))
}

fn without(args: &WithoutArgs) -> Answer {
    let run = &args.run;
    let (game, free) = base(run)?;
    let seat = args.seat.map(|seat| seat.at_table_of(free.setup.players)).transpose()?;
    lab::check_pattern(game, &free, &args.ban)?;
    let ban = Some(Ban { pattern: args.ban.clone(), seat });
    let banned = Arm { label: format!("without “{}”", args.ban), ban, ..free.clone() };
    let question = banned.label.clone();
    let free = Arm { label: "with everything".to_owned(), ..free };
    compared(run, experiment(run, game, vec![free, banned]), &question, &[])
}

/// Plays a comparison, writes what was asked for and tells it.
fn compared(run: &LabRun, experiment: Experiment, question: &str, values: &[f64]) -> Answer {
    check_writable(run)?;
    let found = watched(run.games, run.resume.as_deref(), run.nats.as_deref(), |watch| {
        lab::compare(&experiment, question, values, watch)
    })?;
    write_page(run, || lab::comparison_page(&found))?;
    write_json(run, &found)?;
    Ok(told(run, &found))
}

fn told(run: &LabRun, found: &Comparison) -> String {
    let mut text = format!("{}: {}, {} worlds from seed {}\n\n", found.game, found.question, found.worlds, found.seed);
    text.push_str(&broken_off(found.worlds, found.planned));
    text.push_str(&table(&found.rows(), &[2]));
    for condition in found.conditions.iter().filter(|condition| condition.kept_from + condition.allowed > 0.0) {
        text.push_str(&format!(
            "\n{}: kept from something {:.1} times a match; {:.1} times there was nothing else to do\n",
            condition.label, condition.kept_from, condition.allowed
        ));
    }
    text.push_str(&format!(
        "\n{:.1} s{}\n",
        found.seconds,
        if run.out.is_some() || run.json.is_some() { format!("; {}", written(run)) } else { String::new() }
    ));
    text
}

fn experiment(run: &LabRun, game: &'static dyn AnyGame, arms: Vec<Arm>) -> Experiment {
    let threads = run.threads.unwrap_or_else(cores);
    Experiment { game, arms, close: false, parquet: None, clauses_every: 0, games: run.games, threads, seed: run.seed }
}

/// The game and the conditions that hold unless something else is said.
fn base(run: &LabRun) -> Result<(&'static dyn AnyGame, Arm), Problem> {
    let (game, setup, components) = input::setup(&run.setup)?;
    let bots = seated(&run.bots, setup.players)?;
    Ok((game, Arm { label: String::new(), setup, components, bots, ban: None }))
}

/// One side of a comparison: the base, and what is special about it.
fn side(run: &LabRun, settings: &str) -> Result<(&'static dyn AnyGame, Arm), Problem> {
    let SetupArgs { game, players, set, components } = &run.setup;
    let mut own = SetupArgs { game: game.clone(), players: *players, set: Vec::new(), components: components.clone() };
    let (mut bots, mut changes) = (run.bots.clone(), Vec::new());
    for setting in settings.split_whitespace() {
        let (name, value) = setting.split_once('=').ok_or_else(|| {
            Problem::new(format!("`{setting}` is not a setting: write name=value, such as players=3"))
        })?;
        match name {
            "players" => {
                own.players =
                    Some(value.parse().map_err(|_| Problem::new(format!("`{value}` is no number of players")))?)
            }
            "components" => own.components = Some(value.to_owned()),
            "bots" => bots = value.split(',').map(str::parse::<Bot>).collect::<Result<_, _>>()?,
            path if path.contains('.') => changes.push((path.to_owned(), number(value)?)),
            _ => own.set.push(setting.to_owned()),
        }
    }
    let named = |setting: &String| setting.split('=').next().unwrap_or_default().trim().replace('_', "-");
    let special: Vec<String> = own.set.iter().map(named).collect();
    own.set.extend(set.iter().filter(|setting| !special.contains(&named(setting))).cloned());
    let (game, setup, mut components) = input::setup(&own)?;
    for (path, value) in changes {
        let toml = components.take().unwrap_or_else(|| game.facts().components.to_owned());
        components = Some(changed(game, &toml, &path, value)?);
    }
    let bots = seated(&bots, setup.players)?;
    let label = if settings.trim().is_empty() { "as usual".to_owned() } else { settings.trim().to_owned() };
    Ok((game, Arm { label, setup, components, bots, ban: None }))
}

fn number(text: &str) -> Result<f64, Problem> {
    let number = text.parse::<f64>().ok().filter(|number| number.is_finite());
    number.ok_or_else(|| Problem::new(format!("`{text}` is not a number")))
}

/// Components with a number changed, if the game can be played with them.
fn changed(game: &dyn AnyGame, toml: &str, path: &str, value: f64) -> Result<String, Problem> {
    let components = lab::change_components(toml, path, value)?;
    game.check_components(&components).map_err(|problem| problem.at(format!("with {path} = {value}")))?;
    Ok(components)
}

/// Nobody waits an hour to hear that a file cannot be written.
fn check_writable(run: &LabRun) -> Result<(), Problem> {
    for path in [&run.out, &run.json].into_iter().flatten() {
        let file = std::fs::OpenOptions::new().create(true).append(true).open(path);
        file.map(drop).map_err(|error| unwritable(path, &error))?;
    }
    Ok(())
}

fn write_page(run: &LabRun, page: impl FnOnce() -> String) -> Result<(), Problem> {
    let Some(path) = &run.out else { return Ok(()) };
    std::fs::write(path, page()).map_err(|error| unwritable(path, &error))
}

fn write_json(run: &LabRun, report: &impl Serialize) -> Result<(), Problem> {
    let Some(path) = &run.json else { return Ok(()) };
    let json = as_json(report).map_err(|failure| Problem::new(failure.to_string()))?;
    std::fs::write(path, json).map_err(|error| unwritable(path, &error))
}

fn unwritable(path: &Path, error: &std::io::Error) -> Problem {
    Problem::new(format!("`{}` cannot be written: {error}", path.display()))
}

/// Where the results are.
fn written(run: &LabRun) -> String {
    let files: Vec<String> =
        [&run.out, &run.json].into_iter().flatten().map(|path: &PathBuf| path.display().to_string()).collect();
    format!("written to {}", files.join(" and "))
}
