//! What all requests share.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::FromRef;
use axum_extra::extract::cookie::Key;
use engine::{Problem, ensure};
use metrics_exporter_prometheus::PrometheusHandle;
use store::{FolderLock, Place, Store, StoreError};
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;

use crate::allowance::Allowance;
use crate::club::{Passwords, Sums};
use crate::cluster::Cluster;
use crate::identity::Sessions;
use crate::meeting::OpenTables;
use crate::messages::Messages;
use crate::net::{Network, Streams};
use crate::notices::Notices;
use crate::orders::Orders;
use crate::readiness::Readiness;
use crate::reviews::Reviews;
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
    /// The other servers on the same store.
    pub(crate) cluster: Arc<Cluster>,
    pub(crate) sessions: Sessions,
    /// What opens the names that are claimed.
    pub(crate) passwords: Passwords,
    /// What all matches add up to.
    pub(crate) sums: Sums,
    pub(crate) key: Key,
    /// What tells people when it is their turn.
    pub(crate) notices: Notices,
    pub(crate) metrics: Option<PrometheusHandle>,
    pub(crate) streams: Arc<Streams>,
    pub(crate) messages: Messages,
    pub(crate) readiness: Readiness,
    /// Reviews that are being made.
    pub(crate) reviews: Reviews,
    /// What a host tells everybody, and the last thing that administrators did which was followed.
    pub(crate) orders: Orders,
    /// The tables that wait for players.
    pub(crate) tables: OpenTables,
    /// What one address may change.
    pub(crate) changes: Allowance<Option<Network>>,
    /// What one address may ask for that costs the others something.
    pub(crate) expensive: Allowance<Option<Network>>,
    /// How many new guests an address may still bring.
    pub(crate) new_guests: Allowance<Option<Network>>,
    /// Makes the names of requests differ from those of other processes.
    pub(crate) start: u64,
    /// Keeps other servers out of the folder, if the store is in it.
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
        let place = config.store.clone().unwrap_or_else(|| data.join(STORE).into());
        // A file is one server's; several may share a database, and then also a folder with nothing but the key in it.
        let lock = match &place {
            Place::File(_) => Some(FolderLock::take(&data).map_err(store_failed)?),
            Place::Postgres(_) => None,
        };
        let is_shared = lock.is_none();
        let nats = config.nats.clone();
        ensure!(
            is_shared || nats.is_none(),
            "a bus is for several servers on one database: give --store postgres://…, too"
        );
        let store = Store::open_at(&place).await.map_err(store_failed)?;
        let (key, cluster) = if is_shared {
            (shared_key(&store, &data.join(KEY)).await?, join(&store, nats.as_deref()).await?)
        } else {
            (key(&data.join(KEY))?, Cluster::alone(store.clone()))
        };
        store.expire_sessions(random::now() - SESSION).await.map_err(store_failed)?;
        let app = Self::with(config, store, key, lock, cluster)?;
        app.note_start().await.map_err(store_failed)?;
        app.learn_orders().await.map_err(|error| Problem::new(error.to_string()))?;
        Ok(app)
    }

    /// With a store that is gone afterwards and a key of its own: for tests and trials.
    pub async fn in_memory(config: Config) -> Result<Self, Problem> {
        let key = Key::from(&new_key()?);
        let store = Store::open_in_memory().await.map_err(store_failed)?;
        let cluster = Cluster::alone(store.clone());
        Self::with(config, store, key, None, cluster)
    }

    fn with(
        config: Config,
        store: Store,
        key: Key,
        lock: Option<FolderLock>,
        cluster: Arc<Cluster>,
    ) -> Result<Self, Problem> {
        let notices = Notices::new(&config, cluster.is_shared())?;
        let rooms = Rooms::new(store.clone(), config.clone(), cluster.clone());
        let sessions = Sessions::new(store.clone(), cluster.clone());
        let metrics = config.metrics_listen.and_then(|_| crate::metrics::recorder());
        let streams = Streams::new(config.limits);
        let is_shared = cluster.is_shared();
        let changes = Allowance::new(config.rate).shared(is_shared);
        let expensive = Allowance::new(config.rate.map(|_| EXPENSIVE)).shared(is_shared);
        let new_guests = Allowance::hourly(config.rate.map(|_| config.new_guests)).shared(is_shared);
        let passwords = Passwords::new(&config, is_shared);
        Ok(App(Arc::new(Shared {
            config,
            store,
            rooms,
            cluster,
            sessions,
            passwords,
            sums: Sums::default(),
            key,
            notices,
            metrics,
            streams,
            messages: Messages::default(),
            readiness: Readiness::default(),
            reviews: Reviews::default(),
            orders: Orders::default(),
            tables: OpenTables::default(),
            changes,
            expensive,
            new_guests,
            start: random::bytes().map(u64::from_le_bytes).unwrap_or_default(),
            _lock: lock,
            stop: CancellationToken::new(),
        })))
    }

    /// Another server on the same store, as after a restart.
    #[cfg(test)]
    pub(crate) fn beside(other: &App) -> Self {
        Self::beside_with(other.config.clone(), other)
    }

    /// Another server on the same store, as after a restart with other arguments.
    #[cfg(test)]
    pub(crate) fn beside_with(config: Config, other: &App) -> Self {
        let cluster = Cluster::alone(other.store.clone());
        Self::with(config, other.store.clone(), other.key.clone(), None, cluster).expect("settings that worked")
    }

    /// One of several servers on the same store, on this bus.
    #[cfg(test)]
    pub(crate) async fn join(config: Config, store: Store, bus: Arc<dyn bus::Bus>) -> Self {
        let cluster = Cluster::join(store.clone(), bus).await.expect("a cluster");
        let app = Self::with(config, store, Key::from(&[7; 64]), None, cluster).expect("settings");
        crate::cluster::watch_over(&app);
        crate::cluster::follow_house_news(&app);
        app
    }

    /// Ends open streams, lets the rooms finish what they accepted, and closes the store.
    pub async fn close(&self) -> Result<(), Problem> {
        self.stop.cancel();
        if let Err(error) = self.cluster.leave().await {
            tracing::warn!(%error, "the others find out by themselves that this server is gone");
        }
        if timeout(CLOSING, self.rooms.close()).await.is_err() {
            tracing::warn!("some rooms do not end; what they have accepted is in the store");
        }
        if let Err(error) = self.note_stop().await {
            tracing::warn!(%error, "it is not noted until when this server was there");
        }
        self.store.close().await.map_err(store_failed)
    }
}

