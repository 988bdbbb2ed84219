//! The invariants of the specification that need two positions to be seen; the audit looks after the others.

use rocket_jockey::{Event, Phase};

use crate::common::*;

#[test]
fn a_transfer_keeps_the_sum_of_all_scores_and_nothing_else_lowers_a_score() {
    let mut transfers = 0;
    random_play(20, |step| {
        let (before, after) = (step.before.public().seats, step.after.public().seats);
        let kept = |event: &Event| matches!(event, Event::ReservationKept { owner, by, .. } if owner != by);
        if step.events.iter().any(kept) {
            transfers += 1;
            let sum = |seats: &[rocket_jockey::SeatView]| seats.iter().map(|seat| i32::from(seat.score)).sum::<i32>();
            assert!(step.after.public().phase == Phase::Over || sum(&before) == sum(&after));
        } else {
            assert!(before.iter().zip(&after).all(|(before, after)| before.score <= after.score));
        }
    });
    assert!(transfers > 10, "{transfers}");
}

#[test]
fn hands_are_as_large_as_they_can_be() {
    random_play(20, |step| {
        let view = step.before.public();
        for player in &view.seats {
            let allowed = match view.phase {
                _ if player.seat != view.active => 2..=5,
                Phase::FuelUp | Phase::Reserve => 2..=5,
                Phase::StepTwo => 3..=6,
                _ => 0..=7,
            };
            assert!(allowed.contains(&player.hand), "{:?}: {}", view.phase, player.hand);
        }
    });
}

#[test]
fn the_aliens_come_down_one_orbit_a_turn() {
    random_play(20, |step| {
        let (before, after) = (step.before.public(), step.after.public());
        let moved = step.events.iter().any(|event| matches!(event, Event::AliensMoved { .. }));
        let home = step.events.iter().any(|event| matches!(event, Event::AliensHome { .. }));
        let appeared = step.events.iter().any(|event| matches!(event, Event::VisitorsDrawn { .. }));
        let from = if appeared { Some(10) } else { before.aliens };
        match (from, after.aliens) {
            (Some(from), Some(to)) if moved => assert_eq!(to + 1, from),
            (Some(_), Some(to)) if home => assert_eq!(to, 3),
            (from, to) => assert_eq!(from, to),
        }
    });
}
