//! A match of any game.

use std::any::Any;
use std::sync::Arc;

use engine::{
    Beginning, Event, Fact, Line, Match, Outcome, Phrase, Problem, QuickDice, Record, RulesDifference, Seat, Seed,
    Series, SeriesRefusal, Setup, Viewer,
};
use narration::Narrator;

use crate::{AnyAction, AnyPosition, NotPlayed, Playable};

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
    /// Whether a viewer knows of a step: it is theirs, or they saw something of it.
    fn knows(&self, index: usize, viewer: Viewer) -> bool;
    /// The code of the action of a step.
    fn code(&self, index: usize) -> Option<String>;
    /// Plays an action, or says why not and changes nothing.
    fn play(&mut self, seat: Seat, code: &str) -> Result<(), NotPlayed>;
    /// Tries actions of a seat in a row on a copy. Only the last may use chance or show something hidden.
    fn try_series(&self, seat: Seat, actions: &[AnyAction]) -> Result<AnySeries, SeriesRefusal>;
    /// Adds a series that was tried, unless something else has been done since.
    fn adopt(&mut self, series: AnySeries) -> Result<(), Problem>;
    /// How many steps this seat may take back alone.
    fn undoable(&self, seat: Seat) -> usize;
    /// Takes back the seat's latest step, or says why not.
    fn undo(&mut self, seat: Seat) -> Result<(), Phrase>;
    /// What the viewer saw happen, from one step on and before another.
    fn log(&self, from: usize, until: usize, words: &Narrator<'_>) -> Vec<LogLine>;
    /// Every line of the record so far.
    fn lines(&self) -> &[Line];
    /// Plays one line of a record.
    fn replay_line(&mut self, line: &Line) -> Result<(), Problem>;
    /// Says under which version of the rules the match was begun: today's or an earlier one.
    fn follow_rules(&mut self, version: u32) -> Result<(), Problem>;
    /// Plays lines of a match of an earlier version that were one click, if the rules of today lead to the position with
    /// this hash too; whether they do. If not, nothing is played.
    fn replay_earlier(&mut self, lines: &[Line], hash: Option<&str>) -> Result<bool, Problem>;
    /// Compares the end of a match of an earlier version with what it was, as far as that is known.
    fn compare_end(&mut self, result: Option<&Outcome>, hash: Option<&str>);
    /// Where the rules of today part from those that the match was played by, as far as it was played again.
    fn difference(&self) -> Option<&RulesDifference>;
    /// A moment of the match, for another one to begin from: after so many steps that stand.
    fn moment(&self, steps: usize) -> Result<Beginning, Problem>;
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

/// Steps that were tried on a copy of a match.
pub struct AnySeries {
    lines: Vec<Line>,
    hash: String,
    series: Box<dyn Any + Send>,
}

impl AnySeries {
    /// Its lines in the record.
    #[must_use]
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// The hash of the position that it leads to.
    #[must_use]
    pub fn hash(&self) -> &str {
        &self.hash
    }
}

/// A sentence of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// The index of the step it belongs to.
    pub step: usize,
    /// Who acted.
    pub seat: Seat,
    /// Whose turn it tells of: of who acted, until another's turn begins with that.
    pub turn: Seat,
    /// The key of what was seen: its kind.
    pub key: &'static str,
    /// What was seen.
    pub text: Arc<str>,
    /// What it leaves on the board until the viewer's next action, by [`boards::Drawing::trace`].
    pub trace: Option<Arc<str>>,
    /// What a die showed, if it tells of one that was rolled.
    pub die: Option<u8>,
}

/// The die that a phrase tells of: games call what was rolled by one of two names.
fn die_of(phrase: &Phrase) -> Option<u8> {
    let (_, fact) = phrase.facts.iter().find(|(name, _)| matches!(*name, "roll" | "die"))?;
    match fact {
        Fact::Number(die @ 1..=6) => u8::try_from(*die).ok(),
        _ => None,
    }
}

/// Whose turn has begun, if that is what is told.
fn turn_begun(phrase: &Phrase) -> Option<Seat> {
    let (_, fact) = phrase.facts.iter().find(|(name, _)| phrase.key == "event-turn" && *name == "seat")?;
    match fact {
        Fact::Seat(seat) => Some(*seat),
        _ => None,
    }
}

impl<G: Playable> AnyMatch for Match<G> {
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

    fn knows(&self, index: usize, viewer: Viewer) -> bool {
        let step = Match::steps(self).get(index);
        step.is_some_and(|step| viewer.is(step.seat) || step.seen_by(viewer).next().is_some())
    }

    fn code(&self, index: usize) -> Option<String> {
        Some(Match::steps(self).get(index)?.action.to_string())
    }

    fn play(&mut self, seat: Seat, code: &str) -> Result<(), NotPlayed> {
        let action: G::Action = code.parse()?;
        Match::play(self, seat, action)?;
        Ok(())
    }

    fn try_series(&self, seat: Seat, actions: &[AnyAction]) -> Result<AnySeries, SeriesRefusal> {
        let actions: Vec<G::Action> = actions.iter().map(AnyAction::of::<G>).collect();
        let series = Match::try_series(self, seat, &actions)?;
        Ok(AnySeries { lines: series.lines().collect(), hash: series.hash(), series: Box::new(series) })
    }

    fn adopt(&mut self, series: AnySeries) -> Result<(), Problem> {
        let series: Box<Series<G>> = series.series.downcast().expect("a series is adopted by the match that tried it");
        Match::adopt(self, *series)
    }

    fn undoable(&self, seat: Seat) -> usize {
        Match::undoable(self, seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Phrase> {
        Match::undo(self, seat)
    }

    fn log(&self, from: usize, until: usize, words: &Narrator<'_>) -> Vec<LogLine> {
        let steps = Match::steps(self).iter().enumerate().take(until).skip(from);
        steps
            .flat_map(|(index, step)| {
                let mut turn = step.seat;
                let line = move |event: G::Event| {
                    let phrase = event.phrase();
                    turn = turn_begun(&phrase).unwrap_or(turn);
                    LogLine {
                        step: index,
                        seat: step.seat,
                        turn,
                        key: phrase.key,
                        text: words.sentence(&phrase).into(),
                        trace: G::trace(&event).map(Into::into),
                        die: die_of(&phrase),
                    }
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

    fn follow_rules(&mut self, version: u32) -> Result<(), Problem> {
        Match::follow_rules(self, version)
    }

    fn replay_earlier(&mut self, lines: &[Line], hash: Option<&str>) -> Result<bool, Problem> {
        Match::replay_earlier(self, lines, hash)
    }

    fn compare_end(&mut self, result: Option<&Outcome>, hash: Option<&str>) {
        Match::compare_end(self, result, hash);
    }

    fn difference(&self) -> Option<&RulesDifference> {
        Match::difference(self)
    }

    fn moment(&self, steps: usize) -> Result<Beginning, Problem> {
        Match::moment(self, steps)
    }

    fn record(&self, names: &[String]) -> Record {
        Match::record(self, names)
    }

    fn imagined(&self, seat: Seat, dice: &mut QuickDice) -> Box<dyn AnyMatch> {
        Box::new(Match::imagined(self, seat, dice))
    }
}
