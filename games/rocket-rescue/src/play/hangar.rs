//! Hangar: modules are built and moved.

use engine::{Noun, Seat, Witness};

use crate::card::Card;
use crate::edition::Task;
use crate::event::Event;
use crate::load::Load;
use crate::nouns::{Character, Hangar, Resource};
use crate::position::{RocketRescue, Step};

impl RocketRescue {
    /// The chosen module goes into a hangar: built or moved.
    pub(super) fn put_into(&mut self, hangar: Hangar, witness: &mut impl Witness<Event>) {
        match self.step {
            Step::BuildIn(card) => self.build(card, hangar, witness),
            Step::MoveTo(card) => self.move_module(card, hangar, witness),
            Step::Free | Step::SwapFor(_) | Step::CrewFrom(_) | Step::SeatOn(_) | Step::LaunchTo(_) | Step::Reward => {}
        }
    }

    /// RR-ASM-1, RR-ASM-4: paid, marked, placed; its energy is the builder's at once (RR-NRG-10).
    fn build(&mut self, card: Card, hangar: Hangar, witness: &mut impl Witness<Event>) {
        let seat = self.active;
        let module = self.module(card);
        let refund = if self.edition.cubes_on_modules() {
            self.pay_from_module(seat, card, hangar)
        } else {
            self.pay_from_supply(seat, card, hangar);
            None
        };
        let energy = u16::from(module.energy) + u16::from(self.is(seat, Character::Electrician)); // RR1-CHAR-5
        let sealed = self.sealed;
        let player = self.player_mut(seat);
        player.modules.remove(card);
        player.built.insert(card);
        player.energy += energy;
        let crew = player.crew;
        self.place(card, hangar);
        if sealed {
            self.show(card);
        }
        self.deeds.hangar[Task::Build as usize] += 1;
        witness.tell(|| Event::Built { seat, card, hangar, energy, refund });
        // RR-ASM-5
        self.step = if module.capacity > 0 && crew > 0 { Step::SeatOn(card) } else { Step::Free };
    }

    /// The cubes on a module go to the general supply; what the company adds to a full one returns (RR1-ASM-2).
    fn pay_from_module(&mut self, seat: Seat, card: Card, hangar: Hangar) -> Option<Resource> {
        let cubes = std::mem::take(&mut self.load[card.index()]);
        let module = self.module(card);
        let gift = hangar.resource();
        let refund = (cubes == module.price && module.cost[gift.index()] > 0).then_some(gift);
        for resource in Resource::all() {
            self.general[resource.index()] += cubes.get(resource.index());
        }
        if let Some(resource) = refund {
            self.general[resource.index()] -= 1;
            self.player_mut(seat).cubes[resource.index()] += 1;
        }
        refund
    }

    /// RR2-ASM-1: the cost less what the company adds (RR-ASM-2), if it adds anything (RR-ASM-3).
    fn pay_from_supply(&mut self, seat: Seat, card: Card, hangar: Hangar) {
        let mut cost = self.module(card).cost;
        let gift = &mut cost[hangar.resource().index()];
        *gift = gift.saturating_sub(1);
        for (index, cubes) in cost.into_iter().enumerate() {
            self.player_mut(seat).cubes[index] -= cubes;
            self.general[index] += cubes;
        }
    }

    /// From now on everybody has seen the front (RR-INFO-5).
    fn show(&mut self, card: Card) {
        if !card.is_standard() {
            self.shown.insert(card);
            self.seats.iter_mut().for_each(|player| player.knows.remove(card));
        }
    }

    fn place(&mut self, card: Card, hangar: Hangar) {
        self.rockets[hangar.index()].push(card);
        self.note_room(hangar);
        self.note_seats(card);
    }

    /// RR-ASM-5: free of charge.
    pub(super) fn seat_builder(&mut self, witness: &mut impl Witness<Event>) {
        let Step::SeatOn(card) = self.step else { return };
        let (seat, hangar) = (self.active, self.hangar_of(card).unwrap_or_default());
        self.player_mut(seat).crew -= 1;
        self.load[card.index()].add(seat.index());
        self.note_seats(card);
        self.step = Step::Free;
        witness.tell(|| Event::SeatedFree { seat, card, hangar });
    }

    /// RR2-MOVE-1: with its marker and everybody in it, placed last (RR2-MOVE-2); nothing is gained (RR2-MOVE-3).
    fn move_module(&mut self, card: Card, to: Hangar, witness: &mut impl Witness<Event>) {
        let seat = self.active;
        let from = self.hangar_of(card).unwrap_or_default();
        self.lift_out(card, from);
        self.place(card, to);
        self.deeds.hangar[Task::Move as usize] += 1;
        self.step = Step::Free;
        witness.tell(|| Event::Moved { seat, card, from, to });
    }

    pub(super) fn lift_out(&mut self, card: Card, hangar: Hangar) {
        self.rockets[hangar.index()].retain(|&module| module != card);
        self.note_room(hangar);
    }

    /// A destroyed module leaves its hangar, empty; its marker returns (RR-STAB-2).
    pub(super) fn destroy(&mut self, card: Card, hangar: Hangar) {
        self.lift_out(card, hangar);
        self.seats.iter_mut().for_each(|player| player.built.remove(card));
        self.load[card.index()] = Load::default();
        self.free.remove(card);
        self.put_away(card); // RR-STAB-3
    }
}
