//! A club that stays: names that are claimed and what opens them, what came of matches, and how strong people are.

mod career;
mod filter;
mod folding;
mod kinds;
mod names;
mod passkeys;
mod passwords;
mod rated;
mod results;
mod strength;
mod sums;

pub(crate) use career::{CAREER, Line, Records, days, lines, records};
pub(crate) use filter::{Filter, page_number, part};
pub(crate) use folding::fold_name;
pub(crate) use kinds::{all_pools, booking, edition_option, level_option, level_parts};
pub(crate) use names::{claim, set_password, sign_in, taken};
pub(crate) use passkeys::{Question, begin_passkey, begin_sign_in, finish_passkey, finish_sign_in};
pub(crate) use passwords::Passwords;
pub(crate) use rated::must_be_comparable;
#[cfg(test)]
pub(crate) use results::rebuild;
pub use results::{Rebuilt, rebuild_ratings};
pub(crate) use results::{catch_up, keep_books, rate_all};
pub(crate) use strength::bots_of;
#[cfg(test)]
pub(crate) use strength::newcomer;
pub(crate) use sums::Sums;
