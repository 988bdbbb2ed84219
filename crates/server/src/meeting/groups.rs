//! Groups: who founds, joins, leads and leaves them, and what they play among themselves.
//!
//! Nobody but its members learns anything of a group: to everybody else its page is not there. Whoever was invited, or bears its
//! link, learns what it is called and how many belong to it. At its tables only members sit down; that is decided in the store.

use engine::phrase;
use serde::Deserialize;
use store::{
    Founded, Group, GroupChange, GroupDeed, GroupId, GroupLimits, GroupSummary, InvitationLimits, Joined, MatchId,
    NewGroup, Page, PlayerId, Standing,
};
use utoipa::ToSchema;

use super::invitations::{Guest, LIMITS, find_guest, outcome, sits_at_open};
use crate::club::fold_name;
use crate::identity::{Person, check_own_name};
use crate::{App, ServerError, random};

/// How many groups one may belong to, and how many may belong to one.
const MOST: GroupLimits = GroupLimits { groups: 20, members: 100 };

/// For so many matches one may invite whole groups in an hour; whoever has enough to answer is left out.
const WHOLE_GROUPS: InvitationLimits = InvitationLimits { sent: 10, ..LIMITS };

/// How many tables of a group are read to tell who sits there that it is no more.
const TABLES: u32 = 1000;

/// What somebody wants to change about a group.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum GroupWord {
    /// One leaves it. The last one to leave takes it along.
    Leave,
    /// It gets another name.
    Rename,
    /// It gets another link; the old one leads nowhere.
    RenewLink,
    /// A member no longer belongs to it; it gets another link, too.
    Remove,
    /// A member looks after it, too.
    Keeper,
    /// A keeper is like everybody else again.
    Member,
    /// A member is its founder from now on.
    HandOver,
    /// It is no more. Its open tables are for whoever has their link.
    Dissolve,
}

/// How somebody answers an invitation to a group.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum GroupAnswer {
    /// They join it.
    Accept,
    /// They do not.
    Decline,
    /// They do not, and want no more invitations from the same person.
    Never,
}

/// Founds a group.
pub(crate) async fn found(app: &App, person: &Person, name: &str) -> Result<GroupId, ServerError> {
    person.may_talk()?;
    let name = check_own_name(name)?;
    let new =
        NewGroup { id: GroupId::new(random::match_id()?), folded: fold_name(&name), link: random::secret()?, name };
    let id = new.id.clone();
    match app.store.found_group(new, &person.id, app.config.clock.now(), MOST).await? {
        Founded::Founded => Ok(id),
        Founded::NameTaken => Err(name_taken()),
        Founded::TooMany => Err(too_many()),
    }
}

/// A group, for one of its members. To everybody else it is not there.
pub(crate) async fn group_of(app: &App, person: &Person, id: &GroupId) -> Result<Group, ServerError> {
    let group = app.store.group(id).await?;
    group.filter(|group| group.standing_of(&person.id).is_some()).ok_or(ServerError::NotFound)
}

/// The group whose link somebody bears.
pub(crate) async fn linked(app: &App, link: &str) -> Result<GroupSummary, ServerError> {
    app.store.group_by_link(link).await?.ok_or(ServerError::NotNow(phrase!("ui-group-link-old")))
}

/// Lets somebody who bears a link join; which group it is.
pub(crate) async fn join_by_link(app: &App, person: &Person, link: &str) -> Result<GroupId, ServerError> {
    let group = linked(app, link).await?;
    join(app, person, &group.id).await?;
    Ok(group.id)
}

async fn join(app: &App, person: &Person, id: &GroupId) -> Result<(), ServerError> {
    match app.store.join_group(id, &person.id, app.config.clock.now(), MOST).await? {
        Joined::Joined | Joined::Before => Ok(()),
        Joined::Full => Err(ServerError::NotNow(phrase!("ui-group-full", most = MOST.members))),
        Joined::TooMany => Err(too_many()),
        Joined::NoGroup => Err(ServerError::NotFound),
    }
}

