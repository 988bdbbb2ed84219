//! Whole matches by rules of thumb: random play hardly ever launches a rocket, these do.

use std::collections::HashSet;

use engine::{Event as _, Game, Match, Policy, PositionFile, QuickDice, Seat, Seed, Setup, Trace, Viewer, Watched};
use rocket_rescue::{Action, RocketRescue};

/// The setups of the battery, played by the policy; `visit` sees every decision.
fn sensible_matches(games: u64, mut visit: impl FnMut(&RocketRescue, Seat, &[Action], Action, &mut QuickDice)) {
    for (index, setup) in engine::battery::setups::<RocketRescue>().iter().enumerate() {
        for number in 0..games {
            let mut chance = QuickDice::new(index as u64 * 1000 + number);
            let mut game = RocketRescue::deal(RocketRescue::components(), setup, &mut chance).expect("a deal");
            let mut actions = Vec::new();
            while let Some(seat) = game.to_act().last() {
                actions.clear();
                game.actions(seat, &mut actions);
                let action = actions[game.advise(seat, &actions, &mut chance)];
                visit(&game, seat, &actions, action, &mut chance);
                game.play(seat, action, &mut chance, &mut ());
            }
            assert!(game.outcome().is_some());
        }
    }
}

#[test]
fn every_position_is_sound_and_exactly_the_listed_actions_are_legal() {
    let mut pool: HashSet<Action> = HashSet::new();
    sensible_matches(1, |game, seat, actions, _, _| {
        game.audit().expect("a sound position");
        pool.extend(actions);
        for action in &pool {
            let legal = game.refusal(seat, action).is_none();
            assert_eq!(legal, actions.contains(action), "`{action}` by {seat}");
        }
        for action in actions {
            assert_eq!(action.to_string().parse().as_ref(), Ok(action));
        }
    });
}

#[test]
fn nobody_can_tell_an_imagined_position_and_undo_cannot_peek() {
    sensible_matches(1, |game, seat, _, action, chance| {
        let viewer = Viewer::Seat(seat);
        let seed = chance.word();
        let world = game.imagine(seat, chance);
        world.audit().expect("a sound position");
        assert_eq!(world.view(viewer), game.view(viewer));
        let outcome = |game: &RocketRescue| {
            let mut after = *game;
            let mut dice = Watched::new(QuickDice::new(seed));
            let mut trace = Trace::default();
            after.play(seat, action, &mut dice, &mut trace);
            let seen: Vec<_> = trace.events.iter().filter_map(|event| event.seen_by(viewer)).collect();
            (dice.used() || trace.unveiled, after.view(viewer), seen)
        };
        let (fence, view, seen) = outcome(game);
        if !fence {
            assert_eq!(outcome(&world), (fence, view, seen), "`{action}` tells something and can be undone");
        }
    });
}

#[test]
fn a_position_file_reads_back() {
    let mut number = 0;
    sensible_matches(1, |game, _, _, _, _| {
        number += 1;
        if number % 7 == 0 {
            let text = PositionFile::write(game, None).expect("a file").text();
            let read: RocketRescue = PositionFile::parse(&text).expect("a file").read().expect("a sound position");
            assert_eq!(PositionFile::write(&read, None).expect("a file").text(), text);
        }
    });
}

/// A match by rules of thumb, every action and what everybody saw.
fn playthrough(setup: Setup) -> String {
    let mut table = Match::<RocketRescue>::start(setup, Seed::from(11), None).expect("a deal");
    let mut chance = QuickDice::new(11);
    let mut actions = Vec::new();
    let mut text = String::new();
    while let Some(seat) = table.position().to_act().first() {
        actions.clear();
        table.position().actions(seat, &mut actions);
        let action = actions[table.position().advise(seat, &actions, &mut chance)];
        let step = table.play(seat, action).expect("a legal action");
        let keys: Vec<&str> = step.seen_by(Viewer::Public).map(|event| event.phrase().key).collect();
        text += &format!("{seat} {action}: {}\n", keys.join(" ").replace("event-", ""));
    }
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
