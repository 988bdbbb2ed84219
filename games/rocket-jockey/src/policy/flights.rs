//! With which cards of a hand a cargo can be delivered, and with how many Co-Pilots.

use crate::components::{Components, Orbit, PLANETS};
use crate::position::{Card, CardSet};

/// The most cards a player can move with (RJ-MOVE-9).
pub(super) const CARDS: usize = 6;
/// Sets of cards of such a hand. A set is a number whose bits are the places of its cards; many sets are a word, a bit each.
pub(super) const SETS: usize = 1 << CARDS;
/// The most Co-Pilots that are thought of for one run.
const COPILOTS: usize = 4;

/// The sets within each set, the empty one among them.
pub(super) const WITHIN: [u64; SETS] = within();

const fn within() -> [u64; SETS] {
    let mut table = [0; SETS];
    let mut set = 0;
    while set < SETS {
        let mut part = 0;
        while part < SETS {
            if part & !set == 0 {
                table[set] |= 1 << part;
            }
            part += 1;
        }
        set += 1;
    }
    table
}

/// The sets with the card at this place.
pub(super) const fn having(place: usize) -> u64 {
    !WITHIN[(SETS - 1) & !(1 << place)]
}

/// The sets of cards that deliver with all their cards, by the fewest Co-Pilots it takes.
#[derive(Copy, Clone, Default)]
pub(super) struct Ways([u64; COPILOTS + 1]);

impl Ways {
    /// Visits each set that delivers with no more than so many Co-Pilots, and with how many.
    pub(super) fn up_to(&self, copilots: u8, mut visit: impl FnMut(usize, u8)) {
        for (copilots, &sets) in (0..=copilots).zip(&self.0) {
            members(sets).for_each(|set| visit(set, copilots));
        }
    }

    /// Whether no set delivers with no more than so many Co-Pilots.
    pub(super) fn is_empty(&self, copilots: u8) -> bool {
        self.0[..=COPILOTS.min(copilots.into())].iter().all(|&sets| sets == 0)
    }

    /// Only by some sets.
    pub(super) fn among(&self, wanted: u64) -> Ways {
        Ways(self.0.map(|sets| sets & wanted))
    }

    /// Only one set, with so many Co-Pilots.
    fn only(set: usize, copilots: u8) -> Ways {
        let mut ways = Ways::default();
        ways.0[usize::from(copilots)] = 1 << set;
        ways
    }

    /// Two deliveries in a row with the cards of a set between them and no more than so many Co-Pilots.
    pub(super) fn then(&self, next: &Ways, copilots: u8) -> Ways {
        let mut all = Ways::default();
        let most = COPILOTS.min(copilots.into());
        self.up_to(copilots, |first, copilots| {
            let others = WITHIN[(SETS - 1) & !first];
            for (sets, more) in next.0.iter().zip(usize::from(copilots)..=most) {
                // Of sets without a common card the sum is the union.
                all.0[more] |= (sets & others) << first;
            }
        });
        all.fewest()
    }

    /// The same with a card more, and so many Co-Pilots for it.
    fn with(&self, place: usize, copilots: u8) -> Ways {
        let mut all = Ways::default();
        for (sets, more) in self.0.iter().zip(usize::from(copilots)..=COPILOTS) {
            all.0[more] = (sets & !having(place)) << (1 << place);
        }
        all
    }

    /// What takes fewer Co-Pilots needs no more.
    fn fewest(mut self) -> Ways {
        let mut cheaper = 0;
        for sets in &mut self.0 {
            *sets &= !cheaper;
            cheaper |= *sets;
        }
        self
    }
}

/// The cards of a hand, each a bit of a set.
#[derive(Copy, Clone)]
pub(super) struct Cards {
    pub(super) cards: [Card; CARDS],
    /// The set of all of them.
    pub(super) all: usize,
    hops: [Hops; CARDS],
}

/// The two planets of a card.
#[derive(Copy, Clone, Default)]
struct Hops {
    low: u8,
    high: u8,
}

/// Sets of planets for 0, 1, 2 and 3 Co-Pilots spent, 16 bits each: all ways of a flight at once.
type Reach = u64;
const LANE: u32 = 16;
/// Planet 0 in each lane.
const LANES: Reach = 1 | 1 << LANE | 1 << (2 * LANE) | 1 << (3 * LANE);
/// The planets in each lane.
const ALL_PLANETS: Reach = LANES * 0b11_1111_1110;

impl Hops {
    /// Where the card leads from some planets: as printed, and with a Co-Pilot that bends one of its numbers by one
    /// (RJ-COP-1). What would be no planet is left out (RJ-COP-3).
    fn lead(self, from: Reach) -> Reach {
        let Hops { low, high } = self;
        let (at_low, at_high) = (from >> low & LANES, from >> high & LANES);
        let beside = from >> 1 | from << 1 & ALL_PLANETS;
        let (by_low, by_high) = (beside >> low & LANES, beside >> high & LANES);
        let (from_low, from_high) = (at_low << high, at_high << low);
        let bent = by_low << high | by_high << low | from_low << 1 | from_low >> 1 | from_high << 1 | from_high >> 1;
        from_low | from_high | (bent & ALL_PLANETS) << LANE
    }
}

