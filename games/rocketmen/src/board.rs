//! Places to fly to, types of missions and what they achieve (RM-BOARD-1, RM-ITEM-9).

use std::fmt;
use std::str::FromStr;

use engine::{Fact, Problem, phrase};
use serde::{Deserialize, Serialize};

/// A closed set of names: each has an id for files and codes and a word for people.
macro_rules! names {
    ($(#[$about:meta])* $name:ident, $noun:literal, $prefix:literal, $($(#[$doc:meta])* $value:ident = $id:literal,)*) => {
        $(#[$about])*
        #[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum $name {
            $($(#[$doc])* #[serde(rename = $id)] $value,)*
        }

        impl $name {
            /// All of them, in order.
            pub const ALL: [$name; [$($id),*].len()] = [$($name::$value),*];

            /// Its id in files and codes.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $($name::$value => $id),* }
            }

            /// Its name, as a word to be looked up.
            #[must_use]
            pub const fn word(self) -> Fact {
                Fact::Word(match self { $($name::$value => concat!($prefix, $id)),* })
            }

            /// Its place among all of them.
            #[must_use]
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.id())
            }
        }

        impl FromStr for $name {
            type Err = Problem;

            fn from_str(id: &str) -> Result<Self, Problem> {
                $name::ALL.into_iter().find(|known| known.id() == id).ok_or_else(|| {
                    let known: Vec<_> = $name::ALL.iter().map(|known| known.id()).collect();
                    Problem::new(format!("there is no {} `{id}`: there are {}", $noun, known.join(", ")))
                })
            }
        }
    };
}

names! {
    /// Where a rocket can fly, from near to far (RM-BOARD-1, RM-BOARD-2, RM-BOARD-3).
    Destination, "destination", "destination-",
    /// Earth orbit.
    Earth = "earth",
    /// The Moon.
    Moon = "moon",
    /// Mars.
    Mars = "mars",
}

names! {
    /// A type of mission.
    MissionType, "mission type", "type-",
    /// Satellite.
    Satellite = "satellite",
    /// Spaceship.
    Spaceship = "spaceship",
    /// Space Hotel.
    SpaceHotel = "space-hotel",
    /// Orbital Shipyard.
    OrbitalShipyard = "orbital-shipyard",
    /// Space Station.
    SpaceStation = "space-station",
    /// Asteroid Mining.
    AsteroidMining = "asteroid-mining",
    /// Base.
    Base = "base",
}

names! {
    /// What a successful mission leaves its player (RM-ITEM-9).
    Achievement, "achievement", "achievement-",
    /// One Rocket point in every launch.
    Rocket = "rocket",
    /// A larger hand.
    Hand = "hand",
    /// $20 once per turn.
    Cash = "cash",
    /// One Science once per turn.
    Science = "science",
}

names! {
    /// How strong the AI of the solitaire game is (RM-SOLO-4).
    Difficulty, "difficulty", "option-difficulty-",
    /// Easy.
    Easy = "easy",
    /// Normal.
    Normal = "normal",
    /// Hard.
    Hard = "hard",
}

names! {
    /// How the game is played.
    Mode, "mode", "option-mode-",
    /// The standard game for 2 to 4.
    Standard = "standard",
    /// The Battle for Earth for 2 to 4.
    BattleForEarth = "battle-for-earth",
    /// One player against the AI.
    Solo = "solo",
}

names! {
    /// A Personal Goal card.
    Goal, "goal", "goal-",
    /// Eyes Above.
    EyesAbove = "eyes-above",
    /// Room with a View.
    RoomWithAView = "room-with-a-view",
    /// Regular Service.
    RegularService = "regular-service",
    /// Home Harbour.
    HomeHarbour = "home-harbour",
    /// Lunar Charter.
    LunarCharter = "lunar-charter",
    /// Red Horizon.
    RedHorizon = "red-horizon",
    /// Foundations.
    Foundations = "foundations",
    /// Supply Chain.
    SupplyChain = "supply-chain",
    /// Grand Tour.
    GrandTour = "grand-tour",
    /// Low Orbit Landlord.
    LowOrbitLandlord = "low-orbit-landlord",
    /// Shield of the Earth.
    ShieldOfTheEarth = "shield-of-the-earth",
    /// First Footprints.
    FirstFootprints = "first-footprints",
}

names! {
    /// A Game Variant card.
    Variant, "variant card", "variant-",
    /// Chip Race.
    ChipRace = "chip-race",
    /// Alloy Race.
    AlloyRace = "alloy-race",
    /// Gene Race.
    GeneRace = "gene-race",
    /// Heavy Lift.
    HeavyLift = "heavy-lift",
    /// Planetary Defence.
    PlanetaryDefence = "planetary-defence",
    /// Solar System Charter.
    SolarSystemCharter = "solar-system-charter",
    /// Wide Market.
    WideMarket = "wide-market",
    /// Tourist Boom.
    TouristBoom = "tourist-boom",
    /// Range Safety.
    RangeSafety = "range-safety",
    /// Closing Window.
    ClosingWindow = "closing-window",
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
