//! Mass play and measurements: honest numbers about a game and about the engine.

mod arena;
mod batches;
mod bench;
mod compare;
mod components;
mod experiment;
mod histogram;
mod kept;
mod mine;
mod parquet_folder;
mod piecework;
mod rating;
mod report;
mod self_play;
mod sim;
mod statistics;
mod threads;
mod tune;

pub use arena::{ArenaPlan, ArenaReport, Pairing, Rated, arena, matches};
pub use batches::{Tally, Watch};
pub use bench::{Baseline, GameSpeed, Punctuality, SearchSpeed, baseline, game_speed, punctuality, search_speed};
pub use compare::{Comparison, Condition, Difference, compare, comparison_page};
pub use components::{Change, change_components};
pub use experiment::{Arm, Ban, Experiment, Pattern, check_pattern};
pub use histogram::Histogram;
pub use mine::{MinePlan, mine};
pub use parquet_folder::ParquetFolder;
pub use piecework::{Desk, Elsewhere, Job, Piecework};
pub use rating::Rating;
pub use report::{
    ClauseLine, KindLine, LabReport, Length, Luck, OfferLine, PhaseLine, PieceLine, PointsLine, SeatLine, lab_report,
    luck, page,
};
pub use self_play::{Played, SelfPlay, self_play};
pub use sim::{Plan, Report, SeatReport, run};
pub use statistics::{Mean, Share, Spread};
pub use tune::{Trial, TunePlan, tune};
