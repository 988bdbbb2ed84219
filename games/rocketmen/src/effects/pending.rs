//! WHEN USED TO PAY effects: pending after a payment, to be used once in the rest of the action phase (RM-WTP-1 to
//! RM-WTP-4).

use engine::{Chance, Witness};

use crate::action::Action;
use crate::effect::{Effect, Timing};
use crate::event::Event;
use crate::kind::{Card, Face, Kind};
use crate::legal::{May, Obstacle};
use crate::position::{Phase, Rocketmen, Spot};

impl Rocketmen {
    /// Whether a card that pays leaves an effect pending.
    pub(crate) fn fires_when_paying(&self, card: Card) -> bool {
        self.print(card).effect.timing() == Timing::WhenUsedToPay
    }

    fn pending_of(&self, kind: Kind) -> Option<Card> {
        self.pending.into_iter().find(|&card| self.face(card).kind == kind)
    }

    pub(crate) fn may_use_pending(&self, kind: Kind) -> May {
        match self.phase {
            Phase::Actions => {}
            phase if phase.is_launch() => return Err(Obstacle::TooLateForEffects), // RM-WTP-3
            _ => return Err(self.wrong_moment(false)),
        }
        let card = self.pending_of(kind).ok_or(Obstacle::NotPending(kind))?;
        self.may_fire(self.print(card).effect)
    }

    /// RM-WTP-2: only while it can do something.
    fn may_fire(&self, effect: Effect) -> May {
        let board = self.board();
        match effect {
            Effect::Draw(_) if board.hq.is_empty() && board.warehouse.is_empty() => Err(Obstacle::NothingToDraw),
            Effect::FreePlacement => {
                let mut any = false;
                self.list_spots(board.hand, &mut |_, _| any = true);
                if any { Ok(()) } else { Err(Obstacle::NothingToPlace) }
            }
            _ => Ok(()),
        }
    }

    pub(crate) fn list_pending(&self, push: &mut impl FnMut(Action)) {
        let mut listed = 0u64;
        for card in self.pending {
            let kind = self.face(card).kind;
            if listed & kind.bit() == 0 && self.may_fire(self.print(card).effect).is_ok() {
                push(Action::Effect(kind));
            }
            listed |= kind.bit();
        }
    }

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
