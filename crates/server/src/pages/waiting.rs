//! A table that waits for players.

use boards::{icon, seat_badge, seat_class};
use maud::{Markup, html};
use narration::Narrator;

use super::{bar, bot_kind, clocks, eyes, profile, rated, series, setup_words, strangers, table};
use crate::room::{SeatView, Sitting, TableView};

/// Which game, who sits, who is missing, how to invite. A guest without a name is asked for one by `name`, which open pages
/// keep as it is.
pub(super) fn room(view: &TableView, name: Option<&Markup>) -> Markup {
    let names = table::names(view);
    let words = table::words(view, &names);
    let seated = view.own.is_some();
    html! {
        div.wrap.narrow.stack #table data-version=(view.version) data-turn="others" {
            h1 { (view.facts.title) }
            @if words.has("game-tagline") { p.muted { (words.word("game-tagline")) } }
            @if view.bots_at.is_none() || !seated { p.lead { (words.word(if seated { "ui-wait-help" } else { "ui-join-help" })) } }
            (strangers::bot_comes(view, &words))
            @if let Some(group) = &view.group {
                p {
                    (icon("players")) " " (words.word("ui-group-only"))
                    // The list, not the group itself: who sits here may have left it.
                    @if seated { " " a href={ "/groups#" (group) } { (words.word("ui-group-to")) } }
                }
            }
            (agreed(view, &words))
            section.panel {
                h2.panel-title { (words.word("ui-seats")) }
                @if seated { (rows(view, &words)) } @else {
                    form.stack method="post" action={ "/m/" (view.id) "/join" } {
                        div #your-name hx-morph-skip="" { @if let Some(name) = name { (name) } }
                        (rows(view, &words))
                    }
                }
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
                    p.row { a.button href={ "/m/" (view.id) "/invite" } { (icon("players")) (words.word("ui-invite-somebody")) } }
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

/// What is played, how, and who looks on.
fn agreed(view: &TableView, words: &Narrator<'_>) -> Markup {
    html! {
        section.panel {
            h2.panel-title { (words.word("ui-options")) }
            p { (setup_words::options(&view.setup, view.facts, words)) }
            @if let Some(clock) = &view.clock { (clocks::agreed(clock.setting, words)) }
            @if view.rated { p { (rated::chip(words)) " " span.muted { (words.word("ui-rated-help")) } } }
            (series::agreed(view.series.as_ref(), words))
            (eyes::delay_agreed(view, words))
            p.muted {
                (words.word("ui-pace")) ": " (words.word(&format!("ui-pace-{}", view.pace.code()))) " "
                (bar::watchers(view, words))
            }
        }
    }
}

fn rows(view: &TableView, words: &Narrator<'_>) -> Markup {
    html! { ul.seat-rows.plain { @for seat in &view.seats { (row(view, seat, words)) } } }
}

fn row(view: &TableView, seat: &SeatView, words: &Narrator<'_>) -> Markup {
    let free = seat.sitting == Sitting::Nobody;
    html! {
        li.seat-row.(seat_class(seat.seat)) {
            (seat_badge(seat.seat))
            @match &seat.sitting {
                Sitting::Nobody => span.muted { (words.word("ui-seat-free")) },
                Sitting::Bot(bot) => span { (seat.name) " " span.muted.small { (words.word("ui-bot")) ", " (bot_kind(words, bot)) } },
                _ => span { (profile::of_seat(seat)) @if view.own == Some(seat.seat) { " " span.tag.accent { (words.word("ui-seat-yours")) } } },
            }
            @if free && view.own.is_none() {
                button.button.primary type="submit" name="seat" value=(seat.seat.index()) { (words.word("ui-join")) }
            }
        }
    }
}
