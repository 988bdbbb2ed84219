//! Why not: every reason an action can be refused for.

use engine::{Phrase, Seat, phrase};

/// A reason to refuse an action.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the phrases below say what they mean")]
pub enum Reason {
    Over,
    NotYourTurn(Seat),
    TooMany { number: u8, most: u8 },
    BelowZero(u8),
    Fired,
}

impl From<Reason> for Phrase {
    fn from(reason: Reason) -> Phrase {
        match reason {
            Reason::Over => phrase!("refuse-over"),
            Reason::NotYourTurn(seat) => phrase!("refuse-not-your-turn", seat = seat),
            Reason::TooMany { number, most } => phrase!("refuse-too-many", number = number, most = most),
            Reason::BelowZero(count) => phrase!("refuse-below-zero", count = count),
            Reason::Fired => phrase!("refuse-fired"),
        }
    }
}
