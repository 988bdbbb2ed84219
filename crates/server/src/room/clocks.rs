//! The clocks at the table: what they show, and what people do about them.
//!
//! Nobody has to hold the match for its clocks to run: they follow from the log ([`crate::clocks`]). A room only says when a time
//! is up, and writes down what people decide.

use std::time::Duration;

use engine::{Deed, Line, Seat, Seats, phrase};
use serde::Deserialize;
use store::{Append, Millis};
use utoipa::ToSchema;

use super::change::Change;
use super::request::Asker;
use super::table::Table;
use super::table_view::Around;
use super::task::Room;
use crate::ServerError;
use crate::clocks::{ClockNote, ClockSetting, Clocks, Hand};
use crate::ending::Stage;

/// The id of the lines that say what everybody has spent.
const SPENT: &str = "clock:spent";

/// So much later than a clock is at zero it is looked at.
const AFTER: Duration = Duration::from_millis(20);

/// What somebody does about the clocks.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum ClockDeed {
    /// Asks for a pause, or agrees to one.
    Pause,
    /// Lets the clocks go on, or takes back that they asked for a pause.
    Go,
    /// Lets a bot play for somebody whose time is up.
    Bot(Seat),
    /// Waits on for them.
    Wait(Seat),
    /// Wants to end the match because of them.
    End(Seat),
}

/// What can be done about the clocks.
#[derive(Copy, Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ClockWord {
    /// Asks for a pause, or agrees to one.
    Pause,
    /// Lets the clocks go on, or takes back that one asked for a pause.
    Go,
    /// Lets a bot play for somebody whose time is up.
    Bot,
    /// Waits on for them.
    Wait,
    /// Wants to end the match because of them.
    End,
}

impl ClockWord {
    /// What is to be done about the seat of this number.
    pub(crate) fn about(self, seat: Option<u8>) -> Result<ClockDeed, ServerError> {
        let late = || {
            let seat = seat.filter(|seat| usize::from(*seat) < Seat::MAX);
            seat.map(Seat::new).ok_or(ServerError::NotFound)
        };
        Ok(match self {
            ClockWord::Pause => ClockDeed::Pause,
            ClockWord::Go => ClockDeed::Go,
            ClockWord::Bot => ClockDeed::Bot(late()?),
            ClockWord::Wait => ClockDeed::Wait(late()?),
            ClockWord::End => ClockDeed::End(late()?),
        })
    }
}

/// What a viewer knows of the clocks; the same for everybody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ClockView {
    pub(crate) setting: ClockSetting,
    pub(crate) paused: bool,
    /// Who asks for a pause.
    pub(crate) asked: Seats,
    /// What the clocks show, in moments of the server; nothing for bots.
    pub(crate) hands: Vec<Option<Hand>>,
    /// Whose time is up.
    pub(crate) late: Seats,
    /// Because of whom some want to end the match, and who they are.
    pub(crate) ending: Option<(Seat, Seats)>,
    /// Whether the one who asks may pause.
    pub(crate) may_pause: bool,
    /// Whether the one who asks may decide what becomes of those whose time is up.
    pub(crate) may_decide: bool,
}

impl Table {
    /// People whose time is up.
    fn late(&self, now: Millis) -> Seats {
        let (people, to_act) = (self.people(), self.to_act());
        let late = self.clocks.as_ref().map_or(Seats::NONE, |clocks| clocks.late(self.house_time(now)));
        late.filter(|&seat| people.contains(seat) && to_act.contains(seat)).collect()
    }

