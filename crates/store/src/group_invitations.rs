//! Invitations to groups, and of whole groups to matches.

use crate::change::Undo;
use crate::database::{Connection, Row, query};
use crate::groups::members;
use crate::invitations::{count_waiting, refuses, wait_for_both};
use crate::{GroupId, InvitationLimits, Invited, MatchId, Millis, PlayerId, Store, StoreError, row};

/// An invitation to a group that waits for an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GroupInvitation {
    /// To which group.
    pub id: GroupId,
    /// What it is called now.
    pub name: String,
    /// How many belong to it.
    pub members: u32,
    /// What they are called who invite.
    pub host_name: String,
    /// When.
    pub at: Millis,
}

/// An invitation to a group as both who are concerned may keep it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptGroupInvitation {
    /// What the group is called now.
    pub name: String,
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
    /// Invites a player to a group that the host belongs to: also one who has declined, but not at once again.
    pub async fn invite_to_group(
        &self,
        id: &GroupId,
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

    /// The invitations of a player to groups that wait for an answer, the latest first.
    pub async fn group_invitations(&self, player: &PlayerId) -> Result<Vec<GroupInvitation>, StoreError> {
        let select = query(
            "SELECT g.id, g.name, h.name AS host, i.at_ms, \
             (SELECT COUNT(*) FROM group_members m WHERE m.group_id = g.id) AS members \
             FROM group_invitations i JOIN play_groups g ON g.id = i.group_id JOIN players h ON h.id = i.host_id \
             WHERE i.player_id = $1 AND i.declined = 0 AND h.banned_at IS NULL ORDER BY i.at_ms DESC, g.id",
        );
        let invitation = |row: &Row| {
            Ok(GroupInvitation {
                id: row::group_id(row, "id")?,
                name: row::text(row, "name")?,
                members: row::number(row, "members")?,
                host_name: row::text(row, "host")?,
                at: row::millis(row, "at_ms")?,
            })
        };
        select.bind(player.as_str()).fetch_all(self.reads()).await?.iter().map(invitation).collect()
    }

    /// Declines an invitation to a group; who sent it, if there is one.
    pub async fn decline_group(&self, id: &GroupId, player: &PlayerId) -> Result<Option<PlayerId>, StoreError> {
        let select = query("SELECT host_id FROM group_invitations WHERE group_id = $1 AND player_id = $2");
        let found = select.bind(id.as_str()).bind(player.as_str()).fetch_optional(self.reads()).await?;
        let decline = query("UPDATE group_invitations SET declined = 1 WHERE group_id = $1 AND player_id = $2");
        self.execute(decline.bind(id.as_str()).bind(player.as_str())).await?;
        found.map(|row| row::player_id(&row, "host_id")).transpose()
    }

    /// Whether a player is invited to a group.
    pub async fn is_invited_to_group(&self, id: &GroupId, player: &PlayerId) -> Result<bool, StoreError> {
        Ok(self.group_invitations(player).await?.iter().any(|invitation| invitation.id == *id))
    }

    /// All invitations to groups that a player has sent or got.
    pub async fn kept_group_invitations(&self, player: &PlayerId) -> Result<Vec<KeptGroupInvitation>, StoreError> {
        let select = query(
            "SELECT g.name, h.name AS host, p.name AS player, i.at_ms, i.declined FROM group_invitations i \
             JOIN play_groups g ON g.id = i.group_id JOIN players h ON h.id = i.host_id \
             JOIN players p ON p.id = i.player_id \
             WHERE i.player_id = $1 OR i.host_id = $1 ORDER BY i.at_ms, g.id",
        );
        let kept = |row: &Row| {
            Ok(KeptGroupInvitation {
                name: row::text(row, "name")?,
                host: row::text(row, "host")?,
                player: row::text(row, "player")?,
                at: row::millis(row, "at_ms")?,
                declined: row::number::<i64>(row, "declined")? == 1,
            })
        };
        select.bind(player.as_str()).fetch_all(self.reads()).await?.iter().map(kept).collect()
    }

    /// Invites all members of a group to an open match who take invitations and do not have too many; how many that are, or
    /// nothing if that was done for `limits.sent` matches within a while.
    pub async fn invite_group(
        &self,
        id: &MatchId,
        host: &PlayerId,
        group: &GroupId,
        at: Millis,
        limits: InvitationLimits,
    ) -> Result<Option<u32>, StoreError> {
        let (id, host, group) = (id.clone(), host.clone(), group.clone());
        self.write(Undo::Savepoint, move |db| {
            Box::pin(async move { invite_all(db, &id, &host, &group, at, limits).await })
        })
        .await
    }
}

