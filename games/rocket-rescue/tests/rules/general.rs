//! General.

use crate::common::*;
use engine::{Game, Setup};
use rocket_rescue::RocketRescue;

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
    let mut table = second(3).built("stellaris-1", "std-cockpit#1", 'A', "").holds('A', "std-fuel-tank#1", [0; 3]);
    table = table.energy('A', 9);
    let mut table = table.plans(&["R3 P3 B3 H3"; 3]);
    let mut phases = vec![table.phase()];
    while table.view().round == 1 {
        table = table.least();
        if phases.last() != Some(&table.phase()) {
            phases.push(table.phase());
        }
    }
    assert_eq!(phases, ["research", "purchase", "boarding", "hangar", "planning"]);
    assert_eq!(table.refused('A', "take carbon"), "RR-GEN-2");
}

#[test]
fn rr_gen_3_without_a_die_a_phase_is_skipped() {
    let table = first(3).plans(&["P3 P3 B3 B3", "R3 R3 P3 H3", "R3 P3 B3 H3"]);
    assert_eq!(table.phase(), "research");
    assert!(!table.queue().contains('A'));
    assert_eq!(table.refused('A', "take standard engine"), "RR-GEN-3");
}

#[test]
fn rr_gen_4_two_dice_act_each_at_its_own_place() {
    let table = first(3).plans(&["R4 R2 P3 B3", "R3 P3 B3 H3", "P3 P3 B3 H3"]);
    assert_eq!(table.queue(), "A4 B3 A2");
    let table = table.does('A', "take standard engine").does('B', "done").does('A', "take standard cockpit");
    assert_eq!(table.hand('A').len(), 2);
}

#[test]
fn rr_gen_5_everything_is_optional() {
    let draft = second(3).built("stellaris-1", "std-crew-module#1", 'B', "").holds('A', "std-cockpit#1", [0; 3]);
    let mut table = draft.plans(&["R3 P3 B3 H3", "R3 R3 P3 P3", "R3 R3 P3 P3"]);
    for phase in ["research", "purchase", "boarding", "hangar"] {
        table = table.until(phase);
        while table.to_act() != "A" {
            let other = table.to_act().chars().next().expect("somebody acts");
            table = table.does(other, "done");
        }
        assert!(table.can('A', "done"), "{phase}");
        assert!(table.offers('A').len() > 1, "{phase} offers something to decline");
        table = table.does('A', "done");
    }
}

#[test]
fn rr_gen_6_nothing_changes_hands_but_by_a_clause() {
    // No action names another player as the one who receives something: seats are paid for, and that is all.
    let before = first(3).built("stellaris-1", "std-cockpit#1", 'B', "").energy('A', 5).boarding(3);
    let (a, b) = (before.energy('A'), before.energy('B'));
    assert!(before.offers('A').iter().all(|code| code == "done" || code.starts_with("board ")));
    let after = before.does('A', "board std-cockpit#1");
    assert_eq!((after.energy('A'), after.energy('B')), (a - 1, b + 1));
    assert_eq!(after.seat('A').cubes, [2, 2, 2]);
}

#[test]
fn rr_gen_7_a_single_option_is_taken_but_plans_are_always_submitted() {
    // Only Supernova adds the missing aluminium, and its second hangar is locked: one hangar is left.
    let draft = second(3)
        .holds('A', "std-fuel-tank#1", [0; 3])
        .cubes('A', [1, 1, 0])
        .set("locked", serde_json::json!(["supernova-2", "hyperdrive-2"]));
    let table = draft.hangar(2).does('A', "build std-fuel-tank#1");
    assert_eq!(table.rocket("supernova-1"), ["std-fuel-tank#1"]);
    // The turn had nothing left and ended by itself, and so did the round.
    assert_eq!((table.view().round, table.phase().as_str()), (2, "planning"));
    // With 0 energy the only bid is 0, and still it is made by hand.
    let table = second(3).energy('A', 0).ready();
    let table = table.all('A', &["die research 3", "die research 3", "die purchase 3", "die purchase 3"]);
    assert_eq!(table.offers('A'), ["bid 0", "take back"]);
    assert_eq!(table.refused('A', "submit"), "RR-GEN-7");
}
