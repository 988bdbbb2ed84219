//! Won or lost, together.

use engine::Outcome;

use crate::position::{End, JupiterRescue, Phase};

/// There is no score but the Colonists saved, kept for statistics (JR-END-5).
pub(crate) fn outcome(game: &JupiterRescue) -> Option<Outcome> {
    let won = game.end()? == End::Won;
    Some(Outcome::Together { won, score: i32::from(game.saved) })
}

/// How it ended, for statistics.
pub(crate) fn ending(game: &JupiterRescue) -> Option<&'static str> {
    Some(match game.end()? {
        End::Won => "won",
        End::NoPowerPlant => "no Power Plant left",
        End::NoCommandDish => "no Command Dish left",
        End::TooFewColonists => "too few Colonists left",
        End::NoRobots => "no Robot left",
        End::TurnCap => "time is up",
    })
}

impl JupiterRescue {
    fn end(&self) -> Option<End> {
        if let Phase::Over(end) = self.phase { Some(end) } else { None }
    }
}
