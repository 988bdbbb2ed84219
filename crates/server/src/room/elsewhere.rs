//! What happens at this table on other servers.
//!
//! What is in the store is read from there; what is nowhere else (who looks on, suggestions, marks, a request to take back) is told.
//! A message that is lost, late or repeated changes nothing for good: whoever may have missed something asks the store, and
//! whoever opens a table asks the others what they hold.

use std::time::{Duration, Instant};

use bus::Heard;
use engine::{Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};
use store::{Growth, Millis, Pulse};

use super::acting::keep_latest;
use super::presence::Report;
use super::table::Takeback;
use super::table_talk::Said;
use super::task::Room;
use crate::cluster::Lease;
use crate::ending::{Stage, state_name};
use crate::live::said;
use crate::metrics::part;
use crate::{ServerError, random};

/// How often it is asked whether there is something new, while nobody tells.
pub(super) const ASKED: Duration = Duration::from_secs(1);

/// How often it is asked while others tell: messages can be lost.
const SELDOM: Duration = Duration::from_secs(15);

/// Over so many milliseconds rooms spread what they all have to ask.
const SPREAD: u64 = 500;

/// What other servers are told about a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "news", rename_all = "kebab-case")]
pub(crate) enum News {
    /// The log has so many lines.
    Log {
        /// So many.
        length: u32,
    },
    /// Somebody came, left or was replaced, it began or ended, or there is a rematch.
    People,
    /// So many lines were said.
    Chat {
        /// So many.
        said: u32,
    },
    /// Who looks on at a server.
    Present {
        /// Which server.
        node: String,
        /// Who.
        report: Report,
    },
    /// What a seat has said over the board.
    Remarks {
        /// Which seat.
        seat: Seat,
        /// When.
        at: Millis,
        /// What.
        said: Said,
    },
    /// Somebody asks to take back more than they may alone.
    Takeback {
        /// Who asks.
        seat: Seat,
        /// Who has agreed.
        agreed: Vec<Seat>,
        /// When it was asked.
        asked_at: Millis,
        /// After how many steps that everybody knows of.
        steps: usize,
        /// Whether it stands.
        open: bool,
    },
    /// Somebody may look with the eyes of a seat, or no longer, or asks to.
    Eyes,
    /// A server lets the bots think.
    Lead {
        /// Which.
        node: String,
    },
    /// Nobody lets the bots think.
    Free,
    /// A server has opened this table and asks what the others hold.
    Hello,
    /// Something that a newer server tells.
    #[serde(other)]
    Unknown,
}

impl Room {
    /// Tells the other servers something.
    pub(super) fn tell_servers(&self, news: &News) {
        self.rooms.cluster.tell(&self.table.header.id, news);
    }

    /// Follows what another server told.
    pub(super) async fn hear(&mut self, heard: Heard) {
        let news = match heard {
            Heard::Message(message) => serde_json::from_slice(&message).unwrap_or(News::Unknown),
            Heard::Gap => {
                self.ask_the_store().await;
                self.tell_what_is_held();
                self.tell_servers(&News::Log { length: self.table.length() });
                News::Hello
            }
        };
        self.follow(news).await;
    }

    async fn follow(&mut self, news: News) {
        match news {
            News::Log { length } if length > self.table.length() => self.read_on().await,
            News::People => self.ask_the_store().await,
            News::Chat { said } if said > self.said() => self.read_chat().await,
            News::Present { node, report } => self.lobby.presence.note(node, report),
            News::Remarks { seat, at, said } => self.note_remarks(seat, at, said),
            News::Takeback { seat, agreed, asked_at, steps, open } => {
                let asked = Takeback { seat, agreed: agreed.into_iter().collect(), asked_at };
                self.note_takeback(asked, steps, open).await;
            }
            News::Lead { node } if node != self.rooms.cluster.node() => self.lead = Some(Lease::Theirs(node)),
            News::Free => {
                self.lead = None;
                self.settle().await;
            }
            News::Hello => self.tell_what_is_held(),
            News::Eyes => {
                if let Err(error) = self.learn_lookers().await {
                    tracing::debug!(%error, "who looks with whose eyes is not known yet");
                }
            }
            News::Log { .. } | News::Chat { .. } | News::Lead { .. } | News::Unknown => {}
        }
    }

    /// Tells what only this server knows of the table.
    pub(super) fn tell_what_is_held(&self) {
        self.tell_presence();
        self.tell_takeback(true);
        self.remarked.keys().for_each(|&seat| self.tell_remarks_of(seat));
        if self.leads() && self.rooms.cluster.is_shared() {
            self.tell_servers(&News::Lead { node: self.rooms.cluster.node().to_owned() });
        }
    }

