//! All addresses, and what every request passes through on its way.

use std::net::{IpAddr, SocketAddr};
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::{ConnectInfo, DefaultBodyLimit, MatchedPath, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderName, HeaderValue, Method, StatusCode};
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
use crate::{App, Rate, Trouble, api, metrics, pages};

/// The most bytes of a request that are read.
const BODY: usize = 16 * 1024;

/// How long anything but a stream may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// How often the addresses that ask rarely are forgotten.
const FORGET: Duration = Duration::from_secs(60);

/// Nothing but our own files, and nothing inline.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
                      form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// The whole server, without a socket. It needs to be called within a Tokio runtime.
pub fn app(app: App) -> Router {
    let router = Router::new()
        .merge(pages::routes())
        .nest("/api/v1", api::routes())
        .layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, PATIENCE))
        .merge(pages::streams())
        .nest("/api/v1", api::streams())
        .route("/healthz", get(healthy))
        .route("/metrics", get(metrics::show))
        .fallback(|| async { Trouble::NotFound })
        .method_not_allowed_fallback(|| async { Trouble::NotFound })
        .layer(ServiceBuilder::new().layer(CsrfLayer::new()).layer(DefaultBodyLimit::max(BODY)));
    // One layer made of several: the router boxes every request anew for each layer of its own.
    let around = ServiceBuilder::new()
        .layer(middleware::from_fn(watch))
        .layer(CompressionLayer::new())
        .layer(middleware::from_fn_with_state(app.clone(), reception))
        .layer(CatchPanicLayer::custom(|_| Trouble::Broken.into_response()));
    limited(router, &app).layer(around).with_state(app)
}

/// What every answer says unless it says otherwise.
const HEADERS: [(HeaderName, &str); 7] = [
    (CONTENT_SECURITY_POLICY, POLICY),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (X_FRAME_OPTIONS, "DENY"),
    (REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"),
    (CACHE_CONTROL, "no-store"),
];

/// Limits how often one address may change something.
fn limited(router: Router<App>, app: &App) -> Router<App> {
    let Some(Rate { per_second, burst }) = app.config.rate else { return router };
    let config = GovernorConfigBuilder::default()
        .period(Duration::from_secs(1) / per_second.max(1))
        .burst_size(burst.max(1))
        .methods(vec![Method::POST, Method::PUT, Method::DELETE])
        .key_extractor(Address { behind_proxy: app.config.behind_proxy })
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
            router.layer(GovernorLayer::new(config).error_handler(|_: GovernorError| Trouble::TooFast.into_response()))
        }
        None => router,
    }
}

/// The address that a request comes from.
#[derive(Copy, Clone, Debug)]
struct Address {
    behind_proxy: bool,
}

impl KeyExtractor for Address {
    type Key = Option<IpAddr>;

    fn extract<T>(&self, request: &axum::http::Request<T>) -> Result<Self::Key, GovernorError> {
        let forwarded = || {
            // The last entry is the proxy's own; earlier ones are what anybody may claim.
            let header = request.headers().get("x-forwarded-for")?.to_str().ok()?;
            header.rsplit(',').next()?.trim().parse().ok()
        };
        let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        Ok(if self.behind_proxy { forwarded().or(peer) } else { peer })
    }
}

async fn healthy(State(app): State<App>) -> Result<&'static str, Trouble> {
    app.store.counts().await?;
    Ok("ok\n")
}

/// Finds out who comes, and tells those whose request failed in their own language what went wrong.
async fn reception(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let path = request.uri().path().to_owned();
    let visitor = match Visitor::read(&app, request.headers()).await {
        Ok(visitor) => visitor,
        Err(trouble) => return trouble.into_response(),
    };
    request.extensions_mut().insert(visitor.clone());
    let response = next.run(request).await;
    let Some(trouble) = trouble_of(&response) else { return response };
    if path.starts_with("/api/") { api::trouble(&trouble, &visitor) } else { pages::trouble(&trouble, &visitor, &path) }
}

/// What went wrong, if it was not said yet.
fn trouble_of(response: &Response) -> Option<Trouble> {
    if let Some(trouble) = response.extensions().get::<Trouble>() {
        return Some(trouble.clone());
    }
    if response.headers().get(CONTENT_TYPE).is_some_and(|kind| !kind.as_bytes().starts_with(b"text/plain")) {
        return None;
    }
    match response.status() {
        StatusCode::FORBIDDEN => Some(Trouble::ForeignSite),
        StatusCode::PAYLOAD_TOO_LARGE => Some(Trouble::TooLarge),
        StatusCode::NOT_FOUND | StatusCode::METHOD_NOT_ALLOWED => Some(Trouble::NotFound),
        StatusCode::UNSUPPORTED_MEDIA_TYPE | StatusCode::BAD_REQUEST | StatusCode::UNPROCESSABLE_ENTITY => {
            Some(Trouble::Malformed("the form or address is incomplete".into()))
        }
        status if status.is_server_error() => Some(Trouble::Broken),
        _ => None,
    }
}

impl IntoResponse for Trouble {
    /// The reception turns it into a page or into JSON.
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// Sets the headers that every answer has; counts and logs requests by the pattern of their address, never by the address itself: it may hold a secret.
async fn watch(request: Request, next: Next) -> Response {
    let method = request.method().clone();
    let path = request.extensions().get::<MatchedPath>().map_or("other".to_owned(), |path| path.as_str().to_owned());
    let begun = Instant::now();
    let mut response = next.run(request).await;
    for (name, value) in HEADERS {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    let status = response.status().as_u16();
    ::metrics::counter!("gantry_requests_total", "path" => path.clone(), "status" => status.to_string()).increment(1);
    ::metrics::histogram!("gantry_request_seconds", "path" => path.clone()).record(begun.elapsed());
    tracing::debug!(%method, path, status, micros = begun.elapsed().as_micros() as u64, "request");
    response
}
