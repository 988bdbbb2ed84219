//! `gantry backup`, `gantry restore`, `gantry check`: what a host does with all matches.

use engine::Problem;
use server::CheckReport;
use tokio::runtime::Runtime;

use crate::cli::{BackupArgs, CheckArgs, RestoreArgs};
use crate::failure::Answer;

pub(crate) fn backup(args: &BackupArgs) -> Answer {
    let report = wait(server::back_up(&args.data, &args.file))?;
    Ok(format!("{}\nBacked up to {}.\n", told(&report), args.file.display()))
}

pub(crate) fn restore(args: &RestoreArgs) -> Answer {
    let report = wait(server::restore(&args.file, &args.data, args.replace))?;
    Ok(format!("{}\nRestored to {}.\n", told(&report), args.data.display()))
}

pub(crate) fn check(args: &CheckArgs) -> Answer {
    let report = wait(async { server::check(&args.data).await?.sound() })?;
    Ok(format!("{}\nNothing is wrong.\n", told(&report)))
}

fn told(report: &CheckReport) -> String {
    let CheckReport { matches, lines, results, problems: _ } = report;
    format!("Played again: {matches} matches with {lines} actions; {results} results agree.")
}

pub(crate) fn wait<T>(work: impl Future<Output = Result<T, Problem>>) -> Result<T, Problem> {
    let runtime = Runtime::new().map_err(|error| Problem::new(format!("this cannot begin: {error}")))?;
    runtime.block_on(work)
}
