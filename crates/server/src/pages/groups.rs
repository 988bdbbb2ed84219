//! One's groups: a list, founding one, and ways into one.

use axum::extract::{Form, Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::SignedCookieJar;
use boards::icon;
use engine::phrase;
use maud::{Markup, html};
use narration::Narrator;
use serde::Deserialize;
use store::{GroupId, GroupInvitation, GroupSummary};

use super::account::Secret;
use super::layout::Page;
use super::parts::{secret_page, section};
use super::{hidden, name_field, notice};
use crate::identity::Visitor;
use crate::meeting::{self, GroupAnswer};
use crate::{App, ServerError};

/// `GET /groups`
pub(super) async fn show(State(app): State<App>, visitor: Visitor) -> Result<Response, ServerError> {
    page(&app, &visitor, None).await
}

async fn page(app: &App, visitor: &Visitor, wrong: Option<(&str, &ServerError)>) -> Result<Response, ServerError> {
    let words = visitor.words();
    let (groups, invitations) = match &visitor.person {
        Some(person) => (app.store.groups_of(&person.id).await?, app.store.group_invitations(&person.id).await?),
        None => (Vec::new(), Vec::new()),
    };
    // Nobody has asked for a name here, so none is drawn.
    let own_name = visitor.lacks_name().then(|| visitor.person.as_ref().map_or("", |person| person.name.as_str()));
    let title = words.word("ui-groups");
    let body = html! {
        main.wrap.narrow.stack #content {
            h1 { (title) }
            p.lead { (words.word("ui-groups-lead")) }
            @if !invitations.is_empty() {
                ul.match-list.plain { @for invitation in &invitations { (invited(invitation, &words)) } }
            }
            @if groups.is_empty() { p.muted { (words.word("ui-groups-none")) } }
            @else { ul.match-list.plain { @for group in &groups { (row(group, &words)) } } }
            (section("found", "ui-group-found", &words, &html! {
                form.form method="post" action="/groups" {
                    @if let Some((_, error)) = wrong { (notice::error(error, &words)) }
                    div.field {
                        label for="group" { (words.word("ui-group-name")) }
                        input #group type="text" name="group" value=(wrong.map_or("", |(name, _)| name)) maxlength="24" autocomplete="off" required aria-describedby="group-help";
                        p.help #group-help { (words.word("ui-group-name-help")) }
                    }
                    @if let Some(name) = own_name { (name_field(name, &words)) }
                    div.row { button.button.primary type="submit" { (words.word("ui-group-found")) } }
                }
            }))
        }
    };
    Ok(Page::new(visitor, &title).at("groups").plain(&body))
}

fn row(group: &GroupSummary, words: &Narrator<'_>) -> Markup {
    html! {
        li.match-row id=(group.id) {
            div.match-about {
                p { strong { (group.name) } }
                p.muted {
                    (members(group.members, words))
                    @if group.tables > 0 { " · " (words.say(&phrase!("ui-group-tables-open", count = group.tables))) }
                }
            }
            div.row {
                a.button href={ "/groups/" (group.id) } aria-label={ (words.word("ui-group-open")) ": " (group.name) } { (words.word("ui-group-open")) }
            }
        }
    }
}

/// How many belong to a group.
pub(super) fn members(count: u32, words: &Narrator<'_>) -> String {
    words.say(&phrase!("ui-group-members", count = count))
}

/// An invitation to a group with its answers.
pub(super) fn invited(invitation: &GroupInvitation, words: &Narrator<'_>) -> Markup {
    let (host, name) = (&invitation.host_name, &invitation.name);
    let told = phrase!("ui-group-invited", name = host.clone(), group = name.clone());
    html! {
        li.match-row.your-turn {
            div.match-about {
                p { (words.say(&told)) }
                p.muted { (members(invitation.members, words)) }
            }
            form.row method="post" action={ "/groups/" (invitation.id) "/answer" } {
                button.button.primary type="submit" name="answer" value="accept" { (words.word("ui-invite-accept")) }
                button.button type="submit" name="answer" value="decline" { (words.word("ui-decline")) }
                button.button.quiet type="submit" name="answer" value="never" { (words.say(&phrase!("ui-invite-never", name = host.clone()))) }
            }
        }
    }
}

