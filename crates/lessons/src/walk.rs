//! The way through a lesson.

use std::time::Duration;

use boards::SERIES;
use catalog::{AnyGame, AnyMatch, AnyMind, Drawn, LogLine, NotPlayed, ToldRefusal};
use engine::{Problem, QuickDice, Seat, SeriesRefusal, Viewer, ensure};
use narration::Narrator;

use crate::file::{Lesson, Move, Said, Step};
use crate::look;

/// The click that reads on where nothing is to be done.
pub const READ_ON: &str = ".";

/// What stands between clicks in the text that tells where somebody is.
const BETWEEN: char = '|';

/// No way through a lesson has more clicks.
const MOST: usize = 300;

/// Somebody's way through a lesson.
pub struct Walk<'a> {
    lesson: &'a Lesson,
    table: Box<dyn AnyMatch>,
    /// The number of the step that is under way; after the last one it is how many there are.
    at: usize,
    did: Vec<String>,
    /// After how many actions the learner's last click was over.
    seen: usize,
}

/// What comes of a click.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It was done.
    GoesOn,
    /// It could be done, but something else was asked for; the lesson may say more about it.
    Other(Option<Said>),
    /// The rules do not allow it, and this is why.
    Refused(ToldRefusal),
}

impl<'a> Walk<'a> {
    /// The beginning of a lesson.
    pub fn start(game: &'static dyn AnyGame, lesson: &'a Lesson) -> Result<Self, Problem> {
        let (setup, seed) = (lesson.setup.clone(), lesson.seed.clone());
        let mut table = match &lesson.position {
            Some(file) => game.begin_at(file, setup, seed)?,
            None => game.start(setup, seed, None)?,
        };
        for line in &lesson.before {
            play(&mut *table, line)?;
        }
        let seen = table.steps();
        let mut walk = Walk { lesson, table, at: 0, did: Vec::new(), seen };
        walk.others(&[])?;
        Ok(walk)
    }

    /// Where [`Walk::did`] of somebody has led.
    pub fn resume(game: &'static dyn AnyGame, lesson: &'a Lesson, did: &str) -> Result<Self, Problem> {
        let mut walk = Walk::start(game, lesson)?;
        let clicks: Vec<&str> = did.split(BETWEEN).filter(|click| !click.is_empty()).collect();
        ensure!(clicks.len() <= MOST, "nobody needs so many clicks");
        for click in clicks {
            ensure!(walk.go(click).is_ok_and(|gone| gone), "`{click}` is no step of this lesson");
        }
        Ok(walk)
    }

    /// All clicks so far, as a text that leads here again.
    #[must_use]
    pub fn did(&self) -> String {
        self.did.join(&BETWEEN.to_string())
    }

    /// The same without the last click.
    #[must_use]
    pub fn did_before(&self) -> Option<String> {
        let (_, before) = self.did.split_last()?;
        Some(before.join(&BETWEEN.to_string()))
    }

    /// How many steps are done.
    #[must_use]
    pub fn at(&self) -> usize {
        self.at
    }

