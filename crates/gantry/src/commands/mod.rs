//! One file a command.

pub(crate) mod act;
pub(crate) mod actions;
pub(crate) mod admin;
pub(crate) mod arena;
pub(crate) mod bench;
pub(crate) mod check_bot;
pub(crate) mod games;
pub(crate) mod lab;
pub(crate) mod learn;
mod long_run;
pub(crate) mod new;
pub(crate) mod play;
pub(crate) mod puzzles;
pub(crate) mod ratings;
pub(crate) mod replay;
pub(crate) mod review;
pub(crate) mod rules;
pub(crate) mod serve;
pub(crate) mod show;
pub(crate) mod sim;
pub(crate) mod tune;
pub(crate) mod upkeep;
pub(crate) mod verify;
pub(crate) mod why;
pub(crate) mod worker;
