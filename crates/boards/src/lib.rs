//! One drawing per game, from a view alone.
//!
//! A drawing never decides what is legal: it shows what it is given.

mod rocket_jockey;
mod text;

pub use text::{Ink, Line, Span, seat_mark};

use engine::Game;
use narration::Narrator;

/// A game that can be drawn.
pub trait Drawing: Game {
    /// The board for a terminal, in lines of coloured text.
    fn text(view: &Self::View, words: &Narrator<'_>) -> Vec<Line>;
}
