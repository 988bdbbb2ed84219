//! The rules of Rocketmen: 1 to 4 players race to Earth orbit, the Moon and Mars.
//!
//! Every clause of the rules (`rules/en.md`, `rules/de.md`) is cited where it is carried out.
//!
//! | question | file |
//! |---|---|
//! | what is in the box? | [`components/`](Components); `kind.rs`, `board.rs`, `items.rs` |
//! | what can cards do? | [`effect.rs`](Effect) names it; when is in `legal/`, how in `play/` |
//! | what can be chosen before? | `options.rs` |
//! | what is true at one moment? | [`position.rs`](Rocketmen) |
//! | who holds which cards, and what do they show? | `card.rs`, `holdings.rs` |
//! | how does a match begin? | `setup.rs` |
//! | what can be chosen, and how is it written? | [`action.rs`](Action) |
//! | what may I do, and why not? | `legal/` |
//! | what happens then? | `play/` |
//! | will a launch make it? | `odds.rs` |
//! | who gets how many points? | [`score.rs`](Score) |
//! | how did the last flights end? | `past_flights.rs` |
//! | what is seen? | [`view/`](View); [`event.rs`](Event) |
//! | how is it told? | `tell.rs`, `describe.rs`, `words.rs` |
//! | what could be hidden there? | `imagine.rs` |
//! | is everything in order? | `audit.rs`, `file/` |
//! | what would a sensible player do? | `policy/` |
//! | how is it told in numbers? | `encode/` |
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
mod card;
mod causes;
mod components;
mod describe;
mod effect;
mod encode;
mod event;
mod file;
mod game;
mod holdings;
mod imagine;
mod items;
mod kind;
mod legal;
mod odds;
mod options;
mod past_flights;
mod play;
mod policy;
mod position;
mod score;
mod setup;
mod tell;
mod view;
mod words;

pub use action::{Action, Source};
pub use board::{Achievement, Destination, Goal, Location, MissionType};
pub use card::{Card, CardSet, Face};
pub use components::{Class, Components, Flight, GoalCard, Print, Resource, SoloCard, Stock, Task};
pub use effect::{Effect, Timing};
pub use event::{Ending, Event};
pub use file::File;
pub use items::Items;
pub use kind::Kind;
pub use legal::Reason;
pub use odds::{Outlook, percent};
pub use options::{Difficulty, Mode, Variant};
pub use past_flights::{FlightEnd, PastFlightView};
pub use position::{Phase, Rocketmen, Spot, Trade};
pub use score::Score;
pub use view::{
    AiView, EngineView, GoalView, HandView, HonourView, LaunchView, LocationView, OfferView, Printed, SeatView,
    TaskView, TradeView, View,
};
