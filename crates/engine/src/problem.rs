//! What is wrong with something that came from outside.

use std::fmt;

/// Bad input of any kind, told in one clear sentence without a full stop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem(String);

impl Problem {
    /// A problem told in this sentence.
    pub fn new(sentence: impl Into<String>) -> Self {
        Problem(sentence.into())
    }

    /// The same problem, with the place where it was found in front.
    #[must_use]
    pub fn at(self, place: impl fmt::Display) -> Self {
        Problem(format!("{place}: {}", self.0))
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Problem {}

/// Fails with a [`Problem`] built as by `format!` unless the condition holds.
#[macro_export]
macro_rules! ensure {
    ($condition:expr, $($sentence:tt)+) => {
        if !$condition {
            return Err($crate::Problem::new(format!($($sentence)+)));
        }
    };
}
