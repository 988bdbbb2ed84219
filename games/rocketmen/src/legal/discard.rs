//! Discarding, and the DISCARD abilities, which work from Hand only (RM-DISC-1 to RM-DISC-7, RM-CARD-4 to RM-CARD-7).

use engine::{refuse, unless};

use crate::card::{Card, CardSet, Face};
use crate::effect::{Effect, Timing};
use crate::kind::Kind;
use crate::legal::{About, Found, May, Reason};
use crate::position::{Phase, Rocketmen};

impl Rocketmen {
    pub(super) fn may_discard(&self, face: Face) -> May {
        self.may_act(About::Hand)?;
        self.holds(face, "RM-DISC-1")
    }

    pub(super) fn may_discard_pad(&self, face: Face) -> May {
        self.may_act(About::Turn)?;
        self.mounted(face, "RM-DISC-1").map(drop)
    }

    pub(super) fn may_discard_plan(&self) -> May {
        self.may_act(About::Turn)?;
        unless(self.board().plan.is_some(), "RM-DISC-2", Reason::NoPlan)
    }

    /// Whether a card of this face is in Hand; `clause` is what asks for it.
    pub(super) fn holds(&self, face: Face, clause: &'static str) -> May {
        self.in_hand(face, CardSet::default(), clause).map(drop)
    }

    /// The Launch Pad card that shows a face; `clause` is what asks for it.
    pub(crate) fn mounted(&self, face: Face, clause: &'static str) -> Found<Card> {
        match self.find(self.board().pad, face) {
            Some(card) => Ok(card),
            None => refuse(clause, Reason::NotOnPad(face)),
        }
    }

    /// `use` means a Hand card in the action phase and a Launch Pad card in a launch.
    pub(super) fn may_use(&self, face: Face) -> May {
        match self.phase {
            Phase::Actions => self.may_use_from_hand(face),
            phase if phase.is_flight() => self.may_use_in_launch(face),
            _ => self.not_now(About::Hand),
        }
    }

    pub(super) fn may_use_from_hand(&self, face: Face) -> May {
        let board = self.board();
        let flies = self.components.print(face.kind).effect.timing() == Timing::LaunchPad;
        let mounted = flies && self.find(board.hand, face).is_none() && self.find(board.pad, face).is_some();
        unless(!mounted, "RM-DISC-5", Reason::PadAbility(face))?;
        self.holds(face, "RM-DISC-4")?;
        match self.components.print(face.kind).effect {
            Effect::TrashThenDraw(_) => unless(board.hand.len() > 1, "RM-CARD-4", Reason::NoOtherCard),
            Effect::Fetch => unless(!board.warehouse.is_empty(), "RM-CARD-6", Reason::WarehouseEmpty),
            Effect::SolveThreat(threat) => {
                unless(self.lowest_slot_of(threat).is_some(), "RM-CARD-7", Reason::ThreatNotThere(threat))
            }
            effect => match effect.timing() {
                Timing::Discard => Ok(()),
                Timing::LaunchPad => refuse("RM-DISC-5", Reason::PadAbility(face)),
                Timing::WhenUsedToPay => refuse("RM-WTP-1", Reason::PayAbility(face)),
                Timing::Copy => refuse("RM-CARD-21", Reason::CopyAbility),
                Timing::None => refuse("RM-DISC-3", Reason::NoAbility(face)),
            },
        }
    }

    /// The lowest slot of the display with a card of this kind.
    pub(crate) fn lowest_slot_of(&self, kind: Kind) -> Option<usize> {
        self.display.iter().position(|card| card.is_some_and(|card| self.components.kind(card) == kind))
    }

    pub(super) fn may_trash(&self, face: Face) -> May {
        self.may_answer(Phase::Trash, "RM-CARD-4")?;
        self.holds(face, "RM-CARD-4")
    }

    pub(super) fn may_cycle(&self, face: Face) -> May {
        self.may_end_cycle()?;
        self.holds(face, "RM-CARD-5")
    }

    pub(super) fn may_end_cycle(&self) -> May {
        self.may_answer(Phase::Cycle, "RM-CARD-5")
    }

    pub(super) fn may_fetch(&self, face: Face) -> May {
        self.may_answer(Phase::Fetch, "RM-CARD-6")?;
        unless(self.find(self.board().warehouse, face).is_some(), "RM-CARD-6", Reason::NotInWarehouse(face))
    }

    /// A Hand that is too large at the end of the turn (RM-ENDT-2).
    pub(super) fn may_trim(&self, face: Face) -> May {
        unless(self.phase == Phase::Trim, "RM-ENDT-2", Reason::NothingToTrim)?;
        self.holds(face, "RM-ENDT-2")
    }
}
