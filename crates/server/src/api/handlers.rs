//! What programs can ask for.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Json, Response};
use catalog::Showing;
use engine::{Seat, Setup, Viewer};
use serde::Deserialize;
use store::{MatchId, Seating, Visibility};
use utoipa::IntoParams;

use super::answers::{
    ActionsAnswer, DoneAnswer, ErrorAnswer, GameAnswer, MadeAnswer, OptionAnswer, PlayerAnswer, SeatAnswer,
    TableAnswer, WhyAnswer,
};
use super::wire::{ActBody, Enter, JoinBody, NewMatch, Wire};
use crate::identity::Visitor;
use crate::making::{Making, bot_name, level};
use crate::room::{Done, Eyes, Glimpse, Looking, RoomHandle, Sent, What};
use crate::terms::Terms;
use crate::{App, Trouble, live};

/// How a table is looked at.
#[derive(Default, Deserialize, IntoParams)]
pub(super) struct Moment {
    /// After how many steps; now if absent.
    at: Option<usize>,
    /// With the eyes of this seat: one's own, or any once the match is over.
    seat: Option<usize>,
}

/// Which action is meant.
#[derive(Deserialize, IntoParams)]
pub(super) struct Meant {
    /// Its code.
    action: String,
}

pub(super) async fn room(app: &App, id: &str) -> Result<RoomHandle, Trouble> {
    app.rooms.get(&MatchId::new(id)).await
}

pub(super) async fn look(room: &RoomHandle, visitor: &Visitor, moment: &Moment) -> Result<Arc<Glimpse>, Trouble> {
    let eyes = match moment.seat {
        None => Eyes::Own,
        Some(seat) => Eyes::Of(Viewer::Seat(Seat::all(Seat::MAX as u8).nth(seat).ok_or(Trouble::NotFound)?)),
    };
    room.look(visitor.asker(), eyes, moment.at, visitor.language, Looking { showing: Showing::Data, visit: true }).await
}

/// The games.
#[utoipa::path(get, path = "/games", responses((status = 200, body = [GameAnswer])))]
pub(super) async fn games() -> Json<Vec<GameAnswer>> {
    let game = |game: &&'static dyn catalog::AnyGame| {
        let facts = game.facts();
        let option = |option: &engine::OptionFact| OptionAnswer {
            id: option.id,
            values: option.kind.values(),
            default: option.default,
        };
        GameAnswer {
            id: facts.id,
            title: facts.title,
            least: *facts.players.start(),
            most: *facts.players.end(),
            rules_version: facts.rules_version,
            options: facts.options.iter().map(option).collect(),
        }
    };
    Json(catalog::games().iter().map(game).collect())
}

/// Comes in as a guest and gets a token.
#[utoipa::path(post, path = "/players", request_body = Enter, responses((status = 201, body = PlayerAnswer)))]
pub(super) async fn enter(State(app): State<App>, Wire(body): Wire<Enter>) -> Result<Response, Trouble> {
    let (person, token) = app.sessions.guest(body.name.as_deref(), None).await?;
    let answer = PlayerAnswer { id: person.id.to_string(), name: person.name, token };
    Ok((StatusCode::CREATED, Json(answer)).into_response())
}

/// Makes a match; with every seat taken it begins at once.
#[utoipa::path(post, path = "/matches", request_body = NewMatch, responses(
    (status = 201, body = MadeAnswer), (status = "4XX", body = ErrorAnswer)))]
pub(super) async fn create(
    State(app): State<App>,
    visitor: Visitor,
    Wire(body): Wire<NewMatch>,
) -> Result<Response, Trouble> {
    let person = visitor.known()?;
    let game = catalog::find(&body.game).map_err(|_| Trouble::NoSuchGame)?;
    let players = u8::try_from(body.seats.len()).map_err(|_| Trouble::Malformed("there are too many seats".into()))?;
    let setup = Setup { players, options: body.options };
    setup.check(game.facts()).map_err(|problem| Trouble::Malformed(problem.to_string()))?;
    let mut seats: Vec<Seating> = Vec::new();
    for wish in &body.seats {
        let names: Vec<String> = seats.iter().map(|seating: &Seating| seating.name.clone()).collect();
        seats.push(match wish.as_str() {
            "me" => Seating::player(person.id.clone(), &person.name),
            "open" => Seating::open(),
            bot => {
                let bot = level(bot)?;
                Seating::bot(bot.to_string(), bot_name(&names))
            }
        });
    }
    if body.seats.iter().filter(|wish| *wish == "me").count() > 1 {
        return Err(Trouble::Malformed("one player takes one seat".into()));
    }
    let visibility = if body.public { Visibility::Public } else { Visibility::Link };
    let terms = Terms { setup, pace: body.pace };
    let components = app.config.components.get(game.facts().id).cloned();
    let making = Making { game, terms, visibility, host: person.id.clone(), seats, components, rematch_of: None };
    let id = making.make(&app.store).await?;
    Ok((StatusCode::CREATED, Json(MadeAnswer { id: id.to_string() })).into_response())
}

