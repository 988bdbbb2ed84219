//! Names that last: who has claimed which, and what opens it: a password, passkeys. A name without a key is nobody's.

use crate::change::Undo;
use crate::database::{Connection, Row, query};
use crate::{Millis, PlayerId, Store, StoreError, row};

/// A name that somebody has claimed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClaimedName {
    /// Whose it is.
    pub player: PlayerId,
    /// The hash of the password, if there is one.
    pub password: Option<String>,
    /// Since when.
    pub claimed_at: Millis,
    /// Whether its player may not come.
    pub banned: bool,
}

/// The public half of a passkey.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredPasskey {
    /// What it calls itself, in hex.
    pub id: String,
    /// Whose it is.
    pub player: PlayerId,
    /// Where it was made, for its owner.
    pub label: String,
    /// What is needed to check it, as JSON.
    pub credential: String,
    /// When it was made.
    pub created_at: Millis,
    /// When somebody last came in with it.
    pub last_used: Option<Millis>,
}

/// What opens a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NameKey {
    /// A password, by its hash.
    Password(String),
    /// A passkey.
    Passkey(StoredPasskey),
}

/// What came of claiming or changing a name.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Naming {
    /// It is the player's.
    Theirs,
    /// Somebody else has claimed one that looks like it.
    Taken,
}

/// What came of taking a key away.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum KeyLoss {
    /// It opens nothing any more.
    Gone,
    /// There is no such key.
    Unknown,
    /// It is the last one, so it stays.
    Last,
}

impl ClaimedName {
    fn from_row(row: &Row) -> Result<Self, StoreError> {
        Ok(Self {
            player: row::player_id(row, "player_id")?,
            password: row::optional_text(row, "password")?,
            claimed_at: row::millis(row, "claimed_at")?,
            banned: row::optional_number::<i64>(row, "banned_at")?.is_some(),
        })
    }
}

impl StoredPasskey {
    fn from_row(row: &Row) -> Result<Self, StoreError> {
        Ok(Self {
            id: row::text(row, "id")?,
            player: row::player_id(row, "player_id")?,
            label: row::text(row, "label")?,
            credential: row::text(row, "credential")?,
            created_at: row::millis(row, "created_at")?,
            last_used: row::optional_number(row, "last_used")?,
        })
    }
}

impl Store {
    /// Who has claimed a name, by the name as it is compared.
    pub async fn claimed(&self, folded: &str) -> Result<Option<ClaimedName>, StoreError> {
        let select = query(
            "SELECT c.player_id, c.password, c.claimed_at, p.banned_at FROM claims c JOIN players p ON p.id = c.player_id \
             WHERE c.folded = $1",
        );
        let found = select.bind(folded).fetch_optional(self.reads()).await?;
        found.map(|row| ClaimedName::from_row(&row)).transpose()
    }

    /// The claim of a player, if they have one.
    pub async fn claim_of(&self, player: &PlayerId) -> Result<Option<ClaimedName>, StoreError> {
        let select = query(
            "SELECT c.player_id, c.password, c.claimed_at, p.banned_at FROM claims c JOIN players p ON p.id = c.player_id \
             WHERE c.player_id = $1",
        );
        let found = select.bind(player.as_str()).fetch_optional(self.reads()).await?;
        found.map(|row| ClaimedName::from_row(&row)).transpose()
    }

    /// Claims a name for a player, who is called so from now on, and adds a key to it. Who has a claim already keeps its date.
    /// Of several who try at once the database lets one.
    pub async fn claim_name(
        &self,
        player: &PlayerId,
        name: &str,
        folded: &str,
        key: NameKey,
        at: Millis,
    ) -> Result<Naming, StoreError> {
        let (player, name, folded) = (player.clone(), name.to_owned(), folded.to_owned());
        self.write(Undo::Savepoint, move |db| {
            Box::pin(async move {
                let insert = query(
                    "INSERT INTO claims (folded, player_id, claimed_at) VALUES ($1, $2, $3) \
                     ON CONFLICT (player_id) DO UPDATE SET folded = excluded.folded",
                );
                if is_others(db, &folded, &player).await? {
                    return Ok(Naming::Taken);
                }
                insert.bind(folded.as_str()).bind(player.as_str()).bind(at).execute(&mut *db).await?;
                set_name(db, &player, &name).await?;
                add_key(db, &player, key).await?;
                Ok(Naming::Theirs)
            })
        })
        .await
        .or_else(faster)
    }

