//! What all pages share: head, bar at the top, foot.

use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use boards::icon;
use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::{assets, invitations};
use crate::identity::Visitor;

/// How htmx behaves here: no style sheet of its own, no code out of attributes, folds stay as people left them.
const HTMX: &str =
    r#"{"includeIndicatorCSS":false,"morphIgnore":["open"],"history":false,"defaultSwap":"none","extensions":"sse"}"#;

/// Where one goes from everywhere, beside a new match: the path and what it is called. Only who has sat down has matches.
const PLACES: &[(&str, &str)] = &[
    ("learn", "ui-learn"),
    ("puzzles", "ui-puzzles"),
    ("tables", "ui-place-tables"),
    ("matches", "ui-matches"),
    ("ladder", "ui-ladder"),
];

/// A page for somebody.
pub(super) struct Page<'a> {
    visitor: &'a Visitor,
    title: &'a str,
    /// What search engines and messengers tell of the page.
    about: Option<String>,
    current: &'static str,
    live: bool,
    refresh: Option<u32>,
    again: Option<u32>,
}

impl<'a> Page<'a> {
    pub(super) fn new(visitor: &'a Visitor, title: &'a str) -> Self {
        Page { visitor, title, about: None, current: "", live: false, refresh: None, again: None }
    }

    /// What the page is about, where it is not the whole site.
    pub(super) fn about(mut self, about: String) -> Self {
        self.about = Some(about);
        self
    }

    /// Which link of the bar at the top leads here.
    pub(super) fn at(mut self, current: &'static str) -> Self {
        self.current = current;
        self
    }

    /// With htmx. Without scripts it is fetched anew after some seconds, if given.
    pub(super) fn live(mut self, refresh: Option<u32>) -> Self {
        self.live = true;
        self.refresh = refresh;
        self
    }

    /// The page looks again after so many seconds, with scripts and without, as long as something is being worked on.
    pub(super) fn again(mut self, seconds: Option<u32>) -> Self {
        self.again = seconds;
        self
    }

    /// The page with this body as an answer.
    pub(super) fn plain(&self, body: &Markup) -> Response {
        html_response(self.markup(body))
    }

    fn markup(&self, body: &Markup) -> Markup {
        let words = self.visitor.words();
        let preferences = self.visitor.preferences();
        let house = words.word("ui-title");
        html! {
            (DOCTYPE)
            html lang=(self.visitor.language.code()) data-theme=[preferences.theme.attribute()]
                data-motion=[preferences.motion.attribute()] data-speed=(preferences.speed.code()) data-sound=(if preferences.sound { "on" } else { "off" })
                data-coach=(if preferences.coach { "on" } else { "off" }) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content="dark light";
                    title { (self.title) " · " (house) }
                    meta name="description" content=(self.about.clone().unwrap_or_else(|| words.word("ui-welcome")));
                    link rel="icon" href=(assets::address("icon.svg")) type="image/svg+xml";
                    link rel="stylesheet" href=(assets::address("gantry.css"));
                    @if self.live {
                        meta name="htmx-config" content=(HTMX);
                        script defer src=(assets::address("htmx.js")) {}
                    }
                    script defer src=(assets::address("gantry.js")) {}
                    @if !self.live { script defer src=(assets::address("account.js")) {} }
                    @if let Some(seconds) = self.again { meta http-equiv="refresh" content=(seconds); }
                    @if let Some(seconds) = self.refresh {
                        noscript { meta http-equiv="refresh" content=(seconds); }
                    }
                }
                body {
                    (boards::icons())
                    a.skip href="#content" { (words.word("ui-skip-to-content")) }
                    (self.head())
                    div #announcement role="status" { (announcement(self.visitor.announcement.as_deref())) }
                    @if self.current != "home" { (invitations::banner(self.visitor)) }
                    (body)
                }
            }
        }
    }

    fn head(&self) -> Markup {
        let words = self.visitor.words();
        let here = |name: &str| (self.current == name).then_some("page");
        html! {
            header.site-head {
                a.brand href="/" { (icon("gantry")) span { (words.word("ui-title")) } }
                nav.site-nav.places aria-label=(words.word("ui-places")) {
                    @for (name, key) in PLACES {
                        @if *name != "matches" || self.visitor.person.is_some() {
                            a href={ "/" (name) } aria-current=[here(name)] { (words.word(key)) }
                        }
                    }
                }
                nav.site-nav aria-label=(words.word("ui-menu")) {
                    a href="/new" aria-current=[here("new")] aria-label=(words.word("ui-new-match")) {
                        (icon("players")) span.label { (words.word("ui-new-match")) }
                    }
                    a href="/settings" aria-current=[here("settings")] {
                        (icon("settings"))
                        span.visually-hidden { (words.word("ui-settings")) }
                        span.label { @if let Some(person) = &self.visitor.person { (person.name) } }
                    }
                    form method="post" action="/settings" {
                        button type="submit" name="theme" value="toggle" data-theme-toggle="" aria-label=(words.word("ui-theme-toggle"))
                            title=(words.word("ui-theme-toggle")) { (icon("theme")) }
                    }
                }
            }
        }
    }
}

fn announcement(told: Option<&str>) -> Markup {
    html! { @if let Some(told) = told { p.announcement { (told) } } }
}

/// What a host tells everybody, sent beside the table.
pub(super) fn announcement_message(told: Option<&str>) -> String {
    let inside = announcement(told);
    html! { div #announcement hx-swap-oob="innerHTML" { (inside) @if told.is_none() { span hidden {} } } }.into_string()
}

/// HTML as an answer.
pub(super) fn html_response(markup: Markup) -> Response {
    let PreEscaped(text) = markup;
    ([(CONTENT_TYPE, "text/html; charset=utf-8")], text).into_response()
}
