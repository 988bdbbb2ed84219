//! How a match stands, in one trip: whoever has it in memory sees whether another server has changed it.

use crate::database::query;
use crate::{Entry, MatchId, Seating, Store, StoreError, action, row};

/// How a match stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pulse {
    /// How many entries its log has.
    pub length: u32,
    /// How many lines were said.
    pub said: u32,
    /// Whether it is open, running, finished or abandoned.
    pub state: String,
    /// The version of the rules that it is played with.
    pub rules_version: u32,
    /// The match that is its rematch.
    pub rematch: Option<MatchId>,
    /// Who sits where.
    pub seats: Vec<Seating>,
}

/// What was appended to the log of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Growth {
    /// Whether the match is open, running, finished or abandoned.
    pub state: String,
    /// The version of the rules that it is played with.
    pub rules_version: u32,
    /// The new entries, in order.
    pub entries: Vec<Entry>,
}

impl Store {
    /// The entries of a match from this sequence number on, and whether they are still to be played as before; nothing if there
    /// is no such match.
    pub async fn growth(&self, id: &MatchId, from: u32) -> Result<Option<Growth>, StoreError> {
        let rows = query(
            "SELECT m.state, m.rules_version, a.seq, a.seat, a.line, a.action_id, a.at_ms, a.position \
             FROM matches m LEFT JOIN actions a ON a.match_id = m.id AND a.seq >= $2 WHERE m.id = $1 ORDER BY a.seq",
        )
        .bind(id.as_str())
        .bind(i64::from(from))
        .fetch_all(self.reads())
        .await?;
        let Some(first) = rows.first() else { return Ok(None) };
        let is_none = row::optional_number::<u32>(first, "seq")?.is_none();
        Ok(Some(Growth {
            state: row::text(first, "state")?,
            rules_version: row::number(first, "rules_version")?,
            entries: if is_none { Vec::new() } else { action::from_rows(&rows, from)? },
        }))
    }

    /// How a match stands at one moment; nothing if there is none.
    pub async fn pulse(&self, id: &MatchId) -> Result<Option<Pulse>, StoreError> {
        let rows = query(
            "SELECT m.state, m.rules_version, r.id AS rematch, s.kind, s.player_id, s.bot, s.stand_in, s.name, \
             (SELECT COALESCE(MAX(seq) + 1, 0) FROM actions WHERE match_id = $1) AS length, \
             (SELECT COALESCE(MAX(n) + 1, 0) FROM chat WHERE match_id = $1) AS said \
             FROM matches m JOIN seats s ON s.match_id = m.id LEFT JOIN matches r ON r.rematch_of = m.id \
             WHERE m.id = $1 ORDER BY s.seat",
        )
        .bind(id.as_str())
        .fetch_all(self.reads())
        .await?;
        let Some(first) = rows.first() else { return Ok(None) };
        Ok(Some(Pulse {
            length: row::number(first, "length")?,
            said: row::number(first, "said")?,
            state: row::text(first, "state")?,
            rules_version: row::number(first, "rules_version")?,
            rematch: row::optional_match_id(first, "rematch")?,
            seats: rows.iter().map(Seating::from_row).collect::<Result<_, _>>()?,
        }))
    }
}
