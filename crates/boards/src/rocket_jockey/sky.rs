//! The sky: the Sun at the left, nine planets in a row, deep space at the right, and flight paths above them.
//!
//! All of it is a picture for the eye. What it tells is told in words by the list of planets below it.

use std::collections::BTreeSet;

use engine::Seat;
use maud::{Markup, html};
use rocket_jockey::{Action, Maneuver, Orbit, View};

use super::planets::radius;
use crate::{Offers, seat_class};

/// The height at which the planets hang.
const LEVEL: f64 = 170.0;
/// Where flight paths are measured from.
const ROOF: f64 = 126.0;
/// How much higher a flight path rises for every planet it passes.
const RISE: f64 = 28.0;

pub(super) fn draw(view: &View, offers: &Offers<'_>) -> Markup {
    html! {
        svg.rj-sky viewBox="0 0 1100 226" aria-hidden="true" focusable="false" {
            (backdrop())
            (paths_flown(view))
            @if let Some(flight) = &view.flight {
                circle.rj-goal cx=(x(flight.destination)) cy=(LEVEL) r=(radius(flight.destination) + 7.0) {}
            }
            @for planet in 1..=9 {
                use href={ "#rj-planet-" (planet) } x=(x(planet) - 50.0) y=(LEVEL - 50.0) width="100" height="100" {}
            }
            @if let Some(flight) = &view.flight {
                (paths_open(flight.at, view.active, offers))
            }
            (rocket(view))
            (saucer(view))
        }
    }
}

/// The Sun, the orbits and the stars.
fn backdrop() -> Markup {
    html! {
        g.rj-stars {
            @for star in 0..64u32 {
                // Strewn evenly, and the same every time.
                @let across = f64::from(star * 619 % 1100);
                @let down = f64::from(star * 389 % 241);
                circle cx=(across) cy=(down) r=(if star % 7 == 0 { "1.7" } else { "0.9" }) {}
            }
        }
        g.rj-orbits {
            @for planet in 1..=10 {
                circle cx="-40" cy=(LEVEL) r=(x(planet) + 40.0) {}
            }
        }
        g.rj-sun {
            circle.rj-sun-3 cx="-40" cy=(LEVEL) r="138" {}
            circle.rj-sun-2 cx="-40" cy=(LEVEL) r="116" {}
            circle.rj-sun-1 cx="-40" cy=(LEVEL) r="96" {}
        }
    }
}

/// The hops of this turn.
fn paths_flown(view: &View) -> Markup {
    html! {
        g.rj-flown {
            @for hop in &view.played {
                path.bent[hop.bent] d=(path(hop.from, hop.to, 0.0)) {}
            }
        }
    }
}

/// Where the cargo in flight can go: solid as the cards say, dashed in the player's colour with a Co-Pilot.
fn paths_open(at: Orbit, active: Seat, offers: &Offers<'_>) -> Markup {
    let ways: BTreeSet<(Orbit, bool)> = hops(offers).map(|(card, to)| (to, is_bent(card, at, to))).collect();
    html! {
        g class={ "rj-ways " (seat_class(active)) } {
            @for &(to, bent) in &ways {
                @if bent {
                    @let (across, down) = top(at, to, 13.0);
                    path class={ "rj-way bent way-" (to) } d=(path(at, to, 13.0)) {}
                    circle.rj-way-end.bent cx=(x(to)) cy=(tip(to)) r="5" {}
                    circle.rj-way-mark cx=(across) cy=(down) r="13" {}
                    use.rj-way-icon href="#icon-co-pilot" x=(across - 9.0) y=(down - 9.0) width="18" height="18" {}
                } @else {
                    path class={ "rj-way way-" (to) } d=(path(at, to, 0.0)) {}
                    circle.rj-way-end cx=(x(to)) cy=(tip(to)) r="5" {}
                }
            }
        }
    }
}

/// The hops that are offered, card and target.
pub(super) fn hops(offers: &Offers<'_>) -> impl Iterator<Item = (Maneuver, Orbit)> {
    offers.all().iter().filter_map(|choice| match choice.code.parse() {
        Ok(Action::Fly(card, to)) => Some((card, to)),
        _ => None,
    })
}

/// Whether a hop is not the one printed on the card, so that a Co-Pilot bends it.
fn is_bent(card: Maneuver, from: Orbit, to: Orbit) -> bool {
    (card.low, card.high) != (from.min(to), from.max(to))
}

/// The classes of a hop with a Co-Pilot, in the player's colour; none for another.
pub(super) fn bent_class(view: &View, card: Maneuver, to: Orbit) -> String {
    match &view.flight {
        Some(flight) if is_bent(card, flight.at, to) => format!(" bent {}", seat_class(view.active)),
        _ => String::new(),
    }
}

/// The middle of a planet's column.
fn x(orbit: Orbit) -> f64 {
    50.0 + 100.0 * f64::from(orbit)
}

/// The highest point of a planet.
fn tip(planet: Orbit) -> f64 {
    LEVEL - radius(planet) - 2.0
}

/// The highest point of the way between two planets.
fn top(from: Orbit, to: Orbit, higher: f64) -> (f64, f64) {
    if from == to {
        return (x(from) + 36.0, tip(from) - 30.0);
    }
    let height = ROOF - RISE * f64::from(from.abs_diff(to)) - higher;
    ((x(from) + x(to)) / 2.0, height.max(14.0))
}

/// The way between two planets as an arc; a stay is a loop beside the planet.
fn path(from: Orbit, to: Orbit, higher: f64) -> String {
    let (start, end) = (tip(from), tip(to));
    if from == to {
        let at = x(from);
        return format!(
            "M{at} {start}C{at} {:.0} {:.0} {:.0} {:.0} {start:.0}",
            start - 60.0,
            at + 70.0,
            start - 60.0,
            at + 22.0
        );
    }
    // A cubic whose handles stand straight above its ends reaches three quarters of their height.
    let handle = (top(from, to, higher).1 - (start + end) / 8.0) / 0.75;
    format!("M{} {start:.0}C{} {handle:.0} {} {handle:.0} {} {end:.0}", x(from), x(from), x(to), x(to))
}

/// The rocket stands on the planet where the cargo is, or where the last one was delivered.
fn rocket(view: &View) -> Markup {
    let at = view.flight.as_ref().map(|flight| flight.at).or(view.last_stop);
    html! {
        @if let Some(at) = at {
            g #rj-rocket-marker class={ "rj-rocket rj-at-" (at) " " (seat_class(view.active)) } {
                use href="#rj-rocket" x="-24" y="-56" width="48" height="60" {}
            }
        }
    }
}

/// The Aliens hover above the planet they have reached.
fn saucer(view: &View) -> Markup {
    html! {
        @if let Some(at) = view.aliens {
            g #rj-saucer-marker class={ "rj-saucer rj-over-" (at) } {
                path.rj-beam d="M-12 8-26 62H26L12 8Z" {}
                use href="#rj-saucer" x="-36" y="-30" width="72" height="48" {}
            }
        }
    }
}
