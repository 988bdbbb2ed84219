//! Who asks, when a proxy stands in between.
//!
//! The headers in which proxies say it can be sent by anybody. They count where the connection comes from a trusted proxy,
//! and from there backwards as long as trusted proxies pass the word; nobody further inside ever sees them.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, Request};
use axum::http::header::{FORWARDED, HOST};
use axum::http::{HeaderMap, HeaderName, HeaderValue};

use super::Network;
use crate::Config;

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const FORWARDED_HOST: HeaderName = HeaderName::from_static("x-forwarded-host");
const FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");

/// Says that a connection is encrypted by this very server.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Encrypted;

/// Who sends a request, as far as the net tells.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Caller {
    /// The address; unknown where there is no socket.
    pub(crate) address: Option<IpAddr>,
    /// Whether the browser speaks HTTPS, to us or to a proxy.
    pub(crate) secure: bool,
    /// Whether it speaks HTTPS to us.
    pub(crate) own_tls: bool,
}

impl Caller {
    /// Whom the address stands for.
    pub(crate) fn network(&self) -> Option<Network> {
        self.address.map(Network::of)
    }
}

/// Finds out who sends a request and notes it there; takes away what only proxies may say.
pub(crate) fn meet(config: &Config, request: &mut Request) -> Caller {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip().to_canonical());
    let own_tls = request.extensions().get::<Encrypted>().is_some();
    let caller = match peer {
        Some(peer) if config.trusts(peer) => behind_proxy(config, peer, request.headers_mut()),
        address => Caller { address, secure: config.behind_proxy, own_tls: false },
    };
    let caller = Caller { secure: caller.secure || own_tls, own_tls, ..caller };
    for name in [FORWARDED, FORWARDED_FOR, FORWARDED_HOST, FORWARDED_PROTO] {
        request.headers_mut().remove(name);
    }
    request.extensions_mut().insert(caller);
    caller
}

/// What a trusted proxy says. It overwrites the name of the host with the one that the browser asked for.
fn behind_proxy(config: &Config, peer: IpAddr, headers: &mut HeaderMap) -> Caller {
    let hops = hops(headers);
    let host = last(headers, &FORWARDED_HOST).or_else(|| pair(headers, "host"));
    let proto = last(headers, &FORWARDED_PROTO).or_else(|| pair(headers, "proto"));
    if let Some(host) = host.and_then(|host| HeaderValue::from_str(&host).ok()) {
        headers.insert(HOST, host);
    }
    let secure = config.behind_proxy || proto.is_some_and(|proto| proto.eq_ignore_ascii_case("https"));
    Caller { address: Some(client(config, peer, &hops)), secure, own_tls: false }
}

/// Backwards from the proxy that connected: the first one that is not trusted is who asks. What is no address ends it.
fn client(config: &Config, peer: IpAddr, hops: &[Option<IpAddr>]) -> IpAddr {
    let mut address = peer;
    for hop in hops.iter().rev() {
        let Some(hop) = hop else { break };
        address = *hop;
        // Where everybody is trusted to be the proxy, only one is.
        if config.trusted_proxies.is_empty() || !config.trusts(address) {
            break;
        }
    }
    address
}

/// The addresses that proxies have noted, the earliest first. Most write `X-Forwarded-For` and pass on whatever `Forwarded` a
/// browser sends, so that counts only where there is no other.
fn hops(headers: &HeaderMap) -> Vec<Option<IpAddr>> {
    if headers.contains_key(FORWARDED_FOR) {
        return elements(headers, &FORWARDED_FOR).map(address).collect();
    }
    elements(headers, &FORWARDED).map(|element| address(value(element, "for")?)).collect()
}

/// All elements of a header that is a list, even where it is there several times.
fn elements<'h>(headers: &'h HeaderMap, name: &HeaderName) -> impl Iterator<Item = &'h str> {
    let lines = headers.get_all(name).iter();
    lines.flat_map(|line| line.to_str().unwrap_or_default().split(',')).map(str::trim)
}

fn last(headers: &HeaderMap, name: &HeaderName) -> Option<String> {
    elements(headers, name).last().filter(|text| !text.is_empty()).map(str::to_owned)
}

/// What the last element of `Forwarded` says about this.
fn pair(headers: &HeaderMap, name: &str) -> Option<String> {
    value(elements(headers, &FORWARDED).last()?, name).map(str::to_owned)
}

/// A value of an element such as `for="[2001:db8::1]:4711";proto=https`.
fn value<'e>(element: &'e str, name: &str) -> Option<&'e str> {
    element.split(';').find_map(|pair| {
        let (key, value) = pair.trim().split_once('=')?;
        key.trim().eq_ignore_ascii_case(name).then(|| value.trim().trim_matches('"'))
    })
}

