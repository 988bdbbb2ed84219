//! The worked examples of the first edition. Alice is A, Bob B, Claire C.

use crate::common::*;

const PLANS: [&str; 3] = ["R4 R3 P2 B1", "R3 P3 B3 H4", "R2 P4 B3 H5"];

#[test]
fn we1_1_energy_and_order() {
    let table = first(3).energy(A, 0).energy(B, 4).energy(C, 4).plans(&PLANS);
    assert_eq!([A, B, C].map(|seat| table.energy(seat)), [2, 3, 2]);
    assert_eq!(table.order(), "CBA");
}

#[test]
fn we1_2_research() {
    let mut table = first(3).energy(A, 0).plans(&PLANS);
    assert_eq!((table.view().display.len(), table.queue().as_str()), (3, "A4 B3 A3 C2"));
    let display = table.display();
    let take = |card: &str| format!("take {card}");
    table.does(&take(&display[0])).seat_does(B, &take(&display[1])).does(&take(&display[2]));
    assert_eq!(
        table.offers_to(C),
        [
            "take standard cockpit",
            "take standard fuel-tank",
            "take standard engine",
            "take standard crew-module",
            "done"
        ]
    );
}

#[test]
fn we1_3_purchase() {
    let mut table = first(3).energy(A, 0).market([3, 6, 8]).plans(&PLANS);
    table.until("purchase");
    table.seat_does(C, "take aluminium").seat_does(B, "take aluminium").does("take carbon");
    assert_eq!((table.seat(C).cubes[1], table.seat(B).cubes[1], table.seat(A).cubes[0]), (6, 4, 4));
    assert_eq!(table.view().market, [1, 0, 8]);
    table.until("refill").seat_does(C, "refill titanium");
    assert_eq!(table.view().market, [3, 3, 10]);
}

#[test]
fn we1_4_placing() {
    let scene = first(3).cubes(B, [1, 2, 0]).holds(B, "std-engine#1", [0, 0, 2]).holds(B, "std-crew-module#1", [0; 3]);
    let mut table = scene.plans(&["R3 R3 B3 B3", "R3 P1 B3 H5", "R3 R3 B3 B3"]);
    table.until("purchase").seat_does(B, "take titanium");
    table.seat_does(B, "place aluminium on std-engine#1");
    table.seat_refused_by("RR1-BUY-2", B, "place aluminium on std-engine#1");
    table.seat_does(B, "place aluminium on std-crew-module#1").seat_does(B, "place carbon on std-crew-module#1");
    table.until("hangar");
    table.seat_refused_by("RR1-ASM-1", B, "build std-crew-module#1");
    assert_eq!(table.seat_does(B, "build std-engine#1").offers_to(B).len(), 6);
}

/// Free seats: Alice's cockpit 1, Claire's cockpit 1, Bob's crew module 2; energy 2, 1, 1.
pub(crate) fn boarding(scene: Scene) -> Scene {
    scene.built("stellaris-1", "std-cockpit#1", A, "A").built("supernova-1", "std-cockpit#2", C, "C").built(
        "stellaris-2",
        "std-crew-module#1",
        B,
        "B",
    )
}

#[test]
fn we1_5_boarding() {
    // Sums 13, 13, 14 put Claire ahead of Bob; the energy is what is left after the dice.
    let scene = boarding(first(3)).energy(A, 3).energy(B, 2).energy(C, 3);
    let mut table = scene.table();
    table.rolls(&[6, 1]).plans(&["R4 P3 B5 H1", "R3 P3 B4 B3", "R4 P4 B3 H3"]).until("boarding");
    assert_eq!((table.queue().as_str(), table.order().as_str()), ("A5 B4 C3 B3", "CAB"));
    assert_eq!([A, B, C].map(|seat| table.energy(seat)), [2, 1, 1]);
    table.does("board std-cockpit#1").does("board std-cockpit#2");
    table.seat_does(B, "board std-crew-module#1").seat_does(C, "board std-crew-module#1");
    assert_ne!(table.phase(), "boarding", "Bob's second die finds no free seat");
    assert_eq!([A, B, C].map(|seat| table.energy(seat)), [0, 1, 1]);
}

