//! What all matches add up to, worked out anew at most once in a while: it reads all of them. Nobody waits for that but the first
//! who asks.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use store::{Store, StoreError, Sum};

/// For so long it is good enough; tests do not wait.
const FRESH: Duration = Duration::from_secs(if cfg!(test) { 0 } else { 300 });

/// What all matches add up to, and since when that is known. Clones are handles to the same.
#[derive(Clone, Default)]
pub(crate) struct Sums {
    known: Arc<Mutex<Option<(Instant, Arc<Vec<Sum>>)>>>,
    /// One works it out.
    turn: Arc<tokio::sync::Mutex<()>>,
}

impl Sums {
    /// What all matches add up to now, or did a while ago; then it is worked out anew for those who ask later.
    pub(crate) async fn current(&self, store: &Store) -> Result<Arc<Vec<Sum>>, StoreError> {
        let Some((at, sums)) = self.known().filter(|_| !FRESH.is_zero()) else {
            let _turn = self.turn.lock().await;
            // Whoever came first may have worked it out meanwhile.
            return match self.known().filter(|(at, _)| at.elapsed() < FRESH) {
                Some((_, sums)) => Ok(sums),
                None => self.work_out(store).await,
            };
        };
        if at.elapsed() >= FRESH
            && let Ok(turn) = self.turn.clone().try_lock_owned()
        {
            let (sums, store) = (self.clone(), store.clone());
            tokio::spawn(async move {
                if let Err(error) = sums.work_out(&store).await {
                    tracing::warn!(%error, "the statistics stay as they are");
                }
                drop(turn);
            });
        }
        Ok(sums)
    }

    fn known(&self) -> Option<(Instant, Arc<Vec<Sum>>)> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    async fn work_out(&self, store: &Store) -> Result<Arc<Vec<Sum>>, StoreError> {
        let sums = Arc::new(store.sums().await?);
        *self.known.lock().unwrap_or_else(PoisonError::into_inner) = Some((Instant::now(), sums.clone()));
        Ok(sums)
    }
}
