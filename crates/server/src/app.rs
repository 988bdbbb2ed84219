//! All addresses, and what every request passes through on its way.

use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::header::{ALLOW, CONTENT_TYPE, REFRESH, RETRY_AFTER};
use axum::http::{HeaderValue, Method, StatusCode};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use store::MatchId;
use tower::ServiceBuilder;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::csrf::CsrfLayer;
use tower_http::timeout::TimeoutLayer;

use crate::identity::Visitor;
use crate::net::{Caller, with_a_place};
use crate::watch::watch;
use crate::{App, ServerError, api, metrics, pages};

/// The most bytes of a request that are read.
const BODY: usize = 16 * 1024;

/// How long anything but a stream may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// The whole server, without a socket. It needs to be called within a Tokio runtime.
pub fn app(app: App) -> Router {
    let router = Router::new()
        .merge(pages::routes())
        .nest("/api/v1", api::routes())
        .layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, PATIENCE))
        .merge(streams(&app))
        .route("/healthz", get(alive))
        .route("/readyz", get(ready))
        .fallback(|| async { ServerError::NotFound })
        .method_not_allowed_fallback(|| async { ServerError::WrongMethod })
        .layer(ServiceBuilder::new().layer(CsrfLayer::new()).layer(DefaultBodyLimit::max(BODY)));
    // One layer made of several: the router boxes every request anew for each layer of its own.
    let around = ServiceBuilder::new()
        .layer(middleware::from_fn_with_state(app.clone(), watch))
        .layer(CompressionLayer::new())
        .layer(middleware::from_fn_with_state(app.clone(), reception))
        .layer(CatchPanicLayer::custom(|_| ServerError::Broken.into_response()));
    router.layer(around).with_state(app)
}

/// What stays open, as long as there is a place for it.
fn streams(app: &App) -> Router<App> {
    let streams = Router::new().merge(pages::streams()).nest("/api/v1", api::streams());
    streams.layer(middleware::from_fn_with_state(app.clone(), with_a_place))
}

/// What is not for everybody: how the server does. It has a listener of its own.
pub(crate) fn backstage(app: App) -> Router {
    Router::new()
        .route("/metrics", get(metrics::show))
        .route("/healthz", get(alive))
        .route("/readyz", get(ready))
        .with_state(app)
}

/// `GET /healthz`: the process is alive and answers.
async fn alive() -> &'static str {
    "ok\n"
}

/// `GET /readyz`: what is done here can be kept.
async fn ready(State(app): State<App>) -> Result<&'static str, ServerError> {
    if app.stop.is_cancelled() {
        return Err(ServerError::Away);
    }
    app.readiness.check(&app.store).await?;
    Ok("ready\n")
}

/// Finds out who comes, and tells those whose request failed in their own language what went wrong.
async fn reception(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let (path, is_look) = (request.uri().path().to_owned(), looks(&request));
    let network = request.extensions().get::<Caller>().and_then(Caller::network);
    let visitor = match Visitor::read(&app, request.headers()).await {
        Ok(visitor) => match invitations(&app, &visitor, &path, is_look).await {
            Ok(invitations) => Visitor { network, invitations, ..visitor },
            Err(error) => return told(&error, &visitor, &path, is_look),
        },
        Err(error) => return told(&error, &Visitor::stranger(&app, request.headers()), &path, is_look),
    };
    request.extensions_mut().insert(visitor.clone());
    let is_expensive = is_expensive(&request) || is_read_for(&app, &path);
    let is_too_fast =
        (changes(&request) && !app.changes.take(network)) || (is_expensive && !app.expensive.take(network));
    let response = if is_too_fast { ServerError::TooFast.into_response() } else { next.run(request).await };
    let Some(error) = error_of(&response) else { return response };
    let allowed = response.headers().get(ALLOW).cloned();
    let mut told = told(&error, &visitor, &path, is_look);
    if let Some(allowed) = allowed {
        told.headers_mut().insert(ALLOW, allowed);
    }
    told
}

