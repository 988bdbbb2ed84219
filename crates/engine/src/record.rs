//! A match as a file: a header line, one line an action, a result line; JSON each.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{Outcome, Problem, Seat, ensure};

/// A match as a file. It replays to the same position anywhere.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// What was played.
    pub header: Header,
    /// What was done.
    pub lines: Vec<Line>,
    /// How it ended; absent while the seed is still a secret.
    pub result: Option<RecordResult>,
}

/// The first line of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The version of the record format.
    pub gantry: u32,
    /// The id of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// How many played.
    pub players: u8,
    /// The options that differ from their defaults.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
    /// Who sat where.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<String>,
    /// The hash of the seed, published before the match.
    pub commitment: String,
    /// The component file it was played with, if not that of the box.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub components: Option<String>,
    /// The moment of another match that it began from, if it did not begin with a deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Beginning>,
}

/// A moment of a match from which another one began.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Beginning {
    /// The name of that match where it was played, if it has one.
    #[serde(rename = "match", default, skip_serializing_if = "Option::is_none")]
    pub of: Option<String>,
    /// After how many of its steps that stand.
    pub step: usize,
    /// The position there, as in a position file.
    pub position: serde_json::Value,
}

/// One line between header and result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "RawLine", into = "RawLine")]
pub struct Line {
    /// Counts from 1.
    pub n: u64,
    /// Who did it.
    pub seat: Seat,
    /// What they did.
    pub deed: Deed,
}

/// What a line of a record says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// An action, by its code.
    Do(String),
    /// The last so many actions that stood were taken back.
    Undo(u32),
    /// From here on a bot of this name plays the seat.
    Bot(String),
    /// From here on the person plays the seat again.
    Person,
    /// The seat gave up, and the match ended.
    Resign,
    /// Something about the clocks of the match, in words that its server chose: no game reads a clock.
    Clock(String),
}

impl Deed {
    /// Whether it says who plays and how long they take, and changes nothing on the table.
    #[must_use]
    pub fn is_about_people(&self) -> bool {
        matches!(self, Deed::Bot(_) | Deed::Person | Deed::Resign | Deed::Clock(_))
    }
}

#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawLine {
    n: u64,
    seat: u8,
    #[serde(rename = "do", default, skip_serializing_if = "Option::is_none")]
    act: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    undo: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    bot: Option<String>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    person: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    resign: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    clock: Option<String>,
}

impl TryFrom<RawLine> for Line {
    type Error = Problem;

    fn try_from(raw: RawLine) -> Result<Self, Problem> {
        ensure!(usize::from(raw.seat) < Seat::MAX, "there is no seat {}", raw.seat);
        let deed = match (raw.act, raw.undo, raw.bot, raw.person, raw.resign, raw.clock) {
            (Some(code), None, None, false, false, None) => Deed::Do(code),
            (None, Some(count), None, false, false, None) => Deed::Undo(count),
            (None, None, Some(bot), false, false, None) => Deed::Bot(bot),
            (None, None, None, true, false, None) => Deed::Person,
            (None, None, None, false, true, None) => Deed::Resign,
            (None, None, None, false, false, Some(note)) => Deed::Clock(note),
            _ => return Err(Problem::new("a line has one of `do`, `undo`, `bot`, `person`, `resign` and `clock`")),
        };
        Ok(Line { n: raw.n, seat: Seat::new(raw.seat), deed })
    }
}

impl From<Line> for RawLine {
    fn from(line: Line) -> Self {
        let raw = RawLine { n: line.n, seat: line.seat.index() as u8, ..RawLine::default() };
        match line.deed {
            Deed::Do(code) => RawLine { act: Some(code), ..raw },
            Deed::Undo(count) => RawLine { undo: Some(count), ..raw },
            Deed::Bot(bot) => RawLine { bot: Some(bot), ..raw },
            Deed::Person => RawLine { person: true, ..raw },
            Deed::Resign => RawLine { resign: true, ..raw },
            Deed::Clock(note) => RawLine { clock: Some(note), ..raw },
        }
    }
}

/// The last line of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordResult {
    /// How the match ended; `null` if it was broken off.
    pub result: Option<Outcome>,
    /// The hash of the last position.
    pub hash: String,
    /// The seed.
    pub seed: String,
}

impl FromStr for Record {
    type Err = Problem;

    fn from_str(text: &str) -> Result<Self, Problem> {
        let lines: Vec<(usize, &str)> = text
            .lines()
            .enumerate()
            .map(|(index, line)| (index + 1, line.trim()))
            .filter(|(_, line)| !line.is_empty())
            .collect();
        let Some((&(first, header), rest)) = lines.split_first() else {
            return Err(Problem::new("the record is empty"));
        };
        let header: Header = json(first, header)?;
        ensure!(header.gantry == 1, "the record has format {}, and this program reads format 1", header.gantry);
        let (rest, result) = match rest.split_last() {
            Some((&(number, last), rest)) if last.contains("\"hash\"") => (rest, Some(json(number, last)?)),
            _ => (rest, None),
        };
        let lines = rest.iter().map(|&(number, line)| json(number, line)).collect::<Result<_, _>>()?;
        Ok(Record { header, lines, result })
    }
}

fn json<'a, T: Deserialize<'a>>(number: usize, line: &'a str) -> Result<T, Problem> {
    serde_json::from_str(line).map_err(|error| Problem::new(format!("line {number} of the record: {error}")))
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let json = |f: &mut fmt::Formatter<'_>, line: serde_json::Result<String>| {
            writeln!(f, "{}", line.map_err(|_| fmt::Error)?)
        };
        json(f, serde_json::to_string(&self.header))?;
        for line in &self.lines {
            json(f, serde_json::to_string(line))?;
        }
        match &self.result {
            Some(result) => json(f, serde_json::to_string(result)),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_read_back_and_say_one_thing_each() {
        for text in [
            r#"{"n":1,"seat":0,"do":"draw deck"}"#,
            r#"{"n":2,"seat":1,"undo":3}"#,
            r#"{"n":3,"seat":1,"bot":"thumb"}"#,
            r#"{"n":4,"seat":1,"person":true}"#,
            r#"{"n":5,"seat":0,"resign":true}"#,
            r#"{"n":6,"seat":0,"clock":"pause"}"#,
        ] {
            let line: Line = serde_json::from_str(text).expect(text);
            assert_eq!(serde_json::to_string(&line).expect("plain data"), text);
        }
        for nonsense in [
            r#"{"n":1,"seat":0}"#,
            r#"{"n":1,"seat":0,"person":false}"#,
            r#"{"n":1,"seat":0,"do":"x","resign":true}"#,
            r#"{"n":1,"seat":0,"bot":"thumb","person":true}"#,
            r#"{"n":1,"seat":0,"do":"x","clock":"go"}"#,
        ] {
            assert!(serde_json::from_str::<Line>(nonsense).is_err(), "{nonsense}");
        }
    }
}
