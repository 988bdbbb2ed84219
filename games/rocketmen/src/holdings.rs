//! Who holds which cards, what they show now, and what they give.

use engine::Seat;

use crate::card::{Card, CardSet, Face};
use crate::components::Print;
use crate::items::{Items, Packed};
use crate::position::Rocketmen;

impl Rocketmen {
    /// All cards a seat owns (RM-ZONE-8).
    pub(crate) fn owned(&self, seat: Seat) -> CardSet {
        let board = &self.boards[seat.index()];
        let plan = board.plan.map_or(CardSet::default(), CardSet::only);
        let area = if seat == self.active { self.area } else { CardSet::default() };
        let zones = [board.hand, board.pad, board.on_depot(), plan, area, board.warehouse, board.junkyard];
        zones.into_iter().fold(board.hq, CardSet::or)
    }

    /// Which copy of Industrial Espionage a card is, if it is one.
    #[inline]
    pub(crate) fn copy_number(&self, card: Card) -> Option<usize> {
        self.components.copy_number(card)
    }

    /// What a card shows now (RM-CARD-18).
    #[inline]
    pub(crate) fn face(&self, card: Card) -> Face {
        match self.copy_number(card).and_then(|number| self.copies[number]) {
            Some(kind) => Face { kind, copied: true },
            None => Face { kind: self.components.kind(card), copied: false },
        }
    }

    /// What is printed on the face a card shows now.
    #[inline]
    pub(crate) fn print(&self, card: Card) -> &'static Print {
        self.components.print(self.face(card).kind)
    }

    /// What a card gives its owner: all its items at once (RM-ITEM-2, RM-PAY-2).
    #[inline]
    pub(crate) fn items(&self, owner: usize, card: Card) -> Items {
        let print = self.print(card);
        let mut items = print.items;
        if print.money_per_mission > 0 {
            items.money += print.money_per_mission * self.boards[owner].missions() as u16; // RM-ITEM-12
        }
        items
    }

    /// All that some cards of the active player give.
    #[inline]
    pub(crate) fn sum(&self, cards: CardSet) -> Items {
        let varying = cards.and(self.components.varying);
        let steady =
            cards.without(varying).fold(Packed::default(), |sum, card| sum + self.components.packed[card.index()]);
        let owner = self.active.index();
        varying.fold(steady.into(), |sum, card| sum + self.items(owner, card))
    }

    /// One card of each face among some cards: the one with the lowest number.
    #[inline]
    pub(crate) fn distinct(&self, cards: CardSet) -> CardSet {
        let mut distinct = cards.and(self.components.single);
        let mut rest = cards.without(distinct);
        while let Some(card) = rest.first() {
            distinct.insert(card);
            rest = rest.without(self.components.cards_of[self.components.kind(card).index()]);
        }
        let copiers = cards.and(self.components.espionage);
        if copiers.len() > 1 { distinct.or(self.distinct_copies(copiers)) } else { distinct }
    }

    /// The same among cards that may be copies of different things.
    fn distinct_copies(&self, copiers: CardSet) -> CardSet {
        let earlier = |card| copiers.into_iter().take_while(move |&other| other != card);
        copiers.filter(|&card| !earlier(card).any(|other| self.face(other) == self.face(card))).collect()
    }

    /// The different faces among some cards.
    #[inline]
    pub(crate) fn faces(&self, cards: CardSet) -> impl Iterator<Item = Face> {
        self.distinct(cards).map(|card| self.face(card))
    }

    /// A card among some that shows this face. Of equal cards in Hand, one that everybody knows of goes first, so that the
    /// choice of copy tells nothing.
    pub(crate) fn find(&self, cards: CardSet, face: Face) -> Option<Card> {
        let printed = if face.copied { self.components.espionage } else { self.components.cards_of[face.kind.index()] };
        let candidates = cards.and(printed);
        let fits = |card: &Card| self.face(*card) == face;
        candidates.and(self.board().known).find(fits).or_else(|| { candidates }.find(fits))
    }
}
