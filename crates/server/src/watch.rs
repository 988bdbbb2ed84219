//! What every request passes through first and every answer last: who asks, headers that protect, numbers, the log.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, REFERRER_POLICY, SET_COOKIE, STRICT_TRANSPORT_SECURITY,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use tracing::{Instrument, Span};
use xxhash_rust::xxh3::xxh3_64_with_seed;

use crate::App;
use crate::net::{Caller, meet};

/// Nothing but our own files, and nothing inline.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
                      form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// What every answer says unless it says otherwise.
const HEADERS: [(HeaderName, HeaderValue); 7] = [
    (CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY)),
    (X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (X_FRAME_OPTIONS, HeaderValue::from_static("DENY")),
    (REFERRER_POLICY, HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
    (
        HeaderName::from_static("permissions-policy"),
        HeaderValue::from_static("camera=(), geolocation=(), microphone=()"),
    ),
    (CACHE_CONTROL, HeaderValue::from_static("no-store")),
];

/// Browsers come by HTTPS only from now on, for a year.
const HTTPS_ONLY: HeaderValue = HeaderValue::from_static("max-age=31536000");

/// Names a request in the log, and in its answer if we failed.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Numbers the requests of this process.
static REQUESTS: AtomicU64 = AtomicU64::new(1);

/// Finds out who asks; sets the headers that every answer has; counts and logs requests by the pattern of their address,
/// never by the address itself: it may hold a secret.
pub(crate) async fn watch(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let caller = meet(&app.config, &mut request);
    let id = request_id(&app);
    let method = request.method().clone();
    let path = request.extensions().get::<MatchedPath>().map_or("other".to_owned(), |path| path.as_str().to_owned());
    let begun = Instant::now();
    let span = span(&app, &id, &caller);
    let mut response = next.run(request).instrument(span.clone()).await;
    protect(response.headers_mut(), &caller);
    let status = response.status().as_u16();
    ::metrics::counter!("gantry_requests_total", "path" => path.clone(), "status" => status.to_string()).increment(1);
    ::metrics::histogram!("gantry_request_seconds", "path" => path.clone()).record(begun.elapsed());
    let micros = begun.elapsed().as_micros() as u64;
    span.in_scope(|| tracing::debug!(%method, path, status, micros, "answered"));
    if response.status().is_server_error()
        && let Ok(id) = HeaderValue::try_from(id)
    {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    response
}

/// A name for a request. It must not tell how many others there were.
fn request_id(app: &App) -> String {
    let number = REQUESTS.fetch_add(1, Ordering::Relaxed);
    format!("{:016x}", xxh3_64_with_seed(&number.to_le_bytes(), app.start))
}

/// What lines of the log say about the request that they belong to.
fn span(app: &App, id: &str, caller: &Caller) -> Span {
    match caller.address.filter(|_| app.config.log_addresses) {
        Some(address) => tracing::info_span!("request", id, %address),
        None => tracing::info_span!("request", id),
    }
}

fn protect(headers: &mut HeaderMap, caller: &Caller) {
    for (name, value) in HEADERS {
        headers.entry(name).or_insert(value);
    }
    if caller.own_tls {
        headers.insert(STRICT_TRANSPORT_SECURITY, HTTPS_ONLY);
    }
    if caller.secure && headers.contains_key(SET_COOKIE) {
        keep_cookies_secure(headers);
    }
}

/// Cookies that were made by HTTPS are sent by HTTPS only.
fn keep_cookies_secure(headers: &mut HeaderMap) {
    let cookies: Vec<HeaderValue> = headers.get_all(SET_COOKIE).iter().cloned().collect();
    headers.remove(SET_COOKIE);
    for cookie in cookies {
        let text = cookie.to_str().unwrap_or_default();
        let secure = text.split(';').any(|part| part.trim().eq_ignore_ascii_case("secure"));
        let added = HeaderValue::try_from(format!("{text}; Secure")).ok().filter(|_| !secure && !text.is_empty());
        headers.append(SET_COOKIE, added.unwrap_or(cookie));
    }
}
