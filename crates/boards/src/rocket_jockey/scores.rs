//! The final score: what the points of each player are made of, and what decided.

use std::cmp::Reverse;

use engine::View as _;
use maud::{Markup, html};
use narration::Narrator;
use rocket_jockey::{SeatView, View};

use crate::{icon, seat_badge};

/// A table of the final scores, the best first.
pub(super) fn draw(view: &View, words: &Narrator<'_>) -> Markup {
    let mut seats: Vec<&SeatView> = view.seats.iter().collect();
    seats.sort_by_key(|seat| Reverse((seat.score, view.alien_pilot == Some(seat.seat))));
    html! {
        div.score-sheet tabindex="0" role="region" aria-labelledby="rj-scores-title" {
            h2 #rj-scores-title.visually-hidden { (words.word("board-scores")) }
            @if let Some(decided) = view.prompt().next { p { (words.sentence(&decided)) } }
            table {
                thead { tr {
                    th scope="col" { (words.word("ui-players")) }
                    th scope="col" { (words.word("board-score-match")) }
                    th scope="col" { (words.word("board-score-planets")) }
                    th scope="col" { (icon("co-pilot")) " " (words.word("board-copilots")) }
                    th scope="col" { (words.word("board-sum")) }
                } }
                tbody { @for seat in seats { (row(view, seat, words)) } }
            }
        }
    }
}

fn row(view: &View, seat: &SeatView, words: &Narrator<'_>) -> Markup {
    let (planets, copilots) = view.at_the_end(seat);
    html! {
        tr {
            th scope="row" { span.seat-name { (seat_badge(seat.seat)) (words.name(seat.seat)) } }
            td { (seat.score - planets - copilots) }
            td { span.muted { (seat.planets.len()) " → " } (planets) }
            td { span.muted { (seat.supply) " × " (view.copilot_points) " = " } (copilots) }
            td { strong { (seat.score) } }
        }
    }
}
