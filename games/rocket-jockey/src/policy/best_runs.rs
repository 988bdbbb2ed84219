//! Runs that could be made, the best few with each set of cards.

use super::flights::{SETS, members};
use crate::components::Planets;

/// So many runs with the same cards are remembered.
const MOST: usize = 4;

/// One run that could be made.
#[derive(Copy, Clone, Default)]
pub(super) struct PossibleRun {
    pub(super) start: u8,
    pub(super) copilots: u8,
    /// The places its cargoes come from.
    pub(super) cargoes: Planets,
    /// The planets it delivers to.
    pub(super) planets: Planets,
    /// Its points less the fees.
    pub(super) value: f32,
    /// What it is worth by itself, to choose which runs to remember.
    pub(super) worth: f32,
}

/// The best runs with each set of cards.
#[cfg_attr(test, derive(Clone))]
pub(super) struct BestRuns {
    runs: [[PossibleRun; MOST]; SETS],
    counts: [u8; SETS],
    /// What a run with these cards adds to a plan at most.
    most: [f32; SETS],
    /// The sets with a run.
    sets: u64,
}

impl BestRuns {
    pub(super) fn new() -> BestRuns {
        BestRuns {
            runs: [[PossibleRun::default(); MOST]; SETS],
            counts: [0; SETS],
            most: [f32::NEG_INFINITY; SETS],
            sets: 0,
        }
    }

    /// Forgets the runs of all sets but these.
    pub(super) fn keep_only(&mut self, kept: u64) {
        for set in members(self.sets & !kept) {
            (self.counts[set], self.most[set]) = (0, f32::NEG_INFINITY);
        }
        self.sets &= kept;
    }

    /// The sets of cards that make some run, a bit each.
    pub(super) fn sets(&self) -> u64 {
        self.sets
    }

    pub(super) fn at(&self, set: usize) -> &[PossibleRun] {
        &self.runs[set][..usize::from(self.counts[set])]
    }

    /// What a run with these cards adds to a plan at most, if there is one.
    pub(super) fn most(&self, set: usize) -> f32 {
        self.most[set]
    }

    /// Puts a run in its place by worth, told what it adds to a plan at most; the worst one of too many falls off.
    pub(super) fn put(&mut self, set: usize, run: PossibleRun, most: f32) {
        self.sets |= 1 << set;
        self.most[set] = self.most[set].max(most);
        let (row, count) = (&mut self.runs[set], &mut self.counts[set]);
        let place = row[..usize::from(*count)].iter().position(|other| other.worth < run.worth);
        let place = place.unwrap_or(usize::from(*count));
        if place == MOST {
            return;
        }
        let end = usize::from(*count).min(MOST - 1);
        row.copy_within(place..end, place + 1);
        row[place] = run;
        *count = (*count + 1).min(MOST as u8);
    }
}
