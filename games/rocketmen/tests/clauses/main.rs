//! One test (at least) for every clause of the rules, named after it, a file for every section.

#[path = "../common/mod.rs"]
mod common;

mod board;
mod buy;
mod cards;
mod components;
mod discard;
mod earth;
mod ending;
mod examples;
mod files;
mod hidden;
mod items;
mod launch;
mod outcome;
mod pay;
mod place;
mod score;
mod setup;
mod solo;
mod turn;
mod variants;
mod zones;
