//! What all requests share.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use axum::extract::FromRef;
use axum_extra::extract::cookie::Key;
use metrics_exporter_prometheus::PrometheusHandle;
use store::Store;
use tokio_util::sync::CancellationToken;

use crate::identity::Sessions;
use crate::room::Rooms;
use crate::{Config, ServerError, Trouble, random};

/// How long a session that nobody uses lasts: the cookie lasts a year.
const SESSION: store::Millis = 366 * 24 * 3_600_000;

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
    pub async fn open(config: Config) -> Result<Self, ServerError> {
        let data = config.data.clone();
        fs::create_dir_all(&data).map_err(|error| ServerError::data(&data, &error))?;
        let key = key(&data.join("cookie.key"))?;
        let store = Store::open(data.join("gantry.sqlite")).await?;
        store.expire_sessions(random::now() - SESSION).await?;
        Ok(Self::with(config, store, key))
    }

    /// With a store that is gone afterwards and a key of its own: for tests and trials.
    pub async fn in_memory(config: Config) -> Result<Self, ServerError> {
        let key = Key::from(&random::bytes::<64>()?);
        Ok(Self::with(config, Store::open_in_memory().await?, key))
    }

    fn with(config: Config, store: Store, key: Key) -> Self {
        let rooms = Rooms::new(store.clone(), config.clone());
        let sessions = Sessions::new(store.clone());
        let metrics = crate::metrics::recorder();
        App(Arc::new(Shared { config, store, rooms, sessions, key, metrics, stop: CancellationToken::new() }))
    }

    /// Another server on the same store, as after a restart.
    #[cfg(test)]
    pub(crate) fn beside(other: &App) -> Self {
        Self::beside_with(other.config.clone(), other)
    }

    /// Another server on the same store, as after a restart with other arguments.
    #[cfg(test)]
    pub(crate) fn beside_with(config: Config, other: &App) -> Self {
        Self::with(config, other.store.clone(), other.key.clone())
    }

    /// Ends open streams, lets the rooms finish what they accepted, and closes the store.
    pub async fn close(&self) -> Result<(), ServerError> {
        self.stop.cancel();
        self.rooms.close().await;
        Ok(self.store.close().await?)
    }
}

/// The key that signs cookies. It is drawn once and then kept, so that a restart signs nobody out.
fn key(path: &Path) -> Result<Key, ServerError> {
    let bytes = match fs::read(path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            let bytes = random::bytes::<64>()?.to_vec();
            write_secret(path, &bytes).map_err(|error| ServerError::data(path, &error))?;
            bytes
        }
        Err(error) => return Err(ServerError::data(path, &error)),
    };
    Key::try_from(bytes.as_slice()).map_err(|error| ServerError::data(path, &std::io::Error::other(error)))
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

impl From<Trouble> for ServerError {
    fn from(_: Trouble) -> Self {
        ServerError::NoRandomness
    }
}
