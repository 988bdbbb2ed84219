//! Everything true at one moment of a match.

use engine::{Numbered, Seat, Set};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::components::{CARGOES, Cargo, Components, MANEUVERS, Maneuver, Orbit, PLANETS};

/// One physical maneuver card, or Alien Visitors. Which copy of a kind it is never leaves the engine.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(pub(crate) u8);

impl Card {
    /// The card that brings the Aliens; while in the deck it is a card of it in every respect (RJ-DECK-8).
    pub const VISITORS: Card = Card(MANEUVERS as u8);

    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
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

impl From<usize> for Card {
    fn from(index: usize) -> Card {
        Card(index as u8)
    }
}

/// A set of maneuver cards, copies of a kind next to each other. Alien Visitors is never in one (RJ-ALIEN-2).
pub type CardSet = Set<Card, u32>;

/// One physical cargo card.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CargoId(pub(crate) u8);

impl CargoId {
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Every cargo card of the box.
    pub(crate) fn all() -> impl Iterator<Item = CargoId> {
        (0..CARGOES as u8).map(CargoId)
    }
}

impl Numbered for CargoId {
    #[inline(always)]
    fn number(self) -> u8 {
        self.0
    }
    #[inline(always)]
    fn of_number(number: u8) -> Self {
        CargoId(number)
    }
}

impl From<usize> for CargoId {
    fn from(index: usize) -> CargoId {
        CargoId(index as u8)
    }
}

/// A set of cargo cards.
pub(crate) type CargoSet = Set<CargoId, u32>;

/// Where a cargo can be taken up or reserved: at a planet, or with the Aliens.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// The cargo at this planet.
    Planet(Orbit),
    /// The Aliens, wherever they are (RJ-RES-3, RJ-ALIEN-7).
    Aliens,
}

impl Place {
    /// Every place where a cargo can lie: the planets from 1 to 9, then the Aliens.
    pub(crate) fn all() -> impl Iterator<Item = Place> {
        (1..=PLANETS as Orbit).map(Place::Planet).chain([Place::Aliens])
    }
}

/// The step of a turn (RJ-TURN-1); everything in between happens by itself.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The active player must draw a card.
    FuelUp,
    /// Re-fuel or move: nothing done yet.
    StepTwo,
    /// A cargo is on its way.
    InFlight,
    /// Something was delivered: go on or stop.
    Delivered,
    /// Too many cards in hand.
    Discard,
    /// The turn is over but for a reservation.
    Reserve,
    /// The match is over.
    Over,
}

/// A cargo on its way.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Flight {
    /// Where it was taken up.
    pub from: Place,
    /// Which cargo card; `None` for the Aliens.
    pub cargo: Option<CargoId>,
    /// Where it is now, which is all that the rocket marker shows (RJ-COMP-6).
    pub at: Orbit,
    /// Where it is to go.
    pub destination: Orbit,
}

/// A maneuver card played this turn, and between which planets it carried the cargo.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hop {
    /// The card.
    pub card: Card,
    /// Where the cargo was.
    pub from: Orbit,
    /// Where it went.
    pub to: Orbit,
}

/// The flights scored together.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Run {
    /// Maneuver cards played in it.
    pub cards: u8,
    /// What its deliveries count beyond the cards: express, Aliens.
    pub bonus: u8,
}

impl Run {
    /// The number looked up in the transport table (RJ-SCORE-1). Co-Pilots add nothing (RJ-COP-6).
    #[must_use]
    pub fn count(self) -> u8 {
        self.cards + self.bonus
    }
}

/// Where the Alien Visitors card is.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Visitors {
    /// Set aside, until the first reshuffle (RJ-COMP-5).
    Aside,
    /// Somewhere near the bottom of the maneuver deck.
    InDeck,
    /// In front of the player who drew it; it gives them nothing (RJ-ALIEN-2).
    With(Seat),
}

/// A match of Rocket Jockey at one moment.
#[derive(Copy, Clone, Debug)]
pub struct RocketJockey {
    pub(crate) components: &'static Components,
    pub(crate) players: u8,
    pub(crate) active: Seat,
    pub(crate) phase: Phase,
    /// Counts all turns of all players from 1.
    pub(crate) turn: u16,

