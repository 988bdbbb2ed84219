//! Views that are ready: open streams take them without asking the room.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::table_view::{Look, TableView};

/// How many views a room remembers at most.
const MOST: usize = 32;

/// What the latest looks showed, and at which news of their viewer.
#[derive(Default)]
pub(crate) struct ReadyViews(Mutex<HashMap<Look, Ready>>);

struct Ready {
    news: u32,
    view: Arc<TableView>,
    /// Whether it shows a step and was laid out with it, rather than asked for.
    step: bool,
    /// Whether anybody has taken it.
    taken: bool,
}

impl ReadyViews {
    fn ready(&self) -> MutexGuard<'_, HashMap<Look, Ready>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What this look shows at this news, if it is ready.
    pub(super) fn at(&self, look: &Look, news: u32) -> Option<Arc<TableView>> {
        self.take(look, |ready| ready.news == news)
    }

    /// What this look shows at this news, for a stream whose last message was of the news `before`. It is given only if
    /// nothing but one step happened between the two: a step moves nobody to another seat, so the stream still looks with
    /// the same eyes. After anything else the stream has to ask the room who it looks as.
    pub(crate) fn after(&self, before: u32, look: &Look, news: u32) -> Option<Arc<TableView>> {
        self.take(look, |ready| ready.step && ready.news == news && before.wrapping_add(1) == news)
    }

    fn take(&self, look: &Look, fits: impl Fn(&Ready) -> bool) -> Option<Arc<TableView>> {
        let mut all = self.ready();
        let ready = all.get_mut(look).filter(|ready| fits(ready))?;
        ready.taken = true;
        Some(ready.view.clone())
    }

    /// Keeps what somebody asked for.
    pub(super) fn asked_for(&self, look: Look, news: u32, view: Arc<TableView>) {
        self.put(look, Ready { news, view, step: false, taken: true });
    }

    /// Keeps what a step shows.
    pub(super) fn lay_out(&self, look: Look, news: u32, view: Arc<TableView>) {
        self.put(look, Ready { news, view, step: true, taken: false });
    }

    fn put(&self, look: Look, ready: Ready) {
        let mut all = self.ready();
        if all.len() >= MOST {
            all.clear();
        }
        all.insert(look, ready);
    }

    /// Forgets the views that are out of date. Those of them that somebody had taken will be wanted again: their looks are
    /// given back.
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

    /// Keeps the views for those looks that somebody needs.
    pub(super) fn retain(&self, needed: impl Fn(&Look) -> bool) {
        self.ready().retain(|look, _| needed(look));
    }

    /// Forgets all views.
    pub(super) fn clear(&self) {
        self.ready().clear();
    }
}
