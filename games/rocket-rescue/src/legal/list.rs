//! Everything a seat may do, in a fixed order, and what follows without a choice.

use engine::Seat;

use crate::action::Action;
use crate::names::{Character, Hangar, Kind, Resource, Stage};
use crate::plan::DICE;
use crate::position::{Phase, RocketRescue, Step};

/// How often a player may start a plan anew in one round, so that a match is bound to end (RR-PLAN-5).
pub(crate) const MOST_TAKE_BACKS: u8 = 20;

impl RocketRescue {
    pub(crate) fn list_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.phase == Phase::Planning {
            return self.list_plan(seat, out);
        }
        if seat != self.active || self.phase == Phase::Over {
            return;
        }
        match self.step {
            Step::Free => self.list_free(out),
            Step::SwapFor(give) => out.extend(resources(self.swap_gains(give)).map(Action::SwapFor)),
            Step::CrewFrom(from) => out.extend(self.crew_goals(from).map(Action::CrewTo)),
            Step::BuildIn(card) => out.extend(hangars(self.hangars_for(seat, card)).map(Action::Into)),
            Step::MoveTo(card) => out.extend(hangars(self.hangars_to_move(card)).map(Action::Into)),
            Step::SeatOn(_) => out.extend([Action::SeatCrew, Action::SeatNobody]),
            Step::LaunchTo(hangar) => {
                let targets = self.targets(seat, hangar);
                let planets = self.face_up.iter().enumerate().filter(|&(place, _)| targets >> place & 1 == 1);
                out.extend(planets.map(|(_, &planet)| Action::FlyTo(planet)));
            }
            Step::Reward => {
                if self.player(seat).crew > 0 {
                    out.push(Action::Reward);
                }
                out.extend(self.reward_sources().map(Action::RewardFrom));
                out.push(Action::Done);
            }
        }
    }

    /// RR-PLAN-2, RR2-PLAN-1: four dice in canonical order, the bid, the submission.
    fn list_plan(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.ready.contains(seat) || seat.index() >= usize::from(self.players) {
            return; // RR-PLAN-5
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
        if self.may_take_back(seat) {
            out.push(Action::TakeBack);
        }
    }

    /// RR-PLAN-5: a plan that is begun and not submitted.
    pub(crate) fn may_take_back(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        player.plan.dice() > 0 && player.take_backs < MOST_TAKE_BACKS
    }

    fn list_free(&self, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Bonus => return self.list_bonus(out),
            Phase::Research => self.list_modules(out),
            Phase::Purchase => {
                out.extend(self.stocked().map(Action::TakeCubes));
                out.extend(resources(self.swappable()).map(Action::Swap));
            }
            Phase::Placing => {
                for resource in Resource::all() {
                    out.extend(self.placeable(resource).map(|card| Action::Place(resource, card)));
                }
                out.extend(resources(self.swappable()).map(Action::Swap));
            }
            Phase::Refill => return out.extend(Resource::all().map(Action::Refill)), // RR-BUY-5
            Phase::Boarding => {
                out.extend(self.boardable().map(Action::Board));
                if self.may_wait() {
                    out.push(Action::Wait);
                }
                out.extend(self.crew_sources().map(Action::CrewFrom));
            }
            Phase::Hangar => {
                out.extend(self.buildable().map(Action::Build));
                out.extend(hangars(self.launchable()).map(Action::Launch));
                out.extend(resources(self.swappable()).map(Action::Swap));
                out.extend(self.movable().map(Action::Move));
            }
            Phase::Terminal => out.extend(self.boardable().map(Action::Board)),
            Phase::Keep => return out.extend(self.player(self.active).modules.map(Action::Keep)), // RR2-END-3
            Phase::Planning | Phase::Over => return,
        }
        out.push(Action::Done); // RR-GEN-5, RR-RES-4
    }

    /// RR-RES-3. With sealed fronts the displayed modules have no names yet.
    fn list_modules(&self, out: &mut Vec<Action>) {
        if self.sealed {
            out.extend((1..=self.display.len() as u8).map(Action::TakePlace));
        } else {
            out.extend(self.display.iter().copied().map(Action::Take));
        }
        self.list_standard(out);
    }

    fn list_standard(&self, out: &mut Vec<Action>) {
        out.extend(Kind::all().filter(|&kind| !self.pile(kind).is_empty()).map(Action::TakeStandard));
    }

    fn list_bonus(&self, out: &mut Vec<Action>) {
        match self.player(self.active).character {
            Some(Character::MECHANIC) => self.list_standard(out),
            Some(Character::PROFESSOR) => out.extend(self.display.iter().copied().map(Action::Take)),
            _ => out.extend(Resource::all().map(Action::TakeCubes)),
        }
    }

    /// The types that the market has (RR-BUY-4).
    fn stocked(&self) -> impl Iterator<Item = Resource> {
        Resource::all().filter(|resource| self.market[resource.index()] > 0)
    }

    /// RR-GEN-7: the one thing that can be done, if it is only one. Planning is exempt.
    pub(crate) fn only_option(&self) -> Option<Action> {
        match self.step {
            Step::Free => self.nothing_but_done().then_some(Action::Done),
            Step::SwapFor(give) => single(self.swap_gains(give)).map(|index| Action::SwapFor(Resource(index))),
            Step::CrewFrom(from) => {
                let goals = self.crew_goals(from);
                goals.first().filter(|_| goals.len() == 1).map(Action::CrewTo)
            }
            Step::BuildIn(card) => single(self.hangars_for(self.active, card)).map(|index| Action::Into(Hangar(index))),
            Step::MoveTo(card) => single(self.hangars_to_move(card)).map(|index| Action::Into(Hangar(index))),
            Step::LaunchTo(hangar) => {
                single(self.targets(self.active, hangar)).map(|place| Action::FlyTo(self.face_up[usize::from(place)]))
            }
            Step::SeatOn(_) | Step::Reward => None,
        }
    }

    fn nothing_but_done(&self) -> bool {
        match self.phase {
            Phase::Research => self.display.is_empty() && self.piles.is_empty(), // RR-RES-5
            Phase::Purchase => self.market == [0; 3] && self.swappable() == 0,
            Phase::Placing => {
                Resource::all().all(|resource| self.placeable(resource).is_empty()) && self.swappable() == 0
            }
            // RR1-BRD-1, RR1-BRD-2, RR2-BRD-2
            Phase::Boarding => self.boardable().is_empty() && !self.may_wait() && self.crew_sources().is_empty(),
            Phase::Hangar => {
                // RR1-HGR-1
                self.swappable() == 0
                    && self.buildable().is_empty()
                    && self.launchable() == 0
                    && self.movable().is_empty()
            }
            Phase::Terminal => self.boardable().is_empty(),
            Phase::Bonus | Phase::Planning | Phase::Refill | Phase::Keep | Phase::Over => false,
        }
    }
}

fn resources(set: u8) -> impl Iterator<Item = Resource> {
    Resource::all().filter(move |resource| set >> resource.0 & 1 == 1)
}

fn hangars(set: u8) -> impl Iterator<Item = Hangar> {
    Hangar::all().filter(move |hangar| set & hangar.bit() != 0)
}

/// The only member of a set, if it has just one.
fn single(set: u8) -> Option<u8> {
    (set.count_ones() == 1).then(|| set.trailing_zeros() as u8)
}
