//! The web table: match rooms, pages, live streams and the JSON API.
//!
//! [`run`] serves until the process is told to stop. [`app`] is the same without a socket, for tests:
//!
//! ```
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), server::ServerError> {
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
//! | one task owns one match; what leaves it is a glimpse for one viewer | `room` |
//! | who asks: cookies, tokens, preferences | `identity` |
//! | pages and forms | `pages` |
//! | the same for programs | `api` |
//! | streams of changes | `live` |
//! | how fast it is, beside the machine's own ceiling | `bench` |
//! | all addresses, and what every request passes through | `app` |
//!
//! - **Only a glimpse leaves a room**: pages, streams, answers, errors are made of it.
//! - **An action is on disk before anyone is told that it happened.**
//! - What a seat can still take back alone is its private plan: nobody else is shown it.

mod api;
mod app;
mod bench;
mod config;
mod error;
mod identity;
mod live;
mod making;
mod metrics;
mod pages;
mod random;
mod room;
mod run;
mod state;
mod terms;
#[cfg(test)]
mod tests;
mod trouble;

pub use app::app;
pub use bench::{BenchPlan, BenchReport, bench, serve_ceiling};
pub use config::{Config, Rate};
pub use error::ServerError;
pub use run::{run, serve};
pub use state::{App, Shared};
pub use terms::Pace;
pub use trouble::Trouble;
