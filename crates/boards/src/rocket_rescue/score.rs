//! The final score: what the points of each player are made of, and what decides among equals.

use engine::phrase;
use maud::{Markup, html};
use narration::Narrator;
use rocket_rescue::{SeatView, View};

use crate::seat_badge;

pub(super) fn draw(view: &View, words: &Narrator<'_>) -> Markup {
    let [planet, hangar, token] = view.worth;
    let mut seats: Vec<&SeatView> = view.seats.iter().collect();
    seats.sort_by_key(|seat| std::cmp::Reverse((seat.points, tie(view, seat))));
    html! {
        div.score-sheet.rr-scores tabindex="0" role="region" aria-labelledby="rr-scores-title" {
            h2 #rr-scores-title.rr-title { (words.word("board-scores")) }
            p { (decided(view, &seats, words)) }
            table {
                thead { tr {
                    th scope="col" { (words.word("ui-players")) }
                    th scope="col" { (words.word("board-score-landed")) }
                    @if hangar > 0 { th scope="col" { (words.word("board-score-aboard")) } }
                    th scope="col" { (words.word("board-score-tokens")) }
                    @if view.finish_bonus > 0 { th scope="col" { (words.word("board-score-first")) } }
                    th scope="col" { (words.word("board-score-total")) }
                    th scope="col" { (words.word("board-score-tie")) }
                } }
                tbody {
                    @for seat in seats {
                        tr {
                            th scope="row" { span.seat-name { (seat_badge(seat.seat)) (words.name(seat.seat)) } }
                            td { (part(seat.landed.into(), planet)) }
                            @if hangar > 0 { td { (part(seat.aboard.into(), hangar)) } }
                            td { (part(seat.tokens, token)) }
                            @if view.finish_bonus > 0 { td { (if view.finishers.contains(&seat.seat) { view.finish_bonus } else { 0 }) } }
                            td { strong { (seat.points) } }
                            td.muted { (tie_words(view, seat, words)) }
                        }
                    }
                }
            }
        }
    }
}

/// What decided: the points, or what counts among equals.
fn decided(view: &View, seats: &[&SeatView], words: &Narrator<'_>) -> String {
    if let Some(decided) = view.decided() {
        return words.sentence(&decided);
    }
    let [first, second, ..] = seats else { return String::new() };
    let ahead = first.points - second.points;
    words.sentence(&phrase!("board-won", seat = first.seat, points = first.points, ahead = ahead, second = second.seat))
}

/// So many, for so many points each: "14 × 2 = 28".
fn part(count: u16, each: u8) -> Markup {
    html! { span.muted { (count) " × " (each) " = " } (count * u16::from(each)) }
}

/// The key of what decides among players with equal points.
pub(super) fn decides(view: &View) -> &'static str {
    if view.edition.keeps_planets() { "board-score-decides-cards" } else { "board-score-decides-launches" }
}

/// What decides among players with equal points, the higher the better (RR1-OVER-2, RR2-OVER-4).
fn tie(view: &View, seat: &SeatView) -> (u16, u16) {
    if view.edition.keeps_planets() { (seat.card_crew.into(), seat.energy) } else { (seat.launches.into(), 0) }
}

/// The same in words.
pub(super) fn tie_words(view: &View, seat: &SeatView, words: &Narrator<'_>) -> String {
    words.say(&if view.edition.keeps_planets() {
        phrase!("board-score-cards", crew = seat.card_crew, energy = seat.energy)
    } else {
        phrase!("board-score-launches", launches = seat.launches)
    })
}
