//! Which planets small hands join: `D` of RJ-FLY-6 worked out once for every hand of up to four cards.
//!
//! A hop leads both ways, so `D` is symmetric: 36 bits tell it for all pairs of planets. A hand is told by the kinds in
//! it; hands of a size are numbered like the combinations of mathematics.

use crate::components::{MANEUVERS, Maneuver, Orbit, PLANETS, Planets};
use crate::links::Links;
use crate::pairs::{Pair, Pairs};
use crate::position::CardSet;

/// The largest hands that are worked out.
pub(crate) const CARDS: usize = 4;
/// So many Co-Pilots are told apart; a hand of four cards has no use for more.
const COPILOTS: usize = CARDS + 1;

/// For every small hand and supply, which pairs of planets it joins.
#[derive(Debug)]
pub(crate) struct SmallHands {
    /// Where the hands of each size begin.
    starts: [usize; CARDS + 1],
    /// What a card adds to the number of a hand, by its place in it.
    adds: [[usize; MANEUVERS]; CARDS],
    /// By hand, then by Co-Pilots.
    joined: Vec<Pairs>,
}

/// From each planet, the planets it is joined to, itself included.
type Rows = [Planets; PLANETS + 1];

impl SmallHands {
    pub(crate) fn work_out(maneuvers: &[Maneuver; MANEUVERS], links: &[Links; MANEUVERS]) -> Self {
        let mut kinds = [0; MANEUVERS];
        for card in 1..MANEUVERS {
            kinds[card] = kinds[card - 1] + usize::from(maneuvers[card] != maneuvers[card - 1]);
        }
        let count = kinds[MANEUVERS - 1] + 1;
        let of_kind = (0..count).filter_map(|kind| kinds.iter().position(|&other| other == kind));
        let mut all = AllHands::new(of_kind.map(|card| &links[card]).collect());
        for size in 1..=CARDS {
            all.starts[size] = all.rows.len() / COPILOTS;
            all.add(&mut [0; CARDS], size, size);
        }
        SmallHands {
            starts: all.starts,
            adds: std::array::from_fn(|place| kinds.map(|kind| all.adds(place, kind))),
            joined: all.rows.iter().map(pack).collect(),
        }
    }

    /// Which pairs of planets these cards, at most four, join with so many Co-Pilots.
    pub(crate) fn joined(&self, cards: CardSet, copilots: u8) -> Pairs {
        let (mut number, mut size) = (0, 0);
        for card in cards {
            number += self.adds[size][card.index()];
            size += 1;
        }
        self.joined[(self.starts[size] + number) * COPILOTS + usize::from(copilots).min(CARDS)]
    }
}

/// All small hands, one size after the other.
struct AllHands<'a> {
    /// The links of each kind of card.
    links: Vec<&'a Links>,
    /// `choose[n][m]`: how many ways to choose m of n.
    choose: Vec<[usize; CARDS + 1]>,
    starts: [usize; CARDS + 1],
    /// By hand, then by Co-Pilots.
    rows: Vec<Rows>,
}

impl<'a> AllHands<'a> {
    /// Only the empty hand: it joins every planet to itself only.
    fn new(links: Vec<&'a Links>) -> Self {
        let choose = pascal(links.len() + CARDS);
        let alone: Rows = std::array::from_fn(|planet| Planets::only(planet as Orbit));
        AllHands { links, choose, starts: [0; CARDS + 1], rows: vec![alone; COPILOTS] }
    }

    /// What a card of this kind adds to the number of a hand, by its place in it.
    fn adds(&self, place: usize, kind: usize) -> usize {
        self.choose[kind + place][place + 1]
    }

    /// Adds every hand of a size whose upper cards are chosen already, in the order of their numbers.
    fn add(&mut self, hand: &mut [usize; CARDS], size: usize, open: usize) {
        if open == 0 {
            for copilots in 0..COPILOTS {
                let next = self.one_card_more(&hand[..size], copilots);
                self.rows.push(next);
            }
            return;
        }
        let highest = if open == size { self.links.len() - 1 } else { hand[open] };
        for kind in 0..=highest {
            hand[open - 1] = kind;
            self.add(hand, size, open - 1);
        }
    }

    /// `D` for one hand from `D` of the hands with a card less, just as RJ-FLY-6 says.
    fn one_card_more(&self, hand: &[usize], copilots: usize) -> Rows {
        let mut next = Rows::default();
        for (place, &kind) in hand.iter().enumerate() {
            let rest = hand.iter().enumerate().filter(|&(other, _)| other != place).map(|(_, &kind)| kind);
            let rest = self.number(rest) * COPILOTS + copilots;
            let (links, plain) = (self.links[kind], &self.rows[rest]);
            for (row, from) in next.iter_mut().zip(0..).skip(1) {
                *row = row.or(onwards(links.plain(from), plain)).or(plain[usize::from(from)]);
                if copilots > 0 {
                    *row = row.or(onwards(links.bent(from), &self.rows[rest - 1]));
                }
            }
        }
        next
    }

    /// The number of the hand with these kinds, in rising order.
    fn number(&self, kinds: impl Iterator<Item = usize>) -> usize {
        let (mut number, mut size) = (0, 0);
        for kind in kinds {
            number += self.adds(size, kind);
            size += 1;
        }
        self.starts[size] + number
    }
}

/// All planets that some stops are joined to.
fn onwards(stops: Planets, rows: &Rows) -> Planets {
    stops.fold(Planets::default(), |all, stop| all.or(rows[usize::from(stop)]))
}

fn pack(rows: &Rows) -> Pairs {
    Pair::all().filter(|pair| rows[usize::from(pair.high())].contains(pair.low())).collect()
}

/// Pascal's triangle as far as it is needed.
fn pascal(rows: usize) -> Vec<[usize; CARDS + 1]> {
    let mut triangle = vec![[0; CARDS + 1]; rows];
    for n in 0..rows {
        triangle[n][0] = 1;
        for m in 1..=CARDS.min(n) {
            triangle[n][m] = triangle[n - 1][m - 1] + triangle[n - 1][m];
        }
    }
    triangle
}
