//! The longer answers: swapping, placing, boarding, building, moving and launching.

use engine::{Fact, Refusal, Seat, phrase};

use super::why_not::refuse;
use crate::names::{Card, Hangar, Kind, PlanetId, Resource, Stage};
use crate::position::{Phase, RocketRescue};
use crate::words;

impl RocketRescue {
    pub(super) fn swap_problem(&self, give: Resource) -> Option<Refusal> {
        if self.swappable() >> give.0 & 1 == 1 {
            return None;
        }
        if !self.may_swap() {
            return match self.edition.cubes_on_modules() {
                true => refuse("RR1-SWAP-1", phrase!("refuse-swap-while-placing")),
                false => refuse("RR2-SWAP-1", phrase!("refuse-no-swap-now")),
            };
        }
        let (price, cubes) = (self.swap_price(self.active), self.player(self.active).cubes[give.index()]);
        if cubes < price {
            return refuse(
                "RR-SWAP-1",
                phrase!("refuse-swap-price", price = price, cubes = cubes, resource = give.word()),
            );
        }
        refuse("RR-SWAP-2", phrase!("refuse-nothing-to-swap-for"))
    }

    pub(super) fn gain_problem(&self, give: Resource, get: Resource) -> Option<Refusal> {
        if self.swap_gains(give) >> get.0 & 1 == 1 {
            return None;
        }
        if get == give {
            return refuse("RR-SWAP-1", phrase!("refuse-swap-same"));
        }
        refuse("RR-SWAP-2", phrase!("refuse-general-empty", resource = get.word()))
    }

    pub(super) fn place_problem(&self, resource: Resource, card: Card) -> Option<Refusal> {
        if !self.edition.cubes_on_modules() {
            return refuse("RR2-ASM-1", phrase!("refuse-no-placing"));
        }
        if self.phase != Phase::Placing {
            return refuse("RR1-BUY-1", phrase!("refuse-placing-window"));
        }
        let player = self.player(self.active);
        if !player.modules.contains(card) {
            return refuse("RR1-BUY-1", phrase!("refuse-not-held", module = words::module(card)));
        }
        if !self.lacks(card, resource) {
            let (module, resource) = (words::module(card), resource.word());
            return refuse("RR1-BUY-2", phrase!("refuse-not-needed", module = module, resource = resource));
        }
        if player.cubes[resource.index()] == 0 {
            return refuse("RR1-BUY-1", phrase!("refuse-no-cube", resource = resource.word()));
        }
        None
    }

    pub(super) fn board_problem(&self, card: Card) -> Option<Refusal> {
        if self.boardable().contains(card) {
            return None;
        }
        let player = self.player(self.active);
        if self.phase == Phase::Boarding {
            if let Some(refusal) = self.seating_problem() {
                return Some(refusal);
            }
        } else if self.phase != Phase::Terminal {
            return self.wrong_phase("RR-BRD-2", Stage::BOARDING);
        }
        if !self.built().contains(card) {
            return refuse("RR-BRD-2", phrase!("refuse-not-built", module = words::module(card)));
        }
        if !self.free.contains(card) {
            return refuse("RR-BRD-2", phrase!("refuse-no-free-seat", module = words::module(card)));
        }
        if player.energy == 0 {
            return refuse("RR-BRD-4", phrase!("refuse-seat-costs"));
        }
        refuse("RR-LIM-2", phrase!("refuse-no-crew"))
    }

    /// Why the active die seats nobody at all.
    fn seating_problem(&self) -> Option<Refusal> {
        if !self.boarding_open {
            return refuse("RR2-BRD-2", phrase!("refuse-boarding-closed"));
        }
        let face = self.face();
        if self.rules().boarding[usize::from(face.max(1)) - 1].place == 0
            && self.placements_left() == 0
            && self.deeds.crew == 0
        {
            let clause = if self.edition.has_terminal() { "RR-BRD-1" } else { "RR1-BRD-1" };
            return refuse(clause, phrase!("refuse-die-too-low", face = face, least = 3));
        }
        if self.placements_left() == 0 {
            return refuse("RR-BRD-1", phrase!("refuse-all-seated", face = face));
        }
        if self.player(self.active).crew == 0 {
            return refuse("RR-LIM-2", phrase!("refuse-no-crew"));
        }
        None
    }

    pub(super) fn wait_problem(&self) -> Option<Refusal> {
        if self.may_wait() {
            return None;
        }
        if !self.edition.has_terminal() {
            return refuse("RR1-SETUP-2", phrase!("refuse-no-terminal"));
        }
        if self.phase != Phase::Boarding {
            return self.wrong_phase("RR2-BRD-5", Stage::BOARDING);
        }
        if let Some(refusal) = self.seating_problem() {
            return Some(refusal);
        }
        if self.terminal.contains(&self.active) {
            return refuse("RR2-BRD-6", phrase!("refuse-already-waiting"));
        }
        refuse("RR2-BRD-5", phrase!("refuse-seat-available"))
    }

