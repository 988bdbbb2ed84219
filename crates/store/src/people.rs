//! People as a host and they themselves see them: lists, what is theirs, and how they are forgotten.

use crate::change::Undo;
use crate::database::{Connection, Row, query};
use crate::{MatchId, Millis, PlayerId, Store, StoreError, row};

/// The player that stands for all who were forgotten. Nobody can become this one.
pub(crate) const FORMER: &str = "former";

/// The bot that plays on for somebody who was forgotten.
const SUBSTITUTE: &str = "thumb";

/// A player as a host sees them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerSummary {
    /// Names the player for ever.
    pub id: PlayerId,
    /// What the player is called now.
    pub name: String,
    /// When the player first came.
    pub created_at: Millis,
    /// When a session of theirs was last heard of, if they have one.
    pub last_seen: Option<Millis>,
    /// How many sessions they have.
    pub sessions: u32,
    /// Whether they may not talk.
    pub muted: bool,
    /// Whether they may not come.
    pub banned: bool,
}

/// Something that a player said, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// In which match.
    pub id: MatchId,
    /// What.
    pub text: String,
    /// When.
    pub at: Millis,
}

impl PlayerSummary {
    fn from_row(row: &Row) -> Result<Self, StoreError> {
        Ok(Self {
            id: row::player_id(row, "id")?,
            name: row::text(row, "name")?,
            created_at: row::millis(row, "created_at")?,
            last_seen: row::optional_number(row, "last_seen")?,
            sessions: row::number(row, "sessions")?,
            muted: row::optional_number::<i64>(row, "muted_at")?.is_some(),
            banned: row::optional_number::<i64>(row, "banned_at")?.is_some(),
        })
    }
}

impl Store {
    /// The players whose name or id has this in it, those heard of last first.
    pub async fn players(&self, sought: &str, limit: u32) -> Result<Vec<PlayerSummary>, StoreError> {
        let select = query(
            "SELECT p.id, p.name, p.created_at, p.muted_at, p.banned_at, MAX(s.last_seen) AS last_seen, \
             COUNT(s.token_hash) AS sessions FROM players p LEFT JOIN sessions s ON s.player_id = p.id \
             WHERE p.id <> $1 AND (p.id = $2 OR LOWER(p.name) LIKE $3 ESCAPE '\\') \
             GROUP BY p.id, p.name, p.created_at, p.muted_at, p.banned_at \
             ORDER BY COALESCE(MAX(s.last_seen), p.created_at) DESC, p.id LIMIT $4",
        );
        let select = select.bind(FORMER).bind(sought).bind(contains(sought)).bind(i64::from(limit));
        select.fetch_all(self.reads()).await?.iter().map(PlayerSummary::from_row).collect()
    }

    /// Everything that a player has said, in order.
    pub async fn said_by(&self, player: &PlayerId) -> Result<Vec<Said>, StoreError> {
        let select = query("SELECT match_id, line, at_ms FROM chat WHERE player_id = $1 ORDER BY at_ms, match_id, n");
        let said = |row: &Row| {
            Ok(Said {
                id: row::match_id(row, "match_id")?,
                text: row::text(row, "line")?,
                at: row::millis(row, "at_ms")?,
            })
        };
        select.bind(player.as_str()).fetch_all(self.reads()).await?.iter().map(said).collect()
    }

    /// Forgets a player: name, preferences, sessions and everything said are gone, a bot plays on at tables that are not over,
    /// and elsewhere the seat has no name. The matches that this concerns.
    pub async fn forget_player(&self, player: &PlayerId, at: Millis) -> Result<Vec<MatchId>, StoreError> {
        let player = player.clone();
        self.write(Undo::Savepoint, move |db| Box::pin(async move { forget(db, &player, at).await })).await
    }
}

/// The pattern of small letters that have this in them.
pub(crate) fn contains(sought: &str) -> String {
    let literal = sought.to_lowercase().replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_");
    format!("%{literal}%")
}

/// The matches in which a player sits or has said something, or which they made.
pub(crate) async fn matches_with(db: &mut Connection, player: &PlayerId) -> Result<Vec<MatchId>, StoreError> {
    query(
        "SELECT match_id AS id FROM seats WHERE player_id = $1 UNION SELECT match_id FROM chat WHERE player_id = $1 \
         UNION SELECT id FROM matches WHERE created_by = $1",
    )
    .bind(player.as_str())
    .fetch_all(db)
    .await?
    .iter()
    .map(|row| row::match_id(row, "id"))
    .collect()
}

pub(crate) async fn forget(db: &mut Connection, player: &PlayerId, at: Millis) -> Result<Vec<MatchId>, StoreError> {
    if player.as_str() == FORMER {
        return Err(StoreError::no("player", player));
    }
    let mut matches = matches_with(db, player).await?;
    query(
        "INSERT INTO players (id, name, preferences, created_at) VALUES ($1, '', '{}', 0) ON CONFLICT (id) DO NOTHING",
    )
    .bind(FORMER)
    .execute(&mut *db)
    .await?;
    query(
        "UPDATE seats SET kind = 'bot', bot = $2, player_id = NULL, stand_in = NULL, name = '' \
         WHERE player_id = $1 AND match_id IN (SELECT id FROM matches WHERE state = 'running')",
    )
    .bind(player.as_str())
    .bind(SUBSTITUTE)
    .execute(&mut *db)
    .await?;
    for sql in [
        "UPDATE seats SET kind = 'open', player_id = NULL, stand_in = NULL, name = '' \
         WHERE player_id = $1 AND match_id IN (SELECT id FROM matches WHERE state = 'open')",
        "DELETE FROM chat WHERE player_id = $1",
        "DELETE FROM sessions WHERE player_id = $1",
        "DELETE FROM ratings WHERE player_id = $1",
    ] {
        query(sql).bind(player.as_str()).execute(&mut *db).await?;
    }
    for sql in [
        "UPDATE result_seats SET player_id = $2 WHERE player_id = $1",
        "UPDATE seats SET player_id = $2, name = '' WHERE player_id = $1",
        "UPDATE matches SET created_by = $2 WHERE created_by = $1",
    ] {
        query(sql).bind(player.as_str()).bind(FORMER).execute(&mut *db).await?;
    }
    crate::names::release(db, player).await?;
    crate::invitations::forget(db, player).await?;
    crate::eyes::forget(db, player).await?;
    for id in &matches {
        close_if_deserted(db, id, at).await?;
    }
    for table in crate::group_changes::forget(db, player).await? {
        if !matches.contains(&table) {
            matches.push(table);
        }
    }
    match query("DELETE FROM players WHERE id = $1").bind(player.as_str()).execute(db).await? {
        0 => Err(StoreError::no("player", player)),
        _ => Ok(matches),
    }
}

/// A table at which no person is left is not waited for.
async fn close_if_deserted(db: &mut Connection, id: &MatchId, at: Millis) -> Result<(), StoreError> {
    query(
        "UPDATE matches SET state = 'abandoned', finished_at = $2 WHERE id = $1 AND state IN ('open', 'running') \
         AND NOT EXISTS (SELECT 1 FROM seats WHERE match_id = $1 AND kind = 'player')",
    )
    .bind(id.as_str())
    .bind(at)
    .execute(db)
    .await?;
    Ok(())
}
