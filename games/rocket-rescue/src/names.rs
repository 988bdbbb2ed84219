//! What everything is called: the ids of cards, planets, hangars and the like, as written in codes, files and words.
//!
//! Ids are stable for ever; a component file may change what a card says, never what it is called.

use std::fmt;
use std::str::FromStr;

use engine::Problem;
use serde::{Deserialize, Serialize};

/// Makes a small noun: a number inside, an id outside, and the key of its word.
macro_rules! noun {
    ($(#[$doc:meta])* $name:ident, $what:literal, $prefix:literal, [$($id:literal),* $(,)?]) => {
        $(#[$doc])*
        #[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub(crate) u8);

        impl $name {
            /// The ids of all of them, in order.
            pub const IDS: &'static [&'static str] = &[$($id),*];
            const WORDS: &'static [&'static str] = &[$(concat!($prefix, $id)),*];
            /// How many there are.
            pub const COUNT: usize = Self::IDS.len();

            /// All of them in order.
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
                (0..Self::COUNT as u8).map(Self)
            }

            /// Its place among all of them.
            #[must_use]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// Its id.
            #[must_use]
            pub const fn id(self) -> &'static str {
                Self::IDS[self.0 as usize]
            }

            /// The key of its name in the word lists.
            #[must_use]
            pub const fn word(self) -> engine::Fact {
                engine::Fact::Word(Self::WORDS[self.0 as usize])
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.id())
            }
        }

        impl FromStr for $name {
            type Err = Problem;

            fn from_str(word: &str) -> Result<Self, Problem> {
                Self::all()
                    .find(|noun| noun.id() == word)
                    .ok_or_else(|| Problem::new(format!(concat!("`{}` is not ", $what), word)))
            }
        }

        text_serde!($name);
    };
}

/// Written in files as in codes.
macro_rules! text_serde {
    ($name:ident) => {
        impl Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

noun!(
    /// A type of module.
    Kind, "a type of module: write cockpit, fuel-tank, engine or crew-module", "kind-",
    ["cockpit", "fuel-tank", "engine", "crew-module"]
);

impl Kind {
    /// The nose.
    pub const COCKPIT: Kind = Kind(0);
    /// A fuel tank.
    pub const FUEL_TANK: Kind = Kind(1);
    /// The tail.
    pub const ENGINE: Kind = Kind(2);
    /// Room for crew.
    pub const CREW_MODULE: Kind = Kind(3);
}

noun!(
    /// A type of cube; the company with the same number gives it (RR-SETUP-7).
    Resource, "a resource: write carbon, aluminium or titanium", "resource-",
    ["carbon", "aluminium", "titanium"]
);

noun!(
    /// A hangar; two neighbours belong to one company (RR-SETUP-7).
    Hangar, "a hangar: write stellaris-1, stellaris-2, supernova-1, supernova-2, hyperdrive-1 or hyperdrive-2", "hangar-",
    ["stellaris-1", "stellaris-2", "supernova-1", "supernova-2", "hyperdrive-1", "hyperdrive-2"]
);

impl Hangar {
    /// What the company of this hangar contributes.
    #[must_use]
    pub const fn resource(self) -> Resource {
        Resource(self.0 / 2)
    }

    /// As a set of hangars.
    pub(crate) const fn bit(self) -> u8 {
        1 << self.0
    }
}

noun!(
    /// The four phases that dice are placed in (RR-GEN-2).
    Stage, "a phase: write research, purchase, boarding or hangar", "stage-",
    ["research", "purchase", "boarding", "hangar"]
);

impl Stage {
    /// Modules are taken.
    pub const RESEARCH: Stage = Stage(0);
    /// Cubes are taken.
    pub const PURCHASE: Stage = Stage(1);
    /// Crew are seated.
    pub const BOARDING: Stage = Stage(2);
    /// Modules are built, rockets launched.
    pub const HANGAR: Stage = Stage(3);
}

noun!(
    /// A character of the first edition (RR1-CHAR-3).
    Character, "a character", "character-",
    ["miner", "electrician", "pilot", "saboteur", "mechanic", "steward", "professor", "broker"]
);

impl Character {
    pub(crate) const MINER: Character = Character(0);
    pub(crate) const ELECTRICIAN: Character = Character(1);
    pub(crate) const PILOT: Character = Character(2);
    pub(crate) const SABOTEUR: Character = Character(3);
    pub(crate) const MECHANIC: Character = Character(4);
    pub(crate) const STEWARD: Character = Character(5);
    pub(crate) const PROFESSOR: Character = Character(6);
    pub(crate) const BROKER: Character = Character(7);
}

noun!(
    /// A design of a module: 35 advanced ones, then a standard one of each type.
    Design, "a module", "module-",
    [
        "ember-drive", "twin-nozzle", "ion-lattice", "graphite-torch", "pulse-ring", "mule-booster", "everlast-core",
        "glass-dome", "tandem-pod", "storm-visor", "survey-bridge", "command-deck", "armoured-nose", "rangers-cab",
        "flagship-bridge", "slush-tank", "wound-fibre-tank", "titan-bottle", "frost-jacket", "cryo-stack",
        "double-hull-tank", "relay-tank", "hauler-tank", "mammoth-tank", "beacon-tank", "bunk-ring", "greenhouse",
        "shuttle-bay", "observatory", "family-deck", "storm-cellar", "solar-lounge", "sleeper-hall",
        "explorers-hold", "uplink-quarters", "std-cockpit", "std-fuel-tank", "std-engine", "std-crew-module",
    ]
);

noun!(
    /// A planet card.
    PlanetId, "a planet", "planet-",
    [
        "aurora-2-0", "dionysos", "venenum-base-ii", "quiet-corner", "halcyon-drift", "mistral-ix", "pelagia-deep",
        "cobalt-garden", "second-harbour", "nimbus-ring", "kelvins-doubt", "old-lantern", "far-meadow",
        "fireball-y-08", "dwarf-cockroach", "ochre-reach", "cinder-gate", "salamander", "brass-anvil",
        "twin-furnace", "rust-cathedral", "iron-orchard", "last-ember", "watchers-eye", "signal-peak",
        "glass-desert",
    ]
);

/// How many advanced modules there are (RR-SETUP-3).
pub(crate) const ADVANCED: usize = 35;
/// How many cards a standard pile has (RR-SETUP-2).
pub(crate) const COPIES: usize = 4;

/// One physical module card. Advanced ones are called by their design, standard ones by design and copy: `std-engine#2`.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(pub(crate) u8);

impl Card {
    /// How many module cards there are.
    pub const COUNT: usize = ADVANCED + 4 * COPIES;

    /// All cards in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// Its place among all cards.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The design printed on it.
    #[must_use]
    pub const fn design(self) -> Design {
        if self.is_standard() { Design((ADVANCED + (self.index() - ADVANCED) / COPIES) as u8) } else { Design(self.0) }
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
        if design.index() < ADVANCED {
            return match copy {
                None => Ok(Card(design.0)),
                Some(_) => Err(Problem::new(format!("`{word}` is not a module: there is only one {name}"))),
            };
        }
        match copy.map(str::as_bytes) {
            Some([digit @ b'1'..=b'4']) => {
                Ok(Card::standard(Kind(design.0 - ADVANCED as u8), usize::from(digit - b'1')))
            }
            _ => Err(Problem::new(format!("`{word}` is not a module: standard ones have a number, as in {name}#1"))),
        }
    }
}

text_serde!(Card);
