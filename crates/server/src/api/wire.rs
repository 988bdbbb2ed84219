//! Bodies of requests.

use axum::extract::{FromRequest, Json, Request};
use axum::http::StatusCode;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
use utoipa::ToSchema;

use crate::room::ClockWord;
use crate::series::SeriesLength;
use crate::{ClockSetting, Pace, ServerError};

/// A body in JSON; what is wrong with it is said in a sentence.
pub(super) struct Wire<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Wire<T> {
    type Rejection = ServerError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ServerError> {
        match Json::<T>::from_request(request, state).await {
            Ok(Json(body)) => Ok(Wire(body)),
            Err(rejection) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => Err(ServerError::TooLarge),
            Err(rejection) => Err(ServerError::Malformed(rejection.body_text())),
        }
    }
}

/// Somebody comes in.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct EnterBody {
    /// What they are called; drawn if absent.
    pub(super) name: Option<String>,
}

/// A new match.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewMatchBody {
    /// The id of the game.
    pub(super) game: String,
    /// Who sits where: `me`, `open`, or the name of a bot (`random`, `thumb`). Its length is the number of players.
    pub(super) seats: Vec<String>,
    /// Options of the game that differ from their defaults.
    #[serde(default)]
    pub(super) options: BTreeMap<String, String>,
    /// How fast bots play.
    #[serde(default)]
    pub(super) pace: Pace,
    /// How long everybody may think: `none`, `live 600+10` (seconds in the bank and for every decision) or `days 3`.
    #[serde(default)]
    #[schema(value_type = String, pattern = "^(none|live ([1-9][0-9]{1,3}|[12][0-9]{4}|3[0-5][0-9]{3}|36000)[+]([0-9]|[1-9][0-9]|[1-5][0-9]{2}|600)|days ([1-9]|[12][0-9]|30))$")]
    pub(super) clock: ClockSetting,
    /// How many matches the same people play, changing places: `best 3` (5, 7, 9) or `matches 4` (2 to 9); one if absent.
    #[schema(value_type = Option<String>, pattern = "^(best [3579]|matches [2-9])$")]
    pub(super) series: Option<SeriesLength>,
    /// How many steps late spectators may look with all eyes; never if absent.
    #[schema(minimum = 10, maximum = 500)]
    pub(super) delay: Option<u16>,
    /// Whether everybody finds the table.
    #[serde(default)]
    pub(super) public: bool,
    /// The id of a group that one belongs to, if only its members may find the table and sit down.
    pub(super) group: Option<String>,
    /// Whether it changes ratings: by the rulebook, everybody for themselves, without hints and without taking back what others
    /// have seen.
    #[serde(default)]
    pub(super) rated: bool,
}

/// Where to sit down.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct JoinBody {
    /// The number of the seat; the first free one if absent.
    #[schema(minimum = 0, maximum = 255)]
    pub(super) seat: Option<u8>,
}

/// Something to be done about the clocks.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ClockBody {
    /// What to do.
    #[serde(rename = "do")]
    pub(super) deed: ClockWord,
    /// The number of the seat whose time is up, for `bot`, `wait` and `end`.
    #[schema(minimum = 0, maximum = 255)]
    pub(super) seat: Option<u8>,
}

/// Something to be done in a match: an action, several in a row, or taking back what one did last. [`ActDescription`] says
/// it more strictly, for machines.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ActBody {
    /// Names what is to be done, so that what is sent twice is done once.
    pub(super) id: Option<String>,
    /// The version that was seen when it was chosen.
    pub(super) version: u32,
    /// The code of the action.
    pub(super) action: Option<String>,
    /// The codes of several actions in a row instead: all are done, or none. Only the last may use chance or show something
    /// hidden.
    pub(super) actions: Option<Vec<String>>,
    /// Whether to take back what one did last instead: an action, or a whole series.
    #[serde(default)]
    pub(super) undo: bool,
}

/// What an [`ActBody`] may be, as the description of the API says it.
#[derive(ToSchema)]
#[serde(untagged)]
#[expect(dead_code, reason = "it only describes")]
pub(super) enum ActDescription {
    /// One action.
    Action(ActionDescription),
    /// Several actions in a row.
    Actions(ActionsDescription),
    /// Taking back what one did last.
    Undo(UndoDescription),
}

/// One action.
#[derive(ToSchema)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "it only describes")]
pub(super) struct ActionDescription {
    /// Names what is to be done, so that what is sent twice is done once.
    #[schema(pattern = "^[!-~]{1,64}$")]
    id: Option<String>,
    /// The version that was seen when it was chosen.
    #[schema(minimum = 0, maximum = 4294967295_u64)]
    version: u32,
    /// The code of the action.
    action: String,
}

/// Several actions in a row: all are done, or none. Only the last may use chance or show something hidden.
#[derive(ToSchema)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "it only describes")]
pub(super) struct ActionsDescription {
    /// Names what is to be done, so that what is sent twice is done once.
    #[schema(pattern = "^[!-~]{1,64}$")]
    id: Option<String>,
    /// The version that was seen when they were chosen.
    #[schema(minimum = 0, maximum = 4294967295_u64)]
    version: u32,
    /// The codes of the actions.
    actions: Vec<String>,
}

/// Taking back what one did last: an action, or a whole series.
#[derive(ToSchema)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "it only describes")]
pub(super) struct UndoDescription {
    /// Names what is to be done, so that what is sent twice is done once.
    #[schema(pattern = "^[!-~]{1,64}$")]
    id: Option<String>,
    /// The version that was seen when it was chosen.
    #[schema(minimum = 0, maximum = 4294967295_u64)]
    version: u32,
    /// Always true.
    undo: bool,
}
