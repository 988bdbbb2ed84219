//! What a hand can do: where its cards carry a cargo, and whether a cargo can get home.

use crate::components::{Components, Orbit, Planets};
use crate::links::Links;
use crate::pairs::{Pair, Pairs, partners};
use crate::position::{Card, CardSet, Hop};
use crate::small_hands::CARDS;

/// The cards and Co-Pilots a player could fly with.
#[derive(Copy, Clone)]
pub(crate) struct Hand {
    components: &'static Components,
    cards: CardSet,
    copilots: u8,
}

impl Hand {
    /// The most cards that anybody flies with (RJ-MOVE-9).
    pub(crate) const MOST: usize = 6;

    /// These cards, at most six, with so many Co-Pilots in supply.
    pub(crate) fn new(components: &'static Components, cards: CardSet, copilots: u8) -> Self {
        debug_assert!(cards.len() <= Self::MOST, "nobody flies with more than six cards");
        Hand { components, cards, copilots }
    }

    fn links(&self, card: Card) -> &'static Links {
        &self.components.links[card.index()]
    }

    /// The hand after a card and perhaps a Co-Pilot have been played.
    fn after(&self, card: Card, bent: bool) -> Self {
        Hand { cards: self.cards.without(CardSet::only(card)), copilots: self.copilots - u8::from(bent), ..*self }
    }

    /// Whether a cargo at `from` can be brought to `to` with these cards and Co-Pilots: `D` of RJ-FLY-6.
    pub(crate) fn reaches(&self, from: Orbit, to: Orbit) -> bool {
        from == to || {
            let pair = Pair::of(from, to);
            self.joins(Pairs::only(pair)).contains(pair)
        }
    }

    /// Which of some pairs of planets are joined by these cards and Co-Pilots: `D` for all of them at once. Other pairs may be
    /// among them; whether those are all is not told.
    pub(crate) fn joins(&self, wanted: Pairs) -> Pairs {
        if self.cards.len() <= CARDS {
            return self.look_up(self.cards, self.copilots);
        }
        if self.copilots == 0 {
            let regions = self.regions();
            return wanted.filter(|&pair| regions.has(pair)).collect();
        }
        let mut joined = Pairs::default();
        let all_found = fours(self.cards).any(|four| {
            joined = joined.or(self.look_up(four, self.copilots));
            wanted.without(joined).is_empty()
        });
        if all_found {
            return joined;
        }
        let regions = self.regions();
        let in_reach = |pair: &Pair| self.within_bends(&regions, pair.low()).contains(pair.high());
        let rest = wanted.without(joined).filter(in_reach);
        joined.or(rest.filter(|&pair| self.joins_in_two_parts(pair)).collect())
    }

    /// The pairs of planets that some of the cards, at most four, join.
    fn look_up(&self, cards: CardSet, copilots: u8) -> Pairs {
        self.components.small_hands.joined(cards, copilots)
    }

    /// Which planets the cards join as printed.
    fn regions(&self) -> Regions {
        let mut regions = Regions::default();
        for card in self.cards {
            regions.join(self.links(card).ends);
        }
        regions
    }

    /// More than can be reached from a planet: as if every card could be bent with every Co-Pilot and still be used.
    fn within_bends(&self, regions: &Regions, from: Orbit) -> Planets {
        let mut reach = regions.spread(Planets::only(from));
        for _ in 0..self.copilots {
            let before = reach;
            let readings = self.cards.flat_map(|card| self.links(card).readings);
            let bent = readings.filter(|ends| !ends.and(before).is_empty());
            reach = regions.spread(bent.fold(before, |all, ends| all.or(ends)));
            if reach == before {
                break;
            }
        }
        reach
    }

    /// Whether a large hand joins a pair that no four of its cards do: to some stop with the cards beyond four, and from
    /// there with the four.
    fn joins_in_two_parts(&self, pair: Pair) -> bool {
        fours(self.cards).any(|four| {
            let others = self.cards.without(four);
            let spent = 0..=self.copilots.min(others.len() as u8);
            spent.into_iter().any(|spent| {
                let stops = partners(self.look_up(others, spent), pair.low());
                let home = partners(self.look_up(four, self.copilots - spent), pair.high());
                !stops.and(home).is_empty()
            })
        })
    }

    /// Where a card of this hand leads from a planet: as printed, and with a Co-Pilot if there is one.
    pub(crate) fn stops(&self, card: Card, from: Orbit) -> Stops {
        let links = self.links(card);
        let bent = if self.copilots > 0 { links.bent(from) } else { Planets::default() };
        Stops { plain: links.plain(from), bent }
    }

    /// Those of the stops of a card from which a cargo can still be brought to `to` with the other cards (RJ-FLY-7).
    pub(crate) fn completable(&self, card: Card, from: Orbit, to: Orbit) -> Planets {
        let stops = self.stops(card, from);
        let home = |stops: Planets, bent: bool| {
            let wanted: Pairs = stops.filter(|&stop| stop != to).map(|stop| Pair::of(stop, to)).collect();
            let joined = if wanted.is_empty() { wanted } else { self.after(card, bent).joins(wanted) };
            stops.filter(|&stop| stop == to || joined.contains(Pair::of(stop, to))).collect::<Planets>()
        };
        home(stops.plain, false).or(home(stops.bent, true))
    }

    /// Every hop after which a cargo at `from` can still be brought to `to`, each kind of card once. It may lead back to
    /// where the cargo has been (RJ-FLY-4).
    pub(crate) fn hops(&self, from: Orbit, to: Orbit, mut each: impl FnMut(Hop)) {
        for card in self.components.one_of_each_kind(self.cards) {
            self.completable(card, from, to).for_each(|stop| each(Hop { card, from, to: stop }));
        }
    }
}

