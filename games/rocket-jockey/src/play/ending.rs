//! The end of a turn, and of the match.

use engine::{Seat, Witness};

use crate::components::EARTH;
use crate::event::Event;
use crate::position::{Card, Phase, Place, RocketJockey, Visitors};
use crate::score::{Decision, decision};

impl RocketJockey {
    /// E1 to E3, then the question of E4 (RJ-TURN-3).
    pub(super) fn end_turn(&mut self, witness: &mut impl Witness<Event>) {
        self.expire_reservation(witness);
        self.check_turn_limit(witness);
        if self.move_aliens(witness) {
            return self.finish(witness); // RJ-END-3
        }
        if self.supply[self.active.index()] > 0 {
            self.phase = Phase::Reserve;
        } else {
            self.next_turn(witness);
        }
    }

    /// E1: a reservation that was not fulfilled in this turn costs its Co-Pilot (RJ-RES-6).
    fn expire_reservation(&mut self, witness: &mut impl Witness<Event>) {
        let seat = self.active;
        if let Some(place) = self.reserved[seat.index()].take() {
            witness.tell(|| Event::ReservationLost { seat, place });
        }
    }

    /// E2: after so many turns the Aliens come by themselves (RJ-END-6); the deck keeps its order (RJ-END-7).
    fn check_turn_limit(&mut self, witness: &mut impl Witness<Event>) {
        if self.turn < self.components.turn_limit || self.aliens.is_some() {
            return;
        }
        self.deck.retain(|&card| card != Card::VISITORS);
        self.visitors_appear();
        witness.tell(|| Event::TurnLimit);
    }

    /// E3: one orbit down; whether the Aliens have reached Earth (RJ-ALIEN-5, RJ-ALIEN-6).
    fn move_aliens(&mut self, witness: &mut impl Witness<Event>) -> bool {
        let Some(orbit) = &mut self.aliens else { return false };
        *orbit -= 1;
        let orbit = *orbit;
        if orbit > EARTH {
            witness.tell(|| Event::AliensMoved { orbit });
            return false;
        }
        witness.tell(|| Event::AliensHome { by: None });
        true
    }

    /// E4: a Co-Pilot from the supply onto a cargo (RJ-RES-1); also one whose reservation has just run out (RJ-RES-7).
    pub(super) fn reserve(&mut self, place: Place, witness: &mut impl Witness<Event>) {
        let seat = self.active;
        self.supply[seat.index()] -= 1;
        self.reserved[seat.index()] = Some(place);
        witness.tell(|| Event::Reserved { seat, place });
        self.next_turn(witness);
    }

    /// RJ-TURN-2: to the left.
    pub(super) fn next_turn(&mut self, witness: &mut impl Witness<Event>) {
        self.active = self.active.next(self.players);
        self.turn += 1;
        self.phase = Phase::FuelUp;
        let (seat, turn) = (self.active, self.turn);
        witness.tell(|| Event::TurnBegan { seat, turn });
    }

    /// Final scoring (RJ-END-4): planets, and what is left of the Co-Pilots' supply (RJ-END-5).
    pub(super) fn finish(&mut self, witness: &mut impl Witness<Event>) {
        self.score_planets(witness);
        for seat in Seat::all(self.players) {
            let copilots = self.supply[seat.index()];
            let points = i16::from(copilots) * self.components.copilot_points;
            self.scores[seat.index()] += points;
            witness.tell(|| Event::CopilotsScored { seat, copilots, points });
        }
        self.tell_tie(witness);
        self.phase = Phase::Over;
        debug_assert!(self.visitors != Visitors::Aside, "only the Aliens end a match (RJ-END-1)");
    }

    /// What decides a tie at the top.
    fn tell_tie(&self, witness: &mut impl Witness<Event>) {
        match decision(&self.scores[..usize::from(self.players)], self.alien_pilot) {
            Decision::HighestScore(_) => {}
            Decision::AliensDelivered(seat) => witness.tell(|| Event::TieBroken { seat }),
            Decision::AliensWon => witness.tell(|| Event::Draw { deliverer: None }),
            Decision::DelivererBehind(seat) => witness.tell(|| Event::Draw { deliverer: Some(seat) }),
        }
    }
}
