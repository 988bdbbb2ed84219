//! How a server is set up.

use std::collections::BTreeMap;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use ipnet::IpNet;

use crate::{Clock, NoticeSettings, Seeds, Tls};

/// How a server is set up. The defaults are for a table at home.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// The folder of the store and of the key for cookies; made if it is missing.
    pub data: PathBuf,
    /// Where the store is, if it is not in that folder.
    pub store: Option<store::Place>,
    /// The NATS servers over which several servers on one database tell each other what is new.
    pub nats: Option<String>,
    /// How many requests that change something one address may send; `None` for as many as it likes.
    pub rate: Option<Rate>,
    /// How many new guests one address may bring in an hour; without a `rate` as many as it likes.
    pub new_guests: u32,
    /// The proxies that are believed when they say who asks, for which host, and whether by HTTPS.
    pub trusted_proxies: Vec<IpNet>,
    /// Whether every connection comes from a proxy that speaks HTTPS to the browser, where none is named.
    pub behind_proxy: bool,
    /// HTTPS of our own.
    pub tls: Option<Tls>,
    /// Where numbers about the server can be read; nowhere if absent.
    pub metrics_listen: Option<SocketAddr>,
    /// Whether the log names the addresses of those who ask.
    pub log_addresses: bool,
    /// How many connections and streams there may be.
    pub limits: Limits,
    /// How long connections may wait.
    pub waits: Waits,
    /// How long a room that nobody looks at stays in memory.
    pub idle: Duration,
    /// How many rooms are in memory before those leave it that were used least lately.
    pub rooms: usize,
    /// How many matches one guest may have.
    pub quota: store::Quota,
    /// How long things are kept that nobody uses.
    pub keep: Keep,
    /// How long somebody must let the others wait before a bot may play for them.
    pub absence: Duration,
    /// How often a room looks around: who is away, how many watch, whether anybody is left.
    pub look_around: Duration,
    /// How many bots think at the same time.
    pub thinkers: usize,
    /// How people are told when it is their turn.
    pub notices: NoticeSettings,
    /// Where the seeds of matches come from.
    pub seeds: Seeds,
    /// What time it is at the tables.
    pub clock: Clock,
    /// Component files to play with instead of those of the box: the id of a game, then the file's text.
    pub components: BTreeMap<&'static str, String>,
}

/// How often something may be done.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Rate {
    /// How many a second in the long run.
    pub per_second: u32,
    /// How many at once.
    pub burst: u32,
}

/// How long things are kept that nobody uses.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Keep {
    /// An open table that did not begin.
    pub open: Duration,
    /// A match in which nobody plays on, before it counts as given up.
    pub running: Duration,
    /// A match that was given up.
    pub abandoned: Duration,
    /// A guest without a match.
    pub guests: Duration,
}

impl Default for Keep {
    fn default() -> Self {
        let [open, running, abandoned, guests] = [3, 90, 30, 90].map(|days| Duration::from_secs(days * 24 * 3600));
        Keep { open, running, abandoned, guests }
    }
}

/// How many connections and streams there may be, in all and from one address.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Connections in all; fewer where the system allows fewer.
    pub connections: usize,
    /// Connections from one address.
    pub connections_per_address: usize,
    /// Streams in all.
    pub streams: usize,
    /// Streams from one address.
    pub streams_per_address: usize,
}

/// How long a connection may wait before it is closed.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Waits {
    /// For the whole head of its first request.
    pub header: Duration,
    /// For the next request. Longer than proxies keep a connection, so that they are the ones to close it.
    pub idle: Duration,
    /// For its reader to take anything.
    pub reading: Duration,
}

impl Limits {
    /// So many connections in all, and so many from one address; some are kept for what is not a stream.
    #[must_use]
    pub fn of(connections: usize, connections_per_address: usize) -> Self {
        Limits {
            connections,
            connections_per_address,
            streams: connections / 4 * 3,
            streams_per_address: connections_per_address / 2,
        }
    }

    /// As many as the system allows, and no more.
    #[must_use]
    pub(crate) fn within(self, connections: Option<usize>) -> Self {
        let most = self.connections.min(connections.unwrap_or(usize::MAX));
        Limits { connections: most, streams: self.streams.min(most / 4 * 3), ..self }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Limits::of(16_384, 512)
    }
}

impl Default for Waits {
    fn default() -> Self {
        let [header, idle, reading] = [10, 100, 30].map(Duration::from_secs);
        Waits { header, idle, reading }
    }
}

impl Config {
    /// Whether a peer is believed when it says for whom it asks.
    #[must_use]
    pub(crate) fn trusts(&self, peer: IpAddr) -> bool {
        let peer = peer.to_canonical();
        match self.trusted_proxies.as_slice() {
            [] => self.behind_proxy,
            named => named.iter().any(|network| network.contains(&peer)),
        }
    }

    /// What is missing before strangers may come, if anything is.
    #[must_use]
    pub(crate) fn exposed(&self) -> Option<&'static str> {
        let open = !self.listen.ip().to_canonical().is_loopback();
        let bare = self.tls.is_none() && !self.behind_proxy && self.trusted_proxies.is_empty();
        (open && bare).then_some(
            "other machines can reach this address without encryption: give --tls-cert and --tls-key, or name the proxy \
             that speaks HTTPS with --trusted-proxies (see docs/hosting.md)",
        )
    }
}

impl Default for Config {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            data: PathBuf::from("gantry-data"),
            store: None,
            nats: None,
            rate: Some(Rate { per_second: 20, burst: 100 }),
            new_guests: 100,
            trusted_proxies: Vec::new(),
            behind_proxy: false,
            tls: None,
            metrics_listen: None,
            log_addresses: false,
            limits: Limits::default(),
            waits: Waits::default(),
            idle: Duration::from_secs(600),
            rooms: 2000,
            quota: store::Quota { open: 10, running: 60 },
            keep: Keep::default(),
            absence: Duration::from_secs(60),
            look_around: Duration::from_secs(5),
            thinkers: cores.saturating_sub(1).max(1),
            notices: NoticeSettings::default(),
            seeds: Seeds::Secret,
            clock: Clock::System,
            components: BTreeMap::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_start_for_strangers_says_what_is_missing() {
        let open = Config { listen: ([0, 0, 0, 0], 8080).into(), ..Config::default() };
        assert!(open.exposed().is_some_and(|line| line.contains("--tls-cert") && line.contains("--trusted-proxies")));
        assert_eq!(Config::default().exposed(), None);
        assert_eq!(Config { behind_proxy: true, ..open.clone() }.exposed(), None);
        let tls = Some(Tls { cert: "cert.pem".into(), key: "key.pem".into() });
        assert_eq!(Config { tls, ..open }.exposed(), None);
    }

    #[test]
    fn no_more_connections_than_the_system_allows() {
        let few = Limits::default().within(Some(1000));
        assert_eq!((few.connections, few.streams), (1000, 750));
        assert_eq!(Limits::default().within(None), Limits::default());
    }
}
