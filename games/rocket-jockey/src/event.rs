//! What happened, and who may know.

use engine::{Phrase, Seat, Viewer, phrase};
use serde::Serialize;

use crate::action::Source;
use crate::causes;
use crate::components::{Cargo, Maneuver, Orbit};
use crate::position::Place;
use crate::words::{cargo_words, place_words, planet};

/// Something that happened. Maneuver cards are told by kind, never by copy.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are the nouns of the rules; each variant says what happened")]
pub enum Event {
    /// A new turn began.
    TurnBegan { seat: Seat, turn: u16 },
    /// A face-up card was taken.
    Took {
        seat: Seat,
        #[serde(serialize_with = "as_text")]
        source: Source,
        card: Maneuver,
    },
    /// A card was drawn from the deck; only the drawer sees which.
    Drew { seat: Seat, card: Option<Maneuver> },
    /// The discards became the deck.
    Reshuffled { cards: u8, with_visitors: bool },
    /// Alien Visitors came up.
    VisitorsDrawn { seat: Seat },
    /// The turn limit brought the Aliens.
    TurnLimit,
    /// A cargo was taken up.
    Launched {
        seat: Seat,
        #[serde(serialize_with = "as_text")]
        place: Place,
        destination: Orbit,
        express: bool,
        chained: bool,
    },
    /// A card carried the cargo; `bent` if a Co-Pilot was spent.
    Flew { seat: Seat, card: Maneuver, from: Orbit, to: Orbit, bent: bool },
    /// A cargo arrived.
    Delivered { seat: Seat, destination: Orbit, express: bool },
    /// A reserved cargo arrived: the Co-Pilot returns, points change hands if somebody else delivered it.
    ReservationKept { owner: Seat, by: Seat, points: i16 },
    /// A run was scored.
    RunScored { seat: Seat, cards: u8, bonus: u8, points: i16 },
    /// A new cargo lies at a planet.
    CargoPlaced { planet: Orbit, destination: Orbit, express: bool },
    /// A cargo for this very planet went to the bottom.
    CargoPassed { planet: Orbit, express: bool },
    /// No cargo for a planet: everybody scores.
    Shortage { planet: Orbit },
    /// A player scored for planets.
    PlanetsScored { seat: Seat, planets: u8, points: i16 },
    /// Delivered cargoes went back into the deck.
    CargoesReturned { cards: u8 },
    /// A card of too large a hand was discarded.
    Discarded { seat: Seat, card: Maneuver },
    /// A draft pile was refilled.
    DraftFilled { pile: u8, card: Maneuver },
    /// A Co-Pilot was put on a cargo.
    Reserved {
        seat: Seat,
        #[serde(serialize_with = "as_text")]
        place: Place,
    },
    /// A reservation ran out with its Co-Pilot.
    ReservationLost {
        seat: Seat,
        #[serde(serialize_with = "as_text")]
        place: Place,
    },
    /// The Aliens came one orbit nearer.
    AliensMoved { orbit: Orbit },
    /// The Aliens reached Earth.
    AliensHome { by: Option<Seat> },
    /// Co-Pilots left over scored.
    CopilotsScored { seat: Seat, copilots: u8, points: i16 },
    /// Several have the highest score, and this one of them delivered the Aliens.
    TieBroken { seat: Seat },
    /// Several have the highest score, and none of them delivered the Aliens.
    Draw { deliverer: Option<Seat> },
}

fn as_text<T: ToString, S: serde::Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&value.to_string())
}

