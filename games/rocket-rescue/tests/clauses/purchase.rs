//! Purchase, and swapping cubes.

use crate::common::*;

/// At A's Purchase die; nobody else has one.
fn only_a(scene: Scene, plan: &str) -> Table {
    scene.plans(&[plan, "R3 R3 B3 B3", "R3 R3 B3 B3"]).until("purchase").clone()
}

#[test]
fn rr_buy_1_one_type_from_the_market() {
    let mut table = only_a(first(3), "R3 P3 B3 H3");
    table.does("take titanium");
    assert_eq!((table.seat(A).cubes, table.view().market), ([2, 2, 5], [10, 10, 7]));
}

#[test]
fn rr_buy_2_as_many_as_the_die_shows_or_the_market_has() {
    assert_eq!(only_a(first(3), "R3 P6 B2 H1").does("take carbon").seat(A).cubes, [8, 2, 2]);
    let mut table = only_a(first(3).market([2, 10, 10]), "R3 P6 B2 H1");
    table.does("take carbon");
    assert_eq!((table.seat(A).cubes, table.view().market), ([4, 2, 2], [0, 10, 10]), "the rest of the face is lost");
    // There is no code for a part: a type is taken in full or not at all.
    assert!("take 3 carbon".parse::<rocket_rescue::Action>().is_err());
}

#[test]
fn rr_buy_3_a_die_takes_one_type_the_second_may_take_another() {
    let mut table = only_a(second(3), "P4 P2 B3 H3");
    assert_eq!(table.queue(), "A4 A2");
    let mut same = only_a(second(3), "P4 P2 B3 H3");
    same.does("take carbon, done, take carbon");
    assert_eq!(same.seat(A).cubes, [8, 2, 2]);
    table.does("take carbon, done, take titanium");
    assert_eq!(table.seat(A).cubes, [6, 2, 4]);
    table.refused_by("RR-BUY-3", "take aluminium"); // the die has taken
    table.does("done").refused_by("RR-BUY-3", "take aluminium"); // both dice have acted
}

#[test]
fn rr_buy_4_an_empty_type_cannot_be_chosen_but_passed() {
    let table = only_a(first(3).market([0, 10, 10]), "R3 P3 B3 H3");
    table.refused_by("RR-BUY-4", "take carbon");
    assert!(table.allows("done"));
}

#[test]
fn rr_buy_5_the_first_taker_must_refill_one_type_to_capacity() {
    let scene = second(3).market([4, 4, 10]);
    let mut table = scene.plans(&["R3 P5 B2 H2", "R4 P4 B2 H2", "R4 P3 B3 H2"]);
    table.until("purchase");
    // A passes, so B's die is the first to take a cube.
    table.does("done").seat_does(B, "take carbon, done").seat_does(C, "take aluminium, done");
    assert_eq!((table.phase().as_str(), table.to_act().as_str()), ("refill", "B"));
    table.seat_refused_by("RR-BUY-5", B, "done");
    table.seat_refused_by("RR-BUY-5", C, "refill carbon");
    assert!(table.refusal(B, "refill titanium").is_none(), "a full type may be named");
    assert_eq!(table.seat_does(B, "refill aluminium").view().market, [3, 10, 10]);
}

#[test]
fn rr_buy_6_the_others_are_filled_up_to_the_floor() {
    for (players, floor) in [(3, 3), (4, 4), (5, 5)] {
        let scene = second(players).market([1, 6, 9]);
        let mut plans = vec!["R3 R3 B3 B3"; usize::from(players)];
        plans[0] = "R3 P3 B3 H3";
        let mut table = scene.plans(&plans);
        table.until("purchase").does("take titanium, done, refill titanium");
        assert_eq!(table.view().market[..2], [floor, 6]);
    }
}

#[test]
fn rr_buy_7_refills_end_with_the_general_supply() {
    // 30 carbon: 1 in the market, 22 + 2 + 2 with players, 3 in the general supply, of 9 that are wanted.
    let mut table = only_a(first(3).market([1, 10, 10]).cubes(B, [22, 2, 2]), "R3 P3 B3 H3");
    assert_eq!(table.view().general[0], 3);
    table.does("take titanium").until("refill").does("refill carbon");
    assert_eq!((table.view().market[0], table.view().general[0]), (4, 0));
}

#[test]
fn rr_buy_8_if_nobody_took_a_cube_all_types_are_filled_to_the_floor() {
    let mut table = only_a(second(3).market([0, 2, 7]), "R3 P3 B3 H3");
    table.does("done");
    assert_ne!(table.phase(), "refill");
    assert_eq!(table.view().market, [3, 3, 7]);
}

