//! Where a card can carry a cargo, and whether a cargo can get home.

use tinyvec::ArrayVec;

use crate::components::{Components, Links, Maneuver, Orbit};
use crate::position::{Card, CardSet};

/// The cards and Co-Pilots a player could fly with.
#[derive(Copy, Clone)]
pub struct Hand {
    components: &'static Components,
    cards: ArrayVec<[Card; 8]>,
    copilots: u8,
}

/// A hop that a hand offers.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Way {
    /// The card.
    pub(crate) card: Card,
    /// Where it leads.
    pub(crate) to: Orbit,
    /// Whether it takes a Co-Pilot.
    pub(crate) bent: bool,
}

impl Hand {
    /// These cards with so many Co-Pilots in supply.
    #[must_use]
    pub fn new(components: &'static Components, cards: CardSet, copilots: u8) -> Self {
        Hand { components, cards: cards.collect(), copilots }
    }

    fn links(&self, card: Card) -> &'static Links {
        &self.components.links[card.index()]
    }

    fn maneuver(&self, card: Card) -> Maneuver {
        self.components.maneuvers[card.index()]
    }

    /// The hand after a card and perhaps a Co-Pilot have been played.
    fn without(&self, place: usize, bent: bool) -> Hand {
        let mut rest = *self;
        rest.cards.remove(place);
        rest.copilots -= u8::from(bent);
        rest
    }

    /// Whether a cargo at `from` can be brought to `to` with these cards and Co-Pilots: `D` of RJ-FLY-6.
    ///
    /// Plain cards are the edges of a graph, and a shortest way never uses an edge twice; so if plain cards suffice, `to`
    /// lies in the same component as `from`. Only if they do not, ways with Co-Pilots are tried one by one.
    #[must_use]
    pub fn reaches(&self, from: Orbit, to: Orbit) -> bool {
        from == to || self.plainly_joined(from) >> to & 1 == 1 || (self.copilots > 0 && self.reaches_bent(from, to))
    }

    /// All planets that plain cards join to this one.
    fn plainly_joined(&self, from: Orbit) -> u16 {
        let mut joined = 1u16 << from;
        loop {
            let before = joined;
            for &card in &self.cards {
                let ends = self.links(card).ends;
                if joined & ends != 0 {
                    joined |= ends;
                }
            }
            if joined == before {
                return joined;
            }
        }
    }

    /// Whether some way with Co-Pilots leads there.
    fn reaches_bent(&self, from: Orbit, to: Orbit) -> bool {
        let from_index = usize::from(from);
        let last_hop = |&card: &Card| {
            let links = self.links(card);
            (links.plain[from_index] | links.bent[from_index]) >> to & 1 == 1
        };
        if self.cards.iter().any(last_hop) {
            return true;
        }
        if self.cards.len() == 1 {
            return false;
        }
        // A stay brings a cargo no nearer.
        let elsewhere = !(1u16 << from);
        for (place, &card) in self.cards.iter().enumerate() {
            let links = self.links(card);
            for (stops, bent) in [(links.plain[from_index], false), (links.bent[from_index] & elsewhere, true)] {
                if stops != 0 {
                    let rest = self.without(place, bent);
                    if planets(stops).any(|stop| rest.reaches(stop, to)) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Every hop after which a cargo at `from` can still be brought to `to` (RJ-FLY-7), each kind of card once.
    pub(crate) fn ways(&self, from: Orbit, to: Orbit, mut each: impl FnMut(Way)) {
        let mut before = None;
        for (place, &card) in self.cards.iter().enumerate() {
            let kind = self.maneuver(card);
            if before == Some(kind) {
                continue;
            }
            before = Some(kind);
            let links = self.links(card);
            let plain = links.plain[usize::from(from)];
            let bent = if self.copilots > 0 { links.bent[usize::from(from)] } else { 0 };
            for stop in planets(plain | bent) {
                let bent = plain >> stop & 1 == 0;
                if stop == to || self.without(place, bent).reaches(stop, to) {
                    each(Way { card, to: stop, bent });
                }
            }
        }
    }
}

/// Whether a cargo can be delivered with these cards and Co-Pilots.
#[must_use]
pub fn deliverable(components: &'static Components, cards: CardSet, copilots: u8, from: Orbit, to: Orbit) -> bool {
    Hand::new(components, cards, copilots).reaches(from, to)
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

#[cfg(test)]
mod tests {
    use super::*;

    /// `D` word for word as RJ-FLY-6 has it.
    fn oracle(hand: &Hand, from: Orbit, to: Orbit) -> bool {
        from == to
            || (0..hand.cards.len()).any(|place| {
                let links = hand.links(hand.cards[place]);
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
            let size = 1 + chance.below(5) as usize;
            let cards = ids[..size].iter().map(|&id| Card(id)).collect();
            let hand = Hand::new(Components::of_the_box(), cards, chance.below(4) as u8);
            let (from, to) = (1 + chance.below(9) as u8, 1 + chance.below(9) as u8);
            assert_eq!(hand.reaches(from, to), oracle(&hand, from, to), "{from} to {to}");
        }
    }
}
