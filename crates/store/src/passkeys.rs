//! Passkeys, and what a server has asked of a browser and waits for.

use crate::change::Undo;
use crate::database::{Row, query};
use crate::{Millis, Naming, PlayerId, Store, StoreError, row};

/// A passkey that opens a claimed name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredPasskey {
    /// The id of the credential, in the letters of URLs.
    pub id: String,
    /// Whose it is.
    pub player: PlayerId,
    /// What its player calls it.
    pub label: String,
    /// What is known of it, as JSON.
    pub passkey: String,
    /// Since when it is there.
    pub created_at: Millis,
    /// When it last opened the name.
    pub used_at: Option<Millis>,
}

impl StoredPasskey {
    fn from_row(row: &Row) -> Result<Self, StoreError> {
        Ok(StoredPasskey {
            id: row::text(row, "id")?,
            player: row::player_id(row, "player_id")?,
            label: row::text(row, "label")?,
            passkey: row::text(row, "passkey")?,
            created_at: row::millis(row, "created_at")?,
            used_at: row::optional_number(row, "used_at")?,
        })
    }
}

impl Store {
    /// The passkeys of a player, the oldest first.
    pub async fn passkeys_of(&self, player: &PlayerId) -> Result<Vec<StoredPasskey>, StoreError> {
        let select = "SELECT * FROM passkeys WHERE player_id = $1 ORDER BY created_at, id";
        let rows = query(select).bind(player.as_str()).fetch_all(self.reads()).await?;
        rows.iter().map(StoredPasskey::from_row).collect()
    }

    /// The passkey of this id.
    pub async fn passkey(&self, id: &str) -> Result<Option<StoredPasskey>, StoreError> {
        let found = query("SELECT * FROM passkeys WHERE id = $1").bind(id).fetch_optional(self.reads()).await?;
        found.map(|row| StoredPasskey::from_row(&row)).transpose()
    }

    /// Adds a passkey for a player who has claimed this name, or claims it now; somebody else may have been faster.
    pub async fn add_passkey(&self, key: StoredPasskey, name: &str, folded: &str) -> Result<Naming, StoreError> {
        if self.claim_of(&key.player).await?.is_none() {
            match self.claim_name(&key.player, name, folded, "", key.created_at).await? {
                Naming::Theirs => {}
                Naming::Taken => return Ok(Naming::Taken),
            }
        }
        let insert = query(
            "INSERT INTO passkeys (id, player_id, label, passkey, created_at, used_at) VALUES ($1, $2, $3, $4, $5, NULL)",
        );
        let insert = insert.bind(key.id).bind(key.player.as_str()).bind(key.label).bind(key.passkey);
        self.execute(insert.bind(key.created_at)).await?;
        Ok(Naming::Theirs)
    }

    /// Notes that a passkey has opened its name, and what is known of it since.
    pub async fn use_passkey(&self, id: &str, passkey: &str, at: Millis) -> Result<(), StoreError> {
        let update = "UPDATE passkeys SET passkey = $2, used_at = $3 WHERE id = $1";
        self.execute(query(update).bind(id).bind(passkey).bind(at)).await.map(drop)
    }

    /// Takes a passkey out, unless nothing else opens the name: then false.
    pub async fn remove_passkey(&self, player: &PlayerId, id: &str) -> Result<bool, StoreError> {
        let (player, id) = (player.clone(), id.to_owned());
        self.write(Undo::Statement, move |db| {
            Box::pin(async move {
                let delete = query(
                    "DELETE FROM passkeys WHERE player_id = $1 AND id = $2 AND \
                     (EXISTS (SELECT 1 FROM claims WHERE player_id = $1 AND password <> '') \
                     OR EXISTS (SELECT 1 FROM passkeys WHERE player_id = $1 AND id <> $2))",
                );
                Ok(delete.bind(player.as_str()).bind(id.as_str()).execute(db).await? == 1)
            })
        })
        .await
    }

    /// Keeps what was asked of a browser until then.
    pub async fn begin_ceremony(&self, id: &str, state: &str, until: Millis) -> Result<(), StoreError> {
        let insert = "INSERT INTO ceremonies (id, state, expires_at) VALUES ($1, $2, $3)";
        self.execute(query(insert).bind(id).bind(state).bind(until)).await.map(drop)
    }

    /// What was asked of a browser, for the one who answers first and in time.
    pub async fn end_ceremony(&self, id: &str, now: Millis) -> Result<Option<String>, StoreError> {
        let found = query("SELECT state FROM ceremonies WHERE id = $1 AND expires_at > $2").bind(id).bind(now);
        let Some(found) = found.fetch_optional(self.reads()).await? else { return Ok(None) };
        let state = row::text(&found, "state")?;
        let ended = self.execute(query("DELETE FROM ceremonies WHERE id = $1").bind(id)).await?;
        Ok((ended == 1).then_some(state))
    }

    /// Forgets what nobody has answered in time.
    pub async fn clean_ceremonies(&self, now: Millis) -> Result<(), StoreError> {
        self.execute(query("DELETE FROM ceremonies WHERE expires_at < $1").bind(now)).await.map(drop)
    }
}
