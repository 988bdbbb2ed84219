//! The rules of Jupiter Rescue: 1 to 7 Robots save Colonists together from a colony that is being overrun.
//!
//! Every clause of the rules (`rules/en.md`, `rules/de.md`) is cited where it is carried out.
//!
//! | question | file |
//! |---|---|
//! | what is in the box? | `components.rs`, [`cards.rs`](Card) |
//! | what can be chosen before? | [`options.rs`](Options) |
//! | where is what, and what lies next to it? | [`geometry.rs`](Spot), `space.rs`, `board.rs` |
//! | what is true at one moment? | [`position.rs`](JupiterRescue) |
//! | how does a match begin? | `setup.rs` |
//! | what can be chosen, and how is it written? | [`action.rs`](Action) |
//! | what may I do, and why not? | `legal/` |
//! | what happens then? | `play/` |
//! | who has won? | `score.rs` |
//! | what takes several actions but is one thought? | [`routes.rs`](Route) |
//! | what is seen? | `view.rs`, `decision.rs`, [`event.rs`](Event) |
//! | how is it told? | `tell.rs`, `describe.rs`, `words.rs` |
//! | what could be hidden there? | `imagine.rs` |
//! | is everything in order? | `audit.rs`, `audit_decision.rs`, `file.rs` |
//! | what would a sensible player do? | `policy/` |
//! | how is it told in numbers? | `encode/` |
//!
//! ```
//! use engine::{Game, Match, Seat, Setup};
//! use jupiter_rescue::JupiterRescue;
//!
//! let mut table = Match::<JupiterRescue>::start(Setup::new(1), 7.into(), None).expect("one can play");
//! let alone = Seat::new(0);
//! table.play(alone, "dock 3,0".parse().expect("an action")).expect("a free cell at the edge");
//! let refusal = table.play(alone, "attack 2,0/c".parse().expect("an action")).expect_err("not from the Pod");
//! assert_eq!(refusal.clause.0, "JR-ATT-3");
//! ```

mod action;
mod audit;
mod audit_decision;
mod board;
mod cards;
mod causes;
mod components;
mod decision;
mod describe;
mod encode;
mod event;
mod file;
mod game;
mod geometry;
mod imagine;
mod legal;
mod options;
mod play;
mod policy;
mod position;
mod routes;
mod score;
mod setup;
mod space;
mod tell;
mod view;
mod words;

pub use action::{Action, Deed, Source};
pub use cards::{Card, Hand};
pub use components::{Components, Module, Robot, TileCard};
pub use decision::Decision;
pub use encode::Seen;
pub use event::Event;
pub use file::File;
pub use geometry::{Cell, Direction, Site, Spot};
pub use legal::Reason;
pub use options::{Options, Sides};
pub use position::{Docking, End, JupiterRescue};
pub use routes::Route;
pub use view::{Directions, Figure, PassageView, RollView, SeatView, TileView, View};
