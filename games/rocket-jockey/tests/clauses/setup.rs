//! RJ-SETUP: how a match begins.

use std::collections::BTreeSet;

use engine::testing::assert_even;
use engine::{Chance, Game, QuickDice, Setup, Still};
use rocket_jockey::{Phase, RocketJockey};

use crate::common::*;

/// Chance that turns every pile over instead of shuffling it: the box's order from the top.
struct Reversed;

impl Chance for Reversed {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
    fn shuffle<T>(&mut self, items: &mut [T]) {
        items.reverse();
    }
}

/// Cargo names by kind in the order of the box.
fn cargo_kinds() -> Vec<String> {
    cargo_names().iter().map(|name| name.split('#').next().unwrap_or_default().to_owned()).collect()
}

#[test]
fn rj_setup_1_two_to_four_players_sit_clockwise() {
    let deal = |players| RocketJockey::deal(RocketJockey::components(), &Setup::new(players), &mut Still);
    for players in 2..=4 {
        assert_eq!(deal(players).expect("2 to 4 can play").players(), players);
    }
    for players in [0, 1, 5] {
        assert!(deal(players).is_err(), "{players}");
    }
}

#[test]
fn rj_setup_2_every_seat_is_equally_likely_to_begin() {
    for players in 2..=4u8 {
        let mut chance = QuickDice::new(2);
        let mut first = vec![0; usize::from(players)];
        for _ in 0..3000 {
            first[dealt(players, &mut chance).active().index()] += 1;
        }
        assert_even(&first);
    }
}

#[test]
fn rj_setup_3_planets_get_the_top_cargoes_in_order() {
    // As the box lies, the express cargoes are on top, Pluto's first; Jupiter's may not lie under Jupiter.
    let table = dealt(2, &mut Still);
    let laid: Vec<String> = (1..=9).map(|planet| table.cargo_at(planet)).collect();
    assert_eq!(laid, ["9e", "8e", "7e", "6e", "4e", "3e", "2e", "1e", "8"]);
    // Shuffled, every cargo is equally likely to be the first.
    let mut chance = QuickDice::new(3);
    let mut under_mercury = vec![0; 26];
    for _ in 0..5200 {
        let first = dealt(2, &mut chance).saved()["cargo"]["1"].as_str().expect("a cargo").to_owned();
        let others = cargo_names().into_iter().filter(|name| name != "1e");
        under_mercury[others.into_iter().position(|name| name == first).expect("not for Mercury")] += 1;
    }
    assert_even(&under_mercury);
}

#[test]
fn rj_setup_4_a_matching_cargo_goes_to_the_bottom() {
    // Turned over: three for Venus, four for Earth, three for Mars, then pairs, then the express cargoes.
    let table = dealt(2, &mut Reversed);
    let laid: Vec<String> = (1..=9).map(|planet| table.cargo_at(planet)).collect();
    assert_eq!(laid, ["2", "3", "4", "5", "6", "7", "8", "1e", "2e"]);
    // At Venus two for Venus were passed over, at Earth three for Earth, …: they lie at the bottom in that order.
    let passed = ["2", "2", "3", "3", "3", "4", "4", "5", "6", "7", "8"].map(String::from);
    assert_eq!(table.pile("cargo_deck")[7..], passed);
    let bottom: Vec<String> = table.public().cargo_bottom.iter().map(|cargo| cargo.destination.to_string()).collect();
    assert_eq!(bottom, passed, "everybody has seen them go there");
}

#[test]
fn rj_setup_5_placement_always_succeeds_and_leaves_18_cargoes() {
    let most = (1..=9).map(|planet| cargo_kinds().iter().filter(|kind| kind.starts_with(&planet.to_string())).count());
    assert_eq!(most.max(), Some(5), "at most five of the 19 or more cards in the deck can match");
    let mut chance = QuickDice::new(5);
    for _ in 0..300 {
        let table = dealt(3, &mut chance);
        assert_eq!(table.public().cargo_deck, 18);
        for planet in 1..=9 {
            assert!(!["-".to_owned(), planet.to_string(), format!("{planet}e")].contains(&table.cargo_at(planet)));
        }
    }
}

#[test]
fn rj_setup_6_everybody_starts_with_four_copilots_and_nothing_else() {
    for player in dealt(4, &mut QuickDice::new(6)).public().seats {
        assert_eq!((player.supply, player.removed, player.reserved), (4, 0, None));
        assert_eq!((player.score, player.delivered.len()), (0, 0));
    }
}

#[test]
fn rj_setup_7_two_cards_each_one_at_a_time_from_the_first_player() {
    // The box lies turned over: 1-2 on top, then 2-3, 2-3, 3-4, 3-4, 4-5.
    let table = dealt(3, &mut Reversed);
    assert_eq!(table.active(), A);
    assert_eq!([table.hand(A), table.hand(B), table.hand(C)], [["1-2", "3-4"], ["2-3", "3-4"], ["2-3", "4-5"]]);
    // As it lies: 6-9 on top, then 5-8, 4-7, 3-6; and B begins.
    let table = dealt(2, &mut Pick(1));
    assert_eq!(table.active(), B);
    assert_eq!([table.hand(A), table.hand(B)], [["3-6", "5-8"], ["4-7", "6-9"]]);
    // Shuffled, hands differ from match to match.
    let mut chance = QuickDice::new(7);
    let hands: BTreeSet<Vec<String>> = (0..100).map(|_| dealt(2, &mut chance).hand(A)).collect();
    assert!(hands.len() > 50, "{}", hands.len());
}

#[test]
fn rj_setup_8_three_draft_piles_and_the_rest_is_the_deck() {
    for (players, left) in [(2, 25), (3, 23), (4, 21)] {
        assert_eq!(dealt(players, &mut QuickDice::new(8)).public().deck, left);
    }
    assert_eq!(dealt(3, &mut Reversed).drafts(), ["5-6", "6-7", "7-8"], "after six cards for three hands");
}

#[test]
fn rj_setup_9_no_discards_and_the_rocket_at_rest() {
    let table = dealt(2, &mut QuickDice::new(9));
    assert!(table.public().discard.is_empty());
    assert_eq!((table.public().phase, table.public().flight, table.public().turn), (Phase::FuelUp, None, 1));
}
