//! A group as its members see it: its tables, which change by themselves, who belongs to it, what was played, and what may be
//! changed.

use axum::extract::{Form, Path, Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use boards::icon;
use maud::{Markup, html};
use narration::{Language, Narrator};
use serde::Deserialize;
use store::{Group, GroupId, GroupScore, MatchState, MatchSummary, Member, Page as Part, PlayerId, Standing};

use super::groups::{members, to_group};
use super::layout::Page;
use super::matches::{finished, pages};
use super::new_match::GROUP;
use super::parts::section;
use super::profile::named;
use super::records::{percent, table};
use super::tables::{self, Chosen};
use super::{hidden, invitations, match_list};
use crate::club;
use crate::identity::{Person, Visitor};
use crate::meeting::{self, Filter, GroupWord, PARTNERS};
use crate::{App, ServerError};

/// How often a page without scripts looks again, in seconds: seldom, since one may be writing.
const REFRESH: u32 = 60;

/// How many finished matches a page has.
const AT_ONCE: u32 = 10;

/// Which tables, and which page of the finished matches.
#[derive(Default, Deserialize)]
pub(super) struct Asked {
    #[serde(default)]
    page: String,
    #[serde(flatten)]
    chosen: Chosen,
}

/// What was played in a group.
struct Played {
    past: Vec<MatchSummary>,
    scores: Vec<GroupScore>,
}

impl Played {
    async fn of(app: &App, id: &GroupId, page: Part) -> Result<Self, ServerError> {
        Ok(Played { past: app.store.group_history(id, page).await?, scores: app.store.group_scores(id).await? })
    }
}

/// `GET /groups/ID?game=ID&players=N&clock=none|live|days&page=N`
pub(super) async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Query(asked): Query<Asked>,
) -> Result<Response, ServerError> {
    page(&app, &visitor, &GroupId::new(id), &asked, None).await
}

async fn page(
    app: &App,
    visitor: &Visitor,
    id: &GroupId,
    asked: &Asked,
    told: Option<String>,
) -> Result<Response, ServerError> {
    let person = visitor.person.as_ref().ok_or(ServerError::NotFound)?;
    let group = meeting::group_of(app, person, id).await?;
    let own = group.standing_of(&person.id).ok_or(ServerError::NotFound)?;
    let number = club::page_number(&asked.page);
    let filter = asked.chosen.filter()?;
    let current = app.tables.of_group(&app.store, id).await?;
    let current = &current.tables;
    let shown = live(current, filter, person, visitor.language);
    let mut played = Played::of(app, id, club::part(number, AT_ONCE)).await?;
    let has_more = played.past.len() > AT_ONCE as usize;
    played.past.truncate(AT_ONCE as usize);
    let words = visitor.words();
    let count = u32::try_from(group.members.len()).unwrap_or(u32::MAX);
    let partners = app.store.played_with(&person.id, PARTNERS).await?;
    let strangers = partners.iter().filter(|one| group.standing_of(&one.id).is_none());
    let strangers: Vec<(&PlayerId, &str)> = strangers.map(|one| (&one.id, one.name.as_str())).collect();
    let address = format!("/groups/{id}");
    let body = html! {
        (tables::connect(&address, filter, &shown))
        main.wrap.stack #content {
            div.shelf-head {
                h1 { (group.name) }
                p.row { a.button.quiet href="/groups" { (words.word("ui-groups")) } }
            }
            p.muted { (members(count, &words)) " · " (words.word("ui-group-since")) " " (match_list::day(group.created_at)) }
            @if let Some(told) = told { p.notice role="status" { (told) } }
            section.stack aria-labelledby="tables-title" {
                h2 #tables-title { (words.word("ui-tables")) }
                p.help { (words.word("ui-group-tables-help")) }
                @if !current.is_empty() || filter != Filter::default() { (tables::form(&address, filter, &words)) }
                (shown)
                (new_table(&group, &words))
            }
            (list(&group, own, person, &words))
            (ways_in(&group, own, &strangers, &words))
            @if !played.past.is_empty() || number > 1 {
                section aria-labelledby="finished" {
                    h2 #finished { (words.word("ui-finished-matches")) }
                    (scores(&played.scores, &words))
                    (finished(&played.past, visitor))
                    (pages(number, has_more, |page| format!("{address}?page={page}"), &words))
                }
            }
            (settings(&group, own, &words))
        }
    };
    Ok(Page::new(visitor, &group.name).at("groups").live(Some(REFRESH)).plain(&body))
}

