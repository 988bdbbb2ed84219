//! Layover and the end of the turn: discard, reserve.

use engine::{May, refuse, unless};

use super::Reason;
use crate::components::Maneuver;
use crate::position::{Phase, Place, RocketJockey};

impl RocketJockey {
    /// A card of too large a hand.
    pub(super) fn may_discard(&self, kind: Maneuver) -> May<Reason> {
        unless(self.phase == Phase::Discard, "RJ-HAND-3", Reason::NoDiscard)?;
        unless(self.held(kind).is_some(), "RJ-HAND-1", Reason::NotInHand(kind))
    }

    /// A cargo for the own next turn.
    pub(super) fn may_reserve(&self, place: Place) -> May<Reason> {
        self.may_reserve_nothing()?;
        self.may_put_copilot_on(place)
    }

    /// Only on a cargo that has none yet; also on the Aliens, once they are in play (RJ-RES-3).
    pub(super) fn may_put_copilot_on(&self, place: Place) -> May<Reason> {
        let there = place != Place::Aliens || self.aliens.is_some();
        unless(there, "RJ-ALIEN-3", Reason::NoAliens)?;
        match self.reserver(place) {
            None => Ok(()),
            Some(owner) => refuse("RJ-RES-2", Reason::Reserved(owner, place)),
        }
    }

    /// Reservations are made at the end of the turn, and it is allowed to make none.
    pub(super) fn may_reserve_nothing(&self) -> May<Reason> {
        unless(self.phase == Phase::Reserve, "RJ-RES-1", Reason::ReserveAtEnd)
    }
}
