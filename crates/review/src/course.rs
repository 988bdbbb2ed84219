//! The course of a match that is looked at: its true positions, and what is to be found out about each.

use std::ops::Range;

use bots::{BotName, Stop};
use catalog::{Playable, TypedWork};
use engine::{Deed, Match, Outcome, Problem, QuickDice, Record, Seat, ensure};

use crate::amount::{Amount, Estimate, Tally};
use crate::choice::{Decision, Moment};
use crate::findings::Found;
use crate::measure::{Measure, Worth};
use crate::precision::{Effort, Precision};
use crate::reference::{Fate, Reference, mix, reference_of};

/// The code by which giving up is told.
pub(crate) const RESIGN: &str = "resign";

/// Streams of chance for what is to be found out.
const DEALS: u64 = 1;
const FUTURES: u64 = 2;
const CHOICES: u64 = 3;

/// A finished match, ready to be looked at.
pub trait Course: Send + Sync {
    /// What counts in it.
    fn measure(&self) -> Measure;
    /// The bot by which everybody plays on.
    fn reference(&self) -> BotName;
    /// What the end was worth to every seat.
    fn result(&self) -> Vec<Amount>;
    /// How many steps there are to look at.
    fn steps(&self) -> usize;
    /// Whether it began with a deal; else from a moment of another match.
    fn has_deal(&self) -> bool;
    /// What every seat could expect before the deal; nothing if nobody waits any more.
    fn start(&self, stop: &Stop) -> Option<Vec<Estimate>>;
    /// Looks at some steps in a row, the last first, and tells what is found of each, until nobody waits any more.
    fn look(&self, steps: Range<usize>, stop: &Stop, found: &mut dyn FnMut(usize, Found));
}

/// The course of a recorded match, to be looked at so closely. Fails for a match that is not over.
pub fn course(record: &Record, precision: Precision) -> Result<Box<dyn Course>, Problem> {
    course_with(record, precision.effort())
}

/// The same with an effort of one's own.
pub fn course_with(record: &Record, effort: Effort) -> Result<Box<dyn Course>, Problem> {
    catalog::with_rules_of(&record.header.game, Prepare { record, effort })?
}

/// The same of a match that was played again already, also of a game that is not on the shelf.
pub fn course_of<G: Playable>(game: Match<G>, effort: Effort) -> Result<Box<dyn Course>, Problem> {
    Ok(Box::new(Played::new(game, effort)?))
}

struct Prepare<'a> {
    record: &'a Record,
    effort: Effort,
}

impl TypedWork for Prepare<'_> {
    type Output = Result<Box<dyn Course>, Problem>;

    fn run<G: Playable>(self) -> Self::Output {
        course_of::<G>(Match::replay(self.record)?, self.effort)
    }
}

/// A match that was played again.
struct Played<G: Playable> {
    game: Match<G>,
    /// The true position before every step, and the last one.
    positions: Vec<G>,
    resigned: Option<Seat>,
    measure: Measure,
    end: Worth,
    /// All chance comes from what was published before the match, so that the same record gives the same review, and nobody
    /// can have chosen it.
    seed: u64,
    effort: Effort,
}

impl<G: Playable> Played<G> {
    fn new(game: Match<G>, effort: Effort) -> Result<Self, Problem> {
        ensure!(
            game.difference().is_none(),
            "the match followed other rules than those of today, so it cannot be reviewed"
        );
        let resigned = game.lines().last().filter(|line| line.deed == Deed::Resign).map(|line| line.seat);
        let outcome = game.position().outcome().or_else(|| resigned.map(|seat| given_up(seat, game.setup().players)));
        let outcome =
            outcome.ok_or_else(|| Problem::new("the match is not over, so there is nothing to review yet"))?;
        let measure = Measure::of(&G::FACTS, &outcome);
        let seed = game.seed().commitment().bytes().fold(0, |seed, byte| mix(seed, byte.into()));
        Ok(Played {
            positions: (0..=game.steps().len()).map(|step| game.position_after(step)).collect(),
            resigned,
            measure,
            end: measure.worth(&outcome, game.setup().players),
            seed,
            effort,
            game,
        })
    }

    fn players(&self) -> usize {
        usize::from(self.game.setup().players)
    }

