//! What is done to groups, each in one transaction.

use crate::database::{Connection, query};
use crate::groups::members;
use crate::{
    Founded, GroupChange, GroupDeed, GroupId, GroupLimits, Joined, MatchId, Millis, NewGroup, PlayerId, Standing,
    StoreError, row,
};

/// Of several who change a group or join it, also at different servers, one waits for the other; false if there is none.
pub(crate) async fn lock(db: &mut Connection, id: &GroupId) -> Result<bool, StoreError> {
    Ok(query("UPDATE play_groups SET name = name WHERE id = $1").bind(id.as_str()).execute(db).await? == 1)
}

/// Whether a player belongs to as many groups as they may. Until the end of the transaction nobody else counts for them.
async fn has_enough(db: &mut Connection, player: &PlayerId, limits: GroupLimits) -> Result<bool, StoreError> {
    query("UPDATE players SET name = name WHERE id = $1").bind(player.as_str()).execute(&mut *db).await?;
    let count = query("SELECT COUNT(*) AS n FROM group_members WHERE player_id = $1").bind(player.as_str());
    Ok(row::number::<u32>(&count.fetch_one(db).await?, "n")? >= limits.groups)
}

pub(crate) async fn found(
    db: &mut Connection,
    new: &NewGroup,
    founder: &PlayerId,
    at: Millis,
    limits: GroupLimits,
) -> Result<Founded, StoreError> {
    if has_enough(db, founder, limits).await? {
        return Ok(Founded::TooMany);
    }
    // A program that does not know groups may have deleted the last member.
    let deserted = "DELETE FROM play_groups WHERE folded = $1 \
         AND NOT EXISTS (SELECT 1 FROM group_members m WHERE m.group_id = play_groups.id)";
    query(deserted).bind(new.folded.as_str()).execute(&mut *db).await?;
    let insert = query(
        "INSERT INTO play_groups (id, name, folded, link, created_at) VALUES ($1, $2, $3, $4, $5) \
         ON CONFLICT (folded) DO NOTHING",
    );
    let insert = insert.bind(new.id.as_str()).bind(new.name.as_str()).bind(new.folded.as_str());
    if insert.bind(new.link.as_str()).bind(at).execute(&mut *db).await? == 0 {
        return Ok(Founded::NameTaken);
    }
    add(db, &new.id, founder, Standing::Founder, at).await?;
    Ok(Founded::Founded)
}

async fn add(
    db: &mut Connection,
    id: &GroupId,
    player: &PlayerId,
    standing: Standing,
    at: Millis,
) -> Result<bool, StoreError> {
    let insert = query(
        "INSERT INTO group_members (group_id, player_id, standing, joined_at) VALUES ($1, $2, $3, $4) \
         ON CONFLICT (group_id, player_id) DO NOTHING",
    );
    let insert = insert.bind(id.as_str()).bind(player.as_str()).bind(standing.number()).bind(at);
    Ok(insert.execute(db).await? == 1)
}

pub(crate) async fn join(
    db: &mut Connection,
    id: &GroupId,
    player: &PlayerId,
    at: Millis,
    limits: GroupLimits,
) -> Result<Joined, StoreError> {
    if !lock(db, id).await? {
        return Ok(Joined::NoGroup);
    }
    let members = members(db, id).await?;
    if members.iter().any(|member| member.player == *player) {
        return Ok(Joined::Before);
    }
    if members.len() >= limits.members as usize {
        return Ok(Joined::Full);
    }
    if has_enough(db, player, limits).await? {
        return Ok(Joined::TooMany);
    }
    add(db, id, player, Standing::Member, at).await?;
    let accepted = query("DELETE FROM group_invitations WHERE group_id = $1 AND player_id = $2");
    accepted.bind(id.as_str()).bind(player.as_str()).execute(db).await?;
    Ok(Joined::Joined)
}

/// Lets a member go, and what they sent that waits for an answer: whoever left invites nobody. If the group ends with them, its
/// open tables, which are for whoever has their link then; nothing at all if they do not belong to it.
pub(crate) async fn leave(
    db: &mut Connection,
    id: &GroupId,
    player: &PlayerId,
) -> Result<Option<Vec<MatchId>>, StoreError> {
    let delete = query("DELETE FROM group_members WHERE group_id = $1 AND player_id = $2");
    if delete.bind(id.as_str()).bind(player.as_str()).execute(&mut *db).await? == 0 {
        return Ok(None);
    }
    let sent = query("DELETE FROM group_invitations WHERE group_id = $1 AND host_id = $2 AND declined = 0");
    sent.bind(id.as_str()).bind(player.as_str()).execute(&mut *db).await?;
    let left = "SELECT 1 FROM group_members WHERE group_id = $1 LIMIT 1";
    let is_deserted = query(left).bind(id.as_str()).fetch_optional(&mut *db).await?.is_none();
    Ok(Some(if is_deserted { dissolve(db, id).await?.unwrap_or_default() } else { Vec::new() }))
}

