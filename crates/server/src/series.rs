//! Matches that belong together: the same people play several, change places after each, and the wins are counted.
//!
//! What was played so far goes along with every match, from place to place as the people do. So a series needs nothing beside
//! its matches: the next one is the rematch, of which there is one only.

use std::fmt;
use std::str::FromStr;

use engine::{Outcome, Phrase, Problem, Seat, Seats, ensure, phrase};
use serde::{Deserialize, Serialize};

/// How long a series is, written as `best 3` or `matches 4`.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub(crate) enum SeriesLength {
    /// Until somebody has won more than half of so many.
    Best(u8),
    /// So many in any case.
    Matches(u8),
}

/// A series up to a match of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Series {
    pub(crate) length: SeriesLength,
    /// What was played before, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) past: Vec<Played>,
}

/// A match of a series that was played to its end. Everything is told by the seats of the match that tells it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Played {
    /// The id of the match.
    pub(crate) id: String,
    /// Half wins: two for who won alone, one for those who shared the win.
    pub(crate) halves: Vec<u32>,
    /// The points that everybody had.
    pub(crate) points: Vec<i32>,
}

impl SeriesLength {
    /// What the form for a new match offers.
    pub(crate) const OFFERED: [SeriesLength; 6] = [
        SeriesLength::Best(3),
        SeriesLength::Best(5),
        SeriesLength::Best(7),
        SeriesLength::Matches(2),
        SeriesLength::Matches(3),
        SeriesLength::Matches(4),
    ];

    /// It for people.
    pub(crate) fn phrase(self) -> Phrase {
        match self {
            SeriesLength::Best(count) => phrase!("ui-series-best", count = count),
            SeriesLength::Matches(count) => phrase!("ui-series-matches", count = count),
        }
    }

    fn most(self) -> usize {
        let (SeriesLength::Best(count) | SeriesLength::Matches(count)) = self;
        count.into()
    }
}

impl Series {
    /// One that begins.
    pub(crate) fn new(length: SeriesLength) -> Self {
        Series { length, past: Vec::new() }
    }

    /// Whether nothing is left to be played.
    pub(crate) fn is_over(&self) -> bool {
        let SeriesLength::Best(count) = self.length else { return self.past.len() >= self.length.most() };
        self.past.len() >= self.length.most() || self.halves().iter().any(|&halves| halves > u32::from(count))
    }

    /// The half wins of every seat so far.
    pub(crate) fn halves(&self) -> Vec<u32> {
        let seats = self.past.first().map_or(0, |played| played.halves.len());
        let of = |seat: usize| self.past.iter().filter_map(|played| played.halves.get(seat)).sum();
        (0..seats).map(of).collect()
    }

    /// Who has won most.
    pub(crate) fn leaders(&self) -> Seats {
        let halves = self.halves();
        let most = halves.iter().copied().max().unwrap_or_default();
        Seat::all(Seat::MAX as u8).zip(&halves).filter(|(_, count)| **count == most).map(|(seat, _)| seat).collect()
    }

    /// The same with this match, which is over.
    pub(crate) fn with(mut self, id: &str, players: u8, outcome: &Outcome) -> Self {
        let seats = || Seat::all(players);
        let winners = seats().filter(|&seat| outcome.won(seat)).count();
        let halves = |seat: Seat| if outcome.won(seat) { if winners == 1 { 2 } else { 1 } } else { 0 };
        let points = match outcome {
            Outcome::Ranked(standings) => {
                standings.iter().take(players.into()).map(|standing| standing.score).collect()
            }
            Outcome::Together { score, .. } => vec![*score; players.into()],
        };
        self.past.push(Played { id: id.to_owned(), halves: seats().map(halves).collect(), points });
        self
    }

    /// The same for the next match, in which everybody sits one place further; anew if nothing is left to be played.
    pub(crate) fn next(mut self) -> Self {
        if self.is_over() {
            return Series::new(self.length);
        }
        for played in &mut self.past {
            move_on(&mut played.halves);
            move_on(&mut played.points);
        }
        self
    }
}

/// Everybody moves one place further: who sat in front now sits last.
pub(crate) fn move_on<T>(seats: &mut [T]) {
    if !seats.is_empty() {
        seats.rotate_left(1);
    }
}

impl fmt::Display for SeriesLength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SeriesLength::Best(count) => write!(f, "best {count}"),
            SeriesLength::Matches(count) => write!(f, "matches {count}"),
        }
    }
}

impl FromStr for SeriesLength {
    type Err = Problem;

    fn from_str(text: &str) -> Result<Self, Problem> {
        let unclear = || Problem::new(format!("there is no series `{text}`: use best 3 or matches 4"));
        let (kind, count) = text.split_once(' ').ok_or_else(unclear)?;
        let count: u8 = count.parse().map_err(|_| unclear())?;
        match kind {
            "best" => {
                ensure!((3..=9).contains(&count) && count % 2 == 1, "the best of 3, 5, 7 or 9 matches, not of {count}");
                Ok(SeriesLength::Best(count))
            }
            "matches" => {
                ensure!((2..=9).contains(&count), "a series has 2 to 9 matches, not {count}");
                Ok(SeriesLength::Matches(count))
            }
            _ => Err(unclear()),
        }
    }
}

impl TryFrom<String> for SeriesLength {
    type Error = Problem;

    fn try_from(text: String) -> Result<Self, Problem> {
        text.parse()
    }
}

impl From<SeriesLength> for String {
    fn from(length: SeriesLength) -> String {
        length.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn won_by(seat: usize) -> Outcome {
        let keys = [0, 1].map(|number| u8::from(number == seat));
        Outcome::ranked(&keys, &[7, 5])
    }

    #[test]
    fn wins_go_along_with_people_who_change_places() {
        let series = Series::new(SeriesLength::Best(3)).with("m1", 2, &won_by(0));
        assert_eq!((series.halves(), series.is_over()), (vec![2, 0], false));
        let next = series.next();
        assert_eq!((next.halves(), next.past[0].points.clone()), (vec![0, 2], vec![5, 7]));
        let over = next.clone().with("m2", 2, &won_by(1));
        assert!(over.is_over() && over.leaders() == Seats::only(Seat::new(1)), "the same person has won twice");
        assert_eq!(over.next(), Series::new(SeriesLength::Best(3)), "then another series begins");
        let level = next.with("m2", 2, &won_by(0));
        assert!(!level.is_over() && level.leaders().len() == 2);
    }

    #[test]
    fn shared_wins_count_half_and_all_matches_are_played() {
        let shared = Outcome::ranked(&[1, 1], &[9, 9]);
        let best = (0..3).fold(Series::new(SeriesLength::Best(3)), |series, _| series.with("m", 2, &shared));
        assert!(best.is_over(), "nobody won more than half, and still it ends");
        let mut series = Series::new(SeriesLength::Matches(3)).with("m", 2, &won_by(0)).with("m", 2, &won_by(0));
        assert!(!series.is_over());
        series = series.with("m", 2, &shared);
        assert_eq!((series.halves(), series.is_over()), (vec![5, 1], true));
    }

    #[test]
    fn lengths_read_back_and_nonsense_is_refused() {
        for length in SeriesLength::OFFERED {
            assert_eq!(length.to_string().parse(), Ok(length));
        }
        for text in ["", "best", "best 2", "best 11", "matches 1", "matches 10", "worst 3", "best -3"] {
            assert!(text.parse::<SeriesLength>().is_err(), "{text}");
        }
    }
}
