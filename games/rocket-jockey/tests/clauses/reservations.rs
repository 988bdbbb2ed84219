//! RJ-RES: a Co-Pilot on a cargo.

use rocket_jockey::{Event, Phase, Place};

use crate::common::*;

#[test]
fn rj_res_1_one_cargo_may_be_reserved_at_the_end_of_the_turn() {
    let mut table = Scene::of(2).table();
    assert_eq!(table.why("reserve 4"), ("RJ-RES-1", "refuse-reserve-at-end"));
    table.does("done");
    let mut declined = table.clone();
    table.does("reserve 4");
    assert_eq!((table.seat(A).supply, table.seat(A).reserved), (3, Some(Place::Planet(4))));
    assert_eq!(table.public().planets[3].reserved_by, Some(A));
    assert_eq!(table.active(), B, "one, and the turn is over");
    table.seat_refused_by("RJ-RES-1", A, "reserve 5");

    declined.does("reserve none");
    assert_eq!((declined.seat(A).supply, declined.seat(A).reserved), (4, None));

    let mut none_left = Scene::of(2).copilots(A, 0).table();
    none_left.does("done");
    assert_eq!(none_left.active(), B, "without a Co-Pilot there is nothing to ask");
}

#[test]
fn rj_res_2_any_cargo_without_a_copilot() {
    let mut table = Scene::of(3).hand(A, "3-6 1-2 8-9").cargo("6:3").reserved(B, "4").reserved(C, "9").table();
    table.does("launch 6, fly 3-6 to 3, done");
    let places = [1, 2, 3, 5, 6, 7, 8].map(|planet| format!("reserve {planet}"));
    assert_eq!(table.offers()[..7], places, "also the one placed at 6 this turn");
    assert_eq!(table.why("reserve 4"), ("RJ-RES-2", "refuse-reserved"));
}

#[test]
fn rj_res_3_the_aliens_can_be_reserved() {
    let mut table = Scene::of(2).aliens(9).table();
    table.does("done, reserve aliens");
    assert_eq!((table.public().aliens, table.public().aliens_reserved_by), (Some(8), Some(A)));
    table.does("draw deck, done");
    table.refused_by("RJ-RES-2", "reserve aliens");
    assert_eq!(
        (table.public().aliens, table.public().aliens_reserved_by),
        (Some(7), Some(A)),
        "the Co-Pilot travels along"
    );

    let mut table = Scene::of(2).table();
    table.does("done");
    table.refused_by("RJ-ALIEN-3", "reserve aliens"); // Only once they are in play.
}

#[test]
fn rj_res_4_whoever_else_delivers_a_reserved_cargo_pays_five() {
    let mut table =
        Scene::of(3).hand(A, "3-6 3-5 8-9").cargo("6:3 3:5").reserved(B, "6").reserved(C, "3").score(A, 20).table();
    table.does("launch 6");
    assert_eq!((table.score(A), table.score(B)), (20, 0), "nothing yet");
    table.does("fly 3-6 to 3");
    assert_eq!(table.events.last(), Some(&Event::ReservationKept { owner: B, by: A, points: 5 }));
    assert_eq!((table.score(A), table.score(B)), (15, 5), "at the moment of delivery");
    assert_eq!((table.seat(B).supply, table.seat(B).reserved), (4, None));
    table.does("chain, fly 3-5 to 5");
    assert_eq!((table.score(A), table.score(C), table.seat(C).supply), (10, 5, 4), "once for each such cargo");
}

#[test]
fn rj_res_5_the_reserver_gets_the_copilot_back_and_can_use_it_at_once() {
    let mut table = Scene::of(2).hand(A, "3-6 4-6 1-2").copilots(A, 0).reserved(A, "6").cargo("6:3 3:6").table();
    table.does("launch 6, fly 3-6 to 3");
    assert_eq!((table.seat(A).supply, table.seat(A).reserved), (1, None));
    table.does("chain, fly 4-6 to 6, done");
    assert_eq!(table.run_points(), [3], "later in the same run");
    assert_eq!((table.score(A), table.score(B)), (3, 0), "no points move");
}

