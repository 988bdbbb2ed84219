//! Who waits for anybody to come: two who look for the same meet, and after a while a bot comes instead.

use crate::change::Undo;
use crate::database::{Connection, Row, query};
use crate::matches::{Quota, create, has_too_many, plays_too_many};
use crate::seat_changes::hold;
use crate::{Creation, Header, MatchId, Millis, Seating, Store, StoreError, row};

/// What somebody waits for, and how long.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seek {
    /// Who looks for the same has the same here.
    pub kind: String,
    /// From when on bots take the free seats.
    pub bots_at: Millis,
    /// Now: whoever looks is there.
    pub at: Millis,
    /// Who was last heard of before this moment has gone.
    pub gone_before: Millis,
}

/// A match that need not wait any longer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DueSeek {
    /// Names the match.
    pub id: MatchId,
    /// Whether whoever waited there has gone.
    pub is_gone: bool,
}

/// What came of looking for somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sought {
    /// Nobody was there: the new match is, and waits.
    Waits,
    /// Somebody waits for the same at this match, so nothing was made.
    Somebody(MatchId),
    /// Whoever waited for the same at this match has gone: nothing was made, and it is to be closed.
    Gone(MatchId),
    /// Whoever looks has as many matches as they may, so nothing was made.
    TooMany,
}

impl Store {
    /// Finds a match of this kind that waits for somebody, or makes this one to wait. Of several who look at once, also at
    /// different servers, the database lets one wait and sends the others there.
    pub async fn seek(
        &self,
        seek: Seek,
        quota: Quota,
        header: Header,
        seats: Vec<Seating>,
    ) -> Result<Sought, StoreError> {
        self.write(Undo::Savepoint, move |db| {
            Box::pin(async move {
                if let Some((there, seen)) = who_waits(db, &seek.kind).await? {
                    let is_gone = seen.is_some_and(|seen| seen < seek.gone_before);
                    return Ok(if is_gone { Sought::Gone(there) } else { Sought::Somebody(there) });
                }
                // It begins by itself, sooner or later.
                let plays_enough = plays_too_many(db, quota.running, &header.created_by).await?;
                if plays_enough || has_too_many(db, quota, &header, &seats).await? {
                    return Ok(Sought::TooMany);
                }
                if let Creation::RematchExists(_) | Creation::TooMany = create(db, &header, &seats).await? {
                    return Err(StoreError::Invalid("who looks for somebody plays no rematch"));
                }
                query("UPDATE seeks SET match_id = $2, bots_at = $3, seen_at = $4 WHERE kind = $1")
                    .bind(seek.kind.as_str())
                    .bind(header.id.as_str())
                    .bind(seek.bots_at)
                    .bind(seek.at)
                    .execute(db)
                    .await?;
                Ok(Sought::Waits)
            })
        })
        .await
    }

    /// The matches that have waited long enough at this moment, or at which nobody waits any more who was last heard of before
    /// the other one.
    pub async fn due_seeks(&self, now: Millis, gone_before: Millis) -> Result<Vec<DueSeek>, StoreError> {
        let select = query(
            "SELECT match_id, seen_at FROM seeks WHERE match_id IS NOT NULL AND (bots_at <= $1 OR seen_at < $2) \
             ORDER BY bots_at",
        );
        let due = |row: &Row| {
            let seen: Option<Millis> = row::optional_number(row, "seen_at")?;
            Ok(DueSeek { id: row::match_id(row, "match_id")?, is_gone: seen.is_some_and(|seen| seen < gone_before) })
        };
        select.bind(now).bind(gone_before).fetch_all(self.reads()).await?.iter().map(due).collect()
    }

    /// Notes that somebody who waits at a match is there.
    pub async fn note_seek(&self, id: &MatchId, at: Millis) -> Result<(), StoreError> {
        let note = query("UPDATE seeks SET seen_at = $2 WHERE match_id = $1 AND seen_at < $2");
        self.execute(note.bind(id.as_str()).bind(at)).await.map(drop)
    }

    /// Closes an open table to which nobody has come, if whoever waited there was still last heard of before that moment;
    /// whether it was.
    pub async fn close_unattended(&self, id: &MatchId, gone_before: Millis, at: Millis) -> Result<bool, StoreError> {
        let id = id.clone();
        self.write(Undo::Savepoint, move |db| {
            Box::pin(async move {
                let end = query("DELETE FROM seeks WHERE match_id = $1 AND seen_at < $2");
                if end.bind(id.as_str()).bind(gone_before).execute(&mut *db).await? == 0
                    || !hold(db, &id, "open").await?
                {
                    return Ok(false);
                }
                let close = query(
                    "UPDATE matches SET state = 'abandoned', finished_at = $2 WHERE id = $1 \
                     AND EXISTS (SELECT 1 FROM seats s WHERE s.match_id = $1 AND s.kind = 'open')",
                );
                Ok(close.bind(id.as_str()).bind(at).execute(db).await? == 1)
            })
        })
        .await
    }

    /// Notes that a match waits no longer.
    pub async fn end_seek(&self, id: &MatchId) -> Result<(), StoreError> {
        self.execute(query("DELETE FROM seeks WHERE match_id = $1").bind(id.as_str())).await.map(drop)
    }
}

/// The match of this kind that waits for somebody. Until the end of the transaction nobody else looks for the same.
/// And when they were last heard of; nothing is known of those who wait at a server that does not note it.
async fn who_waits(db: &mut Connection, kind: &str) -> Result<Option<(MatchId, Option<Millis>)>, StoreError> {
    query("INSERT INTO seeks (kind, bots_at) VALUES ($1, 0) ON CONFLICT (kind) DO UPDATE SET kind = excluded.kind")
        .bind(kind)
        .execute(&mut *db)
        .await?;
    // A statement of its own: it sees what those have done for whom the first one had to wait.
    let select = query(
        "SELECT k.match_id, k.seen_at FROM seeks k JOIN matches m ON m.id = k.match_id WHERE k.kind = $1 AND m.state = 'open' \
         AND EXISTS (SELECT 1 FROM seats s WHERE s.match_id = m.id AND s.kind = 'open')",
    );
    let waits = |row: Row| Ok((row::match_id(&row, "match_id")?, row::optional_number(&row, "seen_at")?));
    select.bind(kind).fetch_optional(db).await?.map(waits).transpose()
}
