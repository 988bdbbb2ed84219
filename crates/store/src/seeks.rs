//! Who waits for anybody to come: two who look for the same meet, and after a while a bot comes instead.

use crate::change::Undo;
use crate::database::{Connection, Row, query};
use crate::matches::{Quota, create, has_too_many};
use crate::{Creation, Header, MatchId, Millis, Seating, Store, StoreError, row};

/// What somebody waits for, and how long.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seek {
    /// Who looks for the same has the same here.
    pub kind: String,
    /// From when on bots take the free seats.
    pub bots_at: Millis,
}

/// What came of looking for somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sought {
    /// Nobody was there: the new match is, and waits.
    Waits,
    /// Somebody waits for the same at this match, so nothing was made.
    Somebody(MatchId),
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
                if let Some(there) = who_waits(db, &seek.kind).await? {
                    return Ok(Sought::Somebody(there));
                }
                if has_too_many(db, quota, &header, &seats).await? {
                    return Ok(Sought::TooMany);
                }
                if let Creation::RematchExists(_) | Creation::TooMany = create(db, &header, &seats).await? {
                    return Err(StoreError::Invalid("who looks for somebody plays no rematch"));
                }
                query("UPDATE seeks SET match_id = $2, bots_at = $3 WHERE kind = $1")
                    .bind(seek.kind.as_str())
                    .bind(header.id.as_str())
                    .bind(seek.bots_at)
                    .execute(db)
                    .await?;
                Ok(Sought::Waits)
            })
        })
        .await
    }

    /// The matches that have waited long enough at this moment.
    pub async fn due_seeks(&self, now: Millis) -> Result<Vec<MatchId>, StoreError> {
        let select = query("SELECT match_id FROM seeks WHERE match_id IS NOT NULL AND bots_at <= $1 ORDER BY bots_at");
        let id = |row: &Row| row::match_id(row, "match_id");
        select.bind(now).fetch_all(self.reads()).await?.iter().map(id).collect()
    }

    /// Notes that a match waits no longer.
    pub async fn end_seek(&self, id: &MatchId) -> Result<(), StoreError> {
        self.execute(query("DELETE FROM seeks WHERE match_id = $1").bind(id.as_str())).await.map(drop)
    }
}

/// The match of this kind that waits for somebody. Until the end of the transaction nobody else looks for the same.
async fn who_waits(db: &mut Connection, kind: &str) -> Result<Option<MatchId>, StoreError> {
    query("INSERT INTO seeks (kind, bots_at) VALUES ($1, 0) ON CONFLICT (kind) DO UPDATE SET kind = excluded.kind")
        .bind(kind)
        .execute(&mut *db)
        .await?;
    // A statement of its own: it sees what those have done for whom the first one had to wait.
    let select = query(
        "SELECT k.match_id FROM seeks k JOIN matches m ON m.id = k.match_id WHERE k.kind = $1 AND m.state = 'open' \
         AND EXISTS (SELECT 1 FROM seats s WHERE s.match_id = m.id AND s.kind = 'open')",
    );
    select.bind(kind).fetch_optional(db).await?.map(|row| row::match_id(&row, "match_id")).transpose()
}
