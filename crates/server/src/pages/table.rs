//! A table: what is on it, what to do, who sits there.

use boards::{icon, seat_badge, seat_class};
use engine::phrase;
use maud::{Markup, PreEscaped, html};
use narration::Narrator;

use super::{bot_kind, hidden, notice, plans, side, waiting};
use crate::live::{self, Message};
use crate::room::{Asked, Glimpse, Log, Moment, SeatGlimpse, Sitting, State};

/// How live pages take in a new table: pieces move from where they were to where they are.
pub(super) const SWAP: &str = "outerMorph transition:true";

/// The words for a glimpse: those of the screens, with the names at the table.
pub(super) fn words<'a>(glimpse: &Glimpse, names: &'a [String]) -> Narrator<'a> {
    Narrator::new(glimpse.language, glimpse.facts.id, names, glimpse.viewer)
}

pub(super) fn names(glimpse: &Glimpse) -> Vec<String> {
    glimpse.seats.iter().map(|seat| seat.name.clone()).collect()
}

/// Whether the viewer is to act.
pub(super) fn your_turn(glimpse: &Glimpse) -> bool {
    glimpse.moment.as_ref().is_some_and(|moment| !moment.choices.is_empty())
}

/// The whole page.
pub(super) fn page(glimpse: &Glimpse, told: Option<&Markup>) -> Markup {
    let fragment = fragment(glimpse);
    let seen = live::name(fragment.0.as_bytes());
    html! {
        div #live hidden hx-sse:connect={ "/m/" (glimpse.id) "/stream?seen=" (seen) } hx-target="#table" hx-swap=(SWAP) {}
        main #content tabindex="-1" data-match=(glimpse.id) {
            (notice::place(told))
            (fragment)
        }
    }
}

/// The part that changes, as a message: the same for all who look in the same way.
pub(super) fn message(glimpse: &Glimpse, _: &Log) -> Message {
    let write = || {
        let text = fragment(glimpse).into_string();
        Message::new(live::name(text.as_bytes()), &text)
    };
    glimpse.message.get_or_init(write).clone()
}

/// A form that changes the table in place where it can.
pub(super) fn form(glimpse: &Glimpse, deed: &str, inside: &Markup) -> Markup {
    let action = format!("/m/{}/{deed}", glimpse.id);
    html! { form method="post" action=(action) hx-post=(action) hx-target="#table" hx-swap=(SWAP) { (inside) } }
}

/// The part that changes.
pub(super) fn fragment(glimpse: &Glimpse) -> Markup {
    if glimpse.state == State::Open {
        return waiting::room(glimpse);
    }
    let names = names(glimpse);
    let words = words(glimpse, &names);
    let turn = your_turn(glimpse);
    html! {
        div.table #table data-version=(glimpse.version) data-turn=(if turn { "yours" } else { "others" }) {
            (bar(glimpse, &words))
            @if let Some(moment) = &glimpse.moment {
                section.table-board aria-label=(words.word("ui-board")) { (PreEscaped(&moment.board)) }
            }
            div.table-right {
                @if let Some(moment) = &glimpse.moment { (dock(glimpse, moment, &words)) }
                (side::aside(glimpse, &words))
            }
        }
    }
}

fn bar(glimpse: &Glimpse, words: &Narrator<'_>) -> Markup {
    html! {
        div.table-bar {
            h1.table-title { (glimpse.facts.title) }
            ul.plain.row.table-seats aria-label=(words.word("ui-players")) {
                @for seat in &glimpse.seats { (name_plate(glimpse, seat, words)) }
            }
            @if glimpse.own_components { span.tag title=(words.word("ui-own-components-help")) { (words.word("ui-own-components")) } }
            @if glimpse.own.is_none() { span.tag { (icon("eye")) " " (words.word("ui-spectator")) } }
            div.table-tools { (tools(glimpse, words)) }
            @if let Some(asked) = &glimpse.takeback { (takeback(glimpse, asked, words)) }
        }
    }
}

