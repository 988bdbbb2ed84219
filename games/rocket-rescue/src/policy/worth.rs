//! What modules, cubes, rockets and launches are worth, in points.

use engine::{Noun, Seat};

use super::ENERGY;
use crate::card::Card;
use crate::components::Equipment;
use crate::nouns::{Hangar, Kind, Resource};
use crate::planet::PlanetId;
use crate::position::RocketRescue;

impl RocketRescue {
    /// Energy is worthless once nothing can be paid for with it.
    pub(super) fn energy_worth(&self) -> f32 {
        if self.is_last_round() { 0.02 } else { ENERGY }
    }

    /// The points that a seat has, and about those that its crew in the hangars, modules, cubes and energy will bring.
    pub(super) fn promise(&self, seat: Seat) -> f32 {
        let (rules, player) = (self.rules(), self.player(seat));
        let (landing, waiting) = (f32::from(rules.planet_crew_points), f32::from(rules.hangar_crew_points));
        let aboard = |hangar: Hangar| {
            let rocket = &self.rockets[hangar.index()];
            let crew: u8 = rocket.iter().map(|card| self.load[card.index()].get(seat.index())).sum();
            let own = rocket.iter().filter(|&&card| self.owner(card) == Some(seat)).count();
            let fly = self.chance_to_fly(hangar);
            fly * (f32::from(crew) * (landing - waiting) + 0.6 * own as f32)
        };
        let modules: f32 = if self.is_last_round() {
            0.0
        } else {
            player.modules.map(|card| 0.25 * self.worth(seat, card).max(0.0)).sum()
        };
        let cubes = f32::from(player.cubes.iter().sum::<u8>());
        let energy = self.energy_worth();
        self.points(seat) as f32
            + Hangar::all().map(aboard).sum::<f32>()
            + modules
            + energy * (0.5 * cubes + f32::from(player.energy))
    }

    /// What a module is worth to a player who holds it or could take it.
    pub(super) fn worth(&self, seat: Seat, card: Card) -> f32 {
        let module = self.module(card);
        let equipment = if module.equipment == Equipment::None { 0.0 } else { 0.5 };
        let shields = f32::from(u8::from(module.heat_shield) + u8::from(module.gas_shield));
        let shields = if self.edition.shields_matter() { 0.2 * shields } else { 0.0 };
        0.3 * f32::from(module.energy)
            + 0.25 * f32::from(module.stability)
            + equipment
            + shields
            + self.back_worth(seat, card)
    }

    /// What is known of it from its back: type and cost.
    pub(super) fn back_worth(&self, seat: Seat, card: Card) -> f32 {
        let module = self.module(card);
        let seats = if module.kind == Kind::CrewModule { 1.2 } else { f32::from(module.capacity.min(1)) };
        let own = self.player(seat);
        // Cubes that modules in hand wait for are no longer there.
        let spare = |resource: Resource| {
            let held = own.modules.filter(|&held| held != card).map(|held| self.module(held).cost[resource.index()]);
            own.cubes[resource.index()].saturating_sub(held.sum())
        };
        let short: u8 =
            Resource::all().map(|resource| module.cost[resource.index()].saturating_sub(spare(resource))).sum();
        let double = own.modules.filter(|&held| held != card && self.module(held).kind == module.kind).count() as f32;
        let room = if self.wanted_somewhere(module.kind) { 1.0 } else { -2.0 };
        2.0 + seats + room + self.demand(module.kind) - 0.35 * f32::from(short) - 1.5 * double
    }

    /// How much the rockets wait for a type: most for what completes one.
    pub(super) fn demand(&self, kind: Kind) -> f32 {
        let gain = |hangar: Hangar| self.readiness_with(hangar, kind) - self.chance_to_fly(hangar);
        3.0 * self.room[kind.index()].map(gain).fold(0.0, f32::max)
    }

