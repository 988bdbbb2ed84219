//! Planning: dice, bid, submission.

use engine::{May, Seat, refuse, unless};

use super::Reason;
use crate::nouns::Stage;
use crate::plan::DICE;
use crate::position::RocketRescue;

/// How often a player may start a plan anew in one round, so that a match is bound to end (RR-PLAN-5).
pub(crate) const MOST_TAKE_BACKS: u8 = 20;

impl RocketRescue {
    /// RR-PLAN-2: four dice in canonical order, two in a phase at most.
    pub(super) fn may_set_die(&self, seat: Seat, stage: Stage, face: u8) -> May<Reason> {
        let plan = self.player(seat).plan;
        if plan.takes(stage, face) {
            return Ok(());
        }
        let left = DICE - plan.dice();
        let [first, _] = plan.faces(stage);
        let reason = if left == 0 {
            Reason::AllDicePlaced
        } else if plan.dice_in(stage) == 2 {
            Reason::ThirdDie(stage)
        } else if stage < plan.last() {
            Reason::PhasePassed { phase: stage, last: plan.last() }
        } else if plan.dice_in(stage) == 1 && face > first {
            Reason::HigherFirst { phase: stage, face: first }
        } else {
            Reason::NoRoomForDice { phase: stage, left: left - 1 }
        };
        refuse("RR-PLAN-2", reason)
    }

    pub(super) fn may_bid(&self, seat: Seat, energy: u16) -> May<Reason> {
        let player = self.player(seat);
        unless(self.edition.bids(), "RR1-ORD-1", Reason::NoBids)?;
        self.may_end_dice(seat)?;
        unless(!self.bidden.contains(seat), "RR2-PLAN-1", Reason::BidMade(player.bid))?;
        unless(energy <= player.energy, "RR2-PLAN-1", Reason::BidTooHigh(player.energy))
    }

    /// RR-PLAN-2: none is kept back.
    fn may_end_dice(&self, seat: Seat) -> May<Reason> {
        let left = DICE - self.player(seat).plan.dice();
        unless(left == 0, "RR-PLAN-2", Reason::DiceFirst(left))
    }

    pub(super) fn may_submit(&self, seat: Seat) -> May<Reason> {
        self.may_end_dice(seat)?;
        unless(!self.edition.bids() || self.bidden.contains(seat), "RR-GEN-7", Reason::BidFirst)
    }

    /// RR-PLAN-5: a plan that is begun and not submitted.
    pub(super) fn may_take_back(&self, seat: Seat) -> May<Reason> {
        let player = self.player(seat);
        unless(player.plan.dice() > 0, "RR-PLAN-5", Reason::NoPlan)?;
        unless(player.take_backs < MOST_TAKE_BACKS, "RR-PLAN-5", Reason::TakenBack(MOST_TAKE_BACKS))
    }
}
