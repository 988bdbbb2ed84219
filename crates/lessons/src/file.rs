//! What is written in a lesson.

use std::collections::BTreeMap;

use bots::BotName;
use engine::{PositionFile, Problem, Seat, Seed, Setup, ensure};
use narration::Language;
use serde::Deserialize;

/// A text in both languages.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Said {
    en: String,
    de: String,
}

impl Said {
    /// It in this language.
    #[must_use]
    pub fn in_language(&self, language: Language) -> &str {
        match language {
            Language::En => &self.en,
            Language::De => &self.de,
        }
    }
}

/// A lesson.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// Its name in addresses and commands.
    pub id: String,
    /// Its title.
    pub title: Said,
    /// What one learns, in a sentence.
    pub about: Said,
    /// How long it takes, in minutes.
    pub minutes: u8,
    /// What is said at the end.
    pub end: Said,
    /// The steps.
    pub steps: Vec<Step>,
    pub(crate) setup: Setup,
    pub(crate) seed: Seed,
    /// Where it begins, if not with a deal.
    pub(crate) position: Option<PositionFile>,
    /// Where the learner sits.
    pub(crate) seat: Seat,
    /// What was played before it begins.
    pub(crate) before: Vec<Move>,
    /// Who plays for the others where the lesson does not say what they do.
    pub(crate) bots: BotName,
}

/// A step of a lesson.
#[derive(Clone, Debug)]
pub struct Step {
    /// What is said.
    pub say: Said,
    /// The ids of what to look at, on the board, in the tray or anywhere else on the page.
    pub look: Vec<String>,
    /// What is said if somebody does something else that could be done.
    pub other: Option<Said>,
    /// What is asked for: codes in which `*` stands for anything. Without any, one reads on.
    expect: Vec<String>,
    /// What may be done meanwhile, without coming to the next step.
    allow: Vec<String>,
    /// What the others do afterwards.
    pub(crate) then: Vec<Move>,
    /// A click that leads on; it is what tests do.
    path: Vec<String>,
}

/// What a seat does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Move {
    pub(crate) seat: Seat,
    pub(crate) code: String,
}

impl Step {
    /// Whether nothing is asked for but reading on.
    #[must_use]
    pub fn is_told(&self) -> bool {
        self.expect.is_empty()
    }

    /// Whether this click is what was asked for.
    #[must_use]
    pub fn expects(&self, click: &str) -> bool {
        self.expect.iter().any(|pattern| fits(pattern, click))
    }

    pub(crate) fn allows(&self, click: &str) -> bool {
        self.allow.iter().any(|pattern| fits(pattern, click))
    }

    /// A click that was asked for, if the lesson names one; otherwise reading on.
    #[must_use]
    pub fn path(&self) -> &str {
        self.path.first().or(self.expect.first()).map_or(crate::READ_ON, String::as_str)
    }

    /// All clicks that lead through this step, in a row.
    #[must_use]
    pub fn whole_path(&self) -> Vec<&str> {
        if self.path.is_empty() { vec![self.path()] } else { self.path.iter().map(String::as_str).collect() }
    }
}

/// Whether a code is what a pattern says, in which `*` stands for anything.
pub(crate) fn fits(pattern: &str, code: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == code,
        Some((begin, rest)) => {
            let Some(left) = code.strip_prefix(begin) else { return false };
            (0..=left.len()).filter(|&at| left.is_char_boundary(at)).any(|at| fits(rest, &left[at..]))
        }
    }
}

impl Lesson {
    /// Reads a lesson, and says what is wrong with it.
    pub fn read(text: &str) -> Result<Lesson, Problem> {
        let reader = toml::Deserializer::parse(text).map_err(|error| Problem::new(format!("no TOML: {error}")))?;
        let file: LessonFile = serde_path_to_error::deserialize(reader)
            .map_err(|error| Problem::new(format!("`{}`: {}", error.path(), error.inner().message())))?;
        let id = file.id.clone();
        file.lesson().map_err(|problem| problem.at(format!("the lesson `{id}`")))
    }

    /// Where the learner sits.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What is played.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }
}