/// How many invitations wait for an answer of somebody to whom a page is shown.
async fn invitations(app: &App, visitor: &Visitor, path: &str, is_look: bool) -> Result<usize, ServerError> {
    let is_page = is_look
        && !visitor.partial
        && !path.ends_with("/stream")
        && !["/api/", "/assets/"].iter().any(|start| path.starts_with(start));
    match visitor.person.as_ref().filter(|_| is_page) {
        Some(person) => {
            let to_groups = app.store.group_invitations(&person.id).await?.len();
            Ok(app.store.invitations(&person.id).await?.len() + to_groups)
        }
        None => Ok(0),
    }
}

/// Says what went wrong, as a page or as JSON; `is_look` if nothing was to be changed.
fn told(error: &ServerError, visitor: &Visitor, path: &str, is_look: bool) -> Response {
    let mut told = if path.starts_with("/api/") {
        api::error(error, visitor)
    } else {
        pages::error(error, visitor, path, is_look)
    };
    let headers = told.headers_mut();
    match error {
        ServerError::Crowded => drop(headers.insert(RETRY_AFTER, HeaderValue::from_static("30"))),
        ServerError::Away => {
            headers.insert(RETRY_AFTER, HeaderValue::from_static("2"));
            // For scripts that send clicks, and for pages without any.
            headers.insert("x-trouble", HeaderValue::from_static("away"));
            if is_look {
                headers.insert(REFRESH, HeaderValue::from_static("3"));
            }
        }
        _ => {}
    }
    told
}

/// Whether a request is to change something.
fn changes(request: &Request) -> bool {
    [Method::POST, Method::PUT, Method::DELETE].contains(request.method())
}

/// Whether a request only looks. Whoever asks for nothing but the head of an answer has all of it made.
fn looks(request: &Request) -> bool {
    [Method::GET, Method::HEAD].contains(request.method())
}

/// Whether a request that changes nothing still costs the others something: hints, explanations, records, moments of the
/// past, searches, answers in lessons and puzzles, groups, everything that is kept about a person.
fn is_expensive(request: &Request) -> bool {
    const ENDS: [&str; 6] = ["/hint", "/why", "/record", "/review", "/settings/data", "/api/v1/me"];
    const STARTS: [&str; 2] = ["/groups/", "/api/v1/groups/"];
    const FIELDS: [&str; 7] = ["why", "notice", "at", "did", "action", "solution", "q"];
    let (path, query) = (request.uri().path(), request.uri().query().unwrap_or_default());
    // As those read it who answer: a field can be written in many ways.
    let has_field = || form_urlencoded::parse(query.as_bytes()).any(|(field, _)| FIELDS.contains(&&*field));
    looks(request)
        && (ENDS.iter().any(|end| path.ends_with(end))
            || STARTS.iter().any(|start| path.starts_with(start))
            || has_field())
}

/// Whether a match has to be read and played again to answer a request: whoever goes through all of them costs that for each.
fn is_read_for(app: &App, path: &str) -> bool {
    let rest = ["/m/", "/api/v1/matches/"].into_iter().find_map(|start| path.strip_prefix(start));
    let id = rest.and_then(|rest| rest.split('/').next());
    id.is_some_and(|id| !app.rooms.is_open(&MatchId::new(id)))
}

/// What went wrong, if it was not said yet.
fn error_of(response: &Response) -> Option<ServerError> {
    if let Some(error) = response.extensions().get::<ServerError>() {
        return Some(error.clone());
    }
    if response.headers().get(CONTENT_TYPE).is_some_and(|kind| !kind.as_bytes().starts_with(b"text/plain")) {
        return None;
    }
    match response.status() {
        StatusCode::FORBIDDEN => Some(ServerError::ForeignSite),
        StatusCode::PAYLOAD_TOO_LARGE => Some(ServerError::TooLarge),
        StatusCode::NOT_FOUND => Some(ServerError::NotFound),
        StatusCode::METHOD_NOT_ALLOWED => Some(ServerError::WrongMethod),
        StatusCode::UNSUPPORTED_MEDIA_TYPE | StatusCode::BAD_REQUEST | StatusCode::UNPROCESSABLE_ENTITY => {
            Some(ServerError::Malformed("the form or address is incomplete".into()))
        }
        status if status.is_server_error() => Some(ServerError::Broken),
        _ => None,
    }
}

impl IntoResponse for ServerError {
    /// The reception turns it into a page or into JSON.
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}
