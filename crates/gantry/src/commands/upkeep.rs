//! `gantry backup`, `gantry restore`, `gantry check`: what a host does with all matches.

use std::io::IsTerminal;
use std::path::Path;

use engine::{Problem, ensure};
use server::{CheckReport, Moving, Place};
use tokio::runtime::Runtime;

use crate::cli::{BackupArgs, CheckArgs, MigrateArgs, RestoreArgs};
use crate::failure::Answer;
use crate::input;

pub(crate) fn backup(args: &BackupArgs) -> Answer {
    must_be_folder(&args.data)?;
    let report = wait(server::back_up(&args.data, &args.file))?;
    Ok(format!("{}\nBacked up to {}.\n", told(&report), args.file.display()))
}

pub(crate) fn restore(args: &RestoreArgs) -> Answer {
    must_be_folder(&args.data)?;
    let report = wait(server::restore(&args.file, &args.data, args.replace))?;
    Ok(format!("{}\nRestored to {}.\n", told(&report), args.data.display()))
}

pub(crate) fn migrate(args: &MigrateArgs) -> Answer {
    let mut last = String::new();
    let report = wait(server::migrate(&args.from, &args.to, |moving| {
        let line = match moving {
            Moving::Copied(table, rows) => format!("copying {table}: {rows}"),
            Moving::Compared(done, all) => format!("comparing matches: {done} of {all}"),
        };
        // One line for a table that is written over while it grows, where somebody looks on.
        let same = last.split(':').next() == line.split(':').next();
        if std::io::stderr().is_terminal() {
            eprint!("{}{line}", if same { "\r" } else { "\n" });
        }
        last = line;
    }))?;
    Ok(format!("{}\nEverything is at {} now, and the same.\n", told(&report), args.to))
}

pub(crate) fn check(args: &CheckArgs) -> Answer {
    let report = match database(&args.data)? {
        Some(place) => wait(async { server::check_at(&place).await?.sound() })?,
        None => wait(async { server::check(&args.data).await?.sound() })?,
    };
    Ok(format!("{}\nNothing is wrong.\n", told(&report)))
}

/// A database has programs of its own for copies.
fn must_be_folder(data: &Path) -> Result<(), Problem> {
    ensure!(
        database(data)?.is_none(),
        "this is for a store in a folder: copy a PostgreSQL database with pg_dump and put it back with pg_restore, then look \
         at it with `gantry check` (see docs/hosting.md)"
    );
    Ok(())
}

/// The database that is named where a folder could be.
fn database(data: &Path) -> Result<Option<Place>, Problem> {
    match data.to_str().filter(|name| name.starts_with("postgres:") || name.starts_with("postgresql:")) {
        Some(name) => input::place(name).map(Some),
        None => Ok(None),
    }
}

fn told(report: &CheckReport) -> String {
    let CheckReport { matches, lines, results, problems: _ } = report;
    format!("Played again: {matches} matches with {lines} actions; {results} results agree.")
}

pub(crate) fn wait<T>(work: impl Future<Output = Result<T, Problem>>) -> Result<T, Problem> {
    let runtime = Runtime::new().map_err(|error| Problem::new(format!("this cannot begin: {error}")))?;
    runtime.block_on(work)
}
