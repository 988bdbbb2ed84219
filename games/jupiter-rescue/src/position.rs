//! Everything true at one moment of a match.

use engine::{Seat, Seats};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::board::Board;
use crate::cards::{CARDS, Card, Cards, Hand, Pile};
use crate::components::{COMMAND_DISH, Components, Module, POWER_PLANT};
use crate::geometry::TILES;
use crate::options::Options;
use crate::space::{Space, Tile, Tiles};

/// The most players.
pub(crate) const SEATS: usize = 7;

/// What is to be decided now; everything in between happens by itself.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// A seat makes one of its two cards its core: in setup, or having come back (JR-SET-8, JR-VULN-4).
    ChooseCore(Seat),
    /// Seat 0 names the first player (JR-GRP-1).
    ChooseFirst,
    /// The Pod is to be docked (JR-POD-8).
    Dock(Docking),
    /// The Actions step: the menu, or the next step of a polite passage.
    Actions,
    /// Grenadier's second target, next to this space (JR-GREN-1).
    Grenade(Space),
    /// Follower's second Colonist (JR-FOLL-1).
    Follow(Follow),
    /// Which cards change hands with this seat (JR-TRADE-1).
    Trade(Seat),
    /// Whether this seat agrees to the trade (JR-TRADE-6).
    Ask(Seat),
    /// Module Control: which tile (JR-MOD-1).
    LiftTile,
    /// Module Control: where to.
    SetTile(Tile),
    /// Data Core in solo: which core goes (JR-SOLO-3).
    ReplaceCore,
    /// Data Core: which card becomes this core (JR-DATA-1).
    InstallCore(u8),
    /// The die is rolled: Phase Shift, Suppressant, or go on (JR-INV-2).
    Rolled,
    /// Suppressant: which tile (JR-SUPP-1).
    Suppress,
    /// Where a Creep is put on this tile (JR-PLACE-1).
    Place(Tile),
    /// A Setback is drawn: Suppressant, or go on (JR-DRAW-2).
    Setback,
    /// Too many cards in hand (JR-DRAW-3).
    Discard,
    /// The match is over.
    Over(End),
}

/// Why the Pod is to be docked.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Docking {
    /// For the first time (JR-SET-10).
    First,
    /// It is due (JR-POD-7).
    Return,
    /// By Pilot (JR-PILOT-2).
    Pilot,
}

/// A Command that another Colonist may follow.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Follow {
    /// The dome that was left.
    pub(crate) vacated: Space,
    /// Where the commanded Colonist went.
    pub(crate) to: Space,
    /// Whose Robot commands.
    pub(crate) actor: Seat,
}

/// How a match ends (JR-END-5).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// Enough Colonists and all Robots are away (JR-END-1).
    Won,
    /// The last Power Plant module is gone (JR-END-3).
    NoPowerPlant,
    /// The last Command Dish module is gone (JR-END-3).
    NoCommandDish,
    /// Too few Colonists are left (JR-END-4).
    TooFewColonists,
    /// All Robots are out while the Pod is docked (JR-VULN-6).
    NoRobots,
    /// Time is up (JR-SAFE-1).
    TurnCap,
}

/// A figure on its way through an occupied dome (JR-POLITE-2). It is not among the figures standing on domes.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Passage {
    /// Whose Robot it is; `None` for a Colonist.
    pub(crate) robot: Option<Seat>,
    /// The dome it is passing through.
    pub(crate) at: Space,
}

/// A trade being put together (JR-TRADE-1).
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Exchange {
    /// Cards the active seat gives.
    pub(crate) given: Hand,
    /// Cards the active seat takes.
    pub(crate) taken: Hand,
}

impl Exchange {
    pub(crate) fn is_empty(self) -> bool {
        self.given.is_empty() && self.taken.is_empty()
    }
}

/// A match of Jupiter Rescue at one moment.
#[derive(Copy, Clone, Debug)]
pub struct JupiterRescue {
    pub(crate) board: Board,
    pub(crate) options: Options,
    pub(crate) players: u8,
    /// The starting number of Colonists, N (JR-SET-5).
    pub(crate) start: u8,
    /// The seat whose turn it is; in setup the one that decides.
    pub(crate) active: Seat,
    pub(crate) phase: Phase,
    /// Counts all turns of all players from 1; 0 in setup.
    pub(crate) turn: u16,

    /// Colonists in the Pod; it never holds a Creep (JR-POD-1).
    pub(crate) aboard: u8,
    pub(crate) saved: u8,
    pub(crate) lost: u8,
    /// At whose turn the undocked Pod comes back (JR-POD-5).
    pub(crate) returns: Option<Seat>,
    /// Where each seat's Robot is.
    pub(crate) places: [Space; SEATS],
    pub(crate) passage: Option<Passage>,

    /// The core of each seat; the second one only in solo (JR-SOLO-1).
    pub(crate) cores: [[Option<Card>; 2]; SEATS],
    pub(crate) hands: [Hand; SEATS],
    /// The top card is the last one.
    pub(crate) deck: ArrayVec<[Card; CARDS]>,
    pub(crate) discard: Pile,
    /// The Setback being resolved.
    pub(crate) drawn: Option<Card>,
    /// Seats that still choose a core.
    pub(crate) choosing: Seats,

    /// Actions spent this turn.
    pub(crate) spent: i8,
    /// Boosts used this turn.
    pub(crate) boosts: i8,
    /// Full Turn cards in effect (JR-CARD-4).
    pub(crate) activated: Cards,
    /// Once Per Turn cores used this turn, as a bit set of their places (JR-CARD-6).
    pub(crate) used: u8,
    /// Seats that refused a trade this turn (JR-TRADE-6).
    pub(crate) refused: Seats,
    pub(crate) exchange: Exchange,

