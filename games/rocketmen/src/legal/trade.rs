//! Buying, placing and paying: what may go into a basket and what may pay for it.

use crate::action::{Action, Source};
use crate::components::Class;
use crate::items::Items;
use crate::kind::{Card, CardSet, Face, Kind};
use crate::legal::{May, Obstacle};
use crate::position::{Phase, Rocketmen, Spot, Trade};

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

    /// What a kind costs the active player: a Threat costs its surcharge too (RM-BUY-3, RM-THR-2, RM-THR-3).
    pub(crate) fn cost(&self, kind: Kind) -> Items {
        let print = self.components.print(kind);
        let mut cost = print.cost;
        if print.class == Class::Threat {
            cost.money += self.components.surcharge(self.board().vp);
        }
        cost
    }

    /// The price of the basket (RM-BUY-1, RM-PLACE-1).
    pub(crate) fn price(&self) -> Items {
        match self.basket.trade {
            Trade::Place => Items::money(self.components.placement_cost * self.basket.placed().len() as u16),
            Trade::Buy if self.basket.slots == 0 && self.basket.engine.is_none() => Items::default(),
            Trade::Buy => {
                let engine = self.basket.engine.map_or(Items::default(), |engine| self.cost(engine));
                let chosen = (0..self.display.len()).filter(|slot| self.basket.slots >> slot & 1 == 1);
                let cards = chosen.filter_map(|slot| self.display[slot]);
                cards.fold(engine, |price, card| price + self.cost(self.components.kind(card)))
            }
        }
    }

    /// What is given so far; it pays for all the basket (RM-PLACE-4). In a Place the money of the basket itself comes first (RM-PLACE-2).
    pub(crate) fn given(&self) -> Items {
        let basket = &self.basket;
        let mut given = self.sum(basket.paid);
        given.money += self.components.cash * u16::from(basket.cash);
        given.science += basket.science;
        if basket.trade == Trade::Place {
            given.money += self.sum(basket.placed()).money;
        }
        given
    }

    /// Whether a Buy basket may be opened or extended now.
    fn may_fill(&self, trade: Trade) -> May {
        match self.phase {
            Phase::Actions => Ok(()),
            Phase::Basket if self.basket.trade == trade => Ok(()),
            Phase::Basket => Err(Obstacle::TradeOpen), // RM-TURN-6
            Phase::Paying => Err(Obstacle::BasketClosed),
            _ => Err(self.wrong_moment(false)),
        }
    }

    pub(crate) fn may_buy(&self, kind: Kind, slot: u8) -> May {
        self.may_fill(Trade::Buy)?;
        let card = self.display.get(usize::from(slot).wrapping_sub(1)).copied().flatten();
        if card.map(|card| self.components.kind(card)) != Some(kind) {
            return Err(Obstacle::NotOnDisplay(kind, slot));
        }
        if self.basket.slots >> (slot - 1) & 1 == 1 {
            return Err(Obstacle::SlotInBasket(slot));
        }
        self.affordable(&self.purse(), &self.price(), kind)
    }

    pub(crate) fn may_buy_engine(&self, kind: Kind) -> May {
        self.may_fill(Trade::Buy)?;
        if self.components.print(kind).class != Class::Engine {
            return Err(Obstacle::NotAnEngine(kind));
        }
        if self.engine_bought || self.basket.engine.is_some() {
            return Err(Obstacle::SecondEngine); // RM-BUY-2
        }
        if self.engines.and(self.components.cards_of[kind.index()]).is_empty() {
            return Err(Obstacle::PileEmpty(kind)); // RM-BUY-8
        }
        self.affordable(&self.purse(), &self.price(), kind)
    }

    /// RM-PAY-9: all sources together must cover the price with this card in the basket.
    fn affordable(&self, purse: &Items, price: &Items, kind: Kind) -> May {
        let price = *price + self.cost(kind);
        if purse.cover(&price) { Ok(()) } else { Err(shortage(purse, &price)) }
    }

    /// The cards that `purse` covers together with the basket (RM-PAY-9).
    pub(crate) fn list_buys(&self, purse: &Items, push: &mut impl FnMut(Action)) {
        let price = self.price();
        let affordable = |kind| {
            // Most cards fail for their money, which is quickly seen.
            let money = price.money + self.components.print(kind).cost.money;
            purse.money >= money && purse.cover(&(price + self.cost(kind)))
        };
        for (slot, card) in (0u8..).zip(self.display) {
            let Some(card) = card else { continue };
            let kind = self.components.kind(card);
            if self.basket.slots >> slot & 1 == 0 && affordable(kind) {
                push(Action::Buy(kind, slot + 1));
            }
        }
        if self.engine_bought || self.basket.engine.is_some() {
            return;
        }
        for engine in Kind::engines() {
            if affordable(engine) && !self.engines.and(self.components.cards_of[engine.index()]).is_empty() {
                push(Action::BuyEngine(engine));
            }
        }
    }

    /// Whether the rules of the two spots let a Hand card lie there, whatever it costs (RM-PLACE-5 to RM-PLACE-10). No
    /// destination is named (RM-PLACE-11), and whether the mission can be flown does not matter (RM-PLACE-13).
    pub(crate) fn may_lie(&self, card: Card, spot: Spot) -> May {
        let face = self.face(card);
        let print = self.components.print(face.kind);
        let planned = self.board().plan.is_some() || self.basket.plan.is_some();
        match spot {
            Spot::Plan if !matches!(print.class, Class::Mission(..)) => Err(Obstacle::NotAMission(face)),
            Spot::Plan if planned => Err(Obstacle::PlanOccupied),
            Spot::Pad if !planned => Err(Obstacle::PlanFirst),
            Spot::Pad if !print.items.mountable() => Err(Obstacle::NoItem(face)),
            Spot::Pad if self.has_asset(self.board().pad.or(self.basket.pad), face.kind) => {
                Err(Obstacle::SameName(face.kind))
            }
            _ => Ok(()),
        }
    }

    /// RM-PLACE-14: the whole Hand and the $20 tokens must pay for one more card.
    fn may_pay_placement(&self, purse: &Items) -> May {
        let money = purse.money;
        let price = self.components.placement_cost * (self.basket.placed().len() as u16 + 1);
        if money >= price { Ok(()) } else { Err(Obstacle::PlaceShort(price - money)) }
    }

    pub(crate) fn may_place(&self, face: Face, spot: Spot) -> May {
        self.may_fill(Trade::Place)?;
        let card = self.in_hand(face, self.basket.placed())?;
        self.may_lie(card, spot)?;
        self.may_pay_placement(&self.purse())
    }

    pub(crate) fn list_places(&self, purse: &Items, push: &mut impl FnMut(Action)) {
        if self.may_pay_placement(purse).is_ok() {
            let cards = self.board().hand.minus(self.basket.placed());
            self.list_spots(cards, &mut |face, spot| push(Action::Place(face, spot)));
        }
    }

    /// Every card among some, with the spot it may lie on: [`Self::may_lie`] for many cards at once. A mission comes first,
    /// and then it is the only one, so there is one spot at a time.
    pub(crate) fn list_spots(&self, cards: CardSet, push: &mut impl FnMut(Face, Spot)) {
        let (fitting, spot) = match self.board().plan.or(self.basket.plan) {
            None => (cards.and(self.components.missions), Spot::Plan),
            Some(_) => (self.mountable(cards), Spot::Pad),
        };
        self.faces(fitting).for_each(|face| push(face, spot));
    }

    /// The cards among some that may be mounted beside those that are (RM-PLACE-7, RM-PLACE-8).
    fn mountable(&self, cards: CardSet) -> CardSet {
        let components = self.components;
        let assets = self.board().pad.or(self.basket.pad).and(components.assets);
        let printed = cards.and(components.mountable).minus(components.espionage);
        let fitting =
            assets.fold(printed, |fitting, card| fitting.minus(components.cards_of[self.face(card).kind.index()]));
        let mut copies = cards.and(components.espionage);
        copies.retain(|card| self.may_lie(card, Spot::Pad).is_ok());
        fitting.or(copies)
    }

    /// The Hand card that shows a face and is not taken for something else; or where it is instead.
    pub(crate) fn in_hand(&self, face: Face, taken: CardSet) -> Result<Card, Obstacle> {
        let hand = self.board().hand;
        if let Some(card) = self.find(hand.minus(taken), face) {
            return Ok(card);
        }
        if self.find(hand, face).is_some() {
            return Err(Obstacle::InBasket(face)); // RM-PAY-6
        }
        if self.find(self.area, face).is_some() {
            return Err(Obstacle::JustPlayed(face)); // RM-BUY-5
        }
        Err(Obstacle::NotInHand(face))
    }

    pub(crate) fn may_close(&self) -> May {
        match self.phase {
            Phase::Basket => Ok(()),
            Phase::Paying => Err(Obstacle::BasketClosed),
            Phase::Actions => Err(Obstacle::NoBasket),
            _ => Err(self.wrong_moment(false)),
        }
    }

    pub(crate) fn may_pay(&self, source: Source) -> May {
        match self.phase {
            Phase::Paying => {}
            Phase::Basket => return Err(Obstacle::CloseFirst),
            Phase::Actions => return Err(Obstacle::NoBasket),
            _ => return Err(self.wrong_moment(true)),
        }
        let (given, price) = (self.given(), self.price());
        if given.cover(&price) {
            return Err(Obstacle::Covered);
        }
        let items = self.source_items(source)?;
        if given.helped_by(&items, &price) {
            return Ok(());
        }
        let placing = self.basket.trade == Trade::Place;
        Err(match source {
            Source::Card(face) if placing && items.icons() > 0 => Obstacle::PlacingCostsMoney(face),
            Source::Card(face) => Obstacle::Useless(face),
            Source::Science if placing => Obstacle::ScienceInPlacing,
            _ => Obstacle::UselessToken,
        })
    }

    /// What a source would give, if it is there (RM-PAY-1, RM-PAY-2).
    fn source_items(&self, source: Source) -> Result<Items, Obstacle> {
        let (board, basket) = (self.board(), &self.basket);
        match source {
            Source::Card(face) => {
                let card = self.in_hand(face, basket.paid.or(basket.placed()))?;
                Ok(self.items(self.active.index(), card))
            }
            Source::Cash if board.cash_left() > basket.cash => Ok(Items::money(self.components.cash)),
            Source::Science if board.science_left() > basket.science => Ok(Items::SCIENCE),
            Source::Cash if board.has(crate::board::Achievement::Cash) == 0 => Err(Obstacle::NoToken(false)),
            Source::Science if board.has(crate::board::Achievement::Science) == 0 => Err(Obstacle::NoToken(true)),
            Source::Cash => Err(Obstacle::TokenUsed(false)),
            Source::Science => Err(Obstacle::TokenUsed(true)),
        }
    }

    /// The sources that help, the most sensible ones first: those that lose least of what else they could do.
    pub(crate) fn list_payments(&self, push: &mut impl FnMut(Action)) {
        let (given, price) = (self.given(), self.price());
        let (board, basket) = (self.board(), &self.basket);
        let mut sources: tinyvec::ArrayVec<[(i32, Option<Source>); 48]> = tinyvec::ArrayVec::new();
        let mut offer = |source: Source, items: Items, spared: i32| {
            if given.helped_by(&items, &price) {
                let rank = waste(&given, &items, &price) + spared;
                let place = sources.iter().position(|other| other.0 > rank).unwrap_or(sources.len());
                sources.insert(place, (rank, Some(source)));
            }
        };
        if board.cash_left() > basket.cash {
            offer(Source::Cash, Items::money(self.components.cash), -5);
        }
        if board.science_left() > basket.science {
            // A face-up Science token would boost a launch (RM-LAUNCH-6).
            offer(Source::Science, Items::SCIENCE, if board.plan.is_some() { 15 } else { 0 });
        }
        for card in self.distinct(board.hand.minus(basket.paid).minus(basket.placed())) {
            // An effect that comes with paying is worth having (RM-WTP-1).
            let spared = if self.fires_when_paying(card) { -8 } else { 0 };
            offer(Source::Card(self.face(card)), self.items(self.active.index(), card), spared);
        }
        sources.iter().filter_map(|&(_, source)| source).for_each(|source| push(Action::Pay(source)));
    }
}

/// How much of a source is lost on a price: money beyond it, and icons it does not ask for (RM-PAY-4).
fn waste(given: &Items, source: &Items, price: &Items) -> i32 {
    let missing = price.money.saturating_sub(given.money);
    let money = i32::from(source.money.saturating_sub(missing));
    // Of sources that lose nothing the larger go first, so that the small ones can make up the rest.
    let large = i32::from(source.money.min(missing)) / 20;
    let used = i32::from((*given + *source).matched(price)) - i32::from(given.matched(price));
    let idle = i32::from(source.icons()) - used;
    money - large + 9 * idle + 4 * i32::from(source.rocket)
}

/// What all sources together lack for a price: money, and icons that nothing can meet.
fn shortage(purse: &Items, price: &Items) -> Obstacle {
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
    Obstacle::Short { money: price.money.saturating_sub(purse.money), icons }
}
