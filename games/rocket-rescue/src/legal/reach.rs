//! What is possible, as small sets. Listing and explaining both stand on these.

use engine::Seat;

use crate::components::{Equipment, SEATS};
use crate::names::{Card, Character, Hangar, PlanetId, Resource};
use crate::position::{Phase, RocketRescue, Step};
use crate::sets::CardSet;

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
    /// The hangars that can take this unbuilt module now, as a bit set: room for it (RR-ASM-1), and at most the one cube
    /// missing that the company adds (RR1-ASM-1, RR2-ASM-1).
    pub(crate) fn hangars_for(&self, seat: Seat, card: Card) -> u8 {
        let module = self.module(card);
        self.room[module.kind.index()] & self.companies_for(self.missing(seat, card))
    }

    /// The cubes that a module still needs: from those on it or in the supply.
    pub(crate) fn missing(&self, seat: Seat, card: Card) -> [u8; 3] {
        let module = self.module(card);
        let load = self.load[card.index()];
        let own = self.player(seat).cubes;
        let on_modules = self.edition.cubes_on_modules();
        std::array::from_fn(|index| {
            let have = if on_modules { load.get(index) } else { own[index] };
            module.cost[index].saturating_sub(have)
        })
    }

    /// The hangars whose company makes good for what is missing.
    fn companies_for(&self, missing: [u8; 3]) -> u8 {
        match missing {
            [0, 0, 0] => 0b11_11_11,
            [1, 0, 0] => 0b00_00_11,
            [0, 1, 0] => 0b00_11_00,
            [0, 0, 1] => 0b11_00_00,
            _ => 0,
        }
    }

    /// Whether the active die allows one more assembly (0), launch (1) or move of a module (2), in any order (RR-HGR-3).
    pub(crate) fn die_allows(&self, what: usize) -> bool {
        let face = usize::from(self.face());
        face > 0 && self.rules().hangar[face - 1].allows(self.deeds.hangar, what)
    }

    /// The modules that the active player can build now.
    pub(crate) fn buildable(&self) -> CardSet {
        let seat = self.active;
        if !self.die_allows(0) || self.markers(seat) == 0 {
            return CardSet::default(); // RR-HGR-1, RR-LIM-3
        }
        self.player(seat).modules.filter(|&card| self.hangars_for(seat, card) != 0).collect()
    }

    /// The hangars whose rockets have an engine and a cockpit (RR-LCH-2), as a bit set.
    pub(crate) fn complete(&self) -> u8 {
        let [cockpit, _, engine, _] = self.room;
        !(cockpit | engine) & !self.locked & 0b11_1111
    }

    /// The hangars whose rockets the active player can launch now.
    pub(crate) fn launchable(&self) -> u8 {
        if !self.die_allows(1) {
            return 0; // RR-LCH-1
        }
        let complete = self.complete();
        let can = |hangar: &Hangar| complete & hangar.bit() != 0 && self.targets(self.active, *hangar) != 0;
        Hangar::all().filter(can).fold(0, |all, hangar| all | hangar.bit())
    }

    /// Whether this player owns a module of this rocket (RR-LCH-3).
    pub(crate) fn has_share(&self, seat: Seat, hangar: Hangar) -> bool {
        let built = self.player(seat).built;
        self.rockets[hangar.index()].iter().any(|&card| built.contains(card))
    }

    /// The face-up planets that a complete rocket can be launched to and that can be paid for, as a bit set of places.
    pub(crate) fn targets(&self, seat: Seat, hangar: Hangar) -> u8 {
        if !self.has_share(seat, hangar) {
            return 0;
        }
        let fitness = self.fitness(hangar);
        let energy = self.player(seat).energy;
        let mut targets = 0;
        for (place, &planet) in self.face_up.iter().enumerate() {
            let facts = self.planet(planet);
            let reachable = fitness.tanks >= facts.fuel && fitness.carries(facts.equipment); // RR-LCH-4, RR-LCH-5
            if reachable && self.cost_of(seat, &fitness, planet) <= energy {
                targets |= 1 << place;
            }
        }
        targets
    }

    pub(crate) fn fitness(&self, hangar: Hangar) -> Fitness {
        let mut fitness = Fitness::default();
        for &card in &self.rockets[hangar.index()] {
            let module = self.module(card);
            fitness.tanks += u8::from(module.kind == crate::names::Kind::FUEL_TANK);
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
        if self.is(seat, Character::PILOT) { cost.saturating_sub(3).max(1) } else { cost }
    }

    pub(crate) fn launch_cost(&self, seat: Seat, hangar: Hangar, planet: PlanetId) -> u16 {
        self.cost_of(seat, &self.fitness(hangar), planet)
    }

    /// How many modules of a rocket each player owns.
    pub(crate) fn owned_in(&self, hangar: Hangar) -> [u8; SEATS] {
        let rocket = &self.rockets[hangar.index()];
        std::array::from_fn(|seat| rocket.iter().filter(|&&card| self.seats[seat].built.contains(card)).count() as u8)
    }

    /// The hangars that a built module can be moved to (RR2-MOVE-1). Its own has no room for a second engine or cockpit,
    /// and staying is no move.
    pub(crate) fn hangars_to_move(&self, card: Card) -> u8 {
        let own = self.hangar_of(card).map_or(0, Hangar::bit);
        self.room[self.module(card).kind.index()] & !own
    }

    /// The modules that the active player can move now.
    pub(crate) fn movable(&self) -> CardSet {
        if !self.die_allows(2) {
            return CardSet::default();
        }
        self.player(self.active).built.filter(|&card| self.hangars_to_move(card) != 0).collect()
    }

    /// Whether the active player may swap now, cubes aside (RR1-SWAP-1, RR2-SWAP-1).
    pub(crate) fn may_swap(&self) -> bool {
        match self.phase {
            Phase::Placing => true,
            Phase::Purchase => !self.edition.cubes_on_modules(),
            Phase::Hangar => {
                !self.edition.cubes_on_modules() && !self.player(self.active).modules.is_empty() && self.die_allows(0)
            }
            _ => false,
        }
    }

    /// The types that the active player can give in a swap, as a bit set; as often as there are any (RR-SWAP-3).
    pub(crate) fn swappable(&self) -> u8 {
        if !self.may_swap() {
            return 0;
        }
        let cubes = self.player(self.active).cubes;
        let price = self.swap_price(self.active);
        let can = |give: &Resource| cubes[give.index()] >= price && self.swap_gains(*give) != 0;
        Resource::all().filter(can).fold(0, |all, give| all | 1 << give.0)
    }

    /// The types that can be had for this one, as a bit set: others that the general supply has (RR-SWAP-2).
    pub(crate) fn swap_gains(&self, give: Resource) -> u8 {
        let there = |get: &Resource| *get != give && self.general[get.index()] > 0;
        Resource::all().filter(there).fold(0, |all, get| all | 1 << get.0)
    }

    /// Whether the active player can put a cube of this type on this module (RR1-BUY-2).
    pub(crate) fn lacks(&self, card: Card, resource: Resource) -> bool {
        self.load[card.index()].get(resource.index()) < self.module(card).cost[resource.index()]
    }

    /// The unbuilt modules of the active player that take a cube of this type.
    pub(crate) fn placeable(&self, resource: Resource) -> CardSet {
        let player = self.player(self.active);
        if player.cubes[resource.index()] == 0 {
            return CardSet::default();
        }
        player.modules.filter(|&card| self.lacks(card, resource)).collect()
    }

    /// How many more crew the active die seats (RR-BRD-1); the Steward's one more (RR1-CHAR-9).
    pub(crate) fn placements_left(&self) -> u8 {
        let face = usize::from(self.face());
        if face == 0 || !self.boarding_open {
            return 0; // RR2-BRD-2
        }
        let more = u8::from(self.is(self.active, Character::STEWARD));
        (self.rules().boarding[face - 1].place + more).saturating_sub(self.deeds.crew)
    }

    /// How many more crew the active die moves (RR2-BRD-3).
    pub(crate) fn moves_left(&self) -> u8 {
        let face = usize::from(self.face());
        if face == 0 || !self.boarding_open {
            return 0;
        }
        self.rules().boarding[face - 1].moves.saturating_sub(self.deeds.crew)
    }

    /// The modules where the active player can seat a crew member now (RR-BRD-2, RR-BRD-4).
    pub(crate) fn boardable(&self) -> CardSet {
        let player = self.player(self.active);
        let can = match self.phase {
            Phase::Boarding => self.placements_left() > 0 && player.crew > 0,
            Phase::Terminal => true, // RR2-END-1
            _ => false,
        };
        if can && player.energy > 0 { self.free } else { CardSet::default() }
    }

    /// Whether the active player can send a crew member to the terminal now (RR2-BRD-5, RR2-BRD-6).
    pub(crate) fn may_wait(&self) -> bool {
        let player = self.player(self.active);
        self.edition.has_terminal()
            && self.phase == Phase::Boarding
            && self.placements_left() > 0
            && player.crew > 0
            && (player.energy == 0 || self.free.is_empty())
            && !self.terminal.contains(&self.active)
    }

    /// Whether this module holds a crew member of the active player that this die has not moved yet.
    pub(crate) fn has_unmoved_crew(&self, card: Card) -> bool {
        let crew = self.load[card.index()].get(self.active.index());
        crew > u8::from(self.deeds.moved_to == Some(card))
    }

    /// The modules that the active player can move a crew member from (RR2-BRD-4); the terminal is none (RR2-BRD-8).
    pub(crate) fn crew_sources(&self) -> CardSet {
        if self.moves_left() == 0 || self.free.is_empty() {
            return CardSet::default();
        }
        let can = |card: &Card| self.has_unmoved_crew(*card) && !self.crew_goals(*card).is_empty();
        self.built().filter(can).collect()
    }

    /// Where a crew member of this module can move to.
    pub(crate) fn crew_goals(&self, from: Card) -> CardSet {
        let mut goals = self.free;
        goals.remove(from);
        goals
    }

    /// The modules that the active player can take reward crew from (RR1-RWD-2, RR1-RWD-3).
    pub(crate) fn reward_sources(&self) -> CardSet {
        if self.step != Step::Reward || self.player(self.active).crew > 0 {
            return CardSet::default();
        }
        self.aboard(self.active)
    }
}
