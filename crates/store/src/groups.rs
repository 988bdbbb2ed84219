//! Groups: who founded, leads, joins and leaves them.

use crate::change::Undo;
use crate::database::{Connection, Row, Statement, query};
use crate::group_changes::{change, found, join, leave, lock};
use crate::{GroupId, MatchId, Millis, PlayerId, Store, StoreError, row};

/// What somebody is in a group.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Standing {
    /// One of them.
    Member,
    /// Looks after it: may remove members, rename it, renew its link.
    Keeper,
    /// It is theirs: they may do everything, also hand it over and dissolve it.
    Founder,
}

/// A group in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GroupSummary {
    /// Names the group for ever.
    pub id: GroupId,
    /// What it is called now.
    pub name: String,
    /// How many belong to it.
    pub members: u32,
    /// How many of its tables wait for players.
    pub tables: u32,
}

/// A group with all that its members know of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// Names the group for ever.
    pub id: GroupId,
    /// What it is called now.
    pub name: String,
    /// Who bears this may join.
    pub link: String,
    /// When it was founded.
    pub created_at: Millis,
    /// Who belongs to it: the founder first, then keepers, then everybody else as they came.
    pub members: Vec<Member>,
}

/// Somebody who belongs to a group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// Who it is.
    pub player: PlayerId,
    /// What they are called now.
    pub name: String,
    /// What they are there.
    pub standing: Standing,
    /// Since when.
    pub joined_at: Millis,
}

/// Where somebody belongs, as they may keep it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Membership {
    /// Which group.
    pub id: GroupId,
    /// What it is called now.
    pub name: String,
    /// What they are there.
    pub standing: Standing,
    /// Since when.
    pub joined_at: Millis,
}

/// How many groups and members there may be.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct GroupLimits {
    /// So many groups one may belong to.
    pub groups: u32,
    /// So many may belong to one group.
    pub members: u32,
}

/// What a new group is called, and how one gets in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGroup {
    /// Names the group for ever.
    pub id: GroupId,
    /// What it is called.
    pub name: String,
    /// The name as it is compared.
    pub folded: String,
    /// Who bears this may join.
    pub link: String,
}

/// What came of founding a group.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Founded {
    /// It is there.
    Founded,
    /// Another one is called like that.
    NameTaken,
    /// Whoever founds it belongs to as many as they may.
    TooMany,
}

/// What came of joining a group.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Joined {
    /// They belong to it.
    Joined,
    /// They did before.
    Before,
    /// It has as many members as it may.
    Full,
    /// They belong to as many groups as they may.
    TooMany,
    /// There is no such group.
    NoGroup,
}

/// What somebody wants to change about a group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GroupDeed {
    /// It is called this from now on; with the name as it is compared.
    Rename(String, String),
    /// This link leads there from now on, and the old one does not.
    RenewLink(String),
    /// Somebody no longer belongs to it, and only this link leads there.
    Remove(PlayerId, String),
    /// Somebody is this from now on. There is one founder: the old one is a keeper then.
    Raise(PlayerId, Standing),
    /// It is no more.
    Dissolve,
}

/// What came of it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum GroupChange {
    /// It is done.
    Done,
    /// Whoever wants it does not belong there, or there is no such group or member.
    NotThere,
    /// It is not for them to do.
    NotTheirs,
    /// Another group is called like that.
    NameTaken,
}

impl Standing {
    /// Its name.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Standing::Member => "member",
            Standing::Keeper => "keeper",
            Standing::Founder => "founder",
        }
    }

    pub(crate) fn number(self) -> i64 {
        match self {
            Standing::Member => 0,
            Standing::Keeper => 1,
            Standing::Founder => 2,
        }
    }

    /// What somebody is who has this number; the first of all is the founder, whoever that was before.
    fn of(number: i64, is_first: bool) -> Self {
        match number {
            _ if is_first => Standing::Founder,
            0 => Standing::Member,
            _ => Standing::Keeper,
        }
    }
}

impl Group {
    /// What somebody is there, if they belong to it.
    #[must_use]
    pub fn standing_of(&self, player: &PlayerId) -> Option<Standing> {
        self.members.iter().find(|member| member.player == *player).map(|member| member.standing)
    }
}

impl GroupSummary {
    pub(crate) fn from_row(row: &Row) -> Result<Self, StoreError> {
        Ok(Self {
            id: row::group_id(row, "id")?,
            name: row::text(row, "name")?,
            members: row::number(row, "members")?,
            tables: row::number(row, "tables")?,
        })
    }
}

impl Store {
    /// Founds a group. Of several who want the same name at once the database lets one.
    pub async fn found_group(
        &self,
        new: NewGroup,
        founder: &PlayerId,
        at: Millis,
        limits: GroupLimits,
    ) -> Result<Founded, StoreError> {
        let founder = founder.clone();
        let founded =
            self.write(Undo::Savepoint, move |db| Box::pin(async move { found(db, &new, &founder, at, limits).await }));
        match founded.await {
            Err(StoreError::AlreadyExists(_)) => Ok(Founded::NameTaken),
            founded => founded,
        }
    }

    /// The groups that a player belongs to, by name.
    pub async fn groups_of(&self, player: &PlayerId) -> Result<Vec<GroupSummary>, StoreError> {
        let select = "SELECT g.id, g.name, (SELECT COUNT(*) FROM group_members o WHERE o.group_id = g.id) AS members, \
             (SELECT COUNT(*) FROM matches t WHERE t.group_id = g.id AND t.state = 'open') AS tables \
             FROM group_members m JOIN play_groups g ON g.id = m.group_id WHERE m.player_id = $1 ORDER BY g.folded";
        self.group_list(query(select).bind(player.as_str())).await
    }

