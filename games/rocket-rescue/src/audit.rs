//! Is everything in order? The invariants of the game, each with a sentence that names the field of the position file.

use engine::{Problem, Seat, ensure};

use crate::names::{ADVANCED, Card, Hangar, Kind, PlanetId, Resource, Stage};
use crate::plan::DICE;
use crate::position::{Phase, RocketRescue, Step, fits};
use crate::sets::CardSet;

impl RocketRescue {
    pub(crate) fn check(&self) -> Result<(), Problem> {
        self.check_table()?;
        self.check_cubes()?;
        self.check_crew()?;
        self.check_modules()?;
        self.check_rockets()?;
        self.check_planets()?;
        self.check_sealed()?;
        self.check_plans()?;
        self.check_turn()?;
        self.check_step()
    }

    fn check_table(&self) -> Result<(), Problem> {
        let (least, most) = self.rules().players;
        let players = self.players;
        ensure!((least..=most).contains(&players), "this edition takes {least} to {most} players, not {players}");
        let rounds = if self.phase == Phase::Bonus { 0..=0 } else { 1..=self.components.rounds };
        ensure!(rounds.contains(&self.round), "`round` cannot be {} here", self.round);
        let mut order: Vec<Seat> = self.in_order().collect();
        order.sort_unstable();
        ensure!(order.into_iter().eq(Seat::all(players)), "`order` must name every seat once");
        let locked = self.locked.count_ones() as u8;
        let wanted = self.rules().locked[self.table_size()];
        ensure!(locked == wanted, "`locked`: {wanted} hangars are locked at this table, not {locked} (RR2-SETUP-2)");
        let characters = Seat::all(players).filter_map(|seat| self.player(seat).character);
        let mut seen = 0u8;
        for character in characters {
            ensure!(self.edition.cubes_on_modules(), "`character`: only the first edition has characters");
            ensure!(seen >> character.0 & 1 == 0, "`character`: there is only one {character}");
            seen |= 1 << character.0;
        }
        Ok(())
    }

