//! Match rooms: one task owns one match.
//!
//! What a room can do is a method of [`Room`]; it is asked for through [`RoomHandle::ask`]. What leaves a room is a
//! [`TableView`], made for one viewer. Rooms come from the store when somebody asks for them and leave memory when nobody
//! does.

mod acting;
mod awaited;
mod change;
mod clocks;
mod elsewhere;
mod eyes;
mod hints;
mod jumps;
mod known;
mod later;
mod lobby;
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
mod versions;
mod what_if;

use std::collections::HashMap;
use std::pin::Pin;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use bus::Listening;
use store::{MatchId, Millis, PlayerId, Store};
use tokio::sync::{mpsc, oneshot};
use tokio_util::task::TaskTracker;

pub(crate) use awaited::Awaited;
pub(crate) use clocks::{ClockView, ClockWord};
pub(crate) use elsewhere::News;
pub(crate) use eyes::LookerView;
pub(crate) use jumps::Jumps;
pub(crate) use lobby::{ChatLines, Lobby};
pub(crate) use log::{Log, news, since};
pub(crate) use presence::Presence;
pub(crate) use request::{Asker, Done, Eyes, Looking, Sent, What};
pub(crate) use table::{replayed, seat_name};
pub(crate) use table_talk::Remark;
pub(crate) use table_view::{Asked, Look, Moment, SeatView, Sitting, TableView, trace};
pub(crate) use task::Room;

use crate::allowance::Allowance;
use crate::clocks::Outages;
use crate::cluster::Cluster;
use crate::thought::{Thinkers, Turns};
use crate::{Config, Rate, ServerError};
use table::Table;

/// How many jobs wait for a room at most.
const QUEUE: usize = 64;

/// How often somebody may say something.
const TALK: Rate = Rate { per_second: 1, burst: 10 };

/// All rooms of this process.
pub(crate) struct Rooms {
    pub(crate) store: Store,
    pub(crate) config: Config,
    /// Since when this server has been there without a break.
    began: AtomicI64,
    /// The other servers.
    pub(crate) cluster: Arc<Cluster>,
    /// Places for bots that search.
    pub(crate) bot_turns: Turns,
    /// Places for bots that answer within a moment.
    pub(crate) quick_turns: Turns,
    /// Places for what people ask: bots never wait for them.
    pub(crate) thinkers: Thinkers,
    /// How often somebody may say something, at all tables together.
    pub(crate) talk: Allowance<PlayerId>,
    /// When no server was there.
    pub(crate) outages: Outages,
    register: Mutex<Register>,
    /// Counts how often a room was asked for.
    uses: AtomicU64,
    tasks: TaskTracker,
}

/// Which rooms there are.
#[derive(Default)]
struct Register {
    /// Those in memory.
    open: HashMap<MatchId, RoomHandle>,
    /// The lobbies of those that somebody looks at, in memory or not.
    lobbies: HashMap<MatchId, Weak<Lobby>>,
}

/// Something under way in a room.
type Pending<'room, T> = Pin<Box<dyn Future<Output = T> + Send + 'room>>;

/// Something that a room is to do, one after the other.
type Job = Box<dyn for<'room> FnOnce(&'room mut Room) -> Pending<'room, ()> + Send>;

/// The way to one room.
#[derive(Clone)]
pub(crate) struct RoomHandle {
    jobs: mpsc::Sender<Job>,
    pub(crate) lobby: Arc<Lobby>,
    /// When it was last asked for, counted in uses of rooms.
    used: Arc<AtomicU64>,
}

