//! What is chosen before a match: the number of players and the game's options.

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
        ensure!(
            self.options.insert(option.trim().to_owned(), value.trim().to_owned()).is_none(),
            "the option `{}` is set twice",
            option.trim()
        );
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
            let Some(option) = facts.options.iter().find(|option| option.id == id) else {
                let known: Vec<&str> = facts.options.iter().map(|option| option.id).collect();
                let known =
                    if known.is_empty() { "it has none".to_owned() } else { format!("it has {}", known.join(", ")) };
                return Err(Problem::new(format!("{} has no option `{id}`: {known}", facts.title)));
            };
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
        let chosen = self.options.get(id).map(String::as_str);
        let default = facts.options.iter().find(|option| option.id == id).map(|option| option.default);
        chosen.or(default).expect("a game asks for its own options only")
    }

    /// Whether a switch is on.
    #[must_use]
    pub fn on(&self, facts: &Facts, id: &str) -> bool {
        self.value(facts, id) == "on"
    }
}