    /// Cubes of a type that a player still needs for the modules they hold, or could use.
    pub(super) fn need(&self, seat: Seat, resource: Resource) -> u8 {
        let player = self.player(seat);
        let index = resource.index();
        let wanted: u8 = player
            .modules
            .map(|card| self.module(card).cost[index].saturating_sub(self.load[card.index()].get(index)))
            .sum();
        wanted.saturating_sub(player.cubes[index])
    }

    /// What a seat is worth beyond its points: the sooner all crew are away, the better (RR2-OVER-3).
    pub(super) fn hurry(&self, seat: Seat) -> f32 {
        let crew = self.player(seat).crew;
        match (self.rules().finish_bonus > 0, crew) {
            (false, _) => 0.0,
            (true, 0..=4) => 0.7,
            (true, _) => 0.4,
        }
    }

    /// How likely a rocket is to fly soon.
    pub(super) fn chance_to_fly(&self, hangar: Hangar) -> f32 {
        self.readiness(hangar, None)
    }

    /// The same with one more module of a type.
    pub(super) fn readiness_with(&self, hangar: Hangar, kind: Kind) -> f32 {
        self.readiness(hangar, Some(kind))
    }

    fn readiness(&self, hangar: Hangar, more: Option<Kind>) -> f32 {
        let rocket = &self.rockets[hangar.index()];
        if rocket.is_empty() && more.is_none() {
            return 0.0;
        }
        let has = |kind: Kind| more == Some(kind) || rocket.iter().any(|&card| self.module(card).kind == kind);
        let missing = [Kind::Engine, Kind::Cockpit].into_iter().filter(|&kind| !has(kind)).count();
        let fitness = self.fitness(hangar);
        let tanks = fitness.tanks + u8::from(more == Some(Kind::FuelTank));
        let short = |planet: &PlanetId| {
            let facts = self.planet(*planet);
            facts.fuel.saturating_sub(tanks) + u8::from(!fitness.carries(facts.equipment))
        };
        let short = self.face_up.iter().map(short).min().unwrap_or(4);
        let odds = if self.is_last_round() { [0.95, 0.1, 0.02, 0.0] } else { [0.95, 0.5, 0.25, 0.1] };
        odds[(missing + usize::from(short)).min(3)]
    }

    /// What a launch brings its player, less what it brings the rivals.
    pub(super) fn launch_worth(&self, seat: Seat, hangar: Hangar, planet: PlanetId) -> f32 {
        let facts = self.planet(planet);
        let (builders, share) = self.builders(hangar, planet);
        let unit = if self.edition.rewards_are_crew() { 2.0 } else { f32::from(self.rules().token_points) };
        let mut gains = [0.0f32; crate::components::SEATS];
        for other in Seat::all(self.players) {
            let crew: u8 =
                self.rockets[hangar.index()].iter().map(|card| self.load[card.index()].get(other.index())).sum();
            let built = if builders.contains(other) { unit * f32::from(share) } else { 0.0 };
            gains[other.index()] = 2.0 * f32::from(crew) + built;
        }
        let own = gains[seat.index()] + unit * f32::from(facts.launch_reward);
        let rivals = Seat::all(self.players).filter(|&other| other != seat).map(|other| gains[other.index()]);
        let best_rival = rivals.fold(0.0, f32::max);
        let cost = f32::from(self.launch_cost(seat, hangar, planet)) * self.energy_worth() * 0.6;
        own - 0.5 * best_rival - cost - self.worth_waiting(seat, hangar) + 1.5
    }

    /// Free seats that this player's crew could still take, if there is time.
    fn worth_waiting(&self, seat: Seat, hangar: Hangar) -> f32 {
        if self.round + 1 >= self.components.rounds || self.is_last_round() {
            return 0.0;
        }
        let rocket = &self.rockets[hangar.index()];
        let free: u8 = rocket.iter().map(|&card| self.module(card).capacity - self.load[card.index()].total()).sum();
        f32::from(free.min(self.player(seat).crew).min(3))
    }
}
