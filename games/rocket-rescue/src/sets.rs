//! Small sets: of cards, and of what lies on a card.

use crate::names::{ADVANCED, Card};

/// A set of module cards.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct CardSet(pub(crate) u64);

impl CardSet {
    /// All advanced modules.
    pub(crate) const ADVANCED: CardSet = CardSet((1 << ADVANCED) - 1);

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

    /// Whether the card is among them.
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    pub(crate) const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    pub(crate) const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// The lowest card.
    pub(crate) const fn first(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card(self.0.trailing_zeros() as u8)) }
    }
}

/// The cards of a set in order.
impl Iterator for CardSet {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        let card = self.first()?;
        self.0 &= self.0 - 1;
        Some(card)
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<T: IntoIterator<Item = Card>>(cards: T) -> Self {
        let mut set = CardSet::default();
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

/// What lies on a module, packed three bits a field: cubes by resource while it is unbuilt (first edition), crew by seat
/// once it is built.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Load(u16);

impl Load {
    pub(crate) const fn of(cubes: [u8; 3]) -> Load {
        Load(cubes[0] as u16 | (cubes[1] as u16) << 3 | (cubes[2] as u16) << 6)
    }

    /// How many lie in a field.
    #[must_use]
    pub const fn get(self, field: usize) -> u8 {
        (self.0 >> (3 * field) & 7) as u8
    }

    /// How many lie there in all.
    #[must_use]
    pub const fn total(self) -> u8 {
        self.get(0) + self.get(1) + self.get(2) + self.get(3) + self.get(4)
    }

    pub(crate) const fn add(&mut self, field: usize) {
        self.0 += 1 << (3 * field);
    }

    pub(crate) const fn take(&mut self, field: usize) {
        self.0 -= 1 << (3 * field);
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }
}
