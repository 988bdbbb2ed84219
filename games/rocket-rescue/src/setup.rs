//! How a match begins.

use engine::{Chance, Noun, Numbered, Problem, Seat, Seats, Setup, ensure};
use tinyvec::ArrayVec;

use crate::card::{ALL_ADVANCED, Card, Cards};
use crate::components::{Components, SEATS};
use crate::edition::{Edition, Length};
use crate::load::Load;
use crate::nouns::{Character, Hangar, Hangars, Kind};
use crate::options;
use crate::planet::PlanetId;
use crate::play::turn_up;
use crate::position::{Deeds, Phase, Player, RocketRescue, Step};

/// The first position of a match.
pub(crate) fn deal(
    components: &'static Components,
    setup: &Setup,
    chance: &mut impl Chance,
) -> Result<RocketRescue, Problem> {
    let options = options::Options::read(setup)?; // RR-GEN-1
    let mut game = RocketRescue::empty_table(components, &options);
    for seat in Seat::all(game.players) {
        game.equip(seat);
    }
    game.fill_market();
    game.deck = ALL_ADVANCED.collect();
    chance.shuffle(&mut game.deck); // RR-SETUP-3
    game.lay_out_planets(chance);
    game.lock_hangars(chance);
    if game.edition.bids() {
        // RR2-SETUP-4
        let mut everyone: ArrayVec<[Seat; SEATS]> = Seat::all(game.players).collect();
        game.roll_for_order(&mut everyone, chance, &mut ());
        game.order[..everyone.len()].copy_from_slice(&everyone);
    }
    if options.characters {
        game.deal_characters(chance);
    }
    game.give_bonuses(0, chance, &mut ());
    Ok(game)
}

impl RocketRescue {
    /// A table with nothing on it but what never changes.
    pub(crate) fn empty_table(components: &'static Components, options: &options::Options) -> Self {
        let mut game = RocketRescue {
            components,
            edition: options.edition,
            length: options.length,
            sealed: options.sealed,
            players: options.players,
            round: 0,
            phase: Phase::Planning,
            step: Step::Free,
            active: Seat::default(),
            ready: Seats::NONE,
            bidden: Seats::NONE,
            order: std::array::from_fn(|seat| Seat::new(seat as u8)),
            seats: [Player::default(); SEATS],
            market: [0; 3],
            general: [0; 3],
            first_taker: None,
            deck: ArrayVec::default(),
            discard: Cards::default(), // RR-SETUP-3
            display: ArrayVec::default(),
            // RR-SETUP-2: four piles of four.
            piles: Kind::all().flat_map(Card::pile).collect(),
            shown: Cards::default(),
            older: Cards::default(),
            rockets: Default::default(), // RR-SETUP-7: all empty
            locked: Hangars::default(),  // RR1-SETUP-2
            room: Default::default(),
            load: [Load::default(); Card::COUNT],
            free: Cards::default(),
            planet_decks: Default::default(),
            face_up: ArrayVec::default(),
            terminal: ArrayVec::default(), // RR2-SETUP-5
            field: 0,
            boarding_open: false,
            queue: ArrayVec::default(),
            turn: 0,
            deeds: Deeds::default(),
            liftoff: None,
            triggered: false,
            finishers: Seats::NONE,
        };
        Hangar::all().for_each(|hangar| game.note_room(hangar));
        game
    }

    /// RR-SETUP-1, RR1-SETUP-1, RR2-SETUP-1. The dice and markers are counted, not handed out.
    fn equip(&mut self, seat: Seat) {
        let (components, crew) = (self.components, self.crew_dealt());
        let player = self.player_mut(seat);
        player.energy = components.energy;
        player.cubes = [components.cubes_each; 3];
        player.crew = crew;
    }

    /// How many crew members each player has in all.
    pub(crate) fn crew_dealt(&self) -> u8 {
        self.rules().crew[self.length as usize]
    }

    /// RR-SETUP-5, RR-SETUP-6.
    fn fill_market(&mut self) {
        let capacity = self.components.market[self.table_size()];
        self.market = [capacity; 3];
        self.general = [self.components.cubes - capacity - self.players * self.components.cubes_each; 3];
    }

    /// RR-SETUP-4.
    fn lay_out_planets(&mut self, chance: &mut impl Chance) {
        for (colour, count) in [(0, 3), (1, 2)] {
            let red = colour == 1;
            let mut deck: ArrayVec<[PlanetId; 13]> =
                PlanetId::all().filter(|&planet| self.planet(planet).red == red).collect();
            chance.shuffle(&mut deck);
            self.face_up.extend((0..count).filter_map(|_| turn_up(&mut deck, chance)));
            self.planet_decks[colour] = deck;
        }
    }

    /// RR2-SETUP-2, RR2-SETUP-3: a die for each lock, rolled again where it hits a locked hangar.
    fn lock_hangars(&mut self, chance: &mut impl Chance) {
        let locks = usize::from(self.rules().locked[self.table_size()]);
        for _ in 0..crate::order::MOST_ROLLS {
            if self.locked.len() < locks {
                self.locked.insert(Hangar::of_number(chance.die() - 1));
            }
        }
        // A chance that never moves, as in tests, must not hang the table.
        let open = Hangar::all().filter(|&hangar| !self.locked.contains(hangar));
        let rest: Hangars = open.take(locks - self.locked.len()).collect();
        self.locked = self.locked.or(rest);
        Hangar::all().for_each(|hangar| self.note_room(hangar));
    }

    /// RR1-CHAR-1: one each, the rest is not used.
    fn deal_characters(&mut self, chance: &mut impl Chance) {
        let mut characters: ArrayVec<[Character; Character::COUNT]> = Character::all().collect();
        chance.shuffle(&mut characters);
        for seat in Seat::all(self.players) {
            let place = chance.top(characters.len() as u32, |place| characters[place as usize].to_string());
            self.player_mut(seat).character = Some(characters.remove(place as usize));
        }
    }
}

impl options::Options {
    /// What is chosen before a match, if the game offers it.
    pub(crate) fn read(setup: &Setup) -> Result<Self, Problem> {
        let facts = &<RocketRescue as engine::Game>::FACTS;
        setup.check(facts)?;
        let options = options::Options {
            players: setup.players,
            edition: Edition::named(setup.value(facts, options::EDITION))?,
            length: Length::named(setup.value(facts, options::LENGTH))?,
            characters: setup.on(facts, options::CHARACTERS),
            sealed: setup.on(facts, options::SEALED_FRONTS),
        };
        if options.edition == Edition::First {
            ensure!(options.players <= 4, "the first edition of Rocket Rescue takes 3 or 4 players, not 5 (RR-GEN-1)");
            ensure!(
                options.length == Length::Medium,
                "the option `length` belongs to the second edition: the first is always played with 14 crew members"
            );
        } else {
            ensure!(
                !options.characters,
                "the option `characters` belongs to the first edition: the second has no characters"
            );
        }
        Ok(options)
    }
}
