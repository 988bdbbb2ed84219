//! Colonists that are sent: Commands and who follows.

use engine::{Chance, Seat, Witness};

use crate::cards::Card;
use crate::event::Event;
use crate::geometry::Spot;
use crate::position::{Follow, JupiterRescue, Passage, Phase};
use crate::space::Space;

impl JupiterRescue {
    /// Moves a Colonist between two spaces, the Pod included; only a player's action does (JR-CMD-5).
    pub(crate) fn shift_colonist(&mut self, from: Space, to: Space) {
        self.take_colonist(from);
        self.put_colonist(to);
    }

    pub(super) fn take_colonist(&mut self, from: Space) {
        if from == Space::POD {
            self.aboard -= 1;
        } else {
            self.board.colonists[from.tile().index()] &= !from.site().bit();
        }
    }

    pub(super) fn put_colonist(&mut self, to: Space) {
        if to == Space::POD {
            self.aboard += 1;
        } else {
            self.board.colonists[to.tile().index()] |= to.site().bit();
        }
    }

    /// JR-CMD-1; onto an occupied dome it is passing through (JR-POLITE-1). Then perhaps somebody follows (JR-FOLL-1).
    pub(super) fn command(
        &mut self,
        actor: Seat,
        from: Space,
        to: Space,
        chance: &mut impl Chance,
        witness: &mut impl Witness<Event>,
    ) {
        self.spent += 1;
        let passing = self.passage.take().is_some();
        let occupied = self.board.has_colonist(to) || self.board.has_robot(to);
        if !passing {
            self.take_colonist(from);
        }
        if occupied {
            self.passage = Some(Passage { robot: None, at: to });
        } else {
            self.put_colonist(to);
        }
        let (seat, from_spot, to_spot) = (self.active, self.board.spot(from), self.board.spot(to));
        witness.tell(|| Event::Commanded { seat, from: from_spot, to: to_spot });
        if !self.settle(witness) {
            return;
        }
        // JR-FOLL-4: only an emptied dome is a vacated one; JR-POLITE-4
        if !passing && from.is_dome() && self.in_effect(Card::Follower) && !self.is_out(self.active) {
            let follow = Follow { vacated: from, to, actor };
            let mut found = false;
            self.each_follower(follow, |_| found = true);
            if found {
                self.decide(Phase::Follow(follow), chance, witness);
                return;
            }
        }
        self.resume_actions(chance, witness);
    }

    pub(super) fn let_follow(
        &mut self,
        from: Option<Spot>,
        chance: &mut impl Chance,
        witness: &mut impl Witness<Event>,
    ) {
        let Phase::Follow(follow) = self.phase else { return };
        if let Some(spot) = from {
            let from = self.space(spot);
            self.shift_colonist(from, follow.vacated);
            if self.passage.is_some() && from == follow.to {
                self.passage = None; // JR-POLITE-2: alone on the dome now
                self.put_colonist(from);
            }
            let (seat, to) = (self.active, self.board.spot(follow.vacated));
            witness.tell(|| Event::Followed { seat, from: spot, to });
        }
        self.settle_and_resume(chance, witness); // JR-FOLL-3: no chain
    }
}
