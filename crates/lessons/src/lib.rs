//! Lessons: short matches with words, played on the real rules and the real table.
//!
//! A lesson is a file in `games/<game>/lessons` (see `docs/lessons.md`): a setup and a seed or a position, what was played before, and
//! steps that each say something and ask for something. Since the same seed means the same match for ever, a lesson needs no memory:
//! where somebody is in it follows from what they did so far.
//!
//! | question | file |
//! |---|---|
//! | what is written in a lesson? | [`file.rs`](Lesson) |
//! | how does one go through it? | [`walk.rs`](Walk) |
//! | how is it shown what to look at? | [`look.rs`](look) |
//! | what does a coach say in a first match? | [`coach.rs`](Coach) |
//! | what is drawn in the rules? | [`pictures.rs`](Picture) |
//! | what is the whole game on one page? | [`summary.rs`](summary()) |
//!
//! ```
//! use lessons::{Answer, Walk};
//! use narration::{Language, Narrator};
//!
//! let game = catalog::find("rocket-jockey")?;
//! let lesson = lessons::of(game)?.into_iter().next().expect("there is one to begin with");
//! let mut walk = Walk::start(game, &lesson)?;
//! while let Some(step) = walk.step() {
//!     let click = step.path();
//!     assert_eq!(walk.answer(click, &Narrator::new(Language::En, "rocket-jockey", &[], walk.viewer()))?, Answer::GoesOn);
//! }
//! # Ok::<(), engine::Problem>(())
//! ```

mod coach;
mod file;
pub mod look;
mod pictures;
mod summary;
mod walk;

pub use coach::{Coach, Note};
pub use file::{Lesson, Said, Step};
pub use pictures::{Picture, pictures};
pub use summary::summary;
pub use walk::{Answer, READ_ON, Walk};

use catalog::AnyGame;
use engine::Problem;

/// The lessons of a game, in the order in which they build on each other.
pub fn of(game: &'static dyn AnyGame) -> Result<Vec<Lesson>, Problem> {
    let facts = game.facts();
    let read = |text: &&str| Lesson::read(text).map_err(|problem| problem.at(format!("a lesson of {}", facts.title)));
    facts.lessons.iter().map(read).collect()
}

/// The lesson of a game with this id.
pub fn find(game: &'static dyn AnyGame, id: &str) -> Result<Lesson, Problem> {
    let lessons = of(game)?;
    let known: Vec<String> = lessons.iter().map(|lesson| lesson.id.clone()).collect();
    lessons.into_iter().find(|lesson| lesson.id == id).ok_or_else(|| {
        Problem::new(format!("{} has no lesson `{id}`: it has {}", game.facts().title, known.join(", ")))
    })
}
