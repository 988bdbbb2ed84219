//! Actions: the log of a match, which only grows, and only at its end.

use std::collections::HashSet;

use crate::change::Undo;
use crate::database::{Connection, Row, query};
use crate::{MatchId, Millis, Store, StoreError, row, seat};

/// One line of a match's record. Its sequence number is its place in the log, counted from 0, so
/// the number of entries is both the version of the match and the number that the next entry gets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Who did it.
    pub seat: u8,
    /// What was done: a line of the record.
    pub line: String,
    /// Names this action within its match, so that one that is sent twice is done once.
    pub action_id: String,
    /// When.
    pub at: Millis,
    /// The hash of the position that it led to, where that is known.
    pub position: Option<String>,
}

/// What came of appending.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Append {
    /// All entries are in the log, and on disk.
    Appended,
    /// An entry with the same action id is in the log already, at this place; nothing was written.
    AlreadyDone {
        /// Its sequence number.
        seq: u32,
    },
    /// The log is not as long as expected; nothing was written.
    Stale {
        /// How many entries it has.
        current: u32,
    },
}

impl Store {
    /// Appends entries to a match whose log has `expected` entries: all of them or none. Of several who append at the
    /// same place one succeeds, and the others are told that they are stale.
    ///
    /// Whether an entry is already done counts first, so that one that is sent again is recognised however far the
    /// match has gone on; if several are, the answer names the first of them.
    pub async fn append(&self, id: &MatchId, expected: u32, entries: Vec<Entry>) -> Result<Append, StoreError> {
        check(&entries)?;
        let id = id.clone();
        match <[Entry; 1]>::try_from(entries) {
            Ok([entry]) => self.queue().append(id, expected, entry).await,
            Err(entries) => {
                self.write(Undo::Savepoint, move |db| {
                    Box::pin(async move { append(db, &id, expected, &entries).await })
                })
                .await
            }
        }
    }

    /// The entries of a match from this sequence number on, in order; none if there is no such
    /// match.
    pub async fn actions(&self, id: &MatchId, from: u32) -> Result<Vec<Entry>, StoreError> {
        let mut db = self.reads().acquire().await?;
        read(&mut db, id, from).await
    }
}

fn check(entries: &[Entry]) -> Result<(), StoreError> {
    if entries.is_empty() {
        return Err(StoreError::Invalid("nothing was given to append"));
    }
    let mut ids = HashSet::with_capacity(entries.len());
    if !entries.iter().all(|entry| ids.insert(&entry.action_id)) {
        return Err(StoreError::Invalid("two entries have the same action id"));
    }
    Ok(())
}

pub(crate) async fn append(
    db: &mut Connection,
    id: &MatchId,
    expected: u32,
    entries: &[Entry],
) -> Result<Append, StoreError> {
    if entries.len() > 1 {
        for entry in entries {
            if let Some(seq) = Log::look(db, id, &entry.action_id).await?.done {
                return Ok(Append::AlreadyDone { seq });
            }
        }
    }
    for (seq, entry) in (expected..).zip(entries) {
        if !insert(db, id, seq, entry).await? {
            // Once the first entry is in, the end of the log is ours: then only a seat can be missing.
            return if seq == expected {
                explain(db, id, seq, entry).await
            } else {
                Err(seat::missing(id, entry.seat))
            };
        }
    }
    Ok(Append::Appended)
}

/// Inserts an entry if it fits; whether it did. One statement does it all, because every further one would cost each
/// action a trip to the database.
async fn insert(db: &mut Connection, id: &MatchId, seq: u32, entry: &Entry) -> Result<bool, StoreError> {
    let inserted = query(
        "INSERT INTO actions (match_id, seq, seat, line, action_id, at_ms, position) \
         SELECT s.match_id, $2, s.seat, $4, $5, $6, $7 FROM seats s \
         WHERE s.match_id = $1 AND s.seat = $3 \
         AND $2 = (SELECT COALESCE(MAX(seq) + 1, 0) FROM actions WHERE match_id = $1) \
         ON CONFLICT DO NOTHING",
    )
    .bind(id.as_str())
    .bind(i64::from(seq))
    .bind(i64::from(entry.seat))
    .bind(entry.line.as_str())
    .bind(entry.action_id.as_str())
    .bind(entry.at)
    .bind(entry.position.as_deref())
    .execute(db)
    .await?;
    Ok(inserted == 1)
}

/// Why an entry did not fit.
async fn explain(db: &mut Connection, id: &MatchId, seq: u32, entry: &Entry) -> Result<Append, StoreError> {
    match Log::look(db, id, &entry.action_id).await? {
        Log { done: Some(seq), .. } => Ok(Append::AlreadyDone { seq }),
        Log { length, .. } if length != seq => Ok(Append::Stale { current: length }),
        Log { .. } => Err(seat::missing(id, entry.seat)),
    }
}

/// What there is to know about a log when something is to be appended to it.
struct Log {
    /// How many entries it has.
    length: u32,
    /// Where the action is that was asked about.
    done: Option<u32>,
}

impl Log {
    async fn look(db: &mut Connection, id: &MatchId, action_id: &str) -> Result<Self, StoreError> {
        let row = query(
            "SELECT \
             (SELECT COALESCE(MAX(seq) + 1, 0) FROM actions WHERE match_id = m.id) AS length, \
             (SELECT seq FROM actions WHERE match_id = m.id AND action_id = $2) AS done \
             FROM matches m WHERE m.id = $1",
        )
        .bind(id.as_str())
        .bind(action_id)
        .fetch_optional(db)
        .await?
        .ok_or_else(|| StoreError::no("match", id))?;
        Ok(Self { length: row::number(&row, "length")?, done: row::optional_number(&row, "done")? })
    }
}

/// Reads a log from this sequence number on.
pub(crate) async fn read(db: &mut Connection, id: &MatchId, from: u32) -> Result<Vec<Entry>, StoreError> {
    let rows = query(
        "SELECT seq, seat, line, action_id, at_ms, position FROM actions \
         WHERE match_id = $1 AND seq >= $2 ORDER BY seq",
    )
    .bind(id.as_str())
    .bind(i64::from(from))
    .fetch_all(db)
    .await?;
    from_rows(&rows, from)
}

/// Reads rows of a log that begins with this sequence number.
pub(crate) fn from_rows(rows: &[Row], from: u32) -> Result<Vec<Entry>, StoreError> {
    let mut entries = Vec::with_capacity(rows.len());
    for (expected, row) in (from..).zip(rows) {
        // A log with a gap would replay to another position.
        let seq: u32 = row::number(row, "seq")?;
        if seq != expected {
            return Err(StoreError::corrupt("actions.seq", format_args!("{seq} after a gap at {expected}")));
        }
        entries.push(Entry {
            seat: row::number(row, "seat")?,
            line: row::text(row, "line")?,
            action_id: row::text(row, "action_id")?,
            at: row::millis(row, "at_ms")?,
            position: row::optional_text(row, "position")?,
        });
    }
    Ok(entries)
}
