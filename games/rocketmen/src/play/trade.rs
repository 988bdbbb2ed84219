//! Transactions: the basket, the sources, completion (RM-PAY-7, RM-PAY-8).

use engine::{Chance, Witness};

use crate::action::Source;
use crate::card::{Card, CardSet, Face};
use crate::event::Event;
use crate::kind::Kind;
use crate::position::{Basket, Phase, Rocketmen, Spot, Trade};

impl Rocketmen {
    fn open(&mut self, trade: Trade) {
        self.basket.trade = trade;
        self.phase = Phase::Basket;
    }

    pub(super) fn add_slot(&mut self, kind: Kind, slot: u8, witness: &mut impl Witness<Event>) {
        self.open(Trade::Buy);
        self.basket.slots |= 1 << (slot - 1);
        let seat = self.active;
        witness.tell(|| Event::BasketFilled { seat, card: kind.into(), spot: None });
    }

    pub(super) fn add_engine(&mut self, kind: Kind, witness: &mut impl Witness<Event>) {
        self.open(Trade::Buy);
        self.basket.engine = Some(kind);
        let seat = self.active;
        witness.tell(|| Event::BasketFilled { seat, card: kind.into(), spot: None });
    }

    pub(super) fn add_placement(&mut self, face: Face, spot: Spot, witness: &mut impl Witness<Event>) {
        self.open(Trade::Place);
        let free = self.board().hand.without(self.basket.placed());
        let card = self.find(free, face).expect("a legal placement is in Hand");
        match spot {
            Spot::Plan => self.basket.plan = Some(card),
            Spot::Pad => self.basket.pad.insert(card),
        }
        let seat = self.active;
        witness.tell(|| Event::BasketFilled { seat, card: face, spot: Some(spot) });
    }

    /// RM-PLACE-2: with `elsewhere` the basket's own money is left unused.
    pub(super) fn close(&mut self, elsewhere: bool, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        self.phase = Phase::Paying;
        self.basket.elsewhere = elsewhere;
        let (seat, price) = (self.active, self.price());
        witness.tell(|| Event::BasketClosed { seat, price });
        self.complete_if_covered(chance, witness);
    }

    pub(super) fn commit(&mut self, source: Source, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        match source {
            Source::Card(face) => {
                let free = self.board().hand.without(self.basket.paid).without(self.basket.placed());
                let card = self.find(free, face).expect("a legal source is in Hand");
                self.basket.paid.insert(card);
            }
            Source::Cash => self.basket.cash += 1,
            Source::Science => self.basket.science += 1,
        }
        let seat = self.active;
        witness.tell(|| Event::Committed { seat, source });
        self.complete_if_covered(chance, witness);
    }

    /// The transaction completes by itself (RM-PAY-7); no DISCARD ability is used (RM-PAY-10), and another may follow
    /// (RM-BUY-7).
    fn complete_if_covered(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let price = self.price();
        if !self.given().cover(&price) {
            return;
        }
        let basket = std::mem::take(&mut self.basket);
        self.phase = Phase::Actions;
        let board = self.board_mut();
        board.used[0] += basket.cash;
        board.used[1] += basket.science;
        self.make_pending(&basket);
        let with = self.sources_of(&basket);
        self.spent = self.spent.or(basket.paid);
        for card in basket.paid {
            self.play_from_hand(card);
        }
        match basket.trade {
            Trade::Buy => self.take_bought(&basket, with, chance, witness),
            Trade::Place => self.put_placed(&basket, with, witness),
        }
    }

    /// RM-WTP-1: of committed cards, and of placed cards that helped to pay.
    fn make_pending(&mut self, basket: &Basket) {
        let may_be = self.components.payers.or(self.components.espionage);
        let gives = |card: &Card| !basket.elsewhere && self.items(self.active.index(), *card).money > 0;
        let placed: CardSet = basket.placed().and(may_be).filter(gives).collect();
        let payers = basket.paid.and(may_be).or(placed);
        let firing: CardSet = payers.filter(|&card| self.fires_when_paying(card)).collect();
        self.pending = self.pending.or(firing);
    }

    /// What paid, for the event; nothing is built unless somebody listens.
    fn sources_of(&self, basket: &Basket) -> impl FnOnce(&Rocketmen) -> Vec<Source> + use<> {
        let (paid, cash, science) = (basket.paid, basket.cash, basket.science);
        move |game: &Rocketmen| {
            let cards = paid.map(|card| Source::Card(game.face(card)));
            let tokens = std::iter::repeat_n(Source::Cash, cash.into());
            cards.chain(tokens).chain(std::iter::repeat_n(Source::Science, science.into())).collect()
        }
    }

    /// RM-BUY-5 and RM-BUY-6: to the Playing Area, then the display is refilled.
    fn take_bought(
        &mut self,
        basket: &Basket,
        with: impl FnOnce(&Rocketmen) -> Vec<Source>,
        chance: &mut impl Chance,
        witness: &mut impl Witness<Event>,
    ) {
        let seat = self.active;
        let before = self.area;
        if let Some(engine) = basket.engine {
            let card = self.pile(engine).first();
            let card = card.expect("a legal Engine is on its pile");
            self.engines.remove(card);
            self.area.insert(card);
            self.engine_bought = true; // RM-BUY-2
        }
        for slot in (0..self.display.len()).filter(|&slot| basket.has_slot(slot as u8)) {
            self.acquire_slot(slot, witness);
        }
        let bought = self.area.without(before);
        self.bought = self.bought.or(bought);
        witness.tell(|| Event::Bought {
            seat,
            cards: bought.map(|card| self.components.kind(card)).collect(),
            with: with(self),
        });
        if basket.slots != 0 {
            self.refill_display(chance, witness);
        }
    }

    /// RM-PLACE-15.
    fn put_placed(
        &mut self,
        basket: &Basket,
        with: impl FnOnce(&Rocketmen) -> Vec<Source>,
        witness: &mut impl Witness<Event>,
    ) {
        let seat = self.active;
        if let Some(card) = basket.plan {
            self.put(card, Spot::Plan);
        }
        for card in basket.pad {
            self.put(card, Spot::Pad);
        }
        witness.tell(|| Event::Placed {
            seat,
            plan: basket.plan.map(|card| self.components.kind(card)),
            pad: basket.pad.map(|card| self.face(card)).collect(),
            with: with(self),
        });
    }
}
