//! Trades: with whom, and which cards (JR-TRADE-1 to JR-TRADE-6).

use engine::{Seat, refuse, unless};

use crate::cards::{Card, Hand};
use crate::legal::{May, Reason};
use crate::position::{JupiterRescue, Phase};
use crate::space::{Space, Tiles};

impl JupiterRescue {
    /// JR-TRADE-1; another partner needs another trade (JR-TRADE-2).
    pub(super) fn may_trade(&self, partner: Seat) -> May {
        if let Phase::Trade(partner) = self.phase {
            return refuse("JR-TRADE-2", Reason::OnePartner(partner));
        }
        if !self.at_menu() {
            return self.first_things_first();
        }
        let other = partner != self.active && partner.index() < usize::from(self.players);
        unless(other, "JR-TRADE-1", Reason::NoPartner)?;
        self.may_spend(1)?;
        let near = self.is_in_trading_range(partner, self.reach(self.place()));
        unless(near, "JR-TRADE-1", Reason::PartnerFar(partner))?;
        if self.has_cards_to_trade(partner) {
            return Ok(());
        }
        unless(!self.refused.contains(partner), "JR-TRADE-6", Reason::WasRefused(partner))?;
        refuse("JR-TRADE-1", Reason::NothingToTrade(partner))
    }

    /// Whether a seat's Robot is where the active seat can trade with it (JR-TRADE-1, JR-TRADE-5, JR-BULL-2).
    pub(crate) fn is_in_trading_range(&self, partner: Seat, reach: Tiles) -> bool {
        let (own, other) = (self.place(), self.places[partner.index()]);
        let together = own == Space::POD && other == Space::POD;
        other != Space::OUT && (together || reach.contains(other.tile()) && self.on_board(other))
    }

    pub(super) fn has_cards_to_trade(&self, partner: Seat) -> bool {
        !self.givable().is_empty() || !self.takeable(partner).is_empty()
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

    pub(super) fn may_give(&self, card: Card) -> May {
        let Phase::Trade(_) = self.phase else { return self.not_due("JR-TRADE-1", Reason::NoTrade) };
        if self.givable().has(card) { Ok(()) } else { self.refuse_card(card, self.active, self.exchange.given) }
    }

    pub(super) fn may_take(&self, card: Card) -> May {
        let Phase::Trade(partner) = self.phase else { return self.not_due("JR-TRADE-1", Reason::NoTrade) };
        unless(!self.refused.contains(partner), "JR-TRADE-6", Reason::WasRefused(partner))?;
        if self.takeable(partner).has(card) { Ok(()) } else { self.refuse_card(card, partner, self.exchange.taken) }
    }

    /// The owner has no (further) such card to trade.
    fn refuse_card(&self, card: Card, owner: Seat, moved: Hand) -> May {
        unless(!moved.has(card), "JR-TRADE-1", Reason::MovedAlready { card, owner })?;
        let core = self.cores[owner.index()].contains(&Some(card));
        let activated = owner == self.active && self.activated.contains(card);
        unless(!core && !activated, "JR-TRADE-3", Reason::NotTradable { card, owner })?;
        refuse("JR-TRADE-1", Reason::NotInHand { card, owner })
    }

    /// At least one card changes hands (JR-TRADE-1).
    pub(super) fn may_finish(&self) -> May {
        let Phase::Trade(_) = self.phase else { return self.not_due("JR-TRADE-1", Reason::NoTrade) };
        unless(!self.exchange.is_empty(), "JR-TRADE-1", Reason::TradeEmpty)
    }

    /// JR-TRADE-6
    pub(super) fn may_answer_trade(&self) -> May {
        if let Phase::Ask(_) = self.phase { Ok(()) } else { self.first_things_first() }
    }
}
