//! What people who play together say over the board, for programs: suggestions to whoever is to act, and marks on the board.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Json;
use catalog::{Choice, TableTalk};
use engine::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::answers::{ChoiceAnswer, ErrorAnswer};
use super::handlers::{Moment, look, room};
use super::wire::Wire;
use crate::identity::Visitor;
use crate::room::{Remark, TableView};
use crate::{App, ServerError};

/// An action that one suggests to who is to act.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct SuggestBody {
    /// The number of the seat it is meant for; the first that can be given advice if absent.
    #[schema(minimum = 0, maximum = 255)]
    seat: Option<u8>,
    /// The code of the action.
    action: String,
    /// Whether it is suggested no longer.
    #[serde(default)]
    withdraw: bool,
}

/// A place that one marks.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct MarkBody {
    /// The id of the place.
    place: String,
    /// Whether one's mark there goes.
    #[serde(default)]
    remove: bool,
}

/// What one could suggest and mark.
#[derive(Serialize, ToSchema)]
pub(super) struct PlansAnswer {
    /// What one could suggest.
    advice: Vec<AdviceAnswer>,
    /// The places that can be marked.
    places: Vec<PlaceAnswer>,
    #[serde(flatten)]
    said: SaidAnswer,
}

/// What was suggested and marked.
#[derive(Serialize, ToSchema)]
pub(super) struct SaidAnswer {
    /// What was suggested, as far as the viewer knows that it can be done now.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    suggestions: Vec<SuggestionAnswer>,
    /// What was marked.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    marks: Vec<MarkAnswer>,
}

/// What one could suggest to a seat.
#[derive(Serialize, ToSchema)]
struct AdviceAnswer {
    seat: u8,
    actions: Vec<ChoiceAnswer>,
}

/// A place on the board.
#[derive(Serialize, ToSchema)]
struct PlaceAnswer {
    place: String,
    /// It in words.
    name: String,
}

/// What somebody suggests.
#[derive(Serialize, ToSchema)]
struct SuggestionAnswer {
    /// The number of the seat that suggests it.
    from: u8,
    /// The number of the seat that is to act.
    to: u8,
    action: String,
    /// The action in words.
    sentence: String,
}

/// Somebody's mark.
#[derive(Serialize, ToSchema)]
struct MarkAnswer {
    seat: u8,
    place: String,
}

fn number(seat: Seat) -> u8 {
    u8::try_from(seat.index()).unwrap_or(u8::MAX)
}

impl SaidAnswer {
    pub(super) fn of(talk: &TableTalk) -> Self {
        let suggestion = |suggestion: &catalog::Suggestion| SuggestionAnswer {
            from: number(suggestion.from),
            to: number(suggestion.to),
            action: suggestion.code.clone(),
            sentence: suggestion.sentence.clone(),
        };
        let mark = |mark: &catalog::Mark| MarkAnswer { seat: number(mark.seat), place: mark.place.clone() };
        SaidAnswer {
            suggestions: talk.suggestions.iter().map(suggestion).collect(),
            marks: talk.marks.iter().map(mark).collect(),
        }
    }
}

impl PlansAnswer {
    fn of(view: &TableView) -> Self {
        let nothing = TableTalk::default();
        let talk = view.moment.as_ref().map_or(&nothing, |moment| &moment.picture.talk);
        let choice = |choice: &Choice| ChoiceAnswer { action: choice.code.clone(), sentence: choice.sentence.clone() };
        let advice = |(seat, choices): &(Seat, Vec<Choice>)| AdviceAnswer {
            seat: number(*seat),
            actions: choices.iter().map(choice).collect(),
        };
        let place = |place: &catalog::Place| PlaceAnswer { place: place.id.clone(), name: place.name.clone() };
        PlansAnswer {
            advice: talk.advice.iter().map(advice).collect(),
            places: talk.places.iter().map(place).collect(),
            said: SaidAnswer::of(talk),
        }
    }
}

/// What one could suggest and mark in a game that all play together, and what was.
#[utoipa::path(get, path = "/matches/{id}/plans", params(("id" = String, Path)), responses(
    (status = 200, body = PlansAnswer), (status = "4XX", body = ErrorAnswer)))]
pub(super) async fn plans(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Json<PlansAnswer>, ServerError> {
    let room = room(&app, &id).await?;
    Ok(Json(PlansAnswer::of(&*look(&room, &visitor, &Moment::default()).await?)))
}

/// Suggests an action to who is to act, at most three at once. It is no part of the match.
#[utoipa::path(post, path = "/matches/{id}/suggestions", security(("token" = [])), params(("id" = String, Path)), request_body = SuggestBody,
    responses((status = 204), (status = "4XX", body = ErrorAnswer)))]
pub(super) async fn suggest(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Wire(body): Wire<SuggestBody>,
) -> Result<StatusCode, ServerError> {
    let remark = Remark::Suggest { to: body.seat, code: body.action, withdraw: body.withdraw };
    let who = visitor.known()?.asker();
    room(&app, &id).await?.ask(move |room| Box::pin(room.remark(who, remark))).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Marks a place on the board for the others to see, at most six at once. It is no part of the match.
#[utoipa::path(post, path = "/matches/{id}/marks", security(("token" = [])), params(("id" = String, Path)), request_body = MarkBody,
    responses((status = 204), (status = "4XX", body = ErrorAnswer)))]
pub(super) async fn mark(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Wire(body): Wire<MarkBody>,
) -> Result<StatusCode, ServerError> {
    let remark = Remark::Mark { place: body.place, remove: Some(body.remove) };
    let who = visitor.known()?.asker();
    room(&app, &id).await?.ask(move |room| Box::pin(room.remark(who, remark))).await?;
    Ok(StatusCode::NO_CONTENT)
}