    pub(super) fn tell_presence(&self) {
        let (node, report) = (self.rooms.cluster.node().to_owned(), self.lobby.presence.report());
        self.tell_servers(&News::Present { node, report });
    }

    /// Whether others may have changed something of which nothing is known here.
    pub(super) async fn keep_up(&mut self) -> Result<(), ServerError> {
        if self.rooms.cluster.has_company() { self.catch_up().await.map(drop) } else { Ok(()) }
    }

    /// The same now and then, for those who look on.
    pub(super) async fn keep_up_now_and_then(&mut self) {
        let cluster = &self.rooms.cluster;
        let pause = if cluster.is_all_told() { SELDOM } else { Duration::ZERO };
        if cluster.has_company() && (self.is_behind || self.asked.elapsed() >= pause) {
            self.ask_the_store().await;
        }
        // What a server told can be heard after it has left, or has let go of the table: while a bot is awaited, the store is asked.
        let awaits_bot = self.table.to_act().into_iter().any(|seat| self.table.bot_of(seat).is_some());
        let is_left =
            matches!(&self.lead, Some(Lease::Theirs(node)) if awaits_bot || !self.rooms.cluster.is_there(node));
        if is_left || (self.lead.is_none() && self.table.has_bots()) {
            self.lead = None;
            self.settle().await;
        }
    }

    /// Catches up; if that fails, it is tried again later.
    pub(super) async fn ask_the_store(&mut self) {
        let caught_up = self.catch_up().await;
        self.is_behind = caught_up.is_err();
        if let Err(error) = caught_up {
            tracing::debug!(id = %self.table.header.id, %error, "what others did is not known yet");
        }
    }

    /// Does what other servers have done since; whether there was anything.
    pub(super) async fn catch_up(&mut self) -> Result<bool, ServerError> {
        // What today's rules do not lead to is not played on anywhere.
        if !self.table.unplayed.is_empty() {
            return Ok(false);
        }
        let pulse = self.rooms.store.pulse(&self.table.header.id).await?;
        self.asked = Instant::now();
        // A permission that was taken back holds nowhere any more.
        self.learn_lookers().await?;
        let Some(pulse) = pulse else { return Err(self.breaks("it is gone")) };
        if pulse.rules_version != self.table.header.rules_version || pulse.length < self.table.length() {
            return Err(self.breaks("it is another match"));
        }
        if pulse.said > self.said() {
            self.read_chat().await;
        }
        if self.is_at(&pulse) {
            return Ok(false);
        }
        self.read_what_is_new().await?;
        Ok(true)
    }

    fn is_at(&self, pulse: &Pulse) -> bool {
        let table = &self.table;
        pulse.length == table.length()
            && pulse.state == state_name(&table.stage)
            && pulse.seats == table.seats
            && pulse.rematch == table.rematch
    }

    async fn read_what_is_new(&mut self) -> Result<(), ServerError> {
        let stored = self.rooms.store.load_match_from(&self.table.header.id, self.table.length()).await?;
        let Some(stored) = stored else { return Err(self.breaks("it is gone")) };
        let before = self.sight();
        match part("adopt", || self.table.catch_up(stored)) {
            Ok(is_more) => self.follow_up(before, is_more).await,
            Err(problem) => return Err(self.breaks(&problem.to_string())),
        }
        Ok(())
    }

    /// Follows the log, in one trip to the database. Only where more than the log has changed, the store is asked for everything.
    async fn read_on(&mut self) {
        match self.follow_log().await {
            Ok(true) | Err(ServerError::Broken) => {}
            Ok(false) | Err(_) => self.ask_the_store().await,
        }
    }

    /// Plays what was appended to the log; false, with nothing done, if that may not be all that there is to follow.
    async fn follow_log(&mut self) -> Result<bool, ServerError> {
        if self.is_behind || !self.table.unplayed.is_empty() {
            return Ok(false);
        }
        let (header, length) = (&self.table.header, self.table.length());
        let growth = self.rooms.store.growth(&header.id, length).await?;
        let is_same = |growth: &Growth| {
            growth.rules_version == header.rules_version && growth.state == state_name(&self.table.stage)
        };
        let Some(growth) = growth.filter(is_same) else { return Ok(false) };
        let before = self.sight();
        match part("adopt", || self.table.grow(&growth.entries)) {
            Ok(false) => Ok(false),
            Ok(true) => {
                self.follow_up(before, false).await;
                Ok(true)
            }
            Err(problem) => Err(self.breaks(&problem.to_string())),
        }
    }

