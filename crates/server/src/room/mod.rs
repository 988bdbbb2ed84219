//! Match rooms: one task owns one match.
//!
//! A room is asked through its [`RoomHandle`]; what leaves it is a [`Glimpse`], made for one viewer. Rooms come from the
//! store when somebody asks for them and leave memory when nobody does.

mod acting;
mod glimpse;
mod log;
mod order;
mod planning;
mod presence;
mod seating;
mod shown;
mod table;
mod task;
mod thinking;
mod versions;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use catalog::{Hint, Showing, Why};
use engine::{Seat, Viewer};
use narration::Language;
use store::{MatchId, Store};
use tokio::sync::{Semaphore, mpsc, oneshot, watch};
use tokio_util::task::TaskTracker;

pub(crate) use glimpse::{Asked, Glimpse, Look, Moment, SeatGlimpse, Sitting, State};
pub(crate) use log::{Log, news};
pub(crate) use order::{Asker, Done, Eyes, Sent, What};
pub(crate) use planning::Plan;
pub(crate) use presence::Presence;
pub(crate) use table::index;

use crate::{Config, Trouble};
use order::{Order, Reply};
use shown::Shown;
use table::{Table, VIEWERS};
use task::Room;

/// How many orders wait for a room at most.
const QUEUE: usize = 64;

/// For every viewer how often something changed for them.
pub(crate) type News = [u32; VIEWERS];

/// All rooms of this process.
pub(crate) struct Rooms {
    pub(crate) store: Store,
    pub(crate) config: Config,
    /// How many bots may search at once.
    pub(crate) thinkers: Arc<Semaphore>,
    /// How many of those may think that answer within a moment.
    pub(crate) quick_thinkers: Arc<Semaphore>,
    open: Mutex<HashMap<MatchId, RoomHandle>>,
    tasks: TaskTracker,
}

/// The way to one room.
#[derive(Clone)]
pub(crate) struct RoomHandle {
    orders: mpsc::Sender<Order>,
    /// Tells when there is something new.
    pub(crate) news: watch::Receiver<News>,
    pub(crate) presence: Arc<Presence>,
    /// What is ready to be shown.
    pub(crate) shown: Arc<Shown>,
}

impl Rooms {
    pub(crate) fn new(store: Store, config: Config) -> Arc<Self> {
        let permits = || Arc::new(Semaphore::new(config.thinkers.max(1)));
        let (thinkers, quick_thinkers) = (permits(), permits());
        Arc::new(Rooms { store, config, thinkers, quick_thinkers, open: Mutex::default(), tasks: TaskTracker::new() })
    }

    fn open(&self) -> std::sync::MutexGuard<'_, HashMap<MatchId, RoomHandle>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The room of a match; it is read from the store unless it is in memory.
    pub(crate) async fn get(self: &Arc<Self>, id: &MatchId) -> Result<RoomHandle, Trouble> {
        if let Some(handle) = self.open().get(id) {
            return Ok(handle.clone());
        }
        let stored = self.store.load_match(id).await?.ok_or(Trouble::NoSuchMatch)?;
        let chat = self.store.chat(id, 0).await?;
        let table = Table::load(stored).map_err(|problem| {
            tracing::error!(%problem, "a stored match cannot be played on");
            Trouble::Broken
        })?;
        let mut open = self.open();
        // Somebody else may have been faster; then theirs is the room.
        let handle = open.entry(id.clone()).or_insert_with(|| self.begin(table, chat)).clone();
        metrics::gauge!("gantry_rooms").set(open.len() as f64);
        Ok(handle)
    }

    fn begin(self: &Arc<Self>, table: Table, chat: Vec<store::ChatLine>) -> RoomHandle {
        let (orders, queue) = mpsc::channel(QUEUE);
        let (news, receiver) = watch::channel([0; VIEWERS]);
        let presence = Arc::new(Presence::default());
        let shown = Arc::new(Shown::default());
        let room = Room::new(self.clone(), table, chat, orders.downgrade(), news, presence.clone(), shown.clone());
        self.tasks.spawn(room.run(queue));
        RoomHandle { orders, news: receiver, presence, shown }
    }

