//! Your turn.

use crate::common::*;

#[test]
fn rm_turn_1_clockwise_from_the_first_player() {
    let mut table = Scene::new(3).table();
    let mut order = Vec::new();
    for _ in 0..4 {
        order.push((table.active(), table.public().round));
        table.does("end turn");
    }
    assert_eq!(order, [(A, 1), (B, 1), (C, 1), (A, 2)]);
}

#[test]
fn rm_turn_2_any_actions_in_any_order() {
    let mut table = Scene::new(2)
        .display("angel-investors super-capacitors")
        .plan(A, "mission-base-a")
        .hand(A, "sovereign-fund sovereign-fund mission-base-b mission-spaceship-b mission-satellite-a")
        .table();
    table.does(
        "discard mission-base-b
         buy angel-investors at 1
         close
         pay sovereign-fund
         place mission-spaceship-b on pad
         close
         pay mission-satellite-a
         discard-pad mission-spaceship-b
         buy super-capacitors at 2
         close
         pay sovereign-fund",
    );
    assert_eq!(table.active(), A);
    assert!(table.allows("end turn"));
}

#[test]
fn rm_turn_3_a_launch_ends_the_turn() {
    let mut table = Scene::new(2)
        .plan(A, "mission-satellite-a")
        .pad(A, "small-rocket-boosters mission-base-a")
        .hand(A, "mission-asteroid-mining")
        .table();
    table.does("launch");
    table.refused_for("RM-TURN-3", "refuse-launch-on", "end turn");
    table.refused_for("RM-TURN-3", "refuse-launch-on", "launch");
    table.draw(2).does("abort");
    assert_eq!(table.active(), B, "the turn is over whatever came of the launch");
}

#[test]
fn rm_turn_4_a_turn_may_be_ended_at_once_but_not_in_the_middle_of_something() {
    let mut table =
        Scene::new(2).display("angel-investors").hand(A, "sovereign-fund super-capacitors mission-base-a").table();
    assert!(table.allows("end turn"));
    let mut effect = table.clone();
    effect.does("use super-capacitors");
    effect.refused_for("RM-TURN-4", "refuse-effect-open", "end turn");
    table.does("buy angel-investors at 1");
    table.refused_for("RM-TURN-6", "refuse-trade-open", "end turn");
}

#[test]
fn rm_turn_5_only_the_active_player_decides() {
    let table = Scene::new(3).hand(B, "mission-base-a").table();
    for other in [B, C] {
        assert!(table.offers_to(other).is_empty());
        let refusal = table.refusal(other, "discard mission-base-a").expect("refused");
        assert_eq!((refusal.clause.0, refusal.reason.key), ("RM-TURN-5", "refuse-not-your-turn"));
    }
}

#[test]
fn rm_turn_6_only_one_transaction_at_a_time() {
    let mut table = Scene::new(2)
        .display("angel-investors")
        .plan(A, "mission-satellite-a")
        .pad(A, "small-rocket-boosters")
        .hand(A, "sovereign-fund sovereign-fund mission-spaceship-b")
        .table();
    table.does("buy angel-investors at 1");
    table.refused_for("RM-TURN-6", "refuse-trade-open", "place mission-spaceship-b on pad");
    table.refused_for("RM-TURN-6", "refuse-trade-open", "discard mission-spaceship-b");
    table.refused_for("RM-TURN-6", "refuse-trade-open", "launch");
    table.does("close");
    table.refused_for("RM-TURN-6", "refuse-trade-open", "discard mission-spaceship-b");
}
