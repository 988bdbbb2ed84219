//! The task that owns one match.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use catalog::AnyMind;
use engine::{Seat, Seats, Viewer};
use narration::Language;
use store::{Append, ChatLine, Millis};
use tokio::sync::mpsc;
use tokio::time::{MissedTickBehavior, interval};

use super::change::Change;
use super::hints::Hinted;
use super::log::Logs;
use super::request::{Asker, Eyes, Looking};
use super::table::{Table, VIEWERS, index};
use super::table_view::{Around, Look, TableView};
use super::thinking::Thinking;
use super::{Job, Lobby, Rooms};
use crate::ending::{Ending, Stage};
use crate::{ServerError, random};

/// How many lines of chat are shown.
pub(super) const CHAT: usize = 100;

/// After how much silence bots forget what they have thought of in advance.
const QUIET: Duration = Duration::from_secs(60);

/// So many times as long a room stays in memory that holds what is nowhere else.
const LONGER: u32 = 6;

/// How often a room looks around: who is away, whether anybody is left.
const LOOK_AROUND: Duration = Duration::from_secs(5);

/// The task that owns one match.
pub(crate) struct Room {
    pub(super) rooms: Arc<Rooms>,
    pub(super) table: Table,
    pub(super) around: Around,
    pub(super) jobs: mpsc::WeakSender<Job>,
    pub(super) lobby: Arc<Lobby>,
    /// Since when those are to act who are.
    turn_since: HashMap<Seat, Millis>,
    logs: Logs,
    /// Which bots think, and at which version of the table as they know it.
    pub(super) thinking: HashMap<(u32, Seat), Thinking>,
    /// The latest hints.
    pub(super) hints: HashMap<Seat, Hinted>,
    /// What the bots remember that do not think at the moment.
    pub(super) minds: HashMap<Seat, AnyMind>,
    /// Whether what is in memory may differ from what is on disk: then the room ends, and the next one reads it anew.
    broken: bool,
    /// Whether others need its place in memory.
    leaving: bool,
}

impl Room {
    pub(super) fn new(
        rooms: Arc<Rooms>,
        table: Table,
        mut chat: Vec<ChatLine>,
        jobs: mpsc::WeakSender<Job>,
        lobby: Arc<Lobby>,
    ) -> Self {
        let now = random::now();
        for viewer in Viewer::all(table.setup().players) {
            lobby.presence.sign(viewer, now);
        }
        lobby.chat.send_replace(Arc::new(chat.split_off(chat.len().saturating_sub(CHAT))));
        lobby.ready.clear();
        let around = Around { away: Seats::NONE, watchers: 0, chat: lobby.chat.subscribe() };
        let (logs, thinking, minds) = (Logs::default(), HashMap::new(), HashMap::new());
        let (hints, turn_since, broken, leaving) = (HashMap::new(), HashMap::new(), false, false);
        Room { rooms, table, around, jobs, lobby, turn_since, logs, thinking, hints, minds, broken, leaving }
    }

    pub(super) async fn run(mut self, mut queue: mpsc::Receiver<Job>) {
        let mut around = interval(LOOK_AROUND.min(self.rooms.config.idle).max(Duration::from_millis(10)));
        around.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut busy = Instant::now();
        self.begin_if_full().await;
        self.say_who_plays().await;
        self.settle().await;
        while !self.broken {
            tokio::select! {
                job = queue.recv() => match job {
                    Some(job) => {
                        busy = Instant::now();
                        job(&mut self).await;
                        if std::mem::take(&mut self.leaving) && self.rooms.retire(&self.table.header.id, false) {
                            break;
                        }
                    }
                    None => break,
                },
                _ = around.tick() => {
                    self.look_around();
                    self.travel_light(busy.elapsed());
                    if self.has_rested(busy.elapsed()) && self.rooms.retire(&self.table.header.id, false) {
                        break;
                    }
                }
            }
        }
        self.lobby.ready.clear();
        if self.broken {
            self.rooms.retire(&self.table.header.id, true);
            // Whoever looks on finds out from the next room what there is.
            self.announce();
        }
    }

