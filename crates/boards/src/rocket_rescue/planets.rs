//! The face-up planets: what they ask, what they cost, what they bring.

use engine::phrase;
use maud::{Markup, html};
use narration::Narrator;
use rocket_rescue::{PlanetView, Step, View};

use super::flights::{Flight, grounded};
use super::names;
use super::symbols::{equipment, icon, portrait, sign};
use crate::Offers;

pub(super) fn draw(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    html! {
        section #rr-planets aria-labelledby="rr-planets-title" {
            h2 #rr-planets-title.visually-hidden { (words.word("heading-planets")) }
            ul.rr-planets {
                @for planet in &view.planets {
                    li { (offers.piece(&format!("planet-{}", planet.planet), &class(planet), &format!("fly to {}", planet.planet), &words.sentence(&view.planet_line(planet)), &face(view, planet, words))) }
                }
            }
        }
    }
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
            b.rr-planet-name { (names::planet_name(planet.planet, words)) }
            span.rr-deck { (words.word(if facts.red { "board-red" } else { "board-blue" })) }
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

/// What it costs to fly here with the chosen rocket, or with each one that could.
fn ways(view: &View, planet: &PlanetView, words: &Narrator<'_>) -> Markup {
    let energy = names::payer(view).map_or(0, |seat| view.seat(seat).energy);
    if let Some(Step::LaunchTo(hangar)) = view.step {
        let flight = Flight::new(view, &view.hangars[hangar.index()], planet);
        return html! {
            span.rr-ways {
                @match flight.lack(words) {
                    Some(lack) => span.rr-lack { (lack) },
                    None => {
                        @if flight.cost != flight.base { span.rr-sum { (flight.sum(words)) } }
                        span.rr-lack[flight.cost > energy] { (words.sentence(&phrase!("board-pay", cost = flight.cost, energy = energy))) }
                    }
                }
            }
        };
    }
    let ready = view.hangars.iter().filter(|hangar| hangar.complete && grounded(view, hangar, words).is_none());
    let flights: Vec<_> =
        ready.map(|hangar| (hangar, Flight::new(view, hangar, planet))).filter(|way| way.1.fits()).collect();
    html! {
        @if !flights.is_empty() {
            span.rr-ways {
                @for (hangar, flight) in &flights {
                    span.rr-way.dear[flight.cost > energy] { (names::hangar_name(hangar.hangar, words)) ": " b.num { (flight.cost) } (icon("energy")) }
                }
            }
        }
    }
}
