//! The table of errors of the specification: what a player may try, and the clause that is pointed at.
//!
//! Some rows name what no action can say (a card below the top discard, an earlier chain, a draft pile at Layover); for
//! those the nearest action is tried and its consequence shown.

use engine::testing::Table;
use rocket_jockey::{Action, Phase, RocketJockey};

use crate::common::*;

/// A scene after some actions.
fn after(scene: Scene, codes: &str) -> Table<RocketJockey> {
    let mut table = scene.table();
    table.does(codes);
    table
}

/// Hand 4-6, 3-4, 2-3, 1-4, no Co-Pilots; cargoes 6:3, 3:2, 4:9e.
fn freight() -> Scene {
    Scene::of(2).hand(A, "4-6 3-4 2-3 1-4").copilots(A, 0).cargo("6:3 3:2 4:9e")
}

#[test]
fn a_launch_that_cannot_be_brought_home() {
    assert_eq!(freight().table().why("launch 4"), ("RJ-FLY-6", "refuse-undeliverable"));
}

#[test]
fn a_hop_that_strands_the_cargo() {
    let table = after(freight(), "launch 6, fly 4-6 to 4");
    assert_eq!(table.why("fly 1-4 to 1"), ("RJ-FLY-7", "refuse-stranded"));
}

#[test]
fn a_card_that_does_not_touch_the_planet() {
    let table = after(freight(), "launch 6");
    assert_eq!(table.why("fly 2-3 to 2"), ("RJ-FLY-3", "refuse-no-link"));
    // With a Co-Pilot it could reach something: that is told too.
    let table = after(freight().copilots(A, 1).hand(A, "4-6 3-4 5-7 1-4"), "launch 6");
    assert_eq!(table.why("fly 5-7 to 3"), ("RJ-FLY-3", "refuse-leads-elsewhere"));
}

#[test]
fn flying_on_after_the_destination() {
    let table = after(freight(), "launch 6, fly 4-6 to 4, fly 3-4 to 3");
    assert_eq!(table.why("fly 2-3 to 2"), ("RJ-FLY-5", "refuse-flight-ended"));
}

#[test]
fn a_stay_at_the_destination() {
    let table = after(freight().copilots(A, 1), "launch 6, fly 4-6 to 4, fly 3-4 to 3");
    assert_eq!(table.why("fly 2-3 to 3"), ("RJ-COP-5", "refuse-stay-after-delivery"));
}

#[test]
fn ending_the_step_in_mid_flight() {
    assert_eq!(after(freight(), "launch 6").why("done"), ("RJ-MOVE-8", "refuse-deliver-first"));
}

#[test]
fn refuelling_and_moving() {
    let moved = after(freight(), "launch 6, fly 4-6 to 4, fly 3-4 to 3");
    moved.refused_by("RJ-MOVE-1", "refuel deck");
    let fuelled = after(freight().copilots(A, 1), "refuel deck");
    fuelled.refused_by("RJ-MOVE-1", "launch 6");
}

#[test]
fn a_pile_emptied_this_turn() {
    let table = after(Scene::of(2).fuel_up(), "draw pile 2");
    assert_eq!(table.why("refuel pile 2"), ("RJ-FUEL-3", "refuse-pile-empty"));
}

#[test]
fn an_empty_discard_pile_or_below_its_top() {
    assert_eq!(Scene::of(2).fuel_up().table().why("draw discard"), ("RJ-FUEL-4", "refuse-no-discards"));
    assert!("draw discard 2".parse::<Action>().is_err(), "no code means a lower card");
}

#[test]
fn two_copilots_on_one_card_or_a_change_of_two() {
    let table = after(Scene::of(2).hand(A, "4-6 4-7 3-4").cargo("7:3"), "launch 7");
    assert_eq!(table.why("fly 4-6 to 3"), ("RJ-COP-2", "refuse-one-step"), "3-7: both numbers by one");
    let table = after(Scene::of(2).hand(A, "4-6 3-5 5-8").cargo("8:3"), "launch 8");
    assert_eq!(table.why("fly 4-6 to 4"), ("RJ-COP-2", "refuse-one-step"), "4-8: one number by two");
}

#[test]
fn a_card_read_as_0_or_10() {
    let table = after(Scene::of(2).hand(A, "8-9 7-8 1-2").cargo("8:7"), "launch 8");
    assert_eq!(table.why("fly 8-9 to 10"), ("RJ-COP-3", "refuse-orbit"));
    let table = after(Scene::of(2).hand(A, "8-9 2-3 1-2").cargo("2:3"), "launch 2");
    assert_eq!(table.why("fly 1-2 to 0"), ("RJ-COP-3", "refuse-orbit"));
}

#[test]
fn the_copilot_standing_on_a_cargo() {
    let table = after(freight().reserved(A, "9"), "launch 6");
    assert_eq!(table.why("fly 4-6 to 3"), ("RJ-COP-10", "refuse-copilot-busy"));
}

