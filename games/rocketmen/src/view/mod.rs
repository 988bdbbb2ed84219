//! What one viewer may see: a type of its own; `build.rs` fills it.

mod build;

use std::fmt;
use std::ops::Deref;

use engine::{Seat, Viewer};
use serde::Serialize;
use strum::VariantArray;

use crate::action::Source;
use crate::board::{Achievement, Destination, Goal, Location, MissionType};
use crate::card::Face;
use crate::components::Components;
use crate::items::Items;
use crate::kind::Kind;
use crate::options::{Difficulty, Mode, Variant};
use crate::past_flights::PastFlightView;
use crate::position::{Phase, Trade};
use crate::score::Score;

pub(crate) use build::{bare, view};

/// The table as one viewer sees it. Cards are told by what they show, never by copy.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// How the game is played.
    pub mode: Mode,
    /// The AI's strength, in solitaire.
    pub difficulty: Option<Difficulty>,
    /// The variant cards in force.
    pub variants: Vec<Variant>,
    /// Which round it is.
    pub round: u16,
    /// After which round the match ends at the latest.
    pub round_cap: u16,
    /// The First Player.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// What the active player is asked; an open transaction shows only to its owner (RM-PAY-8).
    pub phase: Phase,
    /// Whether the end was triggered.
    pub ending: bool,
    /// The victory points that trigger the end, in the standard game: elsewhere they play no part.
    pub end_score: Option<u8>,
    /// The display by slots.
    pub display: Vec<Option<OfferView>>,
    /// The Engine piles.
    pub engines: Vec<EngineView>,
    /// Cards in the supply deck.
    pub supply: u8,
    /// The locations from near to far.
    pub locations: Vec<LocationView>,
    /// The Moon and Mars tokens, in the standard game.
    pub honours: Vec<HonourView>,
    /// The players in seat order.
    pub seats: Vec<SeatView>,
    /// The viewer's own Hand.
    pub hand: Option<Vec<HandView>>,
    /// The viewer's own goals, and at the end everybody's.
    pub goals: Vec<GoalView>,
    /// The viewer's own open transaction.
    pub trade: Option<TradeView>,
    /// The Playing Area of the active player.
    pub area: Vec<Face>,
    /// Effects of the active player that are pending.
    pub pending: Vec<Face>,
    /// Whether the active player has bought an Engine this turn.
    pub engine_bought: bool,
    /// The launch under way.
    pub launch: Option<LaunchView>,
    /// The flights that have just ended, the earliest first.
    pub flown: Vec<PastFlightView>,
    /// The AI, in solitaire.
    pub ai: Option<AiView>,
    /// The final scores, at the end; not in solitaire.
    pub scores: Vec<Score>,
    /// What is printed on cards and board.
    #[serde(skip)]
    pub printed: Printed,
}

/// What is printed on cards and board, which everybody knows: the components of this match. Two are equal if they are the
/// very same.
#[derive(Copy, Clone)]
pub struct Printed(pub(crate) &'static Components);

impl Deref for Printed {
    type Target = Components;

    fn deref(&self) -> &Components {
        self.0
    }
}

impl PartialEq for Printed {
    fn eq(&self, other: &Printed) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl fmt::Debug for Printed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Printed")
    }
}

/// A card on the display.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct OfferView {
    /// The card.
    pub card: Kind,
    /// What it shows.
    pub items: Items,
    /// What it would cost the viewer now; spectators see the price for the active player.
    pub cost: Items,
}

/// An Engine pile.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EngineView {
    /// The Engine.
    pub card: Kind,
    /// Its Rocket points.
    pub points: u8,
    /// What it costs.
    pub cost: Items,
    /// Cards left.
    pub left: u8,
}

/// A location and who has been there.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LocationView {
    /// The location.
    pub location: Location,
    /// The seats with a token there; in solitaire the AI has its own field.
    pub seats: Vec<Seat>,
    /// Whose token is on the first space.
    pub first: Option<Seat>,
    /// Whether the AI has a token there.
    pub ai: bool,
    /// Whether the AI's token is on the first space.
    pub ai_first: bool,
}

/// The Moon or Mars token.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct HonourView {
    /// Of the Moon or of Mars.
    pub destination: Destination,
    /// Who holds it.
    pub holder: Option<Seat>,
    /// What it is worth at the end.
    pub vp: u8,
}

