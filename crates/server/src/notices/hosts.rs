//! Where requests of ours may go: never into the host's own network, unless it is named address by address.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::str::FromStr;

use engine::Problem;
use url::{Host, Url};

/// A host that webhooks may lead to, as in `discord.com`, `hooks.example:8443` or `127.0.0.1:9000`. A name stands for public
/// addresses only; an address that is not public is meant if it is written out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AllowedHost {
    host: Host,
    port: u16,
}

/// The port of HTTPS.
const HTTPS: u16 = 443;

impl FromStr for AllowedHost {
    type Err = Problem;

    fn from_str(text: &str) -> Result<Self, Problem> {
        let read = Url::parse(&format!("https://{text}")).ok().filter(|url| {
            (url.path(), url.query(), url.fragment(), url.username()) == ("/", None, None, "") && !text.ends_with('/')
        });
        let host = read.as_ref().and_then(Url::host).map(|host| host.to_owned());
        let host =
            host.ok_or_else(|| Problem::new(format!("`{text}` is no host, such as discord.com or 127.0.0.1:9000")))?;
        Ok(AllowedHost { host, port: read.and_then(|url| url.port()).unwrap_or(HTTPS) })
    }
}

impl fmt::Display for AllowedHost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.port {
            HTTPS => write!(f, "{}", self.host),
            port => write!(f, "{}:{port}", self.host),
        }
    }
}

impl AllowedHost {
    /// Whether an address on the web leads here.
    pub(super) fn is_of(&self, url: &Url) -> bool {
        url.host().is_some_and(|host| host.to_owned() == self.host) && url.port_or_known_default() == Some(self.port)
    }

    /// Whether it is an address that is written out.
    pub(super) fn is_address(&self) -> bool {
        !matches!(self.host, Host::Domain(_))
    }
}

/// Whether an address is one that everybody on the internet can reach: not this machine, not its network, nothing reserved.
pub(super) fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let reserved = match address.octets() {
        [0, ..] | [192, 0, 0, _] | [240..=255, ..] => true,
        [100, second, ..] => second & 0xc0 == 64,
        [198, second, ..] => second & 0xfe == 18,
        _ => false,
    };
    !(reserved
        || address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_multicast()
        || address.is_documentation())
}

/// Of the addresses that are given out, those that stand for no other network, old or in documents.
fn is_public_v6(address: Ipv6Addr) -> bool {
    let [first, second, ..] = address.segments();
    let stands_for_others = first == 0x2002 || (first == 0x2001 && (second < 0x0200 || second == 0x0db8));
    first & 0xe000 == 0x2000 && !stands_for_others && first != 0x3fff
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_for_everybody_is_not_public() {
        for inside in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "224.0.0.1",
            "255.255.255.255",
            "198.18.0.1",
            "192.0.2.1",
            "::1",
            "::",
            "fe80::1",
            "fc00::1",
            "::ffff:127.0.0.1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
            "2001::1",
            "2001:db8::1",
            "ff02::1",
        ] {
            assert!(!is_public(inside.parse().expect("an address")), "{inside}");
        }
        for outside in ["1.1.1.1", "162.159.128.233", "2606:4700::1111", "2001:4860:4860::8888", "100.128.0.1"] {
            assert!(is_public(outside.parse().expect("an address")), "{outside}");
        }
    }

    #[test]
    fn a_host_is_named_with_or_without_a_port() {
        let leads = |host: &str, url: &str| {
            let host: AllowedHost = host.parse().expect("a host");
            host.is_of(&Url::parse(url).expect("an address"))
        };
        assert!(leads("discord.com", "https://discord.com/api/webhooks/1/x"));
        assert!(leads("Discord.com", "https://DISCORD.com/x"));
        assert!(!leads("discord.com", "https://discord.com:8443/x"));
        assert!(!leads("discord.com", "https://discord.com.evil.example/x"));
        assert!(leads("127.0.0.1:9000", "http://127.0.0.1:9000/x"));
        assert!(leads("127.0.0.1:9000", "http://2130706433:9000/x"), "another way to write the same");
        assert!(!leads("127.0.0.1:9000", "http://127.0.0.1:9001/x"));
        for nonsense in ["", "https://discord.com", "discord.com/x", "a b", "me@discord.com"] {
            assert!(nonsense.parse::<AllowedHost>().is_err(), "{nonsense}");
        }
    }
}
