//! Everything true at one moment of a match.

use engine::Seat;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::board::{Achievement, Difficulty, Goal, Mode, Variant};
use crate::components::{COPIES, Class, Components, LOCATIONS, Print, SLOTS};
use crate::flown::Flown;
use crate::items::{Items, Packed};
use crate::kind::{Card, CardSet, Face, Kind};

/// What the active player is asked (RM-TURN-2 to RM-TURN-6); everything in between happens by itself.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The action phase: any action, a launch, or the end of the turn.
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

impl Phase {
    /// Whether a transaction is open, which only its owner may know (RM-PAY-8).
    pub(crate) const fn is_trade(self) -> bool {
        matches!(self, Phase::Basket | Phase::Paying)
    }

    /// Whether a launch is going on.
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
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Spot {
    /// The Mission Plan.
    Plan,
    /// The Launch Pad.
    Pad,
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
    pub(crate) achievements: [u8; Achievement::ALL.len()],
    /// $20 and Science tokens that are face down.
    pub(crate) used: [u8; 2],
    /// The Personal Goals; in solitaire the one mandatory goal.
    pub(crate) goals: [Option<Goal>; 2],
    /// Locations with a mission token, as a bit set.
    pub(crate) tokens: u16,
    /// The victory track.
    pub(crate) vp: u8,
    /// How the last flight ended.
    pub(crate) flown: Option<Flown>,
}

impl Board {
    /// Missions fulfilled.
    pub(crate) const fn missions(&self) -> u32 {
        self.tokens.count_ones()
    }

    pub(crate) const fn has(&self, achievement: Achievement) -> u8 {
        self.achievements[achievement.index()]
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
}

impl Basket {
    /// The Hand cards to be placed.
    pub(crate) fn placed(&self) -> CardSet {
        self.plan.map_or(self.pad, |card| self.pad.or(CardSet::only(card)))
    }

    /// How many cards are in it.
    pub(crate) fn len(&self) -> u32 {
        self.slots.count_ones() + u32::from(self.engine.is_some()) + self.placed().len()
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
        self.variants >> variant.index() & 1 == 1
    }

    /// How many slots the display has (RM-SETUP-5, RM-VAR-4).
    pub(crate) fn slots(&self) -> usize {
        let wide = self.components.variants[Variant::WideMarket.index()];
        usize::from(if self.plays_with(Variant::WideMarket) { wide } else { self.components.slots })
    }

    /// Which copy of Industrial Espionage a card is, if it is one.
    #[inline]
    pub(crate) fn copy_number(&self, card: Card) -> Option<usize> {
        let espionage = self.components.espionage;
        espionage.contains(card).then(|| card.index() - espionage.0.trailing_zeros() as usize)
    }

    /// What a card shows now (RM-CARD-18).
    #[inline]
    pub(crate) fn face(&self, card: Card) -> Face {
        match self.copy_number(card).and_then(|number| self.copies[number]) {
            Some(kind) => Face { kind, copied: true },
            None => Face { kind: self.components.kind(card), copied: false },
        }
    }

    /// What is printed on the face a card shows now.
    #[inline]
    pub(crate) fn print(&self, card: Card) -> &'static Print {
        self.components.print(self.face(card).kind)
    }

    /// What a card gives its owner: all its items at once (RM-ITEM-2, RM-PAY-2).
    #[inline]
    pub(crate) fn items(&self, owner: usize, card: Card) -> Items {
        let print = self.print(card);
        let mut items = print.items;
        if print.money_per_mission > 0 {
            items.money += print.money_per_mission * self.boards[owner].missions() as u16; // RM-ITEM-12
        }
        items
    }

    /// All that some cards of the active player give.
    #[inline]
    pub(crate) fn sum(&self, cards: CardSet) -> Items {
        let varying = cards.and(self.components.varying);
        let steady =
            cards.minus(varying).fold(Packed::default(), |sum, card| sum + self.components.packed[card.index()]);
        let owner = self.active.index();
        varying.fold(steady.into(), |sum, card| sum + self.items(owner, card))
    }

    /// One card of each face among some cards: the one with the lowest number.
    #[inline]
    pub(crate) fn distinct(&self, cards: CardSet) -> CardSet {
        let mut distinct = cards.and(self.components.single);
        let mut rest = cards.minus(distinct);
        while let Some(card) = rest.first() {
            distinct.insert(card);
            rest = rest.minus(self.components.cards_of[self.components.kind(card).index()]);
        }
        let copiers = cards.and(self.components.espionage);
        if copiers.len() > 1 { distinct.or(self.distinct_copies(copiers)) } else { distinct }
    }

    /// The same among cards that may be copies of different things.
    fn distinct_copies(&self, copiers: CardSet) -> CardSet {
        let earlier = |card| copiers.into_iter().take_while(move |&other| other != card);
        copiers.filter(|&card| !earlier(card).any(|other| self.face(other) == self.face(card))).collect()
    }

    /// The different faces among some cards.
    #[inline]
    pub(crate) fn faces(&self, cards: CardSet) -> impl Iterator<Item = Face> {
        self.distinct(cards).map(|card| self.face(card))
    }

    /// A card among some that shows this face. Of equal cards in Hand, one that everybody knows of goes first, so that the
    /// choice of copy tells nothing.
    pub(crate) fn find(&self, cards: CardSet, face: Face) -> Option<Card> {
        let printed = if face.copied { self.components.espionage } else { self.components.cards_of[face.kind.index()] };
        let candidates = cards.and(printed);
        let known = candidates.and(self.board().known);
        known.into_iter().chain(candidates).find(|&card| self.face(card) == face)
    }

    /// Whether an Asset of this name is among some cards (RM-PLACE-8).
    pub(crate) fn has_asset(&self, cards: CardSet, kind: Kind) -> bool {
        self.components.print(kind).class == Class::Asset && cards.into_iter().any(|card| self.face(card).kind == kind)
    }
}
