//! Settings: name, language, colours, movement, sound; what else belongs to a person is in `account`.

use axum::extract::{Form, State};
use axum::http::HeaderMap;
use axum::http::header::{HOST, REFERER};
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::SignedCookieJar;
use maud::{Markup, html};
use narration::{Language, Narrator};
use serde::Deserialize;

use super::account::{self, Given};
use super::layout::Page;
use crate::identity::{Motion, Preferences, Speed, Theme, Visitor, signed_out};
use crate::{App, ServerError};

/// What is not given stays.
#[derive(Deserialize)]
pub(super) struct Settings {
    name: Option<String>,
    language: Option<String>,
    theme: Option<String>,
    motion: Option<String>,
    speed: Option<String>,
    sound: Option<String>,
    coach: Option<String>,
}

/// `GET /settings`
pub(super) async fn show(State(app): State<App>, visitor: Visitor) -> Result<Response, ServerError> {
    page(&app, &visitor, &Given::default()).await
}

/// The page, with what was just given out.
pub(super) async fn page(app: &App, visitor: &Visitor, given: &Given) -> Result<Response, ServerError> {
    let account = account::sections(app, visitor, given).await?;
    let words = visitor.words();
    let preferences = visitor.preferences();
    let title = words.word("ui-settings");
    let name = visitor.person.as_ref().map_or("", |person| person.name.as_str());
    let body = html! {
        main.wrap.narrow.stack #content {
            h1 { (title) }
            form.form.panel method="post" action="/settings" {
                @if visitor.person.is_some() { (super::name_field(name, &words)) }
                (language_field(visitor, &words))
                (segments("ui-theme", "theme", &Theme::ALL.map(|theme| (theme.code(), theme == preferences.theme)), &words))
                (segments("ui-motion", "motion", &Motion::ALL.map(|motion| (motion.code(), motion == preferences.motion)), &words))
                (segments("ui-speed", "speed", &Speed::ALL.map(|speed| (speed.code(), speed == preferences.speed)), &words))
                (segments("ui-sound", "sound", &[("off", !preferences.sound), ("on", preferences.sound)], &words))
                (segments("ui-coach", "coach", &[("off", !preferences.coach), ("on", preferences.coach)], &words))
                div.row { button.button.primary type="submit" { (words.word("ui-save")) } }
            }
            (account)
        }
    };
    Ok(Page::new(visitor, &title).at("settings").about(words.word("ui-about-settings")).plain(&body))
}

fn language_field(visitor: &Visitor, words: &Narrator<'_>) -> Markup {
    html! {
        fieldset.field {
            legend { (words.word("ui-language")) }
            div.segments {
                @for language in Language::ALL {
                    label.segment {
                        input type="radio" name="language" value=(language.code()) checked[language == visitor.language];
                        span lang=(language.code()) { (language.name()) }
                    }
                }
            }
        }
    }
}

pub(super) fn segments(title: &str, name: &str, values: &[(&str, bool)], words: &Narrator<'_>) -> Markup {
    let label = |value: &str| {
        let key = format!("{title}-{value}");
        words.word(if words.has(&key) {
            &key
        } else if value == "on" {
            "ui-on"
        } else {
            "ui-off"
        })
    };
    html! {
        fieldset.field {
            legend { (words.word(title)) }
            div.segments {
                @for (value, chosen) in values {
                    label.segment { input type="radio" name=(name) value=(value) checked[*chosen]; span { (label(value)) } }
                }
            }
        }
    }
}

/// `POST /settings`, also from the button for the colours at the top of every page
pub(super) async fn change(
    State(app): State<App>,
    visitor: Visitor,
    jar: SignedCookieJar,
    headers: HeaderMap,
    Form(form): Form<Settings>,
) -> Result<Response, ServerError> {
    let (jar, person) = visitor.or_guest(&app, jar).await?;
    let name = form.name.clone().unwrap_or_else(|| person.name.clone());
    let preferences = form.merged(person.preferences)?;
    app.sessions.change(&person, &name, preferences).await?;
    if headers.contains_key("x-quiet") {
        return Ok((jar, axum::http::StatusCode::NO_CONTENT).into_response());
    }
    Ok((jar, Redirect::to(&back(&headers))).into_response())
}

impl Settings {
    fn merged(&self, old: Preferences) -> Result<Preferences, ServerError> {
        let mut new = Preferences { named: old.named || self.name.is_some(), ..old };
        if let Some(code) = &self.language {
            new.language =
                Some(code.parse().map_err(|problem: engine::Problem| ServerError::Malformed(problem.to_string()))?);
        }
        if let Some(code) = &self.theme {
            let toggled = if old.theme == Theme::Dark { Theme::Light } else { Theme::Dark };
            new.theme = if code == "toggle" { toggled } else { find(&Theme::ALL, Theme::code, code)? };
        }
        if let Some(code) = &self.motion {
            new.motion = find(&Motion::ALL, Motion::code, code)?;
        }
        if let Some(code) = &self.speed {
            new.speed = find(&Speed::ALL, Speed::code, code)?;
        }
        if let Some(code) = &self.sound {
            new.sound = if code == "toggle" { !old.sound } else { code == "on" };
        }
        if let Some(code) = &self.coach {
            new.coach = if code == "toggle" { !old.coach } else { code == "on" };
        }
        Ok(new)
    }
}

fn find<T: Copy>(all: &[T], code_of: fn(T) -> &'static str, code: &str) -> Result<T, ServerError> {
    let found = all.iter().copied().find(|&value| code_of(value) == code);
    found.ok_or_else(|| ServerError::Malformed(format!("`{code}` cannot be chosen")))
}

/// The page of ours that somebody came from.
pub(super) fn back(headers: &HeaderMap) -> String {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let host = text(HOST);
    let path = text(REFERER).split_once("://").and_then(|(_, rest)| rest.strip_prefix(host)).unwrap_or_default();
    if path.starts_with('/') && !path.starts_with("//") { path.to_owned() } else { "/settings".to_owned() }
}

/// `POST /settings/leave`
pub(super) async fn leave(State(app): State<App>, jar: SignedCookieJar) -> Result<Response, ServerError> {
    let jar = signed_out(&app, jar).await?;
    Ok((jar, Redirect::to("/")).into_response())
}
