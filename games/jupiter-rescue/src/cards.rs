//! Rescue cards, hands and piles of them.

use std::fmt;

use engine::{Noun, Numbered, Problem, Set};
use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, IntoStaticStr, VariantArray};

/// A kind of Rescue card; copies are interchangeable. The order is that of the ids, abilities first.
#[derive(
    Copy,
    Clone,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    Display,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case", parse_err_ty = Problem, parse_err_fn = Card::unknown)]
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
            Card::DataCore
            | Card::ModuleControl
            | Card::PhaseShift
            | Card::Pilot
            | Card::Suppressant
            | Card::Surge
            | Card::PowerGrab
            | Card::SignalToNoise => Scope::Event,
        }
    }

    /// Whether the core of this kind is in effect throughout its owner's Actions step (JR-CARD-6); the others are used once
    /// a turn.
    pub(crate) const fn is_lasting_core(self) -> bool {
        matches!(self.scope(), Scope::Turn) || matches!(self, Card::Sniper)
    }
}

impl Noun for Card {
    const WORDS: &'static str = "card";
}

impl Numbered for Card {
    fn number(self) -> u8 {
        self as u8
    }

    fn of_number(number: u8) -> Self {
        Card::VARIANTS[usize::from(number)]
    }
}

/// A set of kinds of cards.
pub(crate) type Cards = Set<Card, u32>;

/// Some abilities, counted by kind: four bits for each, so a hand is one machine word.
#[derive(Copy, Clone, Default, PartialEq, Eq, Hash)]
pub struct Hand(u64);

impl Hand {
    /// The whole hand as a number.
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

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
            Some(Card::VARIANTS[kind as usize])
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
        Card::VARIANTS.iter().flat_map(|&card| std::iter::repeat_n(card, usize::from(self.count(card))))
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
        assert!(Card::VARIANTS.iter().all(|&card| card.id().parse() == Ok(card)));
        assert_eq!(Card::VARIANTS.len(), KINDS);
    }
}
