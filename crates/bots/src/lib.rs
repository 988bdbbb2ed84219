//! Players that cannot peek.
//!
//! A bot is given an [`Observation`]: its view, its legal actions, and positions it could be in. It cannot reach the real
//! position, so what is hidden from its seat cannot change what it does.
//!
//! ```
//! use engine::{Game, Observation, QuickDice, Seat, Setup};
//! use bots::BotName;
//! # use rocket_jockey::RocketJockey;
//!
//! let position = RocketJockey::deal(RocketJockey::components(), &Setup::new(2), &mut QuickDice::new(1)).expect("a deal");
//! let seat = position.to_act().first().expect("somebody begins");
//! let mut actions = Vec::new();
//! position.actions(seat, &mut actions);
//! let bot: BotName = "thumb".parse().expect("a bot");
//! let choice = bots::choose(bot, &Observation::new(&position, seat, &actions), &mut QuickDice::new(2));
//! assert!(choice < actions.len());
//! ```

use std::fmt;
use std::str::FromStr;

use engine::{Chance, Observation, Policy, Problem, QuickDice};

/// A bot by name.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum BotName {
    /// Any legal action, each equally likely.
    Random,
    /// The game's rules of thumb.
    Thumb,
}

impl BotName {
    /// All bots, the weakest first.
    pub const ALL: [BotName; 2] = [BotName::Random, BotName::Thumb];

    /// The name in commands and files.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            BotName::Random => "random",
            BotName::Thumb => "thumb",
        }
    }
}

impl fmt::Display for BotName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for BotName {
    type Err = Problem;

    fn from_str(name: &str) -> Result<Self, Problem> {
        BotName::ALL.into_iter().find(|bot| bot.code() == name).ok_or_else(|| {
            let known = BotName::ALL.map(BotName::code).join(", ");
            Problem::new(format!("there is no bot `{name}`: use {known}"))
        })
    }
}

/// The index of the action that a bot chooses among those it may do.
pub fn choose<G: Policy>(bot: BotName, observation: &Observation<'_, G>, dice: &mut QuickDice) -> usize {
    let actions = observation.actions();
    match bot {
        _ if actions.len() == 1 => 0,
        BotName::Random => dice.below(actions.len() as u32) as usize,
        BotName::Thumb => observation.imagine(dice).advise(observation.seat(), actions, dice),
    }
}
