//! What things bring and cost the viewer: for the cards that open over them.

use engine::{Phrase, phrase};
use maud::{Markup, html};
use narration::Narrator;
use rocket_jockey::{Cargo, CargoView, Maneuver, Orbit, Phase, SeatView, View};

use super::names;
use crate::{icon, icon_for};

/// A maneuver card.
pub(super) fn card(card: Maneuver, words: &Narrator<'_>) -> String {
    words.sentence(&phrase!("about-card", low = names::planet(card.low), high = names::planet(card.high)))
}

/// A cargo at a planet: its star, what its planet adds, and what a reservation brings and costs.
pub(super) fn cargo(view: &View, planet: &CargoView, cargo: Cargo, words: &Narrator<'_>) -> String {
    let mut said: Vec<Phrase> = Vec::new();
    if cargo.express {
        said.push(phrase!("about-express"));
    }
    said.extend(new_planet(view, cargo.destination));
    said.extend(reservation(view, planet));
    told(&said, words)
}

/// A planet.
pub(super) fn planet(view: &View, at: Orbit, words: &Narrator<'_>) -> String {
    told(&Vec::from_iter(new_planet(view, at)), words)
}

/// What a delivery to this planet adds when planets are scored.
fn new_planet(view: &View, at: Orbit) -> Option<Phrase> {
    let own = own(view)?;
    Some(if own.planets.contains(&at) {
        phrase!("about-planet-had", planet = names::planet(at))
    } else {
        phrase!("about-planet-new", planet = names::planet(at), points = view.next_planet(own))
    })
}

fn own(view: &View) -> Option<&SeatView> {
    view.viewer.seat().map(|seat| view.seat(seat))
}

fn reservation(view: &View, planet: &CargoView) -> Option<Phrase> {
    let penalty = view.reserve_penalty;
    match planet.reserved_by {
        Some(owner) => Some(phrase!("about-reserved", owner = owner, points = penalty)),
        None if view.phase == Phase::Reserve && view.viewer.is(view.active) => {
            Some(phrase!("about-reserve", points = penalty, worth = view.copilot_points))
        }
        None => None,
    }
}

fn told(said: &[Phrase], words: &Narrator<'_>) -> String {
    said.iter().map(|phrase| words.sentence(phrase)).collect::<Vec<_>>().join(" ")
}

/// What a player would have if the match ended now, line by line.
pub(super) fn final_score(view: &View, seat: &SeatView, words: &Narrator<'_>) -> Markup {
    let (planets, copilots) = view.at_the_end(seat);
    let stars = seat.delivered.iter().filter(|cargo| cargo.express).count();
    html! {
        table.rj-final {
            caption { (words.word("board-now")) }
            tr { th scope="row" { (words.word("board-so-far")) } td.num { (seat.score) } }
            tr {
                th scope="row" { (words.say(&phrase!("board-planets-count", planets = seat.planets.len()))) }
                td.num { "+" (planets) }
            }
            tr {
                th scope="row" { (icon("co-pilot")) " " (words.say(&phrase!("board-copilots-count", copilots = seat.supply, points = view.copilot_points))) }
                td.num { "+" (copilots) }
            }
            @if stars > 0 {
                tr {
                    th scope="row" { (icon_for("star", &words.word("board-express"))) " " (words.say(&phrase!("board-stars-count", stars = stars))) }
                    td.num { "+0" }
                }
            }
            tr.rj-sum-line { th scope="row" { (words.word("board-sum")) } td.num { (seat.score + planets + copilots) } }
        }
        @if seat.planets.len() < view.planets.len() {
            p.small.muted { (words.sentence(&phrase!("board-next-planet", points = view.next_planet(seat)))) }
        }
    }
}
