//! How fast the engine is, as ratios within one run: the machines are noisy, ratios less so.

use std::hint::black_box;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use bots::Work;
use catalog::{AnyGame, Playable, TypedWork};
use engine::{Chance, Problem, QuickDice, Setup};
use serde::Serialize;

use crate::self_play;

/// What simple things cost on this machine, now, in nanoseconds.
#[derive(Copy, Clone, Debug, Serialize)]
pub struct Baseline {
    /// One copy of 512 bytes.
    pub copy_512: f64,
    /// One random number below a bound.
    pub random_number: f64,
    /// One shuffle of 60 cards.
    pub shuffle_60: f64,
}

/// What random play of a game costs.
#[derive(Clone, Debug, Serialize)]
pub struct GameSpeed {
    /// The id of the game.
    pub game: &'static str,
    /// How many players.
    pub players: u8,
    /// The size of a position in bytes.
    pub position_bytes: usize,
    /// One copy of a position, in nanoseconds.
    pub copy: f64,
    /// One random decision, in nanoseconds: list the legal actions, choose one, play it.
    pub decision: f64,
    /// The same in copies of 512 bytes.
    pub in_copies_of_512: f64,
    /// Decisions per match.
    pub decisions_per_match: f64,
}

/// The fastest of several runs, per item, in nanoseconds: noise only ever adds.
fn fastest(runs: u32, items: u64, mut run: impl FnMut()) -> f64 {
    let time = |_| {
        let started = Instant::now();
        run();
        started.elapsed().as_nanos() as f64 / items as f64
    };
    (0..runs).map(time).fold(f64::INFINITY, f64::min)
}

/// Measures what simple things cost.
#[must_use]
pub fn baseline() -> Baseline {
    const TIMES: u64 = 400_000;
    let mut dice = QuickDice::new(1);
    let random_number = fastest(9, TIMES, || {
        for _ in 0..TIMES {
            black_box(dice.below(black_box(52)));
        }
    });
    let mut cards: [u8; 60] = std::array::from_fn(|card| card as u8);
    let shuffle_60 = fastest(9, 20_000, || {
        for _ in 0..20_000 {
            dice.shuffle(black_box(&mut cards));
        }
    });
    Baseline { copy_512: copy_512(9), random_number, shuffle_60 }
}

/// Measures random play of a game beside copies of 512 bytes taken at the same time.
///
/// Short runs of the same matches are repeated and the fastest counts, so that a busy machine disturbs little.
pub fn game_speed(game: &dyn AnyGame, players: u8) -> Result<GameSpeed, Problem> {
    catalog::with_rules_of(game.facts().id, MeasureGame { setup: game.usual_setup(players) })?
}

struct MeasureGame {
    setup: Setup,
}

impl TypedWork for MeasureGame {
    type Output = Result<GameSpeed, Problem>;

    fn run<G: Playable>(self) -> Self::Output {
        const SEEDS: u64 = 12;
        const GAMES: u32 = 10;
        const RUNS: u32 = 25;
        self.setup.check(&G::FACTS)?;
        let mut copy = f64::INFINITY;
        let (mut nanoseconds, mut decisions) = (0.0, 0);
        for seed in 0..SEEDS {
            // The first run works out tables and warms caches; every further one takes the same decisions.
            let count = random_play::<G>(&self.setup, GAMES, seed)?;
            let fastest = fastest(RUNS, 1, || {
                let _ = black_box(random_play::<G>(&self.setup, GAMES, seed));
            });
            copy = copy.min(copy_512(3));
            nanoseconds += fastest;
            decisions += count;
        }
        let decision = nanoseconds / decisions as f64;
        Ok(GameSpeed {
            game: G::FACTS.id,
            players: self.setup.players,
            position_bytes: size_of::<G>(),
            copy: position_copy::<G>(&self.setup)?,
            decision,
            in_copies_of_512: decision / copy,
            decisions_per_match: decisions as f64 / (SEEDS as f64 * f64::from(GAMES)),
        })
    }
}

/// Plays random matches; how many decisions they took.
fn random_play<G: Playable>(setup: &Setup, games: u32, seed: u64) -> Result<u64, Problem> {
    let mut dice = QuickDice::new(seed);
    let mut actions = Vec::new();
    let mut decisions = 0;
    for _ in 0..games {
        let mut position = G::deal(G::components(), setup, &mut dice)?;
        while let Some(seat) = position.to_act().first() {
            actions.clear();
            position.actions(seat, &mut actions);
            let action = actions[dice.below(actions.len() as u32) as usize];
            position.play(seat, action, &mut dice, &mut ());
            decisions += 1;
        }
        black_box(&position);
    }
    Ok(decisions)
}

