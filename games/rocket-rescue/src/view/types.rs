//! What a view holds.

use engine::{Seat, Viewer};
use serde::Serialize;

use crate::card::{Card, Design};
use crate::components::{Module, Planet};
use crate::edition::{Edition, Length};
use crate::nouns::{Character, Hangar, Kind, Resource, Stage};
use crate::planet::PlanetId;
use crate::position::{Deeds, Die, Liftoff, Phase, Step};

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Which rulebook is played.
    pub edition: Edition,
    /// How long the match is to be.
    pub length: Length,
    /// Whether unbuilt modules show only type and cost (RR-INFO-5).
    pub sealed_fronts: bool,
    /// Which round, and how many there are at most.
    pub round: u8,
    /// The last round.
    pub rounds: u8,
    /// Which part of it.
    pub phase: Phase,
    /// What of a bigger choice is made already; `None` if that is hidden.
    pub step: Option<Step>,
    /// Whose turn it is; nobody's in Planning and when the match is over.
    pub active: Option<Seat>,
    /// Seats from the best order position down; empty before the first tokens are given (first edition).
    pub order: Vec<Seat>,
    /// The players in seat order.
    pub seats: Vec<SeatView>,
    /// The viewer's own plan while planning.
    pub plan: Option<PlanView>,
    /// What each face of a die does for the viewer, from 1 to 6.
    pub faces: Vec<FaceView>,
    /// Cubes in the market by resource.
    pub market: [u8; 3],
    /// What the market holds at most.
    pub capacity: u8,
    /// What the market is filled up to at least.
    pub floor: u8,
    /// Cubes in the general supply by resource.
    pub general: [u8; 3],
    /// Who was first to take cubes in this Purchase phase.
    pub first_taker: Option<Seat>,
    /// The advanced modules on offer.
    pub display: Vec<ModuleView>,
    /// Cards in the standard piles by type.
    pub piles: [u8; Kind::COUNT],
    /// What the cards of each standard pile say.
    pub standard: [Module; Kind::COUNT],
    /// Cards in the advanced deck.
    pub deck: u8,
    /// The discard pile, in no order.
    pub discard: Vec<ModuleView>,
    /// Advanced modules that are somewhere this viewer cannot see.
    pub unseen: Vec<Design>,
    /// The six hangars.
    pub hangars: Vec<HangarView>,
    /// The face-up planets, blue ones first.
    pub planets: Vec<PlanetView>,
    /// Cards left in the blue and in the red deck.
    pub planet_decks: [u8; 2],
    /// Planets that rockets have been launched to.
    pub used_planets: Vec<PlanetId>,
    /// Whose crew wait in the terminal, from the left.
    pub terminal: Vec<Seat>,
    /// Whether Boarding takes place in this round (RR2-BRD-1).
    pub boarding_open: bool,
    /// The dice of this phase in their order.
    pub queue: Vec<Die>,
    /// How many of them have acted.
    pub turn: u8,
    /// What the active die has done.
    pub deeds: Deeds,
    /// The launch whose rewards are being taken.
    pub liftoff: Option<Liftoff>,
    /// Whether the match ends with this round.
    pub last_round: bool,
    /// Who had all crew on planets first.
    pub finishers: Vec<Seat>,
    /// What being first is worth (RR2-OVER-3).
    pub finish_bonus: u8,
    /// Points for crew on a planet, for crew on a built module, for a victory token (RR1-OVER-1, RR2-OVER-1).
    pub worth: [u8; 3],
    /// How many cubes a swap costs the viewer (a spectator: the active player).
    pub swap_price: u8,
}

