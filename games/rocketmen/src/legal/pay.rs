//! Paying: what is asked, what is given, and what may still pay (RM-PAY-1 to RM-PAY-10).

use engine::{refuse, unless};
use tinyvec::ArrayVec;

use crate::action::Source;
use crate::board::Achievement;
use crate::card::{Card, CardSet, Face};
use crate::items::Items;
use crate::legal::{About, Found, May, Reason};
use crate::position::{Phase, Rocketmen, Trade};

impl Rocketmen {
    /// All that could still pay: the Hand without the basket, and face-up tokens (RM-PAY-1). Rocket and Hand size tokens
    /// never do (RM-ITEM-10).
    pub(crate) fn purse(&self) -> Items {
        let board = self.board();
        let mut purse = self.sum(board.hand);
        purse.money += self.components.cash * u16::from(board.cash_left());
        purse.science += board.science_left();
        purse
    }

    /// The price of the basket (RM-BUY-1, RM-PLACE-1).
    pub(crate) fn price(&self) -> Items {
        match self.basket.trade {
            Trade::Place => Items::money(self.components.placement_cost * self.basket.placed().len() as u16),
            Trade::Buy if self.basket.slots == 0 && self.basket.engine.is_none() => Items::default(),
            Trade::Buy => {
                let engine = self.basket.engine.map_or(Items::default(), |engine| self.cost(engine));
                let chosen = (0..self.display.len()).filter(|&slot| self.basket.has_slot(slot as u8));
                let cards = chosen.filter_map(|slot| self.display[slot]);
                cards.fold(engine, |price, card| price + self.cost(self.components.kind(card)))
            }
        }
    }

    /// What is given so far; it pays for all the basket (RM-PLACE-4). In a Place the money of the basket itself comes first,
    /// unless it is left unused (RM-PLACE-2).
    pub(crate) fn given(&self) -> Items {
        let basket = &self.basket;
        let mut given = self.sum(basket.paid);
        given.money += self.components.cash * u16::from(basket.cash);
        given.science += basket.science;
        if !basket.elsewhere {
            given.money += self.own_money();
        }
        given
    }

    /// The money of the cards to be placed.
    pub(crate) fn own_money(&self) -> u16 {
        self.sum(self.basket.placed()).money
    }

    pub(super) fn may_close(&self) -> May {
        match self.phase {
            Phase::Basket => Ok(()),
            Phase::Paying => refuse("RM-PAY-1", Reason::BasketClosed),
            Phase::Actions => refuse("RM-PAY-1", Reason::NoBasket),
            _ => self.not_now(About::Turn),
        }
    }

    /// RM-PLACE-2: the basket's own money may be left unused if there is some, and something else can pay it all.
    pub(super) fn may_close_elsewhere(&self) -> May {
        self.may_close()?;
        let own = self.own_money();
        unless(own > 0, "RM-PLACE-2", Reason::NoOwnMoney)?;
        let short = self.price().money.saturating_sub(self.purse().money - own);
        unless(short == 0, "RM-PLACE-2", Reason::ElsewhereShort(short))
    }

    pub(super) fn may_pay(&self, source: Source) -> May {
        match self.phase {
            Phase::Paying => {}
            Phase::Basket => return refuse("RM-PAY-1", Reason::CloseFirst),
            Phase::Actions => return refuse("RM-PAY-1", Reason::NoBasket),
            _ => return self.not_now(About::Hand),
        }
        let (given, price) = (self.given(), self.price());
        unless(!given.cover(&price), "RM-PAY-5", Reason::Covered)?;
        let items = self.source_items(source)?;
        if given.helped_by(&items, &price) {
            return Ok(());
        }
        match (self.basket.trade, source) {
            (Trade::Place, Source::Card(face)) if items.icons() > 0 => {
                refuse("RM-PLACE-3", Reason::PlacingCostsMoney(face))
            }
            (Trade::Place, Source::Science) => refuse("RM-PLACE-3", Reason::ScienceInPlacing),
            (_, Source::Card(face)) => refuse("RM-PAY-5", Reason::Useless(face)),
            (_, Source::Cash | Source::Science) => refuse("RM-PAY-5", Reason::UselessToken),
        }
    }

