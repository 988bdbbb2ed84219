//! Players that cannot peek.
//!
//! A bot is given an [`Observation`](engine::Observation): its view, its legal actions, and positions it could be in. It
//! cannot reach the real position, so what is hidden from its seat cannot change what it does.
//!
//! ```
//! use engine::{Game, Observation, QuickDice, Seat, Setup};
//! use bots::{Bot, Mind};
//! # use rocket_jockey::RocketJockey;
//!
//! let position = RocketJockey::deal(RocketJockey::components(), &Setup::new(2), &mut QuickDice::new(1)).expect("a deal");
//! let seat = position.to_act().first().expect("somebody begins");
//! let mut actions = Vec::new();
//! position.actions(seat, &mut actions);
//! let bot: Bot = "search:50".parse().expect("a bot");
//! let observation = Observation::new(&position, seat, &actions);
//! let thought = Mind::new(&bot).think(&observation, &mut QuickDice::new(2)).expect("it answers").expect("it plays on");
//! assert!(thought.choice < actions.len());
//! ```

mod bot;
mod mind;
mod name;
mod program;
mod search;
mod stop;
mod tuning;
mod weighing;

pub use bot::Bot;
pub use mind::{Considered, Mind, Thought};
pub use name::{BotName, Budget};
pub use search::{Consequence, Followed, Work, end_value, follow, work};
pub use stop::Stop;
pub use tuning::{Change, Tuning};
pub use weighing::{Worth, weigh};
