//! Boarding.

use crate::common::*;
use engine::{Event as _, Noun, View as _};
use rocket_rescue::Hangar;
use serde_json::json;

/// A has crew to seat; B owns a crew module with three free seats, A a cockpit with two.
fn seats(scene: Scene) -> Scene {
    scene.built("stellaris-1", "std-crew-module#1", B, "").built("stellaris-2", "std-cockpit#1", A, "")
}

/// How many crew A can seat with this face, one after the other.
fn seated(mut table: Table) -> u8 {
    let before = table.seat(A).crew;
    while table.phase() == "boarding" && table.allows("board std-crew-module#1") {
        table.does("board std-crew-module#1");
    }
    before - table.seat(A).crew
}

#[test]
fn rr_brd_1_one_with_three_or_four_two_with_five_or_six() {
    for scene in [first, second] {
        let counts: Vec<u8> = (3..=6).map(|face| seated(seats(scene(3)).energy(A, 9).boarding(face))).collect();
        assert_eq!(counts, [1, 1, 2, 2]);
    }
    let table = seats(second(3)).built("supernova-1", "std-cockpit#2", A, "A").boarding(2);
    table.refused_by("RR-BRD-1", "board std-crew-module#1");
    table.refused_by("RR-BRD-1", "wait in terminal");
}

#[test]
fn rr1_brd_1_one_and_two_seat_nobody() {
    for plan in ["R5 P5 B1 H1", "R5 P4 B2 H1"] {
        // C's die of 1 comes later, so that the phase is still there to be asked.
        let mut table = seats(first(3)).energy(A, 9).plans(&["R3 R3 P3 P3", "R3 R3 P3 P3", plan]);
        assert_ne!(table.past_purchase().phase(), "boarding", "the turn ends by itself");
    }
    let scene = seats(first(3)).character(A, "pilot").character(B, "steward").character(C, "miner");
    let mut table = scene.plans(&["R5 P4 B2 H1", "R5 P5 B1 H1", "R3 R3 P3 P3"]);
    table.until("boarding");
    assert_eq!(table.to_act(), "B", "the Steward may; A's die is passed over");
}

#[test]
fn rr_brd_2_from_the_supply_to_any_built_module_with_a_free_seat() {
    let scene = seats(first(3)).built("hyperdrive-2", "glass-dome", C, "CC").energy(A, 9);
    let mut table = scene.holds(A, "tandem-pod", [0; 3]).boarding(3);
    assert_eq!(table.offers(), ["board std-cockpit#1", "board std-crew-module#1", "done"]);
    table.refused_by("RR-BRD-2", "board glass-dome"); // full
    table.refused_by("RR-BRD-2", "board tandem-pod"); // not built
    table.does("board std-crew-module#1");
    assert_eq!((table.aboard("std-crew-module#1").as_str(), table.seat(A).crew), ("A", 13));
}

#[test]
fn rr_brd_3_a_seat_costs_one_energy_to_the_bank_or_the_owner() {
    let mut table = seats(first(3)).energy(A, 5).energy(B, 5).boarding(5);
    table.does("board std-cockpit#1");
    assert_eq!((table.energy(A), table.energy(B)), (4, 5));
    table.does("board std-crew-module#1");
    assert_eq!((table.energy(A), table.energy(B)), (3, 6));
}

#[test]
fn rr_brd_4_without_energy_no_seat() {
    let table = seats(second(3)).energy(A, 0).boarding(3);
    table.refused_by("RR-BRD-4", "board std-cockpit#1");
}

#[test]
fn rr_brd_5_one_at_a_time_to_different_modules_each_payment_at_once() {
    // B pays A one energy, with which A boards.
    let scene = seats(first(3)).energy(A, 0).energy(B, 9);
    let mut table = scene.plans(&["R4 P4 B3 H1", "R3 P3 B5 H1", "R3 R3 P3 P3"]);
    table.until("boarding");
    assert_eq!(table.queue(), "B5 A3");
    table.seat_does(B, "board std-crew-module#1").seat_does(B, "board std-cockpit#1");
    assert_eq!((table.energy(A), table.aboard("std-cockpit#1").as_str()), (1, "B"));
    assert_eq!(table.does("board std-cockpit#1").aboard("std-cockpit#1"), "AB");
}

