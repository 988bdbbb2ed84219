//! What administrators do, here or with `gantry admin` beside a running server: it is in the store, and this process follows.

use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use store::{AdminDeed, AdminNote, MatchId, PlayerId};
use tokio::time::timeout;
use xxhash_rust::xxh3::xxh3_64;

use crate::{App, ServerError, random};

/// How often the store is asked what administrators did.
const ASKED: Duration = Duration::from_secs(1);

/// What is known of the deeds of administrators.
#[derive(Default)]
pub(crate) struct Orders {
    /// The last one that was followed.
    last: AtomicU32,
    announcement: Mutex<Option<Arc<str>>>,
    /// Which announcement that is.
    announced: AtomicU64,
}

/// A number for an announcement; 0 for none.
pub(crate) fn announcement_number(announcement: Option<&str>) -> u64 {
    announcement.map_or(0, |text| xxh3_64(text.as_bytes()).max(1))
}

impl App {
    /// What a host tells everybody.
    pub(crate) fn announcement(&self) -> Option<Arc<str>> {
        self.orders.announcement.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Which announcement everybody should see; 0 for none.
    pub(crate) fn announced(&self) -> u64 {
        self.orders.announced.load(Ordering::Relaxed)
    }

    /// Learns what holds at the start, when nothing is in memory that could be out of date.
    pub(crate) async fn learn_orders(&self) -> Result<(), ServerError> {
        self.orders.last.store(self.store.last_admin_note().await?, Ordering::Relaxed);
        self.learn_announcement().await
    }

    async fn learn_announcement(&self) -> Result<(), ServerError> {
        let told: Option<Arc<str>> = self.store.announcement().await?.map(Arc::from);
        let number = announcement_number(told.as_deref());
        *self.orders.announcement.lock().unwrap_or_else(PoisonError::into_inner) = told;
        if self.orders.announced.swap(number, Ordering::Relaxed) != number {
            self.rooms.wake_streams();
        }
        Ok(())
    }

    /// Does something for a host, at once also in memory.
    pub(crate) async fn administer(&self, deed: AdminDeed) -> Result<(), ServerError> {
        self.store.administer(deed, random::now()).await?;
        self.follow_orders().await
    }

    /// Follows what administrators did since the last time.
    pub(crate) async fn follow_orders(&self) -> Result<(), ServerError> {
        let notes = self.store.admin_notes(self.orders.last.load(Ordering::Relaxed)).await?;
        for note in &notes {
            self.follow(note).await;
            self.orders.last.fetch_max(note.n, Ordering::Relaxed);
        }
        if notes.is_empty() { Ok(()) } else { self.learn_announcement().await }
    }

    async fn follow(&self, note: &AdminNote) {
        tracing::info!(deed = note.deed, whom = note.whom, "an administrator's deed is followed");
        self.sessions.forget(&PlayerId::new(note.whom.as_str()));
        self.read_anew(&note.matches).await;
    }

    /// Has these matches read from the store again before anybody sees more of them.
    pub(crate) async fn read_anew(&self, matches: &[MatchId]) {
        for id in matches {
            self.rooms.read_anew(id).await;
        }
    }

    /// Follows administrators until the server stops.
    pub(crate) fn obey(&self) {
        let app = self.clone();
        tokio::spawn(async move {
            while timeout(ASKED, app.stop.cancelled()).await.is_err() {
                if let Err(error) = app.follow_orders().await {
                    tracing::error!(%error, "what administrators did cannot be read");
                }
            }
        });
    }
}
