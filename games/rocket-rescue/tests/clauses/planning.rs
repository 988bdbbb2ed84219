//! Planning.

use crate::common::*;
use engine::{Noun, View as _, Viewer, phrase};
use rocket_rescue::Stage;

#[test]
fn rr_plan_1_one_module_fewer_than_players_is_laid_out_every_round() {
    for (players, cards) in [(3, 2), (4, 3), (5, 4)] {
        let mut table = second(players).table();
        assert_eq!(table.view().display.len(), cards);
        let plans = vec!["P3 P3 B3 B3"; usize::from(players)];
        table.plans(&plans).next_round();
        assert_eq!((table.view().round, table.view().display.len()), (2, cards));
    }
    assert_eq!(first(4).table().view().display.len(), 3);
}

#[test]
fn rr_plan_2_four_dice_two_in_a_phase_at_most_none_kept_back() {
    let mut table = first(3).table();
    table.refused_by("RR-PLAN-2", "submit");
    table.refused_by("RR-PLAN-2", "die hangar 3"); // three more dice would not fit
    table.does("die research 6").does("die research 2");
    table.refused_by("RR-PLAN-2", "die research 1"); // a third die
    table.does("die boarding 1");
    table.refused_by("RR-PLAN-2", "die purchase 1"); // phases never go back
    table.refused_by("RR-PLAN-2", "die boarding 2"); // the higher face comes first
    table.refused_by("RR-PLAN-2", "submit");
    table.does("die hangar 6");
    assert_eq!(table.offers(), ["submit", "take back"]);
}

#[test]
fn rr_plan_3_all_plan_at_once_and_are_revealed_together() {
    let mut table = first(3).table();
    assert_eq!(table.to_act(), "ABC");
    table.plan(B, "R3 P3 B3 H3").seat_does(B, "submit").plan(C, "R3 P3 B3 H3");
    assert_eq!(table.to_act(), "AC");
    assert!(table.view().seats.iter().all(|seat| seat.dice.is_none()));
    table.seat_does(C, "submit").plan(A, "R6 P2 B2 H2").does("submit");
    assert!(table.view().seats.iter().all(|seat| seat.dice.is_some()));
    assert!(table.unveiled);
    table.refused_by("RR-PLAN-3", "die research 3");
    table.refused_by("RR-PLAN-3", "take back");
}

#[test]
fn rr2_plan_1_only_energy_held_now_can_be_bid() {
    let mut table = second(3).energy(A, 2).table();
    table.does("die research 1, die purchase 1, die boarding 1, die hangar 1");
    assert_eq!(table.offers(), ["bid 0", "bid 1", "bid 2", "take back"]);
    table.refused_by("RR2-PLAN-1", "bid 3"); // the 8 energy of the dice do not count
    table.does("bid 2");
    table.refused_by("RR2-PLAN-1", "bid 1");
    first(3).table().refused_by("RR1-ORD-1", "bid 0");
}

#[test]
fn rr_plan_4_a_plan_that_costs_too_much_is_accepted_and_corrected() {
    let mut table = first(3).energy(A, 0).table();
    table.plan(A, "R6 P6 B6 H6");
    assert_eq!(table.sees(A).plan.expect("an own plan").forecast, -12);
    let warning = engine::View::prompt(&table.sees(A)).next.expect("a warning");
    assert_eq!(warning.key, "prompt-plan-dice-fall");
    table.does("submit").plan(B, "R3 P3 B3 H3").seat_does(B, "submit");
    table.plan(C, "R3 P3 B3 H3").seat_does(C, "submit");
    let sum: u8 = table.seat(A).dice.expect("revealed").iter().map(|die| die.1).sum();
    assert_eq!((sum, table.energy(A)), (12, 0));
}

#[test]
fn rr_plan_4_the_warning_says_what_falls() {
    let warning = |plan: &str| {
        let mut table = second(3).energy(A, 3).table();
        table.plan(A, plan).sees(A).prompt().next.expect("a warning").key
    };
    assert_eq!(warning("R4 P4 B3 H3 bid 2"), "prompt-plan-bid-falls", "only a part of the bid");
    assert_eq!(warning("R5 P5 B3 H3 bid 1"), "prompt-plan-all-falls");
    assert_eq!(warning("P6 P4 B3 H3"), "prompt-plan-dice-fall", "there is no Research die");
    assert_eq!(warning("R4 P4 B3 H3 bid 1"), "prompt-plan-forecast");
    // The dice as they will be: two pips less in Purchase.
    let mut table = second(3).energy(A, 2).table();
    let told = table.plan(A, "P6 P4 B3 H3").sees(A).prompt().next.expect("a warning");
    let die = |phase: Stage, face: u8| phrase!("die", phase = phase.word(), face = face);
    let dice = [die(Stage::Purchase, 4), die(Stage::Purchase, 4), die(Stage::Boarding, 3), die(Stage::Hangar, 3)];
    assert!(told.facts.contains(&("dice", dice.into_iter().collect())), "{told:?}");
}

#[test]
fn rr_plan_5_a_plan_can_be_taken_back_until_it_is_submitted() {
    let mut table = second(3).table();
    table.refused_by("RR-PLAN-5", "take back"); // nothing is begun
    table.plan(A, "R6 P2 B2 H2 bid 3").does("take back");
    let plan = table.sees(A).plan.expect("an own plan");
    assert_eq!((plan.dice.len(), plan.bid), (0, None));
    table.plan(A, "R3 P3 B3 H3").does("submit");
    assert!(!table.to_act().contains('A'), "final, although B and C are planning");
    for code in ["take back", "die research 1", "bid 1", "submit"] {
        table.seat_refused_by("RR-PLAN-5", A, code);
    }
}

#[test]
fn rr_plan_5_taking_back_is_bounded_and_unseen() {
    let mut table = first(3).table();
    table.does(&("die research 1, take back, ".repeat(20) + "die research 1"));
    table.refused_by("RR-PLAN-5", "take back");
    assert!(table.told(B).is_empty());
    assert!(table.told(Viewer::Public).is_empty());
    assert_eq!(table.told(A).len(), 41);
    assert_eq!(table.sees(B), first(3).table().sees(B));
}
