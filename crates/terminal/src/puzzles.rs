//! Puzzles in plain lines: the board, what can be done, and an answer to everything that is typed.

use std::io::{self, BufRead, Write};

use catalog::{AnyGame, Choice, LogLine, Showing, Wanted};
use engine::{Problem, phrase};
use narration::{Language, Narrator};
use puzzles::{Attempt, Memory, Puzzle, Told, Verdict};

/// Goes through puzzles of a game, from any input to any output, and notes what was solved. `keep` is told after every puzzle.
pub fn solve(
    game: &'static dyn AnyGame,
    puzzles: &[&Puzzle],
    language: Language,
    memory: &mut Memory,
    keep: impl FnMut(&Memory) -> Result<(), Problem>,
    input: impl BufRead,
    output: impl Write,
) -> Result<(), Problem> {
    let mut solver = Solver { game, language, memory, keep, input, output };
    for puzzle in puzzles {
        let attempt = Attempt::start(game, puzzle)?;
        let stays = solver.puzzle(puzzle, attempt).map_err(|error| Problem::new(error.to_string()))?;
        if !stays {
            break;
        }
    }
    Ok(())
}

struct Solver<'m, K, I, O> {
    game: &'static dyn AnyGame,
    language: Language,
    memory: &'m mut Memory,
    keep: K,
    input: I,
    output: O,
}

/// What was typed.
enum Typed {
    Click(String),
    Solution,
    Next,
    Quit,
}

