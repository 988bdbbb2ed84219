//! DISCARD abilities: they work from Hand only (RM-DISC-3, RM-DISC-4).

use engine::{Chance, Witness};

use crate::action::Action;
use crate::effect::{Effect, Timing};
use crate::event::Event;
use crate::kind::{Card, Face, Kind};
use crate::legal::{May, Obstacle};
use crate::position::{Phase, Rocketmen};

impl Rocketmen {
    pub(crate) fn may_use_from_hand(&self, face: Face) -> May {
        let card = self.in_hand(face, Default::default())?;
        match self.print(card).effect {
            Effect::TrashThenDraw(_) if self.board().hand.len() < 2 => Err(Obstacle::NoOtherCard), // RM-CARD-4
            Effect::Fetch if self.board().warehouse.is_empty() => Err(Obstacle::WarehouseEmpty),   // RM-CARD-6
            Effect::SolveThreat(threat) if self.lowest_slot_of(threat).is_none() => {
                Err(Obstacle::ThreatNotThere(threat))
            }
            effect => match effect.timing() {
                Timing::Discard => Ok(()),
                Timing::LaunchPad => Err(Obstacle::PadAbility(face)), // RM-DISC-5
                Timing::WhenUsedToPay => Err(Obstacle::PayAbility(face)),
                Timing::Copy => Err(Obstacle::CopyAbility), // RM-CARD-21
                Timing::None => Err(Obstacle::NoAbility(face)),
            },
        }
    }

    pub(crate) fn list_abilities(&self, push: &mut impl FnMut(Action)) {
        let may_be = self.components.abilities.or(self.components.espionage);
        for face in self.faces(self.board().hand.and(may_be)) {
            if self.may_use_from_hand(face).is_ok() {
                push(Action::Use(face));
            }
        }
    }

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

    fn lowest_slot_of(&self, kind: Kind) -> Option<usize> {
        self.display.iter().position(|card| card.is_some_and(|card| self.components.kind(card) == kind))
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
