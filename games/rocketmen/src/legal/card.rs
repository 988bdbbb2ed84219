//! Industrial Espionage, a copy of an Asset (RM-CARD-18 to RM-CARD-22), and the Depot, a store on the Launch Pad (RM-CARD-15 to
//! RM-CARD-17).

use engine::{Noun, Seat, refuse, unless};

use crate::card::{Card, Face};
use crate::components::Class;
use crate::effect::Effect;
use crate::kind::Kind;
use crate::legal::{About, Found, May, Reason};
use crate::position::Rocketmen;

impl Rocketmen {
    /// An Industrial Espionage in Hand that is no copy yet; one that everybody knows of first.
    pub(crate) fn undeclared(&self) -> Option<Card> {
        let candidates = self.board().hand.and(self.components.espionage);
        let known = candidates.and(self.board().known);
        known.into_iter().chain(candidates).find(|&card| !self.face(card).copied)
    }

    /// The Assets on the display and on opponents' Launch Pads, as a bit set of kinds; a mounted copy counts as what it
    /// copies.
    pub(super) fn models(&self) -> u64 {
        let displayed = self.display.iter().flatten().copied();
        let others = Seat::all(self.players).filter(|&seat| seat != self.active);
        let mounted = others.flat_map(|seat| self.boards[seat.index()].pad);
        displayed.chain(mounted).fold(0, |set, card| {
            let print = self.print(card);
            let fits = print.class == Class::Asset && print.effect != Effect::Copy;
            if fits { set | self.face(card).kind.bit() } else { set }
        })
    }

    /// Everything that an Industrial Espionage in Hand could become.
    pub(super) fn each_model(&self, each: &mut impl FnMut(Kind)) {
        if self.undeclared().is_some() {
            let models = self.models();
            Kind::all().filter(|kind| models & kind.bit() != 0).for_each(each);
        }
    }

    pub(super) fn may_copy(&self, kind: Kind) -> May {
        self.may_act(About::Hand)?;
        let copiers = self.board().hand.and(self.components.espionage);
        unless(!copiers.is_empty(), "RM-CARD-18", Reason::NoEspionage)?;
        unless(self.undeclared().is_some(), "RM-CARD-18", Reason::AlreadyCopied)?;
        let print = self.components.print(kind);
        unless(print.class == Class::Asset, "RM-CARD-18", Reason::NotAnAsset(kind))?;
        unless(print.effect != Effect::Copy, "RM-CARD-18", Reason::CannotCopyItself)?;
        unless(self.models() & kind.bit() != 0, "RM-CARD-18", Reason::NothingLikeThat(kind))
    }

    /// How many cards the active player's Depot can hold, if one is mounted.
    pub(super) fn depot_room(&self) -> Found<u8> {
        let may_be = self.components.depots.or(self.components.espionage);
        let room = self.board().pad.and(may_be).into_iter().find_map(|card| match self.print(card).effect {
            Effect::Depot(room) => Some(room),
            _ => None,
        });
        match room {
            Some(room) => Ok(room),
            None => refuse("RM-CARD-15", Reason::NoDepot),
        }
    }

    pub(super) fn may_store(&self, face: Face) -> May {
        self.may_act(About::Hand)?;
        let room = self.depot_room()?;
        unless(self.board().depot.len() < usize::from(room), "RM-CARD-15", Reason::DepotFull)?;
        self.holds(face, "RM-CARD-15")
    }

    pub(super) fn may_take(&self, face: Face) -> May {
        self.may_act(About::Hand)?;
        self.depot_room()?;
        self.takeable(face).map(drop)
    }

    /// The card that may be taken: not one that was put there this turn.
    pub(crate) fn takeable(&self, face: Face) -> Found<Card> {
        let depot = &self.board().depot;
        let old = depot.len() - usize::from(self.stored);
        match depot.iter().position(|&card| self.face(card) == face) {
            Some(place) if place < old => Ok(depot[place]),
            Some(_) => refuse("RM-CARD-15", Reason::JustStored(face)),
            None => refuse("RM-CARD-15", Reason::NotOnDepot(face)),
        }
    }
}
