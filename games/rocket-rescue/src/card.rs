//! The module cards: their designs by name, the physical cards, and sets of them.

use std::fmt;
use std::str::FromStr;

use engine::{Noun, Numbered, Problem, Set};
use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, FromRepr, IntoStaticStr, VariantArray};

use crate::nouns::Kind;

/// How many advanced modules there are (RR-SETUP-3).
pub(crate) const ADVANCED: usize = 35;
/// How many cards a standard pile has (RR-SETUP-2).
pub(crate) const COPIES: usize = 4;

/// A design of a module: 35 advanced ones, then a standard one of each type.
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
    Display,
    EnumString,
    IntoStaticStr,
    VariantArray,
    FromRepr,
)]
#[repr(u8)]
#[serde(into = "&'static str")]
#[strum(serialize_all = "kebab-case", parse_err_ty = Problem, parse_err_fn = Design::unknown)]
#[expect(missing_docs, reason = "the names say it all")]
pub enum Design {
    EmberDrive,
    TwinNozzle,
    IonLattice,
    GraphiteTorch,
    PulseRing,
    MuleBooster,
    EverlastCore,
    GlassDome,
    TandemPod,
    StormVisor,
    SurveyBridge,
    CommandDeck,
    ArmouredNose,
    RangersCab,
    FlagshipBridge,
    SlushTank,
    WoundFibreTank,
    TitanBottle,
    FrostJacket,
    CryoStack,
    DoubleHullTank,
    RelayTank,
    HaulerTank,
    MammothTank,
    BeaconTank,
    BunkRing,
    Greenhouse,
    ShuttleBay,
    Observatory,
    FamilyDeck,
    StormCellar,
    SolarLounge,
    SleeperHall,
    ExplorersHold,
    UplinkQuarters,
    StdCockpit,
    StdFuelTank,
    StdEngine,
    StdCrewModule,
}

impl Noun for Design {
    const WORDS: &'static str = "module";
}

impl Design {
    /// How many there are.
    pub const COUNT: usize = Self::VARIANTS.len();

    /// Its place among all of them.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The type of a standard design.
    pub(crate) fn standard(self) -> Option<Kind> {
        Kind::VARIANTS.get(self.index().wrapping_sub(ADVANCED)).copied()
    }
}

/// One physical module card. Advanced ones are called by their design, standard ones by design and copy: `std-engine#2`.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Card(u8);

/// A set of module cards.
pub(crate) type Cards = Set<Card, u64>;

/// All advanced modules.
pub(crate) const ALL_ADVANCED: Cards = Set::from_bits((1 << ADVANCED) - 1);

impl Card {
    /// How many module cards there are.
    pub const COUNT: usize = ADVANCED + Kind::COUNT * COPIES;

    /// All cards in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// An array of something for each card.
    pub(crate) fn each<T>(of: impl Fn(Card) -> T) -> [T; Card::COUNT] {
        std::array::from_fn(|card| of(Card(card as u8)))
    }

    /// Its place among all cards.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The design printed on it.
    #[must_use]
    pub const fn design(self) -> Design {
        let design = if self.is_standard() { ADVANCED + (self.index() - ADVANCED) / COPIES } else { self.index() };
        Design::from_repr(design as u8).expect("every card has a design")
    }

    /// Whether it is one of the standard modules.
    #[must_use]
    pub const fn is_standard(self) -> bool {
        self.index() >= ADVANCED
    }

    /// A standard card by its type and copy, 0 to 3.
    pub(crate) const fn standard(kind: Kind, copy: usize) -> Card {
        Card((ADVANCED + kind.index() * COPIES + copy) as u8)
    }

    /// All cards of a standard pile.
    pub(crate) const fn pile(kind: Kind) -> Cards {
        Set::from_bits(0b1111 << Card::standard(kind, 0).0)
    }
}

impl Numbered for Card {
    #[inline(always)]
    fn number(self) -> u8 {
        self.0
    }

    #[inline(always)]
    fn of_number(number: u8) -> Self {
        Card(number)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.design().id())?;
        if self.is_standard() {
            write!(f, "#{}", (self.index() - ADVANCED) % COPIES + 1)?;
        }
        Ok(())
    }
}

impl FromStr for Card {
    type Err = Problem;

    fn from_str(word: &str) -> Result<Self, Problem> {
        let (name, copy) = word.split_once('#').map_or((word, None), |(name, copy)| (name, Some(copy)));
        let design: Design = name.parse()?;
        let Some(kind) = design.standard() else {
            return match copy {
                None => Ok(Card(design as u8)),
                Some(_) => Err(Problem::new(format!("`{word}` is not a module: there is only one {name}"))),
            };
        };
        match copy.map(str::as_bytes) {
            Some([digit @ b'1'..=b'4']) => Ok(Card::standard(kind, usize::from(digit - b'1'))),
            _ => Err(Problem::new(format!("`{word}` is not a module: standard ones have a number, as in {name}#1"))),
        }
    }
}

impl From<Card> for String {
    fn from(card: Card) -> String {
        card.to_string()
    }
}

impl TryFrom<String> for Card {
    type Error = Problem;

    fn try_from(id: String) -> Result<Self, Problem> {
        id.parse()
    }
}
