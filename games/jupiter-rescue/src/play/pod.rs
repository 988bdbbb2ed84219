//! The Evacuation Pod: docking, launching, drifting.

use engine::{Chance, Seat, Seats, Witness};

use crate::event::Event;
use crate::geometry::Cell;
use crate::position::{Docking, JupiterRescue, Phase};
use crate::space::Space;

impl JupiterRescue {
    /// The Pod docks (JR-POD-8); then nobody has to bring it back any more (JR-POD-10).
    pub(super) fn dock(&mut self, cell: Cell, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let first = self.phase == Phase::Dock(Docking::First);
        let seat = self.active;
        self.board.set_dock(Some(cell));
        self.returns = None;
        witness.tell(|| Event::Docked { seat, cell });
        if first {
            self.begin_turn(seat, chance, witness);
            return;
        }
        self.bring_back_robots(chance, witness);
        if self.settle(witness) {
            self.after_core_choice(chance, witness);
        }
    }

    /// JR-VULN-4: Robots that are out are put in the docked Pod, with new cards.
    fn bring_back_robots(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let back: Seats = Seat::all(self.players).filter(|&seat| self.is_out(seat)).collect();
        if back.is_empty() {
            return;
        }
        for seat in back {
            self.places[seat.index()] = Space::POD;
        }
        self.deal_abilities(back, chance, witness);
        for seat in back {
            let cards = self.hands[seat.index()];
            witness.tell(|| Event::RobotBack { seat, cards: cards.cards().collect() });
        }
    }

    /// The Pod leaves with whoever is aboard; Colonists are saved, Robots stay in it (JR-POD-5, JR-PILOT-1).
    pub(super) fn launch(&mut self, witness: &mut impl Witness<Event>) {
        let (seat, saved) = (self.active, self.aboard);
        self.saved += saved;
        self.aboard = 0;
        self.undock();
        let total = self.saved;
        witness.tell(|| Event::Launched { seat, saved, total });
    }

    /// No dock is left: everybody stays aboard, unsaved (JR-POD-9).
    pub(super) fn go_adrift(&mut self, witness: &mut impl Witness<Event>) {
        let seat = self.active;
        self.undock();
        witness.tell(|| Event::Adrift { seat });
    }

    /// The active seat brings it back (JR-POD-5, JR-SOLO-3).
    fn undock(&mut self) {
        self.board.set_dock(None);
        self.returns = Some(self.active);
    }

    /// JR-PILOT-1, JR-PILOT-2, and one after the other JR-PILOT-3
    pub(super) fn pilot(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        if self.board.dock.is_none() {
            self.decide(Phase::Dock(Docking::Pilot), chance, witness);
            return;
        }
        self.launch(witness);
        if self.settle(witness) {
            self.resume_actions(chance, witness);
        }
    }
}
