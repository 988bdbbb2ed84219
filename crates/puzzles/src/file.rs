//! What is written in a puzzle.

use std::collections::BTreeMap;

use engine::{Problem, Seat, Setup, ensure};
use narration::Language;
use serde::{Deserialize, Serialize};

/// A moment of a match in which something is clearly best.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// Its name in addresses and commands.
    pub id: String,
    /// What it is about: a name in the game's `themes.toml`.
    pub theme: String,
    /// From 1, easy, to 3.
    pub difficulty: u8,
    /// How many play.
    pub players: u8,
    /// The options of the match.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
    /// The seed of the match.
    pub seed: u64,
    /// Who is to find something: the letter of a seat.
    pub seat: String,
    /// What the rules of thumb would do.
    pub thumb: String,
    /// In how many imagined worlds the best and what comes close to it were tried.
    pub worlds: u32,
    /// Why the solution is best, in the words of somebody who looked at it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<Note>,
    /// What was played until then, an action a line: `A: draw deck`.
    pub played: String,
    /// What the best line brings more than what the rules of thumb would do, on average.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gains: Vec<Gain>,
    /// The choices of the line, in a row.
    pub steps: Vec<Step>,
}

/// A sentence in every language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Note {
    /// In English.
    pub en: String,
    /// In German.
    pub de: String,
}

impl Note {
    /// It in a language.
    #[must_use]
    pub fn in_language(&self, language: Language) -> &str {
        match language {
            Language::En => &self.en,
            Language::De => &self.de,
        }
    }
}

/// What becomes of one of the seat's numbers, more than by the rules of thumb.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gain {
    /// The key of the number, as the game's views name it: `number-points`.
    pub number: String,
    /// More of it when the turn is over.
    pub soon: f64,
    /// More of it when the match is over.
    pub late: f64,
}

/// A choice of the line.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// What is right, by its code: the best, then what is as good as far as can be told.
    pub best: Vec<String>,
    /// What may as well be done before the best, to the same effect.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub before: Vec<String>,
    /// Everything else that could be done, with what it costs.
    pub others: Vec<Other>,
}

/// A choice that is not right, and what it costs beside the best, each with its standard error.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Other {
    /// Its code.
    pub code: String,
    /// What the position is worth less after some turns, as the bots judge it: 0 to 1.
    pub value: [f64; 2],
    /// The share of the matches that it wins less.
    pub wins: [f64; 2],
    /// The points that it leads by less in the end; in a team, that it scores less.
    pub points: [f64; 2],
}

impl Puzzle {
    /// Reads a puzzle, and says what is wrong with it.
    pub fn read(text: &str) -> Result<Puzzle, Problem> {
        let reader = toml::Deserializer::parse(text).map_err(|error| Problem::new(format!("no TOML: {error}")))?;
        let puzzle: Puzzle = serde_path_to_error::deserialize(reader)
            .map_err(|error| Problem::new(format!("`{}`: {}", error.path(), error.inner().message())))?;
        puzzle.check().map_err(|problem| problem.at(format!("the puzzle `{}`", puzzle.id)))?;
        Ok(puzzle)
    }

    fn check(&self) -> Result<(), Problem> {
        ensure!((1..=3).contains(&self.difficulty), "its difficulty is 1 to 3, not {}", self.difficulty);
        ensure!(!self.steps.is_empty(), "it has no steps");
        ensure!(self.steps.iter().all(|step| !step.best.is_empty()), "a step without anything that is right");
        seat(&self.seat, self.players)?;
        self.moves().map(drop)
    }

    /// It as a file.
    pub fn write(&self) -> Result<String, Problem> {
        toml::to_string(self).map_err(|error| Problem::new(format!("the puzzle cannot be written: {error}")))
    }

    /// What is played.
    #[must_use]
    pub fn setup(&self) -> Setup {
        Setup { players: self.players, options: self.options.clone() }
    }

    /// Who is to find something.
    #[must_use]
    pub fn seat(&self) -> Seat {
        seat(&self.seat, self.players).unwrap_or(Seat::new(0))
    }

    /// What was played until then.
    pub(crate) fn moves(&self) -> Result<Vec<(Seat, &str)>, Problem> {
        let read = |line| {
            let (letter, code) = str::split_once(line, ": ")
                .ok_or_else(|| Problem::new(format!("`{line}` does not say who does it: `B: {line}`")))?;
            Ok((seat(letter, self.players)?, code))
        };
        self.played.lines().map(read).collect()
    }
}

fn seat(letter: &str, players: u8) -> Result<Seat, Problem> {
    let found = Seat::all(players).find(|seat| seat.to_string() == letter);
    found.ok_or_else(|| Problem::new(format!("`{letter}` is no seat of {players}")))
}
