//! The table of errors of the specification: what a player may try, and the clause that is pointed at.
//!
//! Some rows name what no action can say (a card below the top discard, an earlier chain, a draft pile at Layover); for
//! those the nearest action is tried and its consequence shown.

use rocket_jockey::{Action, Phase, RocketJockey};

use crate::common::*;

/// A position after some actions.
fn after(position: Table, codes: &str) -> RocketJockey {
    let mut game = position.game();
    play(&mut game, codes);
    game
}

/// Hand 4-6, 3-4, 2-3, 1-4, no Co-Pilots; cargoes 6:3, 3:2, 4:9e.
fn freight() -> Table {
    table(2).hand(A, "4-6 3-4 2-3 1-4").copilots(A, 0).cargo("6:3 3:2 4:9e")
}

#[test]
fn a_launch_that_cannot_be_brought_home() {
    assert_eq!(refused(&freight().game(), "launch 4"), ("RJ-FLY-6", "refuse-undeliverable"));
}

#[test]
fn a_hop_that_strands_the_cargo() {
    let game = after(freight(), "launch 6, fly 4-6 to 4");
    assert_eq!(refused(&game, "fly 1-4 to 1"), ("RJ-FLY-7", "refuse-stranded"));
}

#[test]
fn a_card_that_does_not_touch_the_planet() {
    let game = after(freight(), "launch 6");
    assert_eq!(refused(&game, "fly 2-3 to 2"), ("RJ-FLY-3", "refuse-no-link"));
    // With a Co-Pilot it could reach something: that is told too.
    let game = after(freight().copilots(A, 1).hand(A, "4-6 3-4 5-7 1-4"), "launch 6");
    assert_eq!(refused(&game, "fly 5-7 to 3"), ("RJ-FLY-3", "refuse-leads-elsewhere"));
}

#[test]
fn flying_on_after_the_destination() {
    let game = after(freight(), "launch 6, fly 4-6 to 4, fly 3-4 to 3");
    assert_eq!(refused(&game, "fly 2-3 to 2"), ("RJ-FLY-5", "refuse-flight-ended"));
}

#[test]
fn a_stay_at_the_destination() {
    let game = after(freight().copilots(A, 1), "launch 6, fly 4-6 to 4, fly 3-4 to 3");
    assert_eq!(refused(&game, "fly 2-3 to 3"), ("RJ-COP-5", "refuse-stay-after-delivery"));
}

#[test]
fn ending_the_step_in_mid_flight() {
    assert_eq!(refused(&after(freight(), "launch 6"), "done"), ("RJ-MOVE-8", "refuse-deliver-first"));
}

#[test]
fn refuelling_and_moving() {
    let moved = after(freight(), "launch 6, fly 4-6 to 4, fly 3-4 to 3");
    assert_eq!(clause(&moved, "refuel deck"), "RJ-MOVE-1");
    let fuelled = after(freight().copilots(A, 1), "refuel deck");
    assert_eq!(clause(&fuelled, "launch 6"), "RJ-MOVE-1");
}

#[test]
fn a_pile_emptied_this_turn() {
    let game = after(table(2).fuel_up(), "draw pile 2");
    assert_eq!(refused(&game, "refuel pile 2"), ("RJ-FUEL-3", "refuse-pile-empty"));
}

#[test]
fn an_empty_discard_pile_or_below_its_top() {
    assert_eq!(refused(&table(2).fuel_up().game(), "draw discard"), ("RJ-FUEL-4", "refuse-no-discards"));
    assert!("draw discard 2".parse::<Action>().is_err(), "no code means a lower card");
}

#[test]
fn two_copilots_on_one_card_or_a_change_of_two() {
    let game = after(table(2).hand(A, "4-6 4-7 3-4").cargo("7:3"), "launch 7");
    assert_eq!(refused(&game, "fly 4-6 to 3"), ("RJ-COP-2", "refuse-one-step"), "3-7: both numbers by one");
    let game = after(table(2).hand(A, "4-6 3-5 5-8").cargo("8:3"), "launch 8");
    assert_eq!(refused(&game, "fly 4-6 to 4"), ("RJ-COP-2", "refuse-one-step"), "4-8: one number by two");
}

#[test]
fn a_card_read_as_0_or_10() {
    let game = after(table(2).hand(A, "8-9 7-8 1-2").cargo("8:7"), "launch 8");
    assert_eq!(refused(&game, "fly 8-9 to 10"), ("RJ-COP-3", "refuse-orbit"));
    let game = after(table(2).hand(A, "8-9 2-3 1-2").cargo("2:3"), "launch 2");
    assert_eq!(refused(&game, "fly 1-2 to 0"), ("RJ-COP-3", "refuse-orbit"));
}

#[test]
fn the_copilot_standing_on_a_cargo() {
    let game = after(freight().reserved(A, "9"), "launch 6");
    assert_eq!(refused(&game, "fly 4-6 to 3"), ("RJ-COP-10", "refuse-copilot-busy"));
}

