//! What belongs to the one who asks: data, sessions, the private link.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Json;
use serde::Serialize;
use store::TokenHash;
use utoipa::ToSchema;

use super::answers::ErrorAnswer;
use crate::identity::Visitor;
use crate::own_data::{self, OwnData, SessionAnswer};
use crate::{App, ServerError};

/// A private link.
#[derive(Serialize, ToSchema)]
pub(super) struct LinkAnswer {
    /// What belongs behind the address of the server. Older links no longer work.
    link: String,
}

/// Everything that is kept about one.
#[utoipa::path(get, path = "/me", security(("token" = [])), responses(
    (status = 200, body = OwnData), (status = "4XX", body = ErrorAnswer)))]
pub(super) async fn data(State(app): State<App>, visitor: Visitor) -> Result<Json<OwnData>, ServerError> {
    Ok(Json(OwnData::of(&app, visitor.known()?).await?))
}

/// Where one is signed in: browsers and programs.
#[utoipa::path(get, path = "/me/sessions", security(("token" = [])), responses(
    (status = 200, body = [SessionAnswer]), (status = "4XX", body = ErrorAnswer)))]
pub(super) async fn sessions(
    State(app): State<App>,
    visitor: Visitor,
) -> Result<Json<Vec<SessionAnswer>>, ServerError> {
    let this = visitor.session.as_ref().map(TokenHash::handle);
    Ok(Json(own_data::sessions(&app, visitor.known()?, this).await?))
}

/// Ends a session: its cookie or token opens nothing any more.
#[utoipa::path(post, path = "/me/sessions/{session}/end", security(("token" = [])), params(("session" = String, Path)), responses(
    (status = 204), (status = "4XX", body = ErrorAnswer)))]
pub(super) async fn end(
    State(app): State<App>,
    Path(session): Path<String>,
    visitor: Visitor,
) -> Result<StatusCode, ServerError> {
    app.sessions.end_of(&visitor.known()?.id, &session).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Makes another private link, with which one gets in from elsewhere; the one before no longer works.
#[utoipa::path(post, path = "/me/link", security(("token" = [])), responses(
    (status = 200, body = LinkAnswer), (status = "4XX", body = ErrorAnswer)))]
pub(super) async fn link(State(app): State<App>, visitor: Visitor) -> Result<Json<LinkAnswer>, ServerError> {
    let secret = app.sessions.recovery(visitor.known()?).await?;
    Ok(Json(LinkAnswer { link: format!("/recover#{secret}") }))
}
