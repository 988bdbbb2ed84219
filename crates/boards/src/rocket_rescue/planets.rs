//! The face-up planets: what they ask, what they cost, what they bring.

use engine::{Noun, phrase};
use maud::{Markup, html};
use narration::Narrator;
use rocket_rescue::{HangarView, Phase, PlanetView, Step, View};

use super::flights::{Flight, gains, gains_words, grounded};
use super::symbols::{equipment, icon, portrait, sign};
use super::{names, series};
use crate::syllables::breakable;
use crate::{Offers, Piece, seat_badge};

pub(super) fn draw(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let asked = matches!(view.step, Some(Step::LaunchTo(_)));
    html! {
        section #rr-planets aria-labelledby="rr-planets-title" {
            h2 #rr-planets-title.visually-hidden { (words.word("heading-planets")) }
            ul.rr-planets { @for planet in &view.planets { li data-asked[asked] { (place(view, planet, offers, words)) } } }
        }
    }
}

/// A click flies there: with the chosen rocket, or with any that can.
fn place(view: &View, planet: &PlanetView, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let mut codes = vec![format!("fly to {}", planet.planet)];
    codes.extend(view.hangars.iter().map(|hangar| series::launch(hangar.hangar, planet.planet)));
    let piece = Piece {
        id: &format!("planet-{}", planet.planet),
        class: &class(planet),
        name: &words.sentence(&view.planet_line(planet)),
        about: &about(view, planet, words),
        inside: &face(view, planet, words),
    };
    offers.menu(&piece, &codes)
}

/// What a launch from each rocket that is ready would bring, and to whom.
fn about(view: &View, planet: &PlanetView, words: &Narrator<'_>) -> String {
    let Some(launcher) = names::payer(view) else { return String::new() };
    let told = |hangar: &HangarView| {
        let flight = Flight::new(view, hangar, planet);
        let gains = gains_words(&gains(view, hangar, planet, launcher), words);
        let from = phrase!("board-from", hangar = hangar.hangar.word(), cost = flight.cost, gains = gains);
        flight.fits().then(|| words.sentence(&from))
    };
    ready(view, words).filter_map(told).collect::<Vec<_>>().join(" ")
}

/// The rockets that could be launched.
fn ready<'a>(view: &'a View, words: &'a Narrator<'_>) -> impl Iterator<Item = &'a HangarView> {
    view.hangars.iter().filter(move |hangar| hangar.complete && grounded(view, hangar, words).is_none())
}

fn class(planet: &PlanetView) -> String {
    format!("rr-planet {}", if planet.facts.red { "red" } else { "blue" })
}

fn face(view: &View, planet: &PlanetView, words: &Narrator<'_>) -> Markup {
    let facts = &planet.facts;
    let reward = if view.edition.rewards_are_crew() { "crew" } else { "star" };
    html! {
        (portrait(planet.planet, facts.red))
        span.rr-planet-text {
            b.rr-planet-name { (breakable(&names::planet_name(planet.planet, words), words)) }
            span.rr-asks {
                span.rr-price { (icon("energy")) b.num { (facts.energy_cost) } }
                span.rr-fuel title=(words.say(&phrase!("board-tanks", tanks = facts.fuel))) { b.num { (facts.fuel) } (icon("fuel-tank")) }
                (equipment(facts.equipment, words))
                @if view.edition.shields_matter() && facts.heat_hazard { span.rr-hazard { (sign("heat", &words.word("hazard-heat"))) } }
                @if view.edition.shields_matter() && facts.gas_hazard { span.rr-hazard { (sign("gas", &words.word("hazard-gas"))) } }
            }
            span.rr-rewards {
                span title=(words.word("board-launch-reward")) { (crate::icon("rocket")) b.num { "+" (facts.launch_reward) } (reward_icon(reward)) }
                span title=(words.word("board-construction-reward")) { (icon("build")) b.num { "+" (facts.construction_reward) } (reward_icon(reward)) }
            }
            (ways(view, planet, words))
        }
    }
}

fn reward_icon(name: &str) -> Markup {
    if name == "star" { crate::icon("star") } else { icon(name) }
}

/// What it costs to fly here with the chosen rocket and what it brings, or what each one that could would cost.
fn ways(view: &View, planet: &PlanetView, words: &Narrator<'_>) -> Markup {
    let energy = names::payer(view).map_or(0, |seat| view.seat(seat).energy);
    if let Some(Step::LaunchTo(hangar)) = view.step {
        let hangar = &view.hangars[hangar.index()];
        let flight = Flight::new(view, hangar, planet);
        return html! {
            span.rr-ways {
                @match flight.lack(words) {
                    Some(lack) => span.rr-lack { (lack) },
                    None if flight.cost > energy => span.rr-lack { (words.sentence(&phrase!("board-pay", cost = flight.cost, energy = energy))) },
                    None => {
                        @if flight.cost != flight.base { span.rr-sum { (flight.sum(words)) } }
                        @for (seat, points) in gains(view, hangar, planet, names::payer(view).unwrap_or_default()) {
                            span.rr-gain { (seat_badge(seat)) "+" (points) }
                        }
                    }
                }
            }
        };
    }
    let flights: Vec<_> = ready(view, words)
        .map(|hangar| (hangar, Flight::new(view, hangar, planet)))
        .filter(|way| way.1.fits())
        .collect();
    html! {
        @if !flights.is_empty() && view.phase != Phase::Over {
            span.rr-ways {
                @for (hangar, flight) in &flights {
                    span.rr-way.dear[flight.cost > energy] { span.rr-way-from { (names::hangar_name(hangar.hangar, words)) } b.num { (flight.cost) } (icon("energy")) }
                }
            }
        }
    }
}
