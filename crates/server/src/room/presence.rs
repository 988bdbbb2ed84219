//! Who is at the table: open streams and the last sign of life, counted without asking the room.

use std::collections::HashMap;
use std::sync::atomic::{AtomicI64, AtomicU32, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use engine::{Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};
use store::Millis;

use super::table::{VIEWERS, index};

/// With an open page, somebody is given so many times as long before they count as away.
const PATIENCE: Millis = 10;

/// Who is at the table.
#[derive(Debug, Default)]
pub(crate) struct Presence {
    streams: [AtomicU32; VIEWERS],
    seen: [AtomicI64; VIEWERS],
    /// When a stream was last closed.
    left: [AtomicI64; VIEWERS],
    /// What other servers told, and when.
    elsewhere: Mutex<HashMap<String, (Instant, Report)>>,
}

/// Who is at the table, as one server knows it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Report {
    streams: [u32; VIEWERS],
    seen: [Millis; VIEWERS],
    left: [Millis; VIEWERS],
}

impl Report {
    /// Whether nobody looks on.
    pub(crate) fn is_empty(&self) -> bool {
        self.streams == [0; VIEWERS]
    }
}

impl Presence {
    fn elsewhere(&self) -> MutexGuard<'_, HashMap<String, (Instant, Report)>> {
        self.elsewhere.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What this server knows.
    pub(crate) fn report(&self) -> Report {
        let moments = |all: &[AtomicI64; VIEWERS]| std::array::from_fn(|viewer| all[viewer].load(Ordering::Relaxed));
        Report {
            streams: std::array::from_fn(|viewer| self.streams[viewer].load(Ordering::Relaxed)),
            seen: moments(&self.seen),
            left: moments(&self.left),
        }
    }

    /// Notes what another server knows.
    pub(crate) fn note(&self, node: String, report: Report) {
        self.elsewhere().insert(node, (Instant::now(), report));
    }

    /// What all servers know that were heard of not longer ago than this.
    pub(crate) fn everywhere(&self, within: Duration) -> Report {
        let mut all = self.report();
        let mut elsewhere = self.elsewhere();
        elsewhere.retain(|_, (heard, _)| heard.elapsed() < within);
        for (_, other) in elsewhere.values() {
            for viewer in 0..VIEWERS {
                all.streams[viewer] += other.streams[viewer];
                all.seen[viewer] = all.seen[viewer].max(other.seen[viewer]);
                all.left[viewer] = all.left[viewer].max(other.left[viewer]);
            }
        }
        all
    }

    /// Whether anybody looks on at this server.
    pub(crate) fn is_watched(&self) -> bool {
        !self.report().is_empty()
    }

    /// Somebody gave a sign of life.
    pub(crate) fn sign(&self, viewer: Viewer, now: Millis) {
        self.seen[index(viewer)].fetch_max(now, Ordering::Relaxed);
    }

    /// A page that stays open looks on. It buys time once: whoever opens it is there.
    pub(crate) fn opened(&self, viewer: Viewer, now: Millis) {
        self.streams[index(viewer)].fetch_add(1, Ordering::Relaxed);
        let _ = self.seen[index(viewer)].compare_exchange(0, now, Ordering::Relaxed, Ordering::Relaxed);
    }

    pub(crate) fn closed(&self, viewer: Viewer, now: Millis) {
        self.streams[index(viewer)].fetch_sub(1, Ordering::Relaxed);
        self.left[index(viewer)].fetch_max(now, Ordering::Relaxed);
    }

    /// Whether anybody looks through these eyes on a page that stays open, at this server.
    pub(crate) fn listens(&self, viewer: Viewer) -> bool {
        self.streams[index(viewer)].load(Ordering::Relaxed) > 0
    }
}

impl Report {
    /// How many pages that stay open look through these eyes.
    pub(crate) fn streams_of(&self, viewer: Viewer) -> u32 {
        self.streams[index(viewer)]
    }

    /// Who has been without a connection for so long, or has done nothing for much longer.
    pub(crate) fn away(&self, players: u8, now: Millis, absence: Millis) -> Seats {
        let away = |seat: &Seat| {
            let (seen, left) = (self.seen[seat.index()], self.left[seat.index()]);
            if self.streams_of(Viewer::Seat(*seat)) > 0 {
                return now - seen > absence * PATIENCE;
            }
            // Whoever only loads the page anew has not been away.
            now - seen.max(left) > absence
        };
        Seat::all(players).filter(away).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_open_page_buys_time() {
        let presence = Presence::default();
        let (a, b) = (Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)));
        presence.sign(a, 1000);
        presence.sign(b, 1000);
        presence.opened(a, 1000);
        assert_eq!(presence.report().away(2, 1500, 1000), Seats::NONE);
        assert_eq!(presence.report().away(2, 2500, 1000), Seats::only(Seat::new(1)));
        assert_eq!(presence.report().away(2, 10_900, 1000), Seats::only(Seat::new(1)));
        assert_eq!(presence.report().away(2, 11_100, 1000), Seats::all(2));
    }

    #[test]
    fn a_page_that_is_loaded_anew_is_not_missed() {
        let presence = Presence::default();
        let a = Viewer::Seat(Seat::new(0));
        presence.sign(a, 1000);
        presence.opened(a, 1000);
        presence.closed(a, 9000);
        assert_eq!(presence.report().away(1, 9900, 1000), Seats::NONE);
        assert_eq!(presence.report().away(1, 10_100, 1000), Seats::all(1));
    }

    #[test]
    fn who_is_at_another_server_is_there() {
        let (here, there) = (Presence::default(), Presence::default());
        let a = Viewer::Seat(Seat::new(0));
        there.sign(a, 9000);
        there.opened(a, 9000);
        here.note("there".into(), there.report());
        let known = here.everywhere(Duration::from_secs(60));
        assert_eq!((known.streams_of(a), known.away(1, 9900, 1000)), (1, Seats::NONE));
        assert_eq!(
            here.everywhere(Duration::ZERO).away(1, 9900, 1000),
            Seats::all(1),
            "the other was not heard of since"
        );
    }
}
