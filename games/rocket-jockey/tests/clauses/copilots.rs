//! RJ-COP: Co-Pilots that bend a card.

use engine::Game;
use rocket_jockey::RocketJockey;

use crate::common::*;

/// A cargo for this planet, as scene files name it.
fn cargo_for(planet: u8) -> String {
    let express = matches!(planet, 1 | 9);
    format!("{planet}{}", if express { "e" } else { "" })
}

#[test]
fn rj_cop_1_a_copilot_changes_one_number_by_one() {
    // Every pair of planets that 4-6 joins with one Co-Pilot, found by trying them all.
    let mut pairs = Vec::new();
    for from in 1..=9u8 {
        for to in (1..=9).filter(|&to| to != from) {
            let scene = Scene::of(2).hand(A, "4-6 4-6 1-2").cargo(format!("{from}:{}", cargo_for(to)));
            let mut table = scene.copilots(A, 1).table();
            let launch = format!("launch {from}");
            if table.offers().contains(&launch) {
                table.does(&launch);
                if table.offers().contains(&format!("fly 4-6 to {to}")) {
                    table.does(&format!("fly 4-6 to {to}"));
                    if table.seat(A).supply == 0 {
                        pairs.push((from, to));
                    }
                }
            }
        }
    }
    assert_eq!(pairs, [(3, 6), (4, 5), (4, 7), (5, 4), (5, 6), (6, 3), (6, 5), (7, 4)]);
}

#[test]
fn rj_cop_2_one_copilot_per_card_and_any_number_of_cards() {
    let mut table = Scene::of(2).hand(A, "4-6 2-4 8-9").copilots(A, 2).cargo("7:1e").table();
    table.does("launch 7, fly 4-6 to 4, fly 2-4 to 1");
    assert_eq!(table.seat(A).supply, 0);

    let mut table = Scene::of(2).hand(A, "4-6 4-7 3-4").copilots(A, 4).cargo("7:3").table();
    table.does("launch 7");
    assert_eq!(table.why("fly 4-6 to 3"), ("RJ-COP-2", "refuse-one-step"), "3-7 would be two steps");
}

#[test]
fn rj_cop_3_both_numbers_stay_between_1_and_9() {
    let mut table = Scene::of(2).hand(A, "8-9 7-8 1-2").cargo("9:7").table();
    table.does("launch 9");
    let of_8_9 = |code: &String| code.starts_with("fly 8-9");
    let hops: Vec<String> = table.offers().into_iter().filter(of_8_9).collect();
    assert_eq!(hops, ["fly 8-9 to 7", "fly 8-9 to 8", "fly 8-9 to 9"], "read 7-9, 8-9 or 9-9");
    assert_eq!(table.why("fly 8-9 to 10"), ("RJ-COP-3", "refuse-orbit"));

    let mut table = Scene::of(2).hand(A, "1-2 2-3 8-9").cargo("2:3").table();
    table.does("launch 2");
    assert_eq!(table.why("fly 1-2 to 0"), ("RJ-COP-3", "refuse-orbit"));
}

#[test]
fn rj_cop_4_a_card_of_neighbours_may_be_a_stay() {
    let mut low = Scene::of(2).hand(A, "4-5 4-6 1-2").cargo("4:6").table();
    low.does("launch 4, fly 4-5 to 4, fly 4-6 to 6, done");
    assert_eq!(low.run_points(), [3], "read 4-4, a card of the run");
    let mut high = Scene::of(2).hand(A, "4-5 5-7 1-2").cargo("5:7").table();
    high.does("launch 5, fly 4-5 to 5, fly 5-7 to 7, done");
    assert_eq!(high.run_points(), [3], "read 5-5");
    assert_eq!(high.seat(A).supply, 3);
    // Only cards of neighbours can do it.
    let mut wide = Scene::of(2).hand(A, "4-6 5-7 4-5").cargo("4:7").table();
    wide.does("launch 4");
    assert_eq!(wide.offers().iter().filter(|code| code.ends_with("to 4")).count(), 1, "{:?}", wide.offers());
    let stays = |card: rocket_jockey::Maneuver| card.high - card.low == 1;
    assert_eq!(RocketJockey::components().maneuvers.iter().filter(|&&card| stays(card)).count(), 10);
}

#[test]
fn rj_cop_5_a_stay_comes_before_the_destination_never_at_it() {
    // At a later stop.
    let mut table = Scene::of(2).hand(A, "4-6 4-5 3-4").cargo("6:3").table();
    table.does("launch 6, fly 4-6 to 4, fly 4-5 to 4, fly 3-4 to 3, done");
    assert_eq!(table.run_points(), [6]);
    // Not at the destination, but as the first card of the next flight of the chain.
    let mut table = Scene::of(2).hand(A, "3-6 2-3 3-4").cargo("6:3 3:4").table();
    table.does("launch 6, fly 3-6 to 3");
    assert_eq!(table.why("fly 2-3 to 3"), ("RJ-COP-5", "refuse-stay-after-delivery"));
    table.does("chain, fly 2-3 to 3, fly 3-4 to 4, done");
    assert_eq!(table.run_points(), [6]);
}

#[test]
fn rj_cop_6_a_copilot_adds_nothing_to_the_count() {
    let mut table = Scene::of(2).hand(A, "4-6 2-4 8-9").cargo("7:2").table();
    table.does("launch 7, fly 4-6 to 4, fly 2-4 to 2");
    let run = table.public().runs[0].0;
    assert_eq!((run.cards, run.bonus, run.count(), table.seat(A).removed), (2, 0, 2, 1));
    assert_eq!(table.does("done").run_points(), [3]);
}

#[test]
fn rj_cop_7_a_copilot_that_bent_a_card_is_out_of_the_game_at_once() {
    let mut table = Scene::of(2).hand(A, "4-6 2-4 8-9").cargo("7:2").table();
    table.does("launch 7, fly 4-6 to 4");
    assert_eq!((table.seat(A).supply, table.seat(A).removed), (3, 1), "in mid-flight");
    table.does("fly 2-4 to 2, done");
    assert_eq!((table.seat(A).supply, table.seat(A).removed), (3, 1), "and it does not come back");
}

#[test]
fn rj_cop_8_the_card_keeps_its_printed_numbers() {
    let mut table = Scene::of(2).hand(A, "4-6 1-2 8-9").cargo("6:3").table();
    table.does("launch 6, fly 4-6 to 3, done");
    assert_eq!(table.pile("discard"), ["4-6"]);
}

#[test]
fn rj_cop_9_only_the_own_supply_counts() {
    let mut table = Scene::of(2).hand(A, "4-6 3-4 8-9").copilots(A, 0).copilots(B, 4).cargo("6:3").table();
    table.does("launch 6");
    assert_eq!(table.why("fly 4-6 to 3"), ("RJ-COP-1", "refuse-no-copilot"));
    assert!(table.offers_to(B).is_empty(), "only the active player does anything");
    table.seat_refused_by("RJ-TURN-2", B, "fly 4-6 to 3");
}

#[test]
fn rj_cop_10_a_copilot_on_a_cargo_cannot_bend_a_card() {
    let mut table = Scene::of(2).hand(A, "4-6 3-4 8-9").copilots(A, 0).reserved(A, "9").cargo("6:3").table();
    table.does("launch 6");
    assert_eq!(table.why("fly 4-6 to 3"), ("RJ-COP-10", "refuse-copilot-busy"));
    assert_eq!(table.offers(), ["fly 4-6 to 4"]);
}