/// What everybody knows of a player (RR-INFO-1).
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    /// The points if the match ended now.
    pub points: i32,
    /// Energy held.
    pub energy: u16,
    /// Cubes in supply by resource.
    pub cubes: [u8; 3],
    /// Crew in supply.
    pub crew: u8,
    /// Crew on built modules.
    pub aboard: u8,
    /// Crew on planets.
    pub landed: u8,
    /// Victory tokens.
    pub tokens: u16,
    /// Launches made.
    pub launches: u8,
    /// Planet cards held.
    pub planets: Vec<PlanetId>,
    /// Crew of all colours on them.
    pub card_crew: u8,
    /// Unbuilt modules.
    pub modules: Vec<ModuleView>,
    /// Unused markers.
    pub markers: u8,
    /// The character, if characters are played.
    pub character: Option<Character>,
    /// Whether the plan of this round is submitted.
    pub ready: bool,
    /// The dice, once they are revealed.
    pub dice: Option<Vec<(Stage, u8)>>,
    /// The standing bid, once it is revealed.
    pub bid: Option<u16>,
}

/// The viewer's own plan.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlanView {
    /// The dice placed so far.
    pub dice: Vec<(Stage, u8)>,
    /// The bid, if it is made.
    pub bid: Option<u16>,
    /// Whether the plan is final.
    pub ready: bool,
    /// What the energy will be after the reveal, the bid paid; negative if the plan will be corrected (RR-PLAN-4).
    pub forecast: i32,
    /// How often it can still be started anew.
    pub take_backs_left: u8,
}

/// What a face of a die does, in each phase that it can lie in; a character's ability included.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FaceView {
    /// Energy it brings, or costs if negative (RR-NRG-1).
    pub energy: i8,
    /// Cubes it takes in Purchase.
    pub cubes: u8,
    /// Crew it seats in Boarding.
    pub seats: u8,
    /// Crew it moves in Boarding.
    pub crew_moves: u8,
    /// What it allows in Hangar, one of these: each a number of assemblies, of launches, of moved modules.
    pub hangar: Vec<[u8; 3]>,
}

/// An unbuilt module as the viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ModuleView {
    /// Which card; `None` if its front is sealed for the viewer.
    pub card: Option<Card>,
    /// Its type.
    pub kind: Kind,
    /// Its cost by resource.
    pub cost: [u8; 3],
    /// Cubes lying on it (first edition).
    pub cubes: [u8; 3],
    /// All it says, if the viewer knows.
    pub facts: Option<Module>,
    /// The hangars that the viewer, if it is theirs, has the cubes to build it in.
    pub hangars: Vec<Hangar>,
    /// What it could be, if the viewer does not know.
    pub could_be: Vec<Design>,
}

/// A hangar and its rocket.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct HangarView {
    /// Which one.
    pub hangar: Hangar,
    /// What its company adds.
    pub resource: Resource,
    /// Whether it is locked.
    pub locked: bool,
    /// Its modules in the order they were placed.
    pub modules: Vec<BuiltView>,
    /// Whether it has an engine and a cockpit.
    pub complete: bool,
    /// Fuel tanks of the rocket.
    pub tanks: u8,
    /// What a launch of a complete rocket to each face-up planet would cost the viewer (a spectator: the active player).
    pub costs: Vec<(PlanetId, u16)>,
    /// The planets that the same player could launch it to: reachable, and paid for.
    pub targets: Vec<PlanetId>,
    /// Who owns most of its modules (RR-RWD-2).
    pub builders: Vec<Seat>,
}

/// A built module.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BuiltView {
    /// The card.
    pub card: Card,
    /// What it says.
    pub facts: Module,
    /// Whose marker is on it.
    pub owner: Seat,
    /// Crew on it by seat.
    pub crew: Vec<u8>,
    /// Its free seats.
    pub free: u8,
    /// The other hangars that have room for it, where it could be moved (second edition).
    pub goals: Vec<Hangar>,
}

/// A face-up planet.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlanetView {
    /// The card.
    pub planet: PlanetId,
    /// What it says.
    pub facts: Planet,
}

impl View {
    /// What everybody knows of a player.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> &SeatView {
        &self.seats[seat.index()]
    }

    /// A built module and the hangar it is in.
    #[must_use]
    pub fn built(&self, card: Card) -> Option<(Hangar, &BuiltView)> {
        self.hangars.iter().find_map(|hangar| {
            hangar.modules.iter().find(|module| module.card == card).map(|module| (hangar.hangar, module))
        })
    }
}
