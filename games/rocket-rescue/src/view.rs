//! What one viewer may see, built by listing it.

use engine::{Seat, Viewer};
use serde::Serialize;

use crate::components::{Module, Planet};
use crate::edition::{Edition, Length};
use crate::legal::MOST_TAKE_BACKS;
use crate::names::{Card, Character, Design, Hangar, Kind, PlanetId, Resource, Stage};
use crate::position::{Deeds, Die, Liftoff, Phase, RocketRescue, Step};
use crate::sets::CardSet;

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
}

/// A face-up planet.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlanetView {
    /// The card.
    pub planet: PlanetId,
    /// What it says.
    pub facts: Planet,
}

impl RocketRescue {
    pub(crate) fn look(&self, viewer: Viewer) -> View {
        let everyone_acts = matches!(self.phase, Phase::Planning | Phase::Over);
        let no_tokens = !self.edition.bids() && self.round <= 1 && matches!(self.phase, Phase::Bonus | Phase::Planning);
        let pay = viewer.seat().unwrap_or(self.active);
        View {
            viewer,
            edition: self.edition,
            length: self.length,
            sealed_fronts: self.sealed,
            round: self.round,
            rounds: self.components.rounds,
            phase: self.phase,
            step: self.visible_step(viewer),
            active: (!everyone_acts).then_some(self.active),
            order: if no_tokens { Vec::new() } else { self.in_order().collect() },
            seats: Seat::all(self.players).map(|seat| self.look_at_seat(viewer, seat)).collect(),
            plan: viewer.seat().filter(|_| self.phase == Phase::Planning).map(|seat| self.look_at_plan(seat)),
            faces: (1..=6).map(|face| self.look_at_face(viewer, face)).collect(),
            market: self.market,
            capacity: self.components.market[self.table_size()],
            floor: self.components.floor[self.table_size()],
            general: self.general,
            first_taker: self
                .first_taker
                .filter(|_| matches!(self.phase, Phase::Purchase | Phase::Placing | Phase::Refill)),
            display: self.display.iter().map(|&card| self.look_at_module(viewer, card)).collect(),
            piles: std::array::from_fn(|kind| self.pile(Kind(kind as u8)).len() as u8),
            standard: std::array::from_fn(|kind| *self.module(Card::standard(Kind(kind as u8), 0))),
            deck: self.deck.len() as u8,
            discard: self.look_at_modules(viewer, self.discard),
            unseen: self.unseen_by(viewer).map(Card::design).collect(),
            hangars: Hangar::all().map(|hangar| self.look_at_hangar(pay, hangar)).collect(),
            planets: self.face_up.iter().map(|&planet| PlanetView { planet, facts: *self.planet(planet) }).collect(),
            planet_decks: [self.planet_decks[0].len() as u8, self.planet_decks[1].len() as u8],
            used_planets: self.used_planets().collect(),
            terminal: self.terminal.to_vec(),
            boarding_open: self.boarding_open,
            queue: self.queue.to_vec(),
            turn: if self.queue.is_empty() { 0 } else { self.turn },
            deeds: self.deeds,
            liftoff: self.liftoff,
            last_round: self.is_last_round(),
            finishers: self.finishers.collect(),
            finish_bonus: self.rules().finish_bonus,
            worth: [self.rules().planet_crew_points, self.rules().hangar_crew_points, self.rules().token_points],
            swap_price: self.swap_price(pay),
        }
    }

    /// A half-made choice names a card; with sealed fronts others must not read it.
    fn visible_step(&self, viewer: Viewer) -> Option<Step> {
        match self.step {
            Step::BuildIn(card) if !self.knows(viewer, card) => None,
            step => Some(step),
        }
    }

    fn used_planets(&self) -> impl Iterator<Item = PlanetId> {
        PlanetId::all().filter(|planet| {
            !self.face_up.contains(planet) && self.planet_decks.iter().all(|deck| !deck.contains(planet))
        })
    }

    fn look_at_seat(&self, viewer: Viewer, seat: Seat) -> SeatView {
        let player = self.player(seat);
        let revealed = !matches!(self.phase, Phase::Bonus | Phase::Planning);
        SeatView {
            seat,
            points: self.points(seat),
            energy: player.energy,
            cubes: player.cubes,
            crew: player.crew,
            aboard: self.crew_aboard(seat),
            landed: player.landed,
            tokens: player.tokens,
            launches: player.launches,
            planets: PlanetId::all().filter(|planet| player.planets >> planet.0 & 1 == 1).collect(),
            card_crew: player.card_crew,
            modules: self.look_at_supply(viewer, seat),
            markers: self.markers(seat),
            character: player.character,
            ready: self.ready.contains(seat),
            dice: revealed.then(|| player.plan.all().collect()),
            bid: (revealed && self.edition.bids()).then_some(player.bid),
        }
    }

