//! How the last flights ended: told to everybody until the next turn of whoever flew is over.

use engine::{Phrase, Seat, phrase};
use serde::{Deserialize, Serialize};

use crate::board::Location;
use crate::options::Mode;
use crate::position::{AI, Rocketmen};

/// How a flight ended (RM-OUT-1, RM-OUT-3, RM-OUT-4).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FlightEnd {
    /// The target was reached.
    Success {
        /// What it brought.
        vp: u8,
        /// Whether nobody was there before.
        first: bool,
    },
    /// It was aborted.
    Abort,
    /// The cards did not suffice.
    Failure,
}

/// The last flight of a board.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct PastFlight {
    /// In which round.
    pub(crate) round: u16,
    /// The number of the location.
    pub(crate) location: u8,
    /// How far the Rocket came.
    pub(crate) rocket: u8,
    pub(crate) end: FlightEnd,
}

/// A flight that has just ended.
#[derive(Copy, Clone, Debug, PartialEq, Serialize)]
pub struct PastFlightView {
    /// Who flew; nobody if it was the AI.
    pub seat: Option<Seat>,
    /// Where to.
    pub location: Location,
    /// How far the Rocket came.
    pub rocket: u8,
    /// How far it had to come.
    pub target: u8,
    /// How it ended.
    pub end: FlightEnd,
}

impl Rocketmen {
    pub(crate) fn note_flight(&mut self, board: usize, location: u8, rocket: u8, end: FlightEnd) {
        self.boards[board].flown = Some(PastFlight { round: self.round, location, rocket, end });
    }

    /// The flights since the active player's last turn began, the earliest first; not the one under way.
    pub(crate) fn past_flights(&self) -> Vec<PastFlightView> {
        let players = self.players;
        let turn = |round: u16, seat: Seat| {
            let place = (seat.index() as u8 + players - self.first.index() as u8) % players;
            u32::from(round) * u32::from(players) + u32::from(place)
        };
        let now = turn(self.round, self.active);
        let mut flights: Vec<(u32, PastFlightView)> = Vec::new();
        for seat in Seat::all(players).filter(|&seat| !(self.phase.is_launch() && seat == self.active)) {
            if let Some(flown) = self.boards[seat.index()].flown {
                flights.push((turn(flown.round, seat), self.view_of_past_flight(Some(seat), flown)));
            }
        }
        flights.retain(|(then, _)| now.saturating_sub(*then) <= players.into());
        flights.sort_by_key(|(then, _)| *then);
        let robot = self.boards[AI].flown.filter(|flown| self.mode == Mode::Solo && flown.round == self.round);
        flights
            .into_iter()
            .map(|(_, flown)| flown)
            .chain(robot.map(|flown| self.view_of_past_flight(None, flown)))
            .collect()
    }

    fn view_of_past_flight(&self, seat: Option<Seat>, flown: PastFlight) -> PastFlightView {
        let location = self.components.locations[usize::from(flown.location)];
        let target = self.components.flights[location.destination as usize].target;
        PastFlightView { seat, location, rocket: flown.rocket, target, end: flown.end }
    }
}

impl PastFlightView {
    /// The same in words.
    #[must_use]
    pub fn words(&self) -> Phrase {
        let place = self.location.words();
        match (self.end, self.seat) {
            (FlightEnd::Success { vp, first: true }, Some(seat)) => {
                phrase!("event-succeeded-first", seat = seat, location = place, vp = vp)
            }
            (FlightEnd::Success { vp, first: false }, Some(seat)) => {
                phrase!("event-succeeded", seat = seat, location = place, vp = vp)
            }
            (FlightEnd::Success { vp, first: true }, None) => {
                phrase!("event-ai-succeeded-first", location = place, vp = vp)
            }
            (FlightEnd::Success { vp, first: false }, None) => phrase!("event-ai-succeeded", location = place, vp = vp),
            (FlightEnd::Abort, seat) => self.short_of_target("flown-aborted", seat),
            (FlightEnd::Failure, seat) => self.short_of_target("flown-failed", seat),
        }
    }

    fn short_of_target(&self, key: &'static str, seat: Option<Seat>) -> Phrase {
        let seat = seat.unwrap_or(Seat::new(0)); // the AI neither aborts nor fails
        phrase!(key, seat = seat, location = self.location.words(), rocket = self.rocket, target = self.target)
    }
}
