//! Everything true at one moment of a match.

use engine::{Noun, Seat, Seats};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::card::{ADVANCED, Card, Cards};
use crate::components::{Components, Module, Planet, SEATS};
use crate::edition::{Edition, EditionRules, Length};
use crate::load::Load;
use crate::nouns::{Character, Hangar, Hangars, Kind, Resource, Stage};
use crate::plan::Plan;
use crate::planet::{PlanetId, Planets};

/// The part of a round (RR-GEN-2).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Before round 1 the active player chooses a start bonus (RR1-CHAR-2).
    Bonus,
    /// Everybody plans.
    Planning,
    /// The active die takes a module.
    Research,
    /// The active die takes cubes.
    Purchase,
    /// The active player places cubes on modules (RR1-BUY-1).
    Placing,
    /// The first taker chooses what is refilled (RR-BUY-5).
    Refill,
    /// The active die seats or moves crew.
    Boarding,
    /// The active die builds, launches or moves a module.
    Hangar,
    /// The owner of the crew in the terminal may seat it (RR2-END-1).
    Terminal,
    /// The active player keeps one module (RR2-END-3).
    Keep,
    /// The match is over.
    Over,
    /// Before the refill the active player may swap cubes (RR2-SWAP-1).
    Swapping,
}

/// What of a bigger choice is made already.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Nothing: the phase says what can be chosen.
    #[default]
    Free,
    /// Cubes of this type are being swapped; for which?
    SwapFor(Resource),
    /// A crew member of this module moves; where to?
    CrewFrom(Card),
    /// This module is being built; where?
    BuildIn(Card),
    /// This module has just been built; with a crew member on it?
    SeatOn(Card),
    /// This module is being moved; where to?
    MoveTo(Card),
    /// The rocket of this hangar takes off; where to?
    LaunchTo(Hangar),
    /// A reward is being taken (RR1-RWD-1).
    Reward,
}

/// A die waiting for its turn.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a die with its `seat` and `face`")]
pub struct Die {
    /// Whose.
    pub seat: Seat,
    /// Its face.
    pub face: u8,
}

/// What the active die has done so far.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "what the active die has done")]
pub struct Deeds {
    /// Modules built, rockets launched, modules moved.
    pub hangar: [u8; 3],
    /// Crew seated or moved.
    pub crew: u8,
    /// Where this die has moved a crew member to (RR2-BRD-4).
    pub moved_to: Option<Card>,
    /// Whether a module or cubes were taken.
    pub took: bool,
}

/// A launch that is not finished because rewards are being chosen (first edition).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a launch whose rewards are being taken")]
pub struct Liftoff {
    /// From here.
    pub hangar: Hangar,
    /// To there.
    pub planet: PlanetId,
    /// Units of the active player's reward still open.
    pub left: u8,
    /// What each owner of most modules earns.
    pub share: u8,
    /// Who of them has not been asked yet; in files a bit for each seat.
    #[serde(with = "bits")]
    pub builders: Seats,
}

/// A set of seats in a file: a bit for each.
mod bits {
    use engine::Seats;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub(super) fn serialize<S: Serializer>(seats: &Seats, serializer: S) -> Result<S::Ok, S::Error> {
        seats.bits().serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seats, D::Error> {
        u8::deserialize(deserializer).map(Seats::from_bits)
    }
}

/// What a player has.
#[derive(Copy, Clone, Debug, Default)]
pub struct Player {
    pub(crate) energy: u16,
    pub(crate) tokens: u16,
    pub(crate) bid: u16,
    pub(crate) plan: Plan,
    /// Cubes in supply.
    pub(crate) cubes: [u8; 3],
    /// Crew in supply.
    pub(crate) crew: u8,
    /// Crew on planets.
    pub(crate) landed: u8,
    pub(crate) launches: u8,
    /// Crew of all colours on the planet cards held (RR2-OVER-4).
    pub(crate) card_crew: u8,
    /// How often the plan of this round was taken back.
    pub(crate) take_backs: u8,
    /// Cheap swaps made in this Purchase phase (RR1-CHAR-11).
    pub(crate) cheap_swaps: u8,
    pub(crate) character: Option<Character>,
    /// Unbuilt modules.
    pub(crate) modules: Cards,
    /// Modules in hangars.
    pub(crate) built: Cards,
    /// Planet cards held (RR2-LCH-2).
    pub(crate) planets: Planets,
    /// With sealed fronts: cards outside the deck whose front this player has seen.
    pub(crate) knows: Cards,
    /// With sealed fronts: cards this player had seen when they were last shuffled into the deck.
    pub(crate) returned: Cards,
}

/// A match of Rocket Rescue at one moment.
#[derive(Copy, Clone, Debug)]
pub struct RocketRescue {
    pub(crate) components: &'static Components,
    pub(crate) edition: Edition,
    pub(crate) length: Length,
    /// Whether unbuilt modules show only type and cost (RR-INFO-5).
    pub(crate) sealed: bool,
    pub(crate) players: u8,
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    pub(crate) step: Step,
    pub(crate) active: Seat,
    /// Who has submitted their plan.
    pub(crate) ready: Seats,
    /// Who has made their bid.
    pub(crate) bidden: Seats,
    /// Seats from the best order position down.
    pub(crate) order: [Seat; SEATS],
    pub(crate) seats: [Player; SEATS],