/// `GET /groups/ID/stream`
pub(super) async fn stream(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Query(chosen): Query<Chosen>,
    headers: HeaderMap,
) -> Result<Response, ServerError> {
    let (id, language) = (GroupId::new(id), visitor.language);
    let person = visitor.person.clone().ok_or(ServerError::NotFound)?;
    meeting::group_of(&app, &person, &id).await?;
    let (filter, last, member) = (chosen.filter()?, chosen.seen(&headers), person.id.clone());
    let write = move |tables: &[MatchSummary]| live(tables, filter, &person, language).into_string();
    meeting::group_stream(app, id, member, last, write).await
}

/// The part that changes: tables that wait for players, and matches that are being played, as a member sees them.
fn live(current: &[MatchSummary], filter: Filter, person: &Person, language: Language) -> Markup {
    let words = Narrator::common(language);
    let (open, running): (Vec<_>, Vec<_>) =
        filter.of(current).into_iter().partition(|table| table.state == MatchState::Open);
    let row = |table: &MatchSummary| match_list::row_for(Some(person), language, table, false, &html! {});
    html! {
        div #tables.stack aria-live="polite" {
            @if open.is_empty() { p.muted { (words.word("ui-group-tables-none")) } }
            @else { ul.match-list.plain { @for table in open { @if let Some(row) = row(table) { (row) } } } }
            @if !running.is_empty() {
                h3 { (words.word("ui-matches-running")) }
                ul.match-list.plain { @for table in running { @if let Some(row) = row(table) { (row) } } }
            }
        }
    }
}

/// The way to a new table for the group.
fn new_table(group: &Group, words: &Narrator<'_>) -> Markup {
    let mut query = form_urlencoded::Serializer::new("/new?".to_owned());
    let new = query.append_pair("visibility", &format!("{GROUP}{}", group.id)).finish();
    html! { p.row { a.button.primary href=(new) { (icon("players")) (words.word("ui-new-match")) } } }
}

fn list(group: &Group, own: Standing, person: &Person, words: &Narrator<'_>) -> Markup {
    let inside = html! {
        ul.match-list.plain { @for member in &group.members { (row(group, member, own, member.player == person.id, words)) } }
    };
    section("members", "ui-group-who", words, &inside)
}

fn row(group: &Group, member: &Member, own: Standing, is_own: bool, words: &Narrator<'_>) -> Markup {
    let mut deeds: Vec<(&str, &str)> = Vec::new();
    if !is_own && own == Standing::Founder {
        deeds.push(if member.standing == Standing::Keeper {
            ("member", "ui-group-lower")
        } else {
            ("keeper", "ui-group-raise")
        });
        deeds.push(("hand-over", "ui-group-hand-over"));
    }
    if !is_own && own > member.standing && own >= Standing::Keeper {
        deeds.push(("remove", "ui-group-remove"));
    }
    html! {
        li.match-row data-member=(member.player) {
            div.match-about {
                p {
                    strong { (named(&member.player, &member.name)) }
                    @if is_own { " " span.tag.accent { (words.word("ui-you")) } }
                    @if member.standing > Standing::Member { " " span.tag { (words.word(&format!("ui-group-{}", member.standing.as_str()))) } }
                }
            }
            @if !deeds.is_empty() {
                details {
                    summary aria-label={ (words.word("ui-admin-more")) ": " (member.name) } { (words.word("ui-admin-more")) }
                    form.row method="post" action={ "/groups/" (group.id) } {
                        (hidden("player", member.player.as_str()))
                        @for (deed, key) in deeds {
                            button.button.danger[deed == "remove"] type="submit" name="do" value=(deed) { (words.word(key)) }
                        }
                    }
                    @if own == Standing::Founder { p.help { (words.word("ui-group-deeds-help")) } }
                }
            }
        }
    }
}