#[test]
fn rr1_brd_2_placements_without_seat_energy_or_crew_are_lost() {
    // One energy for the two placements of a 5.
    let mut table = seats(first(3)).energy(A, 1).boarding(5);
    table.does("board std-cockpit#1");
    assert_ne!(table.phase(), "boarding");
    let mut no_crew = seats(first(3)).landed(A, 13).energy(A, 9).boarding(5);
    no_crew.does("board std-cockpit#1");
    assert_ne!(no_crew.phase(), "boarding");
    let mut no_seat = first(3).built("stellaris-2", "std-cockpit#1", A, "B").energy(A, 9).boarding(5);
    assert_ne!(no_seat.does("board std-cockpit#1").phase(), "boarding");
}

#[test]
fn rr2_brd_1_only_if_a_seat_was_free_before_planning() {
    // The cockpit is built in round 1; Boarding is closed in it and open in round 2.
    let mut table = second(3).holds(A, "std-cockpit#1", [0; 3]).table();
    assert!(!table.view().boarding_open);
    table.plans(&["R4 P4 B2 H2", "R3 R3 P3 P3", "R3 R3 P3 P3"]).until("hangar");
    table.does("build std-cockpit#1, into stellaris-1, seat nobody").next_round();
    assert!(table.view().boarding_open);
    assert!(first(3).table().view().boarding_open, "in the first edition always");
    // A file cannot say otherwise.
    for scene in [seats(first(3)).set("boarding_open", json!(false)), second(3).set("boarding_open", json!(true))] {
        let problem = scene.load().expect_err("the seats tell otherwise");
        assert!(problem.to_string().contains("`boarding_open`"), "{problem}");
    }
}

#[test]
fn rr2_brd_2_dice_in_a_closed_boarding_do_nothing_but_their_energy_stands() {
    // All seats are taken: no moving either, and no terminal, although no seat is free.
    let scene = second(3).built("stellaris-1", "std-cockpit#1", A, "AA").energy(A, 4);
    let mut table = scene.plans(&["R1 P1 B6 B2", "R3 R3 P3 P3", "R3 R3 P3 P3"]);
    assert_eq!(table.energy(A), 6);
    table.past_purchase();
    assert_eq!((table.view().round, table.view().terminal.len()), (2, 0));
}

#[test]
fn rr2_brd_3_a_one_moves_one_and_a_two_moves_two_own_crew() {
    let scene = || seats(second(3)).built("supernova-1", "sleeper-hall", C, "AAAC");
    let moved = |mut table: Table| {
        let mut count = 0;
        while table.phase() == "boarding" && table.to_act() == "A" && table.allows("crew from sleeper-hall") {
            table.does("crew from sleeper-hall").does("crew to std-crew-module#1");
            count += 1;
        }
        count
    };
    assert_eq!((moved(scene().boarding(1)), moved(scene().boarding(2))), (1, 2));
    scene().boarding(3).refused_by("RR2-BRD-3", "crew from sleeper-hall");
    scene().boarding(1).refused_by("RR2-BRD-3", "crew from std-crew-module#1"); // nobody of A sits there
}

#[test]
fn rr2_brd_4_free_of_charge_to_any_other_free_seat_never_the_same_member_twice() {
    let scene = second(3).built("stellaris-1", "std-cockpit#1", B, "AB").built("supernova-1", "tandem-pod", C, "AC");
    let mut table = scene.energy(A, 4).boarding(2);
    let sentence = table.sees(A).action(&"crew from std-cockpit#1".parse().expect("an action"));
    assert_eq!(sentence.key, "action-crew-from-to", "it names where the crew member goes");
    table.does("crew from std-cockpit#1");
    let moved = table.events[0].phrase();
    assert!(
        moved.facts.contains(&("to_hangar", "supernova-1".parse::<Hangar>().expect("a hangar").word())),
        "{moved:?}"
    );
    // tandem-pod has the only free seat, so that is where the crew member goes, without asking.
    assert_eq!((table.aboard("tandem-pod").as_str(), table.energy(A)), ("AAC", 4));
    // The second may use the seat that the first has freed; one of the two on tandem-pod has not moved yet.
    table.does("crew from tandem-pod");
    assert_eq!((table.aboard("tandem-pod").as_str(), table.aboard("std-cockpit#1").as_str()), ("AC", "AB"));
    // The same member may not move twice.
    let scene = second(3).built("stellaris-1", "std-cockpit#1", B, "AB").built("supernova-1", "tandem-pod", C, "");
    let mut table = scene.built("supernova-2", "glass-dome", C, "A").boarding(2);
    table.does("crew from glass-dome");
    table.refused_by("RR2-BRD-4", "crew from tandem-pod");
    table.does("crew from std-cockpit#1");
    table.refused_by("RR2-BRD-4", "crew to std-cockpit#1");
    assert!(table.allows("crew to glass-dome") && table.allows("crew to tandem-pod"));
}

