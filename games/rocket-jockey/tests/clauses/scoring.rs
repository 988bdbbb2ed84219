//! RJ-SCORE: what runs are worth.

use engine::Game;
use rocket_jockey::{Event, Phase, RocketJockey};

use crate::common::*;

#[test]
fn rj_score_1_the_count_is_cards_and_express_cargoes() {
    let mut table = Scene::of(2).hand(A, "3-6 1-3 1-2").copilots(A, 0).cargo("6:3 3:1e 1:2e").table();
    table.does("launch 6, fly 3-6 to 3, chain, fly 1-3 to 1, chain, fly 1-2 to 2, done");
    assert!(table.events.contains(&Event::RunScored { seat: A, cards: 3, bonus: 2, points: 15 }));

    let mut table = Scene::of(2).hand(A, "3-6 1-2 8-9").aliens(6).table();
    table.does("launch aliens, fly 3-6 to 3");
    assert!(table.events.contains(&Event::RunScored { seat: A, cards: 1, bonus: 2, points: 6 }));
}

#[test]
fn rj_score_2_points_by_count() {
    let flights = [
        ("2-5 8-9 7-8", "fly 2-5 to 5", 1),
        ("2-4 4-5 8-9", "fly 2-4 to 4, fly 4-5 to 5", 3),
        ("2-3 3-4 4-5", "fly 2-3 to 3, fly 3-4 to 4, fly 4-5 to 5", 6),
        ("2-4 2-4 2-4 4-5", "fly 2-4 to 4, fly 2-4 to 2, fly 2-4 to 4, fly 4-5 to 5", 10),
        ("2-4 2-4 2-3 3-4 4-5", "fly 2-4 to 4, fly 2-4 to 2, fly 2-3 to 3, fly 3-4 to 4, fly 4-5 to 5", 15),
        (
            "2-4 2-4 2-4 3-4 3-4 4-5",
            "fly 2-4 to 4, fly 2-4 to 2, fly 2-4 to 4, fly 3-4 to 3, fly 3-4 to 4, fly 4-5 to 5",
            15,
        ),
    ];
    for (cards, hops, points) in flights {
        let mut table = Scene::of(2).hand(A, cards).copilots(A, 0).cargo("2:5").table();
        table.does(&format!("launch 2, {hops}, done"));
        assert_eq!(table.score(A), points, "{hops}");
    }
}

#[test]
fn rj_score_3_each_run_is_looked_up_separately() {
    let mut table = Scene::of(2).hand(A, "4-6 3-4 1-2").copilots(A, 0).cargo("6:3 1:2").score(A, 7).table();
    table.does("launch 6, fly 4-6 to 4, fly 3-4 to 3, launch 1, fly 1-2 to 2, done");
    assert_eq!(table.run_points(), [3, 1], "not 6 for three cards");
    assert_eq!(table.score(A), 7 + 3 + 1);
}

#[test]
fn rj_score_4_played_cards_go_to_the_discards_in_order() {
    let mut table = Scene::of(2).hand(A, "4-6 3-4 1-2 7-8 8-9").copilots(A, 0).cargo("6:3 1:2").discard("5-8").table();
    table.does("launch 6, fly 4-6 to 4, fly 3-4 to 3, launch 1, fly 1-2 to 2");
    assert_eq!(table.pile("discard"), ["5-8"]);
    table.does("done");
    assert_eq!(table.pile("discard"), ["1-2", "3-4", "4-6", "5-8"], "the last one played is on top");
}

#[test]
fn rj_score_5_no_turn_scores_more_than_30() {
    let mut table =
        Scene::of(2).hand(A, "1-2 2-3 3-4 5-6 6-7 7-8").copilots(A, 0).cargo("1:2e 2:3e 3:4e 5:6e 6:7e 7:8e").table();
    table.does("launch 1, fly 1-2 to 2, chain, fly 2-3 to 3, chain, fly 3-4 to 4");
    table.does("launch 5, fly 5-6 to 6, chain, fly 6-7 to 7, chain, fly 7-8 to 8, done");
    assert_eq!(table.score(A), 30);

    // However six cards are divided into runs, each of count twice its cards at most, there is no more to be had.
    let table = RocketJockey::components().transport;
    let best_of = |cards: usize| i32::from(table[(2 * cards).min(5)]);
    let mut best = [0; 7];
    for cards in 1..=6 {
        best[cards] = (1..=cards).map(|run| best_of(run) + best[cards - run]).max().unwrap_or(0);
    }
    assert_eq!(best[6], 30);
    let mut turn = 0;
    random_play(20, |step| {
        if step.before.public().phase == Phase::FuelUp {
            turn = 0;
        }
        turn += run_points(step.events).iter().sum::<i16>();
        assert!(turn <= 30);
        assert!(run_points(step.events).iter().all(|points| [1, 3, 6, 10, 15].contains(points)));
    });
}
