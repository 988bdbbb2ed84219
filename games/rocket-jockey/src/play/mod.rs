//! What happens when an action is played: the turn in its order (RJ-TURN-3).

mod draw;
mod ending;
mod layover;
mod moving;

use engine::{Chance, Witness};

use crate::action::Action;
use crate::event::Event;
use crate::position::{Phase, RocketJockey};

impl RocketJockey {
    pub(crate) fn carry_out(&mut self, action: Action, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        match action {
            Action::Draw(source) => {
                self.fuel(source, chance, witness);
                self.phase = Phase::StepTwo;
            }
            Action::Refuel(source) => {
                // RJ-MOVE-2: one more card, and Step Two is over.
                self.fuel(source, chance, witness);
                self.lay_over(chance, witness);
            }
            Action::Launch(place) => self.launch(place, witness),
            Action::Chain => self.chain(witness),
            Action::Fly(card, to) => {
                self.fly(card, to, witness);
                if self.alien_pilot.is_some() {
                    self.lay_over(chance, witness); // RJ-ALIEN-8: nothing else is moved, RJ-END-2: the match is over
                }
            }
            Action::Done => self.lay_over(chance, witness), // RJ-MOVE-3
            Action::Discard(card) => self.discard_one(card, chance, witness),
            Action::Reserve(place) => self.reserve(place, witness),
            Action::ReserveNone => self.next_turn(witness),
        }
    }
}
