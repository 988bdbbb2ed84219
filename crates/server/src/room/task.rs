//! The task that owns one match.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::{Duration, Instant};

use catalog::AnyMind;
use engine::{Line, Seat, Seats, Viewer};
use store::{Append, ChatLine, Entry, Millis, Occupant};
use tokio::sync::{mpsc, watch};
use tokio::time::{MissedTickBehavior, interval};

use super::glimpse::{Glimpse, Look};
use super::log::Logs;
use super::order::{Asker, Eyes, Order};
use super::shown::Shown;
use super::table::{Stage, Table, VIEWERS, index};
use super::{Looking, News, Presence, Rooms};
use crate::terms::Ending;
use crate::{Trouble, random};

/// How many lines of chat are shown.
const CHAT: usize = 100;

/// How often a room looks around: who is away, whether anybody is left.
const LOOK_AROUND: Duration = Duration::from_secs(5);

/// The task that owns one match.
pub(super) struct Room {
    pub(super) rooms: Arc<Rooms>,
    pub(super) table: Table,
    pub(super) chat: Arc<Vec<ChatLine>>,
    pub(super) orders: mpsc::WeakSender<Order>,
    news: watch::Sender<News>,
    pub(super) presence: Arc<Presence>,
    away: Seats,
    shown: Arc<Shown>,
    logs: Logs,
    /// Which bots think, and at which length of the log.
    pub(super) thinking: HashSet<(u32, Seat)>,
    /// What the bots remember that do not think at the moment.
    pub(super) minds: HashMap<Seat, AnyMind>,
    /// Whether what is in memory may differ from what is on disk: then the room ends, and the next one reads it anew.
    broken: bool,
}

impl Room {
    pub(super) fn new(
        rooms: Arc<Rooms>,
        table: Table,
        mut chat: Vec<ChatLine>,
        orders: mpsc::WeakSender<Order>,
        news: watch::Sender<News>,
        presence: Arc<Presence>,
        shown: Arc<Shown>,
    ) -> Self {
        let now = random::now();
        for viewer in Viewer::all(table.setup().players) {
            presence.sign(viewer, now);
        }
        let chat = Arc::new(chat.split_off(chat.len().saturating_sub(CHAT)));
        let (away, logs, thinking, minds) = (Seats::NONE, Logs::default(), HashSet::new(), HashMap::new());
        Room { rooms, table, chat, orders, news, presence, away, shown, logs, thinking, minds, broken: false }
    }

    pub(super) async fn run(mut self, mut queue: mpsc::Receiver<Order>) {
        let mut around = interval(LOOK_AROUND.min(self.rooms.config.idle).max(Duration::from_millis(10)));
        around.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut busy = Instant::now();
        self.begin_if_full().await;
        self.settle().await;
        while !self.broken {
            tokio::select! {
                order = queue.recv() => match order {
                    Some(order) => {
                        busy = Instant::now();
                        self.handle(order).await;
                    }
                    None => return,
                },
                _ = around.tick() => {
                    self.look_around();
                    if busy.elapsed() > self.rooms.config.idle && self.rooms.retire(&self.table.header.id, false) {
                        return;
                    }
                }
            }
        }
        self.rooms.retire(&self.table.header.id, true);
    }

