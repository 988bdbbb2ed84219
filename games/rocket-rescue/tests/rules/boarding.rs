//! Boarding.

use crate::common::*;

/// A has crew to seat; B owns a crew module with three free seats, A a cockpit with two.
fn seats(draft: Draft) -> Draft {
    draft.built("stellaris-1", "std-crew-module#1", 'B', "").built("stellaris-2", "std-cockpit#1", 'A', "")
}

/// How many crew A can seat with this face, one after the other.
fn seated(mut table: Table) -> u8 {
    let before = table.seat('A').crew;
    while table.phase() == "boarding" && table.can('A', "board std-crew-module#1") {
        table = table.does('A', "board std-crew-module#1");
    }
    before - table.seat('A').crew
}

#[test]
fn rr_brd_1_one_with_three_or_four_two_with_five_or_six() {
    for draft in [first, second] {
        let counts: Vec<u8> = (3..=6).map(|face| seated(seats(draft(3)).energy('A', 9).boarding(face))).collect();
        assert_eq!(counts, [1, 1, 2, 2]);
    }
    let table = seats(second(3)).built("supernova-1", "std-cockpit#2", 'A', "A").boarding(2);
    assert_eq!(table.refused('A', "board std-crew-module#1"), "RR-BRD-1");
    assert_eq!(table.refused('A', "wait in terminal"), "RR-BRD-1");
}

#[test]
fn rr1_brd_1_one_and_two_seat_nobody() {
    for plan in ["R5 P5 B1 H1", "R5 P4 B2 H1"] {
        // C's die of 1 comes later, so that the phase is still there to be asked.
        let table = seats(first(3)).energy('A', 9).plans(&["R3 R3 P3 P3", "R3 R3 P3 P3", plan]);
        assert_ne!(table.past_purchase().phase(), "boarding", "the turn ends by itself");
    }
    let draft = seats(first(3)).character('A', "pilot").character('B', "steward").character('C', "miner");
    let table = draft.plans(&["R5 P4 B2 H1", "R5 P5 B1 H1", "R3 R3 P3 P3"]).until("boarding");
    assert_eq!(table.to_act(), "B", "the Steward may; A's die is passed over");
}

#[test]
fn rr_brd_2_from_the_supply_to_any_built_module_with_a_free_seat() {
    let draft = seats(first(3)).built("hyperdrive-2", "glass-dome", 'C', "CC").energy('A', 9);
    let table = draft.holds('A', "tandem-pod", [0; 3]).boarding(3);
    assert_eq!(table.offers('A'), ["board std-cockpit#1", "board std-crew-module#1", "done"]);
    assert_eq!(table.refused('A', "board glass-dome"), "RR-BRD-2", "full");
    assert_eq!(table.refused('A', "board tandem-pod"), "RR-BRD-2", "not built");
    let table = table.does('A', "board std-crew-module#1");
    assert_eq!((table.aboard("std-crew-module#1").as_str(), table.seat('A').crew), ("A", 13));
}

#[test]
fn rr_brd_3_a_seat_costs_one_energy_to_the_bank_or_the_owner() {
    let table = seats(first(3)).energy('A', 5).energy('B', 5).boarding(5);
    let table = table.does('A', "board std-cockpit#1");
    assert_eq!((table.energy('A'), table.energy('B')), (4, 5));
    let table = table.does('A', "board std-crew-module#1");
    assert_eq!((table.energy('A'), table.energy('B')), (3, 6));
}

#[test]
fn rr_brd_4_without_energy_no_seat() {
    let table = seats(second(3)).energy('A', 0).boarding(3);
    assert_eq!(table.refused('A', "board std-cockpit#1"), "RR-BRD-4");
}

