//! What may I do, and why not? One file for each group of actions; each decides and cites its clause.

mod boarding;
mod hangar;
mod launch;
mod list;
mod planning;
mod purchase;
mod reason;
mod research;
mod round_end;
mod turn;

use engine::{May, Noun, Seat};

use crate::action::Action;
use crate::nouns::{Hangar, Kind, Resource, Stage};
use crate::plan::DICE;
use crate::position::{Phase, RocketRescue, Step};

pub(crate) use list::actions;
pub(crate) use planning::MOST_TAKE_BACKS;
pub use reason::Reason;

/// Visits everything a seat might do now, in a fixed order.
pub(crate) fn candidates(game: &RocketRescue, seat: Seat, each: &mut impl FnMut(Action)) {
    match game.phase {
        Phase::Over => {}
        Phase::Planning => game.each_for_plan(seat, each),
        _ if seat == game.active => game.each_in_turn(each),
        _ => {}
    }
}

/// Whether a seat may do this now.
pub(crate) fn may(game: &RocketRescue, seat: Seat, action: &Action) -> May<Reason> {
    game.may_act(seat, action)?;
    game.may_leave_open(action)?;
    match *action {
        Action::Die(stage, face) => game.may_set_die(seat, stage, face),
        Action::Bid(energy) => game.may_bid(seat, energy),
        Action::Submit => game.may_submit(seat),
        Action::TakeBack => game.may_take_back(seat),
        Action::Take(card) => game.may_take(card),
        Action::TakePlace(place) => game.may_take_place(place),
        Action::TakeStandard(kind) => game.may_take_standard(kind),
        Action::TakeCubes(resource) => game.may_take_cubes(resource),
        Action::Swap(give) => game.may_swap(give),
        Action::SwapFor(get) => game.may_swap_for(get),
        Action::Place(resource, card) => game.may_place(resource, card),
        Action::Refill(_) => game.may_refill(),
        Action::Board(card) => game.may_board(card),
        Action::Wait => game.may_wait(),
        Action::CrewFrom(card) => game.may_move_crew_from(card),
        Action::CrewTo(card) => game.may_move_crew_to(card),
        Action::Build(card) => game.may_build(card),
        Action::Move(card) => game.may_move(card),
        Action::Into(hangar) => game.may_put_into(hangar),
        Action::SeatCrew | Action::SeatNobody => game.may_seat_builder(),
        Action::Launch(hangar) => game.may_launch(hangar),
        Action::FlyTo(planet) => game.may_fly_to(planet),
        Action::Reward => game.may_take_reward(),
        Action::RewardFrom(card) => game.may_take_reward_from(card),
        Action::Keep(card) => game.may_keep(card),
        Action::Done => game.may_stop(),
    }
}

impl RocketRescue {
    /// RR-PLAN-2, RR2-PLAN-1: four dice in canonical order, the bid, the submission.
    fn each_for_plan(&self, seat: Seat, each: &mut impl FnMut(Action)) {
        let Some(player) = self.seats.get(seat.index()) else { return };
        if player.plan.dice() < DICE {
            for stage in Stage::all() {
                (1..=6).for_each(|face| each(Action::Die(stage, face)));
            }
        } else {
            (0..=player.energy).for_each(|energy| each(Action::Bid(energy)));
            each(Action::Submit);
        }
        each(Action::TakeBack);
    }

    fn each_in_turn(&self, each: &mut impl FnMut(Action)) {
        match self.step {
            Step::Free => self.each_in_phase(each),
            Step::SwapFor(_) => Resource::all().map(Action::SwapFor).for_each(each),
            Step::CrewFrom(_) => self.free.map(Action::CrewTo).for_each(each),
            Step::BuildIn(_) | Step::MoveTo(_) => Hangar::all().map(Action::Into).for_each(each),
            Step::SeatOn(_) => [Action::SeatCrew, Action::SeatNobody].into_iter().for_each(each),
            Step::LaunchTo(_) => self.face_up.iter().copied().map(Action::FlyTo).for_each(each),
            Step::Reward => {
                each(Action::Reward);
                self.built().map(Action::RewardFrom).for_each(&mut *each);
                each(Action::Done);
            }
        }
    }

    fn each_in_phase(&self, each: &mut impl FnMut(Action)) {
        let own = self.player(self.active);
        match self.phase {
            Phase::Bonus => {
                self.each_module(each);
                Resource::all().map(Action::TakeCubes).for_each(&mut *each);
            }
            Phase::Research => self.each_module(each),
            Phase::Purchase => {
                Resource::all().map(Action::TakeCubes).for_each(&mut *each);
                Resource::all().map(Action::Swap).for_each(&mut *each);
            }
            Phase::Placing => {
                for resource in Resource::all() {
                    own.modules.map(|card| Action::Place(resource, card)).for_each(&mut *each);
                }
                Resource::all().map(Action::Swap).for_each(&mut *each);
            }
            Phase::Swapping => Resource::all().map(Action::Swap).for_each(&mut *each),
            Phase::Refill => Resource::all().map(Action::Refill).for_each(&mut *each),
            Phase::Boarding => {
                self.free.map(Action::Board).for_each(&mut *each);
                each(Action::Wait);
                self.built().map(Action::CrewFrom).for_each(&mut *each);
            }
            Phase::Hangar => {
                own.modules.map(Action::Build).for_each(&mut *each);
                Hangar::all().map(Action::Launch).for_each(&mut *each);
                Resource::all().map(Action::Swap).for_each(&mut *each);
                own.built.map(Action::Move).for_each(&mut *each);
            }
            Phase::Terminal => self.free.map(Action::Board).for_each(&mut *each),
            Phase::Keep => own.modules.map(Action::Keep).for_each(&mut *each),
            Phase::Planning | Phase::Over => return,
        }
        each(Action::Done);
    }

    /// Displayed modules, by place if their fronts are sealed (the Professor has seen them), and standard ones.
    fn each_module(&self, each: &mut impl FnMut(Action)) {
        if self.sealed && self.phase == Phase::Research {
            (1..=self.display.len() as u8).map(Action::TakePlace).for_each(&mut *each);
        } else {
            self.display.iter().copied().map(Action::Take).for_each(&mut *each);
        }
        Kind::all().map(Action::TakeStandard).for_each(each);
    }
}