#[test]
fn chaining_a_cargo_that_lies_elsewhere() {
    // `chain` always means the planet just delivered to; before a delivery there is none.
    assert_eq!(refused(&freight().game(), "chain"), ("RJ-CHAIN-1", "refuse-nothing-to-chain"));
    let game = after(freight(), "launch 6, fly 4-6 to 4, fly 3-4 to 3, chain");
    assert_eq!(view(&game).flight.map(|flight| flight.at), Some(3));
}

#[test]
fn going_back_to_an_earlier_chain() {
    // The first run ended at 3, where a cargo lies; the second ends at 2, where none is left.
    let position = table(2).hand(A, "3-6 2-4 1-2 2-3").copilots(A, 0).cargo("6:3 3:2 2:4 1:2e");
    let game = after(position, "launch 2, fly 2-4 to 4, launch 6, fly 3-6 to 3, launch 1, fly 1-2 to 2");
    assert_eq!(clause(&game, "chain"), "RJ-CHAIN-5", "the run that ended at 3 is closed (RJ-CHAIN-4)");
    assert!(actions(&game).contains(&"launch 3".to_owned()), "its cargo can only open a run of its own");
}

#[test]
fn picking_up_a_cargo_while_flying_past() {
    let game = after(freight(), "launch 6, fly 4-6 to 4");
    assert_eq!(refused(&game, "launch 4"), ("RJ-FLY-9", "refuse-one-at-a-time"));
}

#[test]
fn a_planet_emptied_this_turn() {
    let position = || table(2).hand(A, "2-3 3-6 1-4").copilots(A, 0).cargo("3:2 6:3");
    let game = after(position(), "launch 3, fly 2-3 to 2, launch 6, fly 3-6 to 3");
    assert_eq!(refused(&game, "launch 3"), ("RJ-MOVE-6", "refuse-planet-empty"));
    assert_eq!(refused(&game, "chain"), ("RJ-CHAIN-5", "refuse-chain-empty"));
}

#[test]
fn the_aliens_and_something_else() {
    let game = after(freight().aliens(6), "launch 6, fly 4-6 to 4, fly 3-4 to 3");
    assert_eq!(refused(&game, "launch aliens"), ("RJ-ALIEN-8", "refuse-aliens-alone"));
    let game = after(freight().aliens(6), "launch aliens");
    assert_eq!(refused(&game, "launch 3"), ("RJ-ALIEN-8", "refuse-aliens-alone"));
}

#[test]
fn the_aliens_at_orbit_10() {
    let game = after(table(2).fuel_up().deck("visitors 4-7 5-8"), "draw deck");
    assert_eq!(refused(&game, "launch aliens"), ("RJ-ALIEN-4", "refuse-aliens-beyond"));
}

#[test]
fn a_reservation_too_many_or_too_early() {
    assert_eq!(refused(&table(2).game(), "reserve 4"), ("RJ-RES-1", "refuse-reserve-at-end"));
    let game = after(table(2).reserved(B, "4"), "done");
    assert_eq!(refused(&game, "reserve 4"), ("RJ-RES-2", "refuse-reserved"));
    let game = after(table(2), "done, reserve 4");
    assert_eq!(refused_to(&game, A, "reserve 5"), ("RJ-RES-1", "refuse-reserve-at-end"), "a second one");
}

#[test]
fn keeping_more_than_five_cards() {
    let game = after(table(2).hand(A, "1-2 2-3 3-4 4-5 5-6 6-7"), "done");
    for code in ["done", "draw deck", "refuel deck", "launch 6"] {
        assert_eq!(refused(&game, code), ("RJ-HAND-1", "refuse-discard-first"), "{code}");
    }
    assert!(actions(&game).iter().all(|code| code.starts_with("discard")));
}

#[test]
fn topping_the_hand_up_from_a_draft_pile() {
    // RJ-HAND-2 leaves no choice: the cards have come from the deck before anybody is asked again.
    let position = table(2).hand(A, "3-6 1-2 8-9").cargo("6:3 1:2").drafts("4-5 5-6 6-7").deck_top("4-7 5-8");
    let game = after(position, "launch 6, fly 3-6 to 3, launch 1, fly 1-2 to 2, done");
    assert_eq!((view(&game).phase, hand(&game, A)), (Phase::Reserve, vec!["8-9".to_owned(), "4-7".to_owned()]));
    assert_eq!(clause(&game, "draw pile 1"), "RJ-TURN-1");
    assert_eq!(drafts(&game), ["4-5", "5-6", "6-7"]);
}

#[test]
fn skipping_fuel_up() {
    let game = table(2).fuel_up().hand(A, "3-6 1-2").cargo("6:3").game();
    for code in ["done", "launch 6", "refuel deck"] {
        assert_eq!(refused(&game, code), ("RJ-FUEL-1", "refuse-draw-first"), "{code}");
    }
}
