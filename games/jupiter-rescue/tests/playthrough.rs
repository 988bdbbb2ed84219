//! A whole match of the rule-of-thumb player, as it was when it was last looked at.

use engine::testing::{play_match, sensibly};
use engine::{Event, Game, Match, QuickDice, Setup};
use jupiter_rescue::JupiterRescue;

/// Every action with the keys of what it brought about.
#[test]
fn a_match_of_two_sensible_players() {
    let setup = Setup::new(2).with("sides", "easy");
    let mut table = Match::<JupiterRescue>::start(setup, 6.into(), None).expect("a match");
    let mut lines = Vec::new();
    play_match(&mut table, &mut QuickDice::new(1), sensibly, |step| {
        let keys: Vec<&str> = step.events.iter().map(|event| event.phrase().key).collect();
        lines.push(format!("{} {}: {}", step.seat, step.action, keys.join(" ")));
    });
    lines.push(format!("{:?}", table.position().outcome()));
    insta::assert_snapshot!(lines.join("\n"));
}
