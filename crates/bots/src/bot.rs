//! Who can sit at a table besides people: a bot of ours, or somebody else's program.

use std::fmt;
use std::str::FromStr;

use engine::{Problem, ensure};

use crate::BotName;
use crate::tuning::{Change, Tuning};

/// A bot of ours, or somebody else's program.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Bot {
    /// A bot of ours.
    Named(BotName),
    /// A bot with other numbers than those tuned for the game, written `search:400/trust=0.5/horizon=20`.
    Varied(BotName, Vec<Change>),
    /// A program by its command line, written `exec:PROGRAM`.
    Program(String),
}

impl From<BotName> for Bot {
    fn from(bot: BotName) -> Self {
        Bot::Named(bot)
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Bot::Named(bot) => bot.fmt(f),
            Bot::Varied(bot, changes) => {
                bot.fmt(f)?;
                changes.iter().try_for_each(|change| write!(f, "/{change}"))
            }
            Bot::Program(command) => write!(f, "exec:{command}"),
        }
    }
}

impl FromStr for Bot {
    type Err = Problem;

    fn from_str(name: &str) -> Result<Self, Problem> {
        if let Some(command) = name.strip_prefix("exec:").map(str::trim) {
            ensure!(!command.is_empty(), "exec: needs a program, such as exec:./my-bot");
            return Ok(Bot::Program(command.to_owned()));
        }
        let mut parts = name.split('/');
        let bot: BotName = parts
            .next()
            .unwrap_or_default()
            .parse()
            .map_err(|problem: Problem| Problem::new(format!("{problem}, or exec:PROGRAM for one of your own")))?;
        let changes = parts.map(str::parse).collect::<Result<Vec<Change>, Problem>>()?;
        if changes.is_empty() {
            return Ok(Bot::Named(bot));
        }
        for change in &changes {
            let counts = match bot {
                BotName::Random | BotName::Thumb => false,
                BotName::Beginner => change.name == "slips",
                BotName::Strong => change.name != "slips",
                BotName::Strongest | BotName::Search(_) => !["slips", "strong"].contains(&change.name.as_str()),
            };
            ensure!(counts, "{bot} takes no account of {}", change.name);
        }
        Tuning::of("").with(&changes)?;
        Ok(Bot::Varied(bot, changes))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_reads_back() {
        for name in [
            "thumb",
            "search:40",
            "search:40/trust=0.5/others=true",
            "strong/strong=50",
            "beginner/slips=4",
            "exec:python3 my_bot.py",
        ] {
            assert_eq!(name.parse::<Bot>().expect("a bot").to_string(), name);
        }
        for nonsense in [
            "exec:",
            "exec: ",
            "nobody",
            "thumb/trust=1",
            "beginner/trust=0.5",
            "search:4/strong=9",
            "search:4/trust",
            "search:4/trust=9",
            "search:4/thrust=1",
        ] {
            assert!(nonsense.parse::<Bot>().is_err(), "{nonsense}");
        }
    }
}
