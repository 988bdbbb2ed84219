//! The rules of Rocket Rescue, first and second edition: 3 to 5 players build rockets together and race to bring their
//! crews to safe planets.
//!
//! Every clause of the rules (`rules/en.md`, `rules/de.md`) is cited where it is carried out.
//!
//! | question | file |
//! |---|---|
//! | what is everything called? | [`nouns.rs`](Kind), [`card.rs`](Card), [`planet.rs`](PlanetId) |
//! | what is in the box? | [`components/`](Components) |
//! | what can be chosen before? | `options.rs` |
//! | what differs between the editions? | [`edition.rs`](Edition) |
//! | what is true at one moment? | [`position.rs`](RocketRescue), [`plan.rs`](Plan), [`load.rs`](Load) |
//! | how does a match begin? | `setup.rs` |
//! | what can be chosen, and how is it written? | [`action.rs`](Action) |
//! | who is ahead of whom? | `order.rs` |
//! | what stands in the hangars, and how would it fly? | `rocket.rs` |
//! | what may I do, and why not? | [`legal/`](Reason) |
//! | what happens then? | `play/` |
//! | who gets how many points? | `score.rs` |
//! | what is seen? | [`view/`](View), [`event.rs`](Event) |
//! | how is it told? | `tell/`, `words.rs` |
//! | what could be hidden there? | `imagine.rs` |
//! | is everything in order? | `audit.rs`, [`file.rs`](File) |
//! | what would a sensible player do? | `policy/` |
//! | how is it told in numbers? | `encode/` |
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
mod card;
mod causes;
mod components;
mod edition;
mod encode;
mod event;
mod file;
mod game;
mod imagine;
mod legal;
mod load;
mod nouns;
mod options;
mod order;
mod plan;
mod planet;
mod play;
mod policy;
mod position;
mod rocket;
mod score;
mod setup;
mod tell;
mod view;
mod words;

pub use action::Action;
pub use card::{Card, Design};
pub use components::{Components, Equipment, Module, Planet};
pub use edition::{BoardingDie, Edition, EditionRules, HangarDie, Length, Task};
pub use event::{Event, Glimpse, Reward};
pub use file::File;
pub use legal::Reason;
pub use load::Load;
pub use nouns::{Character, Hangar, Kind, Resource, Stage};
pub use plan::Plan;
pub use planet::PlanetId;
pub use position::{Deeds, Die, Liftoff, Phase, Player, RocketRescue, Step};
pub use view::{BuiltView, FaceView, HangarView, ModuleView, PlanView, PlanetView, SeatView, View};
