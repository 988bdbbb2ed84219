//! What could be hidden there.

use engine::{Chance, Seat};

use crate::position::Countdown;

/// The other booster is one of the two that the seat does not have, unless it was fired.
pub(crate) fn imagine(game: &Countdown, seat: Seat, chance: &mut impl Chance) -> Countdown {
    let mut imagined = *game;
    let (own, other) = (game.boosters[seat.index()], seat.next(2));
    if !game.boosters[other.index()].fired {
        let mut others = game.components.boosters.to_vec();
        let place = others.iter().position(|&face| face == own.number).expect("every booster is from the box");
        others.remove(place);
        imagined.boosters[other.index()].number = others[chance.below(others.len() as u32) as usize];
    }
    imagined
}