    /// Calls a player something else; a name that they have claimed before is free again, and the new one is claimed instead.
    pub async fn change_name(&self, player: &PlayerId, name: &str, folded: &str) -> Result<Naming, StoreError> {
        let (player, name, folded) = (player.clone(), name.to_owned(), folded.to_owned());
        self.write(Undo::Savepoint, move |db| {
            Box::pin(async move {
                if !move_claim(db, &player, &folded).await? {
                    return Ok(Naming::Taken);
                }
                set_name(db, &player, &name).await?;
                Ok(Naming::Theirs)
            })
        })
        .await
        .or_else(faster)
    }

    /// Takes a password away, or the passkey with this id, unless it is the last key.
    pub async fn remove_key(&self, player: &PlayerId, passkey: Option<&str>) -> Result<KeyLoss, StoreError> {
        let (player, passkey) = (player.clone(), passkey.map(str::to_owned));
        self.write(Undo::Savepoint, move |db| {
            Box::pin(async move {
                // Of two that are taken away at once, the second one waits here and then is the last.
                query("UPDATE claims SET claimed_at = claimed_at WHERE player_id = $1")
                    .bind(player.as_str())
                    .execute(&mut *db)
                    .await?;
                let count = query(
                    "SELECT (SELECT COUNT(*) FROM claims WHERE player_id = $1 AND password IS NOT NULL) + \
                     (SELECT COUNT(*) FROM passkeys WHERE player_id = $1) AS n",
                );
                let keys: i64 = row::number(&count.bind(player.as_str()).fetch_one(&mut *db).await?, "n")?;
                let remove = match &passkey {
                    Some(id) => {
                        query("DELETE FROM passkeys WHERE player_id = $1 AND id = $2").bind(player.as_str()).bind(id)
                    }
                    None => query("UPDATE claims SET password = NULL WHERE player_id = $1 AND password IS NOT NULL")
                        .bind(player.as_str()),
                };
                Ok(match remove.execute(db).await? {
                    0 => KeyLoss::Unknown,
                    _ if keys > 1 => KeyLoss::Gone,
                    _ => return Err(StoreError::Invalid(LAST_KEY)),
                })
            })
        })
        .await
        .or_else(|error| match error {
            StoreError::Invalid(LAST_KEY) => Ok(KeyLoss::Last),
            error => Err(error),
        })
    }

    /// Gives a player's claim and all its keys up. They keep the name as long as nobody claims it.
    pub async fn release_name(&self, player: &PlayerId) -> Result<(), StoreError> {
        let player = player.clone();
        self.write(Undo::Savepoint, move |db| Box::pin(async move { release(db, &player).await })).await
    }

    /// The passkeys of a player, the oldest first.
    pub async fn passkeys_of(&self, player: &PlayerId) -> Result<Vec<StoredPasskey>, StoreError> {
        let select = query(
            "SELECT id, player_id, label, credential, created_at, last_used FROM passkeys WHERE player_id = $1 \
             ORDER BY created_at, id",
        );
        select.bind(player.as_str()).fetch_all(self.reads()).await?.iter().map(StoredPasskey::from_row).collect()
    }

    /// A passkey, unless its player may not come.
    pub async fn passkey(&self, id: &str) -> Result<Option<StoredPasskey>, StoreError> {
        let select = query(
            "SELECT k.id, k.player_id, k.label, k.credential, k.created_at, k.last_used FROM passkeys k \
             JOIN players p ON p.id = k.player_id WHERE k.id = $1 AND p.banned_at IS NULL",
        );
        let found = select.bind(id).fetch_optional(self.reads()).await?;
        found.map(|row| StoredPasskey::from_row(&row)).transpose()
    }