/// Somebody asks to take a step back: the others answer, and who asked may think better of it.
fn takeback(glimpse: &Glimpse, asked: &Asked, words: &Narrator<'_>) -> Markup {
    let own = glimpse.own == Some(asked.seat);
    let question = if asked.answer { "ui-undo-asked" } else { "ui-undo-waiting" };
    html! {
        div.banner.takeback role="status" {
            p { (words.sentence(&phrase!(question, seat = asked.seat))) }
            @if asked.answer || own {
                (form(glimpse, "takeback", &html! {
                    @if asked.answer {
                        button.button.primary type="submit" name="answer" value="agree" { (words.word("ui-agree")) } " "
                    }
                    button.button type="submit" name="answer" value="decline" {
                        (words.word(if own { "ui-undo-withdraw" } else { "ui-decline" }))
                    }
                }))
            }
        }
    }
}

/// A name with who sits there.
fn name_plate(glimpse: &Glimpse, seat: &SeatGlimpse, words: &Narrator<'_>) -> Markup {
    let you = glimpse.own == Some(seat.seat);
    // On a phone only what the board does not say: that somebody is away.
    let news = seat.away || matches!(seat.sitting, Sitting::StandIn(_));
    html! {
        li.(seat_class(seat.seat)).news[news] id={ "seat-" (seat.seat) } {
            span.seat-name { (seat_badge(seat.seat)) (seat.name) }
            @if you { " " span.muted { "(" (words.word("ui-you")) ")" } }
            @match &seat.sitting {
                Sitting::Bot(bot) => { " " span.muted { (words.word("ui-bot")) ", " (bot_kind(words, bot)) } },
                Sitting::StandIn(_) => { " " span.tag { (words.word("ui-stand-in-plays")) } },
                Sitting::Person | Sitting::Nobody => {},
            }
            @if seat.to_act { " " span.tag.accent { (words.word("ui-to-act")) } }
            @if seat.won { " " span.tag.good { (words.word("ui-winner")) } }
            @if seat.away && seat.sitting == Sitting::Person && glimpse.own.is_some() && !you {
                (form(glimpse, "stand-in", &html! {
                    (hidden("seat", &seat.seat.index().to_string()))
                    button.button.quiet type="submit" { (words.word("ui-stand-in")) }
                }))
            }
        }
    }
}

fn tools(glimpse: &Glimpse, words: &Narrator<'_>) -> Markup {
    let playing = glimpse.own.is_some() && glimpse.state == State::Running;
    // Of two rivals the other one wins.
    let resigns = glimpse.seats.len() == 2 && !glimpse.facts.cooperative;
    html! {
        @if glimpse.undo {
            (form(glimpse, "undo", &html! {
                (hidden("version", &glimpse.version.to_string()))
                button.button type="submit" data-key="u" aria-keyshortcuts="u" title=(words.word("ui-undo-help")) {
                    (icon("undo")) (words.word("ui-undo"))
                }
            }))
        } @else if glimpse.ask {
            (form(glimpse, "takeback", &html! {
                button.button.quiet type="submit" name="answer" value="ask" { (icon("undo")) (words.word("ui-undo-ask")) }
            }))
        }
        @if glimpse.hint && your_turn(glimpse) {
            a.button.quiet href={ "/m/" (glimpse.id) "?notice=hint" } hx-get={ "/m/" (glimpse.id) "/hint" } hx-target="#notice"
                hx-swap="innerHTML" data-key="h" aria-keyshortcuts="h" title=(words.word("ui-hint-help")) {
                (icon("hint")) (words.word("ui-hint"))
            }
        }
        a.button.quiet href={ "/rules/" (glimpse.facts.id) } data-rules="" { (icon("rules")) (words.word("ui-rules")) }
        @if playing {
            details.leave {
                summary.button.quiet { (words.word("ui-leave")) }
                form.panel method="post" action={ "/m/" (glimpse.id) "/leave" } {
                    p { (words.word(if resigns { "ui-resign-ask" } else { "ui-leave-ask" })) }
                    button.button.danger type="submit" { (words.word(if resigns { "ui-resign" } else { "ui-leave" })) }
                }
            }
        }
    }
}

