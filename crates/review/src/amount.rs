//! What things are worth, in whole hundredths, so that sums are exact.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub};

use serde::{Deserialize, Serialize};

/// An amount in hundredths: of a percent of a win, or of a point where points are what counts.
///
/// Whole numbers, so that what is booked adds up to the last digit that anybody is shown.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Amount(pub i64);

impl Amount {
    /// Nothing.
    pub const ZERO: Amount = Amount(0);

    /// The nearest amount to a number of percent or points.
    #[must_use]
    pub fn of(number: f64) -> Self {
        Amount((number * 100.0).round() as i64)
    }

    /// It as a number of percent or points.
    #[must_use]
    pub fn number(self) -> f64 {
        self.0 as f64 / 100.0
    }

    /// How much it is, gained or lost.
    #[must_use]
    pub fn abs(self) -> Self {
        Amount(self.0.abs())
    }
}

impl Add for Amount {
    type Output = Amount;
    fn add(self, other: Amount) -> Amount {
        Amount(self.0 + other.0)
    }
}

impl Sub for Amount {
    type Output = Amount;
    fn sub(self, other: Amount) -> Amount {
        Amount(self.0 - other.0)
    }
}

impl Neg for Amount {
    type Output = Amount;
    fn neg(self) -> Amount {
        Amount(-self.0)
    }
}

impl AddAssign for Amount {
    fn add_assign(&mut self, other: Amount) {
        self.0 += other.0;
    }
}

impl Sum for Amount {
    fn sum<I: Iterator<Item = Amount>>(amounts: I) -> Amount {
        amounts.fold(Amount::ZERO, Add::add)
    }
}

/// With both decimals, and a minus sign if it is less than nothing; `{:+}` shows a plus sign as well.
impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = match self.0.signum() {
            -1 => "\u{2212}",
            1 if f.sign_plus() => "+",
            _ => "",
        };
        let whole = self.0.unsigned_abs();
        f.pad(&format!("{sign}{}.{:02}", whole / 100, whole % 100))
    }
}

/// An amount that was estimated.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Estimate {
    /// The estimate.
    pub value: Amount,
    /// Its standard error.
    pub error: Amount,
}

impl Estimate {
    /// What is known for sure.
    #[must_use]
    pub fn exact(value: Amount) -> Self {
        Estimate { value, error: Amount::ZERO }
    }

    /// Twice the standard error: the true value is within it 19 times out of 20.
    #[must_use]
    pub fn margin(self) -> Amount {
        Amount(self.error.0 * 2)
    }

    /// Whether it surely is more than nothing: by three standard errors, as a match has many moments, and one in forty
    /// would look so by chance with two.
    #[must_use]
    pub fn is_clearly_more(self) -> bool {
        self.value.0 > self.error.0 * 3
    }

    /// Whether it surely is not nothing.
    #[must_use]
    pub fn is_clear(self) -> bool {
        Estimate { value: self.value.abs(), ..self }.is_clearly_more()
    }
}

impl Neg for Estimate {
    type Output = Estimate;
    fn neg(self) -> Estimate {
        Estimate { value: -self.value, ..self }
    }
}

/// Adds estimates that were made apart from each other.
impl Sum for Estimate {
    fn sum<I: Iterator<Item = Estimate>>(estimates: I) -> Estimate {
        let (mut value, mut squares) = (Amount::ZERO, 0);
        for estimate in estimates {
            value += estimate.value;
            squares += estimate.error.0 * estimate.error.0;
        }
        Estimate { value, error: root(squares) }
    }
}

/// The root of a sum of squares.
fn root(squares: i64) -> Amount {
    Amount((squares as f64).sqrt().round() as i64)
}

/// The mean of numbers, and how sure it is.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Tally {
    count: u32,
    sum: f64,
    squares: f64,
}

impl Tally {
    pub(crate) fn note(&mut self, number: f64) {
        self.count += 1;
        self.sum += number;
        self.squares += number * number;
    }

    pub(crate) fn mean(&self) -> f64 {
        self.sum / f64::from(self.count.max(1))
    }

    /// The standard error of the mean.
    pub(crate) fn error(&self) -> f64 {
        self.error_with(0.0)
    }

    fn error_with(&self, floor: f64) -> f64 {
        let (count, mean) = (f64::from(self.count.max(1)), self.mean());
        let variance = (self.squares / count - mean * mean).max(0.0) + floor * floor / count;
        (variance / (count - 1.0).max(1.0)).sqrt()
    }

    /// The estimate that comes of it; what never happened in so many trials may happen yet, so `floor` is the least spread.
    pub(crate) fn estimate(&self, floor: f64) -> Estimate {
        Estimate { value: Amount::of(self.mean()), error: Amount::of(self.error_with(floor)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_read_as_people_write_them() {
        let shown = |number: i64| format!("{} {:+}", Amount(number), Amount(number));
        assert_eq!(shown(1234), "12.34 +12.34");
        assert_eq!(shown(-7), "\u{2212}0.07 \u{2212}0.07");
        assert_eq!(shown(0), "0.00 0.00");
        assert_eq!(Amount::of(33.333), Amount(3333));
    }

    #[test]
    fn a_difference_below_its_uncertainty_is_not_clear() {
        let estimate = |value, error| Estimate { value: Amount(value), error: Amount(error) };
        assert!(estimate(400, 100).is_clearly_more() && estimate(-400, 100).is_clear());
        assert!(!estimate(250, 100).is_clearly_more() && !estimate(-400, 100).is_clearly_more());
        assert!(!Estimate::default().is_clear());
    }

    #[test]
    fn the_mean_of_coin_tosses_is_as_sure_as_the_textbook_says() {
        let mut tally = Tally::default();
        (0..400).for_each(|toss| tally.note(if toss % 2 == 0 { 100.0 } else { 0.0 }));
        let estimate = tally.estimate(0.0);
        assert_eq!(estimate, Estimate { value: Amount(5000), error: Amount(250) });
        assert_eq!([estimate; 4].into_iter().sum::<Estimate>().error, Amount(500));
    }
}
