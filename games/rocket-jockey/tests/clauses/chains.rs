//! RJ-CHAIN: several deliveries.

use rocket_jockey::Phase;

use crate::common::*;

/// Hand and cargoes of the rulebook's example of a chain.
fn chain_table() -> Scene {
    Scene::of(2).hand(A, "2-3 2-4 3-4 4-6").copilots(A, 0).cargo("6:3 3:2 2:4 4:9e")
}

#[test]
fn rj_chain_1_the_cargo_at_the_planet_of_arrival_may_join_the_run() {
    let mut table = chain_table().table();
    table.refused_by("RJ-CHAIN-1", "chain"); // Before any delivery there is nothing to chain to.
    table.does("launch 6, fly 4-6 to 4, fly 3-4 to 3");
    assert_eq!(table.offers(), ["chain", "launch 2", "launch 3", "done"]);
    table.does("chain");
    let flight = table.public().flight.expect("the cargo at 3 is on its way");
    assert_eq!((flight.at, flight.destination, table.public().runs.len()), (3, 2, 1));

    let mut table = Scene::of(2).hand(A, "3-6 1-2 7-8").copilots(A, 0).cargo("6:3 3:5").table();
    table.does("launch 6, fly 3-6 to 3");
    table.refused_by("RJ-FLY-6", "chain"); // Only if it is deliverable with what is left.
}

#[test]
fn rj_chain_2_a_chain_has_any_number_of_flights() {
    let mut table = chain_table().table();
    let codes = "launch 6, fly 4-6 to 4, fly 3-4 to 3, chain, fly 2-3 to 2, chain, fly 2-4 to 4, done";
    assert_eq!(table.does(codes).run_points(), [10], "four cards in one run");
    assert_eq!(table.seat(A).planets, [2, 3, 4], "each flight to its own destination");
}

#[test]
fn rj_chain_3_chaining_is_a_choice() {
    let mut table = chain_table().table();
    let codes = "launch 6, fly 4-6 to 4, fly 3-4 to 3, launch 3, fly 2-3 to 2, launch 2, fly 2-4 to 4, done";
    assert_eq!(table.does(codes).run_points(), [3, 1, 1], "each launch opens a run of its own");
}

#[test]
fn rj_chain_4_a_new_run_closes_the_one_before() {
    let mut table = Scene::of(2).hand(A, "3-6 3-5 1-2 2-4").copilots(A, 0).cargo("6:3 3:5 1:2 2:4").table();
    table.does("launch 6, fly 3-6 to 3, launch 1, fly 1-2 to 2, chain");
    assert_eq!(table.public().flight.map(|flight| flight.at), Some(2), "only the latest delivery can be chained from");
    table.does("fly 2-4 to 4, done");
    assert_eq!(table.run_points(), [1, 3]);
}

#[test]
fn rj_chain_5_nothing_is_chained_from_an_empty_planet() {
    let mut table = Scene::of(2).hand(A, "2-3 3-6 1-4").copilots(A, 0).cargo("3:2 6:3").table();
    table.does("launch 3, fly 2-3 to 2, launch 6, fly 3-6 to 3");
    assert_eq!(table.why("chain"), ("RJ-CHAIN-5", "refuse-chain-empty"));
    assert_eq!(table.offers_like("chain"), [""; 0]);
}

#[test]
fn rj_chain_6_the_aliens_are_never_part_of_a_chain() {
    // Not as a later flight: they are at 6, where a cargo has just been delivered, and nothing else lies there.
    let mut table = Scene::of(2).hand(A, "5-6 4-6 3-6").copilots(A, 0).cargo("6:5 4:6").aliens(6).table();
    table.does("launch 6, fly 5-6 to 5, launch 4, fly 4-6 to 6");
    table.refused_by("RJ-CHAIN-5", "chain");
    table.refused_by("RJ-ALIEN-8", "launch aliens");
    // Not as the first flight: with them the match is over.
    let mut table = Scene::of(2).hand(A, "3-6 3-4 8-9").copilots(A, 0).cargo("3:4").aliens(6).table();
    table.does("launch aliens, fly 3-6 to 3");
    assert_eq!((table.public().phase, table.offers_to(A)), (Phase::Over, vec![]));
}
