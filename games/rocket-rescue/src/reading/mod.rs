//! Reads a component file and says what is wrong with it.

mod raw;

use std::collections::BTreeMap;

use engine::{Problem, ensure};

use crate::components::{Components, Module, Planet};
use crate::edition::{BoardingDie, EditionRules, HangarDie};
use crate::names::{ADVANCED, COPIES, Card, Character, Design, Hangar, Kind, PlanetId, Resource};
use crate::sets::Load;

pub(crate) use raw::Raw;
use raw::{RawBoarding, RawCrew, RawEdition, RawHangar, RawModule, RawPlanet, RawThing};

impl Raw {
    pub(crate) fn components(&self) -> Result<Components, Problem> {
        self.check_fixed()?;
        self.check_things()?;
        let designs = self.designs()?;
        let market = self.market.capacity.within("market.capacity", 1, 20)?;
        let floor = self.market.floor.within("market.floor", 0, 20)?;
        ensure!(market.iter().zip(&floor).all(|(most, least)| least <= most), "`market.floor` is above the capacity");
        let cubes = self.supply.cubes_per_type;
        for (players, capacity) in (3..).zip(&market) {
            let needed = capacity + players * self.setup.cubes_each + 3;
            ensure!(
                needed <= cubes && cubes <= 60,
                "`supply.cubes_per_type` is {cubes}: with {players} players {needed} are needed, and 60 is the most"
            );
        }
        Ok(Components {
            cards: std::array::from_fn(|card| designs[Card(card as u8).design().index()]),
            designs,
            planets: self.planets()?,
            editions: [
                edition(&self.edition.first, "first", &self.dice.boarding.first, &self.dice.hangar.first)?,
                edition(&self.edition.second, "second", &self.dice.boarding.second, &self.dice.hangar.second)?,
            ],
            rounds: self.game.rounds_max,
            energy: self.setup.energy,
            cubes_each: self.setup.cubes_each,
            markers: self.setup.markers,
            cubes,
            market,
            floor,
            display: self.display.base.within("display.base", 1, 4)?,
            die_energy: self.dice.energy.face.all(),
        })
    }

    fn check_fixed(&self) -> Result<(), Problem> {
        let fixed = [
            ("game.dice_per_player", self.game.dice_per_player, 4),
            ("game.dice_per_phase_max", self.game.dice_per_phase_max, 2),
            ("setup.blue_planets_face_up", self.setup.blue_planets_face_up, 3),
            ("setup.red_planets_face_up", self.setup.red_planets_face_up, 2),
            (
                "display.extra_per_player_with_two_research_dice",
                self.display.extra_per_player_with_two_research_dice,
                1,
            ),
            ("swap.give", self.swap.give, 2),
            ("swap.get", self.swap.get, 1),
        ];
        for (name, value, wanted) in fixed {
            ensure!(value == wanted, "`{name}` is {wanted} by the rules and cannot be {value}");
        }
        let within = [
            ("game.rounds_max", u16::from(self.game.rounds_max), 1, 8),
            ("setup.energy", self.setup.energy, 0, 50),
            ("setup.cubes_each", u16::from(self.setup.cubes_each), 0, 5),
            ("setup.markers", u16::from(self.setup.markers), 1, 20),
        ];
        for (name, value, low, high) in within {
            ensure!((low..=high).contains(&value), "`{name}` must be {low} to {high}, not {value}");
        }
        // RR-NRG-2: 12 minus the sum is what the table says, die by die; the correction of plans rests on it.
        let straight = (1..=6).zip(self.dice.energy.face.all()).all(|(face, energy)| energy == 3 - face);
        ensure!(straight, "`dice.energy.face` must be 3 minus the face, as RR-NRG-2 says");
        Ok(())
    }

