//! Set-up.

use crate::common::*;
use engine::{Game, Noun, Problem, QuickDice, Script, Setup, Viewer};
use rocket_rescue::{RocketRescue, View};

fn view(setup: Setup) -> View {
    dealt(setup).view(Viewer::Public)
}

fn first_view(players: u8) -> View {
    view(Setup::new(players).with("edition", "first"))
}

#[test]
fn rr_setup_1_everybody_gets_cubes_energy_and_markers() {
    for view in [first_view(3), view(Setup::new(5))] {
        for seat in &view.seats {
            assert_eq!((seat.cubes, seat.energy, seat.markers), ([2, 2, 2], 4, 10));
        }
    }
    // Four dice: a fifth has no place.
    let mut table = first(3).table();
    table.does("die research 1, die purchase 1, die boarding 1, die hangar 2");
    table.refused_by("RR-PLAN-2", "die hangar 1");
}

#[test]
fn rr1_setup_1_fourteen_crew_members_each() {
    let problem = first(3).set("length", serde_json::json!("long")).load().expect_err("there is but one length");
    assert!(problem.to_string().contains("`length`"), "{problem}");
    assert!(first_view(4).seats.iter().all(|seat| seat.crew == 14));
}

#[test]
fn rr2_setup_1_the_length_decides_the_crew() {
    for (length, crew) in [("short", 10), ("medium", 12), ("long", 14)] {
        assert!(view(Setup::new(3).with("length", length)).seats.iter().all(|seat| seat.crew == crew));
    }
    let problem = RocketRescue::deal(
        RocketRescue::components(),
        &Setup::new(3).with("edition", "first").with("length", "short"),
        &mut QuickDice::new(1),
    );
    assert!(problem.is_err_and(|problem| problem.to_string().contains("`length` belongs to the second edition")));
}

#[test]
fn rr_setup_2_four_piles_of_four_standard_modules() {
    assert_eq!(first_view(3).piles, [4; 4]);
    let mut table = first(3).plans(&["R3 R3 P3 P3", "R3 R3 P3 P3", "R3 R3 P3 P3"]);
    for seat in [A, A, B, B] {
        table.seat_does(seat, "take standard engine");
    }
    assert_eq!(table.view().piles, [4, 4, 0, 4]);
    table.seat_refused_by("RR-RES-3", C, "take standard engine");
}

#[test]
fn rr_setup_3_thirty_five_advanced_modules_face_down_and_no_discards() {
    let view = first_view(3);
    assert_eq!((usize::from(view.deck) + view.display.len(), view.discard.len()), (35, 0));
    let deck = |seed: u64| {
        let mut chance = QuickDice::new(seed);
        let game = RocketRescue::deal(RocketRescue::components(), &Setup::new(3), &mut chance).expect("a deal");
        serde_json::to_value(game.save()).expect("plain data")["deck"].clone()
    };
    assert_ne!(deck(1), deck(2), "the deck is shuffled");
}

#[test]
fn rr_setup_4_three_blue_and_two_red_planets_are_face_up() {
    let view = first_view(3);
    let red: Vec<bool> = view.planets.iter().map(|planet| planet.facts.red).collect();
    assert_eq!(red, [false, false, false, true, true]);
    assert_eq!(view.planet_decks, [10, 11]);
}

#[test]
fn rr_setup_5_the_market_is_filled_by_the_number_of_players() {
    let markets: Vec<[u8; 3]> = (3..=5).map(|players| view(Setup::new(players)).market).collect();
    assert_eq!(markets, [[10; 3], [12; 3], [14; 3]]);
    assert_eq!(first_view(4).market, [12; 3]);
}

#[test]
fn rr_setup_6_the_general_supply_is_what_is_left_of_thirty() {
    let general: Vec<[u8; 3]> = (3..=5).map(|players| view(Setup::new(players)).general).collect();
    assert_eq!(general, [[14; 3], [10; 3], [6; 3]]);
}