#[test]
fn rr2_brd_3_only_a_one_or_a_two_moves_crew() {
    let scene = || seats(second(3)).built("supernova-1", "sleeper-hall", C, "AAAC");
    let never = scene().boarding(3).refusal(A, "crew from sleeper-hall").expect("a 3 seats crew");
    assert_eq!((never.clause.0, never.reason.key), ("RR2-BRD-3", "refuse-die-moves-nobody"));
    let table = seats(first(3)).energy(A, 9).boarding(3);
    table.refused_by("RR1-BRD-1", "crew from std-cockpit#1"); // crew stay where they sit
}

#[test]
fn rr2_brd_5_the_terminal_only_without_energy_or_without_a_seat() {
    let able = seats(second(3)).energy(A, 1).boarding(3);
    able.refused_by("RR2-BRD-5", "wait in terminal");
    let mut poor = seats(second(3)).energy(A, 0).boarding(3);
    assert!(poor.allows("done"), "optional");
    poor.does("wait in terminal");
    assert_eq!((poor.view().terminal.len(), poor.seat(A).crew, poor.energy(A)), (1, 11, 0));
    // B takes the last seat with a higher die.
    let scene = second(3).built("stellaris-1", "std-cockpit#1", B, "B").energy(A, 5);
    let mut full = scene.plans(&["R4 P3 B4 H1", "R3 P3 B5 H1", "R3 R3 P3 P3"]);
    full.until("boarding").seat_does(B, "board std-cockpit#1, done");
    assert_eq!(full.does("wait in terminal").energy(A), 5);
}

#[test]
fn rr2_brd_6_one_crew_member_of_a_player_at_most() {
    let scene = second(3).built("stellaris-1", "std-cockpit#1", B, "B").terminal("A");
    // B takes the last seat.
    let mut table = scene.plans(&["R3 P3 B3 B3", "R3 P3 B5 H1", "R3 P3 B4 H2"]);
    table.until("boarding").seat_does(B, "board std-cockpit#1, done");
    assert_eq!(table.to_act(), "C");
    table.seat_does(C, "wait in terminal");
    assert_ne!(table.phase(), "boarding", "A's dice can do nothing");
    // With energy 0 and a free seat the refusal can be asked for.
    let scene = seats(second(3)).terminal("A").energy(A, 0).built("supernova-1", "glass-dome", C, "A");
    let mut table = scene.plans(&["R3 P3 B5 H1", "R3 R3 P3 P3", "R3 R3 P3 P3"]);
    assert_ne!(table.past_purchase().phase(), "boarding");
}

#[test]
fn rr2_brd_7_the_terminal_uses_a_placement_and_may_follow_a_seat() {
    let mut table = seats(second(3)).energy(A, 1).boarding(5);
    table.does("board std-crew-module#1");
    table.does("wait in terminal");
    assert_eq!((table.view().terminal.len(), table.phase() == "boarding"), (1, false));
    // With a 3 the seat uses the only placement.
    let mut table = seats(second(3)).energy(A, 1).boarding(3);
    table.does("board std-crew-module#1");
    assert_eq!((table.view().terminal.len(), table.phase() == "boarding"), (0, false));
}

#[test]
fn rr2_brd_8_boarding_dice_cannot_touch_the_terminal() {
    // All of A's crew but the one in the terminal are away: a 6 has nobody to seat, a 2 nobody to move.
    for plan in ["R3 P2 B6 H1", "R5 P4 B2 H1"] {
        let scene = seats(second(3)).landed(A, 11).terminal("A").energy(A, 9);
        let mut table = scene.plans(&[plan, "R3 R3 P3 P3", "R3 R3 P3 P3"]);
        table.past_purchase();
        assert_ne!(table.phase(), "boarding");
    }
}
