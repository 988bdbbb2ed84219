//! Rocket Rescue in words. What is said in matches is checked by the game itself, in `games/rocket-rescue/tests/words.rs`.

use rocket_rescue::RocketRescue;

#[test]
fn both_lists_say_the_same_and_nothing_in_vain() {
    narration::check::<RocketRescue>(0);
}

#[test]
#[ignore = "takes minutes: a whole match of every setup, told to everybody"]
fn every_word_is_there() {
    narration::check::<RocketRescue>(1);
}
