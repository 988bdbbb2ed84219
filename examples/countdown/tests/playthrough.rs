//! A whole match as it was when it was last looked at.

use std::fmt::Write;

use countdown::Countdown;
use engine::testing::{play_match, sensibly};
use engine::{Event, Game, Match, QuickDice, Setup};

#[test]
fn a_match_of_two_sensible_players() {
    let mut table = Match::<Countdown>::start(Setup::new(2), 7.into(), None).expect("two can play");
    let mut text = String::new();
    play_match(&mut table, &mut QuickDice::new(1), sensibly, |step| {
        let keys: Vec<&str> = step.events.iter().map(|event| event.phrase().key).collect();
        writeln!(text, "{} {}: {}", step.seat, step.action, keys.join(" ")).expect("a text takes every line");
    });
    writeln!(text, "{:?}", table.position().outcome()).expect("a text takes every line");
    insta::assert_snapshot!(text);
}
