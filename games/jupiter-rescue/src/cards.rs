//! Rescue cards, hands and piles of them.

use std::fmt;
use std::str::FromStr;

use engine::Problem;
use serde::{Deserialize, Serialize};

/// A kind of Rescue card; copies are interchangeable. The order is that of the ids, abilities first.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the variants are the names on the cards")]
pub enum Card {
    #[default]
    Boost,
    Bullhorn,
    DataCore,
    Follower,
    Grenadier,
    HeatSeeker,
    Juggernaut,
    ModuleControl,
    Override,
    PhaseShift,
    Pilot,
    RocketBoots,
    Sniper,
    Suppressant,
    Swap,
    Teleport,
    Surge,
    PowerGrab,
    SignalToNoise,
}

/// How an ability works (JR-CARD-3 to JR-CARD-6).
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Scope {
    /// Spent on one action or grant; as a core once per turn.
    Single,
    /// In effect for the rest of the Actions step; as a core always.
    Turn,
    /// Free, at its own moment; as a core once per turn.
    Event,
}

/// How many kinds of cards are abilities.
pub(crate) const ABILITIES: usize = 16;
/// How many kinds of cards there are.
pub(crate) const KINDS: usize = 19;
/// How many cards there are.
pub(crate) const CARDS: usize = 36;

impl Card {
    /// Every kind of card, in order.
    pub const ALL: [Card; KINDS] = [
        Card::Boost,
        Card::Bullhorn,
        Card::DataCore,
        Card::Follower,
        Card::Grenadier,
        Card::HeatSeeker,
        Card::Juggernaut,
        Card::ModuleControl,
        Card::Override,
        Card::PhaseShift,
        Card::Pilot,
        Card::RocketBoots,
        Card::Sniper,
        Card::Suppressant,
        Card::Swap,
        Card::Teleport,
        Card::Surge,
        Card::PowerGrab,
        Card::SignalToNoise,
    ];

    /// Its id in files and codes.
    #[must_use]
    pub const fn id(self) -> &'static str {
        const IDS: [&str; KINDS] = [
            "boost",
            "bullhorn",
            "data-core",
            "follower",
            "grenadier",
            "heat-seeker",
            "juggernaut",
            "module-control",
            "override",
            "phase-shift",
            "pilot",
            "rocket-boots",
            "sniper",
            "suppressant",
            "swap",
            "teleport",
            "surge",
            "power-grab",
            "signal-to-noise",
        ];
        IDS[self as usize]
    }

    /// Whether it is a Setback, which never enters a hand.
    #[must_use]
    pub const fn is_setback(self) -> bool {
        self as usize >= ABILITIES
    }

    pub(crate) const fn scope(self) -> Scope {
        match self {
            Card::Boost | Card::HeatSeeker | Card::Sniper | Card::Teleport => Scope::Single,
            Card::Bullhorn
            | Card::Follower
            | Card::Grenadier
            | Card::Juggernaut
            | Card::Override
            | Card::RocketBoots
            | Card::Swap => Scope::Turn,
            _ => Scope::Event,
        }
    }

    /// Whether the core of this kind is in effect throughout its owner's Actions step (JR-CARD-6); the others are used once
    /// a turn.
    pub(crate) const fn is_lasting_core(self) -> bool {
        matches!(self.scope(), Scope::Turn) || matches!(self, Card::Sniper)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Card {
    type Err = Problem;

    fn from_str(id: &str) -> Result<Self, Problem> {
        Card::ALL
            .into_iter()
            .find(|card| card.id() == id)
            .ok_or_else(|| Problem::new(format!("`{id}` is not a Rescue card: write its name as in `rocket-boots`")))
    }
}

/// Some abilities, counted by kind: four bits for each, so a hand is one machine word.
#[derive(Copy, Clone, Default, PartialEq, Eq, Hash)]
pub struct Hand(u64);

impl Hand {
    /// How many of a kind.
    #[must_use]
    pub const fn count(self, card: Card) -> u8 {
        if card.is_setback() { 0 } else { (self.0 >> (4 * card as u32) & 0xf) as u8 }
    }

    /// Whether there is one of a kind.
    #[must_use]
    pub const fn has(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// Whether there are none at all.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards.
    #[must_use]
    pub const fn len(self) -> u8 {
        const LOW: u64 = 0x0f0f_0f0f_0f0f_0f0f;
        let pairs = (self.0 & LOW) + (self.0 >> 4 & LOW);
        (pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    pub(crate) fn add(&mut self, card: Card) {
        debug_assert!(!card.is_setback(), "a Setback never enters a hand (JR-DRAW-2)");
        self.0 += 1 << (4 * card as u32);
    }

    pub(crate) fn remove(&mut self, card: Card) {
        debug_assert!(self.has(card), "{card} is not in hand");
        self.0 -= 1 << (4 * card as u32);
    }

    /// All of this without those, which must be among them.
    pub(crate) fn minus(self, other: Hand) -> Hand {
        Hand(self.0 - other.0)
    }

    /// Both together.
    pub(crate) fn plus(self, other: Hand) -> Hand {
        Hand(self.0 + other.0)
    }

    /// The different kinds, in order.
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let kind = left.trailing_zeros() / 4;
            left &= !(0xf << (4 * kind));
            Some(Card::ALL[kind as usize])
        })
    }

    /// Every card, in order.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        self.kinds().flat_map(move |card| std::iter::repeat_n(card, usize::from(self.count(card))))
    }

    /// The only kind in it, if there is just one.
    pub(crate) fn only_kind(self) -> Option<Card> {
        let mut kinds = self.kinds();
        kinds.next().filter(|_| kinds.next().is_none())
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<T: IntoIterator<Item = Card>>(cards: T) -> Self {
        let mut hand = Hand::default();
        cards.into_iter().for_each(|card| hand.add(card));
        hand
    }
}

/// Cards of all kinds, in no order: the discard pile, which is only ever shuffled as a whole (JR-DECK-2).
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Pile([u8; KINDS]);

impl Pile {
    pub(crate) fn add(&mut self, card: Card) {
        self.0[card as usize] += 1;
    }

    pub(crate) fn count(&self, card: Card) -> u8 {
        self.0[card as usize]
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.iter().all(|&count| count == 0)
    }

    /// Every card, in order of the ids.
    pub(crate) fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        Card::ALL.into_iter().flat_map(|card| std::iter::repeat_n(card, usize::from(self.count(card))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_counts_its_cards() {
        let mut hand: Hand = [Card::Teleport, Card::Boost, Card::Teleport, Card::Pilot].into_iter().collect();
        assert_eq!((hand.len(), hand.count(Card::Teleport), hand.count(Card::Surge)), (4, 2, 0));
        assert_eq!(hand.kinds().collect::<Vec<_>>(), [Card::Boost, Card::Pilot, Card::Teleport]);
        assert_eq!(hand.cards().count(), 4);
        hand.remove(Card::Boost);
        hand.remove(Card::Pilot);
        assert_eq!(hand.only_kind(), Some(Card::Teleport));
        assert_eq!(Card::ALL.map(|card| card.id().parse::<Card>() == Ok(card)), [true; KINDS]);
    }
}