    /// What comes of the true position before a step, in every fate.
    fn futures(
        &self,
        step: usize,
        known: Option<&[Worth]>,
        reference: &mut Reference<G>,
        stop: &Stop,
    ) -> Option<Vec<Worth>> {
        if step == self.steps() {
            return Some(vec![self.end; self.effort.futures as usize]);
        }
        let seed = mix(self.seed, FUTURES);
        let future = |number: u32| {
            let known = known.map(|known| known[number as usize]);
            let (position, steps) = (&self.positions[step], self.game.steps());
            let future = || reference.follow(position, steps, step, Fate::new(seed, number), known);
            (!stop.is_said()).then(future)
        };
        (0..self.effort.futures).map(future).collect()
    }

    fn estimates(&self, futures: &[Worth]) -> Vec<Estimate> {
        let floor = self.measure.least_spread();
        (0..self.players()).map(|seat| tally(futures.iter().map(|worth| worth[seat])).estimate(floor)).collect()
    }

    fn change_error(&self, before: &[Worth], after: &[Worth]) -> Vec<Amount> {
        let change = |seat: usize| tally(before.iter().zip(after).map(move |(one, other)| other[seat] - one[seat]));
        (0..self.players()).map(|seat| change(seat).estimate(0.0).error).collect()
    }

    fn decision(&self, step: usize, reference: &mut Reference<G>, stop: &Stop) -> Option<Decision> {
        let seed = mix(mix(self.seed, CHOICES), step as u64);
        let moment = |seat| Moment { position: &self.positions[step], seat, step, seed };
        match (self.game.steps().get(step), self.resigned) {
            (Some(real), _) => moment(real.seat).decision(real.action, reference, &self.effort, self.measure, stop),
            (None, Some(seat)) => {
                let gain = moment(seat).giving_up(&self.end, reference, &self.effort, self.measure, stop)?;
                // Whoever plays on has at least what giving up leaves.
                let loss = -gain[seat.index()];
                Some(Decision { options: 2, advised: String::new(), gain, better: None, loss })
            }
            (None, None) => None,
        }
    }
}

impl<G: Playable> Course for Played<G> {
    fn measure(&self) -> Measure {
        self.measure
    }

    fn reference(&self) -> BotName {
        reference_of(&G::FACTS)
    }

    fn result(&self) -> Vec<Amount> {
        self.end[..self.players()].iter().map(|&worth| Amount::of(worth.into())).collect()
    }

    fn steps(&self) -> usize {
        self.game.steps().len() + usize::from(self.resigned.is_some())
    }

    fn has_deal(&self) -> bool {
        self.game.beginning().is_none()
    }

    fn start(&self, stop: &Stop) -> Option<Vec<Estimate>> {
        let mut reference = Reference::new(self.measure);
        let (seed, setup) = (mix(self.seed, DEALS), self.game.setup());
        let deal = |number: u32| {
            let mut dice = QuickDice::new(mix(seed, number.into()));
            let dealt = G::deal(self.game.components(), setup, &mut dice).ok().filter(|_| !stop.is_said())?;
            Some(reference.play_on(dealt, 0, Fate::new(seed, number)))
        };
        let deals: Vec<Worth> = (0..self.effort.deals).map(deal).collect::<Option<_>>()?;
        Some(self.estimates(&deals))
    }

    fn look(&self, steps: Range<usize>, stop: &Stop, found: &mut dyn FnMut(usize, Found)) {
        let mut reference = Reference::new(self.measure);
        let Some(mut after) = self.futures(steps.end, None, &mut reference, stop) else { return };
        for step in steps.rev() {
            let Some(before) = self.futures(step, Some(&after), &mut reference, stop) else { return };
            let decision = self.decision(step, &mut reference, stop);
            if stop.is_said() {
                return;
            }
            let (seat, action) = match self.game.steps().get(step) {
                Some(real) => (real.seat, real.action.to_string()),
                None => (self.resigned.unwrap_or_default(), RESIGN.to_owned()),
            };
            let change_error = self.change_error(&before, &after);
            found(step, Found { seat, action, before: self.estimates(&before), change_error, decision });
            after = before;
        }
    }
}

/// Of two seats one gives up, so the other wins.
fn given_up(seat: Seat, players: u8) -> Outcome {
    let keys: Vec<bool> = Seat::all(players).map(|other| other != seat).collect();
    Outcome::ranked(&keys, &vec![0; keys.len()])
}

fn tally(numbers: impl Iterator<Item = f32>) -> Tally {
    let mut tally = Tally::default();
    numbers.for_each(|number| tally.note(number.into()));
    tally
}
