//! Who does what for all: each has a name, and one server has its lease.

use std::time::Instant;

use store::StoreError;

use super::{Cluster, GONE, HOLDS};

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
        if self.has_left() {
            return Ok(Lease::Theirs(holder.unwrap_or_default()));
        }
        for _ in 0..ATTEMPTS {
            match holder {
                Some(holder) if holder == self.node => return Ok(Lease::Ours),
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

    /// Gives a lease back.
    pub(crate) async fn release(&self, name: &str) {
        if self.is_shared() && !self.has_left() {
            // If this fails, the lease is free when this server is gone, or ours again when it is wanted.
            let _ = self.store.release_lease(name, &self.node).await;
        }
    }

    /// Whether what this server has leases for is still its own: the others wait a little longer than this.
    pub(crate) fn holds_leases(&self) -> bool {
        !self.has_left() && self.seen().beaten.is_some_and(|beaten| beaten.elapsed() < HOLDS)
    }

    /// Whether another server is there. One that is not in the store has signed off.
    pub(crate) fn is_there(&self, node: &str) -> bool {
        self.seen().others.get(node).is_some_and(|other| !is_gone(other.since))
    }
}

pub(super) fn is_gone(since: Instant) -> bool {
    since.elapsed() >= GONE
}
