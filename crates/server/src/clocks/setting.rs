//! Which clocks a match is played with.

use std::fmt;
use std::str::FromStr;

use engine::{Phrase, Problem, ensure, phrase};
use serde::{Deserialize, Serialize};
use store::Millis;

const SECOND: Millis = 1000;
const DAY: Millis = 24 * 3600 * SECOND;

/// After their time was up, somebody for whom the others wait on is given at least this much.
const LEAST: Millis = 60 * SECOND;

/// Which clocks a match is played with, written as `none`, `live 600+10` (seconds in the bank, seconds for every decision) or
/// `days 3`.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum ClockSetting {
    /// Everybody takes as long as they like.
    #[default]
    None,
    /// So many seconds for the whole match, and so many more for every decision.
    Live {
        /// In the bank at the start.
        bank: u32,
        /// For every decision, when it is made.
        increment: u32,
    },
    /// So many days for every turn.
    Days(u32),
}

impl ClockSetting {
    /// What the form for a new match offers.
    pub const OFFERED: [ClockSetting; 9] = [
        ClockSetting::None,
        ClockSetting::Live { bank: 300, increment: 5 },
        ClockSetting::Live { bank: 600, increment: 10 },
        ClockSetting::Live { bank: 1200, increment: 20 },
        ClockSetting::Live { bank: 2400, increment: 30 },
        ClockSetting::Days(1),
        ClockSetting::Days(2),
        ClockSetting::Days(3),
        ClockSetting::Days(7),
    ];

    /// Whether there is no clock.
    #[must_use]
    pub fn is_none(&self) -> bool {
        *self == ClockSetting::None
    }

    /// What everybody has at the start.
    pub(super) fn at_first(self) -> Millis {
        match self {
            ClockSetting::None => 0,
            ClockSetting::Live { bank, .. } => Millis::from(bank) * SECOND,
            ClockSetting::Days(days) => Millis::from(days) * DAY,
        }
    }

    /// What one gets for a decision, when it is made.
    pub(super) fn increment(self) -> Millis {
        match self {
            ClockSetting::Live { increment, .. } => Millis::from(increment) * SECOND,
            ClockSetting::None | ClockSetting::Days(_) => 0,
        }
    }

    /// What one gets when the others wait on, or when one comes back after a bot has played.
    pub(super) fn extra(self) -> Millis {
        match self {
            ClockSetting::None => 0,
            ClockSetting::Live { .. } => self.increment().max(LEAST),
            ClockSetting::Days(_) => self.at_first(),
        }
    }

    /// It for people.
    pub(crate) fn phrase(self) -> Phrase {
        match self {
            ClockSetting::None => phrase!("ui-clock-none"),
            ClockSetting::Live { bank, increment } if bank % 60 == 0 => {
                phrase!("ui-clock-live", minutes = bank / 60, seconds = increment)
            }
            ClockSetting::Live { bank, increment } => phrase!("ui-clock-live-s", bank = bank, seconds = increment),
            ClockSetting::Days(days) => phrase!("ui-clock-days", days = days),
        }
    }
}

impl fmt::Display for ClockSetting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ClockSetting::None => write!(f, "none"),
            ClockSetting::Live { bank, increment } => write!(f, "live {bank}+{increment}"),
            ClockSetting::Days(days) => write!(f, "days {days}"),
        }
    }
}

impl FromStr for ClockSetting {
    type Err = Problem;

    fn from_str(text: &str) -> Result<Self, Problem> {
        let unclear = || Problem::new(format!("there is no clock `{text}`: use none, live 600+10 or days 3"));
        let number = |digits: &str| digits.parse::<u32>().map_err(|_| unclear());
        if text == "none" {
            return Ok(ClockSetting::None);
        }
        if let Some(days) = text.strip_prefix("days ") {
            let days = number(days)?;
            ensure!((1..=30).contains(&days), "a turn has 1 to 30 days, not {days}");
            return Ok(ClockSetting::Days(days));
        }
        let (bank, increment) = text.strip_prefix("live ").and_then(|rest| rest.split_once('+')).ok_or_else(unclear)?;
        let (bank, increment) = (number(bank)?, number(increment)?);
        ensure!((10..=36_000).contains(&bank), "a bank has 10 to 36000 seconds, not {bank}");
        ensure!(increment <= 600, "a decision is given 0 to 600 seconds, not {increment}");
        Ok(ClockSetting::Live { bank, increment })
    }
}

impl TryFrom<String> for ClockSetting {
    type Error = Problem;

    fn try_from(text: String) -> Result<Self, Problem> {
        text.parse()
    }
}

impl From<ClockSetting> for String {
    fn from(setting: ClockSetting) -> String {
        setting.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_read_back_and_nonsense_is_refused() {
        for setting in ClockSetting::OFFERED {
            assert_eq!(setting.to_string().parse(), Ok(setting));
        }
        let refused = ["", "live", "live 600", "live 5+5", "live 600+601", "days 0", "days 31", "days x", "live -1+5"];
        assert!(refused.iter().all(|text| text.parse::<ClockSetting>().is_err()));
    }
}