/// What one may know of a table: one's seat's view, or the public one.
#[utoipa::path(get, path = "/matches/{id}", params(("id" = String, Path), Moment), responses(
    (status = 200, body = TableAnswer), (status = "4XX", body = ErrorAnswer)))]
pub(super) async fn view(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Query(moment): Query<Moment>,
) -> Result<Json<TableAnswer>, Trouble> {
    let room = room(&app, &id).await?;
    Ok(Json(TableAnswer::of(&*look(&room, &visitor, &moment).await?)))
}

/// Sits down.
#[utoipa::path(post, path = "/matches/{id}/join", params(("id" = String, Path)), request_body = JoinBody, responses(
    (status = 200, body = SeatAnswer), (status = "4XX", body = ErrorAnswer)))]
pub(super) async fn join(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Wire(body): Wire<JoinBody>,
) -> Result<Json<SeatAnswer>, Trouble> {
    let seat = room(&app, &id).await?.join(visitor.known()?.asker(), body.seat).await?;
    Ok(Json(SeatAnswer { seat: u8::try_from(seat.index()).unwrap_or(u8::MAX) }))
}

/// Begins, with bots at the free seats.
#[utoipa::path(post, path = "/matches/{id}/start", params(("id" = String, Path)), responses(
    (status = 204), (status = "4XX", body = ErrorAnswer)))]
pub(super) async fn start(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<StatusCode, Trouble> {
    room(&app, &id).await?.start(visitor.known()?.asker()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Leaves the table for good.
#[utoipa::path(post, path = "/matches/{id}/leave", params(("id" = String, Path)), responses(
    (status = 204), (status = "4XX", body = ErrorAnswer)))]
pub(super) async fn leave(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<StatusCode, Trouble> {
    room(&app, &id).await?.leave(visitor.known()?.asker()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Everything one may do now.
#[utoipa::path(get, path = "/matches/{id}/actions", params(("id" = String, Path)), responses(
    (status = 200, body = ActionsAnswer), (status = "4XX", body = ErrorAnswer)))]
pub(super) async fn actions(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Json<ActionsAnswer>, Trouble> {
    let room = room(&app, &id).await?;
    Ok(Json(ActionsAnswer::of(&*look(&room, &visitor, &Moment::default()).await?)))
}

/// Does something, once: when this is answered, it is on disk.
#[utoipa::path(post, path = "/matches/{id}/actions", params(("id" = String, Path)), request_body = ActBody, responses(
    (status = 200, body = DoneAnswer),
    (status = 409, description = "stale", body = ErrorAnswer),
    (status = 422, description = "refused by a clause", body = ErrorAnswer),
    (status = "4XX", body = ErrorAnswer)))]
pub(super) async fn act(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Wire(body): Wire<ActBody>,
) -> Result<Json<DoneAnswer>, Trouble> {
    let what = match (body.action, body.undo) {
        (Some(code), false) => What::Act(code),
        (None, true) => What::Undo,
        _ => return Err(Trouble::Malformed("give either `action` or `undo`".into())),
    };
    let sent = Sent { id: body.id, version: body.version, what };
    let done = room(&app, &id).await?.act(visitor.known()?.asker(), sent, visitor.language).await?;
    Ok(Json(match done {
        Done::Accepted { version } => DoneAnswer { answer: "accepted", version },
        Done::AlreadyDone { version } => DoneAnswer { answer: "already-done", version },
    }))
}

/// Why an action is not legal now.
#[utoipa::path(get, path = "/matches/{id}/why", params(("id" = String, Path), Meant), responses(
    (status = 200, body = WhyAnswer), (status = "4XX", body = ErrorAnswer)))]
pub(super) async fn why(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Query(meant): Query<Meant>,
) -> Result<Json<WhyAnswer>, Trouble> {
    let why = room(&app, &id).await?.why(visitor.known()?.asker(), meant.action, visitor.language).await?;
    let (clause, sentence) = why.map(|why| (why.clause, why.reason)).unzip();
    Ok(Json(WhyAnswer { legal: clause.is_none(), clause, sentence }))
}

/// The record of a match that is over, one JSON value a line.
#[utoipa::path(get, path = "/matches/{id}/record", params(("id" = String, Path)), responses(
    (status = 200, body = String, content_type = "application/x-ndjson"), (status = "4XX", body = ErrorAnswer)))]
pub(super) async fn record(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Trouble> {
    let record = room(&app, &id).await?.record().await?;
    Ok(([(CONTENT_TYPE, "application/x-ndjson")], record).into_response())
}

/// A stream of server-sent events, one whenever something changes for the viewer. The data of each is a whole table, except
/// that the log has only what is new: from step `log_from` on, what was told before is void.
#[utoipa::path(get, path = "/matches/{id}/stream", params(("id" = String, Path)), responses(
    (status = 200, body = TableAnswer, content_type = "text/event-stream"), (status = "4XX", body = ErrorAnswer)))]
pub(super) async fn stream(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Response, Trouble> {
    let room = room(&app, &id).await?;
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok()).unwrap_or_default().to_owned();
    live::stream(app, room, visitor.asker(), visitor.language, last, (Showing::Data, TableAnswer::message)).await
}
