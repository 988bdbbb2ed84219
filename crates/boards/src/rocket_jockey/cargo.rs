//! The planets: what lies there, what can land there.

use engine::{Seat, phrase};
use maud::{Markup, html};
use narration::Narrator;
use rocket_jockey::{Cargo, CargoView, Maneuver, Orbit, Phase, View};

use super::planets::picture;
use super::{about, names, past, sky};
use crate::{Offers, Piece, icon, icon_for, seat_badge};

pub(super) fn draw(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    html! {
        ol.rj-planets {
            @for planet in &view.planets {
                li id={ "planet-" (planet.planet) } class=(place_classes(view, planet.planet)) data-launch[sky::is_launch(view, planet.planet)] {
                    (past::landed(planet.planet, offers))
                    (at_planet(view, planet, offers, words))
                }
            }
        }
        div.rj-deep {
            span.rj-planet-name { span.rj-number { "10" } " " (words.word("board-deep-space")) }
            (aliens(view, 10, offers, words))
        }
    }
}

fn place_classes(view: &View, at: Orbit) -> String {
    let flight = view.flight.as_ref();
    let here = if flight.is_some_and(|flight| flight.at == at) { " here" } else { "" };
    let goal = if flight.is_some_and(|flight| flight.destination == at) { " goal" } else { "" };
    format!("rj-planet rj-to-{at}{here}{goal}")
}

fn at_planet(view: &View, planet: &CargoView, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let at = planet.planet;
    html! {
        (world(view, at, offers, words))
        span.rj-planet-name { span.rj-number { (at) } " " (names::planet_name(at, words)) }
        div.rj-lying {
            @match planet.cargo {
                Some(cargo) => (lying(view, planet, cargo, offers, words)),
                None => { div.rj-empty { span.visually-hidden { (names::planet_line(planet, words)) } } },
            }
            @if view.last_stop == Some(at) && offers.find("chain").is_some() {
                (offers.piece("chain", "rj-chain", "chain", "", &html! { (icon("link")) (words.word("board-chain")) }))
            }
            (aliens(view, at, offers, words))
        }
        (in_flight(view, at, words))
    }
}

/// The planet itself: a click flies there if one card leads there, and asks which if several do.
fn world(view: &View, at: Orbit, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let cards: Vec<Maneuver> = sky::hops(offers).filter(|hop| hop.1 == at).map(|hop| hop.0).collect();
    let codes: Vec<String> = cards.iter().map(|card| format!("fly {card} to {at}")).collect();
    let inside = html! {
        (picture(at, "rj-planet-picture"))
        @if !cards.is_empty() { span.rj-landing.num { (sky::some_cards(&cards)) } }
    };
    let piece = Piece {
        id: &format!("world-{at}"),
        class: &format!("rj-world hop-{at}"),
        name: &names::planet_name(at, words),
        about: &about::planet(view, at, words),
        inside: &inside,
    };
    offers.menu(&piece, &codes)
}

/// The cargo at a planet: a click launches it, or reserves it at the end of a turn.
fn lying(view: &View, planet: &CargoView, cargo: Cargo, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let deed = if view.phase == Phase::Reserve { "reserve" } else { "launch" };
    let at = planet.planet;
    let class =
        format!("rj-cargo rj-to-{}{}", cargo.destination, if planet.reserved_by.is_some() { " reserved" } else { "" });
    let piece = Piece {
        id: &format!("cargo-{at}"),
        class: &class,
        name: &names::planet_line(planet, words),
        about: &about::cargo(view, planet, cargo, words),
        inside: &face(cargo, planet.reserved_by, words),
    };
    offers.menu(&piece, &[format!("{deed} {at}")])
}

/// The face of a cargo card: where it wants to go, a star if it is express, a Co-Pilot if it is reserved.
pub(super) fn face(cargo: Cargo, reserved_by: Option<Seat>, words: &Narrator<'_>) -> Markup {
    html! {
        span.rj-cargo-band { (names::planet_name(cargo.destination, words)) }
        span.rj-cargo-value {
            span.rj-cargo-number { (cargo.destination) }
            (picture(cargo.destination, "rj-cargo-picture"))
        }
        @if cargo.express {
            span.rj-express { (icon("star")) span.rj-express-word { (words.word("board-express")) } }
        }
        @if let Some(owner) = reserved_by {
            span.rj-reserved { (seat_badge(owner)) (icon("co-pilot")) }
        }
    }
}

/// The cargo in flight, where it is now.
fn in_flight(view: &View, at: Orbit, words: &Narrator<'_>) -> Markup {
    html! {
        @if let Some(flight) = view.flight.as_ref().filter(|flight| flight.at == at) {
            p #in-flight class={ "rj-in-flight rj-to-" (flight.destination) } {
                span.visually-hidden { (words.word("board-in-flight")) ": " }
                (icon("rocket")) " → "
                span.rj-number { (flight.destination) }
                @if flight.express { (icon_for("star", &words.word("board-express"))) }
            }
        }
    }
}

/// The Aliens, if they are here: a cargo for Earth.
fn aliens(view: &View, at: Orbit, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    if view.aliens != Some(at) || view.phase == Phase::Over {
        return html! {};
    }
    let deed = if view.phase == Phase::Reserve { "reserve" } else { "launch" };
    let name = words.sentence(&phrase!("line-aliens", planet = names::planet(at)));
    offers.piece("aliens", "rj-aliens", &format!("{deed} aliens"), &name, &html! {
        svg.rj-aliens-picture viewBox="-36 -30 72 48" aria-hidden="true" focusable="false" { use href="#rj-saucer" x="-36" y="-30" width="72" height="48" {} }
        span { "→ " span.rj-number { "3" } }
        @if let Some(owner) = view.aliens_reserved_by { (seat_badge(owner)) }
    })
}
