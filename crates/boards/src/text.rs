//! Drawings made of text, for terminals and screen readers.

use std::fmt;

use engine::Seat;

/// What a piece of text means; the terminal chooses colours for it. Colour is never the only sign.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Ink {
    /// Ordinary text.
    #[default]
    Plain,
    /// What matters most.
    Strong,
    /// What can be skipped.
    Muted,
    /// What the eye should find.
    Accent,
    /// Something gained.
    Good,
    /// Something dangerous.
    Danger,
    /// Something of a seat, in its colour.
    Seat(Seat),
}

/// A piece of text in one ink.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Span {
    /// The text.
    pub text: String,
    /// Its ink.
    pub ink: Ink,
}

/// A line of a drawing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line(pub Vec<Span>);

impl Line {
    /// An empty line.
    #[must_use]
    pub fn new() -> Self {
        Line::default()
    }

    /// A blank line that divides a drawing: where there is little room, what stands above it stays in sight while the rest
    /// is scrolled.
    #[must_use]
    pub fn fold() -> Self {
        Line::new().plain("")
    }

    /// Whether this is a [`fold`](Line::fold).
    #[must_use]
    pub fn is_fold(&self) -> bool {
        *self == Line::fold()
    }

    /// How many letters it has.
    #[must_use]
    pub fn width(&self) -> usize {
        self.0.iter().map(|span| span.text.chars().count()).sum()
    }

    /// The line with more text.
    #[must_use]
    pub fn with(mut self, ink: Ink, text: impl Into<String>) -> Self {
        self.0.push(Span { text: text.into(), ink });
        self
    }

    /// The line with more ordinary text.
    #[must_use]
    pub fn plain(self, text: impl Into<String>) -> Self {
        self.with(Ink::Plain, text)
    }

    /// The line with text in a column of this width.
    #[must_use]
    pub fn column(self, ink: Ink, text: &str, width: usize) -> Self {
        let missing = width.saturating_sub(text.chars().count());
        self.with(ink, format!("{text}{}", " ".repeat(missing)))
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text: String = self.0.iter().map(|span| span.text.as_str()).collect();
        f.write_str(text.trim_end())
    }
}

/// The mark of a seat: a shape and a letter, the same in all games.
#[must_use]
pub fn seat_mark(seat: Seat) -> String {
    const SHAPES: [char; Seat::MAX] = ['●', '■', '▲', '◆', '⬢', '★', '✚', '○'];
    format!("{} {seat}", SHAPES[seat.index()])
}
