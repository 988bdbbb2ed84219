//! Plain lines: for pipes, for screen readers, for whoever likes it so. No colours, no cursor; only what is new is told.

mod answers;
mod command;
#[cfg(test)]
mod tests;

use std::io::{self, BufRead, Write};

use catalog::Choice;
use engine::{Problem, Seat, Viewer, phrase};

use crate::table::{Table, Turn};
use crate::{Ended, LocalMatch};
use command::Command;

/// Plays a match in plain lines, from any input to any output.
pub fn play_lines(local: LocalMatch, input: impl BufRead, output: impl Write) -> Result<Ended, Problem> {
    let mut lines = Lines {
        table: Table::new(local)?,
        input,
        output,
        at_screen: None,
        told: [0; Seat::MAX],
        welcomed: [false; Seat::MAX],
    };
    lines.play().map_err(|error| Problem::new(format!("the match is kept, but nothing more can be told: {error}")))?;
    Ok(lines.table.ended())
}

/// A match told in lines.
struct Lines<I, O> {
    table: Table,
    input: I,
    output: O,
    /// Who sits before the screen.
    at_screen: Option<Seat>,
    /// How many steps each seat has been told.
    told: [usize; Seat::MAX],
    /// Who has been told how this works and what the table looks like.
    welcomed: [bool; Seat::MAX],
}

/// Whether somebody goes on or has had enough.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Mood {
    Stay,
    Leave,
}

impl<I: BufRead, O: Write> Lines<I, O> {
    fn play(&mut self) -> io::Result<()> {
        self.welcome()?;
        loop {
            match self.table.turn(self.at_screen) {
                Turn::Over => return self.end(),
                Turn::Bot(seat) => {
                    let code = self.table.bot_choice(seat).map_err(|problem| io::Error::other(problem.to_string()))?;
                    if self.table.act(seat, &code).is_err() {
                        return self.leave();
                    }
                    if self.table.people().next().is_none() {
                        self.tell_news(Viewer::Public, Seat::new(0))?;
                    }
                }
                Turn::Person(seat) => {
                    if self.hand_over(seat)? == Mood::Leave || self.decide(seat)? == Mood::Leave {
                        return self.leave();
                    }
                }
            }
        }
    }

    fn welcome(&mut self) -> io::Result<()> {
        let title = self.table.facts().title;
        let seats = self.table.introduction();
        self.say(&format!("{title}. {seats}"))
    }

    /// Where several people share the screen: nothing is told until the next one is there.
    fn hand_over(&mut self, seat: Seat) -> io::Result<Mood> {
        if self.at_screen == Some(seat) {
            return Ok(Mood::Stay);
        }
        self.at_screen = Some(seat);
        if !self.table.shared() {
            return Ok(Mood::Stay);
        }
        let labels = self.table.labels();
        let sentences = [
            labels.say(&phrase!("ui-privacy", seat = seat)) + ".",
            labels.word("ui-privacy-help"),
            labels.word("ui-privacy-enter"),
        ];
        self.say("")?;
        self.say(&sentences.join(" "))?;
        match self.listen()? {
            Some(line) if command::read(&line, std::iter::empty()) != Command::Quit => Ok(Mood::Stay),
            _ => Ok(Mood::Leave),
        }
    }

    /// Tells what is new and what to do, and answers until something is done.
    fn decide(&mut self, seat: Seat) -> io::Result<Mood> {
        self.say("")?;
        self.tell_news(Viewer::Seat(seat), seat)?;
        let first_time = !std::mem::replace(&mut self.welcomed[seat.index()], true);
        if first_time {
            self.tell_table(seat)?;
        }
        let choices = self.ask(seat)?;
        if first_time {
            self.say(&self.table.labels().word("ui-lines-hint"))?;
        }
        let steps = self.table.steps();
        while self.table.steps() == steps {
            let Some(line) = self.listen()? else {
                self.say(&self.table.labels().word("ui-input-ended"))?;
                return Ok(Mood::Leave);
            };
            match command::read(&line, choices.iter().map(|choice| choice.code.as_str())) {
                Command::Quit => return Ok(Mood::Leave),
                command => self.answer(seat, &choices, command)?,
            }
        }
        Ok(Mood::Stay)
    }

    /// The prompt and the numbered choices.
    fn ask(&mut self, seat: Seat) -> io::Result<Vec<Choice>> {
        let words = self.table.words(Viewer::Seat(seat));
        let prompt = self.table.prompt(&words);
        let choices = self.table.choices(seat);
        self.say(&format!("{} {}", prompt.now, prompt.next.unwrap_or_default()))?;
        for (number, choice) in (1..).zip(&choices) {
            self.say(&format!("{number}. {}", choice.sentence))?;
        }
        Ok(choices)
    }

    /// What happened since the seat was last told.
    fn tell_news(&mut self, viewer: Viewer, seat: Seat) -> io::Result<()> {
        let steps = self.table.steps();
        let from = self.told[seat.index()].min(steps);
        self.told[seat.index()] = steps;
        for line in self.table.log(from, viewer) {
            self.say(&line.text)?;
        }
        Ok(())
    }

    fn end(&mut self) -> io::Result<()> {
        let last = self.at_screen.unwrap_or_default();
        self.say("")?;
        self.tell_news(self.table.onlooker(), last)?;
        self.say("")?;
        self.say(&(self.table.labels().word("ui-match-over") + "."))?;
        self.say(&self.table.farewell().join("\n"))
    }

    fn leave(&mut self) -> io::Result<()> {
        self.say(&self.table.labels().word("ui-left"))?;
        self.say(&self.table.where_the_record_is())
    }

    fn say(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.output, "{}", text.trim_end())
    }

    /// The next line of input; `None` when there is none.
    fn listen(&mut self) -> io::Result<Option<String>> {
        self.output.flush()?;
        let mut line = Vec::new();
        // Bytes that are no text become a line that is no command, not the end of the match.
        let read = self.input.read_until(b'\n', &mut line)?;
        Ok((read > 0).then(|| String::from_utf8_lossy(&line).into_owned()))
    }
}
