//! When somebody wants to be told.

use serde::{Deserialize, Serialize};
use store::Millis;

/// Milliseconds of a minute.
const MINUTE: Millis = 60_000;

/// Minutes of a day.
const DAY: Millis = 24 * 60;

/// When somebody wants to be told; kept as JSON.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Wishes {
    /// Of all matches, unless they say otherwise of one; else only of those that they name.
    pub(crate) all: bool,
    /// At least so many minutes lie between two messages on the same way: what comes meanwhile is told together.
    pub(crate) digest: u16,
    /// The first and the last hour in which nothing is sent; the last one is over when it comes.
    pub(crate) quiet: Option<(u8, u8)>,
    /// How many minutes their clock is ahead of UTC.
    pub(crate) offset: i16,
}

impl Default for Wishes {
    fn default() -> Self {
        Wishes { all: true, digest: 0, quiet: None, offset: 0 }
    }
}

impl Wishes {
    /// How many minutes may be asked for.
    pub(crate) const DIGESTS: [u16; 4] = [0, 60, 360, 1440];

    pub(crate) fn parse(json: Option<&str>) -> Self {
        json.and_then(|json| serde_json::from_str(json).ok()).unwrap_or_default()
    }

    pub(crate) fn to_json(self) -> String {
        serde_json::to_string(&self).unwrap_or_else(|_| "{}".to_owned())
    }

    /// From when on something may be sent, if not now.
    pub(crate) fn not_before(self, now: Millis, told_at: Option<Millis>) -> Option<Millis> {
        let together = told_at.map(|told| told + Millis::from(self.digest) * MINUTE).filter(|next| *next > now);
        let from = together.unwrap_or(now);
        let later = from + self.quiet_left(from) * MINUTE;
        (later > now).then_some(later)
    }

    /// How many minutes of quiet are left.
    fn quiet_left(self, at: Millis) -> Millis {
        let Some((from, to)) = self.quiet else { return 0 };
        let minute = (at / MINUTE + Millis::from(self.offset)).rem_euclid(DAY);
        let [begin, end] = [from, to].map(|hour| Millis::from(hour) * 60);
        let into = (minute - begin).rem_euclid(DAY);
        let length = (end - begin).rem_euclid(DAY);
        (length - into).max(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: Millis = 60 * MINUTE;

    #[test]
    fn nights_are_quiet_wherever_somebody_lives() {
        let nights = Wishes { quiet: Some((22, 7)), offset: 120, ..Wishes::default() };
        let at = |hours: Millis| nights.not_before(hours * HOUR, None).map(|later| later / HOUR);
        assert_eq!(at(19), None, "nine in the evening there");
        assert_eq!(at(20), Some(29), "until seven in the morning there");
        assert_eq!(at(28), Some(29));
        assert_eq!(at(29), None);
        let days = Wishes { quiet: Some((9, 17)), ..Wishes::default() };
        assert_eq!(days.not_before(10 * HOUR, None), Some(17 * HOUR));
        assert_eq!(days.not_before(17 * HOUR, None), None);
        assert_eq!(
            Wishes { quiet: Some((8, 8)), ..days }.not_before(8 * HOUR, None),
            None,
            "from eight to eight is never"
        );
    }

    #[test]
    fn what_comes_soon_after_is_told_together() {
        let hourly = Wishes { digest: 60, ..Wishes::default() };
        assert_eq!(hourly.not_before(5 * HOUR, None), None);
        assert_eq!(hourly.not_before(5 * HOUR, Some(5 * HOUR - MINUTE)), Some(6 * HOUR - MINUTE));
        assert_eq!(hourly.not_before(5 * HOUR, Some(4 * HOUR)), None);
        let at_night = Wishes { quiet: Some((6, 8)), ..hourly };
        assert_eq!(at_night.not_before(5 * HOUR + 30 * MINUTE, Some(5 * HOUR + MINUTE)), Some(8 * HOUR));
    }
}