    pub(super) fn clock_view(&self, own: Option<Seat>, around: &Around) -> Option<ClockView> {
        let clocks = self.clocks.as_ref()?;
        let (people, is_running) = (self.people(), self.stage == Stage::Running);
        let shown = |seat: Seat| {
            people.contains(seat).then(|| match clocks.hand(seat, 0) {
                Hand::Until(zero) if is_running => Hand::Until(zero + around.lost),
                Hand::Until(_) => Hand::Still(0),
                still => still,
            })
        };
        let is_shown = is_running && clocks.is_started();
        Some(ClockView {
            setting: clocks.setting(),
            paused: clocks.is_paused(),
            asked: clocks.asked(),
            hands: Seat::all(self.setup().players).map(|seat| shown(seat).filter(|_| is_shown)).collect(),
            late: around.late,
            ending: clocks.ending(),
            may_pause: own.is_some() && is_shown && matches!(clocks.setting(), ClockSetting::Live { .. }),
            may_decide: own.is_some() && is_running && self.clocks_decide(),
        })
    }

    /// Whether something becomes of it when a time is up: where people play together, a clock only informs.
    fn clocks_decide(&self) -> bool {
        !self.game.facts().cooperative
    }
}

impl Room {
    /// What time it is.
    pub(super) fn now(&self) -> Millis {
        self.rooms.config.clock.now()
    }

    /// What the clock of somebody shows who is to act, where there is one.
    pub(crate) async fn time_left(&mut self, who: Asker) -> Result<Option<Hand>, ServerError> {
        self.watch_clocks();
        let seat = self.seat_of(&who)?;
        let view = self.table.clock_view(Some(seat), &self.around);
        Ok(view.and_then(|view| view.hands.get(seat.index()).copied().flatten()))
    }

    /// How long until the next one's time is up.
    pub(super) fn until_zero(&self) -> Option<Duration> {
        let clocks = self.table.clocks.as_ref().filter(|_| self.table.stage == Stage::Running)?;
        let now = self.table.house_time(self.now());
        let zero = clocks.next_zero(now)?;
        Some(Duration::from_millis(u64::try_from(zero - now).unwrap_or_default()) + AFTER)
    }

    /// Tells everybody whose time is up.
    pub(super) fn watch_clocks(&mut self) {
        if self.table.clocks.is_none() {
            return;
        }
        let now = self.now();
        let (late, lost) = (self.table.late(now), now - self.table.house_time(now));
        if (late, lost) != (self.around.late, self.around.lost) {
            (self.around.late, self.around.lost) = (late, lost);
            self.announce();
        }
    }

    /// Has the clocks begin with the match.
    pub(super) async fn start_clocks(&mut self) {
        let start = |room: &Room| {
            let clocks = room.table.clocks.as_ref().filter(|clocks| room.is_running() && !clocks.is_started());
            Ok(clocks.map(|clocks| in_record(Seat::new(0), ClockNote::Start(clocks.setting()))))
        };
        // A failure has been logged, and the room ends.
        let _ = self.note_while(start).await;
    }

    /// The clocks of a match that is being played with any.
    fn running_clocks(&self) -> Result<&Clocks, ServerError> {
        self.must_be_running()?;
        self.table.clocks.as_ref().ok_or(ServerError::NotNow(phrase!("ui-clock-no")))
    }

    /// Puts into the record what everybody has spent, once. If that fails, it does not say so.
    pub(super) async fn note_spent(&mut self) {
        let Some(clocks) = &self.table.clocks else { return };
        let (first, at) = (u64::from(self.table.length()) + 1, self.now());
        let now = self.table.house_time(at);
        let line = |(n, seat): (u64, Seat)| {
            let deed = Deed::Clock(ClockNote::Spent(clocks.spent(seat, now)).to_string());
            Line { n, seat, deed }
        };
        let change = Change::Lines((first..).zip(self.table.owners()).map(line).collect());
        if change.lines().is_empty() || self.table.is_done(SPENT) {
            return;
        }
        let Ok(entries) = change.entries(SPENT, at) else { return };
        let written = self.rooms.store.append(&self.table.header.id, self.table.length(), entries).await;
        if let Ok(Append::Appended) = written
            && let Err(problem) = self.table.apply(change, SPENT, at)
        {
            self.breaks(&problem.to_string());
        }
    }