#[test]
fn rr_setup_7_six_empty_hangars_of_three_companies() {
    let view = first_view(3);
    let companies: Vec<&str> = view.hangars.iter().map(|hangar| hangar.resource.id()).collect();
    assert_eq!(companies, ["carbon", "carbon", "aluminium", "aluminium", "titanium", "titanium"]);
    assert!(view.hangars.iter().all(|hangar| hangar.modules.is_empty()));
}

#[test]
fn rr1_setup_2_nothing_is_locked_and_there_is_no_terminal() {
    assert!([3, 4].iter().all(|&players| first_view(players).hangars.iter().all(|hangar| !hangar.locked)));
    // Even where the second edition would let a crew member wait: no seat is free.
    let table = first(3).built("stellaris-1", "std-cockpit#1", B, "BB").built("stellaris-2", "std-cockpit#2", A, "");
    let table = table.boarding(3);
    table.refused_by("RR1-SETUP-2", "wait in terminal");
}

fn locked(view: &View) -> Vec<&str> {
    view.hangars.iter().filter(|hangar| hangar.locked).map(|hangar| hangar.hangar.id()).collect()
}

#[test]
fn rr2_setup_2_locked_hangars_never_hold_a_module() {
    let count: Vec<usize> = (3..=5).map(|players| locked(&view(Setup::new(players))).len()).collect();
    assert_eq!(count, [2, 1, 0]);
    let mut table = second(3).holds(A, "std-cockpit#1", [0; 3]).hangar(2);
    table.does("build std-cockpit#1");
    table.refused_by("RR2-SETUP-2", "into hyperdrive-1");
    let problem = second(3).built("hyperdrive-1", "std-cockpit#1", A, "").load().expect_err("it is locked");
    assert!(problem.to_string().contains("locked"), "{problem}");
}

#[test]
fn rr2_setup_3_a_die_locks_and_is_rolled_again_where_it_hits_a_locked_hangar() {
    let deal = |dice: &[u8]| -> Result<View, Problem> {
        let mut chance = Script::still(dice.iter().copied());
        let game = RocketRescue::deal(RocketRescue::components(), &Setup::new(3), &mut chance)?;
        Ok(game.view(Viewer::Public))
    };
    assert_eq!(locked(&deal(&[2, 2, 2, 5, 6, 5, 4]).expect("a deal")), ["stellaris-2", "hyperdrive-1"]);
    assert_eq!(locked(&deal(&[3, 4, 6, 5, 4]).expect("a deal")), ["supernova-1", "supernova-2"], "both of a company");
}

#[test]
fn rr2_setup_4_the_first_order_is_rolled() {
    let mut chance = Script::still([5, 6, 2, 4, 4, 1, 5]); // two locks, then 2, 4, 4, and the tied again
    let game = RocketRescue::deal(RocketRescue::components(), &Setup::new(3), &mut chance).expect("a deal");
    let order: String = game.view(Viewer::Public).order.iter().map(|seat| seat.letter()).collect();
    assert_eq!(order, "CBA");
}

#[test]
fn rr2_setup_5_the_terminal_starts_empty_and_fills_from_the_left() {
    assert!(view(Setup::new(5)).terminal.is_empty());
    let scene = second(3).built("stellaris-1", "std-cockpit#1", C, "C").energy(A, 0).energy(B, 0);
    let mut table = scene.plans(&["R4 P4 B3 H1", "R4 P3 B4 H1", "R3 R3 P3 P3"]);
    table.until("boarding");
    table.seat_does(B, "wait in terminal").does("wait in terminal");
    assert_eq!(table.view().terminal, [B, A]);
}

#[test]
fn rr2_setup_6_round_one_has_one_display_only() {
    let sizes: Vec<usize> = (3..=5).map(|players| view(Setup::new(players)).display.len()).collect();
    assert_eq!(sizes, [2, 3, 4]);
    // When everybody has one Research die, Research begins with the very same modules.
    let mut table = second(3).table();
    let before = table.display();
    assert_eq!(table.plans(&["R3 P3 B3 H3"; 3]).display(), before);
}
