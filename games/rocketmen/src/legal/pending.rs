//! WHEN USED TO PAY effects, pending after a payment (RM-WTP-1 to RM-WTP-4, RM-CARD-2, RM-CARD-3).

use engine::{refuse, unless};

use crate::card::{Card, Face};
use crate::effect::{Effect, Timing};
use crate::kind::Kind;
use crate::legal::{About, May, Reason};
use crate::position::{Phase, Rocketmen, Spot};

impl Rocketmen {
    /// Whether a card that pays leaves an effect pending.
    pub(crate) fn fires_when_paying(&self, card: Card) -> bool {
        self.print(card).effect.timing() == Timing::WhenUsedToPay
    }

    /// The kinds of cards whose effect is pending, each once.
    pub(super) fn each_pending(&self, each: &mut impl FnMut(Kind, Effect)) {
        let mut named = 0u64;
        for card in self.pending {
            let kind = self.face(card).kind;
            if named & kind.bit() == 0 {
                each(kind, self.print(card).effect);
            }
            named |= kind.bit();
        }
    }

    pub(crate) fn pending_of(&self, kind: Kind) -> Option<Card> {
        self.pending.into_iter().find(|&card| self.face(card).kind == kind)
    }

    pub(super) fn may_use_pending(&self, kind: Kind) -> May {
        unless(!self.phase.is_launch(), "RM-WTP-3", Reason::TooLateForEffects)?;
        self.may_act(About::Turn)?;
        match self.pending_of(kind) {
            Some(card) => self.may_fire(self.print(card).effect),
            None => refuse("RM-WTP-1", Reason::NotPending(kind)),
        }
    }

    /// RM-WTP-2: only while it can do something.
    pub(super) fn may_fire(&self, effect: Effect) -> May {
        let board = self.board();
        match effect {
            Effect::Draw(_) => unless(!board.hq.or(board.warehouse).is_empty(), "RM-WTP-2", Reason::NothingToDraw),
            Effect::FreePlacement => unless(self.can_place_any(), "RM-WTP-2", Reason::NothingToPlace),
            _ => Ok(()),
        }
    }

    /// Whether some Hand card may lie somewhere.
    pub(crate) fn can_place_any(&self) -> bool {
        let mut any = false;
        self.each_spot(self.board().hand, &mut |face, spot| any |= self.may_lie(face, spot).is_ok());
        any
    }

    pub(super) fn may_free_place(&self, face: Face, spot: Spot) -> May {
        self.may_answer(Phase::FreePlace, "RM-CARD-3")?;
        self.holds(face, "RM-CARD-3")?;
        self.may_lie(face, spot)
    }
}
