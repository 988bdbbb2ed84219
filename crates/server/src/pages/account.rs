//! What belongs to a person: the private link, where they are signed in, their data.

use axum::extract::{Form, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::SignedCookieJar;
use engine::phrase;
use maud::{Markup, html};
use narration::Narrator;
use serde::Deserialize;
use store::{Millis, SessionKind, SessionSummary};

use super::layout::Page;
use super::parts::{secret_page, section};
use super::{hidden, invitations, names, notices, settings};
use crate::identity::{Person, Visitor, signed_in, signed_out};
use crate::own_data::OwnData;
use crate::{App, ServerError, random};

/// What was just given out, and is shown once.
#[derive(Default)]
pub(super) struct Given {
    link: Option<String>,
    token: Option<String>,
}

/// What the settings show to somebody we know.
pub(super) async fn sections(app: &App, visitor: &Visitor, given: &Given) -> Result<Markup, ServerError> {
    let words = visitor.words();
    let Some(person) = &visitor.person else {
        return Ok(html! { p { (words.word("ui-claim-have")) " " a href="/sign-in" { (words.word("ui-sign-in")) } } });
    };
    let sessions = app.sessions.all_of(&person.id).await?;
    Ok(html! {
        (names::settings(app, person, &words).await?)
        (notices::way_in(&words))
        (private_link(given.link.as_deref(), &words))
        (signed_in_at(&sessions, visitor, &words))
        (programs(given.token.as_deref(), &words))
        (invitations::settings(app, person, &words).await?)
        (own_data(&words))
    })
}

fn private_link(link: Option<&str>, words: &Narrator<'_>) -> Markup {
    let inside = html! {
        p { (words.word("ui-recovery-help")) }
        @match link {
            Some(link) => {
                div.invite {
                    input type="text" readonly value=(link) data-absolute="" aria-label=(words.word("ui-recovery"));
                    button.button type="button" hidden data-copy="" data-done=(words.word("ui-link-copied")) { (words.word("ui-copy-link")) }
                }
                p.help { (words.word("ui-recovery-shown-once")) }
            }
            None => {
                form method="post" action="/settings/link" {
                    button.button type="submit" { (words.word("ui-recovery-make")) }
                }
                p.help { (words.word("ui-recovery-renews")) }
            }
        }
    };
    section("private-link", "ui-recovery", words, &inside)
}

fn signed_in_at(sessions: &[SessionSummary], visitor: &Visitor, words: &Narrator<'_>) -> Markup {
    let this = visitor.session.as_ref().map(store::TokenHash::handle);
    let now = random::now();
    let inside = html! {
        ul.match-list.plain {
            @for session in sessions {
                li.match-row data-session=(session.handle) {
                    strong { (device(session, words)) }
                    @if this == Some(session.handle.as_str()) { span.chip { (words.word("ui-session-this")) } }
                    @else {
                        span.muted { (seen(now, session.last_seen, words)) }
                        form method="post" action="/settings/sessions/end" {
                            (hidden("session", &session.handle))
                            button.button.small type="submit" aria-label={ (words.word("ui-session-end")) ": " (device(session, words)) } {
                                (words.word("ui-session-end"))
                            }
                        }
                    }
                }
            }
        }
        div.row {
            @if sessions.len() > 1 {
                form method="post" action="/settings/sessions/end-others" {
                    button.button type="submit" { (words.word("ui-sessions-end-others")) }
                }
            }
            form method="post" action="/settings/leave" {
                button.button.quiet type="submit" { (words.word("ui-sign-out")) }
            }
        }
        // Whoever has claimed their name gets back with its password.
        @if !visitor.person.as_ref().is_some_and(|person| person.claimed) {
            p.help { (words.word("ui-sign-out-help")) }
        }
    };
    section("sessions", "ui-sessions", words, &inside)
}

/// Which browser or program a session belongs to.
pub(super) fn device(session: &SessionSummary, words: &Narrator<'_>) -> String {
    let unknown = || words.word("ui-session-unknown");
    let device = if session.device.is_empty() { unknown() } else { session.device.clone() };
    match session.kind {
        SessionKind::Browser => device,
        SessionKind::Program => words.say(&phrase!("ui-session-program", device = device)),
    }
}

/// How long ago something was, roughly: that is as exact as it is noted.
pub(super) fn ago(now: Millis, then: Millis) -> engine::Phrase {
    let minutes = (now - then).max(0) / 60_000;
    match minutes {
        0..20 => phrase!("ui-ago-now"),
        20..90 => phrase!("ui-ago-hour"),
        90..2880 => phrase!("ui-ago-hours", hours = minutes / 60),
        _ => phrase!("ui-ago-days", days = minutes / 1440),
    }
}

/// When somebody was last here.
pub(super) fn seen(now: Millis, then: Millis, words: &Narrator<'_>) -> String {
    words.say(&phrase!("ui-seen", ago = words.say(&ago(now, then))))
}

fn programs(token: Option<&str>, words: &Narrator<'_>) -> Markup {
    let inside = html! {
        p { (words.word("ui-token-help")) }
        @match token {
            Some(token) => {
                input type="text" readonly value=(token) aria-label=(words.word("ui-token"));
                p.help { (words.word("ui-token-shown-once")) }
            }
            None => form method="post" action="/settings/token" {
                button.button type="submit" { (words.word("ui-token-make")) }
            },
        }
    };
    section("programs", "ui-token", words, &inside)
}

fn own_data(words: &Narrator<'_>) -> Markup {
    let inside = html! {
        p { (words.word("ui-data-help")) }
        p { a.button href="/settings/data" download="gantry.json" { (words.word("ui-data-download")) } }
        details {
            summary { (words.word("ui-data-delete")) }
            form.stack method="post" action="/settings/delete" {
                p { (words.word("ui-data-delete-help")) }
                label { input type="checkbox" name="sure" value="yes" required; " " (words.word("ui-data-delete-sure")) }
                div.row { button.button.danger type="submit" { (words.word("ui-data-delete")) } }
            }
        }
    };
    section("own-data", "ui-data", words, &inside)
}

/// `POST /settings/link`: another private link; the old one is dead.
pub(super) async fn link(State(app): State<App>, visitor: Visitor) -> Result<Response, ServerError> {
    let secret = app.sessions.recovery(visitor.known()?).await?;
    // What stands behind a # is never sent: it is in no log, no referrer, no history of a proxy.
    let given = Given { link: Some(format!("/recover#{secret}")), ..Given::default() };
    settings::page(&app, &visitor, &given).await
}

/// `POST /settings/token`: a token for a program.
pub(super) async fn token(State(app): State<App>, visitor: Visitor) -> Result<Response, ServerError> {
    let token = app.sessions.begin(&visitor.known()?.id, visitor.device(SessionKind::Program)).await?;
    settings::page(&app, &visitor, &Given { token: Some(token), ..Given::default() }).await
}

/// Which session is meant.
#[derive(Deserialize)]
pub(super) struct Meant {
    session: String,
}

/// `POST /settings/sessions/end`
pub(super) async fn end(
    State(app): State<App>,
    visitor: Visitor,
    Form(meant): Form<Meant>,
) -> Result<Redirect, ServerError> {
    app.sessions.end_of(&visitor.known()?.id, &meant.session).await?;
    Ok(Redirect::to("/settings"))
}

/// `POST /settings/sessions/end-others`
pub(super) async fn end_others(State(app): State<App>, visitor: Visitor) -> Result<Redirect, ServerError> {
    let (person, session) = (visitor.known()?, visitor.session.as_ref().ok_or(ServerError::Nobody)?);
    app.sessions.end_others(&person.id, session).await?;
    Ok(Redirect::to("/settings"))
}

/// `GET /settings/data`
pub(super) async fn data(State(app): State<App>, visitor: Visitor) -> Result<Response, ServerError> {
    let data = OwnData::of(&app, visitor.known()?).await?;
    let json = serde_json::to_string_pretty(&data).map_err(|_| ServerError::Broken)?;
    let headers = [(CONTENT_TYPE, "application/json"), (CONTENT_DISPOSITION, "attachment; filename=\"gantry.json\"")];
    Ok((headers, json).into_response())
}

/// Whether somebody means it.
#[derive(Deserialize)]
pub(super) struct Sure {
    sure: Option<String>,
}

/// `POST /settings/delete`
pub(super) async fn delete(
    State(app): State<App>,
    visitor: Visitor,
    jar: SignedCookieJar,
    Form(form): Form<Sure>,
) -> Result<Response, ServerError> {
    let person = visitor.known()?;
    if form.sure.as_deref() != Some("yes") {
        return Err(ServerError::NotNow(phrase!("ui-data-delete-unsure")));
    }
    forget(&app, person).await?;
    Ok((signed_out(&app, jar).await?, Redirect::to("/")).into_response())
}

/// Forgets a person, in the store and in memory.
pub(crate) async fn forget(app: &App, person: &Person) -> Result<(), ServerError> {
    let matches = app.store.forget_player(&person.id, random::now()).await?;
    app.sessions.forget_everywhere(&person.id);
    app.read_anew(&matches).await;
    Ok(())
}

/// `GET /recover#SECRET`: asks first.
pub(super) async fn ask_recover(visitor: Visitor) -> Response {
    let words = visitor.words();
    let title = words.word("ui-recovery");
    let body = secret_page(&title, "ui-recover-ask", "/recover", "ui-recover", &words);
    Page::new(&visitor, &title).plain(&body)
}

/// The secret of a link, or the link.
#[derive(Deserialize)]
pub(super) struct Secret {
    secret: String,
}

impl Secret {
    /// The secret itself, also where somebody pasted the whole link.
    pub(super) fn bare(&self) -> &str {
        self.secret.trim().rsplit(['#', '/']).next().unwrap_or_default()
    }
}

/// `POST /recover`
pub(super) async fn recover(
    State(app): State<App>,
    visitor: Visitor,
    jar: SignedCookieJar,
    Form(form): Form<Secret>,
) -> Result<Response, ServerError> {
    let token = app.sessions.recover(form.bare(), visitor.device(SessionKind::Browser)).await?;
    Ok((signed_in(&app, jar, token), Redirect::to("/")).into_response())
}

/// `/recover/SECRET`, as links were once: their secret has been in histories and logs.
pub(super) async fn old_link(visitor: Visitor) -> Response {
    let words = visitor.words();
    let title = words.word("ui-recovery");
    let body = html! {
        main.wrap.narrow.stack #content {
            h1 { (title) }
            p.lead { (words.word("ui-recover-old")) }
            p.row { a.button.primary href="/settings" { (words.word("ui-settings")) } a.button href="/" { (words.word("ui-home")) } }
        }
    };
    (StatusCode::GONE, Page::new(&visitor, &title).plain(&body)).into_response()
}
