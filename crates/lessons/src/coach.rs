//! The coach of a first match: short notes at situations that are new, from a file of the game.
//!
//! A note fits a moment by what the seat can do and has seen happen, and by nothing else; so it tells nothing that the seat
//! does not know.

use catalog::AnyGame;
use engine::{Problem, ensure};
use serde::Deserialize;

use crate::file::{Said, fits};

/// How many of the latest lines of the log count as just seen.
const RECENT: usize = 12;

/// The notes of a game, the most urgent first.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Coach {
    /// The notes.
    #[serde(default)]
    pub notes: Vec<Note>,
}

/// A note.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Note {
    /// Its name, by which it is remembered that it was shown.
    pub id: String,
    /// What is said.
    pub say: Said,
    /// Codes of which one can be done; `*` stands for anything.
    #[serde(default)]
    can: Vec<String>,
    /// Codes of which none can be done.
    #[serde(default)]
    without: Vec<String>,
    /// Keys of the log of which one was just seen.
    #[serde(default)]
    seen: Vec<String>,
}

impl Coach {
    /// The coach of a game.
    pub fn of(game: &dyn AnyGame) -> Result<Self, Problem> {
        Coach::read(game.facts().coach).map_err(|problem| problem.at(format!("the coach of {}", game.facts().title)))
    }

    /// Reads the file of a coach, and says what is wrong with it.
    pub fn read(text: &str) -> Result<Self, Problem> {
        let coach: Coach = toml::from_str(text).map_err(|error| Problem::new(error.message().to_owned()))?;
        for note in &coach.notes {
            ensure!(!note.can.is_empty() || !note.seen.is_empty(), "the note `{}` says nothing of when", note.id);
        }
        Ok(coach)
    }

    /// The notes that fit what a seat to act can do, by codes, and the keys of the log as it sees it, the latest last.
    pub fn fitting<'a>(&'a self, codes: &'a [&'a str], log: &'a [&'a str]) -> impl Iterator<Item = &'a Note> + 'a {
        let recent = &log[log.len().saturating_sub(RECENT)..];
        self.notes.iter().filter(move |note| note.fits(codes, recent))
    }
}

impl Note {
    fn fits(&self, codes: &[&str], recent: &[&str]) -> bool {
        let offered = |patterns: &[String]| patterns.iter().any(|pattern| codes.iter().any(|code| fits(pattern, code)));
        let seen = |keys: &[String]| keys.iter().any(|key| recent.contains(&key.as_str()));
        (self.can.is_empty() || offered(&self.can))
            && !offered(&self.without)
            && (self.seen.is_empty() || seen(&self.seen))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_fits_by_what_can_be_done_and_was_seen() {
        let text = "[[notes]]\nid = 'a'\ncan = ['fly *']\nwithout = ['abort']\nseen = ['event-x']\nsay = { en = 'E', de = 'D' }\n";
        let coach = Coach::read(text).expect("a coach");
        let fitting = |codes: &[&str], log: &[&str]| coach.fitting(codes, log).count();
        assert_eq!(fitting(&["fly moon"], &["event-x"]), 1);
        assert_eq!(fitting(&["fly moon", "abort"], &["event-x"]), 0);
        assert_eq!(fitting(&["fly moon"], &[]), 0);
        assert_eq!(fitting(&["draw"], &["event-x"]), 0);
        assert!(Coach::read("[[notes]]\nid = 'a'\nsay = { en = 'E', de = 'D' }").is_err());
        assert!(Coach::read("notes = 1").is_err());
    }
}
