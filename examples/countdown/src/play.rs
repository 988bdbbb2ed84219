//! What happens when something is done.

use engine::{Seat, Witness};

use crate::action::Action;
use crate::event::Event;
use crate::position::Countdown;

pub(crate) fn play(game: &mut Countdown, seat: Seat, action: Action, witness: &mut impl Witness<Event>) {
    let (boosted, number) = match action {
        Action::Count(number) => (false, number), // CD-COUNT-1
        Action::Boost => {
            game.boosters[seat.index()].fired = true; // CD-BOOST-1, CD-BOOST-2
            (true, game.booster().number)
        }
    };
    game.count -= number;
    let rest = game.count;
    witness.tell(|| Event::Lowered { seat, boosted, number, rest });
    if game.is_over() {
        witness.tell(|| Event::LiftOff { seat });
    } else {
        game.active = seat.next(2); // CD-TURN-1
    }
}
