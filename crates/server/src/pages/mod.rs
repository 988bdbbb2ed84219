//! The pages: server-rendered, complete without scripts, live with them.

mod assets;
mod deeds;
mod home;
mod layout;
mod new_match;
mod notice;
mod plans;
mod rules;
mod settings;
mod side;
mod table;
mod tables;
mod waiting;

use axum::Router;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use maud::{Markup, html};
use narration::Narrator;

use crate::identity::Visitor;
use crate::{App, Trouble};
use layout::Page;

/// Everything but the streams.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/", get(home::show))
        .route("/play", post(new_match::play_now))
        .route("/new", get(new_match::show).post(new_match::make))
        .route("/rules/{game}", get(rules::show))
        .route("/settings", get(settings::show).post(settings::change))
        .route("/settings/recovery", post(settings::recovery))
        .route("/settings/leave", post(settings::leave))
        .route("/recover/{secret}", get(settings::ask_recover).post(settings::recover))
        .route("/m/{id}", get(tables::show))
        .route("/m/{id}/why", get(tables::why))
        .route("/m/{id}/record", get(tables::record))
        .route("/m/{id}/act", post(deeds::act))
        .route("/m/{id}/undo", post(deeds::undo))
        .route("/m/{id}/takeback", post(deeds::takeback))
        .route("/m/{id}/join", post(deeds::join))
        .route("/m/{id}/start", post(deeds::start))
        .route("/m/{id}/leave", post(deeds::leave))
        .route("/m/{id}/stand-in", post(deeds::stand_in))
        .route("/m/{id}/chat", post(deeds::chat))
        .route("/m/{id}/suggest", post(plans::suggest))
        .route("/m/{id}/mark", post(plans::mark))
        .route("/m/{id}/rematch", post(deeds::rematch))
        .route("/assets/{version}/{file}", get(assets::show))
        .route("/favicon.ico", get(assets::favicon))
}

/// What stays open.
pub(crate) fn streams() -> Router<App> {
    Router::new().route("/m/{id}/stream", get(tables::stream))
}

/// A page that says what went wrong.
pub(crate) fn trouble(trouble: &Trouble, visitor: &Visitor, path: &str) -> Response {
    let words = visitor.words();
    if visitor.partial && path.starts_with("/m/") {
        // The page that is open stays; only the notice changes.
        let notice = notice::refresh(&notice::trouble(trouble, &words));
        return (axum::http::StatusCode::OK, [("hx-reswap", "none")], layout::html_response(notice)).into_response();
    }
    let back = path.strip_prefix("/m/").and_then(|rest| rest.split('/').next()).filter(|id| !id.is_empty());
    let title = words.word("ui-refused");
    let body = html! {
        main.wrap.narrow #content {
            h1 { (title) }
            p.lead { (trouble.sentence(&words)) }
            p.row {
                @if let Some(id) = back.filter(|_| *trouble != Trouble::NoSuchMatch) {
                    a.button.primary href={ "/m/" (id) } { (words.word("ui-to-table")) }
                }
                a.button href="/" { (words.word("ui-home")) }
            }
        }
    };
    (trouble.status(), Page::new(visitor, &title).plain(&body)).into_response()
}

/// A hidden field of a form.
fn hidden(name: &str, value: &str) -> Markup {
    html! { input type="hidden" name=(name) value=(value); }
}

/// The name of a bot's kind.
fn bot_kind(words: &Narrator<'_>, bot: &str) -> String {
    let key = format!("ui-bot-{bot}");
    if words.has(&key) { words.word(&key) } else { bot.to_owned() }
}
