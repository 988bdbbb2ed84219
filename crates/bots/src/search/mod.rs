//! Single-observer information-set Monte Carlo tree search.
//!
//! The seat's own choices are compared world by world (`trials.rs`); below each stands a tree of what may follow (`tree.rs`).
//! Every iteration imagines a position that the seat could be in, follows what the tree knows to be good, plays on by the
//! rules of thumb and judges what comes of it (`playout.rs`). Some iterations are lessons: they try what may follow, and only
//! the tree learns from them.
//! In a simultaneous phase the others do not know what the seat has chosen: they follow the rules of thumb there.

mod follow;
mod playout;
mod tree;
mod trials;

use std::time::{Duration, Instant};

use engine::{Chance, Observation, Policy, QuickDice, Seat, Viewer};

pub use self::follow::{Consequence, Followed, follow};
pub use self::playout::end_value;
pub(crate) use self::playout::play_out;
use self::playout::{Course, Quick, base_of, judge, next_to_act, play_on, step};
use self::tree::{Curiosity, Tree};
pub(crate) use self::trials::Found;
use self::trials::Trials;
use crate::bot::Bot;
use crate::mind::Mind;
use crate::name::{BotName, Budget};
use crate::stop::Stop;
use crate::tuning::Tuning;

/// A tree with more nodes is not kept for the next choice.
const MOST_NODES: usize = 2_000_000;

/// A search that keeps its tree between the small choices of a turn.
pub(crate) struct Search<G: Policy> {
    tuning: Tuning,
    tree: Option<Tree<G::Action>>,
    /// What the seat will see if its choice is played and nothing else happens.
    expected: Option<G::View>,
    quick: Quick<G::Action>,
    path: Vec<u32>,
    tried: Vec<bool>,
    trials: Trials,
    /// The lead from which a team counts what it gains; nobody is ahead of a rival there.
    base: f32,
    /// After which choices the seat has another that it can foresee: only there is something to learn.
    open: Vec<bool>,
    /// How much of a lesson is due to the tree.
    lessons: f32,
}

impl<G: Policy> Search<G> {
    pub(crate) fn new(tuning: Tuning) -> Self {
        Search {
            tuning,
            tree: None,
            expected: None,
            quick: Quick::default(),
            path: Vec::new(),
            tried: Vec::new(),
            trials: Trials::new(tuning),
            base: 0.0,
            open: Vec::new(),
            lessons: 0.0,
        }
    }

    /// By how many standard errors a choice must be better than the advised one.
    pub(crate) fn doubt(&self) -> f32 {
        self.tuning.doubt
    }

    /// Searches as long as the clock says, and tells for each action what was found beside the advised one.
    pub(crate) fn run(
        &mut self,
        observation: &Observation<'_, G>,
        advised: usize,
        mut clock: Clock,
        dice: &mut QuickDice,
    ) -> Vec<Found> {
        self.prepare(observation, advised, dice);
        while clock.goes_on() && !self.trials.is_clear() {
            self.iterate(observation);
        }
        self.trials.found().to_vec()
    }

    /// Takes up the tree where the last choice left it, or plants a new one.
    fn prepare(&mut self, observation: &Observation<'_, G>, advised: usize, dice: &mut QuickDice) {
        self.base = base_of(observation, dice);
        let (seat, actions) = (observation.seat(), observation.actions());
        let glance = |choice: usize, dice: &mut QuickDice| {
            let mut world = observation.imagine(dice);
            world.play(seat, actions[choice], dice, &mut ());
            judge(&world, &self.tuning, self.base)[seat.index()]
        };
        self.trials.begin(actions.len(), advised, dice.word(), glance);
        self.lessons = 0.0;
        self.open.clear();
        self.open.resize(actions.len(), false);
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
        let foreseen = step(&mut world, seat, action, dice) && world.to_act().contains(seat);
        if foreseen && self.tree.as_mut().is_some_and(|tree| tree.follow(action)) {
            self.expected = Some(world.view(Viewer::Seat(seat)));
        }
    }

    /// Whether a trial of this choice is a lesson.
    fn is_lesson(&mut self, choice: usize) -> bool {
        if self.open[choice] {
            self.lessons += self.tuning.lessons;
        }
        let lesson = self.lessons >= 1.0;
        self.lessons -= f32::from(u8::from(lesson));
        lesson
    }

    fn iterate(&mut self, observation: &Observation<'_, G>) {
        // What the seat may do is the same in all it can imagine, so it chooses first and imagines then: every choice is
        // tried in the same worlds.
        let index = self.trials.next();
        let (lesson, me) = (self.is_lesson(index), observation.seat());
        let Search { tuning, tree: Some(tree), quick, path, tried, trials, base, open, .. } = self else { return };
        let first = observation.actions()[index];
        let dice = &mut if lesson { trials.other_world() } else { trials.world(index) };
        let mut world = observation.imagine(dice);
        let mut course = Course::new(&world, me, tuning.horizon);
        let mut foreseen = step(&mut world, me, first, dice);
        let mut descent = Descent::begin(tree, quick, path, first, me, index == trials.advised());
        let mut goes_on = true;
        while let Some(seat) = next_to_act(&world, me).filter(|&seat| foreseen && seat == me || tuning.beyond) {
            goes_on = course.includes(&world, seat);
            if !goes_on {
                break;
            }
            descent.quick.list(&world, seat);
            let searched = seat == me || tuning.others && world.to_act().len() == 1;
            let action = if descent.quick.actions.len() == 1 || !searched {
                descent.quick.choose(&world, seat, dice)
            } else if lesson {
                descent.try_out(&world, seat, tuning, tried, dice)
            } else {
                open[index] = true;
                descent.do_well(&world, seat, tuning, dice)
            };
            foreseen &= step(&mut world, seat, action, dice);
            if descent.node.is_none() {
                break;
            }
        }
        if goes_on {
            play_on(&mut world, &mut course, quick, dice);
        }
        let values = judge(&world, tuning, *base);
        tree.learn(path, &values);
        if !lesson {
            trials.note(index, values[me.index()]);
        }
    }
}

