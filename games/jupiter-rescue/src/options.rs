//! What can be chosen before a match.

use engine::{OptionFact, OptionKind, Setup};
use serde::{Deserialize, Serialize};
use strum::EnumString;

/// Which faces of the tiles are up (JR-SET-4).
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, EnumString)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Sides {
    /// Each tile easy or hard with equal chance.
    #[default]
    Mixed,
    /// All easy.
    Easy,
    /// All hard: the Labyrinthian Colony (JR-LAB-1).
    Labyrinth,
}

/// The options of a match.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Options {
    /// Which faces are up.
    pub sides: Sides,
    /// Robots can be destroyed (JR-VULN-1).
    pub robot_vulnerability: bool,
    /// Invasion comes before Conversion (JR-FAST-1).
    pub fast_creeps: bool,
    /// Everybody must be saved (JR-HERO-1).
    pub ultimate_heroes: bool,
    /// Figures may pass each other (JR-POLITE-1).
    pub polite_colonists: bool,
    /// A partner is asked before cards are taken (JR-TRADE-6).
    pub ask_before_taking: bool,
}

const fn switch(id: &'static str) -> OptionFact {
    OptionFact { id, kind: OptionKind::Switch, default: "off" }
}

/// The options as the engine offers them.
pub(crate) const OPTIONS: &[OptionFact] = &[
    OptionFact { id: "sides", kind: OptionKind::Choice(&["mixed", "easy", "labyrinth"]), default: "mixed" },
    switch("robot-vulnerability"),
    switch("fast-creeps"),
    switch("ultimate-heroes"),
    switch("polite-colonists"),
    switch("ask-before-taking"),
];

impl Options {
    pub(crate) fn of(setup: &Setup) -> Options {
        let facts = &<crate::JupiterRescue as engine::Game>::FACTS;
        let on = |id| setup.on(facts, id);
        Options {
            sides: setup.value(facts, "sides").parse().expect("the setup was checked"),
            robot_vulnerability: on("robot-vulnerability"),
            fast_creeps: on("fast-creeps"),
            ultimate_heroes: on("ultimate-heroes"),
            polite_colonists: on("polite-colonists"),
            ask_before_taking: on("ask-before-taking"),
        }
    }
}
