//! What counts at the end of a match.

use engine::{Facts, Outcome, Seat};
use serde::{Deserialize, Serialize};

/// What counts at the end of a match.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Measure {
    /// A seat's share of the win, in percent: those who tie divide it.
    Win,
    /// Whether all win together, or the only player does, in percent.
    Together,
    /// The points of somebody who plays alone and cannot lose.
    Points,
}

/// What the end of a match is worth to every seat, in percent or points.
pub(crate) type Worth = [f32; Seat::MAX];

impl Measure {
    /// What counts in a match that ended so.
    #[must_use]
    pub fn of(facts: &Facts, outcome: &Outcome) -> Self {
        match outcome {
            Outcome::Together { .. } => Measure::Together,
            Outcome::Ranked(_) if facts.cooperative => Measure::Together,
            Outcome::Ranked(standings) if standings.len() == 1 => Measure::Points,
            Outcome::Ranked(_) => Measure::Win,
        }
    }

    /// Whether what counts is the same for all seats.
    #[must_use]
    pub fn is_shared(self) -> bool {
        self != Measure::Win
    }

    /// What an end is worth to every seat.
    pub(crate) fn worth(self, outcome: &Outcome, players: u8) -> Worth {
        let mut worth = Worth::default();
        for seat in Seat::all(players) {
            worth[seat.index()] = match self {
                Measure::Win | Measure::Together => outcome.share(seat) as f32 * 100.0,
                Measure::Points => outcome.score(seat) as f32,
            };
        }
        worth
    }

    /// The least spread of what is estimated: half a win, if it is about wins.
    pub(crate) fn least_spread(self) -> f64 {
        if self == Measure::Points { 0.0 } else { 50.0 }
    }
}
