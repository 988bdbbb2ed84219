//! The word that ends a search early.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Tells a bot on another thread that nobody waits for its answer any more. Clones say the same.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Says it.
    pub fn say(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it was said.
    #[must_use]
    pub fn is_said(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
