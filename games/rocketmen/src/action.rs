//! What can be chosen, and how it is written.

use std::fmt;
use std::str::FromStr;

use engine::{Problem, ensure};

use crate::board::Destination;
use crate::card::Face;
use crate::components::SLOTS;
use crate::kind::Kind;
use crate::position::Spot;

/// Something that can pay (RM-PAY-1).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// A Hand card.
    Card(Face),
    /// A $20 token.
    Cash,
    /// A Science token.
    Science,
}

/// One small choice of the active player.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Put a card of the display into the basket; slots count from 1.
    Buy(Kind, u8),
    /// Put the top Engine of a pile into the basket.
    BuyEngine(Kind),
    /// Put a Hand card into the basket.
    Place(Face, Spot),
    /// Close the basket; in a Place its own money pays first.
    Close,
    /// Close the basket of a Place and leave its own money unused.
    CloseElsewhere,
    /// Commit a source.
    Pay(Source),
    /// Discard a Hand card.
    Discard(Face),
    /// Discard a Launch Pad card.
    DiscardPad(Face),
    /// Discard the Mission card from the Mission Plan, and the rocket with it.
    DiscardPlan,
    /// Use the DISCARD ability of a Hand card, or in a launch the ability of a Launch Pad card.
    Use(Face),
    /// Remove a Hand card for Storage Batteries.
    Trash(Face),
    /// Discard one more Hand card for Super Capacitors.
    Cycle(Face),
    /// No more cards for Super Capacitors.
    CycleDone,
    /// Take a card from the Warehouse.
    Fetch(Face),
    /// Use a pending effect.
    Effect(Kind),
    /// Place a Hand card for free.
    FreePlace(Face, Spot),
    /// Make an Industrial Espionage a copy of this kind.
    Copy(Kind),
    /// Put a Hand card on the Depot.
    Store(Face),
    /// Take a card from the Depot.
    Take(Face),
    /// Solitaire: remove a card of the display; slots count from 1.
    Remove(Kind, u8),
    /// Declare a launch.
    Launch,
    /// Choose where to fly.
    Fly(Destination),
    /// Draw a Mission Success card.
    Draw,
    /// Abort the launch.
    Abort,
    /// Choose the first card by its value.
    Choose(u8),
    /// Accept the revealed card.
    Accept,
    /// Let the mission fail.
    Fail,
    /// Discard a Launch Pad card for an abort.
    Jettison(Face),
    /// Discard no more for an abort: only Permanents are left.
    Stop,
    /// Keep the Mission card after a failure.
    KeepMission,
    /// Discard the Mission card after a failure.
    DropMission,
    /// End the turn.
    EndTurn,
    /// Put a surplus Hand card into the Warehouse.
    Trim(Face),
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Card(face) => face.fmt(f),
            Source::Cash => f.write_str("cash-token"),
            Source::Science => f.write_str("science-token"),
        }
    }
}

impl FromStr for Source {
    type Err = Problem;

    fn from_str(word: &str) -> Result<Self, Problem> {
        match word {
            "cash-token" => Ok(Source::Cash),
            "science-token" => Ok(Source::Science),
            card => Ok(Source::Card(card.parse()?)),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Buy(kind, slot) => write!(f, "buy {kind} at {slot}"),
            Action::BuyEngine(kind) => write!(f, "buy {kind}"),
            Action::Place(face, spot) => write!(f, "place {face} on {spot}"),
            Action::Close => f.write_str("close"),
            Action::CloseElsewhere => f.write_str("close elsewhere"),
            Action::Pay(source) => write!(f, "pay {source}"),
            Action::Discard(face) => write!(f, "discard {face}"),
            Action::DiscardPad(face) => write!(f, "discard-pad {face}"),
            Action::DiscardPlan => f.write_str("discard-plan"),
            Action::Use(face) => write!(f, "use {face}"),
            Action::Trash(face) => write!(f, "trash {face}"),
            Action::Cycle(face) => write!(f, "cycle {face}"),
            Action::CycleDone => f.write_str("cycle done"),
            Action::Fetch(face) => write!(f, "fetch {face}"),
            Action::Effect(kind) => write!(f, "effect {kind}"),
            Action::FreePlace(face, spot) => write!(f, "free-place {face} on {spot}"),
            Action::Copy(kind) => write!(f, "copy {kind}"),
            Action::Store(face) => write!(f, "store {face}"),
            Action::Take(face) => write!(f, "take {face}"),
            Action::Remove(kind, slot) => write!(f, "remove {kind} at {slot}"),
            Action::Launch => f.write_str("launch"),
            Action::Fly(destination) => write!(f, "fly {destination}"),
            Action::Draw => f.write_str("draw card"),
            Action::Abort => f.write_str("abort"),
            Action::Choose(value) => write!(f, "choose {value}"),
            Action::Accept => f.write_str("accept"),
            Action::Fail => f.write_str("fail"),
            Action::Jettison(face) => write!(f, "jettison {face}"),
            Action::Stop => f.write_str("stop"),
            Action::KeepMission => f.write_str("keep mission"),
            Action::DropMission => f.write_str("drop mission"),
            Action::EndTurn => f.write_str("end turn"),
            Action::Trim(face) => write!(f, "trim {face}"),
        }
    }
}

