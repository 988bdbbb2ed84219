//! What people do at a table by forms: each is done, then the table is shown again.

use axum::extract::{Form, Path, State};
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use axum_extra::extract::SignedCookieJar;
use catalog::Showing;
use engine::phrase;
use maud::Markup;
use serde::Deserialize;
use store::MatchId;

use super::{layout, notice, side, table};
use crate::identity::Visitor;
use crate::room::{Done, Eyes, Looking, RoomHandle, Sent, What};
use crate::{App, ServerError};

#[derive(Deserialize)]
pub(super) struct Act {
    action: String,
    version: u32,
    id: Option<String>,
}

#[derive(Deserialize)]
pub(super) struct Undo {
    version: u32,
    id: Option<String>,
}

#[derive(Deserialize)]
pub(super) struct Takeback {
    answer: TakebackAnswer,
}

/// What somebody says about taking back a step.
#[derive(Copy, Clone, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum TakebackAnswer {
    Ask,
    Agree,
    Decline,
}

#[derive(Deserialize)]
pub(super) struct SeatForm {
    seat: Option<u8>,
    /// What a guest wants to be called.
    name: Option<String>,
}

#[derive(Deserialize)]
pub(super) struct Chat {
    text: String,
    /// What a spectator wants to be called.
    name: Option<String>,
}

/// Shows the table again: the whole page after a redirect, or the part that changes. Scripts are told what was in the way: what
/// was not saved they send again.
pub(super) async fn show(
    room: &RoomHandle,
    visitor: &Visitor,
    id: &str,
    done: Result<(), ServerError>,
) -> Result<Response, ServerError> {
    if !visitor.partial {
        return match done {
            Ok(()) => Ok(Redirect::to(&format!("/m/{id}")).into_response()),
            Err(ServerError::Stale { .. }) => Ok(Redirect::to(&format!("/m/{id}?notice=stale")).into_response()),
            Err(error) => Err(error),
        };
    }
    let trouble = done.as_ref().err().map(|error| ("x-trouble", error.code()));
    Ok((AppendHeaders(trouble), partly(room, visitor, done).await?).into_response())
}

/// The part of the page that changes.
async fn partly(room: &RoomHandle, visitor: &Visitor, done: Result<(), ServerError>) -> Result<Response, ServerError> {
    let words = visitor.words();
    if visitor.live && done.is_ok() {
        return Ok(noticed(notice::clear()));
    }
    let kind = Looking { showing: Showing::Page, visit: true };
    let (who, language) = (visitor.asker(), visitor.language);
    let looked = room.ask(move |room| Box::pin(room.look(who, Eyes::Own, None, language, kind))).await;
    let view = match (looked, &done) {
        (Ok(view), _) => view,
        // It is done, and the page finds out from its stream what came of it.
        (Err(_), Ok(())) => return Ok(noticed(notice::clear())),
        (Err(_), Err(error)) => return Ok(noticed(notice::refresh(&notice::error(error, &words)))),
    };
    let told = match &done {
        Ok(()) => notice::clear(),
        Err(ServerError::Refused { refusal, .. }) => notice::refresh(&notice::refusal(refusal, view.facts.id, &words)),
        Err(error) => notice::refresh(&notice::error(error, &words)),
    };
    if visitor.live {
        return Ok(noticed(told));
    }
    let chat = maud::PreEscaped(side::chat_message(&view, &view.chat.borrow(), true));
    Ok(layout::html_response(maud::html! { (table::fragment(&view, side::Chat::Kept)) (chat) (told) }))
}

/// The codes of the actions that a button stands for.
pub(super) fn codes(action: &str) -> Vec<String> {
    action.split(boards::SERIES).map(str::to_owned).collect()
}

/// What a page that sends one click after the other must know: which version the table is at.
fn led_to(done: &Result<Done, ServerError>) -> AppendHeaders<Option<(&'static str, String)>> {
    let version = match done {
        Ok(Done { version, .. }) | Err(ServerError::Stale { version }) => Some(version),
        Err(_) => None,
    };
    AppendHeaders(version.map(|version| ("x-version", version.to_string())))
}

/// Only the notice changes; the table comes by the stream.
fn noticed(told: Markup) -> Response {
    ([("hx-reswap", "none")], layout::html_response(told)).into_response()
}

/// `POST /m/ID/act`
pub(super) async fn act(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Form(form): Form<Act>,
) -> Result<Response, ServerError> {
    let room = app.rooms.get(&MatchId::new(id.as_str())).await?;
    let id_of_click = form.id.filter(|id| !id.is_empty());
    let sent = Sent { id: id_of_click, version: form.version, what: What::Act(codes(&form.action)) };
    let (who, language) = (visitor.known()?.asker(), visitor.language);
    let done = room.ask_at_once(move |room| Box::pin(room.act(who, sent, language))).await;
    if let (Err(ServerError::Refused { .. }), false) = (&done, visitor.partial) {
        let mut query = form_urlencoded::Serializer::new(String::new());
        query.append_pair("why", &form.action);
        return Ok(Redirect::to(&format!("/m/{id}?{}", query.finish())).into_response());
    }
    let led_to = led_to(&done);
    Ok((led_to, show(&room, &visitor, &id, done.map(drop)).await?).into_response())
}

