//! Long work: how far it has come, Ctrl-C, and files that it is kept in.

use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use bots::Stop;
use engine::Problem;
use indicatif::{ProgressBar, ProgressStyle};
use lab::{Elsewhere, Watch};
use serde::Serialize;
use workers::{Coordinator, Tell};

use crate::failure::Answer;

/// A report as JSON.
pub(super) fn as_json(report: &impl Serialize) -> Answer {
    let json = serde_json::to_string_pretty(report)
        .map_err(|error| Problem::new(format!("the report cannot be written: {error}")))?;
    Ok(json + "\n")
}

/// As many threads as the machine has cores.
pub(super) fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, std::num::NonZero::get)
}

/// Shows on standard error how far the work has come, if somebody is looking.
pub(super) fn with_progress<T>(total: u64, what: &str, work: impl FnOnce(&AtomicU64) -> T) -> T {
    let done = AtomicU64::new(0);
    showing(total, what, &done, || work(&done))
}

/// Plays matches: shows how far it has come, ends at the first Ctrl-C with what is done by then, keeps it in a file if one is
/// named, and lets workers play who are reached over a NATS server if one is named.
pub(super) fn watched<T>(total: u64, kept: Option<&Path>, nats: Option<&str>, work: impl FnOnce(&Watch) -> T) -> T {
    let elsewhere = nats.map(|url| Box::new(Coordinator::new(url, told_aside())) as Box<dyn Elsewhere>);
    let watch = Watch { kept: kept.map(Path::to_owned), elsewhere, ..Watch::default() };
    stop_on_interrupt(watch.stop.clone());
    showing(total, "matches", &watch.progress, || work(&watch))
}

/// Tells what happens meanwhile on standard error.
pub(super) fn told_aside() -> Tell {
    Box::new(|line| eprintln!("{line}"))
}

fn showing<T>(total: u64, what: &str, done: &AtomicU64, work: impl FnOnce() -> T) -> T {
    let over = AtomicBool::new(false);
    let style = ProgressStyle::with_template(&format!("{{bar:40}} {{pos}}/{{len}} {what}, {{per_sec}}, {{eta}} left"));
    let bar = ProgressBar::new(total).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    std::thread::scope(|scope| {
        scope.spawn(|| {
            while !over.load(Ordering::Relaxed) {
                bar.set_position(done.load(Ordering::Relaxed));
                std::thread::sleep(Duration::from_millis(50));
            }
            bar.finish_and_clear();
        });
        let result = work();
        over.store(true, Ordering::Relaxed);
        result
    })
}

/// Says stop at the first Ctrl-C; the second ends the program, as both do without signals.
pub(super) fn stop_on_interrupt(stop: Stop) {
    std::thread::spawn(move || {
        let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_io().build() else { return };
        if runtime.block_on(tokio::signal::ctrl_c()).is_ok() {
            stop.say();
        }
        if runtime.block_on(tokio::signal::ctrl_c()).is_ok() {
            std::process::exit(130);
        }
    });
}

/// What to say of a run that was stopped; nothing of one that was not.
pub(super) fn broken_off(games: u64, planned: u64) -> String {
    if games < planned { format!("broken off after {games} of {planned} matches\n\n") } else { String::new() }
}
