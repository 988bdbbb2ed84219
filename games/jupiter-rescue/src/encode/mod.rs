//! The game as numbers, for programs that learn.
//!
//! The colony has no bounds, so spaces are named by the tile they are on and not by its cell. Three things are folded, and
//! what is seen unfolds them: where a Colonist is sent is told by the way out of its dome; a free cell by the lowest tile it
//! touches and the side; a seat by how far it is from the viewer. Of what is seen, everything is told but the routes that
//! help people click.

mod actions;
mod places;
mod seen;
mod table;

use engine::Seat;
use engine::encode::{Encode, Encoder};

use crate::action::Action;
use crate::position::JupiterRescue;

pub use seen::Seen;

impl Encode for JupiterRescue {
    type Seen = Seen;

    fn action_count(players: u8) -> usize {
        actions::count(players)
    }

    fn index(seen: &Seen, action: &Action) -> Option<usize> {
        actions::index(seen, *action)
    }

    fn action(seen: &Seen, index: usize) -> Option<Action> {
        actions::action(seen, index)
    }

    fn features(seen: &Seen, out: &mut Encoder<'_>) {
        table::features(seen, out);
    }

    fn observed(&self, seat: Seat) -> Seen {
        Seen::of(self, seat)
    }
}
