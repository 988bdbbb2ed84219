//! The tests that every game must pass.
//!
//! They run once for each mode and once over the variant cards, always with the lowest round cap: chosen at random, actions
//! hardly ever end a match before its cap, and a cap of 1000 rounds would take hours.

use std::ops::RangeInclusive;

use engine::Setup;

fn setups(mode: &str, players: RangeInclusive<u8>) -> Vec<Setup> {
    players.map(|players| Setup::new(players).with("mode", mode).with("round-cap", "20")).collect()
}

/// Each of the setups with every one of these values of an option.
fn each(setups: Vec<Setup>, option: &str, values: &[&str]) -> Vec<Setup> {
    setups.iter().flat_map(|setup| values.iter().map(|value| setup.clone().with(option, value))).collect()
}

mod solo {
    engine::battery!(
        rocketmen::Rocketmen,
        setups = super::each(super::setups("solo", 1..=1), "difficulty", &["easy", "normal", "hard"]),
        games = 12
    );
}

mod standard {
    engine::battery!(rocketmen::Rocketmen, setups = super::setups("standard", 2..=4), games = 4);
}

mod with_variants {
    const VARIANTS: &[&str] = &["alloy-race", "wide-market", "tourist-boom", "range-safety", "closing-window"];

    fn setups() -> Vec<engine::Setup> {
        let chosen = super::each(super::setups("standard", 2..=3), "variants", &["chosen"]);
        let pairs = super::each(super::each(chosen, "variant-1", VARIANTS), "variant-2", VARIANTS);
        let mut setups: Vec<_> =
            pairs.into_iter().filter(|setup| setup.options["variant-1"] < setup.options["variant-2"]).collect();
        setups.extend(super::each(super::setups("standard", 2..=3), "variants", &["random"]));
        setups
    }

    engine::battery!(rocketmen::Rocketmen, setups = setups(), games = 1);
}

mod battle_for_earth {
    engine::battery!(rocketmen::Rocketmen, setups = super::setups("battle-for-earth", 2..=4), games = 4);
}
