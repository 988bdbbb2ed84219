//! What all matches add up to, worked out anew at most once in a while: it reads all of them.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use store::{Store, StoreError, Sum};

/// For so long it is good enough; tests do not wait.
const FRESH: Duration = Duration::from_secs(if cfg!(test) { 0 } else { 60 });

/// What all matches add up to, and since when that is known.
#[derive(Default)]
pub(crate) struct Sums {
    known: Mutex<Option<(Instant, Arc<Vec<Sum>>)>>,
    /// One works it out, the others wait.
    turn: tokio::sync::Mutex<()>,
}

impl Sums {
    /// What all matches add up to now, or did a moment ago.
    pub(crate) async fn current(&self, store: &Store) -> Result<Arc<Vec<Sum>>, StoreError> {
        if let Some(fresh) = self.fresh() {
            return Ok(fresh);
        }
        let _turn = self.turn.lock().await;
        if let Some(fresh) = self.fresh() {
            return Ok(fresh);
        }
        let sums = Arc::new(store.sums().await?);
        *self.known.lock().unwrap_or_else(PoisonError::into_inner) = Some((Instant::now(), sums.clone()));
        Ok(sums)
    }

    fn fresh(&self) -> Option<Arc<Vec<Sum>>> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.as_ref().filter(|(at, _)| at.elapsed() < FRESH).map(|(_, sums)| sums.clone())
    }
}
