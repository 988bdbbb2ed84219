//! The rule-of-thumb team.

use engine::testing::{at_random, deal, play_out, sensibly};
use engine::{Game, QuickDice, Setup};
use jupiter_rescue::JupiterRescue;

const MATCHES: u64 = 5;

fn dealt(number: u64) -> (JupiterRescue, QuickDice) {
    let mut chance = QuickDice::new(number);
    (deal(&Setup::new(2).with("sides", "easy"), &mut chance), chance)
}

fn saved(end: &JupiterRescue) -> i32 {
    end.outcome().expect("the match is over").score(engine::Seat::new(0))
}

#[test]
fn saves_more_colonists_than_random_play() {
    let (mut team, mut random) = (0, 0);
    for number in 0..MATCHES {
        let (game, mut chance) = dealt(number);
        team += saved(&play_out(game, &mut chance, sensibly));
        random += saved(&play_out(game, &mut chance, at_random));
    }
    assert!(team >= random + 10 * MATCHES as i32, "{team} saved by the team, {random} at random");
}
