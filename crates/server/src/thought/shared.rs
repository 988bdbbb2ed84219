//! A thought that several people may wait for.

use std::sync::{Arc, Weak};

use tokio::sync::watch;
use tokio_util::sync::{CancellationToken, DropGuard};

use crate::ServerError;

/// What was found, if it was.
type Found<T> = Option<Result<T, ServerError>>;

/// A thought, found or under way. It is given up when this is dropped, or when nobody waits for it before it is found.
pub(crate) struct SharedThought<T> {
    found: watch::Receiver<Found<T>>,
    wanted: Weak<DropGuard>,
    given_up: CancellationToken,
}

/// Waits for a thought. When the last one who does is gone, so is the thought.
pub(crate) struct Waiting<T> {
    found: watch::Receiver<Found<T>>,
    _wanted: Option<Arc<DropGuard>>,
}

impl<T> Drop for SharedThought<T> {
    fn drop(&mut self) {
        self.given_up.cancel();
    }
}

impl<T: Clone + Send + Sync + 'static> SharedThought<T> {
    /// Begins a thought, for whoever waits for it first.
    pub(crate) fn begin(work: impl Future<Output = Result<T, ServerError>> + Send + 'static) -> (Self, Waiting<T>) {
        let given_up = CancellationToken::new();
        let (telling, found) = watch::channel(None);
        let ended = given_up.clone();
        tokio::spawn(async move {
            tokio::select! {
                biased;
                () = ended.cancelled() => {}
                found = work => { telling.send_replace(Some(found)); }
            }
        });
        let wanted = Arc::new(given_up.clone().drop_guard());
        let shared = SharedThought { found: found.clone(), wanted: Arc::downgrade(&wanted), given_up };
        (shared, Waiting { found, _wanted: Some(wanted) })
    }

    /// A way to it, unless it has been given up.
    pub(crate) fn join(&self) -> Option<Waiting<T>> {
        let wanted = self.wanted.upgrade();
        let is_found = self.found.borrow().is_some();
        (is_found || wanted.is_some()).then(|| Waiting { found: self.found.clone(), _wanted: wanted })
    }
}

impl<T: Clone> Waiting<T> {
    /// What was found; nothing if it was given up.
    pub(crate) async fn found(mut self) -> Option<Result<T, ServerError>> {
        self.found.wait_for(Option::is_some).await.ok().and_then(|found| found.clone())
    }
}

#[cfg(test)]
mod tests {
    use tokio::sync::oneshot;

    use super::*;

    #[tokio::test]
    async fn it_is_found_once_and_kept() {
        let (tell, told) = oneshot::channel();
        let (shared, first) = SharedThought::begin(async move { told.await.map_err(|_| ServerError::Broken) });
        let second = shared.join().expect("it is under way");
        drop(first);
        tell.send(7).expect("somebody still waits");
        assert_eq!(second.found().await, Some(Ok(7)));
        assert_eq!(shared.join().expect("it is kept").found().await, Some(Ok(7)));
    }

    #[tokio::test]
    async fn it_is_given_up_with_the_last_who_waits_or_with_its_owner() {
        let (mut tell, told) = oneshot::channel::<u8>();
        let (shared, waiting) = SharedThought::begin(async move { told.await.map_err(|_| ServerError::Broken) });
        drop(waiting);
        tell.closed().await;
        assert!(shared.join().is_none(), "whoever asks now begins anew");
        let (mut tell, told) = oneshot::channel::<u8>();
        let (shared, waiting) = SharedThought::begin(async move { told.await.map_err(|_| ServerError::Broken) });
        drop(shared);
        tell.closed().await;
        assert_eq!(waiting.found().await, None);
    }
}