    /// Does what somebody wants to be done about the clocks.
    pub(crate) async fn mind_clocks(&mut self, who: Asker, deed: ClockDeed) -> Result<(), ServerError> {
        let own = self.seat_of(&who)?;
        self.come_back(own).await?;
        self.running_clocks()?;
        match deed {
            ClockDeed::Pause => self.note_while(|room| room.pause(own)).await?,
            ClockDeed::Go => {
                let go = |room: &Room| {
                    let clocks = room.running_clocks()?;
                    let stands = clocks.is_paused() || !clocks.asked().is_empty();
                    Ok(stands.then(|| in_record(own, ClockNote::Go)))
                };
                self.note_while(go).await?;
            }
            ClockDeed::Bot(late) => {
                self.must_be_late(late, own)?;
                self.let_bot_play(late.index()).await?;
            }
            ClockDeed::Wait(late) => {
                let wait = |room: &Room| {
                    room.must_be_late(late, own)?;
                    Ok(Some(in_record(own, ClockNote::Wait(late))))
                };
                self.note_while(wait).await?;
            }
            ClockDeed::End(late) => self.end_because_of(late, own).await?,
        }
        self.watch_clocks();
        self.announce();
        Ok(())
    }

    /// What is to be said when somebody wants a pause: the last one who agrees stops the clocks.
    fn pause(&self, own: Seat) -> Result<Option<(Seat, Deed)>, ServerError> {
        let clocks = self.running_clocks()?;
        if !matches!(clocks.setting(), ClockSetting::Live { .. }) {
            return Err(ServerError::NotNow(phrase!("ui-clock-no-pause")));
        }
        let missing = self.table.owners().without(clocks.asked()).without(Seats::only(own));
        Ok(match (clocks.is_paused(), missing.is_empty()) {
            (true, _) => None,
            (false, true) => Some(in_record(own, ClockNote::Pause)),
            (false, false) if clocks.asked().contains(own) => None,
            (false, false) => Some(in_record(own, ClockNote::Ask)),
        })
    }

    fn must_be_late(&self, late: Seat, own: Seat) -> Result<(), ServerError> {
        self.must_be_running()?;
        if late == own || !self.table.late(self.now()).contains(late) || !self.table.clocks_decide() {
            return Err(ServerError::NotNow(phrase!("ui-clock-not-late")));
        }
        Ok(())
    }

    /// Who wants to end the match because of somebody.
    fn voters(&self, late: Seat) -> Seats {
        let ending = self.table.clocks.as_ref().and_then(Clocks::ending).filter(|(ended, _)| *ended == late);
        ending.map_or(Seats::NONE, |(_, voters)| voters)
    }

    /// When all others want it, the match ends: of two seats the other one wins, of several nobody does.
    async fn end_because_of(&mut self, late: Seat, own: Seat) -> Result<(), ServerError> {
        let vote = |room: &Room| {
            room.must_be_late(late, own)?;
            Ok((!room.voters(late).contains(own)).then(|| in_record(own, ClockNote::End(late))))
        };
        self.note_while(vote).await?;
        let others = self.table.owners().without(Seats::only(late));
        if !self.is_running() || !others.without(self.voters(late)).is_empty() {
            return Ok(());
        }
        self.note_spent().await;
        if self.table.seats.len() != 2 {
            return self.abandon().await.map(drop);
        }
        // Whoever has acted after all is not late any more, and nobody wants an end because of them.
        let resigns =
            |room: &Room| Ok((room.is_running() && !room.voters(late).is_empty()).then_some((late, Deed::Resign)));
        self.note_while(resigns).await
    }
}

/// What somebody does about the clocks, as the record has it.
fn in_record(seat: Seat, note: ClockNote) -> (Seat, Deed) {
    (seat, Deed::Clock(note.to_string()))
}
