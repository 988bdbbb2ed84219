//! The sensible player.

use countdown::Countdown;
use engine::testing::{at_random, deal, play_out, sensibly};
use engine::{Game, QuickDice, Seat, Setup};

#[test]
fn a_sensible_player_beats_chance() {
    let wins = (0..200).filter(|&seed| {
        let mut chance = QuickDice::new(seed);
        let game = deal::<Countdown>(&Setup::new(2), &mut chance);
        let end = play_out(game, &mut chance, |game, seat, actions, chance| match seat.index() {
            0 => sensibly(game, seat, actions, chance),
            _ => at_random(game, seat, actions, chance),
        });
        end.outcome().is_some_and(|outcome| outcome.won(Seat::new(0)))
    });
    assert!(wins.count() > 150);
}
