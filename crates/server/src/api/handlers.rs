//! What programs can ask for.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Json, Response};
use catalog::Showing;
use engine::{Seat, Setup, Viewer};
use serde::Deserialize;
use store::{GroupId, MatchId, Seating, SessionKind, Visibility};
use utoipa::IntoParams;

use super::answers::{
    ActionsAnswer, ErrorAnswer, GameAnswer, HintsAnswer, MadeAnswer, OptionAnswer, PlayerAnswer, SeatAnswer,
    TableAnswer, WhyAnswer,
};
use super::wire::{ActBody, ActDescription, ClockBody, EnterBody, JoinBody, NewMatchBody, Wire};
use crate::creation::{NewMatch, bot_name, level};
use crate::identity::Visitor;
use crate::live::{Known, Writing};
use crate::match_setup::MatchSetup;
use crate::meeting;
use crate::room::{Done, Eyes, Looking, RoomHandle, Sent, TableView, What};
use crate::series::Series;
use crate::{App, ServerError, live};

/// How a table is looked at.
#[derive(Default, Deserialize, IntoParams)]
pub(super) struct Moment {
    /// After how many steps; now if absent.
    #[param(minimum = 0, maximum = 4294967295_u64)]
    at: Option<u32>,
    /// With the eyes of this seat: one's own, any once the match is over, or later as agreed on.
    #[param(minimum = 0, maximum = 255)]
    seat: Option<u8>,
}

/// Which action is meant.
#[derive(Deserialize, IntoParams)]
pub(super) struct Meant {
    /// Its code.
    action: String,
}

pub(super) async fn room(app: &App, id: &str) -> Result<RoomHandle, ServerError> {
    app.rooms.get(&MatchId::new(id)).await
}

pub(super) async fn look(room: &RoomHandle, visitor: &Visitor, moment: &Moment) -> Result<Arc<TableView>, ServerError> {
    let eyes = match moment.seat {
        None => Eyes::Own,
        Some(seat) => Eyes::Of(Viewer::Seat(Seat::all(Seat::MAX as u8).nth(seat.into()).ok_or(ServerError::NotFound)?)),
    };
    let (who, at, language) = (visitor.asker(), moment.at.map(|at| at as usize), visitor.language);
    let kind = Looking { showing: Showing::Data, visit: true };
    room.ask(move |room| Box::pin(room.look(who, eyes, at, language, kind))).await
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
#[utoipa::path(post, path = "/players", request_body = EnterBody, responses(
    (status = 201, body = PlayerAnswer), (status = "4XX", body = ErrorAnswer)))]
pub(super) async fn enter(
    State(app): State<App>,
    visitor: Visitor,
    Wire(body): Wire<EnterBody>,
) -> Result<Response, ServerError> {
    let (person, token) = visitor.enter(&app, body.name.as_deref(), SessionKind::Program).await?;
    let answer = PlayerAnswer { id: person.id.to_string(), name: person.name, token };
    Ok((StatusCode::CREATED, Json(answer)).into_response())
}

/// Makes a match; with every seat taken it begins at once.
#[utoipa::path(post, path = "/matches", security(("token" = [])), request_body = NewMatchBody, responses(
    (status = 201, body = MadeAnswer), (status = "4XX", body = ErrorAnswer)))]
pub(super) async fn create(
    State(app): State<App>,
    visitor: Visitor,
    Wire(body): Wire<NewMatchBody>,
) -> Result<Response, ServerError> {
    let person = visitor.known()?;
    let game = catalog::find(&body.game).map_err(|_| ServerError::NoSuchGame)?;
    let players =
        u8::try_from(body.seats.len()).map_err(|_| ServerError::Malformed("there are too many seats".into()))?;
    let setup = Setup { players, options: body.options };
    setup.check(game.facts())?;
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
        return Err(ServerError::Malformed("one player takes one seat".into()));
    }
    let visibility = if body.public { Visibility::Public } else { Visibility::Link };
    let series = body.series.map(Series::new);
    let match_setup = MatchSetup {
        pace: body.pace,
        clock: body.clock,
        series,
        delay: body.delay,
        rated: body.rated,
        ..MatchSetup::of(setup)
    };
    let components = app.config.components.get(game.facts().id).cloned();
    if body.public && body.group.is_some() {
        return Err(ServerError::Malformed("a table is for everybody or for the members of a group".into()));
    }
    let group = body.group.map(GroupId::new);
    meeting::may_open_for(&app, person, group.as_ref()).await?;
    let (host, rematch_of) = (person.id.clone(), None);
    let new_match = NewMatch { game, match_setup, visibility, host, seats, components, rematch_of, group };
    let id = new_match.create(&app.store, &app.config).await?;
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
) -> Result<Json<TableAnswer>, ServerError> {
    let room = room(&app, &id).await?;
    Ok(Json(TableAnswer::of(&*look(&room, &visitor, &moment).await?)))
}

/// Sits down.
#[utoipa::path(post, path = "/matches/{id}/join", security(("token" = [])), params(("id" = String, Path)), request_body = JoinBody, responses(
    (status = 200, body = SeatAnswer), (status = "4XX", body = ErrorAnswer)))]
pub(super) async fn join(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Wire(body): Wire<JoinBody>,
) -> Result<Json<SeatAnswer>, ServerError> {
    let who = visitor.known()?.asker();
    let seat = room(&app, &id).await?.ask(move |room| Box::pin(room.join(who, body.seat))).await?;
    Ok(Json(SeatAnswer { seat: u8::try_from(seat.index()).unwrap_or(u8::MAX) }))
}

