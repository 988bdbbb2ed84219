//! How often something comes up, against how often it should.

use std::collections::BTreeMap;

use crate::{Game, QuickDice, Seat};

/// How often each answer comes up when a seat imagines the position.
pub fn imagined<G: Game, K: Ord>(game: &G, seat: Seat, times: u32, answer: impl Fn(&G) -> K) -> BTreeMap<K, u32> {
    let mut chance = QuickDice::new(17);
    let mut counts = BTreeMap::new();
    for _ in 0..times {
        let world = game.imagine(seat, &mut chance);
        world.audit().unwrap_or_else(|problem| panic!("{problem}"));
        *counts.entry(answer(&world)).or_insert(0) += 1;
    }
    counts
}

/// Asserts that exactly so many answers are possible, all equally likely.
pub fn assert_uniform<K: Ord>(counts: &BTreeMap<K, u32>, answers: usize) {
    assert_eq!(counts.len(), answers, "the number of answers");
    assert_even(&counts.values().copied().collect::<Vec<_>>());
}

/// Asserts that counts of equally likely cases are as even as chance allows.
pub fn assert_even(counts: &[u32]) {
    assert_shares(counts, &vec![1; counts.len()]);
}

/// Asserts that cases come up in these proportions, as far as chance allows (four standard deviations).
pub fn assert_shares(counts: &[u32], proportions: &[u32]) {
    assert_eq!(counts.len(), proportions.len(), "the number of cases");
    let (total, whole): (u32, u32) = (counts.iter().sum(), proportions.iter().sum());
    for (&count, &part) in counts.iter().zip(proportions) {
        let share = f64::from(part) / f64::from(whole);
        let expected = f64::from(total) * share;
        let allowed = 4.0 * (expected * (1.0 - share)).sqrt();
        let off = (f64::from(count) - expected).abs();
        assert!(off <= allowed, "{counts:?}: {count} instead of {expected:.0} ± {allowed:.0}");
    }
}
