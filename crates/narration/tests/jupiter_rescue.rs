//! Jupiter Rescue in words.

use jupiter_rescue::JupiterRescue;

#[test]
fn every_word_is_there() {
    narration::check::<JupiterRescue>(1);
}
