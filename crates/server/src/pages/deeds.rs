//! What people do at a table by forms: each is done, then the table is shown again.

use axum::extract::{Form, Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::SignedCookieJar;
use catalog::Showing;
use maud::Markup;
use serde::Deserialize;
use store::MatchId;

use super::{layout, notice, table};
use crate::identity::Visitor;
use crate::room::{Done, Eyes, Looking, RoomHandle, Sent, What};
use crate::{App, Trouble};

/// The most actions that one click may stand for.
const SERIES: usize = 16;

#[derive(Deserialize)]
pub(super) struct Act {
    action: String,
    version: u32,
    id: Option<String>,
}

#[derive(Deserialize)]
pub(super) struct Undo {
    version: u32,
}

#[derive(Deserialize)]
pub(super) struct Takeback {
    answer: String,
}

#[derive(Deserialize)]
pub(super) struct SeatForm {
    seat: Option<u8>,
}

#[derive(Deserialize)]
pub(super) struct Chat {
    text: String,
}

/// Shows the table again: the whole page after a redirect, or the part that changes.
pub(super) async fn show(
    room: &RoomHandle,
    visitor: &Visitor,
    id: &str,
    done: Result<(), Trouble>,
) -> Result<Response, Trouble> {
    if !visitor.partial {
        return match done {
            Ok(()) => Ok(Redirect::to(&format!("/m/{id}")).into_response()),
            Err(Trouble::Stale { .. }) => Ok(Redirect::to(&format!("/m/{id}?notice=stale")).into_response()),
            Err(trouble) => Err(trouble),
        };
    }
    let words = visitor.words();
    if visitor.live && done.is_ok() {
        return Ok(noticed(notice::clear()));
    }
    let kind = Looking { showing: Showing::Page, visit: true };
    let glimpse = room.look(visitor.asker(), Eyes::Own, None, visitor.language, kind).await?;
    let told = match &done {
        Ok(()) => notice::clear(),
        Err(Trouble::Refused(why)) => notice::refresh(&notice::why(why, glimpse.facts.id, &words)),
        Err(trouble) => notice::refresh(&notice::trouble(trouble, &words)),
    };
    if visitor.live {
        return Ok(noticed(told));
    }
    Ok(layout::html_response(maud::html! { (table::fragment(&glimpse)) (told) }))
}

/// Does what a click stands for: one action, or several in a row, each in the position that the one before it led to. Where
/// one is refused, those before it stay done.
async fn act_in_turn(room: &RoomHandle, visitor: &Visitor, form: &Act) -> Result<(), Trouble> {
    let mut version = form.version;
    for (number, code) in form.action.split(boards::SERIES).take(SERIES).enumerate() {
        let id = form.id.as_deref().filter(|id| !id.is_empty()).map(|id| match number {
            0 => id.to_owned(),
            _ => format!("{id}-{number}"),
        });
        let sent = Sent { id, version, what: What::Act(code.to_owned()) };
        version = match room.act(visitor.known()?.asker(), sent, visitor.language).await? {
            Done::Accepted { version } | Done::AlreadyDone { version } => version,
        };
    }
    Ok(())
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
) -> Result<Response, Trouble> {
    let room = app.rooms.get(&MatchId::new(id.as_str())).await?;
    let done = act_in_turn(&room, &visitor, &form).await;
    if let (Err(Trouble::Refused(_)), false) = (&done, visitor.partial) {
        let mut query = form_urlencoded::Serializer::new(String::new());
        query.append_pair("why", &form.action);
        return Ok(Redirect::to(&format!("/m/{id}?{}", query.finish())).into_response());
    }
    show(&room, &visitor, &id, done).await
}

/// `POST /m/ID/undo`
pub(super) async fn undo(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Form(form): Form<Undo>,
) -> Result<Response, Trouble> {
    let room = app.rooms.get(&MatchId::new(id.as_str())).await?;
    let sent = Sent { id: None, version: form.version, what: What::Undo };
    let done = room.act(visitor.known()?.asker(), sent, visitor.language).await.map(drop);
    show(&room, &visitor, &id, done).await
}

/// `POST /m/ID/takeback`
pub(super) async fn takeback(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Form(form): Form<Takeback>,
) -> Result<Response, Trouble> {
    let room = app.rooms.get(&MatchId::new(id.as_str())).await?;
    let who = visitor.known()?.asker();
    let done = match form.answer.as_str() {
        "ask" => room.ask_takeback(who).await,
        "agree" => room.answer_takeback(who, true).await,
        "decline" => room.answer_takeback(who, false).await,
        other => Err(Trouble::Malformed(format!("`{other}` is neither ask, agree nor decline"))),
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
) -> Result<Response, Trouble> {
    let room = app.rooms.get(&MatchId::new(id.as_str())).await?;
    let (jar, person) = visitor.or_guest(&app, jar).await?;
    room.join(person.asker(), form.seat).await?;
    // A page of another viewer than before: shown as a whole.
    Ok((jar, Redirect::to(&format!("/m/{id}"))).into_response())
}

/// `POST /m/ID/start`
pub(super) async fn start(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, Trouble> {
    let room = app.rooms.get(&MatchId::new(id.as_str())).await?;
    let done = room.start(visitor.known()?.asker()).await;
    show(&room, &visitor, &id, done).await
}

/// `POST /m/ID/leave`
pub(super) async fn leave(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, Trouble> {
    let room = app.rooms.get(&MatchId::new(id.as_str())).await?;
    room.leave(visitor.known()?.asker()).await?;
    Ok(Redirect::to(&format!("/m/{id}")).into_response())
}

/// `POST /m/ID/stand-in`
pub(super) async fn stand_in(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Form(form): Form<SeatForm>,
) -> Result<Response, Trouble> {
    let room = app.rooms.get(&MatchId::new(id.as_str())).await?;
    let seat = form.seat.ok_or(Trouble::NotFound)?;
    let done = room.stand_in(visitor.known()?.asker(), seat).await;
    show(&room, &visitor, &id, done).await
}

/// `POST /m/ID/chat`
pub(super) async fn chat(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Form(form): Form<Chat>,
) -> Result<Response, Trouble> {
    let room = app.rooms.get(&MatchId::new(id.as_str())).await?;
    let done = room.chat(visitor.known()?.asker(), form.text).await;
    show(&room, &visitor, &id, done).await
}

/// `POST /m/ID/rematch`
pub(super) async fn rematch(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, Trouble> {
    let room = app.rooms.get(&MatchId::new(id.as_str())).await?;
    let next = room.rematch(visitor.known()?.asker()).await?;
    Ok(Redirect::to(&format!("/m/{next}")).into_response())
}
