//! The position as people read and edit it.
//!
//! Modules, planets and hangars stand under their names. What follows from the rest is not written: the general supply,
//! the standard piles, unused markers, used planets.

use std::collections::BTreeMap;

use engine::{Noun, Problem, Seat, ensure};
use serde::{Deserialize, Serialize};

use crate::card::{ADVANCED, ALL_ADVANCED, Card, Cards};
use crate::components::{Components, SEATS};
use crate::edition::{Edition, Length};
use crate::load::Load;
use crate::nouns::{Character, Hangar, Resource, Stage};
use crate::options::Options;
use crate::plan::Plan;
use crate::planet::PlanetId;
use crate::position::{Deeds, Die, Liftoff, Phase, Player, RocketRescue, Step};

/// A position file of Rocket Rescue.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "the fields of a position of Rocket Rescue")]
pub struct File {
    edition: Edition,
    length: Length,
    #[serde(alias = "sealed-fronts")]
    sealed_fronts: bool,
    round: u8,
    phase: Phase,
    step: Step,
    active: Seat,
    /// From the best order position down.
    order: Vec<Seat>,
    seats: Vec<SeatFile>,
    /// Carbon, aluminium, titanium.
    market: [u8; 3],
    first_taker: Option<Seat>,
    display: Vec<Card>,
    /// Top card first. Advanced modules that are nowhere else lie at the bottom.
    #[serde(default)]
    deck: Vec<Card>,
    #[serde(default)]
    discard: Vec<Card>,
    /// Modules in the order they were placed.
    hangars: BTreeMap<String, Vec<BuiltFile>>,
    locked: Vec<Hangar>,
    face_up: Vec<PlanetId>,
    /// Top card first.
    blue_deck: Vec<PlanetId>,
    /// Top card first.
    red_deck: Vec<PlanetId>,
    terminal: Vec<Seat>,
    field: u8,
    boarding_open: bool,
    queue: Vec<Die>,
    turn: u8,
    deeds: Deeds,
    liftoff: Option<Liftoff>,
    triggered: bool,
    finishers: Vec<Seat>,
    /// With sealed fronts: cards whose front everybody has seen.
    #[serde(default)]
    shown: Vec<Card>,
    /// With sealed fronts: cards that were out of the deck when it was last reshuffled.
    #[serde(default)]
    older: Vec<Card>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "the fields of a player")]
