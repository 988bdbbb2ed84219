//! What is chosen before a match: the number of players and the game's options.
//!
//! The names of options are written with hyphens, as in `round-cap`. Some were once written with underscores; records,
//! files and commands that still say `round_cap` mean the same option.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{Facts, Problem, ensure};

/// The number of players and the options that differ from their defaults.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many play.
    pub players: u8,
    /// Option values by option id.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
}

impl Setup {
    /// The defaults for this many players.
    #[must_use]
    pub fn new(players: u8) -> Self {
        Setup { players, options: BTreeMap::new() }
    }

    /// The same with one option chosen.
    #[must_use]
    pub fn with(mut self, option: &str, value: &str) -> Self {
        self.options.insert(option.to_owned(), value.to_owned());
        self
    }

    /// Chooses an option from a text such as `edition=second`.
    pub fn set(&mut self, assignment: &str) -> Result<(), Problem> {
        let (option, value) = assignment
            .split_once('=')
            .ok_or_else(|| Problem::new(format!("`{assignment}` is not a setting: write option=value")))?;
        let (option, value) = (option.trim(), value.trim());
        ensure!(self.chosen(option).is_none(), "the option `{option}` is set twice");
        self.options.insert(option.to_owned(), value.to_owned());
        Ok(())
    }

    /// Checks the setup against what the game offers.
    pub fn check(&self, facts: &Facts) -> Result<(), Problem> {
        let (least, most) = (facts.players.start(), facts.players.end());
        ensure!(
            facts.players.contains(&self.players),
            "{} takes {least} to {most} players, not {}",
            facts.title,
            self.players
        );
        for (id, value) in &self.options {
            let Some(option) = facts.options.iter().find(|option| is_same_option(option.id, id)) else {
                let known: Vec<&str> = facts.options.iter().map(|option| option.id).collect();
                let known =
                    if known.is_empty() { "it has none".to_owned() } else { format!("it has {}", known.join(", ")) };
                return Err(Problem::new(format!("{} has no option `{id}`: {known}", facts.title)));
            };
            let spellings = self.options.keys().filter(|other| is_same_option(other, id)).count();
            ensure!(spellings == 1, "the option `{}` is set twice", option.id);
            ensure!(
                option.kind.allows(value),
                "`{value}` is not a value of the option `{id}`: use {}",
                option.kind.values()
            );
        }
        Ok(())
    }

    /// The value of an option: as chosen, or its default.
    ///
    /// # Panics
    /// If the game has no such option, which is a mistake in the game.
    #[must_use]
    pub fn value(&self, facts: &Facts, id: &str) -> &str {
        let default = facts.options.iter().find(|option| option.id == id).map(|option| option.default);
        self.chosen(id).or(default).expect("a game asks for its own options only")
    }

    /// Whether a switch is on.
    #[must_use]
    pub fn on(&self, facts: &Facts, id: &str) -> bool {
        self.value(facts, id) == "on"
    }

    /// The value that was chosen for an option, however the option is spelt there.
    fn chosen(&self, id: &str) -> Option<&str> {
        self.options.iter().find(|(option, _)| is_same_option(option, id)).map(|(_, value)| value.as_str())
    }
}

/// Whether both names mean the same option: an underscore is as good as a hyphen.
fn is_same_option(one: &str, other: &str) -> bool {
    let spelt = |name: &str| name.replace('_', "-");
    spelt(one) == spelt(other)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{OptionFact, OptionKind, Rules};

    const FACTS: Facts = Facts {
        id: "game",
        title: "Game",
        designer: "nobody",
        clause_prefixes: &["GA"],
        players: 1..=4,
        minutes: 1..=2,
        difficulty: 1,
        hidden: false,
        simultaneous: false,
        cooperative: false,
        rules_version: 1,
        longest: 1,
        options: &[OptionFact { id: "round-cap", kind: OptionKind::Number(20, 1000), default: "100" }],
        rules: Rules { en: "", de: "" },
        components: "",
        lessons: &[],
        coach: "",
        summary: Rules { en: "", de: "" },
        pictures: "",
    };

    #[test]
    fn an_underscore_is_read_as_a_hyphen() {
        assert_eq!(Setup::new(2).value(&FACTS, "round-cap"), "100");
        for spelling in ["round-cap", "round_cap"] {
            let mut typed = Setup::new(2);
            typed.set(&format!("{spelling}=20")).expect("a setting");
            let read: Setup =
                serde_json::from_str(&format!(r#"{{"players":2,"options":{{"{spelling}":"20"}}}}"#)).expect("a setup");
            for setup in [typed, read, Setup::new(2).with(spelling, "20")] {
                assert_eq!(setup.check(&FACTS), Ok(()));
                assert_eq!(setup.value(&FACTS, "round-cap"), "20");
            }
        }
    }

    #[test]
    fn both_spellings_at_once_set_an_option_twice() {
        let twice = Problem::new("the option `round_cap` is set twice");
        let mut typed = Setup::new(2).with("round-cap", "20");
        assert_eq!(typed.set("round_cap=30"), Err(twice));
        let both = Setup::new(2).with("round-cap", "20").with("round_cap", "30");
        assert_eq!(both.check(&FACTS), Err(Problem::new("the option `round-cap` is set twice")));
        assert!(Setup::new(2).with("round-cup", "20").check(&FACTS).is_err());
    }
}
