//! Mass play and measurements: honest numbers about a game and about the engine.

mod bench;
mod sim;
mod statistics;

pub use bench::{Baseline, GameSpeed, baseline, game_speed};
pub use sim::{Plan, Report, SeatReport, run};
pub use statistics::{Share, Spread};
