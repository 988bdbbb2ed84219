//! Whole matches by the rule-of-thumb player, written down: what was done and what happened.

use std::fmt::Write;

use engine::{Event, Game, Match, Policy, QuickDice, Setup};
use rocketmen::Rocketmen;

fn playthrough(setup: Setup, seed: u64) -> String {
    let mut table = Match::<Rocketmen>::start(setup, seed.into(), None).expect("the setup is offered");
    let mut dice = QuickDice::new(seed);
    let mut text = String::new();
    let mut actions = Vec::new();
    while let Some(seat) = table.position().to_act().first() {
        actions.clear();
        table.position().actions(seat, &mut actions);
        // The player sees only what the seat may see.
        let world = table.position().imagine(seat, &mut dice);
        let action = actions[world.advise(seat, &actions, &mut dice)];
        let step = table.play(seat, action).expect("a listed action is legal");
        let events: Vec<&str> = step.events.iter().map(|event| event.phrase().key).collect();
        writeln!(text, "{seat} {action}: {}", events.join(" ").replace("event-", "")).expect("text grows");
    }
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
