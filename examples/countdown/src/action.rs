//! What can be chosen, and how it is written.

use std::fmt;
use std::str::FromStr;

use engine::Problem;

/// One choice (CD-TURN-2).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// `count 2`: lower the countdown by this.
    Count(u8),
    /// `boost`: fire the booster.
    Boost,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Count(number) => write!(f, "count {number}"),
            Action::Boost => f.write_str("boost"),
        }
    }
}

impl FromStr for Action {
    type Err = Problem;

    fn from_str(code: &str) -> Result<Self, Problem> {
        let number = code.strip_prefix("count ").and_then(|number| number.parse().ok());
        match (code, number) {
            ("boost", _) => Ok(Action::Boost),
            (_, Some(number)) => Ok(Action::Count(number)),
            _ => Err(Problem::new(format!("`{code}` is not an action: write `count 2` or `boost`"))),
        }
    }
}
