//! The lab: reports, comparisons and variations for designers.

use std::path::PathBuf;

use bots::Bot;
use clap::{Args, Subcommand};
use lab::{Change, Pattern};

use super::SetupArgs;
use crate::input::SeatName;

#[derive(Args)]
pub(crate) struct LabArgs {
    #[command(subcommand)]
    pub(crate) what: LabCommand,
}

#[derive(Subcommand)]
pub(crate) enum LabCommand {
    /// Report on a game: who wins, what pieces and rules do, with intervals on everything
    Report(ReportArgs),
    /// Compare two conditions in the same worlds
    Compare(CompareArgs),
    /// Change a number of the components step by step
    Vary(VaryArgs),
    /// What a seat loses that never does something
    Without(WithoutArgs),
}

/// What is played, how often, and where the results go.
#[derive(Args)]
pub(crate) struct LabRun {
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// A bot for each seat, or one for all, named as for `sim`
    #[arg(long, value_name = "BOTS", value_delimiter = ',', default_value = "thumb")]
    pub(crate) bots: Vec<Bot>,
    /// How many matches; under several conditions each is played with the same cards
    #[arg(long, value_name = "N", default_value_t = 1000)]
    pub(crate) games: u64,
    /// How many threads; the result is the same with any number [default: as many as the machine has cores]
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<usize>,
    /// The seed of the first match; the others count up from it
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(crate) seed: u64,
    /// Keep what is played in this file, and go on with what is in it; the result is the same as in one go
    #[arg(long, value_name = "FILE")]
    pub(crate) resume: Option<PathBuf>,
    /// Let workers play (`gantry worker`), who are reached over this NATS server; the result is the same
    #[arg(long, value_name = "URL")]
    pub(crate) nats: Option<String>,
    /// Write a page to this file
    #[arg(long, value_name = "FILE.html")]
    pub(crate) out: Option<PathBuf>,
    /// Write all numbers as JSON to this file
    #[arg(long, value_name = "FILE.json")]
    pub(crate) json: Option<PathBuf>,
}

#[derive(Args)]
#[command(mut_arg("out", |out| out.required_unless_present("json")))]
pub(crate) struct ReportArgs {
    #[command(flatten)]
    pub(crate) run: LabRun,
    /// Count what clauses forbid in one of so many matches; 0 counts none
    #[arg(long, value_name = "N", default_value_t = 10)]
    pub(crate) clauses_every: u64,
    /// Write every match, seat and decision as Parquet files into this folder; docs/lab.md tells their columns
    #[arg(long, value_name = "FOLDER", conflicts_with_all = ["resume", "nats"])]
    pub(crate) parquet: Option<PathBuf>,
    /// Tell luck from choice in so many matches, as `gantry review` does; takes seconds a match
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) review: u64,
}

#[derive(Args)]
pub(crate) struct CompareArgs {
    #[command(flatten)]
    pub(crate) run: LabRun,
    /// What is special on one side, separated by blanks: players=3 bots=thumb,random components=my.toml, an option such
    /// as edition=first, or a number of the components such as constants.copilot_end_points=5
    #[arg(long, value_name = "SETTINGS", default_value = "")]
    pub(crate) a: String,
    /// The same on the other side
    #[arg(long, value_name = "SETTINGS")]
    pub(crate) b: String,
}

#[derive(Args)]
pub(crate) struct VaryArgs {
    #[command(flatten)]
    pub(crate) run: LabRun,
    /// The number and its values: constants.copilot_end_points=0..6:3, assets.afterburner.cost.money=30..70:20, …=1,3,5
    #[arg(long, value_name = "PATH=VALUES")]
    pub(crate) change: Change,
}

#[derive(Args)]
pub(crate) struct WithoutArgs {
    #[command(flatten)]
    pub(crate) run: LabRun,
    /// What is never done, as a pattern of action codes: "launch *". Where nothing else can be done, it is allowed
    #[arg(long, value_name = "PATTERN")]
    pub(crate) ban: Pattern,
    /// Who never does it: A, B, … [default: every seat in turn, and all where all win or lose together]
    #[arg(long)]
    pub(crate) seat: Option<SeatName>,
}
