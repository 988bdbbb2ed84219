//! Why a request was not fulfilled, its status, and how that is said.

use axum::http::StatusCode;
use catalog::ToldRefusal;
use engine::{Phrase, Problem, phrase};
use narration::Narrator;
use store::StoreError;

/// Why a request was not fulfilled.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ServerError {
    /// Nothing is at that address.
    #[error("nothing is here")]
    NotFound,
    /// It is here, but not for this method.
    #[error("that method is not for this address")]
    WrongMethod,
    /// There is no such match.
    #[error("there is no such match")]
    NoSuchMatch,
    /// There is no such game.
    #[error("there is no such game")]
    NoSuchGame,
    /// The game has no lesson of that name.
    #[error("there is no such lesson")]
    NoSuchLesson,
    /// Whoever asks is nobody we know.
    #[error("nobody is signed in")]
    Nobody,
    /// Whoever asks does not sit there.
    #[error("that is not your seat")]
    NotYourSeat,
    /// Somebody else sits there.
    #[error("somebody sits there already")]
    SeatTaken,
    /// Everybody sits already.
    #[error("every seat is taken")]
    Full,
    /// That is for after the end.
    #[error("that is for after the end")]
    NotOver,
    /// The match is not being played, or no longer.
    #[error("the match is not being played")]
    NotRunning,
    /// The rules do not allow it.
    #[error("refused by {}", refusal.clause)]
    Refused {
        /// The clause, and the reason in words.
        refusal: ToldRefusal,
        /// Which action of a series it was, counted from 1; nothing if it was not one of several.
        step: Option<usize>,
    },
    /// An action of a series uses chance or shows something hidden, and more are to follow it.
    #[error("action {step} of the series uses chance or shows something hidden")]
    ChanceInSeries {
        /// Which action it was, counted from 1.
        step: usize,
    },
    /// It cannot be done now, for a reason with words of its own.
    #[error("it cannot be done now")]
    NotNow(Phrase),
    /// The table has changed since.
    #[error("the table has changed since")]
    Stale {
        /// The version it is at now, for whoever asked.
        version: u32,
    },
    /// Whoever asks has as many matches as they may.
    #[error("you have as many matches as you may")]
    TooMany,
    /// As many new guests have come from that address as may.
    #[error("too many new guests have come from that address")]
    TooManyGuests,
    /// The request makes no sense.
    #[error("{0}")]
    Malformed(String),
    /// The request is too large.
    #[error("the request is too large")]
    TooLarge,
    /// Too many requests.
    #[error("too many requests")]
    TooFast,
    /// More people are here than there is room for.
    #[error("there is no room for more")]
    Crowded,
    /// The request comes from another site.
    #[error("the request comes from another site")]
    ForeignSite,
    /// What the store has of a match makes no sense to this program: it comes from a newer one, or is damaged.
    #[error("the match cannot be read; it follows version {version} of its rules")]
    Unreadable {
        /// The version of the rules that it follows.
        version: u32,
    },
    /// The store's database cannot be reached for the moment; nothing was done.
    #[error("the database is away: nothing was saved yet")]
    Away,
    /// The store or something else of ours failed; whether it was done is not known.
    #[error("something went wrong")]
    Broken,
}

