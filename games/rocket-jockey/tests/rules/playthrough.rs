//! One whole match as it was when this file was last looked at. If it changes, the same actions mean something else than
//! before, and `rules_version` has to grow.

use std::fmt::Write;

use engine::{Chance, Game, Match, QuickDice, Setup};
use rocket_jockey::RocketJockey;

#[test]
fn a_random_match_of_four() {
    let mut table = Match::<RocketJockey>::start(Setup::new(4), 7.into(), None).expect("four can play");
    let mut chance = QuickDice::new(7);
    let (mut actions, mut text) = (Vec::new(), String::new());
    while let Some(seat) = table.position().to_act().first() {
        actions.clear();
        table.position().actions(seat, &mut actions);
        let action = actions[chance.below(actions.len() as u32) as usize];
        let step = table.play(seat, action).expect("a listed action plays");
        writeln!(text, "{seat} {action}").expect("a text takes every line");
        for event in &step.events {
            writeln!(text, "    {event:?}").expect("a text takes every line");
        }
    }
    writeln!(text, "{:?}", table.position().outcome()).expect("a text takes every line");
    insta::assert_snapshot!(text);
}
