//! The one list of games, and the table that servers and tools hold without knowing which game it is.
//!
//! Everything here works on text: actions by their codes, sentences by a [`Narrator`](narration::Narrator), positions and
//! records as files. The typed rules are behind three traits: [`AnyGame`], [`AnyPosition`], [`AnyMatch`].
//!
//! ```
//! use engine::{Setup, Viewer};
//! use narration::{Language, Narrator};
//!
//! let game = catalog::find("rocket-jockey").expect("a game of ours");
//! let mut table = game.start(Setup::new(2), 7.into(), None).expect("two can play");
//! let seat = table.position().to_act().first().expect("somebody begins");
//! let words = Narrator::new(Language::En, game.facts().id, &[], Viewer::Seat(seat));
//! let choices = table.position().choices(seat, &words);
//! table.play(seat, &choices[0].code).expect("a listed action plays");
//! assert!(!table.log(0, table.steps(), &words).is_empty());
//! ```

mod any_game;
mod any_match;
mod any_position;
mod rejection;

pub use any_game::{AnyGame, Playable, Played, SelfPlay};
pub use any_match::{AnyMatch, LogLine, StepFacts};
pub use any_position::{Acted, AnyPosition, Picture, Showing, Why};
pub use boards::Choice;
pub use rejection::Rejection;

use any_game::Entry;
use engine::Problem;

/// Every game we play, in the order of the shelf.
pub fn games() -> &'static [&'static dyn AnyGame] {
    &[
        &Entry::<rocket_jockey::RocketJockey>::NEW,
        &Entry::<rocket_rescue::RocketRescue>::NEW,
        &Entry::<rocketmen::Rocketmen>::NEW,
        &Entry::<jupiter_rescue::JupiterRescue>::NEW,
    ]
}

/// The game with this id.
pub fn find(id: &str) -> Result<&'static dyn AnyGame, Problem> {
    games().iter().copied().find(|game| game.facts().id == id).ok_or_else(|| {
        let known: Vec<&str> = games().iter().map(|game| game.facts().id).collect();
        Problem::new(format!("there is no game `{id}`: we play {}", known.join(", ")))
    })
}
