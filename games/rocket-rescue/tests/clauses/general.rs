//! General.

use crate::common::*;
use engine::{Game, Match, Seat, Setup, View as _, Viewer};
use rocket_rescue::{RocketRescue, Step};

fn deal(setup: Setup) -> Result<RocketRescue, engine::Problem> {
    RocketRescue::deal(RocketRescue::components(), &setup, &mut engine::QuickDice::new(1))
}

#[test]
fn rr_gen_1_three_or_four_in_the_first_edition_three_to_five_in_the_second() {
    let first = |players: u8| deal(Setup::new(players).with("edition", "first"));
    let problem = first(5).expect_err("the first edition is not for five");
    assert!(problem.to_string().contains("3 or 4 players"), "{problem}");
    assert!(first(3).is_ok() && first(4).is_ok());
    assert!(deal(Setup::new(2)).is_err() && deal(Setup::new(6)).is_err());
    assert!((3..=5).all(|players| deal(Setup::new(players)).is_ok()));
}

#[test]
fn rr_gen_2_the_phases_follow_each_other_and_then_a_new_round_begins() {
    let scene = second(3).built("stellaris-1", "std-cockpit#1", A, "").holds(A, "std-fuel-tank#1", [0; 3]);
    let mut table = scene.energy(A, 9).plans(&["R3 P3 B3 H3"; 3]);
    let mut phases = vec![table.phase()];
    while table.view().round == 1 {
        table.least();
        if phases.last() != Some(&table.phase()) {
            phases.push(table.phase());
        }
    }
    assert_eq!(phases, ["research", "purchase", "boarding", "hangar", "planning"]);
    table.refused_by("RR-GEN-2", "take carbon");
}

#[test]
fn rr_gen_3_without_a_die_a_phase_is_skipped() {
    let table = first(3).plans(&["P3 P3 B3 B3", "R3 R3 P3 H3", "R3 P3 B3 H3"]);
    assert_eq!(table.phase(), "research");
    assert!(!table.queue().contains('A'));
    table.seat_refused_by("RR-GEN-3", A, "take standard engine");
}

#[test]
fn rr_gen_4_two_dice_act_each_at_its_own_place() {
    let mut table = first(3).plans(&["R4 R2 P3 B3", "R3 P3 B3 H3", "P3 P3 B3 H3"]);
    assert_eq!(table.queue(), "A4 B3 A2");
    table.does("take standard engine").seat_does(B, "done").does("take standard cockpit");
    assert_eq!(table.hand(A).len(), 2);
}

#[test]
fn rr_gen_5_everything_is_optional() {
    let scene = second(3).built("stellaris-1", "std-crew-module#1", B, "").holds(A, "std-cockpit#1", [0; 3]);
    let mut table = scene.plans(&["R3 P3 B3 H3", "R3 R3 P3 P3", "R3 R3 P3 P3"]);
    for phase in ["research", "purchase", "boarding", "hangar"] {
        table.until(phase);
        while table.to_act() != "A" {
            table.does("done");
        }
        assert!(table.allows("done"), "{phase}");
        assert!(table.offers().len() > 1, "{phase} offers something to decline");
        table.does("done");
    }
}

#[test]
fn rr_gen_6_nothing_changes_hands_but_by_a_clause() {
    // No action names another player as the one who receives something: seats are paid for, and that is all.
    let before = first(3).built("stellaris-1", "std-cockpit#1", B, "").energy(A, 5).boarding(3);
    let (a, b) = (before.energy(A), before.energy(B));
    assert!(before.offers().iter().all(|code| code == "done" || code.starts_with("board ")));
    let mut after = before.clone();
    after.does("board std-cockpit#1");
    assert_eq!((after.energy(A), after.energy(B)), (a - 1, b + 1));
    assert_eq!(after.seat(A).cubes, [2, 2, 2]);
}

#[test]
fn rr_gen_7_a_single_option_is_taken_but_plans_are_always_submitted() {
    // Only Supernova adds the missing aluminium, and its second hangar is locked: one hangar is left.
    let scene = second(3)
        .holds(A, "std-fuel-tank#1", [0; 3])
        .cubes(A, [1, 1, 0])
        .set("locked", serde_json::json!(["supernova-2", "hyperdrive-2"]));
    let mut table = scene.hangar(2);
    table.does("build std-fuel-tank#1");
    assert_eq!(table.rocket("supernova-1"), ["std-fuel-tank#1"]);
    // The turn had nothing left and ended by itself, and so did the round.
    assert_eq!((table.view().round, table.phase().as_str()), (2, "planning"));
    // What is taken without asking is named before.
    let named = |table: &Table, code: &str| table.sees(A).action(&code.parse().expect("an action")).key;
    let scene = second(3).built("stellaris-1", "std-engine#1", A, "").built("stellaris-2", "std-engine#2", B, "");
    let table = scene.built("supernova-1", "std-engine#3", B, "").hangar(1);
    assert_eq!(named(&table, "move std-engine#1"), "action-move-into");
    let scene = second(3).market([10, 10, 0]).cubes(B, [2, 2, 26]).holds(A, "std-engine#1", [0; 3]);
    let table = scene.cubes(A, [4, 2, 2]).hangar(2);
    assert_eq!((table.view().general[2], named(&table, "swap carbon")), (0, "action-swap-to"));
    // With 0 energy the only bid is 0, and still it is made by hand.
    let mut table = second(3).energy(A, 0).table();
    table.does("die research 3, die research 3, die purchase 3, die purchase 3");
    assert_eq!(table.offers(), ["bid 0", "take back"]);
    table.refused_by("RR-GEN-7", "submit");
}

#[test]
fn rr_gen_7_a_begun_choice_can_be_taken_back() {
    let mut table = Match::<RocketRescue>::start(Setup::new(3), 7.into(), None).expect("a match");
    let plan = ["die purchase 3", "die purchase 3", "die boarding 3", "die boarding 3", "bid 0", "submit"];
    for (seat, code) in Seat::all(3).flat_map(|seat| plan.map(|code| (seat, code))) {
        table.play(seat, code.parse().expect("an action")).expect("a plan");
    }
    let seat = table.position().to_act().first().expect("somebody buys");
    let before = table.position().view(Viewer::Seat(seat));
    table.play(seat, "swap carbon".parse().expect("an action")).expect("two of each are there");
    assert!(table.position().view(Viewer::Seat(seat)).step.is_some_and(|step| step != Step::Free));
    table.undo(seat).expect("nothing was learnt");
    assert_eq!(table.position().view(Viewer::Seat(seat)), before);
}
