//! Everything true at one moment.

use engine::Seat;

use crate::components::Components;

/// A position of Countdown.
#[derive(Copy, Clone, Debug)]
pub struct Countdown {
    pub(crate) components: &'static Components,
    /// The number that is left.
    pub(crate) count: u8,
    /// Whose turn it is; after the end, who said zero.
    pub(crate) active: Seat,
    pub(crate) boosters: [Booster; 2],
}

/// A player's booster.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Booster {
    /// By how much it lowers the countdown.
    pub number: u8,
    /// Whether it has been fired, and so is known to all.
    pub fired: bool,
}

impl Countdown {
    pub(crate) fn is_over(&self) -> bool {
        self.count == 0 // CD-END-1
    }

    /// The booster of whoever is to act.
    pub(crate) fn booster(&self) -> Booster {
        self.boosters[self.active.index()]
    }
}