impl Cards {
    /// These cards, at most six.
    pub(super) fn new(components: &Components, hand: CardSet) -> Cards {
        let mut cards = Cards { cards: [Card::default(); CARDS], all: 0, hops: [Hops::default(); CARDS] };
        hand.take(CARDS).for_each(|card| cards.add(components, card));
        cards
    }

    fn add(&mut self, components: &Components, card: Card) {
        let (place, kind) = (self.len(), components.maneuvers[card.index()]);
        self.cards[place] = card;
        self.hops[place] = Hops { low: kind.low, high: kind.high };
        self.all |= 1 << place;
    }

    /// How many there are.
    pub(super) fn len(&self) -> usize {
        count(self.all)
    }

    /// What it takes to bring a cargo home; it must not come through its destination before (RJ-FLY-5).
    pub(super) fn deliver(&self, from: Orbit, to: Orbit) -> Ways {
        let [ways] = Flights::new(*self, [(from, to)]).ways;
        ways
    }

    /// The same with the first hop given: this card to this planet, with so many Co-Pilots (0 or 1).
    pub(super) fn deliver_after(&self, place: usize, copilots: u8, stop: Orbit, to: Orbit) -> Ways {
        if stop == to { Ways::only(1 << place, copilots) } else { self.deliver(stop, to).with(place, copilots) }
    }
}

/// How several cargoes can be brought home with the cards of a hand, all at once.
#[derive(Clone)]
pub(super) struct Flights<const N: usize> {
    pub(super) cards: Cards,
    /// How each of them is delivered.
    pub(super) ways: [Ways; N],
    /// Where each of them is to go, in each lane.
    homes: [Reach; N],
    /// Where each of them can be on its way after all cards of a set.
    reach: [[Reach; N]; SETS],
}

impl<const N: usize> Flights<N> {
    /// From one planet to another each.
    pub(super) fn new(cards: Cards, cargoes: [(Orbit, Orbit); N]) -> Self {
        let homes = cargoes.map(|(_, to)| LANES << to);
        let mut reach = [[0; N]; SETS];
        reach[0] = cargoes.map(|(from, _)| 1 << from);
        let mut flights = Flights { cards, ways: [Ways::default(); N], homes, reach };
        flights.fly(1);
        flights
    }

    /// Adds a card, which takes the last place: what can be done without it stays as it is.
    pub(super) fn add(&mut self, components: &Components, card: Card) {
        let first = self.cards.all + 1;
        self.cards.add(components, card);
        self.fly(first);
    }

    /// Takes the last card away again.
    pub(super) fn remove_last(&mut self) {
        self.cards.all >>= 1;
        for ways in &mut self.ways {
            *ways = ways.among(WITHIN[self.cards.all]);
        }
    }

    /// Flies with every set of cards from this one on, in order.
    fn fly(&mut self, first: usize) {
        for set in first..=self.cards.all {
            let mut arrived = [0; N];
            for place in members(set as u64) {
                let hops = self.cards.hops[place];
                for (arrived, &from) in arrived.iter_mut().zip(&self.reach[set & !(1 << place)]) {
                    *arrived |= hops.lead(from);
                }
            }
            for (cargo, &arrived) in arrived.iter().enumerate() {
                let home = arrived & self.homes[cargo];
                self.reach[set][cargo] = arrived & !home;
                if home != 0 {
                    self.ways[cargo].0[(home.trailing_zeros() / LANE) as usize] |= 1 << set;
                }
            }
        }
    }
}

/// How many bits a set of cards or planets has.
///
/// Read from a table: a processor of which nothing is known has to be asked for this in a dozen steps.
#[inline]
pub(super) fn count(bits: usize) -> usize {
    COUNTS[bits].into()
}

static COUNTS: [u8; 1 << (PLANETS + 1)] = counts();

const fn counts() -> [u8; 1 << (PLANETS + 1)] {
    let mut counts = [0; 1 << (PLANETS + 1)];
    let mut bits = 1;
    while bits < counts.len() {
        counts[bits] = counts[bits / 2] + (bits % 2) as u8;
        bits += 1;
    }
    counts
}

/// The numbers of the bits of a word, lowest first.
#[inline]
pub(super) fn members(mut word: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let number = word.trailing_zeros() as usize;
        (word != 0).then(|| {
            word &= word - 1;
            number
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
            let ways = Cards::new(components, hand).deliver(from, to);
            let delivers = !ways.is_empty(copilots);
            assert!(from == to || delivers == deliverable(components, hand, copilots, from, to), "{from} to {to}");
        }
    }
}