    fn said(&self) -> u32 {
        said(&self.lobby.chat.borrow())
    }

    async fn read_chat(&mut self) {
        match self.rooms.store.chat(&self.table.header.id, self.said()).await {
            Ok(lines) => keep_latest(&self.lobby, lines),
            Err(error) => tracing::debug!(%error, "what was said is not known yet"),
        }
    }

    /// Tells the others what a seat has said over the board just now.
    pub(super) fn tell_remarks(&mut self, seat: Seat) {
        self.remarked.insert(seat, self.now());
        self.tell_remarks_of(seat);
    }

    fn tell_remarks_of(&self, seat: Seat) {
        let at = self.remarked.get(&seat).copied().unwrap_or_default();
        self.tell_servers(&News::Remarks { seat, at, said: self.table.remarks.of(seat) });
    }

    fn note_remarks(&mut self, seat: Seat, at: Millis, said: Said) {
        if !self.table.is_team() || self.remarked.get(&seat).is_some_and(|known| *known >= at) {
            return;
        }
        self.remarked.insert(seat, at);
        if self.table.remarks.of(seat) != said {
            self.table.remarks.replace(seat, said);
            self.announce();
        }
    }

    /// Tells the others of a request to take back, or that it does not stand any more.
    pub(super) fn tell_takeback(&self, open: bool) {
        if let Some(Takeback { seat, agreed, asked_at }) = self.table.takeback {
            let steps = self.table.known_to(Viewer::Public).count();
            self.tell_servers(&News::Takeback { seat, agreed: agreed.collect(), asked_at, steps, open });
        }
    }

    async fn note_takeback(&mut self, asked: Takeback, steps: usize, open: bool) {
        if steps > self.table.known_to(Viewer::Public).count() {
            self.ask_the_store().await;
        }
        let is_past = steps != self.table.known_to(Viewer::Public).count() || self.table.stage != Stage::Running;
        let known = self.table.takeback.as_ref().map(|known| (known.asked_at, known.agreed));
        let agreed = match known {
            _ if is_past || asked.asked_at <= self.answered => return,
            Some((at, _)) if at > asked.asked_at => return,
            Some((at, agreed)) if at == asked.asked_at => union(agreed, asked.agreed),
            _ => asked.agreed,
        };
        if !open {
            self.answered = asked.asked_at;
            self.table.takeback = None;
            return self.announce();
        }
        if known == Some((asked.asked_at, agreed)) {
            return;
        }
        self.table.takeback = Some(Takeback { agreed, ..asked });
        // Those who agreed at different servers are all known here for the first time.
        if let Err(error) = self.take_back_if_agreed().await {
            tracing::debug!(%error, "what was to be taken back is not");
        }
    }

    /// Whether the bots think here: then nowhere else.
    pub(super) fn leads(&self) -> bool {
        let cluster = &self.rooms.cluster;
        !cluster.is_shared() || (self.lead == Some(Lease::Ours) && cluster.holds_leases())
    }

    /// Sees to it that the bots of this table think on one server.
    pub(super) async fn seek_lead(&mut self) {
        let cluster = &self.rooms.cluster;
        if !cluster.is_shared() || self.lead.is_some() || !self.table.has_bots() || self.table.stage != Stage::Running {
            return;
        }
        match cluster.claim(self.table.header.id.as_str()).await {
            Ok(lease) => {
                if lease == Lease::Ours {
                    self.tell_servers(&News::Lead { node: cluster.node().to_owned() });
                }
                self.lead = Some(lease);
            }
            Err(error) => tracing::debug!(%error, "it is not known who lets the bots think"),
        }
    }

    /// So much later than something happens that concerns all rooms this one asks the store about it: not all of them at once.
    pub(super) fn own_moment(&self) -> Duration {
        Duration::from_millis(random::number(self.table.header.id.as_str()) % SPREAD)
    }

    /// Something has changed among the servers. One that is gone may not have told what it did last.
    pub(super) async fn review_servers(&mut self) {
        self.ask_the_store().await;
        let is_sure = matches!(&self.lead, Some(Lease::Theirs(node)) if self.rooms.cluster.is_there(node));
        if !is_sure && self.lead.is_some() {
            self.lead = None;
            self.settle().await;
        }
    }

    /// Lets another server go on with the bots.
    pub(super) async fn give_up_lead(&mut self) {
        if self.rooms.cluster.is_shared() && self.lead.take() == Some(Lease::Ours) {
            self.rooms.cluster.release(self.table.header.id.as_str()).await;
            self.tell_servers(&News::Free);
        }
    }
}

fn union(some: Seats, others: Seats) -> Seats {
    some.chain(others).collect()
}
