//! What a choice was worth to somebody who knew what its seat knew.
//!
//! The action that was played, what the reference bot would have done and the best of the others are played in the same
//! worlds that the seat could be in, with the same dice; what is hidden from the seat has no part in it.

use bots::Stop;
use engine::{Policy, Seat, View, Viewer};
use serde::{Deserialize, Serialize};

use crate::amount::{Amount, Estimate, Tally};
use crate::measure::{Measure, Worth};
use crate::precision::Effort;
use crate::reference::{Fate, Reference, mix};

/// A choice among several actions, and what it was worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decision {
    /// Among how many actions.
    pub options: u32,
    /// What the reference bot does there, most of the time.
    pub advised: String,
    /// What the choice brought every seat more than what the reference bot does, as far as the one who chose could know.
    pub gain: Vec<Estimate>,
    /// What promised more than what was played, if anything did, and how much more to the one who chose.
    pub better: Option<Better>,
    /// What the choice lost against the best that the seat could know. In truth that is never less than nothing; of the
    /// estimate only the sum of many is.
    pub loss: Estimate,
}

/// What promised more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Better {
    /// Its code.
    pub action: String,
    /// How much more it promised.
    pub more: Estimate,
}

/// A moment of a match at which a seat chooses.
pub(crate) struct Moment<'a, G: Policy> {
    pub(crate) position: &'a G,
    pub(crate) seat: Seat,
    pub(crate) step: usize,
    /// What the worlds and the dice are drawn from.
    pub(crate) seed: u64,
}

/// A world that the seat could be in, with its dice.
struct World<G: Policy> {
    position: G,
    fate: Fate,
}

/// What comes of an action in a world.
#[derive(Copy, Clone)]
struct End {
    /// To every seat, as it is booked.
    worth: Worth,
    /// To the one who chose, as a search judges it: a lead tells more than who won, so what is better is seen sooner by it.
    value: f64,
}

/// How an action did in some worlds beside the one that was played.
struct Racer<A> {
    action: A,
    more: Tally,
}

/// What an action brings more than the one that was played, in one world.
#[derive(Copy, Clone, Default)]
struct More {
    worth: f64,
    value: f64,
}

/// How what the reference bot advises and the winner of the race did beside what was played, world by world.
#[derive(Default)]
struct Beside(Vec<[More; 2]>);

impl Beside {
    /// What was lost in the mean world: all other worlds tell which of them is best, if any is, and the world itself how much
    /// it brings more. So what only seems better counts for nothing on average, in neither direction.
    fn loss(&self) -> Estimate {
        /// Less is a matter of rounding.
        const TRIFLE: f64 = 1e-6;
        let sums = [0, 1].map(|side| self.0.iter().map(|mores| mores[side].value).sum::<f64>());
        let mut lost = Tally::default();
        for mores in &self.0 {
            let elsewhere = |side: usize| sums[side] - mores[side].value;
            let best = if elsewhere(1) > elsewhere(0) { 1 } else { 0 };
            lost.note(if elsewhere(best) > TRIFLE { mores[best].worth } else { 0.0 });
        }
        lost.estimate(0.0)
    }
}

/// The rounds of the race: how many take part, and in how many times the worlds of the first round. What the reference bot
/// advises is always among them.
const ROUNDS: [(usize, u32); 3] = [(usize::MAX, 1), (4, 3), (2, 6)];
/// By how many standard errors the winner must be ahead of what was played; else nothing is known to be better.
const AHEAD: f64 = 2.0;
/// Streams of chance for the race and for the final comparison.
const RACE: u64 = 1;
const COMPARISON: u64 = 2;

