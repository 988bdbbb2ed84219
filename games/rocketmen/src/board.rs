//! Places to fly to, types of missions, what they achieve, and Personal Goals (RM-BOARD-1, RM-ITEM-9).

use engine::{Fact, Noun, Problem, phrase};
use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, IntoStaticStr, VariantArray};

/// Where a rocket can fly, from near to far (RM-BOARD-1, RM-BOARD-2, RM-BOARD-3).
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
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case", parse_err_ty = Problem, parse_err_fn = Destination::unknown)]
pub enum Destination {
    /// Earth orbit.
    Earth,
    /// The Moon.
    Moon,
    /// Mars.
    Mars,
}

impl Noun for Destination {
    const WORDS: &'static str = "destination";
}

/// A type of mission.
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
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case", parse_err_ty = Problem, parse_err_fn = MissionType::unknown)]
pub enum MissionType {
    /// Satellite.
    Satellite,
    /// Spaceship.
    Spaceship,
    /// Space Hotel.
    SpaceHotel,
    /// Orbital Shipyard.
    OrbitalShipyard,
    /// Space Station.
    SpaceStation,
    /// Asteroid Mining.
    AsteroidMining,
    /// Base.
    Base,
}

impl Noun for MissionType {
    const WORDS: &'static str = "type";
}

/// What a successful mission leaves its player (RM-ITEM-9).
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
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case", parse_err_ty = Problem, parse_err_fn = Achievement::unknown)]
pub enum Achievement {
    /// One Rocket point in every launch.
    Rocket,
    /// A larger hand.
    Hand,
    /// $20 once per turn.
    Cash,
    /// One Science once per turn.
    Science,
}

impl Noun for Achievement {
    const WORDS: &'static str = "achievement";
}

/// A Personal Goal card.
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
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case", parse_err_ty = Problem, parse_err_fn = Goal::unknown)]
pub enum Goal {
    /// Eyes Above.
    EyesAbove,
    /// Room with a View.
    RoomWithAView,
    /// Regular Service.
    RegularService,
    /// Home Harbour.
    HomeHarbour,
    /// Lunar Charter.
    LunarCharter,
    /// Red Horizon.
    RedHorizon,
    /// Foundations.
    Foundations,
    /// Supply Chain.
    SupplyChain,
    /// Grand Tour.
    GrandTour,
    /// Low Orbit Landlord.
    LowOrbitLandlord,
    /// Shield of the Earth.
    ShieldOfTheEarth,
    /// First Footprints.
    FirstFootprints,
}

impl Noun for Goal {
    const WORDS: &'static str = "goal";
}

/// One mission type at one destination.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Location {
    /// Where it is.
    pub destination: Destination,
    /// Which type of mission.
    #[serde(rename = "type")]
    pub mission_type: MissionType,
    /// Rocket points needed to launch there.
    pub rocket_points: u8,
    /// VP of the first space (RM-BOARD-4).
    pub vp_first: u8,
    /// VP of the later spaces.
    pub vp_other: u8,
}

impl Location {
    /// Its id: destination and type.
    #[must_use]
    pub fn id(&self) -> String {
        format!("{}-{}", self.destination, self.mission_type)
    }

    /// Its name in words.
    #[must_use]
    pub fn words(&self) -> Fact {
        phrase!("location", destination = self.destination.word(), type = self.mission_type.word()).into()
    }
}
