//! Items and achievements.

use rocketmen::Items;

use crate::common::*;

#[test]
fn rm_item_1_money_and_five_kinds_of_items() {
    let table = Scene::new(4)
        .hand(A, "sovereign-fund small-rocket-boosters quantum-computer solar-energy designer-drugs research-campus")
        .table();
    let hand = table.sees(A).hand.expect("a hand");
    let sum = hand.iter().fold(Items::default(), |sum, card| sum + card.items);
    assert_eq!(sum, Items { money: 60, rocket: 2, computer: 2, composite: 1, biotech: 1, science: 1 });
}

#[test]
fn rm_item_2_all_items_of_a_card_pay_together() {
    // Electric Cars shows $20 and a Composite: both pay for Global Internet ($30 and a Composite).
    let mut table = Scene::new(2).display("global-internet").hand(A, "electric-cars mission-satellite-a").table();
    table.does("buy global-internet at 1\nclose\npay electric-cars\npay mission-satellite-a");
    assert!(table.area().contains("global-internet"));
}

#[test]
fn rm_item_3_science_counts_as_any_resource() {
    for card in ["pandemic", "climate-change", "asteroid-impact"] {
        let mut table = Scene::new(4).display(card).hand(A, "research-campus sovereign-fund").table();
        table.does(&format!("buy {card} at 1\nclose\npay research-campus\npay sovereign-fund"));
        assert!(table.area().contains(card));
    }
}

#[test]
fn rm_item_4_a_science_icon_is_paid_by_any_resource() {
    for card in ["mission-spaceship-a", "mission-spaceship-c", "mission-base-a"] {
        let mut table =
            Scene::new(2).display("industrial-espionage").hand(A, &format!("sovereign-fund {card}")).table();
        table.does(&format!("buy industrial-espionage at 1\nclose\npay sovereign-fund\npay {card}"));
        assert!(table.area().contains("industrial-espionage"), "{card}");
    }
    // A Rocket point does not.
    let table = Scene::new(2).display("industrial-espionage").hand(A, "sovereign-fund mission-spaceship-b").table();
    table.refused_for("RM-PAY-9", "refuse-short-icons", "buy industrial-espionage at 1");
}

#[test]
fn rm_item_5_money_and_resources_never_replace_each_other() {
    let rich = Scene::new(4).display("big-data").hand(A, "sovereign-fund sovereign-fund angel-investors").table();
    rich.refused_for("RM-PAY-9", "refuse-short-icons", "buy big-data at 1");
    let clever = Scene::new(4)
        .display("big-data")
        .hand(A, "mission-spaceship-a designer-drugs quantum-computer radiation-shielding")
        .table();
    clever.refused_for("RM-PAY-9", "refuse-short-money", "buy big-data at 1");
}

#[test]
fn rm_item_6_computers_for_earth_composite_for_the_moon_biotech_for_mars() {
    let scene = |card: &str| Scene::new(2).plan(A, "mission-satellite-a").pad(A, card).table().public().seat(A).boosts;
    assert_eq!(scene("mission-base-a"), [1, 0, 0]);
    assert_eq!(scene("mission-spaceship-c"), [0, 1, 0]);
    assert_eq!(scene("mission-spaceship-a"), [0, 0, 1]);
}

#[test]
fn rm_item_7_the_icon_of_a_threat_is_no_item() {
    // A Pandemic in Hand neither pays a Biotech nor goes on the pad.
    let table =
        Scene::new(2).display("big-data").plan(A, "mission-satellite-a").hand(A, "pandemic sovereign-fund").table();
    table.refused_for("RM-PAY-9", "refuse-short-icons", "buy big-data at 1");
    table.refused_for("RM-PLACE-7", "refuse-no-item", "place pandemic on pad");
}

#[test]
fn rm_item_8_rocket_points_pay_a_rocket_icon_and_nothing_else() {
    let scene = || Scene::edited(2, "cost = { money = 30, biotech = 1 }", "cost = { money = 30, rocket = 1 }");
    let mut paid = scene().display("big-data").hand(A, "sovereign-fund mission-spaceship-b").table();
    paid.does("buy big-data at 1\nclose\npay sovereign-fund\npay mission-spaceship-b");
    assert!(paid.area().contains("big-data"));
    let science = scene().display("big-data").hand(A, "sovereign-fund research-campus").table();
    science.refused_for("RM-PAY-9", "refuse-short-icons", "buy big-data at 1");
}

#[test]
fn rm_item_9_tokens_work_at_all_times_or_once_per_turn() {
    let mut table = Scene::new(2)
        .missions(A, "earth-satellite=cash earth-space-hotel=hand moon-space-hotel=rocket")
        .display("angel-investors")
        .hand(A, "mission-asteroid-mining mission-space-station")
        .table();
    assert_eq!((table.public().seat(A).points, table.public().seat(A).hand_size), (1, 7));
    table.does("buy angel-investors at 1\nclose\npay cash-token\npay mission-asteroid-mining");
    assert_eq!((table.public().seat(A).cash, table.public().seat(A).achievements[2]), (0, 1), "flipped, not lost");
    table.does("place mission-space-station on plan\nclose");
    let mut again = Scene::new(2)
        .missions(A, "earth-satellite=cash")
        .seat_set(A, "used_cash", 1.into())
        .plan(A, "mission-base-a")
        .hand(A, "mission-spaceship-b mission-space-station")
        .table();
    again.does("place mission-spaceship-b on pad\nclose");
    again.refused_for("RM-ITEM-9", "refuse-token-used", "pay cash-token");
    again.refused_for("RM-ITEM-9", "refuse-no-token", "pay science-token");
}

#[test]
fn rm_item_10_rocket_and_hand_size_tokens_never_pay() {
    let mut table = Scene::new(2)
        .missions(A, "earth-spaceship=rocket earth-space-hotel=hand")
        .display("angel-investors")
        .hand(A, "mission-satellite-a mission-asteroid-mining mission-space-station")
        .table();
    table.does("buy angel-investors at 1\nclose");
    assert!(table.offers().iter().all(|action| action.starts_with("pay mission-")), "{:?}", table.offers());
}

#[test]
fn rm_item_11_an_earned_achievement_is_always_received() {
    // Three Rocket achievements are all the tokens of the box show one by one; the fourth counts too.
    let mut table = Scene::new(2)
        .missions(A, "earth-spaceship=rocket moon-spaceship=rocket earth-orbital-shipyard=rocket")
        .plan(A, "mission-base-a")
        .pad(
            A,
            "medium-rocket-boosters solar-energy storage-batteries super-capacitors radiation-shielding electric-cars",
        )
        .table();
    table.does("launch").draw(4).draw(3);
    assert_eq!(table.public().seat(A).achievements[0], 4);
}

#[test]
fn rm_item_12_government_contract_is_worth_ten_dollars_a_mission() {
    let worth = |missions: &str| {
        let table = Scene::new(2).missions(A, missions).hand(A, "government-contract").table();
        table.sees(A).hand.expect("a hand")[0].items.money
    };
    assert_eq!(worth(""), 0);
    assert_eq!(worth("earth-satellite earth-spaceship earth-space-hotel"), 30);
}
