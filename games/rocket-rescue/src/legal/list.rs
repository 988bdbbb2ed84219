//! The legal actions listed quickly: what the die or the phase rules out is not even looked at. The battery compares this
//! list with the candidates that may be done.

use std::ops::ControlFlow;

use engine::{Noun, Seat};

use crate::action::Action;
use crate::edition::Task;
use crate::nouns::{Kind, Resource, Stage};
use crate::plan::DICE;
use crate::position::{Phase, RocketRescue, Step};

/// Appends every legal action of a seat.
pub(crate) fn actions(game: &RocketRescue, seat: Seat, out: &mut Vec<Action>) {
    if game.phase == Phase::Planning {
        return game.list_plan(seat, out);
    }
    if seat == game.active {
        let all = game.visit(&mut |action| {
            out.push(action);
            ControlFlow::Continue(())
        });
        debug_assert!(all.is_continue(), "nothing stops the list");
    }
}

impl RocketRescue {
    fn list_plan(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.ready.contains(seat) || seat.index() >= usize::from(self.players) {
            return;
        }
        let player = self.player(seat);
        if player.plan.dice() < DICE {
            for stage in Stage::all() {
                out.extend((1..player.plan.highest(stage) + 1).map(|face| Action::Die(stage, face)));
            }
        } else if self.edition.bids() && !self.bidden.contains(seat) {
            out.extend((0..player.energy + 1).map(Action::Bid));
        } else {
            out.push(Action::Submit);
        }
        if self.may_take_back(seat).is_ok() {
            out.push(Action::TakeBack);
        }
    }

    /// RR-GEN-7: the one thing that can be done, if it is only one. Planning is exempt.
    pub(crate) fn only_option(&self) -> Option<Action> {
        let mut only = None;
        let several = self.visit(&mut |action| match only.replace(action) {
            None => ControlFlow::Continue(()),
            Some(_) => ControlFlow::Break(()),
        });
        only.filter(|_| several.is_continue())
    }

    /// Shows everything that the active player may do, until told to stop. Planning is not for one player alone.
    fn visit(&self, each: &mut impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        let seat = self.active;
        match self.step {
            Step::Free => self.visit_phase(each),
            Step::SwapFor(give) => self.swap_gains(give).map(Action::SwapFor).try_for_each(each),
            Step::CrewFrom(from) => self.crew_goals(from).map(Action::CrewTo).try_for_each(each),
            Step::BuildIn(card) => self.hangars_for(seat, card).map(Action::Into).try_for_each(each),
            Step::MoveTo(card) => self.hangars_to_move(card).map(Action::Into).try_for_each(each),
            Step::SeatOn(_) => [Action::SeatCrew, Action::SeatNobody].into_iter().try_for_each(each),
            Step::LaunchTo(hangar) => self.targets(seat, hangar).map(Action::FlyTo).try_for_each(each),
            Step::Reward => {
                if self.player(seat).crew > 0 {
                    each(Action::Reward)?;
                } else {
                    self.aboard(seat).map(Action::RewardFrom).try_for_each(&mut *each)?;
                }
                each(Action::Done)
            }
        }
    }

    fn visit_phase(&self, each: &mut impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        match self.phase {
            Phase::Bonus | Phase::Research => self.visit_modules(each)?,
            Phase::Purchase => self.visit_cubes(each)?,
            Phase::Placing => {
                for resource in Resource::all() {
                    let lacking =
                        self.player(self.active).modules.filter(|&card| self.may_place(resource, card).is_ok());
                    lacking.map(|card| Action::Place(resource, card)).try_for_each(&mut *each)?;
                }
            }
            Phase::Refill => Resource::all().map(Action::Refill).try_for_each(&mut *each)?,
            Phase::Boarding => self.visit_crew(each)?,
            Phase::Hangar => self.visit_hangar(each)?,
            Phase::Terminal if self.player(self.active).energy > 0 => {
                self.free.map(Action::Board).try_for_each(&mut *each)?;
            }
            Phase::Terminal | Phase::Swapping => {}
            Phase::Keep => self.player(self.active).modules.map(Action::Keep).try_for_each(&mut *each)?,
            Phase::Planning | Phase::Over => return ControlFlow::Continue(()),
        }
        if matches!(self.phase, Phase::Purchase | Phase::Placing | Phase::Swapping) {
            self.visit_swaps(each)?;
        }
        if self.may_stop().is_ok() { each(Action::Done) } else { ControlFlow::Continue(()) }
    }

    fn visit_modules(&self, each: &mut impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.sealed && self.phase == Phase::Research {
            (1..=self.display.len() as u8).map(Action::TakePlace).try_for_each(&mut *each)?;
        } else {
            self.display.iter().copied().map(Action::Take).try_for_each(&mut *each)?;
        }
        let standard = Kind::all().filter(|&kind| self.may_take_standard(kind).is_ok());
        standard.map(Action::TakeStandard).try_for_each(&mut *each)?;
        if self.phase == Phase::Bonus { self.visit_cubes(each) } else { ControlFlow::Continue(()) }
    }

    fn visit_cubes(&self, each: &mut impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        let there = Resource::all().filter(|&resource| self.may_take_cubes(resource).is_ok());
        there.map(Action::TakeCubes).try_for_each(each)
    }

    fn visit_swaps(&self, each: &mut impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.may_swap_now().is_err() {
            return ControlFlow::Continue(());
        }
        Resource::all().filter(|&give| self.may_give(give).is_ok()).map(Action::Swap).try_for_each(each)
    }

    fn visit_crew(&self, each: &mut impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.may_seat_crew().is_ok() {
            if self.player(self.active).energy > 0 {
                self.free.map(Action::Board).try_for_each(&mut *each)?;
            }
            if self.may_wait().is_ok() {
                each(Action::Wait)?;
            }
        }
        if self.may_move_crew().is_ok() {
            let sources = self.aboard(self.active).filter(|&card| self.may_move_crew_from(card).is_ok());
            sources.map(Action::CrewFrom).try_for_each(each)?;
        }
        ControlFlow::Continue(())
    }

    fn visit_hangar(&self, each: &mut impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        let own = self.player(self.active);
        if self.die_allows(Task::Build) {
            own.modules.filter(|&card| self.may_build(card).is_ok()).map(Action::Build).try_for_each(&mut *each)?;
        }
        if self.die_allows(Task::Launch) {
            let rockets = self.complete().filter(|&hangar| self.may_launch(hangar).is_ok());
            rockets.map(Action::Launch).try_for_each(&mut *each)?;
        }
        self.visit_swaps(each)?;
        if self.die_allows(Task::Move) {
            own.built.filter(|&card| self.may_move(card).is_ok()).map(Action::Move).try_for_each(each)?;
        }
        ControlFlow::Continue(())
    }
}
