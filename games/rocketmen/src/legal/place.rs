//! Placing: what may lie on the Mission Plan and on the Launch Pad (RM-PLACE-1 to RM-PLACE-15).

use engine::{refuse, unless};

use crate::action::Action;
use crate::card::{CardSet, Face};
use crate::components::Class;
use crate::kind::Kind;
use crate::legal::{May, Reason};
use crate::position::{Rocketmen, Spot, Trade};

impl Rocketmen {
    /// Every Hand card that is not in the basket, with the spot it could lie on.
    pub(super) fn each_placement(&self, each: &mut impl FnMut(Action)) {
        self.each_spot(self.unplaced(), &mut |face, spot| each(Action::Place(face, spot)));
    }

    /// Cards with the spot they could lie on: a mission comes first, and then it is the only one.
    pub(super) fn each_spot(&self, cards: CardSet, each: &mut impl FnMut(Face, Spot)) {
        let spot = if self.is_planned() { Spot::Pad } else { Spot::Plan };
        self.faces(cards).for_each(|face| each(face, spot));
    }

    /// Whether a mission is planned, or will be with this basket.
    pub(super) fn is_planned(&self) -> bool {
        self.board().plan.or(self.basket.plan).is_some()
    }

    pub(super) fn may_place(&self, face: Face, spot: Spot) -> May {
        self.may_fill(Trade::Place)?;
        self.unspent(face, self.basket.placed(), "RM-PLACE-1")?;
        self.may_lie(face, spot)?;
        let short = self.placement_shortage(self.purse().money);
        unless(short == 0, "RM-PLACE-14", Reason::PlaceShort(short))
    }

    /// What is missing to pay for one more card with so much money: the whole Hand and the $20 tokens.
    pub(super) fn placement_shortage(&self, money: u16) -> u16 {
        let price = self.components.placement_cost * (self.basket.placed().len() as u16 + 1);
        price.saturating_sub(money)
    }

    /// Whether the rules of the two spots let a card lie there, whatever it costs. No destination is named (RM-PLACE-11), and
    /// whether the mission can be flown does not matter (RM-PLACE-13). Mission cards may be mounted too (RM-PLACE-10).
    pub(super) fn may_lie(&self, face: Face, spot: Spot) -> May {
        match spot {
            Spot::Plan => {
                let mission = matches!(self.components.print(face.kind).class, Class::Mission(..));
                unless(mission, "RM-PLACE-5", Reason::NotAMission(face))?;
                unless(!self.is_planned(), "RM-PLACE-5", Reason::PlanOccupied)
            }
            Spot::Pad => {
                unless(self.is_planned(), "RM-PLACE-6", Reason::PlanFirst)?;
                unless(self.components.print(face.kind).items.mountable(), "RM-PLACE-7", Reason::NoItem(face))?;
                let mounted = self.board().pad.or(self.basket.pad);
                if self.has_asset(mounted, face.kind) {
                    return refuse("RM-PLACE-8", Reason::SameName(face.kind));
                }
                Ok(())
            }
        }
    }

    /// Whether an Asset of this name is among some cards.
    fn has_asset(&self, cards: CardSet, kind: Kind) -> bool {
        self.components.print(kind).class == Class::Asset && cards.into_iter().any(|card| self.face(card).kind == kind)
    }
}