/// supernova-1 with an engine, two fuel tanks and two crew modules.
pub(crate) fn crowded(scene: Scene) -> Scene {
    scene
        .built("supernova-1", "ember-drive", A, "")
        .built("supernova-1", "slush-tank", B, "")
        .built("supernova-1", "titan-bottle", C, "")
        .built("supernova-1", "bunk-ring", A, "")
        .built("supernova-1", "greenhouse", B, "")
}

#[test]
fn we1_6_assembly() {
    let alice = |cubes: [u8; 3]| {
        crowded(first(3)).holds(A, "std-fuel-tank#1", cubes).holds(A, "std-engine#1", [0, 1, 2]).hangar(2)
    };
    alice([1, 0, 0]).refused_by("RR1-ASM-1", "build std-fuel-tank#1");
    // With 1 carbon and 1 aluminium only supernova-2 accepts it, so it is built there without asking.
    assert_eq!(alice([1, 1, 0]).does("build std-fuel-tank#1").rocket("supernova-2"), ["std-fuel-tank#1"]);
    let scene = crowded(first(3)).holds(B, "std-crew-module#1", [2, 1, 1]).holds(C, "std-cockpit#1", [2, 0, 1]);
    let mut table = scene.cubes(B, [0; 3]).cubes(C, [0; 3]).plans(&["R3 R3 P3 P3", "R4 P3 B2 H3", "R5 P4 B1 H2"]);
    table.until("hangar");
    let (general, energy) = (table.view().general, (table.energy(B), table.energy(C)));
    table.seat_does(B, "build std-crew-module#1");
    let all = ["into stellaris-1", "into stellaris-2", "into supernova-2", "into hyperdrive-1", "into hyperdrive-2"];
    assert_eq!(table.offers_to(B), all);
    table.seat_does(B, "into stellaris-1, seat crew");
    assert_eq!(table.seat(B).cubes, [1, 0, 0]);
    assert_eq!(table.view().general, [general[0] + 1, general[1] + 1, general[2] + 1]);
    table.seat_does(C, "build std-cockpit#1");
    assert_eq!(table.offers_to(C).len(), 6);
    table.seat_does(C, "into supernova-1, seat crew");
    assert_eq!(table.seat(C).cubes, [0, 0, 0], "no cube back");
    assert_eq!((table.energy(B), table.energy(C)), (energy.0 + 2, energy.1 + 2));
}

/// The rocket of the launch example, with its crew and planets.
pub(crate) fn rocket(scene: Scene) -> Scene {
    scene
        .built("stellaris-1", "ember-drive", C, "")
        .built("stellaris-1", "std-fuel-tank#1", B, "")
        .built("stellaris-1", "frost-jacket", C, "")
        .built("stellaris-1", "std-crew-module#1", A, "A")
        .built("stellaris-1", "glass-dome", B, "BC")
        .planets(EXAMPLE_PLANETS)
}

#[test]
fn we1_7_launch() {
    let mut table = rocket(first(3)).energy(A, 13).hangar(3);
    let costs: Vec<u16> = table.sees(A).hangars[0].costs.iter().map(|cost| cost.1).collect();
    assert_eq!(costs[..4], [13, 10, 13, 13]);
    table.does("launch stellaris-1");
    table.refused_by("RR-LCH-5", "fly to dwarf-cockroach");
    table.rolls(&[3, 3, 4, 2, 6]).does("fly to dionysos");
    assert_eq!(table.energy(A), 3);
    table.does("reward crew, reward crew").seat_does(B, "reward crew").seat_does(C, "reward crew");
    assert_eq!([A, B, C].map(|seat| table.seat(seat).landed), [3, 2, 2]);
    assert_eq!(table.rocket("stellaris-1"), ["ember-drive", "std-crew-module#1"]);
    assert_eq!(table.view().planets.iter().filter(|planet| !planet.facts.red).count(), 3);
}
