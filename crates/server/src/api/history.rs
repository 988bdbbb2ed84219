//! What was played and how well: one's own matches, anybody's profile, ladders, statistics.

use axum::extract::{Path, Query, State};
use axum::response::Json;
use serde::{Deserialize, Serialize};
use store::{MatchSummary, Millis, Page as Part, PlayerId, Rating, Rung, Sum};
use utoipa::{IntoParams, ToSchema};

use super::answers::ErrorAnswer;
use crate::club::{self, Filter};
use crate::identity::Visitor;
use crate::{App, ServerError};

/// How many matches or players an answer has.
const AT_ONCE: u32 = 50;

/// Which ladder is wanted.
#[derive(Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(super) struct WantedLadder {
    /// Game, edition and number of players, as in `rocket-rescue:second:4`.
    #[param(required = false)]
    pool: String,
    /// Which page, from 1 on.
    #[param(required = false)]
    page: String,
}

/// A finished match.
#[derive(Serialize, ToSchema)]
pub(super) struct FinishedAnswer {
    id: String,
    game: String,
    #[schema(minimum = 0)]
    finished_at: Millis,
    /// The names on the seats.
    seats: Vec<String>,
}

/// How strong somebody is.
#[derive(Serialize, ToSchema)]
pub(super) struct RatingAnswer {
    /// Game, edition and number of players.
    pool: String,
    /// The id of the player.
    player: String,
    name: String,
    /// The points; 25 is a newcomer.
    points: f64,
    /// The standard deviation of the points.
    uncertainty: f64,
    /// How many matches told so.
    matches: u32,
}

/// What somebody has played of one kind.
#[derive(Serialize, ToSchema)]
struct PlayedAnswer {
    game: String,
    edition: String,
    /// How hard it was, where all play together or one plays alone; with `:varied` behind it if other options differed from the
    /// rulebook.
    level: String,
    players: u8,
    matches: u32,
    won: u32,
    best_score: i32,
}

/// What everybody may see of a player.
#[derive(Serialize, ToSchema)]
pub(super) struct ProfileAnswer {
    id: String,
    name: String,
    /// When this name was first used.
    #[schema(minimum = 0)]
    created_at: Millis,
    ratings: Vec<RatingAnswer>,
    played: Vec<PlayedAnswer>,
    /// The most wins in a row.
    longest_run: u32,
}

/// What all matches of one kind add up to.
#[derive(Serialize, ToSchema)]
pub(super) struct SumAnswer {
    game: String,
    edition: String,
    level: String,
    players: u8,
    /// Whether all win or lose together.
    together: bool,
    matches: u32,
    /// How many of them the table won, where all win or lose together.
    won: u32,
    /// How often each seat won.
    wins: Vec<u32>,
    mean_length: f64,
    mean_best_score: f64,
    best_score: i64,
}

impl FinishedAnswer {
    fn of(found: MatchSummary) -> Option<Self> {
        let store::MatchState::Finished { at, .. } = found.state else { return None };
        let seats = found.seats.into_iter().map(|seating| seating.name).collect();
        Some(FinishedAnswer { id: found.id.to_string(), game: found.game, finished_at: at, seats })
    }
}

impl RatingAnswer {
    fn of(rung: Rung) -> Self {
        let Rating { points, uncertainty } = rung.rating;
        RatingAnswer {
            pool: rung.pool,
            player: rung.player.to_string(),
            name: rung.name,
            points: points as f64 / 1e6,
            uncertainty: uncertainty as f64 / 1e6,
            matches: rung.matches,
        }
    }
}

impl PlayedAnswer {
    fn of(line: club::Line) -> Self {
        PlayedAnswer {
            game: line.game,
            edition: line.edition,
            level: line.level,
            players: line.players,
            matches: line.matches,
            won: line.won,
            best_score: line.best,
        }
    }
}

impl SumAnswer {
    fn of(sum: &Sum) -> Self {
        let mean = |whole: i64| whole as f64 / f64::from(sum.matches.max(1));
        SumAnswer {
            game: sum.game.clone(),
            edition: sum.edition.clone(),
            level: sum.level.clone(),
            players: sum.players,
            together: sum.together,
            matches: sum.matches,
            won: sum.won,
            wins: sum.wins.clone(),
            mean_length: mean(sum.lines),
            mean_best_score: mean(sum.score),
            best_score: sum.best,
        }
    }
}

/// The page of a list that is wanted.
fn part(page: &str) -> Part {
    Part { limit: AT_ONCE, ..club::part(club::page_number(page), AT_ONCE) }
}

/// One's finished matches, the latest first, fifty at a time.
#[utoipa::path(get, path = "/me/matches", security(("token" = [])), params(Filter), responses(
    (status = 200, body = [FinishedAnswer]), (status = "4XX", body = ErrorAnswer)))]
pub(super) async fn matches(
    State(app): State<App>,
    visitor: Visitor,
    Query(filter): Query<Filter>,
) -> Result<Json<Vec<FinishedAnswer>>, ServerError> {
    let found = app.store.played_matches(&visitor.known()?.id, &filter.wanted(), part(&filter.page)).await?;
    Ok(Json(found.into_iter().filter_map(FinishedAnswer::of).collect()))
}

/// What everybody may see of a player.
#[utoipa::path(get, path = "/players/{player}", params(("player" = String, Path)), responses(
    (status = 200, body = ProfileAnswer), (status = "4XX", body = ErrorAnswer)))]
pub(super) async fn profile(
    State(app): State<App>,
    Path(player): Path<String>,
) -> Result<Json<ProfileAnswer>, ServerError> {
    let id = PlayerId::new(player);
    let player = app.store.player(&id).await?.filter(|player| !player.name.is_empty()).ok_or(ServerError::NotFound)?;
    let career = app.store.career(&id, club::CAREER).await?;
    Ok(Json(ProfileAnswer {
        id: id.to_string(),
        name: player.name,
        created_at: player.created_at,
        ratings: app.store.ratings_of(&id).await?.into_iter().map(RatingAnswer::of).collect(),
        played: club::lines(&career).into_iter().map(PlayedAnswer::of).collect(),
        longest_run: club::records(&career).run,
    }))
}

/// The strongest of a pool, the best first, fifty at a time; of all pools if none is named, the first.
#[utoipa::path(get, path = "/ladder", params(WantedLadder), responses(
    (status = 200, body = [RatingAnswer]), (status = "4XX", body = ErrorAnswer)))]
pub(super) async fn ladder(
    State(app): State<App>,
    Query(wanted): Query<WantedLadder>,
) -> Result<Json<Vec<RatingAnswer>>, ServerError> {
    let known = club::all_pools();
    let pool = if wanted.pool.is_empty() { known.first() } else { known.iter().find(|pool| **pool == wanted.pool) };
    let rungs = app.store.ladder(pool.ok_or(ServerError::NotFound)?, part(&wanted.page)).await?;
    Ok(Json(rungs.into_iter().map(RatingAnswer::of).collect()))
}

/// What all matches that were played to their end add up to; counted anew every few minutes.
#[utoipa::path(get, path = "/statistics", responses((status = 200, body = [SumAnswer])))]
pub(super) async fn statistics(State(app): State<App>) -> Result<Json<Vec<SumAnswer>>, ServerError> {
    Ok(Json(app.sums.current(&app.store).await?.iter().map(SumAnswer::of).collect()))
}
