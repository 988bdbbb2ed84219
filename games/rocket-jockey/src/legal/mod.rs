//! What may I do, and why not?
//!
//! Every action has one verdict, [`may`]: it first looks at what holds for every action, then asks the section of the rules
//! that the action belongs to. Whatever decides there also cites the clause.

mod flying;
mod fuel;
mod layover;
mod list;
mod moving;
mod reason;

use engine::{May, Seat, refuse};

pub(crate) use self::list::actions;
pub use self::reason::Reason;
use crate::action::{Action, Source};
use crate::position::{Phase, Place, RocketJockey};

/// Everything that a seat might do in the present phase, in the order in which it is listed.
pub(crate) fn candidates(game: &RocketJockey, seat: Seat, each: &mut impl FnMut(Action)) {
    if seat != game.active {
        return;
    }
    match game.phase {
        Phase::FuelUp => Source::ALL.map(Action::Draw).into_iter().for_each(each),
        Phase::StepTwo => {
            Source::ALL.map(Action::Refuel).into_iter().for_each(&mut *each);
            Place::all().map(Action::Launch).for_each(&mut *each);
            each(Action::Done);
        }
        Phase::InFlight => game.conceivable_hops(each),
        Phase::Delivered => {
            each(Action::Chain);
            Place::all().map(Action::Launch).for_each(&mut *each);
            each(Action::Done);
        }
        Phase::Discard => game.kinds_in_hand().map(Action::Discard).for_each(each),
        Phase::Reserve => {
            Place::all().map(Action::Reserve).for_each(&mut *each);
            each(Action::ReserveNone);
        }
        Phase::Over => {}
    }
}

/// Whether a seat may do this now, and if not, why.
pub(crate) fn may(game: &RocketJockey, seat: Seat, action: &Action) -> May<Reason> {
    if game.phase == Phase::Over {
        return refuse("RJ-END-1", Reason::Over);
    }
    if seat != game.active {
        return game.may_not_out_of_turn(action);
    }
    match *action {
        Action::Draw(source) => game.may_draw(source),
        Action::Refuel(source) => game.may_refuel(source),
        Action::Launch(place) => game.may_launch(place),
        Action::Chain => game.may_chain(),
        Action::Fly(card, to) => game.may_fly(card, to),
        Action::Done => game.may_end_step_two(),
        Action::Discard(card) => game.may_discard(card),
        Action::Reserve(place) => game.may_reserve(place),
        Action::ReserveNone => game.may_reserve_nothing(),
    }
}

impl RocketJockey {
    fn may_not_out_of_turn(&self, action: &Action) -> May<Reason> {
        match action {
            // Most likely a second one, after the first has ended the turn.
            Action::Reserve(_) => refuse("RJ-RES-1", Reason::ReserveAtEnd),
            Action::Draw(_)
            | Action::Refuel(_)
            | Action::Launch(_)
            | Action::Chain
            | Action::Fly(..)
            | Action::Done
            | Action::Discard(_)
            | Action::ReserveNone => refuse("RJ-TURN-2", Reason::NotYourTurn(self.active)),
        }
    }
}
