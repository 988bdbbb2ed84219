//! What people who play together say over the board: suggestions in the dock, marks beside the table.

use axum::extract::{Form, Path, State};
use axum::response::Response;
use boards::{icon, seat_badge, seat_class};
use catalog::{Choice, Suggestion, suggest_form};
use engine::{Seat, phrase};
use maud::{Markup, html};
use narration::Narrator;
use serde::Deserialize;
use store::MatchId;

use super::{hidden, table, table_forms};
use crate::identity::Visitor;
use crate::room::{Moment, Remark, TableView};
use crate::{App, ServerError};

/// A choice in words, and who suggests it.
pub(super) fn sentence(moment: &Moment, choice: &Choice) -> Markup {
    let suggestions = moment.picture.talk.suggestions.iter().filter(|other| other.code == choice.code);
    html! {
        span.choice-text {
            (choice.sentence)
            @for suggestion in suggestions { " " span.choice-suggested { (seat_badge(suggestion.from)) (suggestion.told) } }
        }
    }
}

/// The choices in the order in which they are listed: those first that somebody suggests.
pub(super) fn in_order(moment: &Moment) -> Vec<&Choice> {
    let suggests = |choice: &Choice| moment.picture.talk.suggestions.iter().any(|other| other.code == choice.code);
    let mut choices: Vec<&Choice> = moment.picture.choices.iter().collect();
    choices.sort_by_key(|choice| !suggests(choice));
    choices
}

/// For those who wait: what was suggested, and what they could suggest.
pub(super) fn advice(view: &TableView, moment: &Moment, words: &Narrator<'_>) -> Markup {
    let talk = &moment.picture.talk;
    let others: Vec<&Suggestion> =
        talk.suggestions.iter().filter(|suggestion| view.own != Some(suggestion.to)).collect();
    html! {
        @if !others.is_empty() {
            ul.plain.suggestions {
                @for suggestion in others { (stands(view, suggestion, words)) }
            }
        }
        @for (seat, choices) in &talk.advice {
            details.fold.advice-fold id={ "advice-" (seat) } {
                summary { (icon("hint")) (words.sentence(&phrase!("ui-suggest-to", seat = *seat))) }
                div.fold-body {
                    p.muted { (words.sentence(&phrase!("ui-suggest-help", seat = *seat))) }
                    (choose(view, *seat, choices, words))
                }
            }
        }
    }
}

/// A suggestion that stands; one's own can be withdrawn.
fn stands(view: &TableView, suggestion: &Suggestion, words: &Narrator<'_>) -> Markup {
    let told = phrase!("ui-suggests", seat = suggestion.from, to = suggestion.to, what = suggestion.sentence.clone());
    html! {
        li.said.(seat_class(suggestion.from)) {
            (seat_badge(suggestion.from))
            span { (words.sentence(&told)) }
            @if view.own == Some(suggestion.from) {
                (table::form(view, "suggest", &html! {
                    (hidden("to", &suggestion.to.index().to_string()))
                    (hidden("action", &suggestion.code))
                    (remove("withdraw", &words.word("ui-withdraw")))
                }))
            }
        }
    }
}

/// The button that takes back what one has said.
fn remove(field: &str, name: &str) -> Markup {
    html! {
        button.button.quiet.icon-only type="submit" name=(field) value="yes" aria-label=(name) title=(name) { (icon("close")) }
    }
}

fn choose(view: &TableView, seat: Seat, choices: &[Choice], words: &Narrator<'_>) -> Markup {
    let action = format!("/m/{}/suggest", view.id);
    html! {
        form id=(suggest_form(seat)) method="post" action=(action) hx-post=(action) hx-target="#table" hx-swap="outerMorph" {
            (hidden("to", &seat.index().to_string()))
            ul.choices aria-label=(words.sentence(&phrase!("ui-suggest-to", seat = seat))) {
                @for choice in choices {
                    li { button.choice type="submit" name="action" value=(choice.code) { (choice.sentence) } }
                }
            }
        }
    }
}

/// The marks on the board, and how to set one.
pub(super) fn marks(view: &TableView, moment: &Moment, words: &Narrator<'_>) -> Markup {
    let talk = &moment.picture.talk;
    let name = |id: &str| talk.places.iter().find(|place| place.id == id).map(|place| place.name.as_str());
    html! {
        @if !talk.places.is_empty() {
            section.tab-panel #plan aria-label=(words.word("ui-plan")) {
                div.stack {
                    p.muted { (words.word(if view.own.is_some() { "ui-plan-help" } else { "ui-plan-look" })) }
                    @if view.own.is_some() {
                        (table::form(view, "mark", &html! {
                            label.field { span { (words.word("ui-mark-place")) }
                                select #mark-place name="place" { @for place in &talk.places { option value=(place.id) { (place.name) } } }
                            }
                            button.button type="submit" name="remove" value="no" { (icon("flag")) (words.word("ui-mark-set")) }
                        }))
                        // For the flags on the board.
                        form #mark-here method="post" action={ "/m/" (view.id) "/mark" } hx-post={ "/m/" (view.id) "/mark" }
                            hx-target="#table" hx-swap="outerMorph" {}
                    }
                    ul.plain.marks-list {
                        @for mark in &talk.marks {
                            li.said.(seat_class(mark.seat)) {
                                (seat_badge(mark.seat))
                                span { (name(&mark.place).unwrap_or_default()) ", " (mark.told) }
                                @if view.own == Some(mark.seat) {
                                    (table::form(view, "mark", &html! {
                                        (hidden("place", &mark.place))
                                        (remove("remove", &words.word("ui-mark-remove")))
                                    }))
                                }
                            }
                        }
                        @if talk.marks.is_empty() { li.muted { (words.word("ui-marks-none")) } }
                    }
                }
            }
        }
    }
}

#[derive(Deserialize)]
pub(super) struct Suggest {
    to: Option<u8>,
    action: String,
    withdraw: Option<String>,
}

#[derive(Deserialize)]
pub(super) struct Mark {
    place: String,
    remove: Option<String>,
}

/// `POST /m/ID/suggest`
pub(super) async fn suggest(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Form(form): Form<Suggest>,
) -> Result<Response, ServerError> {
    let withdraw = form.withdraw.as_deref() == Some("yes");
    remark(&app, &id, &visitor, Remark::Suggest { to: form.to, code: form.action, withdraw }).await
}

/// `POST /m/ID/mark`
pub(super) async fn mark(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Form(form): Form<Mark>,
) -> Result<Response, ServerError> {
    let remove = form.remove.as_deref().map(|remove| remove == "yes");
    remark(&app, &id, &visitor, Remark::Mark { place: form.place, remove }).await
}

async fn remark(app: &App, id: &str, visitor: &Visitor, remark: Remark) -> Result<Response, ServerError> {
    let room = app.rooms.get(&MatchId::new(id)).await?;
    let who = visitor.known()?.asker();
    let done = room.ask(move |room| Box::pin(room.remark(who, remark))).await;
    table_forms::show(&room, visitor, id, done).await
}
