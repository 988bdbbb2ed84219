//! Planning.

use crate::common::*;
use engine::{Game, Viewer};

#[test]
fn rr_plan_1_one_module_fewer_than_players_is_laid_out_every_round() {
    for (players, cards) in [(3, 2), (4, 3), (5, 4)] {
        let table = second(players).ready();
        assert_eq!(table.view().display.len(), cards);
        let plans = vec!["P3 P3 B3 B3"; usize::from(players)];
        let table = table.plans(&plans).next_round();
        assert_eq!((table.view().round, table.view().display.len()), (2, cards));
    }
    assert_eq!(first(4).ready().view().display.len(), 3);
}

#[test]
fn rr_plan_2_four_dice_two_in_a_phase_at_most_none_kept_back() {
    let table = first(3).ready();
    assert_eq!(table.refused('A', "submit"), "RR-PLAN-2");
    assert_eq!(table.refused('A', "die hangar 3"), "RR-PLAN-2", "three more dice would not fit");
    let table = table.does('A', "die research 6").does('A', "die research 2");
    assert_eq!(table.refused('A', "die research 1"), "RR-PLAN-2", "a third die");
    let table = table.does('A', "die boarding 1");
    assert_eq!(table.refused('A', "die purchase 1"), "RR-PLAN-2", "phases never go back");
    assert_eq!(table.refused('A', "die boarding 2"), "RR-PLAN-2", "the higher face comes first");
    assert_eq!(table.refused('A', "submit"), "RR-PLAN-2");
    let table = table.does('A', "die hangar 6");
    assert_eq!(table.offers('A'), ["submit", "take back"]);
}

#[test]
fn rr_plan_3_all_plan_at_once_and_are_revealed_together() {
    let table = first(3).ready();
    assert_eq!(table.to_act(), "ABC");
    let table = table.plan('B', "R3 P3 B3 H3").does('B', "submit").plan('C', "R3 P3 B3 H3");
    assert_eq!(table.to_act(), "AC");
    assert!(table.view().seats.iter().all(|seat| seat.dice.is_none()));
    let table = table.does('C', "submit").plan('A', "R6 P2 B2 H2").does('A', "submit");
    assert!(table.view().seats.iter().all(|seat| seat.dice.is_some()));
    assert!(table.unveiled);
    assert_eq!(table.refused('A', "die research 3"), "RR-PLAN-3");
    assert_eq!(table.refused('A', "take back"), "RR-PLAN-3");
}

#[test]
fn rr2_plan_1_only_energy_held_now_can_be_bid() {
    let table = second(3).energy('A', 2).ready();
    let table = table.all('A', &["die research 1", "die purchase 1", "die boarding 1", "die hangar 1"]);
    assert_eq!(table.offers('A'), ["bid 0", "bid 1", "bid 2", "take back"]);
    assert_eq!(table.refused('A', "bid 3"), "RR2-PLAN-1", "the 8 energy of the dice do not count");
    let table = table.does('A', "bid 2");
    assert_eq!(table.refused('A', "bid 1"), "RR2-PLAN-1");
    assert_eq!(first(3).ready().refused('A', "bid 0"), "RR1-ORD-1");
}

#[test]
fn rr_plan_4_a_plan_that_costs_too_much_is_accepted_and_corrected() {
    let table = first(3).energy('A', 0).ready().plan('A', "R6 P6 B6 H6");
    assert_eq!(table.seen_by('A').plan.expect("an own plan").forecast, -12);
    let warning = engine::View::prompt(&table.seen_by('A')).next.expect("a warning");
    assert_eq!(warning.key, "prompt-plan-too-dear");
    let table = table.does('A', "submit").plan('B', "R3 P3 B3 H3").does('B', "submit");
    let table = table.plan('C', "R3 P3 B3 H3").does('C', "submit");
    let sum: u8 = table.seat('A').dice.expect("revealed").iter().map(|die| die.1).sum();
    assert_eq!((sum, table.energy('A')), (12, 0));
}

#[test]
fn rr_plan_5_a_plan_can_be_taken_back_until_it_is_submitted() {
    let table = second(3).ready();
    assert_eq!(table.refused('A', "take back"), "RR-PLAN-5", "nothing is begun");
    let table = table.plan('A', "R6 P2 B2 H2 bid 3").does('A', "take back");
    let plan = table.seen_by('A').plan.expect("an own plan");
    assert_eq!((plan.dice.len(), plan.bid), (0, None));
    let table = table.plan('A', "R3 P3 B3 H3").does('A', "submit");
    assert!(!table.to_act().contains('A'), "final, although B and C are planning");
    for code in ["take back", "die research 1", "bid 1", "submit"] {
        assert_eq!(table.refused('A', code), "RR-PLAN-5");
    }
}

#[test]
fn rr_plan_5_taking_back_is_bounded_and_unseen() {
    let mut table = first(3).ready();
    for _ in 0..20 {
        table = table.does('A', "die research 1").does('A', "take back");
    }
    table = table.does('A', "die research 1");
    assert_eq!(table.refused('A', "take back"), "RR-PLAN-5");
    assert!(table.seen(Viewer::Seat(seat('B'))).is_empty());
    assert!(table.seen(Viewer::Public).is_empty());
    assert_eq!(table.seen(Viewer::Seat(seat('A'))).len(), 41);
    assert_eq!(table.seen_by('B'), first(3).ready().game.view(Viewer::Seat(seat('B'))));
}
