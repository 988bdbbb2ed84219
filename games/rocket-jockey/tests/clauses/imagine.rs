//! What is imagined, against what can be counted: every scene that a seat cannot tell from the real one is as likely as
//! any other.

use std::collections::BTreeMap;

use engine::Game;
use engine::testing::{Table, assert_uniform, imagined};
use rocket_jockey::{RocketJockey, deliverable};

use crate::common::*;

/// The only answer there is.
fn always<K: Ord + Clone + std::fmt::Debug>(counts: &BTreeMap<K, u32>) -> K {
    assert_eq!(counts.len(), 1, "{counts:?}");
    counts.keys().next().expect("one answer").clone()
}

/// Which of these cards a hand holds.
fn among(table: &RocketJockey, of: engine::Seat, cards: &[&str]) -> Vec<String> {
    table.hand(of).into_iter().filter(|card| cards.contains(&card.as_str())).collect()
}

#[test]
fn hidden_cards_are_dealt_evenly_over_hands_and_deck() {
    // Unseen by A: B's two cards and the two of the deck. Six hands, each with two orders of the deck.
    let table = Scene::of(2).hand(B, "1-2 8-9").deck("4-7 5-8").table();
    let worlds = imagined(&table.position, A, 6000, |world| (world.hand(B), world.pile("deck")));
    assert_uniform(&worlds, 12);
}

#[test]
fn cards_that_everybody_knows_of_stay() {
    let table = Scene::of(2).hand(B, "1-2 8-9 4-5").known(B, "4-5").deck("4-7 5-8").table();
    let worlds = imagined(&table.position, A, 3000, |world| world.hand(B));
    assert!(worlds.keys().all(|hand| hand.contains(&"4-5".to_owned())));
    assert_uniform(&worlds, 6);
    // The seat's own hand, the piles and the discards stay as well.
    let own = imagined(&table.position, A, 50, |world| (world.hand(A), world.drafts(), world.pile("discard")));
    assert_eq!(always(&own), (table.hand(A), table.drafts(), table.pile("discard")));
}

#[test]
fn after_a_reshuffle_an_opponents_old_cards_are_deducible() {
    // Two players: what was not reshuffled and is not seen can only be in B's hand.
    let table = Scene::of(2).hand(B, "1-2 8-9").old("1-2 8-9").deck("4-7 5-8 6-9 visitors").table();
    assert_eq!(always(&imagined(&table.position, A, 300, |world| world.hand(B))), ["1-2", "8-9"]);
    // A card drawn unseen after it could be any of the new deck.
    let table = Scene::of(2).hand(B, "1-2 8-9 3-6").old("1-2 8-9").deck("4-7 5-8 6-9 visitors").table();
    assert_eq!(always(&imagined(&table.position, A, 300, |world| among(world, B, &["1-2", "8-9"]))), ["1-2", "8-9"]);
    let new = ["3-6", "4-7", "5-8", "6-9"];
    assert_uniform(&imagined(&table.position, A, 4000, |world| among(world, B, &new)), 4);
}

#[test]
fn cards_of_an_era_are_dealt_over_the_places_of_that_era() {
    // Before the reshuffle B drew one card and C two; after it each drew one more.
    let table = Scene::of(3).hand(B, "1-2 4-7").hand(C, "8-9 7-8 5-8").old("1-2 8-9 7-8").deck("6-9 visitors").table();
    let old = ["1-2", "8-9", "7-8"];
    let new = ["4-7", "5-8", "6-9"];
    assert_uniform(&imagined(&table.position, A, 3000, |world| among(world, B, &old)), 3);
    assert_uniform(&imagined(&table.position, A, 6000, |world| (among(world, B, &new), among(world, C, &new))), 6);
    let sizes = imagined(&table.position, A, 300, |world| (among(world, B, &old).len(), among(world, C, &new).len()));
    assert_eq!(always(&sizes), (1, 1));
}

#[test]
fn alien_visitors_is_evenly_in_the_lowest_five_places() {
    let place = |world: &RocketJockey| world.pile("deck").iter().rev().position(|card| card == "visitors");
    let table = Scene::of(2).deck("4-7 visitors 5-8 6-9 3-6 2-5 1-4 7-9").table();
    let places = imagined(&table.position, A, 5000, place);
    assert_eq!(places.keys().copied().collect::<Vec<_>>(), (0..5).map(Some).collect::<Vec<_>>());
    assert_uniform(&places, 5);
    // In what is left of the deck when that is less.
    let table = Scene::of(2).deck("4-7 visitors 5-8").table();
    assert_uniform(&imagined(&table.position, A, 3000, place), 3);
    // Once it is out, there is none.
    let table = Scene::of(2).aliens(8).deck("4-7 5-8 6-9").table();
    assert_eq!(always(&imagined(&table.position, A, 100, place)), None);
}

#[test]
fn cargoes_seen_to_go_to_the_bottom_stay_there() {
    let scene = Scene::of(2).hand(A, "3-6 1-2 8-9").cargo("6:3").cargo_deck("6 5 1e 7 8");
    let mut table = scene.table();
    table.does("launch 6, fly 3-6 to 3, done");
    assert_eq!(table.pile("cargo_deck"), ["1e", "7", "8", "6"]);
    let decks = imagined(&table.position, A, 3000, |world| world.pile("cargo_deck"));
    assert!(decks.keys().all(|deck| deck[3] == "6"));
    assert_uniform(&decks, 6);
}

#[test]
fn a_cargo_in_flight_can_be_brought_home_in_every_imagined_position() {
    // B has launched 6:3; of the twenty hands of three out of six unseen cards, those that could not are impossible.
    let unseen = ["3-6", "1-2", "8-9", "4-6", "3-4", "7-9"];
    let mut table =
        Scene::of(2).active(B).hand(B, "3-6 1-2 8-9").copilots(B, 0).deck("4-6 3-4 7-9").cargo("6:3").table();
    table.does("launch 6");
    let mut possible = 0;
    for set in 0..64u32 {
        let cards = (0..6).filter(|card| set >> card & 1 == 1).map(|card| unseen[card]);
        let able = deliverable(RocketJockey::components(), card_set(cards), 0, 6, 3);
        possible += usize::from(set.count_ones() == 3 && able);
    }
    assert_eq!(possible, 10 + 3, "3-6 with any two others, or 4-6 and 3-4 with any but 3-6");
    assert_uniform(&imagined(&table.position, A, 6500, |world| world.hand(B)), possible);
}

/// Which copy of a kind is played must tell nothing: one that everybody knows of goes first, then one of the oldest era,
/// then the one with the lowest number.
#[test]
fn the_choice_of_a_copy_tells_nothing() {
    let discarded = |table: &Table<RocketJockey>| table.saved()["discard"][0].clone();
    let flight = "launch 2, fly 2-4 to 4, done";

    let mut table = Scene::of(2).hand(A, "2-4#1 2-4#2 2-4#3 8-9").known(A, "2-4#2").cargo("2:4").table();
    table.does(flight);
    assert_eq!((discarded(&table), table.seat(A).known.len()), ("2-4#2".into(), 0), "the known one");

    let mut table = Scene::of(2).hand(A, "2-4#1 2-4#2 2-4#3 8-9").old("2-4#3").aliens(9).cargo("2:4").table();
    table.does(flight);
    assert_eq!(discarded(&table), "2-4#3", "the one from before the reshuffle");

    let mut table = Scene::of(2).hand(A, "2-4#2 2-4#3 8-9").cargo("2:4").table();
    table.does(flight);
    assert_eq!(discarded(&table), "2-4#2", "the lowest");
}
