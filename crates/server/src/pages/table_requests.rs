//! A table at its address: the page, its stream, why not, the record.

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use catalog::{Showing, ToldRefusal};
use engine::{Seat, Viewer};
use maud::Markup;
use serde::Deserialize;
use store::MatchId;

use super::layout::{self, Page};
use super::{notice, side, table, table_forms};
use crate::ending::Stage;
use crate::identity::Visitor;
use crate::live::{Known, Writing};
use crate::room::{Eyes, Looking, RoomHandle, TableView};
use crate::{App, ServerError, live};

/// How often a page without scripts looks whether the others have moved, in seconds.
const REFRESH: u32 = 5;

/// How a table is looked at.
#[derive(Debug, Default, Deserialize)]
pub(super) struct LookForm {
    /// After how many steps.
    at: Option<usize>,
    /// With whose eyes: the number of a seat, or `public`.
    seat: Option<String>,
    /// The code of an action that was refused.
    why: Option<String>,
    /// What else to tell.
    notice: Option<Notice>,
}

/// What else a page can tell above the table.
#[derive(Copy, Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Notice {
    /// That the table has changed since.
    Stale,
    /// What a strong player would consider.
    Hint,
    /// That somebody was asked for their eyes.
    Asked,
}

#[derive(Debug, Deserialize)]
pub(super) struct WhyForm {
    action: String,
}

#[derive(Debug, Deserialize)]
pub(super) struct StreamForm {
    /// The name of the table that the page shows.
    seen: Option<String>,
    /// How many lines were said until then.
    said: Option<u32>,
    /// Which announcement the page shows.
    announced: Option<u64>,
}

impl LookForm {
    fn eyes(&self) -> Result<Eyes, ServerError> {
        match self.seat.as_deref() {
            None | Some("") => Ok(Eyes::Own),
            Some("public") => Ok(Eyes::Of(Viewer::Public)),
            Some(number) => seat(number).map(|seat| Eyes::Of(Viewer::Seat(seat))),
        }
    }
}

fn seat(number: &str) -> Result<Seat, ServerError> {
    let bad = || ServerError::Malformed(format!("`{number}` is not the number of a seat"));
    let number: usize = number.parse().map_err(|_| bad())?;
    Seat::all(Seat::MAX as u8).nth(number).ok_or_else(bad)
}

/// `GET /m/ID`, also `?at=37&seat=1`
pub(super) async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Query(look): Query<LookForm>,
) -> Result<Response, ServerError> {
    let room = app.rooms.get(&MatchId::new(id)).await?;
    let kind = Looking { showing: Showing::Page, visit: true };
    let (who, eyes, at, language) = (visitor.asker(), look.eyes()?, look.at, visitor.language);
    let view = room.ask(move |room| Box::pin(room.look(who, eyes, at, language, kind))).await?;
    let words = visitor.words();
    if look.at.is_some() || look.seat.is_some() {
        let page = Page::new(&visitor, view.facts.title).about(about(&view)).live(None);
        return Ok(page.plain(&table::replay(&view, look.seat.as_deref())));
    }
    let told: Option<Markup> = match (&look.why, look.notice) {
        (Some(action), _) => match why_not(&room, &visitor, action).await {
            Ok(refusal) => refusal.map(|refusal| notice::refusal(&refusal, view.facts.id, &words)),
            Err(error) => Some(notice::error(&error, &words)),
        },
        (None, Some(Notice::Stale)) => Some(notice::error(&ServerError::Stale { version: view.version }, &words)),
        (None, Some(Notice::Hint)) => Some(hint_notice(&room, &visitor, &view).await?),
        (None, Some(Notice::Asked)) => Some(notice::done(&words.word("ui-eyes-sent"))),
        (None, None) => None,
    };
    let title = title(&view, &words);
    let page = Page::new(&visitor, &title).about(about(&view)).live(waits(&view).then_some(REFRESH));
    Ok(page.plain(&table::page(&view, told.as_ref(), &visitor, app.config.clock.now())?))
}

