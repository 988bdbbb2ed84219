//! Launching.

use rocketmen::Phase;

use crate::common::*;

#[test]
fn rm_launch_1_a_mission_a_token_and_a_destination() {
    let nothing = Scene::new(2).play();
    nothing.refused("launch", "RM-LAUNCH-1", "refuse-no-mission");
    let weak = Scene::new(2).plan(A, "mission-satellite-a").pad(A, "mission-spaceship-b").play();
    weak.refused("launch", "RM-LAUNCH-5", "refuse-points");
    let refusal = weak.why_not("launch").expect("refused");
    assert_eq!(refusal.reason.facts, [("needed", engine::Fact::Number(2)), ("have", engine::Fact::Number(1))]);
    let strong = Scene::new(2).plan(A, "mission-satellite-a").pad(A, "small-rocket-boosters").play();
    assert!(strong.legal("launch"));
}

#[test]
fn rm_launch_2_the_destination_is_chosen_and_the_rocket_is_on_0() {
    let mut table = Scene::new(2).plan(A, "mission-satellite-a").pad(A, "medium-rocket-boosters").play();
    table.play("launch");
    assert_eq!(table.actions(), ["fly earth", "fly moon"]);
    table.refused("draw card", "RM-LAUNCH-2", "refuse-destination-first");
    table.play("fly moon");
    assert_eq!(table.rocket(), 0);
    assert_eq!(table.public().launch.expect("a launch").target, 10);
    let idle = Scene::new(2).play();
    idle.refused("fly moon", "RM-LAUNCH-2", "refuse-no-launch");
    idle.refused("draw card", "RM-LAUNCH-2", "refuse-no-launch");
}

#[test]
fn rm_launch_3_only_where_the_type_exists_and_no_own_token_lies() {
    let mut table = Scene::new(2)
        .missions(A, "earth-satellite=hand")
        .missions(B, "moon-satellite=hand")
        .plan(A, "mission-satellite-a")
        .pad(A, "large-rocket-boosters mission-spaceship-b")
        .play();
    table.play("launch");
    assert_eq!(
        table.public().launch.expect("a launch").target,
        10,
        "only the Moon is open: somebody else's token is no bar"
    );
    let mut none = Scene::new(2).plan(A, "mission-base-a").pad(A, "large-rocket-boosters small-rocket-boosters").play();
    none.play("launch");
    assert_eq!(none.public().launch.expect("a launch").target, 10, "no Base in Earth orbit, Mars asks 8 points");
    let all = Scene::new(2)
        .missions(A, "moon-base=hand")
        .plan(A, "mission-base-b")
        .pad(A, "large-rocket-boosters medium-rocket-boosters")
        .play();
    all.refused("launch", "RM-LAUNCH-5", "refuse-points");
}

#[test]
fn rm_launch_3_the_reason_names_a_token_that_lies_there() {
    let mut table = Scene::new(2)
        .missions(A, "earth-spaceship=hand")
        .plan(A, "mission-spaceship-b")
        .pad(A, "large-rocket-boosters large-rocket-boosters")
        .play();
    table.play("launch");
    table.refused("fly earth", "RM-LAUNCH-3", "refuse-already-there");
    let mut other = Scene::new(2).plan(A, "mission-satellite-a").pad(A, "large-rocket-boosters").play();
    other.play("launch");
    other.refused("fly mars", "RM-LAUNCH-3", "refuse-no-such-location");
}

#[test]
fn rm_launch_4_only_launch_pad_cards_work_in_a_launch() {
    let mut table = Scene::new(2)
        .missions(A, "earth-spaceship=cash")
        .plan(A, "mission-satellite-a")
        .pad(A, "small-rocket-boosters mission-base-a")
        .hand(A, "afterburner solar-energy")
        .display("climate-change")
        .play();
    table.play("launch");
    table.refused("use afterburner", "RM-LAUNCH-4", "refuse-only-pad");
    table.refused("use solar-energy", "RM-LAUNCH-4", "refuse-only-pad");
    table.refused("discard afterburner", "RM-LAUNCH-4", "refuse-only-pad");
    table.refused("pay cash-token", "RM-LAUNCH-4", "refuse-only-pad");
    assert_eq!(table.actions(), ["draw card"]);
}

#[test]
fn rm_launch_5_rocket_points_of_the_pad_and_of_achievements() {
    let scene = |achievement: &str| {
        Scene::new(2)
            .missions(A, &format!("earth-spaceship={achievement}"))
            .plan(A, "mission-satellite-a")
            .pad(A, "mission-orbital-shipyard")
            .play()
    };
    scene("hand").refused("launch", "RM-LAUNCH-5", "refuse-points");
    assert!(scene("rocket").legal("launch"));
    // The points are counted once: a card discarded later changes nothing.
    let mut table = Scene::new(2).plan(A, "mission-satellite-a").pad(A, "afterburner mission-spaceship-b").play();
    table.play("launch\nuse afterburner").draw(3).draw(3);
    assert_eq!(table.vp(A), 2);
}

#[test]
fn rm_launch_6_boosts_of_the_pad_and_of_face_up_science() {
    let scene = |used: u8| {
        Scene::new(2)
            .missions(A, "earth-spaceship=science moon-spaceship=science")
            .seat_set(A, "used_science", used.into())
            .plan(A, "mission-satellite-a")
            .pad(A, "medium-rocket-boosters quantum-computer research-campus backup-systems designer-drugs")
            .play()
            .public()
            .seats[A]
            .boosts
    };
    // Two Computers, one Science, Backup Systems with their Computer and their effect, and the tokens that are face up.
    assert_eq!(scene(0)[0], 2 + 1 + 2 + 2);
    assert_eq!(scene(1)[0], 2 + 1 + 2 + 1, "a used token boosts nothing");
    assert_eq!(scene(2)[1], 1 + 1, "on a flight to the Moon only Science and the effect");
}

