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

mod advice;
mod any_action;
mod any_game;
mod any_match;
mod any_mind;
mod any_position;
mod batch;
mod hint;
mod inventory;
mod not_played;
mod picture;

pub use any_action::AnyAction;
pub use any_game::{AnyGame, Playable};
pub use any_match::{AnyMatch, AnySeries, LogLine, StepFacts};
pub use any_mind::AnyMind;
pub use any_position::{Acted, AnyPosition, BotThought, ConsideredAction};
pub use batch::{AnyBatch, Rows};
pub use boards::{Choice, Mark, Place, Suggestion};
pub use hint::{Foresight, Hint, hints};
pub use inventory::{Component, Field, Source, inventory};
pub use not_played::{NotPlayed, ToldRefusal};
pub use picture::{Drawn, Picture, Showing, TableTalk, Team, Wanted, suggest_form};

use any_game::Entry;
use engine::{Game, Problem};

/// The one list of games, in the order of the shelf.
macro_rules! shelf {
    ($($game:ty),+ $(,)?) => {
        /// The shelf. As a static it is compiled here with the code of all games, not again in every crate that asks for it.
        static GAMES: &[&dyn AnyGame] = &[$(&Entry::<$game>::NEW),+];

        /// Every game we play, in the order of the shelf.
        pub fn games() -> &'static [&'static dyn AnyGame] {
            GAMES
        }

        /// Does work that needs the typed rules of the game with this id.
        pub fn with_rules_of<W: TypedWork>(id: &str, work: W) -> Result<W::Output, Problem> {
            match id {
                $(id if id == <$game as Game>::FACTS.id => Ok(work.run::<$game>()),)+
                _ => Err(unknown(id)),
            }
        }
    };
}

shelf! {
    rocket_jockey::RocketJockey,
    rocket_rescue::RocketRescue,
    rocketmen::Rocketmen,
    jupiter_rescue::JupiterRescue,
}

/// Work that needs the typed rules of a game; see [`with_rules_of`].
pub trait TypedWork {
    /// What comes of it.
    type Output;

    /// Does the work with the rules of this game.
    fn run<G: Playable>(self) -> Self::Output;
}

fn unknown(id: &str) -> Problem {
    let known: Vec<&str> = games().iter().map(|game| game.facts().id).collect();
    Problem::new(format!("there is no game `{id}`: we play {}", known.join(", ")))
}

/// A game that is not on the shelf, for tests and experiments.
#[must_use]
pub fn entry<G: Playable>() -> &'static dyn AnyGame {
    &Entry::<G>::NEW
}

/// The game with this id.
pub fn find(id: &str) -> Result<&'static dyn AnyGame, Problem> {
    games().iter().copied().find(|game| game.facts().id == id).ok_or_else(|| unknown(id))
}

/// The game that a component file is for, as its `[game]` says; or what is wrong with the file.
pub fn game_of_components(toml: &str) -> Result<&'static dyn AnyGame, Problem> {
    let file: toml::Table =
        toml.parse().map_err(|error: toml::de::Error| Problem::new(format!("the components are no TOML: {error}")))?;
    let name =
        file.get("game").and_then(|game| game.get("id").or_else(|| game.get("slug"))).and_then(toml::Value::as_str);
    let name =
        name.ok_or_else(|| Problem::new("the components do not say which game they are for: `[game]` has no `id`"))?;
    let game = find(name)?;
    game.check_components(toml).map_err(|problem| problem.at(format!("components of {}", game.facts().title)))?;
    Ok(game)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn component_files_say_which_game_they_are_for() {
        for (id, toml) in [
            ("jupiter-rescue", include_str!("../../../games/jupiter-rescue/data/components.toml")),
            ("rocket-jockey", include_str!("../../../games/rocket-jockey/data/components.toml")),
            ("rocket-rescue", include_str!("../../../games/rocket-rescue/data/components.toml")),
            ("rocketmen", include_str!("../../../games/rocketmen/data/components.toml")),
        ] {
            assert_eq!(game_of_components(toml).expect("our own components").facts().id, id);
        }
        let problem = |toml: &str| game_of_components(toml).err().expect("a problem").to_string();
        assert!(problem("= 1").contains("no TOML"));
        assert!(problem("[box]").contains("which game"));
        assert!(problem("[game]\nid = 'chess'").contains("there is no game `chess`"));
        assert!(problem("[game]\nid = 'rocket-jockey'").contains("components of Rocket Jockey"));
    }
}
