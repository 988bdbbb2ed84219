//! The position as people read and edit it.
//!
//! Modules, planets and hangars stand under their names. What follows from the rest is not written: the general supply,
//! the standard piles, unused markers, used planets.

use std::collections::BTreeMap;

use engine::{Problem, Seat, ensure};
use serde::{Deserialize, Serialize};

use crate::components::{Components, SEATS};
use crate::edition::{Edition, Length};
use crate::names::{Card, Character, Hangar, PlanetId, Stage};
use crate::options::Options;
use crate::plan::Plan;
use crate::position::{Deeds, Die, Liftoff, Phase, Player, RocketRescue, Step};
use crate::sets::{CardSet, Load};

/// A position file of Rocket Rescue.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct File {
    edition: Edition,
    length: Length,
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
    /// Top card first.
    deck: Vec<Card>,
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
#[serde(deny_unknown_fields)]
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
#[serde(deny_unknown_fields)]
struct HeldFile {
    module: Card,
    /// Cubes on it (first edition).
    cubes: [u8; 3],
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct BuiltFile {
    module: Card,
    owner: Seat,
    /// By seat.
    crew: Vec<u8>,
}

impl File {
    pub(crate) fn of(game: &RocketRescue) -> File {
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
            locked: Hangar::all().filter(|hangar| game.locked & hangar.bit() != 0).collect(),
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

    pub(crate) fn read(self, components: &'static Components) -> Result<RocketRescue, Problem> {
        self.check_lists()?;
        let options = Options {
            players: self.seats.len() as u8,
            edition: self.edition,
            length: self.length,
            characters: false,
            sealed: self.sealed_fronts,
        };
        let mut game = RocketRescue::empty_table(components, &options);
        (game.round, game.phase, game.step, game.active) = (self.round, self.phase, self.step, self.active);
        for (place, &seat) in self.order.iter().enumerate() {
            game.order[place] = seat;
        }
        for (seat, file) in self.seats.iter().enumerate() {
            file.read(&mut game, Seat::new(seat as u8))?;
        }
        game.locked = self.locked.iter().fold(0, |all, hangar| all | hangar.bit());
        self.read_hangars(&mut game)?;
        game.market = self.market;
        game.first_taker = self.first_taker;
        game.display = self.display.iter().copied().collect();
        game.deck = self.deck.iter().rev().copied().collect();
        game.discard = self.discard.iter().copied().collect();
        game.face_up = self.face_up.iter().copied().collect();
        game.planet_decks[0] = self.blue_deck.iter().rev().copied().collect();
        game.planet_decks[1] = self.red_deck.iter().rev().copied().collect();
        game.terminal = self.terminal.iter().copied().collect();
        (game.field, game.boarding_open) = (self.field, self.boarding_open);
        game.queue = self.queue.iter().copied().collect();
        (game.turn, game.deeds, game.liftoff) = (self.turn, self.deeds, self.liftoff);
        game.triggered = self.triggered;
        game.finishers = self.finishers.iter().copied().collect();
        game.shown = self.shown.iter().copied().collect();
        game.older = self.older.iter().copied().collect();
        game.derive()?;
        Ok(game)
    }

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
                game.load[built.module.index()] = load(&built.crew, built.module)?;
            }
        }
        Ok(())
    }
}

/// Packs small numbers as they lie on a module.
fn load(counts: &[u8], module: Card) -> Result<Load, Problem> {
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
            planets: PlanetId::all().filter(|planet| player.planets >> planet.0 & 1 == 1).collect(),
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
            let fits = (1..=6).contains(&face) && plan.dice() < 4 && plan.dice_in(stage) < 2 && plan.last() <= stage;
            ensure!(fits, "`plan` of seat {seat}: four dice of 1 to 6 in phase order, two a phase at most");
            Ok(plan.with(stage, face))
        })?;
        for held in &self.modules {
            game.load[held.module.index()] = load(&held.cubes, held.module)?;
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
            built: CardSet::default(),
            planets: self.planets.iter().fold(0, |all, planet| all | 1 << planet.0),
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
    /// What follows from the rest of a file.
    fn derive(&mut self) -> Result<(), Problem> {
        for seat in Seat::all(self.players) {
            let built = self.player(seat).built.len() as u8;
            let markers = self.components.markers;
            ensure!(built <= markers, "seat {seat} owns {built} built modules, but has {markers} markers (RR-LIM-3)");
        }
        for index in 0..3 {
            let held: u32 = self.seats.iter().map(|player| u32::from(player.cubes[index])).sum();
            let placed = |card: Card| u32::from(self.load[card.index()].get(index));
            let on_modules: u32 = self.seats.iter().flat_map(|player| player.modules).map(placed).sum();
            let out = held + on_modules + u32::from(self.market[index]);
            let general = u32::from(self.components.cubes).checked_sub(out);
            let Some(general) = general else {
                let resource = crate::names::Resource(index as u8);
                return Err(Problem::new(format!(
                    "there are {out} cubes of {resource}, more than the box has (RR-LIM-1)"
                )));
            };
            self.general[index] = general as u8;
        }
        let taken = self.seats.iter().fold(0, |all, player| all | player.modules.0 | player.built.0);
        self.piles.0 &= !taken;
        Hangar::all().for_each(|hangar| self.note_room(hangar));
        self.built().for_each(|card| self.note_seats(card));
        Ok(())
    }
}
