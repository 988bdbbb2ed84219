//! Why a command did not do what it was asked for.

use std::fmt;
use std::process::ExitCode;

use engine::Problem;

/// Why a command did not do what it was asked for.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Bad usage or input.
    Input(Problem),
    /// The rules do not allow the action; the sentence says why.
    Refused(String),
}

/// What a command answers: the text for standard output.
pub(crate) type Answer = Result<String, Failure>;

impl Failure {
    pub(crate) fn exit_code(&self) -> ExitCode {
        match self {
            Failure::Input(_) => ExitCode::from(2),
            Failure::Refused(_) => ExitCode::from(3),
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Input(problem) => problem.fmt(f),
            Failure::Refused(reason) => reason.fmt(f),
        }
    }
}

impl From<Problem> for Failure {
    fn from(problem: Problem) -> Self {
        Failure::Input(problem)
    }
}
