//! How often each whole number came: all there is to know of many numbers in little room.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{Mean, Spread};

/// How often each whole number came. It grows with the numbers that differ, not with how many there are.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Histogram(BTreeMap<i64, u64>);

impl Histogram {
    /// Counts a number.
    pub fn note(&mut self, value: i64) {
        *self.0.entry(value).or_default() += 1;
    }

    /// Adds what was counted elsewhere.
    pub fn add(&mut self, other: Self) {
        for (value, count) in other.0 {
            *self.0.entry(value).or_default() += count;
        }
    }

    /// How many were counted.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.0.values().sum()
    }

    /// The numbers in order, each with how often it came.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (i64, u64)> + '_ {
        self.0.iter().map(|(&value, &count)| (value, count))
    }

    /// The number at a place between the least (0) and the most (1).
    #[must_use]
    pub fn quantile(&self, part: f64) -> Option<i64> {
        let place = (self.count().checked_sub(1)? as f64 * part).round() as u64;
        let mut before = 0;
        let (value, _) = self.iter().find(|(_, count)| {
            before += count;
            before > place
        })?;
        Some(value)
    }

    /// The mean with its interval.
    #[must_use]
    pub fn mean(&self) -> Mean {
        let sum: i128 = self.iter().map(|(value, count)| i128::from(value) * i128::from(count)).sum();
        let squares: i128 = self.iter().map(|(value, count)| i128::from(value).pow(2) * i128::from(count)).sum();
        Mean::of_sums(self.count(), sum as f64, squares as f64)
    }

    /// How the numbers are spread; `None` if there are none.
    #[must_use]
    pub fn spread(&self) -> Option<Spread> {
        let n = self.count() as f64;
        let mean = self.iter().map(|(value, count)| value as f64 * count as f64).sum::<f64>() / n;
        let square = |(value, count): (i64, u64)| (value as f64 - mean).powi(2) * count as f64;
        Some(Spread {
            mean,
            deviation: (self.iter().map(square).sum::<f64>() / n).sqrt(),
            least: self.quantile(0.0)?,
            p10: self.quantile(0.1)?,
            median: self.quantile(0.5)?,
            p90: self.quantile(0.9)?,
            most: self.quantile(1.0)?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spread_tells_its_quantiles() {
        let mut histogram = Histogram::default();
        (0..=100).for_each(|value| histogram.note(value));
        let spread = histogram.spread().expect("there are values");
        assert_eq!((spread.least, spread.p10, spread.median, spread.p90, spread.most), (0, 10, 50, 90, 100));
        assert_eq!((spread.mean, histogram.mean().mean), (50.0, 50.0));
        assert_eq!(Histogram::default().spread(), None);
    }

    #[test]
    fn two_together_are_as_one() {
        let of = |values: &[i64]| {
            let mut histogram = Histogram::default();
            values.iter().for_each(|&value| histogram.note(value));
            histogram
        };
        let mut sum = of(&[1, 1, 5]);
        sum.add(of(&[1, -3]));
        assert_eq!(sum, of(&[-3, 1, 1, 1, 5]));
    }
}