/// Where a card leads from a planet.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Stops {
    /// As printed.
    pub(crate) plain: Planets,
    /// With a Co-Pilot.
    pub(crate) bent: Planets,
}

impl Stops {
    /// All of them.
    pub(crate) fn all(self) -> Planets {
        self.plain.or(self.bent)
    }
}

/// Groups of planets that some cards join as printed; no planet is in two of them.
#[derive(Default)]
struct Regions {
    groups: [Planets; Hand::MOST],
    count: usize,
}

impl Regions {
    /// Adds a card with these two ends: the groups that it touches become one.
    fn join(&mut self, ends: Planets) {
        let mut joined = ends;
        for group in &mut self.groups[..self.count] {
            if !group.and(ends).is_empty() {
                joined = joined.or(*group);
                *group = Planets::default();
            }
        }
        self.groups[self.count] = joined;
        self.count += 1;
    }

    /// Whether both planets are in one group.
    fn has(&self, pair: Pair) -> bool {
        let both = Planets::from_iter([pair.low(), pair.high()]);
        self.groups.iter().any(|group| both.without(*group).is_empty())
    }

    /// Some planets and everything that is in a group with one of them.
    fn spread(&self, planets: Planets) -> Planets {
        let touched = self.groups.iter().filter(|group| !group.and(planets).is_empty());
        touched.fold(planets, |all, &group| all.or(group))
    }
}

/// Every choice of four from five or six cards.
fn fours(cards: CardSet) -> impl Iterator<Item = CardSet> {
    let two_too_many = cards.len() == CARDS + 2;
    let mut after = cards;
    cards.flat_map(move |one| {
        after.remove(one);
        let rest = cards.without(CardSet::only(one));
        let others = if two_too_many { after } else { CardSet::only(one) };
        others.map(move |other| rest.without(CardSet::only(other)))
    })
}

/// Whether a cargo can be delivered with these cards, at most six, and Co-Pilots.
#[must_use]
pub fn deliverable(components: &'static Components, cards: CardSet, copilots: u8, from: Orbit, to: Orbit) -> bool {
    Hand::new(components, cards, copilots).reaches(from, to)
}

#[cfg(test)]
mod tests {
    use engine::Chance;

    use super::*;
    use crate::components;

    /// `D` word for word as RJ-FLY-6 has it.
    fn oracle(hand: &Hand, from: Orbit, to: Orbit) -> bool {
        from == to
            || hand.cards.into_iter().any(|card| {
                let stops = hand.stops(card, from);
                stops.plain.into_iter().any(|stop| oracle(&hand.after(card, false), stop, to))
                    || stops.bent.into_iter().any(|stop| oracle(&hand.after(card, true), stop, to))
            })
    }

    #[test]
    fn rj_fly_6_the_quick_test_agrees_with_the_definition() {
        let mut chance = engine::QuickDice::new(6);
        for _ in 0..4_000 {
            let mut ids: Vec<u8> = (0..32).collect();
            chance.shuffle(&mut ids);
            let size = 1 + chance.below(6) as usize;
            let cards = ids[..size].iter().map(|&id| Card(id)).collect();
            let hand = Hand::new(components::of_the_box(), cards, chance.below(5) as u8);
            let (from, to) = (1 + chance.below(9) as u8, 1 + chance.below(9) as u8);
            assert_eq!(hand.reaches(from, to), oracle(&hand, from, to), "{from} to {to}");
        }
    }

    #[test]
    fn there_are_five_and_fifteen_ways_to_choose_four_cards() {
        for (cards, count) in [(0b1_1111u32, 5), (0b11_1111, 15)] {
            let mut choices: Vec<u32> = fours(CardSet::from_bits(cards)).map(CardSet::bits).collect();
            assert!(choices.iter().all(|four| four.count_ones() == 4 && four & !cards == 0));
            choices.sort_unstable();
            choices.dedup();
            assert_eq!(choices.len(), count);
        }
    }
}
