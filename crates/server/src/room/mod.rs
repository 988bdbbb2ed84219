//! Match rooms: one task owns one match.
//!
//! What a room can do is a method of [`Room`]; it is asked for through [`RoomHandle::ask`]. What leaves a room is a
//! [`TableView`], made for one viewer. Rooms come from the store when somebody asks for them and leave memory when nobody
//! does.

mod acting;
mod change;
mod hints;
mod log;
mod presence;
mod ready_views;
mod request;
mod rules_versions;
mod seating;
mod table;
mod table_talk;
mod table_view;
mod task;
mod thinking;
mod turns;
mod versions;

use std::collections::HashMap;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};

use store::{MatchId, Store};
use tokio::sync::{mpsc, oneshot, watch};
use tokio_util::task::TaskTracker;

pub(crate) use log::{Log, news};
pub(crate) use presence::Presence;
pub(crate) use request::{Asker, Done, Eyes, Looking, Sent, What};
pub(crate) use table::{index, replayed};
pub(crate) use table_talk::Remark;
pub(crate) use table_view::{Asked, Look, Moment, SeatView, Sitting, TableView};
pub(crate) use task::Room;
pub(crate) use turns::{Payer, Turns};

use crate::{Config, ServerError};
use ready_views::ReadyViews;
use table::{Table, VIEWERS};

/// How many jobs wait for a room at most.
const QUEUE: usize = 64;

/// How many hints may wait for one address.
const WAITING_HINTS: usize = 32;

/// For every viewer how often something changed for them.
pub(crate) type News = [u32; VIEWERS];

/// All rooms of this process.
pub(crate) struct Rooms {
    pub(crate) store: Store,
    pub(crate) config: Config,
    /// Places for bots that search.
    pub(crate) bot_turns: Turns,
    /// Places for bots that answer within a moment.
    pub(crate) quick_turns: Turns,
    /// Places for hints: bots never wait for them.
    pub(crate) hint_turns: Turns,
    open: Mutex<HashMap<MatchId, RoomHandle>>,
    tasks: TaskTracker,
}

/// Something under way in a room.
type Pending<'room, T> = Pin<Box<dyn Future<Output = T> + Send + 'room>>;

/// Something that a room is to do, one after the other.
type Job = Box<dyn for<'room> FnOnce(&'room mut Room) -> Pending<'room, ()> + Send>;

/// The way to one room.
#[derive(Clone)]
pub(crate) struct RoomHandle {
    jobs: mpsc::Sender<Job>,
    /// Tells when there is something new.
    pub(crate) news: watch::Receiver<News>,
    pub(crate) presence: Arc<Presence>,
    /// What is ready to be shown.
    pub(crate) ready: Arc<ReadyViews>,
}

impl Rooms {
    pub(crate) fn new(store: Store, config: Config) -> Arc<Self> {
        // Every table is to have its bots, and has them think one thought at a time.
        let bots = || Turns::new(config.thinkers, usize::MAX);
        let (bot_turns, quick_turns, hint_turns) = (bots(), bots(), Turns::new(config.thinkers / 2, WAITING_HINTS));
        let (open, tasks) = (Mutex::default(), TaskTracker::new());
        Arc::new(Rooms { store, config, bot_turns, quick_turns, hint_turns, open, tasks })
    }

    fn open(&self) -> std::sync::MutexGuard<'_, HashMap<MatchId, RoomHandle>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The room of a match; it is read from the store unless it is in memory.
    pub(crate) async fn get(self: &Arc<Self>, id: &MatchId) -> Result<RoomHandle, ServerError> {
        if let Some(handle) = self.open().get(id) {
            return Ok(handle.clone());
        }
        let stored = self.store.load_match(id).await?.ok_or(ServerError::NoSuchMatch)?;
        let chat = self.store.chat(id, 0).await?;
        let version = stored.header.rules_version;
        let mut table = Table::load(stored).map_err(|problem| {
            tracing::error!(%id, %problem, "a stored match cannot be read");
            ServerError::Unreadable { version }
        })?;
        self.bring_up_to_date(&mut table).await?;
        let mut open = self.open();
        // Somebody else may have been faster; then theirs is the room.
        let handle = open.entry(id.clone()).or_insert_with(|| self.begin(table, chat)).clone();
        metrics::gauge!("gantry_rooms").set(open.len() as f64);
        Ok(handle)
    }

    fn begin(self: &Arc<Self>, table: Table, chat: Vec<store::ChatLine>) -> RoomHandle {
        let (jobs, queue) = mpsc::channel(QUEUE);
        let (news, receiver) = watch::channel([0; VIEWERS]);
        let presence = Arc::new(Presence::default());
        let ready = Arc::new(ReadyViews::default());
        let room = Room::new(self.clone(), table, chat, jobs.downgrade(), news, presence.clone(), ready.clone());
        self.tasks.spawn(room.run(queue));
        RoomHandle { jobs, news: receiver, presence, ready }
    }

    /// Lets a room go unless somebody holds on to it; whether it may end. A room that broke ends in any case.
    fn retire(&self, id: &MatchId, broken: bool) -> bool {
        let mut open = self.open();
        let free = broken || open.get(id).is_none_or(|handle| handle.jobs.strong_count() == 1);
        if free {
            open.remove(id);
        }
        metrics::gauge!("gantry_rooms").set(open.len() as f64);
        free
    }

    /// Ends all rooms when they have done what they were asked.
    pub(crate) async fn close(&self) {
        self.open().clear();
        self.tasks.close();
        self.tasks.wait().await;
    }
}

impl RoomHandle {
    /// Has the room do something and waits for the answer: `room.ask(|room| Box::pin(room.record()))`.
    pub(crate) async fn ask<T: Send + 'static>(
        &self,
        work: impl for<'room> FnOnce(&'room mut Room) -> Pending<'room, Result<T, ServerError>> + Send + 'static,
    ) -> Result<T, ServerError> {
        let (reply, answer) = oneshot::channel();
        let job: Job = Box::new(move |room| {
            Box::pin(async move {
                // Whoever has stopped waiting for the answer is not told.
                let _ = reply.send(work(room).await);
            })
        });
        self.jobs.send(job).await.map_err(|_| ServerError::Broken)?;
        answer.await.map_err(|_| ServerError::Broken)?
    }
}

#[cfg(test)]
impl Rooms {
    /// How many rooms are in memory.
    pub(crate) fn count(&self) -> usize {
        self.open().len()
    }
}
