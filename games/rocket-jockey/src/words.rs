//! Which words a planet, a place or a cargo is told with.

use engine::{Fact, phrase};

use crate::components::{Cargo, DEEP_SPACE, Maneuver, Orbit};
use crate::position::Place;

/// The name of a planet.
pub(crate) fn planet(orbit: Orbit) -> Fact {
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
    Fact::Word(NAMES[usize::from(orbit.clamp(1, DEEP_SPACE)) - 1])
}

/// A place where a cargo can be taken up.
pub(crate) fn place_words(place: Place) -> Fact {
    match place {
        Place::Planet(at) => phrase!("cargo-at", planet = planet(at)).into(),
        Place::Aliens => Fact::Word("the-aliens"),
    }
}

/// A cargo by its destination.
pub(crate) fn cargo_words(cargo: Cargo) -> Fact {
    let key = if cargo.express { "express-for" } else { "cargo-for" };
    phrase!(key, planet = planet(cargo.destination)).into()
}

/// Cards by their numbers.
pub(crate) fn card_words<'a>(cards: impl IntoIterator<Item = &'a Maneuver>) -> Fact {
    cards.into_iter().map(Maneuver::to_string).collect()
}
