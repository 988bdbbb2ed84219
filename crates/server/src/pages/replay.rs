//! A moment of the past: the bar that steps through a match. With scripts it does so in place and can play by itself.

use boards::icon;
use engine::{Viewer, phrase};
use maud::{Markup, html};
use narration::Narrator;

use super::{hidden, review};
use crate::ending::Stage;
use crate::room::{Moment, TableView};

/// How quickly a replay can play by itself, with milliseconds for a step.
const PACES: [(&str, u32); 3] = [("slow", 2400), ("normal", 1200), ("fast", 450)];

/// Ways to other moments; a slider; with whose eyes.
pub(super) fn bar(view: &TableView, moment: &Moment, eyes: Option<&str>, words: &Narrator<'_>) -> Markup {
    html! {
        div.prompt role="status" { p.prompt-now { (moment.picture.prompt.now) } }
        (ways(view, moment, eyes.unwrap_or_default(), words))
        form.replay-form method="get" action={ "/m/" (view.id) } {
            label.field { span { (words.word("ui-step")) }
                input #replay-at type="range" name="at" min="0" max=(moment.steps) value=(moment.at); }
            (whose_eyes(view, eyes.unwrap_or_default(), words))
            (pace(words))
            button.button.plain-only type="submit" { (words.word("ui-go")) }
        }
        (review::play_from_here(view, moment, words))
    }
}

/// A key as people know it.
fn key_name(key: &str, words: &Narrator<'_>) -> String {
    match key {
        "ArrowLeft" => "←".to_owned(),
        "ArrowRight" => "→".to_owned(),
        "T" | "R" => format!("{}+{key}", words.word("ui-shift")),
        _ => key.to_owned(),
    }
}

/// Links to other moments, each with its key.
fn ways(view: &TableView, moment: &Moment, eyes: &str, words: &Narrator<'_>) -> Markup {
    let (at, steps, jumps) = (moment.at, moment.steps, moment.jumps);
    let address = |at: usize| match eyes {
        "" => format!("/m/{}?at={at}", view.id),
        eyes => format!("/m/{}?at={at}&seat={eyes}", view.id),
    };
    let way = |key: &str, picture: &str, to: usize, shortcut: &str| {
        let name = format!("{} ({})", words.word(key), key_name(shortcut, words));
        html! {
            @if to == at {
                span.button.icon-only aria-disabled="true" role="img" aria-label=(name) { (icon(picture)) }
            } @else {
                a.button.icon-only id={ "to-" (picture) } href=(address(to)) data-key=(shortcut) aria-label=(name) title=(name) { (icon(picture)) }
            }
        }
    };
    html! {
        nav.replay-bar aria-label=(words.word("ui-replay")) {
            (way("ui-step-first", "first", 0, "Home"))
            (way("ui-round-back", "round-back", jumps.round.0, "R"))
            (way("ui-turn-back", "turn-back", jumps.turn.0, "T"))
            (way("ui-step-back", "back", at.saturating_sub(1), "ArrowLeft"))
            button #replay-play.button.primary.icon-only.script-only type="button" data-key="p" disabled[at == steps]
                aria-label=(words.word("ui-play")) data-pause=(words.word("ui-pause")) {
                (icon("play")) (icon("pause"))
            }
            (way("ui-step-on", "on", (at + 1).min(steps), "ArrowRight"))
            (way("ui-turn-on", "turn-on", jumps.turn.1, "t"))
            (way("ui-round-on", "round-on", jumps.round.1, "r"))
            (way("ui-step-last", "last", steps, "End"))
            span.replay-step { (words.say(&phrase!("ui-step-of", step = at, steps = steps))) }
        }
    }
}

/// Other seats' eyes are for after the end.
fn whose_eyes(view: &TableView, eyes: &str, words: &Narrator<'_>) -> Markup {
    html! {
        @if matches!(view.stage, Stage::Finished { .. }) || view.later.is_some() {
            label.field { span { (words.word("ui-eyes")) }
                select #replay-eyes name="seat" {
                    option value="public" selected[view.viewer == Viewer::Public] { (words.word("ui-spectator")) }
                    @for seat in &view.seats {
                        option value=(seat.seat.index()) selected[view.viewer.is(seat.seat)] { (seat.name) }
                    }
                }
            }
        } @else if !eyes.is_empty() {
            (hidden("seat", eyes))
        }
    }
}

fn pace(words: &Narrator<'_>) -> Markup {
    html! {
        label.field.script-only { span { (words.word("ui-replay-pace")) }
            select #replay-pace {
                @for (name, time) in PACES {
                    option value=(time) selected[name == "normal"] { (words.word(&format!("ui-replay-pace-{name}"))) }
                }
            }
        }
    }
}
