//! A table at its address: the page, its stream, why not, the record.

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use catalog::Showing;
use engine::{Seat, Viewer};
use maud::Markup;
use serde::Deserialize;
use store::MatchId;

use super::layout::{self, Page};
use super::{notice, table};
use crate::identity::Visitor;
use crate::room::{Eyes, Glimpse, Looking, RoomHandle, State as MatchState};
use crate::{App, Trouble, live};

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
    notice: Option<String>,
}

#[derive(Debug, Deserialize)]
pub(super) struct WhyForm {
    action: String,
}

#[derive(Debug, Deserialize)]
pub(super) struct StreamForm {
    seen: Option<String>,
}

impl LookForm {
    fn eyes(&self) -> Result<Eyes, Trouble> {
        match self.seat.as_deref() {
            None | Some("") => Ok(Eyes::Own),
            Some("public") => Ok(Eyes::Of(Viewer::Public)),
            Some(number) => seat(number).map(|seat| Eyes::Of(Viewer::Seat(seat))),
        }
    }
}

fn seat(number: &str) -> Result<Seat, Trouble> {
    let bad = || Trouble::Malformed(format!("`{number}` is not the number of a seat"));
    let number: usize = number.parse().map_err(|_| bad())?;
    Seat::all(Seat::MAX as u8).nth(number).ok_or_else(bad)
}

/// `GET /m/ID`, also `?at=37&seat=1`
pub(super) async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Query(look): Query<LookForm>,
) -> Result<Response, Trouble> {
    let room = app.rooms.get(&MatchId::new(id)).await?;
    let kind = Looking { showing: Showing::Page, visit: true };
    let glimpse = room.look(visitor.asker(), look.eyes()?, look.at, visitor.language, kind).await?;
    let words = visitor.words();
    if look.at.is_some() || look.seat.is_some() {
        return Ok(Page::new(&visitor, glimpse.facts.title)
            .live(None)
            .plain(&table::replay(&glimpse, look.seat.as_deref())));
    }
    let told: Option<Markup> = match (&look.why, look.notice.as_deref()) {
        (Some(code), _) => match room.why(visitor.known()?.asker(), code.clone(), visitor.language).await {
            Ok(why) => why.map(|why| notice::why(&why, glimpse.facts.id, &words)),
            Err(trouble) => Some(notice::trouble(&trouble, &words)),
        },
        (None, Some("stale")) => Some(notice::trouble(&Trouble::Stale { version: glimpse.version }, &words)),
        (None, Some("hint")) => Some(hint_notice(&room, &visitor, &glimpse).await?),
        (None, _) => None,
    };
    let title = title(&glimpse, &words);
    let page = Page::new(&visitor, &title).live(waits(&glimpse).then_some(REFRESH));
    Ok(page.plain(&table::page(&glimpse, told.as_ref())))
}

fn title(glimpse: &Glimpse, words: &narration::Narrator<'_>) -> String {
    if table::your_turn(glimpse) {
        format!("{}: {}", words.word("ui-your-turn"), glimpse.facts.title)
    } else {
        glimpse.facts.title.to_owned()
    }
}

/// Whether the page shows something that will change without the viewer.
fn waits(glimpse: &Glimpse) -> bool {
    matches!(glimpse.state, MatchState::Open | MatchState::Running) && !table::your_turn(glimpse)
}

/// `GET /m/ID/stream`
pub(super) async fn stream(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Query(form): Query<StreamForm>,
    headers: HeaderMap,
) -> Result<Response, Trouble> {
    let room = app.rooms.get(&MatchId::new(id)).await?;
    // A browser that comes again knows more than the address it was given at first.
    let known = headers.get("last-event-id").and_then(|value| value.to_str().ok()).map(str::to_owned);
    let last = known.or(form.seen).unwrap_or_default();
    live::stream(app, room, visitor.asker(), visitor.language, last, (Showing::Page, table::message)).await
}

/// `GET /m/ID/why?action=CODE`
pub(super) async fn why(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Query(form): Query<WhyForm>,
) -> Result<Response, Trouble> {
    let room = app.rooms.get(&MatchId::new(id)).await?;
    let why = room.why(visitor.known()?.asker(), form.action, visitor.language).await?;
    let kind = Looking { showing: Showing::Page, visit: false };
    let glimpse = room.look(visitor.asker(), Eyes::Own, None, visitor.language, kind).await?;
    let words = visitor.words();
    Ok(layout::html_response(maud::html! {
        @if let Some(why) = why { (notice::why(&why, glimpse.facts.id, &words)) }
    }))
}

/// `GET /m/ID/hint`
pub(super) async fn hint(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, Trouble> {
    let room = app.rooms.get(&MatchId::new(id)).await?;
    let kind = Looking { showing: Showing::Data, visit: true };
    let glimpse = room.look(visitor.asker(), Eyes::Own, None, visitor.language, kind).await?;
    Ok(layout::html_response(hint_notice(&room, &visitor, &glimpse).await?))
}

/// A hint, or why there is none.
async fn hint_notice(room: &RoomHandle, visitor: &Visitor, glimpse: &Glimpse) -> Result<Markup, Trouble> {
    let words = visitor.words();
    Ok(match room.hint(visitor.known()?.asker(), visitor.language).await {
        Ok(hints) => notice::hints(&hints, &glimpse.id, glimpse.version, &words),
        Err(trouble) => notice::trouble(&trouble, &words),
    })
}

/// `GET /m/ID/record`
pub(super) async fn record(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Trouble> {
    let room = app.rooms.get(&MatchId::new(id.as_str())).await?;
    let record = room.record().await?;
    let id: String = id.chars().filter(char::is_ascii_alphanumeric).collect();
    let name = format!("attachment; filename=\"{id}.gantry\"");
    Ok(([(CONTENT_TYPE, "application/x-ndjson".to_owned()), (CONTENT_DISPOSITION, name)], record).into_response())
}
