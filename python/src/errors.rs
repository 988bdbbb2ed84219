//! What goes wrong, as exceptions.

use catalog::{NotPlayed, ToldRefusal};
use engine::Problem;
use narration::Narrator;
use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

create_exception!(gantry, GantryError, PyValueError, "What was asked cannot be done; the text says why.");
create_exception!(
    gantry,
    Refused,
    GantryError,
    "The rules do not allow an action now. `clause` names the rule, `reason` says it in words."
);

/// A sentence as an exception.
pub(crate) fn error(problem: impl ToString) -> PyErr {
    GantryError::new_err(problem.to_string())
}

/// What the engine says as an exception.
pub(crate) trait OrRaise<T> {
    /// The value, or the exception.
    fn or_raise(self) -> PyResult<T>;
}

impl<T> OrRaise<T> for Result<T, Problem> {
    fn or_raise(self) -> PyResult<T> {
        self.map_err(error)
    }
}

/// Why an action was not played, as an exception.
pub(crate) fn not_played(py: Python<'_>, why: NotPlayed, words: &Narrator<'_>) -> PyErr {
    match why {
        NotPlayed::Malformed(problem) => error(problem),
        NotPlayed::Refused(refusal) => refused(py, &ToldRefusal::new(&refusal, words)),
    }
}

/// A refusal as an exception with its clause.
fn refused(py: Python<'_>, refusal: &ToldRefusal) -> PyErr {
    let exception = Refused::new_err(format!("{} ({})", refusal.reason, refusal.clause));
    let value = exception.value(py);
    let told = value.setattr("clause", &refusal.clause).and_then(|()| value.setattr("reason", &refusal.reason));
    told.err().unwrap_or(exception)
}