/// Begins, with bots at the free seats.
#[utoipa::path(post, path = "/matches/{id}/start", security(("token" = [])), params(("id" = String, Path)), responses(
    (status = 204), (status = "4XX", body = ErrorAnswer)))]
pub(super) async fn start(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<StatusCode, ServerError> {
    let who = visitor.known()?.asker();
    room(&app, &id).await?.ask(move |room| Box::pin(room.start(who))).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Leaves the table for good.
#[utoipa::path(post, path = "/matches/{id}/leave", security(("token" = [])), params(("id" = String, Path)), responses(
    (status = 204), (status = "4XX", body = ErrorAnswer)))]
pub(super) async fn leave(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<StatusCode, ServerError> {
    let who = visitor.known()?.asker();
    room(&app, &id).await?.ask(move |room| Box::pin(room.leave(who))).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Does something about the clocks: a pause, or what becomes of somebody whose time is up.
#[utoipa::path(post, path = "/matches/{id}/clock", security(("token" = [])), params(("id" = String, Path)), request_body = ClockBody, responses(
    (status = 204), (status = "4XX", body = ErrorAnswer)))]
pub(super) async fn clock(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Wire(body): Wire<ClockBody>,
) -> Result<StatusCode, ServerError> {
    let (who, deed) = (visitor.known()?.asker(), body.deed.about(body.seat)?);
    room(&app, &id).await?.ask(move |room| Box::pin(room.mind_clocks(who, deed))).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Everything one may do now.
#[utoipa::path(get, path = "/matches/{id}/actions", params(("id" = String, Path)), responses(
    (status = 200, body = ActionsAnswer), (status = "4XX", body = ErrorAnswer)))]
pub(super) async fn actions(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Json<ActionsAnswer>, ServerError> {
    let room = room(&app, &id).await?;
    Ok(Json(ActionsAnswer::of(&*look(&room, &visitor, &Moment::default()).await?)))
}

/// Does something, once: when this is answered, it is on disk. Several actions in a row are done as a whole or not at all.
#[utoipa::path(post, path = "/matches/{id}/actions", security(("token" = [])), params(("id" = String, Path)), request_body = ActDescription, responses(
    (status = 200, body = Done),
    (status = 409, description = "stale", body = ErrorAnswer),
    (status = 422, description = "refused by a clause, or chance within a series", body = ErrorAnswer),
    (status = "4XX", body = ErrorAnswer)))]
pub(super) async fn act(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Wire(body): Wire<ActBody>,
) -> Result<Json<Done>, ServerError> {
    let what = match (body.action, body.actions, body.undo) {
        (Some(code), None, false) => What::Act(vec![code]),
        (None, Some(codes), false) => What::Act(codes),
        (None, None, true) => What::Undo,
        _ => return Err(ServerError::Malformed("give one of `action`, `actions` and `undo`".into())),
    };
    let sent = Sent { id: body.id, version: body.version, what };
    let (who, language) = (visitor.known()?.asker(), visitor.language);
    let done = room(&app, &id).await?.ask_at_once(move |room| Box::pin(room.act(who, sent, language))).await?;
    Ok(Json(done))
}

/// Why an action is not legal now.
#[utoipa::path(get, path = "/matches/{id}/why", security(("token" = [])), params(("id" = String, Path), Meant), responses(
    (status = 200, body = WhyAnswer), (status = "4XX", body = ErrorAnswer)))]
pub(super) async fn why(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Query(meant): Query<Meant>,
) -> Result<Json<WhyAnswer>, ServerError> {
    let (who, language, codes) = (visitor.known()?.asker(), visitor.language, vec![meant.action]);
    let refusal = room(&app, &id).await?.ask(move |room| Box::pin(room.why(who, codes, language))).await?;
    let (clause, sentence) = refusal.map(|refusal| (refusal.clause, refusal.reason)).unzip();
    Ok(Json(WhyAnswer { legal: clause.is_none(), clause, sentence }))
}

/// What a strong player would consider, from what one knows; not against other people.
#[utoipa::path(get, path = "/matches/{id}/hint", security(("token" = [])), params(("id" = String, Path)), responses(
    (status = 200, body = HintsAnswer), (status = "4XX", body = ErrorAnswer)))]
pub(super) async fn hint(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Json<HintsAnswer>, ServerError> {
    let (who, payer, language) = (visitor.known()?.asker(), visitor.payer(), visitor.language);
    let room = room(&app, &id).await?;
    let thinking = room.ask(move |room| Box::pin(room.hint(who, payer, language))).await?;
    Ok(Json(HintsAnswer::of(&thinking.await?)))
}

/// The record of a match that is over, one JSON value a line.
#[utoipa::path(get, path = "/matches/{id}/record", params(("id" = String, Path)), responses(
    (status = 200, body = String, content_type = "application/x-ndjson"), (status = "4XX", body = ErrorAnswer)))]
pub(super) async fn record(State(app): State<App>, Path(id): Path<String>) -> Result<Response, ServerError> {
    let record = room(&app, &id).await?.ask(|room| Box::pin(room.record())).await?;
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
) -> Result<Response, ServerError> {
    let room = room(&app, &id).await?;
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok()).unwrap_or_default().to_owned();
    let writing = Writing { showing: Showing::Data, table: TableAnswer::message, chat: None, announcement: None };
    live::stream(app, room, visitor, Known::again(last), writing).await
}
