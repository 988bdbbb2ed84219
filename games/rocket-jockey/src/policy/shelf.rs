//! Runs that could be made, the best few with each set of cards.

use super::flights::SETS;

/// So many runs with the same cards are remembered.
const SHELF: usize = 4;

/// One run that could be made.
#[derive(Copy, Clone, Default)]
pub(super) struct Run {
    pub(super) start: u8,
    pub(super) copilots: u8,
    /// The places its cargoes come from, as bits.
    pub(super) cargoes: u16,
    /// The planets it delivers to, as bits.
    pub(super) planets: u16,
    /// Its points less the fees.
    pub(super) value: f32,
    /// What it is worth by itself, to choose which runs to remember.
    pub(super) worth: f32,
}

/// The best runs with each set of cards.
pub(super) struct Shelf {
    runs: [[Run; SHELF]; SETS],
    counts: [u8; SETS],
}

impl Shelf {
    pub(super) fn new() -> Shelf {
        Shelf { runs: [[Run::default(); SHELF]; SETS], counts: [0; SETS] }
    }

    pub(super) fn at(&self, set: usize) -> &[Run] {
        &self.runs[set][..usize::from(self.counts[set])]
    }

    /// Puts a run in its place by worth; the worst one falls off a full shelf.
    pub(super) fn put(&mut self, set: usize, run: Run) {
        let (row, count) = (&mut self.runs[set], &mut self.counts[set]);
        let place = row[..usize::from(*count)].iter().position(|other| other.worth < run.worth);
        let place = place.unwrap_or(usize::from(*count));
        if place == SHELF {
            return;
        }
        let end = usize::from(*count).min(SHELF - 1);
        row.copy_within(place..end, place + 1);
        row[place] = run;
        *count = (*count + 1).min(SHELF as u8);
    }
}
