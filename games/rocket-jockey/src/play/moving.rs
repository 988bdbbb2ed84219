//! Moving cargoes: launch, fly, deliver, chain.

use engine::Witness;

use crate::components::{EARTH, Maneuver, Orbit};
use crate::event::Event;
use crate::position::{Flight, Hop, Phase, Place, RocketJockey, Run};

impl RocketJockey {
    /// Opens a new run with the cargo of a place; the run before is closed for good (RJ-CHAIN-3, RJ-CHAIN-4).
    pub(super) fn launch(&mut self, place: Place, witness: &mut impl Witness<Event>) {
        self.runs.push(Run::default());
        self.take_up(place, false, witness);
    }

    /// The cargo where the last one was delivered joins the open run (RJ-CHAIN-1, RJ-CHAIN-2).
    pub(super) fn chain(&mut self, witness: &mut impl Witness<Event>) {
        self.take_up(Place::Planet(self.last_stop), true, witness);
    }

    fn take_up(&mut self, place: Place, chained: bool, witness: &mut impl Witness<Event>) {
        let flight = match place {
            Place::Planet(at) => {
                let cargo = self.cargo[usize::from(at) - 1].take().expect("a legal launch has a cargo");
                Flight { from: place, cargo: Some(cargo), at, destination: self.cargo_card(cargo).destination }
            }
            Place::Aliens => {
                // RJ-ALIEN-7: they want to go to Earth from where they are.
                let at = self.aliens.expect("a legal launch of the Aliens finds them in play");
                Flight { from: place, cargo: None, at, destination: EARTH }
            }
        };
        self.flight = Some(flight);
        self.phase = Phase::InFlight;
        let seat = self.active;
        let express = flight.cargo.is_some_and(|cargo| self.cargo_card(cargo).express);
        witness.tell(|| Event::Launched { seat, place, destination: flight.destination, express, chained });
    }

    /// Plays a card on the cargo in flight (RJ-FLY-1 to RJ-FLY-3).
    pub(super) fn fly(&mut self, kind: Maneuver, to: Orbit, witness: &mut impl Witness<Event>) {
        let mut flight = self.flight.expect("a legal hop has a cargo in flight");
        let seat = self.active;
        let card = self.copy_of(kind);
        let from = flight.at;
        let hop = Hop { card, from, to };
        let bent = self.is_bent(hop);
        if bent {
            self.supply[seat.index()] -= 1; // RJ-COP-7: out of the game at once
        }
        self.hands[seat.index()].remove(card);
        self.known[seat.index()].remove(card);
        self.played.push(hop); // RJ-MOVE-7
        self.open_run().cards += 1;
        flight.at = to;
        self.flight = Some(flight);
        witness.tell(|| Event::Flew { seat, card: kind, from, to, bent });
        if to == flight.destination {
            self.deliver(flight, witness); // RJ-FLY-5
        }
    }

    fn open_run(&mut self) -> &mut Run {
        self.runs.last_mut().expect("a launch opens a run")
    }

    fn deliver(&mut self, flight: Flight, witness: &mut impl Witness<Event>) {
        let seat = self.active;
        self.flight = None;
        self.last_stop = flight.destination;
        self.phase = Phase::Delivered;
        let bonus = self.delivery_bonus(flight.cargo);
        self.open_run().bonus += bonus;
        match flight.cargo {
            Some(cargo) => {
                // RJ-FLY-10: in front of the player, not under the planet.
                self.delivered[seat.index()].insert(cargo);
                let express = self.cargo_card(cargo).express;
                witness.tell(|| Event::Delivered { seat, destination: flight.destination, express });
            }
            None => {
                self.alien_pilot = Some(seat);
                self.aliens = Some(EARTH);
                witness.tell(|| Event::AliensHome { by: Some(seat) });
            }
        }
        self.settle_reservation(flight.from, witness);
    }

    /// RJ-RES-4 and RJ-RES-5: the Co-Pilot on a delivered cargo goes back at once; if somebody else delivered it, they pay.
    /// Aliens that come home by themselves pay nothing and keep it (RJ-RES-12).
    fn settle_reservation(&mut self, place: Place, witness: &mut impl Witness<Event>) {
        let Some(owner) = self.reserver(place) else { return };
        let seat = self.active;
        self.reserved[owner.index()] = None;
        self.supply[owner.index()] += 1;
        let points = if owner == seat { 0 } else { self.components.reserve_penalty };
        // RJ-RES-9: in full, whatever the score; RJ-RES-10: apart from the run.
        self.scores[seat.index()] -= points;
        self.scores[owner.index()] += points;
        witness.tell(|| Event::ReservationKept { owner, by: seat, points });
    }
}
