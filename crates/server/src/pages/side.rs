//! Beside the table: log, chat, rules, the table in words, fairness.

use boards::{icon, icon_for, seat_badge, seat_class};
use catalog::LogLine;
use engine::Seat;
use maud::{Markup, html};
use narration::Narrator;
use store::ChatLine;

use super::highlights::{key_facts, sound};
use super::{coach, table, table_talk};
use crate::ending::Stage;
use crate::room::{self, Moment, TableView};

/// Tabs: the log, the chat, marks, the rules, and more.
pub(super) fn tabs(view: &TableView, moment: &Moment, said: Chat, words: &Narrator<'_>) -> Markup {
    let past = moment.at < moment.steps;
    let tab = |id: &str, key: &str, first: bool| {
        html! {
            label.tab {
                input id={ "tab-" (id) } type="radio" name="tab" value=(id) checked[first];
                span { (words.word(key)) @if id == "chat" { (unread("tab-unread", words)) } }
            }
        }
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

/// Lines one after another that tell of the same seat's turn.
fn by_seat<'a>(lines: impl Iterator<Item = &'a LogLine>) -> Vec<(Seat, Vec<&'a LogLine>)> {
    let mut groups: Vec<(Seat, Vec<&LogLine>)> = Vec::new();
    for line in lines {
        match groups.last_mut() {
            Some((seat, lines)) if *seat == line.turn => lines.push(line),
            _ => groups.push((line.turn, vec![line])),
        }
    }
    groups
}

/// The end of the log that the others alone have written since the viewer's last step.
fn others_since<'a>(view: &TableView, moment: &'a Moment) -> &'a [LogLine] {
    let Some(own) = view.own.filter(|_| view.stage == Stage::Running && moment.at == moment.steps) else { return &[] };
    room::since(&moment.log, own)
}

/// What the others did since the viewer's last step: a line each that opens to all of it, and a way to see it again.
pub(super) fn since(view: &TableView, moment: &Moment, words: &Narrator<'_>) -> Markup {
    let lines = others_since(view, moment);
    let Some(first) = lines.first() else { return html! {} };
    html! {
        section.since #since aria-label=(words.word("ui-since")) {
            details #since-steps {
                summary {
                    span.since-title { (words.word("ui-since")) }
                    @for (seat, lines) in by_opponent(lines) {
                        span.since-line.(seat_class(seat)) data-seat=(seat) {
                            (seat_badge(seat))
                            span { @for (number, line) in key_facts(&lines).iter().enumerate() { @if number > 0 { " · " } (line.text) } }
                        }
                    }
                }
                ol.log { @for (seat, lines) in by_seat(lines.iter()) { (turn(view, seat, &lines, None)) } }
            }
            (watch(view, moment, first, "since-watch", words))
        }
    }
}

/// Plays what happened from a line on again; without scripts it leads to that moment.
fn watch(view: &TableView, moment: &Moment, first: &LogLine, id: &str, words: &Narrator<'_>) -> Markup {
    html! {
        a.button.quiet id=(id) href={ "/m/" (view.id) "?at=" (first.step) } data-watch=(moment.steps)
            title=(words.word("ui-since-watch-help")) { (icon("play")) span { (words.word("ui-since-watch")) } }
    }
}

/// All lines of each seat together, in the order in which they began.
fn by_opponent(lines: &[LogLine]) -> Vec<(Seat, Vec<&LogLine>)> {
    let mut seats: Vec<Seat> = lines.iter().map(|line| line.seat).collect();
    seats.dedup();
    let mut opponents: Vec<(Seat, Vec<&LogLine>)> = Vec::new();
    for seat in seats {
        if opponents.iter().all(|(other, _)| *other != seat) {
            opponents.push((seat, lines.iter().filter(|line| line.seat == seat).collect()));
        }
    }
    opponents
}

