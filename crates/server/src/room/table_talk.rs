//! What people who play together say over the board: suggestions to whoever is to act, and marks on places.
//!
//! Nothing of it is in the record of the match; it is gone when the room leaves memory.

use catalog::Team;
use engine::{Phrase, Seat, Seats, Viewer, phrase};
use narration::{Language, Narrator};
use serde::{Deserialize, Serialize};

use super::request::Asker;
use super::table::Table;
use super::task::Room;
use crate::ServerError;
use crate::ending::Stage;

/// How many suggestions of one seat stand at once.
const SUGGESTIONS: usize = 3;

/// How many marks one seat has at once.
const MARKS: usize = 6;

/// What people have said over the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Remarks {
    /// By whom, to whom, and the code of the action.
    suggestions: Vec<(Seat, Seat, String)>,
    /// By whom, and the id of the place.
    marks: Vec<(Seat, String)>,
}

/// What one seat has said over the board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Said {
    suggestions: Vec<(Seat, String)>,
    marks: Vec<String>,
}

/// What somebody says over the board.
#[derive(Clone, Debug)]
pub(crate) enum Remark {
    /// Suggests an action, or no longer does. Without `to` it is meant for the one who is to act.
    Suggest { to: Option<u8>, code: String, withdraw: bool },
    /// Sets or removes a mark; whichever it is not now if that is not said.
    Mark { place: String, remove: Option<bool> },
}

impl Remarks {
    /// Whether nothing was said.
    pub(super) fn is_empty(&self) -> bool {
        self.suggestions.is_empty() && self.marks.is_empty()
    }

    /// What a seat has suggested to whom, and the places it has marked.
    pub(super) fn of(&self, seat: Seat) -> Said {
        let suggestions = self.suggestions.iter().filter(|(from, ..)| *from == seat);
        let marks = self.marks.iter().filter(|(owner, _)| *owner == seat);
        Said {
            suggestions: suggestions.map(|(_, to, code)| (*to, code.clone())).collect(),
            marks: marks.map(|(_, place)| place.clone()).collect(),
        }
    }

    /// Notes what a seat has said at another server, instead of what it had said until then.
    pub(super) fn replace(&mut self, seat: Seat, said: Said) {
        self.suggestions.retain(|(from, ..)| *from != seat);
        self.marks.retain(|(owner, _)| *owner != seat);
        self.suggestions.extend(said.suggestions.into_iter().map(|(to, code)| (seat, to, code)));
        self.marks.extend(said.marks.into_iter().map(|place| (seat, place)));
    }

    /// Forgets what was suggested to seats that are not to act any more.
    pub(super) fn prune(&mut self, to_act: Seats) {
        self.suggestions.retain(|(_, to, _)| to_act.contains(*to));
    }

    /// Forgets what somebody said who leaves, and what was said to them.
    pub(super) fn forget(&mut self, seat: Seat) {
        self.suggestions.retain(|(from, to, _)| *from != seat && *to != seat);
        self.marks.retain(|(owner, _)| *owner != seat);
    }
}

impl Table {
    /// Whether people here play together and may advise each other.
    pub(super) fn is_team(&self) -> bool {
        self.game.facts().cooperative && self.setup().players > 1
    }

    /// What was said over the board, and what a viewer may say.
    pub(super) fn team(&self, own: Option<Seat>) -> Option<Team<'_>> {
        (self.is_team() && self.stage == Stage::Running).then(|| Team {
            advised: own.map_or(Seats::NONE, |seat| self.advised_by(seat)),
            marking: own.is_some(),
            suggestions: &self.remarks.suggestions,
            marks: &self.remarks.marks,
        })
    }

    /// The people to whom a seat may suggest something now: nobody while it is to act itself.
    fn advised_by(&self, seat: Seat) -> Seats {
        let to_act = self.to_act();
        let people = self.people();
        if to_act.contains(seat) { Seats::NONE } else { to_act.filter(|&other| people.contains(other)).collect() }
    }

    fn suggest(&mut self, seat: Seat, to: Option<u8>, code: String, withdraw: bool) -> Result<(), Phrase> {
        let advised = self.advised_by(seat);
        let to = match to {
            Some(number) => Seat::all(self.setup().players).nth(usize::from(number)),
            None => advised.first(),
        };
        let to = to.filter(|&to| advised.contains(to)).ok_or_else(|| self.why_no_advice(seat))?;
        let names = self.names();
        let words = Narrator::new(Language::En, self.game.facts().id, &names, Viewer::Seat(seat));
        let known = self.with_position(Viewer::Seat(seat), None, |position, _| position.advice(seat, to, &words));
        let is_known = |code: &str| known.iter().any(|choice| choice.code == code);
        let suggestions = &mut self.remarks.suggestions;
        // Suggestions that cannot be followed any more are dropped first.
        suggestions.retain(|(from, other, old)| *from != seat || (*other == to && is_known(old) && *old != code));
        if withdraw {
            return Ok(());
        }
        if !is_known(&code) {
            return Err(phrase!("ui-suggest-gone", seat = to));
        }
        if suggestions.iter().filter(|(from, ..)| *from == seat).count() >= SUGGESTIONS {
            return Err(phrase!("ui-suggest-most", most = SUGGESTIONS));
        }
        suggestions.push((seat, to, code));
        Ok(())
    }

    fn why_no_advice(&self, seat: Seat) -> Phrase {
        let to_act = self.to_act();
        if to_act.contains(seat) { phrase!("ui-suggest-own") } else { phrase!("ui-suggest-nobody") }
    }

    fn mark(&mut self, seat: Seat, place: String, remove: Option<bool>) -> Result<(), Phrase> {
        let names = self.names();
        let words = Narrator::new(Language::En, self.game.facts().id, &names, Viewer::Seat(seat));
        let places = self.with_position(Viewer::Seat(seat), None, |position, _| position.places(&words));
        let marks = &mut self.remarks.marks;
        let own = (seat, place);
        let is_set = marks.contains(&own);
        if remove.unwrap_or(is_set) {
            marks.retain(|mark| *mark != own);
            return Ok(());
        }
        let is_there = |id: &str| places.iter().any(|place| place.id == id);
        if !is_there(&own.1) {
            return Err(phrase!("ui-mark-nowhere"));
        }
        marks.retain(|(owner, place)| *owner != seat || is_there(place));
        if !is_set && marks.iter().filter(|(owner, _)| *owner == seat).count() >= MARKS {
            return Err(phrase!("ui-mark-most", most = MARKS));
        }
        if !is_set {
            marks.push(own);
        }
        Ok(())
    }
}

impl Room {
    /// Notes what somebody says over the board, and shows it to the others.
    pub(crate) async fn remark(&mut self, who: Asker, remark: Remark) -> Result<(), ServerError> {
        let seat = self.seat_of(&who)?;
        if !self.table.is_team() {
            return Err(ServerError::NotNow(phrase!("ui-team-only")));
        }
        self.must_be_running()?;
        let before = self.table.remarks.clone();
        let noted = match remark {
            Remark::Suggest { to, code, withdraw } => self.table.suggest(seat, to, code, withdraw),
            Remark::Mark { place, remove } => self.table.mark(seat, place, remove),
        };
        if self.table.remarks != before {
            self.announce();
            self.tell_remarks(seat);
        }
        noted.map_err(ServerError::NotNow)
    }
}