    /// The step that is under way; nothing at the end.
    #[must_use]
    pub fn step(&self) -> Option<&'a Step> {
        self.lesson.steps.get(self.at)
    }

    /// Where the learner sits.
    #[must_use]
    pub fn viewer(&self) -> Viewer {
        Viewer::Seat(self.lesson.seat)
    }

    /// The table.
    #[must_use]
    pub fn table(&self) -> &dyn AnyMatch {
        &*self.table
    }

    /// Whether the learner is asked for an action.
    #[must_use]
    pub fn asks(&self) -> bool {
        self.step().is_some_and(|step| !step.is_told()) && self.table.position().to_act().contains(self.lesson.seat)
    }

    /// What the step that is under way speaks of, as far as it is on the table: ids, and what they are called.
    #[must_use]
    pub fn looks(&self, drawn: &Drawn) -> Vec<(&'a str, String)> {
        let ids = self.step().map_or(&[][..], |step| &step.look);
        let areas = [&drawn.chips, &drawn.board, &drawn.tray];
        ids.iter().filter_map(|id| Some((id.as_str(), areas.iter().find_map(|area| look::name(area, id))?))).collect()
    }

    /// What the others did since the learner's last click.
    #[must_use]
    pub fn since(&self, words: &Narrator<'_>) -> Vec<LogLine> {
        self.table.log(self.seen, self.table.steps(), words)
    }

    /// Does what was clicked, if it was asked for or may be done meanwhile; otherwise says why not.
    pub fn answer(&mut self, click: &str, words: &Narrator<'_>) -> Result<Answer, Problem> {
        ensure!(self.did.len() < MOST, "nobody needs so many clicks");
        if self.go(click)? {
            return Ok(Answer::GoesOn);
        }
        let first = click.split(SERIES).next().unwrap_or(click);
        let refusal =
            if click == READ_ON { None } else { self.table.position().why(self.lesson.seat, first, words)? };
        Ok(match refusal {
            Some(refusal) => Answer::Refused(refusal),
            None => Answer::Other(self.step().and_then(|step| step.other.clone())),
        })
    }

    /// Goes on by a click, if it was asked for or may be done meanwhile, and can be done. One click for several actions may
    /// be what several steps in a row ask for.
    fn go(&mut self, click: &str) -> Result<bool, Problem> {
        let parts: Vec<&str> = click.split(SERIES).collect();
        if parts.len() < 2 || !self.asked_one_by_one(&parts) {
            return self.go_one(click);
        }
        let mut gone = false;
        for part in parts {
            gone = self.go_one(part)? || gone;
        }
        Ok(gone)
    }

    /// Whether these are what the next steps ask for, one each, and nobody else acts between them.
    fn asked_one_by_one(&self, parts: &[&str]) -> bool {
        let steps = self.lesson.steps.get(self.at..).unwrap_or_default();
        let last = parts.len() - 1;
        let asked = |(index, (part, step)): (usize, (&&str, &Step))| {
            step.expects(part) && (index == last || step.then.is_empty())
        };
        steps.len() >= parts.len() && parts.iter().zip(steps).enumerate().all(asked)
    }

    fn go_one(&mut self, click: &str) -> Result<bool, Problem> {
        let Some(step) = self.step() else { return Ok(false) };
        let onward = if step.is_told() { click == READ_ON } else { step.expects(click) };
        if !onward && !step.allows(click) {
            return Ok(false);
        }
        if click != READ_ON {
            if !self.play(click)? {
                return Ok(false);
            }
            self.seen = self.table.steps();
        }
        if onward {
            self.at += 1;
            self.others(&step.then)?;
        } else {
            self.others(&[])?;
        }
        self.did.push(click.to_owned());
        Ok(true)
    }

    /// Plays a click of the learner, which may be several actions in a row; whether it could be done.
    fn play(&mut self, click: &str) -> Result<bool, Problem> {
        let position = self.table.position();
        let actions: Result<Vec<_>, Problem> = click.split(SERIES).map(|code| position.read_action(code)).collect();
        match self.table.try_series(self.lesson.seat, &actions?) {
            Ok(series) => self.table.adopt(series).map(|()| true),
            Err(SeriesRefusal::Refused(..) | SeriesRefusal::Unforeseen(_)) => Ok(false),
        }
    }

    /// The others act until the learner is to: as the lesson says, and after that as bots would.
    fn others(&mut self, script: &[Move]) -> Result<(), Problem> {
        for line in script {
            play(&mut *self.table, line)?;
        }
        let mut mind = AnyMind::new(self.lesson.bots);
        while let Some(seat) = self.next_of_the_others() {
            let mut dice = QuickDice::new(self.table.steps() as u64);
            let thought = self.table.position().think(seat, &mut mind, Duration::ZERO, &mut dice)?;
            let action = thought.ok_or_else(|| Problem::new(format!("the bot at {seat} gives up")))?.action;
            let series =
                self.table.try_series(seat, &[action]).map_err(|_| Problem::new("a bot plays by the rules"))?;
            self.table.adopt(series)?;
        }
        Ok(())
    }

    /// Somebody else who is to act while the learner is not.
    fn next_of_the_others(&self) -> Option<Seat> {
        let to_act = self.table.position().to_act();
        if to_act.contains(self.lesson.seat) { None } else { to_act.first() }
    }
}

fn play(table: &mut dyn AnyMatch, line: &Move) -> Result<(), Problem> {
    let said = |reason: String| Problem::new(format!("{} cannot do `{}`: {reason}", line.seat, line.code));
    table.play(line.seat, &line.code).map_err(|error| match error {
        NotPlayed::Malformed(problem) => said(problem.to_string()),
        NotPlayed::Refused(refusal) => said(refusal.clause.to_string()),
    })
}
