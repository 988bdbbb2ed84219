//! Numbers with their uncertainty.

use serde::Serialize;

/// So many standard errors hold 95 of 100.
const Z: f64 = 1.959_963_984_540_054;

/// A share of a number of trials with its 95 % interval (Wilson's, which is right near 0 and 1 too).
#[derive(Copy, Clone, Debug, PartialEq, Serialize)]
pub struct Share {
    /// The share itself.
    pub share: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Share {
    /// So many hits of so many trials; ties may count as parts of a hit.
    #[must_use]
    pub fn of(hits: f64, trials: u64) -> Self {
        if trials == 0 {
            return Share { share: 0.0, low: 0.0, high: 1.0 };
        }
        let n = trials as f64;
        let share = hits / n;
        let middle = share + Z * Z / (2.0 * n);
        let half = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
        let scale = 1.0 + Z * Z / n;
        Share { share, low: ((middle - half) / scale).max(0.0), high: ((middle + half) / scale).min(1.0) }
    }
}

/// A mean with its 95 % interval.
#[derive(Copy, Clone, Debug, PartialEq, Serialize)]
pub struct Mean {
    /// The mean itself.
    pub mean: f64,
    /// The lower end of the interval; as low as can be if there are too few values to tell.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Mean {
    /// The mean of some values.
    #[must_use]
    pub fn of(values: &[f64]) -> Self {
        let n = values.len() as f64;
        let mean = values.iter().sum::<f64>() / n.max(1.0);
        if values.len() < 2 {
            return Mean { mean, low: f64::NEG_INFINITY, high: f64::INFINITY };
        }
        let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (n - 1.0);
        Mean::with_error(mean, (variance / n).sqrt())
    }

    /// The mean of so many values, of which the sum and the sum of the squares are known.
    #[must_use]
    pub fn of_sums(count: u64, sum: f64, squares: f64) -> Self {
        let n = count as f64;
        let mean = sum / n.max(1.0);
        if count < 2 {
            return Mean { mean, low: f64::NEG_INFINITY, high: f64::INFINITY };
        }
        let variance = ((squares - sum * mean) / (n - 1.0)).max(0.0);
        Mean::with_error(mean, (variance / n).sqrt())
    }

    /// A mean whose standard error is known.
    #[must_use]
    pub fn with_error(mean: f64, error: f64) -> Self {
        Mean { mean, low: mean - Z * error, high: mean + Z * error }
    }

    /// Half the width of the interval.
    #[must_use]
    pub fn margin(&self) -> f64 {
        (self.high - self.low) / 2.0
    }

    /// Whether the interval holds zero.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.low <= 0.0 && self.high >= 0.0
    }
}

/// How a number is spread.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Spread {
    /// The mean.
    pub mean: f64,
    /// The standard deviation.
    pub deviation: f64,
    /// The smallest value.
    pub least: i64,
    /// A tenth of the values are not above this.
    pub p10: i64,
    /// Half of the values are not above this.
    pub median: i64,
    /// A tenth of the values are not below this.
    pub p90: i64,
    /// The largest value.
    pub most: i64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_is_inside_its_interval() {
        let half = Share::of(50.0, 100);
        assert!((half.low - 0.4038).abs() < 1e-3 && (half.high - 0.5962).abs() < 1e-3, "{half:?}");
        let none = Share::of(0.0, 100);
        assert!(none.low < 1e-12 && none.high > 0.03, "{none:?}");
    }

    #[test]
    fn a_mean_is_inside_its_interval() {
        let mean = Mean::of(&[1.0, 2.0, 3.0, 4.0]);
        let half = Z * (5.0_f64 / 12.0).sqrt();
        assert_eq!(mean.mean, 2.5);
        assert!((mean.low - (2.5 - half)).abs() < 1e-9 && (mean.high - (2.5 + half)).abs() < 1e-9, "{mean:?}");
        assert_eq!((Mean::of(&[2.0, 2.0, 2.0]).low, Mean::of(&[2.0]).low), (2.0, f64::NEG_INFINITY));
    }
}
