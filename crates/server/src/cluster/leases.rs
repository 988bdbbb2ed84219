//! Who does what for all: each has a name, and one server has its lease.

use std::collections::HashSet;
use std::sync::atomic::Ordering;
use std::sync::{MutexGuard, PoisonError};
use std::time::Instant;

use store::{MatchId, StoreError};

use super::{Cluster, GONE, HOLDS};
use crate::room::News;

/// The lease of the one that cleans.
pub(crate) const HOUSE: &str = "house";

/// So often a lease is tried for that somebody else takes in the same moment.
const ATTEMPTS: usize = 3;

/// Who has a lease.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Lease {
    /// This server.
    Ours,
    /// Another one.
    Theirs(String),
}

impl Cluster {
    /// Takes a lease unless another server has it that is there.
    pub(crate) async fn claim(&self, name: &str) -> Result<Lease, StoreError> {
        if !self.is_shared() {
            return Ok(Lease::Ours);
        }
        let mut holder = self.store.lease_holder(name).await?;
        if self.hands_over() {
            return Ok(Lease::Theirs(holder.unwrap_or_default()));
        }
        for _ in 0..ATTEMPTS {
            match holder {
                Some(holder) if holder == self.node => {
                    self.owed().remove(name);
                    return Ok(Lease::Ours);
                }
                Some(holder) if self.is_there(&holder) => return Ok(Lease::Theirs(holder)),
                gone => {
                    if self.store.take_lease(name, &self.node, gone.as_deref()).await? {
                        metrics::counter!("gantry_leases_taken_total").increment(1);
                        return Ok(Lease::Ours);
                    }
                }
            }
            holder = self.store.lease_holder(name).await?;
        }
        Ok(holder.map_or(Lease::Theirs(String::new()), Lease::Theirs))
    }

    /// Gives a lease back. If this fails it is owed, until the store answers again or it is wanted here: the others would wait
    /// for a server that is there and does nothing.
    pub(crate) async fn release(&self, name: &str) {
        if self.is_shared() && !self.has_left() && self.store.release_lease(name, &self.node).await.is_err() {
            self.owed().insert(name.to_owned());
        }
    }

    /// Gives back what is owed; the leases that are free now.
    pub(super) async fn give_back(&self) -> Result<Vec<String>, StoreError> {
        let owed: Vec<String> = self.owed().iter().cloned().collect();
        for name in &owed {
            self.store.release_lease(name, &self.node).await?;
            self.owed().remove(name);
        }
        Ok(owed)
    }

    /// Gives all leases back, since this server is to stop: others go on at once, while it still finishes what was accepted. It
    /// does not sign off yet: what it still writes is looked for.
    pub(crate) async fn hand_over(&self) {
        if !self.is_shared() || self.hands_over.swap(true, Ordering::SeqCst) {
            return;
        }
        match self.store.release_leases(&self.node).await {
            Ok(free) => free.into_iter().for_each(|name| self.tell(&MatchId::new(name), &News::Free)),
            // Whoever signs off in the same moment gives everything back.
            Err(_) if self.has_left() => {}
            Err(error) => tracing::warn!(%error, "the others wait until this server has stopped"),
        }
    }

    fn owed(&self) -> MutexGuard<'_, HashSet<String>> {
        self.owed.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether what this server has leases for is still its own: the others wait a little longer than this.
    pub(crate) fn holds_leases(&self) -> bool {
        !self.hands_over() && self.seen().beaten.is_some_and(|beaten| beaten.elapsed() < HOLDS)
    }

    /// Whether another server is there. One that is not in the store has signed off.
    pub(crate) fn is_there(&self, node: &str) -> bool {
        self.seen().others.get(node).is_some_and(|other| !is_gone(other.since))
    }
}

pub(super) fn is_gone(since: Instant) -> bool {
    since.elapsed() >= GONE
}
