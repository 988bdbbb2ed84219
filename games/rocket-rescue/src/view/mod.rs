//! What one viewer may see, built by listing it.

mod types;

use engine::{Noun, Seat, Viewer};
use strum::VariantArray;

use crate::card::{ALL_ADVANCED, Card, Cards};
use crate::legal::MOST_TAKE_BACKS;
use crate::nouns::{Character, Hangar, Kind};
use crate::planet::PlanetId;
use crate::position::{Phase, RocketRescue, Step};

pub use types::{BuiltView, FaceView, HangarView, ModuleView, PlanView, PlanetView, SeatView, View};

/// What a viewer may see of the table.
pub(crate) fn view(game: &RocketRescue, viewer: Viewer) -> View {
    let mut view = bare(game, viewer);
    view.faces = (1..=6).map(|face| game.view_face(viewer, face)).collect();
    for seat in &mut view.seats {
        game.complete_modules(viewer, game.player(seat.seat).modules, &mut seat.modules);
    }
    game.complete_modules(viewer, game.discard, &mut view.discard);
    for (module, &card) in view.display.iter_mut().zip(&game.display) {
        game.complete_module(viewer, card, module);
    }
    for module in view.hangars.iter_mut().flat_map(|hangar| &mut hangar.modules) {
        module.goals = game.hangars_to_move(module.card).filter(|_| game.edition.moves_built()).collect();
    }
    view
}

/// The same without what is only made for people: all that a program needs, in less time.
pub(crate) fn bare(game: &RocketRescue, viewer: Viewer) -> View {
    let everyone_acts = matches!(game.phase, Phase::Planning | Phase::Over);
    let no_tokens = !game.edition.bids() && game.round <= 1 && matches!(game.phase, Phase::Bonus | Phase::Planning);
    let pay = viewer.seat().unwrap_or(game.active);
    View {
        viewer,
        edition: game.edition,
        length: game.length,
        sealed_fronts: game.sealed,
        round: game.round,
        rounds: game.components.rounds,
        phase: game.phase,
        step: game.visible_step(viewer),
        active: (!everyone_acts).then_some(game.active),
        order: if no_tokens { Vec::new() } else { game.in_order().collect() },
        seats: Seat::all(game.players).map(|seat| game.view_seat(viewer, seat)).collect(),
        plan: viewer.seat().filter(|_| game.phase == Phase::Planning).map(|seat| game.view_plan(seat)),
        faces: Vec::new(),
        market: game.market,
        capacity: game.components.market[game.table_size()],
        floor: game.components.floor[game.table_size()],
        general: game.general,
        first_taker: game
            .first_taker
            .filter(|_| matches!(game.phase, Phase::Purchase | Phase::Placing | Phase::Swapping | Phase::Refill)),
        display: game.display.iter().map(|&card| game.view_module(viewer, card)).collect(),
        piles: std::array::from_fn(|kind| game.pile(Kind::VARIANTS[kind]).len() as u8),
        standard: std::array::from_fn(|kind| *game.module(Card::standard(Kind::VARIANTS[kind], 0))),
        deck: game.deck.len() as u8,
        discard: game.view_modules(viewer, game.discard),
        unseen: game.unseen_by(viewer).map(Card::design).collect(),
        hangars: Hangar::all().map(|hangar| game.view_hangar(pay, hangar)).collect(),
        planets: game.face_up.iter().map(|&planet| PlanetView { planet, facts: *game.planet(planet) }).collect(),
        planet_decks: [game.planet_decks[0].len() as u8, game.planet_decks[1].len() as u8],
        used_planets: game.used_planets().collect(),
        terminal: game.terminal.to_vec(),
        boarding_open: game.boarding_open,
        queue: game.queue.to_vec(),
        turn: if game.queue.is_empty() { 0 } else { game.turn },
        deeds: game.deeds,
        liftoff: game.liftoff,
        last_round: game.is_last_round(),
        finishers: game.finishers.collect(),
        finish_bonus: game.rules().finish_bonus,
        worth: [game.rules().planet_crew_points, game.rules().hangar_crew_points, game.rules().token_points],
        swap_price: game.swap_price(pay),
    }
}

impl RocketRescue {
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

