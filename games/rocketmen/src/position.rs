//! Everything true at one moment of a match.

use engine::{Noun, Problem, Seat};
use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, IntoStaticStr, VariantArray};
use tinyvec::ArrayVec;

use crate::board::{Achievement, Destination, Goal};
use crate::card::{Card, CardSet};
use crate::components::{COPIES, Components, EARTH_MISSIONS, LOCATIONS, SLOTS};
use crate::kind::Kind;
use crate::options::{Difficulty, Mode, Variant};
use crate::past_flights::PastFlight;

/// What the active player is asked (RM-TURN-2 to RM-TURN-6); everything in between happens by itself.
#[derive(
    Copy, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Display, IntoStaticStr, VariantArray,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Phase {
    /// The action phase: any action, a launch, or the end of the turn.
    #[default]
    Actions,
    /// A basket is open.
    Basket,
    /// The basket is closed and the price not yet covered.
    Paying,
    /// Another Hand card is to be removed (RM-CARD-4).
    Trash,
    /// More Hand cards may be discarded (RM-CARD-5).
    Cycle,
    /// A card of the Warehouse is to be taken (RM-CARD-6).
    Fetch,
    /// A Hand card is placed for free (RM-CARD-3).
    FreePlace,
    /// A launch was declared: where to?
    Destination,
    /// Draw, abort or use a card (RM-LAUNCH-9).
    Ready,
    /// One of three revealed cards is to be the first (RM-CARD-10).
    ChooseFirst,
    /// A card has just been revealed.
    React,
    /// All cards are drawn and the target is not reached.
    LastChance,
    /// An abort costs Launch Pad cards (RM-OUT-1).
    Jettison,
    /// A launch failed: does the Mission card stay (RM-OUT-3)?
    AfterFail,
    /// Too many cards in Hand at the end of the turn (RM-ENDT-2).
    Trim,
    /// The match is over.
    Over,
}

impl Noun for Phase {
    const WORDS: &'static str = "phase";
}

impl Phase {
    /// Whether a transaction is open, which only its owner may know (RM-PAY-8).
    pub(crate) const fn is_trade(self) -> bool {
        matches!(self, Phase::Basket | Phase::Paying)
    }

    /// Whether a rocket is about to fly or flies: Launch Pad cards could do something.
    pub(crate) const fn is_flight(self) -> bool {
        matches!(self, Phase::Destination | Phase::Ready | Phase::ChooseFirst | Phase::React | Phase::LastChance)
    }

    /// Whether a launch is going on, or being settled.
    pub(crate) const fn is_launch(self) -> bool {
        matches!(
            self,
            Phase::Destination
                | Phase::Ready
                | Phase::ChooseFirst
                | Phase::React
                | Phase::LastChance
                | Phase::Jettison
                | Phase::AfterFail
        )
    }
}

/// Where a card is placed (RM-PLACE-1).
#[derive(
    Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Display, EnumString, IntoStaticStr, VariantArray,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case", parse_err_ty = Problem, parse_err_fn = Spot::unknown)]
pub enum Spot {
    /// The Mission Plan.
    Plan,
    /// The Launch Pad.
    Pad,
}

impl Noun for Spot {
    const WORDS: &'static str = "spot";
}

/// What a player owns, apart from the Playing Area, which only the active player uses.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Board {
    /// The draw deck, which nobody may look at (RM-ZONE-1). It has no order: drawing takes any of its cards with equal chance, which is what a shuffled deck does.
    pub(crate) hq: CardSet,
    pub(crate) hand: CardSet,
    /// The cards of the hand that everybody knows to be there.
    pub(crate) known: CardSet,
    /// Any number of cards (RM-ZONE-3, RM-PLACE-9).
    pub(crate) pad: CardSet,
    pub(crate) warehouse: CardSet,
    /// Cards removed from the game; they never leave it, and nothing a player owns goes back (RM-ZONE-6, RM-ZONE-7).
    pub(crate) junkyard: CardSet,
    /// At most one Mission card (RM-ZONE-3).
    pub(crate) plan: Option<Card>,
    /// Cards on the Depot; those put there this turn come last.
    pub(crate) depot: ArrayVec<[Card; 2]>,
    /// Achievement tokens by kind.
    pub(crate) achievements: [u8; Achievement::VARIANTS.len()],
    /// $20 and Science tokens that are face down.
    pub(crate) used: [u8; 2],
    /// The Personal Goals; in solitaire the one mandatory goal.
    pub(crate) goals: [Option<Goal>; 2],
    /// Locations with a mission token, as a bit set.
    pub(crate) tokens: u16,
    /// The victory track.
    pub(crate) vp: u8,
    /// How the last flight ended.
    pub(crate) flown: Option<PastFlight>,
}