    /// Answers an order. Whoever has stopped waiting for the answer is not told.
    async fn handle(&mut self, order: Order) {
        match order {
            Order::Look { who, eyes, at, language, kind, reply } => {
                let _ = reply.send(self.look(who, eyes, at, language, kind).await);
            }
            Order::Viewer { who, reply } => {
                let _ = reply.send(Ok(self.viewer(who.as_ref())));
            }
            Order::Do { who, sent, language, reply } => {
                let _ = reply.send(self.act(&who, sent, language).await);
            }
            Order::Why { who, code, language, reply } => {
                let _ = reply.send(self.why(&who, &code, language));
            }
            Order::AskTakeback { who, reply } => {
                let _ = reply.send(self.ask_takeback(&who).await);
            }
            Order::AnswerTakeback { who, agree, reply } => {
                let _ = reply.send(self.answer_takeback(&who, agree).await);
            }
            Order::Join { who, seat, reply } => {
                let _ = reply.send(self.join(&who, seat).await);
            }
            Order::Start { who, reply } => {
                let _ = reply.send(self.start(&who).await);
            }
            Order::Leave { who, reply } => {
                let _ = reply.send(self.leave(&who).await);
            }
            Order::StandIn { who, seat, reply } => {
                let _ = reply.send(self.stand_in(&who, seat).await);
            }
            Order::Chat { who, text, reply } => {
                let _ = reply.send(self.say(&who, &text).await);
            }
            Order::Plan { who, plan, reply } => {
                let _ = reply.send(self.plan(&who, plan));
            }
            Order::Rematch { who, reply } => {
                let _ = reply.send(self.rematch(&who).await);
            }
            Order::Record { reply } => {
                let _ = reply.send(self.record());
            }
            Order::Thought(thought) => self.thought(thought).await,
            #[cfg(test)]
            Order::Imagine { seat, dice, reply } => {
                self.table.imagine(seat, dice);
                self.shown.clear();
                self.logs.clear();
                let _ = reply.send(Ok(()));
            }
        }
    }

    fn viewer(&self, who: Option<&Asker>) -> Viewer {
        who.and_then(|who| self.table.seat_of(&who.id)).map_or(Viewer::Public, Viewer::Seat)
    }

    /// The seat of somebody who wants to do something there.
    pub(super) fn seat_of(&self, who: &Asker) -> Result<Seat, Trouble> {
        self.table.seat_of(&who.id).ok_or(Trouble::NotYourSeat)
    }

    async fn look(
        &mut self,
        who: Option<Asker>,
        eyes: Eyes,
        at: Option<usize>,
        language: narration::Language,
        kind: Looking,
    ) -> Result<Arc<Glimpse>, Trouble> {
        let own = who.as_ref().and_then(|who| self.table.seat_of(&who.id));
        if let (Some(seat), true) = (own, kind.visit) {
            self.come_back(seat).await?;
        }
        let viewer = match eyes {
            Eyes::Own => own.map_or(Viewer::Public, Viewer::Seat),
            Eyes::Of(viewer) => self.may_look_as(viewer, own)?,
        };
        let look = Look { viewer, own, language, at, showing: kind.showing };
        Ok(self.glimpse(look))
    }

    /// Other seats' eyes are for after the end.
    fn may_look_as(&self, viewer: Viewer, own: Option<Seat>) -> Result<Viewer, Trouble> {
        match viewer {
            Viewer::Seat(seat) if seat.index() >= self.table.seats.len() => Err(Trouble::NotFound),
            Viewer::Seat(seat) if own != Some(seat) && !matches!(self.table.stage, Stage::Over(_)) => {
                Err(Trouble::NotYourSeat)
            }
            viewer => Ok(viewer),
        }
    }

    fn glimpse(&mut self, look: Look) -> Arc<Glimpse> {
        let current = self.news.borrow()[index(look.viewer)];
        if let Some(glimpse) = self.shown.at(&look, current) {
            return glimpse;
        }
        let glimpse = Arc::new(self.table.glimpse(&look, self.away, self.chat.clone(), &mut self.logs));
        if look.at.is_none() {
            self.shown.asked_for(look, current, glimpse.clone());
        }
        glimpse
    }

    /// Tells these viewers of a step, and lays out for their open streams what they will ask for.
    fn tell(&mut self, changed: [bool; VIEWERS]) {
        let mut news = *self.news.borrow();
        for (news, changed) in news.iter_mut().zip(changed) {
            *news = news.wrapping_add(u32::from(changed));
        }
        let wanted = self.shown.outdated(|look| changed[index(look.viewer)]);
        for look in wanted.into_iter().filter(|look| self.presence.listens(look.viewer)) {
            let glimpse = self.table.glimpse(&look, self.away, self.chat.clone(), &mut self.logs);
            self.shown.lay_out(look, news[index(look.viewer)], Arc::new(glimpse));
        }
        self.news.send_replace(news);
    }

