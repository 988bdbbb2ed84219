//! Paying.

use engine::{Match, Setup, Viewer};
use rocketmen::Rocketmen;

use crate::common::*;

#[test]
fn rm_pay_1_sources_are_hand_cards_and_face_up_tokens() {
    let mut table = Scene::new(2)
        .missions(A, "earth-satellite=cash moon-satellite=science")
        .display("big-data")
        .plan(A, "mission-base-a")
        .pad(A, "mission-spaceship-b")
        .hand(A, "mission-spaceship-a mission-asteroid-mining angel-investors")
        .warehouse(A, "sovereign-fund")
        .table();
    table.refused_for("RM-PAY-1", "refuse-no-basket", "pay angel-investors");
    table.does("buy big-data at 1");
    table.refused_for("RM-PAY-1", "refuse-close-first", "pay angel-investors");
    table.does("close");
    let mut sources = table.offers();
    sources.sort();
    assert_eq!(
        sources,
        [
            "pay angel-investors",
            "pay cash-token",
            "pay mission-asteroid-mining",
            "pay mission-spaceship-a",
            "pay science-token"
        ]
    );
    table.refused_for("RM-PAY-1", "refuse-not-in-hand", "pay sovereign-fund");
    table.refused_for("RM-PAY-1", "refuse-not-in-hand", "pay mission-spaceship-b");
}

#[test]
fn rm_pay_2_a_source_gives_all_it_has_at_once() {
    let mut table = Scene::new(2)
        .missions(A, "earth-satellite=cash moon-satellite=science")
        .display("global-internet")
        .hand(A, "mission-asteroid-mining")
        .table();
    table.does("buy global-internet at 1\nclose\npay cash-token\npay science-token");
    let trade = table.sees(A).trade.expect("an open transaction");
    assert_eq!((trade.given.money, trade.given.science), (20, 1));
    let mut cars = Scene::new(2).display("global-internet").hand(A, "electric-cars mission-satellite-a").table();
    cars.does("buy global-internet at 1\nclose\npay electric-cars");
    let trade = cars.sees(A).trade.expect("an open transaction");
    assert_eq!((trade.given.money, trade.given.composite), (20, 1));
}

/// What is offered as the sensible payment wastes nothing if that can be, and its sources may be committed in any order.
#[test]
fn rm_pay_5_the_sensible_payment_has_no_superfluous_source() {
    let mut table = Scene::new(2)
        .missions(A, "earth-satellite=cash")
        .display("super-capacitors")
        .hand(A, "mission-satellite-a mission-asteroid-mining mission-space-hotel-a angel-investors sovereign-fund")
        .table();
    table.does("buy super-capacitors at 1");
    let sensible = |table: &Table<Rocketmen>| -> Vec<String> {
        table.sees(A).trade.map_or(Vec::new(), |trade| trade.sensible.iter().map(ToString::to_string).collect())
    };
    assert_eq!(sensible(&table), ["cash-token", "mission-satellite-a"], "$30 from a token and a card of $10");
    table.does("close\npay mission-space-hotel-a");
    assert_eq!(sensible(&table), ["cash-token"], "what is committed counts");
    table.does("pay cash-token");
    assert_eq!(sensible(&table), [] as [&str; 0]);
    assert_eq!(table.public().trade, None, "a transaction is its owner's secret");
}

#[test]
fn rm_pay_3_the_engine_finds_the_matching() {
    // Pandemic asks a Biotech, Detailed Planning any resource: a Biotech and a Computer do it, two Computers do not.
    let scene = |cards: &str| {
        Scene::new(4)
            .display("pandemic detailed-planning")
            .hand(A, &format!("sovereign-fund sovereign-fund angel-investors {cards}"))
            .table()
    };
    let mut fits = scene("mission-base-a mission-spaceship-a");
    // The Computer is committed first; it must not take the Biotech's place.
    fits.does(
        "buy pandemic at 1\nbuy detailed-planning at 2\nclose\npay mission-base-a\npay mission-spaceship-a
         pay sovereign-fund\npay sovereign-fund\npay angel-investors",
    );
    assert!(fits.area().contains("pandemic") && fits.area().contains("detailed-planning"));
    let mut short = scene("quantum-computer");
    short.does("buy detailed-planning at 2");
    short.refused_for("RM-PAY-9", "refuse-short-icons", "buy pandemic at 1");
}

