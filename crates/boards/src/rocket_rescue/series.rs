//! What one click does of several actions in a row, and which choices people look for first.

use engine::{Noun, phrase};
use narration::Narrator;
use rocket_rescue::{Card, Hangar, PlanetId, View};

use crate::{Choice, Offers, SERIES};

/// All that can be done, and with it whole launches and whole buildings for one click each.
pub(super) fn with_series(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Vec<Choice> {
    let mut choices = offers.all().to_vec();
    choices.extend(launches(view, words).filter(|series| offers.begins(series)));
    choices.extend(buildings(view, words).filter(|series| offers.begins(series)));
    choices
}

/// What launches a rocket to a planet.
pub(super) fn launch(hangar: Hangar, planet: PlanetId) -> String {
    format!("launch {hangar}{SERIES}fly to {planet}")
}

/// What builds a module in a hangar.
pub(super) fn build(card: Card, hangar: Hangar) -> String {
    format!("build {card}{SERIES}into {hangar}")
}

/// A rocket with one planet to go to needs no series: it flies there at once (RR-GEN-7).
fn launches<'a>(view: &'a View, words: &'a Narrator<'_>) -> impl Iterator<Item = Choice> + 'a {
    let rockets = view.hangars.iter().filter(|rocket| rocket.targets.len() > 1);
    rockets.flat_map(move |rocket| {
        rocket.targets.iter().map(move |&planet| {
            let cost = rocket.costs.iter().find(|cost| cost.0 == planet).map_or(0, |cost| cost.1);
            let hangar = rocket.hangar;
            let told = phrase!("action-launch-to", hangar = hangar.word(), planet = planet.word(), cost = cost);
            Choice { code: launch(hangar, planet), sentence: words.sentence(&told) }
        })
    })
}

/// Nor does a module with one hangar to go to.
fn buildings<'a>(view: &'a View, words: &'a Narrator<'_>) -> impl Iterator<Item = Choice> + 'a {
    let held = view.viewer.seat().into_iter().flat_map(|seat| &view.seat(seat).modules);
    held.filter(|held| held.hangars.len() > 1).flat_map(move |held| {
        let energy = held.facts.map_or(0, |facts| facts.energy);
        held.card.into_iter().flat_map(|card| held.hangars.iter().map(move |&hangar| (card, hangar))).map(
            move |(card, hangar)| {
                let told =
                    phrase!("action-build-in", module = card.design().word(), hangar = hangar.word(), energy = energy);
                Choice { code: build(card, hangar), sentence: words.sentence(&told) }
            },
        )
    })
}

/// Most plans are submitted without a bid.
pub(super) fn quick(offers: &Offers<'_>, words: &Narrator<'_>) -> Vec<Choice> {
    let code = format!("bid 0{SERIES}submit");
    let choice = Choice { code, sentence: words.word("quick-submit") };
    if offers.begins(&choice) { vec![choice] } else { Vec::new() }
}

/// How late a choice comes in the list: what people do most is first, giving something up is last.
pub(super) fn rank(code: &str) -> u8 {
    match code.split(' ').next().unwrap_or_default() {
        "launch" | "fly" => 0,
        "build" | "into" | "seat" if code != "seat nobody" => 1,
        "move" | "crew" => 3,
        "swap" => 4,
        "seat" | "wait" | "done" => 5,
        "take" if code == "take back" => 6,
        _ => 2,
    }
}
