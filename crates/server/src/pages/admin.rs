//! The page for administrators. `gantry admin link` prints a link that opens it once.

use axum::extract::{Form, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::SignedCookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use engine::phrase;
use maud::{Markup, html};
use narration::Narrator;
use serde::Deserialize;
use store::{
    AdminDeed, AdminKey, AdminNote, GroupId, GroupSummary, MatchId, MatchState, MatchSummary, Page as Part, PlayerId,
    PlayerSummary, SecretHash,
};

use super::account::{Secret, ago, seen};
use super::hidden;
use super::layout::Page;
use super::parts::{secret_page, section};
use crate::club::{fold_name, taken};
use crate::identity::{Visitor, check_name};
use crate::upkeep::disk_use;
use crate::{App, ServerError, random};

/// The name of the cookie.
const COOKIE: &str = "gantry_admin";

/// How long one stays an administrator.
const HOURS: i64 = 12;

/// How many players, matches and deeds are listed.
const LISTED: u32 = 50;

/// Who is looked for.
#[derive(Deserialize)]
pub(super) struct Sought {
    #[serde(default)]
    player: String,
    #[serde(default)]
    group: String,
}

/// `GET /admin`: the page, or for everybody else the door.
pub(super) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    jar: SignedCookieJar,
    Query(sought): Query<Sought>,
) -> Result<Response, ServerError> {
    if !is_admin(&app, &jar).await? {
        return Ok((StatusCode::FORBIDDEN, door(&visitor)).into_response());
    }
    let words = visitor.words();
    let players = app.store.players(&sought.player, LISTED).await?;
    let groups = app.store.groups(&sought.group, &fold_name(&sought.group), LISTED).await?;
    let matches = app.store.latest_matches(Part::first(LISTED)).await?;
    let mut notes = app.store.admin_notes(0).await?;
    notes.reverse();
    notes.truncate(LISTED as usize);
    let title = words.word("ui-admin");
    let body = html! {
        main.wrap.stack #content {
            h1 { (title) }
            (announcing(app.announcement().as_deref(), &words))
            (state_of(&app, &words).await?)
            (list_of_players(&players, &sought.player, &words))
            (list_of_groups(&groups, &sought.group, &words))
            (list_of_matches(&matches, &words))
            (log(&notes, &words))
            form method="post" action="/admin/leave" { button.button type="submit" { (words.word("ui-sign-out")) } }
        }
    };
    Ok(Page::new(&visitor, &title).plain(&body))
}

fn door(visitor: &Visitor) -> Response {
    let words = visitor.words();
    let title = words.word("ui-admin");
    let body = secret_page(&title, "ui-admin-door", "/admin/enter", "ui-admin-enter", &words);
    Page::new(visitor, &title).plain(&body)
}

fn announcing(now: Option<&str>, words: &Narrator<'_>) -> Markup {
    let inside = html! {
        form.stack method="post" action="/admin" {
            (hidden("deed", "announce"))
            label for="text" { (words.word("ui-admin-announce-help")) }
            input #text type="text" name="text" maxlength="300" value=(now.unwrap_or_default());
            div.row { button.button type="submit" { (words.word("ui-save")) } }
        }
    };
    section("announcing", "ui-admin-announce", words, &inside)
}

async fn state_of(app: &App, words: &Narrator<'_>) -> Result<Markup, ServerError> {
    let counts = app.store.counts().await?;
    let rows = [
        ("ui-admin-players", counts.players),
        ("ui-admin-sessions", counts.sessions),
        ("ui-open-matches", counts.open),
        ("ui-admin-running", counts.running),
        ("ui-finished-matches", counts.finished),
        ("ui-admin-abandoned", counts.abandoned),
    ];
    let disk = disk_use(&app.config.data).unwrap_or_default();
    let inside = html! {
        ul.plain {
            @for (key, count) in rows { li { (words.word(key)) ": " (count) } }
            @for (file, bytes) in disk { li { code { (file) } ": " (bytes / 1024) " kB" } }
        }
    };
    Ok(section("state", "ui-admin-state", words, &inside))
}

