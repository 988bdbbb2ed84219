//! Why not, in its cheap form: what decides whether an action is legal returns it at once.

use crate::{Clause, Phrase, Refusal};

/// The clause that forbids an action, and the facts that fail, as plain data. Told to somebody it becomes a [`Refusal`].
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Obstacle<R> {
    /// The clause that forbids it.
    pub clause: Clause,
    /// The facts that fail.
    pub reason: R,
}

/// The verdict on an action: it may be done, or something stands in its way.
pub type May<R> = Result<(), Obstacle<R>>;

/// Refuses an action: this clause forbids it for this reason.
///
/// The function that decides is the one that cites the clause: `return refuse("RJ-FUEL-3", Reason::PileEmpty(pile))`.
pub const fn refuse<T, R: Copy>(clause: &'static str, reason: R) -> Result<T, Obstacle<R>> {
    Err(Obstacle { clause: Clause(clause), reason })
}

/// Refuses an action unless something holds.
pub const fn unless<R: Copy>(holds: bool, clause: &'static str, reason: R) -> May<R> {
    if holds { Ok(()) } else { refuse(clause, reason) }
}

impl<R: Into<Phrase>> From<Obstacle<R>> for Refusal {
    fn from(obstacle: Obstacle<R>) -> Refusal {
        Refusal { clause: obstacle.clause, reason: obstacle.reason.into() }
    }
}
