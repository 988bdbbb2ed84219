//! Invitations to open tables, and who wants none.

use crate::change::Undo;
use crate::database::{Connection, Row, Statement, query};
use crate::{MatchId, Millis, PlayerId, Store, StoreError, row};

/// Everybody, among those of whom somebody takes no invitations.
const EVERYBODY: &str = "";

/// So often one may be declined by somebody within [`InvitationLimits::within`]; then they are asked no more.
const DECLINED: u32 = 3;

/// An invitation that waits for an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// To which match.
    pub id: MatchId,
    /// Its game.
    pub game: String,
    /// Who invites.
    pub host: PlayerId,
    /// What they are called.
    pub host_name: String,
    /// When.
    pub at: Millis,
}

/// How many invitations there may be.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct InvitationLimits {
    /// What one may send within a while.
    pub sent: u32,
    /// How long that is.
    pub within: Millis,
    /// What may wait for an answer of one person.
    pub waiting: u32,
}

/// What came of inviting somebody.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Invited {
    /// They see it.
    Sent,
    /// They were invited to this match before.
    Before,
    /// They take no invitations, or none from this person, or are not there.
    Refused,
    /// So many were sent, or wait for their answer, that it is enough for now.
    Enough,
}

/// Somebody with whom one has played, or of whom one takes no invitations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Acquaintance {
    /// Names the player for ever.
    pub id: PlayerId,
    /// What they are called now.
    pub name: String,
}

/// An invitation as both who are concerned may keep it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptInvitation {
    /// To which match.
    pub id: MatchId,
    /// Who invited.
    pub host: String,
    /// Who was invited.
    pub player: String,
    /// When.
    pub at: Millis,
    /// Whether it was declined.
    pub declined: bool,
}

impl Store {
    /// Invites a player to an open match.
    pub async fn invite(
        &self,
        id: &MatchId,
        host: &PlayerId,
        player: &PlayerId,
        at: Millis,
        limits: InvitationLimits,
    ) -> Result<Invited, StoreError> {
        let (id, host, player) = (id.clone(), host.clone(), player.clone());
        self.write(Undo::Savepoint, move |db| {
            Box::pin(async move { invite(db, &id, &host, &player, at, limits).await })
        })
        .await
    }

    /// The invitations of a player that wait for an answer, the latest first: to matches that are open and have a free seat.
    pub async fn invitations(&self, player: &PlayerId) -> Result<Vec<Invitation>, StoreError> {
        let invitation = |row: &Row| {
            Ok(Invitation {
                id: row::match_id(row, "id")?,
                game: row::text(row, "game")?,
                host: row::player_id(row, "host_id")?,
                host_name: row::text(row, "name")?,
                at: row::millis(row, "at_ms")?,
            })
        };
        waiting(player).fetch_all(self.reads()).await?.iter().map(invitation).collect()
    }

    /// Declines an invitation; false if there is none.
    pub async fn decline(&self, id: &MatchId, player: &PlayerId) -> Result<bool, StoreError> {
        let update = query("UPDATE invitations SET declined = 1 WHERE match_id = $1 AND player_id = $2");
        Ok(self.execute(update.bind(id.as_str()).bind(player.as_str())).await? == 1)
    }

    /// Who invited a player to a match, if somebody did.
    pub async fn inviter(&self, id: &MatchId, player: &PlayerId) -> Result<Option<PlayerId>, StoreError> {
        let select = query("SELECT host_id FROM invitations WHERE match_id = $1 AND player_id = $2");
        let found = select.bind(id.as_str()).bind(player.as_str()).fetch_optional(self.reads()).await?;
        found.map(|row| row::player_id(&row, "host_id")).transpose()
    }

