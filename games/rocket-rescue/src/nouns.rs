//! What everything is called: types of modules, resources, hangars, phases of dice and characters, by their ids in codes,
//! files and words.
//!
//! Ids are stable for ever; a component file may change what a card says, never what it is called.

use engine::{Noun, Numbered, Problem, Set};
use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, FromRepr, IntoStaticStr, VariantArray};

/// A type of module.
#[derive(
    Copy,
    Clone,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Display,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[serde(into = "&'static str")]
#[strum(serialize_all = "kebab-case", parse_err_ty = Problem, parse_err_fn = Kind::unknown)]
pub enum Kind {
    /// The nose.
    #[default]
    Cockpit,
    /// A fuel tank.
    FuelTank,
    /// The tail.
    Engine,
    /// Room for crew.
    CrewModule,
}

impl Noun for Kind {
    const WORDS: &'static str = "kind";
}

impl Kind {
    /// How many there are.
    pub const COUNT: usize = Self::VARIANTS.len();

    /// Its place among all of them.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A type of cube; the company with the same number gives it (RR-SETUP-7).
#[derive(
    Copy,
    Clone,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    Display,
    EnumString,
    IntoStaticStr,
    VariantArray,
    FromRepr,
)]
#[repr(u8)]
#[serde(into = "&'static str", try_from = "String")]
#[strum(serialize_all = "kebab-case", parse_err_ty = Problem, parse_err_fn = Resource::unknown)]
#[expect(missing_docs, reason = "the names say it all")]
pub enum Resource {
    #[default]
    Carbon,
    Aluminium,
    Titanium,
}

/// A set of resources.
pub(crate) type Resources = Set<Resource, u8>;

impl Noun for Resource {
    const WORDS: &'static str = "resource";
}

impl Resource {
    /// Its place among all of them, and in arrays of cubes.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Numbered for Resource {
    fn number(self) -> u8 {
        self as u8
    }

    fn of_number(number: u8) -> Self {
        Self::from_repr(number).expect("a set of resources holds resources")
    }
}

/// A hangar; two neighbours belong to one company (RR-SETUP-7).
#[derive(
    Copy,
    Clone,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    Display,
    EnumString,
    IntoStaticStr,
    VariantArray,
    FromRepr,
)]
#[repr(u8)]
#[serde(into = "&'static str", try_from = "String")]
#[strum(parse_err_ty = Problem, parse_err_fn = Hangar::unknown)]
#[expect(missing_docs, reason = "the names say it all")]
pub enum Hangar {
    #[default]
    #[strum(serialize = "stellaris-1")]
    Stellaris1,
    #[strum(serialize = "stellaris-2")]
    Stellaris2,
    #[strum(serialize = "supernova-1")]
    Supernova1,
    #[strum(serialize = "supernova-2")]
    Supernova2,
    #[strum(serialize = "hyperdrive-1")]
    Hyperdrive1,
    #[strum(serialize = "hyperdrive-2")]
    Hyperdrive2,
}

/// A set of hangars.
pub(crate) type Hangars = Set<Hangar, u8>;

impl Noun for Hangar {
    const WORDS: &'static str = "hangar";
}

impl Hangar {
    /// How many there are.
    pub const COUNT: usize = Self::VARIANTS.len();

    /// Its place among all of them.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// What the company of this hangar contributes.
    #[must_use]
    pub const fn resource(self) -> Resource {
        match self {
            Hangar::Stellaris1 | Hangar::Stellaris2 => Resource::Carbon,
            Hangar::Supernova1 | Hangar::Supernova2 => Resource::Aluminium,
            Hangar::Hyperdrive1 | Hangar::Hyperdrive2 => Resource::Titanium,
        }
    }
}

impl Numbered for Hangar {
    fn number(self) -> u8 {
        self as u8
    }

    fn of_number(number: u8) -> Self {
        Self::from_repr(number).expect("a set of hangars holds hangars")
    }
}

/// The four phases that dice are placed in (RR-GEN-2).
#[derive(
    Copy,
    Clone,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    Display,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[serde(into = "&'static str", try_from = "String")]
#[strum(serialize_all = "kebab-case", parse_err_ty = Problem, parse_err_fn = Stage::unknown)]
pub enum Stage {
    /// Modules are taken.
    Research,
    /// Cubes are taken.
    Purchase,
    /// Crew are seated.
    Boarding,
    /// Modules are built, rockets launched.
    Hangar,
}

impl Noun for Stage {
    const WORDS: &'static str = "stage";
}

impl Stage {
    /// How many there are.
    pub const COUNT: usize = Self::VARIANTS.len();

    /// Its place among all of them.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A character of the first edition (RR1-CHAR-3).
#[derive(
    Copy,
    Clone,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    Display,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[serde(into = "&'static str", try_from = "String")]
#[strum(serialize_all = "kebab-case", parse_err_ty = Problem, parse_err_fn = Character::unknown)]
#[expect(missing_docs, reason = "the names say it all")]
pub enum Character {
    #[default]
    Miner,
    Electrician,
    Pilot,
    Saboteur,
    Mechanic,
    Steward,
    Professor,
    Broker,
}

impl Noun for Character {
    const WORDS: &'static str = "character";
}

impl Character {
    /// How many there are.
    pub const COUNT: usize = Self::VARIANTS.len();

    /// Its place among all of them.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl TryFrom<String> for Resource {
    type Error = Problem;

    fn try_from(id: String) -> Result<Self, Problem> {
        id.parse()
    }
}

impl TryFrom<String> for Hangar {
    type Error = Problem;

    fn try_from(id: String) -> Result<Self, Problem> {
        id.parse()
    }
}

impl TryFrom<String> for Stage {
    type Error = Problem;

    fn try_from(id: String) -> Result<Self, Problem> {
        id.parse()
    }
}

impl TryFrom<String> for Character {
    type Error = Problem;

    fn try_from(id: String) -> Result<Self, Problem> {
        id.parse()
    }
}
