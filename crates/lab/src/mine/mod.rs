//! Mining puzzles: strong bots play, and moments are kept in which one choice is clearly best and the rules of thumb would
//! choose otherwise.
//!
//! Everything is compared in the same imagined worlds, by what the seat knows: a choice is right if whatever else could be
//! done surely brings less there, or is as good as far as can be told.

mod comparison;

use std::sync::atomic::AtomicU64;

use bots::{Bot, BotName, Budget, Mind, Tuning};
use catalog::{AnyGame, Playable, TypedWork};
use engine::{Match, Observation, Problem, QuickDice, Seat, Setup, View, ensure};
use puzzles::{Gain, Moment, Puzzle, Step, Themes};

use self::comparison::Comparison;
use crate::threads::play_all;

/// What is to be mined.
#[derive(Clone)]
pub struct MinePlan {
    /// The game.
    pub game: &'static dyn AnyGame,
    /// The setup.
    pub setup: Setup,
    /// Who plays.
    pub bot: Bot,
    /// How many matches are played.
    pub games: u64,
    /// The seed of the first; the same plan finds the same puzzles.
    pub seed: u64,
    /// In how many worlds the best choice and what comes close to it are tried.
    pub worlds: u32,
    /// How many puzzles of one match are kept at most.
    pub most: usize,
    /// How many threads.
    pub threads: usize,
    /// What puzzles are about.
    pub themes: Themes,
    /// Only puzzles about one of these; about anything if none is named.
    pub wanted: Vec<String>,
}

/// Plays the matches of a plan and tells of every puzzle as soon as it is found; how many there are. `progress` counts
/// finished matches.
pub fn mine(
    plan: &MinePlan,
    progress: &AtomicU64,
    found: impl Fn(&Puzzle) -> Result<(), Problem> + Sync,
) -> Result<usize, Problem> {
    ensure!(
        plan.games > 0 && plan.worlds > 0,
        "there must be at least one match to play, and one world to try things in"
    );
    catalog::with_rules_of(plan.game.facts().id, Mining { plan, progress, found: &found })?
}

struct Mining<'a, F> {
    plan: &'a MinePlan,
    progress: &'a AtomicU64,
    found: &'a F,
}

impl<F: Fn(&Puzzle) -> Result<(), Problem> + Sync> TypedWork for Mining<'_, F> {
    type Output = Result<usize, Problem>;

    fn run<G: Playable>(self) -> Self::Output {
        let Mining { plan, progress, found } = self;
        plan.setup.check(&G::FACTS)?;
        let counts = play_all(plan.threads, plan.games, progress, || {
            |number: u64| Dig::<G>::new(plan, plan.seed.wrapping_add(number))?.dig(found)
        })?;
        Ok(counts.into_iter().sum())
    }
}

/// One match that is looked through.
struct Dig<'a, G: Playable> {
    plan: &'a MinePlan,
    seed: u64,
    table: Match<G>,
    minds: Vec<Mind<G>>,
    dice: QuickDice,
    /// The puzzle whose line goes on, if one does.
    open: Option<Puzzle>,
    /// After how many actions the last puzzle was found.
    last: Option<usize>,
    kept: usize,
}

/// A puzzle with more choices is for nobody.
const MOST_CHOICES: usize = 60;

/// A line is no longer.
const LONGEST_LINE: usize = 6;

/// Between puzzles of a match lie so many actions, so that they are not about the same.
const APART: usize = 25;

impl<'a, G: Playable> Dig<'a, G> {
    fn new(plan: &'a MinePlan, seed: u64) -> Result<Self, Problem> {
        let table = Match::start(plan.setup.clone(), seed.into(), None)?;
        let mind = |_| Mind::new(&plan.bot);
        let minds = (0..plan.setup.players).map(mind).collect();
        Ok(Dig { plan, seed, table, minds, dice: QuickDice::new(!seed), open: None, last: None, kept: 0 })
    }