impl Rooms {
    pub(crate) fn new(store: Store, config: Config, cluster: Arc<Cluster>) -> Arc<Self> {
        // Every table is to have its bots, and has them think one thought at a time.
        let bots = || Turns::new(config.thinkers, usize::MAX);
        let (bot_turns, quick_turns, thinkers) = (bots(), bots(), Thinkers::new(config.thinkers / 2));
        let talk = Allowance::new(config.rate.map(|_| TALK)).shared(cluster.is_shared());
        let (register, uses, tasks) = (Mutex::default(), AtomicU64::new(0), TaskTracker::new());
        let (outages, began) = (Outages::default(), AtomicI64::new(config.clock.now()));
        Arc::new(Rooms {
            store,
            config,
            began,
            cluster,
            bot_turns,
            quick_turns,
            thinkers,
            talk,
            outages,
            register,
            uses,
            tasks,
        })
    }

    fn register(&self) -> MutexGuard<'_, Register> {
        self.register.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The room of a match, if it is in memory.
    fn in_memory(&self, id: &MatchId) -> Option<RoomHandle> {
        let handle = self.register().living(id)?;
        self.note_use(&handle);
        Some(handle)
    }

    fn note_use(&self, handle: &RoomHandle) {
        handle.used.store(self.uses.fetch_add(1, Ordering::Relaxed), Ordering::Relaxed);
    }

    /// Notes that a room has to stay: it is not the next one to be asked to leave memory, but others are.
    fn keep(&self, id: &MatchId) {
        if let Some(handle) = self.register().open.get(id) {
            self.note_use(handle);
        }
    }

    /// Since when this server has been there without a break: who was there before had no chance to be heard of.
    pub(crate) fn began(&self) -> Millis {
        self.began.load(Ordering::Relaxed)
    }

    /// Notes that there was a break.
    pub(crate) fn begin_anew(&self, now: Millis) {
        self.began.store(now, Ordering::Relaxed);
    }

    /// Whether a room is in memory.
    pub(crate) fn is_open(&self, id: &MatchId) -> bool {
        self.register().open.contains_key(id)
    }

    /// The room of a match; it is read from the store unless it is in memory.
    pub(crate) async fn get(self: &Arc<Self>, id: &MatchId) -> Result<RoomHandle, ServerError> {
        if let Some(handle) = self.in_memory(id) {
            return Ok(handle);
        }
        // In a place of its own: every request that might come first would be as large.
        Box::pin(self.read(id)).await
    }

    async fn read(self: &Arc<Self>, id: &MatchId) -> Result<RoomHandle, ServerError> {
        // What others do from now on is heard, what they did before is read.
        let others = self.cluster.listen(id).await;
        let stored = self.store.load_match(id).await?.ok_or(ServerError::NoSuchMatch)?;
        let chat = self.store.chat(id, 0).await?;
        let lookers = self.store.lookers(id).await?;
        let version = stored.header.rules_version;
        let mut table = Table::load(stored, self.outages.clone()).map_err(|problem| {
            tracing::error!(%id, %problem, "a stored match cannot be read");
            ServerError::Unreadable { version }
        })?;
        table.lookers = lookers;
        self.bring_up_to_date(&mut table).await?;
        let mut register = self.register();
        // Somebody else may have been faster; then theirs is the room.
        if register.living(id).is_none() {
            let lobby = register.lobby(id);
            let handle = self.begin(table, chat, lobby, others);
            register.open.insert(id.clone(), handle);
        }
        register.shrink_to(self.config.rooms);
        metrics::gauge!("gantry_rooms").set(register.open.len() as f64);
        drop(register);
        self.in_memory(id).ok_or(ServerError::Broken)
    }

    fn begin(
        self: &Arc<Self>,
        table: Table,
        chat: Vec<store::ChatLine>,
        lobby: Arc<Lobby>,
        others: Listening,
    ) -> RoomHandle {
        let (jobs, queue) = mpsc::channel(QUEUE);
        let room = Room::new(self.clone(), table, chat, jobs.downgrade(), lobby.clone());
        self.tasks.spawn(room.run(queue, others));
        // The one that has just come is not the one to go.
        RoomHandle { jobs, lobby, used: Arc::new(AtomicU64::new(u64::MAX)) }
    }

