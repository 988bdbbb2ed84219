//! What could be hidden there: positions that a seat cannot tell from the real one.

use engine::{Chance, Seat, Viewer};
use tinyvec::ArrayVec;

use crate::components::MANEUVERS;
use crate::position::{Card, CardSet, RocketJockey, Visitors};

/// Draws anew what a seat cannot know.
///
/// A card drawn unseen comes from the deck of its era, whose contents are public; so the unseen cards of an era are dealt anew
/// over the unknown places of that era: in others' hands and, for the current era, in the deck. Pools are gathered in order of
/// card ids, never in the order in which the cards really lie.
pub(crate) fn imagine(game: &RocketJockey, seat: Seat, chance: &mut impl Chance) -> RocketJockey {
    let unseen = game.unseen_by(Viewer::Seat(seat));
    loop {
        let mut world = *game;
        for era in 0..=game.era {
            world.deal_era_anew(game, seat, unseen, era, chance);
        }
        if world.flight_gets_home() {
            world.draw_cargo_deck_anew(chance);
            return world;
        }
    }
}

/// The decks in a new order: the cargoes that nobody has seen, and the maneuvers with Alien Visitors among the lowest.
pub(crate) fn reshuffled(game: &RocketJockey, chance: &mut impl Chance) -> RocketJockey {
    let mut world = *game;
    let mut cards: ArrayVec<[Card; MANEUVERS]> =
        game.deck.iter().copied().filter(|&card| card != Card::VISITORS).collect();
    cards.sort_unstable();
    chance.shuffle(&mut cards);
    world.lay_deck(&cards, chance);
    world.draw_cargo_deck_anew(chance);
    world
}

impl RocketJockey {
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
        let others = || Seat::all(real.players).filter(|&other| other != seat);
        for other in others() {
            let unknown = real.unknown_of_era(other, era);
            self.hands[other.index()] = self.hands[other.index()].without(unknown);
        }
        for other in others() {
            let places = real.unknown_of_era(other, era).len();
            self.hands[other.index()].extend(pool.drain(pool.len() - places..));
        }
        if era == real.era {
            self.lay_deck(&pool, chance);
        }
    }

    /// These cards are the deck; Alien Visitors is equally likely in each of the lowest places (RJ-DECK-3).
    fn lay_deck(&mut self, cards: &[Card], chance: &mut impl Chance) {
        self.deck = cards.iter().copied().collect();
        if self.visitors == Visitors::InDeck {
            let lowest = u32::from(self.components.visitors_among).min(self.deck.len() as u32);
            self.deck.insert(chance.below(lowest + 1) as usize, Card::VISITORS);
        }
    }

    /// The cards of a hand that were drawn unseen in an era.
    fn unknown_of_era(&self, seat: Seat, era: u8) -> CardSet {
        let unknown = self.hands[seat.index()].without(self.known[seat.index()]);
        unknown.filter(|card| self.eras[card.index()] == era).collect()
    }

    /// The known cards at the bottom stay; the rest is shuffled.
    fn draw_cargo_deck_anew(&mut self, chance: &mut impl Chance) {
        let known = usize::from(self.cargo_known);
        let rest = &mut self.cargo_deck[known..];
        rest.sort_unstable();
        chance.shuffle(rest);
    }
}
