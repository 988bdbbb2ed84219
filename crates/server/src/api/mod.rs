//! The same answers for programs, as JSON. `GET /api/v1/openapi.json` describes it; `docs/api.md` shows it.

mod answers;
mod groups;
mod handlers;
mod history;
mod me;
mod meeting;
mod table_talk;
mod wire;

use axum::Router;
use axum::response::{IntoResponse, Json, Response};
use axum::routing::{get, post};
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{self, ContentBuilder, Ref, ResponseBuilder};
use utoipa::{Modify, OpenApi, ToSchema};

use crate::identity::Visitor;
use crate::{App, ServerError};

/// Everything but the streams.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/openapi.json", get(|| async { Json(Description::openapi()) }))
        .route("/games", get(handlers::games))
        .route("/players", post(handlers::enter))
        .route("/me", get(me::data))
        .route("/players/{player}", get(history::profile))
        .route("/ladder", get(history::ladder))
        .route("/statistics", get(history::statistics))
        .route("/me/matches", get(history::matches))
        .route("/me/sessions", get(me::sessions))
        .route("/me/sessions/{session}/end", post(me::end))
        .route("/me/link", post(me::link))
        .route("/tables", get(meeting::tables))
        .route("/meet", post(meeting::meet))
        .route("/me/invitations", get(meeting::invitations))
        .route("/matches/{id}/invitations", post(meeting::invite))
        .route("/matches/{id}/decline", post(meeting::decline))
        .route("/me/group-invitations", get(groups::invitations))
        .route("/groups", get(groups::groups).post(groups::found))
        .route("/groups/join", post(groups::join))
        .route("/groups/{id}", get(groups::group).post(groups::change))
        .route("/groups/{id}/invitations", post(groups::invite))
        .route("/groups/{id}/answer", post(groups::answer))
        .route("/matches/{id}/group-invitations", post(groups::invite_all))
        .route("/matches", post(handlers::create))
        .route("/matches/{id}", get(handlers::view))
        .route("/matches/{id}/join", post(handlers::join))
        .route("/matches/{id}/start", post(handlers::start))
        .route("/matches/{id}/leave", post(handlers::leave))
        .route("/matches/{id}/clock", post(handlers::clock))
        .route("/matches/{id}/actions", get(handlers::actions).post(handlers::act))
        .route("/matches/{id}/why", get(handlers::why))
        .route("/matches/{id}/hint", get(handlers::hint))
        .route("/matches/{id}/plans", get(table_talk::plans))
        .route("/matches/{id}/suggestions", post(table_talk::suggest))
        .route("/matches/{id}/marks", post(table_talk::mark))
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
    modifiers(&Everywhere),
    paths(
        handlers::games,
        handlers::enter,
        me::data,
        me::sessions,
        me::end,
        me::link,
        history::profile,
        history::ladder,
        history::statistics,
        history::matches,
        meeting::tables,
        meeting::meet,
        meeting::invitations,
        meeting::invite,
        meeting::decline,
        groups::invitations,
        groups::groups,
        groups::found,
        groups::join,
        groups::group,
        groups::change,
        groups::invite,
        groups::answer,
        groups::invite_all,
        handlers::create,
        handlers::view,
        handlers::join,
        handlers::start,
        handlers::leave,
        handlers::clock,
        handlers::actions,
        handlers::act,
        handlers::why,
        handlers::hint,
        table_talk::plans,
        table_talk::suggest,
        table_talk::mark,
        handlers::record,
        handlers::stream,
    )
)]
struct Description;

/// What holds for every address: the token, and that anything can fail.
struct Everywhere;

impl Modify for Everywhere {
    fn modify(&self, description: &mut openapi::OpenApi) {
        let token = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
        let components = description.components.get_or_insert_default();
        components.add_security_scheme("token", SecurityScheme::Http(token));
        let error = Ref::from_schema_name(answers::ErrorAnswer::name());
        let content = ContentBuilder::new().schema(Some(error)).build();
        let failure = ResponseBuilder::new()
            .description("no room for more, or something of ours failed")
            .content("application/json", content)
            .build();
        for path in description.paths.paths.values_mut() {
            for operation in [&mut path.get, &mut path.post].into_iter().flatten() {
                operation.responses.responses.insert("503".to_owned(), failure.clone().into());
            }
        }
    }
}

/// What went wrong, as JSON.
pub(crate) fn error(error: &ServerError, visitor: &Visitor) -> Response {
    let (clause, step, version) = match error {
        ServerError::Refused { refusal, step } => (Some(refusal.clause.clone()), *step, None),
        ServerError::ChanceInSeries { step } => (None, Some(*step), None),
        ServerError::Stale { version } => (None, None, Some(*version)),
        _ => (None, None, None),
    };
    let sentence = error.sentence(&visitor.words());
    let body = answers::ErrorAnswer { error: error.code().to_owned(), sentence, clause, step, version };
    (error.status(), Json(body)).into_response()
}
