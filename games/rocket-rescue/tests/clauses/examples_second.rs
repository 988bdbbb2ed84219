//! The worked examples of the second edition. Alice is A, Bob B, Claire C.

use crate::common::*;
use crate::examples_first::{boarding, crowded, rocket};

const PLANS: [&str; 3] = ["R4 R3 P3 H3 bid 2", "R3 P4 P1 H2 bid 1", "R2 P2 B3 H5 bid 2"];

fn revealed(scene: Scene) -> Table {
    scene.table().rolls(&[2, 5]).plans(&PLANS).clone()
}

#[test]
fn we2_1_bids() {
    let table = revealed(second(3));
    assert_eq!(table.order(), "CAB");
    assert_eq!([A, B, C].map(|seat| table.energy(seat)), [3, 6, 2]);
}

#[test]
fn we2_2_research() {
    let table = revealed(second(3));
    assert_eq!((table.view().display.len(), table.queue().as_str()), (3, "A4 A3 B3 C2"));
}

#[test]
fn we2_3_purchase() {
    let mut table = revealed(second(3).market([3, 6, 8]));
    table.until("purchase");
    table.seat_does(B, "take aluminium, done").does("take aluminium, done");
    table.seat_does(C, "take titanium, done").seat_does(B, "take carbon, done");
    assert_eq!((table.seat(B).cubes, table.seat(A).cubes, table.seat(C).cubes), ([3, 6, 2], [2, 4, 2], [2, 2, 4]));
    assert_eq!(table.view().market, [2, 0, 6]);
    table.seat_does(B, "refill titanium");
    assert_eq!(table.view().market, [3, 3, 10]);
}

#[test]
fn we2_4_boarding_and_terminal() {
    let scene = boarding(second(3)).order("CAB").energy(A, 3).energy(B, 2).energy(C, 3);
    let mut table = scene.plans(&["R4 P3 B5 H1", "R3 P3 B4 B3", "R4 P4 B3 H3"]);
    table.until("boarding");
    table.does("board std-cockpit#1").does("board std-cockpit#2");
    table.seat_does(B, "board std-crew-module#1").seat_does(C, "board std-crew-module#1");
    assert_eq!(
        (table.to_act().as_str(), table.offers_to(B)),
        ("B", vec!["wait in terminal".to_owned(), "done".to_owned()])
    );
    table.seat_does(B, "wait in terminal");
    assert_eq!((table.energy(B), table.view().terminal), (1, vec![B]));
}

#[test]
fn we2_5_assembly() {
    let alice = |cubes: [u8; 3]| crowded(second(3)).holds(A, "std-fuel-tank#1", [0; 3]).cubes(A, cubes);
    // One of each: neither enough nor anything to swap, so her die is passed over.
    let mut table = alice([1, 0, 1]).plans(&["R5 P4 B1 H2", "R3 R3 P3 P3", "R3 R3 P3 P3"]);
    table.next_round();
    assert_eq!(table.hand(A), ["std-fuel-tank#1"]);
    let mut table = alice([1, 0, 2]).hangar(2);
    table.refused_by("RR2-ASM-1", "build std-fuel-tank#1");
    table.does("swap titanium, swap for aluminium, build std-fuel-tank#1");
    assert_eq!(table.rocket("supernova-2"), ["std-fuel-tank#1"], "the only hangar that can take it");
}

#[test]
fn we2_6_launch() {
    let mut table = rocket(second(3)).energy(A, 9).hangar(3);
    table.rolls(&[3, 3, 4, 2, 6]);
    let crew = [A, B, C].map(|seat| table.seat(seat).crew);
    table.does("launch stellaris-1, fly to aurora-2-0");
    assert_eq!(table.energy(A), 0);
    assert_eq!([A, B, C].map(|seat| table.seat(seat).tokens), [3, 1, 1]);
    assert_eq!([A, B, C].map(|seat| table.seat(seat).landed), [1, 1, 1]);
    assert_eq!([A, B, C].map(|seat| table.seat(seat).crew), crew);
    assert_eq!(table.seat(A).planets.len(), 1);
    assert_eq!(table.rocket("stellaris-1"), ["ember-drive", "std-fuel-tank#1", "frost-jacket", "std-crew-module#1"]);
}
