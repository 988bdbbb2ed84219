//! Placing.

use crate::common::*;

#[test]
fn rm_place_1_ten_dollars_a_card() {
    let mut table =
        Scene::new(2).hand(A, "mission-base-a mission-spaceship-b mission-spaceship-a sovereign-fund").table();
    table.does(
        "place mission-base-a on plan\nplace mission-spaceship-b on pad\nplace mission-spaceship-a on pad\nclose",
    );
    assert_eq!(table.sees(A).trade.expect("a basket").price.money, 30);
    table.does("pay sovereign-fund");
    assert_eq!(
        (table.plan(A).as_str(), table.pad(A).as_str()),
        ("mission-base-a", "mission-spaceship-a mission-spaceship-b")
    );
}

#[test]
fn rm_place_2_basket_cards_pay_first_and_still_go_to_their_place() {
    let mut table = Scene::new(2).hand(A, "mission-satellite-a big-data mission-space-station").table();
    table.does("place mission-satellite-a on plan\nplace big-data on pad\nclose");
    assert_eq!((table.plan(A).as_str(), table.pad(A).as_str()), ("mission-satellite-a", "big-data"));
    assert_eq!(table.area(), "", "nothing else had to pay");
    let mut rich = Scene::new(2).plan(A, "mission-base-a").hand(A, "electric-cars mission-spaceship-b").table();
    rich.does("place electric-cars on pad\nplace mission-spaceship-b on pad\nclose");
    assert_eq!(rich.area(), "", "its $20 pay for itself and for the other");
}

#[test]
fn rm_place_3_resources_do_not_pay_placements() {
    let mut table = Scene::new(2)
        .missions(A, "earth-satellite=science")
        .plan(A, "mission-base-a")
        .hand(A, "mission-spaceship-b mission-spaceship-a mission-space-station")
        .table();
    table.does("place mission-spaceship-b on pad\nclose");
    table.refused_for("RM-PLACE-3", "refuse-placing-costs-money", "pay mission-spaceship-a");
    table.refused_for("RM-PLACE-3", "refuse-science-in-placing", "pay science-token");
    assert_eq!(table.offers(), ["pay mission-space-station"]);
}

#[test]
fn rm_place_4_one_source_may_pay_several_placements() {
    let mut table = Scene::new(2)
        .missions(A, "earth-satellite=cash")
        .hand(A, "mission-base-a mission-spaceship-b mission-base-b")
        .table();
    table.does("place mission-base-b on plan\nplace mission-spaceship-b on pad\nclose\npay cash-token");
    assert_eq!((table.plan(A).as_str(), table.pad(A).as_str()), ("mission-base-b", "mission-spaceship-b"));
}

#[test]
fn rm_place_5_the_plan_takes_one_mission_card_while_empty() {
    let mut table = Scene::new(2).hand(A, "mission-base-a mission-base-b sovereign-fund depot").table();
    table.refused_for("RM-PLACE-5", "refuse-not-a-mission", "place depot on plan");
    table.does("place mission-base-a on plan");
    table.refused_for("RM-PLACE-5", "refuse-plan-occupied", "place mission-base-b on plan");
    table.does("close\npay sovereign-fund");
    let occupied = Scene::new(2).plan(A, "mission-base-a").hand(A, "mission-base-b sovereign-fund").table();
    occupied.refused_for("RM-PLACE-5", "refuse-plan-occupied", "place mission-base-b on plan");
}

#[test]
fn rm_place_6_the_pad_needs_a_planned_mission() {
    let mut table = Scene::new(2).hand(A, "mission-base-a mission-spaceship-b sovereign-fund").table();
    table.refused_for("RM-PLACE-6", "refuse-plan-first", "place mission-spaceship-b on pad");
    table.does("place mission-base-a on plan");
    assert!(table.allows("place mission-spaceship-b on pad"), "the same basket is enough");
}

#[test]
fn rm_place_7_a_pad_card_needs_an_item() {
    let table = Scene::new(2)
        .plan(A, "mission-base-a")
        .hand(A, "pandemic sovereign-fund mission-base-b mission-satellite-a research-campus industrial-espionage")
        .table();
    for card in ["pandemic", "sovereign-fund", "mission-base-b", "mission-satellite-a", "industrial-espionage"] {
        table.refused_for("RM-PLACE-7", "refuse-no-item", &format!("place {card} on pad"));
    }
    assert!(table.allows("place research-campus on pad"));
}

