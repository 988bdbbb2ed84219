//! What happened, and who may know.

use engine::{Phrase, Seat, Viewer, phrase};

/// Something that happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// The countdown was lowered.
    Lowered {
        /// By whom.
        seat: Seat,
        /// Whether by a booster.
        boosted: bool,
        /// By how much.
        number: u8,
        /// What is left.
        rest: u8,
    },
    /// Somebody said zero.
    LiftOff {
        /// Who.
        seat: Seat,
    },
}

impl engine::Event for Event {
    /// Nothing that happens is hidden.
    fn seen_by(&self, _: Viewer) -> Option<Self> {
        Some(self.clone())
    }

    fn phrase(&self) -> Phrase {
        match *self {
            Event::Lowered { seat, boosted: false, number, rest } => {
                phrase!("event-counted", seat = seat, number = number, rest = rest)
            }
            Event::Lowered { seat, boosted: true, number, rest } => {
                phrase!("event-boosted", seat = seat, number = number, rest = rest)
            }
            Event::LiftOff { seat } => phrase!("event-lift-off", seat = seat),
        }
    }
}