/// The link, and inviting people by name.
fn ways_in(group: &Group, own: Standing, partners: &[(&PlayerId, &str)], words: &Narrator<'_>) -> Markup {
    let action = format!("/groups/{}/invite", group.id);
    let inside = html! {
        p { (words.word("ui-group-link-help")) }
        div.invite {
            input type="text" readonly value={ "/join-group#" (group.link) } data-absolute="" aria-label=(words.word("ui-group-link"));
            button.button type="button" hidden data-copy="" data-done=(words.word("ui-link-copied")) {
                (icon("link")) (words.word("ui-copy-link"))
            }
        }
        @if own >= Standing::Keeper {
            form method="post" action={ "/groups/" (group.id) } {
                button.button.quiet type="submit" name="do" value="renew-link" { (words.word("ui-group-renew")) }
            }
        }
        form.form method="post" action=(action) {
            div.field {
                label for="invite-name" { (words.word("ui-invite-name")) }
                input #invite-name type="text" name="name" maxlength="24" autocomplete="off" required;
                p.help { (words.word("ui-invite-name-help")) }
            }
            div.row { button.button type="submit" { (words.word("ui-invite")) } }
        }
        @if !partners.is_empty() {
            p { (words.word("ui-invite-partners")) }
            form.row method="post" action=(action) {
                @for (id, name) in partners {
                    button.button type="submit" name="player" value=(id) aria-label={ (words.word("ui-invite")) ": " (name) } { (name) }
                }
            }
        }
    };
    section("ways-in", "ui-group-invite", words, &inside)
}

/// Who won how many of the group's matches.
fn scores(scores: &[GroupScore], words: &Narrator<'_>) -> Markup {
    let row = |score: &GroupScore| {
        let share = percent(score.won, score.matches);
        let won = html! { (score.won) @if !share.is_empty() { " " span.muted { "(" (share) ")" } } };
        vec![named(&score.player, &score.name), html! { (score.matches) }, won]
    };
    let rows: Vec<Vec<Markup>> = scores.iter().map(row).collect();
    let columns = ["ui-name", "ui-matches-count", "ui-matches-won"];
    html! { @if !rows.is_empty() { (table(&words.word("ui-group-scores"), &columns, &rows, words)) } }
}

/// Its name, leaving, and its end.
fn settings(group: &Group, own: Standing, words: &Narrator<'_>) -> Markup {
    let action = format!("/groups/{}", group.id);
    let inside = html! {
        @if own >= Standing::Keeper {
            form.form method="post" action=(action) {
                (hidden("do", "rename"))
                div.field {
                    label for="group-name" { (words.word("ui-group-name")) }
                    input #group-name type="text" name="name" value=(group.name) maxlength="24" autocomplete="off" required;
                }
                div.row { button.button type="submit" { (words.word("ui-group-rename")) } }
            }
        }
        (sure(&action, "leave", "ui-group-leave", "ui-group-leave-help", words))
        @if own == Standing::Founder { (sure(&action, "dissolve", "ui-group-dissolve", "ui-group-dissolve-help", words)) }
    };
    section("group-settings", "ui-settings", words, &inside)
}

/// Something that is asked about once more.
fn sure(action: &str, deed: &str, key: &str, help: &str, words: &Narrator<'_>) -> Markup {
    html! {
        details {
            summary { (words.word(key)) }
            form.stack method="post" action=(action) {
                p { (words.word(help)) }
                div.row { button.button.danger type="submit" name="do" value=(deed) { (words.word(key)) } }
            }
        }
    }
}

/// What somebody wants to change.
#[derive(Deserialize)]
pub(super) struct Wanted {
    #[serde(rename = "do")]
    word: GroupWord,
    player: Option<String>,
    name: Option<String>,
}

/// `POST /groups/ID`
pub(super) async fn change(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Form(wanted): Form<Wanted>,
) -> Result<Response, ServerError> {
    let (person, id) = (visitor.known()?, GroupId::new(id));
    let whom = wanted.player.map(PlayerId::new);
    match meeting::change(&app, person, &id, wanted.word, whom, wanted.name.as_deref()).await {
        Ok(()) if matches!(wanted.word, GroupWord::Leave | GroupWord::Dissolve) => {
            Ok(Redirect::to("/groups").into_response())
        }
        Ok(()) => Ok(to_group(&id).into_response()),
        Err(error @ ServerError::NotNow(_)) => {
            let told = error.sentence(&visitor.words());
            let again = page(&app, &visitor, &id, &Asked::default(), Some(told)).await?;
            Ok((error.status(), again).into_response())
        }
        Err(error) => Err(error),
    }
}

/// `POST /groups/ID/invite`
pub(super) async fn invite(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Form(meant): Form<invitations::Meant>,
) -> Result<Response, ServerError> {
    let (id, words) = (GroupId::new(id), visitor.words());
    let invited = meeting::invite_to_group(&app, visitor.known()?, &id, meant.guest()).await;
    let told = invitations::told(invited.map(|()| words.word("ui-invite-sent")), &words)?;
    page(&app, &visitor, &id, &Asked::default(), Some(told)).await
}