/// What to do now, and everything one can do.
fn dock(glimpse: &Glimpse, moment: &Moment, words: &Narrator<'_>) -> Markup {
    let turn = !moment.choices.is_empty();
    html! {
        section.table-dock.your-turn[turn] #dock aria-label=(words.word("ui-choices")) {
            @if matches!(glimpse.state, State::Over | State::Abandoned) {
                (result(glimpse, moment, words))
            } @else {
                div.prompt role="status" {
                    p.prompt-now { (moment.prompt.now) }
                    @if let Some(next) = &moment.prompt.next { p.prompt-next { (next) } }
                }
            }
            form #act method="post" action={ "/m/" (glimpse.id) "/act" } hx-post={ "/m/" (glimpse.id) "/act" }
                hx-target="#table" hx-swap=(SWAP) {
                (hidden("version", &glimpse.version.to_string()))
                @if turn {
                    ul.choices {
                        @for choice in &moment.quick {
                            li { button.choice.quick type="submit" name="action" value=(choice.code) { (icon("check")) (choice.sentence) } }
                        }
                        @for (index, choice) in plans::in_order(moment).into_iter().enumerate() {
                            li {
                                button.choice type="submit" name="action" value=(choice.code)
                                    data-key=[(index < 9).then_some(index + 1)] {
                                    @if index < 9 { span.key aria-hidden="true" { (index + 1) } }
                                    (plans::sentence(moment, choice))
                                }
                            }
                        }
                    }
                }
            }
            (plans::advice(glimpse, moment, words))
        }
    }
}

/// The end.
fn result(glimpse: &Glimpse, moment: &Moment, words: &Narrator<'_>) -> Markup {
    // Those who play together have no ranks: the game says why it is over.
    let (title, why) = match glimpse.state {
        State::Over if glimpse.facts.cooperative => (Some(&moment.prompt.now), moment.prompt.next.as_ref()),
        _ => (glimpse.result.first(), None),
    };
    html! {
        section.result {
            h2.result-title { (title.map_or("", String::as_str)) }
            @if let Some(why) = why { p { (why) } }
            @if glimpse.result.len() > 1 {
                ol.result-places { @for line in &glimpse.result[1..] { li { (line) } } }
            }
            div.row {
                @match (&glimpse.rematch, glimpse.own) {
                    (Some(rematch), _) => a.button.primary href={ "/m/" (rematch) } { (words.word("ui-rematch-go")) },
                    (None, Some(_)) => form method="post" action={ "/m/" (glimpse.id) "/rematch" } {
                        button.button.primary type="submit" { (words.word("ui-rematch")) }
                    },
                    (None, None) => {},
                }
                a.button href={ "/m/" (glimpse.id) "?at=0" } { (icon("back")) (words.word("ui-replay")) }
                @if glimpse.seed.is_some() {
                    a.button href={ "/m/" (glimpse.id) "/record" } download { (icon("download")) (words.word("ui-record")) }
                }
            }
        }
    }
}

/// A moment of the past.
pub(super) fn replay(glimpse: &Glimpse, eyes: Option<&str>) -> Markup {
    let names = names(glimpse);
    let words = words(glimpse, &names);
    html! {
        main #content tabindex="-1" {
            div.table #table {
                div.table-bar {
                    h1.table-title { (glimpse.facts.title) " · " (words.word("ui-replay")) }
                    ul.plain.row.table-seats aria-label=(words.word("ui-players")) {
                        @for seat in &glimpse.seats {
                            li.(seat_class(seat.seat)) { span.seat-name { (seat_badge(seat.seat)) (seat.name) } }
                        }
                    }
                    div.table-tools { a.button href={ "/m/" (glimpse.id) } { (words.word("ui-to-table")) } }
                }
                @if let Some(moment) = &glimpse.moment {
                    section.table-board aria-label=(words.word("ui-board")) { (PreEscaped(&moment.board)) }
                }
                div.table-right {
                    @if let Some(moment) = &glimpse.moment {
                        section.table-dock #dock { (side::replay_bar(glimpse, moment, eyes, &words)) }
                    }
                    (side::aside(glimpse, &words))
                }
            }
        }
    }
}
