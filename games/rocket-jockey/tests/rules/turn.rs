//! RJ-TURN: the order of a turn.

use rocket_jockey::Phase;

use crate::common::*;

#[test]
fn rj_turn_1_fuel_up_then_step_two_then_layover() {
    let mut game = table(2).fuel_up().game();
    let mut phases = vec![view(&game).phase];
    for code in ["draw pile 1", "done", "reserve none"] {
        play(&mut game, code);
        phases.push(view(&game).phase);
    }
    assert_eq!(phases, [Phase::FuelUp, Phase::StepTwo, Phase::Reserve, Phase::FuelUp]);

    let mut game = table(2).fuel_up().hand(A, "3-6 1-2").cargo("6:3").game();
    assert_eq!(clause(&game, "launch 6"), "RJ-FUEL-1", "no step may be taken before its time");
    play(&mut game, "draw deck, done");
    assert_eq!(clause(&game, "draw deck"), "RJ-TURN-1", "nor after it");
}

#[test]
fn rj_turn_2_the_next_turn_belongs_to_the_left_neighbour() {
    let mut game = table(3).fuel_up().active(C).turn(7).game();
    assert_eq!(refused_to(&game, A, "draw deck").0, "RJ-TURN-2");
    play(&mut game, "draw pile 1, done, reserve none");
    assert_eq!((active(&game), view(&game).turn), (A, 8));
    play(&mut game, "draw pile 1, done, reserve none");
    assert_eq!((active(&game), view(&game).turn), (B, 9));

    let mut uneven = false;
    random_play(10, |step| {
        let view = view(step.after);
        uneven |= view.phase == Phase::Over && usize::from(view.turn) % view.seats.len() != 0;
    });
    assert!(uneven, "a match does not wait for the end of a round");
}

/// A turn in which everything happens: a delivery, a shortage, a hand too small, an empty pile, an expired reservation, the
/// turn limit, the Aliens.
#[test]
fn rj_turn_3_the_order_of_events() {
    let mut game = table(2)
        .fuel_up()
        .turn(150)
        .hand(A, "3-4 4-5")
        .drafts("5-6 2-4 2-4")
        .cargo("6:3 9:1e")
        .cargo_deck("")
        .reserved(A, "9")
        .game();
    let events = play(&mut game, "draw pile 1, launch 6, fly 5-6 to 5, fly 4-5 to 4, fly 3-4 to 3, done, reserve 9");
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
        "TurnLimit",
        "VisitorsDrawn", // E2
        "AliensMoved",   // E3
        "Reserved",      // E4
        "TurnBegan",
    ];
    assert_eq!(event_names(&events), expected);
}
