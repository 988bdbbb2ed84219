//! What happens when an action is played: the turn in its order (RJ-TURN-3).

mod draw;
mod ending;
mod layover;
mod moving;

use engine::{Chance, Seat, Witness};

use crate::action::Action;
use crate::event::Event;
use crate::position::{Phase, RocketJockey};

/// Plays a legal action of the active seat.
pub(crate) fn play(
    game: &mut RocketJockey,
    seat: Seat,
    action: Action,
    chance: &mut impl Chance,
    witness: &mut impl Witness<Event>,
) {
    debug_assert_eq!(seat, game.active, "only the active player does anything");
    match action {
        Action::Draw(source) => {
            game.fuel(source, chance, witness);
            game.phase = Phase::StepTwo;
        }
        Action::Refuel(source) => {
            // RJ-MOVE-2: one more card, and Step Two is over.
            game.fuel(source, chance, witness);
            game.lay_over(chance, witness);
        }
        Action::Launch(place) => game.launch(place, witness),
        Action::Chain => game.chain(witness),
        Action::Fly(card, to) => {
            game.fly(card, to, witness);
            if game.alien_pilot.is_some() {
                game.lay_over(chance, witness); // RJ-ALIEN-8: nothing else is moved, RJ-END-2: the match is over
            }
        }
        Action::Done => game.lay_over(chance, witness), // RJ-MOVE-3
        Action::Discard(card) => game.discard_one(card, chance, witness),
        Action::Reserve(place) => game.reserve(place, witness),
        Action::ReserveNone => game.next_turn(witness),
    }
}
