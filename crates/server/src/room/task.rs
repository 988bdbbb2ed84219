//! The task that owns one match.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bus::Listening;
use catalog::AnyMind;
use engine::{Seat, Seats, Viewer};
use narration::Language;
use store::{Append, ChatLine, Millis, StoreError};
use tokio::sync::mpsc;
use tokio::time::{MissedTickBehavior, interval, sleep_until};

use super::change::Change;
use super::elsewhere::{ASKED, News};
use super::hints::Hinted;
use super::lobby::next;
use super::log::Logs;
use super::presence::Report;
use super::request::{Asker, Eyes, Looking};
use super::table::Table;
use super::table_view::{Around, Look, TableView};
use super::{Job, Lobby, Rooms};
use crate::clocks::Clocks;
use crate::cluster::Lease;
use crate::ending::{Ending, Stage};
use crate::metrics::part;
use crate::thought::Thinking;
use crate::{ServerError, club};

/// How many lines of chat are shown.
pub(super) const CHAT: usize = 100;

/// After how much silence bots forget what they have thought of in advance.
const QUIET: Duration = Duration::from_secs(60);

/// For so many looks around it counts what another server told of who is there.
pub(super) const HEARD: u32 = 3;

/// So many times as long a room stays in memory that holds what is nowhere else.
const LONGER: u32 = 6;

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
    /// Which server lets the bots think, if that is known.
    pub(super) lead: Option<Lease>,
    /// When each seat last said something over the board.
    pub(super) remarked: HashMap<Seat, Millis>,
    /// The latest request to take back that was answered at another server.
    pub(super) answered: Millis,
    /// When the store was last asked what other servers did.
    pub(super) asked: Instant,
    /// Whether it did not answer then.
    pub(super) is_behind: bool,
    /// When it was last noted that somebody waits here for anybody to come.
    pub(super) waiting_noted: Millis,
}

/// What everybody knew before something happened.
pub(super) struct Before {
    versions: Vec<(Viewer, u32)>,
    asked: bool,
}

impl Room {
    pub(super) fn new(
        rooms: Arc<Rooms>,
        table: Table,
        mut chat: Vec<ChatLine>,
        jobs: mpsc::WeakSender<Job>,
        lobby: Arc<Lobby>,
    ) -> Self {
        lobby.chat.send_replace(Arc::new(chat.split_off(chat.len().saturating_sub(CHAT))));
        lobby.ready.clear();
        let around =
            Around { away: Seats::NONE, watchers: 0, late: Seats::NONE, lost: 0, chat: lobby.chat.subscribe() };
        let (logs, thinking, minds) = (Logs::default(), HashMap::new(), HashMap::new());
        let (hints, turn_since, remarked) = (HashMap::new(), HashMap::new(), HashMap::new());
        Room {
            rooms,
            table,
            around,
            jobs,
            lobby,
            turn_since,
            logs,
            thinking,
            hints,
            minds,
            broken: false,
            leaving: false,
            lead: None,
            remarked,
            answered: 0,
            asked: Instant::now(),
            is_behind: false,
            waiting_noted: 0,
        }
    }

