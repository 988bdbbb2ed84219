//! How a match begins.

use engine::{Chance, Game, Problem, Seat, Setup};
use tinyvec::ArrayVec;

use crate::components::{Components, MANEUVERS, PLANETS};
use crate::position::{Card, CardSet, CargoId, CargoSet, Phase, RocketJockey, Visitors};

/// The first position of a match.
pub(crate) fn deal(
    components: &'static Components,
    setup: &Setup,
    chance: &mut impl Chance,
) -> Result<RocketJockey, Problem> {
    setup.check(&RocketJockey::FACTS)?; // RJ-SETUP-1
    let first = Seat::new(chance.below(u32::from(setup.players)) as u8); // RJ-SETUP-2
    let mut game = RocketJockey::empty(components, setup.players, first);
    for seat in Seat::all(game.players) {
        game.supply[seat.index()] = components.copilots; // RJ-SETUP-6
    }
    game.lay_out_cargoes(chance);
    game.deal_maneuvers(chance);
    Ok(game)
}

impl RocketJockey {
    /// A table on which nothing lies yet.
    pub(crate) fn empty(components: &'static Components, players: u8, first: Seat) -> Self {
        RocketJockey {
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
            delivered: [CargoSet::default(); 4],
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
        }
    }

    /// RJ-SETUP-3: one cargo under each planet, from Mercury outwards, never one that is already there (RJ-SETUP-4).
    /// It always succeeds (RJ-SETUP-5).
    fn lay_out_cargoes(&mut self, chance: &mut impl Chance) {
        self.cargo_deck = CargoId::all().collect();
        chance.shuffle(&mut self.cargo_deck);
        for planet in 1..=PLANETS as u8 {
            self.fill_planet(planet, chance, &mut ());
        }
    }

    fn deal_maneuvers(&mut self, chance: &mut impl Chance) {
        self.deck = (0..MANEUVERS as u8).map(Card).collect();
        chance.shuffle(&mut self.deck);
        // RJ-SETUP-7: two rounds, one card each, from the first player.
        for _ in 0..2 {
            let mut seat = self.active;
            for _ in 0..self.players {
                if let Some(card) = self.top_card(chance) {
                    self.hands[seat.index()].insert(card);
                }
                seat = seat.next(self.players);
            }
        }
        // RJ-SETUP-8
        for pile in 0..self.drafts.len() {
            self.drafts[pile] = self.top_card(chance);
        }
    }
}
