//! Whole matches by the rule-of-thumb player, written down: what was done and what happened.

use std::fmt::Write;

use engine::testing::play_match;
use engine::{Event, Game, Match, Policy, QuickDice, Setup};
use rocketmen::Rocketmen;

fn playthrough(setup: Setup, seed: u64) -> String {
    let mut table = Match::<Rocketmen>::start(setup, seed.into(), None).expect("the setup is offered");
    let mut text = String::new();
    // The player sees only what the seat may see.
    let choose = |position: &Rocketmen, seat, actions: &[_], dice: &mut QuickDice| {
        position.imagine(seat, dice).advise(seat, actions, dice)
    };
    play_match(&mut table, &mut QuickDice::new(seed), choose, |step| {
        let events: Vec<&str> = step.events.iter().map(|event| event.phrase().key).collect();
        let events = events.join(" ").replace("event-", "");
        writeln!(text, "{} {}: {events}", step.seat, step.action).expect("text grows");
    });
    writeln!(text, "{:?}", table.position().outcome()).expect("text grows");
    text
}

#[test]
fn the_battle_for_earth() {
    insta::assert_snapshot!(playthrough(Setup::new(2).with("mode", "battle-for-earth"), 5));
}

#[test]
fn solitaire() {
    insta::assert_snapshot!(playthrough(Setup::new(1).with("mode", "solo"), 8));
}
