//! Who is at the table: open streams and the last sign of life, counted without asking the room.

use std::sync::atomic::{AtomicI64, AtomicU32, Ordering};

use engine::{Seat, Seats, Viewer};
use store::Millis;

use super::table::{VIEWERS, index};

/// With an open page, somebody is given so many times as long before they count as away.
const PATIENCE: Millis = 5;

/// Who is at the table.
#[derive(Debug, Default)]
pub(crate) struct Presence {
    streams: [AtomicU32; VIEWERS],
    seen: [AtomicI64; VIEWERS],
}

impl Presence {
    /// Somebody gave a sign of life.
    pub(crate) fn sign(&self, viewer: Viewer, now: Millis) {
        self.seen[index(viewer)].fetch_max(now, Ordering::Relaxed);
    }

    pub(crate) fn opened(&self, viewer: Viewer) {
        self.streams[index(viewer)].fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn closed(&self, viewer: Viewer) {
        self.streams[index(viewer)].fetch_sub(1, Ordering::Relaxed);
    }

    /// Whether anybody looks through these eyes on a page that stays open.
    pub(crate) fn listens(&self, viewer: Viewer) -> bool {
        self.streams[index(viewer)].load(Ordering::Relaxed) > 0
    }

    /// Who has been away for so long.
    pub(crate) fn away(&self, players: u8, now: Millis, absence: Millis) -> Seats {
        let away = |seat: &Seat| {
            let open = self.streams[seat.index()].load(Ordering::Relaxed) > 0;
            let longest = if open { absence * PATIENCE } else { absence };
            now - self.seen[seat.index()].load(Ordering::Relaxed) > longest
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
        presence.closed(a);
        assert_eq!(presence.away(2, 2500, 1000), Seats::all(2));
    }
}
