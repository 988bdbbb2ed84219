//! A match to be played at this terminal: what is agreed before it begins.

use std::path::PathBuf;

use catalog::{AnyGame, AnyMatch};
use narration::Language;

use crate::Sitter;

/// A match to be played at this terminal.
pub struct LocalMatch {
    /// The game.
    pub game: &'static dyn AnyGame,
    /// The match: freshly dealt, or replayed from a record to go on with it.
    pub table: Box<dyn AnyMatch>,
    /// Who sits where, one for each seat.
    pub seats: Vec<Sitter>,
    /// The language to begin with.
    pub language: Language,
    /// Whether a coach speaks up in new situations.
    pub coach: bool,
    /// Whether to use plain lines even where a full screen is possible.
    pub plain: bool,
    /// Where the record goes.
    pub record: RecordPlace,
}

/// Where the record of a match goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordPlace {
    /// A new file in this directory, named after the game and the hash of the seed.
    NewFileIn(PathBuf),
    /// This very file, whatever it held: to go on with a match.
    File(PathBuf),
}
