//! What could be hidden there: only the order of the deck.

use engine::Chance;

use crate::position::JupiterRescue;

impl JupiterRescue {
    /// The undrawn cards in a new order, gathered by kind first so that the real order does not matter. Every shuffle is
    /// complete and nobody peeks, so every order is equally likely.
    pub(crate) fn draw_anew(&self, chance: &mut impl Chance) -> Self {
        let mut world = *self;
        world.deck.sort_unstable();
        chance.shuffle(&mut world.deck);
        world
    }
}
