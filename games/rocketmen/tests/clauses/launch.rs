//! Launching.

use rocketmen::Phase;

use crate::common::*;

#[test]
fn rm_launch_1_a_mission_a_token_and_a_destination() {
    let nothing = Scene::new(2).table();
    nothing.refused_for("RM-LAUNCH-1", "refuse-no-mission", "launch");
    let weak = Scene::new(2).plan(A, "mission-satellite-a").pad(A, "mission-spaceship-b").table();
    weak.refused_for("RM-LAUNCH-5", "refuse-points", "launch");
    let refusal = weak.refusal(weak.active(), "launch").expect("refused");
    assert_eq!(refusal.reason.facts, [("needed", engine::Fact::Number(2)), ("have", engine::Fact::Number(1))]);
    let strong = Scene::new(2).plan(A, "mission-satellite-a").pad(A, "small-rocket-boosters").table();
    assert!(strong.allows("launch"));
}

#[test]
fn rm_launch_2_the_destination_is_chosen_and_the_rocket_is_on_0() {
    let mut table = Scene::new(2).plan(A, "mission-satellite-a").pad(A, "medium-rocket-boosters").table();
    table.does("launch");
    assert_eq!(table.offers(), ["fly earth", "fly moon"]);
    table.refused_for("RM-LAUNCH-2", "refuse-destination-first", "draw card");
    table.does("fly moon");
    assert_eq!(table.rocket(), 0);
    assert_eq!(table.public().launch.expect("a launch").target, 10);
    let idle = Scene::new(2).table();
    idle.refused_for("RM-LAUNCH-2", "refuse-no-launch", "fly moon");
    idle.refused_for("RM-LAUNCH-2", "refuse-no-launch", "draw card");
}

#[test]
fn rm_launch_3_only_where_the_type_exists_and_no_own_token_lies() {
    let mut table = Scene::new(2)
        .missions(A, "earth-satellite=hand")
        .missions(B, "moon-satellite=hand")
        .plan(A, "mission-satellite-a")
        .pad(A, "large-rocket-boosters mission-spaceship-b")
        .table();
    table.does("launch");
    assert_eq!(
        table.public().launch.expect("a launch").target,
        10,
        "only the Moon is open: somebody else's token is no bar"
    );
    let mut none =
        Scene::new(2).plan(A, "mission-base-a").pad(A, "large-rocket-boosters small-rocket-boosters").table();
    none.does("launch");
    assert_eq!(none.public().launch.expect("a launch").target, 10, "no Base in Earth orbit, Mars asks 8 points");
    let all = Scene::new(2)
        .missions(A, "moon-base=hand")
        .plan(A, "mission-base-b")
        .pad(A, "large-rocket-boosters medium-rocket-boosters")
        .table();
    all.refused_for("RM-LAUNCH-5", "refuse-points", "launch");
}

#[test]
fn rm_launch_3_the_reason_names_a_token_that_lies_there() {
    let mut table = Scene::new(2)
        .missions(A, "earth-spaceship=hand")
        .plan(A, "mission-spaceship-b")
        .pad(A, "large-rocket-boosters large-rocket-boosters")
        .table();
    table.does("launch");
    table.refused_for("RM-LAUNCH-3", "refuse-already-there", "fly earth");
    let mut other = Scene::new(2).plan(A, "mission-satellite-a").pad(A, "large-rocket-boosters").table();
    other.does("launch");
    other.refused_for("RM-LAUNCH-3", "refuse-no-such-location", "fly mars");
}

#[test]
fn rm_launch_4_only_launch_pad_cards_work_in_a_launch() {
    let mut table = Scene::new(2)
        .missions(A, "earth-spaceship=cash")
        .plan(A, "mission-satellite-a")
        .pad(A, "small-rocket-boosters mission-base-a")
        .hand(A, "afterburner solar-energy")
        .display("climate-change")
        .table();
    table.does("launch");
    table.refused_for("RM-LAUNCH-4", "refuse-only-pad", "use afterburner");
    table.refused_for("RM-LAUNCH-4", "refuse-only-pad", "use solar-energy");
    table.refused_for("RM-LAUNCH-4", "refuse-only-pad", "discard afterburner");
    table.refused_for("RM-LAUNCH-4", "refuse-only-pad", "pay cash-token");
    assert_eq!(table.offers(), ["draw card"]);
}

