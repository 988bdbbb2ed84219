//! How a match goes on: everybody plays by the reference bot, each from what its own seat knows.

use bots::{Bot, BotName, Mind};
use engine::{Chance, Facts, Observation, Outcome, Policy, QuickDice, Seat, Step};

use crate::measure::{Measure, Worth};

/// The bot by which everybody plays on: the rules of thumb. Those of a team look far ahead and are slow; there it is the
/// quick form of them, which is the beginner.
pub(crate) fn reference_of(facts: &Facts) -> BotName {
    if facts.cooperative { BotName::Beginner } else { BotName::Thumb }
}

/// One of many ways in which chance can go. Every step has its own stream, for what is drawn and for what is thought, so
/// that after the same action the same is drawn, whatever was done or thought of before.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Fate(u64);

impl Fate {
    /// The fate with this number among those of a seed.
    pub(crate) fn new(seed: u64, number: u32) -> Self {
        Fate(mix(seed, number.into()))
    }

    /// What is drawn when the step is played.
    pub(crate) fn draws(self, step: usize) -> QuickDice {
        self.stream(step, 1)
    }

    /// What a bot draws to think about the step.
    pub(crate) fn thoughts(self, step: usize) -> QuickDice {
        self.stream(step, 2)
    }

    /// The order of the piles that nobody has looked into. It is the same at every step, so that it stays as it is until
    /// somebody draws.
    pub(crate) fn piles(self) -> QuickDice {
        self.stream(0, 0)
    }

    /// What a seat draws to imagine where it could be.
    pub(crate) fn imagination(self, step: usize) -> QuickDice {
        self.stream(step, 3)
    }

    fn stream(self, step: usize, what: u64) -> QuickDice {
        QuickDice::new(mix(self.0, 4 * step as u64 + what))
    }
}

/// Scatters two numbers over all numbers (the finaliser of splitmix64).
pub(crate) fn mix(one: u64, other: u64) -> u64 {
    let mut mixed = one ^ other.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

/// Chance that notes whether anything was left to it, also the uppermost card of a pile that nobody has looked into.
struct Noted {
    dice: QuickDice,
    used: bool,
}

impl Chance for Noted {
    fn below(&mut self, bound: u32) -> u32 {
        self.used = true;
        self.dice.below(bound)
    }

    fn top(&mut self, _: u32, _: impl Fn(u32) -> String) -> u32 {
        self.used = true;
        0
    }
}

/// The reference bot in all seats.
pub(crate) struct Reference<G: Policy> {
    mind: Mind<G>,
    actions: Vec<G::Action>,
    measure: Measure,
}

impl<G: Policy> Reference<G> {
    pub(crate) fn new(measure: Measure) -> Self {
        Reference { mind: Mind::new(&Bot::Named(reference_of(&G::FACTS))), actions: Vec::new(), measure }
    }

    /// What the bot does for a seat, from what that seat knows.
    pub(crate) fn choose(&mut self, world: &G, seat: Seat, mut thoughts: QuickDice) -> G::Action {
        self.actions.clear();
        world.actions(seat, &mut self.actions);
        let thought = self.mind.think(&Observation::new(world, seat, &self.actions), &mut thoughts);
        self.actions[thought.ok().flatten().map_or(0, |thought| thought.choice)]
    }

    /// What comes of a world for every seat if the match goes on from this step.
    pub(crate) fn play_on(&mut self, world: G, step: usize, fate: Fate) -> Worth {
        let end = self.end_of(world, step, fate);
        self.judge(&end)
    }

    /// How a world ends if the match goes on from this step.
    pub(crate) fn end_of(&mut self, mut world: G, step: usize, fate: Fate) -> G {
        for step in step.. {
            let Some(seat) = world.to_act().first() else { break };
            let action = self.choose(&world, seat, fate.thoughts(step));
            world.play(seat, action, &mut fate.draws(step), &mut ());
        }
        world
    }

    /// The same from a true moment of the match, with piles in an order that nobody knows; along what was really done for as long as the bot and chance do the same.
    ///
    /// `known` is what comes of the next moment in the same fate: if the next step leads there, nothing is played again.
    pub(crate) fn follow(
        &mut self,
        position: &G,
        steps: &[Step<G>],
        mut step: usize,
        fate: Fate,
        known: Option<Worth>,
    ) -> Worth {
        let mut world = position.reshuffled(&mut fate.piles());
        while let Some(real) = steps.get(step) {
            let action = self.choose(&world, real.seat, fate.thoughts(step));
            let mut chance = Noted { dice: fate.draws(step), used: false };
            world.play(real.seat, action, &mut chance, &mut ());
            step += 1;
            if action != real.action || chance.used {
                break;
            }
            if let Some(known) = known {
                return known;
            }
        }
        self.play_on(world, step, fate)
    }

    /// What an end is worth to every seat.
    pub(crate) fn judge(&self, world: &G) -> Worth {
        world.outcome().map_or_else(Worth::default, |outcome| self.worth(&outcome, world.players()))
    }

    fn worth(&self, outcome: &Outcome, players: u8) -> Worth {
        self.measure.worth(outcome, players)
    }
}
