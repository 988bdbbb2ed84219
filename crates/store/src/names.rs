//! Names that last: who has claimed which, and the password that opens it.

use crate::change::Undo;
use crate::database::{Connection, Row, query};
use crate::{Millis, PlayerId, Store, StoreError, row};

/// A name that somebody has claimed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClaimedName {
    /// Whose it is.
    pub player: PlayerId,
    /// The hash of the password that opens it; empty if only passkeys do.
    pub password: String,
    /// Since when.
    pub claimed_at: Millis,
    /// Whether its player may not come.
    pub banned: bool,
}

/// What came of claiming or changing a name.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Naming {
    /// It is the player's.
    Theirs,
    /// Somebody else has claimed one that looks like it.
    Taken,
}

impl ClaimedName {
    /// Whether a password opens it.
    #[must_use]
    pub fn has_password(&self) -> bool {
        !self.password.is_empty()
    }

    fn from_row(row: &Row) -> Result<Self, StoreError> {
        Ok(Self {
            player: row::player_id(row, "player_id")?,
            password: row::text(row, "password")?,
            claimed_at: row::millis(row, "claimed_at")?,
            banned: row::optional_number::<i64>(row, "banned_at")?.is_some(),
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

    /// Claims a name for a player, who is called so from now on; this is the hash of its password. Who has a claim already keeps
    /// its date.
    /// Of several who try at once the database lets one.
    pub async fn claim_name(
        &self,
        player: &PlayerId,
        name: &str,
        folded: &str,
        password: &str,
        at: Millis,
    ) -> Result<Naming, StoreError> {
        let (player, name, folded) = (player.clone(), name.to_owned(), folded.to_owned());
        let password = password.to_owned();
        self.write(Undo::Savepoint, move |db| {
            Box::pin(async move {
                let insert = query(
                    "INSERT INTO claims (folded, player_id, password, claimed_at) VALUES ($1, $2, $3, $4) \
                     ON CONFLICT (player_id) DO UPDATE SET folded = excluded.folded, password = excluded.password",
                );
                if is_others(db, &folded, &player).await? {
                    return Ok(Naming::Taken);
                }
                let insert = insert.bind(folded.as_str()).bind(player.as_str()).bind(password.as_str()).bind(at);
                insert.execute(&mut *db).await?;
                set_name(db, &player, &name).await?;
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

    /// Gives a player's claim up. They keep the name as long as nobody claims it.
    pub async fn release_name(&self, player: &PlayerId) -> Result<(), StoreError> {
        let player = player.clone();
        self.write(Undo::Savepoint, move |db| Box::pin(async move { release(db, &player).await })).await
    }
}

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

/// Without a claim, what opened the name opens nothing.
pub(crate) async fn release(db: &mut Connection, player: &PlayerId) -> Result<(), StoreError> {
    for sql in ["DELETE FROM claims WHERE player_id = $1", "DELETE FROM passkeys WHERE player_id = $1"] {
        query(sql).bind(player.as_str()).execute(&mut *db).await?;
    }
    Ok(())
}
