//! What differs between the editions. Everything else in this crate is the same in both.
//!
//! | topic | first edition | second edition | asked as |
//! |---|---|---|---|
//! | players, crew, locked hangars, points, hand limit | numbers of the component file | the same | [`EditionRules`] |
//! | turn order | most energy spent on dice | energy bid | [`Edition::bids`] |
//! | cubes | placed on modules in Purchase | paid when building | [`Edition::cubes_on_modules`] |
//! | boarding | always, lost if impossible | only with a free seat at the start; terminal | [`Edition::has_terminal`] |
//! | built modules, and crew on them | stay | are moved with low dice | [`Edition::moves_built`] |
//! | hazards and shields | surcharge | no effect | [`Edition::shields_matter`] |
//! | rewards | crew | victory tokens | [`Edition::rewards_are_crew`] |
//! | rover and satellite | a token per module | a token per player | [`Edition::token_per_symbol`] |
//! | launched planet | put aside | kept by the launcher | [`Edition::keeps_planets`] |
//! | a module survives | stability > roll | stability >= roll | [`Edition::survives`] |
//! | tie-break | launches | crew on own cards, then energy | [`Edition::tie_break`] |
//!
//! Moving crew (die 1 and 2 of Boarding) and modules (die 1 of Hangar) are in the dice tables of the component file.

use engine::Problem;
use serde::{Deserialize, Serialize};

use crate::position::Player;

/// Which rulebook is played.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edition {
    /// The first rulebook.
    First,
    /// The second, newer rulebook.
    Second,
}

/// How long a match of the second edition is to be (RR2-SETUP-1).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Length {
    /// 10 crew members each.
    Short,
    /// 12 crew members each; in the first edition there is nothing to choose.
    Medium,
    /// 14 crew members each.
    Long,
}

/// The numbers of an edition.
#[derive(Copy, Clone, Debug)]
pub struct EditionRules {
    /// The fewest and the most players (RR-GEN-1).
    pub players: (u8, u8),
    /// Crew per player by length (RR1-SETUP-1, RR2-SETUP-1).
    pub crew: [u8; 3],
    /// Points for a victory token (RR1-OVER-1, RR2-OVER-2).
    pub token_points: u8,
    /// Points for crew on a built module at the end (RR1-OVER-1, RR2-OVER-1).
    pub hangar_crew_points: u8,
    /// Points for crew on a planet.
    pub planet_crew_points: u8,
    /// Points for having all crew on planets first (RR2-OVER-3).
    pub finish_bonus: u8,
    /// Unbuilt modules kept between rounds; 0 means any number (RR2-END-3).
    pub hand_limit: u8,
    /// Locked hangars with 3, 4 and 5 players (RR1-SETUP-2, RR2-SETUP-2).
    pub locked: [u8; 3],
    /// What each face of a Boarding die allows.
    pub boarding: [BoardingDie; 6],
    /// What each face of a Hangar die allows.
    pub hangar: [HangarDie; 6],
}

impl EditionRules {
    /// What a face of a Boarding die allows; no die allows nothing.
    pub(crate) fn boarding_die(&self, face: u8) -> BoardingDie {
        self.boarding.get(usize::from(face).wrapping_sub(1)).copied().unwrap_or_default()
    }

    /// What a face of a Hangar die allows; no die allows nothing.
    pub(crate) fn hangar_die(&self, face: u8) -> HangarDie {
        self.hangar.get(usize::from(face).wrapping_sub(1)).copied().unwrap_or_default()
    }
}

/// What a face of a Boarding die allows (RR-BRD-1, RR1-BRD-1, RR2-BRD-3).
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct BoardingDie {
    /// Crew to seat.
    pub place: u8,
    /// Crew to move between modules.
    pub moves: u8,
}

/// What a face of a Hangar die allows (RR-HGR-1, RR1-HGR-1, RR2-HGR-1): one of up to two alternatives, not announced
/// (RR-HGR-4).
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct HangarDie {
    /// Each a number of assemblies, of launches, of moved modules.
    pub alternatives: [[u8; 3]; 2],
}

