//! Chosen at random, actions hardly ever get a rocket off the ground. Here the rule-of-thumb player plays, with a random
//! action now and then, and everything the battery asks is asked again: launches, copies, Depots and endings come up.

use std::collections::HashSet;

use engine::testing::{deal, play_match, play_out, sensibly};
use engine::{Chance, Game, Match, Policy, PositionFile, QuickDice, Seat, Setup, Viewer};
use rocketmen::{Action, Rocketmen};

fn setups() -> Vec<Setup> {
    let setups = [
        Setup::new(2),
        Setup::new(3),
        Setup::new(4).with("variants", "random"),
        Setup::new(2).with("variants", "chosen").with("variant-1", "wide-market").with("variant-2", "closing-window"),
        Setup::new(3).with("mode", "battle-for-earth"),
        Setup::new(1).with("mode", "solo").with("difficulty", "easy"),
        Setup::new(1).with("mode", "solo").with("difficulty", "hard"),
    ];
    setups.into_iter().map(|setup| setup.with("round-cap", "30")).collect()
}

/// Visits every decision of some matches that are played sensibly most of the time.
fn sensible_matches(games: u64, mut visit: impl FnMut(&Rocketmen, Seat, &[Action], &mut QuickDice)) {
    for (index, setup) in setups().iter().enumerate() {
        for number in 0..games {
            let mut dice = QuickDice::new(number * 100 + index as u64);
            let dealt: Rocketmen = deal(setup, &mut dice);
            play_out(dealt, &mut dice, |game, seat, actions, dice| {
                visit(game, seat, actions, dice);
                match dice.below(6) {
                    0 => dice.below(actions.len() as u32) as usize,
                    _ => game.advise(seat, actions, dice),
                }
            });
        }
    }
}

fn json<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("plain data")
}

#[test]
fn every_invariant_holds_and_every_listed_action_plays() {
    let mut pool: HashSet<Action> = HashSet::new();
    let mut launches = 0;
    sensible_matches(3, |game, seat, actions, dice| {
        game.audit().unwrap_or_else(|problem| panic!("{problem}\n{}", json(&game.save())));
        let listed: HashSet<Action> = actions.iter().copied().collect();
        assert_eq!(listed.len(), actions.len(), "an action is listed twice: {actions:?}");
        let mut permitted = Vec::new();
        game.candidates(seat, &mut |action| permitted.extend(game.may(seat, &action).is_ok().then_some(action)));
        assert_eq!(permitted, actions, "the quick list differs from the candidates that may be done");
        pool.extend(actions);
        launches += usize::from(listed.contains(&Action::Draw));
        for &action in actions {
            assert_eq!(game.refusal(seat, &action), None, "`{action}` is listed, but refused");
            let code = action.to_string();
            assert_eq!(code.parse(), Ok(action));
            let mut after = *game;
            after.play(seat, action, dice, &mut ());
            after.audit().unwrap_or_else(|problem| panic!("after `{action}`: {problem}"));
        }
        if dice.below(20) == 0 {
            for action in pool.iter().filter(|action| !listed.contains(action)) {
                assert!(game.refusal(seat, action).is_some(), "`{action}` is not listed, but not refused");
            }
        }
    });
    assert!(launches > 200, "rockets fly: {launches}");
}

#[test]
fn files_views_and_imagined_positions_agree() {
    sensible_matches(2, |game, seat, actions, dice| {
        if dice.below(4) != 0 {
            return;
        }
        let file = PositionFile::write(game, None).expect("a file");
        let loaded = PositionFile::parse(&file.text()).and_then(|file| file.read::<Rocketmen>());
        let loaded = loaded.unwrap_or_else(|problem| panic!("{problem}\n{}", file.text()));
        assert_eq!(json(&loaded.save()), json(&game.save()));
        let mut again = Vec::new();
        loaded.actions(seat, &mut again);
        assert_eq!(again, actions);
        for viewer in Viewer::all(game.players()) {
            assert_eq!(json(&loaded.view(viewer)), json(&game.view(viewer)));
        }
        for other in Seat::all(game.players()) {
            let world = game.imagine(other, dice);
            world.audit().unwrap_or_else(|problem| panic!("imagined by {other}: {problem}"));
            assert_eq!(json(&world.view(Viewer::Seat(other))), json(&game.view(Viewer::Seat(other))));
            // Imagining from an imagined position gives the same for the same chance.
            let seed = dice.word();
            let one = game.imagine(other, &mut QuickDice::new(seed));
            let two = world.imagine(other, &mut QuickDice::new(seed));
            for viewer in Viewer::all(game.players()) {
                assert_eq!(json(&one.view(viewer)), json(&two.view(viewer)));
            }
            let mut theirs = Vec::new();
            world.actions(game.to_act().first().expect("somebody acts"), &mut theirs);
            assert!(!theirs.is_empty());
        }
    });
}

#[test]
fn a_sensible_match_replays() {
    for setup in setups() {
        let mut table = Match::<Rocketmen>::start(setup, 3.into(), None).expect("a match");
        play_match(&mut table, &mut QuickDice::new(3), sensibly, |_| {});
        let record = table.record(&[]).to_string();
        let replayed = Match::<Rocketmen>::replay(&record.parse().expect("a record")).expect("it replays");
        assert_eq!(json(&replayed.position().save()), json(&table.position().save()));
    }
}
