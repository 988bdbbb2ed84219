//! How a match ended.

use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::Seat;

/// The end of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// Everyone for themselves: a standing for every seat, in seat order.
    Ranked(ArrayVec<[Standing; Seat::MAX]>),
    /// All against the game: won or lost together, with a score that says how well.
    Together {
        /// Whether the table won.
        won: bool,
        /// How well.
        score: i32,
    },
}

/// What one seat reached.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// 1 is best; seats that tie share a place.
    pub place: u8,
    /// The score by the rules of the game.
    pub score: i32,
}

impl Outcome {
    /// Ranks seats by a key, best first; equal keys share a place. `scores` are what people are shown.
    pub fn ranked<K: Ord>(keys: &[K], scores: &[i32]) -> Self {
        let standings = keys
            .iter()
            .zip(scores)
            .map(|(key, &score)| Standing { place: 1 + keys.iter().filter(|other| *other > key).count() as u8, score });
        Outcome::Ranked(standings.collect())
    }

    /// Whether this seat won, alone or tied.
    #[must_use]
    pub fn won(&self, seat: Seat) -> bool {
        match self {
            Outcome::Ranked(standings) => standings[seat.index()].place == 1,
            Outcome::Together { won, .. } => *won,
        }
    }

    /// This seat's share of the win, 0 to 1: winners who tie divide it.
    #[must_use]
    pub fn share(&self, seat: Seat) -> f64 {
        match self {
            Outcome::Ranked(standings) if self.won(seat) => {
                let winners = standings.iter().filter(|standing| standing.place == 1).count();
                1.0 / winners as f64
            }
            Outcome::Ranked(_) => 0.0,
            Outcome::Together { won, .. } => f64::from(u8::from(*won)),
        }
    }

    /// The score of this seat, or of the table.
    #[must_use]
    pub fn score(&self, seat: Seat) -> i32 {
        match self {
            Outcome::Ranked(standings) => standings[seat.index()].score,
            Outcome::Together { score, .. } => *score,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_keys_share_a_place_and_the_win() {
        let outcome = Outcome::ranked(&[5, 9, 9, 1], &[5, 9, 9, 1]);
        let Outcome::Ranked(standings) = &outcome else { unreachable!("ranked makes a ranking") };
        assert_eq!(standings.iter().map(|s| s.place).collect::<Vec<_>>(), [3, 1, 1, 4]);
        assert_eq!(outcome.share(Seat::new(1)), 0.5);
        assert!(!outcome.won(Seat::new(0)));
        assert_eq!(outcome.score(Seat::new(3)), 1);
    }
}
