//! A lesson in plain lines: the board, what the teacher says, and an answer to everything that is typed.

use std::io::{self, BufRead, Write};

use catalog::{AnyGame, Choice, Picture, Showing, Wanted};
use engine::{Problem, phrase};
use lessons::{Answer, Lesson, READ_ON, Said, Walk};
use narration::{Language, Narrator};

/// How wide the texts are.
const WIDTH: usize = 80;

/// Goes through a lesson, from any input to any output; whether it was finished.
pub fn learn(
    game: &'static dyn AnyGame,
    lesson: &Lesson,
    language: Language,
    input: impl BufRead,
    output: impl Write,
) -> Result<bool, Problem> {
    let mut class = Class { game, lesson, walk: Walk::start(game, lesson)?, language, input, output };
    class.teach().map_err(|error| Problem::new(format!("the lesson cannot go on: {error}")))
}

struct Class<'a, I, O> {
    game: &'static dyn AnyGame,
    lesson: &'a Lesson,
    walk: Walk<'a>,
    language: Language,
    input: I,
    output: O,
}

impl<I: BufRead, O: Write> Class<'_, I, O> {
    fn teach(&mut self) -> io::Result<bool> {
        let title = self.lesson.title.in_language(self.language).to_owned();
        writeln!(self.output, "{title}\n")?;
        while let Some(step) = self.walk.step() {
            self.tell_table()?;
            self.say(&step.say)?;
            let picture = self.picture();
            for (_, name) in self.walk.looks(&picture.board) {
                writeln!(self.output, "{}", self.words().say(&phrase!("ui-lesson-look", what = name)))?;
            }
            let choices: Vec<Choice> = picture.quick.into_iter().chain(picture.choices).collect();
            for (number, choice) in (1..).zip(&choices) {
                writeln!(self.output, "{number}. {}", choice.sentence)?;
            }
            let help = if step.is_told() { "ui-lesson-lines-on" } else { "ui-lesson-lines" };
            writeln!(self.output, "{}", self.words().word(help))?;
            if !self.listen(&choices)? {
                return Ok(false);
            }
        }
        self.tell_table()?;
        let end = self.lesson.end.clone();
        self.say(&end)?;
        Ok(true)
    }

    /// Reads lines until one of them leads on or back; whether the learner stays.
    fn listen(&mut self, choices: &[Choice]) -> io::Result<bool> {
        loop {
            let mut line = String::new();
            if self.input.read_line(&mut line)? == 0 {
                return Ok(false);
            }
            let typed = line.trim();
            match typed {
                "quit" | "q" | "ende" => return Ok(false),
                "back" | "u" | "zurück" => {
                    self.go_back()?;
                    return Ok(true);
                }
                _ if self.answer(&click(typed, choices))? => return Ok(true),
                _ => {}
            }
        }
    }

    fn go_back(&mut self) -> io::Result<()> {
        let before = self.walk.did_before().unwrap_or_default();
        self.walk = Walk::resume(self.game, self.lesson, &before).map_err(broken)?;
        Ok(())
    }

    /// Whether a click leads on; if not, says why.
    fn answer(&mut self, click: &str) -> io::Result<bool> {
        let words = Narrator::new(self.language, self.game.facts().id, &[], self.walk.viewer());
        match self.walk.answer(click, &words) {
            Ok(Answer::GoesOn) => return Ok(true),
            Ok(Answer::Other(Some(said))) => self.say(&said)?,
            Ok(Answer::Other(None)) => writeln!(self.output, "{}", words.word("ui-lesson-lines-other"))?,
            Ok(Answer::Refused(refusal)) => writeln!(self.output, "{} ({})", refusal.reason, refusal.clause)?,
            Err(problem) => writeln!(self.output, "{problem}")?,
        }
        Ok(false)
    }

    fn words(&self) -> Narrator<'static> {
        Narrator::new(self.language, self.game.facts().id, &[], self.walk.viewer())
    }

    /// The table, with what can be done.
    fn picture(&self) -> Picture {
        let wanted = Wanted { showing: Showing::Page, acting: self.walk.asks(), team: None, traces: &[] };
        self.walk.table().position().picture(&wanted, &self.words())
    }

    /// What the others did, and the board.
    fn tell_table(&mut self) -> io::Result<()> {
        let words = self.words();
        for line in self.walk.since(&words) {
            writeln!(self.output, "{}", line.text)?;
        }
        for line in self.walk.table().position().text_board(&words) {
            let text: String = line.0.iter().map(|span| span.text.as_str()).collect();
            writeln!(self.output, "{}", text.trim_end())?;
        }
        let step = self.walk.at() + 1;
        let steps = self.lesson.steps.len();
        writeln!(self.output, "\n{}", words.say(&phrase!("ui-step-of", step = step.min(steps), steps = steps)))
    }

    fn say(&mut self, said: &Said) -> io::Result<()> {
        let plain = said.in_language(self.language).replace("**", "");
        writeln!(self.output, "{}\n", textwrap::fill(&plain, WIDTH))
    }
}

/// What a line means: the number of a choice, its code, or reading on.
fn click(typed: &str, choices: &[Choice]) -> String {
    let numbered = typed.parse::<usize>().ok().and_then(|number| choices.get(number.checked_sub(1)?));
    match numbered {
        Some(choice) => choice.code.clone(),
        None if typed.is_empty() => READ_ON.to_owned(),
        None => typed.to_owned(),
    }
}

fn broken(problem: Problem) -> io::Error {
    io::Error::other(problem.to_string())
}
