//! Findings as a file, to go on with later.

use engine::{Problem, Record, ensure};
use serde::{Deserialize, Serialize};

use crate::findings::Findings;
use crate::precision::Precision;

/// The way of counting. Whoever changes what a review says for the same record and precision counts it up, so that nothing
/// half counted in one way is finished in another.
pub const METHOD: u32 = 2;

/// Findings about a match that were made so closely, and by this way of counting.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kept {
    /// The way of counting.
    pub method: u32,
    /// What the seed of the match was committed to: no other match has it.
    pub commitment: String,
    /// How closely.
    pub precision: Precision,
    /// What was found.
    pub findings: Findings,
}

impl Kept {
    /// What was found about a match.
    #[must_use]
    pub fn new(record: &Record, precision: Precision, findings: Findings) -> Self {
        Kept { method: METHOD, commitment: record.header.commitment.clone(), precision, findings }
    }

    /// The findings, if they are of this match and precision, and were counted as they are today.
    pub fn of(self, record: &Record, precision: Precision) -> Result<Findings, Problem> {
        ensure!(self.commitment == record.header.commitment, "it is of another match");
        ensure!(self.precision == precision, "it was made with another precision");
        ensure!(self.method == METHOD, "it was made by another version of the program");
        Ok(self.findings)
    }
}
