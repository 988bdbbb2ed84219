//! Who gets how many points.

use engine::{Outcome, Seat, Witness};

use crate::event::Event;
use crate::position::{CargoId, Phase, RocketJockey, Run};

impl RocketJockey {
    /// The points of a run by its count (RJ-SCORE-2).
    pub(crate) fn run_points(&self, run: Run) -> i16 {
        let table = &self.components.transport;
        table[usize::from(run.count()).min(table.len() - 1)]
    }

    /// The planets a player has delivered to, as a bit set. Express cargoes count like others (RJ-PLAN-3), the Aliens never
    /// lie there (RJ-PLAN-7).
    pub(crate) fn planets_of(&self, seat: Seat) -> u16 {
        let mut cargoes = self.delivered[seat.index()];
        let mut planets = 0;
        while cargoes != 0 {
            let cargo = CargoId(cargoes.trailing_zeros() as u8);
            planets |= 1 << self.cargo_card(cargo).destination;
            cargoes &= cargoes - 1;
        }
        planets
    }

    /// Planet scoring: everybody, by the number of different planets (RJ-PLAN-1, RJ-PLAN-2, RJ-PLAN-4).
    pub(crate) fn score_planets(&mut self, witness: &mut impl Witness<Event>) {
        for seat in Seat::all(self.players) {
            let planets = self.planets_of(seat).count_ones() as u8;
            let points = self.components.planets[usize::from(planets)];
            self.scores[seat.index()] += points;
            witness.tell(|| Event::PlanetsScored { seat, planets, points });
        }
    }

    /// Ranks by score (RJ-WIN-1, RJ-WIN-3); among equals whoever delivered the Aliens goes first (RJ-WIN-2, RJ-WIN-5), and
    /// among the others it changes nothing (RJ-WIN-4).
    pub(crate) fn result(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let scores: Vec<i32> = Seat::all(self.players).map(|seat| self.scores[seat.index()].into()).collect();
        let keys: Vec<(i32, bool)> =
            Seat::all(self.players).map(|seat| (scores[seat.index()], self.alien_pilot == Some(seat))).collect();
        Some(Outcome::ranked(&keys, &scores))
    }
}
