//! RJ-TURN: the order of a turn.

use rocket_jockey::Phase;

use crate::common::*;

#[test]
fn rj_turn_1_fuel_up_then_step_two_then_layover() {
    let mut table = Scene::of(2).fuel_up().table();
    let mut phases = vec![table.public().phase];
    for code in ["draw pile 1", "done", "reserve none"] {
        table.does(code);
        phases.push(table.public().phase);
    }
    assert_eq!(phases, [Phase::FuelUp, Phase::StepTwo, Phase::Reserve, Phase::FuelUp]);

    let mut table = Scene::of(2).fuel_up().hand(A, "3-6 1-2").cargo("6:3").table();
    table.refused_by("RJ-FUEL-1", "launch 6"); // No step may be taken before its time.
    table.does("draw deck, done");
    table.refused_by("RJ-TURN-1", "draw deck"); // Nor after it.
}

#[test]
fn rj_turn_2_the_next_turn_belongs_to_the_left_neighbour() {
    let mut table = Scene::of(3).fuel_up().active(C).turn(7).table();
    table.seat_refused_by("RJ-TURN-2", A, "draw deck");
    table.does("draw pile 1, done, reserve none");
    assert_eq!((table.active(), table.public().turn), (A, 8));
    table.does("draw pile 1, done, reserve none");
    assert_eq!((table.active(), table.public().turn), (B, 9));

    let mut uneven = false;
    random_play(10, |step| {
        let view = step.after.public();
        uneven |= view.phase == Phase::Over && usize::from(view.turn) % view.seats.len() != 0;
    });
    assert!(uneven, "a match does not wait for the end of a round");
}

/// A turn in which everything happens: a delivery, a shortage, a hand too small, an empty pile, an expired reservation, the
/// turn limit, the Aliens.
#[test]
fn rj_turn_3_the_order_of_events() {
    let mut table = Scene::of(2)
        .fuel_up()
        .turn(150)
        .hand(A, "3-4 4-5")
        .drafts("5-6 2-4 2-4")
        .cargo("6:3 9:1e")
        .cargo_deck("")
        .reserved(A, "9")
        .table();
    table.does("draw pile 1, launch 6, fly 5-6 to 5, fly 4-5 to 4, fly 3-4 to 3, done, reserve 9");
    let expected = [
        "Took", // Fuel Up
        "Launched",
        "Flew",
        "Flew",
        "Flew",
        "Delivered", // Step Two
        "RunScored", // L1
        "Shortage",
        "PlanetsScored",
        "PlanetsScored",
        "CargoesReturned",
        "CargoPlaced", // L2
        "Drew",
        "Drew",            // L3
        "DraftFilled",     // L4
        "ReservationLost", // E1
        "TurnLimit",       // E2
        "AliensMoved",     // E3
        "Reserved",        // E4
        "TurnBegan",
    ];
    assert_eq!(table.event_names(), expected);
}
