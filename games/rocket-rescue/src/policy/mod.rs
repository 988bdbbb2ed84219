//! What a sensible player would do: rules of thumb for every decision.
//!
//! `planning.rs` chooses dice, for one of the aims of `aims.rs`; `worth.rs` says what things are worth. All of it reads only what everybody sees.

mod aims;
mod planning;
mod worth;

use engine::{Chance, Noun, Seat};
use tinyvec::ArrayVec;

use crate::action::Action;
use crate::card::Card;
use crate::components::SEATS;
use crate::edition::Task;
use crate::nouns::{Hangar, Kind, Resource};
use crate::planet::PlanetId;
use crate::position::{Phase, RocketRescue, Step};

/// What energy is worth in points while launches are ahead.
const ENERGY: f32 = 0.35;

impl engine::Policy for RocketRescue {
    fn advise(&self, seat: Seat, actions: &[Action], chance: &mut impl Chance) -> usize {
        if self.phase == Phase::Planning {
            let wanted = self.next_of_plan(seat, chance);
            return actions.iter().position(|&action| action == wanted).unwrap_or(0);
        }
        best(actions, |action| self.appeal(seat, action))
    }

    fn leads(&self) -> [f32; Seat::MAX] {
        let points: ArrayVec<[f32; SEATS]> = Seat::all(self.players).map(|seat| self.promise(seat)).collect();
        engine::leads(&points)
    }
}

/// The index of the best action; the first of equals.
fn best(actions: &[Action], appeal: impl Fn(Action) -> f32) -> usize {
    let mut best = (0, f32::MIN);
    for (index, &action) in actions.iter().enumerate() {
        let value = appeal(action);
        if value > best.1 {
            best = (index, value);
        }
    }
    best.0
}

impl RocketRescue {
    /// How good an action looks beside the others; doing no more is worth 0.
    fn appeal(&self, seat: Seat, action: Action) -> f32 {
        match action {
            Action::Take(card) | Action::Keep(card) => self.worth(seat, card),
            Action::TakePlace(place) => self.back_worth(seat, self.display[usize::from(place) - 1]),
            // The card on top, which is none of those in hand.
            Action::TakeStandard(kind) => self.pile(kind).next().map_or(0.0, |card| self.worth(seat, card)),
            Action::TakeCubes(resource) => self.cubes_appeal(seat, resource),
            Action::Swap(give) => self.swap_appeal(seat, give),
            Action::SwapFor(get) => self.gain_appeal(seat, get),
            Action::Place(resource, card) => self.place_appeal(seat, resource, card),
            Action::Refill(resource) => {
                f32::from(self.need(seat, resource)) + 0.1 * f32::from(20 - self.market[resource.index()])
            }
            Action::Board(card) => self.board_appeal(seat, card),
            Action::Wait => 0.2,
            Action::CrewFrom(card) => self.best_goal(card) - self.chance_to_fly(self.rocket_of(card)) - 0.25,
            Action::CrewTo(card) => self.chance_to_fly(self.rocket_of(card)),
            Action::Build(card) => self.build_appeal(card),
            Action::Move(card) => self.move_appeal(seat, card),
            Action::Into(hangar) => self.hangar_appeal(seat, hangar),
            Action::SeatCrew => 1.0,
            Action::Launch(hangar) => self.launch_appeal(seat, hangar),
            Action::FlyTo(planet) => self.flight_appeal(seat, planet),
            Action::Reward => 1.0,
            Action::RewardFrom(card) => 1.0 - self.chance_to_fly(self.rocket_of(card)),
            Action::Die(..)
            | Action::Bid(_)
            | Action::Submit
            | Action::TakeBack
            | Action::SeatNobody
            | Action::Done => 0.0,
        }
    }

    fn rocket_of(&self, card: Card) -> Hangar {
        self.hangar_of(card).unwrap_or_default()
    }

    fn cubes_appeal(&self, seat: Seat, resource: Resource) -> f32 {
        let haul = if self.phase == Phase::Bonus { 2 } else { self.haul(resource) };
        let needed = self.need(seat, resource).min(haul);
        // Beyond what is needed, a little of everything.
        let few = 3u8.saturating_sub(self.player(seat).cubes[resource.index()]).min(haul - needed);
        f32::from(needed) + 0.3 * f32::from(few) + 0.2 * f32::from(haul - needed - few)
    }

    /// A swap is good if it brings a module into reach; in Purchase that can wait until the refill.
    fn swap_appeal(&self, seat: Seat, give: Resource) -> f32 {
        if self.phase == Phase::Purchase {
            return -1.0;
        }
        let helps = |get: Resource| get != give && self.general[get.index()] > 0 && self.swap_helps(seat, give, get);
        if Resource::all().any(helps) { 1.5 } else { -1.0 }
    }

    fn gain_appeal(&self, seat: Seat, get: Resource) -> f32 {
        let Step::SwapFor(give) = self.step else { return 0.0 };
        f32::from(u8::from(self.swap_helps(seat, give, get))) + 0.1 * f32::from(self.need(seat, get))
    }

