//! Beside the table: log, chat, rules, the table in words, fairness; and the bar of a replay.

use boards::{icon, seat_class};
use engine::{Viewer, phrase};
use maud::{Markup, html};
use narration::Narrator;

use super::plans;
use crate::room::{Glimpse, Moment, State};

/// Everything beside the table.
pub(super) fn aside(glimpse: &Glimpse, words: &Narrator<'_>) -> Markup {
    let past = glimpse.moment.as_ref().is_some_and(|moment| moment.at < moment.steps);
    html! {
        aside.table-side aria-label=(words.word("ui-log")) {
            nav.tabs aria-label=(words.word("ui-more")) {
                a href="#log" { (words.word("ui-log")) }
                @if !past { a href="#chat" { (words.word("ui-chat")) } }
                @if glimpse.moment.as_ref().is_some_and(|moment| !moment.planned.places.is_empty()) {
                    a href="#plan" { (words.word("ui-tab-plan")) }
                }
                a href="#words" { (words.word("ui-tab-words")) }
                a href="#fair" { (words.word("ui-tab-fair")) }
            }
            @if let Some(moment) = &glimpse.moment { (log(glimpse, moment, words)) }
            @if let Some(moment) = &glimpse.moment { (plans::marks(glimpse, moment, words)) }
            @if !past { (chat(glimpse, words)) }
            details.fold.tab-panel #rules hx-morph-skip="" data-rules-pane={ "/rules/" (glimpse.facts.id) "?pane=yes" } {
                summary { (words.word("ui-rules")) }
                div.fold-body.rules-pane #rules-pane { a href={ "/rules/" (glimpse.facts.id) } { (words.word("ui-rules")) } }
            }
            @if let Some(moment) = &glimpse.moment {
                details.fold.tab-panel #words {
                    summary { (words.word("ui-describe")) }
                    div.fold-body {
                        @for paragraph in &moment.paragraphs {
                            h3 { (paragraph.heading) }
                            @for line in &paragraph.lines { p { (line) } }
                        }
                    }
                }
            }
            (fair(glimpse, words))
        }
    }
}

fn log(glimpse: &Glimpse, moment: &Moment, words: &Narrator<'_>) -> Markup {
    let newest = moment.log.last().map(|line| line.step);
    html! {
        details.fold.tab-panel.open #log open {
            summary { (words.word("ui-log")) }
            div.fold-body {
                @if moment.log.is_empty() {
                    p.muted { (words.word("ui-log-empty")) }
                } @else {
                    ol.log reversed tabindex="0" aria-label=(words.word("ui-log")) {
                        @for line in moment.log.iter().rev() {
                            li.(seat_class(line.seat)).fresh[Some(line.step) == newest] {
                                (line.text)
                            }
                        }
                    }
                }
                @if moment.at > 0 {
                    p { a href={ "/m/" (glimpse.id) "?at=" (moment.at - 1) } { (words.word("ui-look-back")) } }
                }
            }
        }
    }
}

fn chat(glimpse: &Glimpse, words: &Narrator<'_>) -> Markup {
    html! {
        details.fold.tab-panel #chat open {
            summary { (words.word("ui-chat")) }
            div.fold-body.chat {
                ol.chat-lines #chat-lines aria-live="polite" tabindex="0" aria-label=(words.word("ui-chat")) {
                    @for line in glimpse.chat.iter() { li { span.who { (line.name) ":" } " " (line.text) } }
                }
                @if glimpse.own.is_some() {
                    div #chat-write hx-morph-skip="" {
                        form.chat-form method="post" action={ "/m/" (glimpse.id) "/chat" }
                            hx-post={ "/m/" (glimpse.id) "/chat" } hx-target="#table" hx-swap="outerMorph" data-clear="" {
                            input type="text" name="text" maxlength="500" autocomplete="off" required
                                aria-label=(words.word("ui-chat-write")) placeholder=(words.word("ui-chat-write"));
                            button.button type="submit" { (words.word("ui-send")) }
                        }
                    }
                }
            }
        }
    }
}

/// The hash of the seed from the start, the seed after the end.
fn fair(glimpse: &Glimpse, words: &Narrator<'_>) -> Markup {
    html! {
        details.fold.tab-panel #fair {
            summary { (words.word("ui-fair")) }
            div.fold-body {
                p { (words.word("ui-fair-help")) }
                dl {
                    dt { (words.word("ui-fair-hash")) }
                    dd { code.breakable { (glimpse.commitment) } }
                    @if let Some(seed) = &glimpse.seed {
                        dt { (words.word("ui-seed")) }
                        dd { code.breakable { (seed) } }
                    }
                }
            }
        }
    }
}

/// First, back, on, last; a slider; with whose eyes.
pub(super) fn replay_bar(glimpse: &Glimpse, moment: &Moment, eyes: Option<&str>, words: &Narrator<'_>) -> Markup {
    let eyes = eyes.unwrap_or_default();
    let address = |at: usize| match eyes {
        "" => format!("/m/{}?at={at}", glimpse.id),
        eyes => format!("/m/{}?at={at}&seat={eyes}", glimpse.id),
    };
    let step = |key: &str, picture: &str, at: usize, possible: bool, shortcut: &str| {
        let name = words.word(key);
        html! {
            @if possible {
                a.button.icon-only href=(address(at)) data-key=(shortcut) aria-label=(name) title=(name) { (icon(picture)) }
            } @else {
                span.button.icon-only aria-disabled="true" role="img" aria-label=(name) { (icon(picture)) }
            }
        }
    };
    let (at, steps) = (moment.at, moment.steps);
    html! {
        div.prompt role="status" { p.prompt-now { (moment.prompt.now) } }
        nav.replay-bar aria-label=(words.word("ui-replay")) {
            (step("ui-step-first", "first", 0, at > 0, "Home"))
            (step("ui-step-back", "back", at.saturating_sub(1), at > 0, "ArrowLeft"))
            (step("ui-step-on", "on", at + 1, at < steps, "ArrowRight"))
            (step("ui-step-last", "last", steps, at < steps, "End"))
            span.replay-step { (words.say(&phrase!("ui-step-of", step = at, steps = steps))) }
        }
        form.row method="get" action={ "/m/" (glimpse.id) } data-auto="" {
            label.field { span { (words.word("ui-step")) }
                input type="range" name="at" min="0" max=(steps) value=(at); }
            @if glimpse.state == State::Over {
                label.field { span { (words.word("ui-eyes")) }
                    select name="seat" {
                        option value="public" selected[glimpse.viewer == Viewer::Public] { (words.word("ui-spectator")) }
                        @for seat in &glimpse.seats {
                            option value=(seat.seat.index()) selected[glimpse.viewer.is(seat.seat)] { (seat.name) }
                        }
                    }
                }
            } @else if !eyes.is_empty() {
                (super::hidden("seat", eyes))
            }
            button.button type="submit" { (words.word("ui-go")) }
        }
    }
}
