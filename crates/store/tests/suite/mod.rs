//! The store from outside: what it keeps, who wins a race, and what survives.

mod admin;
mod appending;
mod cleaning;
mod durability;
mod group_races;
mod grouping;
mod groups;
mod invitations;
mod listings;
mod matches;
mod migrations;
mod names;
mod nodes;
mod notices;
mod players;
mod results;
mod seats;
mod seeks;
pub(crate) mod table;
mod uptime;
