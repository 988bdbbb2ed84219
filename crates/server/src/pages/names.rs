//! A name that lasts: claiming it, its password, and signing in with it.

use axum::extract::{Form, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::SignedCookieJar;
use engine::phrase;
use maud::{Markup, html};
use narration::Narrator;
use serde::Deserialize;
use store::{ClaimedName, StoredPasskey};

use super::layout::Page;
use super::match_list::day;
use super::parts::section;
use super::passkeys;
use crate::club;
use crate::identity::{Person, Visitor, signed_in};
use crate::{App, ServerError};

/// What the settings show about the name.
pub(super) async fn settings(app: &App, person: &Person, words: &Narrator<'_>) -> Result<Markup, ServerError> {
    let inside = match app.store.claim_of(&person.id).await? {
        Some(claim) => claimed(person, &claim, &app.store.passkeys_of(&person.id).await?, words),
        None => offer(person, words),
    };
    Ok(section("lasting-name", "ui-claim", words, &inside))
}

/// What is offered to a guest.
fn offer(person: &Person, words: &Narrator<'_>) -> Markup {
    html! {
        p { (words.word("ui-claim-help")) }
        form.form method="post" action="/settings/claim" {
            div.field {
                label for="claim-name" { (words.word("ui-name")) }
                input #claim-name type="text" name="name" value=(person.name) maxlength="24" autocomplete="username" required;
            }
            (password_field("password", "ui-password", "new-password", words))
            p.help { (words.word("ui-password-help")) }
            div.row {
                button.button.primary type="submit" { (words.word("ui-claim-button")) }
            }
        }
        (passkeys::button("claim", "ui-passkey-claim", words))
        p { (words.word("ui-claim-have")) " " a href="/sign-in" { (words.word("ui-sign-in")) } }
    }
}

/// What whoever has claimed a name can do with it.
fn claimed(person: &Person, claim: &ClaimedName, keys: &[StoredPasskey], words: &Narrator<'_>) -> Markup {
    html! {
        p { strong { (person.name) } " " (claimed_chip(words)) " " span.muted { (words.word("ui-claim-since")) " " (day(claim.claimed_at)) } }
        (passkeys::list(keys, claim.has_password(), words))
        form.form method="post" action="/settings/password" {
            // So that password managers know whose it is.
            input type="text" name="username" value=(person.name) autocomplete="username" hidden;
            @if claim.has_password() { (password_field("current", "ui-password-current", "current-password", words)) }
            (password_field("password", "ui-password-new", "new-password", words))
            div.row { button.button type="submit" { (words.word(if claim.has_password() { "ui-password-change" } else { "ui-password-add" })) } }
        }
        details {
            summary { (words.word("ui-claim-release")) }
            form.stack method="post" action="/settings/claim/release" {
                p { (words.word("ui-claim-release-help")) }
                div.row { button.button.danger type="submit" { (words.word("ui-claim-release")) } }
            }
        }
    }
}

/// Says that a name is claimed.
pub(super) fn claimed_chip(words: &Narrator<'_>) -> Markup {
    html! { span.chip title=(words.word("ui-claimed-help")) { (words.word("ui-claimed")) } }
}

fn password_field(name: &str, label: &str, autocomplete: &str, words: &Narrator<'_>) -> Markup {
    let is_new = autocomplete == "new-password";
    html! {
        div.field {
            label for={ "field-" (name) } { (words.word(label)) }
            input id={ "field-" (name) } type="password" name=(name) autocomplete=(autocomplete) minlength=[is_new.then_some("8")] maxlength="200" required;
        }
    }
}

/// `GET /sign-in`
pub(super) async fn ask(visitor: Visitor) -> Response {
    let words = visitor.words();
    let title = words.word("ui-sign-in");
    let body = html! {
        main.wrap.narrow.stack #content {
            h1 { (title) }
            @if let Some(person) = &visitor.person {
                p.lead { (words.say(&phrase!("ui-sign-in-leaves", name = person.name.clone()))) }
            }
            form.form.panel method="post" action="/sign-in" {
                div.field {
                    label for="name" { (words.word("ui-name")) }
                    input #name type="text" name="name" maxlength="24" autocomplete="username" required;
                }
                (password_field("password", "ui-password", "current-password", &words))
                div.row {
                    button.button.primary type="submit" { (words.word("ui-sign-in")) }
                }
            }
            (passkeys::button("sign-in", "ui-passkey-sign-in", &words))
            p.help { (words.word("ui-sign-in-lost")) }
        }
    };
    Page::new(&visitor, &title).at("settings").about(words.word("ui-claim-help")).plain(&body)
}

/// A name and a password.
#[derive(Deserialize)]
pub(super) struct Named {
    name: String,
    password: String,
}

/// `POST /sign-in`
pub(super) async fn sign_in(
    State(app): State<App>,
    visitor: Visitor,
    jar: SignedCookieJar,
    Form(form): Form<Named>,
) -> Result<Response, ServerError> {
    let token = club::sign_in(&app, &visitor, &form.name, &form.password).await?;
    Ok((signed_in(&app, jar, token), Redirect::to("/")).into_response())
}

/// `POST /settings/claim`
pub(super) async fn claim(
    State(app): State<App>,
    visitor: Visitor,
    Form(form): Form<Named>,
) -> Result<Redirect, ServerError> {
    club::claim(&app, &visitor, visitor.known()?, &form.name, &form.password).await?;
    Ok(Redirect::to("/settings#lasting-name"))
}

/// `POST /settings/claim/release`
pub(super) async fn release(State(app): State<App>, visitor: Visitor) -> Result<Redirect, ServerError> {
    let person = visitor.known()?;
    app.store.release_name(&person.id).await?;
    app.sessions.forget_everywhere(&person.id);
    Ok(Redirect::to("/settings#lasting-name"))
}

/// The password that there is, and the one that is to be.
#[derive(Deserialize)]
pub(super) struct Change {
    #[serde(default)]
    current: String,
    password: String,
}

/// `POST /settings/password`
pub(super) async fn password(
    State(app): State<App>,
    visitor: Visitor,
    Form(form): Form<Change>,
) -> Result<Redirect, ServerError> {
    club::set_password(&app, &visitor, &form.current, &form.password).await?;
    Ok(Redirect::to("/settings#lasting-name"))
}
