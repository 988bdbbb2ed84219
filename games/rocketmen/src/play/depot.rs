//! The Depot: a store on the Launch Pad (RM-CARD-15 to RM-CARD-17).

use engine::Witness;

use crate::card::{Card, Face};
use crate::effect::Effect;
use crate::event::Event;
use crate::position::Rocketmen;

impl Rocketmen {
    pub(crate) fn store(&mut self, face: Face, witness: &mut impl Witness<Event>) {
        let seat = self.active;
        let card = self.find(self.board().hand, face).expect("a legal card to store is in Hand");
        self.leave_hand(card);
        self.board_mut().depot.push(card);
        self.stored += 1;
        witness.tell(|| Event::Stored { seat, card: face });
    }

    pub(crate) fn take(&mut self, face: Face, witness: &mut impl Witness<Event>) {
        let seat = self.active;
        let card = self.takeable(face).expect("a legal card to take is on the Depot");
        let board = self.board_mut();
        board.depot.retain(|&other| other != card);
        board.hand.insert(card);
        board.known.insert(card);
        witness.tell(|| Event::Taken { seat, card: face });
    }

    /// RM-CARD-17: with the Depot go the cards on it.
    pub(crate) fn empty_depot(&mut self, depot: Card) {
        if !matches!(self.print(depot).effect, Effect::Depot(_)) {
            return;
        }
        self.area = self.area.or(self.board().on_depot());
        self.board_mut().depot.clear();
        self.stored = 0;
    }
}