#[test]
fn rj_res_6_an_unfulfilled_reservation_costs_the_copilot() {
    let mut table = Scene::of(2).reserved(A, "9").cargo("9:2").table();
    table.does("done");
    assert_eq!(table.event_names(), ["ReservationLost"]);
    assert_eq!((table.seat(A).supply, table.seat(A).removed, table.seat(A).reserved), (3, 1, None));
    assert_eq!((table.cargo_at(9).as_str(), table.public().planets[8].reserved_by), ("2", None));
    // It lasts through the others' turns until then.
    let mut table = Scene::of(2).reserved(B, "9").table();
    table.does("done, reserve none");
    assert_eq!(table.seat(B).reserved, Some(Place::Planet(9)));
}

#[test]
fn rj_res_7_the_same_cargo_can_be_reserved_again() {
    let mut table = Scene::of(2).reserved(A, "9").table();
    table.does("done, reserve 9");
    assert_eq!((table.seat(A).supply, table.seat(A).removed), (2, 1), "with another Co-Pilot");
    assert_eq!(table.seat(A).reserved, Some(Place::Planet(9)));
}

#[test]
fn rj_res_8_nobody_has_two_reservations() {
    let mut standing = 0;
    random_play(20, |step| {
        let view = step.after.public();
        for player in &view.seats {
            let planets = view.planets.iter().filter(|planet| planet.reserved_by == Some(player.seat)).count();
            let marks = planets + usize::from(view.aliens_reserved_by == Some(player.seat));
            assert!(marks <= 1);
            assert_eq!(player.supply + player.removed + u8::from(player.reserved.is_some()), 4);
            standing += marks;
        }
        if let Some(Event::Reserved { seat: player, .. }) = step.events.first() {
            assert_eq!(step.before.seat(*player).reserved, None, "the old one is gone before a new one is made");
        }
    });
    assert!(standing > 100);
}

#[test]
fn rj_res_9_scores_may_become_negative() {
    let mut table = Scene::of(2).hand(A, "3-6 1-2 8-9").cargo("6:3").reserved(B, "6").score(A, 2).score(B, -7).table();
    table.does("launch 6, fly 3-6 to 3");
    assert_eq!((table.score(A), table.score(B)), (-3, -2), "in full");
}

#[test]
fn rj_res_10_the_five_points_are_no_part_of_the_run() {
    let mut table = Scene::of(2).hand(A, "4-6 3-4 8-9").cargo("6:3").reserved(B, "6").table();
    table.does("launch 6, fly 4-6 to 4, fly 3-4 to 3, done");
    assert!(table.events.contains(&Event::RunScored { seat: A, cards: 2, bonus: 0, points: 3 }));
    assert_eq!((table.score(A), table.score(B)), (3 - 5, 5));
}

#[test]
fn rj_res_11_reserved_cargoes_stay_through_a_shortage() {
    let mut table = Scene::of(2).hand(A, "3-6 1-2 8-9").cargo("6:3 4:7").cargo_deck("").reserved(B, "4").table();
    table.does("launch 6, fly 3-6 to 3, done");
    assert!(table.event_names().contains(&"Shortage".to_owned()));
    assert_eq!((table.cargo_at(4).as_str(), table.public().planets[3].reserved_by), ("7", Some(B)));
    assert_eq!(table.seat(B).reserved, Some(Place::Planet(4)));
}

#[test]
fn rj_res_12_reserved_aliens() {
    // They arrive by themselves: no points move, the Co-Pilot is not back.
    let mut table = Scene::of(2).aliens(4).reserved(B, "aliens").copilots(A, 0).table();
    table.does("done");
    assert_eq!(table.public().phase, Phase::Over);
    assert_eq!((table.score(A), table.score(B), table.seat(B).supply), (0, 3 * 3, 3));
    // Their reserver delivers them: the Co-Pilot is back in time for its 3 points.
    let mut table = Scene::of(2).aliens(4).reserved(A, "aliens").hand(A, "3-4 1-2 8-9").table();
    table.does("launch aliens, fly 3-4 to 3");
    assert_eq!((table.score(A), table.seat(A).supply), (6 + 4 * 3, 4));
    // Somebody else delivers them: RJ-RES-4.
    let mut table = Scene::of(2).aliens(4).reserved(B, "aliens").hand(A, "3-4 1-2 8-9").table();
    table.does("launch aliens, fly 3-4 to 3");
    assert_eq!((table.score(A), table.score(B)), (6 - 5 + 12, 5 + 12));
}
