//! Purchase, and swapping cubes.

use crate::common::*;

/// At A's Purchase die; nobody else has one.
fn only_a(draft: Draft, plan: &str) -> Table {
    draft.plans(&[plan, "R3 R3 B3 B3", "R3 R3 B3 B3"]).until("purchase")
}

#[test]
fn rr_buy_1_one_type_from_the_market() {
    let table = only_a(first(3), "R3 P3 B3 H3").does('A', "take titanium");
    assert_eq!((table.seat('A').cubes, table.view().market), ([2, 2, 5], [10, 10, 7]));
}

#[test]
fn rr_buy_2_as_many_as_the_die_shows_or_the_market_has() {
    assert_eq!(only_a(first(3), "R3 P6 B2 H1").does('A', "take carbon").seat('A').cubes, [8, 2, 2]);
    let table = only_a(first(3).market([2, 10, 10]), "R3 P6 B2 H1");
    let table = table.does('A', "take carbon");
    assert_eq!((table.seat('A').cubes, table.view().market), ([4, 2, 2], [0, 10, 10]), "the rest of the face is lost");
    // There is no code for a part: a type is taken in full or not at all.
    assert!("take 3 carbon".parse::<rocket_rescue::Action>().is_err());
}

#[test]
fn rr_buy_3_a_die_takes_one_type_the_second_may_take_another() {
    let table = only_a(second(3), "P4 P2 B3 H3");
    assert_eq!(table.queue(), "A4 A2");
    let same = only_a(second(3), "P4 P2 B3 H3").does('A', "take carbon").does('A', "take carbon");
    assert_eq!(same.seat('A').cubes, [8, 2, 2]);
    let table = table.does('A', "take carbon").does('A', "take titanium");
    assert_eq!(table.seat('A').cubes, [6, 2, 4]);
    assert_eq!(table.refused('A', "take aluminium"), "RR-BUY-3", "both dice have acted");
}

#[test]
fn rr_buy_4_an_empty_type_cannot_be_chosen_but_passed() {
    let table = only_a(first(3).market([0, 10, 10]), "R3 P3 B3 H3");
    assert_eq!(table.refused('A', "take carbon"), "RR-BUY-4");
    assert!(table.can('A', "done"));
}

#[test]
fn rr_buy_5_the_first_taker_must_refill_one_type_to_capacity() {
    let draft = second(3).market([4, 4, 10]);
    let table = draft.plans(&["R3 P5 B2 H2", "R4 P4 B2 H2", "R4 P3 B3 H2"]).until("purchase");
    // A passes, so B's die is the first to take a cube.
    let table = table.does('A', "done").does('B', "take carbon").does('C', "take aluminium");
    assert_eq!((table.phase().as_str(), table.to_act().as_str()), ("refill", "B"));
    assert_eq!(table.refused('B', "done"), "RR-BUY-5");
    assert_eq!(table.refused('C', "refill carbon"), "RR-BUY-5");
    assert!(table.can('B', "refill titanium"), "a full type may be named");
    assert_eq!(table.does('B', "refill aluminium").view().market, [3, 10, 10]);
}

#[test]
fn rr_buy_6_the_others_are_filled_up_to_the_floor() {
    for (players, floor) in [(3, 3), (4, 4), (5, 5)] {
        let draft = second(players).market([1, 6, 9]);
        let mut plans = vec!["R3 R3 B3 B3"; usize::from(players)];
        plans[0] = "R3 P3 B3 H3";
        let table = draft.plans(&plans).until("purchase").does('A', "take titanium").does('A', "refill titanium");
        assert_eq!(table.view().market[..2], [floor, 6]);
    }
}