#[test]
fn rm_launch_5_rocket_points_of_the_pad_and_of_achievements() {
    let scene = |achievement: &str| {
        Scene::new(2)
            .missions(A, &format!("earth-spaceship={achievement}"))
            .plan(A, "mission-satellite-a")
            .pad(A, "mission-orbital-shipyard")
            .table()
    };
    scene("hand").refused_for("RM-LAUNCH-5", "refuse-points", "launch");
    assert!(scene("rocket").allows("launch"));
    // The points are counted once: a card discarded later changes nothing.
    let mut table = Scene::new(2).plan(A, "mission-satellite-a").pad(A, "afterburner mission-spaceship-b").table();
    table.does("launch\nuse afterburner").draw(3).draw(3);
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
            .table()
            .public()
            .seat(A)
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
        Scene::new(2).plan(A, "mission-satellite-a").pad(A, "small-rocket-boosters quantum-computer").table();
    table.does("launch\nuse quantum-computer");
    assert_eq!(table.rocket(), 2);
}

#[test]
fn rm_launch_8_all_eighteen_cards_are_shuffled_for_every_launch() {
    let mut table = Scene::new(2).plan(A, "mission-satellite-a").pad(A, "small-rocket-boosters mission-base-a").table();
    table.does("launch").draw(4).does("abort").until(A);
    table.does("launch");
    assert_eq!(table.public().launch.expect("a launch").left, [2, 5, 6, 4, 1], "the 4 is back");
    table.draw(4);
    assert_eq!(table.public().launch.expect("a launch").left, [2, 5, 6, 4, 0], "and cannot come twice");
}

#[test]
fn rm_launch_9_ready_react_and_last_chance() {
    let mut table = Scene::new(2)
        .plan(A, "mission-satellite-a")
        .pad(A, "small-rocket-boosters detailed-planning quantum-computer afterburner multi-purpose-space-suit radiation-shielding")
        .table();
    table.does("launch\nfly earth");
    assert_eq!(
        table.offers(),
        ["draw card", "use quantum-computer", "use afterburner", "use detailed-planning"],
        "READY before the first card"
    );
    table.refused_for("RM-LAUNCH-9", "refuse-not-now", "use multi-purpose-space-suit");
    table.refused_for("RM-LAUNCH-9", "refuse-nothing-to-react", "accept");
    table.refused_for("RM-LAUNCH-9", "refuse-draws-left", "fail");
    table.draw(0);
    assert_eq!(table.offers(), ["accept", "use radiation-shielding", "use multi-purpose-space-suit"], "REACT");
    table.does("accept");
    assert_eq!(table.offers(), ["draw card", "abort", "use quantum-computer", "use afterburner"], "READY again");
    table.success("draw card", &[0]).does("accept");
    table.draw(1).does("accept");
    assert_eq!(table.offers(), ["use afterburner", "fail"], "LAST CHANCE");
    table.does("fail");
    assert_eq!(table.phase(), Phase::AfterFail);
    // Without a usable card neither REACT nor LAST CHANCE is asked.
    let mut plain = Scene::new(2).plan(A, "mission-satellite-a").pad(A, "small-rocket-boosters").table();
    plain.does("launch").draw(0);
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
        .table();
    assert_eq!(table.public().seat(A).boosts[0], 9);
    table.does("launch\n");
    assert!(table.happened("event-succeeded-first"));
    assert!(!table.happened("event-revealed"), "nothing is drawn");
}

#[test]
fn rm_launch_11_suit_and_shielding_also_on_the_last_card() {
    let mut table = Scene::new(2)
        .plan(A, "mission-satellite-a")
        .pad(A, "small-rocket-boosters mission-base-a multi-purpose-space-suit radiation-shielding afterburner")
        .table();
    table.does("launch\nfly earth").draw(2).does("accept").draw(2).does("accept").draw(0);
    assert!(table.allows("use multi-purpose-space-suit") && table.allows("use radiation-shielding"));
    let mut accepted = table.clone();
    accepted.does("accept");
    accepted.refused_for("RM-LAUNCH-11", "refuse-only-afterburner", "use multi-purpose-space-suit");
    accepted.refused_for("RM-LAUNCH-11", "refuse-only-afterburner", "use radiation-shielding");
    table.success("use multi-purpose-space-suit", &[3]);
    assert_eq!(table.vp(A), 2);
}

