//! Trades (JR-TRADE-1 to JR-TRADE-6).

use engine::{Chance, Seat, Witness};

use crate::event::Event;
use crate::position::{Exchange, JupiterRescue, Phase};

impl JupiterRescue {
    pub(super) fn open_trade(&mut self, partner: Seat, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        self.exchange = Exchange::default();
        self.decide(Phase::Trade(partner), chance, witness);
    }

    pub(super) fn go_on_trading(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        self.decide(self.phase, chance, witness);
    }

    /// The exchange is put together; who would lose cards may be asked (JR-TRADE-6).
    pub(super) fn close_trade(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let Phase::Trade(partner) = self.phase else { return };
        self.phase = Phase::Ask(partner);
        let (seat, Exchange { given, taken }) = (self.active, self.exchange);
        if !self.options.ask_before_taking || taken.is_empty() {
            self.settle_trade(chance, witness);
            return;
        }
        witness.tell(|| Event::TradeAsked {
            seat,
            partner,
            given: given.cards().collect(),
            taken: taken.cards().collect(),
        });
    }

    /// The cards change hands, for one action whatever their number; hand limits wait (JR-TRADE-4).
    pub(super) fn settle_trade(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let Phase::Ask(partner) = self.phase else { return };
        let (seat, Exchange { given, taken }) = (self.active, std::mem::take(&mut self.exchange));
        self.hands[seat.index()] = self.hands[seat.index()].minus(given).plus(taken);
        self.hands[partner.index()] = self.hands[partner.index()].minus(taken).plus(given);
        self.spent += 1;
        witness.tell(|| Event::Traded {
            seat,
            partner,
            given: given.cards().collect(),
            taken: taken.cards().collect(),
        });
        self.resume_actions(chance, witness);
    }

    /// A refusal costs nothing and is final for this turn (JR-TRADE-6).
    pub(super) fn drop_trade(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let Phase::Ask(partner) = self.phase else { return };
        let seat = self.active;
        self.exchange = Exchange::default();
        self.refused.insert(partner);
        witness.tell(|| Event::TradeRefused { seat, partner });
        self.resume_actions(chance, witness);
    }
}