    /// What a source would give, if it is there (RM-PAY-1, RM-PAY-2).
    fn source_items(&self, source: Source) -> Found<Items> {
        let basket = &self.basket;
        match source {
            Source::Card(face) => {
                let committed = self.find(self.board().hand.without(basket.paid), face).is_none();
                unless(!committed || !self.has(basket.paid, face), "RM-PAY-6", Reason::InBasket(face))?;
                let card = self.unspent(face, basket.paid.or(basket.placed()), "RM-PAY-1")?;
                Ok(self.items(self.active.index(), card))
            }
            Source::Cash => {
                self.may_flip(source, Achievement::Cash, self.board().cash_left() > basket.cash)?;
                Ok(Items::money(self.components.cash))
            }
            Source::Science => {
                self.may_flip(source, Achievement::Science, self.board().science_left() > basket.science)?;
                Ok(Items::SCIENCE)
            }
        }
    }

    /// RM-ITEM-9: a token pays once a turn.
    fn may_flip(&self, token: Source, kind: Achievement, face_up: bool) -> May {
        unless(self.board().has(kind) > 0, "RM-ITEM-9", Reason::NoToken(token))?;
        unless(face_up, "RM-ITEM-9", Reason::TokenUsed(token))
    }

    /// The Hand card that shows a face and is not taken for something else; or where it is instead. `clause` is what asks for
    /// a Hand card.
    pub(super) fn in_hand(&self, face: Face, taken: CardSet, clause: &'static str) -> Found<Card> {
        let hand = self.board().hand;
        if let Some(card) = self.find(hand.without(taken), face) {
            return Ok(card);
        }
        unless(!self.has(hand, face), clause, Reason::InBasket(face))?;
        unless(!self.has(self.bought, face), "RM-BUY-5", Reason::JustPlayed(face))?;
        unless(!self.has(self.area, face), "RM-ZONE-4", Reason::JustPlayed(face))?;
        refuse(clause, Reason::NotInHand(face))
    }

    /// The same for a card that is to serve a transaction: one that has paid already serves no other (RM-PAY-6).
    pub(super) fn unspent(&self, face: Face, taken: CardSet, clause: &'static str) -> Found<Card> {
        let held = self.in_hand(face, taken, clause);
        let spent = held.is_err() && !self.has(self.board().hand, face) && self.has(self.spent, face);
        unless(!spent, "RM-PAY-6", Reason::Spent(face))?;
        held
    }

    /// Whether a card of this face is among some.
    fn has(&self, cards: CardSet, face: Face) -> bool {
        self.find(cards, face).is_some()
    }

    /// The sources that give what is wanted: those first that lose least of what else they could do.
    pub(super) fn each_source(&self, wanted: impl Fn(&Items, &Items, &Items) -> bool, each: &mut impl FnMut(Source)) {
        let (given, price) = (&self.given(), &self.price());
        let (board, basket) = (self.board(), &self.basket);
        let mut sources: ArrayVec<[(i32, Option<Source>); 48]> = ArrayVec::new();
        let mut offer = |source: Source, items: Items, spared: i32| {
            if !wanted(given, &items, price) {
                return;
            }
            let rank = waste(given, &items, price) + spared;
            let place = sources.iter().position(|other| other.0 > rank).unwrap_or(sources.len());
            sources.insert(place, (rank, Some(source)));
        };
        if board.cash_left() > basket.cash {
            offer(Source::Cash, Items::money(self.components.cash), -5);
        }
        if board.science_left() > basket.science {
            // A face-up Science token would boost a launch (RM-LAUNCH-6).
            offer(Source::Science, Items::SCIENCE, if board.plan.is_some() { 15 } else { 0 });
        }
        for card in self.distinct(board.hand.without(basket.paid).without(basket.placed())) {
            // An effect that comes with paying is worth having (RM-WTP-1).
            let spared = if self.fires_when_paying(card) { -8 } else { 0 };
            offer(Source::Card(self.face(card)), self.items(self.active.index(), card), spared);
        }
        sources.iter().filter_map(|&(_, source)| source).for_each(each);
    }
}

/// How much of a source is lost on a price: money beyond it, and icons it does not ask for (RM-PAY-4).
fn waste(given: &Items, source: &Items, price: &Items) -> i32 {
    let missing = price.money.saturating_sub(given.money);
    let money = i32::from(source.money.saturating_sub(missing));
    // Of sources that lose nothing the larger go first, so that the small ones can make up the rest.
    let large = i32::from(source.money.min(missing)) / 20;
    let used = match price.icons() {
        0 => 0,
        _ => i32::from((*given + *source).matched(price)) - i32::from(given.matched(price)),
    };
    let idle = i32::from(source.icons()) - used;
    money - large + 9 * idle + 4 * i32::from(source.rocket)
}