/// Answers an invitation to a group.
pub(crate) async fn answer(app: &App, person: &Person, id: &GroupId, answer: GroupAnswer) -> Result<(), ServerError> {
    if answer == GroupAnswer::Accept {
        let is_invited = app.store.is_invited_to_group(id, &person.id).await?;
        return if is_invited { join(app, person, id).await } else { Err(ServerError::NotFound) };
    }
    let host = app.store.decline_group(id, &person.id).await?.ok_or(ServerError::NotFound)?;
    if answer == GroupAnswer::Never {
        app.store.refuse(&person.id, Some(&host), true).await?;
    }
    Ok(())
}

/// Changes a group for one of its members, as far as it is for them to do.
pub(crate) async fn change(
    app: &App,
    person: &Person,
    id: &GroupId,
    word: GroupWord,
    whom: Option<PlayerId>,
    name: Option<&str>,
) -> Result<(), ServerError> {
    let whom = || whom.clone().ok_or_else(|| ServerError::Malformed("it is not said which member".into()));
    let deed = match word {
        GroupWord::Leave => {
            let tables = app.store.leave_group(id, &person.id).await?.ok_or(ServerError::NotFound)?;
            app.read_anew(&tables).await;
            return Ok(());
        }
        GroupWord::Rename => {
            person.may_talk()?;
            let name = check_own_name(name.unwrap_or_default())?;
            let folded = fold_name(&name);
            GroupDeed::Rename(name, folded)
        }
        GroupWord::RenewLink => GroupDeed::RenewLink(random::secret()?),
        GroupWord::Remove => GroupDeed::Remove(whom()?, random::secret()?),
        GroupWord::Keeper => GroupDeed::Raise(whom()?, Standing::Keeper),
        GroupWord::Member => GroupDeed::Raise(whom()?, Standing::Member),
        GroupWord::HandOver => GroupDeed::Raise(whom()?, Standing::Founder),
        GroupWord::Dissolve => GroupDeed::Dissolve,
    };
    let tables = if word == GroupWord::Dissolve { open_tables(app, id).await? } else { Vec::new() };
    match app.store.change_group(id, &person.id, deed).await? {
        GroupChange::Done => {}
        GroupChange::NotThere => return Err(ServerError::NotFound),
        GroupChange::NotTheirs => return Err(ServerError::NotNow(phrase!("ui-group-not-yours"))),
        GroupChange::NameTaken => return Err(name_taken()),
    }
    app.read_anew(&tables).await;
    Ok(())
}

async fn open_tables(app: &App, id: &GroupId) -> Result<Vec<MatchId>, ServerError> {
    let tables = app.store.group_tables(id, false, Page::first(TABLES)).await?;
    Ok(tables.into_iter().map(|table| table.id).collect())
}

/// Invites somebody to a group that one belongs to.
pub(crate) async fn invite_to_group(app: &App, host: &Person, id: &GroupId, guest: Guest) -> Result<(), ServerError> {
    host.may_talk()?;
    group_of(app, host, id).await?;
    let guest = find_guest(app, host, guest).await?;
    let invited = app.store.invite_to_group(id, &host.id, &guest, app.config.clock.now(), LIMITS).await?;
    outcome(invited, phrase!("ui-group-invited-before"))
}

/// Invites all members of a group to an open table at which one sits; how many that are.
pub(crate) async fn invite_whole_group(
    app: &App,
    host: &Person,
    id: &MatchId,
    group: &GroupId,
) -> Result<u32, ServerError> {
    host.may_talk()?;
    sits_at_open(&app.rooms.get(id).await?, host).await?;
    group_of(app, host, group).await?;
    if app.store.group_of_match(id).await?.is_some_and(|own| own != *group) {
        return Err(ServerError::NotNow(phrase!("ui-invite-no-members")));
    }
    let invited = app.store.invite_group(id, &host.id, group, app.config.clock.now(), WHOLE_GROUPS).await?;
    invited.ok_or(ServerError::NotNow(phrase!("ui-invite-enough")))
}

/// Fails unless somebody may open a table for this group.
pub(crate) async fn may_open_for(app: &App, person: &Person, group: Option<&GroupId>) -> Result<(), ServerError> {
    match group {
        Some(id) if !app.store.is_member(id, &person.id).await? => Err(ServerError::NotNow(phrase!("ui-group-only"))),
        _ => Ok(()),
    }
}

fn name_taken() -> ServerError {
    ServerError::NotNow(phrase!("ui-group-name-taken"))
}

fn too_many() -> ServerError {
    ServerError::NotNow(phrase!("ui-group-too-many", most = MOST.groups))
}
