//! The pages: server-rendered, complete without scripts, live with them.

mod account;
mod admin;
mod assets;
mod bar;
mod clocks;
mod coach;
mod components;
mod dock;
mod eyes;
mod group;
mod groups;
mod highlights;
mod home;
mod invitations;
mod ladder;
mod layout;
mod learn;
mod match_list;
mod matches;
mod names;
mod new_match;
mod notice;
mod notice_links;
mod notice_ways;
mod notices;
mod options;
mod parts;
mod passkeys;
mod players;
mod profile;
mod puzzle_list;
mod puzzles;
mod rated;
mod records;
mod replay;
mod result;
mod review;
mod rules;
mod series;
mod settings;
mod setup_words;
mod side;
mod statistics;
mod strangers;
mod summary;
mod table;
mod table_forms;
mod table_requests;
mod table_talk;
mod tables;
mod taught;
mod waiting;
mod win_rates;

use axum::Router;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use maud::{Markup, html};
use narration::Narrator;

use crate::identity::Visitor;
use crate::{App, ServerError};
use layout::Page;

/// Everything but the streams.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/", get(home::show))
        .route("/play", post(new_match::play_now))
        .route("/meet", post(strangers::meet))
        .route("/tables", get(tables::show))
        .route("/groups", get(groups::show).post(groups::found))
        .route("/groups/{id}", get(group::show).post(group::change))
        .route("/groups/{id}/invite", post(group::invite))
        .route("/groups/{id}/answer", post(groups::answer))
        .route("/join-group", get(groups::ask).post(groups::join))
        .route("/new", get(new_match::show).post(new_match::make))
        .route("/learn", get(learn::games))
        .route("/learn/{game}", get(learn::show))
        .route("/learn/{game}/{lesson}", get(learn::lesson))
        .route("/learn/{game}/offer", post(coach::answered))
        .route("/puzzles", get(puzzle_list::show))
        .route("/puzzles/{game}/{puzzle}", get(puzzles::show))
        .route("/rules/{game}", get(rules::show))
        .route("/rules/{game}/summary", get(summary::show))
        .route("/rules/{game}/components", get(components::show))
        .route("/rules/{game}/components.toml", get(components::file))
        .route("/matches", get(matches::show))
        .route("/players/{id}", get(profile::show))
        .route("/ladder", get(ladder::show))
        .route("/statistics", get(statistics::show))
        .route("/settings/invitations", post(invitations::refuse))
        .route("/settings", get(settings::show).post(settings::change))
        .route("/settings/link", post(account::link))
        .route("/settings/token", post(account::token))
        .route("/settings/sessions/end", post(account::end))
        .route("/settings/sessions/end-others", post(account::end_others))
        .route("/settings/data", get(account::data))
        .route("/settings/delete", post(account::delete))
        .route("/settings/leave", post(settings::leave))
        .route("/settings/claim", post(names::claim))
        .route("/settings/claim/release", post(names::release))
        .route("/settings/password", post(names::password))
        .route("/settings/passkeys/begin", post(passkeys::begin))
        .route("/settings/passkeys", post(passkeys::finish))
        .route("/settings/passkeys/remove", post(passkeys::remove))
        .route("/sign-in/passkey/begin", post(passkeys::begin_sign_in))
        .route("/sign-in/passkey", post(passkeys::sign_in))
        .route("/sign-in", get(names::ask).post(names::sign_in))
        .route("/settings/notices", get(notices::show).post(notices::save))
        .route("/settings/notices/mail", post(notice_ways::mail))
        .route("/settings/notices/webhook", post(notice_ways::webhook))
        .route("/settings/notices/push", post(notice_ways::push))
        .route("/settings/notices/remove", post(notice_ways::remove))
        .route("/settings/notices/match", post(notices::match_wish))
        .route("/notices/confirm/{secret}", get(notice_links::ask_confirm).post(notice_links::confirm))
        .route("/notices/stop/{secret}", get(notice_links::ask_stop).post(notice_links::stop))
        .route("/worker.js", get(assets::worker))
        .route("/recover", get(account::ask_recover).post(account::recover))
        .route("/recover/{secret}", get(account::old_link).post(account::old_link))
        .route("/admin", get(admin::show).post(admin::act))
        .route("/admin/enter", post(admin::enter))
        .route("/admin/leave", post(admin::leave))
        .route("/m/{id}", get(table_requests::show))
        .route("/m/{id}/why", get(table_requests::why))
        .route("/m/{id}/hint", get(table_requests::hint))
        .route("/m/{id}/record", get(table_requests::record))
        .route("/m/{id}/review", get(review::show))
        .route("/m/{id}/what-if", post(review::what_if))
        .route("/m/{id}/act", post(table_forms::act))
        .route("/m/{id}/undo", post(table_forms::undo))
        .route("/m/{id}/takeback", post(table_forms::takeback))
        .route("/m/{id}/invite", get(invitations::ask).post(invitations::invite))
        .route("/m/{id}/decline", post(invitations::decline))
        .route("/m/{id}/join", post(table_forms::join))
        .route("/m/{id}/start", post(table_forms::start))
        .route("/m/{id}/leave", post(table_forms::leave))
        .route("/m/{id}/stand-in", post(table_forms::stand_in))
        .route("/m/{id}/clock", post(clocks::act))
        .route("/m/{id}/eyes", post(eyes::ask))
        .route("/m/{id}/eyes/answer", post(eyes::answered))
        .route("/m/{id}/chat", post(table_forms::chat))
        .route("/m/{id}/suggest", post(table_talk::suggest))
        .route("/m/{id}/mark", post(table_talk::mark))
        .route("/m/{id}/rematch", post(table_forms::rematch))
        .route("/assets/{version}/{file}", get(assets::show))
        .route("/favicon.ico", get(assets::favicon))
        .route("/robots.txt", get(assets::robots))
}

