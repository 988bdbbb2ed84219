//! Bots by name.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use engine::Problem;

/// A bot by name.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum BotName {
    /// Any legal action, each equally likely.
    Random,
    /// A beginner: sensible on the whole, with slips.
    Beginner,
    /// Solid: the game's rules of thumb.
    Thumb,
    /// Strong: a short search.
    Strong,
    /// The strongest: a search of up to a second a decision.
    Strongest,
    /// A search with a budget of its own, for measurements.
    Search(Budget),
}

/// How long a search goes on.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Budget {
    /// So many iterations: the same choice on every machine.
    Iterations(u32),
    /// So many milliseconds.
    Millis(u32),
}

impl Budget {
    /// The same less some time that has passed already; a little always remains.
    #[must_use]
    pub fn less(self, passed: Duration) -> Self {
        const LEAST: u32 = 20;
        match self {
            Budget::Iterations(_) => self,
            Budget::Millis(millis) => {
                let passed = u32::try_from(passed.as_millis()).unwrap_or(u32::MAX);
                Budget::Millis(millis.saturating_sub(passed).max(LEAST.min(millis)))
            }
        }
    }
}

impl BotName {
    /// The levels that people can choose as opponents, the weakest first.
    pub const LEVELS: [BotName; 4] = [BotName::Beginner, BotName::Thumb, BotName::Strong, BotName::Strongest];

    /// All bots with a name of their own, the weakest first.
    pub const ALL: [BotName; 5] =
        [BotName::Random, BotName::Beginner, BotName::Thumb, BotName::Strong, BotName::Strongest];

    /// Whether it answers within a moment.
    #[must_use]
    pub fn is_quick(self) -> bool {
        matches!(self, BotName::Random | BotName::Beginner | BotName::Thumb)
    }
}

impl fmt::Display for BotName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotName::Random => f.write_str("random"),
            BotName::Beginner => f.write_str("beginner"),
            BotName::Thumb => f.write_str("thumb"),
            BotName::Strong => f.write_str("strong"),
            BotName::Strongest => f.write_str("strongest"),
            BotName::Search(Budget::Iterations(count)) => write!(f, "search:{count}"),
            BotName::Search(Budget::Millis(millis)) => write!(f, "search:{millis}ms"),
        }
    }
}

impl FromStr for BotName {
    type Err = Problem;

    fn from_str(name: &str) -> Result<Self, Problem> {
        if let Some(bot) = BotName::ALL.into_iter().find(|bot| bot.to_string() == name) {
            return Ok(bot);
        }
        let budget = name.strip_prefix("search:").and_then(|budget| match budget.strip_suffix("ms") {
            Some(millis) => millis.parse().ok().filter(|&millis| millis > 0).map(Budget::Millis),
            None => budget.parse().ok().filter(|&count| count > 0).map(Budget::Iterations),
        });
        budget.map(BotName::Search).ok_or_else(|| {
            let known = BotName::ALL.map(|bot| bot.to_string()).join(", ");
            Problem::new(format!(
                "there is no bot `{name}`: use {known}, or search:400 (iterations) or search:250ms for a search of that length"
            ))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_reads_back() {
        let searches = [BotName::Search(Budget::Iterations(400)), BotName::Search(Budget::Millis(250))];
        for bot in BotName::ALL.into_iter().chain(searches) {
            assert_eq!(bot.to_string().parse::<BotName>().expect("a name"), bot);
        }
        for nonsense in ["", "search", "search:", "search:0", "search:0ms", "search:-1", "search:xms", "Thumb"] {
            assert!(nonsense.parse::<BotName>().is_err(), "{nonsense}");
        }
    }

    #[test]
    fn time_that_passed_is_taken_off() {
        let second = Budget::Millis(1000);
        assert_eq!(second.less(Duration::from_millis(300)), Budget::Millis(700));
        assert_eq!(second.less(Duration::from_secs(5)), Budget::Millis(20));
        assert_eq!(Budget::Iterations(9).less(Duration::from_secs(5)), Budget::Iterations(9));
    }
}
