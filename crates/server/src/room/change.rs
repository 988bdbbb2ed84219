//! What one click changes in the log of a match: checked, but not written yet. All of it is written, or nothing.

use catalog::AnySeries;
use engine::{Line, Seat};
use store::{Entry, Millis};

/// What the ids of bots' actions begin with. People's begin with the number of their seat.
const BOT: &str = "bot:";

/// What the ids of those actions begin with that belong to the same click as the one before.
const SAME_CLICK: &str = "+";

/// What one click changes in the log of a match.
pub(crate) enum Change {
    /// Actions of one seat, tried on a copy.
    Actions(AnySeries),
    /// Lines that need no trying: steps are taken back, and those of others that are to stand done again; or others play.
    Lines(Vec<Line>),
}

impl Change {
    /// Its lines in the record.
    pub(super) fn lines(&self) -> &[Line] {
        match self {
            Change::Actions(series) => series.lines(),
            Change::Lines(lines) => lines,
        }
    }

    /// The hash of the position that it leads to, where that is known.
    fn hash(&self) -> Option<&str> {
        match self {
            Change::Actions(series) => Some(series.hash()),
            Change::Lines(_) => None,
        }
    }

    /// It as entries for the store. The first has the id of the click.
    pub(super) fn entries(&self, id: &str, at: Millis) -> serde_json::Result<Vec<Entry>> {
        let last = self.lines().len().saturating_sub(1);
        let entry = |(place, line): (usize, &Line)| {
            Ok(Entry {
                seat: u8::try_from(line.seat.index()).unwrap_or(u8::MAX),
                line: serde_json::to_string(line)?,
                action_id: if place == 0 { id.to_owned() } else { format!("{SAME_CLICK}{place}:{id}") },
                at,
                position: self.hash().filter(|_| place == last).map(str::to_owned),
            })
        };
        self.lines().iter().enumerate().map(entry).collect()
    }
}

/// The entries of a log, click by click.
pub(super) fn clicks(entries: &[Entry]) -> impl Iterator<Item = &[Entry]> {
    entries.chunk_by(|_, next| next.action_id.starts_with(SAME_CLICK))
}

/// The id under which an action of a person is kept: what one seat calls its actions cannot collide with another's.
pub(super) fn person_action(seat: Seat, id: &str) -> String {
    format!("{}:{id}", seat.index())
}

/// The id under which a bot's action is kept.
pub(super) fn bot_action(seat: Seat, line: u32) -> String {
    format!("{BOT}{}:{line}", seat.index())
}

/// Whether a bot made the action with this id.
pub(super) fn is_by_bot(id: &str) -> bool {
    id.starts_with(BOT)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_of_one_click_stay_together() {
        let entry = |id: &str| Entry { seat: 0, line: String::new(), action_id: id.to_owned(), at: 0, position: None };
        let log = ["0:id:a", "+1:0:id:a", "+2:0:id:a", "bot:1:4", "0:id:b"].map(entry);
        let lengths: Vec<usize> = clicks(&log).map(<[Entry]>::len).collect();
        assert_eq!(lengths, [3, 1, 1]);
    }
}