#[test]
fn rr_buy_7_refills_end_with_the_general_supply() {
    // 30 carbon: 1 in the market, 22 + 2 + 2 with players, 3 in the general supply, of 9 that are wanted.
    let table = only_a(first(3).market([1, 10, 10]).cubes('B', [22, 2, 2]), "R3 P3 B3 H3");
    assert_eq!(table.view().general[0], 3);
    let table = table.does('A', "take titanium").until("refill").does('A', "refill carbon");
    assert_eq!((table.view().market[0], table.view().general[0]), (4, 0));
}

#[test]
fn rr_buy_8_if_nobody_took_a_cube_all_types_are_filled_to_the_floor() {
    let table = only_a(second(3).market([0, 2, 7]), "R3 P3 B3 H3").does('A', "done");
    assert_ne!(table.phase(), "refill");
    assert_eq!(table.view().market, [3, 3, 7]);
}

#[test]
fn rr1_buy_1_after_the_last_die_everybody_places_in_token_order() {
    let draft = first(3).holds('A', "std-engine#1", [0; 3]).holds('B', "std-engine#2", [0; 3]);
    let table = draft.plans(&["R3 P3 B3 H2", "R3 P3 B3 H5", "R3 R3 B3 B3"]).until("placing");
    assert_eq!((table.order().as_str(), table.to_act().as_str()), ("BCA", "B"));
    assert!(!table.can('A', "place titanium on std-engine#1"));
    let table = table.all('B', &["place titanium on std-engine#2", "place titanium on std-engine#2", "done"]);
    assert_eq!((table.seat('B').cubes, table.to_act().as_str()), ([2, 2, 0], "A"));
    assert_eq!(table.refused('A', "place titanium on std-engine#2"), "RR1-BUY-1", "not A's module");
    // Not before the last die, and in the second edition never.
    let early = first(3).holds('A', "std-engine#1", [0; 3]).plans(&["R3 P3 B3 H3"; 3]).until("purchase");
    let active = early.to_act().chars().next().expect("somebody acts");
    assert_eq!(early.refused(active, "place titanium on std-engine#1"), "RR1-BUY-1");
    let later = only_a(second(3).holds('A', "std-engine#1", [0; 3]), "R3 P3 B3 H3");
    assert_eq!(later.refused('A', "place titanium on std-engine#1"), "RR2-ASM-1");
}

fn placing(draft: Draft) -> Table {
    only_a(draft, "R3 P3 B3 H3").does('A', "take carbon")
}

#[test]
fn rr1_buy_2_only_a_cube_that_the_module_still_lacks() {
    let table = placing(first(3).holds('A', "std-engine#1", [0, 1, 0]));
    assert_eq!(table.refused('A', "place aluminium on std-engine#1"), "RR1-BUY-2", "it carries its one aluminium");
    assert_eq!(table.refused('A', "place carbon on std-engine#1"), "RR1-BUY-2", "it costs none");
    assert!(table.can('A', "place titanium on std-engine#1"));
}

#[test]
fn rr1_buy_3_a_placed_cube_stays() {
    let table = placing(first(3).holds('A', "std-engine#1", [0, 1, 0])).does('A', "place titanium on std-engine#1");
    // Nothing on offer takes a cube off a module.
    assert!(
        table.offers('A').iter().all(|code| code.starts_with("place") || code.starts_with("swap") || code == "done")
    );
    let held = &table.seat('A').modules[0];
    assert_eq!(held.cubes, [0, 1, 1]);
    assert_eq!(table.next_round().seat('A').modules[0].cubes, [0, 1, 1]);
}

#[test]
fn rr1_buy_4_without_a_purchase_die_no_placing_and_no_swapping() {
    let draft = first(3).holds('B', "std-engine#1", [0; 3]).holds('A', "std-cockpit#1", [0; 3]);
    let table = only_a(draft, "R3 P3 B3 H3").does('A', "take carbon");
    assert_eq!(table.refused('B', "place titanium on std-engine#1"), "RR1-BUY-4");
    assert_eq!(table.refused('B', "swap carbon"), "RR1-BUY-4");
    assert_eq!(table.does('A', "done").phase(), "refill", "B is passed over");
}

