//! Draw, Setbacks, hand limit and deck.

use engine::{Chance, Witness};

use crate::cards::Card;
use crate::components::{COMMAND_DISH, POWER_PLANT};
use crate::event::Event;
use crate::position::{JupiterRescue, Phase};
use crate::space::Tiles;

impl JupiterRescue {
    /// The top card of the deck, refilled when needed (JR-DECK-2, JR-DECK-3). Whoever sees it has learnt something.
    pub(crate) fn draw_card(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) -> Option<Card> {
        if self.deck.is_empty() {
            self.refill(chance, witness);
        }
        if self.deck.is_empty() {
            return None;
        }
        let last = self.deck.len() - 1;
        let from_top = chance.top(self.deck.len() as u32, |place| self.deck[last - place as usize].to_string());
        let card = self.deck.remove(last - from_top as usize);
        witness.unveil();
        if self.deck.is_empty() {
            self.refill(chance, witness);
        }
        Some(card)
    }

    /// The whole discard pile is shuffled into a new deck.
    fn refill(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        if self.discard.is_empty() {
            return;
        }
        let pile = std::mem::take(&mut self.discard);
        self.deck.extend(pile.cards());
        chance.shuffle(&mut self.deck);
        let cards = self.deck.len() as u8;
        witness.tell(|| Event::Reshuffled { cards });
    }

    /// The Draw step (JR-DRAW-1, JR-DRAW-2); a Robot that is out draws nothing (JR-VULN-3).
    pub(super) fn draw(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let seat = self.active;
        if self.is_out(seat) {
            self.end_turn(chance, witness);
            return;
        }
        match self.draw_card(chance, witness) {
            Some(card) if card.is_setback() => {
                self.drawn = Some(card);
                witness.tell(|| Event::SetbackDrawn { seat, card });
                self.answer_setback(chance, witness);
                return;
            }
            Some(card) => {
                self.hand_mut().add(card);
                witness.tell(|| Event::Drew { seat, card });
            }
            None => witness.tell(|| Event::NothingDrawn { seat }),
        }
        self.check_hand(chance, witness);
    }

    /// The active seat is asked only if it has an answer (JR-DRAW-2).
    pub(super) fn answer_setback(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        if self.can_answer_setback() {
            self.phase = Phase::Setback;
        } else {
            self.resolve_setback(chance, witness);
        }
    }

    pub(super) fn resolve_setback(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        match self.drawn {
            Some(Card::PowerGrab) => self.cover(self.board.modules(POWER_PLANT), chance, witness), // JR-GRAB-1
            Some(Card::SignalToNoise) => self.cover(self.board.modules(COMMAND_DISH), chance, witness), // JR-NOISE-1
            // JR-SURGE-1: exposed sides are looked up afresh.
            _ => self.begin_placing(self.invaded.and(self.board.standing), chance, witness),
        }
    }

    /// A Super Creep on every one that is not guarded by a Robot, suppressed or covered (JR-SUPER-1, JR-SUPP-2).
    fn cover(&mut self, tiles: Tiles, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let free: Tiles = tiles
            .without(self.shielded)
            .without(self.board.supers)
            .filter(|tile| self.board.robots[tile.index()] == 0)
            .collect();
        self.board.supers.extend(free);
        let cells = &self.board.cells;
        witness.tell(|| Event::SuperCreeps { at: free.map(|tile| cells[tile.index()]).collect() });
        if self.settle(witness) {
            self.end_setback(chance, witness);
        }
    }

    /// The Setback is discarded; no other card is drawn for it (JR-DRAW-2).
    pub(super) fn end_setback(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        if let Some(card) = self.drawn.take() {
            self.discard.add(card);
        }
        self.check_hand(chance, witness);
    }

    /// JR-DRAW-3, JR-HAND-2
    pub(super) fn check_hand(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        while self.hand().len() > self.hand_limit() {
            let Some(card) = self.hand().only_kind() else {
                self.phase = Phase::Discard;
                return;
            };
            self.discard_for_limit(card, witness);
        }
        self.end_turn(chance, witness);
    }

    pub(super) fn discard_for_limit(&mut self, card: Card, witness: &mut impl Witness<Event>) {
        let (seat, limit) = (self.active, self.hand_limit());
        self.hand_mut().remove(card);
        self.discard.add(card); // JR-DECK-1
        witness.tell(|| Event::Discarded { seat, card, limit });
    }
}