/// Joins the servers on the same database.
async fn join(store: &Store, nats: Option<&str>) -> Result<Arc<Cluster>, Problem> {
    let bus: Arc<dyn bus::Bus> = match nats {
        Some(address) => Arc::new(bus::Nats::open(address).await.map_err(|error| Problem::new(error.to_string()))?),
        None => Cluster::no_bus(),
    };
    Cluster::join(store.clone(), bus).await.map_err(|error| Problem::new(error.to_string()))
}

/// The key that signs cookies, which all servers on a database share: the one in the folder of the first of them, if it has one.
async fn shared_key(store: &Store, path: &Path) -> Result<Key, Problem> {
    let proposed = match fs::read(path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => new_key()?.to_vec(),
        Err(error) => return Err(unusable(path, &error)),
    };
    let hex = store.secret("cookie.key", &engine::hex(&proposed)).await.map_err(store_failed)?;
    let bytes = from_hex(&hex).ok_or_else(|| Problem::new("the database holds no key for cookies"))?;
    Key::try_from(bytes.as_slice()).map_err(|error| Problem::new(error.to_string()))
}

/// The bytes that hexadecimal digits stand for.
pub(crate) fn from_hex(hex: &str) -> Option<Vec<u8>> {
    let digits = |place: usize| hex.get(place..place + 2).and_then(|pair| u8::from_str_radix(pair, 16).ok());
    (0..hex.len()).step_by(2).map(digits).collect()
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
    let bytes = from_hex(hex).ok_or_else(|| Problem::new("the backup holds no key for cookies"))?;
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
