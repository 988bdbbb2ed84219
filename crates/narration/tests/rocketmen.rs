//! Rocketmen in words.

use rocketmen::Rocketmen;

#[test]
fn every_word_is_there() {
    narration::check::<Rocketmen>(1);
}
