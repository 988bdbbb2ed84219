//! What was found out about a match so far, moment by moment: it is kept, and work goes on from there.

use std::collections::BTreeMap;

use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::amount::{Amount, Estimate};
use crate::choice::Decision;

/// What was found out about a match so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Findings {
    /// What every seat could expect before the deal; empty if the match began from a moment of another, and until it is known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub start: Vec<Estimate>,
    /// What is known of each step that stands, by its index.
    #[serde(default)]
    pub moments: BTreeMap<usize, Found>,
}

/// What is known of one step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Found {
    /// Who acted.
    pub seat: Seat,
    /// What they did, by its code; `resign` if they gave up.
    pub action: String,
    /// What the true position before it was worth to every seat.
    pub before: Vec<Estimate>,
    /// How unsure it is by how much the step changed that for every seat: its standard error.
    pub change_error: Vec<Amount>,
    /// What the choice was worth; nothing if there was nothing to choose.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decision: Option<Decision>,
}
