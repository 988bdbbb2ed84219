//! What open streams hold on to of a room: it stays while the room itself may leave memory and come again.

use std::sync::Arc;

use engine::Viewer;
use store::ChatLine;
use tokio::sync::watch;

use super::Presence;
use super::ready_views::ReadyViews;
use super::table::{VIEWERS, index};

/// The latest of what was said at a table. Clones share it.
pub(crate) type ChatLines = Arc<Vec<ChatLine>>;

/// What open streams hold on to of a room.
pub(crate) struct Lobby {
    /// Counts what is new, for every viewer apart: what is none of their business wakes nobody.
    news: [watch::Sender<u32>; VIEWERS],
    /// Tells what was said.
    pub(crate) chat: watch::Sender<ChatLines>,
    pub(crate) presence: Presence,
    /// What is ready to be shown.
    pub(crate) ready: ReadyViews,
}

impl Lobby {
    pub(super) fn new() -> Self {
        Lobby {
            news: std::array::from_fn(|_| watch::Sender::new(0)),
            chat: watch::Sender::default(),
            presence: Presence::default(),
            ready: ReadyViews::default(),
        }
    }

    /// How much news a viewer has had.
    pub(crate) fn news(&self, viewer: Viewer) -> u32 {
        *self.news[index(viewer)].borrow()
    }

    /// Hears of news of this viewer.
    pub(crate) fn listen(&self, viewer: Viewer) -> watch::Receiver<u32> {
        self.news[index(viewer)].subscribe()
    }

    /// Tells a viewer that there is something new.
    pub(super) fn tell(&self, viewer: Viewer) {
        self.news[index(viewer)].send_modify(|news| *news = next(*news));
    }

    /// Has everybody look for what else there is to tell, beside the table.
    pub(super) fn wake(&self) {
        self.news.iter().for_each(|news| news.send_modify(|_| {}));
    }

    /// Tells everybody.
    pub(super) fn tell_all(&self) {
        self.news.iter().for_each(|news| news.send_modify(|news| *news = next(*news)));
    }
}

/// The count of news after this one.
pub(super) fn next(news: u32) -> u32 {
    news.wrapping_add(1)
}
