//! Scoring and ties.

use engine::{Game, Outcome, Viewer};
use rocketmen::Rocketmen;

use crate::common::*;

fn over(scene: Scene) -> Rocketmen {
    scene.set("phase", "over".into()).load().expect("a position")
}

fn places(game: &Rocketmen) -> Vec<u8> {
    match game.outcome() {
        Some(Outcome::Ranked(standings)) => standings.iter().map(|standing| standing.place).collect(),
        other => panic!("{other:?}"),
    }
}

fn totals(game: &Rocketmen) -> Vec<u8> {
    game.view(Viewer::Public).scores.iter().map(rocketmen::Score::total).collect()
}

/// Goals that score nothing in these tests.
const IDLE: &str = "foundations supply-chain";

#[test]
fn rm_score_1_the_sum_of_everything() {
    let scene = Scene::variants(4, "planetary-defence", "solar-system-charter")
        .missions(A, "moon-spaceship=hand mars-spaceship=hand earth-spaceship=hand")
        .junkyard(A, "pandemic climate-change")
        .goals(A, "regular-service foundations");
    let view = over(scene).view(Viewer::Public);
    let score = &view.scores[A.index()];
    // 4 + 6 + 2 on the track, two Threats, both tokens, Regular Service with three tasks, both variants.
    assert_eq!(
        (score.track, score.threats, score.honours, score.goal_vp, score.variants, score.total()),
        (12, 4, 2, 5, 5, 28)
    );
}

#[test]
fn rm_score_2_only_the_better_goal_scores() {
    let scene =
        Scene::new(2).missions(A, "earth-satellite=hand moon-satellite=hand").goals(A, "eyes-above lunar-charter");
    let score = over(scene).view(Viewer::Public).scores[A.index()];
    assert_eq!((score.goal.map(|goal| goal.to_string()).as_deref(), score.goal_vp), (Some("eyes-above"), 2));
}

#[test]
fn rm_score_3_points_for_the_number_of_tasks() {
    let vp = |goal: &str, missions: &str, cards: &str| {
        let scene = Scene::new(4).missions(A, missions).junkyard(A, cards).goals(A, &format!("{goal} foundations"));
        over(scene).view(Viewer::Public).scores[A.index()].goal_vp
    };
    assert_eq!(vp("lunar-charter", "", ""), 0);
    assert_eq!(vp("lunar-charter", "moon-satellite=hand", ""), 1);
    assert_eq!(vp("lunar-charter", "moon-satellite=hand moon-spaceship=hand", ""), 2);
    assert_eq!(vp("regular-service", "earth-spaceship=hand moon-spaceship=hand mars-spaceship=hand", ""), 5);
    assert_eq!(vp("grand-tour", "earth-satellite=hand earth-spaceship=hand moon-satellite=hand", ""), 1);
    assert_eq!(vp("shield-of-the-earth", "", "pandemic pandemic asteroid-impact"), 2);
    assert_eq!(vp("first-footprints", "moon-satellite=hand mars-spaceship=hand earth-satellite=hand", ""), 5);
}

#[test]
fn rm_score_4_these_points_do_not_move_the_victory_token() {
    let mut table = Scene::new(2)
        .missions(A, "mars-base=hand mars-asteroid-mining=hand mars-spaceship=hand")
        .junkyard(A, "pandemic climate-change asteroid-impact")
        .table();
    assert_eq!(table.vp(A), 21);
    table.does("end turn");
    assert!(!table.public().ending, "27 and more in all, but 21 on the track");
}

#[test]
fn rm_tie_1_the_highest_score_wins() {
    let scene = Scene::new(3)
        .missions(A, "earth-satellite=hand")
        .missions(B, "mars-base=hand")
        .missions(C, "earth-space-hotel=hand")
        .goals(A, IDLE);
    let game = over(scene);
    assert_eq!(places(&game), [3, 1, 2]);
}

#[test]
fn rm_tie_2_the_best_single_mission_decides() {
    let scene = Scene::new(2)
        .missions(A, "mars-base=hand")
        .missions(B, "moon-base=hand earth-space-station=hand")
        .goals(A, "home-harbour eyes-above")
        .seat_set(B, "goals", serde_json::json!(["low-orbit-landlord", "regular-service"]));
    let game = over(scene);
    let tied = totals(&game);
    assert_eq!(tied[0], tied[1], "{:?}", game.view(Viewer::Public).scores);
    assert_eq!(places(&game), [1, 2], "Mars is farther than the Moon");
    // A player without missions ranks last among equals.
    let scene = Scene::new(2).missions(A, "earth-satellite=hand").junkyard(B, "pandemic").goals(A, IDLE).seat_set(
        B,
        "goals",
        serde_json::json!(["lunar-charter", "red-horizon"]),
    );
    let game = over(scene);
    assert_eq!(totals(&game), [2, 2]);
    assert_eq!(places(&game), [1, 2]);
}

#[test]
fn rm_tie_3_then_the_number_of_missions_then_shared_victory() {
    // Equal best missions (Earth orbit, 3 VP): two missions beat one and a Threat.
    let scene = Scene::earth(2)
        .missions(A, "earth-space-hotel=hand earth-satellite=hand")
        .missions(B, "earth-space-station=hand")
        .junkyard(B, "pandemic");
    let game = over(scene);
    assert_eq!(totals(&game), [5, 5]);
    assert_eq!(places(&game), [1, 2]);
    let scene = Scene::earth(2).missions(A, "earth-space-hotel=hand").missions(B, "earth-space-station=hand");
    assert_eq!(places(&over(scene)), [1, 1]);
}
