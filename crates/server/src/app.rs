//! All addresses, and what every request passes through on its way.

use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::header::{ALLOW, CONTENT_TYPE, RETRY_AFTER};
use axum::http::{HeaderValue, Method, StatusCode};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tower::ServiceBuilder;
use tower_governor::GovernorLayer;
use tower_governor::errors::GovernorError;
use tower_governor::governor::GovernorConfigBuilder;
use tower_governor::key_extractor::KeyExtractor;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::csrf::CsrfLayer;
use tower_http::timeout::TimeoutLayer;

use crate::identity::Visitor;
use crate::net::{Caller, Network, with_a_place};
use crate::watch::watch;
use crate::{App, Rate, ServerError, api, metrics, pages};

/// The most bytes of a request that are read.
const BODY: usize = 16 * 1024;

/// How long anything but a stream may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// How often the addresses that ask rarely are forgotten.
const FORGET: Duration = Duration::from_secs(60);

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
    limited(router, &app).layer(around).with_state(app)
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

/// Limits how often one address may change something.
fn limited(router: Router<App>, app: &App) -> Router<App> {
    let Some(Rate { per_second, burst }) = app.config.rate else { return router };
    let config = GovernorConfigBuilder::default()
        .period(Duration::from_secs(1) / per_second.max(1))
        .burst_size(burst.max(1))
        .methods(vec![Method::POST, Method::PUT, Method::DELETE])
        .key_extractor(Address)
        .finish();
    match config {
        Some(config) => {
            let (limiter, stop) = (config.limiter().clone(), app.stop.clone());
            tokio::spawn(async move {
                // Addresses that have not been heard of for a while are forgotten.
                while tokio::time::timeout(FORGET, stop.cancelled()).await.is_err() {
                    limiter.retain_recent();
                }
            });
            router.layer(
                GovernorLayer::new(config).error_handler(|_: GovernorError| ServerError::TooFast.into_response()),
            )
        }
        None => router,
    }
}

/// Whom a request comes from.
#[derive(Copy, Clone, Debug)]
struct Address;

impl KeyExtractor for Address {
    type Key = Option<Network>;

    fn extract<T>(&self, request: &axum::http::Request<T>) -> Result<Self::Key, GovernorError> {
        Ok(request.extensions().get::<Caller>().and_then(Caller::network))
    }
}

/// `GET /healthz`: the process is alive and answers.
async fn alive() -> &'static str {
    "ok\n"
}

/// `GET /readyz`: what is done here can be kept.
async fn ready(State(app): State<App>) -> Result<&'static str, ServerError> {
    app.readiness.check(&app.store).await?;
    Ok("ready\n")
}

/// Finds out who comes, and tells those whose request failed in their own language what went wrong.
async fn reception(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let path = request.uri().path().to_owned();
    let network = request.extensions().get::<Caller>().and_then(Caller::network);
    let visitor = match Visitor::read(&app, request.headers()).await {
        Ok(visitor) => Visitor { network, ..visitor },
        Err(error) => return error.into_response(),
    };
    request.extensions_mut().insert(visitor.clone());
    let response = if is_expensive(&request) && !app.expensive.take(network) {
        ServerError::TooFast.into_response()
    } else {
        next.run(request).await
    };
    let Some(error) = error_of(&response) else { return response };
    let allowed = response.headers().get(ALLOW).cloned();
    let mut told =
        if path.starts_with("/api/") { api::error(&error, &visitor) } else { pages::error(&error, &visitor, &path) };
    if let Some(allowed) = allowed {
        told.headers_mut().insert(ALLOW, allowed);
    }
    if error == ServerError::Crowded {
        told.headers_mut().insert(RETRY_AFTER, HeaderValue::from_static("30"));
    }
    told
}

/// Whether a request that changes nothing still costs the others something: hints, explanations, records, moments of the
/// past, searches.
fn is_expensive(request: &Request) -> bool {
    const PATHS: [&str; 3] = ["/hint", "/why", "/record"];
    const FIELDS: [&str; 5] = ["why=", "notice=", "at=", "did=", "q="];
    let uri = request.uri();
    let has = |field: &&str| uri.query().is_some_and(|query| query.split('&').any(|part| part.starts_with(field)));
    request.method() == Method::GET && (PATHS.iter().any(|end| uri.path().ends_with(end)) || FIELDS.iter().any(has))
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