    /// Lets a room go unless somebody holds on to it; whether it may end. A room that broke ends in any case.
    fn retire(&self, id: &MatchId, broken: bool) -> bool {
        let mut open = self.open();
        let free = broken || open.get(id).is_none_or(|handle| handle.orders.strong_count() == 1);
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
    async fn ask<T>(&self, order: impl FnOnce(Reply<T>) -> Order) -> Result<T, Trouble> {
        let (reply, answer) = oneshot::channel();
        self.orders.send(order(reply)).await.map_err(|_| Trouble::Broken)?;
        answer.await.map_err(|_| Trouble::Broken)?
    }

    /// What somebody may know of the table.
    pub(crate) async fn look(
        &self,
        who: Option<Asker>,
        eyes: Eyes,
        at: Option<usize>,
        language: Language,
        kind: Looking,
    ) -> Result<Arc<Glimpse>, Trouble> {
        self.ask(|reply| Order::Look { who, eyes, at, language, kind, reply }).await
    }

    /// Does something in the match.
    pub(crate) async fn act(&self, who: Asker, sent: Sent, language: Language) -> Result<Done, Trouble> {
        self.ask(|reply| Order::Do { who, sent, language, reply }).await
    }

    /// Why an action cannot be done; `None` if it can.
    pub(crate) async fn why(&self, who: Asker, code: String, language: Language) -> Result<Option<Why>, Trouble> {
        self.ask(|reply| Order::Why { who, code, language, reply }).await
    }

    /// What a strong player would consider, from what this one knows.
    pub(crate) async fn hint(&self, who: Asker, language: Language) -> Result<Vec<Hint>, Trouble> {
        self.ask(|reply| Order::Hint { who, language, reply }).await
    }

    /// Asks the others to let one take back more than one may alone.
    pub(crate) async fn ask_takeback(&self, who: Asker) -> Result<(), Trouble> {
        self.ask(|reply| Order::AskTakeback { who, reply }).await
    }

    /// Answers somebody who asks for that.
    pub(crate) async fn answer_takeback(&self, who: Asker, agree: bool) -> Result<(), Trouble> {
        self.ask(|reply| Order::AnswerTakeback { who, agree, reply }).await
    }

    /// Sits down, at this place or at the first free one.
    pub(crate) async fn join(&self, who: Asker, seat: Option<u8>) -> Result<Seat, Trouble> {
        self.ask(|reply| Order::Join { who, seat, reply }).await
    }

    /// Begins, with bots at the free seats.
    pub(crate) async fn start(&self, who: Asker) -> Result<(), Trouble> {
        self.ask(|reply| Order::Start { who, reply }).await
    }

    /// Leaves the table for good.
    pub(crate) async fn leave(&self, who: Asker) -> Result<(), Trouble> {
        self.ask(|reply| Order::Leave { who, reply }).await
    }

    /// Lets a bot play for somebody who is away.
    pub(crate) async fn stand_in(&self, who: Asker, seat: u8) -> Result<(), Trouble> {
        self.ask(|reply| Order::StandIn { who, seat, reply }).await
    }

    /// Says something to the table.
    pub(crate) async fn chat(&self, who: Asker, text: String) -> Result<(), Trouble> {
        self.ask(|reply| Order::Chat { who, text, reply }).await
    }

    /// Suggests something to who is to act, or marks a place.
    pub(crate) async fn plan(&self, who: Asker, plan: Plan) -> Result<(), Trouble> {
        self.ask(|reply| Order::Plan { who, plan, reply }).await
    }

    /// The rematch, which is made if there is none.
    pub(crate) async fn rematch(&self, who: Asker) -> Result<MatchId, Trouble> {
        self.ask(|reply| Order::Rematch { who, reply }).await
    }

    /// The record of a match that is over.
    pub(crate) async fn record(&self) -> Result<String, Trouble> {
        self.ask(|reply| Order::Record { reply }).await
    }

    /// With whose eyes a player looks.
    pub(crate) async fn viewer(&self, who: Option<Asker>) -> Result<Viewer, Trouble> {
        self.ask(|reply| Order::Viewer { who, reply }).await
    }
}

#[cfg(test)]
impl Rooms {
    /// How many rooms are in memory.
    pub(crate) fn count(&self) -> usize {
        self.open().len()
    }
}

#[cfg(test)]
impl RoomHandle {
    /// Draws anew what a seat cannot know; with no seat, everything is again as it was.
    pub(crate) async fn imagine(&self, seat: Option<Seat>, dice: u64) -> Result<(), Trouble> {
        self.ask(|reply| Order::Imagine { seat, dice, reply }).await
    }
}

/// How somebody looks.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Looking {
    pub(crate) showing: Showing,
    /// Whether this is a sign of life; the refreshing of an open page is none.
    pub(crate) visit: bool,
}