fn list_of_players(players: &[PlayerSummary], sought: &str, words: &Narrator<'_>) -> Markup {
    let inside = html! {
        form.row method="get" action="/admin" role="search" aria-label=(words.word("ui-admin-players")) {
            label for="player" { (words.word("ui-admin-search")) }
            input #player type="search" name="player" value=(sought);
            button.button type="submit" { (words.word("ui-look")) }
        }
        ul.match-list.plain { @for player in players { (player_row(player, words)) } }
    };
    section("players", "ui-admin-players", words, &inside)
}

fn list_of_groups(groups: &[GroupSummary], sought: &str, words: &Narrator<'_>) -> Markup {
    let inside = html! {
        form.row method="get" action="/admin" role="search" aria-label=(words.word("ui-groups")) {
            label for="group" { (words.word("ui-group-name")) }
            input #group type="search" name="group" value=(sought);
            button.button type="submit" { (words.word("ui-look")) }
        }
        ul.match-list.plain { @for group in groups {
            li.match-row data-group=(group.id) {
                strong { (group.name) } " " code { (group.id) }
                span.muted { (super::groups::members(group.members, words)) }
                details {
                    summary { (words.word("ui-admin-more")) }
                    div.row { (button("dissolve-group", group.id.as_str(), words)) }
                }
            }
        } }
    };
    section("groups", "ui-groups", words, &inside)
}

fn player_row(player: &PlayerSummary, words: &Narrator<'_>) -> Markup {
    let (mute, ban) = (if player.muted { "unmute" } else { "mute" }, if player.banned { "unban" } else { "ban" });
    let seen = player.last_seen.map(|then| seen(random::now(), then, words));
    html! {
        li.match-row data-player=(player.id) {
            strong { (player.name) } " " code { (player.id) }
            span.muted { @if let Some(seen) = seen { (seen) } }
            @if player.muted { span { (words.word("ui-admin-muted")) } }
            @if player.banned { span { (words.word("ui-admin-banned")) } }
            details {
                summary { (words.word("ui-admin-more")) }
                div.stack {
                    form.row method="post" action="/admin" {
                        (hidden("deed", "rename")) (hidden("whom", player.id.as_str()))
                        label { (words.word("ui-your-name")) " " input type="text" name="text" value=(player.name) maxlength="24" required; }
                        button.button type="submit" { (words.word("ui-admin-rename")) }
                    }
                    div.row {
                        @for deed in [mute, ban, "end-sessions", "delete-player"] { (button(deed, player.id.as_str(), words)) }
                    }
                }
            }
        }
    }
}

/// A button for a deed, in a form of its own.
fn button(deed: &str, whom: &str, words: &Narrator<'_>) -> Markup {
    let danger = deed.starts_with("delete") || deed.starts_with("dissolve");
    html! {
        form method="post" action="/admin" {
            (hidden("deed", deed)) (hidden("whom", whom))
            button.button.danger[danger] type="submit" { (words.word(&format!("ui-admin-{deed}"))) }
        }
    }
}

fn list_of_matches(matches: &[MatchSummary], words: &Narrator<'_>) -> Markup {
    let inside = html! {
        ul.match-list.plain {
            @for found in matches {
                li.match-row data-match=(found.id) {
                    a href={ "/m/" (found.id) } { code { (found.id) } }
                    span { (catalog::find(&found.game).map_or(found.game.as_str(), |game| game.facts().title)) }
                    span.muted { @for seating in &found.seats { (seating.name) " " } }
                    details {
                        summary { (words.word("ui-admin-more")) }
                        div.row {
                            @if matches!(found.state, MatchState::Open | MatchState::Running) {
                                (button("close-match", found.id.as_str(), words))
                            }
                            (button("delete-match", found.id.as_str(), words))
                        }
                    }
                }
            }
        }
    };
    section("matches", "ui-admin-matches", words, &inside)
}

fn log(notes: &[AdminNote], words: &Narrator<'_>) -> Markup {
    let now = random::now();
    let inside = html! {
        ol.plain reversed {
            @for note in notes {
                li { code { (note.deed) " " (note.whom) } " " (note.detail) " " span.muted { (words.say(&ago(now, note.at))) } }
            }
        }
    };
    section("admin-log", "ui-admin-log", words, &inside)
}

