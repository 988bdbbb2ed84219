//! Beside the table: log, chat, rules, the table in words, fairness; and the bar of a replay.

use boards::{icon, seat_badge, seat_class};
use catalog::LogLine;
use engine::{Seat, Viewer, phrase};
use maud::{Markup, html};
use narration::Narrator;
use store::ChatLine;

use super::table_talk;
use crate::ending::Stage;
use crate::room::{Moment, TableView};

/// Tabs: the log, the chat, marks, the rules, and more.
pub(super) fn tabs(view: &TableView, moment: &Moment, said: Chat, words: &Narrator<'_>) -> Markup {
    let past = moment.at < moment.steps;
    let tab = |id: &str, key: &str, first: bool| {
        html! { label.tab { input id={ "tab-" (id) } type="radio" name="tab" value=(id) checked[first]; span { (words.word(key)) } } }
    };
    html! {
        aside.table-tabs aria-label=(words.word("ui-more")) {
            div.tabs role="radiogroup" aria-label=(words.word("ui-more")) {
                (tab("log", "ui-log", true))
                @if !past { (tab("chat", "ui-chat", false)) }
                @if !moment.picture.talk.places.is_empty() { (tab("plan", "ui-tab-plan", false)) }
                (tab("rules", "ui-rules", false))
                (tab("more", "ui-more", false))
            }
            (log(view, moment, words))
            (table_talk::marks(view, moment, words))
            @if !past { (chat(view, said, words)) }
            (rules(view, words))
            section.tab-panel #more aria-label=(words.word("ui-more")) {
                (in_words(moment, words))
                (fair(view, words))
            }
        }
    }
}

/// With scripts the rules come here; without them there is a way to their page.
fn rules(view: &TableView, words: &Narrator<'_>) -> Markup {
    html! {
        section.tab-panel #rules hx-morph-skip="" tabindex="0" aria-label=(words.word("ui-rules"))
            data-rules-pane={ "/rules/" (view.facts.id) "?pane=yes" } {
            div.rules-pane #rules-pane { a href={ "/rules/" (view.facts.id) } { (words.word("ui-rules")) } }
        }
    }
}

/// The whole table in words.
fn in_words(moment: &Moment, words: &Narrator<'_>) -> Markup {
    html! {
        details.fold #words {
            summary { (words.word("ui-describe")) }
            div.fold-body {
                @for paragraph in &moment.picture.paragraphs {
                    h3 { (paragraph.heading) }
                    @for line in &paragraph.lines { p { (line) } }
                }
            }
        }
    }
}

/// Lines one after another that tell of the same seat.
fn by_seat<'a>(lines: impl Iterator<Item = &'a LogLine>) -> Vec<(Seat, Vec<&'a LogLine>)> {
    let mut groups: Vec<(Seat, Vec<&LogLine>)> = Vec::new();
    for line in lines {
        match groups.last_mut() {
            Some((seat, lines)) if *seat == line.seat => lines.push(line),
            _ => groups.push((line.seat, vec![line])),
        }
    }
    groups
}

/// What the others did since the viewer's last step, in a line each that opens to all of it.
pub(super) fn since(view: &TableView, moment: &Moment, words: &Narrator<'_>) -> Markup {
    let Some(own) = view.own.filter(|_| view.stage == Stage::Running) else { return html! {} };
    let begun = moment.log.iter().rposition(|line| line.seat == own).map_or(0, |last| last + 1);
    let others = by_seat(moment.log[begun..].iter());
    html! {
        @if !others.is_empty() {
            details.since #since {
                summary {
                    span.since-title { (words.word("ui-since")) }
                    @for (seat, lines) in &others {
                        span.since-line.(seat_class(*seat)) {
                            (seat_badge(*seat))
                            span { @for line in lines { (line.text) " " } }
                        }
                    }
                }
            }
        }
    }
}

/// The log, newest first, by whose steps they are.
fn log(view: &TableView, moment: &Moment, words: &Narrator<'_>) -> Markup {
    let newest = moment.log.last().map(|line| line.step);
    html! {
        section.tab-panel #log tabindex="0" aria-label=(words.word("ui-log")) {
            @if moment.log.is_empty() { p.muted { (words.word("ui-log-empty")) } }
            ol.log reversed {
                @for (seat, lines) in by_seat(moment.log.iter().rev()) {
                    li.log-turn.(seat_class(seat)) {
                        (seat_badge(seat))
                        ul.plain { @for line in lines { li.fresh[Some(line.step) == newest] { (line.text) } } }
                    }
                }
            }
            @if moment.at > 0 {
                p { a href={ "/m/" (view.id) "?at=" (moment.at - 1) } { (words.word("ui-look-back")) } }
            }
        }
    }
}

