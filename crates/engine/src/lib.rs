//! What all games share.
//!
//! A *game* is pure rules: no input or output, no clock, no threads, no randomness of its own. It implements [`Game`] on
//! its position type; everything else here is built on that trait once, for all games:
//!
//! | noun | file |
//! |---|---|
//! | the trait and its facts | [`game`](Game), [`facts`](Facts) |
//! | places at the table | [`seat`](Seat) |
//! | dice, draws, shuffles; seeds and their commitments | [`chance`](Chance), [`seed`](Seed) |
//! | what happened, and who may know | [`witness`](Witness), [`Event`] |
//! | rules text, clauses, why not | [`rules`](Rules), [`obstacle`](Obstacle), [`Refusal`] |
//! | sentences to be put into words elsewhere | [`phrase`](Phrase) |
//! | one play of a game, with undo | [`matches`](Match) |
//! | a match as a file; a position as a file | [`record`](Record), [`PositionFile`] |
//! | all that a bot may know | [`observation`](Observation) |
//! | views and actions as numbers | [`encode`] |
//! | small sets of cards, tiles, seats; lists of names | [`set`](Set), [`noun`](Noun) |
//! | a table for tests, and the tests every game must pass | `testing` (feature `testing`) |

mod chance;
pub mod encode;
mod facts;
mod file_errors;
mod file_text;
mod files;
mod game;
mod matches;
mod noun;
mod observation;
mod obstacle;
mod outcome;
mod phrase;
mod problem;
mod record;
mod replay;
mod rules;
mod seat;
mod seed;
mod set;
mod setup;
mod witness;

#[cfg(feature = "testing")]
pub mod testing;

pub use chance::{Chance, Dice, QuickDice, Script, Still, TableDice, Watched};
pub use facts::{Facts, OptionFact, OptionKind};
pub use files::PositionFile;
pub use game::{Event, Game, Policy, View, changes, leads};
pub use matches::{Match, Series, SeriesRefusal, Step, components_of};
pub use noun::Noun;
pub use observation::Observation;
pub use obstacle::{May, Obstacle, refuse, unless};
pub use outcome::{Outcome, Standing};
pub use phrase::{Fact, Paragraph, Phrase, Prompt};
pub use problem::Problem;
pub use record::{Beginning, Deed, Header, Line, Record, RecordResult};
pub use replay::RulesDifference;
pub use rules::{Clause, ClauseText, Origin, Refusal, Rules, Section};
pub use seat::{Seat, Seats, Viewer};
pub use seed::{Seed, hex};
pub use set::{Bits, Numbered, Set};
pub use setup::Setup;
pub use witness::{Trace, Witness};
