//! What a bot says it considered, what it remembers, and how it shares its work.

use bots::{Bot, Mind, Thought, Tuning, Worth, weigh};
use engine::{Game, Observation, Policy, QuickDice, Setup};
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

#[test]
fn there_are_lessons_only_where_something_follows_that_can_be_foreseen() {
    let (mut position, _) = first_choice();
    let mut counted = std::collections::BTreeSet::new();
    for step in 0..40 {
        let Some(seat) = position.to_act().first() else { break };
        let mut actions = Vec::new();
        position.actions(seat, &mut actions);
        // Too few iterations to be sure of anything, so it ends with the last of them.
        let thought = think(&mut mind("search:40/lessons=0.9", 1), &position, step);
        if actions.len() > 1 {
            counted.insert(thought.considered.iter().map(|one| one.visits).sum::<u32>());
        }
        position.play(seat, actions[thought.choice], &mut QuickDice::new(step), &mut ());
    }
    assert_eq!(counted.last(), Some(&40), "nothing to learn: every trial counts");
    assert!(counted.first().is_some_and(|&least| least < 20), "most of them teach the tree: {counted:?}");
}

#[test]
fn what_is_advised_is_worth_nothing_more_and_what_is_done_at_random_is_worth_less() {
    let (mut thumb, mut random) = (mind("thumb", 1), mind("random", 1));
    let mut dice = QuickDice::new(5);
    let (mut position, mut wins, mut points) = (first_choice().0, 0.0, 0.0);
    for _ in 0..12 {
        let Some(seat) = position.to_act().first() else { break };
        let mut actions = Vec::new();
        position.actions(seat, &mut actions);
        let observation = Observation::new(&position, seat, &actions);
        let worths = weigh(&observation, &mut [&mut thumb, &mut random], 20, &mut dice).expect("both answer");
        assert_eq!(worths[0], Worth::default());
        (wins, points) = (wins + worths[1].wins, points + worths[1].points);
        let advised = position.advise(seat, &actions, &mut dice);
        position.play(seat, actions[advised], &mut dice, &mut ());
    }
    assert!(wins < 0.0 && points < 0.0, "{wins} {points}");
}
