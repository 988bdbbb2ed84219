//! What is kept of a run, so that it can be gone on with.

use std::collections::BTreeSet;
use std::path::Path;

use engine::{Problem, ensure};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::Tally;
use crate::batches::Batches;

/// Which batches are done: all before one, and some after it.
#[derive(Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Done {
    before: u64,
    after: BTreeSet<u64>,
}

impl Done {
    pub(crate) fn contains(&self, batch: u64) -> bool {
        batch < self.before || self.after.contains(&batch)
    }

    pub(crate) fn insert(&mut self, batch: u64) {
        self.after.insert(batch);
        while self.after.remove(&self.before) {
            self.before += 1;
        }
    }

    pub(crate) fn len(&self) -> u64 {
        self.before + self.after.len() as u64
    }

    fn highest(&self) -> u64 {
        self.after.last().map_or(self.before, |last| last + 1)
    }
}

/// What is kept of a run.
#[derive(Serialize, Deserialize)]
pub(crate) struct Kept<T> {
    what: String,
    pub(crate) done: Done,
    pub(crate) tally: T,
}

/// What such a file begins with.
const MAGIC: &[u8] = b"gantry lab 1\n";

impl<T: Tally> Kept<T> {
    pub(crate) fn new(batches: &Batches) -> Self {
        Kept { what: batches.what.clone(), done: Done::default(), tally: T::default() }
    }

    pub(crate) fn games(&self, batches: &Batches) -> u64 {
        self.done.len() * batches.at_once
    }

    /// What a file holds, if there is one.
    pub(crate) fn read(path: &Path, batches: &Batches) -> Result<Self, Problem> {
        if !path.exists() {
            let kept = Kept::new(batches);
            kept.write(path)?;
            return Ok(kept);
        }
        let shown = path.display();
        let bytes = std::fs::read(path).map_err(|error| Problem::new(format!("`{shown}` cannot be read: {error}")))?;
        let kept: Self = unpack(&bytes).ok_or_else(|| Problem::new(format!("`{shown}` keeps no run of matches")))?;
        ensure!(
            kept.what == batches.what,
            "`{shown}` keeps another run ({}), not this one ({})",
            kept.what,
            batches.what
        );
        let whole = batches.games / batches.at_once;
        ensure!(
            kept.done.highest() <= whole,
            "`{shown}` has {} matches already: ask for at least as many",
            kept.done.highest() * batches.at_once
        );
        Ok(kept)
    }

    /// Writes it beside, then in place: whoever reads it finds all or nothing.
    pub(crate) fn write(&self, path: &Path) -> Result<(), Problem> {
        let problem =
            |error: &dyn std::fmt::Display| Problem::new(format!("`{}` cannot be written: {error}", path.display()));
        let mut bytes = MAGIC.to_vec();
        let packed = postcard::to_stdvec(self).map_err(|error| problem(&error))?;
        bytes.extend(xxhash_rust::xxh3::xxh3_64(&packed).to_le_bytes());
        bytes.extend(packed);
        let beside = path.with_extension("part");
        std::fs::write(&beside, bytes).map_err(|error| problem(&error))?;
        std::fs::rename(&beside, path).map_err(|error| problem(&error))
    }
}

fn unpack<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    let (sum, packed) = bytes.strip_prefix(MAGIC)?.split_first_chunk::<8>()?;
    let whole = xxhash_rust::xxh3::xxh3_64(packed).to_le_bytes() == *sum;
    whole.then(|| postcard::from_bytes(packed).ok()).flatten()
}
