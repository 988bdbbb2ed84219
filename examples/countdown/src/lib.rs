//! Countdown: a game of one screen, made to show what it takes to add a game. Two players lower one number in turn; whoever
//! says zero wins. Each has a secret booster for one big step.
//!
//! It has every file that a game on the shelf has, each as short as can be; `docs/adding-a-game.md` walks through them.
//!
//! | question | file |
//! |---|---|
//! | what is in the box? | `components.rs` |
//! | what can be chosen before a match? | `options.rs` |
//! | what is true at one moment? | [`position.rs`](Countdown) |
//! | how does a match begin? | `setup.rs` |
//! | what can be chosen, and how is it written? | [`action.rs`](Action) |
//! | what may I do, and why not? | `legal/` |
//! | what happens then? | `play.rs` |
//! | who has won? | `score.rs` |
//! | what is seen? | `view.rs`, [`event.rs`](Event) |
//! | how is it told? | `tell.rs` |
//! | what could be hidden there? | `imagine.rs` |
//! | is everything in order? | `audit.rs`, `file.rs` |
//! | what would a sensible player do? | `policy.rs` |
//! | how is it drawn? | `drawing.rs` |
//! | how is it told in numbers? | `encode.rs` |
//!
//! ```
//! use countdown::Countdown;
//! use engine::{Match, Seat, Setup};
//!
//! let mut table = Match::<Countdown>::start(Setup::new(2), 7.into(), None).expect("two can play");
//! table.play(Seat::new(0), "count 3".parse().expect("an action")).expect("21 is more than 3");
//! assert!(table.play(Seat::new(0), "count 1".parse().expect("an action")).is_err(), "B is to count");
//! ```

mod action;
mod audit;
mod components;
mod drawing;
mod encode;
mod event;
mod file;
mod game;
mod imagine;
mod legal;
mod options;
mod play;
mod policy;
mod position;
mod score;
mod setup;
mod tell;
mod view;

pub use action::Action;
pub use components::Components;
pub use event::Event;
pub use file::File;
pub use legal::Reason;
pub use position::{Booster, Countdown};
pub use view::View;

/// Brings the words of the game to the narrator. A game on the shelf has them among the narrator's own lists instead.
pub fn bring_words() {
    narration::add_list("countdown", [include_str!("../words/en.ftl"), include_str!("../words/de.ftl")]);
}
