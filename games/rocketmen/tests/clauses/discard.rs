//! Discarding, and effects when used to pay.

use crate::common::*;

#[test]
fn rm_disc_1_hand_and_pad_cards_one_at_a_time() {
    let mut table = Scene::new(2)
        .plan(A, "mission-base-b")
        .pad(A, "mission-spaceship-b small-rocket-boosters")
        .hand(A, "mission-satellite-a pandemic")
        .table();
    table.does("discard pandemic\ndiscard mission-satellite-a\ndiscard-pad mission-spaceship-b");
    assert_eq!((table.hand(A).as_str(), table.pad(A).as_str()), ("", "small-rocket-boosters"));
    assert_eq!(table.area(), "mission-satellite-a mission-spaceship-b pandemic");
    table.refused_for("RM-DISC-1", "refuse-not-on-pad", "discard-pad depot");
}

#[test]
fn rm_disc_2_with_the_mission_goes_the_rocket() {
    let mut table = Scene::new(2).plan(A, "mission-base-b").pad(A, "mission-spaceship-b reusable-rocket").table();
    table.does("discard-plan");
    assert_eq!((table.plan(A).as_str(), table.pad(A).as_str()), ("", "reusable-rocket"));
    assert_eq!(table.area(), "mission-spaceship-b mission-base-b");
    table.refused_for("RM-DISC-2", "refuse-no-plan", "discard-plan");
}

#[test]
fn rm_disc_3_discarded_for_the_ability_or_plainly() {
    let table = Scene::new(2).hand(A, "super-capacitors mission-base-a").hq(A, "mission-satellite-a").table();
    let mut plain = table.clone();
    plain.does("discard super-capacitors");
    assert_eq!(plain.hand(A), "mission-base-a");
    let mut used = table.clone();
    used.does("use super-capacitors\ncycle done");
    assert_eq!(used.hand(A), "mission-satellite-a mission-base-a");
    table.refused_for("RM-DISC-3", "refuse-no-ability", "use mission-base-a");
}

#[test]
fn rm_disc_4_discard_abilities_work_from_hand_only() {
    let mut table =
        Scene::new(2).plan(A, "mission-base-b").pad(A, "super-capacitors").hq(A, "mission-satellite-a").table();
    table.refused_for("RM-DISC-4", "refuse-not-in-hand", "use super-capacitors");
    table.refused_for("RM-DISC-1", "refuse-not-in-hand", "discard super-capacitors");
    table.does("discard-pad super-capacitors");
    assert_eq!(table.hand(A), "", "nothing was drawn");
}

#[test]
fn rm_disc_5_launch_pad_abilities_work_only_there() {
    let mut table = Scene::new(2)
        .plan(A, "mission-satellite-a")
        .pad(A, "small-rocket-boosters quantum-computer")
        .hand(A, "afterburner")
        .table();
    table.refused_for("RM-DISC-5", "refuse-pad-ability", "use afterburner");
    table.refused_for("RM-DISC-5", "refuse-pad-ability", "use quantum-computer");
    let mut plain = table.clone();
    plain.does("discard-pad quantum-computer");
    assert_eq!(plain.area(), "quantum-computer", "outside a launch it does nothing more");
    table.does("launch");
    assert!(table.allows("use quantum-computer"));
}

#[test]
fn rm_disc_6_a_permanent_stays_unless_its_owner_wants_otherwise() {
    let scene = || Scene::new(2).plan(A, "mission-satellite-a").pad(A, "reusable-rocket mission-base-a").table();
    let mut by_choice = scene();
    by_choice.does("discard-pad reusable-rocket");
    assert_eq!(by_choice.pad(A), "mission-base-a");
    let mut failed = scene();
    failed.does("launch").draw(0).draw(0).draw(1).does("keep mission");
    assert_eq!(failed.pad(A), "reusable-rocket");
    let mut won = scene();
    won.does("launch").draw(4).draw(3);
    assert_eq!((won.pad(A).as_str(), won.vp(A)), ("reusable-rocket", 2));
    let mut aborted = scene();
    aborted.does("launch").draw(0).draw(1).does("abort");
    assert_eq!(aborted.offers(), ["jettison mission-base-a", "jettison reusable-rocket"], "it may be chosen");
}