    /// Whether the swap brings a module into reach that is out of reach now.
    fn swap_helps(&self, seat: Seat, give: Resource, get: Resource) -> bool {
        let mut then = *self;
        let price = self.swap_price(seat);
        let cubes = &mut then.player_mut(seat).cubes;
        if cubes[give.index()] < price {
            return false;
        }
        cubes[give.index()] -= price;
        cubes[get.index()] += 1;
        let short = |game: &Self, card: Card| -> u8 {
            let cubes = game.player(seat).cubes;
            let missing = game.missing(seat, card);
            if !game.edition.cubes_on_modules() {
                return missing.iter().sum();
            }
            missing.iter().zip(cubes).map(|(missing, have)| missing.saturating_sub(have)).sum()
        };
        let now = |card: Card| {
            short(self, card) > 1 || (!self.edition.cubes_on_modules() && self.hangars_for(seat, card).is_empty())
        };
        let reach = |card: Card| {
            short(&then, card) <= 1 && (self.edition.cubes_on_modules() || !then.hangars_for(seat, card).is_empty())
        };
        let mut held = self.player(seat).modules;
        held.any(|card| now(card) && reach(card))
    }

    /// First edition: the module nearest to completion first; a last cube that a company adds is saved.
    fn place_appeal(&self, seat: Seat, _: Resource, card: Card) -> f32 {
        let missing: u8 = self.missing(seat, card).iter().sum();
        if missing == 1 && !self.hangars_for(seat, card).is_empty() {
            return -1.0;
        }
        let kind = self.module(card).kind;
        let useless =
            self.room[kind.index()].is_empty() || (self.player(seat).built.len() as u8 >= self.components.markers);
        if useless { -0.5 } else { 10.0 - f32::from(missing) + 0.1 * self.worth(seat, card) }
    }

    /// A seat costs 1 energy and is worth two points if the rocket flies.
    fn board_appeal(&self, seat: Seat, card: Card) -> f32 {
        if self.saves_for_launch(seat) {
            return -1.0;
        }
        let rules = self.rules();
        let fly = self.chance_to_fly(self.rocket_of(card));
        let stay = f32::from(rules.hangar_crew_points) * if self.is_last_round() { 1.0 } else { 0.3 };
        let rival = if self.owner(card) == Some(seat) { 0.0 } else { 0.15 };
        f32::from(rules.planet_crew_points) * fly + (1.0 - fly) * stay - self.energy_worth() - rival
    }

    /// Whether one energy less would forbid a launch that is planned and possible.
    fn saves_for_launch(&self, seat: Seat) -> bool {
        let [die, _] = self.player(seat).plan.faces(crate::nouns::Stage::Hangar);
        if self.phase != Phase::Boarding || die < 3 {
            return false;
        }
        let energy = self.player(seat).energy;
        let cheapest = |hangar: Hangar| {
            let fitness = self.fitness(hangar);
            let reachable = move |planet: &PlanetId| self.may_reach(&fitness, *planet).is_ok();
            let costs =
                self.face_up.iter().copied().filter(reachable).map(|planet| self.launch_cost(seat, hangar, planet));
            costs.min()
        };
        let own = |hangar: &Hangar| self.has_share(seat, *hangar);
        self.complete().filter(own).filter_map(cheapest).min().is_some_and(|cost| cost == energy)
    }

    fn best_goal(&self, from: Card) -> f32 {
        self.crew_goals(from).map(|card| self.chance_to_fly(self.rocket_of(card))).fold(0.0, f32::max)
    }

    /// Building comes before launching if the die allows both: it pays, and seats one more.
    fn build_appeal(&self, card: Card) -> f32 {
        let mut after = self.deeds.hangar;
        after[Task::Build as usize] += 1;
        let launch_too = self.rules().hangar_die(self.face()).allows(after, Task::Launch);
        let module = self.module(card);
        let gain = f32::from(module.energy) * self.energy_worth()
            + 0.8
            + 0.4 * f32::from(module.capacity.min(2))
            + self.demand(module.kind);
        if launch_too { gain + 20.0 } else { gain }
    }

    /// Only to complete a rocket.
    fn move_appeal(&self, seat: Seat, card: Card) -> f32 {
        let goals = self.hangars_to_move(card);
        let best = goals.map(|hangar| self.readiness_with(hangar, self.module(card).kind)).fold(0.0, f32::max);
        let crew = self.load[card.index()].get(seat.index());
        (best - self.chance_to_fly(self.rocket_of(card)) - 0.3) * (1.0 + f32::from(crew))
    }

    /// Where the company gives a cube, the rocket gets near to flying, and there is something to win.
    fn hangar_appeal(&self, seat: Seat, hangar: Hangar) -> f32 {
        let (card, build) = match self.step {
            Step::BuildIn(card) => (card, true),
            Step::MoveTo(card) => (card, false),
            _ => return 0.0,
        };
        let module = self.module(card);
        let gift = if build && module.cost[hangar.resource().index()] > 0 { 0.5 } else { 0.0 };
        let ready = self.readiness_with(hangar, module.kind);
        let share = if self.has_share(seat, hangar) { 0.1 } else { 0.3 };
        let seats = self.rockets[hangar.index()].iter().filter(|&&card| self.free.contains(card)).count();
        gift + 2.0 * ready + share + 0.1 * seats as f32
    }

    fn launch_appeal(&self, seat: Seat, hangar: Hangar) -> f32 {
        let worth = |planet: PlanetId| self.launch_worth(seat, hangar, planet);
        self.targets(seat, hangar).map(worth).fold(-9.0, f32::max) - 1.0
    }

    fn flight_appeal(&self, seat: Seat, planet: PlanetId) -> f32 {
        let Step::LaunchTo(hangar) = self.step else { return 0.0 };
        self.launch_worth(seat, hangar, planet)
    }

    /// A module of a kind that no rocket can take any more is worth little.
    pub(super) fn wanted_somewhere(&self, kind: Kind) -> bool {
        !self.room[kind.index()].is_empty()
    }
}