    /// Takes no invitations of somebody any more, or of anybody, or takes them again.
    pub async fn refuse(&self, player: &PlayerId, whom: Option<&PlayerId>, refuse: bool) -> Result<(), StoreError> {
        let change = if refuse {
            query("INSERT INTO refusals (player_id, whom) VALUES ($1, $2) ON CONFLICT (player_id, whom) DO NOTHING")
        } else {
            query("DELETE FROM refusals WHERE player_id = $1 AND whom = $2")
        };
        let change = change.bind(player.as_str()).bind(whom.map_or(EVERYBODY, PlayerId::as_str));
        self.execute(change).await.map(drop)
    }

    /// Whether a player takes no invitations of anybody.
    pub async fn refuses_all(&self, player: &PlayerId) -> Result<bool, StoreError> {
        let select = query("SELECT 1 FROM refusals WHERE player_id = $1 AND whom = $2");
        Ok(select.bind(player.as_str()).bind(EVERYBODY).fetch_optional(self.reads()).await?.is_some())
    }

    /// Those of whom a player takes no invitations.
    pub async fn refused(&self, player: &PlayerId) -> Result<Vec<Acquaintance>, StoreError> {
        let select = "SELECT p.id, p.name FROM refusals r JOIN players p ON p.id = r.whom WHERE r.player_id = $1 ORDER BY p.name, p.id";
        self.acquaintances(query(select).bind(player.as_str())).await
    }

    /// Those with whom a player has sat at a table, the latest first.
    pub async fn played_with(&self, player: &PlayerId, limit: u32) -> Result<Vec<Acquaintance>, StoreError> {
        let select = query(
            "SELECT p.id, p.name FROM seats own JOIN seats other ON other.match_id = own.match_id \
             JOIN matches m ON m.id = own.match_id JOIN players p ON p.id = other.player_id \
             WHERE own.player_id = $1 AND other.player_id <> $1 AND p.name <> '' AND p.banned_at IS NULL \
             GROUP BY p.id, p.name ORDER BY MAX(m.created_at) DESC, p.id LIMIT $2",
        );
        self.acquaintances(select.bind(player.as_str()).bind(i64::from(limit))).await
    }

    async fn acquaintances(&self, select: Statement) -> Result<Vec<Acquaintance>, StoreError> {
        let acquaintance =
            |row: &Row| Ok(Acquaintance { id: row::player_id(row, "id")?, name: row::text(row, "name")? });
        select.fetch_all(self.reads()).await?.iter().map(acquaintance).collect()
    }

    /// All invitations that a player has sent or got.
    pub async fn kept_invitations(&self, player: &PlayerId) -> Result<Vec<KeptInvitation>, StoreError> {
        let select = query(
            "SELECT i.match_id, h.name AS host, p.name AS player, i.at_ms, i.declined FROM invitations i \
             JOIN players h ON h.id = i.host_id JOIN players p ON p.id = i.player_id \
             WHERE i.player_id = $1 OR i.host_id = $1 ORDER BY i.at_ms, i.match_id",
        );
        let kept = |row: &Row| {
            Ok(KeptInvitation {
                id: row::match_id(row, "match_id")?,
                host: row::text(row, "host")?,
                player: row::text(row, "player")?,
                at: row::millis(row, "at_ms")?,
                declined: row::number::<i64>(row, "declined")? == 1,
            })
        };
        select.bind(player.as_str()).fetch_all(self.reads()).await?.iter().map(kept).collect()
    }
}

/// What waits for an answer of a player: at tables where they may sit down.
fn waiting(player: &PlayerId) -> Statement {
    query(
        "SELECT m.id, m.game, i.host_id, h.name, i.at_ms FROM invitations i JOIN matches m ON m.id = i.match_id \
         JOIN players h ON h.id = i.host_id WHERE i.player_id = $1 AND i.declined = 0 AND m.state = 'open' \
         AND h.banned_at IS NULL AND EXISTS (SELECT 1 FROM seats s WHERE s.match_id = m.id AND s.kind = 'open') \
         AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.match_id = m.id AND s.player_id = $1) \
         AND (m.group_id IS NULL OR EXISTS \
         (SELECT 1 FROM group_members g WHERE g.group_id = m.group_id AND g.player_id = $1)) \
         ORDER BY i.at_ms DESC, m.id",
    )
    .bind(player.as_str())
}

