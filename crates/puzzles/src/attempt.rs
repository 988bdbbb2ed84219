//! Somebody's attempt at a puzzle.

use std::time::Duration;

use boards::SERIES;
use bots::BotName;
use catalog::{AnyGame, AnyMatch, AnyMind, LogLine, NotPlayed, ToldRefusal};
use engine::{Problem, QuickDice, Seat, Viewer, ensure};
use narration::Narrator;

use crate::file::{Other, Puzzle, Step};

/// What stands between actions in the text that tells where somebody is.
const BETWEEN: char = '|';

/// How long a match is played on after a wrong try, in actions.
const LONGEST: u32 = 80;

/// Somebody's attempt at a puzzle.
pub struct Attempt<'a> {
    puzzle: &'a Puzzle,
    table: Box<dyn AnyMatch>,
    /// How many choices of the line are found.
    at: usize,
    did: Vec<String>,
    /// After how many actions the puzzle begins.
    begun: usize,
    over: bool,
}

/// What comes of a click.
#[derive(Clone, Debug)]
pub enum Verdict {
    /// It is right, and the line goes on.
    GoesOn,
    /// It is right, and nothing is left to be found.
    Solved,
    /// It is not right.
    Wrong(Refutation),
    /// The rules do not allow it.
    Refused(ToldRefusal),
}

/// What comes of a wrong choice. The table shows it.
#[derive(Clone, Debug)]
pub struct Refutation {
    /// What was chosen, as a sentence.
    pub choice: String,
    /// What it costs, as far as that is known.
    pub other: Option<Other>,
    /// What happened when bots played on.
    pub log: Vec<LogLine>,
}

impl<'a> Attempt<'a> {
    /// The moment as it is.
    pub fn start(game: &'static dyn AnyGame, puzzle: &'a Puzzle) -> Result<Self, Problem> {
        let mut table = game.start(puzzle.setup(), puzzle.seed.into(), None)?;
        for (seat, code) in puzzle.moves()? {
            play(&mut *table, seat, code)?;
        }
        let begun = table.steps();
        let to_act = table.position().to_act();
        ensure!(to_act.contains(puzzle.seat()), "{} has nothing to do there", puzzle.seat);
        Ok(Attempt { puzzle, table, at: 0, did: Vec::new(), begun, over: false })
    }

    /// Where [`Attempt::did`] of somebody has led.
    pub fn resume(game: &'static dyn AnyGame, puzzle: &'a Puzzle, did: &str) -> Result<Self, Problem> {
        let mut attempt = Attempt::start(game, puzzle)?;
        for code in did.split(BETWEEN).filter(|code| !code.is_empty()) {
            ensure!(attempt.is_right(code), "`{code}` is no part of the solution");
            attempt.go(code)?;
        }
        Ok(attempt)
    }

    /// All that was found so far, as a text that leads here again.
    #[must_use]
    pub fn did(&self) -> String {
        self.did.join(&BETWEEN.to_string())
    }

    /// The table.
    #[must_use]
    pub fn table(&self) -> &dyn AnyMatch {
        &*self.table
    }

    /// Who is to find something.
    #[must_use]
    pub fn viewer(&self) -> Viewer {
        Viewer::Seat(self.puzzle.seat())
    }

    /// How many choices of the line are found.
    #[must_use]
    pub fn at(&self) -> usize {
        self.at
    }