impl FromStr for Action {
    type Err = Problem;

    fn from_str(code: &str) -> Result<Self, Problem> {
        let words: Vec<&str> = code.split_whitespace().collect();
        Ok(match words[..] {
            ["buy", kind, "at", slot] => Action::Buy(kind.parse()?, slot_of(slot)?),
            ["buy", kind] => Action::BuyEngine(kind.parse()?),
            ["place", card, "on", spot] => Action::Place(card.parse()?, spot.parse()?),
            ["close"] => Action::Close,
            ["close", "elsewhere"] => Action::CloseElsewhere,
            ["pay", source] => Action::Pay(source.parse()?),
            ["discard", card] => Action::Discard(card.parse()?),
            ["discard-pad", card] => Action::DiscardPad(card.parse()?),
            ["discard-plan"] => Action::DiscardPlan,
            ["use", card] => Action::Use(card.parse()?),
            ["trash", card] => Action::Trash(card.parse()?),
            ["cycle", "done"] => Action::CycleDone,
            ["cycle", card] => Action::Cycle(card.parse()?),
            ["fetch", card] => Action::Fetch(card.parse()?),
            ["effect", kind] => Action::Effect(kind.parse()?),
            ["free-place", card, "on", spot] => Action::FreePlace(card.parse()?, spot.parse()?),
            ["copy", kind] => Action::Copy(kind.parse()?),
            ["store", card] => Action::Store(card.parse()?),
            ["take", card] => Action::Take(card.parse()?),
            ["remove", kind, "at", slot] => Action::Remove(kind.parse()?, slot_of(slot)?),
            ["launch"] => Action::Launch,
            ["fly", destination] => Action::Fly(destination.parse()?),
            ["draw", "card"] => Action::Draw,
            ["abort"] => Action::Abort,
            ["choose", value] => Action::Choose(value_of(value)?),
            ["accept"] => Action::Accept,
            ["fail"] => Action::Fail,
            ["jettison", card] => Action::Jettison(card.parse()?),
            ["stop"] => Action::Stop,
            ["keep", "mission"] => Action::KeepMission,
            ["drop", "mission"] => Action::DropMission,
            ["end", "turn"] => Action::EndTurn,
            ["trim", card] => Action::Trim(card.parse()?),
            _ => {
                return Err(Problem::new(format!(
                    "`{code}` is not an action of Rocketmen: write for example buy CARD at SLOT, buy ENGINE, place CARD \
                     on plan, place CARD on pad, close, close elsewhere, pay CARD, pay cash-token, pay science-token, discard CARD, \
                     use CARD, launch, fly DESTINATION, draw card, abort or end turn"
                )));
            }
        })
    }
}

fn slot_of(word: &str) -> Result<u8, Problem> {
    let slot = word.parse().unwrap_or(0);
    ensure!((1..=SLOTS as u8).contains(&slot), "`{word}` is not a slot of the display: write 1 to {SLOTS}");
    Ok(slot)
}

fn value_of(word: &str) -> Result<u8, Problem> {
    match word.as_bytes() {
        [digit @ b'0'..=b'4'] => Ok(digit - b'0'),
        _ => Err(Problem::new(format!("`{word}` is not a Mission Success card: write 0 to 4"))),
    }
}