/// `POST /admin/enter`
pub(super) async fn enter(
    State(app): State<App>,
    jar: SignedCookieJar,
    Form(form): Form<Secret>,
) -> Result<Response, ServerError> {
    let now = random::now();
    if !app.store.use_admin_link(&SecretHash::new(random::hash(form.bare())), now).await? {
        return Err(ServerError::NotNow(phrase!("ui-admin-link-used")));
    }
    let secret = random::secret()?;
    let until = now + HOURS * 3_600_000;
    app.store.add_admin_key(&SecretHash::new(random::hash(&secret)), AdminKey::Session, until).await?;
    let mut cookie = Cookie::new(COOKIE, secret);
    cookie.set_path("/admin");
    cookie.set_http_only(true);
    cookie.set_same_site(SameSite::Strict);
    cookie.set_secure(app.config.tls.is_some() || app.config.behind_proxy);
    cookie.set_max_age(time::Duration::hours(HOURS));
    Ok((jar.add(cookie), Redirect::to("/admin")).into_response())
}

fn key(jar: &SignedCookieJar) -> Option<SecretHash> {
    jar.get(COOKIE).map(|cookie| SecretHash::new(random::hash(cookie.value())))
}

async fn is_admin(app: &App, jar: &SignedCookieJar) -> Result<bool, ServerError> {
    match key(jar) {
        Some(key) => Ok(app.store.is_admin(&key, random::now()).await?),
        None => Ok(false),
    }
}

/// `POST /admin/leave`
pub(super) async fn leave(State(app): State<App>, jar: SignedCookieJar) -> Result<Response, ServerError> {
    if let Some(key) = key(&jar) {
        app.store.end_admin_key(&key, random::now()).await?;
    }
    let mut gone = Cookie::from(COOKIE);
    gone.set_path("/admin");
    Ok((jar.remove(gone), Redirect::to("/")).into_response())
}

/// What an administrator does.
#[derive(Deserialize)]
pub(super) struct Order {
    deed: String,
    #[serde(default)]
    whom: String,
    #[serde(default)]
    text: String,
}

impl Order {
    fn deed(&self) -> Result<AdminDeed, ServerError> {
        let (player, id) = (PlayerId::new(self.whom.as_str()), MatchId::new(self.whom.as_str()));
        Ok(match self.deed.as_str() {
            "rename" => {
                let name = check_name(&self.text)?;
                let folded = fold_name(&name);
                AdminDeed::Rename(player, name, folded)
            }
            "mute" | "unmute" => AdminDeed::Mute(player, self.deed == "mute"),
            "ban" | "unban" => AdminDeed::Ban(player, self.deed == "ban"),
            "end-sessions" => AdminDeed::EndSessions(player),
            "delete-player" => AdminDeed::DeletePlayer(player),
            "close-match" => AdminDeed::CloseMatch(id),
            "delete-match" => AdminDeed::DeleteMatch(id),
            "dissolve-group" => AdminDeed::DissolveGroup(GroupId::new(self.whom.as_str())),
            "announce" => AdminDeed::Announce(Some(self.text.trim().to_owned()).filter(|text| !text.is_empty())),
            other => return Err(ServerError::Malformed(format!("`{other}` is nothing that administrators do"))),
        })
    }
}

/// `POST /admin`
pub(super) async fn act(
    State(app): State<App>,
    jar: SignedCookieJar,
    Form(order): Form<Order>,
) -> Result<Redirect, ServerError> {
    if !is_admin(&app, &jar).await? {
        return Err(ServerError::NotNow(phrase!("ui-admin-door")));
    }
    let deed = order.deed()?;
    if let AdminDeed::Rename(player, _, folded) = &deed
        && app.store.claimed(folded).await?.is_some_and(|claimed| claimed.player != *player)
    {
        return Err(taken());
    }
    app.administer(deed).await?;
    Ok(Redirect::to("/admin"))
}
