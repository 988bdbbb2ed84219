//! What could be hidden there: only the order of the deck.

use engine::{Chance, Seat};

use crate::position::JupiterRescue;

/// All seats know the same.
pub(crate) fn imagine(game: &JupiterRescue, _: Seat, chance: &mut impl Chance) -> JupiterRescue {
    reshuffled(game, chance)
}

/// The undrawn cards in a new order, gathered by kind first so that the real order does not matter. Every shuffle is
/// complete and nobody peeks, so every order is equally likely.
pub(crate) fn reshuffled(game: &JupiterRescue, chance: &mut impl Chance) -> JupiterRescue {
    let mut world = *game;
    world.deck.sort_unstable();
    chance.shuffle(&mut world.deck);
    world
}
