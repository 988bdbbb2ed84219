//! The choices of the setup: cores and the first player.

use engine::{Chance, Seat, Seats, Witness};
use tinyvec::ArrayVec;

use crate::cards::{CARDS, Card};
use crate::event::Event;
use crate::position::{Docking, JupiterRescue, Phase};

impl JupiterRescue {
    /// Deals two abilities to each of some seats; Setbacks are replaced at once and shuffled into the deck in the end
    /// (JR-SET-6). When cards run out, some get fewer (JR-VULN-4).
    pub(crate) fn deal_abilities(&mut self, seats: Seats, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let mut aside: ArrayVec<[Card; CARDS]> = ArrayVec::default();
        for seat in seats {
            for _ in 0..2 {
                while let Some(card) = self.draw_card(chance, witness) {
                    if !card.is_setback() {
                        self.hands[seat.index()].add(card);
                        break;
                    }
                    aside.push(card);
                }
            }
        }
        if !aside.is_empty() {
            self.deck.extend(aside);
            chance.shuffle(&mut self.deck);
        }
        self.choosing = seats;
    }

    /// Setup goes on after the deal.
    pub(crate) fn choose_cores(&mut self, witness: &mut impl Witness<Event>) {
        if !self.next_core_choice(witness) {
            self.choose_first();
        }
    }

    /// Seats choose their core in seat order (JR-SET-8, JR-VULN-4); tells whether one has to be asked.
    pub(super) fn next_core_choice(&mut self, witness: &mut impl Witness<Event>) -> bool {
        while let Some(seat) = self.choosing.first() {
            let hand = self.hands[seat.index()];
            if self.solo() {
                // JR-SOLO-1, JR-SOLO-4: all of them are cores.
                for card in hand.cards() {
                    self.make_core(seat, card, witness);
                }
            } else if let Some(card) = hand.only_kind() {
                self.make_core(seat, card, witness);
            } else if !hand.is_empty() {
                self.phase = Phase::ChooseCore(seat);
                return true;
            }
            self.choosing.remove(seat);
        }
        false
    }

    /// Puts a card of the hand into a seat's first free place for cores.
    fn make_core(&mut self, seat: Seat, card: Card, witness: &mut impl Witness<Event>) {
        let cores = &mut self.cores[seat.index()];
        let slot = usize::from(cores[0].is_some());
        cores[slot] = Some(card);
        self.hands[seat.index()].remove(card);
        witness.tell(|| Event::CoreChosen { seat, card });
    }

    /// A seat chooses its core, or Data Core gives it a new one.
    pub(super) fn install(&mut self, card: Card, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        match self.phase {
            Phase::ChooseCore(seat) => {
                self.make_core(seat, card, witness);
                self.choosing.remove(seat);
                self.after_core_choice(chance, witness);
            }
            Phase::InstallCore(slot) => self.install_core(slot, card, chance, witness),
            _ => {}
        }
    }

    /// Asks the next seat, or goes on with what was interrupted.
    pub(super) fn after_core_choice(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        if self.next_core_choice(witness) {
            return;
        }
        if self.turn == 0 { self.choose_first() } else { self.resume_actions(chance, witness) }
    }

    /// JR-SET-10, JR-GRP-1; alone there is nothing to choose.
    fn choose_first(&mut self) {
        self.phase = if self.solo() { Phase::Dock(Docking::First) } else { Phase::ChooseFirst };
    }

    pub(super) fn name_first(&mut self, seat: Seat, witness: &mut impl Witness<Event>) {
        self.active = seat;
        self.phase = Phase::Dock(Docking::First);
        witness.tell(|| Event::FirstNamed { seat });
    }
}
