//! Where a card can carry a cargo, and whether a cargo can get home.

use crate::components::{Components, Links, Orbit};
use crate::position::{Card, CardSet};
use crate::ways::{CARDS, Joined};

/// The cards and Co-Pilots a player could fly with.
#[derive(Copy, Clone)]
pub struct Hand<'a> {
    components: &'a Components,
    cards: [Card; 7],
    /// Which of `cards` are still there, as bits.
    left: u8,
    copilots: u8,
}

/// A hop that a hand offers.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Way {
    /// The card.
    pub(crate) card: Card,
    /// Where it leads.
    pub(crate) to: Orbit,
}

impl<'a> Hand<'a> {
    /// These cards, at most seven, with so many Co-Pilots in supply.
    #[must_use]
    pub fn new(components: &'a Components, cards: CardSet, copilots: u8) -> Self {
        let mut hand = Hand { components, cards: [Card::default(); 7], left: 0, copilots };
        for (place, card) in cards.enumerate() {
            hand.cards[place] = card;
            hand.left |= 1 << place;
        }
        hand
    }

    fn links(&self, place: u32) -> &'a Links {
        &self.components.links[self.cards[place as usize].index()]
    }

    /// The hand after a card and perhaps a Co-Pilot have been played.
    fn without(&self, place: u32, bent: bool) -> Self {
        Hand { left: self.left & !(1 << place), copilots: self.copilots - u8::from(bent), ..*self }
    }

    /// Whether a cargo at `from` can be brought to `to` with these cards and Co-Pilots: `D` of RJ-FLY-6.
    #[must_use]
    pub fn reaches(&self, from: Orbit, to: Orbit) -> bool {
        self.in_few_cards().has(from, to) || self.in_many_cards(from, to)
    }

    /// The pairs of planets that up to four cards of this hand join, looked up.
    pub(crate) fn in_few_cards(&self) -> Joined {
        let look_up = |places: u8| {
            let cards = bits(places).map(|place| self.cards[place as usize]);
            self.components.small_hands.joined(cards, self.copilots).0
        };
        if self.left.count_ones() as usize <= CARDS {
            return Joined(look_up(self.left));
        }
        let here = FOURS.iter().filter(|&four| four & !self.left == 0);
        Joined(here.fold(0, |all, &four| all | look_up(four)))
    }

    /// Whether a larger hand reaches what four of its cards do not: by some hop, and from there with a card less.
    pub(crate) fn in_many_cards(&self, from: Orbit, to: Orbit) -> bool {
        self.left.count_ones() > CARDS as u32
            && self.within_bends(1 << from) >> to & 1 == 1
            && bits(self.left).any(|place| {
                let links = self.links(place);
                let hop = |stops: u16, bent: bool| {
                    let rest = self.without(place, bent);
                    let quickly = rest.in_few_cards();
                    planets(stops).any(|stop| quickly.has(stop, to))
                        || planets(stops).any(|stop| rest.in_many_cards(stop, to))
                };
                let (plain, bent) = (links.plain[usize::from(from)], links.bent[usize::from(from)]);
                (plain != 0 && hop(plain, false)) || (bent != 0 && self.copilots > 0 && hop(bent, true))
            })
    }

    /// All planets that these cards, as printed, join to some planets.
    fn joined(&self, mut planets: u16, cards: u8) -> u16 {
        loop {
            let before = planets;
            for place in bits(cards) {
                planets = spread(planets, planets, self.links(place).ends);
            }
            if planets == before {
                return planets;
            }
        }
    }

    /// Some planets, and those that one bent hop of a card leads to from them.
    fn bend(&self, place: u32, planets: u16) -> u16 {
        self.links(place).readings.iter().fold(planets, |all, &ends| spread(all, planets, ends))
    }

    /// More than can be reached: as if every card could be bent with every Co-Pilot and still be used. Sets of planets stand
    /// for all ways at once.
    fn within_bends(&self, start: u16) -> u16 {
        let mut planets = self.joined(start, self.left);
        for _ in 0..self.copilots {
            let before = planets;
            let bent = bits(self.left).fold(planets, |all, place| all | self.bend(place, before));
            planets = self.joined(bent, self.left);
            if planets == before {
                break;
            }
        }
        planets
    }

    /// Every hop after which a cargo at `from` can still be brought to `to` (RJ-FLY-7), each kind of card once. It may lead
    /// back to where the cargo has been (RJ-FLY-4).
    pub(crate) fn ways(&self, from: Orbit, to: Orbit, mut each: impl FnMut(Way)) {
        let mut before = None;
        for place in bits(self.left) {
            let card = self.cards[place as usize];
            let kind = self.components.maneuvers[card.index()];
            if before.replace(kind) == Some(kind) {
                continue;
            }
            let links = self.links(place);
            let plain = links.plain[usize::from(from)];
            let bent = if self.copilots > 0 { links.bent[usize::from(from)] } else { 0 };
            for stop in planets(plain | bent) {
                let bent = plain >> stop & 1 == 0;
                if stop == to || self.without(place, bent).reaches(stop, to) {
                    each(Way { card, to: stop });
                }
            }
        }
    }
}

/// Whether a cargo can be delivered with these cards and Co-Pilots.
#[must_use]
pub fn deliverable(components: &Components, cards: CardSet, copilots: u8, from: Orbit, to: Orbit) -> bool {
    Hand::new(components, cards, copilots).reaches(from, to)
}

/// Adds both `ends` of a link to a set of planets if `from` has one of them.
fn spread(all: u16, from: u16, ends: u16) -> u16 {
    if from & ends != 0 { all | ends } else { all }
}

/// The planets of a bit set, lowest first.
pub(crate) fn planets(mut set: u16) -> impl Iterator<Item = Orbit> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let planet = set.trailing_zeros() as Orbit;
        set &= set - 1;
        Some(planet)
    })
}

/// The places of the set bits.
fn bits(set: u8) -> impl Iterator<Item = u32> {
    planets(set.into()).map(u32::from)
}

/// Every choice of four from seven places.
const FOURS: [u8; 35] = {
    let mut fours = [0; 35];
    let (mut next, mut set) = (0, 0u8);
    while set < 1 << 7 {
        if set.count_ones() as usize == CARDS {
            fours[next] = set;
            next += 1;
        }
        set += 1;
    }
    fours
};

#[cfg(test)]
mod tests {
    use super::*;

    /// `D` word for word as RJ-FLY-6 has it.
    fn oracle(hand: &Hand<'_>, from: Orbit, to: Orbit) -> bool {
        from == to
            || bits(hand.left).any(|place| {
                let links = hand.links(place);
                let plain = planets(links.plain[usize::from(from)]).any(|q| oracle(&hand.without(place, false), q, to));
                plain
                    || hand.copilots > 0
                        && planets(links.bent[usize::from(from)]).any(|q| oracle(&hand.without(place, true), q, to))
            })
    }

    #[test]
    fn rj_fly_6_the_quick_test_agrees_with_the_definition() {
        use engine::Chance;
        let mut chance = engine::QuickDice::new(6);
        for _ in 0..4_000 {
            let mut ids: Vec<u8> = (0..32).collect();
            chance.shuffle(&mut ids);
            let size = 1 + chance.below(6) as usize;
            let cards = ids[..size].iter().map(|&id| Card(id)).collect();
            let hand = Hand::new(Components::of_the_box(), cards, chance.below(5) as u8);
            let (from, to) = (1 + chance.below(9) as u8, 1 + chance.below(9) as u8);
            assert_eq!(hand.reaches(from, to), oracle(&hand, from, to), "{from} to {to}");
        }
    }
}
