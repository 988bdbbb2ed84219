//! Puzzles: positions in which one choice, or one line of a turn, is clearly best and the rules of thumb do not see it.
//!
//! A puzzle is a file in `games/<game>/puzzles` (see `docs/puzzles.md`), found by `gantry puzzles mine`: setup, seed and what
//! was played lead to the moment; then come the choices that are right, and what the others cost. Since the same seed means
//! the same match for ever, an attempt needs no memory: where somebody is follows from what they did so far.
//!
//! | question | file |
//! |---|---|
//! | what is written in a puzzle? | [`file.rs`](Puzzle) |
//! | what is it about? | [`themes.rs`](Themes) |
//! | is this choice right, and if not, why? | [`attempt.rs`](Attempt) |
//! | why is it best, in words? | [`reasons.rs`](Told) |
//! | what has somebody solved? | [`memory.rs`](Memory) |

mod attempt;
mod file;
mod memory;
mod reasons;
mod themes;

pub use attempt::{Attempt, Refutation, Verdict};
pub use file::{Gain, Note, Other, Puzzle, Step};
pub use memory::Memory;
pub use reasons::{Told, cost};
pub use themes::{Kind, Moment, Themes};

use std::sync::LazyLock;

use catalog::AnyGame;
use engine::Problem;

/// Game, name and text of every file.
static FILES: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// What is in `games/<game>/puzzles` beside the puzzles.
const THEMES: &str = "themes";

/// Every puzzle that was read, by game.
static PUZZLES: LazyLock<Vec<(&str, Vec<Puzzle>)>> = LazyLock::new(|| {
    let read = |game: &'static dyn AnyGame| {
        let id = game.facts().id;
        let puzzles = texts(id).map(|text| Puzzle::read(text).expect("the puzzles in the box are read by tests"));
        let mut puzzles: Vec<Puzzle> = puzzles.collect();
        puzzles.sort_by_key(|puzzle| puzzle.difficulty);
        (id, puzzles)
    };
    catalog::games().iter().copied().map(read).collect()
});

fn texts(game: &str) -> impl Iterator<Item = &'static str> {
    FILES.iter().filter(move |(of, name, _)| *of == game && *name != THEMES).map(|(.., text)| *text)
}

/// The puzzles of a game, the easy ones first.
#[must_use]
pub fn of(game: &'static dyn AnyGame) -> &'static [Puzzle] {
    let id = game.facts().id;
    PUZZLES.iter().find(|(of, _)| *of == id).map_or(&[], |(_, puzzles)| puzzles)
}

/// The puzzle of a game with this id.
pub fn find(game: &'static dyn AnyGame, id: &str) -> Result<&'static Puzzle, Problem> {
    let found = of(game).iter().find(|puzzle| puzzle.id == id);
    found.ok_or_else(|| Problem::new(format!("{} has no puzzle `{id}`", game.facts().title)))
}

/// What puzzles of a game are about.
pub fn themes(game: &'static dyn AnyGame) -> Result<Themes, Problem> {
    let id = game.facts().id;
    let text = FILES.iter().find(|(of, name, _)| *of == id && *name == THEMES).map_or("", |(.., text)| *text);
    Themes::read(text).map_err(|problem| problem.at(format!("the themes of {}", game.facts().title)))
}