    pub(super) fn source_problem(&self, card: Card) -> Option<Refusal> {
        if self.phase != Phase::Boarding {
            return self.wrong_phase("RR2-BRD-3", Stage::BOARDING);
        }
        if self.crew_sources().contains(card) {
            return None;
        }
        let face = self.face();
        if !self.boarding_open {
            return refuse("RR2-BRD-2", phrase!("refuse-boarding-closed"));
        }
        if self.moves_left() == 0 {
            return refuse("RR2-BRD-3", phrase!("refuse-no-crew-moves", face = face, moved = self.deeds.crew));
        }
        if self.load[card.index()].get(self.active.index()) == 0 || !self.built().contains(card) {
            return refuse("RR2-BRD-3", phrase!("refuse-no-crew-there", module = words::module(card)));
        }
        if !self.has_unmoved_crew(card) {
            return refuse("RR2-BRD-4", phrase!("refuse-moved-already", module = words::module(card)));
        }
        refuse("RR2-BRD-4", phrase!("refuse-no-other-seat"))
    }

    pub(super) fn goal_problem(&self, from: Card, to: Card) -> Option<Refusal> {
        if self.crew_goals(from).contains(to) {
            return None;
        }
        if from == to {
            return refuse("RR2-BRD-4", phrase!("refuse-same-module"));
        }
        if !self.built().contains(to) {
            return refuse("RR2-BRD-4", phrase!("refuse-not-built", module = words::module(to)));
        }
        refuse("RR2-BRD-4", phrase!("refuse-no-free-seat", module = words::module(to)))
    }

    pub(super) fn build_problem(&self, card: Card) -> Option<Refusal> {
        if self.phase != Phase::Hangar {
            return self.wrong_phase("RR-ASM-1", Stage::HANGAR);
        }
        if self.buildable().contains(card) {
            return None;
        }
        let seat = self.active;
        if !self.die_allows(0) {
            let [built, launched, _] = self.deeds.hangar;
            return refuse(
                "RR-HGR-1",
                phrase!("refuse-no-build", face = self.face(), built = built, launched = launched),
            );
        }
        if !self.player(seat).modules.contains(card) {
            return refuse("RR-ASM-1", phrase!("refuse-not-held", module = words::module(card)));
        }
        if self.markers(seat) == 0 {
            return refuse("RR-LIM-3", phrase!("refuse-no-marker"));
        }
        let missing = self.missing(seat, card);
        let module = words::module(card);
        let clause = if self.edition.cubes_on_modules() { "RR1-ASM-1" } else { "RR2-ASM-1" };
        if missing.iter().sum::<u8>() > 1 {
            return refuse(clause, phrase!("refuse-cubes-missing", module = module, cubes = words::cubes(missing)));
        }
        let kind = self.module(card).kind;
        if self.room[kind.index()] == 0 {
            return refuse(slot_clause(kind), phrase!("refuse-no-room-anywhere", kind = kind.word()));
        }
        refuse(clause, phrase!("refuse-no-company", module = module, cubes = words::cubes(missing)))
    }

    pub(super) fn build_in_problem(&self, seat: Seat, card: Card, hangar: Hangar) -> Option<Refusal> {
        if self.hangars_for(seat, card) & hangar.bit() != 0 {
            return None;
        }
        self.room_problem(card, hangar).or_else(|| {
            let cubes = words::cubes(self.missing(seat, card));
            let clause = if self.edition.cubes_on_modules() { "RR1-ASM-1" } else { "RR2-ASM-1" };
            refuse(clause, phrase!("refuse-company-does-not-add", hangar = hangar.word(), cubes = cubes))
        })
    }

    /// Why a hangar has no room for a module.
    fn room_problem(&self, card: Card, hangar: Hangar) -> Option<Refusal> {
        if self.locked & hangar.bit() != 0 {
            return refuse("RR2-SETUP-2", phrase!("refuse-locked", hangar = hangar.word()));
        }
        let kind = self.module(card).kind;
        if self.room[kind.index()] & hangar.bit() != 0 {
            return None;
        }
        let key = match kind {
            Kind::ENGINE | Kind::COCKPIT => "refuse-only-one",
            _ => "refuse-slots-full",
        };
        let crew = |card: &&Card| self.module(**card).kind == Kind::CREW_MODULE;
        let three = kind == Kind::CREW_MODULE && self.rockets[hangar.index()].iter().filter(crew).count() == 3;
        let clause = if three { "RR-SLOT-4" } else { slot_clause(kind) };
        let key = if three { "refuse-tank-slot" } else { key };
        refuse(clause, phrase!(key, kind = kind.word(), hangar = hangar.word()))
    }

