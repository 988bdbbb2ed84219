//! A whole match of the rule-of-thumb player, as it was when it was last looked at.

use engine::{Event, Game, Match, Policy, QuickDice, Setup};
use jupiter_rescue::JupiterRescue;

/// Every action with the keys of what it brought about.
#[test]
fn a_match_of_two_sensible_players() {
    let setup = Setup::new(2).with("sides", "easy");
    let mut table = Match::<JupiterRescue>::start(setup, 6.into(), None).expect("a match");
    let (mut lines, mut actions, mut chance) = (Vec::new(), Vec::new(), QuickDice::new(1));
    while let Some(seat) = table.position().to_act().first() {
        actions.clear();
        table.position().actions(seat, &mut actions);
        let action = actions[table.position().advise(seat, &actions, &mut chance)];
        let step = table.play(seat, action).expect("a listed action is legal");
        let keys: Vec<&str> = step.events.iter().map(|event| event.phrase().key).collect();
        lines.push(format!("{seat} {action}: {}", keys.join(" ")));
    }
    lines.push(format!("{:?}", table.position().outcome()));
    insta::assert_snapshot!(lines.join("\n"));
}
