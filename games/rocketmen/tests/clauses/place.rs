//! Placing.

use crate::common::*;

#[test]
fn rm_place_1_ten_dollars_a_card() {
    let mut table =
        Scene::new(2).hand(A, "mission-base-a mission-spaceship-b mission-spaceship-a sovereign-fund").play();
    table.play(
        "place mission-base-a on plan\nplace mission-spaceship-b on pad\nplace mission-spaceship-a on pad\nclose",
    );
    assert_eq!(table.view(A).trade.expect("a basket").price.money, 30);
    table.play("pay sovereign-fund");
    assert_eq!(
        (table.plan(A).as_str(), table.pad(A).as_str()),
        ("mission-base-a", "mission-spaceship-a mission-spaceship-b")
    );
}

#[test]
fn rm_place_2_basket_cards_pay_first_and_still_go_to_their_place() {
    let mut table = Scene::new(2).hand(A, "mission-satellite-a big-data mission-space-station").play();
    table.play("place mission-satellite-a on plan\nplace big-data on pad\nclose");
    assert_eq!((table.plan(A).as_str(), table.pad(A).as_str()), ("mission-satellite-a", "big-data"));
    assert_eq!(table.area(), "", "nothing else had to pay");
    let mut rich = Scene::new(2).plan(A, "mission-base-a").hand(A, "electric-cars mission-spaceship-b").play();
    rich.play("place electric-cars on pad\nplace mission-spaceship-b on pad\nclose");
    assert_eq!(rich.area(), "", "its $20 pay for itself and for the other");
}

#[test]
fn rm_place_3_resources_do_not_pay_placements() {
    let mut table = Scene::new(2)
        .missions(A, "earth-satellite=science")
        .plan(A, "mission-base-a")
        .hand(A, "mission-spaceship-b mission-spaceship-a mission-space-station")
        .play();
    table.play("place mission-spaceship-b on pad\nclose");
    table.refused("pay mission-spaceship-a", "RM-PLACE-3", "refuse-placing-costs-money");
    table.refused("pay science-token", "RM-PLACE-3", "refuse-science-in-placing");
    assert_eq!(table.actions(), ["pay mission-space-station"]);
}

#[test]
fn rm_place_4_one_source_may_pay_several_placements() {
    let mut table = Scene::new(2)
        .missions(A, "earth-satellite=cash")
        .hand(A, "mission-base-a mission-spaceship-b mission-base-b")
        .play();
    table.play("place mission-base-b on plan\nplace mission-spaceship-b on pad\nclose\npay cash-token");
    assert_eq!((table.plan(A).as_str(), table.pad(A).as_str()), ("mission-base-b", "mission-spaceship-b"));
}

#[test]
fn rm_place_5_the_plan_takes_one_mission_card_while_empty() {
    let mut table = Scene::new(2).hand(A, "mission-base-a mission-base-b sovereign-fund depot").play();
    table.refused("place depot on plan", "RM-PLACE-5", "refuse-not-a-mission");
    table.play("place mission-base-a on plan");
    table.refused("place mission-base-b on plan", "RM-PLACE-5", "refuse-plan-occupied");
    table.play("close\npay sovereign-fund");
    let occupied = Scene::new(2).plan(A, "mission-base-a").hand(A, "mission-base-b sovereign-fund").play();
    occupied.refused("place mission-base-b on plan", "RM-PLACE-5", "refuse-plan-occupied");
}

#[test]
fn rm_place_6_the_pad_needs_a_planned_mission() {
    let mut table = Scene::new(2).hand(A, "mission-base-a mission-spaceship-b sovereign-fund").play();
    table.refused("place mission-spaceship-b on pad", "RM-PLACE-6", "refuse-plan-first");
    table.play("place mission-base-a on plan");
    assert!(table.legal("place mission-spaceship-b on pad"), "the same basket is enough");
}

#[test]
fn rm_place_7_a_pad_card_needs_an_item() {
    let table = Scene::new(2)
        .plan(A, "mission-base-a")
        .hand(A, "pandemic sovereign-fund mission-base-b mission-satellite-a research-campus industrial-espionage")
        .play();
    for card in ["pandemic", "sovereign-fund", "mission-base-b", "mission-satellite-a", "industrial-espionage"] {
        table.refused(&format!("place {card} on pad"), "RM-PLACE-7", "refuse-no-item");
    }
    assert!(table.legal("place research-campus on pad"));
}

