//! All that a bot may know.

use crate::{Chance, Game, Seat, Viewer};

/// What one seat knows: its view, its legal actions, and positions it could be in.
///
/// The real position is inside and cannot be reached: the only way out is [`Game::imagine`], which draws what the seat
/// cannot know anew.
pub struct Observation<'a, G: Game> {
    position: &'a G,
    seat: Seat,
    actions: &'a [G::Action],
}

impl<'a, G: Game> Observation<'a, G> {
    /// What `seat` knows of `position`; `actions` are its legal actions there.
    pub fn new(position: &'a G, seat: Seat, actions: &'a [G::Action]) -> Self {
        Observation { position, seat, actions }
    }

    /// The seat that looks.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How many seats the table has.
    #[must_use]
    pub fn players(&self) -> u8 {
        self.position.players()
    }

    /// What the seat sees.
    #[must_use]
    pub fn view(&self) -> G::View {
        self.position.view(Viewer::Seat(self.seat))
    }

    /// Whether the seat would see the same in this position.
    #[must_use]
    pub fn looks_like(&self, world: &G) -> bool {
        self.position.looks_like(world, Viewer::Seat(self.seat))
    }

    /// What the seat may do.
    #[must_use]
    pub fn actions(&self) -> &'a [G::Action] {
        self.actions
    }

    /// A position that the seat could not tell from the real one.
    pub fn imagine(&self, chance: &mut impl Chance) -> G {
        self.position.imagine(self.seat, chance)
    }
}