#[test]
fn rr1_buy_1_after_the_last_die_everybody_places_in_token_order() {
    let scene = first(3).holds(A, "std-engine#1", [0; 3]).holds(B, "std-engine#2", [0; 3]);
    let mut table = scene.plans(&["R3 P3 B3 H2", "R3 P3 B3 H5", "R3 R3 B3 B3"]);
    table.until("placing");
    assert_eq!((table.order().as_str(), table.to_act().as_str()), ("BCA", "B"));
    table.seat_refused_by("RR1-BUY-1", A, "place titanium on std-engine#1"); // B comes first
    table.seat_does(B, "place titanium on std-engine#2, place titanium on std-engine#2, done");
    assert_eq!((table.seat(B).cubes, table.to_act().as_str()), ([2, 2, 0], "A"));
    table.refused_by("RR1-BUY-1", "place titanium on std-engine#2"); // not A's module
    // Not before the last die, and in the second edition never.
    let mut early = first(3).holds(A, "std-engine#1", [0; 3]).plans(&["R3 P3 B3 H3"; 3]);
    early.until("purchase");
    early.refused_by("RR1-BUY-1", "place titanium on std-engine#1");
    let later = only_a(second(3).holds(A, "std-engine#1", [0; 3]), "R3 P3 B3 H3");
    later.refused_by("RR2-ASM-1", "place titanium on std-engine#1");
}

fn placing(scene: Scene) -> Table {
    only_a(scene, "R3 P3 B3 H3").does("take carbon").clone()
}

#[test]
fn rr1_buy_2_only_a_cube_that_the_module_still_lacks() {
    let table = placing(first(3).holds(A, "std-engine#1", [0, 1, 0]));
    table.refused_by("RR1-BUY-2", "place aluminium on std-engine#1"); // it carries its one aluminium
    table.refused_by("RR1-BUY-2", "place carbon on std-engine#1"); // it costs none
    assert!(table.allows("place titanium on std-engine#1"));
}

#[test]
fn rr1_buy_3_a_placed_cube_stays() {
    let mut table = placing(first(3).holds(A, "std-engine#1", [0, 1, 0]));
    table.does("place titanium on std-engine#1");
    // Nothing on offer takes a cube off a module.
    assert!(table.offers().iter().all(|code| code.starts_with("place") || code.starts_with("swap") || code == "done"));
    let held = &table.seat(A).modules[0];
    assert_eq!(held.cubes, [0, 1, 1]);
    assert_eq!(table.next_round().seat(A).modules[0].cubes, [0, 1, 1]);
}

#[test]
fn rr1_buy_4_without_a_purchase_die_no_placing_and_no_swapping() {
    let scene = first(3).holds(B, "std-engine#1", [0; 3]).holds(A, "std-cockpit#1", [0; 3]);
    let mut table = only_a(scene, "R3 P3 B3 H3");
    table.does("take carbon");
    table.seat_refused_by("RR1-BUY-4", B, "place titanium on std-engine#1");
    table.seat_refused_by("RR1-BUY-4", B, "swap carbon");
    assert_eq!(table.does("done").phase(), "refill", "B is passed over");
}

#[test]
fn rr_swap_1_two_of_one_type_for_one_of_another() {
    let mut table = placing(first(3));
    table.does("swap carbon");
    table.refused_by("RR-SWAP-1", "swap for carbon");
    table.refused_by("RR-SWAP-1", "done"); // it must be finished
    let general = table.view().general;
    table.does("swap for titanium");
    assert_eq!((table.seat(A).cubes, table.view().general), ([3, 2, 3], [general[0] + 2, general[1], general[2] - 1]));
    let table = placing(first(3).cubes(A, [0, 1, 1]));
    table.refused_by("RR-SWAP-1", "swap aluminium"); // one is not enough
}

#[test]
fn rr_swap_2_the_general_supply_must_have_the_cube() {
    // No titanium in the general supply, although the market has ten: carbon is swapped for aluminium without asking.
    let mut table = placing(first(3).cubes(B, [2, 2, 16]));
    assert_eq!((table.view().market[2], table.view().general[2]), (10, 0));
    assert_eq!(table.does("swap carbon").seat(A).cubes, [3, 3, 2]);
    let none = placing(first(3).cubes(B, [2, 16, 16]));
    none.refused_by("RR-SWAP-2", "swap carbon");
}

#[test]
fn rr_swap_3_swaps_may_be_repeated() {
    let mut table = placing(first(3));
    table.does("swap carbon, swap for titanium, swap carbon, swap for titanium");
    assert_eq!(table.seat(A).cubes, [1, 2, 4]);
    assert!(table.allows("swap titanium"));
}

