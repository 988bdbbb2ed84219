//! The log in words, remembered: only what is new is put into words again.

use std::collections::HashMap;
use std::sync::Arc;

use catalog::LogLine;
use engine::{Deed, Line, Seat, Viewer, phrase};
use narration::{Language, Narrator};

use super::known::Known;
use super::table::Table;

/// How many lines of the log are shown; a replay has the rest.
const SHOWN: usize = 80;

/// The latest lines of a log, in the words of one viewer. Clones share them.
pub(crate) type Log = Arc<Vec<LogLine>>;

/// The logs of all who have looked.
#[derive(Default)]
pub(super) struct Logs {
    told: HashMap<(Viewer, Language), Told>,
    /// The names at the table when they were told.
    names: Vec<String>,
}

/// A log as far as it was told.
struct Told {
    lines: Log,
    /// The first step it tells of.
    first: usize,
    /// The numbers of the steps from there on. A step that was taken back and played anew has another number.
    numbers: Vec<u64>,
}

impl Logs {
    /// Forgets everything.
    #[cfg(test)]
    pub(super) fn clear(&mut self) {
        self.told.clear();
    }

    /// What the viewer of these words saw happen in the first so many steps.
    pub(super) fn until(&mut self, at: usize, table: &Table, names: &[String], words: &Narrator<'_>) -> Log {
        if self.names != names {
            self.told.clear();
            self.names = names.to_vec();
        }
        let told = self.told.entry((words.viewer(), words.language())).or_insert_with(|| Told::from(at));
        if at < told.first {
            *told = Told::from(at);
        }
        told.catch_up(at, table, words);
        told.lines.clone()
    }
}

impl Told {
    fn from(at: usize) -> Self {
        Told { lines: Log::default(), first: at.saturating_sub(SHOWN), numbers: Vec::new() }
    }

    fn catch_up(&mut self, at: usize, table: &Table, words: &Narrator<'_>) {
        let known = table.known_to(words.viewer());
        let number = |step: usize| table.play().step(known.step(step)).map(|step| step.number);
        let told = self.numbers.len();
        // No number is used twice: where the last one still stands, so does everything before it.
        let stands = |step: usize, told: u64| step < at && number(step) == Some(told);
        while self.numbers.last().is_some_and(|&number| !stands(self.next() - 1, number)) {
            self.numbers.pop();
        }
        if self.numbers.len() == told && self.next() == at {
            return;
        }
        let next = self.next();
        let lines = Arc::make_mut(&mut self.lines);
        lines.retain(|line| line.step < next);
        lines.extend(lines_of(table, &known, next, at, words));
        if let Some(over) = lines.len().checked_sub(SHOWN + 1).map(|last| lines[last].step) {
            // Whole steps are dropped where there are several: a step that is told by half would be taken for news.
            let whole = lines.partition_point(|line| line.step <= over);
            lines.drain(..if whole < lines.len() { whole } else { lines.len() - SHOWN });
        }
        self.numbers.extend((next..at).filter_map(number));
    }

    /// The first step it does not tell of.
    fn next(&self) -> usize {
        self.first + self.numbers.len()
    }
}

/// What happened from one step on and before another, as the viewer counts them, with what is told beside it: about the rules,
/// and about who plays.
fn lines_of(table: &Table, known: &Known, from: usize, until: usize, words: &Narrator<'_>) -> Vec<LogLine> {
    let mut lines = table.play().log(known.made(from), known.made(until), words);
    for line in &mut lines {
        line.step = known.number(line.step);
    }
    for (step, text) in table.notes(words) {
        let step = known.number(step + 1).saturating_sub(1);
        let seat = table.play().step(known.step(step)).map(|step| step.seat);
        if let Some(seat) = seat.filter(|_| (from..until).contains(&step)) {
            let after = lines.partition_point(|line| line.step <= step);
            lines.insert(
                after,
                LogLine { step, seat, turn: seat, key: "note", text: text.into(), trace: None, die: None },
            );
        }
    }
    for Takeover { steps, seat, by_bot } in takeovers(table.play().lines()) {
        let step = known.number(steps);
        if (from..until).contains(&step) {
            let before = lines.partition_point(|line| line.step < step);
            let text = takeover(words.name(seat), by_bot, words).into();
            lines.insert(before, LogLine { step, seat, turn: seat, key: "note", text, trace: None, die: None });
        }
    }
    lines
}

/// The end of a log that the others alone have written since the last step of a seat.
pub(crate) fn since(log: &[LogLine], own: Seat) -> &[LogLine] {
    let begun = log.iter().rposition(|line| line.seat == own).map_or(0, |last| last + 1);
    &log[begun..]
}

