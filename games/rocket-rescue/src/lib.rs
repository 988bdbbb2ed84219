//! The rules of Rocket Rescue, first and second edition: 3 to 5 players build rockets together and race to bring their
//! crews to safe planets.
//!
//! Every clause of the rules (`rules/en.md`, `rules/de.md`) is cited where it is carried out.
//!
//! | question | file |
//! |---|---|
//! | what is everything called? | [`names.rs`](Card) |
//! | what is in the box? | `components.rs`, read by `reading/` |
//! | what can be chosen before? | `options.rs` |
//! | what differs between the editions? | [`edition.rs`](Edition) |
//! | what is true at one moment? | [`position.rs`](RocketRescue), [`plan.rs`](Plan), [`sets.rs`](CardSet) |
//! | how does a match begin? | `setup.rs` |
//! | what can be chosen, and how is it written? | [`action.rs`](Action) |
//! | who is ahead of whom? | `order.rs` |
//! | what may I do, and why not? | `legal/` |
//! | what happens then? | `play/` |
//! | who gets how many points? | `score.rs` |
//! | what is seen? | `view.rs`, [`event.rs`](Event) |
//! | how is it told? | `tell.rs`, `describe.rs`, `words.rs` |
//! | what could be hidden there? | `imagine.rs` |
//! | is everything in order? | `audit.rs`, `file.rs` |
//! | what would a sensible player do? | `policy/` |
//!
//! ```
//! use engine::{Match, Seat, Setup};
//! use rocket_rescue::RocketRescue;
//!
//! let mut table = Match::<RocketRescue>::start(Setup::new(3), 7.into(), None).expect("three can play");
//! let seat = Seat::new(1); // everybody plans at the same time
//! for code in ["die research 4", "die purchase 3", "die boarding 1", "die hangar 3", "bid 1", "submit"] {
//!     table.play(seat, code.parse().expect("an action")).expect("a plan");
//! }
//! assert!(table.play(seat, "take back".parse().expect("an action")).is_err(), "a submitted plan is final");
//! ```

mod action;
mod audit;
mod components;
mod describe;
mod edition;
mod event;
mod file;
mod game;
mod imagine;
mod legal;
mod names;
mod options;
mod order;
mod plan;
mod play;
mod policy;
mod position;
mod reading;
mod score;
mod sets;
mod setup;
mod tell;
mod view;
mod words;

pub use action::Action;
pub use components::{Components, Equipment, Module, Planet};
pub use edition::{BoardingDie, Edition, EditionRules, HangarDie, Length};
pub use event::{Event, Glimpse, Reward};
pub use file::File;
pub use names::{Card, Character, Design, Hangar, Kind, PlanetId, Resource, Stage};
pub use plan::Plan;
pub use position::{Deeds, Die, Liftoff, Phase, Player, RocketRescue, Step};
pub use sets::{CardSet, Load};
pub use view::{BuiltView, FaceView, HangarView, ModuleView, PlanView, PlanetView, SeatView, View};
