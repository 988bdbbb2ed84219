//! How long everybody may think.
//!
//! What a clock shows follows from the log of the match alone: from when each entry was written, from who was to act before and
//! after it, and from the lines about clocks in it. So no server has to hold a match for its clocks to go on, every server comes
//! to the same, and a restart changes nothing. Time in which no server was there ([`Outages`]) is nobody's.

mod note;
mod outages;
mod reckoning;
mod setting;

pub(crate) use note::ClockNote;
pub(crate) use outages::{Outages, be_there};
pub(crate) use reckoning::{Change, Clocks, Hand};
pub use setting::ClockSetting;