/// What everybody knows of a player.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    /// The victory track.
    pub vp: u8,
    /// Cards in Hand.
    pub hand: u8,
    /// The hand size.
    pub hand_size: u8,
    /// Cards everybody knows to be in Hand.
    pub known: Vec<Face>,
    /// Cards in HQ.
    pub hq: u8,
    /// What is in Hand and HQ together, in no order.
    pub hand_and_hq: Vec<Kind>,
    /// The Mission card on the Mission Plan.
    pub plan: Option<Kind>,
    /// The Launch Pad.
    pub pad: Vec<Face>,
    /// Rocket points of Launch Pad and achievements.
    pub points: u8,
    /// The initial advance on a flight to each destination, from near to far.
    pub boosts: [u8; 3],
    /// Cards on the Depot.
    pub depot: Vec<Face>,
    /// How many of them, the last ones, were put there this turn.
    pub stored: u8,
    /// The Warehouse, open to all (RM-ZONE-5).
    pub warehouse: Vec<Kind>,
    /// The Junkyard, open to all (RM-ZONE-6).
    pub junkyard: Vec<Kind>,
    /// Achievement tokens: Rocket, Hand size, $20, Science.
    pub achievements: [u8; Achievement::VARIANTS.len()],
    /// $20 tokens that are face up.
    pub cash: u8,
    /// Science tokens that are face up.
    pub science: u8,
    /// Mission tokens that may still be put on the board.
    pub tokens_left: u8,
    /// Threats owned.
    pub threats: u8,
}

/// A card in the viewer's own Hand.
#[derive(Copy, Clone, Debug, PartialEq, Serialize)]
pub struct HandView {
    /// The card.
    pub card: Face,
    /// What it gives.
    pub items: Items,
    /// Whether everybody knows that it is there.
    pub known: bool,
}

/// A Personal Goal.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct GoalView {
    /// Whose.
    pub seat: Seat,
    /// Which.
    pub goal: Goal,
    /// Its tasks.
    pub tasks: Vec<TaskView>,
    /// VP for 0 to 3 tasks.
    pub vp: [u8; 4],
    /// Whether all of it must be fulfilled (RM-SOLO-3).
    pub mandatory: bool,
}

/// A task of a Personal Goal.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are those of the task")]
pub enum TaskView {
    /// An own token at a location.
    Location { location: Location, done: bool },
    /// So many missions at a destination.
    Missions { destination: Destination, missions: u8, done: bool },
    /// A Threat of this kind.
    Threat { threat: Kind, done: bool },
    /// The Moon or Mars token.
    Token { destination: Destination, done: bool },
    /// So many first places.
    FirstPlaces { places: u8, done: bool },
}

impl TaskView {
    /// Whether it is fulfilled.
    #[must_use]
    pub const fn is_done(&self) -> bool {
        match self {
            TaskView::Location { done, .. }
            | TaskView::Missions { done, .. }
            | TaskView::Threat { done, .. }
            | TaskView::Token { done, .. }
            | TaskView::FirstPlaces { done, .. } => *done,
        }
    }
}

/// The viewer's own open transaction.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TradeView {
    /// Buying or placing.
    pub trade: Trade,
    /// Slots of the display in the basket, from 1.
    pub slots: Vec<u8>,
    /// The Engine in the basket.
    pub engine: Option<Kind>,
    /// The Hand card for the Mission Plan.
    pub plan: Option<Kind>,
    /// The Hand cards for the Launch Pad.
    pub pad: Vec<Face>,
    /// The price.
    pub price: Items,
    /// What is given so far.
    pub given: Items,
    /// The sources committed.
    #[serde(serialize_with = "texts")]
    pub paid: Vec<Source>,
    /// What a sensible player would pay the rest with; empty if nothing is missing.
    #[serde(serialize_with = "texts")]
    pub sensible: Vec<Source>,
    /// How many steps to take back to cancel it all.
    pub steps: u32,
}

fn texts<S: serde::Serializer>(sources: &[Source], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(sources.iter().map(ToString::to_string))
}

/// A launch under way.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LaunchView {
    /// Where to; not yet known right after the declaration.
    pub location: Option<Location>,
    /// Where the Rocket is.
    pub rocket: u8,
    /// Where it must get.
    pub target: u8,
    /// Cards drawn and counted.
    pub drawn: Vec<u8>,
    /// Cards allowed.
    pub allowed: u8,
    /// Cards set aside.
    pub aside: Vec<u8>,
    /// Cards revealed and not yet settled.
    pub shown: Vec<u8>,
    /// Mission Success cards not revealed, by value from 0 to 4.
    pub left: [u8; 5],
    /// The chance to make it by drawing to the end, in thousandths; without further effects.
    pub chance: u16,
    /// The same if the cards that advance the Rocket at any time are used too, if there are any.
    pub burning: Option<u16>,
    /// Launch Pad cards an abort now would cost, or still costs.
    pub abort_cost: u8,
}

/// The automatic opponent.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AiView {
    /// Its victory track.
    pub vp: u8,
    /// Its missions.
    pub missions: u8,
    /// The mission under way.
    pub location: Option<Location>,
    /// Where its Rocket is.
    pub rocket: u8,
    /// Where it must get.
    pub target: u8,
    /// The active cards: destination and type.
    pub cards: Vec<MissionType>,
    /// Solo cards in the deck.
    pub deck: u8,
    /// Solo cards discarded.
    pub discarded: Vec<MissionType>,
    /// Its scoring area.
    pub area: Vec<Kind>,
    /// Whether the player has removed a display card this turn.
    pub helped: bool,
}

impl View {
    /// What everybody knows of a player.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> &SeatView {
        &self.seats[seat.index()]
    }
}
