//! Ratings with their uncertainty: the Bradley-Terry model on the scale of Elo, fitted to all results at once.

use serde::Serialize;

/// Results between two of the rated: 1 if the first was better, 0 if the second, 0.5 if neither, and how often.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Duel {
    pub(crate) one: usize,
    pub(crate) other: usize,
    pub(crate) result: f64,
    pub(crate) times: u64,
}

/// A rating: 400 points more mean ten wins for a loss. The mean of all rated is 1500.
#[derive(Copy, Clone, Debug, PartialEq, Serialize)]
pub struct Rating {
    /// The points.
    pub points: f64,
    /// Half the width of the 95 % interval.
    pub error: f64,
}

/// Rates so many players by the results between them.
///
/// Every player also drew one match against each other, so that somebody who always won still gets a number.
pub(crate) fn rate(players: usize, duels: &[Duel]) -> Vec<Rating> {
    const SCALE: f64 = 400.0 / std::f64::consts::LN_10;
    let prior = (0..players).flat_map(|one| (0..one).map(move |other| Duel { one, other, result: 0.5, times: 1 }));
    let duels: Vec<Duel> = duels.iter().copied().chain(prior).collect();
    let mut strengths = vec![0.0; players];
    let mut information = vec![0.0; players];
    for _ in 0..500 {
        let mut slope = vec![0.0; players];
        information.fill(0.0);
        for duel in &duels {
            let expected = 1.0 / (1.0 + f64::exp(strengths[duel.other] - strengths[duel.one]));
            let times = duel.times as f64;
            slope[duel.one] += times * (duel.result - expected);
            slope[duel.other] -= times * (duel.result - expected);
            for player in [duel.one, duel.other] {
                information[player] += times * expected * (1.0 - expected);
            }
        }
        for player in 0..players {
            // Half a step of Newton's for each by itself is steady, as the others move too.
            strengths[player] += 0.5 * slope[player] / information[player].max(1e-9);
        }
    }
    let mean = strengths.iter().sum::<f64>() / players.max(1) as f64;
    let rating = |(strength, information): (&f64, &f64)| Rating {
        points: 1500.0 + SCALE * (strength - mean),
        error: 1.96 * SCALE / information.max(1e-9).sqrt(),
    };
    strengths.iter().zip(&information).map(rating).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_wins_for_a_loss_are_400_points() {
        let duel = |result, times| Duel { one: 0, other: 1, result, times };
        let duels = [duel(1.0, 1000), duel(0.0, 100)];
        let rated = rate(2, &duels);
        assert!((rated[0].points - rated[1].points - 400.0).abs() < 10.0, "{rated:?}");
        assert!((rated[0].points + rated[1].points - 3000.0).abs() < 1e-6);
        assert!(rated[0].error > 10.0 && rated[0].error < 60.0, "{rated:?}");
    }

    #[test]
    fn who_always_won_still_has_a_rating() {
        let duels = vec![Duel { one: 0, other: 1, result: 1.0, times: 50 }];
        let rated = rate(2, &duels);
        assert!(rated[0].points.is_finite() && rated[0].points > rated[1].points + 400.0, "{rated:?}");
    }
}
