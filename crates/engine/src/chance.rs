//! The one source of randomness a position is played with.
//!
//! The sampling is our own, over named generators, and is pinned by golden tests: the same seed means the same match for
//! ever, on every machine and with every version of every library.

use std::collections::VecDeque;

use rand_chacha::ChaCha8Rng;
use rand_core::Rng;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::Seed;

/// Dice, draws and shuffles.
pub trait Chance {
    /// A whole number from 0 up to but not including `bound`, each equally likely. `bound` is at least 1.
    fn below(&mut self, bound: u32) -> u32;

    /// A six-sided die: 1 to 6.
    fn die(&mut self) -> u8 {
        self.below(6) as u8 + 1
    }

    /// Which of `count` things that lie face down in no order is drawn. `name` tells what each of them is, for chance that is
    /// written down beforehand.
    fn pick(&mut self, count: u32, name: impl Fn(u32) -> String) -> u32 {
        let _ = name;
        self.below(count)
    }

    /// Which of `count` things that lie face down in an order is drawn: the uppermost, unless chance is written down
    /// beforehand and names another one.
    fn top(&mut self, count: u32, name: impl Fn(u32) -> String) -> u32 {
        let _ = (count, name);
        0
    }

    /// Puts the items in a uniformly random order (Fisher and Yates, from the last place down).
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

impl<C: Chance> Chance for &mut C {
    fn below(&mut self, bound: u32) -> u32 {
        (**self).below(bound)
    }
    fn die(&mut self) -> u8 {
        (**self).die()
    }
    fn pick(&mut self, count: u32, name: impl Fn(u32) -> String) -> u32 {
        (**self).pick(count, name)
    }
    fn top(&mut self, count: u32, name: impl Fn(u32) -> String) -> u32 {
        (**self).top(count, name)
    }
    fn shuffle<T>(&mut self, items: &mut [T]) {
        (**self).shuffle(items);
    }
}

/// Chance drawn from a generator of random words.
#[derive(Clone, Debug)]
pub struct Dice<R>(R);

/// The chance of real matches: ChaCha8, so that nobody can foresee a card from those already seen.
pub type TableDice = Dice<ChaCha8Rng>;

/// The chance of bots and mass play: fast, good, and not meant to keep secrets.
pub type QuickDice = Dice<Xoshiro256PlusPlus>;

impl TableDice {
    /// The chance of step `step` of the match with this seed.
    ///
    /// Every step has a stream of its own, so a step that is taken back by consent and played again draws anew, and a
    /// position never needs to carry the state of a generator.
    #[must_use]
    pub fn of_step(seed: &Seed, step: u64) -> Self {
        let mut rng = ChaCha8Rng::from_seed(*seed.bytes());
        rng.set_stream(step);
        Dice(rng)
    }
}

impl QuickDice {
    /// A quick stream from a number.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Dice(Xoshiro256PlusPlus::seed_from_u64(seed))
    }
}

impl<R: Rng> Dice<R> {
    /// One raw random word.
    pub fn word(&mut self) -> u64 {
        self.0.next_u64()
    }
}