/// The log, newest first, by turns; every line leads to its moment.
fn log(view: &TableView, moment: &Moment, words: &Narrator<'_>) -> Markup {
    let newest = moment.log.last().map(|line| line.step);
    html! {
        section.tab-panel #log tabindex="0" aria-label=(words.word("ui-log")) {
            (coach::offer(view, words))
            @if moment.log.is_empty() { p.muted { (words.word("ui-log-empty")) } }
            @if let Some(first) = others_since(view, moment).first() {
                div.log-narrow { (watch(view, moment, first, "log-watch", words)) }
            }
            ol.log reversed {
                @for (seat, lines) in by_seat(moment.log.iter().rev()) { (turn(view, seat, &lines, newest)) }
            }
            @if moment.at > 0 {
                p { a href={ "/m/" (view.id) "?at=" (moment.at - 1) } { (words.word("ui-look-back")) } }
            }
        }
    }
}

/// What a seat did in a row.
fn turn(view: &TableView, seat: Seat, lines: &[&LogLine], newest: Option<usize>) -> Markup {
    html! {
        li.log-turn.(seat_class(seat)) {
            (seat_badge(seat))
            ul.plain {
                @for line in lines {
                    li.fresh[Some(line.step) == newest] {
                        a.log-line href={ "/m/" (view.id) "?at=" (line.step + 1) } data-step=(line.step) data-seat=(line.seat) data-sound=[sound(line)] data-die=[line.die] { (line.text) }
                    }
                }
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

fn chat_lines(view: &TableView, lines: &[ChatLine], words: &Narrator<'_>) -> Markup {
    html! { @for line in lines { (said(view, line, words)) } }
}

/// What was said, sent beside the table: what is new is added to what the page has, or all of it comes anew.
pub(super) fn chat_message(view: &TableView, lines: &[ChatLine], anew: bool) -> String {
    let how = if anew { "innerHTML" } else { "beforeend" };
    let names = table::names(view);
    html! { ol #chat-lines hx-swap-oob=(how) { (chat_lines(view, lines, &table::words(view, &names))) } }.into_string()
}

fn chat(view: &TableView, how: Chat, words: &Narrator<'_>) -> Markup {
    html! {
        section.tab-panel.chat #chat aria-label=(words.word("ui-chat")) {
            ol.chat-lines #chat-lines hx-morph-skip="" aria-live="polite" tabindex="0" aria-label=(words.word("ui-chat")) {
                @if how == Chat::Whole { (chat_lines(view, &view.chat.borrow(), words)) }
            }
            p.muted.chat-none { (words.word("ui-chat-none")) }
            div #chat-write hx-morph-skip="" {
                form.chat-form method="post" action={ "/m/" (view.id) "/chat" }
                    hx-post={ "/m/" (view.id) "/chat" } hx-target="#table" hx-swap="outerMorph" data-clear="" {
                    @if view.own.is_none() {
                        input.chat-name type="text" name="name" maxlength="24" autocomplete="nickname"
                            aria-label=(words.word("ui-your-name")) placeholder=(words.word("ui-your-name"));
                    }
                    input type="text" name="text" maxlength="500" autocomplete="off" required
                        aria-label=(words.word("ui-chat-write")) placeholder=(words.word("ui-chat-write"));
                    button.button type="submit" { (words.word("ui-send")) }
                }
            }
        }
    }
}

/// Something that was said: by a player with the mark of the seat, or by somebody who watches.
fn said(view: &TableView, line: &ChatLine, words: &Narrator<'_>) -> Markup {
    let seat = view.seats.iter().find(|seat| seat.player.as_ref() == Some(&line.player)).map(|seat| seat.seat);
    html! {
        li data-n=(line.n) data-own[seat.is_some() && seat == view.own] {
            @match seat {
                Some(seat) => span.who { (seat_badge(seat)) (line.name) ":" },
                None => span.who.watcher { (icon_for("eye", &words.word("ui-spectator"))) (line.name) ":" },
            }
            " " (line.text)
        }
    }
}

/// The place for how many lines of the chat are new; scripts fill it.
pub(super) fn unread(id: &str, words: &Narrator<'_>) -> Markup {
    html! {
        span.unread id=(id) hx-morph-skip="" hidden { span.unread-count {} span.visually-hidden { " " (words.word("ui-chat-unread")) } }
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
