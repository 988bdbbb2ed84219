//! Patterns of action codes.

use std::fmt;
use std::str::FromStr;

use engine::{Problem, ensure};

/// A pattern of action codes: `*` stands for anything, so `launch *` is every launch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pattern(String);

impl Pattern {
    /// Whether a code is meant.
    #[must_use]
    pub fn matches(&self, code: &str) -> bool {
        fits(&self.0, code)
    }
}

fn fits(pattern: &str, code: &str) -> bool {
    let Some((before, after)) = pattern.split_once('*') else { return pattern == code };
    let Some(rest) = code.strip_prefix(before) else { return false };
    let ends = rest.char_indices().map(|(at, _)| at).chain([rest.len()]);
    ends.into_iter().any(|at| fits(after, &rest[at..]))
}

impl FromStr for Pattern {
    type Err = Problem;

    fn from_str(text: &str) -> Result<Self, Problem> {
        let text = text.trim();
        ensure!(!text.is_empty(), "a pattern of action codes cannot be empty: write `launch *`");
        ensure!(text.matches('*').count() <= 4, "`{text}` has more than four `*`");
        Ok(Pattern(text.to_owned()))
    }
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_star_stands_for_anything() {
        let fits = |pattern: &str, code: &str| pattern.parse::<Pattern>().expect("a pattern").matches(code);
        assert!(fits("launch *", "launch 5") && fits("*", "done") && fits("fly * to 4", "fly 4-6 to 4"));
        assert!(fits("done", "done") && fits("*5*", "reserve 5") && fits("fly *", "fly "));
        assert!(!fits("launch *", "chain") && !fits("fly * to 4", "fly 4-6 to 5") && !fits("done", "done now"));
        assert!("  ".parse::<Pattern>().is_err() && "*****".parse::<Pattern>().is_err());
    }
}