#[test]
fn rm_place_8_no_asset_twice_on_a_pad() {
    let mut table = Scene::new(4)
        .plan(A, "mission-base-b")
        .pad(A, "big-data mission-spaceship-b")
        .hand(A, "big-data mission-spaceship-a sovereign-fund sovereign-fund super-capacitors super-capacitors")
        .table();
    table.refused_for("RM-PLACE-8", "refuse-same-name", "place big-data on pad");
    table.does("place super-capacitors on pad");
    table.refused_for("RM-PLACE-8", "refuse-same-name", "place super-capacitors on pad");
    let engines = Scene::new(4)
        .plan(A, "mission-base-b")
        .pad(A, "small-rocket-boosters")
        .hand(A, "small-rocket-boosters sovereign-fund")
        .table();
    assert!(engines.allows("place small-rocket-boosters on pad"), "Engines may repeat");
    // A card lying on a Depot does not count.
    let stored =
        Scene::new(4).plan(A, "mission-base-b").pad(A, "depot").depot(A, "big-data").hand(A, "big-data").table();
    assert!(stored.allows("place big-data on pad"));
}

#[test]
fn rm_place_9_the_pad_has_no_limit() {
    let pad = "mission-base-a mission-spaceship-a mission-spaceship-b mission-spaceship-c mission-orbital-shipyard big-data \
               global-internet storage-batteries super-capacitors solar-energy designer-drugs small-rocket-boosters \
               medium-rocket-boosters large-rocket-boosters depot reusable-rocket quantum-computer";
    let table = Scene::new(4).plan(A, "mission-base-b").pad(A, pad).hand(A, "afterburner sovereign-fund").table();
    assert_eq!(table.public().seat(A).pad.len(), 17);
    assert!(table.allows("place afterburner on pad"));
}

#[test]
fn rm_place_10_mission_cards_may_be_mounted_for_their_items() {
    let mut table =
        Scene::new(2).plan(A, "mission-satellite-a").hand(A, "mission-base-a mission-space-station").table();
    table.does("place mission-base-a on pad\nclose\npay mission-space-station");
    assert_eq!(table.public().seat(A).boosts, [1, 0, 0]);
}

#[test]
fn rm_place_11_no_destination_is_named_when_placing() {
    let mut table = Scene::new(2).hand(A, "mission-spaceship-a mission-satellite-a").pad(A, "reusable-rocket").table();
    table.does("place mission-spaceship-a on plan\nclose\npay mission-satellite-a");
    assert_eq!(table.plan(A), "mission-spaceship-a");
    assert_eq!(table.phase(), rocketmen::Phase::Actions, "nothing was asked");
}

#[test]
fn rm_place_12_the_planned_card_gives_no_boost_and_no_points() {
    let table = Scene::new(2).plan(A, "mission-spaceship-b").pad(A, "mission-orbital-shipyard").table();
    assert_eq!(table.public().seat(A).points, 1);
    let table = Scene::new(2).plan(A, "mission-base-a").pad(A, "mission-orbital-shipyard").table();
    assert_eq!(table.public().seat(A).boosts, [0, 0, 0]);
    table.refused_for("RM-LAUNCH-5", "refuse-points", "launch");
}

#[test]
fn rm_place_13_a_mission_may_be_planned_that_cannot_be_flown() {
    let table = Scene::new(2)
        .missions(A, "earth-satellite moon-satellite earth-spaceship moon-spaceship mars-spaceship earth-space-hotel")
        .hand(A, "mission-base-a mission-space-hotel-b")
        .table();
    assert!(table.allows("place mission-base-a on plan"), "no mission token is left");
    let table = Scene::earth(2).hand(A, "mission-asteroid-mining").table();
    assert!(table.allows("place mission-asteroid-mining on plan"), "there is nowhere to fly");
}

