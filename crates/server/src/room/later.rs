//! Everything, later: where it was agreed on, spectators may look with any eyes at what is long past.
//!
//! How long is counted in steps that everybody knows of, so that secret steps bring nothing nearer; and nothing of a phase in
//! which several still act at once is shown. Up to there all viewers know the same steps, so their numbers are the same for
//! all. What is told of the present is what any spectator knows.

use engine::{Seat, Viewer};

use super::table::Table;
use super::task::Room;
use crate::ServerError;
use crate::ending::Stage;

impl Table {
    /// After how many steps the position is the latest that may be seen with all eyes; none if that was not agreed on, or too
    /// little was played.
    pub(super) fn shown_later(&self) -> Option<usize> {
        let delay = usize::from(self.match_setup.delay?);
        let public = self.known_to(Viewer::Public);
        let count = public.count().checked_sub(delay).filter(|_| self.stage == Stage::Running)?;
        Some(public.made(count).min(self.phase_at_once().unwrap_or(usize::MAX)))
    }
}

impl Room {
    /// Up to where somebody who sits nowhere may look with the eyes of a seat.
    pub(super) fn may_look_later(&self, seat: Seat) -> Result<usize, ServerError> {
        if seat.index() >= self.table.seats.len() {
            return Err(ServerError::NotFound);
        }
        self.table.shown_later().ok_or(ServerError::NotYourSeat)
    }
}
