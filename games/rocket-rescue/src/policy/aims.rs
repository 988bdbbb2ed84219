//! What a round could be about: so many modules built, a launch or none, and what that takes in dice, cubes and energy.

use engine::{Noun, Seat};
use tinyvec::ArrayVec;

use crate::card::Card;
use crate::nouns::{Hangar, Kind};
use crate::planet::PlanetId;
use crate::position::RocketRescue;

/// How many aims are weighed against each other.
const MOST_AIMS: usize = 8;
/// How many modules are considered for building, and how many a player builds in a round at most.
const MOST_PARTS: usize = 8;
const MOST_BUILDS: usize = 2;

/// Something to do with a round.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Aim {
    /// Modules that Research must bring.
    pub(super) modules: u8,
    /// Cubes that Purchase must bring.
    pub(super) cubes: u8,
    /// Whether a die must lie in Purchase, because cubes have to be put on modules (first edition).
    pub(super) places: bool,
    /// Modules to build.
    pub(super) builds: u8,
    /// Energy that building them brings.
    pub(super) brings: u16,
    /// The rocket to launch, and what that costs.
    pub(super) launch: Option<(Hangar, u16)>,
    /// What all this is worth, in points.
    pub(super) worth: f32,
}

/// A module that could be built in this round: held, or a standard one that Research brings for certain.
#[derive(Copy, Clone, Debug, Default)]
struct Part {
    card: Card,
    held: bool,
    worth: f32,
}

impl RocketRescue {
    /// The aims worth thinking about; doing nothing in particular is always one of them.
    pub(super) fn aims(&self, seat: Seat, price: f32) -> ArrayVec<[Aim; MOST_AIMS]> {
        let mut aims: ArrayVec<[Aim; MOST_AIMS]> = ArrayVec::new();
        aims.push(Aim::default());
        let parts = self.parts(seat, price);
        let mut best: [Option<Aim>; MOST_BUILDS] = [None; MOST_BUILDS];
        for (number, &first) in parts.iter().enumerate() {
            consider(&mut best[0], self.aim(seat, &[first], None), price);
            for &second in &parts[number + 1..] {
                consider(&mut best[1], self.aim(seat, &[first, second], None), price);
            }
        }
        aims.extend(best.into_iter().flatten());
        let mut flights: [Option<Aim>; 3] = [None; 3];
        for hangar in Hangar::all().filter(|&hangar| !self.locked.contains(hangar)) {
            for &planet in &self.face_up {
                self.consider_flights(seat, hangar, planet, &parts, price, &mut flights);
            }
        }
        aims.extend(flights.into_iter().flatten());
        aims
    }

    /// The launches of this rocket to this planet, with nothing, what it lacks, or one more module built before.
    fn consider_flights(
        &self,
        seat: Seat,
        hangar: Hangar,
        planet: PlanetId,
        parts: &[Part],
        price: f32,
        flights: &mut [Option<Aim>; 3],
    ) {
        let Some(lacks) = self.waits_for(hangar, planet) else { return };
        let mut used: ArrayVec<[Part; MOST_BUILDS]> = ArrayVec::new();
        for kind in lacks {
            let taken = |part: &Part| used.iter().any(|other| other.card == part.card);
            let fits = |part: &&Part| self.module(part.card).kind == kind && !taken(part);
            match parts.iter().find(fits) {
                Some(&part) => used.push(part),
                None => return,
            }
        }
        if used.is_empty() && !self.has_share(seat, hangar) {
            return;
        }
        let cost = self.launch_cost(seat, hangar, planet) + used.len() as u16 * self.surcharge_of_one(planet);
        let flight = (hangar, cost, self.launch_worth(seat, hangar, planet) + 1.5);
        let bare = self.aim(seat, &used, Some(flight));
        consider(&mut flights[used.len()], bare, price);
        if used.len() < MOST_BUILDS {
            let more = parts.iter().find(|part| part.held && used.iter().all(|other| other.card != part.card));
            if let Some(&more) = more {
                used.push(more);
                let full = self.aim(seat, &used, Some(flight));
                consider(&mut flights[used.len()], full, price);
            }
        }
    }

    /// What a module without shields adds to the cost.
    fn surcharge_of_one(&self, planet: PlanetId) -> u16 {
        let facts = self.planet(planet);
        if self.edition.shields_matter() { u16::from(facts.heat_hazard) + u16::from(facts.gas_hazard) } else { 0 }
    }

