//! Sessions: which browser is which player.

use sqlx::query;

use crate::{Millis, Player, PlayerId, Store, StoreError, TokenHash, row};

/// A browser that has proved to be a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// Whose it is.
    pub player: Player,
    /// Since when.
    pub started_at: Millis,
    /// When it was last heard of, as far as that was noted.
    pub last_seen: Millis,
}

impl Store {
    /// Begins a session for the browser that holds the token with this hash.
    pub async fn create_session(&self, token: &TokenHash, player: &PlayerId, at: Millis) -> Result<(), StoreError> {
        let insert = query(
            "INSERT INTO sessions (token_hash, player_id, created_at, last_seen) \
             VALUES ($1, $2, $3, $3)",
        )
        .bind(token.as_str())
        .bind(player.as_str())
        .bind(at);
        self.execute(insert).await?;
        Ok(())
    }

    /// Looks a session up, with its player.
    pub async fn session(&self, token: &TokenHash) -> Result<Option<Session>, StoreError> {
        let found = query(
            "SELECT p.id, p.name, p.preferences, p.created_at, s.created_at AS started_at, \
             s.last_seen FROM sessions s JOIN players p ON p.id = s.player_id WHERE s.token_hash = $1",
        )
        .bind(token.as_str())
        .fetch_optional(self.reads())
        .await?;
        let Some(row) = found else { return Ok(None) };
        Ok(Some(Session {
            player: Player::from_row(&row)?,
            started_at: row::millis(&row, "started_at")?,
            last_seen: row::millis(&row, "last_seen")?,
        }))
    }

    /// Notes that a session was used. Each note is a write: once in some minutes is often enough.
    pub async fn touch_session(&self, token: &TokenHash, at: Millis) -> Result<(), StoreError> {
        // A note that comes late does not set the clock back.
        let update = query("UPDATE sessions SET last_seen = $2 WHERE token_hash = $1 AND last_seen < $2")
            .bind(token.as_str())
            .bind(at);
        self.execute(update).await?;
        Ok(())
    }

    /// Ends a session, if there is one.
    pub async fn end_session(&self, token: &TokenHash) -> Result<(), StoreError> {
        let delete = query("DELETE FROM sessions WHERE token_hash = $1").bind(token.as_str());
        self.execute(delete).await?;
        Ok(())
    }

    /// Ends all sessions that were last seen before this moment; how many there were.
    pub async fn expire_sessions(&self, before: Millis) -> Result<u64, StoreError> {
        self.execute(query("DELETE FROM sessions WHERE last_seen < $1").bind(before)).await
    }
}
