//! Luck and choice, by the method of the reviews.

use std::sync::atomic::{AtomicU64, Ordering};

use engine::Problem;
use review::Precision;
use serde::Serialize;

use crate::{Experiment, Mean};

/// How much of the results is luck and how much is choice, in percent of a win (or points).
#[derive(Clone, Debug, Serialize)]
pub struct Luck {
    /// How many matches were reviewed.
    pub matches: u64,
    /// How far luck alone moved a seat in a match, up or down.
    pub luck: Mean,
    /// How far its own choices did.
    pub choices: Mean,
    /// How far the choices of the others did.
    pub others: Mean,
    /// How far the result was from what was expected before the deal.
    pub result: Mean,
    /// What a choice lost on average against the best that the seat could know.
    pub error_rate: Mean,
}

/// Reviews so many matches of the first condition. `progress` counts them.
pub fn luck(experiment: &Experiment, matches: u64, progress: &AtomicU64) -> Result<Luck, Problem> {
    let arm = &experiment.arms[0];
    engine::ensure!(
        arm.components.is_none(),
        "reviews know the components of the box only: leave --review or --components out"
    );
    let (mut luck, mut choices, mut others, mut result, mut errors) =
        (Vec::new(), Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for number in 0..matches {
        let seed = experiment.seed.wrapping_add(number);
        let record = review::bot_match(experiment.game, &arm.setup, &arm.bots, seed)?;
        let review = review::reviewed(&record, Precision::Rough.effort(), experiment.threads)?;
        for account in &review.seats {
            luck.push(account.luck.value.number().abs());
            choices.push(account.choices.value.number().abs());
            others.push(account.others.value.number().abs());
            result.push((account.result - account.start.value).number().abs());
            errors.push(account.error_rate.value.number());
        }
        progress.fetch_add(1, Ordering::Relaxed);
    }
    Ok(Luck {
        matches,
        luck: Mean::of(&luck),
        choices: Mean::of(&choices),
        others: Mean::of(&others),
        result: Mean::of(&result),
        error_rate: Mean::of(&errors),
    })
}
