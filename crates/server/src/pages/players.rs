//! The line of players: one line each, side by side, always as high; the rest opens over the board.

use boards::{seat_badge, seat_class};
use maud::{Markup, PreEscaped, html};
use narration::Narrator;

use super::{bot_kind, clocks, eyes, hidden, profile, table};
use crate::room::{SeatView, Sitting, TableView};

/// All players.
pub(super) fn line(view: &TableView, words: &Narrator<'_>) -> Markup {
    let lines = view.moment.as_ref().map(|moment| moment.picture.board.players.as_slice()).unwrap_or_default();
    html! {
        ul.plain.table-players.names-only[lines.is_empty()] aria-label=(words.word("ui-players")) {
            @for (number, seat) in view.seats.iter().enumerate() { (player(view, seat, lines.get(number), words)) }
        }
    }
}

fn player(view: &TableView, seat: &SeatView, line: Option<&(String, String)>, words: &Narrator<'_>) -> Markup {
    let (numbers, more) = line.map_or(("", ""), |(numbers, more)| (numbers, more));
    html! {
        li.player.(seat_class(seat.seat)).to-act[seat.to_act].own[view.own == Some(seat.seat)] id={ "seat-" (seat.seat) } {
            details name="player" {
                summary {
                    span.seat-name { (seat_badge(seat.seat)) span.player-name { (seat.name) } }
                    (clocks::hand(view, seat.seat, words))
                    (state(seat, view.own == Some(seat.seat), words))
                    (eyes::tag(view, seat, words))
                    @if !numbers.is_empty() { span.player-numbers { (PreEscaped(numbers)) } }
                }
                div.player-more.panel {
                    p { b { (profile::of_seat(seat)) } ": " (who(view, seat, words)) }
                    (stand_in(view, seat, words))
                    (eyes::about(view, seat, words))
                    (PreEscaped(more))
                }
            }
        }
    }
}

/// What is to be seen at once: whose turn it is, who is away, who has won. Nobody is away from a page they look at.
fn state(seat: &SeatView, own: bool, words: &Narrator<'_>) -> Markup {
    html! {
        @if seat.to_act { span.tag.accent { (words.word("ui-to-act")) } }
        @if seat.won { span.tag.good { (words.word("ui-winner")) } }
        @if matches!(seat.sitting, Sitting::StandIn(_)) { span.tag { (words.word("ui-stand-in-plays")) } }
        @else if seat.away && !own && seat.sitting == Sitting::Person { span.tag { (words.word("ui-away")) } }
    }
}

fn who(view: &TableView, seat: &SeatView, words: &Narrator<'_>) -> String {
    match &seat.sitting {
        Sitting::Person | Sitting::StandIn(_) if view.own == Some(seat.seat) => words.word("ui-seat-yours"),
        Sitting::Bot(bot) => format!("{}, {}", words.word("ui-bot"), bot_kind(words, bot)),
        Sitting::StandIn(_) => words.word("ui-stand-in-plays"),
        Sitting::Person => words.word("ui-person"),
        Sitting::Nobody => words.word("ui-seat-free"),
    }
}

/// A bot can play for somebody who is away.
fn stand_in(view: &TableView, seat: &SeatView, words: &Narrator<'_>) -> Markup {
    let other = view.own.is_some_and(|own| own != seat.seat);
    html! {
        @if seat.away && seat.sitting == Sitting::Person && other {
            (table::form(view, "stand-in", &html! {
                (hidden("seat", &seat.seat.index().to_string()))
                button.button type="submit" { (words.word("ui-stand-in")) }
            }))
        }
    }
}