/// `POST /m/ID/undo`
pub(super) async fn undo(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Form(form): Form<Undo>,
) -> Result<Response, ServerError> {
    let room = app.rooms.get(&MatchId::new(id.as_str())).await?;
    let sent = Sent { id: form.id.filter(|id| !id.is_empty()), version: form.version, what: What::Undo };
    let (who, language) = (visitor.known()?.asker(), visitor.language);
    let done = room.ask_at_once(move |room| Box::pin(room.act(who, sent, language))).await;
    let led_to = led_to(&done);
    Ok((led_to, show(&room, &visitor, &id, done.map(drop)).await?).into_response())
}

/// `POST /m/ID/takeback`
pub(super) async fn takeback(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Form(form): Form<Takeback>,
) -> Result<Response, ServerError> {
    let room = app.rooms.get(&MatchId::new(id.as_str())).await?;
    let who = visitor.known()?.asker();
    let done = match form.answer {
        TakebackAnswer::Ask => room.ask(move |room| Box::pin(room.ask_takeback(who))).await,
        TakebackAnswer::Agree => room.ask(move |room| Box::pin(room.answer_takeback(who, true))).await,
        TakebackAnswer::Decline => room.ask(move |room| Box::pin(room.answer_takeback(who, false))).await,
    };
    show(&room, &visitor, &id, done).await
}

/// `POST /m/ID/join`
pub(super) async fn join(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    jar: SignedCookieJar,
    Form(form): Form<SeatForm>,
) -> Result<Response, ServerError> {
    let room = app.rooms.get(&MatchId::new(id.as_str())).await?;
    let (jar, person) = visitor.or_guest_called(&app, jar, form.name.as_deref()).await?;
    let who = person.asker();
    room.ask(move |room| Box::pin(room.join(who, form.seat))).await?;
    // A page of another viewer than before: shown as a whole.
    Ok((jar, Redirect::to(&format!("/m/{id}"))).into_response())
}

/// `POST /m/ID/start`
pub(super) async fn start(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, ServerError> {
    let room = app.rooms.get(&MatchId::new(id.as_str())).await?;
    let who = visitor.known()?.asker();
    let done = room.ask(move |room| Box::pin(room.start(who))).await;
    show(&room, &visitor, &id, done).await
}

/// `POST /m/ID/leave`
pub(super) async fn leave(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, ServerError> {
    let room = app.rooms.get(&MatchId::new(id.as_str())).await?;
    let who = visitor.known()?.asker();
    let has_deputy = room.ask(move |room| Box::pin(room.leave(who))).await?;
    let next = if has_deputy { "/matches".to_owned() } else { format!("/m/{id}") };
    Ok(Redirect::to(&next).into_response())
}

/// `POST /m/ID/stand-in`
pub(super) async fn stand_in(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Form(form): Form<SeatForm>,
) -> Result<Response, ServerError> {
    let room = app.rooms.get(&MatchId::new(id.as_str())).await?;
    let seat = form.seat.ok_or(ServerError::NotFound)?;
    let who = visitor.known()?.asker();
    let done = room.ask(move |room| Box::pin(room.stand_in(who, seat))).await;
    show(&room, &visitor, &id, done).await
}

/// `POST /m/ID/chat`
pub(super) async fn chat(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    jar: SignedCookieJar,
    Form(form): Form<Chat>,
) -> Result<Response, ServerError> {
    let room = app.rooms.get(&MatchId::new(id.as_str())).await?;
    let name = form.name.as_deref().map(str::trim).filter(|name| !name.is_empty());
    if visitor.person.is_none() && name.is_none() {
        return show(&room, &visitor, &id, Err(ServerError::NotNow(phrase!("ui-chat-name")))).await;
    }
    let (jar, person) = visitor.or_guest_called(&app, jar, name).await?;
    person.may_talk()?;
    let who = person.asker();
    let done = room.ask(move |room| Box::pin(room.say(who, form.text))).await;
    Ok((jar, show(&room, &visitor, &id, done).await?).into_response())
}

/// `POST /m/ID/rematch`
pub(super) async fn rematch(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, ServerError> {
    let room = app.rooms.get(&MatchId::new(id.as_str())).await?;
    let who = visitor.known()?.asker();
    let next = room.ask(move |room| Box::pin(room.rematch(who))).await?;
    Ok(Redirect::to(&format!("/m/{next}")).into_response())
}
