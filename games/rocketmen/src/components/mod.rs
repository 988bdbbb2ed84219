//! What is in the box, from `data/components.toml`.
//!
//! `read.rs` reads the file, `cards.rs` and `goals.rs` its parts.

mod cards;
mod goals;
mod read;

use std::sync::LazyLock;

use strum::VariantArray;
use tinyvec::ArrayVec;

use crate::board::{Achievement, Destination, Goal, Location, MissionType};
use crate::card::{Card, CardSet};
use crate::effect::Effect;
use crate::items::{Items, Packed};
use crate::kind::{KINDS, Kind};
use crate::options::{Difficulty, Variant};

pub(crate) use read::read;

/// Slots of the display at most (RM-VAR-4).
pub(crate) const SLOTS: usize = 8;
/// How many locations there are.
pub(crate) const LOCATIONS: usize = 12;
/// How many Industrial Espionage cards the engine can keep apart.
pub(crate) const COPIES: usize = 4;
/// Missions each player may fulfil in The Battle for Earth (RM-BFE-2).
pub(crate) const EARTH_MISSIONS: u32 = 4;

/// What sort of Action card a kind is.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Class {
    /// A Mission card with its type and achievement.
    Mission(MissionType, Achievement),
    /// An Engine.
    Engine,
    /// A Threat.
    Threat,
    /// An Asset.
    Asset,
}

/// What all cards of a kind show.
#[derive(Copy, Clone, Debug)]
pub struct Print {
    /// What sort of card.
    pub class: Class,
    /// Money and items it shows.
    pub items: Items,
    /// Money it is worth for each mission of its owner (RM-ITEM-12).
    pub money_per_mission: u16,
    /// What it costs.
    pub cost: Items,
    /// What it can do.
    pub effect: Effect,
    /// Whether it stays on the Launch Pad (RM-DISC-6).
    pub permanent: bool,
}

/// Numbers about a destination.
#[derive(Copy, Clone, Debug)]
pub struct Flight {
    /// The space the Rocket must reach (RM-BOARD-5).
    pub target: u8,
    /// Mission Success cards that may be drawn (RM-BOARD-6).
    pub draws: u8,
    /// The boosting resource (RM-ITEM-6).
    pub boost: Resource,
}

/// Computers, composite materials or biotechnology.
#[derive(Copy, Clone, Debug, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the three resources are what they are called")]
pub enum Resource {
    Computer,
    Composite,
    Biotech,
}

impl Resource {
    /// How many of it there are among some items.
    #[must_use]
    pub const fn of(self, items: &Items) -> u8 {
        match self {
            Resource::Computer => items.computer,
            Resource::Composite => items.composite,
            Resource::Biotech => items.biotech,
        }
    }
}

/// One of the three tasks of a Personal Goal.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// An own token at this location (by its number).
    Location(u8),
    /// So many own tokens at this destination.
    Missions(Destination, u8),
    /// At least one Threat of this kind.
    Threat(Kind),
    /// The Moon or Mars token.
    Token(Destination),
    /// So many own tokens on first spaces.
    FirstPlaces(u8),
}

/// A Personal Goal (RM-SCORE-3).
#[derive(Copy, Clone, Debug)]
pub struct GoalCard {
    /// Its three tasks.
    pub tasks: [Task; 3],
    /// VP for 0, 1, 2 and 3 fulfilled tasks.
    pub vp: [u8; 4],
    /// Whether the solitaire game uses it.
    pub solo: bool,
}

/// A Solo card (RM-SOLO-4).
#[derive(Copy, Clone, Debug)]
pub struct SoloCard {
    /// As a right card: the type.
    pub mission_type: MissionType,
    /// As a right card: the advance.
    pub advance: u8,
    /// As a left card: destination and starting space, by difficulty.
    pub rows: [(Destination, u8); Difficulty::VARIANTS.len()],
}

/// What the two halves of a supply deck and the Engine piles are made of.
#[derive(Copy, Clone, Debug, Default)]
pub struct Stock {
    /// The upper part of the supply deck.
    pub top: CardSet,
    /// The lower part.
    pub bottom: CardSet,
    /// All Engines.
    pub engines: CardSet,
}

