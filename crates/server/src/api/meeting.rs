//! Finding people to play with: open tables, whoever comes, invitations.

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Json, Response};
use serde::{Deserialize, Serialize};
use store::{Invitation, MatchId, MatchSummary, Millis, Occupant};
use utoipa::{IntoParams, ToSchema};

use super::answers::{ErrorAnswer, MadeAnswer};
use super::wire::Wire;
use crate::identity::Visitor;
use crate::match_setup::MatchSetup;
use crate::meeting::{self, Filter, Guest, Speed};
use crate::{App, ServerError};

/// Which tables are wanted; all if nothing is said.
#[derive(Deserialize, IntoParams)]
pub(super) struct Wanted {
    /// The id of a game.
    game: Option<String>,
    /// For so many players.
    #[param(minimum = 0, maximum = 255)]
    players: Option<u8>,
    /// How long one may think.
    clock: Option<Speed>,
}

/// A table that waits for players.
#[derive(Serialize, ToSchema)]
pub(super) struct OpenTableAnswer {
    /// The id of the match.
    id: String,
    game: String,
    /// How long everybody may think: `none`, `live 600+10` or `days 3`.
    clock: String,
    /// The names on the seats; nothing where one is free.
    seats: Vec<Option<String>>,
}

/// A wish to play with whoever comes.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct MeetBody {
    /// The id of the game.
    game: String,
    /// How many seconds to wait for a person before a bot comes.
    #[schema(minimum = 5, maximum = 3600)]
    wait: u32,
}

impl OpenTableAnswer {
    pub(super) fn of(table: &MatchSummary) -> Self {
        let clock = serde_json::from_str::<MatchSetup>(&table.setup).map(|agreed| agreed.clock).unwrap_or_default();
        let name = |seating: &store::Seating| (seating.occupant != Occupant::Open).then(|| seating.name.clone());
        OpenTableAnswer {
            id: table.id.to_string(),
            game: table.game.clone(),
            clock: clock.to_string(),
            seats: table.seats.iter().map(name).collect(),
        }
    }
}

/// The tables that wait for players and that everybody may find, of every host the newest first.
#[utoipa::path(get, path = "/tables", params(Wanted), responses(
    (status = 200, body = [OpenTableAnswer]), (status = "4XX", body = ErrorAnswer)))]
pub(super) async fn tables(
    State(app): State<App>,
    Query(wanted): Query<Wanted>,
) -> Result<Json<Vec<OpenTableAnswer>>, ServerError> {
    let game = wanted.game.map(|id| catalog::find(&id).map_err(|_| ServerError::NoSuchGame)).transpose()?;
    let filter = Filter { game: game.map(|game| game.facts().id), players: wanted.players, clock: wanted.clock };
    let tables = app.tables.now(&app.store).await?;
    Ok(Json(filter.of(&tables).into_iter().map(OpenTableAnswer::of).collect()))
}

/// Sits down with the next person who wants to play the same; after the wait a bot comes instead.
#[utoipa::path(post, path = "/meet", security(("token" = [])), request_body = MeetBody, responses(
    (status = 201, body = MadeAnswer), (status = "4XX", body = ErrorAnswer)))]
pub(super) async fn meet(
    State(app): State<App>,
    visitor: Visitor,
    Wire(body): Wire<MeetBody>,
) -> Result<Response, ServerError> {
    let person = visitor.known()?;
    let game = catalog::find(&body.game).map_err(|_| ServerError::NoSuchGame)?;
    let id = meeting::meet(&app, person, game, body.wait).await?;
    Ok((StatusCode::CREATED, Json(MadeAnswer { id: id.to_string() })).into_response())
}

/// An invitation that waits for an answer: join the match, or decline.
#[derive(Serialize, ToSchema)]
pub(super) struct InvitationAnswer {
    /// The id of the match.
    id: String,
    game: String,
    /// The name of who invites.
    from: String,
    #[schema(minimum = 0)]
    at: Millis,
}

/// Who is to be invited.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct InviteBody {
    /// A name that somebody has claimed.
    pub(super) name: String,
}

/// How an invitation is declined.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct DeclineBody {
    /// Whether to take no more invitations of the same person.
    #[serde(default)]
    never: bool,
}

/// The invitations that wait for an answer, the latest first.
#[utoipa::path(get, path = "/me/invitations", security(("token" = [])), responses(
    (status = 200, body = [InvitationAnswer]), (status = "4XX", body = ErrorAnswer)))]
pub(super) async fn invitations(
    State(app): State<App>,
    visitor: Visitor,
) -> Result<Json<Vec<InvitationAnswer>>, ServerError> {
    let answer = |invitation: Invitation| InvitationAnswer {
        id: invitation.id.to_string(),
        game: invitation.game,
        from: invitation.host_name,
        at: invitation.at,
    };
    Ok(Json(app.store.invitations(&visitor.known()?.id).await?.into_iter().map(answer).collect()))
}

/// Invites whoever has claimed a name to an open match at which one sits.
#[utoipa::path(post, path = "/matches/{id}/invitations", security(("token" = [])), params(("id" = String, Path)),
    request_body = InviteBody, responses((status = 204), (status = "4XX", body = ErrorAnswer)))]
pub(super) async fn invite(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Wire(body): Wire<InviteBody>,
) -> Result<StatusCode, ServerError> {
    meeting::invite(&app, visitor.known()?, &MatchId::new(id), Guest::Named(body.name)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Declines an invitation.
#[utoipa::path(post, path = "/matches/{id}/decline", security(("token" = [])), params(("id" = String, Path)),
    request_body = DeclineBody, responses((status = 204), (status = "4XX", body = ErrorAnswer)))]
pub(super) async fn decline(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Wire(body): Wire<DeclineBody>,
) -> Result<StatusCode, ServerError> {
    meeting::decline(&app, visitor.known()?, &MatchId::new(id), body.never).await?;
    Ok(StatusCode::NO_CONTENT)
}
