//! What was agreed on when a match was made, and how it ended, as the store keeps them.

use std::time::Duration;

use engine::{Outcome, Seat, Setup};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What was agreed on when a match was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Terms {
    /// The number of players and the options of the game.
    pub(crate) setup: Setup,
    /// How fast bots play.
    #[serde(default)]
    pub(crate) pace: Pace,
}

/// How fast bots play.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// As fast as they think.
    Instant,
    /// So that one can follow.
    #[default]
    Quick,
    /// Like people who are in no hurry.
    Relaxed,
}

impl Pace {
    /// All of them, the fastest first.
    pub const ALL: [Pace; 3] = [Pace::Instant, Pace::Quick, Pace::Relaxed];

    /// Its name in forms and files.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Pace::Instant => "instant",
            Pace::Quick => "quick",
            Pace::Relaxed => "relaxed",
        }
    }

    /// How long a bot waits before each step.
    #[must_use]
    pub fn pause(self) -> Duration {
        match self {
            Pace::Instant => Duration::ZERO,
            Pace::Quick => Duration::from_millis(700),
            Pace::Relaxed => Duration::from_millis(2000),
        }
    }
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Ending {
    /// The outcome by the rules; for a match that was resigned the other seat's win.
    pub(crate) outcome: Outcome,
    /// Who gave up, if somebody did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) resigned: Option<Seat>,
}

impl Ending {
    /// Of two seats one gives up, so the other wins. Points do not count then.
    pub(crate) fn resigned(seat: Seat) -> Self {
        let keys = [0, 1].map(|number| u8::from(number != seat.index()));
        Ending { outcome: Outcome::ranked(&keys, &[0, 0]), resigned: Some(seat) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_resigns_loses() {
        let ending = Ending::resigned(Seat::new(0));
        assert!(ending.outcome.won(Seat::new(1)) && !ending.outcome.won(Seat::new(0)));
    }

    #[test]
    fn terms_read_back() {
        let terms = Terms { setup: Setup::new(3), pace: Pace::Relaxed };
        let text = serde_json::to_string(&terms).expect("plain data");
        assert_eq!(serde_json::from_str::<Terms>(&text).expect("what was written"), terms);
    }
}
