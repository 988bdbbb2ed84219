//! What goes wrong while people are told: counted always, logged once an hour for each kind.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use store::WayKind;

use super::NotTold;

/// How long the same trouble is only counted.
const SAME: Duration = Duration::from_secs(3600);

/// So many troubles are remembered before all are forgotten.
const REMEMBERED: usize = 200;

/// A trouble: who had it, and what it was.
type Trouble = (&'static str, String);

/// What went wrong, when it was last logged, and how often it was only counted since.
#[derive(Default)]
pub(super) struct Troubles(Mutex<HashMap<Trouble, (Instant, u32)>>);

impl Troubles {
    /// Notes that somebody could not be told.
    pub(super) fn note(&self, kind: WayKind, why: &NotTold) {
        metrics::counter!("gantry_notices_failed_total", "kind" => kind.as_str()).increment(1);
        let why = why.to_string();
        if let Some(since) = self.is_news(kind, &why) {
            tracing::warn!(kind = kind.as_str(), why, since, "people are not told when it is their turn");
        }
    }

    /// How often it was only counted since it was last logged, if it is time to log it.
    fn is_news(&self, kind: WayKind, why: &str) -> Option<u32> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let key = (kind.as_str(), why.to_owned());
        if let Some((_, count)) = known.get_mut(&key).filter(|(logged, _)| logged.elapsed() < SAME) {
            *count += 1;
            return None;
        }
        if known.len() >= REMEMBERED {
            known.clear();
        }
        Some(known.insert(key, (Instant::now(), 0)).map_or(0, |(_, count)| count))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_trouble_is_logged_once() {
        let troubles = Troubles::default();
        assert_eq!(troubles.is_news(WayKind::Mail, "no route"), Some(0));
        assert_eq!(troubles.is_news(WayKind::Mail, "no route"), None);
        assert_eq!(troubles.is_news(WayKind::Push, "no route"), Some(0));
        assert_eq!(troubles.is_news(WayKind::Mail, "refused"), Some(0));
    }
}
