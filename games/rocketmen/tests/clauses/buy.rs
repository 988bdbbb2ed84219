//! Buying.

use crate::common::*;

#[test]
fn rm_buy_1_several_cards_and_an_engine_in_one_purchase() {
    let mut table = Scene::new(2)
        .display("angel-investors big-data")
        .hand(A, "sovereign-fund sovereign-fund angel-investors mission-satellite-a mission-spaceship-a")
        .table();
    table.does("buy angel-investors at 1\nbuy small-rocket-boosters\nbuy big-data at 2\nclose");
    let price = table.sees(A).trade.expect("a basket").price;
    assert_eq!((price.money, price.biotech), (90, 1));
    table.does("pay sovereign-fund\npay sovereign-fund\npay angel-investors\npay mission-satellite-a");
    assert_eq!(table.phase(), rocketmen::Phase::Paying, "every part of the price must be paid");
    table.does("pay mission-spaceship-a");
    for card in ["angel-investors", "small-rocket-boosters", "big-data"] {
        assert!(table.area().contains(card));
    }
    table.refused_for("RM-BUY-1", "refuse-not-on-display", "buy big-data at 2");
}

#[test]
fn rm_buy_2_one_engine_per_turn() {
    let mut table = Scene::new(2).hand(A, "sovereign-fund sovereign-fund angel-investors angel-investors").table();
    let mut basket = table.clone();
    basket.does("buy small-rocket-boosters");
    basket.refused_for("RM-BUY-2", "refuse-second-engine", "buy medium-rocket-boosters");
    table.does("buy small-rocket-boosters\nclose\npay sovereign-fund");
    table.refused_for("RM-BUY-2", "refuse-second-engine", "buy small-rocket-boosters");
    assert!(!table.offers().iter().any(|action| action.contains("boosters")));
    table.does("end turn").until(A);
    assert!(table.allows("buy small-rocket-boosters"), "the next turn has its own");
}

#[test]
fn rm_buy_3_threats_cost_their_surcharge() {
    let mut table = Scene::new(2)
        .missions(A, "mars-base=hand")
        .display("pandemic")
        .hand(A, "sovereign-fund angel-investors designer-drugs")
        .table();
    table.does("buy pandemic at 1\nclose");
    assert_eq!(table.sees(A).trade.expect("a basket").price.money, 50);
}

#[test]
fn rm_buy_4_replacements_belong_to_the_next_purchase() {
    let mut table = Scene::new(2)
        .display("super-capacitors")
        .hand(A, "sovereign-fund sovereign-fund")
        .supply("angel-investors")
        .table();
    table.does("buy super-capacitors at 1");
    table.refused_for("RM-BUY-1", "refuse-not-on-display", "buy angel-investors at 1");
    table.does("close");
    table.refused_for("RM-BUY-4", "refuse-basket-closed", "buy angel-investors at 1");
    table.does("pay sovereign-fund");
    assert_eq!(table.display(), "angel-investors - - - - -");
    assert!(table.allows("buy angel-investors at 1"));
}

#[test]
fn rm_buy_5_a_bought_card_is_not_usable_this_turn() {
    let mut table = Scene::new(2)
        .display("angel-investors super-capacitors")
        .hand(A, "sovereign-fund mission-satellite-a mission-space-station mission-asteroid-mining")
        .table();
    table.does("buy angel-investors at 1\nclose\npay sovereign-fund\nbuy super-capacitors at 2\nclose");
    table.refused_for("RM-BUY-5", "refuse-just-played", "pay angel-investors");
    table.does("pay mission-satellite-a\npay mission-space-station\npay mission-asteroid-mining");
    table.refused_for("RM-BUY-5", "refuse-just-played", "discard angel-investors");
}

#[test]
fn rm_buy_6_gaps_are_filled_from_the_lowest_slot() {
    let mut table = Scene::new(2)
        .display("big-data angel-investors global-internet super-capacitors storage-batteries solar-energy")
        .hand(A, "sovereign-fund sovereign-fund")
        .table();
    // Chance decides what comes; the first number is for the lowest gap.
    table.does("buy angel-investors at 2\nbuy super-capacitors at 4\nclose\npay sovereign-fund");
    table.does("pay sovereign-fund");
    let filled: Vec<u8> = table
        .events
        .iter()
        .filter_map(|event| match event {
            rocketmen::Event::DisplayFilled { slot, .. } => Some(*slot),
            _ => None,
        })
        .collect();
    assert_eq!(filled, [2, 4]);
    assert!(!table.display().contains(" - "));
    let left = table.public().engines.iter().map(|pile| pile.left).sum::<u8>();
    let mut engine = Scene::new(2).hand(A, "sovereign-fund").table();
    engine.does("buy small-rocket-boosters\nclose\npay sovereign-fund");
    assert_eq!(engine.public().engines.iter().map(|pile| pile.left).sum::<u8>(), left - 1, "piles are not refilled");
}

#[test]
fn rm_buy_7_any_number_of_purchases() {
    let mut table = Scene::new(2)
        .display("angel-investors super-capacitors")
        .hand(A, "sovereign-fund sovereign-fund angel-investors mission-satellite-a")
        .table();
    table.does("buy angel-investors at 1\nclose\npay sovereign-fund");
    table.does("buy super-capacitors at 2\nclose\npay sovereign-fund");
    table.does("buy small-rocket-boosters\nclose\npay angel-investors\npay mission-satellite-a");
    assert_eq!(table.area().split(' ').count(), 7);
}

#[test]
fn rm_buy_8_an_empty_supply_leaves_gaps_and_the_game_goes_on() {
    let mut table = Scene::new(2).display("super-capacitors").hand(A, "sovereign-fund").supply("").table();
    table.does("buy super-capacitors at 1\nclose\npay sovereign-fund");
    assert_eq!(table.display(), "- - - - - -");
    table.does("end turn\nend turn");
    assert_eq!(table.active(), A, "an empty display does not end the game");
    assert!(!table.public().ending);
    let empty = Scene::new(2)
        .hand(A, "sovereign-fund")
        .junkyard(B, "small-rocket-boosters small-rocket-boosters small-rocket-boosters")
        .table();
    empty.refused_for("RM-BUY-8", "refuse-pile-empty", "buy small-rocket-boosters");
}