/// A lesson as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LessonFile {
    id: String,
    title: Said,
    about: Said,
    minutes: u8,
    players: u8,
    #[serde(default)]
    options: BTreeMap<String, String>,
    seed: u64,
    position: Option<String>,
    seat: String,
    #[serde(default)]
    bots: Option<String>,
    #[serde(default)]
    before: Vec<String>,
    steps: Vec<StepFile>,
    end: Said,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StepFile {
    say: Said,
    #[serde(default)]
    look: Vec<String>,
    #[serde(default)]
    expect: Vec<String>,
    #[serde(default)]
    allow: Vec<String>,
    #[serde(default)]
    path: Vec<String>,
    #[serde(default)]
    then: Vec<String>,
    other: Option<Said>,
}

impl LessonFile {
    fn lesson(self) -> Result<Lesson, Problem> {
        ensure!(!self.steps.is_empty(), "it has no steps");
        let seat = seat(&self.seat, self.players)?;
        let bots = self.bots.as_deref().unwrap_or("thumb").parse()?;
        let position = self.position.as_deref().map(PositionFile::parse).transpose()?;
        let before = read_moves(&self.before, self.players)?;
        let steps: Result<Vec<Step>, Problem> = self.steps.into_iter().map(|step| step.step(self.players)).collect();
        Ok(Lesson {
            id: self.id,
            title: self.title,
            about: self.about,
            minutes: self.minutes,
            end: self.end,
            steps: steps?,
            setup: Setup { players: self.players, options: self.options },
            seed: self.seed.into(),
            position,
            seat,
            before,
            bots,
        })
    }
}

impl StepFile {
    fn step(self, players: u8) -> Result<Step, Problem> {
        let wild = self.expect.iter().any(|pattern| pattern.contains('*'));
        ensure!(!wild || !self.path.is_empty(), "a step that expects `*` names a `path`");
        Ok(Step {
            say: self.say,
            look: self.look,
            other: self.other,
            expect: self.expect,
            allow: self.allow,
            then: read_moves(&self.then, players)?,
            path: self.path,
        })
    }
}

fn read_moves(lines: &[String], players: u8) -> Result<Vec<Move>, Problem> {
    lines.iter().map(|line| read_move(line, players)).collect()
}

/// Reads `B: draw deck`.
fn read_move(line: &str, players: u8) -> Result<Move, Problem> {
    let (letter, code) =
        line.split_once(':').ok_or_else(|| Problem::new(format!("`{line}` does not say who does it: `B: {line}`")))?;
    Ok(Move { seat: seat(letter.trim(), players)?, code: code.trim().to_owned() })
}

fn seat(letter: &str, players: u8) -> Result<Seat, Problem> {
    Seat::all(players)
        .find(|seat| seat.to_string() == letter)
        .ok_or_else(|| Problem::new(format!("`{letter}` is no seat of {players}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_star_stands_for_anything() {
        for (pattern, code) in
            [("done", "done"), ("fly * to 4", "fly 4-6 to 4"), ("*", "anything"), ("place *; pay *", "place a; pay b")]
        {
            assert!(fits(pattern, code), "{pattern} {code}");
        }
        for (pattern, code) in [("done", "undone"), ("fly * to 4", "fly 4-6 to 5"), ("place *", "pay a")] {
            assert!(!fits(pattern, code), "{pattern} {code}");
        }
    }

    #[test]
    fn what_is_wrong_is_said() {
        let problem = |text: &str| Lesson::read(text).expect_err("a problem").to_string();
        assert!(problem("=").contains("no TOML"));
        assert!(problem("id = 'x'").contains("title"));
        let text = include_str!("../tests/small.toml");
        assert!(Lesson::read(text).is_ok());
        assert!(problem(&text.replace("seat = \"A\"", "seat = \"Q\"")).contains("`Q` is no seat of 2"));
        assert!(problem(&text.replace("\"A: ", "\"")).contains("does not say who"));
        assert!(problem(&text.replace("minutes = 1", "minutes = 'one'")).contains("minutes"));
        assert!(problem(&text.replace("draw deck", "draw *")).contains("path"));
    }
}