/// How many invitations to matches wait for an answer of a player.
pub(crate) async fn count_waiting(db: &mut Connection, player: &PlayerId) -> Result<usize, StoreError> {
    Ok(waiting(player).fetch_all(db).await?.len())
}

async fn invite(
    db: &mut Connection,
    id: &MatchId,
    host: &PlayerId,
    player: &PlayerId,
    at: Millis,
    limits: InvitationLimits,
) -> Result<Invited, StoreError> {
    wait_for_both(db, host, player).await?;
    // Whole groups are counted apart; a program that does not know the mark says by the group that it was one.
    let sent = query(
        "SELECT COUNT(*) AS n FROM invitations WHERE host_id = $1 AND at_ms > $2 AND whole = 0 AND group_id IS NULL",
    );
    let sent: u32 = count(db, sent.bind(host.as_str()).bind(at - limits.within)).await?;
    let waits = count_waiting(db, player).await?;
    if refuses(db, host, player, at - limits.within).await? {
        return Ok(Invited::Refused);
    }
    if sent >= limits.sent || waits >= limits.waiting as usize {
        return Ok(Invited::Enough);
    }
    let insert = query(
        "INSERT INTO invitations (match_id, player_id, host_id, at_ms, declined) VALUES ($1, $2, $3, $4, 0) \
         ON CONFLICT (match_id, player_id) DO NOTHING",
    );
    let insert = insert.bind(id.as_str()).bind(player.as_str()).bind(host.as_str()).bind(at);
    Ok(if insert.execute(db).await? == 1 { Invited::Sent } else { Invited::Before })
}

/// Of several servers that count for the same people, one waits for the other.
pub(crate) async fn wait_for_both(db: &mut Connection, one: &PlayerId, other: &PlayerId) -> Result<(), StoreError> {
    let (first, second) = if one < other { (one, other) } else { (other, one) };
    for one in [first, second] {
        query("UPDATE players SET name = name WHERE id = $1").bind(one.as_str()).execute(&mut *db).await?;
    }
    Ok(())
}

/// Whether somebody is not there, or takes no invitations of this host, or has declined often enough since a moment.
pub(crate) async fn refuses(
    db: &mut Connection,
    host: &PlayerId,
    player: &PlayerId,
    since: Millis,
) -> Result<bool, StoreError> {
    let there = query("SELECT COUNT(*) AS n FROM players WHERE id = $1 AND banned_at IS NULL").bind(player.as_str());
    let refused = query("SELECT COUNT(*) AS n FROM refusals WHERE player_id = $1 AND whom IN ($2, $3)");
    let refused = refused.bind(player.as_str()).bind(host.as_str()).bind(EVERYBODY);
    let declined = query(
        "SELECT (SELECT COUNT(*) FROM invitations WHERE player_id = $1 AND host_id = $2 AND declined = 1 AND at_ms > $3) \
         + (SELECT COUNT(*) FROM group_invitations WHERE player_id = $1 AND host_id = $2 AND declined = 1 AND at_ms > $3) AS n",
    );
    let declined = declined.bind(player.as_str()).bind(host.as_str()).bind(since);
    Ok(count(db, there).await? == 0 || count(db, refused).await? > 0 || count(db, declined).await? >= DECLINED)
}

async fn count(db: &mut Connection, select: Statement) -> Result<u32, StoreError> {
    row::number(&select.fetch_one(db).await?, "n")
}

/// Forgets what a player has to do with invitations.
pub(crate) async fn forget(db: &mut Connection, player: &PlayerId) -> Result<(), StoreError> {
    for sql in [
        "DELETE FROM invitations WHERE player_id = $1 OR host_id = $1",
        "DELETE FROM refusals WHERE player_id = $1 OR whom = $1",
    ] {
        query(sql).bind(player.as_str()).execute(&mut *db).await?;
    }
    Ok(())
}
