//! What happens when an action is played, one file a phase.

mod boarding;
mod bonus;
mod hangar;
mod launch;
mod planning;
mod purchase;
mod research;
mod round;

use engine::{Chance, Seat, Witness};

use crate::action::Action;
use crate::event::Event;
use crate::position::{Phase, RocketRescue, Step};

pub(crate) use launch::turn_up;

/// Plays an action, then everything that follows without a choice (RR-GEN-7).
pub(crate) fn play(
    game: &mut RocketRescue,
    seat: Seat,
    action: Action,
    chance: &mut impl Chance,
    witness: &mut impl Witness<Event>,
) {
    game.apply(seat, action, chance, witness);
    while let Some(only) = game.only_option() {
        game.apply(game.active, only, chance, witness);
    }
}

impl RocketRescue {
    fn apply(&mut self, seat: Seat, action: Action, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        match action {
            Action::Die(stage, face) => self.set_die(seat, stage, face, witness),
            Action::Bid(energy) => self.bid(seat, energy, witness),
            Action::TakeBack => self.take_back(seat, witness),
            Action::Submit => self.submit(seat, chance, witness),
            Action::Take(card) if self.phase == Phase::Bonus => self.keep_offered(card, chance, witness),
            Action::Take(card) => self.take_displayed(card, chance, witness),
            Action::TakePlace(place) => self.take_displayed(self.display[usize::from(place) - 1], chance, witness),
            Action::TakeStandard(kind) => self.take_standard(kind, chance, witness),
            Action::TakeCubes(resource) => self.take_cubes(resource, chance, witness),
            Action::Swap(give) => self.step = Step::SwapFor(give),
            Action::SwapFor(get) => self.swap(get, witness),
            Action::Place(resource, card) => self.place_cube(resource, card, witness),
            Action::Refill(resource) => self.refill(resource, chance, witness),
            Action::Board(card) => self.board(card, chance, witness),
            Action::Wait => self.wait(witness),
            Action::CrewFrom(card) => self.step = Step::CrewFrom(card),
            Action::CrewTo(card) => self.move_crew(card, witness),
            Action::Build(card) => self.step = Step::BuildIn(card),
            Action::Move(card) => self.step = Step::MoveTo(card),
            Action::Into(hangar) => self.put_into(hangar, witness),
            Action::SeatCrew => self.seat_builder(witness),
            Action::SeatNobody => self.step = Step::Free,
            Action::Launch(hangar) => self.step = Step::LaunchTo(hangar),
            Action::FlyTo(planet) => self.launch(planet, chance, witness),
            Action::Reward => self.reward_from_supply(chance, witness),
            Action::RewardFrom(card) => self.reward_from(card, chance, witness),
            Action::Keep(card) => self.keep_module(card, chance, witness),
            Action::Done => self.done(chance, witness),
        }
    }

    /// RR-GEN-5: nothing more.
    fn done(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        match self.phase {
            _ if self.step == Step::Reward => self.give_up_reward(chance, witness),
            Phase::Placing | Phase::Swapping => self.next_in_window(chance, witness),
            Phase::Terminal => self.stay_in_terminal(chance, witness),
            _ => self.end_turn(chance, witness),
        }
    }
}
