//! A table that waits for players.

use boards::{icon, seat_badge, seat_class};
use maud::{Markup, html};
use narration::Narrator;

use super::{bot_kind, hidden, table};
use crate::room::{SeatView, Sitting, TableView};

/// Who sits, who is missing, how to invite.
pub(super) fn room(view: &TableView) -> Markup {
    let names = table::names(view);
    let words = table::words(view, &names);
    let seated = view.own.is_some();
    html! {
        div.wrap.narrow.stack #table data-version=(view.version) data-turn="others" {
            h1 { (view.facts.title) }
            p.lead { (words.word(if seated { "ui-wait-help" } else { "ui-join-help" })) }
            section.panel {
                h2.panel-title { (words.word("ui-seats")) }
                ul.seat-rows.plain { @for seat in &view.seats { (row(view, seat, &words)) } }
            }
            @if seated {
                section.panel {
                    h2.panel-title { (words.word("ui-invite")) }
                    p { (words.word("ui-invite-help")) }
                    div.invite {
                        input type="text" readonly value={ "/m/" (view.id) } data-absolute="" aria-label=(words.word("ui-invite"));
                        button.button type="button" hidden data-copy="" data-done=(words.word("ui-link-copied")) {
                            (icon("link")) (words.word("ui-copy-link"))
                        }
                    }
                }
                div.row {
                    (table::form(view, "start", &html! {
                        button.button.primary type="submit" { (words.word("ui-start")) }
                    }))
                    form method="post" action={ "/m/" (view.id) "/leave" } {
                        button.button.quiet type="submit" { (words.word("ui-leave-table")) }
                    }
                    a.button.quiet href={ "/rules/" (view.facts.id) } { (icon("rules")) (words.word("ui-rules")) }
                }
                p.help { (words.word("ui-start-help")) }
            }
        }
    }
}

fn row(view: &TableView, seat: &SeatView, words: &Narrator<'_>) -> Markup {
    let free = seat.sitting == Sitting::Nobody;
    html! {
        li.seat-row.(seat_class(seat.seat)) {
            (seat_badge(seat.seat))
            @match &seat.sitting {
                Sitting::Nobody => span.muted { (words.word("ui-seat-free")) },
                Sitting::Bot(bot) => span { (seat.name) " " span.muted.small { (words.word("ui-bot")) ", " (bot_kind(words, bot)) } },
                _ => span { (seat.name) @if view.own == Some(seat.seat) { " " span.tag.accent { (words.word("ui-seat-yours")) } } },
            }
            @if free && view.own.is_none() {
                form method="post" action={ "/m/" (view.id) "/join" } {
                    (hidden("seat", &seat.seat.index().to_string()))
                    button.button.primary type="submit" { (words.word("ui-join")) }
                }
            }
        }
    }
}