/// Ends a group; its open tables, which are for whoever has their link then, or nothing if there is no such group.
pub(crate) async fn dissolve(db: &mut Connection, id: &GroupId) -> Result<Option<Vec<MatchId>>, StoreError> {
    let open = query("SELECT id FROM matches WHERE group_id = $1 AND state = 'open' ORDER BY id").bind(id.as_str());
    let open = open.fetch_all(&mut *db).await?.iter().map(|row| row::match_id(row, "id")).collect::<Result<_, _>>()?;
    let delete = query("DELETE FROM play_groups WHERE id = $1").bind(id.as_str());
    Ok((delete.execute(db).await? == 1).then_some(open))
}

pub(crate) async fn change(
    db: &mut Connection,
    id: &GroupId,
    who: &PlayerId,
    deed: &GroupDeed,
) -> Result<GroupChange, StoreError> {
    if !lock(db, id).await? {
        return Ok(GroupChange::NotThere);
    }
    let members = members(db, id).await?;
    let standing = |player: &PlayerId| members.iter().find(|one| one.player == *player).map(|one| one.standing);
    let Some(own) = standing(who) else { return Ok(GroupChange::NotThere) };
    let (others, least) = match deed {
        GroupDeed::Rename(..) | GroupDeed::RenewLink(_) => (None, Standing::Keeper),
        GroupDeed::Dissolve => (None, Standing::Founder),
        GroupDeed::Remove(player, _) => match standing(player) {
            // Of keepers only the founder decides.
            Some(other) => (Some(other), if other == Standing::Member { Standing::Keeper } else { Standing::Founder }),
            None => return Ok(GroupChange::NotThere),
        },
        GroupDeed::Raise(player, _) => match standing(player) {
            Some(other) => (Some(other), Standing::Founder),
            None => return Ok(GroupChange::NotThere),
        },
    };
    // The founder is nobody's to remove or to lower: they hand over, or leave.
    if own < least || others == Some(Standing::Founder) {
        return Ok(GroupChange::NotTheirs);
    }
    done(db, id, who, deed).await
}

async fn done(db: &mut Connection, id: &GroupId, who: &PlayerId, deed: &GroupDeed) -> Result<GroupChange, StoreError> {
    match deed {
        GroupDeed::Rename(name, folded) => {
            let others = query("SELECT 1 FROM play_groups WHERE folded = $1 AND id <> $2");
            if others.bind(folded.as_str()).bind(id.as_str()).fetch_optional(&mut *db).await?.is_some() {
                return Ok(GroupChange::NameTaken);
            }
            let rename = query("UPDATE play_groups SET name = $2, folded = $3 WHERE id = $1").bind(id.as_str());
            rename.bind(name.as_str()).bind(folded.as_str()).execute(db).await?;
        }
        GroupDeed::RenewLink(link) => renew(db, id, link).await?,
        GroupDeed::Remove(player, link) => {
            leave(db, id, player).await?;
            renew(db, id, link).await?;
        }
        GroupDeed::Raise(player, standing) => {
            // Whom the lead passed to is the founder by being the first, and would not be if others came as far as they did.
            let own = if *standing == Standing::Founder { Standing::Keeper } else { Standing::Founder };
            raise(db, id, who, own).await?;
            raise(db, id, player, *standing).await?;
        }
        GroupDeed::Dissolve => drop(dissolve(db, id).await?),
    }
    Ok(GroupChange::Done)
}

async fn renew(db: &mut Connection, id: &GroupId, link: &str) -> Result<(), StoreError> {
    query("UPDATE play_groups SET link = $2 WHERE id = $1").bind(id.as_str()).bind(link).execute(db).await.map(drop)
}

async fn raise(db: &mut Connection, id: &GroupId, player: &PlayerId, standing: Standing) -> Result<(), StoreError> {
    let raise = query("UPDATE group_members SET standing = $3 WHERE group_id = $1 AND player_id = $2");
    raise.bind(id.as_str()).bind(player.as_str()).bind(standing.number()).execute(db).await.map(drop)
}

/// Forgets what a player has to do with groups. What nobody belongs to then is no more; the open tables of such groups.
pub(crate) async fn forget(db: &mut Connection, player: &PlayerId) -> Result<Vec<MatchId>, StoreError> {
    let mut tables = Vec::new();
    let select = query("SELECT group_id FROM group_members WHERE player_id = $1 ORDER BY group_id");
    for row in select.bind(player.as_str()).fetch_all(&mut *db).await? {
        let id = row::group_id(&row, "group_id")?;
        lock(db, &id).await?;
        tables.extend(leave(db, &id, player).await?.unwrap_or_default());
    }
    let invitations = query("DELETE FROM group_invitations WHERE player_id = $1 OR host_id = $1");
    invitations.bind(player.as_str()).execute(db).await?;
    Ok(tables)
}
