//! The web table: match rooms, pages, live streams and the JSON API.
//!
//! [`run`] serves until the process is told to stop. [`app`] is the same without a socket, for tests:
//!
//! ```
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), engine::Problem> {
//! use axum::{body::Body, http::Request};
//! use tower::ServiceExt;
//!
//! let state = server::App::in_memory(server::Config::default()).await?;
//! let request = Request::get("/healthz").body(Body::empty()).expect("a request");
//! let answer = server::app(state).oneshot(request).await.expect("an answer");
//! assert!(answer.status().is_success());
//! # Ok(())
//! # }
//! ```
//!
//! | what | where |
//! |---|---|
//! | one task owns one match; what leaves it is a table as one viewer may know it | `room` |
//! | who asks: cookies, tokens, preferences | `identity` |
//! | names that last and what opens them; what came of matches, and how strong people are | `club` |
//! | pages and forms | `pages` |
//! | the same for programs | `api` |
//! | streams of changes | `live` |
//! | how long everybody may think | `clocks` |
//! | how people find each other | `meeting` |
//! | matches that belong together | `series` |
//! | turns for bots and for what people ask that takes a search: hints, reviews | `thought` |
//! | listening, limits, timeouts, proxies, encryption | `net` |
//! | what a host does with the folder: backup, restore, check | `upkeep` |
//! | told when it is one's turn: mail, push, webhook | `notices` |
//! | several servers on one store: who is there, who does what for all | `cluster` |
//! | what administrators do, by command or page, and how a running server follows | `administration`, `orders` |
//! | all addresses, and what every request passes through | `app` |
//!
//! - **Only a view leaves a room**: pages, streams, answers, errors are made of it.
//! - **An action is on disk before anyone is told that it happened.**
//! - Steps that a seat can still take back alone are shown to nobody else.

mod administration;
mod allowance;
mod api;
mod app;
mod cleaning;
mod clocks;
mod club;
mod cluster;
mod config;
mod creation;
mod ending;
mod error;
mod identity;
mod live;
mod logging;
mod match_setup;
mod meeting;
mod messages;
mod metrics;
mod moving;
mod net;
mod notices;
mod orders;
mod own_data;
mod pages;
mod plain_text;
mod random;
mod readiness;
mod reviews;
mod room;
mod run;
mod series;
mod state;
#[cfg(test)]
mod tests;
mod thought;
mod upkeep;
mod watch;

pub use administration::{AdminOrder, administer};
pub use app::app;
pub use clocks::ClockSetting;
pub use club::{Rebuilt, rebuild_ratings};
pub use config::{Config, Keep, Limits, Rate, Waits};
pub use error::ServerError;
pub use logging::log_to_stderr;
pub use match_setup::Pace;
pub use moving::{Moving, migrate};
pub use net::Tls;
pub use notices::{AllowedHost, MailServer, NoticeSettings};
pub use random::{Clock, Seeds};
pub use run::{run, serve};
pub use state::{App, Shared};
pub use store::{Place, Quota, StoreError};
pub use upkeep::{CheckReport, back_up, check, check_at, disk_use, restore};