async fn invite_all(
    db: &mut Connection,
    id: &MatchId,
    host: &PlayerId,
    group: &GroupId,
    at: Millis,
    limits: InvitationLimits,
) -> Result<Option<u32>, StoreError> {
    query("UPDATE players SET name = name WHERE id = $1").bind(host.as_str()).execute(&mut *db).await?;
    let count = query(
        "SELECT COUNT(DISTINCT match_id) AS n FROM invitations \
         WHERE host_id = $1 AND at_ms > $2 AND (whole = 1 OR group_id IS NOT NULL) AND match_id <> $3",
    );
    let since = at - limits.within;
    let count = count.bind(host.as_str()).bind(since).bind(id.as_str());
    if row::number::<u32>(&count.fetch_one(&mut *db).await?, "n")? >= limits.sent {
        return Ok(None);
    }
    let mut invited = 0;
    for member in members(db, group).await?.into_iter().filter(|member| member.player != *host) {
        let player = &member.player;
        let has_enough = count_waiting(db, player).await? >= limits.waiting as usize;
        if has_enough || refuses(db, host, player, since).await? {
            continue;
        }
        let insert = query(
            "INSERT INTO invitations (match_id, player_id, host_id, at_ms, declined, group_id, whole) \
             SELECT $1, $2, $3, $4, 0, $5, 1 \
             WHERE NOT EXISTS (SELECT 1 FROM seats s WHERE s.match_id = $1 AND s.player_id = $2) \
             ON CONFLICT (match_id, player_id) DO NOTHING",
        );
        let insert = insert.bind(id.as_str()).bind(player.as_str()).bind(host.as_str()).bind(at);
        invited += insert.bind(group.as_str()).execute(&mut *db).await?;
    }
    Ok(Some(u32::try_from(invited).unwrap_or(u32::MAX)))
}

async fn invite(
    db: &mut Connection,
    id: &GroupId,
    host: &PlayerId,
    player: &PlayerId,
    at: Millis,
    limits: InvitationLimits,
) -> Result<Invited, StoreError> {
    wait_for_both(db, host, player).await?;
    let number = async |db: &mut Connection, sql: &'static str, of: &PlayerId, since: Millis| {
        row::number::<u32>(&query(sql).bind(of.as_str()).bind(since).fetch_one(db).await?, "n")
    };
    let since = at - limits.within;
    let sent = "SELECT COUNT(*) AS n FROM group_invitations WHERE host_id = $1 AND at_ms > $2";
    let waits = "SELECT COUNT(*) AS n FROM group_invitations WHERE player_id = $1 AND declined = 0 AND at_ms > $2";
    if refuses(db, host, player, since).await? {
        return Ok(Invited::Refused);
    }
    if number(db, sent, host, since).await? >= limits.sent || number(db, waits, player, 0).await? >= limits.waiting {
        return Ok(Invited::Enough);
    }
    let insert = query(
        "INSERT INTO group_invitations (group_id, player_id, host_id, at_ms, declined) SELECT $1, $2, $3, $4, 0 \
         WHERE EXISTS (SELECT 1 FROM group_members m WHERE m.group_id = $1 AND m.player_id = $3) \
         AND NOT EXISTS (SELECT 1 FROM group_members m WHERE m.group_id = $1 AND m.player_id = $2) \
         ON CONFLICT (group_id, player_id) DO UPDATE SET host_id = excluded.host_id, at_ms = excluded.at_ms, declined = 0 \
         WHERE group_invitations.declined = 1 AND group_invitations.at_ms <= $5",
    );
    let insert = insert.bind(id.as_str()).bind(player.as_str()).bind(host.as_str()).bind(at).bind(since);
    Ok(if insert.execute(db).await? == 1 { Invited::Sent } else { Invited::Before })
}