/// From a step on somebody else plays a seat.
#[derive(Debug, PartialEq, Eq)]
struct Takeover {
    /// How many steps stand before it.
    steps: usize,
    seat: Seat,
    by_bot: bool,
}

/// Where bots took over from people, and people from bots.
fn takeovers(lines: &[Line]) -> Vec<Takeover> {
    let (mut steps, mut found) = (0_usize, Vec::<Takeover>::new());
    for line in lines {
        match line.deed {
            Deed::Do(_) => steps += 1,
            Deed::Undo(count) => {
                steps = steps.saturating_sub(count as usize);
                // It still holds when what came before it was taken back.
                found.iter_mut().for_each(|takeover| takeover.steps = takeover.steps.min(steps));
            }
            Deed::Bot(_) | Deed::Person => {
                found.push(Takeover { steps, seat: line.seat, by_bot: line.deed != Deed::Person });
            }
            Deed::Resign | Deed::Clock(_) => {}
        }
    }
    found
}

fn takeover(name: String, by_bot: bool, words: &Narrator<'_>) -> String {
    let told = if by_bot { phrase!("ui-log-bot", name = name) } else { phrase!("ui-log-person", name = name) };
    words.sentence(&told)
}

/// What of a log is new to somebody who knows an older state of it: from this step on everything is as it stands here.
pub(crate) fn news<'a>(known: &[LogLine], log: &'a [LogLine]) -> (usize, &'a [LogLine]) {
    let Some(first) = log.first().map(|line| line.step) else { return (0, log) };
    // Somebody whose log begins later than this one is told all of it.
    if known.first().is_none_or(|line| line.step > first) {
        return (first, log);
    }
    let known = &known[known.partition_point(|line| line.step < first)..];
    // A line that was told before is most often the same text in memory, which is quicker to compare.
    let is_same = |(old, new): &(&LogLine, &LogLine)| Arc::ptr_eq(&old.text, &new.text) || old == new;
    let same = known.iter().zip(log).take_while(is_same).count();
    let step = |lines: &[LogLine]| lines.get(same).map_or(usize::MAX, |line| line.step);
    let end = log.last().map_or(0, |line| line.step + 1);
    let from = step(known).min(step(log)).min(end);
    (from, &log[log.partition_point(|line| line.step < from)..])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn log(lines: &[(usize, &str)]) -> Vec<LogLine> {
        lines
            .iter()
            .map(|&(step, text)| LogLine {
                step,
                seat: engine::Seat::new(0),
                turn: engine::Seat::new(0),
                key: "note",
                text: text.into(),
                trace: None,
                die: None,
            })
            .collect()
    }

    #[test]
    fn takeovers_stand_where_they_happened_also_after_a_takeback() {
        let (ada, bea) = (Seat::new(0), Seat::new(1));
        let action = |seat| (seat, Deed::Do("draw deck".into()));
        let deeds = [
            action(ada),
            (ada, Deed::Bot("thumb".into())),
            action(ada),
            action(bea),
            (ada, Deed::Person),
            (bea, Deed::Undo(2)),
            (ada, Deed::Bot("thumb".into())),
        ];
        let lines: Vec<Line> = deeds.into_iter().zip(1..).map(|((seat, deed), n)| Line { n, seat, deed }).collect();
        let found = takeovers(&lines);
        let at = |steps, by_bot| Takeover { steps, seat: ada, by_bot };
        assert_eq!(found, [at(1, true), at(1, false), at(1, true)]);
        assert_eq!(takeovers(&lines[..5]), [at(1, true), at(3, false)]);
    }

    #[test]
    fn only_what_is_new_is_told() {
        let old = log(&[(0, "a"), (1, "b"), (1, "c")]);
        let grown = log(&[(1, "b"), (1, "c"), (3, "d")]);
        assert_eq!(news(&[], &old), (0, &old[..]));
        assert_eq!(news(&old, &old), (2, &[][..]));
        assert_eq!(news(&old, &grown), (3, &grown[2..]));
    }

    #[test]
    fn what_was_taken_back_is_told_anew() {
        let old = log(&[(0, "a"), (1, "b"), (2, "c")]);
        let shorter = log(&[(0, "a")]);
        let other = log(&[(0, "a"), (1, "b"), (1, "x")]);
        assert_eq!(news(&old, &shorter), (1, &[][..]));
        assert_eq!(news(&old, &other), (1, &other[1..]));
        assert_eq!(news(&old, &[]), (0, &[][..]));
    }

    #[test]
    fn a_log_that_was_cut_off_elsewhere_is_told_from_there() {
        let old = log(&[(4, "b"), (5, "c")]);
        let earlier = log(&[(3, "a"), (4, "b"), (5, "c")]);
        assert_eq!(news(&old, &earlier), (3, &earlier[..]));
    }
}