    /// Makes room for others, unless a bot is to move here soon.
    pub(super) fn leave_memory(&mut self) {
        self.leaving = self.thinking.is_empty();
    }

    /// Whether nobody has wanted anything for long enough. What is only in memory is kept some time longer.
    fn has_rested(&self, idle: Duration) -> bool {
        let asked = self.table.takeback.is_some() || !self.table.remarks.is_empty();
        idle > self.rooms.config.idle * if asked { LONGER } else { 1 }
    }

    /// Lets go what can be made again: views for whom nobody looks, and after a while what bots remember.
    fn travel_light(&mut self, idle: Duration) {
        self.lobby.ready.retain(|look| self.lobby.presence.listens(look.viewer));
        if idle > QUIET {
            self.minds.clear();
            self.hints.clear();
            self.logs = Logs::default();
        }
    }

    /// Whether the match waits for this player.
    pub(crate) async fn waits_for(&mut self, who: Asker) -> Result<bool, ServerError> {
        let to_act = |seat: Seat| {
            self.table.with_position(Viewer::Seat(seat), None, |position, _| position.to_act().contains(seat))
        };
        Ok(self.table.stage == Stage::Running && self.table.seat_of(&who.id).is_some_and(to_act))
    }

    /// The seat of somebody who wants to do something there.
    pub(super) fn seat_of(&self, who: &Asker) -> Result<Seat, ServerError> {
        self.table.seat_of(&who.id).ok_or(ServerError::NotYourSeat)
    }

    /// What somebody may know of the table, now or after so many steps.
    pub(crate) async fn look(
        &mut self,
        who: Option<Asker>,
        eyes: Eyes,
        at: Option<usize>,
        language: Language,
        kind: Looking,
    ) -> Result<Arc<TableView>, ServerError> {
        let own = who.as_ref().and_then(|who| self.table.seat_of(&who.id));
        if let (Some(seat), true) = (own, kind.visit) {
            self.come_back(seat).await?;
        }
        let viewer = match eyes {
            Eyes::Own => own.map_or(Viewer::Public, Viewer::Seat),
            Eyes::Of(viewer) => self.may_look_as(viewer, own)?,
        };
        let look = Look { viewer, own, language, at, showing: kind.showing };
        Ok(self.view(look))
    }

    /// Other seats' eyes are for after the end.
    fn may_look_as(&self, viewer: Viewer, own: Option<Seat>) -> Result<Viewer, ServerError> {
        match viewer {
            Viewer::Seat(seat) if seat.index() >= self.table.seats.len() => Err(ServerError::NotFound),
            Viewer::Seat(seat) if own != Some(seat) && !matches!(self.table.stage, Stage::Finished { .. }) => {
                Err(ServerError::NotYourSeat)
            }
            viewer => Ok(viewer),
        }
    }

    fn view(&mut self, look: Look) -> Arc<TableView> {
        let current = self.lobby.news.borrow()[index(look.viewer)];
        if let Some(view) = self.lobby.ready.at(&look, current) {
            return view;
        }
        let view = Arc::new(self.table.view(&look, &self.around, &mut self.logs));
        if look.at.is_none() {
            self.lobby.ready.asked_for(look, current, view.clone());
        }
        view
    }

    /// Tells these viewers of a step, and lays out for their open streams what they will ask for.
    fn tell(&mut self, changed: [bool; VIEWERS]) {
        let mut news = *self.lobby.news.borrow();
        for (news, changed) in news.iter_mut().zip(changed) {
            *news = news.wrapping_add(u32::from(changed));
        }
        let wanted = self.lobby.ready.outdated(|look| changed[index(look.viewer)]);
        for look in wanted.into_iter().filter(|look| self.lobby.presence.listens(look.viewer)) {
            let view = self.table.view(&look, &self.around, &mut self.logs);
            self.lobby.ready.lay_out(look, news[index(look.viewer)], Arc::new(view));
        }
        self.lobby.news.send_replace(news);
    }

    /// The record of a match in which nobody can play on.
    pub(crate) async fn record(&mut self) -> Result<String, ServerError> {
        if self.table.is_open_to_all() { Ok(self.table.record()) } else { Err(ServerError::NotOver) }
    }

