//! Who is at the table: open streams and the last sign of life, counted without asking the room.

use std::sync::atomic::{AtomicI64, AtomicU32, Ordering};

use engine::{Seat, Seats, Viewer};
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
}

impl Presence {
    /// Somebody gave a sign of life.
    pub(crate) fn sign(&self, viewer: Viewer, now: Millis) {
        self.seen[index(viewer)].fetch_max(now, Ordering::Relaxed);
    }

    pub(crate) fn opened(&self, viewer: Viewer) {
        self.streams[index(viewer)].fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn closed(&self, viewer: Viewer, now: Millis) {
        self.streams[index(viewer)].fetch_sub(1, Ordering::Relaxed);
        self.left[index(viewer)].fetch_max(now, Ordering::Relaxed);
    }

    /// How many pages that stay open look through these eyes.
    pub(crate) fn streams_of(&self, viewer: Viewer) -> u32 {
        self.streams[index(viewer)].load(Ordering::Relaxed)
    }

    /// Whether anybody looks through these eyes on a page that stays open.
    pub(crate) fn listens(&self, viewer: Viewer) -> bool {
        self.streams_of(viewer) > 0
    }

    /// Who has been without a connection for so long, or has done nothing for much longer.
    pub(crate) fn away(&self, players: u8, now: Millis, absence: Millis) -> Seats {
        let away = |seat: &Seat| {
            let seen = self.seen[seat.index()].load(Ordering::Relaxed);
            if self.listens(Viewer::Seat(*seat)) {
                return now - seen > absence * PATIENCE;
            }
            // Whoever only loads the page anew has not been away.
            now - seen.max(self.left[seat.index()].load(Ordering::Relaxed)) > absence
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
        presence.opened(a);
        assert_eq!(presence.away(2, 1500, 1000), Seats::NONE);
        assert_eq!(presence.away(2, 2500, 1000), Seats::only(Seat::new(1)));
        assert_eq!(presence.away(2, 10_900, 1000), Seats::only(Seat::new(1)));
        assert_eq!(presence.away(2, 11_100, 1000), Seats::all(2));
    }

    #[test]
    fn a_page_that_is_loaded_anew_is_not_missed() {
        let presence = Presence::default();
        let a = Viewer::Seat(Seat::new(0));
        presence.sign(a, 1000);
        presence.opened(a);
        presence.closed(a, 9000);
        assert_eq!(presence.away(1, 9900, 1000), Seats::NONE);
        assert_eq!(presence.away(1, 10_100, 1000), Seats::all(1));
    }
}
