//! The sky behind and before the planets: the Sun at the left, deep space at the right, flight paths above.
//!
//! A picture for the eye, but for the buttons on the flight paths. What it tells is told in words by the list of planets.

use std::collections::BTreeMap;

use engine::Seat;
use maud::{Markup, html};
use narration::Narrator;
use rocket_jockey::{Action, Maneuver, Orbit, Place, View};

use super::planets::drawn_radius;
use super::{names, past};
use crate::{Offers, Piece, icon, seat_class};

/// The height at which the planets hang.
const LEVEL: f64 = 330.0;
/// Where flight paths are measured from.
const ROOF: f64 = 280.0;
/// How much higher a flight path rises for every planet it passes.
const RISE: f64 = 54.0;
/// How much higher still if a Co-Pilot bends it.
const BENT: f64 = 27.0;
/// The highest point of the loop of a stay.
const LOOP: f64 = 172.0;

/// What is behind the planets: Sun, orbits, flight paths.
pub(super) fn behind(view: &View, offers: &Offers<'_>) -> Markup {
    html! {
        svg.rj-sky viewBox="0 0 1050 382" aria-hidden="true" focusable="false" {
            (backdrop())
            (past::arcs(offers))
            (paths_flown(view))
            @if let Some(flight) = &view.flight {
                circle.rj-goal cx=(x(flight.destination)) cy=(LEVEL) r=(drawn_radius(flight.destination).min(44.0) + 6.0) {}
                (paths_open(flight.at, view.active, offers))
            }
        }
    }
}