#[test]
fn rm_launch_7_an_item_counts_even_if_its_card_goes_later() {
    let mut table =
        Scene::new(2).plan(A, "mission-satellite-a").pad(A, "small-rocket-boosters quantum-computer").play();
    table.play("launch\nuse quantum-computer");
    assert_eq!(table.rocket(), 2);
}

#[test]
fn rm_launch_8_all_eighteen_cards_are_shuffled_for_every_launch() {
    let mut table = Scene::new(2).plan(A, "mission-satellite-a").pad(A, "small-rocket-boosters mission-base-a").play();
    table.play("launch").draw(4).play("abort").until(A);
    table.play("launch");
    assert_eq!(table.public().launch.expect("a launch").left, [2, 5, 6, 4, 1], "the 4 is back");
    table.draw(4);
    assert_eq!(table.public().launch.expect("a launch").left, [2, 5, 6, 4, 0], "and cannot come twice");
}

#[test]
fn rm_launch_9_ready_react_and_last_chance() {
    let mut table = Scene::new(2)
        .plan(A, "mission-satellite-a")
        .pad(A, "small-rocket-boosters detailed-planning quantum-computer afterburner multi-purpose-space-suit radiation-shielding")
        .play();
    table.play("launch\nfly earth");
    assert_eq!(
        table.actions(),
        ["draw card", "use quantum-computer", "use afterburner", "use detailed-planning"],
        "READY before the first card"
    );
    table.refused("use multi-purpose-space-suit", "RM-LAUNCH-9", "refuse-not-now");
    table.refused("accept", "RM-LAUNCH-9", "refuse-nothing-to-react");
    table.refused("fail", "RM-LAUNCH-9", "refuse-draws-left");
    table.draw(0);
    assert_eq!(table.actions(), ["accept", "use radiation-shielding", "use multi-purpose-space-suit"], "REACT");
    table.play("accept");
    assert_eq!(table.actions(), ["draw card", "abort", "use quantum-computer", "use afterburner"], "READY again");
    table.success("draw card", &[0]).play("accept");
    table.draw(1).play("accept");
    assert_eq!(table.actions(), ["use afterburner", "fail"], "LAST CHANCE");
    table.play("fail");
    assert_eq!(table.phase(), Phase::AfterFail);
    // Without a usable card neither REACT nor LAST CHANCE is asked.
    let mut plain = Scene::new(2).plan(A, "mission-satellite-a").pad(A, "small-rocket-boosters").play();
    plain.play("launch").draw(0);
    assert_eq!(plain.phase(), Phase::Ready);
    plain.draw(0).draw(1);
    assert_eq!(plain.phase(), Phase::AfterFail);
}

#[test]
fn rm_launch_10_success_at_the_moment_the_target_is_reached() {
    // In step 4, before any draw.
    let mut table = Scene::new(2)
        .missions(A, "earth-spaceship=science moon-spaceship=science")
        .plan(A, "mission-satellite-a")
        .pad(A, "small-rocket-boosters quantum-computer backup-systems research-campus big-data detailed-planning")
        .play();
    assert_eq!(table.public().seats[A].boosts[0], 9);
    table.play("launch\n");
    assert!(table.happened("event-succeeded-first"));
    assert!(!table.happened("event-revealed"), "nothing is drawn");
}

#[test]
fn rm_launch_11_suit_and_shielding_also_on_the_last_card() {
    let mut table = Scene::new(2)
        .plan(A, "mission-satellite-a")
        .pad(A, "small-rocket-boosters mission-base-a multi-purpose-space-suit radiation-shielding afterburner")
        .play();
    table.play("launch\nfly earth").draw(2).play("accept").draw(2).play("accept").draw(0);
    assert!(table.legal("use multi-purpose-space-suit") && table.legal("use radiation-shielding"));
    let mut accepted = table.clone();
    accepted.play("accept");
    accepted.refused("use multi-purpose-space-suit", "RM-LAUNCH-11", "refuse-only-afterburner");
    accepted.refused("use radiation-shielding", "RM-LAUNCH-11", "refuse-only-afterburner");
    table.success("use multi-purpose-space-suit", &[3]);
    assert_eq!(table.vp(A), 2);
}

#[test]
fn rm_launch_12_no_abort_before_the_first_or_after_the_last_card() {
    let mut table = Scene::new(2).plan(A, "mission-satellite-a").pad(A, "small-rocket-boosters afterburner").play();
    table.play("launch\nfly earth");
    table.refused("abort", "RM-LAUNCH-12", "refuse-abort-between");
    table.draw(0);
    assert!(table.legal("abort"));
    table.draw(0).draw(1);
    assert_eq!(table.phase(), Phase::LastChance);
    table.refused("abort", "RM-LAUNCH-12", "refuse-abort-between");
}

#[test]
fn rm_launch_13_a_used_card_no_longer_counts_for_an_abort() {
    let mut table =
        Scene::new(2).plan(A, "mission-satellite-a").pad(A, "small-rocket-boosters quantum-computer").play();
    table.play("launch\nuse quantum-computer").draw(0).draw(0).draw(1);
    // Two cards are due, only one is left; it goes without a question.
    table.play("abort");
    assert_eq!((table.pad(A).as_str(), table.plan(A).as_str()), ("", "mission-satellite-a"));
}
