//! How far a match has come and how it ended.

use engine::{Outcome, Phrase, Seat, phrase};
use narration::Narrator;
use serde::{Deserialize, Serialize};
use store::MatchState;

/// How far a match has come.
pub(crate) type Stage = MatchState<Ending>;

/// How a match ended, as the store keeps it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Ending {
    /// The outcome by the rules; for a match that was resigned the other seat's win.
    pub(crate) outcome: Outcome,
    /// Who gave up, if somebody did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) resigned: Option<Seat>,
    /// Whether that was because their time was up.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) late: bool,
}

impl Ending {
    /// Of two seats one gives up, so the other wins. Points do not count then.
    pub(crate) fn resigned(seat: Seat) -> Self {
        let keys = [0, 1].map(|number| u8::from(number != seat.index()));
        Ending { outcome: Outcome::ranked(&keys, &[0, 0]), resigned: Some(seat), late: false }
    }

    /// It in words: who won and how, for a table of so many players.
    pub(crate) fn told(&self, players: u8, words: &Narrator<'_>) -> Vec<String> {
        let Some(seat) = self.resigned else { return words.outcome(&self.outcome) };
        let winners = Seat::all(players).filter(|&seat| self.outcome.won(seat));
        let line = |phrase: Phrase| words.sentence(&phrase);
        let key = if self.late { "ui-out-of-time" } else { "ui-resigned" };
        let resigned = [line(phrase!(key, seat = seat))];
        resigned.into_iter().chain(winners.map(|seat| line(phrase!("ui-wins", seat = seat)))).collect()
    }

    /// The outcome that the last position had; nothing if somebody gave up before.
    pub(crate) fn by_the_rules(&self) -> Option<&Outcome> {
        self.resigned.is_none().then_some(&self.outcome)
    }
}

/// The name of a stage in the store.
pub(crate) fn state_name<R>(stage: &MatchState<R>) -> &'static str {
    match stage {
        MatchState::Open => "open",
        MatchState::Running => "running",
        MatchState::Finished { .. } => "finished",
        MatchState::Abandoned { .. } => "abandoned",
    }
}

/// The name of a stage in the JSON API.
pub(crate) fn stage_code<R>(stage: &MatchState<R>) -> &'static str {
    match stage {
        MatchState::Open => "open",
        MatchState::Running => "running",
        MatchState::Finished { .. } => "over",
        MatchState::Abandoned { .. } => "abandoned",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_resigns_loses() {
        let ending = Ending::resigned(Seat::new(0));
        assert!(ending.outcome.won(Seat::new(1)) && !ending.outcome.won(Seat::new(0)));
    }
}