fn title(view: &TableView, words: &narration::Narrator<'_>) -> String {
    if table::your_turn(view) {
        format!("{}: {}", words.word("ui-your-turn"), view.facts.title)
    } else {
        view.facts.title.to_owned()
    }
}

/// What messengers tell of a link to a table.
fn about(view: &TableView) -> String {
    let names = table::names(view);
    let words = table::words(view, &names);
    words.word(if words.has("game-summary") { "game-summary" } else { "ui-welcome" })
}

/// Whether the page shows something that will change without the viewer.
fn waits(view: &TableView) -> bool {
    matches!(view.stage, Stage::Open | Stage::Running) && !table::your_turn(view)
}

/// `GET /m/ID/stream`
pub(super) async fn stream(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Query(form): Query<StreamForm>,
    headers: HeaderMap,
) -> Result<Response, ServerError> {
    let room = app.rooms.get(&MatchId::new(id)).await?;
    // A browser that comes again knows more than the address it was given at first.
    let known = match headers.get("last-event-id").and_then(|value| value.to_str().ok()) {
        Some(last) => Known::again(last.to_owned()),
        None => Known { last: form.seen.unwrap_or_default(), said: form.said, announced: form.announced.or(Some(0)) },
    };
    let writing = Writing {
        showing: Showing::Page,
        table: table::message,
        chat: Some(side::chat_message),
        announcement: Some(layout::announcement_message),
    };
    live::stream(app, room, visitor, known, writing).await
}

/// `GET /m/ID/why?action=CODE`
pub(super) async fn why(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Query(form): Query<WhyForm>,
) -> Result<Response, ServerError> {
    let room = app.rooms.get(&MatchId::new(id)).await?;
    let refusal = why_not(&room, &visitor, &form.action).await?;
    let words = visitor.words();
    Ok(layout::html_response(maud::html! { @if let Some(refusal) = refusal { (notice::calm(&refusal, &words)) } }))
}

/// Why what a button stands for cannot be done; `None` if it can.
async fn why_not(room: &RoomHandle, visitor: &Visitor, action: &str) -> Result<Option<ToldRefusal>, ServerError> {
    let (who, codes, language) = (visitor.known()?.asker(), table_forms::codes(action), visitor.language);
    room.ask(move |room| Box::pin(room.why(who, codes, language))).await
}

/// `GET /m/ID/hint`
pub(super) async fn hint(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, ServerError> {
    let room = app.rooms.get(&MatchId::new(id)).await?;
    let kind = Looking { showing: Showing::Data, visit: true };
    let (who, language) = (visitor.asker(), visitor.language);
    let view = room.ask(move |room| Box::pin(room.look(who, Eyes::Own, None, language, kind))).await?;
    Ok(layout::html_response(hint_notice(&room, &visitor, &view).await?))
}

/// A hint, or why there is none.
async fn hint_notice(room: &RoomHandle, visitor: &Visitor, view: &TableView) -> Result<Markup, ServerError> {
    let words = visitor.words();
    let (who, payer, language) = (visitor.known()?.asker(), visitor.payer(), visitor.language);
    let hints = match room.ask(move |room| Box::pin(room.hint(who, payer, language))).await {
        Ok(thinking) => thinking.await,
        Err(error) => Err(error),
    };
    Ok(match hints {
        Ok(hints) => notice::hints(&hints, &view.id, view.version, &words),
        Err(error) => notice::error(&error, &words),
    })
}

/// `GET /m/ID/record`
pub(super) async fn record(State(app): State<App>, Path(id): Path<String>) -> Result<Response, ServerError> {
    let room = app.rooms.get(&MatchId::new(id.as_str())).await?;
    let record = room.ask(|room| Box::pin(room.record())).await?;
    let id: String = id.chars().filter(char::is_ascii_alphanumeric).collect();
    let name = format!("attachment; filename=\"{id}.gantry\"");
    Ok(([(CONTENT_TYPE, "application/x-ndjson".to_owned()), (CONTENT_DISPOSITION, name)], record).into_response())
}
