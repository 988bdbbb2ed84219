//! The coach of a first match, and the offer of lessons to those who play a game for the first time.

use std::collections::HashMap;
use std::sync::LazyLock;

use axum::extract::{Form, Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::SignedCookieJar;
use boards::icon;
use engine::phrase;
use lessons::{Coach, Note};
use maud::{Markup, html};
use narration::Narrator;
use serde::Deserialize;

use super::new_match::find;
use super::settings;
use crate::ending::Stage;
use crate::identity::{Preferences, Visitor};
use crate::room::{Moment, TableView};
use crate::{App, ServerError};

/// The coaches of all games, read once.
static COACHES: LazyLock<HashMap<&'static str, Coach>> = LazyLock::new(|| {
    let coach = |game: &&'static dyn catalog::AnyGame| Some((game.facts().id, Coach::of(*game).ok()?));
    catalog::games().iter().filter_map(coach).collect()
});

/// The notes that fit this moment for whoever looks. A page shows them where its reader wants a coach, each once.
pub(super) fn notes(view: &TableView, moment: &Moment, words: &Narrator<'_>) -> Markup {
    let Some(coach) = COACHES.get(view.facts.id).filter(|_| plays(view)) else { return html! {} };
    let offered = moment.picture.quick.iter().chain(&moment.picture.choices);
    let codes: Vec<&str> = offered.map(|choice| choice.code.as_str()).collect();
    let log: Vec<&str> = moment.log.iter().map(|line| line.key).collect();
    let fitting: Vec<&Note> = if codes.is_empty() { Vec::new() } else { coach.fitting(&codes, &log).collect() };
    html! {
        @if !fitting.is_empty() {
            aside.coach #coach aria-label=(words.word("ui-coach")) {
                div.coach-said role="status" {
                    @for note in fitting {
                        p.coach-note data-note={ (view.facts.id) "/" (note.id) } { (icon("hint")) span { (note.say.in_language(words.language())) } }
                    }
                }
                div.row {
                    button.button.quiet.script-only type="button" data-coach-heard="" { (words.word("ui-coach-heard")) }
                    form method="post" action="/settings" {
                        button.button.quiet type="submit" name="coach" value="off" { (words.word("ui-coach-off")) }
                    }
                }
            }
        }
    }
}

/// Lessons and a coach, for those who play this game for the first time. It is shown where the page says so.
pub(super) fn offer(view: &TableView, words: &Narrator<'_>) -> Markup {
    html! {
        @if offers_lessons(view) {
            aside.offer #offer aria-label=(words.word("ui-learn")) {
                p { (words.say(&phrase!("ui-offer", game = view.facts.title.to_owned()))) }
                (answers(view, words))
            }
        }
    }
}

/// The same in one line below the prompt, where the log is in a drawer.
pub(super) fn short_offer(view: &TableView, words: &Narrator<'_>) -> Markup {
    html! {
        @if offers_lessons(view) {
            aside.offer.offer-line aria-label=(words.word("ui-learn")) {
                p { (words.word("ui-offer-short")) }
                (answers(view, words))
            }
        }
    }
}

fn offers_lessons(view: &TableView) -> bool {
    plays(view) && !view.facts.lessons.is_empty()
}

fn answers(view: &TableView, words: &Narrator<'_>) -> Markup {
    html! {
        form.row method="post" action={ "/learn/" (view.facts.id) "/offer" } {
            button.button.quiet type="submit" name="answer" value="lessons" { (words.word("ui-learn")) }
            button.button.quiet type="submit" name="answer" value="coach" { (words.word("ui-coach-on")) }
            button.button.quiet type="submit" name="answer" value="no" { (words.word("ui-offer-no")) }
        }
    }
}

fn plays(view: &TableView) -> bool {
    view.own.is_some() && view.stage == Stage::Running
}

/// What somebody says to the offer.
#[derive(Deserialize)]
pub(super) struct Answered {
    answer: Said,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Said {
    Lessons,
    Coach,
    No,
}

/// `POST /learn/GAME/offer`: whatever the answer is, nobody asks again.
pub(super) async fn answered(
    State(app): State<App>,
    visitor: Visitor,
    jar: SignedCookieJar,
    Path(game): Path<String>,
    headers: HeaderMap,
    Form(form): Form<Answered>,
) -> Result<Response, ServerError> {
    let facts = find(&game)?.facts();
    let (jar, person) = visitor.or_guest(&app, jar).await?;
    let old = person.preferences;
    let coach = old.coach || form.answer == Said::Coach;
    let preferences = Preferences { coach, met: old.met.with(facts.id), ..old };
    app.sessions.change(&person, &person.name, preferences).await?;
    let to = if form.answer == Said::Lessons { format!("/learn/{}", facts.id) } else { settings::back(&headers) };
    Ok((jar, Redirect::to(&to)).into_response())
}
