//! The turn in its order (JR-TURN-1, JR-FAST-1).

use engine::{Chance, Seat, Seats, Witness};

use crate::event::Event;
use crate::position::{Docking, End, JupiterRescue, Phase};
use crate::space::Tiles;

impl JupiterRescue {
    /// Begins the turn of a seat, or of the next one that is not skipped (JR-VULN-2). The return seat's turn begins with
    /// docking the Pod (JR-POD-7), even if that seat is out (JR-VULN-5).
    pub(super) fn begin_turn(&mut self, first: Seat, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let mut seat = first;
        while self.is_out(seat) && self.returns != Some(seat) {
            seat = seat.next(self.players);
        }
        self.active = seat;
        self.turn += 1;
        self.spent = 0;
        self.boosts = 0;
        self.used = 0;
        self.refused = Seats::NONE;
        self.die = 0;
        self.invaded = Tiles::default();
        let turn = self.turn;
        witness.tell(|| Event::TurnBegan { seat, turn });
        if self.returns == Some(seat) {
            self.decide(Phase::Dock(Docking::Return), chance, witness);
        } else {
            self.resume_actions(chance, witness);
        }
    }

    /// Back to the menu of the Actions step, which ends by itself when nothing is left to do (JR-ACT-4), or when the
    /// active Robot is out (JR-VULN-3).
    pub(super) fn resume_actions(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        self.phase = Phase::Actions;
        if self.is_out(self.active) || !self.has_something_to_do() {
            self.end_actions(chance, witness);
        }
    }

    /// Activated cards are discarded (JR-CARD-4), then come Conversion and Invasion.
    pub(super) fn end_actions(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let seat = self.active;
        self.passage = None;
        for card in std::mem::take(&mut self.activated) {
            self.discard.add(card);
        }
        witness.tell(|| Event::ActionsEnded { seat });
        if !self.options.fast_creeps && !self.convert(witness) {
            return;
        }
        self.roll(chance, witness);
    }

    /// After the last Creep of the Invasion.
    pub(super) fn end_invasion(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        if self.options.fast_creeps && !self.convert(witness) {
            return;
        }
        self.draw(chance, witness);
    }

    /// JR-TURN-2, JR-SAFE-1
    pub(super) fn end_turn(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        self.shielded = Tiles::default(); // JR-SUPP-3
        if self.turn >= self.the_box().rules.turn_cap {
            self.finish(End::TurnCap, witness);
            return;
        }
        self.begin_turn(self.active.next(self.players), chance, witness);
    }
}