    fn look_at_plan(&self, seat: Seat) -> PlanView {
        let player = self.player(seat);
        let bid = self.bidden.contains(seat).then_some(player.bid);
        let dice: i32 = player.plan.all().map(|(_, face)| 3 - i32::from(face)).sum();
        PlanView {
            dice: player.plan.all().collect(),
            bid,
            ready: self.ready.contains(seat),
            forecast: i32::from(player.energy) + dice - i32::from(bid.unwrap_or(0)),
            take_backs_left: MOST_TAKE_BACKS - player.take_backs,
        }
    }

    fn look_at_face(&self, viewer: Viewer, face: u8) -> FaceView {
        let index = usize::from(face) - 1;
        let (boarding, hangar) = (self.rules().boarding[index], self.rules().hangar[index]);
        let more = |character| u8::from(viewer.seat().is_some_and(|seat| self.is(seat, character)));
        let [first, second] = hangar.ways;
        let ways = [Some(first), Some(second).filter(|way| *way != first)];
        FaceView {
            energy: self.components.die_energy[index],
            cubes: face + more(Character::MINER),
            seats: boarding.place + more(Character::STEWARD),
            crew_moves: boarding.moves,
            hangar: ways.into_iter().flatten().filter(|way| *way != [0; 3]).collect(),
        }
    }

    /// The unbuilt modules of a player; who holds them sees where they could go.
    fn look_at_supply(&self, viewer: Viewer, seat: Seat) -> Vec<ModuleView> {
        let mut modules = self.look_at_modules(viewer, self.player(seat).modules);
        if viewer.is(seat) {
            for module in &mut modules {
                let hangars = module.card.map_or(0, |card| self.hangars_for(seat, card));
                module.hangars = Hangar::all().filter(|hangar| hangars & hangar.bit() != 0).collect();
            }
        }
        modules
    }

    /// Modules in an order that tells nothing of sealed fronts: known ones by card, then the others by what shows.
    fn look_at_modules(&self, viewer: Viewer, cards: CardSet) -> Vec<ModuleView> {
        let mut modules: Vec<ModuleView> = cards.map(|card| self.look_at_module(viewer, card)).collect();
        modules.sort_by_cached_key(|module| {
            (module.card.is_none(), module.card, module.kind, module.cost, module.cubes, module.could_be.clone())
        });
        modules
    }

    fn look_at_module(&self, viewer: Viewer, card: Card) -> ModuleView {
        let facts = self.module(card);
        let load = self.load[card.index()];
        let known = self.knows(viewer, card);
        ModuleView {
            card: known.then_some(card),
            kind: facts.kind,
            cost: facts.cost,
            cubes: [load.get(0), load.get(1), load.get(2)],
            facts: known.then_some(*facts),
            hangars: Vec::new(),
            could_be: if known { Vec::new() } else { self.candidates(viewer, card).map(Card::design).collect() },
        }
    }

    /// What a sealed module could be: an unseen card with the same back. One that left the deck before the last reshuffle
    /// is none of the cards that this viewer saw going into it.
    fn candidates(&self, viewer: Viewer, card: Card) -> CardSet {
        let (back, older) = (self.module(card), self.older.contains(card));
        let returned = viewer.seat().map_or(CardSet::default(), |seat| self.player(seat).returned);
        let fits = |other: &Card| {
            let facts = self.module(*other);
            (facts.kind, facts.cost) == (back.kind, back.cost) && !(older && returned.contains(*other))
        };
        self.unseen_by(viewer).filter(fits).collect()
    }

    /// The advanced modules whose place this viewer does not know: in the deck, or with a sealed front.
    pub(crate) fn unseen_by(&self, viewer: Viewer) -> CardSet {
        let in_deck: CardSet = self.deck.iter().copied().collect();
        CardSet(CardSet::ADVANCED.0).filter(|&card| in_deck.contains(card) || !self.knows(viewer, card)).collect()
    }

    fn look_at_hangar(&self, payer: Seat, hangar: Hangar) -> HangarView {
        let fitness = self.fitness(hangar);
        let complete = self.complete() & hangar.bit() != 0;
        let planets = self.face_up.iter().filter(|_| complete);
        let costs = planets.map(|&planet| (planet, self.cost_of(payer, &fitness, planet)));
        let targets = if complete { self.targets(payer, hangar) } else { 0 };
        let most = self.most_modules(hangar);
        HangarView {
            hangar,
            resource: hangar.resource(),
            locked: self.locked & hangar.bit() != 0,
            modules: self.rockets[hangar.index()].iter().map(|&card| self.look_at_built(card)).collect(),
            complete,
            tanks: fitness.tanks,
            costs: costs.collect(),
            targets: (0..).zip(&self.face_up).filter(|face| targets >> face.0 & 1 == 1).map(|face| *face.1).collect(),
            builders: Seat::all(self.players).filter(|seat| most >> seat.index() & 1 == 1).collect(),
        }
    }

    fn look_at_built(&self, card: Card) -> BuiltView {
        let load = self.load[card.index()];
        let facts = *self.module(card);
        BuiltView {
            card,
            facts,
            owner: self.owner(card).unwrap_or_default(),
            crew: Seat::all(self.players).map(|seat| load.get(seat.index())).collect(),
            free: facts.capacity - load.total(),
        }
    }
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
