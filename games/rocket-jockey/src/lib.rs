//! The rules of Rocket Jockey: 2 to 4 players carry cargoes between nine planets.
//!
//! Every clause of the rules (`rules/en.md`, `rules/de.md`) is cited where it is carried out.
//!
//! | question | file |
//! |---|---|
//! | what is in the box? | `components.rs` |
//! | what is true at one moment? | [`position.rs`](RocketJockey) |
//! | how does a match begin? | `setup.rs` |
//! | what can be chosen, and how is it written? | [`action.rs`](Action) |
//! | where can a card carry a cargo, and can it get home? | `links.rs`, `hand.rs`, `small_hands.rs`, `pairs.rs` |
//! | what may I do, and why not? | `legal/` |
//! | what happens then? | `play/` |
//! | who gets how many points? | `score.rs` |
//! | what is seen? | `view.rs`, [`event.rs`](Event) |
//! | how is it told? | `tell.rs`, `describe.rs`, `words.rs` |
//! | what could be hidden there? | `imagine.rs` |
//! | is everything in order? | `audit.rs`, `file/` |
//! | what would a sensible player do? | `policy/` |
//! | how is it told in numbers? | `encode.rs` |
//!
//! ```
//! use engine::{Match, Seat, Setup};
//! use rocket_jockey::RocketJockey;
//!
//! let mut table = Match::<RocketJockey>::start(Setup::new(2), 7.into(), None).expect("two can play");
//! let seat = engine::Game::to_act(table.position()).first().expect("somebody begins");
//! table.play(seat, "draw deck".parse().expect("an action")).expect("the deck is full");
//! assert!(table.play(seat, "draw deck".parse().expect("an action")).is_err(), "Fuel Up is over");
//! ```

mod action;
mod audit;
mod causes;
mod components;
mod describe;
mod encode;
mod event;
mod file;
mod game;
mod hand;
mod imagine;
mod legal;
mod links;
mod pairs;
mod play;
mod policy;
mod position;
mod score;
mod setup;
mod small_hands;
mod tell;
mod view;
mod words;

pub use action::{Action, Source};
pub use components::{Cargo, Components, Maneuver, Orbit};
pub use event::Event;
pub use file::File;
pub use hand::deliverable;
pub use legal::Reason;
pub use position::{Card, CardSet, CargoId, Flight, Hop, Phase, Place, RocketJockey, Run, Visitors};
pub use view::{CargoView, FlightView, HandView, SeatView, View};