impl engine::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        match *self {
            Event::Drew { seat, .. } if !viewer.is(seat) => Some(Event::Drew { seat, card: None }), // RJ-FUEL-6
            Event::Drew { .. }
            | Event::TurnBegan { .. }
            | Event::Took { .. }
            | Event::Reshuffled { .. }
            | Event::VisitorsDrawn { .. }
            | Event::TurnLimit
            | Event::Launched { .. }
            | Event::Flew { .. }
            | Event::Delivered { .. }
            | Event::ReservationKept { .. }
            | Event::RunScored { .. }
            | Event::CargoPlaced { .. }
            | Event::CargoPassed { .. }
            | Event::Shortage { .. }
            | Event::PlanetsScored { .. }
            | Event::CargoesReturned { .. }
            | Event::Discarded { .. }
            | Event::DraftFilled { .. }
            | Event::Reserved { .. }
            | Event::ReservationLost { .. }
            | Event::AliensMoved { .. }
            | Event::AliensHome { .. }
            | Event::CopilotsScored { .. }
            | Event::TieBroken { .. }
            | Event::Draw { .. } => Some(self.clone()),
        }
    }

    fn clauses(&self) -> &'static [&'static str] {
        causes::clauses(self)
    }

    fn points(&self) -> Vec<(&'static str, Seat, i32)> {
        match *self {
            Event::RunScored { seat, points, .. } => vec![("runs", seat, points.into())],
            Event::PlanetsScored { seat, points, .. } => vec![("planets", seat, points.into())],
            Event::CopilotsScored { seat, points, .. } => vec![("Co-Pilots left", seat, points.into())],
            Event::ReservationKept { owner, by, points } if owner != by => {
                vec![("cargoes of others", by, -i32::from(points)), ("own reservations", owner, points.into())]
            }
            _ => Vec::new(),
        }
    }

    fn phrase(&self) -> Phrase {
        match *self {
            Event::TurnBegan { seat, turn } => phrase!("event-turn", seat = seat, turn = turn),
            Event::Took { seat, source: Source::Pile(pile), card } => {
                phrase!("event-took-pile", seat = seat, pile = pile, card = card.to_string())
            }
            Event::Took { seat, source: Source::Discard, card } => {
                phrase!("event-took-discard", seat = seat, card = card.to_string())
            }
            Event::Took { seat, source: Source::Deck, card } => {
                phrase!("event-drew-seen", seat = seat, card = card.to_string())
            }
            Event::Drew { seat, card: Some(card) } => phrase!("event-drew-seen", seat = seat, card = card.to_string()),
            Event::Drew { seat, card: None } => phrase!("event-drew", seat = seat),
            Event::Reshuffled { cards, with_visitors: true } => phrase!("event-reshuffled-visitors", cards = cards),
            Event::Reshuffled { cards, with_visitors: false } => phrase!("event-reshuffled", cards = cards),
            Event::VisitorsDrawn { seat } => phrase!("event-visitors", seat = seat),
            Event::TurnLimit => phrase!("event-turn-limit"),
            Event::Launched { seat, place: Place::Aliens, .. } => phrase!("event-launched-aliens", seat = seat),
            Event::Launched { seat, place: Place::Planet(at), destination, express, chained } => {
                let key = if chained { "event-chained" } else { "event-launched" };
                phrase!(key, seat = seat, planet = planet(at), cargo = cargo_words(Cargo { destination, express }))
            }
            Event::Flew { seat, card, from, to, bent } => {
                let key = match (bent, from == to) {
                    (false, _) => "event-flew",
                    (true, false) => "event-flew-bent",
                    (true, true) => "event-stayed",
                };
                phrase!(key, seat = seat, card = card.to_string(), from = planet(from), to = planet(to))
            }
            Event::Delivered { seat, destination, express } => {
                phrase!("event-delivered", seat = seat, cargo = cargo_words(Cargo { destination, express }))
            }
            Event::ReservationKept { owner, by, .. } if owner == by => phrase!("event-copilot-back", seat = owner),
            Event::ReservationKept { owner, by, points } => {
                phrase!("event-reservation-paid", seat = by, owner = owner, points = points)
            }
            Event::RunScored { seat, cards, bonus, points } => {
                phrase!("event-run", seat = seat, cards = cards, bonus = bonus, count = cards + bonus, points = points)
            }
            Event::CargoPlaced { planet: at, destination, express } => {
                phrase!("event-cargo-placed", planet = planet(at), cargo = cargo_words(Cargo { destination, express }))
            }
            Event::CargoPassed { planet: at, express } => {
                let cargo = Cargo { destination: at, express };
                phrase!("event-cargo-passed", planet = planet(at), cargo = cargo_words(cargo))
            }
            Event::Shortage { planet: at } => phrase!("event-shortage", planet = planet(at)),
            Event::PlanetsScored { seat, planets, points } => {
                phrase!("event-planets", seat = seat, planets = planets, points = points)
            }
            Event::CargoesReturned { cards } => phrase!("event-cargoes-returned", cards = cards),
            Event::Discarded { seat, card } => phrase!("event-discarded", seat = seat, card = card.to_string()),
            Event::DraftFilled { pile, card } => phrase!("event-draft", pile = pile, card = card.to_string()),
            Event::Reserved { seat, place } => phrase!("event-reserved", seat = seat, place = place_words(place)),
            Event::ReservationLost { seat, place } => {
                phrase!("event-reservation-lost", seat = seat, place = place_words(place))
            }
            Event::AliensMoved { orbit } => phrase!("event-aliens-moved", planet = planet(orbit)),
            Event::AliensHome { by: Some(seat) } => phrase!("event-aliens-delivered", seat = seat),
            Event::AliensHome { by: None } => phrase!("event-aliens-home"),
            Event::CopilotsScored { seat, copilots, points } => {
                phrase!("event-copilots", seat = seat, copilots = copilots, points = points)
            }
            Event::TieBroken { seat } => phrase!("result-tie-broken", seat = seat),
            Event::Draw { deliverer: None } => phrase!("result-draw-aliens"),
            Event::Draw { deliverer: Some(seat) } => phrase!("result-draw", seat = seat),
        }
    }
}
