//! Playing, learning and going through records.

use std::path::PathBuf;

use clap::Args;
use engine::Seed;

use super::SetupArgs;
use crate::input::SeatName;

#[derive(Args)]
pub(crate) struct LearnArgs {
    /// The game, as listed by `gantry games`
    pub(crate) game: String,
    /// A lesson; without one, all are listed
    pub(crate) lesson: Option<String>,
    /// Take the lesson from this file, for those who write one
    #[arg(long, value_name = "FILE", conflicts_with = "lesson")]
    pub(crate) file: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct PlayArgs {
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// Who else plays, such as thumb,random or person:Anna; the last one fills the table
    #[arg(long, value_name = "BOTS", default_value = "thumb")]
    pub(crate) bots: String,
    /// Your name
    #[arg(long, value_name = "NAME")]
    pub(crate) name: Option<String>,
    /// The same seed deals the same cards [default: a fresh one]
    #[arg(long, value_name = "SEED")]
    pub(crate) seed: Option<Seed>,
    /// Let a coach speak up whenever something is new: for a first match
    #[arg(long)]
    pub(crate) coach: bool,
    /// Plain lines instead of a full screen: for screen readers, pipes and small terminals
    #[arg(long)]
    pub(crate) plain: bool,
    /// The folder in which the record is kept
    #[arg(long, value_name = "FOLDER", default_value = ".")]
    pub(crate) keep: PathBuf,
}

#[derive(Args)]
pub(crate) struct ReplayArgs {
    /// A record file; - reads standard input
    pub(crate) record: String,
    /// Stop after so many actions [default: the end]
    #[arg(long, value_name = "N")]
    pub(crate) at: Option<usize>,
    /// As this seat saw it: A, B, … or 0, 1, … [default: a spectator]
    #[arg(long)]
    pub(crate) seat: Option<SeatName>,
}

#[derive(Args)]
pub(crate) struct VerifyArgs {
    /// A record file; - reads standard input
    pub(crate) record: String,
}
