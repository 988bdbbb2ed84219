//! What would a sensible player do?
//!
//! Rules of thumb: plan the mission that pays best for the time it takes, mount just enough Rocket points and then boosts,
//! buy what the deck lacks, launch when the odds are good, and solve draw or abort by counting the cards that are left.

mod flight;
mod market;
mod payment;
mod promise;
mod rocket;

use engine::{Chance, Seat};
use tinyvec::ArrayVec;

use crate::action::Action;
use crate::card::{Card, CardSet, Face};
use crate::effect::Effect;
use crate::options::Mode;
use crate::position::{Phase, Rocketmen, Trade};
use rocket::Scheme;

impl engine::Policy for Rocketmen {
    fn advise(&self, _: Seat, actions: &[Action], _: &mut impl Chance) -> usize {
        if actions.len() < 2 {
            return 0;
        }
        if self.phase == Phase::Paying {
            let first = self.sensible_payment().next().map(Action::Pay);
            return actions.iter().position(|action| Some(*action) == first).unwrap_or(0);
        }
        let scheme = self.scheme();
        let mut best = (0, f32::NEG_INFINITY);
        for (index, action) in actions.iter().enumerate() {
            let worth = self.worth(action, scheme.as_ref());
            if worth > best.1 {
                best = (index, worth);
            }
        }
        best.0
    }

    fn turn(&self) -> u32 {
        self.round_number().into()
    }

    fn leads(&self) -> [f32; Seat::MAX] {
        if self.mode == Mode::Solo {
            return [self.solo_lead(); Seat::MAX];
        }
        let points: ArrayVec<[f32; 4]> = Seat::all(self.players).map(|seat| self.promise(seat)).collect();
        engine::leads(&points)
    }
}

impl Rocketmen {
    /// How good an action looks; ending the turn is worth 0.
    fn worth(&self, action: &Action, scheme: Option<&Scheme>) -> f32 {
        match *action {
            Action::Effect(_) => 60.0,
            Action::Take(_) => 55.0,
            Action::Copy(kind) => 40.0 + self.card_value(kind),
            Action::Use(face) if self.phase == Phase::Actions => self.ability_worth(face, scheme),
            Action::Place(face, spot) | Action::FreePlace(face, spot) => self.placement_worth(face, spot, scheme),
            Action::Buy(kind, _) | Action::BuyEngine(kind) => self.purchase_worth(kind, scheme),
            Action::Close => 0.5,
            Action::CloseElsewhere => self.elsewhere_worth(),
            Action::Launch => self.launch_worth(scheme),
            Action::Discard(face) => self.discard_worth(face, scheme),
            Action::DiscardPlan => match scheme {
                Some(scheme) if scheme.hopeless => 2.0,
                _ if self.is_stuck() => 0.005,
                _ => -10.0,
            },
            Action::EndTurn | Action::CycleDone => 0.0,
            Action::Trash(face) | Action::Trim(face) => -self.keep_value(face, scheme),
            Action::Cycle(face) => 1.5 - self.keep_value(face, scheme),
            Action::Fetch(face) => self.keep_value(face, scheme),
            Action::DiscardPad(_) | Action::Store(_) | Action::Remove(..) => -10.0,
            _ => self.flight_worth(action, scheme),
        }
    }

    fn ability_worth(&self, face: Face, scheme: Option<&Scheme>) -> f32 {
        let others = || self.faces(self.board().hand).filter(move |other| *other != face);
        let junk = others().any(|other| self.keep_value(other, scheme) < 0.5);
        match self.components.print(face.kind).effect {
            Effect::SolveThreat(_) => 50.0,
            Effect::TrashThenDraw(_) if junk => 4.0,
            Effect::Cycle if junk && !self.board().hq.or(self.board().warehouse).is_empty() => 3.0,
            Effect::Fetch => 0.8,
            _ => -1.0,
        }
    }

    /// What a Hand card is worth keeping: money, items the plan can use, missions that can still be flown.
    fn keep_value(&self, face: Face, scheme: Option<&Scheme>) -> f32 {
        let print = self.components.print(face.kind);
        let mut value = f32::from(print.items.money) / 10.0 + 0.4 * f32::from(print.items.icons());
        if print.money_per_mission > 0 {
            value += self.board().missions() as f32;
        }
        if let Some(scheme) = scheme {
            value += f32::from(scheme.wants(&print.items)) * scheme.need();
        }
        if self.board().plan.is_none() && self.mission_is_open(face.kind) {
            value += 0.4;
        }
        value + if print.effect == Effect::None { 0.0 } else { 0.5 }
    }

    /// A Hand card that is worth less than a fresh one would be makes room for it: the Hand is only refilled.
    fn discard_worth(&self, face: Face, scheme: Option<&Scheme>) -> f32 {
        let coming = self.coming();
        if coming.is_empty() {
            return -1.0;
        }
        let sum: f32 = coming.map(|card| self.keep_value(self.components.kind(card).into(), scheme)).sum();
        // A turn in which nothing happens is worse than a Hand that is a little poorer.
        let idle = self.area.is_empty();
        let (thirst, least) = if idle { (2.5, 0.02) } else { (0.9, f32::NEG_INFINITY) };
        let keep = self.keep_value(face, scheme);
        (thirst * sum / coming.len() as f32 - keep).max(least - 0.001 * keep)
    }

    /// The cards that could come to Hand at the end of the turn.
    fn coming(&self) -> CardSet {
        let board = self.board();
        board.hq.or(board.warehouse).or(self.area)
    }

    /// Whether nothing was done and nothing will ever come, so that only the cards of the rocket can help.
    fn is_stuck(&self) -> bool {
        self.phase == Phase::Actions && self.coming().is_empty()
    }

    fn items_of(&self, card: Card) -> crate::items::Items {
        self.items(self.active.index(), card)
    }

    fn is_placing(&self) -> bool {
        self.phase == Phase::Basket && self.basket.trade == Trade::Place
    }
}
