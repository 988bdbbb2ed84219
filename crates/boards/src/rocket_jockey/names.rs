//! How things on the board are called.

use engine::{Fact, phrase};
use narration::Narrator;
use rocket_jockey::{Cargo, CargoView, Maneuver, Orbit, Place};

/// The name of a planet, or of the space beyond.
pub(super) fn planet(at: Orbit) -> Fact {
    const NAMES: [&str; 10] = [
        "planet-1",
        "planet-2",
        "planet-3",
        "planet-4",
        "planet-5",
        "planet-6",
        "planet-7",
        "planet-8",
        "planet-9",
        "deep-space",
    ];
    Fact::Word(NAMES[usize::from(at.clamp(1, 10)) - 1])
}

pub(super) fn planet_name(at: Orbit, words: &Narrator<'_>) -> String {
    words.word(&format!("planet-{at}"))
}

fn cargo(cargo: Cargo) -> Fact {
    let key = if cargo.express { "express-for" } else { "cargo-for" };
    phrase!(key, planet = planet(cargo.destination)).into()
}

/// A cargo alone: "Express cargo for Earth".
pub(super) fn cargo_name(freight: Cargo, words: &Narrator<'_>) -> String {
    let key = if freight.express { "express-for" } else { "cargo-for" };
    words.sentence(&phrase!(key, planet = planet(freight.destination)))
}

/// A planet and what lies there: "6 Saturn: cargo for Earth, reserved by Ada."
pub(super) fn planet_line(view: &CargoView, words: &Narrator<'_>) -> String {
    let name = planet(view.planet);
    words.sentence(&match (view.cargo, view.reserved_by) {
        (None, _) => phrase!("line-planet-empty", number = view.planet, planet = name),
        (Some(freight), None) => {
            phrase!("line-planet", number = view.planet, planet = name, cargo = cargo(freight))
        }
        (Some(freight), Some(owner)) => {
            phrase!("line-planet-reserved", number = view.planet, planet = name, cargo = cargo(freight), owner = owner)
        }
    })
}

/// Where a Co-Pilot waits: "the cargo at Mars".
pub(super) fn place(place: Place) -> Fact {
    match place {
        Place::Planet(at) => phrase!("cargo-at", planet = planet(at)).into(),
        Place::Aliens => Fact::Word("the-aliens"),
    }
}

/// A maneuver card: "Booster 4-6".
pub(super) fn card_name(card: Maneuver, words: &Narrator<'_>) -> String {
    format!("{} {card}", kind_name(card, words))
}

/// What kind of maneuver a card is; it has no effect (RJ-COMP-3).
pub(super) fn kind_name(card: Maneuver, words: &Narrator<'_>) -> String {
    words.word(match card.high - card.low {
        1 => "board-transfer",
        2 => "board-booster",
        _ => "board-slingshot",
    })
}

/// "point" or "points", to stand beside a big number.
pub(super) fn points_word(points: i16, words: &Narrator<'_>) -> String {
    words.say(&phrase!("board-points-word", points = points))
}
