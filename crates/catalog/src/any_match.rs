//! A match of any game.

use std::sync::Arc;

use boards::Drawing;
use engine::{Event, Game, Line, Match, Phrase, Policy, Problem, QuickDice, Record, Seat, Seed, Setup};
use narration::Narrator;

use crate::{AnyPosition, Rejection};

/// A match of any game.
pub trait AnyMatch: Send {
    /// What was chosen before.
    fn setup(&self) -> &Setup;
    /// The seed. It must not leave the room before the end.
    fn seed(&self) -> &Seed;
    /// The position now.
    fn position(&self) -> &dyn AnyPosition;
    /// The position after the first `steps` actions that stand.
    fn position_after(&self, steps: usize) -> Box<dyn AnyPosition>;
    /// How many actions stand.
    fn steps(&self) -> usize;
    /// Who acted in a step, and whether undo stops there.
    fn step(&self, index: usize) -> Option<StepFacts>;
    /// The code of the action of a step.
    fn code(&self, index: usize) -> Option<String>;
    /// The code of an action as the record writes it, if the action is legal now; otherwise why not.
    fn check(&self, seat: Seat, code: &str) -> Result<String, Rejection>;
    /// Plays an action, or says why not and changes nothing.
    fn play(&mut self, seat: Seat, code: &str) -> Result<(), Rejection>;
    /// How many steps this seat may take back alone.
    fn undoable(&self, seat: Seat) -> usize;
    /// Takes back the seat's latest step, or says why not.
    fn undo(&mut self, seat: Seat) -> Result<(), Phrase>;
    /// Takes back the last steps by consent.
    fn take_back(&mut self, seat: Seat, steps: usize);
    /// What the viewer saw happen, from one step on and before another.
    fn log(&self, from: usize, until: usize, words: &Narrator<'_>) -> Vec<LogLine>;
    /// Every line of the record so far.
    fn lines(&self) -> &[Line];
    /// Plays one line of a record.
    fn replay_line(&mut self, line: &Line) -> Result<(), Problem>;
    /// The match as a record, with the seed.
    fn record(&self, names: &[String]) -> Record;
    /// The same match for the eyes of one seat: what it cannot know is drawn anew. For tests of secrecy.
    fn imagined(&self, seat: Seat, dice: &mut QuickDice) -> Box<dyn AnyMatch>;
}

/// Who acted in a step.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct StepFacts {
    /// Its number in the record: no other step ever has it, also after an undo.
    pub number: u64,
    /// Who acted.
    pub seat: Seat,
    /// Whether the acting seat learnt something, so that undo stops here.
    pub fence: bool,
}

/// A sentence of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// The index of the step it belongs to.
    pub step: usize,
    /// Who acted.
    pub seat: Seat,
    /// What was seen.
    pub text: Arc<str>,
}

impl<G: Game + Policy + Drawing> AnyMatch for Match<G> {
    fn setup(&self) -> &Setup {
        Match::setup(self)
    }

    fn seed(&self) -> &Seed {
        Match::seed(self)
    }

    fn position(&self) -> &dyn AnyPosition {
        Match::<G>::position(self)
    }

    fn position_after(&self, steps: usize) -> Box<dyn AnyPosition> {
        Box::new(Match::position_after(self, steps))
    }

    fn steps(&self) -> usize {
        Match::steps(self).len()
    }

    fn step(&self, index: usize) -> Option<StepFacts> {
        let step = Match::steps(self).get(index)?;
        Some(StepFacts { number: step.number, seat: step.seat, fence: step.fence })
    }

    fn code(&self, index: usize) -> Option<String> {
        Some(Match::steps(self).get(index)?.action.to_string())
    }

    fn check(&self, seat: Seat, code: &str) -> Result<String, Rejection> {
        let action: G::Action = code.parse()?;
        match Match::<G>::position(self).refusal(seat, &action) {
            Some(refusal) => Err(refusal.into()),
            None => Ok(action.to_string()),
        }
    }

    fn play(&mut self, seat: Seat, code: &str) -> Result<(), Rejection> {
        let action: G::Action = code.parse()?;
        Match::play(self, seat, action)?;
        Ok(())
    }

    fn undoable(&self, seat: Seat) -> usize {
        Match::undoable(self, seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Phrase> {
        Match::undo(self, seat)
    }

    fn take_back(&mut self, seat: Seat, steps: usize) {
        Match::take_back(self, seat, steps);
    }

    fn log(&self, from: usize, until: usize, words: &Narrator<'_>) -> Vec<LogLine> {
        let steps = Match::steps(self).iter().enumerate().take(until).skip(from);
        steps
            .flat_map(|(index, step)| {
                let line = move |event: G::Event| LogLine {
                    step: index,
                    seat: step.seat,
                    text: words.sentence(&event.phrase()).into(),
                };
                step.seen_by(words.viewer()).map(line)
            })
            .collect()
    }

    fn lines(&self) -> &[Line] {
        Match::lines(self)
    }

    fn replay_line(&mut self, line: &Line) -> Result<(), Problem> {
        Match::replay_line(self, line)
    }

    fn record(&self, names: &[String]) -> Record {
        Match::record(self, names)
    }

    fn imagined(&self, seat: Seat, dice: &mut QuickDice) -> Box<dyn AnyMatch> {
        Box::new(Match::imagined(self, seat, dice))
    }
}