impl<K: FnMut(&Memory) -> Result<(), Problem>, I: BufRead, O: Write> Solver<'_, K, I, O> {
    /// One puzzle; whether the next one is wanted.
    fn puzzle<'a>(&mut self, puzzle: &'a Puzzle, mut attempt: Attempt<'a>) -> io::Result<bool> {
        let words = Narrator::new(self.language, self.game.facts().id, &[], attempt.viewer());
        self.tell(&attempt.before(&words))?;
        let mut asked = false;
        while !attempt.is_solved() {
            self.board(&attempt, &words)?;
            if !asked {
                self.ask(puzzle, &words)?;
            }
            asked = true;
            let choices = choices(&attempt, &words);
            for (number, choice) in (1..).zip(&choices) {
                writeln!(self.output, "{number}. {}", choice.sentence)?;
            }
            writeln!(self.output, "{}", words.word("ui-puzzle-lines"))?;
            match self.read(&choices)? {
                Typed::Quit => return Ok(false),
                Typed::Next => return Ok(true),
                Typed::Solution => {
                    self.memory.miss(self.game.facts().id, &puzzle.id);
                    attempt.show().map_err(broken)?;
                }
                Typed::Click(click) => attempt = self.answer(puzzle, attempt, &click, &words)?,
            }
        }
        self.over(puzzle, &words)
    }

    /// Says what comes of a click; the attempt as it goes on.
    fn answer<'a>(
        &mut self,
        puzzle: &'a Puzzle,
        mut attempt: Attempt<'a>,
        click: &str,
        words: &Narrator<'_>,
    ) -> io::Result<Attempt<'a>> {
        let found = attempt.did();
        match attempt.click(click, words) {
            Ok(Verdict::GoesOn) => writeln!(self.output, "{}\n", words.word("ui-puzzle-goes-on"))?,
            Ok(Verdict::Solved) => {
                writeln!(self.output, "{}\n", words.word("ui-puzzle-right"))?;
                self.memory.solve(self.game.facts().id, &puzzle.id);
            }
            Ok(Verdict::Wrong(refutation)) => {
                self.memory.miss(self.game.facts().id, &puzzle.id);
                writeln!(self.output, "{}", words.word("ui-puzzle-wrong"))?;
                let cost = refutation.other.as_ref().map(|other| puzzles::cost(other, words)).unwrap_or_default();
                writeln!(self.output, "{}: {cost}", refutation.choice)?;
                writeln!(self.output, "{}", words.word("ui-puzzle-played-on"))?;
                self.tell(&refutation.log)?;
                attempt = Attempt::resume(self.game, puzzle, &found).map_err(broken)?;
            }
            Ok(Verdict::Refused(refusal)) => writeln!(self.output, "{} ({})", refusal.reason, refusal.clause)?,
            Err(problem) => writeln!(self.output, "{problem}")?,
        }
        (self.keep)(self.memory).map_err(broken)?;
        Ok(attempt)
    }

    /// Why the solution is best; whether the next puzzle is wanted.
    fn over(&mut self, puzzle: &Puzzle, words: &Narrator<'_>) -> io::Result<bool> {
        let told = Told::of(self.game, puzzle, words).map_err(broken)?;
        writeln!(self.output, "{}", told.best)?;
        told.note.iter().try_for_each(|note| writeln!(self.output, "{note}"))?;
        writeln!(self.output, "{}", words.say(&phrase!("ui-puzzle-thumb", action = told.thumb)))?;
        for reason in told.reasons {
            writeln!(self.output, "- {reason}")?;
        }
        if !told.afterwards.is_empty() {
            writeln!(self.output, "{}", words.word("ui-puzzle-afterwards"))?;
            told.afterwards.iter().try_for_each(|line| writeln!(self.output, "  {line}"))?;
        }
        if self.memory.streak() > 0 {
            writeln!(self.output, "{}", words.say(&phrase!("ui-puzzle-streak", count = self.memory.streak())))?;
        }
        (self.keep)(self.memory).map_err(broken)?;
        writeln!(self.output, "\n{}", words.word("ui-puzzle-lines-over"))?;
        Ok(!matches!(self.read(&[])?, Typed::Quit))
    }

    fn ask(&mut self, puzzle: &Puzzle, words: &Narrator<'_>) -> io::Result<()> {
        let own = format!("ask-{}", puzzle.theme);
        let question = words.word(if words.has(&own) { &own } else { "ui-puzzle-ask" });
        let difficulty = words.word(&format!("ui-puzzle-difficulty-{}", puzzle.difficulty));
        writeln!(self.output, "\n{question} ({}, {difficulty})", words.word(&format!("theme-{}", puzzle.theme)))
    }

    fn board(&mut self, attempt: &Attempt<'_>, words: &Narrator<'_>) -> io::Result<()> {
        for line in attempt.table().position().text_board(words) {
            let text: String = line.0.iter().map(|span| span.text.as_str()).collect();
            writeln!(self.output, "{}", text.trim_end())?;
        }
        Ok(())
    }

    fn tell(&mut self, log: &[LogLine]) -> io::Result<()> {
        for line in log {
            writeln!(self.output, "  {}", line.text)?;
        }
        writeln!(self.output)
    }

    /// What a line means; at the end of the input nobody is there any more.
    fn read(&mut self, choices: &[Choice]) -> io::Result<Typed> {
        let mut line = String::new();
        if self.input.read_line(&mut line)? == 0 {
            return Ok(Typed::Quit);
        }
        let typed = line.trim();
        let numbered = typed.parse::<usize>().ok().and_then(|number| choices.get(number.checked_sub(1)?));
        Ok(match (typed, numbered) {
            ("quit" | "q" | "ende", _) => Typed::Quit,
            ("next" | "n" | "weiter" | "", _) => Typed::Next,
            ("solution" | "s" | "lösung", _) => Typed::Solution,
            (_, Some(choice)) => Typed::Click(choice.code.clone()),
            (code, None) => Typed::Click(code.to_owned()),
        })
    }
}

/// What can be done, the quick ways first.
fn choices(attempt: &Attempt<'_>, words: &Narrator<'_>) -> Vec<Choice> {
    let wanted = Wanted { showing: Showing::Page, acting: true, team: None, traces: &[] };
    let picture = attempt.table().position().picture(&wanted, words);
    picture.quick.into_iter().chain(picture.choices).collect()
}

fn broken(problem: Problem) -> io::Error {
    io::Error::other(problem.to_string())
}
