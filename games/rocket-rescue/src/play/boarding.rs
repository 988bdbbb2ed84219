//! Boarding: crew take seats, wait in the terminal or change modules.

use engine::{Chance, Witness};

use crate::card::Card;
use crate::event::Event;
use crate::position::{Phase, RocketRescue, Step};

impl RocketRescue {
    /// RR-BRD-2: a crew member from the supply, or at the round end from the terminal (RR2-END-1), takes a seat.
    pub(super) fn board(&mut self, card: Card, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let seat = self.active;
        self.pay_for_seat(card);
        self.load[card.index()].add(seat.index());
        self.note_seats(card);
        let (owner, hangar) = (self.owner(card), self.hangar_of(card));
        witness.tell(|| Event::Boarded {
            seat,
            card,
            owner: owner.unwrap_or(seat),
            hangar: hangar.unwrap_or_default(),
        });
        if self.phase == Phase::Terminal {
            return self.leave_terminal(chance, witness);
        }
        self.player_mut(seat).crew -= 1;
        self.deeds.crew += 1; // RR-BRD-5
    }

    /// RR-BRD-3: 1 energy, to the bank or to the owner of the module.
    fn pay_for_seat(&mut self, card: Card) {
        let seat = self.active;
        self.player_mut(seat).energy -= 1;
        if let Some(owner) = self.owner(card).filter(|&owner| owner != seat) {
            self.player_mut(owner).energy += 1;
        }
    }

    /// RR2-BRD-5: on the leftmost empty field, free of charge; it counts as a placement (RR2-BRD-7).
    pub(super) fn wait(&mut self, witness: &mut impl Witness<Event>) {
        let seat = self.active;
        self.player_mut(seat).crew -= 1;
        self.terminal.push(seat);
        self.deeds.crew += 1;
        witness.tell(|| Event::Waited { seat });
    }

    /// RR2-BRD-4: free of charge, one after the other.
    pub(super) fn move_crew(&mut self, to: Card, witness: &mut impl Witness<Event>) {
        let Step::CrewFrom(from) = self.step else { return };
        let seat = self.active;
        self.load[from.index()].take(seat.index());
        self.note_seats(from);
        self.load[to.index()].add(seat.index());
        self.note_seats(to);
        self.deeds.crew += 1;
        self.deeds.moved_to = Some(to);
        self.step = Step::Free;
        witness.tell(|| {
            let place = |card: Card| (card, self.hangar_of(card).unwrap_or_default());
            Event::CrewMoved { seat, from: place(from), to: place(to) }
        });
    }
}
