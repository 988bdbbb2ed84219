//! Industrial Espionage: a copy of an Asset for the rest of the turn, or for as long as it is mounted (RM-CARD-18 to
//! RM-CARD-22).

use engine::Witness;

use crate::card::CardSet;
use crate::event::Event;
use crate::kind::Kind;
use crate::position::Rocketmen;

impl Rocketmen {
    /// Declared openly, so everybody knows that the card is in Hand.
    pub(crate) fn copy(&mut self, kind: Kind, witness: &mut impl Witness<Event>) {
        let seat = self.active;
        let card = self.undeclared().expect("a legal copy has an Industrial Espionage in Hand");
        let number = self.copy_number(card).expect("only Industrial Espionage copies");
        self.copies[number] = Some(kind);
        self.board_mut().known.insert(card);
        witness.tell(|| Event::Copied { seat, card: kind });
    }

    /// RM-CARD-19: the cards are no copies any more.
    pub(crate) fn unmask(&mut self, cards: CardSet) {
        for card in cards.and(self.components.espionage) {
            if let Some(number) = self.copy_number(card) {
                self.copies[number] = None;
            }
        }
    }
}
