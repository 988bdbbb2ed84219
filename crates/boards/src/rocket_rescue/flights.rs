//! What a launch would cost, and what a rocket lacks for it.

use engine::{Seat, phrase};
use narration::Narrator;
use rocket_rescue::{BuiltView, Equipment, HangarView, Kind, PlanetView, SeatView, View};

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

/// Points that a launch would bring, to whom it brings some: crew that land, rewards, tokens for equipment.
pub(super) fn gains(view: &View, hangar: &HangarView, planet: &PlanetView, launcher: Seat) -> Vec<(Seat, u16)> {
    let share = planet.facts.construction_reward.div_ceil(hangar.builders.len().max(1) as u8);
    let [landed, waiting, token] = view.worth.map(u16::from);
    let gain = |seat: &SeatView| {
        let here: u8 = hangar.modules.iter().map(|module| module.crew[seat.seat.index()]).sum();
        let launched = if seat.seat == launcher { planet.facts.launch_reward } else { 0 };
        let built = if hangar.builders.contains(&seat.seat) { share } else { 0 };
        u16::from(here) * (landed - waiting)
            + reward(view, seat, launched + built, seat.aboard - here)
            + u16::from(equipped(view, hangar, planet, seat.seat)) * token
    };
    view.seats.iter().map(|seat| (seat.seat, gain(seat))).filter(|gain| gain.1 > 0).collect()
}

/// What a reward is worth: tokens, or crew from the supply, then from elsewhere, then tokens (RR1-RWD-1 to 4).
fn reward(view: &View, seat: &SeatView, units: u8, elsewhere: u8) -> u16 {
    let [landed, waiting, token] = view.worth.map(u16::from);
    let supply = if view.edition.rewards_are_crew() { units.min(seat.crew) } else { 0 };
    let moved = if view.edition.rewards_are_crew() { (units - supply).min(elsewhere) } else { 0 };
    u16::from(supply) * landed + u16::from(moved) * (landed - waiting) + u16::from(units - supply - moved) * token
}

/// How many tokens a player earns for what the planet asks for (RR1-RWD-7, RR2-RWD-2).
fn equipped(view: &View, hangar: &HangarView, planet: &PlanetView, seat: Seat) -> u8 {
    let asked = planet.facts.equipment;
    let carries = |module: &&BuiltView| module.owner == seat && module.facts.equipment == asked;
    let modules = hangar.modules.iter().filter(carries).count() as u8;
    match asked {
        Equipment::None => 0,
        _ if view.edition.rewards_are_crew() => modules,
        _ => modules.min(1),
    }
}

/// The same in words: "Ada +7, Bea +4".
pub(super) fn gains_words(gains: &[(Seat, u16)], words: &Narrator<'_>) -> String {
    gains.iter().map(|(seat, points)| format!("{} +{points}", words.name(*seat))).collect::<Vec<_>>().join(", ")
}

/// What keeps a rocket on the ground whatever the planet: "Missing: engine".
pub(super) fn grounded(view: &View, hangar: &HangarView, words: &Narrator<'_>) -> Option<String> {
    let missing = lacks(hangar, words);
    missing
        .map(|missing| words.sentence(&phrase!("board-lacks", missing = missing)))
        .or_else(|| view.viewer.seat().filter(|&seat| !has_share(hangar, seat)).map(|_| words.word("board-no-share")))
}

/// What every rocket needs and this one has not: "engine and cockpit".
pub(super) fn lacks(hangar: &HangarView, words: &Narrator<'_>) -> Option<String> {
    let missing: Vec<String> = missing_kinds(hangar).map(|kind| words.word(&format!("kind-{kind}"))).collect();
    (!missing.is_empty()).then(|| words.list(&missing))
}

/// The kinds of modules that every rocket needs and this one has not.
pub(super) fn missing_kinds(hangar: &HangarView) -> impl Iterator<Item = Kind> {
    let has = |kind: Kind| hangar.modules.iter().any(|module| module.facts.kind == kind);
    [Kind::Engine, Kind::Cockpit].into_iter().filter(move |&kind| !has(kind))
}

fn has_share(hangar: &HangarView, seat: Seat) -> bool {
    hangar.modules.iter().any(|module| module.owner == seat)
}
