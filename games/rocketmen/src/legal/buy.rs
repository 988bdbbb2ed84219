//! Buying: what may go into the basket (RM-BUY-1 to RM-BUY-8).

use engine::{refuse, unless};

use crate::action::Action;
use crate::components::Class;
use crate::items::Items;
use crate::kind::Kind;
use crate::legal::{About, May, Reason};
use crate::position::{Phase, Rocketmen, Trade};

impl Rocketmen {
    /// What a kind costs the active player: a Threat costs its surcharge too (RM-BUY-3, RM-THR-2, RM-THR-3).
    #[inline]
    pub(crate) fn cost(&self, kind: Kind) -> Items {
        let print = self.components.print(kind);
        let mut cost = print.cost;
        if print.class == Class::Threat {
            cost.money += self.components.surcharge(self.board().vp);
        }
        cost
    }

    /// Every card on the display, and every Engine.
    pub(super) fn each_offer(&self, each: &mut impl FnMut(Action)) {
        self.each_slot(&mut |kind, slot| each(Action::Buy(kind, slot)));
        Kind::ENGINES.into_iter().map(Action::BuyEngine).for_each(each);
    }

    /// Every card on the display with its slot.
    pub(super) fn each_slot(&self, each: &mut impl FnMut(Kind, u8)) {
        for (slot, card) in (1..).zip(self.display) {
            if let Some(card) = card {
                each(self.components.kind(card), slot);
            }
        }
    }

    /// Whether just this kind lies in a slot of the display.
    pub(super) fn shows(&self, kind: Kind, slot: u8) -> bool {
        let card = self.display.get(usize::from(slot).wrapping_sub(1)).copied().flatten();
        card.is_some_and(|card| self.components.kind(card) == kind)
    }

    /// Whether a basket may be opened or extended now: one transaction at a time, and nothing is added to a closed one.
    pub(super) fn may_fill(&self, trade: Trade) -> May {
        let same = self.basket.trade == trade;
        match self.phase {
            Phase::Actions => Ok(()),
            Phase::Basket => unless(same, "RM-TURN-6", Reason::TradeOpen),
            Phase::Paying if trade == Trade::Buy && same => refuse("RM-BUY-4", Reason::BasketClosed),
            Phase::Paying => refuse("RM-TURN-6", if same { Reason::BasketClosed } else { Reason::TradeOpen }),
            _ => self.not_now(About::Turn),
        }
    }

    pub(super) fn may_buy(&self, kind: Kind, slot: u8) -> May {
        self.may_fill(Trade::Buy)?;
        unless(self.shows(kind, slot), "RM-BUY-1", Reason::NotOnDisplay(kind, slot))?;
        unless(!self.basket.has_slot(slot - 1), "RM-BUY-1", Reason::SlotInBasket(slot))?;
        self.may_afford(kind)
    }

    pub(super) fn may_buy_engine(&self, kind: Kind) -> May {
        self.may_fill(Trade::Buy)?;
        unless(self.components.print(kind).class == Class::Engine, "RM-BUY-1", Reason::NotAnEngine(kind))?;
        unless(!self.engine_bought && self.basket.engine.is_none(), "RM-BUY-2", Reason::SecondEngine)?;
        unless(!self.pile(kind).is_empty(), "RM-BUY-8", Reason::PileEmpty(kind))?;
        self.may_afford(kind)
    }

    /// All sources together must cover the price with this card in the basket.
    fn may_afford(&self, kind: Kind) -> May {
        let (purse, price) = (self.purse(), self.price() + self.cost(kind));
        if purse.cover(&price) { Ok(()) } else { refuse("RM-PAY-9", shortage(&purse, &price)) }
    }
}

/// What all sources together lack for a price: money, and icons that nothing can meet.
fn shortage(purse: &Items, price: &Items) -> Reason {
    let mut spare = purse.science;
    let mut lack = |asked: u8, have: u8| {
        let unmet = asked.saturating_sub(have);
        let helped = unmet.min(spare);
        spare -= helped;
        unmet - helped
    };
    let computer = lack(price.computer, purse.computer);
    let composite = lack(price.composite, purse.composite);
    let biotech = lack(price.biotech, purse.biotech);
    let rocket = price.rocket.saturating_sub(purse.rocket);
    let named = computer + composite + biotech + rocket;
    let science = (price.icons() - purse.matched(price)).saturating_sub(named);
    let icons = Items { money: 0, rocket, computer, composite, biotech, science };
    Reason::Short { money: price.money.saturating_sub(purse.money), icons }
}
