//! The numbers of the search: data, one file a game, as `gantry tune` prints them.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use engine::{Problem, ensure};
use serde::{Deserialize, Serialize};

/// How a search weighs things.
#[derive(Copy, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tuning {
    /// How much the search tries what it has tried little.
    pub exploration: f32,
    /// The share of its curiosity that goes to what the rules of thumb advise.
    pub trust: f32,
    /// A match is played on until everybody has had so many turns, a team so many together, and judged then.
    pub horizon: u32,
    /// A lead of so many points makes a win likely (about 73 of 100).
    pub spread: f32,
    /// How much a win counts beside the size of the lead, 0 to 1.
    pub win: f32,
    /// The rules of thumb are left for what is better by so many standard errors.
    pub doubt: f32,
    /// A search ends when nothing else can bring so much more.
    pub trifle: f32,
    /// What a choice seems to bring at first sight counts for so many trials.
    pub glance: f32,
    /// The share of the iterations that teach the tree what may follow a choice; the others compare choices by what it knows.
    pub lessons: f32,
    /// Whether the tree goes on beyond what chance or others decide; otherwise the rules of thumb do.
    pub beyond: bool,
    /// Whether others' choices are searched too; otherwise they follow the rules of thumb.
    pub others: bool,
    /// The iterations of the strong level.
    pub strong: u32,
    /// A beginner slips once in so many choices.
    pub slips: u32,
}

impl Tuning {
    /// Reads the numbers and says what is wrong with them.
    pub fn read(toml: &str) -> Result<Self, Problem> {
        let tuning: Tuning =
            toml::from_str(toml).map_err(|error| Problem::new(format!("the tuning cannot be read: {error}")))?;
        tuning.check()?;
        Ok(tuning)
    }

    /// The same with some numbers changed.
    pub fn with(&self, changes: &[Change]) -> Result<Self, Problem> {
        let unwritable = |error: toml::ser::Error| Problem::new(format!("the tuning cannot be written: {error}"));
        let mut numbers = toml::Table::try_from(self).map_err(unwritable)?;
        for change in changes {
            let known = numbers.get(&change.name);
            let Some(known) = known else {
                let names: Vec<&str> = numbers.keys().map(String::as_str).collect();
                return Err(Problem::new(format!("there is no number `{}`: use {}", change.name, names.join(", "))));
            };
            let value = match known {
                toml::Value::Float(_) => change.value.parse().ok().map(toml::Value::Float),
                toml::Value::Integer(_) => change.value.parse().ok().map(toml::Value::Integer),
                _ => change.value.parse().ok().map(toml::Value::Boolean),
            };
            let unreadable = || Problem::new(format!("`{}` cannot be the value of {}", change.value, change.name));
            numbers.insert(change.name.clone(), value.ok_or_else(unreadable)?);
        }
        Tuning::read(&numbers.to_string())
    }

    /// Says what is wrong with the numbers.
    pub fn check(&self) -> Result<(), Problem> {
        ensure!(self.exploration.is_finite() && self.exploration >= 0.0, "exploration must not be negative");
        ensure!((0.0..=1.0).contains(&self.trust), "trust is a share, 0 to 1, not {}", self.trust);
        ensure!(self.horizon > 0, "horizon must be at least 1");
        ensure!(self.spread.is_finite() && self.spread > 0.0, "spread must be above 0");
        ensure!((0.0..=1.0).contains(&self.win), "win is a share, 0 to 1, not {}", self.win);
        ensure!(self.doubt.is_finite() && self.doubt >= 0.0, "doubt must not be negative");
        ensure!(self.trifle.is_finite() && self.trifle >= 0.0, "trifle must not be negative");
        ensure!(self.glance.is_finite() && self.glance >= 0.0, "glance must not be negative");
        ensure!((0.0..1.0).contains(&self.lessons), "lessons is a share, 0 to less than 1, not {}", self.lessons);
        ensure!(self.strong > 0, "strong must be at least 1");
        ensure!(self.slips > 0, "slips must be at least 1");
        Ok(())
    }

    /// The numbers of a game, as they were tuned.
    #[must_use]
    pub fn of(game: &str) -> Tuning {
        TUNED.iter().find(|(id, _)| *id == game).map_or(USUAL, |(_, tuning)| *tuning)
    }
}

/// Another value for one of the numbers, written `trust=0.5`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Change {
    /// Which number.
    pub name: String,
    /// Its value.
    pub value: String,
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}", self.name, self.value)
    }
}

impl FromStr for Change {
    type Err = Problem;

    fn from_str(text: &str) -> Result<Self, Problem> {
        let parts = text.split_once('=').filter(|(name, value)| !name.is_empty() && !value.is_empty());
        let (name, value) =
            parts.ok_or_else(|| Problem::new(format!("`{text}` changes nothing: write it like trust=0.5")))?;
        Ok(Change { name: name.to_owned(), value: value.to_owned() })
    }
}

/// For a game that has not been tuned.
const USUAL: Tuning = Tuning {
    exploration: 0.5,
    trust: 0.3,
    horizon: 2,
    spread: 10.0,
    win: 0.5,
    doubt: 1.0,
    trifle: 0.005,
    glance: 0.0,
    lessons: 0.2,
    beyond: false,
    others: false,
    strong: 200,
    slips: 8,
};

static TUNED: LazyLock<Vec<(&str, Tuning)>> = LazyLock::new(|| {
    let files = [
        ("rocket-jockey", include_str!("../data/rocket-jockey.toml")),
        ("rocket-rescue", include_str!("../data/rocket-rescue.toml")),
        ("rocketmen", include_str!("../data/rocketmen.toml")),
        ("jupiter-rescue", include_str!("../data/jupiter-rescue.toml")),
    ];
    files.into_iter().map(|(id, toml)| (id, Tuning::read(toml).expect("the tuning of the box is checked"))).collect()
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_tuned() {
        assert_eq!(TUNED.len(), 4);
    }

    #[test]
    fn nonsense_is_refused() {
        let good = toml::to_string(&USUAL).expect("it can be written");
        assert_eq!(Tuning::read(&good).expect("it reads back"), USUAL);
        for (from, to) in [("trust = 0.3", "trust = 2.0"), ("spread = 10.0", "spread = 0.0"), ("horizon", "horizont")] {
            assert!(Tuning::read(&good.replacen(from, to, 1)).is_err(), "{to}");
        }
    }
}