#[test]
fn rm_disc_7_a_permanent_may_stay_without_a_mission() {
    let mut table = Scene::new(2)
        .plan(A, "mission-base-b")
        .pad(A, "depot")
        .hand(A, "mission-spaceship-b mission-satellite-a")
        .table();
    table.does("discard-plan");
    assert_eq!(table.pad(A), "depot");
    table.refused_for("RM-PLACE-6", "refuse-plan-first", "place mission-spaceship-b on pad");
}

#[test]
fn rm_wtp_1_paying_leaves_the_effect_pending() {
    let scene = || {
        Scene::new(4)
            .display("super-capacitors")
            .plan(A, "mission-base-b")
            .hand(A, "big-data angel-investors mission-spaceship-b")
    };
    let mut bought = scene().table();
    bought.does("buy super-capacitors at 1\nclose\npay big-data\npay angel-investors");
    assert_eq!(bought.pending(), "big-data");
    let mut paid = scene().table();
    paid.does("place mission-spaceship-b on pad\nclose\npay big-data");
    assert_eq!(paid.pending(), "big-data");
    let mut placed = scene().table();
    placed.does("place big-data on pad\nclose");
    assert_eq!((placed.pending().as_str(), placed.pad(A).as_str()), ("big-data", "big-data"));
    let mut discarded = scene().table();
    discarded.does("discard big-data");
    assert_eq!(discarded.pending(), "");
    discarded.refused_for("RM-WTP-1", "refuse-not-pending", "effect big-data");
}

#[test]
fn rm_wtp_2_used_once_later_in_any_order_and_only_while_it_can_do_something() {
    let mut table = Scene::new(4)
        .plan(A, "mission-satellite-a")
        .hand(A, "big-data big-data mission-spaceship-b mission-spaceship-a")
        .hq(A, "mission-base-a mission-base-b")
        .table();
    table.does(
        "place mission-spaceship-b on pad\nclose\npay big-data\nplace mission-spaceship-a on pad\nclose\npay big-data",
    );
    table.does("effect big-data\neffect big-data");
    assert_eq!(table.hand(A), "mission-base-a mission-base-b");
    table.refused_for("RM-WTP-1", "refuse-not-pending", "effect big-data");
    // With nothing to draw, and with nothing to place, it stays pending and is not offered.
    let mut nothing = Scene::new(4)
        .plan(A, "mission-satellite-a")
        .hand(A, "big-data mission-spaceship-b global-internet mission-spaceship-a")
        .hq(A, "")
        .table();
    nothing.does("place mission-spaceship-b on pad\nclose\npay big-data\nplace mission-spaceship-a on pad\nclose\npay global-internet");
    nothing.refused_for("RM-WTP-2", "refuse-nothing-to-draw", "effect big-data");
    nothing.refused_for("RM-WTP-2", "refuse-nothing-to-place", "effect global-internet");
    assert_eq!(nothing.pending(), "big-data global-internet");
}

#[test]
fn rm_wtp_3_a_launch_or_the_end_of_the_turn_cancels_pending_effects() {
    let scene = || {
        let mut table = Scene::new(2)
            .plan(A, "mission-satellite-a")
            .pad(A, "small-rocket-boosters")
            .hand(A, "big-data mission-base-a")
            .table();
        table.does("place mission-base-a on pad\nclose\npay big-data");
        table
    };
    let mut launched = scene();
    launched.does("launch");
    assert_eq!(launched.pending(), "");
    launched.refused_for("RM-WTP-3", "refuse-too-late", "effect big-data");
    let mut ended = scene();
    ended.does("end turn").until(A);
    assert_eq!(ended.pending(), "");
}

#[test]
fn rm_wtp_4_a_card_placed_for_free_is_not_used_to_pay() {
    let mut table =
        Scene::new(4).plan(A, "mission-base-b").hand(A, "global-internet big-data mission-spaceship-b").table();
    table.does("place mission-spaceship-b on pad\nclose\npay global-internet\neffect global-internet");
    assert_eq!((table.pad(A).as_str(), table.pending().as_str()), ("mission-spaceship-b big-data", ""));
}
