//! What the log of a match says about its clocks.

use std::fmt;
use std::str::FromStr;

use engine::{Problem, Seat};
use store::Millis;

use super::ClockSetting;

/// Something that a line of the log says about clocks. The line says which seat says so.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum ClockNote {
    /// The match begins, with these clocks.
    Start(ClockSetting),
    /// The seat asks for a pause, or agrees to one.
    Ask,
    /// The seat was the last to agree to a pause: the clocks stand still.
    Pause,
    /// The clocks go on, or nobody needs a pause any more.
    Go,
    /// The seat waits on for this one, whose time is up.
    Wait(Seat),
    /// The seat wants to end the match because this one's time is up.
    End(Seat),
    /// So many milliseconds the seat has spent in all.
    Spent(Millis),
}

impl fmt::Display for ClockNote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ClockNote::Start(setting) => write!(f, "start {setting}"),
            ClockNote::Ask => write!(f, "ask"),
            ClockNote::Pause => write!(f, "pause"),
            ClockNote::Go => write!(f, "go"),
            ClockNote::Wait(seat) => write!(f, "wait {}", seat.index()),
            ClockNote::End(seat) => write!(f, "end {}", seat.index()),
            ClockNote::Spent(spent) => write!(f, "spent {spent}"),
        }
    }
}

impl FromStr for ClockNote {
    type Err = Problem;

    fn from_str(text: &str) -> Result<Self, Problem> {
        let unknown = || Problem::new(format!("no clock says `{text}`"));
        let seat = |digits: &str| {
            let number = digits.parse::<u8>().ok().filter(|number| usize::from(*number) < Seat::MAX);
            number.map(Seat::new).ok_or_else(unknown)
        };
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        match (word, rest) {
            ("start", setting) => Ok(ClockNote::Start(setting.parse()?)),
            ("ask", "") => Ok(ClockNote::Ask),
            ("pause", "") => Ok(ClockNote::Pause),
            ("go", "") => Ok(ClockNote::Go),
            ("wait", whom) => Ok(ClockNote::Wait(seat(whom)?)),
            ("end", whom) => Ok(ClockNote::End(seat(whom)?)),
            ("spent", time) => Ok(ClockNote::Spent(time.parse().map_err(|_| unknown())?)),
            _ => Err(unknown()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_read_back() {
        let seat = Seat::new(2);
        let setting = ClockSetting::Live { bank: 600, increment: 10 };
        let notes = [ClockNote::Start(setting), ClockNote::Ask, ClockNote::Pause, ClockNote::Go, ClockNote::Wait(seat)];
        for note in notes.into_iter().chain([ClockNote::End(seat), ClockNote::Spent(1234)]) {
            assert_eq!(note.to_string().parse(), Ok(note));
        }
        for nonsense in ["", "stop", "wait", "end 99", "spent x", "pause 1", "start days 0"] {
            assert!(nonsense.parse::<ClockNote>().is_err(), "{nonsense}");
        }
    }
}
