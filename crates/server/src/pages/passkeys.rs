//! Passkeys: those that a name has, and the questions to a browser, which only its scripts can answer.

use axum::extract::{Form, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Json, Redirect, Response};
use axum_extra::extract::SignedCookieJar;
use engine::phrase;
use maud::{Markup, html};
use narration::Narrator;
use serde::Deserialize;
use store::StoredPasskey;
use webauthn_rs::prelude::{PublicKeyCredential, RegisterPublicKeyCredential};

use super::hidden;
use super::match_list::day;
use crate::club::{self, Question};
use crate::identity::{Visitor, signed_in};
use crate::net::House;
use crate::{App, ServerError};

/// What has a browser make or show a passkey. Without scripts it cannot be asked.
pub(super) fn button(what: &str, label: &str, words: &Narrator<'_>) -> Markup {
    html! {
        div.stack data-passkey=(what) data-failed=(words.word("ui-passkey-failed")) hidden {
            div.row { button.button type="button" { (words.word(label)) } }
            p.help role="status" {}
        }
        noscript { p.help { (words.word("ui-passkey-scripts")) } }
    }
}

/// The passkeys of a claimed name, and another one.
pub(super) fn list(keys: &[StoredPasskey], has_password: bool, words: &Narrator<'_>) -> Markup {
    html! {
        @if !keys.is_empty() {
            ul.match-list.plain aria-label=(words.word("ui-passkeys")) {
                @for key in keys {
                    @let label = if key.label.is_empty() { words.word("ui-session-unknown") } else { key.label.clone() };
                    li.match-row {
                        strong { (words.word("ui-passkey")) " · " (label) } " " (day(key.created_at))
                        @if has_password || keys.len() > 1 {
                            form method="post" action="/settings/passkeys/remove" {
                                (hidden("id", &key.id))
                                button.button.small type="submit" aria-label={ (words.word("ui-passkey-remove")) ": " (label) } { (words.word("ui-passkey-remove")) }
                            }
                        }
                    }
                }
            }
        }
        (button("add", "ui-passkey-add", words))
    }
}

/// The name that a passkey is for, where none is claimed yet.
#[derive(Deserialize)]
pub(super) struct Begun {
    #[serde(default)]
    name: String,
}

/// `POST /settings/passkeys/begin`, from a script
pub(super) async fn begin(
    State(app): State<App>,
    visitor: Visitor,
    house: House,
    Json(begun): Json<Begun>,
) -> Result<Json<Question>, ServerError> {
    Ok(Json(club::begin_passkey(&app, &visitor, &house, &begun.name).await?))
}

/// The passkey that a browser has made.
#[derive(Deserialize)]
pub(super) struct Made {
    ceremony: String,
    #[serde(default)]
    name: String,
    credential: RegisterPublicKeyCredential,
}

/// `POST /settings/passkeys`, from a script
pub(super) async fn finish(
    State(app): State<App>,
    visitor: Visitor,
    house: House,
    Json(made): Json<Made>,
) -> Result<StatusCode, ServerError> {
    club::finish_passkey(&app, &visitor, &house, &made.ceremony, &made.name, &made.credential).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Which passkey is meant.
#[derive(Deserialize)]
pub(super) struct Meant {
    id: String,
}

/// `POST /settings/passkeys/remove`
pub(super) async fn remove(
    State(app): State<App>,
    visitor: Visitor,
    Form(meant): Form<Meant>,
) -> Result<Redirect, ServerError> {
    if !app.store.remove_passkey(&visitor.known()?.id, &meant.id).await? {
        return Err(ServerError::NotNow(phrase!("ui-passkey-last")));
    }
    Ok(Redirect::to("/settings#lasting-name"))
}

/// `POST /sign-in/passkey/begin`, from a script
pub(super) async fn begin_sign_in(
    State(app): State<App>,
    visitor: Visitor,
    house: House,
) -> Result<Json<Question>, ServerError> {
    Ok(Json(club::begin_sign_in(&app, &visitor, &house).await?))
}

/// The passkey that a browser shows.
#[derive(Deserialize)]
pub(super) struct Shown {
    ceremony: String,
    credential: PublicKeyCredential,
}

/// `POST /sign-in/passkey`, from a script
pub(super) async fn sign_in(
    State(app): State<App>,
    visitor: Visitor,
    house: House,
    jar: SignedCookieJar,
    Json(shown): Json<Shown>,
) -> Result<Response, ServerError> {
    let token = club::finish_sign_in(&app, &visitor, &house, &shown.ceremony, &shown.credential).await?;
    Ok((signed_in(&app, jar, token), StatusCode::NO_CONTENT).into_response())
}