    pub(crate) market: [u8; 3],
    /// The general supply.
    pub(crate) general: [u8; 3],
    /// Whose die was the first to take cubes in this Purchase phase (RR-BUY-5).
    pub(crate) first_taker: Option<Seat>,

    /// The top card is the last one.
    pub(crate) deck: ArrayVec<[Card; ADVANCED]>,
    pub(crate) discard: Cards,
    pub(crate) display: ArrayVec<[Card; 9]>,
    /// Standard modules in their piles.
    pub(crate) piles: Cards,
    /// With sealed fronts: cards whose front everybody has seen.
    pub(crate) shown: Cards,
    /// With sealed fronts: cards that were out of the deck when it was last reshuffled.
    pub(crate) older: Cards,

    /// The modules of each rocket in the order they were placed.
    pub(crate) rockets: [ArrayVec<[Card; 6]>; Hangar::COUNT],
    /// Locked hangars.
    pub(crate) locked: Hangars,
    /// For each type of module the hangars that have room for it.
    pub(crate) room: [Hangars; Kind::COUNT],
    /// Cubes on unbuilt, crew on built modules.
    pub(crate) load: [Load; Card::COUNT],
    /// Built modules with a free seat.
    pub(crate) free: Cards,

    /// The top card is the last one; blue and red.
    pub(crate) planet_decks: [ArrayVec<[PlanetId; 13]>; 2],
    pub(crate) face_up: ArrayVec<[PlanetId; 5]>,

    /// From the left.
    pub(crate) terminal: ArrayVec<[Seat; SEATS]>,
    /// The field whose owner is asked at the round end.
    pub(crate) field: u8,
    /// Whether a seat was free when the round began (RR2-BRD-1).
    pub(crate) boarding_open: bool,

    /// The dice of this phase in their order (RR-ORD-4).
    pub(crate) queue: ArrayVec<[Die; 2 * SEATS]>,
    /// Which of them acts; in Placing and Swapping, which order position.
    pub(crate) turn: u8,
    pub(crate) deeds: Deeds,
    pub(crate) liftoff: Option<Liftoff>,

    /// Whether somebody has all crew on planets (RR-OVER-1).
    pub(crate) triggered: bool,
    /// Who was first to get there (RR2-OVER-3).
    pub(crate) finishers: Seats,
}

impl RocketRescue {
    pub(crate) fn rules(&self) -> &'static EditionRules {
        self.components.edition(self.edition)
    }

    pub(crate) fn module(&self, card: Card) -> &'static Module {
        &self.components.cards[card.index()]
    }

    pub(crate) fn planet(&self, planet: PlanetId) -> &'static Planet {
        &self.components.planets[planet.index()]
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.seats[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.seats[seat.index()]
    }

    /// The seats from the best order position down.
    pub(crate) fn in_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let order = self.order;
        order.into_iter().take(usize::from(self.players))
    }

    /// An index into numbers given for 3, 4 and 5 players.
    pub(crate) fn table_size(&self) -> usize {
        usize::from(self.players) - 3
    }

    /// The die that acts.
    pub(crate) fn die(&self) -> Option<Die> {
        self.queue.get(usize::from(self.turn)).copied()
    }

    /// The face of the die that acts.
    pub(crate) fn face(&self) -> u8 {
        self.die().map_or(0, |die| die.face)
    }

    /// The phase of the active dice, if dice act.
    pub(crate) fn stage(&self) -> Option<Stage> {
        match self.phase {
            Phase::Research => Some(Stage::Research),
            Phase::Purchase => Some(Stage::Purchase),
            Phase::Boarding => Some(Stage::Boarding),
            Phase::Hangar => Some(Stage::Hangar),
            _ => None,
        }
    }

    /// Unused markers of a player (RR-LIM-3).
    pub(crate) fn markers(&self, seat: Seat) -> u8 {
        self.components.markers - self.player(seat).built.len() as u8
    }

    /// Whether a player has this character.
    pub(crate) fn is(&self, seat: Seat, character: Character) -> bool {
        self.player(seat).character == Some(character)
    }

    /// Who owns a built module; those of one rocket may have different owners (RR-ASM-6).
    pub(crate) fn owner(&self, card: Card) -> Option<Seat> {
        Seat::all(self.players).find(|&seat| self.player(seat).built.contains(card))
    }

    /// The hangar that a built module lies in.
    pub(crate) fn hangar_of(&self, card: Card) -> Option<Hangar> {
        Hangar::all().find(|hangar| self.rockets[hangar.index()].contains(&card))
    }

    /// All built modules.
    pub(crate) fn built(&self) -> Cards {
        self.seats.iter().fold(Cards::default(), |all, player| all.or(player.built))
    }

    /// Built modules that a player's crew sit on.
    pub(crate) fn aboard(&self, seat: Seat) -> Cards {
        self.built().filter(|&card| self.load[card.index()].get(seat.index()) > 0).collect()
    }

    /// Crew of a player on built modules.
    pub(crate) fn crew_aboard(&self, seat: Seat) -> u8 {
        self.built().map(|card| self.load[card.index()].get(seat.index())).sum()
    }

    /// What is left of a standard pile.
    pub(crate) fn pile(&self, kind: Kind) -> Cards {
        self.piles.and(Card::pile(kind))
    }
}