    /// Lets a room go unless somebody holds on to it; whether it may end. A room that broke ends in any case.
    fn retire(&self, id: &MatchId, broken: bool) -> bool {
        let mut register = self.register();
        let free = broken || register.open.get(id).is_none_or(|handle| handle.jobs.strong_count() == 1);
        if free {
            register.open.remove(id);
        }
        metrics::gauge!("gantry_rooms").set(register.open.len() as f64);
        free
    }

    /// Lets the room of a match go, if it is in memory: the next one reads what the store has.
    pub(crate) async fn read_anew(&self, id: &MatchId) {
        let handle = self.register().open.get(id).cloned();
        if let Some(handle) = handle {
            // A room that does not answer has ended already.
            let _ = handle.ask_at_once(|room| Box::pin(room.give_way())).await;
            handle.jobs.closed().await;
        }
    }

    /// Has all open streams look for what else there is to tell.
    pub(crate) fn wake_streams(&self) {
        let lobbies: Vec<_> = self.register().lobbies.values().filter_map(Weak::upgrade).collect();
        lobbies.iter().for_each(|lobby| lobby.wake());
    }

    /// Ends all rooms when they have done what they were asked.
    pub(crate) async fn close(&self) {
        self.register().open.clear();
        self.tasks.close();
        self.tasks.wait().await;
    }
}

impl Register {
    /// The lobby of a match: the one that somebody holds on to, or a new one.
    fn lobby(&mut self, id: &MatchId) -> Arc<Lobby> {
        if let Some(lobby) = self.lobbies.get(id).and_then(Weak::upgrade) {
            return lobby;
        }
        if self.lobbies.len() > 2 * self.open.len() + QUEUE {
            self.lobbies.retain(|_, lobby| lobby.strong_count() > 0);
        }
        let lobby = Arc::new(Lobby::new());
        self.lobbies.insert(id.clone(), Arc::downgrade(&lobby));
        lobby
    }

    /// The room of a match, if it is in memory and its task has not broken off: then it would answer nobody.
    fn living(&mut self, id: &MatchId) -> Option<RoomHandle> {
        let handle = self.open.get(id)?;
        if handle.jobs.is_closed() {
            tracing::error!(%id, "a room broke off and is read anew from the store");
            self.open.remove(id);
            return None;
        }
        Some(handle.clone())
    }

    /// Asks as many rooms to leave memory as there are too many, those that were used least lately. One in which somebody waits
    /// for an answer stays.
    fn shrink_to(&mut self, most: usize) {
        if self.open.len() <= most {
            return;
        }
        self.open.retain(|_, handle| !handle.jobs.is_closed());
        let count = self.open.len().saturating_sub(most);
        let free = self.open.values().filter(|handle| handle.jobs.strong_count() == 1);
        let mut free: Vec<(u64, &RoomHandle)> =
            free.map(|handle| (handle.used.load(Ordering::Relaxed), handle)).collect();
        if count < free.len() {
            free.select_nth_unstable_by_key(count, |(used, _)| *used);
        }
        for (_, handle) in free.into_iter().take(count) {
            // One that has its hands full is not the one to go.
            let _ = handle.jobs.try_send(Box::new(|room| Box::pin(async { room.leave_memory() })));
        }
    }
}

impl RoomHandle {
    /// Has the room do something and waits for the answer: `room.ask(|room| Box::pin(room.record()))`. It knows by then what
    /// other servers have acknowledged.
    pub(crate) async fn ask<T: Send + 'static>(
        &self,
        work: impl for<'room> FnOnce(&'room mut Room) -> Pending<'room, Result<T, ServerError>> + Send + 'static,
    ) -> Result<T, ServerError> {
        self.ask_at_once(|room| {
            Box::pin(async move {
                room.keep_up().await?;
                work(room).await
            })
        })
        .await
    }

    /// The same with what the room knows anyway.
    pub(crate) async fn ask_at_once<T: Send + 'static>(
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
        self.register().open.len()
    }
}
