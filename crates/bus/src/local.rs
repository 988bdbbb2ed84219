//! Within one process.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::mpsc;

use crate::{Bus, Heard, Listening, Pending, Source};

/// How many messages wait for one who listens; what comes then is lost.
const WAITING: usize = 256;

/// A bus within one process. Clones are the same bus.
#[derive(Clone, Default)]
pub struct Local(Arc<Hub>);

#[derive(Default)]
struct Hub {
    listeners: Mutex<HashMap<String, Vec<Listener>>>,
    nodes: AtomicU64,
    is_cut: AtomicBool,
}

struct Listener {
    node: u64,
    messages: mpsc::Sender<Vec<u8>>,
    has_lost: Arc<AtomicBool>,
}

impl Local {
    /// A way to all others on this bus.
    #[must_use]
    pub fn node(&self) -> Arc<dyn Bus> {
        Arc::new(Node { number: self.0.nodes.fetch_add(1, Ordering::Relaxed), hub: self.0.clone() })
    }

    /// Cuts it or mends it again, for tests: what is told while it is cut is lost.
    pub fn cut(&self, is_cut: bool) {
        if self.0.is_cut.swap(is_cut, Ordering::SeqCst) && !is_cut {
            for listener in self.0.listeners().values().flatten() {
                listener.has_lost.store(true, Ordering::SeqCst);
                // It finds out when it looks.
                let _ = listener.messages.try_send(Vec::new());
            }
        }
    }
}

impl Hub {
    fn listeners(&self) -> MutexGuard<'_, HashMap<String, Vec<Listener>>> {
        self.listeners.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

struct Node {
    number: u64,
    hub: Arc<Hub>,
}

impl Bus for Node {
    fn tell(&self, subject: &str, message: Vec<u8>) {
        if !self.is_connected() {
            return;
        }
        let listeners = self.hub.listeners();
        for listener in listeners.get(subject).into_iter().flatten().filter(|listener| listener.node != self.number) {
            if listener.messages.try_send(message.clone()).is_err() {
                listener.has_lost.store(true, Ordering::SeqCst);
            }
        }
    }

    fn listen<'a>(&'a self, subject: &'a str) -> Pending<'a, Listening> {
        let (sender, messages) = mpsc::channel(WAITING);
        let has_lost = Arc::<AtomicBool>::default();
        let listener = Listener { node: self.number, messages: sender, has_lost: has_lost.clone() };
        self.hub.listeners().entry(subject.to_owned()).or_default().push(listener);
        let ear = Ear { subject: subject.to_owned(), messages, has_lost, hub: self.hub.clone() };
        Box::pin(std::future::ready(Listening(Source::Local(ear))))
    }

    fn is_connected(&self) -> bool {
        !self.hub.is_cut.load(Ordering::SeqCst)
    }
}

/// Hears one subject until it is dropped.
pub(super) struct Ear {
    subject: String,
    messages: mpsc::Receiver<Vec<u8>>,
    has_lost: Arc<AtomicBool>,
    hub: Arc<Hub>,
}

impl Ear {
    pub(super) async fn next(&mut self) -> Heard {
        match self.messages.recv().await {
            _ if self.has_lost.swap(false, Ordering::SeqCst) => Heard::Gap,
            Some(message) => Heard::Message(message),
            None => std::future::pending().await,
        }
    }
}

impl Drop for Ear {
    fn drop(&mut self) {
        self.messages.close();
        let mut all = self.hub.listeners();
        if let Some(listeners) = all.get_mut(&self.subject) {
            listeners.retain(|listener| !listener.messages.is_closed());
            if listeners.is_empty() {
                all.remove(&self.subject);
            }
        }
    }
}
