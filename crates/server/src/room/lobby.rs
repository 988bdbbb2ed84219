//! What open streams hold on to of a room: it stays while the room itself may leave memory and come again.

use std::sync::Arc;

use store::ChatLine;
use tokio::sync::watch;

use super::ready_views::ReadyViews;
use super::table::VIEWERS;
use super::{News, Presence};

/// The latest of what was said at a table. Clones share it.
pub(crate) type ChatLines = Arc<Vec<ChatLine>>;

/// What open streams hold on to of a room.
pub(crate) struct Lobby {
    /// Tells when there is something new.
    pub(crate) news: watch::Sender<News>,
    /// Tells what was said.
    pub(crate) chat: watch::Sender<ChatLines>,
    pub(crate) presence: Presence,
    /// What is ready to be shown.
    pub(crate) ready: ReadyViews,
}

impl Lobby {
    pub(super) fn new() -> Self {
        Lobby {
            news: watch::Sender::new([0; VIEWERS]),
            chat: watch::Sender::default(),
            presence: Presence::default(),
            ready: ReadyViews::default(),
        }
    }
}
