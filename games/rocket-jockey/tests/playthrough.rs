//! One whole match as it was when this file was last looked at. If it changes, the same actions mean something else than
//! before, and `rules_version` has to grow.

use std::fmt::Write;

use engine::testing::{at_random, play_match};
use engine::{Game, Match, QuickDice, Setup};
use rocket_jockey::RocketJockey;

#[test]
fn a_random_match_of_four() {
    let mut table = Match::<RocketJockey>::start(Setup::new(4), 7.into(), None).expect("four can play");
    let mut text = String::new();
    play_match(&mut table, &mut QuickDice::new(7), at_random, |step| {
        writeln!(text, "{} {}", step.seat, step.action).expect("a text takes every line");
        for event in &step.events {
            writeln!(text, "    {event:?}").expect("a text takes every line");
        }
    });
    writeln!(text, "{:?}", table.position().outcome()).expect("a text takes every line");
    insta::assert_snapshot!(text);
}
