//! What stands in the hangars: who owns a rocket, what has room in it, how it would fly and what that costs.

use engine::{Noun, Seat, Seats};

use crate::card::Card;
use crate::components::{Equipment, SEATS};
use crate::nouns::{Character, Hangar, Hangars, Kind};
use crate::planet::PlanetId;
use crate::position::RocketRescue;

/// What a launch asks of a rocket.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Fitness {
    pub(crate) tanks: u8,
    pub(crate) rover: bool,
    pub(crate) satellite: bool,
    pub(crate) unshielded_heat: u8,
    pub(crate) unshielded_gas: u8,
}

impl Fitness {
    pub(crate) fn carries(&self, equipment: Equipment) -> bool {
        match equipment {
            Equipment::None => true,
            Equipment::Rover => self.rover,
            Equipment::Satellite => self.satellite,
        }
    }
}

impl RocketRescue {
    /// The hangars whose rockets have an engine and a cockpit (RR-LCH-2).
    pub(crate) fn complete(&self) -> Hangars {
        let open = Hangars::from_bits(0b11_1111).without(self.locked);
        open.without(self.room[Kind::Engine.index()]).without(self.room[Kind::Cockpit.index()])
    }

    /// Whether this player owns a module of this rocket (RR-LCH-3).
    pub(crate) fn has_share(&self, seat: Seat, hangar: Hangar) -> bool {
        let built = self.player(seat).built;
        self.rockets[hangar.index()].iter().any(|&card| built.contains(card))
    }

    /// How many modules of a type a rocket has.
    pub(crate) fn count_in(&self, hangar: Hangar, kind: Kind) -> usize {
        self.rockets[hangar.index()].iter().filter(|&&card| self.module(card).kind == kind).count()
    }

    pub(crate) fn fitness(&self, hangar: Hangar) -> Fitness {
        let mut fitness = Fitness::default();
        for &card in &self.rockets[hangar.index()] {
            let module = self.module(card);
            fitness.tanks += u8::from(module.kind == Kind::FuelTank);
            fitness.rover |= module.equipment == Equipment::Rover;
            fitness.satellite |= module.equipment == Equipment::Satellite;
            fitness.unshielded_heat += u8::from(!module.heat_shield);
            fitness.unshielded_gas += u8::from(!module.gas_shield);
        }
        fitness
    }

    /// What hazards add to the cost of a launch, which they never forbid (RR1-LCH-2): nothing in the second edition
    /// (RR2-LCH-1).
    pub(crate) fn surcharge(&self, fitness: &Fitness, planet: PlanetId) -> u16 {
        if !self.edition.shields_matter() {
            return 0;
        }
        let facts = self.planet(planet);
        let heat = if facts.heat_hazard { fitness.unshielded_heat } else { 0 };
        let gas = if facts.gas_hazard { fitness.unshielded_gas } else { 0 };
        u16::from(heat + gas) // RR1-LCH-1
    }

    /// What a launch costs in all; the Pilot pays 3 less, but at least 1 (RR1-CHAR-6).
    pub(crate) fn cost_of(&self, seat: Seat, fitness: &Fitness, planet: PlanetId) -> u16 {
        let cost = u16::from(self.planet(planet).energy_cost) + self.surcharge(fitness, planet);
        if self.is(seat, Character::Pilot) { cost.saturating_sub(3).max(1) } else { cost }
    }

    pub(crate) fn launch_cost(&self, seat: Seat, hangar: Hangar, planet: PlanetId) -> u16 {
        self.cost_of(seat, &self.fitness(hangar), planet)
    }

    /// How many modules of a rocket each player owns.
    fn owned_in(&self, hangar: Hangar) -> [u8; SEATS] {
        let rocket = &self.rockets[hangar.index()];
        std::array::from_fn(|seat| rocket.iter().filter(|&&card| self.seats[seat].built.contains(card)).count() as u8)
    }

    /// The owners of most modules.
    pub(crate) fn most_modules(&self, hangar: Hangar) -> Seats {
        let owned = self.owned_in(hangar);
        let most = owned.into_iter().max().unwrap_or(0);
        Seat::all(self.players).filter(|seat| most > 0 && owned[seat.index()] == most).collect()
    }

    /// RR-RWD-1, RR-RWD-2: the owners of most modules, and what each of them earns.
    pub(crate) fn builders(&self, hangar: Hangar, planet: PlanetId) -> (Seats, u8) {
        let builders = self.most_modules(hangar);
        (builders, self.planet(planet).construction_reward.div_ceil(builders.len().max(1) as u8))
    }

    /// Notes whether a built module has a free seat.
    pub(crate) fn note_seats(&mut self, card: Card) {
        if self.load[card.index()].total() < self.module(card).capacity {
            self.free.insert(card);
        } else {
            self.free.remove(card);
        }
    }

    /// Notes what a hangar has room for (RR-SLOT-1 to RR-SLOT-4).
    pub(crate) fn note_room(&mut self, hangar: Hangar) {
        let mut count = [0u8; Kind::COUNT];
        for card in &self.rockets[hangar.index()] {
            count[self.components.cards[card.index()].kind.index()] += 1;
        }
        for kind in Kind::all() {
            let room = &mut self.room[kind.index()];
            if !self.locked.contains(hangar) && fits(count, kind) {
                room.insert(hangar);
            } else {
                room.remove(hangar);
            }
        }
    }
}

/// Whether a rocket with so many modules of each type has room for one more of this type, in whichever sequence they came
/// and whoever built them (RR-SLOT-5).
pub(crate) fn fits(count: [u8; Kind::COUNT], kind: Kind) -> bool {
    let middle = count[Kind::FuelTank.index()] + count[Kind::CrewModule.index()];
    match kind {
        Kind::Engine | Kind::Cockpit => count[kind.index()] == 0, // RR-SLOT-1, RR-SLOT-2
        Kind::FuelTank => middle < 4,                             // RR-SLOT-3
        Kind::CrewModule => middle < 4 && count[kind.index()] < 3, // RR-SLOT-4
    }
}
