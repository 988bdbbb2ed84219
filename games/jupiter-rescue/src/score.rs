//! Won or lost, together.

use engine::Outcome;

use crate::position::{End, JupiterRescue, Phase};

impl JupiterRescue {
    /// There is no score but the Colonists saved, kept for statistics (JR-END-5).
    pub(crate) fn result(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Over(end) => Some(Outcome::Together { won: end == End::Won, score: i32::from(self.saved) }),
            _ => None,
        }
    }
}
