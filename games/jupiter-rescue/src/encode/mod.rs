//! The game as numbers, for programs that learn.
//!
//! The colony has no bounds, so spaces are named by the tile they are on and not by its cell. Three things are folded, and
//! the view unfolds them: where a Colonist is sent is told by the way out of its dome; a free cell by the lowest tile it
//! touches and the side; a seat by how far it is from the viewer. Of what is seen, everything is told but the routes that
//! help people click.

mod actions;
mod places;
mod table;

use engine::encode::{Encode, Encoder};
use engine::{Seat, Viewer};

use crate::action::Action;
use crate::position::JupiterRescue;
use crate::view::{self, View};

impl Encode for JupiterRescue {
    fn action_count(players: u8) -> usize {
        actions::count(players)
    }

    fn index(view: &View, action: &Action) -> Option<usize> {
        actions::index(view, *action)
    }

    fn action(view: &View, index: usize) -> Option<Action> {
        actions::action(view, index)
    }

    fn features(view: &View, out: &mut Encoder<'_>) {
        table::features(view, out);
    }

    fn observed(&self, seat: Seat) -> View {
        view::bare(self, Viewer::Seat(seat))
    }
}
