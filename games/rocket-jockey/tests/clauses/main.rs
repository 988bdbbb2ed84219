//! The rules of Rocket Jockey, clause by clause: every clause has a test that bears its id.
//!
//! A module is a section of the rules; the last ones hold what goes across sections. They make up one program, because
//! twenty would take twenty times as long to link.

#[path = "../common/mod.rs"]
mod common;

mod aliens;
mod chains;
mod components;
mod copilots;
mod deck;
mod drafts;
mod ending;
mod flying;
mod fuel;
mod hand;
mod moving;
mod placing;
mod planets;
mod reservations;
mod scoring;
mod setup;
mod turn;
mod winner;

mod draws;
mod errors;
mod examples;
mod files;
mod imagine;
mod invariants;
mod telling;
