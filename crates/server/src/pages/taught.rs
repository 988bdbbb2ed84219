//! A table that is no match of the store: somebody learns or solves something there. What it shows follows from its address.

use std::sync::{Arc, OnceLock};

use boards::{Trace, seat_badge};
use catalog::{AnyGame, AnyMatch, LogLine, Showing, Wanted};
use engine::Seat;
use maud::{Markup, html};
use narration::{Language, Narrator};
use store::MatchId;
use tokio::sync::watch;

use crate::ending::Stage;
use crate::match_setup::Pace;
use crate::room::{ChatLines, Jumps, Moment, SeatView, Sitting, TableView, trace};

/// A table for one person and bots.
pub(super) struct Taught<'a> {
    /// The name of the lesson or puzzle.
    pub(super) id: &'a str,
    pub(super) game: &'static dyn AnyGame,
    pub(super) table: &'a dyn AnyMatch,
    /// Where the person sits.
    pub(super) seat: Seat,
    /// Whether an action is asked for.
    pub(super) asks: bool,
    /// What happened.
    pub(super) log: Vec<LogLine>,
    /// Whether what happened leaves its traces on the board.
    pub(super) traced: bool,
}

impl Taught<'_> {
    /// The table as any other: what the seat may know of it.
    pub(super) fn view(self, names: &[String], words: &Narrator<'_>) -> TableView {
        let position = self.table.position();
        let lines = self.log.iter().filter(|_| self.traced);
        let traces: Vec<Trace> = lines.filter_map(trace).collect();
        let wanted = Wanted { showing: Showing::Page, acting: self.asks, team: None, traces: &traces };
        let (to_act, outcome, steps) = (position.to_act(), position.outcome(), self.table.steps());
        let seat_view = |(seat, name): (Seat, &String)| SeatView {
            seat,
            name: name.clone(),
            sitting: if seat == self.seat { Sitting::Person } else { Sitting::Bot("beginner".to_owned()) },
            player: None,
            to_act: to_act.contains(seat),
            away: false,
            won: outcome.as_ref().is_some_and(|outcome| outcome.won(seat)),
        };
        TableView {
            id: MatchId::new(self.id),
            facts: self.game.facts(),
            setup: self.table.setup().clone(),
            pace: Pace::Instant,
            own_components: false,
            from: None,
            commitment: String::new(),
            seed: None,
            language: words.language(),
            viewer: words.viewer(),
            own: Some(self.seat),
            watchers: 0,
            clock: None,
            delay: None,
            later: None,
            shown_later: false,
            series: None,
            series_number: 0,
            bots_at: None,
            lookers: Vec::new(),
            looks_with: None,
            version: steps as u32,
            stage: Stage::Running,
            seats: Seat::all(position.players()).zip(names).map(seat_view).collect(),
            moment: Some(Moment {
                at: steps,
                steps,
                jumps: Jumps::default(),
                picture: position.picture(&wanted, words),
                log: Arc::new(self.log),
            }),
            result: Vec::new(),
            outdated: false,
            undo: false,
            ask: false,
            hint: false,
            takeback: None,
            rated: false,
            chat: watch::channel(ChatLines::default()).1,
            rematch: None,
            group: None,
            message: OnceLock::new(),
        }
    }
}

/// The names at the table: one is spoken to, the others are called as seats.
pub(super) fn names(own: Seat, players: u8, language: Language) -> Vec<String> {
    let words = Narrator::common(language);
    let name = |seat: Seat| if seat == own { words.word("ui-you") } else { words.name(seat) };
    Seat::all(players).map(name).collect()
}

/// What happened since the last click.
pub(super) fn happened(moment: &Moment, words: &Narrator<'_>) -> Markup {
    html! {
        @if !moment.log.is_empty() {
            section.panel.lesson-log tabindex="0" aria-label=(words.word("ui-since")) {
                ul.plain { @for line in moment.log.iter() { li { (seat_badge(line.seat)) " " (line.text) } } }
            }
        }
    }
}

/// A text as part of an address.
pub(super) fn encoded(text: &str) -> String {
    form_urlencoded::byte_serialize(text.as_bytes()).collect()
}
