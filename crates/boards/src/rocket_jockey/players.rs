//! What everybody knows of the players, as compact panels.

use engine::{Fact, phrase};
use maud::{Markup, html};
use narration::Narrator;
use rocket_jockey::{Phase, SeatView, View};

use super::names;
use crate::{icon, icon_for, seat_badge, seat_class};

/// The planets there are.
const PLANETS: std::ops::RangeInclusive<u8> = 1..=9;

pub(super) fn draw(view: &View, words: &Narrator<'_>) -> Markup {
    html! {
        section aria-labelledby="rj-players-title" {
            h3 #rj-players-title.visually-hidden { (words.word("ui-players")) }
            // On phones the panels can be scrolled sideways, with keys too.
            ul.rj-players tabindex="0" aria-labelledby="rj-players-title" {
                @for seat in &view.seats {
                    li id={ "player-" (seat.seat) } class=(classes(view, seat)) {
                        (panel(view, seat, words))
                    }
                }
            }
        }
    }
}

fn classes(view: &View, seat: &SeatView) -> String {
    let up = if view.active == seat.seat && view.phase != Phase::Over { " up" } else { "" };
    let you = if view.viewer.is(seat.seat) { " you" } else { "" };
    format!("rj-player {}{up}{you}", seat_class(seat.seat))
}

fn panel(view: &View, seat: &SeatView, words: &Narrator<'_>) -> Markup {
    let up = view.active == seat.seat && view.phase != Phase::Over;
    html! {
        div.rj-player-top {
            span.seat-name { (seat_badge(seat.seat)) span.rj-player-name { (words.name(seat.seat)) } }
            @if view.viewer.is(seat.seat) { span.tag { (words.word("ui-you")) } }
            @if up { span.rj-up { (icon_for("rocket", &words.say(&phrase!("ui-turn-of", seat = seat.seat)))) } }
            span.rj-score { b.num { (seat.score) } " " span { (names::points_word(seat.score, words)) } }
        }
        div.rj-player-has {
            span.rj-count { (icon_for("card", &words.word("board-cards"))) b.num { (seat.hand) } }
            @if !seat.known.is_empty() && !view.viewer.is(seat.seat) { (known(seat, words)) }
            span.rj-count { (icon_for("co-pilot", &words.word("board-copilots"))) b.num { (seat.supply) } }
            @if let Some(place) = seat.reserved {
                @let text = words.sentence(&phrase!("line-seat-reserved", place = names::place(place)));
                span.rj-count title=(text) {
                    span aria-hidden="true" { (icon("cargo")) b.num { (place) } }
                    span.visually-hidden { (text) }
                }
            }
        }
        (lights(seat, words))
    }
}

/// Cards that everybody knows to be in the hand.
fn known(seat: &SeatView, words: &Narrator<'_>) -> Markup {
    let cards: Fact = seat.known.iter().map(ToString::to_string).collect();
    html! {
        span.rj-known-cards role="img" aria-label=(words.sentence(&phrase!("line-seat-known", cards = cards))) {
            @for card in &seat.known { span.rj-mini { (card) } }
        }
    }
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