    /// Resources, hangars and characters are what the rules speak of, in their order.
    fn check_things(&self) -> Result<(), Problem> {
        let ids = |things: &[RawThing]| -> Vec<String> { things.iter().map(|thing| thing.id.clone()).collect() };
        ensure!(ids(&self.resource) == Resource::IDS, "`resource` must list {}", Resource::IDS.join(", "));
        ensure!(ids(&self.hangar) == Hangar::IDS, "`hangar` must list {}", Hangar::IDS.join(", "));
        const EFFECTS: [(&str, &str); Character::COUNT] = [
            ("gain-cubes-1-1-1", "purchase-plus-1"),
            ("gain-energy-3", "assembly-energy-plus-1"),
            ("gain-energy-3", "launch-cost-minus-3"),
            ("gain-energy-3", "saboteur"),
            ("choose-standard-module", "own-stability-plus-1"),
            ("gain-energy-2", "boarding-plus-1"),
            ("draw-3-keep-1", "research-order-plus-2"),
            ("choose-2-cubes", "cheap-swaps-2"),
        ];
        ensure!(self.character.len() == Character::COUNT, "there must be {} characters", Character::COUNT);
        for (raw, (id, effects)) in self.character.iter().zip(Character::IDS.iter().zip(EFFECTS)) {
            ensure!(
                raw.id == *id && (raw.start_effect.as_str(), raw.ability_effect.as_str()) == effects,
                "character `{}`: the rules know `{id}` with the effects {} and {} here",
                raw.id,
                effects.0,
                effects.1
            );
        }
        Ok(())
    }

    fn designs(&self) -> Result<[Module; Design::COUNT], Problem> {
        let raws: BTreeMap<&str, &RawModule> = self.module.iter().map(|raw| (raw.id.as_str(), raw)).collect();
        ensure!(raws.len() == self.module.len(), "two modules have the same id");
        for id in raws.keys() {
            ensure!(Design::IDS.contains(id), "module `{id}`: there is no such module in the box; keep the ids");
        }
        let mut designs = [Module::default(); Design::COUNT];
        for design in Design::all() {
            let raw = raws.get(design.id()).ok_or_else(|| Problem::new(format!("module `{design}` is missing")))?;
            designs[design.index()] = raw.module(design).map_err(|problem| problem.at(format!("module `{design}`")))?;
        }
        Ok(designs)
    }

    fn planets(&self) -> Result<[Planet; PlanetId::COUNT], Problem> {
        let raws: BTreeMap<&str, &RawPlanet> = self.planet.iter().map(|raw| (raw.id.as_str(), raw)).collect();
        ensure!(raws.len() == self.planet.len(), "two planets have the same id");
        for id in raws.keys() {
            ensure!(PlanetId::IDS.contains(id), "planet `{id}`: there is no such planet in the box; keep the ids");
        }
        let mut planets = [Planet::default(); PlanetId::COUNT];
        for id in PlanetId::all() {
            let raw = raws.get(id.id()).ok_or_else(|| Problem::new(format!("planet `{id}` is missing")))?;
            planets[id.index()] = raw.planet().map_err(|problem| problem.at(format!("planet `{id}`")))?;
        }
        let red = planets.iter().filter(|planet| planet.red).count();
        ensure!(red == 13, "there must be 13 red and 13 blue planets, not {red} red ones");
        Ok(planets)
    }
}

impl RawModule {
    fn module(&self, design: Design) -> Result<Module, Problem> {
        let standard = design.index() >= ADVANCED;
        let (class, count) = if standard { ("standard", COPIES as u8) } else { ("advanced", 1) };
        ensure!(self.class == class && self.count == count, "it is {class}, and there is {count} of it");
        let kind: Kind = self.kind.parse()?;
        ensure!(!standard || kind.index() == design.index() - ADVANCED, "a standard module keeps its type");
        let cost = [self.cost.c, self.cost.a, self.cost.t];
        ensure!(cost.iter().all(|&cubes| cubes <= 5), "it costs 5 cubes of a type at most");
        ensure!(cost.iter().any(|&cubes| cubes > 0), "it must cost something");
        ensure!(self.energy <= 12, "its energy must be 0 to 12, not {}", self.energy);
        ensure!((1..=7).contains(&self.stability), "its stability must be 1 to 7, not {}", self.stability);
        ensure!(self.capacity <= 6, "its capacity must be 0 to 6, not {}", self.capacity);
        let seats = matches!(kind, Kind::COCKPIT | Kind::CREW_MODULE);
        ensure!(seats == (self.capacity > 0), "cockpits and crew modules have seats, and only they");
        Ok(Module {
            kind,
            standard,
            cost,
            energy: self.energy,
            stability: self.stability,
            capacity: self.capacity,
            heat_shield: self.heat_shield,
            gas_shield: self.gas_shield,
            equipment: self.equipment,
            price: Load::of(cost),
        })
    }
}

