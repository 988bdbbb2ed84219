//! Your turn.

use crate::common::*;

#[test]
fn rm_turn_1_clockwise_from_the_first_player() {
    let mut table = Scene::new(3).play();
    let mut order = Vec::new();
    for _ in 0..4 {
        order.push((table.active().index(), table.public().round));
        table.play("end turn");
    }
    assert_eq!(order, [(A, 1), (B, 1), (C, 1), (A, 2)]);
}

#[test]
fn rm_turn_2_any_actions_in_any_order() {
    let mut table = Scene::new(2)
        .display("angel-investors super-capacitors")
        .plan(A, "mission-base-a")
        .hand(A, "sovereign-fund sovereign-fund mission-base-b mission-spaceship-b mission-satellite-a")
        .play();
    table.play(
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
    assert_eq!(table.active().index(), A);
    assert!(table.legal("end turn"));
}

#[test]
fn rm_turn_3_a_launch_ends_the_turn() {
    let mut table = Scene::new(2)
        .plan(A, "mission-satellite-a")
        .pad(A, "small-rocket-boosters mission-base-a")
        .hand(A, "mission-asteroid-mining")
        .play();
    table.play("launch");
    table.refused("end turn", "RM-TURN-3", "refuse-launch-on");
    table.refused("launch", "RM-TURN-3", "refuse-launch-on");
    table.draw(2).play("abort");
    assert_eq!(table.active().index(), B, "the turn is over whatever came of the launch");
}

#[test]
fn rm_turn_4_a_turn_may_be_ended_at_once_but_not_in_the_middle_of_something() {
    let mut table =
        Scene::new(2).display("angel-investors").hand(A, "sovereign-fund super-capacitors mission-base-a").play();
    assert!(table.legal("end turn"));
    let mut effect = table.clone();
    effect.play("use super-capacitors");
    effect.refused("end turn", "RM-TURN-4", "refuse-effect-open");
    table.play("buy angel-investors at 1");
    table.refused("end turn", "RM-TURN-6", "refuse-trade-open");
}

#[test]
fn rm_turn_5_only_the_active_player_decides() {
    use engine::Game;
    let table = Scene::new(3).hand(B, "mission-base-a").play();
    for other in [B, C] {
        let seat = engine::Seat::new(other as u8);
        let mut actions = Vec::new();
        table.game.actions(seat, &mut actions);
        assert!(actions.is_empty());
        let refusal = table.game.refusal(seat, &"discard mission-base-a".parse().expect("an action")).expect("refused");
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
        .play();
    table.play("buy angel-investors at 1");
    table.refused("place mission-spaceship-b on pad", "RM-TURN-6", "refuse-trade-open");
    table.refused("discard mission-spaceship-b", "RM-TURN-6", "refuse-trade-open");
    table.refused("launch", "RM-TURN-6", "refuse-trade-open");
    table.play("close");
    table.refused("discard mission-spaceship-b", "RM-TURN-6", "refuse-trade-open");
}
