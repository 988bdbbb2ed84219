//! What everybody knows of the players: a few numbers in their line, all the rest over the board.

use engine::{Fact, phrase};
use maud::{Markup, html};
use narration::Narrator;
use rocket_jockey::{Phase, SeatView, View};

use super::{about, names};
use crate::{PlayerLine, icon, icon_for};

/// The planets there are.
const PLANETS: std::ops::RangeInclusive<u8> = 1..=9;

/// The players in the order of the seats.
pub(super) fn lines(view: &View, words: &Narrator<'_>) -> Vec<PlayerLine> {
    let line = |seat: &SeatView| PlayerLine { numbers: numbers(view, seat, words), more: more(view, seat, words) };
    view.seats.iter().map(line).collect()
}

fn numbers(view: &View, seat: &SeatView, words: &Narrator<'_>) -> Markup {
    let (planets, copilots) = view.at_the_end(seat);
    let over = view.phase == Phase::Over;
    let at_end = words.say(&phrase!("board-now-points", points = seat.score + planets + copilots));
    html! {
        span.rj-score {
            b.num { (seat.score) } span.visually-hidden { " " (names::points_word(seat.score, words)) }
            @if !over { span.rj-then title=(at_end) { span aria-hidden="true" { "→ " (seat.score + planets + copilots) } span.visually-hidden { ", " (at_end) } } }
        }
        (count("card", "board-cards", seat.hand.into(), words))
        (count("co-pilot", "board-copilots", seat.supply.into(), words))
        @let stars = seat.delivered.iter().filter(|cargo| cargo.express).count();
        @if stars > 0 { (count("star", "board-stars", stars, words)) }
        (reserved(seat, words))
    }
}

fn count(picture: &str, key: &str, number: usize, words: &Narrator<'_>) -> Markup {
    let name = words.word(key);
    html! { span.rj-count title=(name) { (icon_for(picture, &name)) b.num { (number) } } }
}

/// Where a Co-Pilot of theirs waits.
fn reserved(seat: &SeatView, words: &Narrator<'_>) -> Markup {
    html! {
        @if let Some(place) = seat.reserved {
            @let text = words.sentence(&phrase!("line-seat-reserved", place = names::place(place)));
            span.rj-count title=(text) {
                span aria-hidden="true" { (icon("cargo")) b.num { (place) } }
                span.visually-hidden { (text) }
            }
        }
    }
}

/// The planets delivered to, known cards, a Co-Pilot on a cargo, and what it all would be worth.
fn more(view: &View, seat: &SeatView, words: &Narrator<'_>) -> Markup {
    html! {
        div.rj-more {
            (lights(seat, words))
            @if !seat.known.is_empty() && !view.viewer.is(seat.seat) { (known(seat, words)) }
            @if let Some(place) = seat.reserved { p.small { (words.sentence(&phrase!("line-seat-reserved", place = names::place(place)))) } }
            @if seat.removed > 0 { p.small { (words.sentence(&phrase!("line-seat-removed", removed = seat.removed))) } }
            @if let Some(turns) = view.turns_left(seat.seat) { p.small { (words.sentence(&phrase!("line-seat-turns", turns = turns))) } }
            @if view.phase != Phase::Over { (about::final_score(view, seat, words)) }
        }
    }
}

/// Cards that everybody knows to be in the hand.
fn known(seat: &SeatView, words: &Narrator<'_>) -> Markup {
    let cards: Fact = seat.known.iter().map(ToString::to_string).collect();
    html! { p.small { (words.sentence(&phrase!("line-seat-known", cards = cards))) } }
}

/// A light for every planet, lit if something was delivered there.
fn lights(seat: &SeatView, words: &Narrator<'_>) -> Markup {
    let planets: Fact = seat.planets.iter().map(|&at| names::planet(at)).collect();
    html! {
        div.rj-lights role="img" aria-label=(words.sentence(&phrase!("line-seat-planets", planets = planets))) {
            @for planet in PLANETS {
                @let lit = seat.planets.contains(&planet);
                span class={ "rj-light rj-to-" (planet) (if lit { " lit" } else { "" }) } { (planet) }
            }
        }
    }
}