/// The way of one iteration down the tree.
struct Descent<'a, A> {
    tree: &'a mut Tree<A>,
    quick: &'a mut Quick<A>,
    /// What it has passed, and what will learn from how it goes on.
    path: &'a mut Vec<u32>,
    /// Where it is; nowhere once it has left the tree.
    node: Option<u32>,
}

impl<'a, A: Copy + Eq> Descent<'a, A> {
    /// Begins with one of the seat's choices.
    fn begin(
        tree: &'a mut Tree<A>,
        quick: &'a mut Quick<A>,
        path: &'a mut Vec<u32>,
        first: A,
        seat: Seat,
        advised: bool,
    ) -> Self {
        let child = tree.child(tree.root(), first);
        let node = child.unwrap_or_else(|| tree.expand(tree.root(), first, seat.index() as u8, advised));
        path.clear();
        path.push(node);
        quick.ahead.clear();
        Descent { tree, quick, path, node: Some(node) }
    }

    /// What counts is what comes of good play, so nothing is done here that is not known to be good.
    fn do_well<G: Policy<Action = A>>(&mut self, world: &G, seat: Seat, tuning: &Tuning, dice: &mut QuickDice) -> A {
        let advice = self.quick.choose(world, seat, dice);
        self.node = self.node.and_then(|node| self.tree.best(node, &self.quick.actions, advice, tuning.doubt));
        self.path.extend(self.node);
        let action = self.node.map_or(advice, |child| self.tree.action(child));
        if action != advice {
            self.quick.ahead.clear();
        }
        action
    }

    /// Tries what may follow; it leaves the tree with what is new there.
    fn try_out<G: Policy<Action = A>>(
        &mut self,
        world: &G,
        seat: Seat,
        tuning: &Tuning,
        tried: &mut Vec<bool>,
        dice: &mut QuickDice,
    ) -> A {
        let curiosity = Curiosity { exploration: tuning.exploration, trust: tuning.trust };
        let Some(node) = self.node.take() else { return self.quick.choose(world, seat, dice) };
        if self.tree.is_leaf(node) {
            // A new node is opened with what the rules of thumb advise.
            let advice = self.quick.choose(world, seat, dice);
            self.path.push(self.tree.expand(node, advice, seat.index() as u8, true));
            return advice;
        }
        self.quick.ahead.clear();
        match self.tree.select(node, &self.quick.actions, &curiosity, tried, dice) {
            Ok(child) => {
                self.node = Some(child);
                self.path.push(child);
                self.tree.action(child)
            }
            Err(index) => {
                let action = self.quick.actions[index];
                self.path.push(self.tree.expand(node, action, seat.index() as u8, false));
                action
            }
        }
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
    /// A whole thought of the strongest level.
    Thought,
}

/// Does a piece of work so many times at one choice.
pub fn work<G: Policy>(work: Work, observation: &Observation<'_, G>, times: u32, dice: &mut QuickDice) {
    let tuning = Tuning::of(G::FACTS.id);
    if work == Work::Thought {
        for _ in 0..times {
            let mut mind = Mind::new(&Bot::Named(BotName::Strongest));
            // A search always comes to a choice.
            let _ = std::hint::black_box(mind.think(observation, dice));
        }
        return;
    }
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
    let mut quick = Quick::default();
    for _ in 0..times {
        let mut world = observation.imagine(dice);
        if work == Work::Playout {
            let mut course = Course::new(&world, observation.seat(), tuning.horizon);
            quick.ahead.clear();
            play_on(&mut world, &mut course, &mut quick, dice);
        }
        while work == Work::RandomPlayout
            && let Some(seat) = world.to_act().first()
        {
            quick.list(&world, seat);
            let action = quick.actions[dice.below(quick.actions.len() as u32) as usize];
            world.play(seat, action, dice, &mut ());
        }
        std::hint::black_box(judge(&world, &tuning, base));
    }
}

/// Counts iterations and time.
#[derive(Clone)]
pub(crate) struct Clock {
    budget: Budget,
    begun: Instant,
    iterations: u32,
    stop: Stop,
}

impl Clock {
    /// A twentieth of the time is kept back: on a busy machine others may come in between.
    const KEPT_BACK: u64 = 20;

    /// Starts: whatever is done from now on counts.
    pub(crate) fn start(budget: Budget, stop: Stop) -> Self {
        Clock { budget, begun: Instant::now(), iterations: 0, stop }
    }

    /// The same for one of several who share the work.
    pub(crate) fn shared(self, workers: u32) -> Self {
        let budget = match self.budget {
            Budget::Iterations(count) => Budget::Iterations(count.div_ceil(workers)),
            Budget::Millis(_) => self.budget,
        };
        Clock { budget, ..self }
    }

    /// Whether there is time for one more iteration as long as those before; the first is always done.
    fn goes_on(&mut self) -> bool {
        if self.stop.is_said() {
            return false;
        }
        let done = self.iterations;
        self.iterations += 1;
        match self.budget {
            Budget::Iterations(count) => done < count,
            Budget::Millis(millis) => {
                let (passed, millis) = (self.begun.elapsed(), u64::from(millis));
                done == 0 || passed + passed / done < Duration::from_millis(millis - millis / Self::KEPT_BACK)
            }
        }
    }
}
