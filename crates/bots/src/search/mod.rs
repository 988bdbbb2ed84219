//! Single-observer information-set Monte Carlo tree search.
//!
//! The seat's own choices are compared world by world (`trials.rs`); below each stands a tree of what may follow.
//! Every iteration imagines a position that the seat could be in, walks down the tree of what the seat itself could choose
//! (and the others, if the tuning says so), opens one new node, plays on by the rules of thumb and judges what comes of it.
//! In a simultaneous phase the others do not know what the seat has chosen: they follow the rules of thumb there.

mod tree;
mod trials;

use std::time::{Duration, Instant};

use engine::{Chance, Game, Observation, Outcome, Policy, QuickDice, Seat, Viewer, Watched};

use self::tree::{Curiosity, Tree};
pub(crate) use self::trials::Found;
use self::trials::Trials;
use crate::name::Budget;
use crate::tuning::Tuning;

/// A tree with more nodes is not kept for the next choice.
const MOST_NODES: usize = 2_000_000;

/// A search that keeps its tree between the small choices of a turn.
pub(crate) struct Search<G: Policy> {
    tuning: Tuning,
    tree: Option<Tree<G::Action>>,
    /// What the seat will see if its choice is played and nothing else happens.
    expected: Option<G::View>,
    actions: Vec<G::Action>,
    path: Vec<u32>,
    tried: Vec<bool>,
    trials: Trials,
    /// The lead from which a team counts what it gains; nobody is ahead of a rival there.
    base: f32,
}

impl<G: Policy> Search<G> {
    pub(crate) fn new(tuning: Tuning) -> Self {
        Search {
            tuning,
            tree: None,
            expected: None,
            actions: Vec::new(),
            path: Vec::new(),
            tried: Vec::new(),
            trials: Trials::default(),
            base: 0.0,
        }
    }

    /// By how many standard errors a choice must be better than the advised one.
    pub(crate) fn doubt(&self) -> f32 {
        self.tuning.doubt
    }

    /// Searches, and tells for each action what was found beside the advised one.
    pub(crate) fn run(
        &mut self,
        observation: &Observation<'_, G>,
        advised: usize,
        budget: Budget,
        dice: &mut QuickDice,
    ) -> Vec<Found> {
        self.prepare(observation, advised, dice);
        let mut clock = Clock::start(budget);
        while clock.goes_on() && !self.trials.is_clear() {
            self.iterate(observation);
        }
        self.trials.found().to_vec()
    }

    /// Takes up the tree where the last choice left it, or plants a new one.
    fn prepare(&mut self, observation: &Observation<'_, G>, advised: usize, dice: &mut QuickDice) {
        self.trials.begin(observation.actions().len(), advised, dice.word());
        self.base = base_of(observation, dice);
        let expected = self.expected.take();
        let any = observation.actions()[0];
        match &mut self.tree {
            Some(tree) if tree.len() < MOST_NODES && expected.is_some_and(|view| view == observation.view()) => {}
            Some(tree) => tree.clear(any),
            None => self.tree = Some(Tree::new(any)),
        }
    }

    /// Forgets what it foresaw: another match begins.
    pub(crate) fn forget(&mut self) {
        self.expected = None;
    }

    /// Notes what was chosen: if it leads to a position that the seat can foresee, its part of the tree is kept.
    pub(crate) fn chose(&mut self, observation: &Observation<'_, G>, action: G::Action, dice: &mut QuickDice) {
        let seat = observation.seat();
        let mut world = observation.imagine(dice);
        let mut chance = Watched::new(dice);
        world.play(seat, action, &mut chance, &mut ());
        let foreseen = !chance.used() && world.to_act().contains(seat);
        if foreseen && self.tree.as_mut().is_some_and(|tree| tree.follow(action)) {
            self.expected = Some(world.view(Viewer::Seat(seat)));
        }
    }

    fn iterate(&mut self, observation: &Observation<'_, G>) {
        let Search { tuning, tree: Some(tree), actions, path, tried, trials, base, .. } = self else { return };
        let curiosity = Curiosity { exploration: tuning.exploration, trust: tuning.trust };
        let me = observation.seat();
        // What the seat may do is the same in all it can imagine, so it chooses first and imagines then: every choice is
        // tried in the same worlds.
        let offered = observation.actions();
        let index = trials.next(tuning.exploration);
        let first = offered[index];
        let (mut node, mut is_new) = match tree.child(tree.root(), first) {
            Some(child) => (child, false),
            None => (tree.expand(tree.root(), first, me.index() as u8, index == trials.advised()), true),
        };
        path.clear();
        path.push(node);
        let dice = &mut trials.world(index);
        let mut world = observation.imagine(dice);
        world.play(me, first, dice, &mut ());
        let mut course = Course::new(me, world.players(), tuning.horizon);
        let mut goes_on = true;
        while !is_new && let Some(seat) = next_to_act(&world, me) {
            goes_on = course.includes(seat);
            if !goes_on {
                break;
            }
            actions.clear();
            world.actions(seat, actions);
            let searched = seat == me || tuning.others && world.to_act().len() == 1;
            if actions.len() == 1 || !searched {
                let choice = if actions.len() == 1 { 0 } else { world.guess(seat, actions, dice) };
                world.play(seat, actions[choice], dice, &mut ());
                continue;
            }
            (node, is_new) = if tree.is_leaf(node) {
                // A new node is opened with what the rules of thumb advise.
                let advice = world.guess(seat, actions, dice);
                (tree.expand(node, actions[advice], seat.index() as u8, true), true)
            } else {
                match tree.select(node, actions, &curiosity, tried, dice) {
                    Ok(child) => (child, false),
                    Err(index) => (tree.expand(node, actions[index], seat.index() as u8, false), true),
                }
            };
            path.push(node);
            world.play(seat, tree.action(node), dice, &mut ());
        }
        if goes_on {
            play_on(&mut world, &mut course, actions, dice);
        }
        let values = judge(&world, tuning, *base);
        tree.learn(path, &values);
        trials.note(index, values[me.index()]);
    }
}

