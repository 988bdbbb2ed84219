//! Sums of whole numbers, and what they say.

use serde::{Deserialize, Serialize};

use crate::Mean;

/// How many numbers, their sum and that of their squares.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Sums {
    pub(crate) count: u64,
    pub(crate) sum: i64,
    pub(crate) squares: u128,
}

impl Sums {
    pub(crate) fn note(&mut self, value: i64) {
        self.count += 1;
        self.sum += value;
        self.squares += u128::from(value.unsigned_abs()).pow(2);
    }

    pub(crate) fn add(&mut self, other: Sums) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The mean with its interval, in units of so many.
    pub(crate) fn mean(&self, unit: f64) -> Mean {
        Mean::of_sums(self.count, self.sum as f64 / unit, self.squares as f64 / unit / unit)
    }

    fn variance(&self, unit: f64) -> f64 {
        let n = self.count as f64;
        let mean = self.sum as f64 / unit / n;
        ((self.squares as f64 / unit / unit - n * mean * mean) / (n - 1.0).max(1.0)).max(0.0)
    }

    /// How much higher this mean is than another of other cases; of too few cases nothing is said.
    pub(crate) fn above(&self, other: &Sums, unit: f64) -> Option<Mean> {
        const ENOUGH: u64 = 10;
        if self.count.min(other.count) < ENOUGH {
            return None;
        }
        let (n, m) = (self.count as f64, other.count as f64);
        let difference = self.sum as f64 / unit / n - other.sum as f64 / unit / m;
        Some(Mean::with_error(difference, (self.variance(unit) / n + other.variance(unit) / m).sqrt()))
    }
}

/// By how much the cases of the first of each pair are above those of the second, where only cases of the same class are
/// compared (Mantel and Haenszel's weights). `None` if there is too little to compare.
pub(crate) fn matched<'a>(classes: impl IntoIterator<Item = &'a [Sums; 2]>, unit: f64) -> Option<Mean> {
    let (mut weights, mut weighted, mut error, mut cases) = (0.0, 0.0, 0.0, 0);
    for [these, those] in classes {
        if these.count == 0 || those.count == 0 {
            continue;
        }
        let (n, m) = (these.count as f64, those.count as f64);
        let weight = n * m / (n + m);
        weights += weight;
        weighted += weight * (these.sum as f64 / n - those.sum as f64 / m) / unit;
        // The spread within the class, common to both sides: also a side with one case has it then.
        let mut both = *these;
        both.add(*those);
        error += weight * weight * both.variance(unit) * (1.0 / n + 1.0 / m);
        cases += these.count.min(those.count);
    }
    (cases >= 10).then(|| Mean::with_error(weighted / weights, error.sqrt() / weights))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sums(values: &[i64]) -> Sums {
        let mut sums = Sums::default();
        values.iter().for_each(|&value| sums.note(value));
        sums
    }

    #[test]
    fn what_only_comes_of_the_class_is_matched_away() {
        // Those ahead win more often and take the card more often; the card itself does nothing.
        let ahead =
            [sums(&[1; 90].iter().chain(&[0; 10]).copied().collect::<Vec<_>>()), sums(&[1, 1, 1, 1, 1, 1, 1, 1, 1, 0])];
        let behind =
            [sums(&[1, 0, 0, 0, 0, 0, 0, 0, 0, 0]), sums(&[1; 10].iter().chain(&[0; 90]).copied().collect::<Vec<_>>())];
        let (mut taken, mut left) = (ahead[0], ahead[1]);
        taken.add(behind[0]);
        left.add(behind[1]);
        assert!(taken.above(&left, 1.0).expect("enough").mean > 0.5);
        let fair = matched([&ahead, &behind], 1.0).expect("enough");
        assert!(fair.mean.abs() < 1e-9 && fair.is_open(), "{fair:?}");
    }

    #[test]
    fn too_few_cases_say_nothing() {
        assert_eq!(matched([&[sums(&[1, 2]), sums(&[1])]], 1.0), None);
        assert_eq!(sums(&[1]).above(&sums(&[1, 2]), 1.0), None);
    }
}