/// An address with or without port and brackets.
fn address(text: &str) -> Option<IpAddr> {
    let bare = text.trim_matches('"').trim_start_matches('[').trim_end_matches(']');
    let parsed = bare.parse().ok().or_else(|| text.trim_matches('"').parse().ok().map(|with: SocketAddr| with.ip()));
    parsed.map(|address: IpAddr| address.to_canonical())
}

#[cfg(test)]
mod tests {
    use axum::body::Body;

    use super::*;

    fn config(trusted: &[&str]) -> Config {
        let trusted_proxies = trusted.iter().map(|text| text.parse().expect("a network")).collect();
        Config { trusted_proxies, ..Config::default() }
    }

    fn met(config: &Config, peer: &str, headers: &[(&str, &str)]) -> (Caller, Request) {
        let mut request = Request::get("/").header(HOST, "inside:8080");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let mut request = request.body(Body::empty()).expect("a request");
        let peer = SocketAddr::new(peer.parse().expect("an address"), 1);
        request.extensions_mut().insert(ConnectInfo(peer));
        (meet(config, &mut request), request)
    }

    fn seen(config: &Config, peer: &str, headers: &[(&str, &str)]) -> String {
        met(config, peer, headers).0.address.expect("an address").to_string()
    }

    #[test]
    fn what_anybody_claims_counts_nothing() {
        let forged =
            [("x-forwarded-for", "192.0.2.9"), ("x-forwarded-host", "evil.example"), ("forwarded", "for=192.0.2.9")];
        for trusted in [config(&[]), config(&["10.0.0.0/8"])] {
            let (caller, request) = met(&trusted, "203.0.113.5", &forged);
            assert_eq!(caller.address, Some("203.0.113.5".parse().expect("an address")));
            assert_eq!(request.headers()[HOST], "inside:8080");
            assert!(!request.headers().contains_key("x-forwarded-for") && !request.headers().contains_key("forwarded"));
        }
    }

    #[test]
    fn the_last_hop_that_is_not_trusted_asks() {
        let trusted = config(&["10.0.0.0/8", "::1/128"]);
        let forwarded = |text| seen(&trusted, "10.0.0.1", &[("x-forwarded-for", text)]);
        assert_eq!(forwarded("192.0.2.9, 203.0.113.5"), "203.0.113.5");
        assert_eq!(forwarded("192.0.2.9, 203.0.113.5, 10.1.2.3"), "203.0.113.5");
        assert_eq!(forwarded("10.9.9.9"), "10.9.9.9");
        assert_eq!(forwarded("203.0.113.5:4711"), "203.0.113.5");
        assert_eq!(forwarded("[2001:db8::1]:4711"), "2001:db8::1");
        assert_eq!(forwarded("2001:db8::1"), "2001:db8::1");
        assert_eq!(forwarded("192.0.2.9, nonsense"), "10.0.0.1");
        let twice = [("x-forwarded-for", "192.0.2.9"), ("x-forwarded-for", "203.0.113.5")];
        assert_eq!(seen(&trusted, "::1", &twice), "203.0.113.5");
        assert_eq!(seen(&trusted, "::ffff:10.0.0.1", &twice), "203.0.113.5");
    }

    #[test]
    fn the_standard_header_counts_where_there_is_no_other() {
        let trusted = config(&["10.0.0.0/8"]);
        let standard = ("forwarded", "for=192.0.2.9, for=\"[2001:db8::1]:4711\";proto=https;host=gantry.example");
        let (caller, request) = met(&trusted, "10.0.0.1", &[standard]);
        assert_eq!(caller.address, Some("2001:db8::1".parse().expect("an address")));
        assert!(caller.secure && !caller.own_tls);
        assert_eq!(request.headers()[HOST], "gantry.example");
        assert_eq!(seen(&trusted, "10.0.0.1", &[standard, ("x-forwarded-for", "203.0.113.5")]), "203.0.113.5");
    }

    #[test]
    fn with_the_old_flag_whoever_connects_is_the_proxy() {
        let old = Config { behind_proxy: true, ..Config::default() };
        let (caller, _) = met(&old, "203.0.113.5", &[("x-forwarded-for", "192.0.2.9, 198.51.100.7")]);
        assert_eq!(caller.address, Some("198.51.100.7".parse().expect("an address")));
        assert!(caller.secure);
        assert_eq!(seen(&old, "203.0.113.5", &[]), "203.0.113.5");
    }
}
