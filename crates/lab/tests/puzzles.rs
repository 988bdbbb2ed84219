//! Puzzles in the box still are what they were when they were found, and mining finds the same again.

use std::sync::Mutex;
use std::sync::atomic::AtomicU64;

use bots::{Followed, follow};
use catalog::{Playable, TypedWork};
use engine::{Game, Match, Observation, Setup};
use lab::{MinePlan, mine};
use puzzles::{Puzzle, Themes};

/// What the best choice of a puzzle brings more than the rules of thumb, in so many worlds that were not tried before.
struct Recheck(&'static Puzzle, u64);

impl TypedWork for Recheck {
    type Output = f64;

    fn run<G: Playable>(self) -> f64 {
        let Recheck(puzzle, worlds) = self;
        let mut table = Match::<G>::start(puzzle.setup(), puzzle.seed.into(), None).expect("a match");
        for line in puzzle.played.lines() {
            let (letter, code) = line.split_once(": ").expect("who and what");
            let seat = engine::Seat::all(puzzle.players).find(|seat| seat.to_string() == letter).expect("a seat");
            table.play(seat, code.parse().unwrap_or_else(|_| panic!("{code} is an action"))).expect("it is legal");
        }
        let mut actions = Vec::new();
        Game::actions(table.position(), puzzle.seat(), &mut actions);
        let observation = Observation::new(table.position(), puzzle.seat(), &actions);
        let index = |code: &str| actions.iter().position(|action| action.to_string() == code).expect("a legal action");
        let mean = |code: &str| {
            let value = |world| follow(&observation, index(code), 0xF00D + world, Followed::Ahead).value;
            (0..worlds).map(value).sum::<f64>() / worlds as f64
        };
        mean(&puzzle.steps[0].best[0]) - mean(&puzzle.thumb)
    }
}

#[test]
fn what_is_best_still_is_better_than_the_rules_of_thumb() {
    for game in catalog::games() {
        for puzzle in puzzles::of(*game).iter().take(2) {
            let more = catalog::with_rules_of(game.facts().id, Recheck(puzzle, 24)).expect("a game of ours");
            assert!(more > 0.0, "{} {}: {more}", game.facts().id, puzzle.id);
        }
    }
}

fn plan(themes: &str) -> MinePlan {
    MinePlan {
        game: catalog::find("rocket-jockey").expect("a game of ours"),
        setup: Setup::new(2),
        bot: "search:10".parse().expect("a bot"),
        games: 2,
        seed: 100,
        worlds: 20,
        most: 1,
        threads: 2,
        themes: Themes::read(themes).expect("themes"),
        wanted: Vec::new(),
    }
}

fn mined(plan: &MinePlan) -> Vec<String> {
    let (found, progress) = (Mutex::new(Vec::new()), AtomicU64::new(0));
    let count = mine(plan, &progress, |puzzle| {
        found.lock().expect("nobody panics").push(puzzle.write()?);
        Ok(())
    });
    let mut found = found.into_inner().expect("nobody panics");
    found.sort();
    assert_eq!(count.expect("it mines"), found.len());
    assert_eq!(progress.into_inner(), plan.games);
    found
}

#[test]
fn the_same_plan_finds_the_same() {
    let plan = plan("[[theme]]\nid = 'any'");
    let found = mined(&plan);
    assert_eq!(found, mined(&MinePlan { threads: 1, ..plan }));
    for text in found {
        let puzzle = Puzzle::read(&text).expect("what is written can be read");
        assert!(!puzzle.steps[0].best.contains(&puzzle.thumb), "{text}");
    }
}

#[test]
fn only_what_is_wanted_is_looked_for_and_it_is_found() {
    let themes = "[[theme]]\nid = 'draw'\nbest = ['draw *']\n[[theme]]\nid = 'any'";
    let bot = "strong".parse().expect("a bot");
    let drawing = MinePlan { wanted: vec!["draw".to_owned()], bot, games: 6, seed: 10_024, worlds: 40, ..plan(themes) };
    let found = mined(&drawing);
    assert!(!found.is_empty(), "there are some");
    for text in found {
        let puzzle = Puzzle::read(&text).expect("what is written can be read");
        assert!(puzzle.theme == "draw" && puzzle.steps[0].best[0].starts_with("draw "), "{text}");
    }
}

#[test]
fn what_is_about_nothing_is_no_puzzle() {
    assert_eq!(mined(&plan("skip = ['*']")), Vec::<String>::new());
    let elsewhere = MinePlan { wanted: vec!["other".to_owned()], ..plan("[[theme]]\nid = 'any'") };
    assert_eq!(mined(&elsewhere), Vec::<String>::new(), "only what is wanted");
    let problem = mine(&MinePlan { games: 0, ..plan("") }, &AtomicU64::new(0), |_| Ok(())).expect_err("no match");
    assert!(problem.to_string().contains("at least one match"), "{problem}");
}