    fn record(&self) -> Result<String, Trouble> {
        match self.table.stage {
            Stage::Over(_) => Ok(self.table.play().record(&self.table.names()).to_string()),
            _ => Err(Trouble::NotOver),
        }
    }

    /// Tells everybody that something is new.
    pub(super) fn announce(&self) {
        self.news.send_modify(|news| news.iter_mut().for_each(|news| *news = news.wrapping_add(1)));
    }

    /// Puts a line into the store, then does what it says, then tells those who may know.
    pub(super) async fn write(&mut self, line: &Line, action_id: String) -> Result<Append, Trouble> {
        let entry = Entry {
            seat: u8::try_from(line.seat.index()).unwrap_or(u8::MAX),
            line: serde_json::to_string(line).map_err(|_| Trouble::Broken)?,
            action_id: action_id.clone(),
            at: random::now(),
        };
        let begun = Instant::now();
        let written = self.rooms.store.append(&self.table.header.id, self.table.length(), vec![entry]).await;
        metrics::histogram!("gantry_append_seconds").record(begun.elapsed());
        match written {
            Ok(Append::Appended) => {}
            Ok(Append::AlreadyDone { seq }) => return Ok(Append::AlreadyDone { seq }),
            Ok(Append::Stale { .. }) => return Err(self.breaks("somebody else has written into this match")),
            Err(error) => return Err(self.breaks(&error.to_string())),
        }
        let viewers: Vec<Viewer> = Viewer::all(self.table.setup().players).collect();
        let before: Vec<u32> = viewers.iter().map(|&viewer| self.table.version(viewer)).collect();
        let asked = self.table.takeback.is_some();
        if let Err(problem) = self.table.apply(line, action_id) {
            return Err(self.breaks(&problem.to_string()));
        }
        self.settle().await;
        if self.table.stage != Stage::Running || asked != self.table.takeback.is_some() {
            self.announce();
        } else {
            let mut changed: [bool; VIEWERS] = [false; VIEWERS];
            for (&viewer, version) in viewers.iter().zip(before) {
                changed[index(viewer)] = self.table.version(viewer) != version;
            }
            self.tell(changed);
        }
        Ok(Append::Appended)
    }

    fn breaks(&mut self, why: &str) -> Trouble {
        tracing::error!(id = %self.table.header.id, why, "a room is read anew from the store");
        self.broken = true;
        Trouble::Broken
    }

    /// Notes the end if it has come, and wakes the bots whose turn it is.
    pub(super) async fn settle(&mut self) {
        if self.table.stage == Stage::Running
            && let Some(outcome) = self.table.position().outcome()
        {
            self.finish(Ending { outcome, resigned: None }).await;
        }
        self.wake_bots();
    }

    /// Ends the match. If the store fails now, the end is noted when the room is next read.
    pub(super) async fn finish(&mut self, ending: Ending) {
        let Ok(result) = serde_json::to_string(&ending) else { return };
        if let Err(error) = self.rooms.store.finish_match(&self.table.header.id, &result, random::now()).await {
            self.breaks(&error.to_string());
            return;
        }
        metrics::counter!("gantry_matches_finished_total").increment(1);
        self.table.stage = Stage::Over(ending);
    }

    fn look_around(&mut self) {
        if self.table.stage != Stage::Running {
            return;
        }
        let absence = Millis::try_from(self.rooms.config.absence.as_millis()).unwrap_or(Millis::MAX / 8);
        let away = self.presence.away(self.table.setup().players, random::now(), absence);
        let people = |seat: &Seat| {
            matches!(self.table.seats.get(seat.index()).map(|seating| &seating.occupant), Some(Occupant::Player { .. }))
        };
        let away: Seats = away.filter(people).collect();
        if away != self.away {
            self.away = away;
            self.announce();
        }
    }

    pub(super) fn is_away(&mut self, seat: Seat) -> bool {
        self.look_around();
        self.away.contains(seat)
    }
}
