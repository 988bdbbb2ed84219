//! A bot knows what its seat knows: redraw the rest, give it the same dice, and it does the same.

use bots::{Bot, Mind, Thought};
use engine::testing::battery;
use engine::{Chance, Observation, Policy, QuickDice, Seat};

/// What a bot chooses at a position, and what a search makes of every choice: how often it tried it, and what came of it.
fn thought<G: Policy>(bot: &Bot, position: &G, seat: Seat, seed: u64) -> (Vec<G::Action>, Thought) {
    let mut actions = Vec::new();
    position.actions(seat, &mut actions);
    let observation = Observation::new(position, seat, &actions);
    let thought = Mind::new(bot).think(&observation, &mut QuickDice::new(seed)).expect("it answers");
    (actions, thought.expect("it plays on"))
}

/// Asks every bot at random moments of random matches of every setup, and again with what its seat cannot know drawn anew.
fn no_bot_peeks<G: Policy>(games: u32, searches_every: u32) {
    let quick: Vec<Bot> = ["random", "beginner", "thumb"].map(|bot| bot.parse().expect("a bot")).to_vec();
    let search: Bot = "search:12".parse().expect("a bot");
    let mut asked = 0;
    battery::random_matches::<G>(&battery::setups::<G>(), games, |position, seat, actions, dice| {
        if actions.len() < 2 || dice.below(searches_every) != 0 {
            return;
        }
        let other = position.imagine(seat, dice);
        let seed = dice.word();
        for bot in quick.iter().chain([&search]) {
            assert_eq!(thought(bot, position, seat, seed), thought(bot, &other, seat, seed), "{bot} at {position:?}");
        }
        asked += 1;
    });
    assert!(asked > 20, "only {asked} moments were looked at");
}

#[test]
fn rocket_jockey() {
    no_bot_peeks::<rocket_jockey::RocketJockey>(1, 8);
}

#[test]
fn rocket_rescue() {
    no_bot_peeks::<rocket_rescue::RocketRescue>(1, 200);
}

#[test]
fn rocketmen() {
    no_bot_peeks::<rocketmen::Rocketmen>(1, 400);
}

#[test]
fn jupiter_rescue() {
    no_bot_peeks::<jupiter_rescue::JupiterRescue>(1, 150);
}
