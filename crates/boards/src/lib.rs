//! One drawing per game, from a view alone.
//!
//! A drawing never decides what is legal: it shows what it is given.

mod html;
mod rocket_jockey;
mod text;

pub use html::{Choice, Offers};
pub use text::{Ink, Line, Span, seat_mark};

use engine::Game;
use maud::Markup;
use narration::Narrator;

/// A game that can be drawn.
pub trait Drawing: Game {
    /// The board for a terminal, in lines of coloured text.
    fn text(view: &Self::View, words: &Narrator<'_>) -> Vec<Line>;

    /// The board for a page.
    fn html(view: &Self::View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup;

    /// The cover of the box: a drawing of our own, as an SVG element.
    fn cover(words: &Narrator<'_>) -> Markup;
}
