//! What the effects of cards need and do: for each, one place that says when it may be used and what happens then. Where
//! they contradict the rules, they win (RM-BOARD-10).
//!
//! | works | file |
//! |---|---|
//! | by discarding from Hand | `discard.rs` |
//! | after paying | `pending.rs` |
//! | on the Launch Pad, in a launch | `pad.rs` |
//! | on the Launch Pad, as a store | `depot.rs` |
//! | by becoming another card | `espionage.rs` |

mod depot;
mod discard;
mod espionage;
mod pad;
mod pending;

use crate::kind::Face;
use crate::legal::May;
use crate::position::{Phase, Rocketmen};

impl Rocketmen {
    /// `use` means a Hand card in the action phase and a Launch Pad card in a launch.
    pub(crate) fn may_use(&self, face: Face) -> May {
        match self.phase {
            Phase::Actions => self.may_use_from_hand(face),
            Phase::Ready | Phase::React | Phase::LastChance => {
                let card = self.mounted(face).map_err(|no| self.find_in_hand_instead(face, no))?;
                self.may_use_in_launch(card)
            }
            _ => Err(self.wrong_moment(true)),
        }
    }

    /// RM-LAUNCH-4: a Hand card is no use in a launch.
    fn find_in_hand_instead(&self, face: Face, no: crate::legal::Obstacle) -> crate::legal::Obstacle {
        if self.find(self.board().hand, face).is_some() { crate::legal::Obstacle::OnlyPadInLaunch } else { no }
    }
}