impl Board {
    /// Missions fulfilled.
    pub(crate) const fn missions(&self) -> u32 {
        self.tokens.count_ones()
    }

    /// Whether a mission token lies on a location.
    pub(crate) const fn has_token(&self, location: u8) -> bool {
        self.tokens >> location & 1 == 1
    }

    pub(crate) const fn has(&self, achievement: Achievement) -> u8 {
        self.achievements[achievement as usize]
    }

    /// $20 tokens that are face up.
    pub(crate) const fn cash_left(&self) -> u8 {
        self.has(Achievement::Cash) - self.used[0]
    }

    /// Science tokens that are face up.
    pub(crate) const fn science_left(&self) -> u8 {
        self.has(Achievement::Science) - self.used[1]
    }

    pub(crate) fn on_depot(&self) -> CardSet {
        self.depot.iter().copied().collect()
    }
}

/// Buying or placing.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Trade {
    /// Cards from the display and an Engine.
    #[default]
    Buy,
    /// Hand cards onto Mission Plan and Launch Pad.
    Place,
}

/// An open transaction: nothing has moved yet (RM-PAY-8).
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Basket {
    pub(crate) trade: Trade,
    /// Display slots to be bought, as a bit set.
    pub(crate) slots: u8,
    pub(crate) engine: Option<Kind>,
    /// Hand cards to be placed.
    pub(crate) plan: Option<Card>,
    pub(crate) pad: CardSet,
    /// Sources committed.
    pub(crate) paid: CardSet,
    pub(crate) cash: u8,
    pub(crate) science: u8,
    /// Whether the money of the cards to be placed is left unused (RM-PLACE-2).
    pub(crate) elsewhere: bool,
}

impl Basket {
    /// The Hand cards to be placed.
    pub(crate) fn placed(&self) -> CardSet {
        self.plan.map_or(self.pad, |card| self.pad.or(CardSet::only(card)))
    }

    /// Whether a slot of the display, counted from 0, is to be bought.
    pub(crate) const fn has_slot(&self, slot: u8) -> bool {
        self.slots >> slot & 1 == 1
    }

    /// How many cards are in it.
    pub(crate) fn len(&self) -> usize {
        self.slots.count_ones() as usize + usize::from(self.engine.is_some()) + self.placed().len()
    }
}

/// A launch on its way (RM-LAUNCH-9).
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Launch {
    /// The number of the location.
    pub(crate) location: u8,
    /// The space the Rocket is on.
    pub(crate) rocket: u8,
    /// Cards allowed.
    pub(crate) allowed: u8,
    /// Cards drawn and counted, as printed.
    pub(crate) drawn: ArrayVec<[u8; 16]>,
    /// Cards set aside without effect.
    pub(crate) aside: ArrayVec<[u8; 8]>,
    /// Cards revealed and not yet settled: one to react to, or three to choose from.
    pub(crate) shown: ArrayVec<[u8; 3]>,
    /// The Detailed Planning used.
    pub(crate) planning: Option<Card>,
    /// Launch Pad cards still to be discarded for an abort.
    pub(crate) due: u8,
}

/// The automatic opponent (RM-SOLO-1). Its mission tokens and victory track are on the second board.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Ai {
    /// Solo cards in the deck, by type as a bit set; like an HQ it has no order.
    pub(crate) deck: u8,
    /// The mission under way.
    pub(crate) mission: Option<AiMission>,
    /// Its scoring area.
    pub(crate) area: CardSet,
    /// Whether the player has removed a display card this turn (RM-SOLO-14).
    pub(crate) helped: bool,
    /// Whether a card left the display this turn (RM-SOLO-17).
    pub(crate) display_left: bool,
}

/// A mission of the AI.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct AiMission {
    /// The Solo card that named the destination.
    pub(crate) left: u8,
    /// The Solo card that named the type.
    pub(crate) right: u8,
    /// The number of the location.
    pub(crate) location: u8,
    /// Where the AI Rocket stands.
    pub(crate) rocket: u8,
}

/// The AI's place among the boards.
pub(crate) const AI: usize = 1;