struct SeatFile {
    energy: u16,
    cubes: [u8; 3],
    crew: u8,
    landed: u8,
    tokens: u16,
    launches: u8,
    planets: Vec<PlanetId>,
    card_crew: u8,
    modules: Vec<HeldFile>,
    plan: Vec<(Stage, u8)>,
    bid: Option<u16>,
    ready: bool,
    take_backs: u8,
    cheap_swaps: u8,
    character: Option<Character>,
    #[serde(default)]
    knows: Vec<Card>,
    #[serde(default)]
    returned: Vec<Card>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an unbuilt `module` with the `cubes` on it")]
struct HeldFile {
    module: Card,
    /// Cubes on it (first edition).
    cubes: [u8; 3],
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a built `module` with its `owner` and `crew`")]
struct BuiltFile {
    module: Card,
    owner: Seat,
    /// By seat.
    crew: Vec<u8>,
}

/// The position as a file.
pub(crate) fn save(game: &RocketRescue) -> File {
    let deck = |cards: &[PlanetId]| cards.iter().rev().copied().collect();
    File {
        edition: game.edition,
        length: game.length,
        sealed_fronts: game.sealed,
        round: game.round,
        phase: game.phase,
        step: game.step,
        active: game.active,
        order: game.in_order().collect(),
        seats: Seat::all(game.players).map(|seat| SeatFile::of(game, seat)).collect(),
        market: game.market,
        first_taker: game.first_taker,
        display: game.display.to_vec(),
        deck: game.deck.iter().rev().copied().collect(),
        discard: game.discard.collect(),
        hangars: Hangar::all().map(|hangar| (hangar.to_string(), BuiltFile::all(game, hangar))).collect(),
        locked: game.locked.collect(),
        face_up: game.face_up.to_vec(),
        blue_deck: deck(&game.planet_decks[0]),
        red_deck: deck(&game.planet_decks[1]),
        terminal: game.terminal.to_vec(),
        field: game.field,
        boarding_open: game.boarding_open,
        queue: game.queue.to_vec(),
        turn: game.turn,
        deeds: game.deeds,
        liftoff: game.liftoff,
        triggered: game.triggered,
        finishers: game.finishers.collect(),
        shown: game.shown.collect(),
        older: game.older.collect(),
    }
}

/// Reads a file; what is wrong with the position, `audit` says.
pub(crate) fn load(components: &'static Components, file: File) -> Result<RocketRescue, Problem> {
    file.check_lists()?;
    let options = Options {
        players: file.seats.len() as u8,
        edition: file.edition,
        length: file.length,
        characters: false,
        sealed: file.sealed_fronts,
    };
    let mut game = RocketRescue::empty_table(components, &options);
    (game.round, game.phase, game.step, game.active) = (file.round, file.phase, file.step, file.active);
    for (place, &seat) in file.order.iter().enumerate() {
        game.order[place] = seat;
    }
    for (seat, player) in file.seats.iter().enumerate() {
        player.read(&mut game, Seat::new(seat as u8))?;
    }
    game.locked = file.locked.iter().copied().collect();
    file.read_hangars(&mut game)?;
    game.market = file.market;
    game.first_taker = file.first_taker;
    game.display = file.display.iter().copied().collect();
    game.deck = file.deck.iter().rev().copied().collect();
    game.discard = file.discard.iter().copied().collect();
    game.face_up = file.face_up.iter().copied().collect();
    game.planet_decks[0] = file.blue_deck.iter().rev().copied().collect();
    game.planet_decks[1] = file.red_deck.iter().rev().copied().collect();
    game.terminal = file.terminal.iter().copied().collect();
    (game.field, game.boarding_open) = (file.field, file.boarding_open);
    game.queue = file.queue.iter().copied().collect();
    (game.turn, game.deeds, game.liftoff) = (file.turn, file.deeds, file.liftoff);
    game.triggered = file.triggered;
    game.finishers = file.finishers.iter().copied().collect();
    game.shown = file.shown.iter().copied().collect();
    game.older = file.older.iter().copied().collect();
    game.derive()?;
    game.put_rest_under_deck();
    Ok(game)
}

impl File {
    /// No list is longer than its place on the table, and every seat is one of the table.
    fn check_lists(&self) -> Result<(), Problem> {
        let players = self.seats.len();
        ensure!((3..=SEATS).contains(&players), "`seats`: 3 to 5 players, not {players}");
        let lists = [
            ("order", self.order.len(), SEATS),
            ("display", self.display.len(), 9),
            ("deck", self.deck.len(), 35),
            ("face_up", self.face_up.len(), 5),
            ("blue_deck", self.blue_deck.len(), 13),
            ("red_deck", self.red_deck.len(), 13),
            ("terminal", self.terminal.len(), SEATS),
            ("queue", self.queue.len(), 2 * SEATS),
        ];
        for (name, length, most) in lists {
            ensure!(length <= most, "`{name}` has {length} entries, and at most {most} fit");
        }
        let queued = self.queue.iter().map(|die| &die.seat);
        let seats = self.order.iter().chain(&self.terminal).chain(&self.finishers).chain(queued);
        let all = seats.chain([&self.active]).chain(&self.first_taker);
        for seat in all {
            ensure!(seat.index() < players, "there is no seat {seat} at this table");
        }
        Ok(())
    }

    fn read_hangars(&self, game: &mut RocketRescue) -> Result<(), Problem> {
        for (name, modules) in &self.hangars {
            let hangar: Hangar = name.parse().map_err(|problem: Problem| problem.at("`hangars`"))?;
            ensure!(modules.len() <= 6, "`hangars`: {name} has room for six modules, not {}", modules.len());
            for built in modules {
                let players = usize::from(game.players);
                ensure!(built.owner.index() < players, "`hangars`: there is no seat {} at this table", built.owner);
                ensure!(
                    built.crew.len() == players,
                    "`hangars`: {}: `crew` needs a number for each seat",
                    built.module
                );
                game.rockets[hangar.index()].push(built.module);
                game.player_mut(built.owner).built.insert(built.module);
                game.load[built.module.index()] = packed(&built.crew, built.module)?;
            }
        }
        Ok(())
    }
}

/// Packs small numbers as they lie on a module.
fn packed(counts: &[u8], module: Card) -> Result<Load, Problem> {
    let mut load = Load::default();
    for (field, &count) in counts.iter().enumerate() {
        ensure!(count <= 6, "{module}: {count} cannot lie on it");
        (0..count).for_each(|_| load.add(field));
    }
    Ok(load)
}

impl SeatFile {
    fn of(game: &RocketRescue, seat: Seat) -> SeatFile {
        let player = game.player(seat);
        let held = |module: Card| {
            let load = game.load[module.index()];
            HeldFile { module, cubes: [load.get(0), load.get(1), load.get(2)] }
        };
        SeatFile {
            energy: player.energy,
            cubes: player.cubes,
            crew: player.crew,
            landed: player.landed,
            tokens: player.tokens,
            launches: player.launches,
            planets: player.planets.collect(),
            card_crew: player.card_crew,
            modules: player.modules.map(held).collect(),
            plan: player.plan.all().collect(),
            bid: game.bidden.contains(seat).then_some(player.bid),
            ready: game.ready.contains(seat),
            take_backs: player.take_backs,
            cheap_swaps: player.cheap_swaps,
            character: player.character,
            knows: player.knows.collect(),
            returned: player.returned.collect(),
        }
    }

