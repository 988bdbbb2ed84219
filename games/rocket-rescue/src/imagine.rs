//! What could be hidden there: positions that a seat cannot tell from the real one.

use engine::{Chance, Seat, Viewer};
use tinyvec::ArrayVec;

use crate::card::{ADVANCED, Card, Cards};
use crate::load::Load;
use crate::plan::{AllPlans, Plan};
use crate::position::{Phase, RocketRescue, Step};

/// A sealed module outside the deck whose front a seat does not know.
#[derive(Copy, Clone, Default)]
struct Sealed {
    card: Card,
    /// All that can be told of it without its front; equal keys are interchangeable.
    key: (bool, u32, [u8; 4], Load2),
}

/// What lies on it, and who knows it.
type Load2 = (u16, u8);

/// Draws anew what `seat` cannot know: the order of the decks, the plans of others, sealed fronts.
pub(crate) fn imagine(game: &RocketRescue, seat: Seat, chance: &mut impl Chance) -> RocketRescue {
    let mut world = *game;
    if game.phase == Phase::Planning {
        for other in Seat::all(game.players).filter(|&other| other != seat) {
            world.plan_anew(other, chance);
        }
    }
    if game.sealed {
        world.seal_anew(seat, chance);
    } else {
        world.shuffle_deck(chance);
    }
    world.shuffle_planet_decks(chance);
    world
}

/// All decks in a new order; nobody has looked into them.
pub(crate) fn reshuffled(game: &RocketRescue, chance: &mut impl Chance) -> RocketRescue {
    let mut world = *game;
    world.shuffle_deck(chance);
    world.shuffle_planet_decks(chance);
    world
}

impl RocketRescue {
    /// Gathered in order of cards first, so that the real order does not matter.
    fn shuffle_deck(&mut self, chance: &mut impl Chance) {
        self.deck.sort_unstable();
        chance.shuffle(&mut self.deck);
    }

    fn shuffle_planet_decks(&mut self, chance: &mut impl Chance) {
        for deck in &mut self.planet_decks {
            deck.sort_unstable();
            chance.shuffle(deck);
        }
    }

    /// A submitted plan is any affordable one. What others have begun they may still change, so they begin afresh.
    fn plan_anew(&mut self, seat: Seat, chance: &mut impl Chance) {
        let ready = self.ready.contains(seat);
        let bids = self.edition.bids();
        let player = self.player_mut(seat);
        (player.plan, player.bid, player.take_backs) = (Plan::default(), 0, 0);
        if ready {
            (player.plan, player.bid) = affordable_plan(player.energy, bids, chance);
        }
        if ready && bids {
            self.bidden.insert(seat);
        } else {
            self.bidden.remove(seat);
        }
    }

    /// Deals the cards that the seat has not seen over the sealed places and the deck: every place gets a card with its
    /// back, and places filled before the last reshuffle none that the seat saw being shuffled in.
    fn seal_anew(&mut self, seat: Seat, chance: &mut impl Chance) {
        let real = *self;
        let mut pool: ArrayVec<[Card; ADVANCED]> = self.unseen_by(Viewer::Seat(seat)).collect();
        chance.shuffle(&mut pool);
        let places = self.sealed_places(seat);
        let returned = self.player(seat).returned;
        for place in &places {
            self.take_away(place.card);
        }
        for &card in &pool {
            self.load[card.index()] = Load::default();
        }
        for place in &places {
            let old = real.older.contains(place.card);
            let back = real.module(place.card);
            let fits = |card: &Card| {
                let facts = real.module(*card);
                (facts.kind, facts.cost) == (back.kind, back.cost) && !(old && returned.contains(*card))
            };
            let index = pool.iter().position(fits).expect("the card that really lies there fits");
            self.put_instead(&real, place.card, pool.remove(index));
        }
        self.deck = pool;
        for other in Seat::all(self.players).filter(|&other| other != seat) {
            self.player_mut(other).returned = Cards::default();
        }
    }

    /// The sealed places in an order that depends only on what the seat knows; those with fewest candidates first.
    fn sealed_places(&self, seat: Seat) -> ArrayVec<[Sealed; ADVANCED]> {
        let unknown = |card: &Card| !self.knows(Viewer::Seat(seat), *card);
        let held = Seat::all(self.players).map(|other| (1 + other.index() as u32, self.player(other).modules));
        let discard = std::iter::once((0, self.discard));
        let mut places: ArrayVec<[Sealed; ADVANCED]> = ArrayVec::default();
        for (zone, cards) in discard.chain(held) {
            places.extend(cards.filter(unknown).map(|card| self.sealed_place(card, zone)));
        }
        let displayed = self.display.iter().enumerate().filter(|(_, card)| unknown(card));
        places.extend(displayed.map(|(index, &card)| self.sealed_place(card, 10 + index as u32)));
        places.sort_unstable_by_key(|place| place.key);
        places
    }

    fn sealed_place(&self, card: Card, zone: u32) -> Sealed {
        let facts = self.module(card);
        let [carbon, aluminium, titanium] = facts.cost;
        let load = self.load[card.index()];
        let cubes = (0..3).fold(0, |all, index| all << 3 | u16::from(load.get(index)));
        let knowers = Seat::all(self.players).filter(|&other| self.player(other).knows.contains(card));
        let knowers = knowers.fold(0, |all, other| all | 1 << other.index());
        let newer = !self.older.contains(card);
        Sealed { card, key: (newer, zone, [facts.kind as u8, carbon, aluminium, titanium], (cubes, knowers)) }
    }

    fn take_away(&mut self, card: Card) {
        self.discard.remove(card);
        self.older.remove(card);
        for player in &mut self.seats {
            player.modules.remove(card);
            player.knows.remove(card);
        }
    }

    /// Puts `card` where `old` really lies.
    fn put_instead(&mut self, real: &Self, old: Card, card: Card) {
        let copy = |set: &mut Cards, from: Cards| {
            if from.contains(old) {
                set.insert(card);
            }
        };
        copy(&mut self.discard, real.discard);
        copy(&mut self.older, real.older);
        for (player, was) in self.seats.iter_mut().zip(&real.seats) {
            copy(&mut player.modules, was.modules);
            copy(&mut player.knows, was.knows);
        }
        for (place, &was) in self.display.iter_mut().zip(&real.display) {
            if was == old {
                *place = card;
            }
        }
        self.load[card.index()] = real.load[old.index()];
        if real.step == Step::BuildIn(old) {
            self.step = Step::BuildIn(card);
        }
    }
}

/// A plan and a bid, uniformly among those that need no correction (RR-NRG-3).
fn affordable_plan(energy: u16, bids: bool, chance: &mut impl Chance) -> (Plan, u16) {
    let all = AllPlans::get();
    let highest = if bids { energy } else { 0 };
    let count = |bid: u16| all.count(energy + 12 - bid);
    let total: u32 = (0..=highest).map(count).sum();
    let mut number = chance.below(total);
    for bid in 0..=highest {
        if number < count(bid) {
            return (all.plan(number), bid);
        }
        number -= count(bid);
    }
    (all.plan(0), 0)
}
