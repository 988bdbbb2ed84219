//! Between the open internet and the addresses of this server: who connects, how many, for how long.
//!
//! - **Nobody keeps others out by being slow**: a connection that asks nothing gives way when places run short, the oldest
//!   first, and none waits for ever.
//! - **Who asks is what a trusted proxy says, or the peer itself.** What anybody may claim counts nothing.
//! - **Stopping ends**: what was accepted is finished, within a deadline.

mod address;
mod connections;
mod descriptors;
mod house;
mod listener;
mod proxies;
mod slow_io;
mod streams;
mod tls;

pub(crate) use address::Network;
pub(crate) use descriptors::raise_limit;
pub(crate) use house::House;
pub(crate) use listener::Door;
pub(crate) use proxies::{Caller, meet};
pub(crate) use streams::{Streams, with_a_place};
pub use tls::Tls;