    /// The groups whose name, as it is compared, has this in it, or that have this id, for a host, the newest first.
    pub async fn groups(&self, sought: &str, folded: &str, limit: u32) -> Result<Vec<GroupSummary>, StoreError> {
        let select = "SELECT g.id, g.name, (SELECT COUNT(*) FROM group_members o WHERE o.group_id = g.id) AS members, \
             (SELECT COUNT(*) FROM matches t WHERE t.group_id = g.id AND t.state = 'open') AS tables \
             FROM play_groups g WHERE g.id = $1 OR g.folded LIKE $2 ESCAPE '\\' ORDER BY g.created_at DESC, g.id LIMIT $3";
        let select = query(select).bind(sought).bind(crate::people::contains(folded)).bind(i64::from(limit));
        self.group_list(select).await
    }

    /// The group that a link leads to.
    pub async fn group_by_link(&self, link: &str) -> Result<Option<GroupSummary>, StoreError> {
        let select = "SELECT g.id, g.name, (SELECT COUNT(*) FROM group_members o WHERE o.group_id = g.id) AS members, \
             CAST(0 AS BIGINT) AS tables FROM play_groups g WHERE g.link = $1";
        Ok(self.group_list(query(select).bind(link)).await?.pop())
    }

    async fn group_list(&self, select: Statement) -> Result<Vec<GroupSummary>, StoreError> {
        select.fetch_all(self.reads()).await?.iter().map(GroupSummary::from_row).collect()
    }

    /// A group with its members.
    pub async fn group(&self, id: &GroupId) -> Result<Option<Group>, StoreError> {
        let mut db = self.reads().snapshot().await?;
        let select = query("SELECT name, link, created_at FROM play_groups WHERE id = $1").bind(id.as_str());
        let Some(row) = select.fetch_optional(&mut db).await? else { return Ok(None) };
        Ok(Some(Group {
            id: id.clone(),
            name: row::text(&row, "name")?,
            link: row::text(&row, "link")?,
            created_at: row::millis(&row, "created_at")?,
            members: members(&mut db, id).await?,
        }))
    }

    /// Whether a player belongs to a group.
    pub async fn is_member(&self, id: &GroupId, player: &PlayerId) -> Result<bool, StoreError> {
        let select = query("SELECT 1 FROM group_members WHERE group_id = $1 AND player_id = $2");
        Ok(select.bind(id.as_str()).bind(player.as_str()).fetch_optional(self.reads()).await?.is_some())
    }

    /// Who belongs to a group, in no order that matters.
    pub async fn members_of(&self, id: &GroupId) -> Result<Vec<PlayerId>, StoreError> {
        let select = query("SELECT player_id FROM group_members WHERE group_id = $1 ORDER BY player_id");
        let rows = select.bind(id.as_str()).fetch_all(self.reads()).await?;
        rows.iter().map(|row| row::player_id(row, "player_id")).collect()
    }

    /// Lets a player join a group, and takes an invitation there as accepted.
    pub async fn join_group(
        &self,
        id: &GroupId,
        player: &PlayerId,
        at: Millis,
        limits: GroupLimits,
    ) -> Result<Joined, StoreError> {
        let (id, player) = (id.clone(), player.clone());
        self.write(Undo::Savepoint, move |db| Box::pin(async move { join(db, &id, &player, at, limits).await })).await
    }

    /// Lets a player leave a group; nothing if they do not belong to it. What nobody belongs to is no more: then these are its
    /// open tables, which are for whoever has their link.
    pub async fn leave_group(&self, id: &GroupId, player: &PlayerId) -> Result<Option<Vec<MatchId>>, StoreError> {
        let (id, player) = (id.clone(), player.clone());
        self.write(Undo::Savepoint, move |db| {
            Box::pin(async move { if lock(db, &id).await? { leave(db, &id, &player).await } else { Ok(None) } })
        })
        .await
    }

    /// Does something about a group for one of its members, if it is for them to do.
    pub async fn change_group(&self, id: &GroupId, who: &PlayerId, deed: GroupDeed) -> Result<GroupChange, StoreError> {
        let (id, who) = (id.clone(), who.clone());
        let change = self.write(Undo::Savepoint, move |db| Box::pin(async move { change(db, &id, &who, &deed).await }));
        match change.await {
            Err(StoreError::AlreadyExists(_)) => Ok(GroupChange::NameTaken),
            change => change,
        }
    }

    /// Where a player belongs, as they may keep it.
    pub async fn memberships(&self, player: &PlayerId) -> Result<Vec<Membership>, StoreError> {
        let mut kept = Vec::new();
        for summary in self.groups_of(player).await? {
            let Some(group) = self.group(&summary.id).await? else { continue };
            let own = group.members.into_iter().find(|member| member.player == *player);
            kept.extend(own.map(|own| Membership {
                id: summary.id,
                name: summary.name,
                standing: own.standing,
                joined_at: own.joined_at,
            }));
        }
        Ok(kept)
    }
}

pub(crate) async fn members(db: &mut Connection, id: &GroupId) -> Result<Vec<Member>, StoreError> {
    let select = "SELECT m.player_id, p.name, m.standing, m.joined_at FROM group_members m JOIN players p ON p.id = m.player_id \
         WHERE m.group_id = $1 ORDER BY m.standing DESC, m.joined_at, m.player_id";
    let rows = query(select).bind(id.as_str()).fetch_all(db).await?;
    let member = |(place, row): (usize, &Row)| {
        Ok(Member {
            player: row::player_id(row, "player_id")?,
            name: row::text(row, "name")?,
            standing: Standing::of(row.get("standing")?, place == 0),
            joined_at: row::millis(row, "joined_at")?,
        })
    };
    rows.iter().enumerate().map(member).collect()
}