impl<G: Policy> Moment<'_, G> {
    /// What the choice of an action was worth; `None` if there was nothing to choose, or if nobody waits any more.
    pub(crate) fn decision(
        &self,
        played: G::Action,
        reference: &mut Reference<G>,
        effort: &Effort,
        measure: Measure,
        stop: &Stop,
    ) -> Option<Decision> {
        let mut actions = Vec::new();
        self.position.actions(self.seat, &mut actions);
        let view = self.position.view(Viewer::Seat(self.seat));
        let others: Vec<G::Action> =
            actions.iter().copied().filter(|action| *action != played && !view.takes_back(action)).collect();
        if others.is_empty() {
            return None;
        }
        let better = self.race(played, others, reference, effort, measure, stop);
        let mut gains = [Tally::default(); Seat::MAX];
        let mut more = Tally::default();
        let mut beside = Beside::default();
        let mut advised: Vec<(G::Action, u32)> = Vec::new();
        for number in 0..effort.worlds {
            if stop.is_said() {
                return None;
            }
            let world = self.world(COMPARISON, number);
            let advice = reference.choose(&world.position, self.seat, world.fate.thoughts(self.step));
            count(&mut advised, advice);
            let mut known = Known { moment: self, world: &world, measure, ends: Vec::with_capacity(3) };
            let own = known.difference(played, advice, reference);
            gains.iter_mut().zip(own).for_each(|(tally, gain)| tally.note(gain));
            let winner = better.map(|better| known.more(better, played, reference));
            winner.iter().for_each(|winner| more.note(winner.worth));
            beside.0.push([known.more(advice, played, reference), winner.unwrap_or_default()]);
        }
        let is_advised = |action: G::Action| advised.iter().all(|(advice, _)| *advice == action);
        let floor = if is_advised(played) { 0.0 } else { measure.least_spread() };
        let most = advised.iter().max_by_key(|(_, times)| *times).map(|(action, _)| action.to_string());
        Some(Decision {
            options: actions.len() as u32,
            advised: most.unwrap_or_default(),
            gain: gains[..usize::from(self.position.players())].iter().map(|tally| tally.estimate(floor)).collect(),
            loss: beside.loss(),
            better: better
                .map(|action| Better { action: action.to_string(), more: more.estimate(measure.least_spread()) })
                .filter(|better| better.more.value > Amount::ZERO),
        })
    }

    /// What giving up was worth, beside playing on; its end is known.
    pub(crate) fn giving_up(
        &self,
        end: &Worth,
        reference: &mut Reference<G>,
        effort: &Effort,
        measure: Measure,
        stop: &Stop,
    ) -> Option<Vec<Estimate>> {
        let mut gains = [Tally::default(); Seat::MAX];
        for number in 0..effort.worlds {
            if stop.is_said() {
                return None;
            }
            let world = self.world(COMPARISON, number);
            let on = reference.play_on(world.position, self.step, world.fate);
            let both = end.iter().zip(on);
            gains.iter_mut().zip(both).for_each(|(tally, (end, on))| tally.note(f64::from(end - on)));
        }
        let players = usize::from(self.position.players());
        Some(gains[..players].iter().map(|tally| tally.estimate(measure.least_spread())).collect())
    }

    /// The other action that promises most, if it seems to promise more than what was played. It is compared anew after
    /// that, in worlds that had no part in finding it: the winner of a race is not as good as its race.
    fn race(
        &self,
        played: G::Action,
        others: Vec<G::Action>,
        reference: &mut Reference<G>,
        effort: &Effort,
        measure: Measure,
        stop: &Stop,
    ) -> Option<G::Action> {
        let advice = reference.choose(self.position, self.seat, self.fate(RACE, 0).thoughts(self.step));
        let mut racers: Vec<Racer<G::Action>> =
            others.into_iter().map(|action| Racer { action, more: Tally::default() }).collect();
        let mut number = 0;
        for (kept, worlds) in ROUNDS {
            let mut place = 0;
            racers.retain(|racer| {
                place += 1;
                place <= kept || racer.action == advice
            });
            let until = number + worlds * effort.glances;
            while number < until && !stop.is_said() {
                self.glance(number, played, &mut racers, reference, measure);
                number += 1;
            }
            racers.sort_by(|one, other| other.more.mean().total_cmp(&one.more.mean()));
        }
        racers.first().filter(|best| best.more.mean() > AHEAD * best.more.error()).map(|best| best.action)
    }

    /// Compares all that are still in the race in one world.
    fn glance(
        &self,
        number: u32,
        played: G::Action,
        racers: &mut [Racer<G::Action>],
        reference: &mut Reference<G>,
        measure: Measure,
    ) {
        let world = self.world(RACE, number);
        let mut known = Known { moment: self, world: &world, measure, ends: Vec::with_capacity(racers.len() + 1) };
        for racer in racers {
            racer.more.note(known.more(racer.action, played, reference).value);
        }
    }

    fn fate(&self, stream: u64, number: u32) -> Fate {
        Fate::new(mix(self.seed, stream), number)
    }

    fn world(&self, stream: u64, number: u32) -> World<G> {
        let fate = self.fate(stream, number);
        World { position: self.position.imagine(self.seat, &mut fate.imagination(self.step)), fate }
    }
}

