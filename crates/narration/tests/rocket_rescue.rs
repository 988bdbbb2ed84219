//! Rocket Rescue in words.

use rocket_rescue::RocketRescue;

#[test]
fn every_word_is_there() {
    narration::check::<RocketRescue>(1);
}
