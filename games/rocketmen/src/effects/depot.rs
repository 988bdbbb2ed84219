//! The Depot: a store on the Launch Pad (RM-CARD-15 to RM-CARD-17).

use engine::Witness;

use crate::action::Action;
use crate::effect::Effect;
use crate::event::Event;
use crate::kind::{Card, Face};
use crate::legal::{May, Obstacle};
use crate::position::Rocketmen;

impl Rocketmen {
    /// How many cards the active player's Depot can hold, if one is mounted.
    fn depot_room(&self) -> Option<u8> {
        let may_be = self.components.depots.or(self.components.espionage);
        self.board().pad.and(may_be).into_iter().find_map(|card| match self.print(card).effect {
            Effect::Depot(room) => Some(room),
            _ => None,
        })
    }

    fn may_store_any(&self) -> May {
        let room = self.depot_room().ok_or(Obstacle::NoDepot)?;
        if self.board().depot.len() < usize::from(room) { Ok(()) } else { Err(Obstacle::DepotFull) }
    }

    pub(crate) fn may_store(&self, face: Face) -> May {
        self.may_act(true)?;
        self.may_store_any()?;
        self.in_hand(face, Default::default()).map(drop)
    }

    /// The card that may be taken: not one that was put there this turn.
    fn takeable(&self, face: Face) -> Result<Card, Obstacle> {
        let depot = &self.board().depot;
        let old = depot.len() - usize::from(self.stored);
        let place = depot.iter().position(|&card| self.face(card) == face).ok_or(Obstacle::NotOnDepot(face))?;
        if place < old { Ok(depot[place]) } else { Err(Obstacle::JustStored(face)) }
    }

    pub(crate) fn may_take(&self, face: Face) -> May {
        self.may_act(true)?;
        self.depot_room().ok_or(Obstacle::NoDepot)?;
        self.takeable(face).map(drop)
    }

    pub(crate) fn list_depot(&self, push: &mut impl FnMut(Action)) {
        if self.depot_room().is_none() {
            return;
        }
        if self.may_store_any().is_ok() {
            self.faces(self.board().hand).for_each(|face| push(Action::Store(face)));
        }
        for face in self.faces(self.board().on_depot()) {
            if self.takeable(face).is_ok() {
                push(Action::Take(face));
            }
        }
    }

    pub(crate) fn store(&mut self, face: Face, witness: &mut impl Witness<Event>) {
        let seat = self.active;
        let card = self.find(self.board().hand, face).expect("a legal card to store is in Hand");
        self.leave_hand(card);
        self.board_mut().depot.push(card);
        self.stored += 1;
        witness.tell(|| Event::Stored { seat, card: face });
    }

    pub(crate) fn take(&mut self, face: Face, witness: &mut impl Witness<Event>) {
        let seat = self.active;
        let card = self.takeable(face).expect("a legal card to take is on the Depot");
        let board = self.board_mut();
        board.depot.retain(|&other| other != card);
        board.hand.insert(card);
        board.known.insert(card);
        witness.tell(|| Event::Taken { seat, card: face });
    }

    /// RM-CARD-17: with the Depot go the cards on it.
    pub(crate) fn empty_depot(&mut self, depot: Card) {
        if !matches!(self.print(depot).effect, Effect::Depot(_)) {
            return;
        }
        self.area = self.area.or(self.board().on_depot());
        self.board_mut().depot.clear();
        self.stored = 0;
    }
}