#[test]
fn rr_swap_1_two_of_one_type_for_one_of_another() {
    let table = placing(first(3)).does('A', "swap carbon");
    assert_eq!(table.refused('A', "swap for carbon"), "RR-SWAP-1");
    assert_eq!(table.refused('A', "done"), "RR-SWAP-1", "it must be finished");
    let general = table.view().general;
    let table = table.does('A', "swap for titanium");
    assert_eq!(
        (table.seat('A').cubes, table.view().general),
        ([3, 2, 3], [general[0] + 2, general[1], general[2] - 1])
    );
    let table = placing(first(3).cubes('A', [0, 1, 1]));
    assert_eq!(table.refused('A', "swap aluminium"), "RR-SWAP-1", "one is not enough");
}

#[test]
fn rr_swap_2_the_general_supply_must_have_the_cube() {
    // No titanium in the general supply, although the market has ten: carbon is swapped for aluminium without asking.
    let table = placing(first(3).cubes('B', [2, 2, 16]));
    assert_eq!((table.view().market[2], table.view().general[2]), (10, 0));
    assert_eq!(table.does('A', "swap carbon").seat('A').cubes, [3, 3, 2]);
    let none = placing(first(3).cubes('B', [2, 16, 16]));
    assert_eq!(none.refused('A', "swap carbon"), "RR-SWAP-2");
}

#[test]
fn rr_swap_3_swaps_may_be_repeated() {
    let table = placing(first(3)).all('A', &["swap carbon", "swap for titanium", "swap carbon", "swap for titanium"]);
    assert_eq!(table.seat('A').cubes, [1, 2, 4]);
    assert!(table.can('A', "swap titanium"));
}

#[test]
fn rr1_swap_1_only_while_placing_and_only_from_the_supply() {
    let draft = || first(3).holds('A', "std-engine#1", [0, 0, 2]).cubes('A', [0, 0, 0]);
    let before = only_a(draft().cubes('A', [4, 0, 0]), "R3 P3 B3 H3");
    assert_eq!(before.refused('A', "swap carbon"), "RR1-SWAP-1");
    let table = placing(draft());
    assert_eq!(table.refused('A', "swap titanium"), "RR-SWAP-1", "those on the module cannot be swapped");
    // Before, between and after placements.
    let table = table.all('A', &["swap carbon", "swap for aluminium", "place aluminium on std-engine#1"]);
    assert_eq!(table.phase(), "refill", "with one carbon and nothing to place the window closes by itself");
    let late = first(3).holds('A', "std-cockpit#1", [2, 0, 1]).cubes('A', [4, 4, 4]).hangar(4);
    assert_eq!(late.refused('A', "swap carbon"), "RR1-SWAP-1");
}

#[test]
fn rr2_swap_1_on_purchase_turns_and_on_hangar_turns_that_can_build() {
    let table = only_a(second(3), "R3 P3 B3 H3").all('A', &["swap carbon", "swap for titanium"]);
    assert_eq!((table.phase().as_str(), table.seat('A').cubes), ("purchase", [0, 2, 3]));
    let table = table.does('A', "take carbon");
    assert_eq!(table.refused('A', "swap aluminium"), "RR2-SWAP-1", "after taking");
    let hangar = || second(3).cubes('A', [4, 0, 0]);
    assert!(hangar().holds('A', "std-engine#1", [0; 3]).hangar(2).can('A', "swap carbon"));
    let nothing_to_build = rocket_of_a(hangar()).energy('A', 20).planets(EXAMPLE_PLANETS).hangar(4);
    assert_eq!(nothing_to_build.refused('A', "swap carbon"), "RR2-SWAP-1");
    let no_assembly = hangar().holds('A', "std-engine#1", [0; 3]).built("stellaris-1", "std-fuel-tank#1", 'A', "");
    assert_eq!(no_assembly.hangar(1).refused('A', "swap carbon"), "RR2-SWAP-1");
}
