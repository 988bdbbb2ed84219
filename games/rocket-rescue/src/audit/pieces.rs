//! Is every piece somewhere, and only once? Cubes, crew, modules, planets, and who knows what.

use engine::{Noun, Problem, Seat, ensure};

use crate::card::{ALL_ADVANCED, Card, Cards};
use crate::nouns::{Hangar, Kind, Resource};
use crate::planet::PlanetId;
use crate::position::{Phase, Player, RocketRescue, Step};
use crate::rocket::fits;

impl RocketRescue {
    /// Every cube is somewhere (RR-LIM-1).
    pub(super) fn check_cubes(&self) -> Result<(), Problem> {
        for resource in Resource::all() {
            let index = resource.index();
            let supplies: u32 = self.seats.iter().map(|player| u32::from(player.cubes[index])).sum();
            let unbuilt = self.seats.iter().flat_map(|player| player.modules);
            let placed: u32 = unbuilt.map(|card| u32::from(self.load[card.index()].get(index))).sum();
            let all = supplies + placed + u32::from(self.market[index]) + u32::from(self.general[index]);
            ensure!(all == u32::from(self.components.cubes), "there are {all} cubes of {resource} (RR-LIM-1)");
            let capacity = self.components.market[self.table_size()];
            ensure!(self.market[index] <= capacity, "`market` holds {capacity} of {resource} at most (RR-SETUP-5)");
            let floor = self.components.floor[self.table_size()];
            let refilled = self.phase == Phase::Boarding; // later, building fills the general supply again
            ensure!(
                !refilled || self.market[index] >= floor || self.general[index] == 0,
                "`market`: {resource} is refilled to {floor} before this phase (RR-BUY-6)"
            );
        }
        for card in self.seats.iter().flat_map(|player| player.modules) {
            let load = self.load[card.index()];
            let needed =
                Resource::all().all(|resource| load.get(resource.index()) <= self.module(card).cost[resource.index()]);
            ensure!(needed, "{card} carries cubes it does not need (RR1-BUY-2)");
            ensure!(
                self.edition.cubes_on_modules() || load.is_empty(),
                "{card} carries cubes, but in this edition they stay in the supply (RR2-ASM-1)"
            );
        }
        Ok(())
    }

    /// Every crew member is somewhere (RR-LIM-2).
    pub(super) fn check_crew(&self) -> Result<(), Problem> {
        let dealt = self.crew_dealt();
        for seat in Seat::all(self.players) {
            let player = self.player(seat);
            let waiting = self.terminal.iter().filter(|&&other| other == seat).count() as u8;
            ensure!(waiting <= 1, "`terminal`: seat {seat} has two crew members there (RR2-BRD-6)");
            let all = [player.crew, player.landed, self.crew_aboard(seat), waiting].map(u32::from).iter().sum::<u32>();
            ensure!(all == u32::from(dealt), "seat {seat} has {all} crew members, not {dealt} (RR-LIM-2)");
            let reason =
                player.energy < 5_000 && player.tokens < 5_000 && usize::from(player.launches) <= PlanetId::COUNT;
            ensure!(reason, "`energy`, `tokens` or `launches` of seat {seat} is beyond reason");
            ensure!(
                player.landed == dealt || !self.finishers.contains(seat),
                "`finishers`: seat {seat} has not all crew on planets (RR-OVER-1)"
            );
            ensure!(
                player.landed < dealt || self.triggered || self.step == Step::Reward,
                "seat {seat} has all crew on planets, but the end is not `triggered` (RR-OVER-1)"
            );
        }
        self.check_planet_cards()?;
        ensure!(self.edition.has_terminal() || self.terminal.is_empty(), "`terminal`: the first edition has none");
        ensure!(self.finishers.is_empty() != self.triggered, "`finishers` are known exactly if the end is `triggered`");
        for card in self.built() {
            let (crew, capacity) = (self.load[card.index()].total(), self.module(card).capacity);
            ensure!(crew <= capacity, "{card} has {capacity} seats for {crew} crew members");
            ensure!(self.free.contains(card) == (crew < capacity), "{card}: its free seats are noted wrongly");
        }
        ensure!(self.free.without(self.built()).is_empty(), "a module that is not built has free seats");
        Ok(())
    }

    /// Who launches keeps the planet with all crew on it (RR2-LCH-2); in the first edition it is put aside (RR1-LCH-3).
    fn check_planet_cards(&self) -> Result<(), Problem> {
        for seat in Seat::all(self.players) {
            let player = self.player(seat);
            let cards = if self.edition.keeps_planets() { usize::from(player.launches) } else { 0 };
            let held = player.planets.len();
            ensure!(held == cards, "`planets` of seat {seat}: {held} planet cards, but they keep {cards} (RR2-LCH-2)");
            ensure!(held > 0 || player.card_crew == 0, "`card_crew` of seat {seat}: they hold no planet card");
        }
        let sum = |of: fn(&Player) -> u8| self.seats.iter().map(|player| u32::from(of(player))).sum::<u32>();
        let (there, landed) = (sum(|player| player.card_crew), sum(|player| player.landed));
        ensure!(
            there <= landed,
            "`card_crew`: {there} crew members are on planet cards, but only {landed} have landed"
        );
        Ok(())
    }

