//! The store from outside: what it keeps, who wins a race, and what survives.

mod admin;
mod appending;
mod cleaning;
mod durability;
mod grouping;
mod listings;
mod matches;
mod migrations;
mod names;
mod nodes;
mod players;
mod results;
mod seats;
pub(crate) mod table;
mod uptime;
