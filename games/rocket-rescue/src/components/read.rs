//! Reads a component file and says what is wrong with it.

use std::collections::BTreeMap;

use engine::{Noun, Problem, ensure};

use super::{Components, Module, Planet};
use crate::card::{COPIES, Card, Design};
use crate::edition::{BoardingDie, EditionRules, HangarDie};
use crate::load::Load;
use crate::nouns::{Character, Hangar, Kind, Resource};
use crate::planet::PlanetId;

use super::file::{
    BoardingSection, ComponentFile, CrewSection, EditionSection, HangarSection, ModuleEntry, Named, PlanetEntry,
};

impl ComponentFile {
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
            cards: Card::each(|card| designs[card.design().index()]),
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
        let ids = |things: &[Named]| -> Vec<String> { things.iter().map(|thing| thing.id.clone()).collect() };
        let (resources, hangars) = (all_ids::<Resource>(), all_ids::<Hangar>());
        ensure!(ids(&self.resource) == resources, "`resource` must list {}", resources.join(", "));
        ensure!(ids(&self.hangar) == hangars, "`hangar` must list {}", hangars.join(", "));
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
        for (entry, (id, effects)) in self.character.iter().zip(Character::all().map(Character::id).zip(EFFECTS)) {
            ensure!(
                entry.id == id && (entry.start_effect.as_str(), entry.ability_effect.as_str()) == effects,
                "character `{}`: the rules know `{id}` with the effects {} and {} here",
                entry.id,
                effects.0,
                effects.1
            );
        }
        Ok(())
    }

    fn designs(&self) -> Result<[Module; Design::COUNT], Problem> {
        let entries: BTreeMap<&str, &ModuleEntry> =
            self.module.iter().map(|entry| (entry.id.as_str(), entry)).collect();
        ensure!(entries.len() == self.module.len(), "two modules have the same id");
        for id in entries.keys() {
            ensure!(id.parse::<Design>().is_ok(), "module `{id}`: there is no such module in the box; keep the ids");
        }
        let mut designs = [Module::default(); Design::COUNT];
        for design in Design::all() {
            let entry =
                entries.get(design.id()).ok_or_else(|| Problem::new(format!("module `{design}` is missing")))?;
            designs[design.index()] =
                entry.module(design).map_err(|problem| problem.at(format!("module `{design}`")))?;
        }
        Ok(designs)
    }

    fn planets(&self) -> Result<[Planet; PlanetId::COUNT], Problem> {
        let entries: BTreeMap<&str, &PlanetEntry> =
            self.planet.iter().map(|entry| (entry.id.as_str(), entry)).collect();
        ensure!(entries.len() == self.planet.len(), "two planets have the same id");
        for id in entries.keys() {
            ensure!(id.parse::<PlanetId>().is_ok(), "planet `{id}`: there is no such planet in the box; keep the ids");
        }
        let mut planets = [Planet::default(); PlanetId::COUNT];
        for id in PlanetId::all() {
            let entry = entries.get(id.id()).ok_or_else(|| Problem::new(format!("planet `{id}` is missing")))?;
            planets[id.index()] = entry.planet().map_err(|problem| problem.at(format!("planet `{id}`")))?;
        }
        let red = planets.iter().filter(|planet| planet.red).count();
        ensure!(red == 13, "there must be 13 red and 13 blue planets, not {red} red ones");
        Ok(planets)
    }
}

impl ModuleEntry {
    fn module(&self, design: Design) -> Result<Module, Problem> {
        let standard = design.standard();
        let (class, count) = if standard.is_some() { ("standard", COPIES as u8) } else { ("advanced", 1) };
        ensure!(self.class == class && self.count == count, "it is {class}, and there is {count} of it");
        let kind: Kind = self.kind.parse()?;
        ensure!(standard.is_none_or(|standard| standard == kind), "a standard module keeps its type");
        let cost = [self.cost.c, self.cost.a, self.cost.t];
        ensure!(cost.iter().all(|&cubes| cubes <= 5), "it costs 5 cubes of a type at most");
        ensure!(cost.iter().any(|&cubes| cubes > 0), "it must cost something");
        ensure!(self.energy <= 12, "its energy must be 0 to 12, not {}", self.energy);
        ensure!((1..=7).contains(&self.stability), "its stability must be 1 to 7, not {}", self.stability);
        ensure!(self.capacity <= 6, "its capacity must be 0 to 6, not {}", self.capacity);
        let seats = matches!(kind, Kind::Cockpit | Kind::CrewModule);
        ensure!(seats == (self.capacity > 0), "cockpits and crew modules have seats, and only they");
        Ok(Module {
            kind,
            standard: standard.is_some(),
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

impl PlanetEntry {
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

fn edition(
    entry: &EditionSection,
    id: &str,
    boarding: &BoardingSection,
    hangar: &HangarSection,
) -> Result<EditionRules, Problem> {
    let first = id == "first";
    let fixed = [
        ("players", entry.players == if first { (3, 4) } else { (3, 5) }),
        ("stability_survives", entry.stability_survives == if first { "greater" } else { "greater-or-equal" }),
        ("shields_matter", entry.shields_matter == first),
        ("reward_kind", entry.reward_kind == if first { "crew" } else { "victory-points" }),
        ("hand_limit_round_end", entry.hand_limit_round_end == u8::from(!first)),
    ];
    for (name, as_the_rules_say) in fixed {
        ensure!(as_the_rules_say, "`edition.{id}.{name}` is fixed by the rules and cannot be changed");
    }
    let crew = match entry.crew_per_player {
        CrewSection::Same(crew) => [crew; 3],
        CrewSection::ByLength { short, medium, long } => [short, medium, long],
    };
    ensure!(crew.iter().all(|crew| (1..=14).contains(crew)), "`edition.{id}.crew_per_player` must be 1 to 14");
    let points = [
        entry.victory_token_points,
        entry.crew_in_hangar_points,
        entry.crew_on_planet_points,
        entry.first_finished_bonus,
    ];
    ensure!(points.iter().all(|&points| points <= 20), "`edition.{id}`: points are 20 at most");
    Ok(EditionRules {
        players: entry.players,
        crew,
        token_points: entry.victory_token_points,
        hangar_crew_points: entry.crew_in_hangar_points,
        planet_crew_points: entry.crew_on_planet_points,
        finish_bonus: entry.first_finished_bonus,
        hand_limit: entry.hand_limit_round_end,
        locked: entry.hangars_locked.within("hangars_locked", 0, if first { 0 } else { 4 })?,
        boarding: boarding.table(id)?,
        hangar: hangar.table(id)?,
    })
}

impl BoardingSection {
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

impl HangarSection {
    fn table(&self, id: &str) -> Result<[HangarDie; 6], Problem> {
        let mut dice = [HangarDie::default(); 6];
        for (die, entry) in dice.iter_mut().zip([&self.d1, &self.d2, &self.d3, &self.d4, &self.d5, &self.d6]) {
            ensure!(entry.len() <= 2, "`dice.hangar.{id}`: a face has two alternatives at most");
            for (alternative, entry) in die.alternatives.iter_mut().zip(entry) {
                ensure!(
                    entry.b <= 3 && entry.l <= 1 && entry.m <= 1,
                    "`dice.hangar.{id}`: 3 builds, a launch and a move at most"
                );
                *alternative = [entry.b, entry.l, entry.m];
            }
        }
        Ok(dice)
    }
}

/// The ids of all of a kind, in order.
fn all_ids<N: Noun>() -> Vec<&'static str> {
    N::all().map(N::id).collect()
}