#[test]
fn rm_pay_4_there_is_no_change() {
    let mut table = Scene::new(2)
        .display("super-capacitors big-data")
        .hand(A, "sovereign-fund angel-investors angel-investors mission-satellite-a")
        .table();
    // $40 for a card of $30: $10 is lost.
    table.does("buy super-capacitors at 1\nclose\npay angel-investors\npay angel-investors");
    assert_eq!(table.hand(A), "mission-satellite-a sovereign-fund");
    let purse: u16 = table.sees(A).hand.expect("a hand").iter().map(|card| card.items.money).sum();
    assert_eq!(purse, 40);
}

#[test]
fn rm_pay_5_only_sources_that_help() {
    let mut table = Scene::new(2)
        .display("super-capacitors")
        .hand(A, "sovereign-fund angel-investors mission-spaceship-a mission-base-b")
        .table();
    table.does("buy super-capacitors at 1\nclose");
    table.refused_for("RM-PAY-5", "refuse-useless", "pay mission-spaceship-a");
    table.refused_for("RM-PAY-5", "refuse-useless", "pay mission-base-b");
    table.does("pay angel-investors");
    assert!(table.allows("pay sovereign-fund"), "$30 for the last $10 is allowed");
    // A second Biotech does not enlarge the matching.
    let mut table =
        Scene::new(4).display("big-data").hand(A, "sovereign-fund mission-spaceship-a designer-drugs").table();
    table.does("buy big-data at 1\nclose\npay mission-spaceship-a");
    assert!(table.allows("pay designer-drugs"), "its $10 helps");
    table.does("pay designer-drugs");
    table.refused_for("RM-PAY-6", "refuse-in-basket", "pay mission-spaceship-a");
}

#[test]
fn rm_pay_6_a_source_serves_one_transaction() {
    let mut table = Scene::new(2)
        .display("super-capacitors")
        .plan(A, "mission-base-a")
        .hand(A, "sovereign-fund angel-investors mission-spaceship-b")
        .table();
    // $20 of the $50 committed are left over; they do not pay the placement.
    table.does("buy super-capacitors at 1\nclose\npay angel-investors\npay sovereign-fund");
    table.refused_for("RM-PLACE-14", "refuse-short-money", "place mission-spaceship-b on pad");
}

#[test]
fn rm_pay_7_cards_go_to_the_playing_area_and_tokens_are_flipped() {
    let mut table = Scene::new(2)
        .missions(A, "earth-satellite=cash")
        .display("super-capacitors")
        .hand(A, "mission-asteroid-mining")
        .table();
    table.does("buy super-capacitors at 1\nclose\npay cash-token\npay mission-asteroid-mining");
    assert_eq!(table.area(), "mission-asteroid-mining super-capacitors");
    let seat = table.public().seat(A).clone();
    assert_eq!((seat.cash, seat.achievements[2]), (0, 1));
    assert_eq!(table.phase(), rocketmen::Phase::Actions, "it completes by itself");
}

