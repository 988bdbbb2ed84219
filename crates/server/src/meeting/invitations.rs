//! Invitations to open tables: to people one has played with, and to claimed names.

use engine::{Phrase, phrase};
use store::{InvitationLimits, Invited, MatchId, PlayerId};

use crate::club::fold_name;
use crate::ending::Stage;
use crate::identity::Person;
use crate::room::RoomHandle;
use crate::{App, ServerError};

/// What one may send in an hour, and what may wait for the answer of one person.
pub(super) const LIMITS: InvitationLimits = InvitationLimits { sent: 20, within: 3_600_000, waiting: 20 };

/// How many of those with whom one has played are offered.
pub(crate) const PARTNERS: u32 = 20;

/// Who is to be invited.
pub(crate) enum Guest {
    /// Somebody with whom one has played.
    Partner(PlayerId),
    /// Whoever has claimed this name.
    Named(String),
}

/// Invites somebody to an open table at which one sits.
pub(crate) async fn invite(app: &App, host: &Person, id: &MatchId, guest: Guest) -> Result<(), ServerError> {
    host.may_talk()?;
    let room = app.rooms.get(id).await?;
    sits_at_open(&room, host).await?;
    let guest = find_guest(app, host, guest).await?;
    let group = app.store.group_of_match(id).await?;
    if let Some(group) = group
        && !app.store.is_member(&group, &guest).await?
    {
        return Err(ServerError::NotNow(phrase!("ui-invite-no-member")));
    }
    let invited = app.store.invite(id, &host.id, &guest, app.config.clock.now(), LIMITS).await?;
    outcome(invited, phrase!("ui-invite-before"))
}

/// Who is meant, if it is not oneself.
pub(super) async fn find_guest(app: &App, host: &Person, guest: Guest) -> Result<PlayerId, ServerError> {
    let guest = match guest {
        Guest::Partner(guest) => {
            let partners = app.store.played_with(&host.id, PARTNERS).await?;
            partners.into_iter().map(|partner| partner.id).find(|partner| *partner == guest)
        }
        Guest::Named(name) => app.store.claimed(&fold_name(&name)).await?.map(|claimed| claimed.player),
    };
    match guest {
        Some(guest) if guest == host.id => Err(ServerError::NotNow(phrase!("ui-invite-self"))),
        Some(guest) => Ok(guest),
        None => Err(ServerError::NotNow(phrase!("ui-invite-unknown"))),
    }
}

/// What came of it; `before` says that they were invited before.
pub(super) fn outcome(invited: Invited, before: Phrase) -> Result<(), ServerError> {
    let sentence = match invited {
        Invited::Sent => return Ok(()),
        Invited::Before => before,
        Invited::Refused => phrase!("ui-invite-refused"),
        Invited::Enough => phrase!("ui-invite-enough"),
    };
    Err(ServerError::NotNow(sentence))
}

/// Fails unless somebody sits at this table and it waits for players.
pub(crate) async fn sits_at_open(room: &RoomHandle, host: &Person) -> Result<(), ServerError> {
    let who = host.asker();
    let stage = room.ask(move |room| Box::pin(async move { room.stage_for(&who) })).await?;
    if stage == Stage::Open { Ok(()) } else { Err(ServerError::NotNow(phrase!("ui-invite-late"))) }
}

/// Declines an invitation; `never` also all others of the same person.
pub(crate) async fn decline(app: &App, person: &Person, id: &MatchId, never: bool) -> Result<(), ServerError> {
    if never && let Some(host) = app.store.inviter(id, &person.id).await? {
        app.store.refuse(&person.id, Some(&host), true).await?;
    }
    if app.store.decline(id, &person.id).await? { Ok(()) } else { Err(ServerError::NotFound) }
}