    /// Every cube is somewhere (RR-LIM-1).
    fn check_cubes(&self) -> Result<(), Problem> {
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
    fn check_crew(&self) -> Result<(), Problem> {
        let dealt = self.crew_dealt();
        for seat in Seat::all(self.players) {
            let player = self.player(seat);
            let waiting = self.terminal.iter().filter(|&&other| other == seat).count() as u8;
            ensure!(waiting <= 1, "`terminal`: seat {seat} has two crew members there (RR2-BRD-6)");
            let all = player.crew + player.landed + self.crew_aboard(seat) + waiting;
            ensure!(all == dealt, "seat {seat} has {all} crew members, not {dealt} (RR-LIM-2)");
            ensure!(player.energy < 5_000, "`energy` of seat {seat} is beyond reason");
            ensure!(
                player.landed < dealt || self.triggered || self.step == Step::Reward,
                "seat {seat} has all crew on planets, but the end is not `triggered` (RR-OVER-1)"
            );
        }
        ensure!(self.edition.has_terminal() || self.terminal.is_empty(), "`terminal`: the first edition has none");
        ensure!(self.finishers.is_empty() != self.triggered, "`finishers` are known exactly if the end is `triggered`");
        for card in self.built() {
            let (crew, capacity) = (self.load[card.index()].total(), self.module(card).capacity);
            ensure!(crew <= capacity, "{card} has {capacity} seats for {crew} crew members");
            ensure!(self.free.contains(card) == (crew < capacity), "{card}: its free seats are noted wrongly");
        }
        ensure!(self.free.0 & !self.built().0 == 0, "a module that is not built has free seats");
        Ok(())
    }

    /// Every module card is in exactly one place.
    fn check_modules(&self) -> Result<(), Problem> {
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
        let advanced = self.deck.iter().chain(&self.display).copied().chain(self.discard);
        for card in advanced {
            ensure!(!card.is_standard(), "{card} is a standard module and belongs to its pile");
        }
        for card in
            CardSet(((1 << Card::COUNT) - 1) & !self.built().0).filter(|card| !self.load[card.index()].is_empty())
        {
            let held = self.seats.iter().any(|player| player.modules.contains(card));
            ensure!(held, "something lies on {card}, which is in nobody's supply");
        }
        Ok(())
    }

    fn check_rockets(&self) -> Result<(), Problem> {
        for hangar in Hangar::all() {
            let rocket = &self.rockets[hangar.index()];
            ensure!(
                rocket.is_empty() || self.locked & hangar.bit() == 0,
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
                let room = self.locked & hangar.bit() == 0 && fits(kinds, kind);
                let noted = self.room[kind.index()] & hangar.bit() != 0;
                ensure!(room == noted, "{hangar}: its room for {kind} is noted wrongly");
            }
        }
        let built: u32 = self.seats.iter().map(|player| player.built.len()).sum();
        let placed: usize = self.rockets.iter().map(|rocket| rocket.len()).sum();
        ensure!(built as usize == placed, "{built} modules are marked as built, but {placed} lie in hangars");
        Ok(())
    }

    /// Every planet is in at most one place, and five are face up as long as there are any.
    fn check_planets(&self) -> Result<(), Problem> {
        let mut places = [0u8; PlanetId::COUNT];
        let all = self.face_up.iter().chain(&self.planet_decks[0]).chain(&self.planet_decks[1]);
        all.for_each(|planet| places[planet.index()] += 1);
        for seat in Seat::all(self.players) {
            PlanetId::all()
                .filter(|planet| self.player(seat).planets >> planet.0 & 1 == 1)
                .for_each(|planet| places[planet.index()] += 1);
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

    fn check_sealed(&self) -> Result<(), Problem> {
        let deck: CardSet = self.deck.iter().copied().collect();
        let notes =
            self.seats.iter().fold(self.shown.0 | self.older.0, |all, player| all | player.knows.0 | player.returned.0);
        ensure!(self.sealed || notes == 0, "`knows`, `returned`, `shown`, `older` belong to sealed fronts");
        ensure!(notes >> ADVANCED == 0, "`knows`, `returned`, `shown`, `older` name advanced modules only");
        let known = self.seats.iter().fold(self.shown.0, |all, player| all | player.knows.0);
        ensure!(known & deck.0 == 0, "`knows` or `shown` names a card in the deck");
        ensure!(self.older.0 & deck.0 == 0, "`older` names a card in the deck");
        if !self.sealed {
            return Ok(());
        }
        for seat in Seat::all(self.players) {
            let player = self.player(seat);
            ensure!(player.knows.0 & self.shown.0 == 0, "`knows` of seat {seat} names a card that everybody knows");
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

    fn check_plans(&self) -> Result<(), Problem> {
        let planning = matches!(self.phase, Phase::Bonus | Phase::Planning);
        for seat in Seat::all(self.players) {
            let (player, ready) = (self.player(seat), self.ready.contains(seat));
            let bidden = self.bidden.contains(seat);
            let complete = player.plan.dice() == DICE && (bidden || !self.edition.bids());
            ensure!(complete || (planning && !ready), "`plan` of seat {seat} is not complete (RR-PLAN-2)");
            ensure!(!bidden || self.edition.bids(), "`bid` of seat {seat}: the first edition has no bids");
            ensure!(!bidden || player.plan.dice() == DICE, "`bid` of seat {seat}: the dice come first");
            ensure!(
                !planning || player.bid <= player.energy,
                "`bid` of seat {seat} is more than they hold (RR2-PLAN-1)"
            );
            ensure!(ready || planning, "`ready` of seat {seat}: all plans are in");
        }
        let all_ready = Seat::all(self.players).all(|seat| self.ready.contains(seat));
        ensure!(self.phase != Phase::Planning || !all_ready, "all plans are in, so Planning is over");
        Ok(())
    }

    /// The dice of the phase are those of the plans, and somebody is to act.
    fn check_turn(&self) -> Result<(), Problem> {
        match self.stage() {
            Some(stage) => {
                ensure!(
                    self.queue == self.dice_of(stage),
                    "`queue` is not the order of the dice in this phase (RR-ORD-2)"
                );
                ensure!(self.die().is_some(), "`turn`: all dice of this phase have acted");
                let reward = self.step == Step::Reward;
                let owner = self.die().map(|die| die.seat);
                ensure!(reward || owner == Some(self.active), "`active` is not the owner of the die that acts");
            }
            None => ensure!(self.queue.is_empty(), "`queue`: no dice act in this phase"),
        }
        match self.phase {
            Phase::Placing => {
                let placer = self.in_order().nth(usize::from(self.turn));
                ensure!(placer == Some(self.active), "`turn` is not the order position of the active seat");
                ensure!(
                    self.player(self.active).plan.dice_in(Stage::PURCHASE) > 0,
                    "`active` skipped Purchase (RR1-BUY-4)"
                );
            }
            Phase::Refill => {
                ensure!(self.first_taker == Some(self.active), "`active` is not the first taker (RR-BUY-5)")
            }
            Phase::Terminal => {
                let owner = self.terminal.get(usize::from(self.field)).copied();
                ensure!(owner == Some(self.active), "`active` does not own the crew on `field` of the terminal");
            }
            Phase::Keep => {
                ensure!(self.player(self.active).modules.len() > 1, "`active` has nothing to choose (RR2-END-3)");
            }
            Phase::Planning if self.rules().hand_limit > 0 => {
                let many = Seat::all(self.players).find(|&seat| self.player(seat).modules.len() > 1);
                ensure!(
                    many.is_none(),
                    "somebody holds more than one unbuilt module at the start of a round (RR2-END-3)"
                );
            }
            _ => {}
        }
        ensure!(
            self.only_option().is_none(),
            "seat {} has only one option, which is taken without asking (RR-GEN-7)",
            self.active
        );
        Ok(())
    }

    /// A half-made choice can be completed.
    fn check_step(&self) -> Result<(), Problem> {
        let right = match self.step {
            Step::Free => true,
            Step::SwapFor(give) => self.swappable() >> give.0 & 1 == 1,
            Step::CrewFrom(card) => self.phase == Phase::Boarding && self.crew_sources().contains(card),
            Step::BuildIn(card) => self.phase == Phase::Hangar && self.buildable().contains(card),
            Step::MoveTo(card) => self.phase == Phase::Hangar && self.movable().contains(card),
            Step::SeatOn(card) => {
                self.phase == Phase::Hangar && self.free.contains(card) && self.player(self.active).crew > 0
            }
            Step::LaunchTo(hangar) => self.phase == Phase::Hangar && self.launchable() & hangar.bit() != 0,
            Step::Reward => self.phase == Phase::Hangar,
        };
        ensure!(right, "`step` names a choice that cannot be made here");
        ensure!((self.step == Step::Reward) == self.liftoff.is_some(), "`liftoff` belongs to the step `reward`");
        if let Some(liftoff) = self.liftoff {
            ensure!(self.face_up.contains(&liftoff.planet), "`liftoff`: {} is not face up", liftoff.planet);
            ensure!(liftoff.left > 0, "`liftoff`: nothing is left to take");
        }
        Ok(())
    }
}
