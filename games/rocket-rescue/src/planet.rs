//! The planets by name.

use engine::{Noun, Numbered, Problem, Set};
use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, FromRepr, IntoStaticStr, VariantArray};

/// A planet card.
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
#[strum(serialize_all = "kebab-case", parse_err_ty = Problem, parse_err_fn = PlanetId::unknown)]
#[expect(missing_docs, reason = "the names say it all")]
pub enum PlanetId {
    #[default]
    #[strum(serialize = "aurora-2-0")]
    Aurora20,
    Dionysos,
    VenenumBaseIi,
    QuietCorner,
    HalcyonDrift,
    MistralIx,
    PelagiaDeep,
    CobaltGarden,
    SecondHarbour,
    NimbusRing,
    KelvinsDoubt,
    OldLantern,
    FarMeadow,
    #[strum(serialize = "fireball-y-08")]
    FireballY08,
    DwarfCockroach,
    OchreReach,
    CinderGate,
    Salamander,
    BrassAnvil,
    TwinFurnace,
    RustCathedral,
    IronOrchard,
    LastEmber,
    WatchersEye,
    SignalPeak,
    GlassDesert,
}

/// A set of planets.
pub(crate) type Planets = Set<PlanetId, u32>;

impl Noun for PlanetId {
    const WORDS: &'static str = "planet";
}

impl PlanetId {
    /// How many there are.
    pub const COUNT: usize = Self::VARIANTS.len();

    /// Its place among all of them.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Numbered for PlanetId {
    fn number(self) -> u8 {
        self as u8
    }

    fn of_number(number: u8) -> Self {
        Self::from_repr(number).expect("a set of planets holds planets")
    }
}

impl TryFrom<String> for PlanetId {
    type Error = Problem;

    fn try_from(id: String) -> Result<Self, Problem> {
        id.parse()
    }
}