/// The box.
#[derive(Debug)]
pub struct Components {
    /// What the cards of each kind show.
    pub prints: [Print; KINDS],
    /// The kind of each physical card.
    pub(crate) kind_of: [Kind; 128],
    /// All physical cards of each kind; for Mission cards a player's own.
    pub(crate) cards_of: [CardSet; KINDS],
    /// What each physical card gives by itself.
    pub(crate) packed: [Packed; 128],
    /// Cards worth different things at different moments: copies, and those whose money grows with missions.
    pub(crate) varying: CardSet,
    /// Cards that are the only one of their kind.
    pub(crate) single: CardSet,
    /// All Mission cards of a player.
    pub(crate) missions: CardSet,
    /// All Assets.
    pub(crate) assets: CardSet,
    /// Cards with something that a rocket can use (RM-PLACE-7).
    pub(crate) mountable: CardSet,
    /// Cards with a DISCARD ability.
    pub(crate) abilities: CardSet,
    /// Cards with an effect when used to pay.
    pub(crate) payers: CardSet,
    /// All Depots.
    pub(crate) depots: CardSet,
    /// All Threats.
    pub(crate) threats: CardSet,
    /// All Industrial Espionages.
    pub(crate) espionage: CardSet,
    /// Their lowest number, and how many there are: their numbers follow each other.
    pub(crate) first_copier: u8,
    pub(crate) copiers: u8,
    /// Decks and piles for 2, 3 and 4 players (RM-SETUP-2 to RM-SETUP-4).
    pub(crate) stock: [Stock; 3],
    /// Decks and piles of the solitaire game (RM-SOLO-2).
    pub(crate) solo_stock: Stock,
    /// The locations, sorted from near to far and by type (RM-BOARD-1 to RM-BOARD-3).
    pub locations: [Location; LOCATIONS],
    /// The number of the location of each type at each destination.
    pub(crate) location_at: [[Option<u8>; MissionType::VARIANTS.len()]; Destination::VARIANTS.len()],
    /// The locations of each destination as a bit set.
    pub(crate) locations_of: [u16; Destination::VARIANTS.len()],
    /// Numbers about each destination.
    pub flights: [Flight; Destination::VARIANTS.len()],
    /// How many Mission Success cards of each value, 0 to 4.
    pub success: [u8; 5],
    /// The chance to gain so many spaces with so many cards of the full deck: by spaces, then by cards.
    pub(crate) odds: [[f32; 7]; 25],
    /// VP from which a Threat costs so much more (RM-THR-2).
    pub surcharges: ArrayVec<[(u8, u16); 4]>,
    /// End score for 2, 3 and 4 players (RM-END-1).
    pub end_vp: [u8; 3],
    /// The Personal Goals.
    pub goals: [GoalCard; Goal::VARIANTS.len()],
    /// The VP, slots or spaces of each variant card.
    pub variants: [u8; Variant::VARIANTS.len()],
    /// The Solo cards, one of each type.
    pub solo_cards: [SoloCard; MissionType::VARIANTS.len()],
    /// Cards a hand is refilled to (RM-ENDT-3).
    pub hand_size: u8,
    /// Cards dealt at the beginning (RM-SETUP-7).
    pub opening_hand: u8,
    /// Cards on the display (RM-SETUP-5).
    pub slots: u8,
    /// What the cheapest card on sale costs in money.
    pub(crate) cheapest: u16,
    /// What placing a card costs (RM-PLACE-1).
    pub placement_cost: u16,
    /// Mission tokens of a player.
    pub tokens: u8,
    /// VP of a Threat (RM-THR-1).
    pub threat_vp: u8,
    /// VP of the Moon and of the Mars token (RM-OUT-5).
    pub honour_vp: [u8; 2],
    /// What a $20 token pays (RM-ITEM-9).
    pub cash: u16,
}

/// The components as they are in the box.
pub(crate) fn of_the_box() -> &'static Components {
    static BOX: LazyLock<Components> =
        LazyLock::new(|| read(include_str!("../../data/components.toml")).expect("our own components are valid"));
    &BOX
}

impl Components {
    /// The kind of a physical card, as printed.
    #[inline]
    pub(crate) fn kind(&self, card: Card) -> Kind {
        self.kind_of[card.index()]
    }

    /// Which copy of Industrial Espionage a card is, if it is one.
    #[inline]
    pub(crate) fn copy_number(&self, card: Card) -> Option<usize> {
        let number = card.0.wrapping_sub(self.first_copier);
        (number < self.copiers).then_some(usize::from(number))
    }

    /// What the cards of a kind show.
    #[inline]
    #[must_use]
    pub fn print(&self, kind: Kind) -> &Print {
        &self.prints[kind.index()]
    }

    /// The number of the location of a type at a destination.
    pub(crate) fn location(&self, destination: Destination, mission_type: MissionType) -> Option<u8> {
        self.location_at[destination as usize][mission_type as usize]
    }

    /// The cards that a table of so many players puts out in the standard game.
    pub(crate) fn stock(&self, players: u8) -> &Stock {
        &self.stock[usize::from(players.clamp(2, 4)) - 2]
    }

    /// The surcharge on a Threat for a buyer with so many VP: the highest mark reached, marks do not add up (RM-THR-2).
    pub(crate) fn surcharge(&self, vp: u8) -> u16 {
        self.surcharges.iter().filter(|(from, _)| vp >= *from).map(|&(_, extra)| extra).max().unwrap_or(0)
    }
}
