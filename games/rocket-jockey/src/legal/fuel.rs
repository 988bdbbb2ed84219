//! Drawing a card: Fuel Up, and re-fuelling in Step Two.

use engine::{May, refuse, unless};

use super::Reason;
use crate::action::Source;
use crate::position::{Phase, RocketJockey};

impl RocketJockey {
    /// Fuel Up: one card, at the start of the turn (RJ-FUEL-1).
    pub(super) fn may_draw(&self, source: Source) -> May<Reason> {
        match self.phase {
            Phase::FuelUp => self.may_take_from(source),
            Phase::StepTwo => refuse("RJ-FUEL-1", Reason::Fuelled),
            Phase::Discard => refuse("RJ-HAND-1", Reason::DiscardFirst),
            Phase::InFlight | Phase::Delivered | Phase::Reserve | Phase::Over => {
                refuse("RJ-TURN-1", Reason::FuelUpOver)
            }
        }
    }

    /// Re-fuelling: one more card instead of moving cargoes (RJ-MOVE-1, RJ-MOVE-2).
    pub(super) fn may_refuel(&self, source: Source) -> May<Reason> {
        match self.phase {
            Phase::StepTwo => self.may_take_from(source),
            Phase::FuelUp => refuse("RJ-FUEL-1", Reason::DrawFirst),
            Phase::InFlight | Phase::Delivered => refuse("RJ-MOVE-1", Reason::RefuelOrMove),
            Phase::Discard => refuse("RJ-HAND-1", Reason::DiscardFirst),
            Phase::Reserve | Phase::Over => refuse("RJ-MOVE-1", Reason::StepTwoOver),
        }
    }

    /// One of the five sources (RJ-FUEL-2), if a card lies there.
    pub(super) fn may_take_from(&self, source: Source) -> May<Reason> {
        let discards = !self.discard.is_empty();
        match source {
            Source::Pile(pile) => {
                unless(self.drafts[usize::from(pile) - 1].is_some(), "RJ-FUEL-3", Reason::PileEmpty(pile))
            }
            // RJ-FUEL-5: an empty deck is made of the discards.
            Source::Deck => unless(!self.deck.is_empty() || discards, "RJ-DECK-6", Reason::NoCards),
            Source::Discard => unless(discards, "RJ-FUEL-4", Reason::NoDiscards),
        }
    }
}
