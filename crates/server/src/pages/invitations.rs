//! Invitations on pages: what waits for an answer, inviting somebody, and wanting none.

use axum::extract::{Form, Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use engine::phrase;
use maud::{Markup, html};
use narration::Narrator;
use serde::Deserialize;
use store::{GroupId, Invitation, MatchId, PlayerId};

use super::layout::Page;
use super::parts::section;
use super::{groups, hidden};
use crate::identity::{Person, Visitor};
use crate::meeting::{self, Guest, PARTNERS};
use crate::{App, ServerError};

/// The invitations of a visitor that wait for an answer, on the home page.
pub(super) async fn waiting(app: &App, visitor: &Visitor) -> Result<Markup, ServerError> {
    let Some(person) = &visitor.person else { return Ok(html! {}) };
    let to_matches = app.store.invitations(&person.id).await?;
    let to_groups = app.store.group_invitations(&person.id).await?;
    let words = visitor.words();
    Ok(html! {
        @if !to_matches.is_empty() || !to_groups.is_empty() {
            section #invitations aria-labelledby="invitations-title" {
                h2 #invitations-title { (words.word("ui-invitations")) }
                ul.match-list.plain {
                    @for invitation in &to_matches { @if let Some(row) = row(invitation, &words) { (row) } }
                    @for invitation in &to_groups { (groups::invited(invitation, &words)) }
                }
            }
        }
    })
}

/// An invitation with its answers. Games that are no longer on the shelf have none.
fn row(invitation: &Invitation, words: &Narrator<'_>) -> Option<Markup> {
    let title = catalog::find(&invitation.game).ok()?.facts().title;
    let (id, host) = (&invitation.id, invitation.host_name.as_str());
    let invited = phrase!("ui-invited", name = host.to_owned(), game = title.to_owned());
    Some(html! {
        li.match-row.your-turn {
            div.match-about { p { (words.say(&invited)) } }
            div.row {
                form method="post" action={ "/m/" (id) "/join" } {
                    button.button.primary type="submit" { (words.word("ui-invite-accept")) }
                }
                a.button href={ "/m/" (id) } { (words.word("ui-to-table")) }
                form method="post" action={ "/m/" (id) "/decline" } {
                    button.button type="submit" { (words.word("ui-decline")) }
                    " " button.button.quiet type="submit" name="never" value="yes" { (words.say(&phrase!("ui-invite-never", name = host.to_owned()))) }
                }
            }
        }
    })
}

/// What every page says above all else, if somebody waits for an answer.
pub(super) fn banner(visitor: &Visitor) -> Markup {
    html! {
        @if visitor.invitations > 0 {
            div role="status" {
                p.announcement { a href="/#invitations" { (visitor.words().say(&phrase!("ui-invited-count", count = visitor.invitations))) } }
            }
        }
    }
}

/// `GET /m/ID/invite`
pub(super) async fn ask(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, ServerError> {
    let (person, match_id) = (visitor.known()?, MatchId::new(id.as_str()));
    meeting::sits_at_open(&app.rooms.get(&match_id).await?, person).await?;
    page(&app, &visitor, person, &id, None).await
}

async fn page(
    app: &App,
    visitor: &Visitor,
    person: &Person,
    id: &str,
    told: Option<String>,
) -> Result<Response, ServerError> {
    let words = visitor.words();
    let mut partners = app.store.played_with(&person.id, PARTNERS).await?;
    let mut own_groups = app.store.groups_of(&person.id).await?;
    if let Some(group) = app.store.group_of_match(&MatchId::new(id)).await? {
        // Nobody else could sit down.
        let members = app.store.group(&group).await?.map(|group| group.members).unwrap_or_default();
        partners.retain(|partner| members.iter().any(|member| member.player == partner.id));
        own_groups.retain(|own| own.id == group);
    }
    let title = words.word("ui-invite");
    let action = format!("/m/{id}/invite");
    let body = html! {
        main.wrap.narrow.stack #content {
            h1 { (title) }
            @if let Some(told) = told { p.notice role="status" { (told) } }
            @if !own_groups.is_empty() {
                (section("whole-groups", "ui-invite-group", &words, &html! {
                    form.row method="post" action=(action) {
                        @for group in &own_groups {
                            button.button type="submit" name="group" value=(group.id) aria-label={ (words.word("ui-invite")) ": " (group.name) } {
                                (group.name) " " span.muted { (groups::members(group.members, &words)) }
                            }
                        }
                    }
                }))
            }
            form.form.panel method="post" action=(action) {
                div.field {
                    label for="name" { (words.word("ui-invite-name")) }
                    input #name type="text" name="name" maxlength="24" autocomplete="off" required;
                    p.help { (words.word("ui-invite-name-help")) }
                }
                div.row { button.button.primary type="submit" { (words.word("ui-invite")) } }
            }
            @if !partners.is_empty() {
                (section("partners", "ui-invite-partners", &words, &html! {
                    ul.match-list.plain { @for partner in &partners {
                        li.match-row {
                            strong { (partner.name) }
                            form.row method="post" action=(action) {
                                (hidden("player", partner.id.as_str()))
                                button.button type="submit" aria-label={ (words.word("ui-invite")) ": " (partner.name) } { (words.word("ui-invite")) }
                            }
                        }
                    } }
                }))
            }
            p.row { a.button href={ "/m/" (id) } { (words.word("ui-to-table")) } }
        }
    };
    Ok(Page::new(visitor, &title).plain(&body))
}

