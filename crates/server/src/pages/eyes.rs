//! Looking with the eyes of a seat, on the page: asking, allowing, and what everybody sees of it.

use axum::extract::{Form, Path, State};
use axum::response::{Redirect, Response};
use boards::icon;
use engine::phrase;
use maud::{Markup, html};
use narration::Narrator;
use serde::Deserialize;
use store::{MatchId, PlayerId};

use super::{hidden, table, table_forms};
use crate::ending::Stage;
use crate::identity::Visitor;
use crate::room::{LookerView, SeatView, Sitting, TableView};
use crate::{App, ServerError};

/// How many steps late spectators may see everything, as the form offers it.
const DELAYS: [u16; 3] = [20, 50, 100];

/// In the line of a player: that somebody looks with their eyes.
pub(super) fn tag(view: &TableView, seat: &SeatView, words: &Narrator<'_>) -> Markup {
    let names: Vec<&str> =
        given(view).filter(|looker| looker.seat == seat.seat).map(|looker| looker.name.as_str()).collect();
    let told = words.say(&phrase!("ui-eyes-given", name = names.join(", ")));
    html! { @if !names.is_empty() { span.tag title=(told) { (icon("eye")) span.visually-hidden { (told) } } } }
}

fn given(view: &TableView) -> impl Iterator<Item = &LookerView> {
    view.lookers.iter().filter(|looker| looker.given)
}

/// With the rest about a player: who looks with their eyes, and asking for them.
pub(super) fn about(view: &TableView, seat: &SeatView, words: &Narrator<'_>) -> Markup {
    let asks = view.own.is_none()
        && view.stage == Stage::Running
        && !view.rated
        && view.looks_with.is_none()
        && matches!(seat.sitting, Sitting::Person | Sitting::StandIn(_));
    html! {
        @for looker in given(view).filter(|looker| looker.seat == seat.seat) {
            p { (icon("eye")) " " (words.say(&phrase!("ui-eyes-given", name = looker.name.clone()))) }
            @if let Some(player) = &looker.player { (answer(view, player, &[("no", "ui-eyes-stop", false)], words)) }
        }
        @if asks {
            form method="post" action={ "/m/" (view.id) "/eyes" } {
                (hidden("seat", &seat.seat.index().to_string()))
                button.button type="submit" { (icon("eye")) (words.word("ui-eyes-ask")) }
            }
        }
    }
}

/// Above the choices: who asks for one's eyes; and with whose eyes one looks.
pub(super) fn banners(view: &TableView, words: &Narrator<'_>) -> Markup {
    html! {
        @for looker in view.lookers.iter().filter(|looker| !looker.given) {
            @if let Some(player) = &looker.player {
                div.banner.takeback role="status" {
                    p { (words.say(&phrase!("ui-eyes-asked", name = looker.name.clone()))) }
                    (answer(view, player, &[("yes", "ui-eyes-allow", true), ("no", "ui-decline", false)], words))
                }
            }
        }
        @if let Some(seat) = view.looks_with {
            p.muted role="status" { (icon("eye")) " " (words.say(&phrase!("ui-eyes-with", name = name(view, seat)))) }
        }
    }
}

/// How late spectators may see everything, for those who agree on it.
pub(super) fn delay_agreed(view: &TableView, words: &Narrator<'_>) -> Markup {
    html! { @if let Some(delay) = view.delay { p { (icon("eye")) " " (words.say(&phrase!("ui-delay-agreed", count = delay))) } } }
}

/// The way to what may be seen later, for spectators.
pub(super) fn later(view: &TableView, words: &Narrator<'_>) -> Markup {
    html! {
        @if let Some(delay) = view.delay.filter(|_| view.own.is_none() && view.shown_later) {
            p { a href={ "/m/" (view.id) "?seat=0" } { (icon("eye")) " " (words.say(&phrase!("ui-delay-look", count = delay))) } }
        }
    }
}

/// How late spectators of a new match may see everything.
pub(super) fn delay_field(chosen: Option<u16>, words: &Narrator<'_>) -> Markup {
    html! {
        div.field {
            label for="delay" { (words.word("ui-delay")) }
            select #delay name="delay" aria-describedby="delay-help" {
                option value="" { (words.word("ui-delay-never")) }
                @for delay in DELAYS {
                    option value=(delay) selected[chosen == Some(delay)] { (words.say(&phrase!("ui-delay-steps", count = delay))) }
                }
            }
            p.help #delay-help { (words.word("ui-delay-help")) }
        }
    }
}

fn name(view: &TableView, seat: engine::Seat) -> String {
    view.seats.get(seat.index()).map(|seat| seat.name.clone()).unwrap_or_default()
}

fn answer(view: &TableView, player: &PlayerId, answers: &[(&str, &str, bool)], words: &Narrator<'_>) -> Markup {
    table::form(
        view,
        "eyes/answer",
        &html! {
            (hidden("player", player.as_str()))
            @for (value, key, primary) in answers {
                button.button.primary[*primary] type="submit" name="allow" value=(value) { (words.word(key)) } " "
            }
        },
    )
}

/// Whose eyes.
#[derive(Deserialize)]
pub(super) struct Ask {
    seat: u8,
}

/// `POST /m/ID/eyes`
pub(super) async fn ask(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Form(form): Form<Ask>,
) -> Result<Redirect, ServerError> {
    let room = app.rooms.get(&MatchId::new(id.as_str())).await?;
    let person = visitor.known()?;
    person.may_talk()?;
    let who = person.asker();
    room.ask(move |room| Box::pin(room.ask_to_look(who, form.seat))).await?;
    Ok(Redirect::to(&format!("/m/{id}?notice=asked")))
}

/// What somebody says whose eyes were asked for.
#[derive(Deserialize)]
pub(super) struct Answer {
    player: String,
    allow: String,
}

/// `POST /m/ID/eyes/answer`
pub(super) async fn answered(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Form(form): Form<Answer>,
) -> Result<Response, ServerError> {
    let room = app.rooms.get(&MatchId::new(id.as_str())).await?;
    let (who, player, given) = (visitor.known()?.asker(), PlayerId::new(form.player), form.allow == "yes");
    let done = room.ask(move |room| Box::pin(room.answer_looker(who, player, given))).await;
    table_forms::show(&room, &visitor, &id, done).await
}
