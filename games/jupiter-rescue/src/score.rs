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

    /// How it ended, for statistics.
    pub(crate) fn end_word(&self) -> Option<&'static str> {
        match self.phase {
            Phase::Over(End::Won) => Some("won"),
            Phase::Over(End::NoPowerPlant) => Some("no Power Plant left"),
            Phase::Over(End::NoCommandDish) => Some("no Command Dish left"),
            Phase::Over(End::TooFewColonists) => Some("too few Colonists left"),
            Phase::Over(End::NoRobots) => Some("no Robot left"),
            Phase::Over(End::TurnCap) => Some("time is up"),
            _ => None,
        }
    }
}
