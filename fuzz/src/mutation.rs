//! Mutations of what is right: bytes, words and numbers are changed, doubled, left out and mixed.

use engine::{Chance, QuickDice};

/// What readers of numbers and texts stumble over.
const WORDS: [&str; 20] = [
    "-1",
    "0",
    "1",
    "255",
    "256",
    "65536",
    "4294967295",
    "4294967296",
    "18446744073709551616",
    "1e309",
    "NaN",
    "null",
    "\"\"",
    "[]",
    "{}",
    "\u{0}",
    "\u{202e}",
    "\u{fffd}\u{1f680}",
    ";",
    "%00",
];

/// An endless source of nonsense.
pub struct Mutations {
    seeds: Vec<Vec<u8>>,
    dice: QuickDice,
}

impl Mutations {
    /// Nonsense made of these; the same number makes the same nonsense.
    #[must_use]
    pub fn new(seeds: Vec<Vec<u8>>, number: u64) -> Self {
        Mutations { seeds, dice: QuickDice::new(number) }
    }

    fn below(&mut self, most: usize) -> usize {
        self.dice.below(u32::try_from(most.max(1)).unwrap_or(u32::MAX)) as usize
    }

    /// A part of a text: where it begins and ends. Most often it is a short one.
    fn part(&mut self, length: usize) -> std::ops::Range<usize> {
        let begin = self.below(length + 1);
        let most = if self.below(8) == 0 { length } else { 12 };
        begin..(begin + self.below(most + 1)).min(length)
    }

    fn seed(&mut self) -> Vec<u8> {
        let place = self.below(self.seeds.len());
        self.seeds.get(place).cloned().unwrap_or_default()
    }

    fn change(&mut self, data: &mut Vec<u8>) {
        let part = self.part(data.len());
        match self.below(7) {
            0 if !data.is_empty() => {
                let place = self.below(data.len());
                data[place] ^= 1 << self.below(8);
            }
            1 => drop(data.drain(part)),
            2 => {
                let copy = data[part].to_vec();
                let place = self.below(data.len() + 1);
                data.splice(place..place, copy);
            }
            3 => {
                let other = self.seed();
                let from = self.part(other.len());
                data.splice(part, other[from].to_vec());
            }
            4 => self.change_number(data),
            _ => {
                let word = WORDS[self.below(WORDS.len())];
                data.splice(part, word.bytes());
            }
        }
    }

    /// Puts another number in the place of one.
    fn change_number(&mut self, data: &mut Vec<u8>) {
        let begin = self.below(data.len() + 1);
        let Some(first) = data[begin..].iter().position(u8::is_ascii_digit).map(|place| begin + place) else { return };
        let end =
            data[first..].iter().position(|byte| !byte.is_ascii_digit()).map_or(data.len(), |length| first + length);
        let number = match self.below(3) {
            0 => WORDS[self.below(9)].to_owned(),
            _ => self.below(40).to_string(),
        };
        data.splice(first..end, number.bytes());
    }
}

impl Iterator for Mutations {
    type Item = Vec<u8>;

    fn next(&mut self) -> Option<Vec<u8>> {
        let mut data = self.seed();
        for _ in 0..=self.below(6) {
            self.change(&mut data);
        }
        Some(data)
    }
}
