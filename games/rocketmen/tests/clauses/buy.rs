//! Buying.

use crate::common::*;

#[test]
fn rm_buy_1_several_cards_and_an_engine_in_one_purchase() {
    let mut table = Scene::new(2)
        .display("angel-investors big-data")
        .hand(A, "sovereign-fund sovereign-fund angel-investors mission-satellite-a mission-spaceship-a")
        .play();
    table.play("buy angel-investors at 1\nbuy small-rocket-boosters\nbuy big-data at 2\nclose");
    let price = table.view(A).trade.expect("a basket").price;
    assert_eq!((price.money, price.biotech), (90, 1));
    table.play("pay sovereign-fund\npay sovereign-fund\npay angel-investors\npay mission-satellite-a");
    assert_eq!(table.phase(), rocketmen::Phase::Paying, "every part of the price must be paid");
    table.play("pay mission-spaceship-a");
    for card in ["angel-investors", "small-rocket-boosters", "big-data"] {
        assert!(table.area().contains(card));
    }
    table.refused("buy big-data at 2", "RM-BUY-1", "refuse-not-on-display");
}

#[test]
fn rm_buy_2_one_engine_per_turn() {
    let mut table = Scene::new(2).hand(A, "sovereign-fund sovereign-fund angel-investors angel-investors").play();
    let mut basket = table.clone();
    basket.play("buy small-rocket-boosters");
    basket.refused("buy medium-rocket-boosters", "RM-BUY-2", "refuse-second-engine");
    table.play("buy small-rocket-boosters\nclose\npay sovereign-fund");
    table.refused("buy small-rocket-boosters", "RM-BUY-2", "refuse-second-engine");
    assert!(!table.actions().iter().any(|action| action.contains("boosters")));
    table.play("end turn").until(A);
    assert!(table.legal("buy small-rocket-boosters"), "the next turn has its own");
}

#[test]
fn rm_buy_3_threats_cost_their_surcharge() {
    let mut table = Scene::new(2)
        .missions(A, "mars-base=hand")
        .display("pandemic")
        .hand(A, "sovereign-fund angel-investors designer-drugs")
        .play();
    table.play("buy pandemic at 1\nclose");
    assert_eq!(table.view(A).trade.expect("a basket").price.money, 50);
}

#[test]
fn rm_buy_4_replacements_belong_to_the_next_purchase() {
    let mut table = Scene::new(2)
        .display("super-capacitors")
        .hand(A, "sovereign-fund sovereign-fund")
        .supply("angel-investors")
        .play();
    table.play("buy super-capacitors at 1");
    table.refused("buy angel-investors at 1", "RM-BUY-1", "refuse-not-on-display");
    table.play("close");
    table.refused("buy angel-investors at 1", "RM-BUY-4", "refuse-basket-closed");
    table.play("pay sovereign-fund");
    assert_eq!(table.display(), "angel-investors - - - - -");
    assert!(table.legal("buy angel-investors at 1"));
}

#[test]
fn rm_buy_5_a_bought_card_is_not_usable_this_turn() {
    let mut table = Scene::new(2)
        .display("angel-investors super-capacitors")
        .hand(A, "sovereign-fund mission-satellite-a mission-space-station mission-asteroid-mining")
        .play();
    table.play("buy angel-investors at 1\nclose\npay sovereign-fund\nbuy super-capacitors at 2\nclose");
    table.refused("pay angel-investors", "RM-BUY-5", "refuse-just-played");
    table.play("pay mission-satellite-a\npay mission-space-station\npay mission-asteroid-mining");
    table.refused("discard angel-investors", "RM-BUY-5", "refuse-just-played");
}

#[test]
fn rm_buy_6_gaps_are_filled_from_the_lowest_slot() {
    let mut table = Scene::new(2)
        .display("big-data angel-investors global-internet super-capacitors storage-batteries solar-energy")
        .hand(A, "sovereign-fund sovereign-fund")
        .play();
    // Chance decides what comes; the first number is for the lowest gap.
    table.play("buy angel-investors at 2\nbuy super-capacitors at 4\nclose\npay sovereign-fund");
    table.play_with("pay sovereign-fund", &[0, 0]);
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
    let mut engine = Scene::new(2).hand(A, "sovereign-fund").play();
    engine.play("buy small-rocket-boosters\nclose\npay sovereign-fund");
    assert_eq!(engine.public().engines.iter().map(|pile| pile.left).sum::<u8>(), left - 1, "piles are not refilled");
}

#[test]
fn rm_buy_7_any_number_of_purchases() {
    let mut table = Scene::new(2)
        .display("angel-investors super-capacitors")
        .hand(A, "sovereign-fund sovereign-fund angel-investors mission-satellite-a")
        .play();
    table.play("buy angel-investors at 1\nclose\npay sovereign-fund");
    table.play("buy super-capacitors at 2\nclose\npay sovereign-fund");
    table.play("buy small-rocket-boosters\nclose\npay angel-investors\npay mission-satellite-a");
    assert_eq!(table.area().split(' ').count(), 7);
}

#[test]
fn rm_buy_8_an_empty_supply_leaves_gaps_and_the_game_goes_on() {
    let mut table = Scene::new(2).display("super-capacitors").hand(A, "sovereign-fund").supply("").play();
    table.play("buy super-capacitors at 1\nclose\npay sovereign-fund");
    assert_eq!(table.display(), "- - - - - -");
    table.play("end turn\nend turn");
    assert_eq!(table.active().index(), A, "an empty display does not end the game");
    assert!(!table.public().ending);
    let empty = Scene::new(2)
        .hand(A, "sovereign-fund")
        .junkyard(B, "small-rocket-boosters small-rocket-boosters small-rocket-boosters")
        .play();
    empty.refused("buy small-rocket-boosters", "RM-BUY-8", "refuse-pile-empty");
}
