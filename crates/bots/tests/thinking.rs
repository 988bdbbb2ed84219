//! What a bot says it considered, what it remembers, and how it shares its work.

use bots::{Bot, Mind, Thought, Tuning};
use engine::{Game, Observation, QuickDice, Setup};
use rocket_jockey::RocketJockey;

type Choices = Vec<<RocketJockey as Game>::Action>;

fn first_choice() -> (RocketJockey, Choices) {
    let position =
        RocketJockey::deal(RocketJockey::components(), &Setup::new(2), &mut QuickDice::new(3)).expect("a deal");
    let mut actions = Vec::new();
    position.actions(position.to_act().first().expect("somebody begins"), &mut actions);
    (position, actions)
}

fn think(mind: &mut Mind<RocketJockey>, position: &RocketJockey, seed: u64) -> Thought {
    let seat = position.to_act().first().expect("somebody is to act");
    let mut actions = Vec::new();
    position.actions(seat, &mut actions);
    let observation = Observation::new(position, seat, &actions);
    mind.think(&observation, &mut QuickDice::new(seed)).expect("it answers").expect("it plays on")
}

fn mind(bot: &str, threads: usize) -> Mind<RocketJockey> {
    let bot: Bot = bot.parse().expect("a bot");
    Mind::tuned(&bot, &Tuning::of("rocket-jockey"), threads)
}

#[test]
fn the_choice_is_what_was_tried_most() {
    let (position, actions) = first_choice();
    let thought = think(&mut mind("search:60", 1), &position, 1);
    assert_eq!(thought.choice, thought.considered[0].index);
    assert!(thought.considered.iter().all(|one| one.visits <= thought.considered[0].visits && one.visits > 0));
    assert!(thought.considered.iter().all(|one| (0.0..=1.0).contains(&one.value) && one.index < actions.len()));
}

#[test]
fn a_number_of_iterations_means_the_same_choice_everywhere() {
    let (position, _) = first_choice();
    assert_eq!(think(&mut mind("search:40", 1), &position, 7), think(&mut mind("search:40", 1), &position, 7));
    assert_eq!(think(&mut mind("search:40", 3), &position, 7), think(&mut mind("search:40", 3), &position, 7));
}

#[test]
fn threads_share_the_work() {
    let (position, _) = first_choice();
    let visits = |threads| -> u32 {
        think(&mut mind("search:60", threads), &position, 1).considered.iter().map(|one| one.visits).sum()
    };
    // A search that is decided ends early; none does more than its share.
    assert!(visits(1) <= 60 && (1..=60).contains(&visits(3)), "{} {}", visits(1), visits(3));
}

#[test]
fn the_tree_is_kept_within_a_turn() {
    let (mut position, _) = first_choice();
    // With many lessons and little doubt, so that what was learnt shows soon.
    let bot = "search:200/lessons=0.8/doubt=0.2";
    let mut keeps = mind(bot, 1);
    let mut kept = 0;
    for step in 0..40 {
        let Some(seat) = position.to_act().first() else { break };
        let mut actions = Vec::new();
        position.actions(seat, &mut actions);
        let mut forgets = mind(bot, 1);
        let thought = think(&mut keeps, &position, step);
        let fresh = think(&mut forgets, &position, step);
        // With the same dice only what was kept makes a difference.
        kept += u32::from(thought != fresh);
        position.play(seat, actions[thought.choice], &mut QuickDice::new(step), &mut ());
    }
    assert!(kept > 0, "no choice could build on the one before");
}