/// One copy of a position, in nanoseconds.
fn position_copy<G: Playable>(setup: &Setup) -> Result<f64, Problem> {
    const COPIES: u64 = 50_000;
    let position = G::deal(G::components(), setup, &mut QuickDice::new(0))?;
    let mut copy = position;
    Ok(fastest(9, COPIES, || {
        for _ in 0..COPIES {
            copy.clone_from(black_box(&position));
            black_box(&mut copy);
        }
    }))
}

/// How fast a search of a game is.
#[derive(Clone, Debug, Serialize)]
pub struct SearchSpeed {
    /// The id of the game.
    pub game: &'static str,
    /// How many players.
    pub players: u8,
    /// Random playouts a second, from choices in the middle of a match to its end.
    pub random_playouts: f64,
    /// Playouts by the rules of thumb a second, as far as a search plays on, with their judgement.
    pub playouts: f64,
    /// Iterations of a search a second.
    pub iterations: f64,
    /// The share of an iteration that is not its playout.
    pub overhead: f64,
}

/// Measures a search of a game beside playouts from the same choices in the same run.
pub fn search_speed(game: &dyn AnyGame, players: u8) -> Result<SearchSpeed, Problem> {
    const SEEDS: u64 = 8;
    const TIMES: u32 = 60;
    const RUNS: u32 = 3;
    let table = self_play(game, game.usual_setup(players), None)?;
    let per_second = |work: Work| -> Result<f64, Problem> {
        let mut nanoseconds = 0.0;
        for seed in 0..SEEDS {
            // Getting to the choice takes time too, and is taken off.
            let way = fastest(RUNS, 1, || drop(table.search_work(work, 0, seed)));
            table.search_work(work, 1, seed)?;
            let all = fastest(RUNS, 1, || drop(table.search_work(work, TIMES, seed)));
            nanoseconds += (all - way).max(1.0);
        }
        Ok(1e9 * SEEDS as f64 * f64::from(TIMES) / nanoseconds)
    };
    let (playouts, iterations) = (per_second(Work::Playout)?, per_second(Work::Iteration)?);
    Ok(SearchSpeed {
        game: game.facts().id,
        players,
        random_playouts: per_second(Work::RandomPlayout)?,
        playouts,
        iterations,
        overhead: (1.0 - iterations / playouts).max(0.0),
    })
}

/// How well the strongest level keeps to its second on a busy machine.
#[derive(Clone, Debug, Serialize)]
pub struct Punctuality {
    /// The id of the game.
    pub game: &'static str,
    /// How many players.
    pub players: u8,
    /// How long half of the thoughts took at most, in seconds.
    pub p50: f64,
    /// How long 99 of 100 took at most.
    pub p99: f64,
    /// How long the longest took.
    pub longest: f64,
}

/// Measures thoughts of the strongest level, one after the other, while twice as many threads as the machine has cores play.
pub fn punctuality(game: &dyn AnyGame, players: u8, thoughts: u32) -> Result<Punctuality, Problem> {
    let table = self_play(game, game.usual_setup(players), None)?;
    let done = AtomicBool::new(false);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let mut took = std::thread::scope(|scope| {
        for thread in 0..2 * cores {
            let (table, done) = (&table, &done);
            scope.spawn(move || {
                while !done.load(Ordering::Relaxed) && table.search_work(Work::RandomPlayout, 10, thread as u64).is_ok()
                {
                }
            });
        }
        let time = |seed| {
            let started = Instant::now();
            table.search_work(Work::Thought, 1, seed)?;
            Ok(started.elapsed().as_secs_f64())
        };
        let took: Result<Vec<f64>, Problem> = (0..u64::from(thoughts.max(1))).map(time).collect();
        done.store(true, Ordering::Relaxed);
        took
    })?;
    took.sort_unstable_by(f64::total_cmp);
    let at = |percent: usize| took[(took.len() * percent / 100).min(took.len() - 1)];
    Ok(Punctuality { game: game.facts().id, players, p50: at(50), p99: at(99), longest: at(100) })
}

/// One copy of 512 bytes, in nanoseconds. Never inlined, so that it is the same code wherever it is compared with.
#[inline(never)]
fn copy_512(runs: u32) -> f64 {
    const TIMES: u64 = 20_000;
    let source = vec![[7u8; 512]; 16];
    let mut target = [0u8; 512];
    fastest(runs, TIMES, || {
        for number in 0..TIMES as usize {
            target.copy_from_slice(black_box(&source[number % 16]));
            black_box(&mut target);
        }
    })
}