#[test]
fn rm_place_14_the_whole_hand_must_be_able_to_pay() {
    let mut table = Scene::new(2)
        .missions(A, "earth-satellite=cash")
        .hand(A, "mission-base-a mission-spaceship-a mission-spaceship-b mission-spaceship-c")
        .table();
    table.does("place mission-base-a on plan\nplace mission-spaceship-a on pad");
    table.refused_for("RM-PLACE-14", "refuse-short-money", "place mission-spaceship-b on pad");
    assert_eq!(table.offers(), ["close"]);
}

#[test]
fn rm_place_15_cards_lie_where_they_were_marked_for_and_more_may_follow() {
    let mut table =
        Scene::new(2).hand(A, "mission-base-a mission-spaceship-b mission-satellite-a mission-space-station").table();
    table.does("place mission-base-a on plan\nclose\npay mission-satellite-a");
    table.does("place mission-spaceship-b on pad\nclose\npay mission-space-station");
    assert_eq!((table.plan(A).as_str(), table.pad(A).as_str()), ("mission-base-a", "mission-spaceship-b"));
    assert_eq!(table.hand(A), "");
}

#[test]
fn rm_place_2_the_money_of_the_basket_may_be_left_unused() {
    let mut table = Scene::new(2).hand(A, "mission-satellite-a big-data mission-base-a").table();
    table.does("place mission-satellite-a on plan");
    let offers = table.offers();
    assert!(
        offers.ends_with(&["close".to_owned(), "close elsewhere".to_owned()]),
        "the usual way comes first: {offers:?}"
    );
    table.does("close elsewhere");
    assert_eq!(table.sees(A).trade.expect("a payment").given.money, 0);
    assert_eq!(table.offers(), ["pay big-data"], "a card in the basket is no source");
    table.does("pay big-data");
    assert_eq!((table.plan(A).as_str(), table.area().as_str()), ("mission-satellite-a", "big-data"));
    table.does("effect big-data");
    assert!(table.happened("event-drew-seen"), "Big Data has paid, and draws");
}

#[test]
fn rm_wtp_1_a_placed_card_whose_money_is_left_unused_has_not_paid() {
    let scene = || Scene::new(2).plan(A, "mission-base-a").hand(A, "big-data mission-satellite-a").table();
    let mut unused = scene();
    unused.does("place big-data on pad, close elsewhere, pay mission-satellite-a");
    assert_eq!((unused.pad(A).as_str(), unused.pending().as_str()), ("big-data", ""));
    let mut used = scene();
    used.does("place big-data on pad, close");
    assert_eq!((used.pad(A).as_str(), used.pending().as_str()), ("big-data", "big-data"));
}

#[test]
fn rm_place_2_only_where_something_else_pays_it_all() {
    let mut poor = Scene::new(2).hand(A, "mission-satellite-a mission-base-a").table();
    poor.does("place mission-satellite-a on plan");
    poor.refused_for("RM-PLACE-2", "refuse-elsewhere-short", "close elsewhere");
    let mut blank = Scene::new(2).hand(A, "mission-base-b sovereign-fund").display("super-capacitors").table();
    blank.refused_for("RM-PAY-1", "refuse-no-basket", "close elsewhere");
    let mut buying = blank.clone();
    blank.does("place mission-base-b on plan");
    blank.refused_for("RM-PLACE-2", "refuse-no-own-money", "close elsewhere");
    buying.does("buy super-capacitors at 1");
    buying.refused_for("RM-PLACE-2", "refuse-no-own-money", "close elsewhere");
}

#[test]
fn rm_turn_6_nothing_is_placed_after_closing() {
    let mut table = Scene::new(2).hand(A, "mission-base-a mission-spaceship-b sovereign-fund").table();
    table.does("place mission-base-a on plan, close");
    table.refused_for("RM-TURN-6", "refuse-basket-closed", "place mission-spaceship-b on pad");
    table.refused_for("RM-PAY-1", "refuse-basket-closed", "close");
    table.refused_for("RM-PAY-1", "refuse-in-basket", "pay mission-base-a");
}

#[test]
fn rm_place_1_only_hand_cards_are_placed() {
    let table = Scene::new(2).warehouse(A, "mission-base-a").hand(A, "sovereign-fund").table();
    table.refused_for("RM-PLACE-1", "refuse-not-in-hand", "place mission-base-a on plan");
}
