//! How closely a match is looked at.

use std::fmt;
use std::str::FromStr;

use engine::Problem;
use serde::{Deserialize, Serialize};

/// How closely a match is looked at.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Precision {
    /// In a moment, and no more than a hint of the truth: for studies of many matches.
    Rough,
    /// Within seconds: finds what was a big mistake or a big stroke of luck.
    #[default]
    Quick,
    /// Within minutes: a third of the uncertainty.
    Thorough,
}

/// How often a match is played on from its moments.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Deals that tell what a seat can expect before the match.
    pub deals: u32,
    /// Ways in which the match goes on from every true position.
    pub futures: u32,
    /// Worlds that a seat could be in, in which its choice is compared.
    pub worlds: u32,
    /// Worlds in which everything that could be done is glanced at.
    pub glances: u32,
}

impl Precision {
    /// All of them, the least first.
    pub const ALL: [Precision; 3] = [Precision::Rough, Precision::Quick, Precision::Thorough];

    /// What it takes.
    #[must_use]
    pub fn effort(self) -> Effort {
        match self {
            Precision::Rough => Effort { deals: 40, futures: 4, worlds: 6, glances: 1 },
            Precision::Quick => Effort { deals: 400, futures: 96, worlds: 96, glances: 4 },
            Precision::Thorough => Effort { deals: 1600, futures: 800, worlds: 800, glances: 24 },
        }
    }
}

impl fmt::Display for Precision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Precision::Rough => "rough",
            Precision::Quick => "quick",
            Precision::Thorough => "thorough",
        })
    }
}

impl FromStr for Precision {
    type Err = Problem;

    fn from_str(name: &str) -> Result<Self, Problem> {
        let found = Precision::ALL.into_iter().find(|precision| precision.to_string() == name);
        found.ok_or_else(|| Problem::new(format!("there is no precision `{name}`: use rough, quick or thorough")))
    }
}
