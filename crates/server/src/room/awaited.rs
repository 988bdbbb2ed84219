//! Who is waited for: whose turn has begun, for those who want to be told of it elsewhere; and whether those are there who wait
//! for anybody to come.

use engine::{Seat, Viewer};
use store::{Millis, Occupant, PlayerId};

use super::table::Table;
use super::task::{HEARD, Room};
use crate::ServerError;
use crate::ending::Stage;

/// Whether a match waits for somebody.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Awaited {
    /// It does, and they do not look at it.
    Now,
    /// They look at it, so it is asked again at this moment.
    Later(Millis),
    /// It does not.
    Not,
}

impl Table {
    /// The step with which the present turn of a seat began. What others do in secret does not change it.
    fn turn_of(&self, seat: Seat) -> usize {
        let steps = self.made.len();
        steps - self.made.iter().rev().take_while(|made| made.to_act.contains(seat)).count()
    }

    /// Who sits there, if it is a person who plays themselves.
    fn player_at(&self, seat: Seat) -> Option<&PlayerId> {
        match &self.seats.get(seat.index())?.occupant {
            Occupant::Player { id, stand_in: None } => Some(id),
            Occupant::Player { .. } | Occupant::Bot(_) | Occupant::Open => None,
        }
    }
}

/// How often it is noted that somebody who waits is there, at most.
const NOTED: Millis = 5_000;

impl Room {
    /// Notes in the store that somebody is there who waits at this table for anybody to come: they have just asked for it, or
    /// keep a page open.
    pub(super) async fn note_waiting(&mut self, has_asked: bool) {
        let (now, seats) = (self.now(), Seat::all(self.table.setup().players));
        let waits = self.table.stage == Stage::Open && self.table.match_setup.bots_at.is_some();
        if !waits || now - self.waiting_noted < NOTED {
            return;
        }
        let presence = &self.lobby.presence;
        if has_asked || seats.into_iter().any(|seat| presence.listens(Viewer::Seat(seat))) {
            self.waiting_noted = now;
            if let Err(error) = self.rooms.store.note_seek(&self.table.header.id, now).await {
                tracing::debug!(id = %self.table.header.id, %error, "it is not noted that somebody waits");
            }
        }
    }

    /// Notes in the store that the turns of these seats have begun. It hurries nobody: what comes of it is found out when it is
    /// due.
    pub(super) fn note_begun(&self, seats: &[Seat], now: Millis) {
        let due = now + self.absence();
        for &seat in seats {
            let Some(player) = self.table.player_at(seat).cloned() else { continue };
            let turn = u32::try_from(self.table.turn_of(seat)).unwrap_or(u32::MAX);
            let (store, id) = (self.rooms.store.clone(), self.table.header.id.clone());
            self.rooms.tasks.spawn(async move {
                if let Err(error) = store.note_turn(&player, &id, turn, due).await {
                    tracing::warn!(%id, %error, "somebody may not be told that it is their turn");
                }
            });
        }
    }

    /// Whether the match waits for a player, as they know it.
    pub(crate) async fn awaits(&mut self, player: PlayerId) -> Result<Awaited, ServerError> {
        let Some(seat) = self.table.seat_of(&player) else { return Ok(Awaited::Not) };
        let to_act = self.table.with_position(Viewer::Seat(seat), None, |position, _| position.to_act().contains(seat));
        if self.table.stage != Stage::Running || !to_act || self.table.player_at(seat).is_none() {
            return Ok(Awaited::Not);
        }
        let now = self.now();
        let present = self.lobby.presence.everywhere(HEARD * self.rooms.config.look_around);
        let mut away = present.away(self.table.setup().players, now, self.absence());
        // Pages find a server that has just started only after a while.
        let is_away = now - self.rooms.began() > self.absence() && away.any(|other| other == seat);
        Ok(if is_away { Awaited::Now } else { Awaited::Later(now + self.absence()) })
    }
}