/// How much of the chat a table comes with.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Chat {
    /// All that is shown of it.
    Whole,
    /// Nothing: the page keeps what it has, and what is new comes by itself.
    Kept,
}

fn chat_lines(lines: &[ChatLine]) -> Markup {
    html! { @for line in lines { li { span.who { (line.name) ":" } " " (line.text) } } }
}

/// What was said, sent beside the table: what is new is added to what the page has, or all of it comes anew.
pub(super) fn chat_message(_: &TableView, lines: &[ChatLine], anew: bool) -> String {
    let how = if anew { "innerHTML" } else { "beforeend" };
    html! { ol #chat-lines hx-swap-oob=(how) { (chat_lines(lines)) } }.into_string()
}

fn chat(view: &TableView, said: Chat, words: &Narrator<'_>) -> Markup {
    html! {
        section.tab-panel.chat #chat aria-label=(words.word("ui-chat")) {
            ol.chat-lines #chat-lines hx-morph-skip="" aria-live="polite" tabindex="0" aria-label=(words.word("ui-chat")) {
                @if said == Chat::Whole { (chat_lines(&view.chat.borrow())) }
            }
            @if view.own.is_some() {
                div #chat-write hx-morph-skip="" {
                    form.chat-form method="post" action={ "/m/" (view.id) "/chat" }
                        hx-post={ "/m/" (view.id) "/chat" } hx-target="#table" hx-swap="outerMorph" data-clear="" {
                        input type="text" name="text" maxlength="500" autocomplete="off" required
                            aria-label=(words.word("ui-chat-write")) placeholder=(words.word("ui-chat-write"));
                        button.button type="submit" { (words.word("ui-send")) }
                    }
                }
            }
        }
    }
}

/// The hash of the seed from the start, the seed after the end.
fn fair(view: &TableView, words: &Narrator<'_>) -> Markup {
    html! {
        details.fold #fair {
            summary { (words.word("ui-fair")) }
            div.fold-body {
                p { (words.word("ui-fair-help")) }
                dl {
                    dt { (words.word("ui-fair-hash")) }
                    dd { code.breakable { (view.commitment) } }
                    @if let Some(seed) = &view.seed {
                        dt { (words.word("ui-seed")) }
                        dd { code.breakable { (seed) } }
                    }
                }
            }
        }
    }
}

/// First, back, on, last; a slider; with whose eyes.
pub(super) fn replay_bar(view: &TableView, moment: &Moment, eyes: Option<&str>, words: &Narrator<'_>) -> Markup {
    let eyes = eyes.unwrap_or_default();
    let address = |at: usize| match eyes {
        "" => format!("/m/{}?at={at}", view.id),
        eyes => format!("/m/{}?at={at}&seat={eyes}", view.id),
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
        div.prompt role="status" { p.prompt-now { (moment.picture.prompt.now) } }
        nav.replay-bar aria-label=(words.word("ui-replay")) {
            (step("ui-step-first", "first", 0, at > 0, "Home"))
            (step("ui-step-back", "back", at.saturating_sub(1), at > 0, "ArrowLeft"))
            (step("ui-step-on", "on", at + 1, at < steps, "ArrowRight"))
            (step("ui-step-last", "last", steps, at < steps, "End"))
            span.replay-step { (words.say(&phrase!("ui-step-of", step = at, steps = steps))) }
        }
        form.row method="get" action={ "/m/" (view.id) } data-auto="" {
            label.field { span { (words.word("ui-step")) }
                input type="range" name="at" min="0" max=(steps) value=(at); }
            @if matches!(view.stage, Stage::Finished { .. }) {
                label.field { span { (words.word("ui-eyes")) }
                    select name="seat" {
                        option value="public" selected[view.viewer == Viewer::Public] { (words.word("ui-spectator")) }
                        @for seat in &view.seats {
                            option value=(seat.seat.index()) selected[view.viewer.is(seat.seat)] { (seat.name) }
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
