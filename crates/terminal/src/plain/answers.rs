//! Answers to what somebody typed.

use std::io::{self, BufRead, Write};

use catalog::Choice;
use engine::{ClauseText, Rules, Seat, Viewer, phrase};

use super::Lines;
use super::command::Command;
use crate::rules_text::{lay_out, lay_out_clause};

/// As wide as need be: whoever reads plain lines breaks them where they like.
const ENDLESS: usize = u32::MAX as usize;

impl<I: BufRead, O: Write> Lines<I, O> {
    /// Does or tells what a command asks for.
    pub(super) fn answer(&mut self, seat: Seat, choices: &[Choice], command: Command<'_>) -> io::Result<()> {
        let labels = self.table.labels();
        let example = choices.first().map(|choice| choice.code.clone()).unwrap_or_default();
        match command {
            Command::Nothing | Command::Choices => self.ask(seat).map(drop),
            Command::Number(number) => match number.checked_sub(1).and_then(|index| choices.get(index)) {
                Some(choice) => self.act(seat, &choice.code),
                None => self.say(&labels.say(&phrase!("ui-number-range", count = choices.len()))),
            },
            Command::Code(code) => self.act(seat, code),
            Command::Help => self.say(&labels.say(&phrase!("ui-lines-help", code = example))),
            Command::Rules(what) => self.tell_rules(what),
            Command::Why("") => self.say(&labels.say(&phrase!("ui-lines-why", code = example))),
            Command::Why(code) => self.tell_why(seat, code),
            Command::Undo => self.undo(seat),
            Command::Hint => self.table.hint(seat).iter().try_for_each(|line| self.say(line)),
            Command::Board => self.tell_board(seat),
            Command::Table => self.tell_table(seat),
            Command::Log => self.tell_log(seat),
            Command::Language => {
                self.table.switch_language();
                self.ask(seat).map(drop)
            }
            // The loop that listens leaves by itself.
            Command::Quit => Ok(()),
        }
    }

    fn act(&mut self, seat: Seat, code: &str) -> io::Result<()> {
        let Err(rejection) = self.table.act(seat, code) else { return Ok(()) };
        let (reason, clause) = self.table.rejection(seat, code, &rejection);
        self.say(&reason)?;
        match clause {
            Some(clause) => self.say(&self.table.labels().say(&phrase!("ui-lines-clause", clause = clause))),
            None => self.say(&self.table.labels().word("ui-lines-hint")),
        }
    }

    /// Takes a step back, which is news by itself: the steps are fewer, and the seat is asked anew.
    fn undo(&mut self, seat: Seat) -> io::Result<()> {
        let said = match self.table.undo(seat) {
            Ok(()) => phrase!("ui-undone", seat = seat),
            Err(refusal) => refusal,
        };
        self.say(&self.table.words(Viewer::Seat(seat)).sentence(&said))
    }

    fn tell_why(&mut self, seat: Seat, code: &str) -> io::Result<()> {
        match self.table.why(seat, code) {
            Err(sentence) => self.say(&sentence),
            Ok(None) => self.say(&self.table.labels().word("ui-allowed")),
            Ok(Some(why)) => {
                self.say(&why.reason)?;
                self.tell_rules(&why.clause)
            }
        }
    }

    /// The whole view in words.
    pub(super) fn tell_table(&mut self, seat: Seat) -> io::Result<()> {
        let paragraphs = self.table.position().paragraphs(&self.table.words(Viewer::Seat(seat)));
        for paragraph in paragraphs {
            self.say(&paragraph.heading)?;
            for line in paragraph.lines {
                self.say(&format!("  {line}"))?;
            }
        }
        self.say("")
    }

    fn tell_board(&mut self, seat: Seat) -> io::Result<()> {
        let lines = self.table.position().text_board(&self.table.words(Viewer::Seat(seat)));
        lines.iter().try_for_each(|line| self.say(&line.to_string()))
    }

    fn tell_log(&mut self, seat: Seat) -> io::Result<()> {
        let log = self.table.log(0, Viewer::Seat(seat));
        if log.is_empty() {
            return self.say(&self.table.labels().word("ui-log-empty"));
        }
        log.iter().try_for_each(|line| self.say(&line.text))
    }

    /// The sections, one clause, or every clause that has a word.
    fn tell_rules(&mut self, what: &str) -> io::Result<()> {
        let text = self.table.rules();
        if what.is_empty() {
            for section in Rules::sections(text) {
                let ids = section.clauses.first().zip(section.clauses.last());
                let range = ids.map(|(first, last)| format!(" ({} … {})", first.id, last.id)).unwrap_or_default();
                self.say(&format!("{}{range}", section.title))?;
            }
            return self.say(&self.table.labels().word("ui-lines-rules"));
        }
        if matches!(what, "all" | "alle" | "alles") {
            return lay_out(text, ENDLESS).iter().try_for_each(|row| self.say(&row.line.to_string()));
        }
        let wanted = what.to_lowercase();
        let has = |clause: &ClauseText<'_>| clause.text.to_lowercase().contains(&wanted);
        let found: Vec<_> = match Rules::clause(text, what) {
            Some(clause) => vec![clause],
            None => Rules::clauses(text).filter(has).collect(),
        };
        if found.is_empty() {
            return self.say(&self.table.labels().say(&phrase!("ui-rules-without", text = what.to_owned())));
        }
        let lines = found.iter().flat_map(|clause| lay_out_clause(clause, ENDLESS));
        lines.map(|line| line.to_string()).try_for_each(|line| self.say(&line))
    }
}