/// A match of Rocketmen at one moment.
#[derive(Copy, Clone, Debug)]
pub struct Rocketmen {
    pub(crate) components: &'static Components,
    pub(crate) boards: [Board; 4],
    /// The Playing Area of the active player; the others' are empty.
    pub(crate) area: CardSet,
    /// Cards of the Playing Area that have paid this turn, and those that were bought (RM-PAY-6, RM-BUY-5).
    pub(crate) spent: CardSet,
    pub(crate) bought: CardSet,
    /// Cards of the active player whose effect is pending (RM-WTP-1).
    pub(crate) pending: CardSet,
    /// The upper and the lower part of the supply deck, each without order.
    pub(crate) top: CardSet,
    pub(crate) bottom: CardSet,
    /// What is left of the Engine piles.
    pub(crate) engines: CardSet,
    pub(crate) basket: Basket,
    pub(crate) launch: Launch,
    pub(crate) ai: Ai,
    pub(crate) display: [Option<Card>; SLOTS],
    /// What each Industrial Espionage is a copy of.
    pub(crate) copies: [Option<Kind>; COPIES],
    /// Whose board holds the first space of each location.
    pub(crate) first_at: [Option<u8>; LOCATIONS],
    /// Who holds the Moon and the Mars token.
    pub(crate) honours: [Option<Seat>; 2],
    /// The variant cards in force, as a bit set.
    pub(crate) variants: u16,
    pub(crate) round: u16,
    pub(crate) round_cap: u16,
    pub(crate) mode: Mode,
    pub(crate) difficulty: Difficulty,
    pub(crate) phase: Phase,
    pub(crate) players: u8,
    pub(crate) first: Seat,
    pub(crate) active: Seat,
    /// Whether the end was triggered (RM-END-4).
    pub(crate) ending: bool,
    /// Whether an Engine was bought this turn (RM-BUY-2).
    pub(crate) engine_bought: bool,
    /// Cards put on the Depot this turn.
    pub(crate) stored: u8,
    /// Cards discarded for a running cycle.
    pub(crate) cycled: u8,
}

impl Rocketmen {
    /// Which round is being played, from 1.
    #[must_use]
    pub fn round_number(&self) -> u16 {
        self.round
    }

    /// What the active player is asked.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// How many missions the players have fulfilled in all.
    #[must_use]
    pub fn missions_flown(&self) -> u64 {
        self.boards[..usize::from(self.players)].iter().map(|board| u64::from(board.missions())).sum()
    }

    /// The active player's board.
    #[inline]
    pub(crate) fn board(&self) -> &Board {
        &self.boards[self.active.index()]
    }

    #[inline]
    pub(crate) fn board_mut(&mut self) -> &mut Board {
        &mut self.boards[self.active.index()]
    }

    /// Whether a variant card is in force.
    pub(crate) const fn plays_with(&self, variant: Variant) -> bool {
        self.variants >> variant as usize & 1 == 1
    }

    /// How many slots the display has (RM-SETUP-5, RM-VAR-4).
    pub(crate) fn slots(&self) -> usize {
        let wide = self.components.variants[Variant::WideMarket as usize];
        usize::from(if self.plays_with(Variant::WideMarket) { wide } else { self.components.slots })
    }

    /// What is left of the pile of an Engine.
    pub(crate) fn pile(&self, engine: Kind) -> CardSet {
        self.engines.and(self.components.cards_of[engine.index()])
    }

    /// The hand size of the active player (RM-ENDT-3).
    pub(crate) fn hand_size(&self) -> usize {
        usize::from(self.components.hand_size + self.board().has(Achievement::Hand))
    }

    /// How many mission tokens a player may put on the board (RM-BFE-2).
    pub(crate) fn missions_allowed(&self) -> u32 {
        match self.mode {
            Mode::BattleForEarth => EARTH_MISSIONS,
            _ => self.components.tokens.into(),
        }
    }

    /// Where the launch under way goes.
    pub(crate) fn target(&self) -> u8 {
        let location = &self.components.locations[usize::from(self.launch.location)];
        self.components.flights[location.destination as usize].target
    }

    /// Mission Success cards not revealed in this launch, by value.
    pub(crate) fn success_left(&self) -> [u8; 5] {
        let mut left = self.components.success;
        let launch = &self.launch;
        for &value in launch.drawn.iter().chain(&launch.aside).chain(&launch.shown) {
            left[usize::from(value)] -= 1;
        }
        left
    }

    /// Every location where anybody has a token, as a bit set.
    pub(crate) fn all_tokens(&self) -> u16 {
        self.boards.iter().fold(0, |set, board| set | board.tokens)
    }

    /// Whether every destination holds a token of anybody.
    pub(crate) fn everywhere(&self) -> bool {
        let tokens = self.all_tokens();
        Destination::all().all(|destination| tokens & self.components.locations_of[destination as usize] != 0)
    }
}
