//! The Battle for Earth, and the round cap.

use engine::{Game, QuickDice, Setup, Viewer};
use rocketmen::Rocketmen;

use crate::common::*;

#[test]
fn rm_bfe_1_teal_cards_and_three_threats_only() {
    for (players, cards) in [(2, 16), (3, 21), (4, 26)] {
        let setup = Setup::new(players).with("mode", "battle-for-earth");
        let game = Rocketmen::deal(Rocketmen::components(), &setup, &mut QuickDice::new(1)).expect("a deal");
        let view = game.view(Viewer::Public);
        assert_eq!(usize::from(view.supply) + view.display.iter().flatten().count(), cards);
        assert!(view.honours.is_empty(), "no Moon and Mars tokens");
        assert!(game.view(Viewer::Seat(view.first)).goals.is_empty(), "no Personal Goals");
        let file = serde_json::to_string(&game.save()).expect("a file");
        assert!(!file.contains("sovereign-fund") && file.matches("\"pandemic\"").count() == 1);
    }
}

#[test]
fn rm_bfe_2_only_earth_orbit_and_only_four_missions() {
    let mut table =
        Scene::earth(2).plan(A, "mission-spaceship-a").pad(A, "large-rocket-boosters large-rocket-boosters").table();
    table.does("launch");
    assert_eq!(table.public().launch.expect("a launch").target, 8, "nothing was asked");
    let moon = Scene::earth(2)
        .missions(A, "earth-satellite=hand")
        .plan(A, "mission-satellite-a")
        .pad(A, "medium-rocket-boosters")
        .table();
    moon.refused_for("RM-LAUNCH-3", "refuse-already-there", "launch");
    let four = Scene::earth(2)
        .missions(A, "earth-satellite=hand earth-spaceship=hand earth-space-hotel=hand earth-orbital-shipyard=hand")
        .plan(A, "mission-space-station")
        .pad(A, "large-rocket-boosters")
        .table();
    four.refused_for("RM-BFE-2", "refuse-earth-missions", "launch");
    assert_eq!(four.public().seat(A).tokens_left, 0);
    table.refused_for("RM-BFE-2", "refuse-only-earth", "fly moon");
}

#[test]
fn rm_bfe_3_the_fourth_mission_triggers_the_end() {
    let mut table = Scene::earth(2)
        .missions(A, "earth-satellite=hand earth-spaceship=hand earth-space-hotel=hand")
        .plan(A, "mission-space-station")
        .pad(A, "large-rocket-boosters big-data global-internet asteroid-laser-ablation")
        .table();
    table.does("launch").draw(4).draw(3);
    assert!(table.public().ending && table.happened("event-end-earth"));
    assert_eq!(table.active(), B, "the round is completed");
    table.does("end turn");
    assert!(table.position.to_act().is_empty());
    let mut three =
        Scene::earth(2).missions(A, "earth-satellite=hand earth-spaceship=hand earth-space-hotel=hand").table();
    three.does("end turn");
    assert!(!three.public().ending);
}

#[test]
fn rm_bfe_4_mining_and_bases_can_be_planned_but_not_flown() {
    let mut table = Scene::earth(2).hand(A, "mission-asteroid-mining").table();
    table.does("place mission-asteroid-mining on plan\nclose");
    table.refused_for("RM-BFE-4", "refuse-never-at-earth", "launch");
    let base = Scene::earth(2).plan(A, "mission-base-a").pad(A, "large-rocket-boosters large-rocket-boosters").table();
    base.refused_for("RM-BFE-4", "refuse-never-at-earth", "launch");
}

#[test]
fn rm_bfe_5_everything_else_is_as_usual_variants_included() {
    let setup = Setup::new(3).with("mode", "battle-for-earth").with("variants", "random");
    let game = Rocketmen::deal(Rocketmen::components(), &setup, &mut QuickDice::new(1)).expect("a deal");
    assert_eq!(game.view(Viewer::Public).variants.len(), 2);
    assert_eq!(game.view(Viewer::Public).end_score, None, "four missions in Earth orbit never reach 21");
    assert_eq!(game.view(Viewer::Public).seats[0].hand, 6);
}

#[test]
fn rm_cap_1_the_game_ends_after_the_last_round() {
    let mut table = Scene::new(3).set("round", 100.into()).table();
    table.does("end turn\nend turn");
    assert_eq!(table.active(), C, "round 100 is completed");
    table.does("end turn");
    assert!(table.position.outcome().is_some());
    let mut other = Scene::of(&Setup::new(2).with("round-cap", "1000")).set("round", 100.into()).table();
    other.does("end turn\nend turn");
    assert_eq!(other.public().round, 101);
    // Solo has no cap.
    let mut solo = Scene::of(&Setup::new(1).with("mode", "solo").with("round-cap", "20"))
        .set("round", 25.into())
        .display("big-data depot")
        .table();
    solo.does("end turn");
    assert_eq!(solo.public().round, 26);
}