    pub(super) fn move_problem(&self, card: Card) -> Option<Refusal> {
        if !self.edition.has_terminal() {
            return refuse("RR1-HGR-1", phrase!("refuse-no-moving"));
        }
        if self.phase != Phase::Hangar {
            return self.wrong_phase("RR2-MOVE-1", Stage::HANGAR);
        }
        if self.movable().contains(card) {
            return None;
        }
        if !self.die_allows(2) {
            return refuse("RR2-HGR-1", phrase!("refuse-move-needs-one", face = self.face()));
        }
        match self.owner(card) {
            None => refuse("RR2-MOVE-1", phrase!("refuse-not-built", module = words::module(card))),
            Some(owner) if owner != self.active => refuse("RR2-MOVE-4", phrase!("refuse-not-yours", owner = owner)),
            Some(_) => refuse("RR2-MOVE-1", phrase!("refuse-nowhere-to-move", module = words::module(card))),
        }
    }

    pub(super) fn move_to_problem(&self, card: Card, hangar: Hangar) -> Option<Refusal> {
        if self.hangars_to_move(card) & hangar.bit() != 0 {
            return None;
        }
        if self.hangar_of(card) == Some(hangar) {
            return refuse("RR2-MOVE-1", phrase!("refuse-same-hangar"));
        }
        self.room_problem(card, hangar)
    }

    pub(super) fn launch_problem(&self, hangar: Hangar) -> Option<Refusal> {
        if self.phase != Phase::Hangar {
            return self.wrong_phase("RR-LCH-1", Stage::HANGAR);
        }
        if self.launchable() & hangar.bit() != 0 {
            return None;
        }
        if !self.die_allows(1) {
            let [built, launched, _] = self.deeds.hangar;
            let face = self.face();
            return match face < 3 {
                true => refuse("RR-LCH-1", phrase!("refuse-die-too-low", face = face, least = 3)),
                false => {
                    refuse("RR-HGR-1", phrase!("refuse-no-launch", face = face, built = built, launched = launched))
                }
            };
        }
        let rocket = &self.rockets[hangar.index()];
        let has = |kind: Kind| rocket.iter().any(|&card| self.module(card).kind == kind);
        let lacking: Vec<Fact> =
            [Kind::ENGINE, Kind::COCKPIT].into_iter().filter(|&kind| !has(kind)).map(Kind::word).collect();
        if !lacking.is_empty() {
            let missing = Fact::List(lacking);
            return refuse("RR-LCH-2", phrase!("refuse-incomplete", hangar = hangar.word(), missing = missing));
        }
        if !self.has_share(self.active, hangar) {
            return refuse("RR-LCH-3", phrase!("refuse-no-share", hangar = hangar.word()));
        }
        self.no_target(hangar)
    }

    /// RR-LIM-5: no face-up planet can be reached and paid for. Tells the one that comes nearest.
    fn no_target(&self, hangar: Hangar) -> Option<Refusal> {
        let seat = self.active;
        let reachable = |planet: &&PlanetId| {
            let (facts, fitness) = (self.planet(**planet), self.fitness(hangar));
            fitness.tanks >= facts.fuel && fitness.carries(facts.equipment)
        };
        let cheapest =
            self.face_up.iter().filter(reachable).min_by_key(|&&planet| self.launch_cost(seat, hangar, planet));
        match cheapest {
            Some(&planet) => self.target_problem(seat, hangar, planet),
            None => refuse("RR-LIM-5", phrase!("refuse-no-planet", hangar = hangar.word())),
        }
    }

    pub(super) fn target_problem(&self, seat: Seat, hangar: Hangar, planet: PlanetId) -> Option<Refusal> {
        let name = planet.word();
        if !self.face_up.contains(&planet) {
            return refuse("RR-LCH-4", phrase!("refuse-not-face-up", planet = name));
        }
        let (facts, fitness) = (self.planet(planet), self.fitness(hangar));
        if fitness.tanks < facts.fuel {
            let reason = phrase!("refuse-fuel", planet = name, fuel = facts.fuel, tanks = fitness.tanks);
            return refuse("RR-LCH-4", reason);
        }
        if !fitness.carries(facts.equipment) {
            let equipment = words::equipment(facts.equipment);
            return refuse("RR-LCH-5", phrase!("refuse-equipment", planet = name, equipment = equipment));
        }
        let (cost, surcharge) = (self.cost_of(seat, &fitness, planet), self.surcharge(&fitness, planet));
        let energy = self.player(seat).energy;
        if cost <= energy {
            return None;
        }
        if surcharge > 0 {
            let reason =
                phrase!("refuse-cost-surcharge", planet = name, cost = cost, surcharge = surcharge, energy = energy);
            return refuse("RR1-LCH-1", reason);
        }
        refuse("RR-LCH-6", phrase!("refuse-cost", planet = name, cost = cost, energy = energy))
    }
}

fn slot_clause(kind: Kind) -> &'static str {
    match kind {
        Kind::ENGINE => "RR-SLOT-1",
        Kind::COCKPIT => "RR-SLOT-2",
        _ => "RR-SLOT-3",
    }
}
