//! The rules of Rocketmen: 1 to 4 players race to Earth orbit, the Moon and Mars.
//!
//! Every clause of the rules (`rules/en.md`, `rules/de.md`) is cited where it is carried out.
//!
//! | question | file |
//! |---|---|
//! | what is in the box? | `components.rs`, read by `raw.rs`; `kind.rs`, `board.rs`, `items.rs` |
//! | what can cards do? | [`effect.rs`](Effect) names it, `effects/` says when and how |
//! | what can be chosen before? | `options.rs` |
//! | what is true at one moment? | [`position.rs`](Rocketmen), asked by `questions.rs` |
//! | how does a match begin? | `setup.rs` |
//! | what can be chosen, and how is it written? | [`action.rs`](Action) |
//! | what may I do, and why not? | `legal/` |
//! | what happens then? | `play/` |
//! | will a launch make it? | `odds.rs` |
//! | who gets how many points? | [`score.rs`](Score) |
//! | how did the last flights end? | `flown.rs` |
//! | what is seen? | `view.rs`, filled by `look.rs`; [`event.rs`](Event) |
//! | how is it told? | `tell.rs`, `words.rs` |
//! | what could be hidden there? | `imagine.rs` |
//! | is everything in order? | `audit.rs`, `file.rs` |
//! | what would a sensible player do? | `policy/` |
//!
//! ```
//! use engine::{Match, Seat, Setup};
//! use rocketmen::Rocketmen;
//!
//! let mut table = Match::<Rocketmen>::start(Setup::new(2), 7.into(), None).expect("two can play");
//! let seat = engine::Game::to_act(table.position()).first().expect("somebody begins");
//! assert!(table.play(seat, "launch".parse().expect("an action")).is_err(), "no mission is planned");
//! table.play(seat, "end turn".parse().expect("an action")).expect("a turn may always be ended");
//! ```

mod action;
mod audit;
mod board;
mod components;
mod effect;
mod effects;
mod event;
mod file;
mod flown;
mod game;
mod imagine;
mod items;
mod kind;
mod legal;
mod look;
mod odds;
mod options;
mod play;
mod policy;
mod position;
mod questions;
mod raw;
mod score;
mod setup;
mod tell;
mod view;
mod words;

pub use action::{Action, Source};
pub use board::{Achievement, Destination, Difficulty, Goal, Location, MissionType, Mode, Variant};
pub use components::{Class, Components, Flight, GoalCard, Print, Resource, SoloCard, Stock, Task};
pub use effect::{Effect, Timing};
pub use event::{Ending, Event};
pub use file::File;
pub use flown::{FlightEnd, FlownView};
pub use items::Items;
pub use kind::{Card, CardSet, Face, Kind};
pub use odds::{Outlook, percent};
pub use position::{Phase, Rocketmen, Spot, Trade};
pub use score::Score;
pub use view::{
    AiView, EngineView, GoalView, HandView, HonourView, LaunchView, LocationView, OfferView, Printed, SeatView,
    TaskView, TradeView, View,
};