impl ServerError {
    /// Its status in HTTP.
    #[must_use]
    pub fn status(&self) -> StatusCode {
        match self {
            ServerError::NotFound | ServerError::NoSuchMatch | ServerError::NoSuchGame | ServerError::NoSuchLesson => {
                StatusCode::NOT_FOUND
            }
            ServerError::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            ServerError::Nobody => StatusCode::UNAUTHORIZED,
            ServerError::NotYourSeat | ServerError::NotOver | ServerError::ForeignSite => StatusCode::FORBIDDEN,
            ServerError::SeatTaken
            | ServerError::Full
            | ServerError::NotRunning
            | ServerError::NotNow(_)
            | ServerError::Stale { .. } => StatusCode::CONFLICT,
            ServerError::Refused { .. } | ServerError::ChanceInSeries { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            ServerError::Malformed(_) => StatusCode::BAD_REQUEST,
            ServerError::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            ServerError::TooFast | ServerError::TooMany | ServerError::TooManyGuests => StatusCode::TOO_MANY_REQUESTS,
            ServerError::Unreadable { .. } => StatusCode::GONE,
            ServerError::Broken | ServerError::Away | ServerError::Crowded => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// Its name in the JSON API.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            ServerError::NotFound => "not-found",
            ServerError::WrongMethod => "wrong-method",
            ServerError::NoSuchMatch => "no-such-match",
            ServerError::NoSuchGame => "no-such-game",
            ServerError::NoSuchLesson => "no-such-lesson",
            ServerError::Nobody => "nobody",
            ServerError::NotYourSeat => "not-your-seat",
            ServerError::SeatTaken => "seat-taken",
            ServerError::Full => "full",
            ServerError::NotOver => "not-over",
            ServerError::NotRunning => "not-running",
            ServerError::Refused { .. } => "refused",
            ServerError::ChanceInSeries { .. } => "chance-in-series",
            ServerError::NotNow(_) => "not-now",
            ServerError::Stale { .. } => "stale",
            ServerError::Malformed(_) => "malformed",
            ServerError::TooLarge => "too-large",
            ServerError::TooFast => "too-fast",
            ServerError::TooMany => "too-many-matches",
            ServerError::TooManyGuests => "too-many-guests",
            ServerError::Crowded => "crowded",
            ServerError::ForeignSite => "foreign-site",
            ServerError::Unreadable { .. } => "unreadable",
            ServerError::Away => "away",
            ServerError::Broken => "broken",
        }
    }

    /// It as a sentence.
    #[must_use]
    pub fn sentence(&self, words: &Narrator<'_>) -> String {
        let key = match self {
            ServerError::Refused { refusal, .. } => return refusal.reason.clone(),
            ServerError::ChanceInSeries { step } => return words.sentence(&phrase!("ui-series-chance", step = *step)),
            ServerError::NotNow(phrase) => return words.sentence(phrase),
            ServerError::Malformed(sentence) => return format!("{} {sentence}.", words.word("ui-malformed")),
            ServerError::Unreadable { version } => {
                return words.sentence(&phrase!("ui-rules-unreadable", version = *version));
            }
            ServerError::NotFound => "ui-not-found",
            ServerError::WrongMethod => "ui-wrong-method",
            ServerError::NoSuchMatch => "ui-not-found-match",
            ServerError::NoSuchGame => "ui-not-found-game",
            ServerError::NoSuchLesson => "ui-not-found-lesson",
            ServerError::Nobody => "ui-nobody",
            ServerError::NotYourSeat => "ui-not-your-seat",
            ServerError::SeatTaken => "ui-seat-taken",
            ServerError::Full => "ui-match-full",
            ServerError::NotOver => "ui-not-over",
            ServerError::NotRunning => "ui-not-running",
            ServerError::Stale { .. } => "ui-stale",
            ServerError::TooLarge => "ui-too-large",
            ServerError::TooFast => "ui-too-fast",
            ServerError::TooMany => "ui-too-many-matches",
            ServerError::TooManyGuests => "ui-too-many-guests",
            ServerError::Crowded => "ui-crowded",
            ServerError::ForeignSite => "ui-foreign-site",
            ServerError::Away => "ui-database-away",
            ServerError::Broken => "ui-error",
        };
        words.word(key)
    }
}

/// What came from outside makes no sense.
impl From<Problem> for ServerError {
    fn from(problem: Problem) -> Self {
        ServerError::Malformed(problem.to_string())
    }
}

impl From<StoreError> for ServerError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::NotFound { what: "match", .. } => ServerError::NoSuchMatch,
            StoreError::NotFound { what: "player" | "group" | "open or running match", .. } => ServerError::NotFound,
            StoreError::Away(cause) => {
                tracing::error!(%cause, "the database is away");
                ServerError::Away
            }
            error => {
                tracing::error!(%error, "the store failed");
                ServerError::Broken
            }
        }
    }
}
