//! Boarding: taking seats, waiting in the terminal, moving crew.

use engine::{May, refuse, unless};

use super::Reason;
use crate::card::{Card, Cards};
use crate::nouns::{Character, Stage};
use crate::position::{Phase, RocketRescue, Step};

impl RocketRescue {
    /// RR-BRD-2; at the round end for the crew member in the terminal (RR2-END-1).
    pub(super) fn may_board(&self, card: Card) -> May<Reason> {
        match self.phase {
            Phase::Boarding => self.may_seat_crew()?,
            Phase::Terminal => {}
            _ => return refuse("RR-BRD-2", Reason::WrongPhase(Stage::Boarding)),
        }
        self.may_sit_on(card, "RR-BRD-2")?;
        unless(self.player(self.active).energy > 0, "RR-BRD-4", Reason::SeatCosts)
    }

    /// A built module with a free seat.
    fn may_sit_on(&self, card: Card, clause: &'static str) -> May<Reason> {
        if self.free.contains(card) {
            return Ok(());
        }
        let built = self.built().contains(card);
        refuse(clause, if built { Reason::NoFreeSeat(card) } else { Reason::NotBuilt(card) })
    }

    /// Whether the active die seats anybody, and there is somebody to seat.
    pub(super) fn may_seat_crew(&self) -> May<Reason> {
        unless(self.boarding_open, "RR2-BRD-2", Reason::BoardingClosed)?;
        if self.placements_left() == 0 {
            let face = self.face();
            unless(self.deeds.crew == 0, "RR-BRD-1", Reason::AllSeated(face))?;
            let clause = if self.edition.has_terminal() { "RR-BRD-1" } else { "RR1-BRD-1" };
            return refuse(clause, Reason::DieTooLow { face, least: 3 });
        }
        unless(self.player(self.active).crew > 0, "RR-LIM-2", Reason::NoCrew)
    }

    /// RR2-BRD-5, RR2-BRD-6.
    pub(super) fn may_wait(&self) -> May<Reason> {
        unless(self.edition.has_terminal(), "RR1-SETUP-2", Reason::NoTerminal)?;
        unless(self.phase == Phase::Boarding, "RR2-BRD-5", Reason::WrongPhase(Stage::Boarding))?;
        self.may_seat_crew()?;
        unless(!self.terminal.contains(&self.active), "RR2-BRD-6", Reason::AlreadyWaiting)?;
        let no_seat = self.player(self.active).energy == 0 || self.free.is_empty();
        unless(no_seat, "RR2-BRD-5", Reason::SeatAvailable)
    }

    /// RR2-BRD-3, RR2-BRD-4; the terminal is no module (RR2-BRD-8).
    pub(super) fn may_move_crew_from(&self, card: Card) -> May<Reason> {
        self.may_move_crew()?;
        let crew = if self.built().contains(card) { self.load[card.index()].get(self.active.index()) } else { 0 };
        unless(crew > 0, "RR2-BRD-3", Reason::NoCrewThere(card))?;
        let unmoved = crew - u8::from(self.deeds.moved_to == Some(card));
        unless(unmoved > 0, "RR2-BRD-4", Reason::MovedAlready(card))?;
        unless(!self.crew_goals(card).is_empty(), "RR2-BRD-4", Reason::NoOtherSeat)
    }

    /// Whether the active die moves anybody.
    pub(super) fn may_move_crew(&self) -> May<Reason> {
        unless(self.edition.moves_built(), "RR1-BRD-1", Reason::NoCrewMoving)?;
        unless(self.phase == Phase::Boarding, "RR2-BRD-3", Reason::WrongPhase(Stage::Boarding))?;
        unless(self.boarding_open, "RR2-BRD-2", Reason::BoardingClosed)?;
        let (face, moved) = (self.face(), self.deeds.crew);
        let moves = self.rules().boarding_die(face).moves;
        unless(moves > 0, "RR2-BRD-3", Reason::DieMovesNobody(face))?;
        unless(moves > moved, "RR2-BRD-3", Reason::NoCrewMoves { face, moved })
    }

    pub(super) fn may_move_crew_to(&self, to: Card) -> May<Reason> {
        let Step::CrewFrom(from) = self.step else {
            self.may_move_crew()?;
            return refuse("RR2-BRD-3", Reason::CrewFirst);
        };
        unless(from != to, "RR2-BRD-4", Reason::SameModule)?;
        self.may_sit_on(to, "RR2-BRD-4")
    }

    /// Where a crew member of this module can move to.
    pub(crate) fn crew_goals(&self, from: Card) -> Cards {
        self.free.without(Cards::only(from))
    }

    /// How many more crew the active die seats (RR-BRD-1); the Steward's one more (RR1-CHAR-9).
    fn placements_left(&self) -> u8 {
        let more = u8::from(self.is(self.active, Character::Steward));
        (self.rules().boarding_die(self.face()).place + more).saturating_sub(self.deeds.crew)
    }
}
