//! Why not, as plain data, and how it is told.

use engine::{Phrase, Seat, phrase};

use crate::components::{Maneuver, Orbit, Planets};
use crate::position::Place;
use crate::words::{place_words, planet};

/// The facts that stand against an action.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are the nouns of the rules; each variant says what is wrong")]
pub enum Reason {
    /// The match is over.
    Over,
    /// Somebody else is up.
    NotYourTurn(Seat),
    /// Fuel Up comes first.
    DrawFirst,
    /// Fuel Up is done; one more card would be re-fuelling.
    Fuelled,
    /// Fuel Up is over for this turn.
    FuelUpOver,
    /// Cargoes have been moved, so no card is drawn.
    RefuelOrMove,
    /// Step Two is over for this turn.
    StepTwoOver,
    /// Too many cards in hand.
    DiscardFirst,
    /// Nothing is to be discarded now.
    NoDiscard,
    /// The hand has no such card.
    NotInHand(Maneuver),
    /// The box has no such card.
    NoSuchCard(Maneuver),
    /// The card was played in this turn.
    Played(Maneuver),
    /// The draft pile with this number is empty.
    PileEmpty(u8),
    /// The discard pile is empty.
    NoDiscards,
    /// Neither the deck nor the discards have a card.
    NoCards,
    /// No cargo lies at the planet.
    PlanetEmpty(Orbit),
    /// The cargo of this place cannot be brought home.
    Undeliverable { place: Place, destination: Orbit },
    /// A cargo is in flight, so the step cannot end.
    DeliverFirst,
    /// A cargo is in flight, so no other can be taken up.
    OneAtATime,
    /// There is nothing in flight to play a card on.
    NothingInFlight,
    /// The cargo has arrived at this planet.
    FlightEnded(Orbit),
    /// The cargo has arrived, so it cannot stay either.
    StayAfterDelivery,
    /// The card leads nowhere from there.
    NoLink { card: Maneuver, at: Orbit },
    /// The card leads to other planets from there, as bits.
    LeadsElsewhere { card: Maneuver, at: Orbit, stops: u16 },
    /// There is no planet with this number.
    NoSuchPlanet(Orbit),
    /// Two steps of a Co-Pilot would be needed.
    OneStep(Maneuver),
    /// A Co-Pilot would be needed, and none is left.
    NoCopilot { card: Maneuver, to: Orbit },
    /// A Co-Pilot would be needed, and the last one is on a cargo.
    CopilotBusy { card: Maneuver, to: Orbit },
    /// From this stop the cargo could not be brought home.
    Stranded { stop: Orbit, destination: Orbit },
    /// No delivery came right before.
    NothingToChain,
    /// No cargo lies where the last one was delivered.
    ChainEmpty(Orbit),
    /// The Aliens are not in play.
    NoAliens,
    /// The Aliens are beyond Pluto.
    AliensBeyond,
    /// Something was delivered already, and the Aliens are a whole Step Two.
    AliensAlone,
    /// The Aliens are in flight, and they are a whole Step Two.
    AliensInFlight,
    /// Cargoes are reserved at the end of a turn.
    ReserveAtEnd,
    /// Only a reservation is left to decide on.
    ReserveOrNot,
    /// Somebody's Co-Pilot is on the cargo.
    Reserved(Seat, Place),
}

impl From<Reason> for Phrase {
    fn from(reason: Reason) -> Phrase {
        match reason {
            Reason::Over => phrase!("refuse-over"),
            Reason::NotYourTurn(seat) => phrase!("refuse-not-your-turn", seat = seat),
            Reason::DrawFirst => phrase!("refuse-draw-first"),
            Reason::Fuelled => phrase!("refuse-fuelled"),
            Reason::FuelUpOver => phrase!("refuse-fuel-up-over"),
            Reason::RefuelOrMove => phrase!("refuse-refuel-or-move"),
            Reason::StepTwoOver => phrase!("refuse-step-two-over"),
            Reason::DiscardFirst => phrase!("refuse-discard-first"),
            Reason::NoDiscard => phrase!("refuse-no-discard"),
            Reason::NotInHand(card) => phrase!("refuse-not-in-hand", card = card.to_string()),
            Reason::NoSuchCard(card) => phrase!("refuse-no-such-card", card = card.to_string()),
            Reason::Played(card) => phrase!("refuse-played", card = card.to_string()),
            Reason::PileEmpty(pile) => phrase!("refuse-pile-empty", pile = pile),
            Reason::NoDiscards => phrase!("refuse-no-discards"),
            Reason::NoCards => phrase!("refuse-no-cards"),
            Reason::PlanetEmpty(at) => phrase!("refuse-planet-empty", planet = planet(at)),
            Reason::Undeliverable { place, destination } => {
                phrase!("refuse-undeliverable", place = place_words(place), planet = planet(destination))
            }
            Reason::DeliverFirst => phrase!("refuse-deliver-first"),
            Reason::OneAtATime => phrase!("refuse-one-at-a-time"),
            Reason::NothingInFlight => phrase!("refuse-nothing-in-flight"),
            Reason::FlightEnded(at) => phrase!("refuse-flight-ended", planet = planet(at)),
            Reason::StayAfterDelivery => phrase!("refuse-stay-after-delivery"),
            Reason::NoLink { card, at } => phrase!("refuse-no-link", card = card.to_string(), planet = planet(at)),
            Reason::LeadsElsewhere { card, at, stops } => phrase!(
                "refuse-leads-elsewhere",
                card = card.to_string(),
                planet = planet(at),
                stops = Planets::from_bits(stops).map(planet).collect::<engine::Fact>()
            ),
            Reason::NoSuchPlanet(orbit) => phrase!("refuse-orbit", orbit = orbit),
            Reason::OneStep(card) => phrase!("refuse-one-step", card = card.to_string()),
            Reason::NoCopilot { card, to } => {
                phrase!("refuse-no-copilot", card = card.to_string(), planet = planet(to))
            }
            Reason::CopilotBusy { card, to } => {
                phrase!("refuse-copilot-busy", card = card.to_string(), planet = planet(to))
            }
            Reason::Stranded { stop, destination } => {
                phrase!("refuse-stranded", stop = planet(stop), planet = planet(destination))
            }
            Reason::NothingToChain => phrase!("refuse-nothing-to-chain"),
            Reason::ChainEmpty(at) => phrase!("refuse-chain-empty", planet = planet(at)),
            Reason::NoAliens => phrase!("refuse-no-aliens"),
            Reason::AliensBeyond => phrase!("refuse-aliens-beyond"),
            Reason::AliensAlone => phrase!("refuse-aliens-alone"),
            Reason::AliensInFlight => phrase!("refuse-aliens-in-flight"),
            Reason::ReserveAtEnd => phrase!("refuse-reserve-at-end"),
            Reason::ReserveOrNot => phrase!("refuse-reserve-or-not"),
            Reason::Reserved(seat, place) => phrase!("refuse-reserved", seat = seat, place = place_words(place)),
        }
    }
}