#[test]
fn rr1_swap_1_only_while_placing_and_only_from_the_supply() {
    let scene = || first(3).holds(A, "std-engine#1", [0, 0, 2]).cubes(A, [0, 0, 0]);
    let before = only_a(scene().cubes(A, [4, 0, 0]), "R3 P3 B3 H3");
    before.refused_by("RR1-SWAP-1", "swap carbon");
    let mut table = placing(scene());
    table.refused_by("RR-SWAP-1", "swap titanium"); // those on the module cannot be swapped
    // Before, between and after placements.
    table.does("swap carbon, swap for aluminium, place aluminium on std-engine#1");
    assert_eq!(table.phase(), "refill", "with one carbon and nothing to place the window closes by itself");
    let late = first(3).holds(A, "std-cockpit#1", [2, 0, 1]).cubes(A, [4, 4, 4]).hangar(4);
    late.refused_by("RR1-SWAP-1", "swap carbon");
}

#[test]
fn rr2_swap_1_on_purchase_turns_before_and_after_taking() {
    let mut table = only_a(second(3), "R3 P3 B3 H3");
    table.does("swap carbon, swap for titanium");
    assert_eq!((table.phase().as_str(), table.seat(A).cubes), ("purchase", [0, 2, 3]));
    table.does("take carbon");
    assert_eq!(table.offers(), ["swap carbon", "swap aluminium", "swap titanium", "done"]);
    table.does("swap carbon, swap for aluminium");
    assert_eq!((table.phase().as_str(), table.seat(A).cubes), ("purchase", [1, 3, 3]));
    // Who has nothing to swap is not asked.
    let mut poor = only_a(second(3).cubes(A, [0, 0, 0]), "R3 P1 B4 H4");
    assert_ne!(poor.does("take carbon").phase(), "purchase");
}

#[test]
fn rr2_swap_1_before_the_refill_in_turn_order_also_without_a_purchase_die() {
    // 30 titanium: 2 in the market, 2 + 2 + 24 with players, none but 2 - 2 in the general supply after A takes.
    let scene = second(3).market([10, 10, 2]).cubes(C, [2, 2, 22]);
    let mut table = only_a(scene, "R3 P3 B3 H3");
    table.does("take carbon, done");
    assert_eq!((table.phase().as_str(), table.to_act().as_str(), table.view().general[2]), ("swapping", "A", 2));
    table.seat_refused_by("RR2-SWAP-1", B, "swap carbon"); // A is asked first
    table.refused_by("RR-BUY-3", "take carbon");
    table.refused_by("RR-BUY-5", "refill titanium");
    table.does("done").seat_does(B, "swap carbon, swap for titanium");
    assert_eq!((table.seat(B).cubes, table.view().general[2]), ([0, 2, 3], 1));
    table.seat_does(B, "done");
    assert_eq!(table.to_act(), "C");
    table.seat_does(C, "done").does("refill titanium");
    assert_eq!(table.view().general[2], 0, "the refill has taken the last one");
}

#[test]
fn rr2_swap_1_nobody_is_asked_before_a_refill_that_takes_nothing_from_them() {
    // There is plenty of everything.
    let mut table = only_a(second(3), "R3 P3 B3 H3");
    assert_eq!(table.does("take carbon, done").phase(), "refill");
    // Titanium is short, but B and C have no two cubes of a type; what they want of the rest is left for them.
    let scene = second(3).market([10, 10, 2]).cubes(A, [0, 0, 24]).cubes(B, [1, 1, 1]).cubes(C, [1, 1, 1]);
    let mut table = only_a(scene, "R3 P1 B4 H4");
    assert_eq!((table.does("take carbon, done").phase().as_str(), table.view().general[2]), ("refill", 2));
    // Without a first taker the market is filled to the floor only, which it is above.
    let mut table = only_a(second(3).market([10, 10, 4]).cubes(C, [2, 2, 20]), "R3 P3 B3 H3");
    assert_eq!(table.does("done").phase(), "planning");
}

#[test]
fn rr2_swap_1_on_hangar_turns_that_can_build() {
    let hangar = || second(3).cubes(A, [4, 0, 0]);
    assert!(hangar().holds(A, "std-engine#1", [0; 3]).hangar(2).allows("swap carbon"));
    let nothing_to_build = rocket_of_a(hangar()).energy(A, 20).planets(EXAMPLE_PLANETS).hangar(4);
    nothing_to_build.refused_by("RR2-SWAP-1", "swap carbon");
    let no_assembly = hangar().holds(A, "std-engine#1", [0; 3]).built("stellaris-1", "std-fuel-tank#1", A, "");
    no_assembly.hangar(1).refused_by("RR2-SWAP-1", "swap carbon");
}
