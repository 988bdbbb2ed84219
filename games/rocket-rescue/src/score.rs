//! Who gets how many points.

use engine::{Outcome, Seat};

use crate::position::{Phase, RocketRescue};

/// RR1-OVER-2, RR2-OVER-4: by points, then by the tie-break of the edition; who is still level shares the place.
pub(crate) fn outcome(game: &RocketRescue) -> Option<Outcome> {
    if game.phase != Phase::Over {
        return None;
    }
    let scores: Vec<i32> = Seat::all(game.players).map(|seat| game.points(seat)).collect();
    let key = |seat: Seat| (scores[seat.index()], game.edition.tie_break(game.player(seat)));
    let keys: Vec<(i32, (u16, u16))> = Seat::all(game.players).map(key).collect();
    Some(Outcome::ranked(&keys, &scores))
}

/// What the points of a player are made of.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Points(pub(crate) [i32; 4]);

impl Points {
    /// The parts, as words for statistics.
    pub(crate) const NAMES: [&'static str; 4] = ["crew on planets", "crew on modules", "tokens", "finish bonus"];

    /// All of them.
    #[must_use]
    pub fn sum(self) -> i32 {
        self.0.iter().sum()
    }
}

impl RocketRescue {
    /// RR1-OVER-1, RR2-OVER-1, RR2-OVER-2: what a player would score if the match ended now.
    pub(crate) fn points(&self, seat: Seat) -> i32 {
        self.point_parts(seat).sum()
    }

    /// The same in its parts.
    pub(crate) fn point_parts(&self, seat: Seat) -> Points {
        let (rules, player) = (self.rules(), self.player(seat));
        let bonus = if self.finishers.contains(seat) { rules.finish_bonus } else { 0 }; // RR2-OVER-3
        Points([
            i32::from(player.landed) * i32::from(rules.planet_crew_points),
            i32::from(self.crew_aboard(seat)) * i32::from(rules.hangar_crew_points),
            i32::from(player.tokens) * i32::from(rules.token_points),
            i32::from(bonus),
        ])
    }
}
