//! How a match begins.

use engine::{Chance, Problem, Seat, Setup};
use tinyvec::ArrayVec;

use crate::components::{CARGOES, Components, MANEUVERS, PLANETS};
use crate::position::{Card, CardSet, CargoId, Phase, RocketJockey, Visitors};

impl RocketJockey {
    pub(crate) fn new_match(
        components: &'static Components,
        setup: &Setup,
        chance: &mut impl Chance,
    ) -> Result<Self, Problem> {
        setup.check(&<Self as engine::Game>::FACTS)?; // RJ-SETUP-1
        let players = setup.players;
        let first = Seat::new(chance.below(u32::from(players)) as u8); // RJ-SETUP-2
        let mut game = RocketJockey {
            components,
            players,
            active: first,
            phase: Phase::FuelUp,
            turn: 1,
            deck: ArrayVec::default(),
            discard: ArrayVec::default(), // RJ-SETUP-9
            drafts: [None; 3],
            hands: [CardSet::default(); 4],
            known: [CardSet::default(); 4],
            era: 0,
            eras: [0; MANEUVERS],
            cargo_deck: ArrayVec::default(),
            cargo_known: 0,
            cargo: [None; PLANETS],
            delivered: [0; 4],
            scores: [0; 4],
            supply: [0; 4],
            reserved: [None; 4],
            visitors: Visitors::Aside, // RJ-COMP-5
            aliens: None,
            alien_pilot: None,
            flight: None,
            played: ArrayVec::default(),
            runs: ArrayVec::default(),
            last_stop: 0,
        };
        for seat in Seat::all(players) {
            game.supply[seat.index()] = components.copilots; // RJ-SETUP-6
        }
        game.lay_out_cargoes(chance);
        game.deal_maneuvers(chance);
        Ok(game)
    }

    /// RJ-SETUP-3: one cargo under each planet, from Mercury outwards, never one that is already there (RJ-SETUP-4).
    /// It always succeeds (RJ-SETUP-5).
    fn lay_out_cargoes(&mut self, chance: &mut impl Chance) {
        self.cargo_deck = (0..CARGOES as u8).map(CargoId).collect();
        chance.shuffle(&mut self.cargo_deck);
        for planet in 1..=PLANETS as u8 {
            self.fill_planet(planet, &mut ());
        }
    }

    fn deal_maneuvers(&mut self, chance: &mut impl Chance) {
        self.deck = (0..MANEUVERS as u8).map(Card).collect();
        chance.shuffle(&mut self.deck);
        // RJ-SETUP-7: two rounds, one card each, from the first player.
        for _ in 0..2 {
            let mut seat = self.active;
            for _ in 0..self.players {
                if let Some(card) = self.deck.pop() {
                    self.hands[seat.index()].insert(card);
                }
                seat = seat.next(self.players);
            }
        }
        // RJ-SETUP-8
        for pile in &mut self.drafts {
            *pile = self.deck.pop();
        }
    }
}
