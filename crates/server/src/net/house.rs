//! Where the one who asks has found this server.

use axum::extract::FromRequestParts;
use axum::http::header::HOST;
use axum::http::request::Parts;

use super::Caller;
use crate::{App, ServerError};

/// The address under which somebody has found this server, without a slash at the end: the one that the host has told, or the one
/// that they have asked for, as far as a trusted proxy or the request says. It is only good for what is sent to themselves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct House(pub(crate) String);

impl FromRequestParts<App> for House {
    type Rejection = ServerError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ServerError> {
        if let Some(public) = &app.config.notices.public_url {
            return Ok(House(public.clone()));
        }
        let host = parts.headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
        let scheme =
            if parts.extensions.get::<Caller>().is_some_and(|caller| caller.secure) { "https" } else { "http" };
        let url = url::Url::parse(&format!("{scheme}://{host}"));
        let origin = url.map(|url| url.origin().ascii_serialization());
        origin.map(House).map_err(|_| ServerError::Malformed("the request names no host".to_owned()))
    }
}
