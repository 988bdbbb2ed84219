//! What is in the box, from `data/components.toml`: `file.rs` tells how that is written, `read.rs` checks it.

mod file;
mod read;

use std::sync::LazyLock;

use engine::Problem;
use serde::{Deserialize, Serialize};

use self::file::ComponentFile;
use crate::card::{Card, Design};
use crate::edition::{Edition, EditionRules};
use crate::load::Load;
use crate::nouns::Kind;
use crate::planet::PlanetId;

/// The most players of either edition.
pub(crate) const SEATS: usize = 5;

/// What a module carries, or a planet asks for.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Equipment {
    /// Nothing.
    #[default]
    None,
    /// A rover.
    Rover,
    /// A satellite.
    Satellite,
}

/// What a module card says. No card has any other effect.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Module {
    /// Its type.
    pub kind: Kind,
    /// Whether it is a standard module.
    pub standard: bool,
    /// Cubes by resource.
    pub cost: [u8; 3],
    /// Energy gained when it is built.
    pub energy: u8,
    /// What it is rolled against in a launch.
    pub stability: i8,
    /// Its seats.
    pub capacity: u8,
    /// Whether it withstands heat.
    pub heat_shield: bool,
    /// Whether it withstands gas.
    pub gas_shield: bool,
    /// What it carries.
    pub equipment: Equipment,
    /// The cost packed like the cubes on a module.
    #[serde(skip)]
    pub(crate) price: Load,
}

/// What a planet card says.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Planet {
    /// Whether it belongs to the red deck; else to the blue one.
    pub red: bool,
    /// What the rocket must carry.
    pub equipment: Equipment,
    /// How many fuel tanks the rocket needs.
    pub fuel: u8,
    /// Whether it is hot.
    pub heat_hazard: bool,
    /// Whether it has gas.
    pub gas_hazard: bool,
    /// What a launch costs.
    pub energy_cost: u8,
    /// What launching earns.
    pub launch_reward: u8,
    /// What owning most modules earns.
    pub construction_reward: u8,
}

/// The box.
#[derive(Debug)]
pub struct Components {
    /// What each design says.
    pub designs: [Module; Design::COUNT],
    /// The same for each physical card.
    pub(crate) cards: [Module; Card::COUNT],
    /// What each planet says.
    pub planets: [Planet; PlanetId::COUNT],
    /// The numbers of both editions.
    pub editions: [EditionRules; 2],
    /// The last round (RR-OVER-2).
    pub rounds: u8,
    /// Energy at the start (RR-SETUP-1).
    pub energy: u16,
    /// Cubes of each type at the start (RR-SETUP-1).
    pub cubes_each: u8,
    /// Markers per player (RR-LIM-3).
    pub markers: u8,
    /// Cubes of each type in the box (RR-LIM-1).
    pub cubes: u8,
    /// Cubes of each type the market holds, with 3, 4 and 5 players (RR-SETUP-5).
    pub market: [u8; 3],
    /// What the market is filled up to at least, with 3, 4 and 5 players (RR-BUY-6).
    pub floor: [u8; 3],
    /// Advanced modules laid out each round, with 3, 4 and 5 players (RR-PLAN-1).
    pub display: [u8; 3],
    /// Energy a die brings by its face (RR-NRG-1).
    pub die_energy: [i8; 6],
}

/// The components as they are in the box.
pub(crate) fn of_the_box() -> &'static Components {
    static BOX: LazyLock<Components> =
        LazyLock::new(|| read(include_str!("../../data/components.toml")).expect("our own components are valid"));
    &BOX
}

/// Reads a component file.
pub(crate) fn read(toml: &str) -> Result<Components, Problem> {
    let file: ComponentFile =
        toml::from_str(toml).map_err(|error| Problem::new(format!("the component file: {}", error.message())))?;
    file.components()
}

impl Components {
    /// The numbers of an edition.
    #[must_use]
    pub fn edition(&self, edition: Edition) -> &EditionRules {
        &self.editions[edition.index()]
    }
}
