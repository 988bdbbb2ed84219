//! RJ-MOVE: re-fuel or move.

use engine::testing::Table;
use rocket_jockey::{Event, Phase};

use crate::common::*;

#[test]
fn rj_move_1_refuel_or_move_never_both() {
    let scene = Scene::of(2).hand(A, "3-6 1-2 7-8").cargo("6:3 1:2");
    let mut moved = scene.table();
    moved.does("launch 6, fly 3-6 to 3");
    assert_eq!(moved.why("refuel deck"), ("RJ-MOVE-1", "refuse-refuel-or-move"));
    assert_eq!(moved.offers_like("refuel"), [""; 0]);

    let mut fuelled = scene.table();
    fuelled.does("refuel deck");
    fuelled.refused_by("RJ-MOVE-1", "launch 6");
    assert_eq!(fuelled.offers_like("launch"), [""; 0]);
}

#[test]
fn rj_move_2_refuelling_draws_one_card_and_ends_the_step() {
    let mut table = Scene::of(2).hand(A, "3-6 1-2 7-8").drafts("4-5 5-6 6-7").table();
    table.does("refuel pile 2");
    assert_eq!(table.hand(A), ["1-2", "3-6", "5-6", "7-8"]);
    assert_eq!(table.public().phase, Phase::Reserve);
}

#[test]
fn rj_move_3_any_number_of_deliveries_or_none() {
    let scene = Scene::of(2).hand(A, "3-6 1-2 7-8").cargo("6:3 1:2");
    let mut none = scene.table();
    none.does("done");
    assert_eq!((none.hand(A).len(), none.score(A), none.public().phase), (3, 0, Phase::Reserve));

    let mut two = scene.table();
    two.does("launch 6, fly 3-6 to 3, launch 1, fly 1-2 to 2, done");
    assert_eq!(two.run_points(), [1, 1]);
}

#[test]
fn rj_move_4_any_deliverable_cargo_may_be_launched() {
    let table =
        Scene::of(3).hand(A, "3-6 1-2 7-8").copilots(A, 0).cargo("6:3 1:2 8:7 3:6 9:4 2:5").reserved(B, "6").table();
    let launches = ["launch 1", "launch 3", "launch 6", "launch 8"];
    assert_eq!(table.offers_like("launch"), launches, "wherever it lies, and whoever reserved it");
    random_play(10, |step| {
        if matches!(step.before.public().phase, Phase::StepTwo | Phase::Delivered) {
            let mut launches = Table::at(*step.before).offers_like("launch");
            launches.retain(|code| code != "launch aliens");
            assert_eq!(launches, step.before.launchable(step.seat));
        }
    });
}

#[test]
fn rj_move_5_a_launched_cargo_must_be_delivered_before_anything_else() {
    let table = Scene::of(2).hand(A, "4-6 1-2 7-8").copilots(A, 0).cargo("6:3").table();
    table.refused_by("RJ-FLY-6", "launch 6"); // What cannot be brought home may not be moved.

    let mut table = Scene::of(2).hand(A, "4-6 3-4 1-2").copilots(A, 0).cargo("6:3 1:2").table();
    table.does("launch 6");
    assert_eq!(table.offers(), ["fly 4-6 to 4"]);
    table.does("fly 4-6 to 4");
    assert_eq!(table.offers(), ["fly 3-4 to 3"]);
}

#[test]
fn rj_move_6_no_cargo_is_replaced_during_the_step() {
    let mut table = Scene::of(2).hand(A, "3-6 1-2 6-7").cargo("6:3 7:6").cargo_top("9e").table();
    table.does("launch 6, fly 3-6 to 3");
    assert_eq!(table.cargo_at(6), "-");
    assert_eq!(table.why("launch 6"), ("RJ-MOVE-6", "refuse-planet-empty"));
    table.does("done");
    assert_eq!(table.cargo_at(6), "9e");
}

#[test]
fn rj_move_7_played_cards_stay_in_front_until_scored() {
    let mut table = Scene::of(2).hand(A, "4-6 3-4 2-3 1-2").copilots(A, 0).cargo("6:3 3:2 2:1e").table();
    table.does("launch 6, fly 4-6 to 4, fly 3-4 to 3, launch 3");
    let played: Vec<String> = table.public().played.iter().map(|hop| hop.card.to_string()).collect();
    assert_eq!(played, ["4-6", "3-4"]);
    assert_eq!(table.hand(A), ["1-2", "2-3"]);
    assert!(table.public().discard.is_empty(), "not yet discarded");
    assert_eq!(table.why("fly 3-4 to 4"), ("RJ-MOVE-7", "refuse-played"));
    table.does("fly 2-3 to 2, done");
    assert!(table.public().played.is_empty());
    assert_eq!(table.pile("discard"), ["2-3", "3-4", "4-6"]);
}

#[test]
fn rj_move_8_the_step_ends_only_between_deliveries() {
    let mut table = Scene::of(2).hand(A, "4-6 3-4 1-2").cargo("6:3").table();
    table.does("launch 6");
    assert_eq!(table.why("done"), ("RJ-MOVE-8", "refuse-deliver-first"));
    table.does("fly 4-6 to 4");
    table.refused_by("RJ-MOVE-8", "done");
    table.does("fly 3-4 to 3, done");
}

#[test]
fn rj_move_9_six_cards_and_six_deliveries_at_most() {
    let mut table = Scene::of(2).hand(A, "1-2 2-3 3-4 4-5 5-6 6-7").cargo("1:2 2:3 3:4 4:5 5:6 6:7").table();
    table.does(
        "launch 1, fly 1-2 to 2, launch 2, fly 2-3 to 3, launch 3, fly 3-4 to 4, \
         launch 4, fly 4-5 to 5, launch 5, fly 5-6 to 6, launch 6, fly 6-7 to 7, done",
    );
    assert_eq!(table.run_points(), [1; 6]);

    let mut delivered = 0;
    random_play(20, |step| {
        if step.before.public().phase == Phase::StepTwo {
            assert!(step.before.hand(step.seat).len() <= 6);
            delivered = 0;
        }
        delivered += step.events.iter().filter(|event| matches!(event, Event::Delivered { .. })).count();
        assert!(delivered <= 6);
    });
}
