//! Which cards may be used, and how: free plays, trades, Module Control.

use engine::Seat;

use crate::action::Action;
use crate::cards::{Card, Hand, Scope};
use crate::geometry::Cell;
use crate::position::JupiterRescue;
use crate::space::{Space, Tile};

impl JupiterRescue {
    /// Everything in the Actions step that costs no action: Boosts, activations, Events (JR-CARD-4, JR-CARD-5), as many
    /// as one has (JR-CARD-2).
    pub(crate) fn list_free(&self, add: &mut impl FnMut(Action)) {
        for card in self.hand().kinds() {
            if self.may_play(card) {
                add(Action::Play(card));
            }
        }
        // Two cores of one kind are one entry.
        for card in self.replaceable_cores() {
            if self.may_use_core(card) {
                add(Action::Core(card));
            }
        }
    }

    pub(super) fn may_play(&self, card: Card) -> bool {
        match card {
            _ if self.is_boost(card) => true,
            _ if card.scope() == Scope::Turn => !self.in_effect(card), // JR-CARD-9
            Card::DataCore => self.hand().len() > 1,                   // JR-DATA-1
            Card::ModuleControl => self.can_move_a_tile(),
            Card::Pilot => true, // JR-PILOT-1, JR-PILOT-2
            _ => false,
        }
    }

    pub(super) fn may_use_core(&self, card: Card) -> bool {
        self.has_ready_core(card)
            && match card {
                _ if self.is_boost(card) => true,
                Card::DataCore => !self.hand().is_empty(), // JR-DATA-2
                Card::ModuleControl => self.can_move_a_tile(),
                Card::Pilot => true,
                _ => false,
            }
    }

    /// The kinds of cores that Data Core from the hand may replace (JR-SOLO-3).
    pub(crate) fn replaceable_cores(&self) -> impl Iterator<Item = Card> {
        let cores = self.cores[self.active.index()];
        let second = cores[1].filter(|_| cores[1] != cores[0]);
        cores[0].into_iter().chain(second)
    }

    // ------------------------------------------------------------------ Invasion and Setbacks

    /// A card or a core that is used at its own moment.
    pub(super) fn list_uses(&self, card: Card, add: &mut impl FnMut(Action)) {
        if self.hand().has(card) {
            add(Action::Play(card));
        }
        if self.has_ready_core(card) {
            add(Action::Core(card));
        }
    }

    pub(super) fn list_suppressants(&self, add: &mut impl FnMut(Action)) {
        if self.something_to_suppress() {
            self.list_uses(Card::Suppressant, add);
        }
    }

    pub(super) fn something_to_suppress(&self) -> bool {
        !self.board.standing.without(self.suppressed()).is_empty()
    }

    /// Whether the active seat can answer a roll (JR-INV-2).
    pub(crate) fn can_answer_roll(&self) -> bool {
        self.hand().has(Card::PhaseShift) || self.has_ready_core(Card::PhaseShift) || self.can_answer_setback()
    }

    /// Whether the active seat can answer a Setback (JR-DRAW-2).
    pub(crate) fn can_answer_setback(&self) -> bool {
        (self.hand().has(Card::Suppressant) || self.has_ready_core(Card::Suppressant)) && self.something_to_suppress()
    }

    // ------------------------------------------------------------------ trades

    /// Whether a seat's Robot is where the active seat can trade with it (JR-TRADE-1, JR-TRADE-5, JR-BULL-2).
    pub(super) fn in_trading_range(&self, partner: Seat) -> bool {
        let (own, other) = (self.place(), self.places[partner.index()]);
        let together = own == Space::POD && other == Space::POD;
        other != Space::OUT && (together || self.reach(own).has(other.tile()) && self.on_board(other))
    }

    /// The cards that could still be taken from a partner (JR-TRADE-6).
    pub(super) fn takeable(&self, partner: Seat) -> Hand {
        if self.refused.contains(partner) {
            Hand::default()
        } else {
            self.hands[partner.index()].minus(self.exchange.taken)
        }
    }

    /// The cards that could still be given.
    pub(super) fn givable(&self) -> Hand {
        self.hand().minus(self.exchange.given)
    }

    pub(super) fn list_trades(&self, add: &mut impl FnMut(Action)) {
        for partner in Seat::all(self.players).filter(|&seat| seat != self.active) {
            if self.in_trading_range(partner) && !(self.hand().is_empty() && self.takeable(partner).is_empty()) {
                add(Action::Trade(partner));
            }
        }
    }

    pub(super) fn list_exchange(&self, partner: Seat, add: &mut impl FnMut(Action)) {
        self.givable().kinds().map(Action::Give).for_each(&mut *add);
        self.takeable(partner).kinds().map(Action::Take).for_each(&mut *add);
        if !(self.exchange.given.is_empty() && self.exchange.taken.is_empty()) {
            add(Action::Finish);
        }
    }

    // ------------------------------------------------------------------ Module Control

    /// Two exposed sides next to each other (JR-MOD-1).
    pub(super) fn is_loose(&self, tile: Tile) -> bool {
        let sides = self.board.exposed(tile);
        sides & (sides >> 1 | sides << 5) != 0
    }

    /// The docked Pod's cell, if this tile is the only one it touches: then it must stay within touch (JR-MOD-3).
    fn held_dock(&self, tile: Tile) -> Option<Cell> {
        self.board.dock.filter(|_| self.board.around(Tile::POD).into_iter().all(|other| other == tile))
    }

    /// The cells a tile may be moved to (JR-MOD-1, JR-MOD-3).
    pub(crate) fn landings(&self, tile: Tile) -> impl Iterator<Item = Cell> {
        let held = self.held_dock(tile);
        self.free_cells(Some(tile)).into_iter().filter(move |cell| held.is_none_or(|dock| cell.towards(dock).is_some()))
    }

    pub(super) fn can_lift(&self, tile: Tile) -> bool {
        if !self.is_loose(tile) {
            return false;
        }
        if self.held_dock(tile).is_some() {
            return self.landings(tile).next().is_some();
        }
        // Any free side of another tile will do.
        let others = self.board.standing.filter(|&other| other != tile);
        others.into_iter().any(|other| (0..6).any(|direction| self.board.neighbour(other, direction).is_none()))
    }

    pub(super) fn can_move_a_tile(&self) -> bool {
        self.board.standing.into_iter().any(|tile| self.can_lift(tile))
    }
}
