//! Who gets how many points.

use engine::{Outcome, Seat, Seats, Witness};

use crate::components::Planets;
use crate::event::Event;
use crate::position::{CargoId, Phase, RocketJockey, Run};

impl RocketJockey {
    /// The points of a run by its count (RJ-SCORE-2).
    pub(crate) fn run_points(&self, run: Run) -> i16 {
        let table = &self.components.transport;
        table[usize::from(run.count()).min(table.len() - 1)]
    }

    /// How many cards more a delivery counts as: of an express cargo (RJ-SCORE-1), or of the Aliens, who are no cargo
    /// (RJ-ALIEN-9) and never in a chain (RJ-CHAIN-6).
    pub(crate) fn delivery_bonus(&self, cargo: Option<CargoId>) -> u8 {
        match cargo {
            Some(cargo) if self.cargo_card(cargo).express => self.components.express_bonus,
            Some(_) => 0,
            None => self.components.aliens_bonus,
        }
    }

    /// The planets a player has delivered to. Express cargoes count like others (RJ-PLAN-3), the Aliens never lie there
    /// (RJ-PLAN-7).
    pub(crate) fn planets_of(&self, seat: Seat) -> Planets {
        self.delivered[seat.index()].map(|cargo| self.cargo_card(cargo).destination).collect()
    }

    /// Planet scoring: everybody, by the number of different planets (RJ-PLAN-1, RJ-PLAN-2, RJ-PLAN-4).
    pub(crate) fn score_planets(&mut self, witness: &mut impl Witness<Event>) {
        for seat in Seat::all(self.players) {
            let planets = self.planets_of(seat).len() as u8;
            let points = self.components.planets[usize::from(planets)];
            self.scores[seat.index()] += points;
            witness.tell(|| Event::PlanetsScored { seat, planets, points });
        }
    }
}

/// What decided a match.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Decision {
    /// One player has the highest score (RJ-WIN-1).
    HighestScore(Seat),
    /// Of those who tie for it, this one delivered the Aliens (RJ-WIN-2).
    AliensDelivered(Seat),
    /// A draw, since nobody delivered the Aliens (RJ-WIN-3).
    AliensWon,
    /// A draw, since this player delivered them and is not among the first (RJ-WIN-4).
    DelivererBehind(Seat),
}

/// What decides among these scores.
pub(crate) fn decision(scores: &[i16], alien_pilot: Option<Seat>) -> Decision {
    let highest = scores.iter().max();
    let first: Seats = Seat::all(scores.len() as u8).filter(|seat| scores.get(seat.index()) == highest).collect();
    match (first.single(), alien_pilot) {
        (Some(seat), _) => Decision::HighestScore(seat),
        (None, Some(seat)) if first.contains(seat) => Decision::AliensDelivered(seat),
        (None, Some(seat)) => Decision::DelivererBehind(seat),
        (None, None) => Decision::AliensWon,
    }
}

/// Ranks by score (RJ-WIN-1, RJ-WIN-3); among equals whoever delivered the Aliens goes first (RJ-WIN-2, RJ-WIN-5), and
/// among the others it changes nothing (RJ-WIN-4).
pub(crate) fn outcome(game: &RocketJockey) -> Option<Outcome> {
    if game.phase != Phase::Over {
        return None;
    }
    let scores: Vec<i32> = Seat::all(game.players).map(|seat| game.scores[seat.index()].into()).collect();
    let keys: Vec<(i32, bool)> =
        Seat::all(game.players).map(|seat| (scores[seat.index()], game.alien_pilot == Some(seat))).collect();
    Some(Outcome::ranked(&keys, &scores))
}
