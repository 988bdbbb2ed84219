//! The game as numbers, for programs that learn.
//!
//! Nothing is folded among actions: an index is an action. Of what is seen, the numbers printed on cards and dice tables are
//! left out, being always the same, and of an opponent's sealed modules only their types are told.

mod actions;
mod table;

use engine::encode::{Encode, Encoder};
use engine::{Seat, Viewer};

use crate::action::Action;
use crate::position::RocketRescue;
use crate::view::{self, View};

impl Encode for RocketRescue {
    type Seen = View;

    fn action_count(_: u8) -> usize {
        actions::COUNT
    }

    fn index(_: &View, action: &Action) -> Option<usize> {
        actions::index(*action)
    }

    fn action(_: &View, index: usize) -> Option<Action> {
        actions::all().get(index).copied()
    }

    fn features(view: &View, out: &mut Encoder<'_>) {
        table::features(view, out);
    }

    fn observed(&self, seat: Seat) -> View {
        view::bare(self, Viewer::Seat(seat))
    }
}
