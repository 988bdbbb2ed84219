//! Requests to addresses that people have entered. The address that is connected to is the one that was judged, so no name can lead
//! elsewhere a moment later; and no answer leads anywhere.

use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use axum::body::Body;
use axum::http::header::HOST;
use axum::http::{HeaderMap, HeaderValue, Method, Request, StatusCode};
use engine::phrase;
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use url::{Host, Url};

use super::NotTold;
use super::hosts::{AllowedHost, is_public};
use crate::ServerError;

/// How long everything may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// The longest address.
const LONGEST: usize = 1000;

/// Sends requests where they may go.
pub(super) struct Web {
    named: Vec<AllowedHost>,
}

impl Web {
    pub(super) fn new(named: Vec<AllowedHost>) -> Self {
        Web { named }
    }

    pub(super) fn named(&self) -> &[AllowedHost] {
        &self.named
    }

    /// Whether a webhook may lead there: only where the host has said so.
    pub(super) fn may_hook(&self, address: &str) -> Result<(), ServerError> {
        let url = self.read(address)?;
        if self.named.iter().any(|host| host.is_of(&url)) {
            return Ok(());
        }
        Err(ServerError::NotNow(phrase!("ui-notices-hook-elsewhere")))
    }

    /// Whether messages to a browser may be taken there: anywhere but inside.
    pub(super) fn may_push(&self, address: &str) -> Result<(), ServerError> {
        self.read(address).map(drop)
    }

    /// An address that may be asked as far as can be told from it.
    fn read(&self, address: &str) -> Result<Url, ServerError> {
        let refused = || ServerError::NotNow(phrase!("ui-notices-address"));
        let url = Url::parse(address).map_err(|_| refused())?;
        let is_plain = url.username().is_empty() && url.password().is_none() && address.len() <= LONGEST;
        let is_inside = match url.host() {
            Some(Host::Ipv4(address)) => !is_public(IpAddr::V4(address)),
            Some(Host::Ipv6(address)) => !is_public(IpAddr::V6(address)),
            Some(Host::Domain(_)) => false,
            None => true,
        };
        let is_fit =
            (url.scheme() == "https" && !is_inside) || (url.scheme().starts_with("http") && self.is_written_out(&url));
        if is_plain && is_fit { Ok(url) } else { Err(refused()) }
    }

    /// Whether the host has named exactly this address.
    fn is_written_out(&self, url: &Url) -> bool {
        self.named.iter().any(|host| host.is_address() && host.is_of(url))
    }

    /// Sends something, if it still may; 2xx says that it was taken.
    pub(super) async fn post(&self, address: &str, headers: HeaderMap, body: Vec<u8>) -> Result<(), NotTold> {
        let url = self.read(address).map_err(|_| NotTold::Never("that address is not allowed".to_owned()))?;
        let sent = timeout(PATIENCE, self.send(&url, headers, body)).await;
        match sent.map_err(|_| NotTold::Later("no answer came in time".to_owned()))?? {
            status if status.is_success() => Ok(()),
            StatusCode::NOT_FOUND | StatusCode::GONE => Err(NotTold::Gone),
            status if status == StatusCode::TOO_MANY_REQUESTS || status.is_server_error() => {
                Err(NotTold::Later(format!("the answer was {status}")))
            }
            status => Err(NotTold::Never(format!("the answer was {status}"))),
        }
    }

    async fn send(&self, url: &Url, headers: HeaderMap, body: Vec<u8>) -> Result<StatusCode, NotTold> {
        let stream = TcpStream::connect(self.place(url).await?).await.map_err(later)?;
        if url.scheme() != "https" {
            return exchange(stream, url, headers, body).await;
        }
        let name = url.host_str().unwrap_or_default().trim_matches(['[', ']']).to_owned();
        let name = ServerName::try_from(name).map_err(later)?;
        let tls = TLS.as_ref().ok_or_else(|| NotTold::Later("this machine knows no certificates".to_owned()))?;
        let stream = TlsConnector::from(tls.clone()).connect(name, stream).await.map_err(later)?;
        exchange(stream, url, headers, body).await
    }

    /// Where to connect to.
    async fn place(&self, url: &Url) -> Result<SocketAddr, NotTold> {
        let port = url.port_or_known_default().unwrap_or_default();
        let found: Vec<SocketAddr> = match url.host() {
            Some(Host::Ipv4(address)) => vec![(address, port).into()],
            Some(Host::Ipv6(address)) => vec![(address, port).into()],
            Some(Host::Domain(name)) => lookup_host((name, port)).await.map_err(later)?.collect(),
            None => Vec::new(),
        };
        let may = |place: &SocketAddr| is_public(place.ip()) || self.is_written_out(url);
        let place = found.into_iter().find(may);
        place.ok_or_else(|| NotTold::Never("that name leads to no public address".to_owned()))
    }
}

/// Asks once, and closes.
async fn exchange(
    stream: impl AsyncRead + AsyncWrite + Send + Unpin + 'static,
    url: &Url,
    headers: HeaderMap,
    body: Vec<u8>,
) -> Result<StatusCode, NotTold> {
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(later)?;
    let connection = tokio::spawn(connection);
    let path = &url[url::Position::BeforePath..url::Position::AfterQuery];
    let host = &url[url::Position::BeforeHost..url::Position::AfterPort];
    let mut request = Request::new(Body::from(body));
    *request.method_mut() = Method::POST;
    *request.uri_mut() = path.parse().map_err(later)?;
    *request.headers_mut() = headers;
    request.headers_mut().insert(HOST, HeaderValue::from_str(host).map_err(later)?);
    let answer = sender.send_request(request).await.map_err(later);
    connection.abort();
    answer.map(|answer| answer.status())
}

fn later(error: impl std::fmt::Display) -> NotTold {
    NotTold::Later(error.to_string())
}

/// Whom this machine trusts.
static TLS: LazyLock<Option<Arc<ClientConfig>>> = LazyLock::new(|| {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let provider = Arc::new(tokio_rustls::rustls::crypto::ring::default_provider());
    let builder = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions().ok()?;
    Some(Arc::new(builder.with_root_certificates(roots).with_no_client_auth()))
});

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn requests_go_where_they_may() {
        let web = Web::new(
            ["127.0.0.1:9000", "hooks.example", "localhost"].map(|host| host.parse().expect("a host")).to_vec(),
        );
        assert_eq!(web.may_hook("https://hooks.example/x"), Ok(()));
        assert_eq!(web.may_hook("http://127.0.0.1:9000/x"), Ok(()));
        assert_eq!(web.may_push("https://push.example/x"), Ok(()));
        for address in [
            "http://hooks.example/x",
            "https://hooks.example:8443/x",
            "https://me:secret@hooks.example/",
            "ftp://hooks.example/x",
            "http://127.0.0.1:9001/x",
            "https://other.example/x",
            "nonsense",
            "file:///etc/passwd",
        ] {
            assert!(web.may_hook(address).is_err(), "{address}");
        }
        for address in ["https://10.0.0.1/x", "https://[::1]/x", "https://0x7f.1/x", "http://push.example/x"] {
            assert!(web.may_push(address).is_err(), "{address}");
        }
    }

    #[tokio::test]
    async fn a_name_that_leads_inside_is_not_followed() {
        let web = Web::new(vec!["localhost".parse().expect("a host")]);
        let url = Url::parse("https://localhost/x").expect("an address");
        let told = web.place(&url).await.expect_err("it leads to this machine").to_string();
        assert!(told.contains("no public address"), "{told}");
    }
}
