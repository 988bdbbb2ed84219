//! RJ-WIN: who wins.

use engine::testing::Table;
use engine::{Game, Outcome};
use rocket_jockey::RocketJockey;

use crate::common::*;

/// The places of all seats.
fn places(table: &Table<RocketJockey>) -> Vec<u8> {
    match table.position.outcome() {
        Some(Outcome::Ranked(standings)) => standings.iter().map(|standing| standing.place).collect(),
        other => panic!("{other:?} is no ranking"),
    }
}

/// Four players with these scores and nothing else to score; the Aliens are at 4, and A can deliver them for 6 points.
fn before_the_end(scores: [i16; 4]) -> Table<RocketJockey> {
    let mut scene = Scene::of(4).hand(A, "3-4 1-2 8-9").aliens(4);
    for (seat, score) in [A, B, C, D].into_iter().zip(scores) {
        scene = scene.score(seat, score).copilots(seat, 0);
    }
    scene.table()
}

fn aliens_alone(scores: [i16; 4]) -> Vec<u8> {
    let mut table = before_the_end(scores);
    table.does("done");
    places(&table)
}

/// A gets 6 points for it.
fn delivered_by_a(scores: [i16; 4]) -> Vec<u8> {
    let mut table = before_the_end(scores);
    table.does("launch aliens, fly 3-4 to 3");
    places(&table)
}

#[test]
fn rj_win_1_the_highest_score_wins() {
    assert_eq!(aliens_alone([10, 30, 20, -5]), [3, 1, 2, 4]);
    assert_eq!(delivered_by_a([10, 30, 20, -5]), [3, 1, 2, 4], "delivering the Aliens alone wins nothing");
}

#[test]
fn rj_win_2_a_tie_goes_to_the_deliverer_of_the_aliens() {
    assert_eq!(delivered_by_a([14, 20, 20, 1]), [1, 2, 2, 4]);
}

#[test]
fn rj_win_3_without_a_deliverer_a_tie_is_a_draw() {
    assert_eq!(aliens_alone([20, 20, 5, 20]), [1, 1, 4, 1]);
    let mut table = before_the_end([20, 20, 5, 1]);
    table.does("done");
    let outcome = table.position.outcome().expect("the match is over");
    assert_eq!((outcome.won(A), outcome.won(B), outcome.share(A)), (true, true, 0.5));
}

#[test]
fn rj_win_4_a_deliverer_below_the_tie_changes_nothing() {
    assert_eq!(delivered_by_a([4, 20, 20, 1]), [3, 1, 1, 4]);
}

#[test]
fn rj_win_5_lower_places_go_by_the_same_rule() {
    assert_eq!(delivered_by_a([4, 30, 10, 10]), [2, 1, 3, 3], "the deliverer before the others with 10");
    assert_eq!(aliens_alone([10, 30, 10, 10]), [2, 1, 2, 2], "equal scores share a place");
}
