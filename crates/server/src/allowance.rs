//! How often somebody may do something that costs the others.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use crate::Rate;

/// So many are remembered before those are forgotten who have their whole allowance again.
const REMEMBERED: usize = 10_000;

/// How often each may do something; without a rate as often as they like.
pub(crate) struct Allowance<K> {
    rate: Option<Rate>,
    left: Mutex<HashMap<K, Left>>,
}

/// What is left to somebody, and since when.
struct Left {
    count: f64,
    at: Instant,
}

impl<K: Eq + Hash> Allowance<K> {
    pub(crate) fn new(rate: Option<Rate>) -> Self {
        Allowance { rate, left: Mutex::default() }
    }

    /// Takes one of what is left to somebody; whether there was one.
    pub(crate) fn take(&self, who: K) -> bool {
        self.take_at(who, Instant::now())
    }

    fn take_at(&self, who: K, now: Instant) -> bool {
        let Some(Rate { per_second, burst }) = self.rate else { return true };
        let after = |left: &Left| {
            let gained = now.saturating_duration_since(left.at).as_secs_f64() * f64::from(per_second);
            (left.count + gained).min(f64::from(burst))
        };
        let mut all = self.left.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= REMEMBERED {
            all.retain(|_, left| after(left) < f64::from(burst));
        }
        let left = all.entry(who).or_insert(Left { count: f64::from(burst), at: now });
        let count = after(left);
        let allowed = count >= 1.0;
        *left = Left { count: if allowed { count - 1.0 } else { count }, at: now };
        allowed
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn what_is_used_comes_back_with_time_and_is_ones_own() {
        let allowance = Allowance::new(Some(Rate { per_second: 2, burst: 3 }));
        let begin = Instant::now();
        let taken = |who: &'static str, millis: u64| allowance.take_at(who, begin + Duration::from_millis(millis));
        assert_eq!([0, 0, 0, 0].map(|at| taken("ada", at)), [true, true, true, false]);
        assert!(taken("bea", 0));
        assert_eq!([600, 600].map(|at| taken("ada", at)), [true, false]);
        assert!(Allowance::new(None).take("ada"));
    }
}
