//! Whole matches by rules of thumb: random play hardly ever launches a rocket, these do.

use std::collections::HashSet;

use engine::testing::{battery, deal, play_out};
use engine::{Event as _, Game, Policy, PositionFile, QuickDice, Seat, Trace, Viewer, Watched};
use rocket_rescue::{Action, RocketRescue};

/// The setups of the battery, played by the policy; `visit` sees every decision.
fn sensible_matches(mut visit: impl FnMut(&RocketRescue, Seat, &[Action], Action, &mut QuickDice)) {
    for (index, setup) in battery::setups::<RocketRescue>().iter().enumerate() {
        let mut chance = QuickDice::new(index as u64 * 1000);
        play_out(deal::<RocketRescue>(setup, &mut chance), &mut chance, |game, seat, actions, chance| {
            let choice = game.advise(seat, actions, chance);
            visit(game, seat, actions, actions[choice], chance);
            choice
        });
    }
}

#[test]
fn every_position_is_sound_and_exactly_the_listed_actions_are_legal() {
    let mut pool: HashSet<Action> = HashSet::new();
    sensible_matches(|game, seat, actions, _, _| {
        game.audit().expect("a sound position");
        pool.extend(actions);
        for action in &pool {
            let legal = game.refusal(seat, action).is_none();
            assert_eq!(legal, actions.contains(action), "`{action}` by {seat}");
        }
        for action in actions {
            assert_eq!(action.to_string().parse().as_ref(), Ok(action));
        }
        let mut permitted = Vec::new();
        game.candidates(seat, &mut |action| permitted.extend(game.may(seat, &action).is_ok().then_some(action)));
        assert_eq!(permitted, actions, "the quick list differs from the candidates that may be done");
    });
}

#[test]
fn nobody_can_tell_an_imagined_position_and_undo_cannot_peek() {
    sensible_matches(|game, seat, _, action, chance| {
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
    sensible_matches(|game, _, _, _, _| {
        number += 1;
        if number % 7 == 0 {
            let text = PositionFile::write(game, None).expect("a file").text();
            let read: RocketRescue = PositionFile::parse(&text).expect("a file").read().expect("a sound position");
            assert_eq!(PositionFile::write(&read, None).expect("a file").text(), text);
        }
    });
}
