//! Physical cards, sets of them, and the faces they show.

use std::fmt;
use std::str::FromStr;

use engine::{Fact, Noun, Numbered, Problem, Set, phrase};
use serde::{Serialize, Serializer};

use crate::kind::{Kind, MISSIONS};

/// What a card shows now: its kind, or the kind that an Industrial Espionage has become a copy of (RM-CARD-18).
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Face {
    /// The kind it plays as.
    pub kind: Kind,
    /// Whether it is an Industrial Espionage that copies that kind.
    pub copied: bool,
}

impl Face {
    /// The face as words.
    #[must_use]
    pub fn words(self) -> Fact {
        if self.copied { phrase!("copy-of", card = self.kind.word()).into() } else { self.kind.word() }
    }
}

impl From<Kind> for Face {
    fn from(kind: Kind) -> Face {
        Face { kind, copied: false }
    }
}

const COPY: &str = "copy-of-";

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.copied {
            f.write_str(COPY)?;
        }
        self.kind.fmt(f)
    }
}

impl FromStr for Face {
    type Err = Problem;

    fn from_str(text: &str) -> Result<Self, Problem> {
        match text.strip_prefix(COPY) {
            Some(id) => Ok(Face { kind: id.parse()?, copied: true }),
            None => Ok(Face { kind: text.parse()?, copied: false }),
        }
    }
}

impl Serialize for Face {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// One physical card. A player's own twelve Mission cards have the same numbers for every player; every other card has a
/// number of its own. Which copy of a kind it is never leaves the engine.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(pub(crate) u8);

impl Card {
    /// Its place in lists of all cards; there are at most 128.
    pub(crate) const fn index(self) -> usize {
        (self.0 & 127) as usize
    }
}

impl Numbered for Card {
    #[inline(always)]
    fn number(self) -> u8 {
        self.0
    }
    #[inline(always)]
    fn of_number(number: u8) -> Self {
        Card(number)
    }
}

/// A set of physical cards; in order of their numbers copies of a kind come together.
pub type CardSet = Set<Card, u128>;

/// The cards that every player has of their own.
pub(crate) const OWN_MISSIONS: CardSet = Set::from_bits((1 << MISSIONS) - 1);
