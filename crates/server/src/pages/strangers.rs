//! Playing with whoever comes, beside *Play now*.

use axum::extract::{Form, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::SignedCookieJar;
use boards::icon;
use engine::phrase;
use maud::{Markup, html};
use narration::Narrator;
use serde::Deserialize;

use super::{clocks, hidden, new_match};
use crate::identity::Visitor;
use crate::meeting;
use crate::room::TableView;
use crate::{App, ServerError};

/// How long one may wait for a person, in seconds.
const WAITS: [u32; 3] = [30, 120, 600];

/// Opens to the question how long one waits: the answer seats one.
pub(super) fn box_action(game: &str, visitor: &Visitor, words: &Narrator<'_>) -> Markup {
    html! {
        details.meet {
            summary.button { (icon("players")) (words.word("ui-meet")) }
            form.panel.stack method="post" action="/meet" {
                (hidden("game", game))
                p.small { (words.word("ui-meet-help")) }
                @if visitor.lacks_name() {
                    label { (words.word("ui-your-name")) " " input type="text" name="name" maxlength="24" autocomplete="nickname"; }
                }
                p { (words.word("ui-meet-wait")) }
                div.row {
                    @for wait in WAITS { button.button type="submit" name="wait" value=(wait) { (told(wait, words)) } }
                }
            }
        }
    }
}

fn told(wait: u32, words: &Narrator<'_>) -> String {
    words.say(&match wait {
        0..60 => phrase!("ui-meet-seconds", seconds = wait),
        _ => phrase!("ui-meet-minutes", minutes = wait / 60),
    })
}

#[derive(Deserialize)]
pub(super) struct Meet {
    game: String,
    wait: u32,
    /// What a guest wants to be called.
    name: Option<String>,
}

/// `POST /meet`
pub(super) async fn meet(
    State(app): State<App>,
    visitor: Visitor,
    jar: SignedCookieJar,
    Form(form): Form<Meet>,
) -> Result<Response, ServerError> {
    let game = new_match::find(&form.game)?;
    let name = form.name.as_deref().filter(|name| !name.trim().is_empty());
    let (jar, person) = visitor.or_guest_called(&app, jar, name).await?;
    let id = meeting::meet(&app, &person, game, form.wait).await?;
    Ok((jar, Redirect::to(&format!("/m/{id}"))).into_response())
}

/// When a bot comes, at a table that waits for whoever comes.
pub(super) fn bot_comes(view: &TableView, words: &Narrator<'_>) -> Markup {
    html! {
        @if let Some(zero) = view.bots_at {
            p.lead { (words.word("ui-meet-waiting")) " " (clocks::until(zero, "ui-meet-now", words)) }
        }
    }
}
