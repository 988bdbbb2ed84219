//! Who may look at a match with the eyes of a seat, because the person who sits there lets them.

use crate::database::{Connection, Row, query};
use crate::{MatchId, PlayerId, Store, StoreError, row};

/// Of one seat so many people may ask.
const MOST: i64 = 20;

/// Somebody who has asked to look with the eyes of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Looker {
    /// Which seat.
    pub seat: u8,
    /// Who sat there and was asked.
    pub owner: PlayerId,
    /// Who asked.
    pub player: PlayerId,
    /// What they are called now.
    pub name: String,
    /// What the owner says.
    pub permission: Permission,
}

/// What somebody says who was asked for their eyes.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Permission {
    /// Nothing yet.
    Asked,
    /// Yes.
    Given,
    /// No, or no longer.
    Refused,
}

/// A permission as both who are concerned may keep it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptPermission {
    /// In which match.
    pub id: MatchId,
    /// Who was asked.
    pub owner: String,
    /// Who asked.
    pub player: String,
    /// What was said.
    pub permission: Permission,
}

impl Permission {
    /// Its name in the store.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Permission::Asked => "asked",
            Permission::Given => "given",
            Permission::Refused => "refused",
        }
    }

    fn from_row(row: &Row) -> Result<Self, StoreError> {
        match row::text(row, "permission")?.as_str() {
            "asked" => Ok(Permission::Asked),
            "given" => Ok(Permission::Given),
            "refused" => Ok(Permission::Refused),
            other => Err(StoreError::corrupt("eyes.permission", other)),
        }
    }
}

impl Store {
    /// Who has asked for the eyes of which seat of a match. Those who may not come any more have not.
    pub async fn lookers(&self, id: &MatchId) -> Result<Vec<Looker>, StoreError> {
        let select = query(
            "SELECT e.seat, e.owner_id, e.player_id, p.name, e.permission FROM eyes e JOIN players p ON p.id = e.player_id \
             WHERE e.match_id = $1 AND p.banned_at IS NULL ORDER BY e.seat, e.player_id",
        );
        let looker = |row: &Row| {
            Ok(Looker {
                seat: row::number(row, "seat")?,
                owner: row::player_id(row, "owner_id")?,
                player: row::player_id(row, "player_id")?,
                name: row::text(row, "name")?,
                permission: Permission::from_row(row)?,
            })
        };
        select.bind(id.as_str()).fetch_all(self.reads()).await?.iter().map(looker).collect()
    }

    /// Asks somebody who sits at a seat to look with their eyes; false if that was asked before, or by too many.
    pub async fn ask_to_look(
        &self,
        id: &MatchId,
        seat: u8,
        owner: &PlayerId,
        player: &PlayerId,
    ) -> Result<bool, StoreError> {
        let insert = query(
            "INSERT INTO eyes (match_id, seat, owner_id, player_id, permission) SELECT $1, $2, $3, $4, 'asked' \
             WHERE (SELECT COUNT(*) FROM eyes WHERE match_id = $1 AND seat = $2) < $5 \
             ON CONFLICT (match_id, seat, owner_id, player_id) DO NOTHING",
        );
        let insert = insert.bind(id.as_str()).bind(i64::from(seat)).bind(owner.as_str()).bind(player.as_str());
        Ok(self.execute(insert.bind(MOST)).await? == 1)
    }

    /// Notes what somebody says whose eyes were asked for; false if nobody has asked.
    pub async fn answer_looker(
        &self,
        id: &MatchId,
        owner: &PlayerId,
        player: &PlayerId,
        permission: Permission,
    ) -> Result<bool, StoreError> {
        let update = query("UPDATE eyes SET permission = $4 WHERE match_id = $1 AND owner_id = $2 AND player_id = $3");
        let update = update.bind(id.as_str()).bind(owner.as_str()).bind(player.as_str()).bind(permission.as_str());
        Ok(self.execute(update).await? > 0)
    }

    /// All permissions that a player has asked for or was asked for.
    pub async fn kept_permissions(&self, player: &PlayerId) -> Result<Vec<KeptPermission>, StoreError> {
        let select = query(
            "SELECT e.match_id, o.name AS owner, p.name AS player, e.permission FROM eyes e \
             JOIN players o ON o.id = e.owner_id JOIN players p ON p.id = e.player_id \
             WHERE e.owner_id = $1 OR e.player_id = $1 ORDER BY e.match_id, e.seat, e.player_id",
        );
        let kept = |row: &Row| {
            Ok(KeptPermission {
                id: row::match_id(row, "match_id")?,
                owner: row::text(row, "owner")?,
                player: row::text(row, "player")?,
                permission: Permission::from_row(row)?,
            })
        };
        select.bind(player.as_str()).fetch_all(self.reads()).await?.iter().map(kept).collect()
    }
}

/// Forgets what a player has to do with eyes.
pub(crate) async fn forget(db: &mut Connection, player: &PlayerId) -> Result<(), StoreError> {
    query("DELETE FROM eyes WHERE owner_id = $1 OR player_id = $1").bind(player.as_str()).execute(db).await.map(drop)
}