    fn read(&self, game: &mut RocketRescue, seat: Seat) -> Result<(), Problem> {
        let plan = self.plan.iter().try_fold(Plan::default(), |plan, &(stage, face)| {
            let fits = plan.takes(stage, face);
            ensure!(
                fits,
                "`plan` of seat {seat}: four dice of 1 to 6 in phase order, two a phase at most, the higher first"
            );
            Ok(plan.with(stage, face))
        })?;
        for held in &self.modules {
            game.load[held.module.index()] = packed(&held.cubes, held.module)?;
        }
        if self.ready {
            game.ready.insert(seat);
        }
        if self.bid.is_some() {
            game.bidden.insert(seat);
        }
        *game.player_mut(seat) = Player {
            energy: self.energy,
            tokens: self.tokens,
            bid: self.bid.unwrap_or(0),
            plan,
            cubes: self.cubes,
            crew: self.crew,
            landed: self.landed,
            launches: self.launches,
            card_crew: self.card_crew,
            take_backs: self.take_backs,
            cheap_swaps: self.cheap_swaps,
            character: self.character,
            modules: self.modules.iter().map(|held| held.module).collect(),
            built: Cards::default(),
            planets: self.planets.iter().copied().collect(),
            knows: self.knows.iter().copied().collect(),
            returned: self.returned.iter().copied().collect(),
        };
        Ok(())
    }
}

impl BuiltFile {
    fn all(game: &RocketRescue, hangar: Hangar) -> Vec<BuiltFile> {
        let built = |&module: &Card| {
            let load = game.load[module.index()];
            let crew = Seat::all(game.players).map(|seat| load.get(seat.index())).collect();
            BuiltFile { module, owner: game.owner(module).unwrap_or_default(), crew }
        };
        game.rockets[hangar.index()].iter().map(built).collect()
    }
}

impl RocketRescue {
    /// Advanced modules that a file does not mention are at the bottom of the deck.
    fn put_rest_under_deck(&mut self) {
        let mut rest = ALL_ADVANCED.without(self.discard).without(self.built());
        rest = self.deck.iter().chain(&self.display).fold(rest, |rest, &card| rest.without(Cards::only(card)));
        rest = self.seats.iter().fold(rest, |rest, player| rest.without(player.modules));
        for (place, card) in rest.take(ADVANCED.saturating_sub(self.deck.len())).enumerate() {
            self.deck.insert(place, card);
        }
    }

    /// What follows from the rest of a file.
    fn derive(&mut self) -> Result<(), Problem> {
        for seat in Seat::all(self.players) {
            let built = self.player(seat).built.len() as u8;
            let markers = self.components.markers;
            ensure!(built <= markers, "seat {seat} owns {built} built modules, but has {markers} markers (RR-LIM-3)");
        }
        for resource in Resource::all() {
            let index = resource.index();
            let held: u32 = self.seats.iter().map(|player| u32::from(player.cubes[index])).sum();
            let placed = |card: Card| u32::from(self.load[card.index()].get(index));
            let on_modules: u32 = self.seats.iter().flat_map(|player| player.modules).map(placed).sum();
            let out = held + on_modules + u32::from(self.market[index]);
            let general = u32::from(self.components.cubes).checked_sub(out);
            let Some(general) = general else {
                return Err(Problem::new(format!(
                    "there are {out} cubes of {resource}, more than the box has (RR-LIM-1)"
                )));
            };
            self.general[index] = general as u8;
        }
        for player in &self.seats {
            self.piles = self.piles.without(player.modules).without(player.built);
        }
        Hangar::all().for_each(|hangar| self.note_room(hangar));
        self.built().for_each(|card| self.note_seats(card));
        Ok(())
    }
}