impl RawPlanet {
    fn planet(&self) -> Result<Planet, Problem> {
        ensure!(matches!(self.deck.as_str(), "blue" | "red"), "its deck is blue or red, not `{}`", self.deck);
        ensure!(self.count == 1, "there is one of it");
        ensure!(self.fuel <= 4, "its fuel must be 0 to 4, not {}", self.fuel);
        ensure!((1..=30).contains(&self.energy_cost), "its cost must be 1 to 30, not {}", self.energy_cost);
        ensure!(self.launch_reward <= 9 && self.construction_reward <= 9, "a reward is 9 at most");
        Ok(Planet {
            red: self.deck == "red",
            equipment: self.equipment,
            fuel: self.fuel,
            heat_hazard: self.heat_hazard,
            gas_hazard: self.gas_hazard,
            energy_cost: self.energy_cost,
            launch_reward: self.launch_reward,
            construction_reward: self.construction_reward,
        })
    }
}

fn edition(raw: &RawEdition, id: &str, boarding: &RawBoarding, hangar: &RawHangar) -> Result<EditionRules, Problem> {
    let first = id == "first";
    let fixed = [
        ("players", raw.players == if first { (3, 4) } else { (3, 5) }),
        ("stability_survives", raw.stability_survives == if first { "greater" } else { "greater-or-equal" }),
        ("shields_matter", raw.shields_matter == first),
        ("reward_kind", raw.reward_kind == if first { "crew" } else { "victory-points" }),
        ("hand_limit_round_end", raw.hand_limit_round_end == u8::from(!first)),
    ];
    for (name, as_the_rules_say) in fixed {
        ensure!(as_the_rules_say, "`edition.{id}.{name}` is fixed by the rules and cannot be changed");
    }
    let crew = match raw.crew_per_player {
        RawCrew::Same(crew) => [crew; 3],
        RawCrew::ByLength { short, medium, long } => [short, medium, long],
    };
    ensure!(crew.iter().all(|crew| (1..=14).contains(crew)), "`edition.{id}.crew_per_player` must be 1 to 14");
    let points =
        [raw.victory_token_points, raw.crew_in_hangar_points, raw.crew_on_planet_points, raw.first_finished_bonus];
    ensure!(points.iter().all(|&points| points <= 20), "`edition.{id}`: points are 20 at most");
    Ok(EditionRules {
        players: raw.players,
        crew,
        token_points: raw.victory_token_points,
        hangar_crew_points: raw.crew_in_hangar_points,
        planet_crew_points: raw.crew_on_planet_points,
        finish_bonus: raw.first_finished_bonus,
        hand_limit: raw.hand_limit_round_end,
        locked: raw.hangars_locked.within("hangars_locked", 0, if first { 0 } else { 4 })?,
        boarding: boarding.table(id)?,
        hangar: hangar.table(id)?,
    })
}

impl RawBoarding {
    fn table(&self, id: &str) -> Result<[BoardingDie; 6], Problem> {
        let dice: Vec<BoardingDie> = self
            .place
            .all()
            .into_iter()
            .zip(self.moves.all())
            .map(|(place, moves)| BoardingDie { place, moves })
            .collect();
        for die in &dice {
            ensure!(die.place <= 4 && die.moves <= 2, "`dice.boarding.{id}`: 4 places and 2 moves at most");
            ensure!(die.place == 0 || die.moves == 0, "`dice.boarding.{id}`: a face either seats or moves");
        }
        Ok(std::array::from_fn(|face| dice[face]))
    }
}

impl RawHangar {
    fn table(&self, id: &str) -> Result<[HangarDie; 6], Problem> {
        let mut dice = [HangarDie::default(); 6];
        for (die, raw) in dice.iter_mut().zip([&self.d1, &self.d2, &self.d3, &self.d4, &self.d5, &self.d6]) {
            ensure!(raw.len() <= 2, "`dice.hangar.{id}`: a face has two alternatives at most");
            for (way, raw) in die.ways.iter_mut().zip(raw) {
                ensure!(
                    raw.b <= 3 && raw.l <= 1 && raw.m <= 1,
                    "`dice.hangar.{id}`: 3 builds, a launch and a move at most"
                );
                *way = [raw.b, raw.l, raw.m];
            }
        }
        Ok(dice)
    }
}
