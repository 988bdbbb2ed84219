//! Why an action was not played.

use engine::{Problem, Refusal};
use narration::Narrator;
use serde::Serialize;

/// Why an action was not played: what was sent is no action, or the rules are against it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotPlayed {
    /// It is not an action at all.
    Malformed(Problem),
    /// The rules do not allow it now.
    Refused(Refusal),
}

impl From<Problem> for NotPlayed {
    fn from(problem: Problem) -> Self {
        NotPlayed::Malformed(problem)
    }
}

impl From<Refusal> for NotPlayed {
    fn from(refusal: Refusal) -> Self {
        NotPlayed::Refused(refusal)
    }
}

/// A refusal in the words of a viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ToldRefusal {
    /// The clause that forbids it.
    pub clause: String,
    /// The reason in words.
    pub reason: String,
}

impl ToldRefusal {
    /// Puts a refusal into the words of the viewer.
    #[must_use]
    pub fn new(refusal: &Refusal, words: &Narrator<'_>) -> Self {
        ToldRefusal { clause: refusal.clause.to_string(), reason: words.refusal(refusal) }
    }
}
