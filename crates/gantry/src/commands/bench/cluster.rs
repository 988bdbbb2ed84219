//! `gantry bench cluster`: several servers while things go wrong, or how fast they are.

use std::collections::BTreeSet;
use std::time::Duration;

use engine::{Problem, ensure};
use load::{ClusterReport, Cost, Scale, Trial};
use tokio::runtime::Runtime;

use super::super::sim::row;
use crate::failure::Answer;
use crate::text::table;

/// So many problems are named; the others are only counted.
const NAMED: usize = 20;

pub(crate) fn run(trial: Trial, speed: Option<u64>) -> Answer {
    checked(&trial, speed)?;
    let failed = |error: std::io::Error| Problem::new(format!("the measurement broke off: {error}"));
    let runtime = Runtime::new().map_err(failed)?;
    if let Some(seconds) = speed {
        let scales = runtime.block_on(load::measure_scale(trial.nodes, trial.matches, seconds)).map_err(failed)?;
        return Ok(speeds(&scales));
    }
    let report = runtime.block_on(load::try_cluster(trial, |line| eprintln!("{line}"))).map_err(failed)?;
    Ok(right(&report)?.to_string())
}

fn checked(trial: &Trial, speed: Option<u64>) -> Result<(), Problem> {
    ensure!((1..=20).contains(&trial.nodes), "use 1 to 20 servers, not {}", trial.nodes);
    ensure!((1..=10_000).contains(&trial.matches), "use 1 to 10000 matches, not {}", trial.matches);
    if let Some(program) = &trial.previous {
        ensure!(program.is_file(), "{} is no program", program.display());
    }
    if let Some(seconds) = speed {
        ensure!((1..=600).contains(&seconds), "use 1 to 600 seconds, not {seconds}");
    }
    Ok(())
}

fn speeds(scales: &[Scale]) -> String {
    let time = |time: Duration| format!("{:.2} ms", time.as_secs_f64() * 1000.0);
    let mut speeds = vec![row(["", "actions a second", "p50", "p99"])];
    let mut costs = vec![row(["", "servers", "of that the system", "PostgreSQL", "NATS"])];
    let parts: BTreeSet<&str> = scales.iter().flat_map(|scale| scale.cost.parts.keys()).map(String::as_str).collect();
    let mut shares =
        vec![[row([""]), parts.iter().map(|&part| part.to_owned()).collect(), row(["all the rest"])].concat()];
    for Scale { name, actions, p50, p99, cost } in scales {
        let Cost { servers, system, postgres, nats, .. } = *cost;
        speeds.push(vec![name.clone(), format!("{actions:.0}"), time(*p50), time(*p99)]);
        costs.push([vec![name.clone()], [servers, system, postgres, nats].map(time).to_vec()].concat());
        let each = parts.iter().map(|&part| cost.parts.get(part).map_or("-".to_owned(), |&took| time(took)));
        shares.push([vec![name.clone()], each.collect(), vec![time(cost.rest())]].concat());
    }
    let rows: Vec<usize> = (1..parts.len() + 2).collect();
    format!(
        "{}\nProcessor time of an action at full load, by everybody who takes part:\n\n{}\nWhat the servers do in it:\n\n{}",
        table(&speeds, &[1, 2, 3]),
        table(&costs, &[1, 2, 3, 4]),
        table(&shares, &rows)
    )
}

/// The report, unless something is wrong.
fn right(report: &ClusterReport) -> Result<&ClusterReport, Problem> {
    let problems = report.problems();
    let named: Vec<&str> = problems.iter().take(NAMED).map(String::as_str).collect();
    ensure!(report.is_right(), "{report}\n{}", named.join("\n"));
    Ok(report)
}
