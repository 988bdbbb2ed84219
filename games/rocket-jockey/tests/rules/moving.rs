//! RJ-MOVE: re-fuel or move.

use rocket_jockey::{Event, Phase};

use crate::common::*;

#[test]
fn rj_move_1_refuel_or_move_never_both() {
    let position = table(2).hand(A, "3-6 1-2 7-8").cargo("6:3 1:2");
    let mut moved = position.game();
    play(&mut moved, "launch 6, fly 3-6 to 3");
    assert_eq!(refused(&moved, "refuel deck"), ("RJ-MOVE-1", "refuse-refuel-or-move"));
    assert_eq!(actions_to(&moved, "refuel"), [""; 0]);

    let mut fuelled = position.game();
    play(&mut fuelled, "refuel deck");
    assert_eq!(clause(&fuelled, "launch 6"), "RJ-MOVE-1");
    assert_eq!(actions_to(&fuelled, "launch"), [""; 0]);
}

#[test]
fn rj_move_2_refuelling_draws_one_card_and_ends_the_step() {
    let mut game = table(2).hand(A, "3-6 1-2 7-8").drafts("4-5 5-6 6-7").game();
    play(&mut game, "refuel pile 2");
    assert_eq!(hand(&game, A), ["1-2", "5-6", "7-8", "3-6"]);
    assert_eq!(view(&game).phase, Phase::Reserve);
}

#[test]
fn rj_move_3_any_number_of_deliveries_or_none() {
    let position = table(2).hand(A, "3-6 1-2 7-8").cargo("6:3 1:2");
    let mut none = position.game();
    play(&mut none, "done");
    assert_eq!((hand(&none, A).len(), score(&none, A), view(&none).phase), (3, 0, Phase::Reserve));

    let mut two = position.game();
    let events = play(&mut two, "launch 6, fly 3-6 to 3, launch 1, fly 1-2 to 2, done");
    assert_eq!(run_points(&events), [1, 1]);
}

#[test]
fn rj_move_4_any_deliverable_cargo_may_be_launched() {
    let game = table(3).hand(A, "3-6 1-2 7-8").copilots(A, 0).cargo("6:3 1:2 8:7 3:6 9:4 2:5").reserved(B, "6").game();
    let launches = ["launch 1", "launch 3", "launch 6", "launch 8"];
    assert_eq!(actions_to(&game, "launch"), launches, "wherever it lies, and whoever reserved it");
    random_play(10, |step| {
        if matches!(view(step.before).phase, Phase::StepTwo | Phase::Delivered) {
            let mut launches = actions_to(step.before, "launch");
            launches.retain(|code| code != "launch aliens");
            assert_eq!(launches, launchable(step.before, active(step.before)));
        }
    });
}

#[test]
fn rj_move_5_a_launched_cargo_must_be_delivered_before_anything_else() {
    let game = table(2).hand(A, "4-6 1-2 7-8").copilots(A, 0).cargo("6:3").game();
    assert_eq!(clause(&game, "launch 6"), "RJ-FLY-6", "what cannot be brought home may not be moved");

    let mut game = table(2).hand(A, "4-6 3-4 1-2").copilots(A, 0).cargo("6:3 1:2").game();
    play(&mut game, "launch 6");
    assert_eq!(actions(&game), ["fly 4-6 to 4"]);
    play(&mut game, "fly 4-6 to 4");
    assert_eq!(actions(&game), ["fly 3-4 to 3"]);
}

#[test]
fn rj_move_6_no_cargo_is_replaced_during_the_step() {
    let mut game = table(2).hand(A, "3-6 1-2 6-7").cargo("6:3 7:6").cargo_top("9e").game();
    play(&mut game, "launch 6, fly 3-6 to 3");
    assert_eq!(cargo_at(&game, 6), "-");
    assert_eq!(refused(&game, "launch 6"), ("RJ-MOVE-6", "refuse-planet-empty"));
    play(&mut game, "done");
    assert_eq!(cargo_at(&game, 6), "9e");
}

#[test]
fn rj_move_7_played_cards_stay_in_front_until_scored() {
    let mut game = table(2).hand(A, "4-6 3-4 2-3 1-2").copilots(A, 0).cargo("6:3 3:2 2:1e").game();
    play(&mut game, "launch 6, fly 4-6 to 4, fly 3-4 to 3, launch 3");
    let played: Vec<String> = view(&game).played.iter().map(|hop| hop.card.to_string()).collect();
    assert_eq!(played, ["4-6", "3-4"]);
    assert_eq!(hand(&game, A), ["1-2", "2-3"]);
    assert!(view(&game).discard.is_empty(), "not yet discarded");
    assert_eq!(refused(&game, "fly 3-4 to 4"), ("RJ-MOVE-7", "refuse-played"));
    play(&mut game, "fly 2-3 to 2, done");
    assert!(view(&game).played.is_empty());
    assert_eq!(pile(&game, "discard"), ["2-3", "3-4", "4-6"]);
}

#[test]
fn rj_move_8_the_step_ends_only_between_deliveries() {
    let mut game = table(2).hand(A, "4-6 3-4 1-2").cargo("6:3").game();
    play(&mut game, "launch 6");
    assert_eq!(refused(&game, "done"), ("RJ-MOVE-8", "refuse-deliver-first"));
    play(&mut game, "fly 4-6 to 4");
    assert_eq!(clause(&game, "done"), "RJ-MOVE-8");
    play(&mut game, "fly 3-4 to 3, done");
}

#[test]
fn rj_move_9_six_cards_and_six_deliveries_at_most() {
    let mut game = table(2).hand(A, "1-2 2-3 3-4 4-5 5-6 6-7").cargo("1:2 2:3 3:4 4:5 5:6 6:7").game();
    let events = play(
        &mut game,
        "launch 1, fly 1-2 to 2, launch 2, fly 2-3 to 3, launch 3, fly 3-4 to 4, \
         launch 4, fly 4-5 to 5, launch 5, fly 5-6 to 6, launch 6, fly 6-7 to 7, done",
    );
    assert_eq!(run_points(&events), [1; 6]);

    let mut delivered = 0;
    random_play(20, |step| {
        if view(step.before).phase == Phase::StepTwo {
            assert!(hand(step.before, active(step.before)).len() <= 6);
            delivered = 0;
        }
        delivered += step.events.iter().filter(|event| matches!(event, Event::Delivered { .. })).count();
        assert!(delivered <= 6);
    });
}
