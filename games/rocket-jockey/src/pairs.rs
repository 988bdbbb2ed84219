//! Pairs of planets, and sets of them.

use engine::{Numbered, Set};

use crate::components::{Orbit, PLANETS, Planets};

/// Two different planets, in no order. They are numbered by the higher one, then by the lower one.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Pair(u8);

/// A set of pairs of planets.
pub(crate) type Pairs = Set<Pair, u64>;

/// How many pairs there are.
pub(crate) const COUNT: usize = PLANETS * (PLANETS - 1) / 2;

/// The lower and the higher planet of each pair.
const PLANETS_OF: [(Orbit, Orbit); COUNT] = {
    let mut pairs = [(0, 0); COUNT];
    let (mut next, mut high) = (0, 2);
    while high <= PLANETS as Orbit {
        let mut low = 1;
        while low < high {
            pairs[next] = (low, high);
            next += 1;
            low += 1;
        }
        high += 1;
    }
    pairs
};

/// The number of the first pair with each planet as the higher one.
const FIRST_OF: [u8; PLANETS + 1] = {
    let mut first = [0; PLANETS + 1];
    let mut high = 2;
    while high <= PLANETS {
        first[high] = first[high - 1] + high as u8 - 2;
        high += 1;
    }
    first
};

impl Pair {
    /// The pair of two different planets.
    pub(crate) fn of(one: Orbit, other: Orbit) -> Pair {
        let (low, high) = if one < other { (one, other) } else { (other, one) };
        Pair(FIRST_OF[usize::from(high)] + low - 1)
    }

    /// Every pair.
    pub(crate) fn all() -> impl Iterator<Item = Pair> {
        (0..COUNT as u8).map(Pair)
    }

    pub(crate) fn low(self) -> Orbit {
        PLANETS_OF[usize::from(self.0)].0
    }

    pub(crate) fn high(self) -> Orbit {
        PLANETS_OF[usize::from(self.0)].1
    }
}

impl Numbered for Pair {
    #[inline(always)]
    fn number(self) -> u8 {
        self.0
    }
    #[inline(always)]
    fn of_number(number: u8) -> Self {
        Pair(number)
    }
}

/// The planets that are paired with this one, itself included.
pub(crate) fn partners(pairs: Pairs, planet: Orbit) -> Planets {
    // Those below it stand in a row.
    let below = pairs.bits() >> FIRST_OF[usize::from(planet)] & ((1 << (planet - 1)) - 1);
    let mut partners = Planets::from_bits((below as u16) << 1 | 1 << planet);
    for above in planet + 1..=PLANETS as Orbit {
        if pairs.contains(Pair::of(planet, above)) {
            partners.insert(above);
        }
    }
    partners
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_two_planets_are_a_pair_of_their_own() {
        let mut all = Pairs::default();
        for high in 1..=PLANETS as Orbit {
            for low in 1..high {
                let pair = Pair::of(high, low);
                assert_eq!((pair, pair.low(), pair.high()), (Pair::of(low, high), low, high));
                assert!(!all.contains(pair));
                all.insert(pair);
            }
        }
        assert_eq!(all.len(), Pair::all().count());
    }

    #[test]
    fn partners_are_all_those_of_a_planet() {
        let pairs: Pairs =
            [(4, 6), (1, 4), (4, 9), (2, 3)].map(|(one, other)| Pair::of(one, other)).into_iter().collect();
        assert_eq!(partners(pairs, 4).collect::<Vec<_>>(), [1, 4, 6, 9]);
        assert_eq!(partners(pairs, 8).collect::<Vec<_>>(), [8]);
    }
}
