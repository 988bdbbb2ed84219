//! Glimpses that are ready: open streams take them without asking the room.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::glimpse::{Glimpse, Look};

/// How many glimpses a room remembers at most.
const MOST: usize = 32;

/// What the latest looks showed, and at which news of their viewer.
#[derive(Default)]
pub(crate) struct Shown(Mutex<HashMap<Look, Ready>>);

struct Ready {
    news: u32,
    glimpse: Arc<Glimpse>,
    /// Whether it shows a step and was laid out with it, rather than asked for.
    step: bool,
    /// Whether anybody has taken it.
    taken: bool,
}

impl Shown {
    fn ready(&self) -> MutexGuard<'_, HashMap<Look, Ready>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What this look shows at this news, if it is ready.
    pub(super) fn at(&self, look: &Look, news: u32) -> Option<Arc<Glimpse>> {
        self.take(look, |ready| ready.news == news)
    }

    /// The same for somebody who looked like this one piece of news before. Steps move nobody to another seat, so they still
    /// do; whatever else happened, they must ask the room who they are.
    pub(crate) fn after(&self, before: u32, look: &Look, news: u32) -> Option<Arc<Glimpse>> {
        self.take(look, |ready| ready.step && ready.news == news && before.wrapping_add(1) == news)
    }

    fn take(&self, look: &Look, fits: impl Fn(&Ready) -> bool) -> Option<Arc<Glimpse>> {
        let mut all = self.ready();
        let ready = all.get_mut(look).filter(|ready| fits(ready))?;
        ready.taken = true;
        Some(ready.glimpse.clone())
    }

    /// Keeps what somebody asked for.
    pub(super) fn asked_for(&self, look: Look, news: u32, glimpse: Arc<Glimpse>) {
        self.put(look, Ready { news, glimpse, step: false, taken: true });
    }

    /// Keeps what a step shows.
    pub(super) fn lay_out(&self, look: Look, news: u32, glimpse: Arc<Glimpse>) {
        self.put(look, Ready { news, glimpse, step: true, taken: false });
    }

    fn put(&self, look: Look, ready: Ready) {
        let mut all = self.ready();
        if all.len() >= MOST {
            all.clear();
        }
        all.insert(look, ready);
    }

    /// Forgets what is out of date; the looks that will be wanted again, because the last one was.
    pub(super) fn outdated(&self, old: impl Fn(&Look) -> bool) -> Vec<Look> {
        let mut wanted = Vec::new();
        self.ready().retain(|look, ready| {
            let old = old(look);
            if old && ready.taken {
                wanted.push(*look);
            }
            !old
        });
        wanted
    }

    #[cfg(test)]
    pub(super) fn clear(&self) {
        self.ready().clear();
    }
}
