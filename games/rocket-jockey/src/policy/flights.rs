//! With which cards of a hand a cargo can be delivered, and with how many Co-Pilots.

use crate::components::{Components, Orbit};
use crate::links::readings;
use crate::position::{Card, CardSet};

/// The most cards a player can move with (RJ-MOVE-9).
pub(super) const CARDS: usize = 6;
/// Sets of cards of such a hand.
pub(super) const SETS: usize = 1 << CARDS;
/// No number of Co-Pilots does it.
pub(super) const NEVER: u8 = 100;

/// The fewest Co-Pilots that deliver a cargo with exactly this set of cards, or [`NEVER`].
pub(super) type Costs = [u8; SETS];

/// The cards of a hand, each a bit of a set.
#[derive(Copy, Clone)]
pub(super) struct Cards {
    pub(super) cards: [Card; CARDS],
    /// The set of all of them.
    pub(super) all: usize,
    hops: [Hops; CARDS],
}

/// The pairs of planets that a card joins: as printed first, then its readings with a Co-Pilot.
#[derive(Copy, Clone, Default)]
struct Hops {
    pairs: [(u8, u8); 5],
    count: usize,
}

/// Sets of planets for 0, 1, 2 and 3 Co-Pilots spent, 16 bits each: all ways of a flight at once.
type Reach = u64;
const LANE: u32 = 16;
/// Planet 0 in each lane.
const LANES: Reach = 1 | 1 << LANE | 1 << (2 * LANE) | 1 << (3 * LANE);

impl Hops {
    fn of(components: &Components, card: Card) -> Hops {
        let kind = components.maneuvers[card.index()];
        let mut hops = Hops { pairs: [(kind.low, kind.high); 5], count: 1 };
        for pair in readings(kind) {
            hops.pairs[hops.count] = pair;
            hops.count += 1;
        }
        hops
    }

    /// Where the card leads from some planets.
    fn lead(&self, from: Reach) -> Reach {
        let across = |&(low, high): &(u8, u8)| (from >> low & LANES) << high | (from >> high & LANES) << low;
        let bent = self.pairs[1..self.count].iter().fold(0, |all, pair| all | across(pair));
        across(&self.pairs[0]) | bent << LANE
    }
}

impl Cards {
    /// These cards, at most six.
    pub(super) fn new(components: &Components, hand: CardSet) -> Cards {
        let mut cards = Cards { cards: [Card::default(); CARDS], all: 0, hops: [Hops::default(); CARDS] };
        for (place, card) in hand.take(CARDS).enumerate() {
            cards.cards[place] = card;
            cards.hops[place] = Hops::of(components, card);
            cards.all |= 1 << place;
        }
        cards
    }

    /// What it takes to bring a cargo home; it must not come through its destination before (RJ-FLY-5).
    pub(super) fn deliver(&self, from: Orbit, to: Orbit) -> Costs {
        let mut costs = [NEVER; SETS];
        let mut reach: [Reach; SETS] = [0; SETS];
        reach[0] = 1 << from;
        for set in 1..=self.all {
            let arrived = places(set).fold(0, |all, place| all | self.hops[place].lead(reach[set & !(1 << place)]));
            let home = arrived & LANES << to;
            if home != 0 {
                costs[set] = (home.trailing_zeros() / LANE) as u8;
            }
            reach[set] = arrived & !home;
        }
        costs
    }

    /// The same with the first hop given: this card to this planet, with so many Co-Pilots (0 or 1).
    pub(super) fn deliver_after(&self, place: usize, copilots: u8, stop: Orbit, to: Orbit) -> Costs {
        let mut costs = [NEVER; SETS];
        if stop == to {
            costs[1 << place] = copilots;
            return costs;
        }
        let rest = self.deliver(stop, to);
        for set in (0..=self.all).filter(|set| set >> place & 1 == 1) {
            costs[set] = rest[set & !(1 << place)] + copilots;
        }
        costs
    }

    /// Two deliveries in a row with the cards of a set between them.
    pub(super) fn join(&self, first: &Costs, second: &Costs) -> Costs {
        let mut costs = [NEVER; SETS];
        for set in 1..=self.all {
            let mut part = (set - 1) & set;
            while part != 0 {
                costs[set] = costs[set].min(first[part].saturating_add(second[set & !part]));
                part = (part - 1) & set;
            }
        }
        costs
    }
}

/// The places of the cards of a set.
pub(super) fn places(mut set: usize) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let place = set.trailing_zeros() as usize;
        (set != 0).then(|| {
            set &= set - 1;
            place
        })
    })
}

#[cfg(test)]
mod tests {
    use engine::Chance;

    use super::*;
    use crate::components;
    use crate::hand::deliverable;

    #[test]
    fn rj_fly_6_some_set_of_cards_delivers_exactly_if_the_hand_does() {
        let components = components::of_the_box();
        let mut chance = engine::QuickDice::new(3);
        for _ in 0..4_000 {
            let mut ids: Vec<u8> = (0..32).collect();
            chance.shuffle(&mut ids);
            let hand: CardSet = ids[..1 + chance.below(6) as usize].iter().map(|&id| Card(id)).collect();
            let (from, to) = (1 + chance.below(9) as u8, 1 + chance.below(9) as u8);
            let copilots = chance.below(4) as u8;
            let costs = Cards::new(components, hand).deliver(from, to);
            let delivers = costs.iter().any(|&cost| cost <= copilots);
            assert!(from == to || delivers == deliverable(components, hand, copilots, from, to), "{from} to {to}");
        }
    }
}
