//! Words for everything that games say, in English and German.
//!
//! Games say *what* is to be said: a [`Phrase`](engine::Phrase), which is a key and its facts. The word lists in
//! `words/<language>/<game>.ftl` say *how*, in [Fluent](https://projectfluent.org); `common.ftl` has what all games share,
//! the words of the screens (`ui-…`) among them. Nothing here knows a game.
//!
//! A fact `x` is there in the word lists as `$x`, and in more forms where a language needs them:
//!
//! | the fact `x` is | its forms |
//! |---|---|
//! | a number | `$x`, which chooses singular and plural |
//! | a text | `$x` |
//! | a seat | `$x`: the name of who sits there; `$x_you`: `yes` if that is who reads it, else `no` |
//! | a word or a phrase | `$x`: its text; `$x-form` for every attribute `.form` of its message, such as a case |
//! | a list | `$x`: "a, b and c"; `$x-form`: the same of its parts' forms; `$x-count`: how many |
//!
//! So German, where planets have an article, gives `planet-3` the attribute `.to = zur Erde` and writes `{ $planet-to }`.
//!
//! What is missing never stops a match: it is shown as `⟨key⟩`. With the feature `check`, `narration::check` finds it.
//!
//! ```
//! use engine::{Seat, Viewer, phrase};
//! use narration::{Language, Narrator};
//!
//! let names = ["Ada".to_owned(), "Bea".to_owned()];
//! let drew = phrase!("event-drew", seat = Seat::new(0));
//! let to_ada = Narrator::new(Language::En, "rocket-jockey", &names, Viewer::Seat(Seat::new(0)));
//! assert_eq!(to_ada.say(&drew), "You draw a card from the deck.");
//! let to_all = Narrator::new(Language::De, "rocket-jockey", &names, Viewer::Public);
//! assert_eq!(to_all.say(&drew), "Ada zieht eine Karte vom Manöverstapel.");
//! ```

#[cfg(feature = "check")]
mod check;
mod language;
#[cfg(feature = "check")]
mod lists;
mod narrator;
mod outcome;
mod search;
mod words;

#[cfg(feature = "check")]
pub use check::check;
pub use language::Language;
#[cfg(feature = "check")]
pub use lists::problems_of_list;
pub use narrator::{Narrator, ToldParagraph, ToldPrompt};
pub use search::{Search, find_clauses};
pub use words::{add_list, lists};
