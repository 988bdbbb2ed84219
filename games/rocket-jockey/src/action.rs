//! What can be chosen, and how it is written.

use std::fmt;
use std::str::FromStr;

use engine::{Problem, ensure};

use crate::components::{Cargo, DEEP_SPACE, Maneuver, Orbit, PLANETS};
use crate::position::Place;

/// Where a maneuver card can be drawn from (RJ-FUEL-2).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// A draft pile, 1 to 3.
    Pile(u8),
    /// The face-down maneuver deck.
    Deck,
    /// The top of the discard pile.
    Discard,
}

impl Source {
    /// The five sources.
    pub const ALL: [Source; 5] = [Source::Pile(1), Source::Pile(2), Source::Pile(3), Source::Deck, Source::Discard];
}

/// One small choice of the active player.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Fuel Up: draw a card.
    Draw(Source),
    /// Step Two: draw another card instead of moving.
    Refuel(Source),
    /// Take up a cargo as the start of a new run.
    Launch(Place),
    /// Take up the cargo where the last one was delivered, in the same run.
    Chain,
    /// Play a maneuver card to carry the cargo in flight to a planet. Whether a Co-Pilot is spent follows (RJ-FLY-8).
    Fly(Maneuver, Orbit),
    /// End Step Two.
    Done,
    /// Put a card of too large a hand on the discard pile.
    Discard(Maneuver),
    /// Put a Co-Pilot on a cargo.
    Reserve(Place),
    /// Reserve nothing.
    ReserveNone,
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Pile(number) => write!(f, "pile {number}"),
            Source::Deck => f.write_str("deck"),
            Source::Discard => f.write_str("discard"),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Planet(planet) => write!(f, "{planet}"),
            Place::Aliens => f.write_str("aliens"),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Draw(source) => write!(f, "draw {source}"),
            Action::Refuel(source) => write!(f, "refuel {source}"),
            Action::Launch(place) => write!(f, "launch {place}"),
            Action::Chain => f.write_str("chain"),
            Action::Fly(card, to) => write!(f, "fly {card} to {to}"),
            Action::Done => f.write_str("done"),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Reserve(place) => write!(f, "reserve {place}"),
            Action::ReserveNone => f.write_str("reserve none"),
        }
    }
}

impl FromStr for Action {
    type Err = Problem;

    fn from_str(code: &str) -> Result<Self, Problem> {
        let words: Vec<&str> = code.split_whitespace().collect();
        match words[..] {
            ["draw", ref source @ ..] => Ok(Action::Draw(source_of(source)?)),
            ["refuel", ref source @ ..] => Ok(Action::Refuel(source_of(source)?)),
            ["launch", place] => Ok(Action::Launch(place.parse()?)),
            ["chain"] => Ok(Action::Chain),
            ["fly", card, "to", orbit] => Ok(Action::Fly(card.parse()?, orbit_of(orbit)?)),
            ["done"] => Ok(Action::Done),
            ["discard", card] => Ok(Action::Discard(card.parse()?)),
            ["reserve", "none"] => Ok(Action::ReserveNone),
            ["reserve", place] => Ok(Action::Reserve(place.parse()?)),
            _ => Err(Problem::new(format!(
                "`{code}` is not an action of Rocket Jockey: write draw SOURCE, refuel SOURCE, launch PLACE, chain, \
                 fly CARD to PLANET, done, discard CARD, reserve PLACE or reserve none"
            ))),
        }
    }
}

fn source_of(words: &[&str]) -> Result<Source, Problem> {
    match words {
        ["deck"] => Ok(Source::Deck),
        ["discard"] => Ok(Source::Discard),
        ["pile", "1"] => Ok(Source::Pile(1)),
        ["pile", "2"] => Ok(Source::Pile(2)),
        ["pile", "3"] => Ok(Source::Pile(3)),
        _ => Err(Problem::new(format!(
            "`{}` is not a source of cards: write pile 1, pile 2, pile 3, deck or discard",
            words.join(" ")
        ))),
    }
}

fn planet_of(word: &str) -> Result<Orbit, Problem> {
    match word.as_bytes() {
        [digit @ b'1'..=b'9'] => Ok(digit - b'0'),
        _ => Err(Problem::new(format!("`{word}` is not a planet: write its orbit number, 1 to {PLANETS}"))),
    }
}

/// A planet, or the orbits 0 and 10 that a bent card might seem to lead to: the answer to those is a refusal (RJ-COP-3).
fn orbit_of(word: &str) -> Result<Orbit, Problem> {
    match word {
        "0" => Ok(0),
        "10" => Ok(DEEP_SPACE),
        _ => planet_of(word),
    }
}

impl FromStr for Place {
    type Err = Problem;

    fn from_str(word: &str) -> Result<Self, Problem> {
        if word == "aliens" { Ok(Place::Aliens) } else { planet_of(word).map(Place::Planet) }
    }
}

impl FromStr for Maneuver {
    type Err = Problem;

    fn from_str(word: &str) -> Result<Self, Problem> {
        let (low, high) = word.split_once('-').ok_or_else(|| {
            Problem::new(format!("`{word}` is not a maneuver card: write its two numbers, as in 4-6"))
        })?;
        let (low, high) = (planet_of(low)?, planet_of(high)?);
        ensure!(low < high, "`{word}` is not a maneuver card: the lower number comes first");
        Ok(Maneuver { low, high })
    }
}

impl FromStr for Cargo {
    type Err = Problem;

    fn from_str(name: &str) -> Result<Self, Problem> {
        let (number, express) = name.strip_suffix('e').map_or((name, false), |number| (number, true));
        match planet_of(number) {
            Ok(destination) => Ok(Cargo { destination, express }),
            Err(_) => Err(Problem::new(format!(
                "`{name}` is not a cargo: write its destination 1 to 9, with an e for express"
            ))),
        }
    }
}
