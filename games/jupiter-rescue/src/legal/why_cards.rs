//! Why a card, a core or a trade is refused.

use engine::{Refusal, Seat, phrase};

use crate::action::Action;
use crate::cards::{Card, Hand};
use crate::legal::why::refuse;
use crate::position::JupiterRescue;
use crate::words::card_name;

impl JupiterRescue {
    fn has_core(&self, card: Card) -> bool {
        self.cores[self.active.index()].contains(&Some(card))
    }

    /// JR-ACT-1: nothing is left to pay with.
    pub(super) fn too_dear(&self, cost: i8) -> Refusal {
        let (left, allowance) = (self.left().max(0), self.allowance());
        refuse("JR-ACT-1", phrase!("refuse-too-dear", cost = cost, left = left, allowance = allowance))
    }

    /// `play CARD` in the Actions step.
    pub(super) fn against_play(&self, card: Card) -> Refusal {
        let name = card_name(card);
        if card.is_setback() {
            return refuse("JR-DRAW-2", phrase!("refuse-setback", card = name));
        }
        if self.in_effect(card) && card != Card::Sniper {
            return refuse("JR-CARD-9", phrase!("refuse-in-effect", card = name));
        }
        if !self.hand().has(card) {
            let key = if self.has_core(card) { "refuse-is-core" } else { "refuse-not-in-hand" };
            return refuse("JR-CARD-1", phrase!(key, card = name, seat = self.active));
        }
        self.against_use(card, "JR-DATA-1")
    }

    /// `core CARD` in the Actions step.
    pub(super) fn against_core(&self, card: Card) -> Refusal {
        let name = card_name(card);
        if !self.has_core(card) {
            return refuse("JR-CARD-6", phrase!("refuse-not-a-core", card = name));
        }
        if self.in_effect(card) {
            return refuse("JR-CARD-9", phrase!("refuse-in-effect", card = name));
        }
        if !self.has_ready_core(card) {
            return refuse("JR-CARD-6", phrase!("refuse-core-used", card = name));
        }
        self.against_use(card, "JR-DATA-2")
    }

    /// The card is there, but cannot be used like this now.
    fn against_use(&self, card: Card, data_clause: &'static str) -> Refusal {
        let name = card_name(card);
        match card {
            Card::DataCore => refuse(data_clause, phrase!("refuse-no-other-card")),
            Card::ModuleControl => refuse("JR-MOD-1", phrase!("refuse-no-tile-moves")),
            Card::PhaseShift | Card::Suppressant => refuse("JR-CARD-5", phrase!("refuse-not-in-actions", card = name)),
            _ => refuse("JR-CARD-3", phrase!("refuse-with-an-action", card = name)),
        }
    }

    pub(super) fn against_trade(&self, partner: Seat) -> Refusal {
        if partner == self.active || partner.index() >= usize::from(self.players) {
            return refuse("JR-TRADE-1", phrase!("refuse-no-partner"));
        }
        if self.left() < 1 {
            return self.too_dear(1);
        }
        if !self.in_trading_range(partner) {
            return refuse("JR-TRADE-1", phrase!("refuse-partner-far", partner = partner));
        }
        if self.refused.contains(partner) {
            return refuse("JR-TRADE-6", phrase!("refuse-was-refused", partner = partner));
        }
        refuse("JR-TRADE-1", phrase!("refuse-nothing-to-trade", partner = partner))
    }

    /// While a trade is put together.
    pub(super) fn against_exchange(&self, partner: Seat, action: &Action) -> Refusal {
        match *action {
            Action::Give(card) => self.against_card_moving(card, self.active, self.exchange.given),
            Action::Take(_) if self.refused.contains(partner) => {
                refuse("JR-TRADE-6", phrase!("refuse-was-refused", partner = partner))
            }
            Action::Take(card) => self.against_card_moving(card, partner, self.exchange.taken),
            Action::Trade(_) => refuse("JR-TRADE-2", phrase!("refuse-one-partner", partner = partner)),
            Action::Finish => refuse("JR-TRADE-1", phrase!("refuse-trade-empty")),
            _ => refuse("JR-ACT-5", phrase!("refuse-trade-first")),
        }
    }

    fn against_card_moving(&self, card: Card, owner: Seat, moved: Hand) -> Refusal {
        let name = card_name(card);
        if moved.has(card) {
            return refuse("JR-TRADE-1", phrase!("refuse-moved-already", card = name, seat = owner));
        }
        let core = self.cores[owner.index()].contains(&Some(card));
        let activated = owner == self.active && self.activated >> card as u32 & 1 == 1;
        if core || activated {
            return refuse("JR-TRADE-3", phrase!("refuse-not-tradable", card = name, seat = owner));
        }
        refuse("JR-TRADE-1", phrase!("refuse-not-in-hand", card = name, seat = owner))
    }
}