/// A new group.
#[derive(Deserialize)]
pub(super) struct New {
    group: String,
    /// What a guest wants to be called.
    name: Option<String>,
}

/// `POST /groups`
pub(super) async fn found(
    State(app): State<App>,
    visitor: Visitor,
    jar: SignedCookieJar,
    Form(form): Form<New>,
) -> Result<Response, ServerError> {
    let (jar, person) = visitor.or_guest_called(&app, jar, form.name.as_deref()).await?;
    let visitor = Visitor { person: Some(person.clone()), ..visitor };
    match meeting::found(&app, &person, &form.group).await {
        Ok(id) => Ok((jar, to_group(&id)).into_response()),
        Err(error @ ServerError::NotNow(_)) => {
            let again = page(&app, &visitor, Some((&form.group, &error))).await?;
            Ok((error.status(), jar, again).into_response())
        }
        Err(error) => Err(error),
    }
}

/// The way to a group.
pub(super) fn to_group(id: &GroupId) -> Redirect {
    Redirect::to(&format!("/groups/{id}"))
}

/// What somebody says who is invited.
#[derive(Deserialize)]
pub(super) struct Answer {
    answer: GroupAnswer,
}

/// `POST /groups/ID/answer`
pub(super) async fn answer(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Form(form): Form<Answer>,
) -> Result<Redirect, ServerError> {
    let id = GroupId::new(id);
    meeting::answer(&app, visitor.known()?, &id, form.answer).await?;
    Ok(if form.answer == GroupAnswer::Accept { to_group(&id) } else { Redirect::to("/groups") })
}

/// `GET /join-group#LINK`: asks, since whoever only looks at a link joins nothing.
pub(super) async fn ask(visitor: Visitor) -> Response {
    let words = visitor.words();
    let title = words.word("ui-group-join");
    Page::new(&visitor, &title).plain(&secret_page(
        &title,
        "ui-group-join-ask",
        "/join-group",
        "ui-group-join-look",
        &words,
    ))
}

/// Somebody who bears a link.
#[derive(Deserialize)]
pub(super) struct Joining {
    #[serde(flatten)]
    link: Secret,
    /// Whether they have seen which group it is, and join it.
    sure: Option<String>,
    /// What a guest wants to be called.
    name: Option<String>,
}

/// `POST /join-group`: says which group it is, then joins it.
pub(super) async fn join(
    State(app): State<App>,
    visitor: Visitor,
    jar: SignedCookieJar,
    Form(form): Form<Joining>,
) -> Result<Response, ServerError> {
    let group = meeting::linked(&app, form.link.bare()).await?;
    if form.sure.is_some() {
        let (jar, person) = visitor.or_guest_called(&app, jar, form.name.as_deref()).await?;
        let id = meeting::join_by_link(&app, &person, form.link.bare()).await?;
        return Ok((jar, to_group(&id)).into_response());
    }
    if let Some(person) = &visitor.person
        && app.store.is_member(&group.id, &person.id).await?
    {
        return Ok(to_group(&group.id).into_response());
    }
    let words = visitor.words();
    let own_name = if visitor.lacks_name() { Some(visitor.proposed_name()?) } else { None };
    let body = html! {
        main.wrap.narrow.stack #content {
            h1 { (group.name) }
            p.lead { (words.word("ui-group-join-lead")) }
            p.muted { (icon("players")) " " (members(group.members, &words)) }
            form.form.panel method="post" action="/join-group" {
                (hidden("secret", form.link.bare()))
                (hidden("sure", "yes"))
                @if let Some(name) = &own_name { (name_field(name, &words)) }
                div.row { button.button.primary type="submit" { (words.word("ui-group-join")) } }
            }
        }
    };
    Ok(Page::new(&visitor, &group.name).plain(&body))
}
