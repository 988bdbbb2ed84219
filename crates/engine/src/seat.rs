//! Places at the table, sets of them, and who is looking.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Numbered, Problem, Set, ensure};

/// A place at the table, counted from 0. A person or a bot sits there.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl TryFrom<u8> for Seat {
    type Error = Problem;

    fn try_from(number: u8) -> Result<Self, Problem> {
        ensure!(usize::from(number) < Self::MAX, "there is no seat {number}");
        Ok(Seat(number))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl Seat {
    /// The most seats a table of any game has.
    pub const MAX: usize = 8;

    /// The seat with this number, counted from 0.
    #[must_use]
    pub const fn new(number: u8) -> Self {
        assert!(number < Self::MAX as u8, "a table has at most eight seats");
        Self(number)
    }

    /// The seat as an index into per-seat arrays.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The letter that marks this seat in every game: A, B, C, …
    #[must_use]
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }

    /// The next seat clockwise at a table of `players`.
    #[must_use]
    pub const fn next(self, players: u8) -> Self {
        Self((self.0 + 1) % players)
    }

    /// All seats of a table of `players`, in order.
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..players).map(Seat::new)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl Numbered for Seat {
    #[inline(always)]
    fn number(self) -> u8 {
        self.0
    }
    #[inline(always)]
    fn of_number(number: u8) -> Self {
        Seat(number)
    }
}

/// A set of seats.
pub type Seats = Set<Seat, u8>;

impl Seats {
    /// No seat: when nobody is to act, the match is over.
    pub const NONE: Seats = Set::from_bits(0);

    /// All seats of a table of `players`.
    #[must_use]
    pub const fn all(players: u8) -> Self {
        Set::from_bits(((1u16 << players) - 1) as u8)
    }
}

/// Who is looking at a match.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Viewer {
    /// Somebody who sits at the table.
    Seat(Seat),
    /// A spectator: sees what everybody sees.
    Public,
}

impl Viewer {
    /// Whether this is that very seat.
    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// The seat that looks, if it is one.
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        }
    }

    /// Every viewer of a table of `players`: each seat, then the spectator.
    pub fn all(players: u8) -> impl Iterator<Item = Viewer> + Clone {
        Seat::all(players).map(Viewer::Seat).chain([Viewer::Public])
    }
}

impl From<Seat> for Viewer {
    fn from(seat: Seat) -> Self {
        Viewer::Seat(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_a_set_in_order() {
        let mut seats = Seats::all(7);
        seats.remove(Seat::new(2));
        assert_eq!(seats.len(), 6);
        assert_eq!(seats.map(Seat::letter).collect::<String>(), "ABDEFG");
        assert_eq!(Seats::all(8).len(), 8);
        assert_eq!(Seat::new(3).next(4), Seat::new(0));
    }
}
