//! Who has won.

use engine::{Outcome, Seat};

use crate::position::Countdown;

/// CD-END-1
pub(crate) fn outcome(game: &Countdown) -> Option<Outcome> {
    let scores = [0, 1].map(|seat| i32::from(Seat::new(seat) == game.active));
    game.is_over().then(|| Outcome::ranked(&scores, &scores))
}
