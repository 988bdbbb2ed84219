//! How often somebody may do something that costs the others.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use crate::Rate;

/// Seconds of an hour.
const HOUR: f64 = 3600.0;

/// So many are remembered before those are forgotten who have their whole allowance again.
const REMEMBERED: usize = 10_000;

/// So many are remembered at most. Whoever comes when there are more shares one allowance with all others who do.
const MOST: usize = 1_000_000;

/// How often each may do something; without a rate as often as they like.
pub(crate) struct Allowance<K> {
    refill: Option<Refill>,
    left: Mutex<Remembered<K>>,
    /// What was taken here since the other servers were last told; nothing where there are none.
    taken: Option<Mutex<HashMap<K, u32>>>,
}

/// What is left to everybody who is remembered.
struct Remembered<K> {
    all: HashMap<K, Left>,
    /// What is left to all together who are too many to be remembered.
    rest: Option<Left>,
    /// How many may be remembered before it is looked for those who can be forgotten: looking takes as long as there are many.
    sweep_at: usize,
}

impl<K> Default for Remembered<K> {
    fn default() -> Self {
        Remembered { all: HashMap::new(), rest: None, sweep_at: REMEMBERED }
    }
}

/// How an allowance comes back.
#[derive(Copy, Clone)]
struct Refill {
    per_second: f64,
    most: f64,
}

/// What is left to somebody, and since when.
struct Left {
    count: f64,
    at: Instant,
}

impl<K: Eq + Hash + Clone> Allowance<K> {
    pub(crate) fn new(rate: Option<Rate>) -> Self {
        Self::with(rate.map(|rate| Refill { per_second: f64::from(rate.per_second), most: f64::from(rate.burst) }))
    }

    /// So many an hour, all of them at once if somebody likes.
    pub(crate) fn hourly(count: Option<u32>) -> Self {
        Self::with(count.map(f64::from).map(|most| Refill { per_second: most / HOUR, most }))
    }

    fn with(refill: Option<Refill>) -> Self {
        Allowance { refill, left: Mutex::default(), taken: None }
    }

    /// The same, with account kept of what is taken, for other servers.
    pub(crate) fn shared(self, is_shared: bool) -> Self {
        Allowance { taken: (is_shared && self.refill.is_some()).then(Mutex::default), ..self }
    }

    /// What was taken here since this was last asked, by so many at most; what the others took is for the next time.
    pub(crate) fn account(&self, most: usize) -> Vec<(K, u32)> {
        let Some(taken) = &self.taken else { return Vec::new() };
        let mut taken = lock(taken);
        if taken.len() <= most {
            return std::mem::take(&mut *taken).into_iter().collect();
        }
        let first: Vec<K> = taken.keys().take(most).cloned().collect();
        first.into_iter().filter_map(|who| taken.remove_entry(&who)).collect()
    }

    /// Takes off what was taken at other servers.
    pub(crate) fn charge(&self, account: Vec<(K, u32)>) {
        for (who, count) in account {
            self.change(who, Instant::now(), |left| (left - f64::from(count)).max(0.0));
        }
    }

    /// Takes one of what is left to somebody; whether there was one.
    pub(crate) fn take(&self, who: K) -> bool {
        self.take_at(who, Instant::now())
    }

    fn take_at(&self, who: K, now: Instant) -> bool {
        let mut allowed = true;
        self.change(who.clone(), now, |left| {
            allowed = left >= 1.0;
            if allowed { left - 1.0 } else { left }
        });
        if let (Some(taken), true) = (&self.taken, allowed) {
            *lock(taken).entry(who).or_default() += 1;
        }
        allowed
    }

    /// Changes what is left to somebody, who has some again since the last time.
    fn change(&self, who: K, now: Instant, change: impl FnOnce(f64) -> f64) {
        let Some(Refill { per_second, most }) = self.refill else { return };
        let after = |left: &Left| {
            let gained = now.saturating_duration_since(left.at).as_secs_f64() * per_second;
            (left.count + gained).min(most)
        };
        let mut remembered = lock(&self.left);
        let Remembered { all, rest, sweep_at } = &mut *remembered;
        if all.len() >= *sweep_at {
            all.retain(|_, left| after(left) < most);
            *sweep_at = REMEMBERED.max(2 * all.len());
        }
        let whole = Left { count: most, at: now };
        let left = if all.len() < MOST || all.contains_key(&who) {
            all.entry(who).or_insert(whole)
        } else {
            rest.get_or_insert(whole)
        };
        *left = Left { count: change(after(left)), at: now };
    }
}

fn lock<T>(what: &Mutex<T>) -> MutexGuard<'_, T> {
    what.lock().unwrap_or_else(PoisonError::into_inner)
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

    #[test]
    fn what_is_given_by_the_hour_comes_back_little_by_little() {
        let allowance = Allowance::hourly(Some(60));
        let begin = Instant::now();
        let taken = |seconds: u64| allowance.take_at("ada", begin + Duration::from_secs(seconds));
        assert_eq!((0..100).filter(|_| taken(0)).count(), 60);
        assert_eq!([59, 61, 61].map(taken), [false, true, false]);
    }

    #[test]
    fn what_is_taken_at_one_server_is_taken_off_at_the_other() {
        let allowance = || Allowance::new(Some(Rate { per_second: 1, burst: 3 })).shared(true);
        let (here, there) = (allowance(), allowance());
        assert!(here.take("ada") && here.take("ada"));
        there.charge(here.account(10));
        assert_eq!(here.account(10), [], "nothing is told twice");
        assert_eq!([there.take("ada"), there.take("ada"), there.take("bea")], [true, false, true]);
    }
    #[test]
    fn of_many_some_are_told_of_later() {
        let allowance = Allowance::new(Some(Rate { per_second: 1, burst: 3 })).shared(true);
        assert!((0..25).all(|who| allowance.take(who)));
        let mut told: Vec<_> = (0..3).flat_map(|_| allowance.account(10)).collect();
        told.sort_unstable();
        assert_eq!(told, (0..25).map(|who| (who, 1)).collect::<Vec<_>>());
    }

    #[test]
    fn who_is_still_counted_is_not_looked_through_each_time_and_not_forgotten() {
        let allowance = Allowance::new(Some(Rate { per_second: 1, burst: 3 }));
        let begin = Instant::now();
        let take = |who: usize, seconds| allowance.take_at(who, begin + Duration::from_secs(seconds));
        assert!((0..REMEMBERED + 1).all(|who| take(who, 0)));
        assert_eq!(lock(&allowance.left).sweep_at, 2 * REMEMBERED);
        assert!((REMEMBERED..2 * REMEMBERED).all(|who| take(who, 1)));
        // Those of the beginning have their whole allowance again.
        assert!(take(0, 2));
        assert!(lock(&allowance.left).all.len() <= REMEMBERED + 1);
    }
}
