//! Start bonuses of the characters (first edition).

use engine::{Chance, Noun, Seat, Witness};

use crate::card::Card;
use crate::event::Event;
use crate::nouns::{Character, Resource};
use crate::position::{Phase, RocketRescue};

impl RocketRescue {
    /// RR1-CHAR-2: in seat order, from this seat on; stops where something is to be chosen. Then round 1 begins.
    pub(crate) fn give_bonuses(&mut self, from: u8, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        for seat in Seat::all(self.players).skip(usize::from(from)) {
            let Some(character) = self.player(seat).character else { continue };
            self.give_bonus(seat, character, chance, witness);
            if self.phase == Phase::Bonus {
                return;
            }
        }
        self.begin_round(chance, witness);
    }

    fn give_bonus(
        &mut self,
        seat: Seat,
        character: Character,
        chance: &mut impl Chance,
        witness: &mut impl Witness<Event>,
    ) {
        match character {
            Character::Miner => Resource::all().for_each(|resource| self.grant_cubes(seat, resource, 1)), // RR1-CHAR-4
            Character::Electrician | Character::Pilot | Character::Saboteur => self.player_mut(seat).energy += 3, // RR1-CHAR-5, RR1-CHAR-6, RR1-CHAR-7
            Character::Steward => self.player_mut(seat).energy += 2, // RR1-CHAR-9
            Character::Mechanic | Character::Professor | Character::Broker => {
                // RR1-CHAR-8, RR1-CHAR-10, RR1-CHAR-11
                self.phase = Phase::Bonus;
                self.active = seat;
                if character == Character::Professor {
                    self.offer_three(chance, witness);
                }
            }
        }
    }

    /// RR1-CHAR-10: the three lie in the empty display; with sealed fronts only the Professor sees them.
    fn offer_three(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        for _ in 0..3 {
            let Some(card) = self.draw(chance, witness) else { return };
            self.display.push(card);
            let seat = self.active;
            if self.sealed {
                self.player_mut(seat).knows.insert(card);
            }
            witness.tell(|| Event::Displayed { module: self.glimpse(card) });
        }
    }

    pub(super) fn keep_offered(&mut self, card: Card, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let seat = self.active;
        let offered = std::mem::take(&mut self.display);
        self.discard.extend(offered);
        self.discard.remove(card);
        self.player_mut(seat).modules.insert(card);
        witness.tell(|| Event::Took { seat, module: self.glimpse(card) });
        self.end_bonus(chance, witness);
    }

    pub(super) fn end_bonus(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        self.phase = Phase::Planning;
        self.give_bonuses(self.active.index() as u8 + 1, chance, witness);
    }

    /// Cubes from the general supply, as far as there are any (RR1-CHAR-2).
    pub(super) fn grant_cubes(&mut self, seat: Seat, resource: Resource, count: u8) {
        let index = resource.index();
        let count = count.min(self.general[index]);
        self.general[index] -= count;
        self.player_mut(seat).cubes[index] += count;
    }
}
