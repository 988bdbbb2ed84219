//! Industrial Espionage: a copy of an Asset for the rest of the turn, or for as long as it is mounted (RM-CARD-18 to
//! RM-CARD-22).

use engine::{Seat, Witness};

use crate::action::Action;
use crate::components::Class;
use crate::event::Event;
use crate::kind::{Card, CardSet, Kind};
use crate::legal::{May, Obstacle};
use crate::position::Rocketmen;

impl Rocketmen {
    /// An Industrial Espionage in Hand that is no copy yet; one that everybody knows of first.
    fn undeclared(&self) -> Option<Card> {
        let candidates = self.board().hand.and(self.components.espionage);
        let known = candidates.and(self.board().known);
        known.into_iter().chain(candidates).find(|&card| !self.face(card).copied)
    }

    /// The Assets on the display and on opponents' Launch Pads, as a bit set of kinds; a mounted copy counts as what it
    /// copies.
    fn models(&self) -> u64 {
        let displayed = self.display.iter().flatten().copied();
        let others = Seat::all(self.players).filter(|&seat| seat != self.active);
        let mounted = others.flat_map(|seat| self.boards[seat.index()].pad);
        displayed.chain(mounted).fold(0, |set, card| {
            let print = self.print(card);
            let fits = print.class == Class::Asset && print.effect != crate::effect::Effect::Copy;
            if fits { set | self.face(card).kind.bit() } else { set }
        })
    }

    pub(crate) fn may_copy(&self, kind: Kind) -> May {
        self.may_act(true)?;
        if self.undeclared().is_none() {
            let any = !self.board().hand.and(self.components.espionage).is_empty();
            return Err(if any { Obstacle::AlreadyCopied } else { Obstacle::NoEspionage });
        }
        let print = self.components.print(kind);
        match print.class {
            Class::Asset if print.effect == crate::effect::Effect::Copy => Err(Obstacle::CannotCopyItself),
            Class::Asset if self.models() & kind.bit() == 0 => Err(Obstacle::NothingLikeThat(kind)),
            Class::Asset => Ok(()),
            _ => Err(Obstacle::NotAnAsset(kind)),
        }
    }

    pub(crate) fn list_copies(&self, push: &mut impl FnMut(Action)) {
        if self.board().hand.and(self.components.espionage).is_empty() || self.undeclared().is_none() {
            return;
        }
        let models = self.models();
        Kind::all().filter(|kind| models & kind.bit() != 0).for_each(|kind| push(Action::Copy(kind)));
    }

    /// Declared openly, so everybody knows that the card is in Hand.
    pub(crate) fn copy(&mut self, kind: Kind, witness: &mut impl Witness<Event>) {
        let seat = self.active;
        let card = self.undeclared().expect("a legal copy has an Industrial Espionage in Hand");
        let number = self.copy_number(card).expect("only Industrial Espionage copies");
        self.copies[number] = Some(kind);
        self.board_mut().known.insert(card);
        witness.tell(|| Event::Copied { seat, card: kind });
    }

    /// RM-CARD-19: the cards are no copies any more.
    pub(crate) fn unmask(&mut self, cards: CardSet) {
        for card in cards.and(self.components.espionage) {
            if let Some(number) = self.copy_number(card) {
                self.copies[number] = None;
            }
        }
    }
}
