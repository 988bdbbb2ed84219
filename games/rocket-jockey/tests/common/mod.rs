//! Positions in a few words ([`Scene`]), and what can be asked of them ([`Ask`]).

mod ask;
mod chance;
mod scene;

pub(crate) use ask::*;
pub(crate) use chance::*;
pub(crate) use scene::*;

use engine::Seat;

pub(crate) const A: Seat = Seat::new(0);
pub(crate) const B: Seat = Seat::new(1);
pub(crate) const C: Seat = Seat::new(2);
pub(crate) const D: Seat = Seat::new(3);