#[test]
fn rm_launch_12_no_abort_before_the_first_or_after_the_last_card() {
    let mut table = Scene::new(2).plan(A, "mission-satellite-a").pad(A, "small-rocket-boosters afterburner").table();
    table.does("launch\nfly earth");
    table.refused_for("RM-LAUNCH-12", "refuse-abort-between", "abort");
    table.draw(0);
    assert!(table.allows("abort"));
    table.draw(0).draw(1);
    assert_eq!(table.phase(), Phase::LastChance);
    table.refused_for("RM-LAUNCH-12", "refuse-abort-between", "abort");
}

#[test]
fn rm_launch_13_a_used_card_no_longer_counts_for_an_abort() {
    let mut table =
        Scene::new(2).plan(A, "mission-satellite-a").pad(A, "small-rocket-boosters quantum-computer").table();
    table.does("launch\nuse quantum-computer").draw(0).draw(0).draw(1);
    // Two cards are due, only one is left; it goes without a question.
    table.does("abort");
    assert_eq!((table.pad(A).as_str(), table.plan(A).as_str()), ("", "mission-satellite-a"));
}

#[test]
fn rm_launch_9_nothing_else_while_a_first_card_is_chosen() {
    let mut table = Scene::new(2)
        .plan(A, "mission-satellite-a")
        .pad(A, "small-rocket-boosters detailed-planning afterburner")
        .hand(A, "sovereign-fund")
        .table();
    table.does("launch");
    table.refused_for("RM-LAUNCH-2", "refuse-destination-first", "use afterburner");
    table.does("fly earth").success("use detailed-planning", &[3, 0, 1]);
    table.refused_for("RM-LAUNCH-9", "refuse-choose-first", "use afterburner");
    table.refused_for("RM-CARD-10", "refuse-choose-first", "draw card");
    table.refused_for("RM-LAUNCH-4", "refuse-only-pad", "use sovereign-fund");
    table.refused_for("RM-OUT-1", "refuse-not-aborted", "jettison afterburner");
    table.refused_for("RM-OUT-3", "refuse-not-failed", "keep mission");
    table.refused_for("RM-LAUNCH-2", "refuse-destination-chosen", "fly earth");
    table.does("choose 3");
    assert!(table.allows("use afterburner"), "right after that it can be used");
}

#[test]
fn rm_card_11_odds_say_what_an_afterburner_makes_of_them() {
    use engine::View as _;
    let mut table = Scene::new(2)
        .plan(A, "mission-satellite-a")
        .pad(A, "small-rocket-boosters afterburner quantum-computer")
        .missions(A, "moon-satellite=science earth-spaceship=science earth-space-hotel=science moon-base=science")
        .table();
    let flight = &table.sees(A).outlook(A)[0];
    assert!(flight.chance < 1000 && flight.burning > Some(flight.chance));
    table.does("launch");
    let launch = table.sees(A).launch.expect("a launch");
    assert_eq!((launch.rocket, launch.burning), (6, Some(1000)), "with it the target is reached for certain");
    let next = table.sees(A).prompt().next.expect("odds");
    assert_eq!(next.key, "odds-without", "Quantum Computer is not counted");
    assert!(format!("{next:?}").contains("odds-burning"));
}

/// `--draws` names cards as position files do.
#[test]
fn draws_can_be_written_down() {
    let scene = Scene::new(2).plan(A, "mission-satellite-a").pad(A, "small-rocket-boosters quantum-computer");
    let mut table = scene.display("big-data").hand(A, "sovereign-fund").table().drawing("3 0 4 mission-base-b");
    table.does("launch, draw card");
    assert_eq!(table.sees(A).launch.expect("a launch").drawn, [3]);
    table.does("draw card, draw card");
    assert_eq!(table.vp(A), 2, "3 and 0 and 4 with a boost of 2");
    assert!(table.hand(A).contains("mission-base-b"));
}
