//! The same answers for programs, as JSON. `GET /api/v1/openapi.json` describes it; `docs/api.md` shows it.

mod answers;
mod handlers;
mod plans;
mod wire;

use axum::Router;
use axum::response::{IntoResponse, Json, Response};
use axum::routing::{get, post};
use utoipa::OpenApi;

use crate::identity::Visitor;
use crate::{App, Trouble};

/// Everything but the streams.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/openapi.json", get(|| async { Json(Description::openapi()) }))
        .route("/games", get(handlers::games))
        .route("/players", post(handlers::enter))
        .route("/matches", post(handlers::create))
        .route("/matches/{id}", get(handlers::view))
        .route("/matches/{id}/join", post(handlers::join))
        .route("/matches/{id}/start", post(handlers::start))
        .route("/matches/{id}/leave", post(handlers::leave))
        .route("/matches/{id}/actions", get(handlers::actions).post(handlers::act))
        .route("/matches/{id}/why", get(handlers::why))
        .route("/matches/{id}/plans", get(plans::plans))
        .route("/matches/{id}/suggestions", post(plans::suggest))
        .route("/matches/{id}/marks", post(plans::mark))
        .route("/matches/{id}/record", get(handlers::record))
}

/// What stays open.
pub(crate) fn streams() -> Router<App> {
    Router::new().route("/matches/{id}/stream", get(handlers::stream))
}

/// The description of the API.
#[derive(OpenApi)]
#[openapi(
    info(title = "Gantry", description = "Rocket games for programs: the same answers as the pages, nothing more."),
    servers((url = "/api/v1")),
    paths(
        handlers::games,
        handlers::enter,
        handlers::create,
        handlers::view,
        handlers::join,
        handlers::start,
        handlers::leave,
        handlers::actions,
        handlers::act,
        handlers::why,
        plans::plans,
        plans::suggest,
        plans::mark,
        handlers::record,
        handlers::stream,
    )
)]
struct Description;

/// What went wrong, as JSON.
pub(crate) fn trouble(trouble: &Trouble, visitor: &Visitor) -> Response {
    let (clause, version) = match trouble {
        Trouble::Refused(why) => (Some(why.clause.clone()), None),
        Trouble::Stale { version } => (None, Some(*version)),
        _ => (None, None),
    };
    let sentence = trouble.sentence(&visitor.words());
    let body = answers::ErrorAnswer { error: trouble.code().to_owned(), sentence, clause, version };
    (trouble.status(), Json(body)).into_response()
}
