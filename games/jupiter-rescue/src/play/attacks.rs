//! Creeps that are killed: Attacks and Grenadier.

use engine::{Chance, Witness};

use crate::cards::Card;
use crate::event::Event;
use crate::geometry::Spot;
use crate::position::{JupiterRescue, Phase};
use crate::space::Space;

impl JupiterRescue {
    pub(super) fn kill(&mut self, target: Space, witness: &mut impl Witness<Event>) {
        let (seat, at, tile) = (self.active, self.board.spot(target), target.tile());
        if self.board.has_creep(target) {
            self.board.creeps[tile.index()] &= !target.site().bit();
            witness.tell(|| Event::Killed { seat, at });
        } else {
            let (module, cell) = (self.board.module(tile), self.board.cells[tile.index()]);
            self.board.supers.remove(tile);
            witness.tell(|| Event::SuperKilled { seat, module, at: cell });
        }
    }

    /// An Attack of any kind (JR-ATT-4).
    pub(super) fn shoot(&mut self, target: Space, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let creep = self.board.has_creep(target); // JR-SUPER-5: next to a Super Creep there is nothing
        self.kill(target, witness);
        if self.settle(witness) {
            self.after_kill(creep.then_some(target), chance, witness);
        }
    }

    /// Grenadier's second target, if there is one (JR-GREN-1) and its neighbour still exists (JR-ACT-5).
    pub(super) fn after_kill(
        &mut self,
        killed: Option<Space>,
        chance: &mut impl Chance,
        witness: &mut impl Witness<Event>,
    ) {
        if let Some(first) = killed
            && self.in_effect(Card::Grenadier)
            && self.board.standing.contains(first.tile())
            && !self.is_out(self.active)
            && self.passage.is_none()
        {
            let mut found = false;
            self.board.each_near(first, |near| found |= self.board.has_creep(near));
            if found {
                self.phase = Phase::Grenade(first);
                return;
            }
        }
        self.resume_actions(chance, witness);
    }

    pub(super) fn throw_grenade(
        &mut self,
        target: Option<Spot>,
        chance: &mut impl Chance,
        witness: &mut impl Witness<Event>,
    ) {
        if let Some(target) = target {
            self.kill(self.space(target), witness);
        }
        self.settle_and_resume(chance, witness); // JR-GREN-2: no third one
    }
}