#[test]
fn rr_brd_5_one_at_a_time_to_different_modules_each_payment_at_once() {
    // B pays A one energy, with which A boards.
    let draft = seats(first(3)).energy('A', 0).energy('B', 9);
    let table = draft.plans(&["R4 P4 B3 H1", "R3 P3 B5 H1", "R3 R3 P3 P3"]).until("boarding");
    assert_eq!(table.queue(), "B5 A3");
    let table = table.does('B', "board std-crew-module#1").does('B', "board std-cockpit#1");
    assert_eq!((table.energy('A'), table.aboard("std-cockpit#1").as_str()), (1, "B"));
    assert_eq!(table.does('A', "board std-cockpit#1").aboard("std-cockpit#1"), "AB");
}

#[test]
fn rr1_brd_2_placements_without_seat_energy_or_crew_are_lost() {
    // One energy for the two placements of a 5.
    let table = seats(first(3)).energy('A', 1).boarding(5).does('A', "board std-cockpit#1");
    assert_ne!(table.phase(), "boarding");
    let no_crew = seats(first(3)).landed('A', 13).energy('A', 9).boarding(5).does('A', "board std-cockpit#1");
    assert_ne!(no_crew.phase(), "boarding");
    let no_seat = first(3).built("stellaris-2", "std-cockpit#1", 'A', "B").energy('A', 9).boarding(5);
    assert_ne!(no_seat.does('A', "board std-cockpit#1").phase(), "boarding");
}

#[test]
fn rr2_brd_1_only_if_a_seat_was_free_before_planning() {
    // The cockpit is built in round 1; Boarding is closed in it and open in round 2.
    let table = second(3).holds('A', "std-cockpit#1", [0; 3]).ready();
    assert!(!table.view().boarding_open);
    let table = table.plans(&["R4 P4 B2 H2", "R3 R3 P3 P3", "R3 R3 P3 P3"]).until("hangar");
    let table = table.all('A', &["build std-cockpit#1", "into stellaris-1", "seat nobody"]).next_round();
    assert!(table.view().boarding_open);
    assert!(first(3).ready().view().boarding_open, "in the first edition always");
}

#[test]
fn rr2_brd_2_dice_in_a_closed_boarding_do_nothing_but_their_energy_stands() {
    // All seats are taken: no moving either, and no terminal, although no seat is free.
    let draft = second(3).built("stellaris-1", "std-cockpit#1", 'A', "AA").energy('A', 4);
    let table = draft.plans(&["R1 P1 B6 B2", "R3 R3 P3 P3", "R3 R3 P3 P3"]);
    assert_eq!(table.energy('A'), 6);
    let table = table.past_purchase();
    assert_eq!((table.view().round, table.view().terminal.len()), (2, 0));
    let closed =
        seats(second(3)).boarding_open(false).energy('A', 9).plans(&["R4 P4 B3 H1", "R3 R3 P3 P3", "R3 R3 P3 P3"]);
    assert_ne!(closed.past_purchase().phase(), "boarding");
}

#[test]
fn rr2_brd_3_a_one_moves_one_and_a_two_moves_two_own_crew() {
    let draft = || seats(second(3)).built("supernova-1", "sleeper-hall", 'C', "AAAC");
    let moved = |mut table: Table| {
        let mut count = 0;
        while table.phase() == "boarding" && table.to_act() == "A" && table.can('A', "crew from sleeper-hall") {
            table = table.does('A', "crew from sleeper-hall").does('A', "crew to std-crew-module#1");
            count += 1;
        }
        count
    };
    assert_eq!((moved(draft().boarding(1)), moved(draft().boarding(2))), (1, 2));
    assert_eq!(draft().boarding(3).refused('A', "crew from sleeper-hall"), "RR2-BRD-3");
    assert_eq!(draft().boarding(1).refused('A', "crew from std-crew-module#1"), "RR2-BRD-3", "nobody of A sits there");
}