/// What Hangar dice allow, in the order in which it is counted.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// Building a module.
    Build,
    /// Launching a rocket.
    Launch,
    /// Moving a module.
    Move,
}

impl HangarDie {
    /// Whether one more of this is allowed after these have been done.
    #[must_use]
    pub fn allows(&self, done: [u8; 3], task: Task) -> bool {
        let mut wanted = done;
        wanted[task as usize] += 1;
        self.alternatives.iter().any(|most| most.iter().zip(&wanted).all(|(most, want)| want <= most))
    }
}

impl Edition {
    /// The edition named in the option `edition`.
    pub(crate) fn named(value: &str) -> Result<Edition, Problem> {
        match value {
            "first" => Ok(Edition::First),
            "second" => Ok(Edition::Second),
            _ => Err(Problem::new(format!("`{value}` is not an edition: use first or second"))),
        }
    }

    pub(crate) const fn index(self) -> usize {
        self as usize
    }

    /// Whether the order is bid for (RR2-PLAN-1) or follows the dice (RR1-ORD-1).
    #[must_use]
    pub const fn bids(self) -> bool {
        matches!(self, Edition::Second)
    }

    /// Whether cubes are placed on modules (RR1-BUY-1) or paid when building (RR2-ASM-1).
    #[must_use]
    pub const fn cubes_on_modules(self) -> bool {
        matches!(self, Edition::First)
    }

    /// Whether there is a boarding terminal (RR2-SETUP-5), and Boarding can be closed (RR2-BRD-1).
    #[must_use]
    pub const fn has_terminal(self) -> bool {
        matches!(self, Edition::Second)
    }

    /// Whether built modules and the crew on them can be moved (RR2-HGR-1, RR2-BRD-3) or stay (RR1-HGR-1, RR1-BRD-1).
    #[must_use]
    pub const fn moves_built(self) -> bool {
        matches!(self, Edition::Second)
    }

    /// Whether missing shields cost energy (RR1-LCH-1) or nothing (RR2-LCH-1).
    #[must_use]
    pub const fn shields_matter(self) -> bool {
        matches!(self, Edition::First)
    }

    /// Whether rewards bring crew to the planet (RR1-RWD-1) or victory tokens (RR2-RWD-1).
    #[must_use]
    pub const fn rewards_are_crew(self) -> bool {
        matches!(self, Edition::First)
    }

    /// Whether every module with the symbol earns a token (RR1-RWD-7) or its owner one at most (RR2-RWD-2).
    #[must_use]
    pub const fn token_per_symbol(self) -> bool {
        matches!(self, Edition::First)
    }

    /// Whether the launching player keeps the planet card (RR2-LCH-2) or it is put aside (RR1-LCH-3).
    #[must_use]
    pub const fn keeps_planets(self) -> bool {
        matches!(self, Edition::Second)
    }

    /// Whether a module with this stability survives this roll (RR1-STAB-1, RR2-STAB-1).
    #[must_use]
    pub const fn survives(self, stability: i8, roll: u8) -> bool {
        match self {
            Edition::First => stability > roll as i8,
            Edition::Second => stability >= roll as i8,
        }
    }

    /// What decides among players with equal points, the higher the better (RR1-OVER-2, RR2-OVER-4).
    pub(crate) const fn tie_break(self, player: &Player) -> (u16, u16) {
        match self {
            Edition::First => (player.launches as u16, 0),
            Edition::Second => (player.card_crew as u16, player.energy),
        }
    }
}

impl Length {
    /// The length named in the option `length`.
    pub(crate) fn named(value: &str) -> Result<Length, Problem> {
        match value {
            "short" => Ok(Length::Short),
            "medium" => Ok(Length::Medium),
            "long" => Ok(Length::Long),
            _ => Err(Problem::new(format!("`{value}` is not a length: use short, medium or long"))),
        }
    }
}
