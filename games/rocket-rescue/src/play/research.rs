//! Research: each die takes a module.

use engine::{Chance, Witness};

use crate::card::Card;
use crate::event::Event;
use crate::nouns::Kind;
use crate::position::{Phase, RocketRescue};

impl RocketRescue {
    /// RR-RES-3: a displayed module; the face does not matter. Its taker sees the front from now on (RR-INFO-5).
    pub(super) fn take_displayed(&mut self, card: Card, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let seat = self.active;
        self.display.retain(|&displayed| displayed != card);
        let sealed = self.sealed;
        let player = self.player_mut(seat);
        player.modules.insert(card);
        if sealed {
            player.knows.insert(card);
            witness.unveil();
        }
        self.deeds.took = true;
        witness.tell(|| Event::Took { seat, module: self.glimpse(card) });
        self.end_turn(chance, witness);
    }

    /// RR-RES-3, RR1-CHAR-8: a card from a standard pile.
    pub(super) fn take_standard(&mut self, kind: Kind, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let seat = self.active;
        let Some(card) = self.pile(kind).first() else { return };
        self.piles.remove(card);
        self.player_mut(seat).modules.insert(card);
        witness.tell(|| Event::Took { seat, module: self.glimpse(card) });
        if self.phase == Phase::Bonus {
            return self.end_bonus(chance, witness);
        }
        self.deeds.took = true;
        self.end_turn(chance, witness);
    }
}
