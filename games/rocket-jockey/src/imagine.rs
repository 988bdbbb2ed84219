//! What could be hidden there: positions that a seat cannot tell from the real one.

use engine::{Chance, Seat, Viewer};
use tinyvec::ArrayVec;

use crate::components::MANEUVERS;
use crate::position::{Card, CardSet, RocketJockey, Visitors};

impl RocketJockey {
    /// Draws anew what `seat` cannot know.
    ///
    /// A card drawn unseen comes from the deck of its era, whose contents are public; so the unseen cards of an era are
    /// dealt anew over the unknown places of that era: in others' hands and, for the current era, in the deck. Pools are
    /// gathered in order of card ids, never in the order in which the cards really lie.
    pub(crate) fn draw_anew(&self, seat: Seat, chance: &mut impl Chance) -> Self {
        let unseen = self.unseen_by(Viewer::Seat(seat));
        loop {
            let mut world = *self;
            for era in 0..=self.era {
                world.deal_era_anew(self, seat, unseen, era, chance);
            }
            if world.flight_gets_home() {
                world.draw_cargo_deck_anew(chance);
                return world;
            }
        }
    }

    /// Everybody knows that a cargo in flight can be brought home (RJ-FLY-6); hands that could not do it are drawn again.
    fn flight_gets_home(&self) -> bool {
        self.flight.is_none_or(|flight| self.flying_hand().reaches(flight.at, flight.destination))
    }

    fn deal_era_anew(&mut self, real: &Self, seat: Seat, unseen: CardSet, era: u8, chance: &mut impl Chance) {
        let mut pool: ArrayVec<[Card; MANEUVERS]> = unseen.filter(|card| real.eras[card.index()] == era).collect();
        if pool.is_empty() {
            return;
        }
        chance.shuffle(&mut pool);
        for other in Seat::all(self.players).filter(|&other| other != seat) {
            let hand = real.hands[other.index()];
            let unknown = CardSet(hand.0 & !real.known[other.index()].0);
            for card in unknown.filter(|card| real.eras[card.index()] == era) {
                self.hands[other.index()].remove(card);
            }
        }
        for other in Seat::all(self.players).filter(|&other| other != seat) {
            let hand = real.hands[other.index()];
            let unknown = CardSet(hand.0 & !real.known[other.index()].0);
            let places = unknown.filter(|card| real.eras[card.index()] == era).count();
            for card in pool.drain(pool.len() - places..) {
                self.hands[other.index()].insert(card);
            }
        }
        if era == real.era {
            // What is left is the deck; Alien Visitors is equally likely in each of the lowest places (RJ-DECK-3).
            self.deck = pool.iter().copied().collect();
            if self.visitors == Visitors::InDeck {
                let lowest = u32::from(self.components.visitors_among).min(self.deck.len() as u32);
                self.deck.insert(chance.below(lowest + 1) as usize, Card::VISITORS);
            }
        }
    }

    /// The known cards at the bottom stay; the rest is shuffled.
    fn draw_cargo_deck_anew(&mut self, chance: &mut impl Chance) {
        let known = usize::from(self.cargo_known);
        let rest = &mut self.cargo_deck[known..];
        rest.sort_unstable();
        chance.shuffle(rest);
    }
}
