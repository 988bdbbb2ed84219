//! What all requests share.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::FromRef;
use axum_extra::extract::cookie::Key;
use engine::Problem;
use metrics_exporter_prometheus::PrometheusHandle;
use store::{FolderLock, Store, StoreError};
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;

use crate::allowance::Allowance;
use crate::identity::Sessions;
use crate::messages::Messages;
use crate::net::{Network, Streams};
use crate::orders::Orders;
use crate::readiness::Readiness;
use crate::room::Rooms;
use crate::{Config, Rate, random};

/// The name of the store in the folder.
pub(crate) const STORE: &str = "gantry.sqlite";

/// The name of the key for cookies in the folder.
pub(crate) const KEY: &str = "cookie.key";

/// How long a session that nobody uses lasts: the cookie lasts a year.
const SESSION: store::Millis = 366 * 24 * 3_600_000;

/// How often one address may ask for what costs the others something, although it changes nothing.
const EXPENSIVE: Rate = Rate { per_second: 5, burst: 60 };

/// How long rooms may take to end.
const CLOSING: Duration = Duration::from_secs(1);

/// What all requests share. Clones are handles to the same.
#[derive(Clone)]
pub struct App(Arc<Shared>);

/// Behind [`App`].
pub struct Shared {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) rooms: Arc<Rooms>,
    pub(crate) sessions: Sessions,
    pub(crate) key: Key,
    pub(crate) metrics: Option<PrometheusHandle>,
    pub(crate) streams: Arc<Streams>,
    pub(crate) messages: Messages,
    pub(crate) readiness: Readiness,
    /// What a host tells everybody, and the last thing that administrators did which was followed.
    pub(crate) orders: Orders,
    /// What one address may ask for that costs the others something.
    pub(crate) expensive: Allowance<Option<Network>>,
    /// Makes the names of requests differ from those of other processes.
    pub(crate) start: u64,
    /// Keeps other servers out of the folder; a store in memory has none.
    _lock: Option<FolderLock>,
    /// Cancelled when the server is to stop: open streams then end.
    pub(crate) stop: CancellationToken,
}

impl std::ops::Deref for App {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl FromRef<App> for Key {
    fn from_ref(app: &App) -> Key {
        app.key.clone()
    }
}

impl App {
    /// Opens the store and the key in the folder of the configuration, which is made if it is missing.
    pub async fn open(config: Config) -> Result<Self, Problem> {
        let data = config.data.clone();
        store::private_folder(&data).map_err(store_failed)?;
        let lock = FolderLock::take(&data).map_err(store_failed)?;
        let key = key(&data.join(KEY))?;
        let store = Store::open(data.join(STORE)).await.map_err(store_failed)?;
        store.expire_sessions(random::now() - SESSION).await.map_err(store_failed)?;
        let app = Self::with(config, store, key, Some(lock));
        app.learn_orders().await.map_err(|error| Problem::new(error.to_string()))?;
        Ok(app)
    }

    /// With a store that is gone afterwards and a key of its own: for tests and trials.
    pub async fn in_memory(config: Config) -> Result<Self, Problem> {
        let key = Key::from(&new_key()?);
        Ok(Self::with(config, Store::open_in_memory().await.map_err(store_failed)?, key, None))
    }

    fn with(config: Config, store: Store, key: Key, lock: Option<FolderLock>) -> Self {
        let rooms = Rooms::new(store.clone(), config.clone());
        let sessions = Sessions::new(store.clone());
        let metrics = crate::metrics::recorder();
        let streams = Streams::new(config.limits);
        let expensive = Allowance::new(config.rate.map(|_| EXPENSIVE));
        App(Arc::new(Shared {
            config,
            store,
            rooms,
            sessions,
            key,
            metrics,
            streams,
            messages: Messages::default(),
            readiness: Readiness::default(),
            orders: Orders::default(),
            expensive,
            start: random::bytes().map(u64::from_le_bytes).unwrap_or_default(),
            _lock: lock,
            stop: CancellationToken::new(),
        }))
    }

    /// Another server on the same store, as after a restart.
    #[cfg(test)]
    pub(crate) fn beside(other: &App) -> Self {
        Self::beside_with(other.config.clone(), other)
    }

    /// Another server on the same store, as after a restart with other arguments.
    #[cfg(test)]
    pub(crate) fn beside_with(config: Config, other: &App) -> Self {
        Self::with(config, other.store.clone(), other.key.clone(), None)
    }

    /// Ends open streams, lets the rooms finish what they accepted, and closes the store.
    pub async fn close(&self) -> Result<(), Problem> {
        self.stop.cancel();
        if timeout(CLOSING, self.rooms.close()).await.is_err() {
            tracing::warn!("some rooms do not end; what they have accepted is in the store");
        }
        self.store.close().await.map_err(store_failed)
    }
}

/// The key that signs cookies. It is drawn once and then kept, so that a restart signs nobody out.
fn key(path: &Path) -> Result<Key, Problem> {
    let bytes = match fs::read(path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            let bytes = new_key()?.to_vec();
            write_secret(path, &bytes).map_err(|error| unusable(path, &error))?;
            bytes
        }
        Err(error) => return Err(unusable(path, &error)),
    };
    Key::try_from(bytes.as_slice()).map_err(|error| unusable(path, &std::io::Error::other(error)))
}

/// The key in a folder that a server has used.
pub(crate) fn read_key(path: &Path) -> Result<Vec<u8>, Problem> {
    fs::read(path).map_err(|error| unusable(path, &error))
}

/// Writes a key that is given as hexadecimal digits.
pub(crate) fn key_in(path: &Path, hex: &str) -> Result<(), Problem> {
    let digits = |place: usize| hex.get(place..place + 2).and_then(|pair| u8::from_str_radix(pair, 16).ok());
    let bytes: Option<Vec<u8>> = (0..hex.len()).step_by(2).map(digits).collect();
    let bytes = bytes.ok_or_else(|| Problem::new("the backup holds no key for cookies"))?;
    write_secret(path, &bytes).map_err(|error| unusable(path, &error))
}

fn write_secret(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

fn new_key() -> Result<[u8; 64], Problem> {
    random::bytes().map_err(|_| Problem::new("the operating system gives no random bytes"))
}

/// A file or folder of the data cannot be used.
fn unusable(path: &Path, error: &std::io::Error) -> Problem {
    Problem::new(format!("cannot use {}: {error}", path.display()))
}

fn store_failed(error: StoreError) -> Problem {
    Problem::new(error.to_string())
}