/// Who is to be invited: to a table or to a group.
#[derive(Deserialize)]
pub(super) struct Meant {
    name: Option<String>,
    player: Option<String>,
    /// A whole group instead.
    group: Option<String>,
}

impl Meant {
    /// One person.
    pub(super) fn guest(self) -> Guest {
        match self.player {
            Some(player) => Guest::Partner(PlayerId::new(player)),
            None => Guest::Named(self.name.unwrap_or_default()),
        }
    }
}

/// What is said on the page that stays: what was done, or why it was not.
pub(super) fn told(done: Result<String, ServerError>, words: &Narrator<'_>) -> Result<String, ServerError> {
    match done {
        Err(ServerError::NotNow(sentence)) => Ok(words.sentence(&sentence)),
        done => done,
    }
}

/// `POST /m/ID/invite`
pub(super) async fn invite(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Form(meant): Form<Meant>,
) -> Result<Response, ServerError> {
    let person = visitor.known()?;
    let (match_id, words) = (MatchId::new(id.as_str()), visitor.words());
    let invited = match &meant.group {
        Some(group) => {
            let group = GroupId::new(group.as_str());
            let count = meeting::invite_whole_group(&app, person, &match_id, &group).await;
            count.map(|count| words.say(&phrase!("ui-invite-group-sent", count = count)))
        }
        None => {
            let invited = meeting::invite(&app, person, &match_id, meant.guest()).await;
            invited.map(|()| words.word("ui-invite-sent"))
        }
    };
    let told = told(invited, &words)?;
    page(&app, &visitor, person, &id, Some(told)).await
}

/// Whether somebody never wants to hear of the one who invited.
#[derive(Deserialize)]
pub(super) struct Answer {
    never: Option<String>,
}

/// `POST /m/ID/decline`
pub(super) async fn decline(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Form(answer): Form<Answer>,
) -> Result<Response, ServerError> {
    meeting::decline(&app, visitor.known()?, &MatchId::new(id), answer.never.is_some()).await?;
    Ok(Redirect::to("/").into_response())
}

/// What the settings say about invitations.
pub(super) async fn settings(app: &App, person: &Person, words: &Narrator<'_>) -> Result<Markup, ServerError> {
    let (refuses_all, refused) = (app.store.refuses_all(&person.id).await?, app.store.refused(&person.id).await?);
    let switch = |whom: &str, on: bool, key: &str, label: Option<&str>| {
        html! {
            form.row method="post" action="/settings/invitations" {
                (hidden("whom", whom))
                (hidden("refuse", if on { "yes" } else { "no" }))
                button.button type="submit" aria-label=[label.map(|label| format!("{}: {label}", words.word(key)))] { (words.word(key)) }
            }
        }
    };
    let inside = html! {
        @if refuses_all {
            p { (words.word("ui-invitations-refused")) }
            (switch("", false, "ui-invitations-take", None))
        } @else {
            p { (words.word("ui-invitations-taken")) }
            (switch("", true, "ui-invitations-refuse", None))
        }
        @if !refused.is_empty() {
            p { (words.word("ui-invitations-not-from")) }
            ul.match-list.plain { @for one in &refused {
                li.match-row { strong { (one.name) } (switch(one.id.as_str(), false, "ui-invitations-take", Some(&one.name))) }
            } }
        }
    };
    Ok(section("invitations-settings", "ui-invitations", words, &inside))
}

/// Of whom invitations are taken or not: of everybody if it is empty.
#[derive(Deserialize)]
pub(super) struct Refusal {
    whom: String,
    refuse: String,
}

/// `POST /settings/invitations`
pub(super) async fn refuse(
    State(app): State<App>,
    visitor: Visitor,
    Form(form): Form<Refusal>,
) -> Result<Redirect, ServerError> {
    let whom = (!form.whom.is_empty()).then(|| PlayerId::new(form.whom));
    let refuse = form.refuse == "yes";
    // Of single people one takes none by declining.
    if refuse && whom.is_some() {
        return Err(ServerError::Malformed("one refuses an invitation of somebody, or all invitations".into()));
    }
    app.store.refuse(&visitor.known()?.id, whom.as_ref(), refuse).await?;
    Ok(Redirect::to("/settings"))
}
