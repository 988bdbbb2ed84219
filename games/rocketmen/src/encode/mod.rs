//! The game as numbers, for programs that learn.
//!
//! Among actions one thing is folded: a card of the display is named by its slot alone, because the view says what lies
//! there. Of what is seen, the flights that have just ended and the help with paying are left out, and of money and items
//! what is printed on the cards, being always the same.

mod actions;
mod table;

use engine::encode::{Encode, Encoder};
use engine::{Seat, Viewer};

use crate::action::Action;
use crate::kind::Kind;
use crate::position::Rocketmen;
use crate::view::{self, View};

impl Encode for Rocketmen {
    type Seen = View;

    fn action_count(_: u8) -> usize {
        actions::COUNT
    }

    fn index(view: &View, action: &Action) -> Option<usize> {
        match *action {
            Action::Buy(kind, slot) | Action::Remove(kind, slot) if displayed(view, slot) != Some(kind) => None,
            action => actions::index(action),
        }
    }

    fn action(view: &View, index: usize) -> Option<Action> {
        match *actions::all().get(index)? {
            Action::Buy(_, slot) => displayed(view, slot).map(|kind| Action::Buy(kind, slot)),
            Action::Remove(_, slot) => displayed(view, slot).map(|kind| Action::Remove(kind, slot)),
            action => Some(action),
        }
    }

    fn features(view: &View, out: &mut Encoder<'_>) {
        table::features(view, out);
    }

    fn observed(&self, seat: Seat) -> View {
        view::bare(self, Viewer::Seat(seat))
    }
}

/// What lies in a slot of the display; slots count from 1.
fn displayed(view: &View, slot: u8) -> Option<Kind> {
    let offer = view.display.get(usize::from(slot).checked_sub(1)?)?;
    offer.as_ref().map(|offer| offer.card)
}
