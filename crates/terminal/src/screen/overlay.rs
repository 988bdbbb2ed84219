//! What can lie over the table.

use boards::{Ink, Line};
use engine::{Viewer, phrase};

use super::rules_pane::RulesPane;
use super::scroll::Scroll;
use super::why_pane::WhyPane;
use crate::table::Table;

/// What lies over the table.
pub(super) enum Overlay {
    /// The keys.
    Keys(Scroll),
    /// The whole log.
    Log(Scroll),
    /// The table in words.
    Words(Scroll),
    Rules(RulesPane),
    Why(WhyPane),
    /// Whether to quit.
    Quit,
}

/// The keys in the order in which they are explained.
const KEYS: [&str; 14] = [
    "ui-key-move",
    "ui-key-choose",
    "ui-key-number",
    "ui-key-why",
    "ui-key-undo",
    "ui-key-hint",
    "ui-key-rules",
    "ui-key-log",
    "ui-key-describe",
    "ui-key-scroll",
    "ui-key-language",
    "ui-key-help",
    "ui-key-back",
    "ui-key-quit",
];

/// What every key does.
pub(super) fn keys(table: &Table) -> Vec<Line> {
    let labels = table.labels();
    let line = |key: &&str| {
        let text = labels.word(key);
        let (keys, what) = text.split_once(": ").unwrap_or(("", &text));
        Line::new().column(Ink::Accent, keys, 16).plain(what)
    };
    KEYS.iter().map(line).collect()
}

/// The whole view in words.
pub(super) fn in_words(table: &Table, viewer: Viewer) -> Vec<Line> {
    let mut lines = Vec::new();
    for paragraph in table.position().paragraphs(&table.words(viewer)) {
        if !lines.is_empty() {
            lines.push(Line::new());
        }
        lines.push(Line::new().with(Ink::Accent, paragraph.heading));
        lines.extend(paragraph.lines.into_iter().map(|text| Line::new().plain(text)));
    }
    lines
}

/// The log of a viewer, after who plays. What is new since they last decided stands out; each line has the colour of
/// whoever acted.
pub(super) fn log(table: &Table, viewer: Viewer, old: usize) -> Vec<Line> {
    let introduction = Line::new().with(Ink::Muted, table.introduction());
    let told = table.log(0, viewer).into_iter().map(|line| {
        let ink = if line.step < old { Ink::Muted } else { Ink::Plain };
        Line::new().with(Ink::Seat(line.seat), "▎").with(ink, line.text.to_string())
    });
    [introduction].into_iter().chain(told).collect()
}

/// Whose turn it is.
pub(super) fn whose_turn(table: &Table, viewer: Viewer) -> String {
    let words = table.words(viewer);
    let mut to_act = table.position().to_act();
    match (to_act.len(), to_act.first()) {
        (0, _) | (_, None) => words.word("ui-match-over"),
        (1, Some(seat)) => words.say(&phrase!("ui-turn-of", seat = seat)),
        (_, Some(seat)) if viewer.seat().is_some_and(|you| to_act.contains(you)) => {
            words.say(&phrase!("ui-turn-of", seat = viewer.seat().unwrap_or(seat)))
        }
        _ => words.say(&phrase!("ui-waiting-for", seats = to_act.by_ref().collect::<engine::Fact>())),
    }
}