/// What is in front of them: the rocket and the Aliens.
pub(super) fn before(view: &View) -> Markup {
    html! {
        svg.rj-sky.rj-front viewBox="0 0 1050 382" aria-hidden="true" focusable="false" {
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
                @let across = f64::from(star * 619 % 1050);
                @let down = f64::from(star * 389 % 383);
                circle cx=(across) cy=(down) r=(if star % 7 == 0 { "1.7" } else { "0.9" }) {}
            }
        }
        g.rj-orbits {
            @for planet in 1..=10 {
                circle cx="-60" cy=(LEVEL) r=(x(planet) + 60.0) {}
            }
        }
        g.rj-sun {
            circle.rj-sun-3 cx="-60" cy=(LEVEL) r="150" {}
            circle.rj-sun-2 cx="-60" cy=(LEVEL) r="128" {}
            circle.rj-sun-1 cx="-60" cy=(LEVEL) r="108" {}
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

/// Where the cargo in flight can go, and by which cards: as they say, or with a Co-Pilot.
fn ways(at: Orbit, offers: &Offers<'_>) -> BTreeMap<(Orbit, bool), Vec<Maneuver>> {
    let mut ways: BTreeMap<(Orbit, bool), Vec<Maneuver>> = BTreeMap::new();
    for (card, to) in hops(offers) {
        ways.entry((to, is_bent(card, at, to))).or_default().push(card);
    }
    ways
}

/// The id of the button on a way.
fn arc_id(to: Orbit, bent: bool) -> String {
    format!("arc-{to}{}", if bent { "-bent" } else { "" })
}

/// The ways: solid as the cards say, dashed in the player's colour with a Co-Pilot.
fn paths_open(at: Orbit, active: Seat, offers: &Offers<'_>) -> Markup {
    html! {
        g class={ "rj-ways " (seat_class(active)) } {
            @for (to, bent) in ways(at, offers).into_keys() {
                @let way = path(at, to, if bent { BENT } else { 0.0 });
                path.rj-way-reach d=(way) data-arc=(arc_id(to, bent)) {}
                path class={ "rj-way way-" (to) (if bent { " bent" } else { "" }) } d=(way) {}
                circle.rj-way-end.bent[bent] cx=(x(to)) cy=(tip(to)) r="5" {}
            }
        }
    }
}

/// A button on every way, with the card that flies it; several cards open a menu.
pub(super) fn arcs(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let Some(flight) = &view.flight else { return html! {} };
    html! {
        div.rj-arcs {
            @for ((to, bent), cards) in ways(flight.at, offers) { (arc(view, flight.at, (to, bent), &cards, offers, words)) }
        }
    }
}

fn arc(
    view: &View,
    at: Orbit,
    (to, bent): (Orbit, bool),
    cards: &[Maneuver],
    offers: &Offers<'_>,
    words: &Narrator<'_>,
) -> Markup {
    let codes: Vec<String> = cards.iter().map(|card| format!("fly {card} to {to}")).collect();
    let dashed = if bent { format!(" bent {}", seat_class(view.active)) } else { String::new() };
    let inside = html! { @if bent { (icon("co-pilot")) } span.num { (some_cards(cards)) } };
    let piece = Piece {
        id: &arc_id(to, bent),
        class: &format!("rj-arc {} hop-{to}{dashed}", sign_classes(at, to, bent)),
        name: &names::planet_name(to, words),
        about: "",
        inside: &inside,
    };
    offers.menu(&piece, &codes)
}

/// Where the sign of a way stands, so that no sign covers another: on the top of its arc, or of its loop; with a Co-Pilot at
/// the planet it leads to, because the arc of a card may lead there as well.
fn sign_classes(at: Orbit, to: Orbit, bent: bool) -> String {
    match at.abs_diff(to) {
        0 => format!("mid-{} stay", at + to),
        _ if bent => format!("mid-{} landing", 2 * to),
        rise => format!("mid-{} rise-{rise}", at + to),
    }
}

/// As many cards as fit on a small button.
pub(super) fn some_cards(cards: &[Maneuver]) -> Markup {
    match cards {
        [] => html! {},
        [card] => html! { (card) },
        [card, more @ ..] => html! { (card) span.rj-and { " +" (more.len()) } },
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
    10.0 + 100.0 * f64::from(orbit)
}

/// The highest point of a planet.
fn tip(planet: Orbit) -> f64 {
    LEVEL - drawn_radius(planet).min(44.0) - 2.0
}

/// The highest point of the way between two planets.
fn top(from: Orbit, to: Orbit, higher: f64) -> f64 {
    ROOF - RISE * f64::from(from.abs_diff(to)) - higher
}

/// The way between two planets as an arc; a stay is a loop above the planet.
pub(super) fn path(from: Orbit, to: Orbit, higher: f64) -> String {
    let (start, end) = (tip(from), tip(to));
    // A cubic whose handles stand at one height reaches three quarters of it.
    let reach = |top: f64| (top - (start + end) / 8.0) / 0.75;
    if from == to {
        let (at, handle) = (x(from), reach(LOOP));
        return format!("M{at} {start:.0}C{} {handle:.0} {} {handle:.0} {at} {start:.0}", at - 52.0, at + 52.0);
    }
    let handle = reach(top(from, to, higher));
    format!("M{} {start:.0}C{} {handle:.0} {} {handle:.0} {} {end:.0}", x(from), x(from), x(to), x(to))
}

/// The rocket stands on the planet where the cargo is, or where the last one was delivered.
fn rocket(view: &View) -> Markup {
    let at = view.flight.as_ref().map(|flight| flight.at).or(view.last_stop);
    html! {
        @if let Some(at) = at {
            g #rj-rocket-marker class={ "rj-rocket rj-at-" (at) " " (seat_class(view.active)) } {
                g class=(leap(view)) {
                    path.rj-flame d="M-6-2Q0 26 6-2Z" {}
                    use href="#rj-rocket" x="-24" y="-56" width="48" height="60" {}
                }
            }
        }
    }
}

/// How the rocket is seen to fly its latest hop: in an arc as high as the hop is wide. Two classes that mean the same take
/// turns, so that every hop is a new movement.
fn leap(view: &View) -> String {
    let turn = if view.played.len().is_multiple_of(2) { "even" } else { "odd" };
    match view.played.last() {
        Some(hop) => format!("rj-leap {turn} leap-{}", hop.from.abs_diff(hop.to)),
        None => "rj-leap".to_owned(),
    }
}

/// Whether the cargo in flight has just been taken up at this planet.
pub(super) fn is_launch(view: &View, at: Orbit) -> bool {
    view.flight.as_ref().is_some_and(|flight| match flight.from {
        Place::Planet(from) => flight.at == at && from == at,
        Place::Aliens => flight.at == at && view.aliens == Some(at),
    })
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Where a sign stands, in columns: to the right, and above the planets.
    fn place(at: Orbit, to: Orbit, bent: bool) -> (f64, f64) {
        let classes = sign_classes(at, to, bent);
        let number = |name: &str| classes.split(' ').find_map(|class| class.strip_prefix(name)?.parse::<f64>().ok());
        let height = match classes.split(' ').nth(1) {
            Some("stay") => 2.0 * 0.54,
            Some("landing") => -0.02,
            _ => 0.54 * number("rise-").expect("an arc"),
        };
        (number("mid-").expect("a column") / 2.0, height)
    }

    #[test]
    fn no_sign_of_a_flight_path_covers_another() {
        // In columns of 50 pixels, which are the narrowest, a sign is 45 pixels wide and 24 high.
        let (width, height) = (0.9, 0.48);
        for at in 1..=9u8 {
            let ways = (1..=9u8).flat_map(|to| [(to, false), (to, true)]);
            let ways = ways.filter(|&(to, bent)| at.abs_diff(to) <= 3 + u8::from(bent) && (bent || at != to));
            let signs: Vec<_> = ways.map(|(to, bent)| ((to, bent), place(at, to, bent))).collect();
            for (number, (one, (x, y))) in signs.iter().enumerate() {
                for (other, (there, high)) in &signs[number + 1..] {
                    let apart = (x - there).abs() >= width || (y - high).abs() >= height;
                    assert!(apart, "from {at} the signs to {one:?} and {other:?} cover each other");
                }
            }
        }
    }
}