    /// Notes that somebody came in with a passkey, which counts such uses itself.
    pub async fn use_passkey(&self, id: &str, credential: &str, at: Millis) -> Result<(), StoreError> {
        let update = query("UPDATE passkeys SET credential = $2, last_used = $3 WHERE id = $1");
        self.execute(update.bind(id).bind(credential).bind(at)).await?;
        Ok(())
    }

    /// Keeps what a passkey was asked for until it answers; what nobody has answered in time goes.
    pub async fn begin_ceremony(&self, id: &str, state: &str, now: Millis, until: Millis) -> Result<(), StoreError> {
        self.execute(query("DELETE FROM ceremonies WHERE expires_at <= $1").bind(now)).await?;
        let insert = query("INSERT INTO ceremonies (id, state, expires_at) VALUES ($1, $2, $3)");
        self.execute(insert.bind(id).bind(state).bind(until)).await?;
        Ok(())
    }

    /// What a passkey was asked for, if it answers in time: once.
    pub async fn end_ceremony(&self, id: &str, now: Millis) -> Result<Option<String>, StoreError> {
        let id = id.to_owned();
        self.write(Undo::Savepoint, move |db| {
            Box::pin(async move {
                let select = query("SELECT state FROM ceremonies WHERE id = $1 AND expires_at > $2");
                let found = select.bind(id.as_str()).bind(now).fetch_optional(&mut *db).await?;
                let gone = query("DELETE FROM ceremonies WHERE id = $1").bind(id.as_str()).execute(db).await?;
                found.filter(|_| gone == 1).map(|row| row::text(&row, "state")).transpose()
            })
        })
        .await
    }
}

/// Why a key is not taken away: the change is undone as a whole then.
const LAST_KEY: &str = "the last key of a name";

/// Lets the claim of a player, if they have one, be about another name; false if that is somebody else's.
pub(crate) async fn move_claim(db: &mut Connection, player: &PlayerId, folded: &str) -> Result<bool, StoreError> {
    if is_others(db, folded, player).await? {
        return Ok(false);
    }
    query("UPDATE claims SET folded = $2 WHERE player_id = $1").bind(player.as_str()).bind(folded).execute(db).await?;
    Ok(true)
}

/// Whether somebody else has claimed a name.
async fn is_others(db: &mut Connection, folded: &str, player: &PlayerId) -> Result<bool, StoreError> {
    let select = query("SELECT 1 FROM claims WHERE folded = $1 AND player_id <> $2");
    Ok(select.bind(folded).bind(player.as_str()).fetch_optional(db).await?.is_some())
}

/// Another server was faster to claim a name; nothing was changed then.
fn faster(error: StoreError) -> Result<Naming, StoreError> {
    match error {
        StoreError::AlreadyExists(_) => Ok(Naming::Taken),
        error => Err(error),
    }
}

async fn set_name(db: &mut Connection, player: &PlayerId, name: &str) -> Result<(), StoreError> {
    match query("UPDATE players SET name = $2 WHERE id = $1").bind(player.as_str()).bind(name).execute(db).await? {
        0 => Err(StoreError::no("player", player)),
        _ => Ok(()),
    }
}

async fn add_key(db: &mut Connection, player: &PlayerId, key: NameKey) -> Result<(), StoreError> {
    let add = match key {
        NameKey::Password(hash) => {
            query("UPDATE claims SET password = $2 WHERE player_id = $1").bind(player.as_str()).bind(hash)
        }
        NameKey::Passkey(key) => {
            query("INSERT INTO passkeys (id, player_id, label, credential, created_at) VALUES ($1, $2, $3, $4, $5)")
                .bind(key.id)
                .bind(player.as_str())
                .bind(key.label)
                .bind(key.credential)
                .bind(key.created_at)
        }
    };
    add.execute(db).await?;
    Ok(())
}

pub(crate) async fn release(db: &mut Connection, player: &PlayerId) -> Result<(), StoreError> {
    for sql in ["DELETE FROM passkeys WHERE player_id = $1", "DELETE FROM claims WHERE player_id = $1"] {
        query(sql).bind(player.as_str()).execute(&mut *db).await?;
    }
    Ok(())
}
