//! What was agreed on when a match was made, as the store keeps it.

use std::time::Duration;

use catalog::{AnyGame, AnyMatch};
use engine::{Beginning, Problem, Seed, Setup};
use serde::{Deserialize, Serialize};
use store::Millis;
use utoipa::ToSchema;

use crate::ClockSetting;
use crate::series::Series;

/// What was agreed on when a match was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct MatchSetup {
    /// The number of players and the options of the game.
    pub(crate) setup: Setup,
    /// How fast bots play.
    #[serde(default)]
    pub(crate) pace: Pace,
    /// How long everybody may think.
    #[serde(default, skip_serializing_if = "ClockSetting::is_none")]
    pub(crate) clock: ClockSetting,
    /// So many steps late spectators may look with all eyes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) delay: Option<u16>,
    /// The series that it belongs to, up to it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) series: Option<Series>,
    /// From when on bots take the seats that nobody has come for, if it waits for whoever comes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) bots_at: Option<Millis>,
    /// The moment of another match that it begins from: a *what if*, which is not rated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) from: Option<Beginning>,
    /// Whether it changes ratings: then nobody gets hints or takes back what others have seen.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) rated: bool,
}

impl MatchSetup {
    /// Nothing agreed on but what the game asks for.
    pub(crate) fn of(setup: Setup) -> Self {
        MatchSetup {
            setup,
            pace: Pace::default(),
            clock: ClockSetting::None,
            rated: false,
            delay: None,
            series: None,
            bots_at: None,
            from: None,
        }
    }

    /// The match as agreed on, dealt or from the moment it begins from.
    pub(crate) fn begin(
        &self,
        game: &dyn AnyGame,
        seed: Seed,
        components: Option<String>,
    ) -> Result<Box<dyn AnyMatch>, Problem> {
        let setup = self.setup.clone();
        match self.from.clone() {
            None => game.start(setup, seed, components),
            Some(from) => game.start_from(setup, seed, components, from),
        }
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_match_setup_reads_back() {
        let match_setup = MatchSetup {
            pace: Pace::Relaxed,
            clock: ClockSetting::Days(3),
            rated: true,
            ..MatchSetup::of(Setup::new(3))
        };
        let text = serde_json::to_string(&match_setup).expect("plain data");
        assert_eq!(serde_json::from_str::<MatchSetup>(&text).expect("what was written"), match_setup);
    }
}