    fn view_seat(&self, viewer: Viewer, seat: Seat) -> SeatView {
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
            planets: player.planets.collect(),
            card_crew: player.card_crew,
            modules: self.view_supply(viewer, seat),
            markers: self.markers(seat),
            character: player.character,
            ready: self.ready.contains(seat),
            dice: revealed.then(|| player.plan.all().collect()),
            bid: (revealed && self.edition.bids()).then_some(player.bid),
        }
    }

    fn view_plan(&self, seat: Seat) -> PlanView {
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

    fn view_face(&self, viewer: Viewer, face: u8) -> FaceView {
        let index = usize::from(face) - 1;
        let (boarding, hangar) = (self.rules().boarding[index], self.rules().hangar[index]);
        let more = |character| u8::from(viewer.seat().is_some_and(|seat| self.is(seat, character)));
        let [first, second] = hangar.alternatives;
        let ways = [Some(first), Some(second).filter(|way| *way != first)];
        FaceView {
            energy: self.components.die_energy[index],
            cubes: face + more(Character::Miner),
            seats: boarding.place + more(Character::Steward),
            crew_moves: boarding.moves,
            hangar: ways.into_iter().flatten().filter(|way| *way != [0; 3]).collect(),
        }
    }

    /// The unbuilt modules of a player; who holds them sees where they could go.
    fn view_supply(&self, viewer: Viewer, seat: Seat) -> Vec<ModuleView> {
        let mut modules = self.view_modules(viewer, self.player(seat).modules);
        if viewer.is(seat) {
            for module in &mut modules {
                module.hangars = module.card.into_iter().flat_map(|card| self.hangars_for(seat, card)).collect();
            }
        }
        modules
    }

    fn view_modules(&self, viewer: Viewer, cards: Cards) -> Vec<ModuleView> {
        cards.map(|card| self.view_module(viewer, card)).collect()
    }

    fn view_module(&self, viewer: Viewer, card: Card) -> ModuleView {
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
            could_be: Vec::new(),
        }
    }

    /// Completes modules, in an order that tells nothing of sealed fronts: known ones by card, then the others by what shows.
    fn complete_modules(&self, viewer: Viewer, cards: Cards, modules: &mut [ModuleView]) {
        for (module, card) in modules.iter_mut().zip(cards) {
            self.complete_module(viewer, card, module);
        }
        modules.sort_by_cached_key(|module| {
            (module.card.is_none(), module.card, module.kind, module.cost, module.cubes, module.could_be.clone())
        });
    }

    fn complete_module(&self, viewer: Viewer, card: Card, module: &mut ModuleView) {
        if module.card.is_none() {
            module.could_be = self.could_be(viewer, card).map(Card::design).collect();
        }
    }

    /// What a sealed module could be: an unseen card with the same back. One that left the deck before the last reshuffle
    /// is none of the cards that this viewer saw going into it.
    fn could_be(&self, viewer: Viewer, card: Card) -> Cards {
        let (back, older) = (self.module(card), self.older.contains(card));
        let returned = viewer.seat().map_or(Cards::default(), |seat| self.player(seat).returned);
        let fits = |other: &Card| {
            let facts = self.module(*other);
            (facts.kind, facts.cost) == (back.kind, back.cost) && !(older && returned.contains(*other))
        };
        self.unseen_by(viewer).filter(fits).collect()
    }

    /// The advanced modules whose place this viewer does not know: in the deck, or with a sealed front.
    pub(crate) fn unseen_by(&self, viewer: Viewer) -> Cards {
        let in_deck: Cards = self.deck.iter().copied().collect();
        ALL_ADVANCED.filter(|&card| in_deck.contains(card) || !self.knows(viewer, card)).collect()
    }

    fn view_hangar(&self, payer: Seat, hangar: Hangar) -> HangarView {
        let fitness = self.fitness(hangar);
        let complete = self.complete().contains(hangar);
        let planets = self.face_up.iter().filter(|_| complete);
        let costs = planets.map(|&planet| (planet, self.cost_of(payer, &fitness, planet)));
        let targets = self.targets(payer, hangar).filter(|_| complete);
        HangarView {
            hangar,
            resource: hangar.resource(),
            locked: self.locked.contains(hangar),
            modules: self.rockets[hangar.index()].iter().map(|&card| self.view_built(card)).collect(),
            complete,
            tanks: fitness.tanks,
            costs: costs.collect(),
            targets: targets.collect(),
            builders: self.most_modules(hangar).collect(),
        }
    }

    fn view_built(&self, card: Card) -> BuiltView {
        let load = self.load[card.index()];
        let facts = *self.module(card);
        BuiltView {
            card,
            facts,
            owner: self.owner(card).unwrap_or_default(),
            crew: Seat::all(self.players).map(|seat| load.get(seat.index())).collect(),
            free: facts.capacity - load.total(),
            goals: Vec::new(),
        }
    }
}
