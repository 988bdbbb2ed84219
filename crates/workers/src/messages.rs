//! What coordinator and workers tell each other.

use std::ops::Range;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::program::Program;

/// Where runs are announced.
pub(crate) const RUNS: &str = "gantry.lab.runs";

/// The subjects of a run, and the stream that keeps what is told there.
pub(crate) struct Subjects {
    pub(crate) stream: String,
    pub(crate) job: String,
    pub(crate) work: String,
    pub(crate) done: String,
    pub(crate) hello: String,
}

impl Subjects {
    pub(crate) fn of(run: &str) -> Self {
        let subject = |what: &str| format!("gantry.lab.{run}.{what}");
        Subjects {
            stream: format!("gantry-lab-{run}"),
            job: subject("job"),
            work: subject("work"),
            done: subject("done"),
            hello: subject("hello"),
        }
    }
}

/// There is a run. Other versions of the program must be able to read this, so it is JSON and only grows.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Announcement {
    pub(crate) run: String,
    pub(crate) program: Program,
}

/// Somebody has heard of the run.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Hello {
    pub(crate) threads: usize,
    /// Why it does not play along, if so.
    pub(crate) turned_away: Option<String>,
}

/// Batches to be played.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Piece {
    pub(crate) batches: Range<u64>,
}

/// Batches that were played.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Played {
    pub(crate) batches: Range<u64>,
    pub(crate) seconds: f64,
    /// What they add up to, packed, or what went wrong.
    pub(crate) tally: Result<Vec<u8>, String>,
}

/// What a message says; nothing if it is nonsense.
pub(crate) fn read<T: DeserializeOwned>(payload: &[u8]) -> Option<T> {
    serde_json::from_slice(payload).ok()
}

pub(crate) fn written(message: &impl Serialize) -> Vec<u8> {
    serde_json::to_vec(message).expect("the messages of this room have names and numbers only")
}

impl Played {
    pub(crate) fn read(payload: &[u8]) -> Option<Self> {
        postcard::from_bytes(payload).ok()
    }

    pub(crate) fn written(&self) -> Vec<u8> {
        postcard::to_stdvec(self).expect("numbers and bytes can always be packed")
    }
}
