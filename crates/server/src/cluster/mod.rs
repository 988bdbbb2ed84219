//! Several servers on one store: any of them serves any match.
//!
//! The store decides, the bus only hurries. Every server beats in the store; one whose count stands still is gone, and the others
//! take over what it did for all. Nobody compares clocks.

mod house_news;
mod leases;
mod watching;

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use bus::{Bus, Listening, Local};
use serde::Serialize;
use store::{MatchId, Store, StoreError};
use tokio::sync::{Notify, watch};

pub(crate) use house_news::{HouseNews, follow_house_news};
pub(crate) use leases::{HOUSE, Lease};
pub(crate) use watching::watch_over;

use crate::ServerError;
use crate::random;

/// How often a server beats and looks at the others.
const BEAT: Duration = Duration::from_millis(500);

/// A server whose count stands still for so long is gone.
const GONE: Duration = Duration::from_millis(2500);

/// For so long after its last beat a server may do what it does for all: less than the others wait.
const HOLDS: Duration = Duration::from_millis(2000);

/// A server that is gone without a word is expected back for so long: what it has begun it may still end.
const ASLEEP: Duration = Duration::from_secs(600);

/// This server among those on the same store.
pub(crate) struct Cluster {
    node: String,
    store: Store,
    /// The way to the others; nothing where there can be none.
    shared: Option<Shared>,
    seen: Mutex<Seen>,
    /// Counts what may change who does something for all.
    changes: watch::Sender<u64>,
    /// Somebody has signed off: look at once.
    look: Notify,
    has_left: AtomicBool,
    /// Whether it does nothing for all any more, because it is to stop.
    hands_over: AtomicBool,
    /// The leases that could not be given back.
    owed: Mutex<HashSet<String>>,
    /// Held while this server signs on or off, so that the last of it counts.
    signing: tokio::sync::Mutex<()>,
}

struct Shared {
    bus: Arc<dyn Bus>,
    /// What all subjects of this house begin with: others may use the same bus.
    house: String,
}

/// What is known of all servers.
#[derive(Default)]
struct Seen {
    others: HashMap<String, Other>,
    /// When one was last seen that was gone without a word: it may only have been asleep.
    missed: Option<Instant>,
    /// When the last beat was begun that is in the store.
    beaten: Option<Instant>,
    beats: i64,
}

struct Other {
    beats: i64,
    tells: bool,
    /// Since when the count has stood still.
    since: Instant,
}

impl Cluster {
    /// The only server on its store.
    pub(crate) fn alone(store: Store) -> Arc<Self> {
        Arc::new(Self::new(store, None, String::new()))
    }

    /// One of several. When this comes back, the others know of it.
    pub(crate) async fn join(store: Store, bus: Arc<dyn Bus>) -> Result<Arc<Self>, ServerError> {
        let house = store.secret("house", &engine::hex(&random::bytes::<8>()?)).await?;
        let node = engine::hex(&random::bytes::<8>()?);
        let cluster = Self::new(store, Some(Shared { bus, house }), node);
        cluster.beat().await?;
        cluster.look().await?;
        if !cluster.seen().others.is_empty() {
            // Whoever was alone until now looks into the store from now on before it answers.
            tokio::time::sleep(2 * BEAT).await;
        }
        Ok(Arc::new(cluster))
    }

    fn new(store: Store, shared: Option<Shared>, node: String) -> Self {
        let (seen, changes, look) = (Mutex::default(), watch::Sender::new(0), Notify::new());
        let (has_left, hands_over) = (AtomicBool::new(false), AtomicBool::new(false));
        let (owed, signing) = (Mutex::default(), tokio::sync::Mutex::default());
        Cluster { node, store, shared, seen, changes, look, has_left, hands_over, owed, signing }
    }

    /// A bus to nobody: several servers without one find out from the store alone.
    pub(crate) fn no_bus() -> Arc<dyn Bus> {
        let hub = Local::default();
        hub.cut(true);
        hub.node()
    }

    fn seen(&self) -> MutexGuard<'_, Seen> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What this server is called.
    pub(crate) fn node(&self) -> &str {
        &self.node
    }

    /// Whether there can be others.
    pub(crate) fn is_shared(&self) -> bool {
        self.shared.is_some()
    }

    /// Whether others may be there now: then what is in memory may be out of date. Whoever was alone and does not reach the store
    /// goes on showing what it has.
    pub(crate) fn has_company(&self) -> bool {
        if !self.is_shared() {
            return false;
        }
        let seen = self.seen();
        !seen.others.is_empty() || seen.missed.is_some_and(|missed| missed.elapsed() < ASLEEP)
    }

    /// Whether the others hear what is told, as far as is known.
    pub(crate) fn is_connected(&self) -> bool {
        self.shared.as_ref().is_some_and(|shared| shared.bus.is_connected())
    }

    /// Whether everybody hears what anybody tells, as far as is known: if not, one has to ask.
    pub(crate) fn is_all_told(&self) -> bool {
        self.is_connected() && self.seen().others.values().all(|other| other.tells)
    }

    /// How many servers there are, this one included.
    pub(crate) fn size(&self) -> usize {
        1 + self.seen().others.values().filter(|other| other.since.elapsed() < GONE).count()
    }

    /// Hears of what may change who does something for all.
    pub(crate) fn changes(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// Tells the others something about a match.
    pub(crate) fn tell(&self, id: &MatchId, news: &impl Serialize) {
        if self.has_company() {
            self.tell_about(&format!("match.{id}"), news);
        }
    }

    fn tell_about(&self, subject: &str, news: &impl Serialize) {
        if let (Some(shared), Ok(message)) = (&self.shared, serde_json::to_vec(news)) {
            shared.bus.tell(&shared.subject(subject), message);
        }
    }

    /// Hears what others tell about a match.
    pub(crate) async fn listen(&self, id: &MatchId) -> Listening {
        self.listen_to(&format!("match.{id}")).await
    }

    async fn listen_to(&self, subject: &str) -> Listening {
        match &self.shared {
            Some(shared) => shared.bus.listen(&shared.subject(subject)).await,
            None => Listening::to_silence(),
        }
    }

    /// Signs off: the others take over at once what this server did for all.
    pub(crate) async fn leave(&self) -> Result<(), StoreError> {
        if self.is_shared() && !self.has_left.swap(true, Ordering::SeqCst) {
            // A beat that is under way would sign on again.
            let _signing = self.signing.lock().await;
            self.store.remove_node(&self.node).await?;
            self.tell_house(&HouseNews::Left { node: self.node.clone() });
        }
        Ok(())
    }

    /// Whether this server may do nothing for all any more.
    fn hands_over(&self) -> bool {
        self.hands_over.load(Ordering::SeqCst) || self.has_left()
    }

    fn has_left(&self) -> bool {
        self.has_left.load(Ordering::SeqCst)
    }
}

impl Shared {
    fn subject(&self, subject: &str) -> String {
        format!("gantry.{}.{subject}", self.house)
    }
}