#[test]
fn rr2_brd_4_free_of_charge_to_any_other_free_seat_never_the_same_member_twice() {
    let draft =
        second(3).built("stellaris-1", "std-cockpit#1", 'B', "AB").built("supernova-1", "tandem-pod", 'C', "AC");
    let table = draft.energy('A', 4).boarding(2).does('A', "crew from std-cockpit#1");
    // tandem-pod has the only free seat, so that is where the crew member goes, without asking.
    assert_eq!((table.aboard("tandem-pod").as_str(), table.energy('A')), ("AAC", 4));
    // The second may use the seat that the first has freed; one of the two on tandem-pod has not moved yet.
    let table = table.does('A', "crew from tandem-pod");
    assert_eq!((table.aboard("tandem-pod").as_str(), table.aboard("std-cockpit#1").as_str()), ("AC", "AB"));
    // The same member may not move twice.
    let draft = second(3).built("stellaris-1", "std-cockpit#1", 'B', "AB").built("supernova-1", "tandem-pod", 'C', "");
    let table = draft.built("supernova-2", "glass-dome", 'C', "A").boarding(2).does('A', "crew from glass-dome");
    assert_eq!(table.refused('A', "crew from tandem-pod"), "RR2-BRD-4");
    let table = table.does('A', "crew from std-cockpit#1");
    assert_eq!(table.refused('A', "crew to std-cockpit#1"), "RR2-BRD-4");
    assert!(table.can('A', "crew to glass-dome") && table.can('A', "crew to tandem-pod"));
}

#[test]
fn rr2_brd_5_the_terminal_only_without_energy_or_without_a_seat() {
    let able = seats(second(3)).energy('A', 1).boarding(3);
    assert_eq!(able.refused('A', "wait in terminal"), "RR2-BRD-5");
    let poor = seats(second(3)).energy('A', 0).boarding(3);
    assert!(poor.can('A', "done"), "optional");
    let poor = poor.does('A', "wait in terminal");
    assert_eq!((poor.view().terminal.len(), poor.seat('A').crew, poor.energy('A')), (1, 11, 0));
    let full =
        second(3).built("stellaris-1", "std-cockpit#1", 'B', "BB").boarding_open(true).energy('A', 5).boarding(4);
    assert_eq!(full.does('A', "wait in terminal").energy('A'), 5);
}

#[test]
fn rr2_brd_6_one_crew_member_of_a_player_at_most() {
    let draft = second(3).built("stellaris-1", "std-cockpit#1", 'B', "BB").boarding_open(true).terminal("A");
    // C's die keeps the phase alive.
    let table = draft.plans(&["R3 P3 B3 B3", "R3 R3 P3 P3", "R3 P3 B4 H2"]).until("boarding");
    assert_eq!(table.to_act(), "C");
    let table = table.does('C', "wait in terminal");
    assert_ne!(table.phase(), "boarding", "A's dice can do nothing");
    // With energy 0 and a free seat the refusal can be asked for.
    let table = seats(second(3)).terminal("A").energy('A', 0).built("supernova-1", "glass-dome", 'C', "A");
    let table = table.plans(&["R3 P3 B5 H1", "R3 R3 P3 P3", "R3 R3 P3 P3"]).until("purchase");
    assert_ne!(table.past_purchase().phase(), "boarding");
}

#[test]
fn rr2_brd_7_the_terminal_uses_a_placement_and_may_follow_a_seat() {
    let table = seats(second(3)).energy('A', 1).boarding(5).does('A', "board std-crew-module#1");
    let table = table.does('A', "wait in terminal");
    assert_eq!((table.view().terminal.len(), table.phase() == "boarding"), (1, false));
    // With a 3 the seat uses the only placement.
    let table = seats(second(3)).energy('A', 1).boarding(3).does('A', "board std-crew-module#1");
    assert_eq!((table.view().terminal.len(), table.phase() == "boarding"), (0, false));
}

#[test]
fn rr2_brd_8_boarding_dice_cannot_touch_the_terminal() {
    // All of A's crew but the one in the terminal are away: a 6 has nobody to seat, a 2 nobody to move.
    for plan in ["R3 P2 B6 H1", "R5 P4 B2 H1"] {
        let draft = seats(second(3)).landed('A', 11).terminal("A").energy('A', 9);
        let table = draft.plans(&[plan, "R3 R3 P3 P3", "R3 R3 P3 P3"]).past_purchase();
        assert_ne!(table.phase(), "boarding");
    }
}