    /// Tells everybody that something is new.
    pub(super) fn announce(&self) {
        self.lobby.news.send_modify(|news| news.iter_mut().for_each(|news| *news = news.wrapping_add(1)));
    }

    /// Puts a change into the store, then makes it, then tells those who may know. `id` names the click.
    pub(super) async fn write(&mut self, change: Change, id: &str) -> Result<Append, ServerError> {
        let entries = change.entries(id, random::now()).map_err(|_| ServerError::Broken)?;
        let begun = Instant::now();
        let written = self.rooms.store.append(&self.table.header.id, self.table.length(), entries).await;
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
        if let Err(problem) = self.table.apply(change, id) {
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

    /// Ends: what the store has was changed by somebody else.
    pub(super) async fn give_way(&mut self) -> Result<(), ServerError> {
        self.broken = true;
        Ok(())
    }

    fn breaks(&mut self, why: &str) -> ServerError {
        tracing::error!(id = %self.table.header.id, why, "a room is read anew from the store");
        self.broken = true;
        ServerError::Broken
    }

    /// Notes the end if it has come, and wakes the bots whose turn it is.
    pub(super) async fn settle(&mut self) {
        if self.table.stage == Stage::Running {
            if let Some(outcome) = self.table.position().outcome() {
                self.finish(Ending { outcome, resigned: None }).await;
            } else if let Some(seat) = self.table.given_up() {
                self.finish(Ending::resigned(seat)).await;
            }
        }
        self.note_turns(random::now());
        self.wake_bots();
    }

    /// Ends the match. If the store fails now, the end is noted when the room is next read.
    pub(super) async fn finish(&mut self, ending: Ending) {
        let Ok(result) = serde_json::to_string(&ending) else { return };
        let at = random::now();
        if let Err(error) = self.rooms.store.finish_match(&self.table.header.id, &result, at).await {
            self.breaks(&error.to_string());
            return;
        }
        metrics::counter!("gantry_matches_finished_total").increment(1);
        self.table.stage = Stage::Finished { result: ending, at };
    }

    /// Finds out who lets the others wait, and how many watch.
    fn look_around(&mut self) {
        let now = random::now();
        self.note_turns(now);
        let (away, watchers) = (self.who_is_away(now), self.lobby.presence.streams_of(Viewer::Public));
        if away != self.around.away || watchers != self.around.watchers {
            self.around = Around { away, watchers, chat: self.around.chat.clone() };
            self.announce();
        }
    }

    /// Who lets the others wait: it is their turn, and neither they nor the table have moved for as long as the host allows.
    /// Only for them may a bot stand in.
    fn who_is_away(&self, now: Millis) -> Seats {
        if self.table.stage != Stage::Running {
            return Seats::NONE;
        }
        let absence = Millis::try_from(self.rooms.config.absence.as_millis()).unwrap_or(Millis::MAX / 8);
        let absent = self.lobby.presence.away(self.table.setup().players, now, absence);
        let (owners, to_act) = (self.table.owners(), self.table.to_act());
        let waited = |seat: Seat| self.turn_since.get(&seat).is_some_and(|since| now - since > absence);
        absent.filter(|&seat| owners.contains(seat) && to_act.contains(seat) && waited(seat)).collect()
    }

    /// Notes since when each seat is to act.
    fn note_turns(&mut self, now: Millis) {
        let to_act = self.table.to_act();
        self.turn_since.retain(|seat, _| to_act.contains(*seat));
        for seat in to_act {
            self.turn_since.entry(seat).or_insert(now);
        }
    }

    pub(super) fn is_away(&mut self, seat: Seat) -> bool {
        self.look_around();
        self.around.away.contains(seat)
    }
}

#[cfg(test)]
impl Room {
    /// Draws anew what a seat cannot know; with no seat, everything is again as it was.
    pub(crate) async fn imagine(&mut self, seat: Option<Seat>, dice: u64) -> Result<(), ServerError> {
        self.table.imagine(seat, dice);
        self.lobby.ready.clear();
        self.logs.clear();
        self.hints.clear();
        Ok(())
    }
}