    /// Plays the match to its end.
    fn dig(mut self, found: &impl Fn(&Puzzle) -> Result<(), Problem>) -> Result<usize, Problem> {
        while let Some(seat) = self.table.position().to_act().first() {
            let actions = self.actions(seat);
            let passed = self.passed_over(seat, &actions);
            let choice = match passed {
                Some(advised) => advised,
                None => self.choose(seat, &actions)?,
            };
            if self.open.is_some() {
                match self.next_step(seat, &actions, choice) {
                    Some(step) => self.open.iter_mut().for_each(|puzzle| puzzle.steps.push(step.clone())),
                    None => self.keep(found)?,
                }
            } else if passed.is_none() && self.may_be_puzzle(&actions, choice) {
                self.open = self.examine(seat, &actions, choice)?;
            }
            let step = self.table.play(seat, actions[choice]).map_err(|_| Problem::new("a bot plays by the rules"))?;
            let ends = step.fence || !self.table.position().to_act().contains(seat);
            if ends || self.open.as_ref().is_some_and(|puzzle| puzzle.steps.len() >= LONGEST_LINE) {
                self.keep(found)?;
            }
            if self.kept >= self.plan.most {
                break;
            }
        }
        self.keep(found)?;
        Ok(self.kept)
    }

    fn actions(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        engine::Game::actions(self.table.position(), seat, &mut actions);
        actions
    }

    fn choose(&mut self, seat: Seat, actions: &[G::Action]) -> Result<usize, Problem> {
        let observation = Observation::new(self.table.position(), seat, actions);
        let thought = self.minds[seat.index()].think(&observation, &mut self.dice)?;
        Ok(thought.map_or(0, |thought| thought.choice))
    }

    /// What the rules of thumb advise where nothing that is wanted can come up, or nothing is much better at a glance: a long
    /// search would be lost there.
    fn passed_over(&self, seat: Seat, actions: &[G::Action]) -> Option<usize> {
        let MinePlan { themes, wanted, .. } = self.plan;
        if self.open.is_some() {
            return None;
        }
        let observation = Observation::new(self.table.position(), seat, actions);
        let mut comparison = Comparison::new(&observation, 0, self.luck());
        let advised = comparison.advised(0);
        let thumb = actions[advised].to_string();
        let is_wanted = |&choice: &usize| {
            choice != advised
                && self.may_be_puzzle(actions, choice)
                && themes.may_be(wanted, &actions[choice].to_string(), &thumb)
        };
        // Two that choose in turn could take back for ever what the other has done.
        let goes_on = !observation.view().takes_back(&actions[advised]);
        let open: Vec<usize> = (0..actions.len()).filter(is_wanted).collect();
        (goes_on && !comparison.may_be_blunder(advised, &open)).then_some(advised)
    }

    /// Whether it is worthwhile to look at a moment.
    fn may_be_puzzle(&self, actions: &[G::Action], choice: usize) -> bool {
        let apart = self.last.is_none_or(|last| self.table.steps().len() >= last + APART);
        apart && (2..=MOST_CHOICES).contains(&actions.len()) && self.plan.themes.asks_for(&actions[choice].to_string())
    }

    /// A puzzle, if the choice of the bot is clearly best and not what the rules of thumb would do.
    fn examine(&self, seat: Seat, actions: &[G::Action], choice: usize) -> Result<Option<Puzzle>, Problem> {
        let observation = Observation::new(self.table.position(), seat, actions);
        let mut comparison = Comparison::new(&observation, choice, self.luck());
        let Some(thumb) = comparison.rule_of_thumb() else { return Ok(None) };
        let MinePlan { themes, wanted, .. } = self.plan;
        if !themes.may_be(wanted, &actions[choice].to_string(), &actions[thumb].to_string()) {
            return Ok(None);
        }
        let Some(step) = comparison.step(self.plan.worlds, Some(thumb), self.commutes(seat, actions, choice)) else {
            return Ok(None);
        };
        if !self.is_found_by_thorough_search(&observation, &step)? {
            return Ok(None);
        }
        let codes: Vec<String> = actions.iter().map(ToString::to_string).collect();
        let gains = comparison.gains(thumb);
        let moment = Moment { best: &codes[choice], thumb: &codes[thumb], gains: &gains, choices: codes.len() };
        let about = themes.of(moment).filter(|theme| wanted.is_empty() || wanted.iter().any(|one| one == theme));
        let Some(theme) = about else { return Ok(None) };
        let played: Vec<String> =
            self.table.steps().iter().map(|step| format!("{}: {}", step.seat, step.action)).collect();
        Ok(Some(Puzzle {
            id: format!("{}-{}-{}", self.plan.setup.players, self.seed, played.len()),
            theme: theme.to_owned(),
            difficulty: 1,
            players: self.plan.setup.players,
            options: self.plan.setup.options.clone(),
            seed: self.seed,
            seat: seat.to_string(),
            thumb: codes[thumb].clone(),
            worlds: self.plan.worlds,
            note: None,
            played: played.join("\n"),
            gains,
            steps: vec![step],
        }))
    }