/// What comes of some actions in one world; each is played once.
struct Known<'a, G: Policy> {
    moment: &'a Moment<'a, G>,
    world: &'a World<G>,
    measure: Measure,
    ends: Vec<(G::Action, End)>,
}

impl<G: Policy> Known<'_, G> {
    fn end(&mut self, action: G::Action, reference: &mut Reference<G>) -> End {
        if let Some((_, end)) = self.ends.iter().find(|(other, _)| *other == action) {
            return *end;
        }
        let (seat, before, fate, step) = (self.moment.seat, &self.world.position, self.world.fate, self.moment.step);
        let mut world = *before;
        world.play(seat, action, &mut fate.draws(step), &mut ());
        let over = reference.end_of(world, step + 1, fate);
        let worth = reference.judge(&over);
        let value = match self.measure {
            Measure::Points => worth[seat.index()].into(),
            Measure::Win | Measure::Together => bots::end_value(before, &over, seat),
        };
        let end = End { worth, value };
        self.ends.push((action, end));
        end
    }

    /// What one action brings every seat more than another.
    fn difference(&mut self, one: G::Action, other: G::Action, reference: &mut Reference<G>) -> [f64; Seat::MAX] {
        if one == other {
            return [0.0; Seat::MAX];
        }
        let (one, other) = (self.end(one, reference).worth, self.end(other, reference).worth);
        std::array::from_fn(|seat| f64::from(one[seat] - other[seat]))
    }

    /// What one action brings more than another to the one who chose.
    fn more(&mut self, one: G::Action, other: G::Action, reference: &mut Reference<G>) -> More {
        if one == other {
            return More::default();
        }
        let seat = self.moment.seat.index();
        let (one, other) = (self.end(one, reference), self.end(other, reference));
        More { worth: f64::from(one.worth[seat] - other.worth[seat]), value: one.value - other.value }
    }
}

fn count<A: PartialEq>(counts: &mut Vec<(A, u32)>, action: A) {
    match counts.iter_mut().find(|(other, _)| *other == action) {
        Some((_, times)) => *times += 1,
        None => counts.push((action, 1)),
    }
}

#[cfg(test)]
mod tests {
    use engine::{Chance, QuickDice};

    use super::*;

    /// What was lost where the one thing that could be better did so beside what was played.
    fn loss(differences: &[f64]) -> f64 {
        let more = |more: &f64| [More { worth: *more, value: more / 100.0 }, More::default()];
        Beside(differences.iter().map(more).collect()).loss().value.number()
    }

    #[test]
    fn what_all_worlds_call_better_was_lost() {
        assert_eq!(loss(&[10.0, 30.0, 10.0, 30.0]), 20.0);
        assert_eq!(loss(&[-10.0, -30.0]), 0.0, "nothing was better");
        assert_eq!(loss(&[]), 0.0);
    }

    #[test]
    fn the_better_of_two_is_what_was_lost() {
        let [advice, winner] = [5.0, 40.0].map(|worth| More { worth, value: worth / 100.0 });
        assert_eq!(Beside(vec![[advice, winner]; 4]).loss().value.number(), 40.0);
        assert_eq!(Beside(vec![[winner, advice]; 4]).loss().value.number(), 40.0);
    }

    #[test]
    fn what_only_seems_better_counts_for_nothing_on_average() {
        let mut dice = QuickDice::new(1);
        let toss = |dice: &mut QuickDice| if dice.below(2) == 0 { 100.0 } else { -100.0 };
        let trials = (0..4000).map(|_| loss(&std::array::from_fn::<f64, 24, _>(|_| toss(&mut dice))));
        let mean = trials.sum::<f64>() / 4000.0;
        assert!(mean.abs() < 1.0, "{mean}");
    }
}
