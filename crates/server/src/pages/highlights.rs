//! What kind of thing a line of the log tells, by the key of its event: which lines matter to somebody who was away, and what
//! they sound like. All games call the same things by the same keys.

use catalog::LogLine;

/// What an event sounds like, if it has a sound of its own.
pub(super) fn sound(line: &LogLine) -> Option<&'static str> {
    match line.key {
        "event-launch" | "event-launched" | "event-launched-aliens" | "event-ai-started" => Some("launch"),
        "event-rolled" | "event-die-set" | "event-revealed" => Some("die"),
        "event-destroyed"
        | "event-sabotage"
        | "event-tile-destroyed"
        | "event-converted"
        | "event-setback"
        | "event-super-creeps"
        | "event-robot-out"
        | "event-failed"
        | "event-threat-taken"
        | "event-shortage" => Some("alarm"),
        _ => None,
    }
}

/// What happens in every turn: not worth a place in one line.
const ROUTINE: [&str; 35] = [
    "event-turn",
    "event-round",
    "event-stage",
    "event-order",
    "event-draft",
    "event-discarded",
    "event-drew",
    "event-nothing-drawn",
    "event-reshuffled",
    "event-reshuffled-visitors",
    "event-display",
    "event-displayed",
    "event-cargo-placed",
    "event-cargo-passed",
    "event-cargoes-returned",
    "event-basket-buy",
    "event-basket-place",
    "event-basket-closed",
    "event-taken",
    "event-trimmed",
    "event-stored",
    "event-more-draws",
    "event-actions-ended",
    "event-took-back",
    "event-die-set",
    "event-submitted",
    "event-idle",
    "event-refilled",
    "event-took-pile",
    "event-took-discard",
    "event-drew-seen",
    "event-chained",
    "event-flew-bent",
    "event-stayed",
    "event-copilot-back",
];

/// What a scored run tells better.
const OF_A_RUN: [&str; 2] = ["event-launched", "event-flew"];

/// The lines that matter; all of them, if none does.
pub(super) fn key_facts<'a>(lines: &[&'a LogLine]) -> Vec<&'a LogLine> {
    let scored = lines.iter().any(|line| line.key == "event-run");
    let matters = |line: &&&LogLine| !(ROUTINE.contains(&line.key) || scored && OF_A_RUN.contains(&line.key));
    let found: Vec<&LogLine> = lines.iter().filter(matters).copied().collect();
    if found.is_empty() { lines.to_vec() } else { found }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(key: &'static str) -> LogLine {
        LogLine {
            step: 0,
            seat: engine::Seat::new(1),
            turn: engine::Seat::new(1),
            key,
            text: key.into(),
            trace: None,
            die: None,
        }
    }

    #[test]
    fn what_happens_in_every_turn_is_left_out_unless_there_is_nothing_else() {
        let (turn, draft, run) = (line("event-turn"), line("event-draft"), line("event-run"));
        assert_eq!(key_facts(&[&draft, &run, &turn]), [&run]);
        assert_eq!(key_facts(&[&draft, &turn]), [&draft, &turn]);
        let flew = line("event-flew");
        assert_eq!(key_facts(&[&flew, &run]), [&run]);
        assert_eq!(key_facts(&[&flew, &turn]), [&flew]);
    }
}
