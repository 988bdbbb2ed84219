//! Everything true at one moment of a match.

use engine::{Seat, Seats};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::components::{Components, Module, Planet, SEATS};
use crate::edition::{Edition, EditionRules, Length};
use crate::names::{ADVANCED, Card, Character, Hangar, Kind, PlanetId, Resource, Stage};
use crate::plan::Plan;
use crate::sets::{CardSet, Load};

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
#[serde(deny_unknown_fields)]
pub struct Die {
    /// Whose.
    pub seat: Seat,
    /// Its face.
    pub face: u8,
}

/// What the active die has done so far.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
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
#[serde(deny_unknown_fields)]
pub struct Liftoff {
    /// From here.
    pub hangar: Hangar,
    /// To there.
    pub planet: PlanetId,
    /// Units of the active player's reward still open.
    pub left: u8,
    /// What each owner of most modules earns.
    pub share: u8,
    /// Who of them has not been asked yet, as a bit set of seats.
    pub builders: u8,
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
    pub(crate) modules: CardSet,
    /// Modules in hangars.
    pub(crate) built: CardSet,
    /// Planet cards held, as a bit set (RR2-LCH-2).
    pub(crate) planets: u32,
    /// With sealed fronts: cards outside the deck whose front this player has seen.
    pub(crate) knows: CardSet,
    /// With sealed fronts: cards this player had seen when they were last shuffled into the deck.
    pub(crate) returned: CardSet,
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
    pub(crate) discard: CardSet,
    pub(crate) display: ArrayVec<[Card; 9]>,
    /// Standard modules in their piles.
    pub(crate) piles: CardSet,
    /// With sealed fronts: cards whose front everybody has seen.
    pub(crate) shown: CardSet,
    /// With sealed fronts: cards that were out of the deck when it was last reshuffled.
    pub(crate) older: CardSet,

    /// The modules of each rocket in the order they were placed.
    pub(crate) rockets: [ArrayVec<[Card; 6]>; Hangar::COUNT],
    /// Locked hangars, as a bit set.
    pub(crate) locked: u8,
    /// For each type of module the hangars that have room for it, as a bit set.
    pub(crate) room: [u8; Kind::COUNT],
    /// Cubes on unbuilt, crew on built modules.
    pub(crate) load: [Load; Card::COUNT],
    /// Built modules with a free seat.
    pub(crate) free: CardSet,

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
    /// Which of them acts; in Placing, which order position.
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
            Phase::Research => Some(Stage::RESEARCH),
            Phase::Purchase => Some(Stage::PURCHASE),
            Phase::Boarding => Some(Stage::BOARDING),
            Phase::Hangar => Some(Stage::HANGAR),
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
    pub(crate) fn built(&self) -> CardSet {
        CardSet(self.seats.iter().fold(0, |all, player| all | player.built.0))
    }

    /// Built modules that a player's crew sit on.
    pub(crate) fn aboard(&self, seat: Seat) -> CardSet {
        self.built().filter(|&card| self.load[card.index()].get(seat.index()) > 0).collect()
    }

    /// Crew of a player on built modules.
    pub(crate) fn crew_aboard(&self, seat: Seat) -> u8 {
        self.built().map(|card| self.load[card.index()].get(seat.index())).sum()
    }

    /// How many cards of a standard pile are left.
    pub(crate) fn pile(&self, kind: Kind) -> CardSet {
        CardSet(self.piles.0 & 0b1111 << Card::standard(kind, 0).0)
    }

    /// Notes whether a built module has a free seat.
    pub(crate) fn note_seats(&mut self, card: Card) {
        if self.load[card.index()].total() < self.module(card).capacity {
            self.free.insert(card);
        } else {
            self.free.remove(card);
        }
    }

    /// Notes what a hangar has room for (RR-SLOT-1 to RR-SLOT-4).
    pub(crate) fn note_room(&mut self, hangar: Hangar) {
        let mut count = [0u8; Kind::COUNT];
        for card in &self.rockets[hangar.index()] {
            count[self.components.cards[card.index()].kind.index()] += 1;
        }
        let bit = hangar.bit();
        for kind in Kind::all() {
            let fits = self.locked & bit == 0 && fits(count, kind);
            let room = &mut self.room[kind.index()];
            *room = if fits { *room | bit } else { *room & !bit };
        }
    }
}

/// Whether a rocket with so many modules of each type has room for one more of this type, in whichever sequence they came
/// and whoever built them (RR-SLOT-5).
pub(crate) fn fits(count: [u8; Kind::COUNT], kind: Kind) -> bool {
    let middle = count[Kind::FUEL_TANK.index()] + count[Kind::CREW_MODULE.index()];
    match kind {
        Kind::ENGINE | Kind::COCKPIT => count[kind.index()] == 0, // RR-SLOT-1, RR-SLOT-2
        Kind::FUEL_TANK => middle < 4,                            // RR-SLOT-3
        _ => middle < 4 && count[kind.index()] < 3,               // RR-SLOT-4
    }
}