    /// Whether a search that is much longer than that of the strong bot comes to what is right too.
    fn is_found_by_thorough_search(&self, observation: &Observation<'_, G>, step: &Step) -> Result<bool, Problem> {
        const TIMES: u32 = 8;
        let budget = Budget::Iterations(Tuning::of(G::FACTS.id).strong * TIMES);
        let mut mind = Mind::<G>::new(&Bot::Named(BotName::Search(budget)));
        let thought = mind.think(observation, &mut QuickDice::new(self.luck()))?;
        let code = thought.map(|thought| observation.actions()[thought.choice].to_string());
        Ok(code.is_some_and(|code| step.best.contains(&code)))
    }

    /// The next choice of the line, as long as it is clearly best too; otherwise nothing more is asked for.
    fn next_step(&self, seat: Seat, actions: &[G::Action], choice: usize) -> Option<Step> {
        if let [only] = actions {
            return Some(Step { best: vec![only.to_string()], before: Vec::new(), others: Vec::new() });
        }
        let asked = self.plan.themes.asks_for(&actions[choice].to_string()) && actions.len() <= MOST_CHOICES;
        let observation = Observation::new(self.table.position(), seat, actions);
        let commutes = self.commutes(seat, actions, choice);
        asked
            .then(|| Comparison::new(&observation, choice, self.luck()).step(self.plan.worlds, None, commutes))
            .flatten()
    }

    /// Whether another choice may as well come before the best: both orders lead to the same position.
    fn commutes(&self, seat: Seat, actions: &[G::Action], best: usize) -> impl Fn(usize) -> bool {
        move |other| {
            let after = |row: [usize; 2]| {
                let series = self.table.try_series(seat, &row.map(|choice| actions[choice])).ok()?;
                Some(series.hash())
            };
            after([best, other]).is_some_and(|hash| after([other, best]) == Some(hash))
        }
    }

    /// Tells of the puzzle whose line has ended.
    fn keep(&mut self, found: &impl Fn(&Puzzle) -> Result<(), Problem>) -> Result<(), Problem> {
        let Some(mut puzzle) = self.open.take() else { return Ok(()) };
        // What can only be done in one way is not asked for at the end.
        while puzzle.steps.last().is_some_and(|step| step.others.is_empty()) && puzzle.steps.len() > 1 {
            puzzle.steps.pop();
        }
        puzzle.difficulty = difficulty(&puzzle);
        self.last = Some(self.table.steps().len());
        self.kept += 1;
        found(&puzzle)
    }

    /// Where the dice of this moment begin.
    fn luck(&self) -> u64 {
        QuickDice::new(self.seed ^ ((self.table.steps().len() as u64) << 32)).word()
    }
}

/// From 1, easy, to 3: many choices, a long line and what pays only later are hard to see.
fn difficulty(puzzle: &Puzzle) -> u8 {
    let choices = puzzle.steps[0].best.len() + puzzle.steps[0].others.len();
    let asked = puzzle.steps.iter().filter(|step| !step.others.is_empty()).count();
    let pays_soon = |gain: &Gain| gain.soon.abs() >= 0.5;
    let hard = [choices > 5, choices > 12, asked > 2, !puzzle.gains.iter().any(pays_soon)];
    match hard.into_iter().filter(|&hard| hard).count() {
        0 | 1 => 1,
        2 => 2,
        _ => 3,
    }
}
