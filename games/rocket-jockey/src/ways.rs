//! Which planets small hands join: `D` of RJ-FLY-6 worked out once for every hand of up to four cards.
//!
//! A hop leads both ways, so `D` is symmetric: 36 bits tell it for all pairs of planets. A hand is told by the kinds in
//! it; hands of a size are numbered like the combinations of mathematics.

use crate::components::{Links, MANEUVERS, Maneuver, Orbit, PLANETS};
use crate::flight::planets;
use crate::position::Card;

/// The largest hands that are worked out.
pub(crate) const CARDS: usize = 4;
/// So many Co-Pilots are told apart; a hand of four cards has no use for more.
const COPILOTS: usize = CARDS + 1;

/// For every small hand and supply, which pairs of planets it joins.
#[derive(Debug)]
pub(crate) struct SmallHands {
    /// The kind of each card, counted from 0.
    kinds: [u8; MANEUVERS],
    /// `choose[n][m]`: how many ways to choose m of n.
    choose: Vec<[u32; CARDS + 1]>,
    /// Where the hands of each size begin.
    starts: [usize; CARDS + 1],
    /// By hand, then by Co-Pilots.
    joined: Vec<u64>,
}

/// From each planet, the planets it is joined to, itself included.
type Rows = [u16; PLANETS + 1];

impl SmallHands {
    pub(crate) fn work_out(maneuvers: &[Maneuver; MANEUVERS], links: &[Links; MANEUVERS]) -> Self {
        let mut kinds = [0; MANEUVERS];
        for card in 1..MANEUVERS {
            kinds[card] = kinds[card - 1] + u8::from(maneuvers[card] != maneuvers[card - 1]);
        }
        let count = usize::from(kinds[MANEUVERS - 1]) + 1;
        let of_kind: Vec<&Links> = (0..count)
            .filter_map(|kind| kinds.iter().position(|&other| usize::from(other) == kind))
            .map(|card| &links[card])
            .collect();
        let mut hands = SmallHands { kinds, choose: pascal(count + CARDS), starts: [0; CARDS + 1], joined: Vec::new() };
        // The empty hand joins every planet to itself only.
        let mut rows: Vec<Rows> = vec![std::array::from_fn(|planet| 1 << planet); COPILOTS];
        for size in 1..=CARDS {
            hands.starts[size] = rows.len() / COPILOTS;
            hands.add_hands(&of_kind, &mut rows, &mut [0; CARDS], size, size);
        }
        hands.joined = rows.iter().map(pack).collect();
        hands
    }

    /// Adds every hand of a size whose upper cards are chosen already, in the order of their numbers.
    fn add_hands(&self, links: &[&Links], rows: &mut Vec<Rows>, hand: &mut [u8; CARDS], size: usize, open: usize) {
        if open == 0 {
            for copilots in 0..COPILOTS {
                let next = self.step(links, rows, &hand[..size], copilots);
                rows.push(next);
            }
            return;
        }
        let highest = if open == size { links.len() as u8 - 1 } else { hand[open] };
        for kind in 0..=highest {
            hand[open - 1] = kind;
            self.add_hands(links, rows, hand, size, open - 1);
        }
    }

    /// `D` for one hand from `D` of the hands with a card less, just as RJ-FLY-6 says.
    fn step(&self, links: &[&Links], rows: &[Rows], hand: &[u8], copilots: usize) -> Rows {
        let mut next: Rows = [0; PLANETS + 1];
        for (place, &kind) in hand.iter().enumerate() {
            let rest = hand.iter().enumerate().filter(|&(other, _)| other != place).map(|(_, &kind)| kind);
            let number = self.number(rest) * COPILOTS;
            let links = links[usize::from(kind)];
            let plain = &rows[number + copilots];
            for (from, row) in next.iter_mut().enumerate().skip(1) {
                *row |= planets(links.plain[from]).fold(plain[from], |all, stop| all | plain[usize::from(stop)]);
            }
            if copilots > 0 {
                let bent = &rows[number + copilots - 1];
                for (from, row) in next.iter_mut().enumerate().skip(1) {
                    *row |= planets(links.bent[from]).fold(0, |all, stop| all | bent[usize::from(stop)]);
                }
            }
        }
        next
    }

    /// The number of the hand with these kinds, in rising order.
    fn number(&self, kinds: impl Iterator<Item = u8>) -> usize {
        let mut number = 0;
        let mut size = 0;
        for kind in kinds {
            number += self.choose[usize::from(kind) + size][size + 1] as usize;
            size += 1;
        }
        self.starts[size] + number
    }

    /// Which pairs of planets these cards, at most four and in rising order, join with so many Co-Pilots.
    pub(crate) fn joined(&self, cards: impl Iterator<Item = Card>, copilots: u8) -> Joined {
        let number = self.number(cards.map(|card| self.kinds[card.index()]));
        Joined(self.joined[number * COPILOTS + usize::from(copilots).min(CARDS)])
    }
}

/// A set of pairs of planets.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Joined(pub(crate) u64);

impl Joined {
    /// Whether this pair is joined; every planet is to itself.
    pub(crate) fn has(self, from: Orbit, to: Orbit) -> bool {
        from == to || self.0 & pair(usize::from(from), usize::from(to)) != 0
    }
}

/// The bit of a pair of different planets.
fn pair(one: usize, other: usize) -> u64 {
    const BITS: [[u64; PLANETS + 1]; PLANETS + 1] = {
        let mut bits = [[0; PLANETS + 1]; PLANETS + 1];
        let mut next = 0;
        let mut high = 1;
        while high <= PLANETS {
            let mut low = 1;
            while low < high {
                bits[low][high] = 1 << next;
                bits[high][low] = 1 << next;
                next += 1;
                low += 1;
            }
            high += 1;
        }
        bits
    };
    BITS[one][other]
}

fn pack(rows: &Rows) -> u64 {
    let pairs = rows
        .iter()
        .enumerate()
        .flat_map(|(high, &row)| (1..high).filter(move |low| row >> low & 1 == 1).map(move |low| pair(low, high)));
    pairs.fold(0, |joined, pair| joined | pair)
}

/// Pascal's triangle as far as it is needed.
fn pascal(rows: usize) -> Vec<[u32; CARDS + 1]> {
    let mut triangle = vec![[0; CARDS + 1]; rows];
    for n in 0..rows {
        triangle[n][0] = 1;
        for m in 1..=CARDS.min(n) {
            triangle[n][m] = triangle[n - 1][m - 1] + triangle[n - 1][m];
        }
    }
    triangle
}
