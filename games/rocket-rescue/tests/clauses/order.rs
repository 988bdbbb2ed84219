//! Order of play.

use crate::common::*;
use rocket_rescue::Event;

#[test]
fn rr_ord_1_tied_players_roll_and_roll_again_among_themselves() {
    // A and B tie at 13, C and D tie at 12. A and B roll 4, 4, then 1, 6; only then C and D.
    let plans = ["R4 P3 B3 H3", "R4 P3 B3 H3", "R3 P3 B3 H3", "R3 P3 B3 H3"];
    let mut table = first(4).table();
    table.rolls(&[4, 4, 1, 6, 2, 5]).plans(&plans);
    assert_eq!(table.rolled(), [(A, 4), (B, 4), (A, 1), (B, 6), (C, 2), (D, 5)]);
    assert_eq!(table.order(), "BADC");
}

#[test]
fn rr1_ord_1_the_highest_sum_gets_token_one() {
    let table = first(3).plans(&["R4 R3 P2 B1", "R3 P3 B3 H4", "R2 P4 B3 H5"]);
    assert_eq!(table.order(), "CBA");
}

#[test]
fn rr1_ord_2_equal_sums_roll_and_the_higher_roll_is_ahead() {
    let mut table = first(3).table();
    table.rolls(&[2, 5]).plans(&["R3 P3 B3 H3", "R3 P3 B3 H3", "R1 P3 B3 H3"]);
    assert_eq!(table.order(), "BAC");
}

#[test]
fn rr1_ord_3_tokens_are_given_anew_every_round() {
    let mut table = first(3).plans(&["R6 P3 B1 H1", "R3 P3 B1 H1", "R2 P2 B1 H1"]);
    assert_eq!(table.order(), "ABC");
    table.next_round().plans(&["R1 P1 B1 H1", "R2 P1 B1 H1", "R3 P1 B1 H1"]);
    assert_eq!(table.order(), "CBA");
}

const THREE: &str = "R3 P3 B3 H3";

fn bids(scene: Scene, dice: &[u8], bids: [u8; 3]) -> Table {
    let plans = bids.map(|bid| format!("{THREE} bid {bid}"));
    let plans: Vec<&str> = plans.iter().map(String::as_str).collect();
    scene.table().rolls(dice).plans(&plans).clone()
}

#[test]
fn rr2_ord_1_the_highest_standing_bid_is_first() {
    assert_eq!(bids(second(3), &[], [1, 2, 3]).order(), "CBA");
    // A's bid of 4 shrinks to 0, because the dice are paid first.
    let plans = ["R4 P4 B4 H4 bid 4", "R3 P3 B3 H3 bid 1", "R3 P3 B3 H3"];
    assert_eq!(second(3).plans(&plans).order(), "BAC");
}

#[test]
fn rr2_ord_2_who_bids_nothing_stays_behind_in_the_old_order() {
    assert_eq!(bids(second(3).order("CAB"), &[], [0, 1, 0]).order(), "BCA");
}

#[test]
fn rr2_ord_3_equal_bids_roll() {
    let table = bids(second(3), &[3, 5], [2, 0, 2]);
    assert_eq!((table.order().as_str(), table.rolled()), ("CAB", vec![(A, 3), (C, 5)]));
    assert!(bids(second(3), &[], [0, 0, 1]).rolled().is_empty(), "bids of 0 do not roll");
}

#[test]
fn rr2_ord_4_only_the_first_pays() {
    let table = bids(second(3), &[], [3, 2, 0]);
    assert_eq!(table.energy(A), 1);
    assert!(table.events.contains(&Event::BidPaid { seat: A, energy: 3 }));
}

#[test]
fn rr2_ord_5_all_others_have_their_bids_back() {
    let table = bids(second(3), &[], [3, 2, 1]);
    assert_eq!((table.phase().as_str(), table.energy(B), table.energy(C)), ("research", 4, 4));
}

#[test]
fn rr2_ord_6_without_bids_the_order_stays_and_nobody_pays() {
    let table = bids(second(3).order("BCA"), &[], [0, 0, 0]);
    assert_eq!(table.order(), "BCA");
    assert_eq!([A, B, C].map(|seat| table.energy(seat)), [4, 4, 4]);
}

#[test]
fn rr_ord_2_high_faces_first_then_the_better_position() {
    let plans = ["R4 R3 P2 B1", "R3 P3 B3 H4", "R2 P4 B3 H5"];
    let table = first(3).plans(&plans);
    assert_eq!(table.queue(), "A4 B3 A3 C2", "B's token is better than A's");
    table.seat_refused_by("RR-ORD-2", B, "take standard engine");
    let mut table = second(3).plans(&["R4 R3 P3 H3", "R3 P4 P1 H2", "R2 P2 B3 H5"]);
    assert_eq!(table.queue(), "A4 A3 B3 C2", "A is ahead of B on the track");
    assert_eq!(table.until("purchase").queue(), "B4 A3 C2 B1");
}

#[test]
fn rr_ord_3_equal_dice_of_one_player_act_one_after_the_other() {
    let table = second(3).order("BAC").plans(&["R3 R3 P3 P3", "R3 R3 P3 P3", "R3 R3 P3 P3"]);
    assert_eq!(table.queue(), "B3 B3 A3 A3 C3 C3");
}

#[test]
fn rr_ord_4_the_order_of_a_phase_does_not_change_in_it() {
    let mut table = first(3).plans(&["R4 R3 P2 B1", "R3 P3 B3 H4", "R2 P4 B3 H5"]);
    table.does("take standard engine");
    assert_eq!(table.queue(), "B3 A3 C2");
    assert_eq!(table.seat_does(B, "done").queue(), "A3 C2");
}