#[test]
fn rm_place_8_no_asset_twice_on_a_pad() {
    let mut table = Scene::new(4)
        .plan(A, "mission-base-b")
        .pad(A, "big-data mission-spaceship-b")
        .hand(A, "big-data mission-spaceship-a sovereign-fund sovereign-fund super-capacitors super-capacitors")
        .play();
    table.refused("place big-data on pad", "RM-PLACE-8", "refuse-same-name");
    table.play("place super-capacitors on pad");
    table.refused("place super-capacitors on pad", "RM-PLACE-8", "refuse-same-name");
    let engines = Scene::new(4)
        .plan(A, "mission-base-b")
        .pad(A, "small-rocket-boosters")
        .hand(A, "small-rocket-boosters sovereign-fund")
        .play();
    assert!(engines.legal("place small-rocket-boosters on pad"), "Engines may repeat");
    // A card lying on a Depot does not count.
    let stored =
        Scene::new(4).plan(A, "mission-base-b").pad(A, "depot").depot(A, "big-data").hand(A, "big-data").play();
    assert!(stored.legal("place big-data on pad"));
}

#[test]
fn rm_place_9_the_pad_has_no_limit() {
    let pad = "mission-base-a mission-spaceship-a mission-spaceship-b mission-spaceship-c mission-orbital-shipyard big-data \
               global-internet storage-batteries super-capacitors solar-energy designer-drugs small-rocket-boosters \
               medium-rocket-boosters large-rocket-boosters depot reusable-rocket quantum-computer";
    let table = Scene::new(4).plan(A, "mission-base-b").pad(A, pad).hand(A, "afterburner sovereign-fund").play();
    assert_eq!(table.public().seats[A].pad.len(), 17);
    assert!(table.legal("place afterburner on pad"));
}

#[test]
fn rm_place_10_mission_cards_may_be_mounted_for_their_items() {
    let mut table = Scene::new(2).plan(A, "mission-satellite-a").hand(A, "mission-base-a mission-space-station").play();
    table.play("place mission-base-a on pad\nclose\npay mission-space-station");
    assert_eq!(table.public().seats[A].boosts, [1, 0, 0]);
}

#[test]
fn rm_place_11_no_destination_is_named_when_placing() {
    let mut table = Scene::new(2).hand(A, "mission-spaceship-a mission-satellite-a").pad(A, "reusable-rocket").play();
    table.play("place mission-spaceship-a on plan\nclose\npay mission-satellite-a");
    assert_eq!(table.plan(A), "mission-spaceship-a");
    assert_eq!(table.phase(), rocketmen::Phase::Actions, "nothing was asked");
}

#[test]
fn rm_place_12_the_planned_card_gives_no_boost_and_no_points() {
    let table = Scene::new(2).plan(A, "mission-spaceship-b").pad(A, "mission-orbital-shipyard").play();
    assert_eq!(table.public().seats[A].points, 1);
    let table = Scene::new(2).plan(A, "mission-base-a").pad(A, "mission-orbital-shipyard").play();
    assert_eq!(table.public().seats[A].boosts, [0, 0, 0]);
    table.refused("launch", "RM-LAUNCH-5", "refuse-points");
}

#[test]
fn rm_place_13_a_mission_may_be_planned_that_cannot_be_flown() {
    let table = Scene::new(2)
        .missions(A, "earth-satellite moon-satellite earth-spaceship moon-spaceship mars-spaceship earth-space-hotel")
        .hand(A, "mission-base-a mission-space-hotel-b")
        .play();
    assert!(table.legal("place mission-base-a on plan"), "no mission token is left");
    let table = Scene::earth(2).hand(A, "mission-asteroid-mining").play();
    assert!(table.legal("place mission-asteroid-mining on plan"), "there is nowhere to fly");
}

#[test]
fn rm_place_14_the_whole_hand_must_be_able_to_pay() {
    let mut table = Scene::new(2)
        .missions(A, "earth-satellite=cash")
        .hand(A, "mission-base-a mission-spaceship-a mission-spaceship-b mission-spaceship-c")
        .play();
    table.play("place mission-base-a on plan\nplace mission-spaceship-a on pad");
    table.refused("place mission-spaceship-b on pad", "RM-PLACE-14", "refuse-short-money");
    assert_eq!(table.actions(), ["close"]);
}

#[test]
fn rm_place_15_cards_lie_where_they_were_marked_for_and_more_may_follow() {
    let mut table =
        Scene::new(2).hand(A, "mission-base-a mission-spaceship-b mission-satellite-a mission-space-station").play();
    table.play("place mission-base-a on plan\nclose\npay mission-satellite-a");
    table.play("place mission-spaceship-b on pad\nclose\npay mission-space-station");
    assert_eq!((table.plan(A).as_str(), table.pad(A).as_str()), ("mission-base-a", "mission-spaceship-b"));
    assert_eq!(table.hand(A), "");
}
