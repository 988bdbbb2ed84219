//! WHEN USED TO PAY effects: pending after a payment, to be used once in the rest of the action phase (RM-WTP-1 to
//! RM-WTP-4).

use engine::{Chance, Witness};

use crate::card::Face;
use crate::effect::Effect;
use crate::event::Event;
use crate::kind::Kind;
use crate::position::{Phase, Rocketmen, Spot};

impl Rocketmen {
    pub(crate) fn use_pending(&mut self, kind: Kind, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let seat = self.active;
        let card = self.pending_of(kind).expect("a legal effect is pending");
        self.pending.remove(card);
        witness.tell(|| Event::Used { seat, card: self.face(card) });
        match self.print(card).effect {
            Effect::Draw(amount) => self.draw(amount.into(), chance, witness), // RM-CARD-2
            _ => self.phase = Phase::FreePlace,                                // RM-CARD-3
        }
    }

    /// RM-CARD-3: nothing was paid, so nothing becomes pending (RM-WTP-4).
    pub(crate) fn free_place(&mut self, face: Face, spot: Spot, witness: &mut impl Witness<Event>) {
        let seat = self.active;
        let card = self.find(self.board().hand, face).expect("a legal placement is in Hand");
        self.put(card, spot);
        self.phase = Phase::Actions;
        witness.tell(|| Event::FreePlaced { seat, card: face, spot });
    }
}
