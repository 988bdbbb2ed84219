//! How a server is set up.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

/// How a server is set up. The defaults are for a table at home.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// The folder of the store and of the key for cookies; made if it is missing.
    pub data: PathBuf,
    /// How many requests that change something one address may send; `None` for as many as it likes.
    pub rate: Option<Rate>,
    /// Whether a proxy in front says who asks, in `X-Forwarded-For`, and speaks HTTPS to the browser.
    pub behind_proxy: bool,
    /// How long a room that nobody looks at stays in memory.
    pub idle: Duration,
    /// How long somebody must be away before a bot may take the seat.
    pub absence: Duration,
    /// How many bots think at the same time.
    pub thinkers: usize,
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

impl Default for Config {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            data: PathBuf::from("gantry-data"),
            rate: Some(Rate { per_second: 20, burst: 100 }),
            behind_proxy: false,
            idle: Duration::from_secs(600),
            absence: Duration::from_secs(60),
            thinkers: cores.saturating_sub(1).max(1),
            components: BTreeMap::new(),
        }
    }
}
