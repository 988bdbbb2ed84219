//! What is said when a room is asked for something.

use catalog::Showing;
use engine::Viewer;
use serde::Serialize;
use store::PlayerId;
use utoipa::ToSchema;

use crate::ServerError;

/// The longest code of an action that is looked at.
const CODE: usize = 200;

/// The longest id of an action.
const ID: usize = 64;

/// The most actions that one click may stand for.
const SERIES: usize = 16;

/// Who asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Asker {
    pub(crate) id: PlayerId,
    pub(crate) name: String,
    /// Whether that is a name of their own.
    pub(crate) named: bool,
}

/// With whose eyes somebody wants to look.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum Eyes {
    /// Their own: those of their seat, or of a spectator.
    #[default]
    Own,
    /// Those of a spectator, or of any seat once the match is over.
    Of(Viewer),
}

/// How somebody looks.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Looking {
    pub(crate) showing: Showing,
    /// Whether this is a sign of life; the refreshing of an open page is none.
    pub(crate) visit: bool,
}

/// What came of something that was sent to be done.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct Done {
    /// Whether it was done now or before.
    pub(crate) answer: Acceptance,
    /// The version the table is at now, for the one who acted.
    pub(crate) version: u32,
}

/// Whether something was done now or before.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Acceptance {
    /// It is in the log, on disk.
    Accepted,
    /// It was in the log already.
    AlreadyDone,
}

impl Acceptance {
    /// Its name in measurements, as in the JSON API.
    pub(super) fn code(self) -> &'static str {
        match self {
            Acceptance::Accepted => "accepted",
            Acceptance::AlreadyDone => "already-done",
        }
    }
}

/// Something that is sent to be done.
#[derive(Clone, Debug)]
pub(crate) struct Sent {
    /// Names it, so that what is sent twice is done once. Made of version and codes if absent.
    pub(crate) id: Option<String>,
    /// The version that was seen when it was chosen.
    pub(crate) version: u32,
    pub(crate) what: What,
}

/// What somebody wants to do.
#[derive(Clone, Debug)]
pub(crate) enum What {
    /// Play the actions with these codes, one after the other: all or none.
    Act(Vec<String>),
    /// Take back what they did last.
    Undo,
}

impl Sent {
    /// Its id: as it was sent, or made of what was seen and what was chosen, so that a form that is sent twice counts once.
    pub(super) fn id(&self) -> Result<String, ServerError> {
        let plain = |id: &str| !id.is_empty() && id.len() <= ID && id.bytes().all(|byte| byte.is_ascii_graphic());
        if let What::Act(codes) = &self.what {
            check_series(codes)?;
        }
        match (&self.id, &self.what) {
            (Some(id), _) if plain(id) => Ok(format!("id:{id}")),
            (Some(_), _) => Err(ServerError::Malformed(format!(
                "an action's id has 1 to {ID} letters, digits and signs without spaces"
            ))),
            (None, What::Act(codes)) => Ok(format!("v{}:{}", self.version, codes.join(boards::SERIES))),
            (None, What::Undo) => Ok(format!("v{}:undo", self.version)),
        }
    }
}

/// Whether these can be the codes of one click.
pub(super) fn check_series(codes: &[String]) -> Result<(), ServerError> {
    if codes.is_empty() || codes.len() > SERIES {
        return Err(ServerError::Malformed(format!("a series has 1 to {SERIES} actions, not {}", codes.len())));
    }
    if codes.iter().any(|code| code.len() > CODE) {
        return Err(ServerError::Malformed("the action is too long".into()));
    }
    Ok(())
}
