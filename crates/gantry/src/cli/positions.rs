//! Rules and positions.

use clap::Args;
use engine::Seed;

use crate::commands::act::INSTEAD;
use crate::input::{self, SeatName};

/// What is played.
#[derive(Args)]
pub(crate) struct SetupArgs {
    /// The game, as listed by `gantry games`
    pub(crate) game: String,
    /// How many play [default: 2, or as few as can]
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<u8>,
    /// An option of the game; may be given several times
    #[arg(long, value_name = "OPTION=VALUE")]
    pub(crate) set: Vec<String>,
    /// Play with the components of this TOML file instead of those of the box
    #[arg(long, value_name = "FILE")]
    pub(crate) components: Option<String>,
}

#[derive(Args)]
pub(crate) struct RulesArgs {
    /// The game, as listed by `gantry games`
    pub(crate) game: String,
    /// One clause only, such as RJ-FLY-5
    pub(crate) clause: Option<String>,
    /// The whole game on one page instead
    #[arg(long, conflicts_with_all = ["clause", "components"])]
    pub(crate) summary: bool,
    /// List what is in the box instead, and which facts of it are ours
    #[arg(long, conflicts_with = "clause")]
    pub(crate) components: bool,
}

#[derive(Args)]
pub(crate) struct NewArgs {
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// A whole number or 64 hexadecimal digits; the same seed deals the same cards [default: a fresh one]
    #[arg(long, value_name = "SEED")]
    pub(crate) seed: Option<Seed>,
}

#[derive(Args)]
pub(crate) struct ShowArgs {
    /// A position file; - reads standard input
    pub(crate) file: String,
    /// What this seat sees: A, B, … or 0, 1, … [default: a spectator]
    #[arg(long)]
    pub(crate) seat: Option<SeatName>,
    /// The view as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct ActionsArgs {
    /// A position file; - reads standard input
    pub(crate) file: String,
    /// Only those of this seat: A, B, … or 0, 1, … [default: every seat that may act]
    #[arg(long)]
    pub(crate) seat: Option<SeatName>,
    /// As JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct ActArgs {
    /// A position file; - reads standard input
    pub(crate) file: String,
    /// The seat that acts: A, B, … or 0, 1, …
    pub(crate) seat: SeatName,
    /// One or more actions by their codes, such as "draw deck"; the quotation marks can be left out
    #[arg(required = true, value_name = "ACTION")]
    pub(crate) actions: Vec<String>,
    /// Dice to be rolled first, such as 4,2
    #[arg(long, value_name = "DICE", value_delimiter = ',', value_parser = input::die)]
    pub(crate) dice: Vec<u8>,
    /// Cards to be drawn first, named as in the file, such as 4-6,2-3
    #[arg(long, value_name = "CARDS", value_delimiter = ',')]
    pub(crate) draws: Vec<String>,
    /// Where chance comes from after that [default: a fresh seed]
    #[arg(long, value_name = "SEED")]
    pub(crate) seed: Option<Seed>,
    /// Tell what happened, as the acting seat saw it, instead of writing the position; with a file, write it there and the
    /// position as usual
    #[arg(long, value_name = "FILE", num_args = 0..=1, require_equals = true, default_missing_value = INSTEAD)]
    pub(crate) events: Option<String>,
}

#[derive(Args)]
pub(crate) struct WhyArgs {
    /// A position file; - reads standard input
    pub(crate) file: String,
    /// The seat that would act: A, B, … or 0, 1, …
    pub(crate) seat: SeatName,
    /// The action by its code, such as "fly 4-6 to 4"; the quotation marks can be left out
    #[arg(required = true, value_name = "ACTION")]
    pub(crate) action: Vec<String>,
}