#[test]
fn chaining_a_cargo_that_lies_elsewhere() {
    // `chain` always means the planet just delivered to; before a delivery there is none.
    assert_eq!(freight().table().why("chain"), ("RJ-CHAIN-1", "refuse-nothing-to-chain"));
    let table = after(freight(), "launch 6, fly 4-6 to 4, fly 3-4 to 3, chain");
    assert_eq!(table.public().flight.map(|flight| flight.at), Some(3));
}

#[test]
fn going_back_to_an_earlier_chain() {
    // The first run ended at 3, where a cargo lies; the second ends at 2, where none is left.
    let scene = Scene::of(2).hand(A, "3-6 2-4 1-2 2-3").copilots(A, 0).cargo("6:3 3:2 2:4 1:2e");
    let table = after(scene, "launch 2, fly 2-4 to 4, launch 6, fly 3-6 to 3, launch 1, fly 1-2 to 2");
    table.refused_by("RJ-CHAIN-5", "chain"); // The run that ended at 3 is closed (rj-chain-4).
    assert!(table.offers().contains(&"launch 3".to_owned()), "its cargo can only open a run of its own");
}

#[test]
fn picking_up_a_cargo_while_flying_past() {
    let table = after(freight(), "launch 6, fly 4-6 to 4");
    assert_eq!(table.why("launch 4"), ("RJ-FLY-9", "refuse-one-at-a-time"));
}

#[test]
fn a_planet_emptied_this_turn() {
    let scene = Scene::of(2).hand(A, "2-3 3-6 1-4").copilots(A, 0).cargo("3:2 6:3");
    let table = after(scene, "launch 3, fly 2-3 to 2, launch 6, fly 3-6 to 3");
    assert_eq!(table.why("launch 3"), ("RJ-MOVE-6", "refuse-planet-empty"));
    assert_eq!(table.why("chain"), ("RJ-CHAIN-5", "refuse-chain-empty"));
}

#[test]
fn the_aliens_and_something_else() {
    let table = after(freight().aliens(6), "launch 6, fly 4-6 to 4, fly 3-4 to 3");
    assert_eq!(table.why("launch aliens"), ("RJ-ALIEN-8", "refuse-aliens-alone"));
    let table = after(freight().aliens(6), "launch aliens");
    assert_eq!(table.why("launch 3"), ("RJ-ALIEN-8", "refuse-aliens-in-flight"));
}

#[test]
fn the_aliens_at_orbit_10() {
    let table = after(Scene::of(2).fuel_up().deck("visitors 4-7 5-8"), "draw deck");
    assert_eq!(table.why("launch aliens"), ("RJ-ALIEN-4", "refuse-aliens-beyond"));
}

#[test]
fn a_reservation_too_many_or_too_early() {
    assert_eq!(Scene::of(2).table().why("reserve 4"), ("RJ-RES-1", "refuse-reserve-at-end"));
    let table = after(Scene::of(2).reserved(B, "4"), "done");
    assert_eq!(table.why("reserve 4"), ("RJ-RES-2", "refuse-reserved"));
    let table = after(Scene::of(2), "done, reserve 4");
    assert_eq!(table.why_not(A, "reserve 5"), ("RJ-RES-1", "refuse-reserve-at-end"), "a second one");
}

#[test]
fn keeping_more_than_five_cards() {
    let table = after(Scene::of(2).hand(A, "1-2 2-3 3-4 4-5 5-6 6-7"), "done");
    for code in ["done", "draw deck", "refuel deck", "launch 6"] {
        assert_eq!(table.why(code), ("RJ-HAND-1", "refuse-discard-first"), "{code}");
    }
    assert!(table.offers().iter().all(|code| code.starts_with("discard")));
}

#[test]
fn topping_the_hand_up_from_a_draft_pile() {
    // RJ-HAND-2 leaves no choice: the cards have come from the deck before anybody is asked again.
    let scene = Scene::of(2).hand(A, "3-6 1-2 8-9").cargo("6:3 1:2").drafts("4-5 5-6 6-7").deck_top("4-7 5-8");
    let table = after(scene, "launch 6, fly 3-6 to 3, launch 1, fly 1-2 to 2, done");
    assert_eq!((table.public().phase, table.hand(A)), (Phase::Reserve, vec!["4-7".to_owned(), "8-9".to_owned()]));
    table.refused_by("RJ-TURN-1", "draw pile 1");
    assert_eq!(table.drafts(), ["4-5", "5-6", "6-7"]);
}

#[test]
fn skipping_fuel_up() {
    let table = Scene::of(2).fuel_up().hand(A, "3-6 1-2").cargo("6:3").table();
    for code in ["done", "launch 6", "refuel deck"] {
        assert_eq!(table.why(code), ("RJ-FUEL-1", "refuse-draw-first"), "{code}");
    }
}
