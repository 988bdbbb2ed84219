//! One test (at least) per clause of the rules, named after it: position, action, expectation.

#[path = "../common/mod.rs"]
mod common;

mod abilities;
mod basics;
mod cards;
mod combos;
mod components;
mod creeps;
mod ending;
mod files;
mod geometry;
mod pod;
mod routes;
mod setup;
mod worked;
