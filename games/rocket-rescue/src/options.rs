//! What can be chosen before a match.

use engine::{OptionFact, OptionKind};

use crate::edition::{Edition, Length};

pub(crate) const EDITION: &str = "edition";
pub(crate) const LENGTH: &str = "length";
pub(crate) const CHARACTERS: &str = "characters";
pub(crate) const SEALED_FRONTS: &str = "sealed-fronts";

/// The options of the game. Which of them go together is said where they are read.
pub(crate) const ALL: &[OptionFact] = &[
    OptionFact { id: EDITION, kind: OptionKind::Choice(&["first", "second"]), default: "second" },
    OptionFact { id: LENGTH, kind: OptionKind::Choice(&["short", "medium", "long"]), default: "medium" },
    OptionFact { id: CHARACTERS, kind: OptionKind::Switch, default: "off" },
    OptionFact { id: SEALED_FRONTS, kind: OptionKind::Switch, default: "off" },
];

/// What was chosen.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Options {
    pub(crate) players: u8,
    pub(crate) edition: Edition,
    pub(crate) length: Length,
    pub(crate) characters: bool,
    pub(crate) sealed: bool,
}
