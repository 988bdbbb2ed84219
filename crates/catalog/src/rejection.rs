//! Why something that was asked for was not done.

use engine::{Problem, Refusal};

/// Why an action was not played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rejection {
    /// It is not an action at all.
    Malformed(Problem),
    /// The rules do not allow it now.
    Refused(Refusal),
}

impl From<Problem> for Rejection {
    fn from(problem: Problem) -> Self {
        Rejection::Malformed(problem)
    }
}

impl From<Refusal> for Rejection {
    fn from(refusal: Refusal) -> Self {
        Rejection::Refused(refusal)
    }
}
