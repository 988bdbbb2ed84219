//! Kinds of Action cards.

use engine::{Fact, Noun, Problem};
use serde::Serialize;
use strum::{Display, EnumString, IntoStaticStr, VariantArray};

/// A kind of Action card, in the order in which cards are listed: Mission cards, Engines, Threats, Assets. Which kinds there
/// are is fixed; what they show is data. The icon on a Threat is only its type, not an item (RM-ITEM-7).
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
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case", parse_err_ty = Problem, parse_err_fn = Kind::unknown)]
#[expect(missing_docs, reason = "the kinds are what they are called")]
pub enum Kind {
    #[default]
    MissionSatelliteA,
    MissionSatelliteB,
    MissionSpaceshipA,
    MissionSpaceshipB,
    MissionSpaceshipC,
    MissionSpaceHotelA,
    MissionSpaceHotelB,
    MissionOrbitalShipyard,
    MissionSpaceStation,
    MissionAsteroidMining,
    MissionBaseA,
    MissionBaseB,
    SmallRocketBoosters,
    MediumRocketBoosters,
    LargeRocketBoosters,
    Pandemic,
    ClimateChange,
    AsteroidImpact,
    BigData,
    GlobalInternet,
    StorageBatteries,
    SuperCapacitors,
    SolarEnergy,
    DesignerDrugs,
    AsteroidLaserAblation,
    RadiationShielding,
    MultiPurposeSpaceSuit,
    GovernmentContract,
    AngelInvestors,
    ElectricCars,
    QuantumComputer,
    ReusableRocket,
    Afterburner,
    BackupSystems,
    DetailedPlanning,
    Depot,
    IndustrialEspionage,
    SovereignFund,
    ResearchCampus,
}

/// How many kinds there are.
pub(crate) const KINDS: usize = Kind::VARIANTS.len();
/// How many of them are Mission cards: the first ones.
pub(crate) const MISSIONS: usize = Kind::SmallRocketBoosters.index();

impl Noun for Kind {
    const WORDS: &'static str = "card";

    fn unknown(id: &str) -> Problem {
        Problem::new(format!("there is no card `{id}`"))
    }
}

impl Kind {
    /// The kinds of Engines.
    pub(crate) const ENGINES: [Kind; 3] =
        [Kind::SmallRocketBoosters, Kind::MediumRocketBoosters, Kind::LargeRocketBoosters];

    /// What its effect does, as a word to be looked up; only Assets with an effect have one.
    pub(crate) fn effect_word(self) -> Fact {
        Fact::Name("effect", self.id())
    }

    /// Its place in lists of all kinds.
    pub(crate) const fn index(self) -> usize {
        self as usize
    }

    /// The bit of this kind in a set of kinds.
    pub(crate) const fn bit(self) -> u64 {
        1 << self as u8
    }
}
