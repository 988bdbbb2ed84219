//! Counts for metrics.

use crate::database::query;
use crate::{Store, StoreError, row};

/// How much there is. Actions are not counted: that would read the whole log.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// All players.
    pub players: u64,
    /// Sessions that have not ended.
    pub sessions: u64,
    /// Matches that wait for players.
    pub open: u64,
    /// Matches that are being played.
    pub running: u64,
    /// Matches that were played to their end.
    pub finished: u64,
    /// Matches that were given up.
    pub abandoned: u64,
}

impl Store {
    /// Counts what there is.
    pub async fn counts(&self) -> Result<Counts, StoreError> {
        let row = query(
            "SELECT (SELECT COUNT(*) FROM players) AS players, \
             (SELECT COUNT(*) FROM sessions) AS sessions, \
             (SELECT COUNT(*) FROM matches WHERE state = 'open') AS open, \
             (SELECT COUNT(*) FROM matches WHERE state = 'running') AS running, \
             (SELECT COUNT(*) FROM matches WHERE state = 'finished') AS finished, \
             (SELECT COUNT(*) FROM matches WHERE state = 'abandoned') AS abandoned",
        )
        .fetch_one(self.reads())
        .await?;
        Ok(Counts {
            players: row::number(&row, "players")?,
            sessions: row::number(&row, "sessions")?,
            open: row::number(&row, "open")?,
            running: row::number(&row, "running")?,
            finished: row::number(&row, "finished")?,
            abandoned: row::number(&row, "abandoned")?,
        })
    }
}
