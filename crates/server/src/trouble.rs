//! Why something that was asked for was not done, and how that is said.

use axum::http::StatusCode;
use catalog::Why;
use engine::Phrase;
use narration::Narrator;
use store::StoreError;

/// Why something that was asked for was not done.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Trouble {
    /// Nothing is at that address.
    #[error("nothing is here")]
    NotFound,
    /// There is no such match.
    #[error("there is no such match")]
    NoSuchMatch,
    /// There is no such game.
    #[error("there is no such game")]
    NoSuchGame,
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
    #[error("refused by {}", .0.clause)]
    Refused(Why),
    /// It cannot be done now, for a reason with words of its own.
    #[error("it cannot be done now")]
    NotNow(Phrase),
    /// The table has changed since.
    #[error("the table has changed since")]
    Stale {
        /// The version it is at now, for whoever asked.
        version: u32,
    },
    /// The request makes no sense.
    #[error("{0}")]
    Malformed(String),
    /// The request is too large.
    #[error("the request is too large")]
    TooLarge,
    /// Too many requests.
    #[error("too many requests")]
    TooFast,
    /// The request comes from another site.
    #[error("the request comes from another site")]
    ForeignSite,
    /// The store or something else of ours failed; whether it was done is not known.
    #[error("something went wrong")]
    Broken,
}

impl Trouble {
    /// Its status in HTTP.
    #[must_use]
    pub fn status(&self) -> StatusCode {
        match self {
            Trouble::NotFound | Trouble::NoSuchMatch | Trouble::NoSuchGame => StatusCode::NOT_FOUND,
            Trouble::Nobody => StatusCode::UNAUTHORIZED,
            Trouble::NotYourSeat | Trouble::NotOver | Trouble::ForeignSite => StatusCode::FORBIDDEN,
            Trouble::SeatTaken | Trouble::Full | Trouble::NotRunning | Trouble::NotNow(_) | Trouble::Stale { .. } => {
                StatusCode::CONFLICT
            }
            Trouble::Refused(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Trouble::Malformed(_) => StatusCode::BAD_REQUEST,
            Trouble::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Trouble::TooFast => StatusCode::TOO_MANY_REQUESTS,
            Trouble::Broken => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// Its name in the JSON API.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Trouble::NotFound => "not-found",
            Trouble::NoSuchMatch => "no-such-match",
            Trouble::NoSuchGame => "no-such-game",
            Trouble::Nobody => "nobody",
            Trouble::NotYourSeat => "not-your-seat",
            Trouble::SeatTaken => "seat-taken",
            Trouble::Full => "full",
            Trouble::NotOver => "not-over",
            Trouble::NotRunning => "not-running",
            Trouble::Refused(_) => "refused",
            Trouble::NotNow(_) => "not-now",
            Trouble::Stale { .. } => "stale",
            Trouble::Malformed(_) => "malformed",
            Trouble::TooLarge => "too-large",
            Trouble::TooFast => "too-fast",
            Trouble::ForeignSite => "foreign-site",
            Trouble::Broken => "broken",
        }
    }

    /// It as a sentence.
    #[must_use]
    pub fn sentence(&self, words: &Narrator<'_>) -> String {
        let key = match self {
            Trouble::Refused(why) => return why.reason.clone(),
            Trouble::NotNow(phrase) => return words.sentence(phrase),
            Trouble::Malformed(sentence) => return format!("{} {sentence}.", words.word("ui-malformed")),
            Trouble::NotFound => "ui-not-found",
            Trouble::NoSuchMatch => "ui-not-found-match",
            Trouble::NoSuchGame => "ui-not-found-game",
            Trouble::Nobody => "ui-nobody",
            Trouble::NotYourSeat => "ui-not-your-seat",
            Trouble::SeatTaken => "ui-seat-taken",
            Trouble::Full => "ui-match-full",
            Trouble::NotOver => "ui-not-over",
            Trouble::NotRunning => "ui-not-running",
            Trouble::Stale { .. } => "ui-stale",
            Trouble::TooLarge => "ui-too-large",
            Trouble::TooFast => "ui-too-fast",
            Trouble::ForeignSite => "ui-foreign-site",
            Trouble::Broken => "ui-error",
        };
        words.word(key)
    }
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::NotFound { what: "match", .. } => Trouble::NoSuchMatch,
            error => {
                tracing::error!(%error, "the store failed");
                Trouble::Broken
            }
        }
    }
}
