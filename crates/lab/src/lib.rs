//! Mass play and measurements: honest numbers about a game and about the engine.

mod arena;
mod bench;
mod rating;
mod self_play;
mod sim;
mod statistics;
mod threads;
mod tune;

pub use arena::{ArenaPlan, ArenaReport, Pairing, Rated, arena, matches};
pub use bench::{Baseline, GameSpeed, Punctuality, SearchSpeed, baseline, game_speed, punctuality, search_speed};
pub use rating::Rating;
pub use self_play::{Played, SelfPlay, self_play};
pub use sim::{Plan, Report, SeatReport, run};
pub use statistics::{Mean, Share, Spread};
pub use tune::{Trial, TunePlan, tune};
