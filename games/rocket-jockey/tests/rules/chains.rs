//! RJ-CHAIN: several deliveries.

use rocket_jockey::Phase;

use crate::common::*;

/// Hand and cargoes of the rulebook's example of a chain.
fn chain_table() -> Table {
    table(2).hand(A, "2-3 2-4 3-4 4-6").copilots(A, 0).cargo("6:3 3:2 2:4 4:9e")
}

#[test]
fn rj_chain_1_the_cargo_at_the_planet_of_arrival_may_join_the_run() {
    let mut game = chain_table().game();
    assert_eq!(clause(&game, "chain"), "RJ-CHAIN-1", "before any delivery there is nothing to chain to");
    play(&mut game, "launch 6, fly 4-6 to 4, fly 3-4 to 3");
    assert_eq!(actions(&game), ["chain", "launch 2", "launch 3", "done"]);
    play(&mut game, "chain");
    let flight = view(&game).flight.expect("the cargo at 3 is on its way");
    assert_eq!((flight.at, flight.destination, view(&game).runs.len()), (3, 2, 1));

    let mut game = table(2).hand(A, "3-6 1-2 7-8").copilots(A, 0).cargo("6:3 3:5").game();
    play(&mut game, "launch 6, fly 3-6 to 3");
    assert_eq!(clause(&game, "chain"), "RJ-FLY-6", "only if it is deliverable with what is left");
}

#[test]
fn rj_chain_2_a_chain_has_any_number_of_flights() {
    let mut game = chain_table().game();
    let codes = "launch 6, fly 4-6 to 4, fly 3-4 to 3, chain, fly 2-3 to 2, chain, fly 2-4 to 4, done";
    assert_eq!(run_points(&play(&mut game, codes)), [10], "four cards in one run");
    assert_eq!(seat(&game, A).planets, [2, 3, 4], "each flight to its own destination");
}

#[test]
fn rj_chain_3_chaining_is_a_choice() {
    let mut game = chain_table().game();
    let codes = "launch 6, fly 4-6 to 4, fly 3-4 to 3, launch 3, fly 2-3 to 2, launch 2, fly 2-4 to 4, done";
    assert_eq!(run_points(&play(&mut game, codes)), [3, 1, 1], "each launch opens a run of its own");
}

#[test]
fn rj_chain_4_a_new_run_closes_the_one_before() {
    let mut game = table(2).hand(A, "3-6 3-5 1-2 2-4").copilots(A, 0).cargo("6:3 3:5 1:2 2:4").game();
    play(&mut game, "launch 6, fly 3-6 to 3, launch 1, fly 1-2 to 2, chain");
    assert_eq!(view(&game).flight.map(|flight| flight.at), Some(2), "only the latest delivery can be chained from");
    let events = play(&mut game, "fly 2-4 to 4, done");
    assert_eq!(run_points(&events), [1, 3]);
}

#[test]
fn rj_chain_5_nothing_is_chained_from_an_empty_planet() {
    let mut game = table(2).hand(A, "2-3 3-6 1-4").copilots(A, 0).cargo("3:2 6:3").game();
    play(&mut game, "launch 3, fly 2-3 to 2, launch 6, fly 3-6 to 3");
    assert_eq!(refused(&game, "chain"), ("RJ-CHAIN-5", "refuse-chain-empty"));
    assert_eq!(actions_to(&game, "chain"), [""; 0]);
}

#[test]
fn rj_chain_6_the_aliens_are_never_part_of_a_chain() {
    // Not as a later flight: they are at 6, where a cargo has just been delivered, and nothing else lies there.
    let mut game = table(2).hand(A, "5-6 4-6 3-6").copilots(A, 0).cargo("6:5 4:6").aliens(6).game();
    play(&mut game, "launch 6, fly 5-6 to 5, launch 4, fly 4-6 to 6");
    assert_eq!(clause(&game, "chain"), "RJ-CHAIN-5");
    assert_eq!(clause(&game, "launch aliens"), "RJ-ALIEN-8");
    // Not as the first flight: with them the match is over.
    let mut game = table(2).hand(A, "3-6 3-4 8-9").copilots(A, 0).cargo("3:4").aliens(6).game();
    play(&mut game, "launch aliens, fly 3-6 to 3");
    assert_eq!((view(&game).phase, actions(&game)), (Phase::Over, vec![]));
}
