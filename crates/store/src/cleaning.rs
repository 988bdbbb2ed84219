//! What nobody cares about any more: found, and taken out of the store.

use crate::change::Undo;
use crate::database::{Connection, Statement, query};
use crate::{MatchId, Millis, PlayerId, Store, StoreError, row};

/// How many matches or players are looked for at once.
const AT_ONCE: i64 = 200;

impl Store {
    /// Some matches that were made before a moment and still wait for players.
    pub async fn unjoined_matches(&self, before: Millis) -> Result<Vec<MatchId>, StoreError> {
        let select = "SELECT id FROM matches WHERE state = 'open' AND created_at < $1 ORDER BY created_at LIMIT $2";
        self.ids(query(select).bind(before)).await
    }

    /// Some running matches in which nothing has happened since a moment.
    pub async fn forsaken_matches(&self, since: Millis) -> Result<Vec<MatchId>, StoreError> {
        let select = "SELECT id FROM matches m WHERE state = 'running' AND created_at < $1 AND $1 > COALESCE( \
             (SELECT at_ms FROM actions a WHERE a.match_id = m.id ORDER BY seq DESC LIMIT 1), created_at) LIMIT $2";
        self.ids(query(select).bind(since)).await
    }

    /// Some matches that were given up before a moment.
    pub async fn abandoned_matches(&self, before: Millis) -> Result<Vec<MatchId>, StoreError> {
        let select = "SELECT id FROM matches WHERE state = 'abandoned' AND finished_at < $1 LIMIT $2";
        self.ids(query(select).bind(before)).await
    }

    async fn ids(&self, select: Statement) -> Result<Vec<MatchId>, StoreError> {
        let rows = select.bind(AT_ONCE).fetch_all(self.reads()).await?;
        rows.iter().map(|row| row::match_id(row, "id")).collect()
    }

    /// Takes out a match that was given up, with all that belongs to it; false if it is none.
    pub async fn delete_abandoned(&self, id: &MatchId) -> Result<bool, StoreError> {
        let id = id.clone();
        self.write(Undo::Savepoint, move |db| Box::pin(async move { delete(db, &id).await })).await
    }

    /// Takes out some players who have no match and were not seen since a moment; those who can come back by a private link
    /// or have claimed a name only if they were not seen since an earlier one. Who they were.
    pub async fn delete_guests(&self, since: Millis, with_link: Millis) -> Result<Vec<PlayerId>, StoreError> {
        self.write(Undo::Savepoint, move |db| {
            Box::pin(async move {
                let select = query(
                    "SELECT p.id FROM players p WHERE $1 > COALESCE( \
                     (SELECT MAX(last_seen) FROM sessions s WHERE s.player_id = p.id), p.created_at) \
                     AND $2 > CASE WHEN p.recovery_hash IS NULL \
                     AND NOT EXISTS (SELECT 1 FROM claims WHERE player_id = p.id) THEN 0 ELSE COALESCE( \
                     (SELECT MAX(last_seen) FROM sessions s WHERE s.player_id = p.id), p.created_at) END \
                     AND NOT EXISTS (SELECT 1 FROM seats WHERE player_id = p.id) \
                     AND NOT EXISTS (SELECT 1 FROM matches WHERE created_by = p.id) \
                     AND NOT EXISTS (SELECT 1 FROM chat WHERE player_id = p.id) LIMIT $3",
                );
                let rows = select.bind(since).bind(with_link).bind(AT_ONCE).fetch_all(&mut *db).await?;
                let players: Vec<PlayerId> =
                    rows.iter().map(|row| row::player_id(row, "id")).collect::<Result<_, _>>()?;
                for player in &players {
                    crate::names::release(db, player).await?;
                    crate::invitations::forget(db, player).await?;
                    crate::eyes::forget(db, player).await?;
                    crate::group_changes::forget(db, player).await?;
                    for sql in ["DELETE FROM sessions WHERE player_id = $1", "DELETE FROM players WHERE id = $1"] {
                        query(sql).bind(player.as_str()).execute(&mut *db).await?;
                    }
                }
                Ok(players)
            })
        })
        .await
    }
}

async fn delete(db: &mut Connection, id: &MatchId) -> Result<bool, StoreError> {
    let found = query("SELECT 1 FROM matches WHERE id = $1 AND state = 'abandoned'").bind(id.as_str());
    if found.fetch_optional(&mut *db).await?.is_none() {
        return Ok(false);
    }
    for sql in [
        "UPDATE matches SET rematch_of = NULL WHERE rematch_of = $1",
        "DELETE FROM actions WHERE match_id = $1",
        "DELETE FROM chat WHERE match_id = $1",
        "DELETE FROM seats WHERE match_id = $1",
        "DELETE FROM reviews WHERE match_id = $1",
        "DELETE FROM seeks WHERE match_id = $1",
        "DELETE FROM invitations WHERE match_id = $1",
        "DELETE FROM eyes WHERE match_id = $1",
        "DELETE FROM matches WHERE id = $1",
    ] {
        query(sql).bind(id.as_str()).execute(&mut *db).await?;
    }
    Ok(true)
}
