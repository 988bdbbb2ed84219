//! The legal actions, found without asking about each candidate: what holds for many is asked once.

use engine::Seat;

use crate::action::Action;
use crate::card::{Card, CardSet, Face};
use crate::items::Items;
use crate::kind::Kind;
use crate::legal::{candidates, may};
use crate::position::{Phase, Rocketmen, Spot, Trade};

/// Appends every legal action of a seat, in the order of the candidates.
pub(crate) fn actions(game: &Rocketmen, seat: Seat, out: &mut Vec<Action>) {
    if seat == game.active {
        each_action(game, &mut |action| out.push(action));
    }
}

/// Visits every legal action of the active player.
pub(crate) fn each_action(game: &Rocketmen, each: &mut impl FnMut(Action)) {
    match game.phase {
        Phase::Actions => game.list_free(each),
        Phase::Basket => game.list_basket(each),
        Phase::Paying => game.list_payments(each),
        _ => candidates(game, game.active, &mut |action| {
            if may(game, game.active, &action).is_ok() {
                each(action);
            }
        }),
    }
}

impl Rocketmen {
    fn list_free(&self, each: &mut impl FnMut(Action)) {
        let board = self.board();
        let hand = self.distinct(board.hand);
        let purse = self.purse();
        self.list_buys(&purse, each);
        self.list_places(hand, purse.money, each);
        self.list_abilities(hand, each);
        if !self.pending.is_empty() {
            self.each_pending(&mut |kind, effect| {
                if self.may_fire(effect).is_ok() {
                    each(Action::Effect(kind));
                }
            });
        }
        if !hand.and(self.components.espionage).is_empty() {
            self.each_model(&mut |kind| each(Action::Copy(kind)));
        }
        self.list_depot(hand, each);
        if self.may_help().is_ok() {
            self.each_removal(each);
        }
        self.faces_of(hand).map(Action::Discard).for_each(&mut *each);
        self.faces(board.pad).map(Action::DiscardPad).for_each(&mut *each);
        if board.plan.is_some() {
            each(Action::DiscardPlan);
            if self.may_lift_off().is_ok() {
                each(Action::Launch);
            }
        }
        each(Action::EndTurn); // RM-TURN-4
    }

    fn list_basket(&self, each: &mut impl FnMut(Action)) {
        let purse = self.purse();
        match self.basket.trade {
            Trade::Buy => self.list_buys(&purse, each),
            Trade::Place => self.list_places(self.distinct(self.unplaced()), purse.money, each),
        }
        each(Action::Close);
        if self.basket.trade == Trade::Place && self.may_close_elsewhere().is_ok() {
            each(Action::CloseElsewhere);
        }
    }

    fn list_payments(&self, each: &mut impl FnMut(Action)) {
        self.each_source(Items::helped_by, &mut |source| each(Action::Pay(source)));
    }

    /// The cards that `purse` covers together with the basket (RM-PAY-9).
    fn list_buys(&self, purse: &Items, each: &mut impl FnMut(Action)) {
        let price = self.price();
        // Most cards fail for their money, which is quickly seen.
        let money = purse.money.saturating_sub(price.money);
        if money < self.components.cheapest {
            return;
        }
        let affordable =
            |kind: Kind| money >= self.components.print(kind).cost.money && purse.cover(&(price + self.cost(kind)));
        for (slot, card) in (0u8..).zip(self.display) {
            let Some(card) = card else { continue };
            let kind = self.components.kind(card);
            if affordable(kind) && !self.basket.has_slot(slot) {
                each(Action::Buy(kind, slot + 1));
            }
        }
        if self.engine_bought || self.basket.engine.is_some() {
            return;
        }
        for engine in Kind::ENGINES {
            if affordable(engine) && !self.pile(engine).is_empty() {
                each(Action::BuyEngine(engine));
            }
        }
    }

    /// Those of some different Hand cards that may be placed, if `money` pays for one more.
    fn list_places(&self, hand: CardSet, money: u16, each: &mut impl FnMut(Action)) {
        if self.placement_shortage(money) > 0 {
            return;
        }
        let (fitting, spot) = match self.is_planned() {
            false => (hand.and(self.components.missions), Spot::Plan),
            true => (self.mountable(hand), Spot::Pad),
        };
        self.faces_of(fitting).for_each(|face| each(Action::Place(face, spot)));
    }

    /// The cards among some that may be mounted beside those that are (RM-PLACE-7, RM-PLACE-8).
    fn mountable(&self, cards: CardSet) -> CardSet {
        let components = self.components;
        let assets = self.board().pad.or(self.basket.pad).and(components.assets);
        let printed = cards.and(components.mountable).without(components.espionage);
        let twice = |fitting: CardSet, card: Card| fitting.without(components.cards_of[self.face(card).kind.index()]);
        let copies = cards.and(components.espionage);
        let fitting: CardSet = copies.filter(|&card| self.may_lie(self.face(card), Spot::Pad).is_ok()).collect();
        assets.fold(printed, twice).or(fitting)
    }

    fn list_abilities(&self, hand: CardSet, each: &mut impl FnMut(Action)) {
        let able = self.components.abilities.or(self.components.espionage);
        let may = |face: &Face| self.may_use_from_hand(*face).is_ok();
        self.faces_of(hand.and(able)).filter(may).map(Action::Use).for_each(each);
    }

    fn list_depot(&self, hand: CardSet, each: &mut impl FnMut(Action)) {
        let Ok(room) = self.depot_room() else { return };
        if self.board().depot.len() < usize::from(room) {
            self.faces_of(hand).map(Action::Store).for_each(&mut *each);
        }
        for face in self.faces(self.board().on_depot()) {
            if self.takeable(face).is_ok() {
                each(Action::Take(face));
            }
        }
    }

    /// What some different cards show.
    fn faces_of(&self, cards: CardSet) -> impl Iterator<Item = Face> {
        cards.map(|card| self.face(card))
    }
}
