//! Solving puzzles and finding new ones.

use std::path::PathBuf;

use bots::Bot;
use clap::{Args, Subcommand};

use super::SetupArgs;

#[derive(Args)]
pub(crate) struct PuzzlesArgs {
    #[command(subcommand)]
    pub(crate) command: PuzzlesCommand,
}

#[derive(Subcommand)]
pub(crate) enum PuzzlesCommand {
    /// Solve puzzles in the terminal, those first that you have not solved
    Play(PlayPuzzleArgs),
    /// List the puzzles: theme, difficulty, and whether you have solved them
    List(PuzzleChoice),
    /// Let strong bots play, and keep moments in which one choice is clearly best and not what one would do at once
    Mine(MineArgs),
}

/// Which puzzles.
#[derive(Args)]
pub(crate) struct PuzzleChoice {
    /// The game, as listed by `gantry games` [default: all for a list, the first with puzzles for playing]
    pub(crate) game: Option<String>,
    /// Only this theme, by its word as the list shows it
    #[arg(long, value_name = "THEME")]
    pub(crate) theme: Option<String>,
    /// Only this difficulty: 1, 2 or 3
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=3))]
    pub(crate) difficulty: Option<u8>,
    /// Only the puzzle with this id
    #[arg(long, value_name = "ID")]
    pub(crate) id: Option<String>,
    /// The file that remembers what you solved [default: gantry/puzzles in your folder for such things]
    #[arg(long, value_name = "FILE")]
    pub(crate) memory: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct PlayPuzzleArgs {
    #[command(flatten)]
    pub(crate) choice: PuzzleChoice,
    /// Puzzles from these files instead of those in the box, to look at what was mined; they are of the game named first
    #[arg(long, value_name = "FILE", num_args = 1.., requires = "game")]
    pub(crate) file: Vec<PathBuf>,
}

#[derive(Args)]
pub(crate) struct MineArgs {
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// Who plays: a bot that searches
    #[arg(long, value_name = "BOT", default_value = "strong")]
    pub(crate) bot: Bot,
    /// How many matches
    #[arg(long, value_name = "N", default_value_t = 20)]
    pub(crate) games: u64,
    /// The seed of the first match; the same command finds the same puzzles
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    pub(crate) seed: u64,
    /// In how many imagined worlds choices are compared
    #[arg(long, value_name = "N", default_value_t = 200)]
    pub(crate) worlds: u32,
    /// How many puzzles of one match are kept at most
    #[arg(long, value_name = "N", default_value_t = 2)]
    pub(crate) most: usize,
    /// Only puzzles with this theme, a name in the game's themes.toml; may be given several times [default: any]
    #[arg(long, value_name = "THEME")]
    pub(crate) theme: Vec<String>,
    /// How many threads [default: one a core]
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<usize>,
    /// The folder for the puzzles [default: this one]
    #[arg(long, value_name = "FOLDER")]
    pub(crate) out: Option<PathBuf>,
}
