//! RJ-PLAN: planet scoring.

use engine::Game;
use rocket_jockey::{Event, RocketJockey};

use crate::common::*;

/// A delivers the cargo at 6 to Earth, and the cargo deck is empty.
fn shortage() -> Scene {
    Scene::of(2).hand(A, "3-6 1-2 8-9").copilots(A, 0).cargo("6:3").cargo_deck("")
}

const DELIVERY: &str = "launch 6, fly 3-6 to 3, done";

/// The points of a player who ends the match with these cargoes and nothing else.
fn planet_points(delivered: &'static str) -> i16 {
    let mut table = Scene::of(2).aliens(4).copilots(B, 0).delivered(B, delivered).table();
    table.does("done");
    table.score(B)
}

#[test]
fn rj_plan_1_all_players_score_at_once() {
    let mut table = Scene::of(3)
        .hand(A, "3-6 1-2 8-9")
        .cargo("6:3 1:2 2:3 3:4 4:3 5:3 7:8 8:7 9:4")
        .cargo_deck("")
        .delivered(B, "2 5 6")
        .table();
    table.does(DELIVERY);
    let scored: Vec<_> = table.events.iter().filter(|event| matches!(event, Event::PlanetsScored { .. })).collect();
    assert_eq!(scored.len(), 3);
    // A: 1 for the run, 1 for Earth. B: 6 for three planets. C has all the rest: nine planets.
    assert_eq!([table.score(A), table.score(B), table.score(C)], [2, 6, 35]);
}

#[test]
fn rj_plan_2_points_by_the_number_of_different_planets() {
    let sets = [
        ("", 0),
        ("2", 1),
        ("2 3", 3),
        ("2 3 4", 6),
        ("2 3 4 5", 10),
        ("2 3 4 5 6", 15),
        ("2 3 4 5 6 7", 20),
        ("2 3 4 5 6 7 8", 25),
        ("1e 2 3 4 5 6 7 8", 30),
        ("1e 2 3 4 5 6 7 8 9e", 35),
    ];
    for (delivered, points) in sets {
        assert_eq!(planet_points(delivered), points, "{delivered}");
    }
    assert_eq!(planet_points("3 3 3 3"), 1, "only different planets count");
}

#[test]
fn rj_plan_3_an_express_cargo_counts_like_any_other() {
    assert_eq!(planet_points("1e 9e"), 3);
    assert_eq!(planet_points("2 2e"), 1);
}

#[test]
fn rj_plan_4_cargoes_delivered_this_turn_are_included() {
    let mut table = shortage().delivered(A, "2 4").table();
    table.does(DELIVERY);
    assert!(table.events.contains(&Event::PlanetsScored { seat: A, planets: 3, points: 6 }));
}

#[test]
fn rj_plan_5_everything_delivered_is_shuffled_into_a_new_deck() {
    let mut table = shortage().cargo_deck("6 6").delivered(A, "2 4").table();
    table.does(DELIVERY);
    // 27 cards less those at the other eight planets.
    assert!(table.events.contains(&Event::CargoesReturned { cards: 19 }));
    assert_eq!(table.seat(A).delivered.len() + table.seat(B).delivered.len(), 0);
    assert_eq!(table.public().cargo_deck, 18);
    assert_ne!(table.cargo_at(6), "-", "placement resumes where it stopped");
    assert!(!table.cargo_at(6).starts_with('6'), "under the same rules");

    let mut chance = engine::QuickDice::new(5);
    let orders: std::collections::BTreeSet<Vec<String>> = (0..20)
        .map(|_| {
            let mut table = shortage().table();
            table.does("launch 6, fly 3-6 to 3");
            play_with(&mut table, "done", &mut chance);
            table.pile("cargo_deck")
        })
        .collect();
    assert_eq!(orders.len(), 20, "shuffled");
}

#[test]
fn rj_plan_6_one_shortage_a_turn_at_most() {
    let matching =
        |planet: u8| RocketJockey::components().cargoes.iter().filter(|cargo| cargo.destination == planet).count();
    assert!((1..=9).all(|planet| matching(planet) <= 5), "of 27 - 8 = 19 cards some always fit");
    let mut shortages = 0;
    random_play(40, |step| {
        let count = event_names(step.events).iter().filter(|name| *name == "Shortage").count();
        assert!(count <= 1);
        shortages += count;
    });
    assert!(shortages > 10, "{shortages}");
    // Six planets empty at once, and still one.
    let mut table =
        Scene::of(2).hand(A, "1-2 2-3 3-4 4-5 5-6 6-7").cargo("1:2 2:3 3:4 4:5 5:6 6:7").cargo_deck("").table();
    table.does("launch 1, fly 1-2 to 2, chain, fly 2-3 to 3, chain, fly 3-4 to 4, chain, fly 4-5 to 5");
    table.does("chain, fly 5-6 to 6, chain, fly 6-7 to 7, done");
    assert_eq!(table.event_names().iter().filter(|name| *name == "Shortage").count(), 1);
}

#[test]
fn rj_plan_7_the_aliens_are_no_delivered_cargo() {
    let mut table = Scene::of(2).hand(A, "3-6 1-2 8-9").copilots(A, 0).aliens(6).delivered(A, "2").table();
    table.does("launch aliens, fly 3-6 to 3");
    assert!(table.events.contains(&Event::PlanetsScored { seat: A, planets: 1, points: 1 }), "Earth does not count");
    assert_eq!(table.seat(A).planets, [2]);
}
