//! A whole match of each edition by rules of thumb, every action and what everybody saw.

use engine::testing::{play_match, sensibly};
use engine::{Event as _, Game, Match, QuickDice, Seed, Setup, Viewer};
use rocket_rescue::RocketRescue;

fn playthrough(setup: Setup) -> String {
    let mut table = Match::<RocketRescue>::start(setup, Seed::from(11), None).expect("a deal");
    let mut text = String::new();
    play_match(&mut table, &mut QuickDice::new(11), sensibly, |step| {
        let keys: Vec<&str> = step.seen_by(Viewer::Public).map(|event| event.phrase().key).collect();
        text += &format!("{} {}: {}\n", step.seat, step.action, keys.join(" ").replace("event-", ""));
    });
    text + &format!("{:?}\n", table.position().outcome())
}

#[test]
fn the_first_edition_plays_as_it_always_did() {
    insta::assert_snapshot!(playthrough(Setup::new(3).with("edition", "first").with("characters", "on")));
}

#[test]
fn the_second_edition_plays_as_it_always_did() {
    insta::assert_snapshot!(playthrough(Setup::new(3).with("length", "short")));
}
