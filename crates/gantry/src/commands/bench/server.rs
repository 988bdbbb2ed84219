//! `gantry bench server`: the web table under load, beside what the machine could do at best.

use std::path::Path;

use engine::{Problem, ensure};
use load::Workload;
use tokio::process::Command;
use tokio::runtime::Runtime;

use crate::failure::Answer;

pub(crate) fn run(matches: usize, seconds: u64, streams: usize) -> Answer {
    checked(matches, seconds, streams)?;
    let failed = |error: std::io::Error| Problem::new(format!("the measurement broke off: {error}"));
    let folder = tempfile::tempdir().map_err(failed)?;
    let (table, ceiling) = (folder.path().join("table"), folder.path().join("ceiling"));
    let workload = Workload {
        matches,
        seconds,
        streams,
        server: this_program(&["serve", "--listen", "127.0.0.1:0", "--no-rate-limit", "--data"], &table)
            .map_err(failed)?,
        ceiling: this_program(&["bench", "ceiling", "--data"], &ceiling).map_err(failed)?,
    };
    let report = Runtime::new().map_err(failed)?.block_on(load::measure(workload)).map_err(failed)?;
    Ok(report.to_string())
}

/// Serves the ceiling until it is stopped.
pub(crate) fn ceiling(data: &Path) -> Answer {
    let runtime = Runtime::new().map_err(|error| Problem::new(format!("the server cannot start: {error}")))?;
    let ready = |address| println!("http://{address}/");
    runtime.block_on(load::serve_ceiling(data, ready))?;
    Ok(String::new())
}

fn checked(matches: usize, seconds: u64, streams: usize) -> Result<(), Problem> {
    ensure!((1..=10_000).contains(&matches), "use 1 to 10000 matches, not {matches}");
    ensure!((1..=600).contains(&seconds), "use 1 to 600 seconds, not {seconds}");
    ensure!(streams <= 100_000, "use at most 100000 streams, not {streams}");
    Ok(())
}

fn this_program(arguments: &[&str], folder: &Path) -> std::io::Result<Command> {
    let mut command = Command::new(std::env::current_exe()?);
    command.args(arguments).arg(folder);
    Ok(command)
}
