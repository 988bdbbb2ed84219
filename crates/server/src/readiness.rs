//! Whether what is done here can be kept.

use std::time::{Duration, Instant};

use store::Store;
use tokio::sync::Mutex;

use crate::ServerError;

/// For how long an answer holds: asking often must not mean writing often.
const HOLDS: Duration = Duration::from_secs(2);

/// Whether the store could write when it was last tried.
#[derive(Default)]
pub(crate) struct Readiness(Mutex<Option<(Instant, Result<(), ServerError>)>>);

impl Readiness {
    /// Fails if the store cannot write.
    pub(crate) async fn check(&self, store: &Store) -> Result<(), ServerError> {
        let mut last = self.0.lock().await;
        if let Some((at, known)) = &*last
            && at.elapsed() < HOLDS
        {
            return known.clone();
        }
        let tried = store.try_to_write().await.map_err(ServerError::from);
        *last = Some((Instant::now(), tried.clone()));
        tried
    }
}