impl<R: Rng> Chance for Dice<R> {
    /// Lemire's multiplication method with rejection: exact, and almost never more than one word.
    fn below(&mut self, bound: u32) -> u32 {
        debug_assert!(bound > 0, "a choice among nothing");
        let mut product = u64::from(self.0.next_u32()) * u64::from(bound);
        if (product as u32) < bound {
            let floor = bound.wrapping_neg() % bound;
            while (product as u32) < floor {
                product = u64::from(self.0.next_u32()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }
}

/// Chance whose dice and draws are written down beforehand; what the script does not hold falls to `rest`.
///
/// Serves `--dice 4,2,…`, `--draws …` and the tests. [`Script::still`] leaves every shuffle as it lies. A draw takes the next
/// name of the script if a card of that name can be drawn there; else the name stays for a later draw.
#[derive(Clone, Debug)]
pub struct Script<C> {
    dice: VecDeque<u8>,
    draws: VecDeque<String>,
    rest: C,
}

impl<C: Chance> Script<C> {
    /// These dice first, then `rest`. Shuffles and draws come from `rest` at all times.
    pub fn new(dice: impl IntoIterator<Item = u8>, rest: C) -> Self {
        Script { dice: dice.into_iter().collect(), draws: VecDeque::new(), rest }
    }

    /// The same with these cards to be drawn, by their names.
    #[must_use]
    pub fn drawing(mut self, names: impl IntoIterator<Item = String>) -> Self {
        self.draws.extend(names);
        self
    }

    /// The dice nobody has rolled yet.
    #[must_use]
    pub fn left(&self) -> usize {
        self.dice.len()
    }

    /// The cards nobody has drawn yet.
    pub fn undrawn(&self) -> impl Iterator<Item = &str> {
        self.draws.iter().map(String::as_str)
    }

    /// The place of the next card of the script among `count` cards, if it is one of them.
    fn scripted(&mut self, count: u32, name: impl Fn(u32) -> String) -> Option<u32> {
        let wanted = self.draws.front()?;
        let place = (0..count).find(|&place| name(place) == *wanted)?;
        self.draws.pop_front();
        Some(place)
    }
}

impl Script<Still> {
    /// These dice first; shuffles change nothing, draws take the first.
    pub fn still(dice: impl IntoIterator<Item = u8>) -> Self {
        Script::new(dice, Still)
    }
}

impl<C: Chance> Chance for Script<C> {
    fn below(&mut self, bound: u32) -> u32 {
        self.rest.below(bound)
    }
    fn die(&mut self) -> u8 {
        self.dice.pop_front().unwrap_or_else(|| self.rest.die())
    }
    fn pick(&mut self, count: u32, name: impl Fn(u32) -> String) -> u32 {
        self.scripted(count, &name).unwrap_or_else(|| self.rest.pick(count, name))
    }
    fn top(&mut self, count: u32, name: impl Fn(u32) -> String) -> u32 {
        self.scripted(count, &name).unwrap_or_else(|| self.rest.top(count, name))
    }
    fn shuffle<T>(&mut self, items: &mut [T]) {
        self.rest.shuffle(items);
    }
}

/// Chance that never moves: the lowest number, the order as it lies. For tests.
#[derive(Copy, Clone, Debug, Default)]
pub struct Still;

impl Chance for Still {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
    fn shuffle<T>(&mut self, _: &mut [T]) {}
}

/// Chance that remembers whether it was asked, for the undo fence.
#[derive(Debug)]
pub struct Watched<C> {
    chance: C,
    used: bool,
}

impl<C: Chance> Watched<C> {
    /// Watches this chance.
    pub fn new(chance: C) -> Self {
        Watched { chance, used: false }
    }

    /// Whether anything was drawn.
    #[must_use]
    pub fn used(&self) -> bool {
        self.used
    }
}

impl<C: Chance> Chance for Watched<C> {
    fn below(&mut self, bound: u32) -> u32 {
        self.used = true;
        self.chance.below(bound)
    }
    fn die(&mut self) -> u8 {
        self.used = true;
        self.chance.die()
    }
    fn pick(&mut self, count: u32, name: impl Fn(u32) -> String) -> u32 {
        self.used = true;
        self.chance.pick(count, name)
    }
    /// The uppermost card lies there already: drawing it uses no chance.
    fn top(&mut self, count: u32, name: impl Fn(u32) -> String) -> u32 {
        self.chance.top(count, name)
    }
    fn shuffle<T>(&mut self, items: &mut [T]) {
        self.used = true;
        self.chance.shuffle(items);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// These numbers may never change: records of old matches depend on them.
    #[test]
    fn the_same_seed_means_the_same_match_for_ever() {
        let seed: Seed = "7".parse().expect("a number is a seed");
        let mut dice = TableDice::of_step(&seed, 3);
        let rolls: Vec<u8> = (0..12).map(|_| dice.die()).collect();
        let mut cards: Vec<u8> = (0..12).collect();
        dice.shuffle(&mut cards);
        let mut quick = QuickDice::new(7);
        let quicks: Vec<u32> = (0..8).map(|_| quick.below(1000)).collect();
        assert_eq!(
            format!("{rolls:?} {cards:?} {quicks:?}"),
            "[5, 4, 5, 4, 5, 5, 1, 1, 5, 1, 2, 4] [11, 2, 9, 8, 5, 1, 3, 6, 0, 10, 4, 7] [55, 172, 717, 427, 963, 465, 723, 329]"
        );
    }

    #[test]
    fn every_face_is_equally_likely() {
        let mut dice = QuickDice::new(1);
        let mut faces = [0u32; 6];
        for _ in 0..60_000 {
            faces[usize::from(dice.die()) - 1] += 1;
        }
        assert!(faces.iter().all(|&n| (9_600..10_400).contains(&n)), "{faces:?}");
    }

    #[test]
    fn every_order_is_equally_likely() {
        let mut dice = QuickDice::new(2);
        let mut orders = std::collections::BTreeMap::new();
        for _ in 0..24_000 {
            let mut cards = [1, 2, 3, 4];
            dice.shuffle(&mut cards);
            *orders.entry(cards).or_insert(0u32) += 1;
        }
        assert_eq!(orders.len(), 24);
        assert!(orders.values().all(|&n| (850..1150).contains(&n)), "{orders:?}");
    }

    #[test]
    fn a_script_is_followed_and_then_left() {
        let mut script = Script::still([4, 2]);
        assert_eq!([script.die(), script.die(), script.die()], [4, 2, 1]);
        let mut cards = [1, 2, 3];
        script.shuffle(&mut cards);
        assert_eq!(cards, [1, 2, 3]);
    }

    #[test]
    fn scripted_draws_are_found_by_name_and_the_rest_is_left_to_chance() {
        let name = |place: u32| ["ace", "two", "two", "king"][place as usize].to_owned();
        let mut script = Script::still([]).drawing(["king", "queen", "two"].map(str::to_owned));
        assert_eq!(script.top(4, name), 3);
        assert_eq!((script.top(4, name), script.pick(4, name)), (0, 0), "there is no queen here");
        assert_eq!(script.undrawn().collect::<Vec<_>>(), ["queen", "two"]);
        assert_eq!(Script::still([]).drawing(["two".to_owned()]).pick(4, name), 1);
    }
}
