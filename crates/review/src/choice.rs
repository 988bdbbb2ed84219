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

/// How an action did in some worlds beside the one that was played.
struct Racer<A> {
    action: A,
    more: Tally,
}

/// How the winner of the race did beside what was played, in two halves of the worlds.
#[derive(Default)]
struct Halves([Tally; 2]);

impl Halves {
    fn note(&mut self, world: u32, more: f64) {
        self.0[world as usize % 2].note(more);
    }

    fn whole(&self) -> Tally {
        self.0[0].with(self.0[1])
    }

    /// What was lost: each half tells whether the winner is better at all, and the other half by how much. So what only
    /// seems better counts for nothing on average, in neither direction.
    fn loss(&self) -> Estimate {
        let [one, other] = self.0.map(|half| half.mean());
        let told = |judge: f64, amount: f64| if judge > 0.0 { amount / 2.0 } else { 0.0 };
        let error = if one > 0.0 || other > 0.0 { self.whole().error() } else { 0.0 };
        Estimate { value: Amount::of(told(one, other) + told(other, one)), error: Amount::of(error) }
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
        let better = self.race(played, others, reference, effort, stop);
        let mut gains = [Tally::default(); Seat::MAX];
        let mut more = Halves::default();
        let mut advised: Vec<(G::Action, u32)> = Vec::new();
        for number in 0..effort.worlds {
            if stop.is_said() {
                return None;
            }
            let world = self.world(COMPARISON, number);
            let advice = reference.choose(&world.position, self.seat, world.fate.thoughts(self.step));
            count(&mut advised, advice);
            let mut known = Known { moment: self, world: &world, worths: Vec::with_capacity(3) };
            let own = known.difference(played, advice, reference);
            gains.iter_mut().zip(own).for_each(|(tally, gain)| tally.note(gain));
            if let Some(better) = better {
                more.note(number, known.difference(better, played, reference)[self.seat.index()]);
            }
        }
        let is_advised = |action: G::Action| advised.iter().all(|(advice, _)| *advice == action);
        let floor = if is_advised(played) { 0.0 } else { measure.least_spread() };
        let most = advised.iter().max_by_key(|(_, times)| *times).map(|(action, _)| action.to_string());
        Some(Decision {
            options: actions.len() as u32,
            advised: most.unwrap_or_default(),
            gain: gains[..usize::from(self.position.players())].iter().map(|tally| tally.estimate(floor)).collect(),
            loss: more.loss(),
            better: better
                .map(|action| Better {
                    action: action.to_string(),
                    more: more.whole().estimate(measure.least_spread()),
                })
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
                self.glance(number, played, &mut racers, reference);
                number += 1;
            }
            racers.sort_by(|one, other| other.more.mean().total_cmp(&one.more.mean()));
        }
        racers.first().filter(|best| best.more.mean() > AHEAD * best.more.error()).map(|best| best.action)
    }

    /// Compares all that are still in the race in one world.
    fn glance(&self, number: u32, played: G::Action, racers: &mut [Racer<G::Action>], reference: &mut Reference<G>) {
        let world = self.world(RACE, number);
        let mut known = Known { moment: self, world: &world, worths: Vec::with_capacity(racers.len() + 1) };
        for racer in racers {
            racer.more.note(known.difference(racer.action, played, reference)[self.seat.index()]);
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
    worths: Vec<(G::Action, Worth)>,
}

impl<G: Policy> Known<'_, G> {
    fn worth(&mut self, action: G::Action, reference: &mut Reference<G>) -> Worth {
        if let Some((_, worth)) = self.worths.iter().find(|(other, _)| *other == action) {
            return *worth;
        }
        let (mut world, fate, step) = (self.world.position, self.world.fate, self.moment.step);
        world.play(self.moment.seat, action, &mut fate.draws(step), &mut ());
        let worth = reference.play_on(world, step + 1, fate);
        self.worths.push((action, worth));
        worth
    }

    /// What one action brings every seat more than another.
    fn difference(&mut self, one: G::Action, other: G::Action, reference: &mut Reference<G>) -> [f64; Seat::MAX] {
        if one == other {
            return [0.0; Seat::MAX];
        }
        let (one, other) = (self.worth(one, reference), self.worth(other, reference));
        std::array::from_fn(|seat| f64::from(one[seat] - other[seat]))
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

    fn loss(differences: &[f64]) -> f64 {
        let mut halves = Halves::default();
        (0..).zip(differences).for_each(|(world, more)| halves.note(world, *more));
        halves.loss().value.number()
    }

    #[test]
    fn what_both_halves_call_better_was_lost() {
        assert_eq!(loss(&[10.0, 30.0, 10.0, 30.0]), 20.0);
        assert_eq!(loss(&[-10.0, -30.0]), 0.0, "nothing was better");
        assert_eq!(loss(&[]), 0.0);
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
