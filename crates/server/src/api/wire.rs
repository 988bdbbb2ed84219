//! Bodies of requests.

use axum::extract::{FromRequest, Json, Request};
use axum::http::StatusCode;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
use utoipa::ToSchema;

use crate::{Pace, Trouble};

/// A body in JSON; what is wrong with it is said in a sentence.
pub(super) struct Wire<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Wire<T> {
    type Rejection = Trouble;

    async fn from_request(request: Request, state: &S) -> Result<Self, Trouble> {
        match Json::<T>::from_request(request, state).await {
            Ok(Json(body)) => Ok(Wire(body)),
            Err(rejection) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => Err(Trouble::TooLarge),
            Err(rejection) => Err(Trouble::Malformed(rejection.body_text())),
        }
    }
}

/// Somebody comes in.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Enter {
    /// What they are called; drawn if absent.
    pub(super) name: Option<String>,
}

/// A new match.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewMatch {
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
    /// Whether everybody finds the table.
    #[serde(default)]
    pub(super) public: bool,
}

/// Where to sit down.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct JoinBody {
    /// The number of the seat; the first free one if absent.
    pub(super) seat: Option<u8>,
}

/// Something to be done in a match: an action, or taking back one's last step.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ActBody {
    /// Names the action, so that one that is sent twice is done once.
    pub(super) id: Option<String>,
    /// The version that was seen when it was chosen.
    pub(super) version: u32,
    /// The code of the action.
    pub(super) action: Option<String>,
    /// Whether to take back one's last step instead.
    #[serde(default)]
    pub(super) undo: bool,
}
