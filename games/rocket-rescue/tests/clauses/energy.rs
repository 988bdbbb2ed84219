//! Energy.

use crate::common::*;
use engine::Seat;

fn faces(table: &Table, seat: Seat) -> Vec<u8> {
    table.seat(seat).dice.expect("revealed").iter().map(|die| die.1).collect()
}

#[test]
fn rr_nrg_1_each_face_earns_or_costs() {
    // Three dice of 3 are neutral, so the fourth shows what its face is worth.
    for (face, energy) in [(1, 10), (2, 9), (3, 8), (4, 7), (5, 6), (6, 5)] {
        let plan = format!("R{face} P3 B3 H3");
        let table = first(3).energy(A, 8).plans(&[&plan, "R3 P3 B3 H3", "R3 P3 B3 H3"]);
        assert_eq!(table.energy(A), energy);
    }
}

#[test]
fn rr_nrg_2_twelve_minus_the_sum() {
    let table = first(3).energy(A, 0).energy(B, 4).plans(&["R4 R3 P2 B1", "R3 P3 B3 H4", "R1 P1 B1 H1"]);
    assert_eq!([A, B, C].map(|seat| table.energy(seat)), [2, 3, 12]);
}

#[test]
fn rr_nrg_3_affordable_down_to_nothing_with_the_bid_subtracted() {
    // 3 energy, sum 14, bid 1: exactly affordable. With a bid of 2 it is not.
    let plans = |bid: &str| [format!("R4 P4 B3 H3 bid {bid}"), "R3 P3 B3 H3".to_owned(), "R3 P3 B3 H3".to_owned()];
    let standing = |bid: &str| {
        let plans = plans(bid);
        let plans: Vec<&str> = plans.iter().map(String::as_str).collect();
        second(3).energy(A, 3).plans(&plans).seat(A).bid
    };
    assert_eq!(standing("1"), Some(1));
    assert_eq!(standing("2"), Some(1));
}

#[test]
fn rr2_nrg_1_the_bid_shrinks_first() {
    let table = second(3).energy(A, 4).plans(&["R4 P4 B3 H3 bid 3", "R3 P3 B3 H3", "R3 P3 B3 H3"]);
    assert_eq!((table.seat(A).bid, faces(&table, A)), (Some(2), vec![4, 4, 3, 3]));
    assert!(table.told(B).contains(&"event-bid-cut") && !table.told(B).contains(&"event-lowered"));
    // The whole bid, if that is not enough; then dice.
    let table = second(3).energy(A, 1).plans(&["R4 P4 B4 H3 bid 1", "R3 P3 B3 H3", "R3 P3 B3 H3"]);
    assert_eq!((table.seat(A).bid, faces(&table, A), table.energy(A)), (Some(0), vec![2, 4, 4, 3], 0));
    assert!(table.told(B).contains(&"event-bid-taken-back") && table.told(B).contains(&"event-lowered"));
}

#[test]
fn rr_nrg_4_exactly_the_missing_pips_are_lowered() {
    let table = first(3).energy(A, 1).plans(&["R5 P5 B3 H3", "R3 P3 B3 H3", "R3 P3 B3 H3"]);
    assert_eq!((faces(&table, A), table.energy(A)), (vec![2, 5, 3, 3], 0));
}

#[test]
fn rr_nrg_5_lowering_follows_the_phases() {
    let table = first(3).energy(A, 0).plans(&["R5 P4 P2 H6", "R3 P3 B3 H3", "R3 P3 B3 H3"]);
    assert_eq!(faces(&table, A), [1, 3, 2, 6]);
}

#[test]
fn rr_nrg_6_the_higher_die_of_a_phase_is_lowered_first() {
    let table = first(3).energy(A, 0).plans(&["R5 R3 P3 H4", "R3 P3 B3 H3", "R3 P3 B3 H3"]);
    assert_eq!(faces(&table, A), [3, 2, 3, 4], "the 5 became a 2");
}

#[test]
fn rr_nrg_7_no_die_drops_below_one() {
    let table = first(3).energy(A, 0).plans(&["R6 P6 B6 H6", "R1 P1 B1 H1", "R3 P3 B3 H3"]);
    assert_eq!((faces(&table, A), table.energy(A)), (vec![1, 1, 4, 6], 0));
    assert_eq!(table.energy(B), 12, "four ones earn 8");
}

#[test]
fn rr_nrg_8_lowered_faces_count_for_everything() {
    // A's Research 6 becomes a 1: last in Research, and no token before the others.
    let table = first(3).energy(A, 0).plans(&["R6 P4 B4 H3", "R3 P3 B3 H4", "R2 P4 B4 H3"]);
    assert_eq!(table.queue(), "B3 C2 A1");
    assert_eq!(table.order().chars().next_back(), Some('A'), "the corrected sum is 12");
}

#[test]
fn rr_nrg_9_the_bank_never_runs_out() {
    // 58 energy are with the players already, more than the tokens of the first edition.
    let table = first(3).energy(A, 30).energy(B, 28).plans(&["R1 P1 B1 H1", "R1 P1 B1 H1", "R1 P1 B1 H1"]);
    assert_eq!((table.energy(A), table.energy(B)), (38, 36));
}

#[test]
fn rr_nrg_10_energy_is_spent_at_once_and_never_below_zero() {
    let scene = rocket_of_a(second(3)).planets(EXAMPLE_PLANETS).holds(A, "std-fuel-tank#3", [0; 3]).energy(A, 7);
    let mut table = scene.hangar(5);
    table.refused_by("RR-LCH-6", "launch stellaris-1"); // 9 are needed
    table.does("build std-fuel-tank#3").does("into stellaris-1");
    assert_eq!(table.energy(A), 10);
    table.does("launch stellaris-1").does("fly to dionysos");
    assert_eq!(table.energy(A), 0);
}
