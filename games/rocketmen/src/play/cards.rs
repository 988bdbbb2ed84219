//! Cards on the move: drawing, discarding, placing, removing, refilling the display.

use std::mem;

use engine::{Chance, Noun, Witness};

use crate::card::{Card, CardSet, Face};
use crate::components::Components;
use crate::event::Event;
use crate::options::Mode;
use crate::position::{Rocketmen, Spot};

impl Rocketmen {
    /// Draws cards from HQ; an empty HQ is the reshuffled Warehouse (RM-ENDT-4, RM-ENDT-5).
    pub(crate) fn draw(&mut self, count: usize, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let (seat, components) = (self.active, self.components);
        let mut drawn = CardSet::default();
        for _ in 0..count {
            let board = self.board_mut();
            if board.hq.is_empty() {
                if board.warehouse.is_empty() {
                    break;
                }
                board.known = board.hand; // Hand and HQ together are public, and HQ is empty.
                board.hq = mem::take(&mut board.warehouse);
                let cards = board.hq.len() as u8;
                witness.tell(|| Event::Reshuffled { seat, cards });
            }
            let card = draw_from(&mut board.hq, components, chance);
            board.hand.insert(card);
            drawn.insert(card);
            if board.hq.is_empty() {
                board.known = board.hand;
            }
        }
        if !drawn.is_empty() {
            let cards = || drawn.map(|card| components.kind(card)).collect();
            witness.tell(|| Event::Drew { seat, count: drawn.len() as u8, cards: Some(cards()) });
        }
    }

    /// Takes a card out of Hand, to be put somewhere else.
    pub(crate) fn leave_hand(&mut self, card: Card) {
        let board = self.board_mut();
        board.hand.remove(card);
        board.known.remove(card);
    }

    /// From Hand to the Playing Area (RM-ZONE-4).
    pub(crate) fn play_from_hand(&mut self, card: Card) {
        self.leave_hand(card);
        self.area.insert(card);
    }

    /// From Hand to the Junkyard (RM-CARD-1).
    pub(crate) fn junk_from_hand(&mut self, card: Card, witness: &mut impl Witness<Event>) {
        let (seat, face) = (self.active, self.face(card));
        self.leave_hand(card);
        self.board_mut().junkyard.insert(card);
        self.unmask(CardSet::only(card)); // RM-CARD-20
        witness.tell(|| Event::Removed { seat, card: face });
    }

    /// From Hand to the Mission Plan or the Launch Pad.
    pub(crate) fn put(&mut self, card: Card, spot: Spot) {
        self.leave_hand(card);
        match spot {
            Spot::Plan => self.board_mut().plan = Some(card),
            Spot::Pad => self.board_mut().pad.insert(card),
        }
    }

    /// From the Launch Pad to the Playing Area. A copy ends there (RM-CARD-19), unless its effect is still pending.
    pub(crate) fn discard_from_pad(&mut self, card: Card) {
        self.empty_depot(card);
        self.board_mut().pad.remove(card);
        self.area.insert(card);
        if !self.pending.contains(card) {
            self.unmask(CardSet::only(card));
        }
    }

    /// All Launch Pad cards but Permanents (RM-DISC-6), which stay even without a mission (RM-DISC-7, RM-CARD-14).
    pub(crate) fn discard_rocket(&mut self) {
        for card in self.board().pad {
            if !self.is_permanent(card) {
                self.discard_from_pad(card);
            }
        }
    }

    /// RM-DISC-1.
    pub(crate) fn discard(&mut self, face: Face, witness: &mut impl Witness<Event>) {
        let seat = self.active;
        let card = self.find(self.board().hand, face).expect("a legal discard is in Hand");
        self.play_from_hand(card);
        witness.tell(|| Event::Discarded { seat, card: face });
    }

    /// RM-DISC-1, also for a Permanent (RM-DISC-6).
    pub(crate) fn discard_mounted(&mut self, face: Face, witness: &mut impl Witness<Event>) {
        let seat = self.active;
        let card = self.find(self.board().pad, face).expect("a legal discard is on the Launch Pad");
        self.discard_from_pad(card);
        witness.tell(|| Event::PadDiscarded { seat, card: face });
    }

    /// RM-DISC-2: the rocket goes with its mission.
    pub(crate) fn discard_plan(&mut self, witness: &mut impl Witness<Event>) {
        let seat = self.active;
        let card = self.board_mut().plan.take().expect("a legal discard has a Mission card");
        self.area.insert(card);
        self.discard_rocket();
        witness.tell(|| Event::PlanDiscarded { seat, card: self.components.kind(card) });
    }

    /// A card of the display becomes the active player's (RM-BUY-5, RM-CARD-7).
    pub(crate) fn acquire_slot(&mut self, slot: usize, witness: &mut impl Witness<Event>) {
        let card = self.display[slot].take().expect("a legal purchase is on the display");
        self.area.insert(card);
        self.ai.display_left = true;
        if self.mode == Mode::Solo && self.components.threats.contains(card) {
            self.score_threat(witness); // RM-SOLO-13
        }
    }

    /// Fills the gaps of the display at once; in solitaire only at the end of the turn (RM-BUY-6, RM-SOLO-12).
    pub(crate) fn refill_display(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        if self.mode != Mode::Solo {
            self.fill_display(chance, witness);
        }
    }

    /// Lowest slot first, as long as cards last (RM-BUY-6, RM-BUY-8); the upper part of the deck before the lower.
    pub(crate) fn fill_display(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        for slot in 0..self.slots() {
            if self.display[slot].is_some() {
                continue;
            }
            let part = if self.top.is_empty() { &mut self.bottom } else { &mut self.top };
            if *part == CardSet::default() {
                return;
            }
            let card = draw_from(part, self.components, chance);
            self.display[slot] = Some(card);
            let kind = self.components.kind(card);
            witness.tell(|| Event::DisplayFilled { slot: slot as u8 + 1, card: kind });
        }
    }
}

/// Takes a card out of a deck that has no order, each with equal chance.
pub(crate) fn draw_from(deck: &mut CardSet, components: &Components, chance: &mut impl Chance) -> Card {
    let member = |place: u32| deck.member(place as usize).expect("a place in the deck");
    let card = member(chance.pick(deck.len() as u32, |place| components.kind(member(place)).id().to_owned()));
    deck.remove(card);
    card
}