    /// Whether all is found.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.over
    }

    /// The choice that is to be found; nothing at the end.
    #[must_use]
    pub fn step(&self) -> Option<&'a Step> {
        self.puzzle.steps.get(self.at).filter(|_| !self.over)
    }

    /// A choice of the seat as a sentence, without its full stop.
    #[must_use]
    pub fn sentence(&self, code: &str, words: &Narrator<'_>) -> String {
        let choices = self.table.position().choices(self.puzzle.seat(), words);
        let choice = choices.iter().find(|choice| choice.code == code);
        choice.map_or_else(|| code.to_owned(), |choice| choice.sentence.trim_end_matches('.').to_owned())
    }

    /// What happened since the last turn of the seat, before the puzzle begins.
    #[must_use]
    pub fn before(&self, words: &Narrator<'_>) -> Vec<LogLine> {
        const LINES: usize = 6;
        let seat = self.puzzle.seat();
        let own = |index: &usize| self.table.step(*index).is_some_and(|step| step.seat == seat);
        let since = (0..self.begun).rev().find(own).map_or(0, |index| index + 1);
        let mut lines = self.table.log(since, self.begun, words);
        let dropped = lines.len().saturating_sub(LINES);
        lines.drain(..dropped);
        lines
    }

    /// What happened since the puzzle began.
    #[must_use]
    pub fn since(&self, words: &Narrator<'_>) -> Vec<LogLine> {
        self.table.log(self.begun, self.table.steps(), words)
    }

    /// Plays the solution from here to its end.
    pub fn show(&mut self) -> Result<(), Problem> {
        while let Some(step) = self.step() {
            self.go(&step.best[0])?;
        }
        Ok(())
    }

    /// Judges a click, which may be several actions in a row. After a wrong one bots play on at the table.
    pub fn click(&mut self, click: &str, words: &Narrator<'_>) -> Result<Verdict, Problem> {
        ensure!(!self.over, "nothing is left to be found");
        for code in click.split(SERIES) {
            if let Some(refusal) = self.table.position().why(self.puzzle.seat(), code, words)? {
                return Ok(Verdict::Refused(refusal));
            }
            if self.over {
                break;
            }
            if !self.is_right(code) {
                return Ok(Verdict::Wrong(self.refute(code, words)?));
            }
            self.go(code)?;
        }
        Ok(if self.over { Verdict::Solved } else { Verdict::GoesOn })
    }

    fn is_right(&self, code: &str) -> bool {
        self.step().is_some_and(|step| step.best.iter().any(|best| best == code) || self.may_come_before(step, code))
    }

    /// Whether something may as well be done before what is to be found.
    fn may_come_before(&self, step: &Step, code: &str) -> bool {
        let position = self.table.position();
        let both = [code, &step.best[0]].map(|code| position.read_action(code));
        let [Ok(this), Ok(best)] = both else { return false };
        step.before.iter().any(|one| one == code) && position.why_in_series(self.puzzle.seat(), &[this, best]).is_none()
    }

    /// Plays what is right. Where another choice is as good as the line, nothing more is asked for.
    fn go(&mut self, code: &str) -> Result<(), Problem> {
        let place = self.step().and_then(|step| step.best.iter().position(|best| best == code));
        play(&mut *self.table, self.puzzle.seat(), code)?;
        self.did.push(code.to_owned());
        self.at += usize::from(place.is_some());
        self.over = place.is_some_and(|place| place > 0) || self.at >= self.puzzle.steps.len();
        Ok(())
    }

    /// Plays a wrong choice, and on until it is the seat's turn again.
    fn refute(&mut self, code: &str, words: &Narrator<'_>) -> Result<Refutation, Problem> {
        let other = self.step().and_then(|step| step.others.iter().find(|other| other.code == code)).cloned();
        let choice = self.sentence(code, words);
        let from = self.table.steps();
        play(&mut *self.table, self.puzzle.seat(), code)?;
        self.play_on(1)?;
        Ok(Refutation { choice, other, log: self.table.log(from, self.table.steps(), words) })
    }

    /// What the seat does after the solution, in the rest of this turn and in its next one, if bots play on.
    pub(crate) fn afterwards(&mut self, words: &Narrator<'_>) -> Result<Vec<LogLine>, Problem> {
        const LINES: usize = 14;
        let (from, me) = (self.table.steps(), self.puzzle.seat());
        self.play_on(2)?;
        let mut log = self.table.log(from, self.table.steps(), words);
        log.retain(|line| line.seat == me);
        log.truncate(LINES);
        Ok(log)
    }

    /// Bots play on until the seat begins a turn for the `turns`th time. Who plays alone begins one after the other.
    fn play_on(&mut self, turns: u32) -> Result<(), Problem> {
        let (me, alone) = (self.puzzle.seat(), self.puzzle.players == 1);
        let turn = self.table.position().turn_number();
        let mut mind = AnyMind::new(BotName::Thumb);
        let (mut others, mut begun) = (false, 0);
        for _ in 0..LONGEST * turns {
            let to_act = self.table.position().to_act();
            let next = if to_act.contains(me) { Some(me) } else { to_act.first() };
            let Some(seat) = next else { break };
            begun = if alone {
                self.table.position().turn_number() - turn
            } else {
                begun + u32::from(others && seat == me)
            };
            others = seat != me;
            if begun >= turns {
                break;
            }
            let mut dice = QuickDice::new(self.table.steps() as u64);
            let thought = self.table.position().think(seat, &mut mind, Duration::ZERO, &mut dice)?;
            let Some(thought) = thought else { break };
            play(&mut *self.table, seat, &thought.action.to_string())?;
        }
        Ok(())
    }
}

fn play(table: &mut dyn AnyMatch, seat: Seat, code: &str) -> Result<(), Problem> {
    table.play(seat, code).map_err(|error| match error {
        NotPlayed::Malformed(problem) => problem,
        NotPlayed::Refused(refusal) => Problem::new(format!("{seat} cannot do `{code}`: {}", refusal.clause)),
    })
}
