//! `gantry worker`: plays matches for others.

use std::time::Duration;

use bots::Stop;
use workers::WorkPlan;

use super::long_run::{cores, stop_on_interrupt, told_aside};
use crate::cli::WorkerArgs;
use crate::failure::Answer;

pub(crate) fn run(args: &WorkerArgs) -> Answer {
    let stop = Stop::default();
    stop_on_interrupt(stop.clone());
    let played = workers::work(WorkPlan {
        address: args.nats.clone(),
        threads: args.threads.unwrap_or_else(cores),
        stop,
        patience: Duration::from_secs(args.patience),
        verbose: args.verbose,
        tell: told_aside(),
    })?;
    Ok(format!("{played} matches played for others\n"))
}
