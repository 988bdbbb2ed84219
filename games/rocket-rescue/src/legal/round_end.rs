//! The round end: which module is kept.

use engine::{May, unless};

use super::Reason;
use crate::card::Card;
use crate::position::{Phase, RocketRescue};

impl RocketRescue {
    /// RR2-END-3.
    pub(super) fn may_keep(&self, card: Card) -> May<Reason> {
        unless(self.rules().hand_limit > 0, "RR2-END-3", Reason::NoHandLimit)?;
        unless(self.phase == Phase::Keep, "RR2-END-3", Reason::NoKeeping)?;
        unless(self.player(self.active).modules.contains(card), "RR2-END-3", Reason::NotHeld(card))
    }
}