#[test]
fn rm_pay_8_nothing_moves_or_shows_before_completion_and_all_can_be_taken_back() {
    let mut table = Scene::new(2).display("super-capacitors").hand(A, "angel-investors mission-satellite-a").table();
    let before = [table.sees(B), table.public()];
    for (steps, code) in [(1, "buy super-capacitors at 1"), (2, "close"), (3, "pay angel-investors")] {
        table.does(code);
        assert_eq!([table.sees(B), table.public()], before, "others see nothing of `{code}`");
        assert!(table.told(B).is_empty() && table.told(Viewer::Public).is_empty());
        assert!(!table.chance_used);
        assert!(!table.unveiled);
        assert_eq!(table.hand(A), "mission-satellite-a angel-investors");
        assert_eq!(table.sees(A).trade.expect("an open transaction").steps, steps);
    }
    table.does("pay mission-satellite-a");
    assert_ne!(table.sees(B), before[0]);

    // At a real table, undo takes the open transaction back step by step; cancelling is no action of the game.
    let mut real = Match::<Rocketmen>::start(Setup::new(2), 7.into(), None).expect("a match");
    let seat = engine::Game::to_act(real.position()).first().expect("somebody begins");
    let mut actions = Vec::new();
    engine::Game::actions(real.position(), seat, &mut actions);
    let open = *actions.iter().find(|action| action.to_string().starts_with("place")).expect("a card can be placed");
    real.play(seat, open).expect("legal");
    real.play(seat, "close".parse().expect("an action")).expect("legal");
    while real.undoable(seat) > 0 {
        real.undo(seat).expect("an open transaction tells nothing");
    }
    assert!(real.steps().is_empty());
    assert!("cancel".parse::<rocketmen::Action>().is_err());
}

#[test]
fn rm_pay_9_only_what_can_be_paid_goes_into_a_basket_and_every_way_of_paying_ends() {
    let table = Scene::new(2)
        .display("angel-investors super-capacitors")
        .hand(A, "sovereign-fund mission-satellite-a mission-spaceship-a")
        .table();
    let mut both = table.clone();
    both.does("buy angel-investors at 1");
    both.refused_for("RM-PAY-9", "refuse-short-money", "buy super-capacitors at 2");
    let refusal = both.refusal(both.active(), "buy super-capacitors at 2").expect("refused");
    assert_eq!(refusal.reason.facts, [("money", engine::Fact::Number(20))]);
    // Every order of commitments completes.
    fn all_ends(table: &Table<Rocketmen>) -> u32 {
        if table.phase() == rocketmen::Phase::Actions {
            return 1;
        }
        let actions = table.offers();
        assert!(!actions.is_empty(), "a dead end");
        actions.iter().map(|action| all_ends(table.clone().does(action))).sum()
    }
    let mut open = Scene::new(2)
        .missions(A, "earth-satellite=cash earth-space-hotel=science")
        .display("big-data")
        .hand(A, "angel-investors mission-asteroid-mining mission-spaceship-a mission-space-station")
        .table();
    open.does("buy big-data at 1\nclose");
    assert!(all_ends(&open) > 20);
}

#[test]
fn rm_pay_10_paying_does_not_use_the_discard_ability() {
    let mut table =
        Scene::new(2).display("super-capacitors climate-change").hand(A, "solar-energy angel-investors").table();
    table.does("buy super-capacitors at 1\nclose\npay solar-energy\npay angel-investors");
    assert_eq!(table.public().seat(A).threats, 0);
    assert!(table.display().contains("climate-change"));
    assert!(table.area().contains("solar-energy"), "paid, not removed");
}

#[test]
fn rm_pay_6_a_card_that_has_paid_serves_no_other_transaction() {
    let mut table = Scene::new(2)
        .display("super-capacitors")
        .plan(A, "mission-base-a")
        .hand(A, "sovereign-fund angel-investors mission-spaceship-b mission-space-station mission-satellite-a")
        .table();
    table.does("buy super-capacitors at 1, close, pay sovereign-fund, discard mission-satellite-a");
    table.refused_for("RM-PAY-6", "refuse-spent", "place sovereign-fund on pad");
    table.refused_for("RM-BUY-5", "refuse-just-played", "place super-capacitors on pad");
    table.refused_for("RM-ZONE-4", "refuse-just-played", "discard sovereign-fund");
    table.refused_for("RM-ZONE-4", "refuse-just-played", "discard mission-satellite-a");
    table.does("place mission-spaceship-b on pad, close");
    table.refused_for("RM-PAY-6", "refuse-spent", "pay sovereign-fund");
    table.refused_for("RM-BUY-5", "refuse-just-played", "pay super-capacitors");
    table.refused_for("RM-ZONE-4", "refuse-just-played", "pay mission-satellite-a");
    table.does("pay angel-investors, end turn");
    table.until(A);
    assert_eq!(table.file()["spent"], serde_json::Value::Null, "in the next turn all is forgotten");
}
