//! What a launch would cost, and what a rocket lacks for it.

use engine::{Fact, Noun, Seat, phrase};
use narration::Narrator;
use rocket_rescue::{Equipment, HangarView, Kind, PlanetView, View};

/// A rocket and a planet: what the launch costs and what forbids it.
pub(super) struct Flight {
    /// What the planet asks.
    pub(super) base: u16,
    /// What heat adds.
    pub(super) heat: u16,
    /// What gas adds.
    pub(super) gas: u16,
    /// What it costs in all.
    pub(super) cost: u16,
    /// How many tanks are missing.
    pub(super) tanks: u8,
    /// What equipment is missing.
    pub(super) equipment: Equipment,
}

impl Flight {
    pub(super) fn new(view: &View, hangar: &HangarView, planet: &PlanetView) -> Flight {
        let facts = &planet.facts;
        let without = |shielded: fn(&rocket_rescue::Module) -> bool| {
            hangar.modules.iter().filter(|module| !shielded(&module.facts)).count() as u16
        };
        let matters = view.edition.shields_matter();
        let carried = hangar.modules.iter().any(|module| module.facts.equipment == facts.equipment);
        let base = u16::from(facts.energy_cost);
        let cost = hangar.costs.iter().find(|cost| cost.0 == planet.planet).map_or(base, |cost| cost.1);
        Flight {
            base,
            heat: if matters && facts.heat_hazard { without(|module| module.heat_shield) } else { 0 },
            gas: if matters && facts.gas_hazard { without(|module| module.gas_shield) } else { 0 },
            cost,
            tanks: facts.fuel.saturating_sub(hangar.tanks),
            equipment: if carried { Equipment::None } else { facts.equipment },
        }
    }

    /// Whether the rocket, if it is complete, can go there.
    pub(super) fn fits(&self) -> bool {
        self.tanks == 0 && self.equipment == Equipment::None
    }

    /// The cost as a sum: "9 + 2 heat = 11".
    pub(super) fn sum(&self, words: &Narrator<'_>) -> String {
        let mut sum = self.base.to_string();
        for (extra, key) in [(self.heat, "hazard-heat"), (self.gas, "hazard-gas")] {
            if extra > 0 {
                sum += &format!(" + {extra} {}", words.word(key));
            }
        }
        let less = (self.base + self.heat + self.gas).saturating_sub(self.cost);
        if less > 0 {
            sum += &format!(" − {less} {}", words.word("character-pilot"));
        }
        if self.cost == self.base { sum } else { format!("{sum} = {}", self.cost) }
    }

    /// What is missing to fly there: "1 fuel tank and a rover".
    pub(super) fn lack(&self, words: &Narrator<'_>) -> Option<String> {
        let mut missing = Vec::new();
        if self.tanks > 0 {
            missing.push(words.say(&phrase!("board-tanks", tanks = self.tanks)));
        }
        missing.extend(super::names::equipment_key(self.equipment).map(|key| words.word(key)));
        (!missing.is_empty()).then(|| words.say(&phrase!("board-lacks", missing = words.list(&missing))))
    }
}

/// What keeps a rocket on the ground whatever the planet: "Missing: engine".
pub(super) fn grounded(view: &View, hangar: &HangarView, words: &Narrator<'_>) -> Option<String> {
    let has = |kind: Kind| hangar.modules.iter().any(|module| module.facts.kind == kind);
    let missing: Vec<Fact> =
        [Kind::Engine, Kind::Cockpit].into_iter().filter(|&kind| !has(kind)).map(Kind::word).collect();
    if !missing.is_empty() {
        return Some(words.sentence(&phrase!("board-lacks", missing = Fact::List(missing))));
    }
    view.viewer.seat().filter(|&seat| !has_share(hangar, seat)).map(|_| words.word("board-no-share"))
}

pub(super) fn has_share(hangar: &HangarView, seat: Seat) -> bool {
    hangar.modules.iter().any(|module| module.owner == seat)
}