    /// The top card is the last one.
    pub(crate) deck: ArrayVec<[Card; MANEUVERS + 1]>,
    /// The top card is the last one.
    pub(crate) discard: ArrayVec<[Card; MANEUVERS]>,
    pub(crate) drafts: [Option<Card>; 3],
    pub(crate) hands: [CardSet; 4],
    /// The cards of each hand that everybody knows to be there (RJ-FUEL-6).
    pub(crate) known: [CardSet; 4],
    /// How often the deck was reshuffled.
    pub(crate) era: u8,
    /// The era of the deck that each card last went into; public for a card drawn unseen.
    pub(crate) eras: [u8; MANEUVERS],

    /// The top card is the last one.
    pub(crate) cargo_deck: ArrayVec<[CargoId; CARGOES]>,
    /// How many cards at the bottom of the cargo deck everybody has seen.
    pub(crate) cargo_known: u8,
    pub(crate) cargo: [Option<CargoId>; PLANETS],
    /// Cargo cards each player has delivered.
    pub(crate) delivered: [CargoSet; 4],

    pub(crate) scores: [i16; 4],
    /// Co-Pilots in supply; their colour is that of the seat (RJ-COMP-7).
    pub(crate) supply: [u8; 4],
    /// The cargo each player has a Co-Pilot on; never more than one (RJ-RES-8).
    pub(crate) reserved: [Option<Place>; 4],

    pub(crate) visitors: Visitors,
    /// The Aliens' orbit, once they are in play.
    pub(crate) aliens: Option<Orbit>,
    /// Who delivered the Aliens, if a player did.
    pub(crate) alien_pilot: Option<Seat>,

    pub(crate) flight: Option<Flight>,
    /// The cards played this turn, in order (RJ-MOVE-7).
    pub(crate) played: ArrayVec<[Hop; 6]>,
    /// The runs of this turn; the last one is open.
    pub(crate) runs: ArrayVec<[Run; 6]>,
    /// The planet of the latest delivery of the open run (RJ-CHAIN-1).
    pub(crate) last_stop: Orbit,
}

impl RocketJockey {
    /// The numbers on a maneuver card.
    pub(crate) fn maneuver(&self, card: Card) -> Maneuver {
        self.components.maneuvers[card.index()]
    }

    /// What a cargo card says.
    pub(crate) fn cargo_card(&self, cargo: CargoId) -> Cargo {
        self.components.cargoes[cargo.index()]
    }

    /// The cargo lying at a planet.
    pub(crate) fn cargo_at(&self, planet: Orbit) -> Option<CargoId> {
        self.cargo[usize::from(planet) - 1]
    }

    /// Whose Co-Pilot is on the cargo of this place.
    pub(crate) fn reserver(&self, place: Place) -> Option<Seat> {
        Seat::all(self.players).find(|seat| self.reserved[seat.index()] == Some(place))
    }

    /// Co-Pilots of a seat that are out of the game.
    pub(crate) fn removed(&self, seat: Seat) -> u8 {
        let on_cargo = u8::from(self.reserved[seat.index()].is_some());
        self.components.copilots.saturating_sub(self.supply[seat.index()] + on_cargo)
    }

    /// The active player's maneuver cards. Co-Pilots, cargoes and Alien Visitors are no hand cards (RJ-HAND-4).
    pub(crate) fn hand(&self) -> CardSet {
        self.hands[self.active.index()]
    }

    /// A card of a kind in the active player's hand.
    pub(crate) fn held(&self, kind: Maneuver) -> Option<Card> {
        self.hand().find(|&card| self.maneuver(card) == kind)
    }

    /// The different kinds in the active player's hand.
    pub(crate) fn kinds_in_hand(&self) -> impl Iterator<Item = Maneuver> {
        self.components.one_of_each_kind(self.hand()).map(|card| self.maneuver(card))
    }

    /// The copy of a kind that is played or discarded: one that everybody knows of first, then one of the oldest era, then
    /// the one with the lowest id, so that the choice of copy tells nothing.
    pub(crate) fn copy_of(&self, kind: Maneuver) -> Card {
        let known = self.known[self.active.index()];
        self.hand()
            .filter(|&card| self.maneuver(card) == kind)
            .min_by_key(|&card| (!known.contains(card), self.eras[card.index()], card))
            .expect("a legal action names a card in hand")
    }

    /// Whether a hop spends a Co-Pilot: the card and the target tell (RJ-FLY-8).
    pub(crate) fn is_bent(&self, hop: Hop) -> bool {
        !self.components.links[hop.card.index()].plain(hop.from).contains(hop.to)
    }
}
