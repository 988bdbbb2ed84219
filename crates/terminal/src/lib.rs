//! The games in a terminal: a full screen for people who see it, plain lines for pipes and screen readers.
//!
//! One call plays a whole match:
//!
//! ```no_run
//! use engine::Setup;
//! use terminal::{LocalMatch, RecordPlace, seats};
//!
//! let game = catalog::find("rocket-jockey")?;
//! let ended = terminal::play(LocalMatch {
//!     game,
//!     table: game.start(Setup::new(3), 7.into(), None)?,
//!     seats: seats("Anna", "thumb,random", 3)?,
//!     language: "en".parse()?,
//!     coach: false,
//!     plain: false,
//!     record: RecordPlace::NewFileIn(".".into()),
//! })?;
//! println!("{:?}", ended.outcome);
//! # Ok::<(), engine::Problem>(())
//! ```
//!
//! What is shown and what keys do is decided by state machines that know no terminal (`screen` and `plain` each hold
//! one), so that tests press keys and read pictures. Everything either of them shows comes from a viewer's narrator; nobody
//! is shown more than their seat may see.

mod coaching;
mod learn;
mod local_match;
mod markdown;
mod plain;
mod puzzles;
mod record_file;
mod rules_text;
mod screen;
mod sitters;
mod table;
#[cfg(test)]
mod testing;
mod wrap;

use std::io::{self, IsTerminal};
use std::path::PathBuf;

use engine::{Outcome, Problem};

pub use learn::learn;
pub use local_match::{LocalMatch, RecordPlace};
pub use plain::play_lines;
pub use puzzles::solve;
pub use rules_text::{clause_in_plain_text, rules_in_plain_text};
pub use sitters::{Sitter, seats};

use table::Table;

/// How an evening in the terminal ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended {
    /// How the match ended; `None` if it was left before its end.
    pub outcome: Option<Outcome>,
    /// Where the record is; `None` if nothing was played, or it could not be written.
    pub record: Option<PathBuf>,
}

/// Plays a match: on the full screen, or in plain lines if it is to be plain or there is no terminal.
///
/// The last words (who won, where the record is) have been printed when it returns.
pub fn play(local: LocalMatch) -> Result<Ended, Problem> {
    let seen = io::stdin().is_terminal() && io::stdout().is_terminal();
    if seen && !local.plain {
        let table = screen::play(Table::new(local)?)?;
        println!("{}", table.farewell().join("\n"));
        Ok(table.ended())
    } else {
        play_lines(local, io::stdin().lock(), io::stdout().lock())
    }
}