    /// The types that must be built before this rocket can fly there; nothing if that is too much for a round.
    fn waits_for(&self, hangar: Hangar, planet: PlanetId) -> Option<ArrayVec<[Kind; MOST_BUILDS]>> {
        let (fitness, facts) = (self.fitness(hangar), self.planet(planet));
        if !fitness.carries(facts.equipment) || self.rockets[hangar.index()].is_empty() {
            return None;
        }
        let mut lacks: ArrayVec<[Kind; MOST_BUILDS]> = ArrayVec::new();
        let ends = [Kind::Engine, Kind::Cockpit].into_iter().filter(|kind| self.room[kind.index()].contains(hangar));
        let tanks = std::iter::repeat_n(Kind::FuelTank, usize::from(facts.fuel.saturating_sub(fitness.tanks)));
        for kind in ends.chain(tanks) {
            if lacks.try_push(kind).is_some() || !self.room[kind.index()].contains(hangar) {
                return None;
            }
        }
        Some(lacks)
    }

    /// What can be built in this round, the best first.
    fn parts(&self, seat: Seat, price: f32) -> ArrayVec<[Part; MOST_PARTS]> {
        let player = self.player(seat);
        let mut parts: ArrayVec<[Part; MOST_PARTS]> = ArrayVec::new();
        if player.built.len() >= usize::from(self.components.markers) {
            return parts;
        }
        let part = |card: Card, held: bool| Part { card, held, worth: self.part_worth(seat, card, price) };
        for card in player.modules.filter(|&card| self.wanted_somewhere(self.module(card).kind)).take(MOST_PARTS - 4) {
            parts.push(part(card, true));
        }
        for kind in Kind::all().filter(|&kind| self.wanted_somewhere(kind)) {
            if let Some(card) = self.pile(kind).next() {
                parts.push(part(card, false));
            }
        }
        parts.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        parts
    }

    /// What a module is worth once it is built, without the cubes for it.
    fn part_worth(&self, seat: Seat, card: Card, price: f32) -> f32 {
        let module = self.module(card);
        let seats = if self.player(seat).crew > 0 { module.capacity } else { 0 };
        if self.is_last_round() {
            return f32::from(self.rules().hangar_crew_points.min(seats)) - 0.1;
        }
        let crew = if seats > 0 { 0.8 + 0.15 * f32::from(seats) } else { 0.0 };
        price * f32::from(module.energy) + 0.5 + crew + self.demand(module.kind)
    }

    fn aim(&self, seat: Seat, parts: &[Part], launch: Option<(Hangar, u16, f32)>) -> Aim {
        let loose =
            |part: &Part| self.edition.cubes_on_modules() && self.missing(seat, part.card).iter().sum::<u8>() > 1;
        Aim {
            modules: parts.iter().filter(|part| !part.held).count() as u8,
            cubes: self.cubes_for(seat, parts),
            places: parts.iter().any(loose),
            builds: parts.len() as u8,
            brings: parts.iter().map(|part| u16::from(self.module(part.card).energy)).sum(),
            launch: launch.map(|(hangar, cost, _)| (hangar, cost)),
            worth: parts.iter().map(|part| part.worth).sum::<f32>() + launch.map_or(0.0, |launch| launch.2),
        }
    }

    /// How many cubes one die must bring so that all these can be paid for: a company adds one to each, spare cubes are
    /// swapped two for one.
    fn cubes_for(&self, seat: Seat, parts: &[Part]) -> u8 {
        let mut need = [0u8; 3];
        for part in parts {
            let (cost, load) = (self.module(part.card).cost, self.load[part.card.index()]);
            let mut lacks: [u8; 3] = std::array::from_fn(|index| cost[index].saturating_sub(load.get(index)));
            if let Some(most) = lacks.iter_mut().max() {
                *most = most.saturating_sub(1);
            }
            for (all, lack) in need.iter_mut().zip(lacks) {
                *all += lack;
            }
        }
        let own = self.player(seat).cubes;
        let short: [u8; 3] = std::array::from_fn(|index| need[index].saturating_sub(own[index]));
        let swaps: u8 = (0..3).map(|index| own[index].saturating_sub(need[index]) / 2).sum();
        let most = short.into_iter().max().unwrap_or(0);
        let others = short.iter().sum::<u8>() - most;
        let swapped = swaps.min(others);
        most.saturating_sub(swaps - swapped) + 2 * (others - swapped)
    }
}

/// Keeps the better of two aims, counted with the energy that they take.
fn consider(best: &mut Option<Aim>, aim: Aim, price: f32) {
    let net = |aim: &Aim| aim.worth - price * f32::from(aim.cubes) - 0.4 * f32::from(aim.modules);
    if best.as_ref().is_none_or(|best| net(&aim) > net(best)) {
        *best = Some(aim);
    }
}
