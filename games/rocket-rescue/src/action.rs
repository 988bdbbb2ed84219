//! What can be chosen, and how it is written.

use crate::card::Card;
use crate::nouns::{Hangar, Kind, Resource, Stage};
use crate::planet::PlanetId;
use std::fmt;
use std::str::FromStr;

use engine::Problem;

/// One small choice of one player. None of them gives anything to another player: there is no trade (RR-GEN-6).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Planning: the next die, in canonical order: a phase and a face.
    Die(Stage, u8),
    /// Planning: the bid for the influence track.
    Bid(u16),
    /// Planning: the plan is final.
    Submit,
    /// Planning: start the plan anew.
    TakeBack,
    /// Research, and the Professor's bonus: a displayed module.
    Take(Card),
    /// Research with sealed fronts: the displayed module at this place, from 1.
    TakePlace(u8),
    /// Research, and the Mechanic's bonus: a standard module.
    TakeStandard(Kind),
    /// Purchase, and the Broker's bonus: cubes of this type.
    TakeCubes(Resource),
    /// Swap cubes of this type …
    Swap(Resource),
    /// … for one of this type.
    SwapFor(Resource),
    /// Put a cube on an unbuilt module.
    Place(Resource, Card),
    /// Refill this type.
    Refill(Resource),
    /// Seat a crew member on this module.
    Board(Card),
    /// Put a crew member in the terminal.
    Wait,
    /// Move a crew member off this module …
    CrewFrom(Card),
    /// … to this one.
    CrewTo(Card),
    /// Build this module …
    Build(Card),
    /// Move this built module …
    Move(Card),
    /// … in or to this hangar.
    Into(Hangar),
    /// A free crew member on the module just built.
    SeatCrew,
    /// No free crew member on it.
    SeatNobody,
    /// Launch the rocket of this hangar …
    Launch(Hangar),
    /// … to this planet.
    FlyTo(PlanetId),
    /// Take a unit of the reward: a crew member from the supply to the planet.
    Reward,
    /// The same from a module.
    RewardFrom(Card),
    /// Keep this module, discard the other unbuilt ones.
    Keep(Card),
    /// Do no more: ends a turn, a placing window, a reward; the crew in the terminal stays.
    Done,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Die(stage, face) => write!(f, "die {stage} {face}"),
            Action::Bid(energy) => write!(f, "bid {energy}"),
            Action::Submit => f.write_str("submit"),
            Action::TakeBack => f.write_str("take back"),
            Action::Take(card) => write!(f, "take {card}"),
            Action::TakePlace(place) => write!(f, "take display {place}"),
            Action::TakeStandard(kind) => write!(f, "take standard {kind}"),
            Action::TakeCubes(resource) => write!(f, "take {resource}"),
            Action::Swap(resource) => write!(f, "swap {resource}"),
            Action::SwapFor(resource) => write!(f, "swap for {resource}"),
            Action::Place(resource, card) => write!(f, "place {resource} on {card}"),
            Action::Refill(resource) => write!(f, "refill {resource}"),
            Action::Board(card) => write!(f, "board {card}"),
            Action::Wait => f.write_str("wait in terminal"),
            Action::CrewFrom(card) => write!(f, "crew from {card}"),
            Action::CrewTo(card) => write!(f, "crew to {card}"),
            Action::Build(card) => write!(f, "build {card}"),
            Action::Move(card) => write!(f, "move {card}"),
            Action::Into(hangar) => write!(f, "into {hangar}"),
            Action::SeatCrew => f.write_str("seat crew"),
            Action::SeatNobody => f.write_str("seat nobody"),
            Action::Launch(hangar) => write!(f, "launch {hangar}"),
            Action::FlyTo(planet) => write!(f, "fly to {planet}"),
            Action::Reward => f.write_str("reward crew"),
            Action::RewardFrom(card) => write!(f, "reward crew from {card}"),
            Action::Keep(card) => write!(f, "keep {card}"),
            Action::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Action {
    type Err = Problem;

    fn from_str(code: &str) -> Result<Self, Problem> {
        let words: Vec<&str> = code.split_whitespace().collect();
        Ok(match words[..] {
            ["die", stage, face] => Action::Die(stage.parse()?, face_of(face)?),
            ["bid", energy] => Action::Bid(number(energy)?),
            ["submit"] => Action::Submit,
            ["take", "back"] => Action::TakeBack,
            ["take", "display", place] => Action::TakePlace(place_of(place)?),
            ["take", "standard", kind] => Action::TakeStandard(kind.parse()?),
            ["take", thing] => match thing.parse() {
                Ok(resource) => Action::TakeCubes(resource),
                Err(_) => Action::Take(thing.parse()?),
            },
            ["swap", "for", resource] => Action::SwapFor(resource.parse()?),
            ["swap", resource] => Action::Swap(resource.parse()?),
            ["place", resource, "on", card] => Action::Place(resource.parse()?, card.parse()?),
            ["refill", resource] => Action::Refill(resource.parse()?),
            ["board", card] => Action::Board(card.parse()?),
            ["wait", "in", "terminal"] => Action::Wait,
            ["crew", "from", card] => Action::CrewFrom(card.parse()?),
            ["crew", "to", card] => Action::CrewTo(card.parse()?),
            ["build", card] => Action::Build(card.parse()?),
            ["move", card] => Action::Move(card.parse()?),
            ["into", hangar] => Action::Into(hangar.parse()?),
            ["seat", "crew"] => Action::SeatCrew,
            ["seat", "nobody"] => Action::SeatNobody,
            ["launch", hangar] => Action::Launch(hangar.parse()?),
            ["fly", "to", planet] => Action::FlyTo(planet.parse()?),
            ["reward", "crew"] => Action::Reward,
            ["reward", "crew", "from", card] => Action::RewardFrom(card.parse()?),
            ["keep", card] => Action::Keep(card.parse()?),
            ["done"] => Action::Done,
            _ => {
                return Err(Problem::new(format!(
                    "`{code}` is not an action of Rocket Rescue: write die PHASE FACE, bid ENERGY, submit, take back, \
                     take MODULE, take display PLACE, take standard TYPE, take RESOURCE, swap RESOURCE, \
                     swap for RESOURCE, place RESOURCE on MODULE, refill RESOURCE, board MODULE, wait in terminal, \
                     crew from MODULE, crew to MODULE, build MODULE, move MODULE, into HANGAR, seat crew, \
                     seat nobody, launch HANGAR, fly to PLANET, reward crew, reward crew from MODULE, keep MODULE \
                     or done"
                )));
            }
        })
    }
}

fn face_of(word: &str) -> Result<u8, Problem> {
    match word.as_bytes() {
        [digit @ b'1'..=b'6'] => Ok(digit - b'0'),
        _ => Err(Problem::new(format!("`{word}` is not a face of a die: write 1 to 6"))),
    }
}

fn place_of(word: &str) -> Result<u8, Problem> {
    match word.as_bytes() {
        [digit @ b'1'..=b'9'] => Ok(digit - b'0'),
        _ => Err(Problem::new(format!("`{word}` is not a place of the display: write 1 to 9"))),
    }
}

fn number(word: &str) -> Result<u16, Problem> {
    let number = word.parse::<u16>().ok().filter(|number| number.to_string() == word);
    number.ok_or_else(|| Problem::new(format!("`{word}` is not an amount of energy: write a whole number")))
}