/// A piece of work of a search, for measurements.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Work {
    /// Imagine a position and play it to its end at random.
    RandomPlayout,
    /// Imagine a position, play on by the rules of thumb and judge it: what every iteration of a search does.
    Playout,
    /// An iteration of a search.
    Iteration,
}

/// Does a piece of work so many times at one choice.
pub fn work<G: Policy>(work: Work, observation: &Observation<'_, G>, times: u32, dice: &mut QuickDice) {
    let tuning = Tuning::of(G::FACTS.id);
    if work == Work::Iteration {
        let mut search = Search::<G>::new(tuning);
        let advised = observation.imagine(dice).advise(observation.seat(), observation.actions(), dice);
        search.prepare(observation, advised, dice);
        for _ in 0..times {
            search.iterate(observation);
        }
        return;
    }
    let base = base_of(observation, dice);
    let mut actions = Vec::new();
    for _ in 0..times {
        let mut world = observation.imagine(dice);
        if work == Work::Playout {
            let mut course = Course::new(observation.seat(), world.players(), tuning.horizon);
            play_on(&mut world, &mut course, &mut actions, dice);
        }
        while work == Work::RandomPlayout
            && let Some(seat) = world.to_act().first()
        {
            actions.clear();
            world.actions(seat, &mut actions);
            let action = actions[dice.below(actions.len() as u32) as usize];
            world.play(seat, action, dice, &mut ());
        }
        std::hint::black_box(judge(&world, &tuning, base));
    }
}

/// Who chooses next: the searching seat if it may, as others may wait for it in a simultaneous phase.
fn next_to_act<G: Game>(world: &G, me: Seat) -> Option<Seat> {
    let to_act = world.to_act();
    if to_act.contains(me) { Some(me) } else { to_act.first() }
}

/// How far a match is followed: choices are compared after the same number of turns, as whoever has had one more looks better.
struct Course {
    turn: Seat,
    /// How often another seat has taken its turn.
    turns: u32,
    decisions: u32,
    horizon: u32,
    longest: u32,
}

impl Course {
    /// A turn is rarely longer; alone there is nobody to tell turns by.
    const LONG_TURN: u32 = 60;
    const LONG_TURN_ALONE: u32 = 12;

    fn new(me: Seat, players: u8, horizon: u32) -> Self {
        let longest = horizon.saturating_mul(if players == 1 { Self::LONG_TURN_ALONE } else { Self::LONG_TURN });
        Course { turn: me, turns: 0, decisions: 0, horizon, longest }
    }

    /// Whether the decision of this seat is still part of it.
    fn includes(&mut self, seat: Seat) -> bool {
        self.turns += u32::from(seat != self.turn);
        self.turn = seat;
        self.decisions += 1;
        self.turns < self.horizon && self.decisions < self.longest
    }
}

/// Plays on by the rules of thumb.
fn play_on<G: Policy>(world: &mut G, course: &mut Course, actions: &mut Vec<G::Action>, dice: &mut QuickDice) {
    while let Some(seat) = world.to_act().first().filter(|&seat| course.includes(seat)) {
        actions.clear();
        world.actions(seat, actions);
        let choice = if actions.len() == 1 { 0 } else { world.guess(seat, actions, dice) };
        world.play(seat, actions[choice], dice, &mut ());
    }
}

/// The lead that counts as even: none over rivals, and where a team stands now.
fn base_of<G: Policy>(observation: &Observation<'_, G>, dice: &mut QuickDice) -> f32 {
    let alone = G::FACTS.cooperative || observation.players() == 1;
    if alone { observation.imagine(dice).leads()[observation.seat().index()] } else { 0.0 }
}

/// What a position is worth to each seat, 0 to 1.
fn judge<G: Policy>(world: &G, tuning: &Tuning, base: f32) -> [f32; Seat::MAX] {
    let likely = |lead: f32| 1.0 / (1.0 + ((base - lead) / tuning.spread).exp());
    let outcome = world.outcome();
    let leads = match &outcome {
        Some(Outcome::Ranked(standings)) => {
            let mut points = [0.0; Seat::MAX];
            for (points, standing) in points.iter_mut().zip(standings) {
                *points = standing.score as f32;
            }
            engine::leads(&points[..standings.len()])
        }
        _ => world.leads(),
    };
    let mut values = leads.map(likely);
    if let Some(outcome) = outcome {
        for seat in Seat::all(world.players()) {
            let value = &mut values[seat.index()];
            *value = tuning.win * outcome.share(seat) as f32 + (1.0 - tuning.win) * *value;
        }
    }
    values
}

/// Counts iterations and time.
struct Clock {
    budget: Budget,
    begun: Instant,
    iterations: u32,
}

impl Clock {
    fn start(budget: Budget) -> Self {
        Clock { budget, begun: Instant::now(), iterations: 0 }
    }

    /// Whether there is time for one more iteration; the first is always done.
    fn goes_on(&mut self) -> bool {
        let done = self.iterations;
        self.iterations += 1;
        match self.budget {
            Budget::Iterations(count) => done < count,
            Budget::Millis(millis) => done == 0 || self.begun.elapsed() < Duration::from_millis(millis.into()),
        }
    }
}
