//! The same answers for programs, as JSON.

use axum::Router;
use axum::response::{IntoResponse, Json, Response};
use serde_json::json;

use crate::identity::Visitor;
use crate::{App, Trouble};

pub(crate) fn routes() -> Router<App> {
    Router::new()
}

pub(crate) fn streams() -> Router<App> {
    Router::new()
}

/// What went wrong, as JSON.
pub(crate) fn trouble(trouble: &Trouble, visitor: &Visitor) -> Response {
    let sentence = trouble.sentence(&visitor.words());
    (trouble.status(), Json(json!({ "error": trouble.code(), "sentence": sentence }))).into_response()
}
