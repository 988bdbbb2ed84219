//! Positions in a few words, and what can be asked of them.
//!
//! [`table`] lays a position out: what a test says is there, everything else is filled with the cards that remain, in the
//! order of the box. It goes through a position file, so every position of a test has passed the audit.

mod asking;
mod laying;
mod luck;

pub(crate) use asking::*;
pub(crate) use laying::*;
pub(crate) use luck::*;

use engine::Seat;

pub(crate) const A: Seat = Seat::new(0);
pub(crate) const B: Seat = Seat::new(1);
pub(crate) const C: Seat = Seat::new(2);
pub(crate) const D: Seat = Seat::new(3);