    /// Every module card is in exactly one place.
    pub(super) fn check_modules(&self) -> Result<(), Problem> {
        let mut places = [0u8; Card::COUNT];
        let mut count = |card: Card| places[card.index()] += 1;
        self.deck.iter().chain(&self.display).copied().for_each(&mut count);
        self.discard.for_each(&mut count);
        self.piles.for_each(&mut count);
        self.seats.iter().flat_map(|player| player.modules).for_each(&mut count);
        self.rockets.iter().flatten().copied().for_each(&mut count);
        for (card, &times) in Card::all().zip(&places) {
            ensure!(
                times > 0,
                "module {card} is missing: it must be in the deck, the display, the discards, a supply or a hangar"
            );
            ensure!(times < 2, "module {card} is in two places");
        }
        let coming = if self.phase == Phase::Planning { usize::from(self.players) } else { 0 };
        let room = self.display.capacity() - coming;
        ensure!(self.display.len() <= room, "`display` holds {room} modules at most here (RR-RES-1)");
        let advanced = self.deck.iter().chain(&self.display).copied().chain(self.discard);
        for card in advanced {
            ensure!(!card.is_standard(), "{card} is a standard module and belongs to its pile");
        }
        let built = self.built();
        for card in Card::all().filter(|&card| !built.contains(card) && !self.load[card.index()].is_empty()) {
            let held = self.seats.iter().any(|player| player.modules.contains(card));
            ensure!(held, "something lies on {card}, which is in nobody's supply");
        }
        Ok(())
    }

    pub(super) fn check_rockets(&self) -> Result<(), Problem> {
        for hangar in Hangar::all() {
            let rocket = &self.rockets[hangar.index()];
            ensure!(
                rocket.is_empty() || !self.locked.contains(hangar),
                "`hangars`: {hangar} is locked and must be empty (RR2-SETUP-2)"
            );
            let mut kinds = [0u8; Kind::COUNT];
            for &card in rocket {
                let kind = self.module(card).kind;
                ensure!(fits(kinds, kind), "`hangars`: {hangar} has no room for {card} (RR-SLOT-1 to RR-SLOT-4)");
                kinds[kind.index()] += 1;
                let owners = self.seats.iter().filter(|player| player.built.contains(card)).count();
                ensure!(owners == 1, "`hangars`: {card} must have one owner");
            }
            for kind in Kind::all() {
                let room = !self.locked.contains(hangar) && fits(kinds, kind);
                let noted = self.room[kind.index()].contains(hangar);
                ensure!(room == noted, "{hangar}: its room for {kind} is noted wrongly");
            }
        }
        let built: usize = self.seats.iter().map(|player| player.built.len()).sum();
        let placed: usize = self.rockets.iter().map(|rocket| rocket.len()).sum();
        ensure!(built == placed, "{built} modules are marked as built, but {placed} lie in hangars");
        Ok(())
    }

    /// Every planet is in at most one place, and five are face up as long as there are any.
    pub(super) fn check_planets(&self) -> Result<(), Problem> {
        let mut places = [0u8; PlanetId::COUNT];
        let all = self.face_up.iter().chain(&self.planet_decks[0]).chain(&self.planet_decks[1]);
        all.for_each(|planet| places[planet.index()] += 1);
        for seat in Seat::all(self.players) {
            self.player(seat).planets.for_each(|planet| places[planet.index()] += 1);
        }
        for (planet, &times) in PlanetId::all().zip(&places) {
            ensure!(times < 2, "planet {planet} is in two places");
        }
        for (colour, count) in [(0, 3), (1, 2)] {
            let red = colour == 1;
            let stray = self.planet_decks[colour].iter().find(|&&planet| self.planet(planet).red != red);
            ensure!(stray.is_none(), "a planet is in the deck of the other colour");
            let face_up = self.face_up.iter().filter(|&&planet| self.planet(planet).red == red).count();
            let short = face_up < count && self.planet_decks[colour].is_empty();
            ensure!(face_up == count || short, "`face_up`: 3 blue and 2 red planets (RR-SETUP-4)");
        }
        Ok(())
    }

    pub(super) fn check_sealed(&self) -> Result<(), Problem> {
        let deck: Cards = self.deck.iter().copied().collect();
        let noted = |all: Cards, player: &Player| all.or(player.knows).or(player.returned);
        let notes = self.seats.iter().fold(self.shown.or(self.older), noted);
        ensure!(self.sealed || notes.is_empty(), "`knows`, `returned`, `shown`, `older` belong to sealed fronts");
        ensure!(
            notes.without(ALL_ADVANCED).is_empty(),
            "`knows`, `returned`, `shown`, `older` name advanced modules only"
        );
        let known = self.seats.iter().fold(self.shown, |all, player| all.or(player.knows));
        ensure!(known.and(deck).is_empty(), "`knows` or `shown` names a card in the deck");
        ensure!(self.older.and(deck).is_empty(), "`older` names a card in the deck");
        if !self.sealed {
            return Ok(());
        }
        for seat in Seat::all(self.players) {
            let player = self.player(seat);
            let both = player.returned.and(self.older);
            ensure!(both.is_empty(), "`returned` of seat {seat} names a card that was not in the deck, by `older`");
            ensure!(
                player.knows.and(self.shown).is_empty(),
                "`knows` of seat {seat} names a card that everybody knows"
            );
            let own = player.modules.filter(|card| !card.is_standard());
            for card in own {
                ensure!(
                    player.knows.contains(card) || self.shown.contains(card),
                    "`knows` of seat {seat} must name {card}"
                );
            }
        }
        for card in self.built().filter(|card| !card.is_standard()) {
            ensure!(self.shown.contains(card), "`shown` must name {card}, which is built");
        }
        Ok(())
    }
}