    /// The invasion die; 0 before the roll.
    pub(crate) die: u8,
    /// Tiles that get no figures until the end of this turn (JR-SUPP-3).
    pub(crate) shielded: Tiles,
    /// Tiles whose Colonists are safe in the next Conversion step (JR-SUPP-3).
    pub(crate) calm: Tiles,
    /// Tiles still to get a Creep.
    pub(crate) queue: Tiles,
    /// Their exposed sides when the step began (JR-INV-5).
    pub(crate) edges: [u8; TILES],
    /// Tiles on which a Creep was placed in this turn's Invasion (JR-SURGE-1).
    pub(crate) invaded: Tiles,
}

impl JupiterRescue {
    pub(crate) fn the_box(&self) -> &'static Components {
        self.board.components
    }

    pub(crate) fn solo(&self) -> bool {
        self.players == 1
    }

    pub(crate) fn hand(&self) -> Hand {
        self.hands[self.active.index()]
    }

    pub(crate) fn hand_mut(&mut self) -> &mut Hand {
        &mut self.hands[self.active.index()]
    }

    /// Where the active seat's Robot is.
    pub(crate) fn place(&self) -> Space {
        self.places[self.active.index()]
    }

    /// Whether a seat's Robot is out (JR-VULN-2).
    pub(crate) fn is_out(&self, seat: Seat) -> bool {
        self.places[seat.index()] == Space::OUT
    }

    /// How many Colonists must be saved (JR-END-1, JR-HERO-1).
    pub(crate) fn target(&self) -> u8 {
        if self.options.ultimate_heroes { self.start } else { self.the_box().rules.rescue_target }
    }

    /// Colonists on the board, one on its way through a dome included.
    pub(crate) fn standing(&self) -> u8 {
        let passing = self.passage.is_some_and(|passage| passage.robot.is_none());
        self.board.colonists_standing() + u8::from(passing)
    }

    /// What the loss tracker shows (JR-SET-11).
    pub(crate) fn tracker(&self) -> u8 {
        self.start - self.lost
    }

    /// How many actions this turn has, worked out anew at every moment (JR-ACT-1, JR-SUPER-4).
    pub(crate) fn allowance(&self) -> i8 {
        let rules = &self.the_box().rules;
        let covered = !self.covered(COMMAND_DISH).is_empty();
        rules.actions_per_turn + self.boosts - if covered { rules.dish_penalty } else { 0 } // JR-SUPER-3
    }

    /// Actions left this turn.
    pub(crate) fn left(&self) -> i8 {
        self.allowance() - self.spent
    }

    /// How many cards a seat may keep (JR-HAND-1, JR-SUPER-2).
    pub(crate) fn hand_limit(&self) -> u8 {
        let rules = &self.the_box().rules;
        rules.hand_limit.saturating_sub(rules.hand_limit_per_plant * self.covered(POWER_PLANT).len() as u8)
    }

    /// The tiles of a module whose Power Plant or Command Dish carries a Super Creep.
    pub(crate) fn covered(&self, module: Module) -> Tiles {
        self.board.modules(module).and(self.board.supers)
    }

    /// Whether an ability is in effect on the active seat's actions (JR-CARD-4, JR-CARD-6, JR-CARD-7).
    pub(crate) fn in_effect(&self, card: Card) -> bool {
        if card == Card::Override && self.solo() {
            return false; // JR-SOLO-2
        }
        self.activated.contains(card) || card.is_lasting_core() && self.cores[self.active.index()].contains(&Some(card))
    }

    /// Whether a card gives an action: in solo Override does, too (JR-SOLO-2).
    pub(crate) fn is_boost(&self, card: Card) -> bool {
        card == Card::Boost || card == Card::Override && self.solo()
    }

    /// Whether a core of this kind is used once per turn.
    fn is_once(&self, card: Card) -> bool {
        !card.is_lasting_core() || self.is_boost(card)
    }

    /// The active seat's Once Per Turn cores of a kind that are not used yet, as places (JR-CARD-6, JR-SOLO-3).
    pub(crate) fn ready_cores(&self, card: Card) -> impl Iterator<Item = u8> {
        let (cores, used, once) = (self.cores[self.active.index()], self.used, self.is_once(card));
        (0..2).filter(move |&slot| once && cores[usize::from(slot)] == Some(card) && used >> slot & 1 == 0)
    }

    pub(crate) fn has_ready_core(&self, card: Card) -> bool {
        self.ready_cores(card).next().is_some()
    }

    /// Who is to decide.
    pub(crate) fn deciders(&self) -> Seats {
        match self.phase {
            Phase::Over(_) => Seats::NONE,
            Phase::ChooseCore(seat) | Phase::Ask(seat) => Seats::only(seat),
            Phase::ChooseFirst => Seats::only(Seat::new(0)),
            Phase::Dock(_)
            | Phase::Actions
            | Phase::Grenade(_)
            | Phase::Follow(_)
            | Phase::Trade(_)
            | Phase::LiftTile
            | Phase::SetTile(_)
            | Phase::ReplaceCore
            | Phase::InstallCore(_)
            | Phase::Rolled
            | Phase::Suppress
            | Phase::Place(_)
            | Phase::Setback
            | Phase::Discard => Seats::only(self.active),
        }
    }

    /// Whether a figure is on its way through an occupied dome (JR-POLITE-2).
    #[must_use]
    pub fn is_passing(&self) -> bool {
        self.passage.is_some()
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over(_))
    }
}