    pub(super) async fn run(mut self, mut queue: mpsc::Receiver<Job>, mut others: Listening) {
        let config = &self.rooms.config;
        let pause = config.look_around.min(config.idle).max(Duration::from_millis(10));
        let mut around = interval(pause);
        around.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let (mut servers, is_shared) = (self.rooms.cluster.changes(), self.rooms.cluster.is_shared());
        let mut seldom = interval(ASKED);
        seldom.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let (mut busy, mut review) = (Instant::now(), None);
        self.begin_if_full().await;
        self.say_who_plays().await;
        self.start_clocks().await;
        self.settle().await;
        self.look_around();
        around.reset();
        self.tell_servers(&News::Hello);
        while !self.broken {
            let zero = self.until_zero();
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
                heard = others.next() => self.hear(heard).await,
                Ok(()) = servers.changed(), if review.is_none() => {
                    review = Some(tokio::time::Instant::now() + self.own_moment());
                }
                () = sleep_until(review.unwrap_or_else(tokio::time::Instant::now)), if review.is_some() => {
                    review = None;
                    self.review_servers().await;
                }
                () = tokio::time::sleep(zero.unwrap_or_default()), if zero.is_some() => self.watch_clocks(),
                _ = seldom.tick(), if is_shared => self.keep_up_now_and_then().await,
                _ = around.tick() => {
                    self.look_around();
                    self.note_waiting(false).await;
                    self.tell_presence();
                    self.wake_bots();
                    self.travel_light(busy.elapsed());
                    if self.has_rested(busy.elapsed()) && self.rooms.retire(&self.table.header.id, false) {
                        break;
                    }
                }
            }
        }
        self.lobby.ready.clear();
        self.give_up_lead().await;
        if self.broken {
            self.rooms.retire(&self.table.header.id, true);
            // Whoever looks on finds out from the next room what there is.
            self.announce();
        }
    }

    /// Makes room for others, unless a bot is to move here soon.
    pub(super) fn leave_memory(&mut self) {
        self.leaving = self.thinking.is_empty() && !self.is_needed();
        if !self.leaving {
            self.rooms.keep(&self.table.header.id);
        }
    }

    /// Whether somebody looks on who hears only through this room of what happens at other servers, or that a time is up.
    fn is_needed(&self) -> bool {
        (self.rooms.cluster.is_shared() || self.until_zero().is_some()) && self.lobby.presence.is_watched()
    }

    /// Whether nobody has wanted anything for long enough. What is only in memory is kept some time longer.
    fn has_rested(&self, idle: Duration) -> bool {
        let asked = self.table.takeback.is_some() || !self.table.remarks.is_empty();
        idle > self.rooms.config.idle * if asked { LONGER } else { 1 } && !self.is_needed()
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
        let lent =
            who.as_ref().filter(|_| self.table.stage == Stage::Running).and_then(|who| self.table.eyes_of(&who.id));
        let mut until = None;
        let viewer = match eyes {
            Eyes::Own => own.or(lent).map_or(Viewer::Public, Viewer::Seat),
            Eyes::Of(viewer) => match self.may_look_as(viewer, own.or(lent)) {
                Err(ServerError::NotYourSeat) if own.is_none() && viewer.seat().is_some() => {
                    until = Some(self.may_look_later(viewer.seat().unwrap_or_default())?);
                    viewer
                }
                looks => looks?,
            },
        };
        // What is shown later is never the present.
        let at = until.map_or(at, |until| Some(at.map_or(until, |at| at.min(until))));
        let look = Look { viewer, own, language, at, until, showing: kind.showing };
        self.watch_clocks();
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
        let current = self.lobby.news(look.viewer);
        if let Some(view) = self.lobby.ready.at(&look, current) {
            return view;
        }
        let view = Arc::new(part("draw", || self.table.view(&look, &self.around, &mut self.logs)));
        if look.at.is_none() {
            self.lobby.ready.asked_for(look, current, view.clone());
        }
        view
    }

    /// Tells these viewers of a step, and lays out for their open streams what they will ask for. For all others nothing is
    /// woken, drawn or forgotten: nobody can tell from a time that somebody else did something in secret.
    fn tell(&mut self, changed: &[Viewer]) {
        let wanted = self.lobby.ready.outdated(|look| changed.contains(&look.viewer));
        for look in wanted.into_iter().filter(|look| self.lobby.presence.listens(look.viewer)) {
            let view = part("draw", || self.table.view(&look, &self.around, &mut self.logs));
            self.lobby.ready.lay_out(look, next(self.lobby.news(look.viewer)), Arc::new(view));
        }
        changed.iter().for_each(|&viewer| self.lobby.tell(viewer));
    }

    /// The record of a match in which nobody can play on.
    pub(crate) async fn record(&mut self) -> Result<String, ServerError> {
        if self.table.is_open_to_all() { Ok(self.table.record()) } else { Err(ServerError::NotOver) }
    }

    /// Tells everybody that something is new.
    pub(super) fn announce(&self) {
        self.lobby.tell_all();
    }

    /// Puts a change into the store, then makes it, then tells those who may know. `id` names the click.
    pub(super) async fn write(&mut self, change: Change, id: &str) -> Result<Append, ServerError> {
        let at = self.now();
        let entries = change.entries(id, at).map_err(|_| ServerError::Broken)?;
        let begun = Instant::now();
        let written = self.rooms.store.append(&self.table.header.id, self.table.length(), entries).await;
        metrics::histogram!("gantry_append_seconds").record(begun.elapsed());
        match written {
            Ok(Append::Appended) => {}
            Ok(answer) if self.rooms.cluster.is_shared() => {
                // Another server was faster: now it is known what it did.
                metrics::counter!("gantry_conflicts_total").increment(1);
                self.catch_up().await?;
                return Ok(answer);
            }
            Ok(Append::AlreadyDone { seq }) => return Ok(Append::AlreadyDone { seq }),
            Ok(Append::Stale { .. }) => return Err(self.breaks("somebody else has written into this match")),
            // Nothing was written, so this is still how things stand; bots try again in a moment.
            Err(error @ StoreError::Away(_)) => return Err(error.into()),
            Err(error) => return Err(self.breaks(&error.to_string())),
        }
        let before = self.sight();
        if let Err(problem) = part("adopt", || self.table.apply(change, id, at)) {
            return Err(self.breaks(&problem.to_string()));
        }
        self.tell_servers(&News::Log { length: self.table.length() });
        self.follow_up(before, false).await;
        Ok(Append::Appended)
    }

    /// What everybody knows now.
    pub(super) fn sight(&self) -> Before {
        let viewers = Viewer::all(self.table.setup().players);
        let versions = viewers.map(|viewer| (viewer, self.table.version(viewer))).collect();
        Before { versions, asked: self.table.takeback.is_some() }
    }

    /// Sees what follows from what has happened since, and tells those who may know; all of them if it concerns more than steps.
    pub(super) async fn follow_up(&mut self, before: Before, is_more: bool) {
        self.settle().await;
        if is_more || self.table.stage != Stage::Running || before.asked != self.table.takeback.is_some() {
            return self.announce();
        }
        let has_changed = |(viewer, version)| (self.table.version(viewer) != version).then_some(viewer);
        let changed: Vec<Viewer> = before.versions.into_iter().filter_map(has_changed).collect();
        self.tell(&changed);
    }

    /// Ends: what the store has was changed by somebody else.
    pub(super) async fn give_way(&mut self) -> Result<(), ServerError> {
        self.broken = true;
        Ok(())
    }

    pub(super) fn breaks(&mut self, why: &str) -> ServerError {
        tracing::error!(id = %self.table.header.id, why, "a room is read anew from the store");
        self.broken = true;
        ServerError::Broken
    }

    /// Notes the end if it has come, and wakes the bots whose turn it is.
    pub(super) async fn settle(&mut self) {
        if self.table.stage == Stage::Running {
            if let Some(outcome) = self.table.position().outcome() {
                self.note_spent().await;
                self.finish(Ending { outcome, resigned: None, late: false }).await;
            } else if let Some(seat) = self.table.given_up() {
                let late = self.table.clocks.as_ref().and_then(Clocks::ending).is_some_and(|(late, _)| late == seat);
                self.finish(Ending { late, ..Ending::resigned(seat) }).await;
            }
        }
        self.note_turns(self.now());
        self.seek_lead().await;
        self.wake_bots();
    }

    /// Ends the match. If the store fails now, the end is noted when the room is next read.
    pub(super) async fn finish(&mut self, ending: Ending) {
        let Ok(result) = serde_json::to_string(&ending) else { return };
        let at = self.now();
        let own_components = self.table.header.components.is_some();
        let booking = club::booking(self.table.game, &self.table.match_setup, own_components, &ending);
        let is_rated = booking.pool.is_some();
        let finished = self.rooms.store.finish_match(&self.table.header.id, &result, at, Some(booking)).await;
        let is_ours = match finished {
            Ok(is_ours) => is_ours,
            Err(error) => {
                self.breaks(&error.to_string());
                return;
            }
        };
        if is_rated && let Err(error) = club::rate_all(&self.rooms.store).await {
            tracing::warn!(%error, "ratings are worked out later");
        }
        // Another server may have noted it, too.
        metrics::counter!("gantry_matches_finished_total").increment(u64::from(is_ours));
        self.table.stage = Stage::Finished { result: ending, at };
        self.tell_servers(&News::People);
    }

    /// Finds out who lets the others wait, and how many watch.
    fn look_around(&mut self) {
        let now = self.now();
        self.note_turns(now);
        self.watch_clocks();
        let present = self.lobby.presence.everywhere(HEARD * self.rooms.config.look_around);
        let (away, watchers) = (self.who_is_away(&present, now), present.streams_of(Viewer::Public));
        if away != self.around.away || watchers != self.around.watchers {
            (self.around.away, self.around.watchers) = (away, watchers);
            self.announce();
        }
    }

    /// Who lets the others wait: it is their turn, and neither they nor the table have moved for as long as the host allows.
    /// Only for them may a bot stand in.
    fn who_is_away(&self, present: &Report, now: Millis) -> Seats {
        if self.table.stage != Stage::Running {
            return Seats::NONE;
        }
        let absence = self.absence();
        let absent = present.away(self.table.setup().players, now, absence);
        let (owners, to_act) = (self.table.owners(), self.table.to_act());
        let waited = |seat: Seat| self.turn_since.get(&seat).is_some_and(|since| now - since > absence);
        absent.filter(|&seat| owners.contains(seat) && to_act.contains(seat) && waited(seat)).collect()
    }

    /// How long somebody may let the others wait.
    pub(super) fn absence(&self) -> Millis {
        Millis::try_from(self.rooms.config.absence.as_millis()).unwrap_or(Millis::MAX / 8)
    }

    /// Notes since when each seat is to act.
    fn note_turns(&mut self, now: Millis) {
        let to_act = self.table.to_act();
        self.turn_since.retain(|seat, _| to_act.contains(*seat));
        let begun: Vec<Seat> = to_act.filter(|seat| !self.turn_since.contains_key(seat)).collect();
        self.turn_since.extend(begun.iter().map(|&seat| (seat, now)));
        self.note_begun(&begun, now);
    }

    pub(super) fn is_away(&mut self, seat: Seat) -> bool {
        self.look_around();
        self.around.away.contains(seat)
    }
}

#[cfg(test)]
impl Room {
    /// Draws anew what a seat cannot know; with no seat, everything is again as it was. The position as a file.
    pub(crate) async fn imagine(&mut self, seat: Option<Seat>, dice: u64) -> Result<String, ServerError> {
        self.table.imagine(seat, dice);
        self.lobby.ready.clear();
        self.logs.clear();
        self.hints.clear();
        serde_json::to_string(&self.table.position().save(None)?).map_err(|_| ServerError::Broken)
    }
}
