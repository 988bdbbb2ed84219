//! Players: who they are, what they prefer, how they get back in.

use crate::database::Row;
use crate::database::query;
use crate::{Millis, PlayerId, SecretHash, Store, StoreError, row};

/// Somebody who plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// Names the player for ever.
    pub id: PlayerId,
    /// What the player is called now.
    pub name: String,
    /// What the player prefers: language, looks, sounds, as JSON.
    pub preferences: String,
    /// When the player first came.
    pub created_at: Millis,
}

impl Player {
    pub(crate) fn from_row(row: &Row) -> Result<Self, StoreError> {
        Ok(Self {
            id: row::player_id(row, "id")?,
            name: row::text(row, "name")?,
            preferences: row::text(row, "preferences")?,
            created_at: row::millis(row, "created_at")?,
        })
    }
}

impl Store {
    /// Adds a player, with the hash of a recovery secret if one was given out.
    pub async fn create_player(&self, player: Player, recovery: Option<SecretHash>) -> Result<(), StoreError> {
        let insert = query(
            "INSERT INTO players (id, name, recovery_hash, preferences, created_at) \
             VALUES ($1, $2, $3, $4, $5)",
        )
        .bind(player.id.as_str())
        .bind(player.name)
        .bind(recovery.as_ref().map(SecretHash::as_str))
        .bind(player.preferences)
        .bind(player.created_at);
        self.execute(insert).await?;
        Ok(())
    }

    /// Looks a player up.
    pub async fn player(&self, id: &PlayerId) -> Result<Option<Player>, StoreError> {
        query("SELECT id, name, preferences, created_at FROM players WHERE id = $1")
            .bind(id.as_str())
            .fetch_optional(self.reads())
            .await?
            .map(|row| Player::from_row(&row))
            .transpose()
    }

    /// Looks up the player whose recovery secret has this hash.
    pub async fn recover_player(&self, secret: &SecretHash) -> Result<Option<Player>, StoreError> {
        query("SELECT id, name, preferences, created_at FROM players WHERE recovery_hash = $1 AND banned_at IS NULL")
            .bind(secret.as_str())
            .fetch_optional(self.reads())
            .await?
            .map(|row| Player::from_row(&row))
            .transpose()
    }

    /// Gives a player another name. Seats and chat keep the name that they were taken with.
    pub async fn rename_player(&self, id: &PlayerId, name: &str) -> Result<(), StoreError> {
        let sql = "UPDATE players SET name = $2 WHERE id = $1";
        self.update_player(sql, id, name).await
    }

    /// Replaces a player's preferences, which are JSON.
    pub async fn set_preferences(&self, id: &PlayerId, json: &str) -> Result<(), StoreError> {
        let sql = "UPDATE players SET preferences = $2 WHERE id = $1";
        self.update_player(sql, id, json).await
    }

    /// Replaces a player's recovery secret; the old one opens nothing any more.
    pub async fn set_recovery(&self, id: &PlayerId, secret: &SecretHash) -> Result<(), StoreError> {
        let sql = "UPDATE players SET recovery_hash = $2 WHERE id = $1";
        self.update_player(sql, id, secret.as_str()).await
    }

    async fn update_player(&self, sql: &'static str, id: &PlayerId, value: &str) -> Result<(), StoreError> {
        let update = query(sql).bind(id.as_str()).bind(value);
        match self.execute(update).await? {
            0 => Err(StoreError::no("player", id)),
            _ => Ok(()),
        }
    }
}