/// What stays open.
pub(crate) fn streams() -> Router<App> {
    Router::new()
        .route("/m/{id}/stream", get(table_requests::stream))
        .route("/tables/stream", get(tables::stream))
        .route("/groups/{id}/stream", get(group::stream))
}

/// A page that says what went wrong; `is_look` if nothing was to be changed.
pub(crate) fn error(error: &ServerError, visitor: &Visitor, path: &str, is_look: bool) -> Response {
    let words = visitor.words();
    if visitor.partial && path.starts_with("/m/") {
        // The page that is open stays; only the notice changes.
        let notice = notice::refresh(&notice::error(error, &words));
        let headers = [("hx-reswap", "none"), ("x-trouble", error.code())];
        return (StatusCode::OK, headers, layout::html_response(notice)).into_response();
    }
    let back = path.strip_prefix("/m/").and_then(|rest| rest.split('/').next()).filter(|id| !id.is_empty());
    let title = words.word(match error.status() {
        StatusCode::NOT_FOUND => "ui-not-found-title",
        _ if *error == ServerError::Away => "ui-database-title",
        StatusCode::SERVICE_UNAVAILABLE | StatusCode::GONE => "ui-error-title",
        _ => "ui-refused",
    });
    let body = html! {
        main.wrap.narrow #content {
            h1 { (title) }
            p.lead { (error.sentence(&words)) }
            @if *error == ServerError::Away && !is_look { p { (words.word("ui-database-again")) } }
            p.row {
                @if let Some(id) = back.filter(|_| !matches!(error, ServerError::NoSuchMatch | ServerError::Unreadable { .. })) {
                    a.button.primary href={ "/m/" (id) } { (words.word("ui-to-table")) }
                }
                a.button href="/" { (words.word("ui-home")) }
            }
        }
    };
    (error.status(), Page::new(visitor, &title).plain(&body)).into_response()
}

/// A hidden field of a form.
fn hidden(name: &str, value: &str) -> Markup {
    html! { input type="hidden" name=(name) value=(value); }
}

/// Where one says what one is called.
fn name_field(name: &str, words: &Narrator<'_>) -> Markup {
    html! {
        div.field {
            label for="name" { (words.word("ui-your-name")) }
            input #name type="text" name="name" value=(name) maxlength="24" autocomplete="nickname" required;
            p.help { (words.word("ui-your-name-help")) }
        }
    }
}

/// The name of a bot's kind.
fn bot_kind(words: &Narrator<'_>, bot: &str) -> String {
    let key = format!("ui-bot-{bot}");
    if words.has(&key) { words.word(&key) } else { bot.to_owned() }
}
