//! Kinds of cards, the faces they show, the physical cards and sets of them.

use std::fmt;
use std::str::FromStr;

use engine::{Fact, Problem, phrase};
use serde::{Serialize, Serializer};

/// A kind of Action card. The icon on a Threat is only its type, not an item (RM-ITEM-7). Which kinds there are is fixed; what they show is data.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kind(pub(crate) u8);

macro_rules! kinds {
    ($($id:literal)*) => {
        const IDS: [&str; KINDS] = [$($id),*];
        const WORDS: [&str; KINDS] = [$(concat!("card-", $id)),*];
        const EFFECTS: [&str; KINDS] = [$(concat!("effect-", $id)),*];
    };
}

/// How many kinds there are.
pub(crate) const KINDS: usize = 39;
/// The Mission cards come first, then Engines, Threats and Assets.
pub(crate) const MISSIONS: usize = 12;
/// How many kinds of Engines there are.
const ENGINES: usize = 3;

kinds! {
    "mission-satellite-a" "mission-satellite-b" "mission-spaceship-a" "mission-spaceship-b" "mission-spaceship-c"
    "mission-space-hotel-a" "mission-space-hotel-b" "mission-orbital-shipyard" "mission-space-station"
    "mission-asteroid-mining" "mission-base-a" "mission-base-b"
    "small-rocket-boosters" "medium-rocket-boosters" "large-rocket-boosters"
    "pandemic" "climate-change" "asteroid-impact"
    "big-data" "global-internet" "storage-batteries" "super-capacitors" "solar-energy" "designer-drugs"
    "asteroid-laser-ablation" "radiation-shielding" "multi-purpose-space-suit" "government-contract" "angel-investors"
    "electric-cars" "quantum-computer" "reusable-rocket" "afterburner" "backup-systems" "detailed-planning" "depot"
    "industrial-espionage" "sovereign-fund" "research-campus"
}

impl Kind {
    /// Every kind, in the order in which cards are listed.
    pub fn all() -> impl Iterator<Item = Kind> {
        (0..KINDS as u8).map(Kind)
    }

    /// The kinds of Engines.
    pub(crate) fn engines() -> impl Iterator<Item = Kind> {
        (MISSIONS as u8..(MISSIONS + ENGINES) as u8).map(Kind)
    }

    /// Its id in files and codes.
    #[must_use]
    pub fn id(self) -> &'static str {
        IDS[self.index()]
    }

    /// Its name, as a word to be looked up.
    #[must_use]
    pub fn word(self) -> Fact {
        Fact::Word(WORDS[self.index()])
    }

    /// What its effect does, as a word to be looked up; only Assets with an effect have one.
    pub(crate) fn effect_word(self) -> Fact {
        Fact::Word(EFFECTS[self.index()])
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The bit of this kind in a set of kinds.
    pub(crate) const fn bit(self) -> u64 {
        1 << self.0
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Kind {
    type Err = Problem;

    fn from_str(id: &str) -> Result<Self, Problem> {
        let index = IDS.iter().position(|known| *known == id);
        index.map(|index| Kind(index as u8)).ok_or_else(|| Problem::new(format!("there is no card `{id}`")))
    }
}

impl Serialize for Kind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

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
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of physical cards.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct CardSet(pub(crate) u128);

impl CardSet {
    pub(crate) const EMPTY: CardSet = CardSet(0);
    /// The cards that every player has of their own.
    pub(crate) const OWN_MISSIONS: CardSet = CardSet((1 << MISSIONS) - 1);

    pub(crate) const fn only(card: Card) -> CardSet {
        CardSet(1 << card.0)
    }

    /// How many cards.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) const fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    pub(crate) const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    pub(crate) const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    pub(crate) const fn and(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    pub(crate) const fn or(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    pub(crate) const fn minus(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    pub(crate) const fn first(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card(self.0.trailing_zeros() as u8)) }
    }

    /// The card at this place, counted from 0 in order of numbers.
    pub(crate) fn nth_card(self, place: u32) -> Card {
        let (low, high) = (self.0 as u64, (self.0 >> 64) as u64);
        let lower = low.count_ones();
        let (mut word, place, offset) = if place < lower { (low, place, 0) } else { (high, place - lower, 64) };
        for _ in 0..place {
            word &= word - 1;
        }
        Card(word.trailing_zeros() as u8 + offset)
    }

    /// Keeps the cards for which something holds.
    pub(crate) fn retain(&mut self, holds: impl Fn(Card) -> bool) {
        for card in *self {
            if !holds(card) {
                self.remove(card);
            }
        }
    }

    /// Takes all cards out.
    pub(crate) const fn drain(&mut self) -> CardSet {
        let all = *self;
        self.0 = 0;
        all
    }
}

/// The cards of a set in order of their numbers, so that copies of a kind come together.
impl Iterator for CardSet {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        let low = self.0 as u64;
        let card = match (low, self.0) {
            (_, 0) => return None,
            (0, all) => ((all >> 64) as u64).trailing_zeros() + 64,
            _ => low.trailing_zeros(),
        };
        self.0 &= self.0 - 1;
        Some(Card(card as u8))
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<T: IntoIterator<Item = Card>>(cards: T) -> Self {
        let mut set = CardSet::default();
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}
