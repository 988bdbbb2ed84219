//! The game as numbers, for programs that learn.

use engine::encode::{Around, Block, Encode, Encoder};
use engine::{Game, Seat, Viewer};

use crate::action::Action;
use crate::position::Countdown;
use crate::view::View;

/// A component file may allow more than this at a time; it is then no game for programs.
const COUNT: Block = Block::first(10);
const BOOST: Block = COUNT.then(1);

impl Encode for Countdown {
    type Seen = View;

    fn observed(&self, seat: Seat) -> View {
        self.view(Viewer::Seat(seat))
    }

    fn action_count(_: u8) -> usize {
        BOOST.end()
    }

    fn index(_: &View, action: &Action) -> Option<usize> {
        match *action {
            Action::Count(number) => COUNT.at(usize::from(number).checked_sub(1)?),
            Action::Boost => BOOST.at(0),
        }
    }

    fn action(_: &View, index: usize) -> Option<Action> {
        let count = COUNT.place(index).map(|place| Action::Count(place as u8 + 1));
        count.or_else(|| BOOST.place(index).map(|_| Action::Boost))
    }

    fn features(view: &View, out: &mut Encoder<'_>) {
        let around = Around::new(view.viewer, view.fired.len());
        out.number("count", view.count, 99.0);
        out.one_of(around.labels("active"), Some(around.of(view.active)));
        let fired = around.seats().filter(|seat| view.fired[seat.index()]).map(|seat| around.of(seat));
        out.counts(around.labels("fired"), fired, 1.0);
        out.number("booster", view.booster.unwrap_or(0), 10.0);
    }
}
