//! DISCARD abilities: they work from Hand only (RM-DISC-3, RM-DISC-4).

use engine::{Chance, Witness};

use crate::card::{Card, Face};
use crate::effect::Effect;
use crate::event::Event;
use crate::kind::Kind;
use crate::position::{Phase, Rocketmen};

impl Rocketmen {
    pub(crate) fn use_from_hand(&mut self, face: Face, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let seat = self.active;
        let card = self.find(self.board().hand, face).expect("a legal ability is in Hand");
        witness.tell(|| Event::Used { seat, card: face });
        match self.print(card).effect {
            Effect::TrashThenDraw(amount) => {
                self.play_from_hand(card);
                self.cycled = amount;
                self.phase = Phase::Trash;
            }
            Effect::Cycle => {
                self.play_from_hand(card);
                self.cycled = 1; // RM-CARD-5: this card counts too
                self.phase = Phase::Cycle;
            }
            Effect::Fetch => {
                self.play_from_hand(card);
                self.phase = Phase::Fetch;
            }
            Effect::SolveThreat(threat) => self.solve(card, threat, chance, witness),
            _ => debug_assert!(false, "no DISCARD ability on {face}"),
        }
    }

    /// RM-CARD-7: this card to the Junkyard, the Threat in the lowest slot to the Playing Area.
    fn solve(&mut self, card: Card, threat: Kind, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        self.junk_from_hand(card, witness);
        let slot = self.lowest_slot_of(threat).expect("a legal ability finds its Threat");
        self.acquire_slot(slot, witness);
        let seat = self.active;
        witness.tell(|| Event::ThreatTaken { seat, card: threat });
        self.refill_display(chance, witness);
    }

    /// RM-CARD-4: first remove, then draw.
    pub(crate) fn trash(&mut self, face: Face, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let card = self.find(self.board().hand, face).expect("a legal removal is in Hand");
        self.junk_from_hand(card, witness);
        self.phase = Phase::Actions;
        let amount = std::mem::take(&mut self.cycled);
        self.draw(amount.into(), chance, witness);
    }

    /// RM-CARD-5: abilities of the other cards are not used.
    pub(crate) fn cycle(&mut self, face: Face, witness: &mut impl Witness<Event>) {
        let seat = self.active;
        let card = self.find(self.board().hand, face).expect("a legal discard is in Hand");
        witness.tell(|| Event::Discarded { seat, card: face });
        self.play_from_hand(card);
        self.cycled += 1;
    }

    pub(crate) fn cycle_done(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        self.phase = Phase::Actions;
        let amount = std::mem::take(&mut self.cycled);
        self.draw(amount.into(), chance, witness);
    }

    /// RM-CARD-6: openly, so everybody knows of the card.
    pub(crate) fn fetch(&mut self, face: Face, witness: &mut impl Witness<Event>) {
        let seat = self.active;
        let card = self.find(self.board().warehouse, face).expect("a legal card is in the Warehouse");
        let board = self.board_mut();
        board.warehouse.remove(card);
        board.hand.insert(card);
        board.known.insert(card);
        self.phase = Phase::Actions;
        witness.tell(|| Event::Fetched { seat, card: face });
    }
}
