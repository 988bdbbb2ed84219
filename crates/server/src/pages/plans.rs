//! What people who play together plan: suggestions in the dock, marks beside the table.

use axum::extract::{Form, Path, State};
use axum::response::Response;
use boards::{icon, seat_badge, seat_class};
use catalog::{Choice, Suggestion, suggest_form};
use engine::{Seat, phrase};
use maud::{Markup, html};
use narration::Narrator;
use serde::Deserialize;
use store::MatchId;

use super::{deeds, hidden, table};
use crate::identity::Visitor;
use crate::room::{Glimpse, Moment, Plan};
use crate::{App, Trouble};

/// A choice in words, and who suggests it.
pub(super) fn sentence(moment: &Moment, choice: &Choice) -> Markup {
    let mut suggestions = moment.planned.suggestions.iter().filter(|other| other.code == choice.code).peekable();
    html! {
        @if suggestions.peek().is_some() {
            span {
                (choice.sentence)
                @for suggestion in suggestions { " " span.choice-suggested { (seat_badge(suggestion.from)) (suggestion.told) } }
            }
        } @else { (choice.sentence) }
    }
}

/// The choices in the order in which they are listed: those first that somebody suggests.
pub(super) fn in_order(moment: &Moment) -> Vec<&Choice> {
    let suggests = |choice: &Choice| moment.planned.suggestions.iter().any(|other| other.code == choice.code);
    let mut choices: Vec<&Choice> = moment.choices.iter().collect();
    choices.sort_by_key(|choice| !suggests(choice));
    choices
}

/// For those who wait: what was suggested, and what they could suggest.
pub(super) fn advice(glimpse: &Glimpse, moment: &Moment, words: &Narrator<'_>) -> Markup {
    let planned = &moment.planned;
    let others: Vec<&Suggestion> =
        planned.suggestions.iter().filter(|suggestion| glimpse.own != Some(suggestion.to)).collect();
    html! {
        @if !others.is_empty() {
            ul.plain.suggestions {
                @for suggestion in others { (stands(glimpse, suggestion, words)) }
            }
        }
        @for (seat, choices) in &planned.advice {
            details.fold.advice-fold id={ "advice-" (seat) } {
                summary { (icon("hint")) (words.sentence(&phrase!("ui-suggest-to", seat = *seat))) }
                div.fold-body {
                    p.muted { (words.sentence(&phrase!("ui-suggest-help", seat = *seat))) }
                    (choose(glimpse, *seat, choices, words))
                }
            }
        }
    }
}

/// A suggestion that stands; one's own can be withdrawn.
fn stands(glimpse: &Glimpse, suggestion: &Suggestion, words: &Narrator<'_>) -> Markup {
    let told = phrase!("ui-suggests", seat = suggestion.from, to = suggestion.to, what = suggestion.sentence.clone());
    html! {
        li.said.(seat_class(suggestion.from)) {
            (seat_badge(suggestion.from))
            span { (words.sentence(&told)) }
            @if glimpse.own == Some(suggestion.from) {
                (table::form(glimpse, "suggest", &html! {
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

fn choose(glimpse: &Glimpse, seat: Seat, choices: &[Choice], words: &Narrator<'_>) -> Markup {
    let action = format!("/m/{}/suggest", glimpse.id);
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
pub(super) fn marks(glimpse: &Glimpse, moment: &Moment, words: &Narrator<'_>) -> Markup {
    let planned = &moment.planned;
    let name = |id: &str| planned.places.iter().find(|place| place.id == id).map(|place| place.name.as_str());
    html! {
        @if !planned.places.is_empty() {
            details.fold.tab-panel #plan {
                summary { (words.word("ui-plan")) }
                div.fold-body {
                    p.muted { (words.word(if glimpse.own.is_some() { "ui-plan-help" } else { "ui-plan-look" })) }
                    @if glimpse.own.is_some() {
                        (table::form(glimpse, "mark", &html! {
                            label.field { span { (words.word("ui-mark-place")) }
                                select #mark-place name="place" { @for place in &planned.places { option value=(place.id) { (place.name) } } }
                            }
                            button.button type="submit" name="remove" value="no" { (icon("flag")) (words.word("ui-mark-set")) }
                        }))
                        // For the flags on the board.
                        form #mark-here method="post" action={ "/m/" (glimpse.id) "/mark" } hx-post={ "/m/" (glimpse.id) "/mark" }
                            hx-target="#table" hx-swap="outerMorph" {}
                    }
                    ul.plain.marks-list {
                        @for mark in &planned.marks {
                            li.said.(seat_class(mark.seat)) {
                                (seat_badge(mark.seat))
                                span { (name(&mark.place).unwrap_or_default()) ", " (mark.told) }
                                @if glimpse.own == Some(mark.seat) {
                                    (table::form(glimpse, "mark", &html! {
                                        (hidden("place", &mark.place))
                                        (remove("remove", &words.word("ui-mark-remove")))
                                    }))
                                }
                            }
                        }
                        @if planned.marks.is_empty() { li.muted { (words.word("ui-marks-none")) } }
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
) -> Result<Response, Trouble> {
    let withdraw = form.withdraw.as_deref() == Some("yes");
    plan(&app, &id, &visitor, Plan::Suggest { to: form.to, code: form.action, withdraw }).await
}

/// `POST /m/ID/mark`
pub(super) async fn mark(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Form(form): Form<Mark>,
) -> Result<Response, Trouble> {
    let remove = form.remove.as_deref().map(|remove| remove == "yes");
    plan(&app, &id, &visitor, Plan::Mark { place: form.place, remove }).await
}

async fn plan(app: &App, id: &str, visitor: &Visitor, plan: Plan) -> Result<Response, Trouble> {
    let room = app.rooms.get(&MatchId::new(id)).await?;
    let done = room.plan(visitor.known()?.asker(), plan).await;
    deeds::show(&room, visitor, id, done).await
}
