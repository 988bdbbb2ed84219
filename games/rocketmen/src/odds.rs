//! The chance that a launch makes it, exactly, by enumerating the Mission Success cards that are left.

use crate::position::{Phase, Rocketmen};

/// The chance to gain `wanted` spaces with `draws` cards of those left, by value from 0 to 4.
#[must_use]
pub(crate) fn chance_of(wanted: u8, draws: u8, left: [u8; 5]) -> f64 {
    if wanted == 0 {
        return 1.0;
    }
    if draws == 0 || wanted > 4 * draws {
        return 0.0;
    }
    let total: u32 = left.iter().map(|&count| u32::from(count)).sum();
    let mut sum = 0.0;
    for (value, &count) in (0u8..).zip(&left) {
        if count > 0 {
            let mut rest = left;
            rest[usize::from(value)] -= 1;
            sum += f64::from(count) * chance_of(wanted.saturating_sub(value), draws - 1, rest);
        }
    }
    sum / f64::from(total.max(1))
}

impl Rocketmen {
    /// The chance to reach the target by accepting what is shown and drawing to the end, without further effects.
    pub(crate) fn chance_to_arrive(&self) -> f64 {
        let launch = &self.launch;
        let mut wanted = self.target().saturating_sub(launch.rocket);
        let mut draws = launch.allowed - launch.drawn.len() as u8;
        if self.phase == Phase::React {
            wanted = wanted.saturating_sub(launch.shown[0]);
            draws -= 1;
        }
        chance_of(wanted, draws, self.success_left())
    }
}
