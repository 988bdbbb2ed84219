//! What is hidden, and what everybody can work out.

use engine::testing::{assert_uniform, imagined};
use engine::{Game, QuickDice, Viewer};

use crate::common::*;

#[test]
fn while_hq_is_empty_the_whole_hand_is_known() {
    let mut table = Scene::new(2)
        .hand(A, "mission-base-a mission-base-b sovereign-fund depot pandemic")
        .hq(A, "mission-satellite-a")
        .warehouse(A, "climate-change")
        .table();
    assert_eq!(table.known(A), "");
    table.does("end turn");
    assert_eq!(table.known(A), table.hand(A));
    // Cards drawn from the new HQ are not known.
    table.until(A);
    table.does("discard mission-base-b\ndiscard depot\nend turn");
    assert_eq!(table.known(A).split(' ').count(), 4, "what came from the new HQ is not known");
    let mut partly = Scene::new(2)
        .hand(A, "mission-base-a pandemic")
        .hq(A, "mission-satellite-a")
        .warehouse(A, "climate-change sovereign-fund depot angel-investors big-data solar-energy")
        .table();
    partly.does("end turn");
    assert_eq!(partly.known(A), "mission-satellite-a mission-base-a pandemic");
    assert_eq!(partly.hand(A).split(' ').count(), 6);
}

#[test]
fn a_known_card_that_leaves_the_hand_is_forgotten() {
    let mut table = Scene::new(2).hand(A, "electric-cars").warehouse(A, "mission-base-b sovereign-fund").table();
    table.does("use electric-cars\nfetch mission-base-b");
    assert_eq!(table.known(A), "mission-base-b");
    table.does("discard mission-base-b");
    assert_eq!(table.known(A), "");
}

#[test]
fn imagined_hands_hold_what_is_known_and_vary_in_the_rest() {
    let table = Scene::new(2)
        .hand(B, "mission-base-a mission-base-b sovereign-fund")
        .seat_set(B, "known", serde_json::json!(["sovereign-fund"]))
        .table();
    let mut hands = std::collections::HashSet::new();
    for seed in 0..40 {
        let world = table.position.imagine(A, &mut QuickDice::new(seed));
        let hand = world.view(Viewer::Seat(B)).hand.expect("a hand");
        assert_eq!(hand.len(), 3);
        assert!(hand.iter().any(|card| card.card.to_string() == "sovereign-fund"));
        hands.insert(format!("{hand:?}"));
    }
    assert!(hands.len() > 10);
}

#[test]
fn every_hand_that_fits_is_imagined_as_often() {
    let cards = ["mission-base-a", "mission-base-b", "sovereign-fund", "depot"];
    let table = Scene::new(2).hand(B, &cards[..2].join(" ")).hq(B, &cards[2..].join(" ")).table();
    let hands = imagined(&table.position, A, 6000, |world| {
        let hand = world.view(Viewer::Seat(B)).hand.expect("a hand");
        let mut names: Vec<String> = hand.iter().map(|card| card.card.to_string()).collect();
        names.sort_unstable();
        names
    });
    assert_uniform(&hands, 6);
}

#[test]
fn goals_are_shown_at_the_end_and_not_before() {
    let table = Scene::new(2).table();
    assert_eq!(table.sees(A).goals.len(), 2);
    let over = Scene::new(2).set("phase", "over".into()).load().expect("a position");
    assert_eq!(over.view(Viewer::Public).goals.len(), 4);
    // Other goals of B look the same to A.
    let other = Scene::new(2)
        .goals(A, "eyes-above room-with-a-view")
        .seat_set(B, "goals", serde_json::json!(["grand-tour", "foundations"]))
        .table();
    let one = Scene::new(2)
        .goals(A, "eyes-above room-with-a-view")
        .seat_set(B, "goals", serde_json::json!(["red-horizon", "supply-chain"]))
        .table();
    assert_eq!(one.sees(A), other.sees(A));
}

#[test]
fn an_open_transaction_of_somebody_else_is_not_imagined() {
    let mut table = Scene::new(2).display("super-capacitors").hand(A, "sovereign-fund").table();
    table.does("buy super-capacitors at 1");
    let world = table.position.imagine(B, &mut QuickDice::new(1));
    assert!(world.view(Viewer::Seat(A)).trade.is_none());
    let own = table.position.imagine(A, &mut QuickDice::new(1));
    assert!(own.view(Viewer::Seat(A)).trade.is_some());
}
