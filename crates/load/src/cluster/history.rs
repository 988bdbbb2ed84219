//! What one client did and saw, moment by moment.

use std::time::Duration;

/// A moment, counted from the beginning of the run.
pub(super) type Moment = Duration;

/// What one seat of one match did and saw, or somebody who only looks on, wherever they asked.
#[derive(Clone, Debug, Default)]
pub(super) struct History {
    pub(super) game: String,
    pub(super) match_id: String,
    /// The number after those of all seats is nobody's.
    pub(super) seat: u8,
    pub(super) actions: Vec<Action>,
    pub(super) reads: Vec<Read>,
    /// Whether they gave up, and were told that they have.
    pub(super) resigned: bool,
}

/// Something that was sent, perhaps several times, until somebody answered.
#[derive(Clone, Debug)]
pub(super) struct Action {
    /// As the log names it.
    pub(super) id: String,
    pub(super) sent: Moment,
    pub(super) ended: Moment,
    pub(super) outcome: Outcome,
}

/// What came of it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    /// It was acknowledged, and this was the version after it or after something later.
    Acknowledged(u32),
    /// It was refused: it must not be in the log.
    Refused,
    /// Nobody said: it may be in the log or not.
    Unknown,
}

/// A table that was seen.
#[derive(Clone, Debug)]
pub(super) struct Read {
    pub(super) asked: Moment,
    pub(super) answered: Moment,
    pub(super) state: String,
    pub(super) version: u32,
    /// Of everything that is a secret of somebody else's.
    pub(super) hash: u64,
    pub(super) kind: Kind,
}

/// How it was seen.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// It was asked for.
    Asked,
    /// It is the first that a stream showed.
    StreamBegins,
    /// It came by a stream, which may be behind, but never goes back.
    Stream,
}
