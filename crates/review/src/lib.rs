//! What a match was worth, moment by moment: luck apart from choice.
//!
//! The value of a true position for a seat is its expected result when everybody plays on by a named bot, each from what its
//! own seat knows. A choice is booked to its seat as what it promised more than what that bot would have done, averaged over
//! the positions that the seat could be in. Everything else that changed the value is luck. So for every seat
//!
//! > start + luck + own choices + others' choices = result
//!
//! to the last digit, whatever the estimates are. `docs/review.md` tells the method and its limits.
//!
//! ```no_run
//! use bots::Stop;
//! use review::{Findings, Precision, Review, course, find_out};
//!
//! let record = std::fs::read_to_string("match.jsonl").expect("a file").parse().expect("a record");
//! let course = course(&record, Precision::Quick).expect("a finished match");
//! let findings = find_out(&*course, Findings::default(), 2, &Stop::default(), &|_| {});
//! let review = Review::of(&*course, &findings).expect("nobody said stop");
//! for account in &review.seats {
//!     let sum = account.start.value + account.luck.value + account.choices.value + account.others.value;
//!     assert_eq!(sum, account.result);
//! }
//! ```

mod amount;
mod book;
mod brief;
mod choice;
mod course;
mod findings;
mod kept;
mod measure;
mod precision;
mod reference;
mod study;
mod told;
mod work;

pub use amount::{Amount, Estimate};
pub use book::{Account, Moment, Review};
pub use brief::{BriefLine, Turn};
pub use choice::{Better, Decision};
pub use course::{Course, course, course_of, course_with};
pub use findings::{Findings, Found};
pub use kept::{Kept, METHOD};
pub use measure::Measure;
pub use precision::{Effort, Precision};
pub use study::{Plan, Studied, Study, bot_match, reviewed, study};
pub use told::{MomentKind, ToldMoment, told, told_change, told_margin};
pub use work::{News, Part, done, find_out, left, whole};
