//! Game Variant cards.

use engine::{Game, Viewer};

use crate::common::*;

fn variant_points(scene: Scene) -> Vec<u8> {
    let game = scene.set("phase", "over".into()).load().expect("a position");
    game.view(Viewer::Public).scores.iter().map(|score| score.variants).collect()
}

#[test]
fn rm_var_1_races_count_printed_icons_of_all_owned_cards() {
    for (variant, card) in [
        ("chip-race", "quantum-computer"),
        ("alloy-race", "super-capacitors"),
        ("gene-race", "designer-drugs"),
        ("heavy-lift", "small-rocket-boosters"),
    ] {
        let scene = || Scene::variants(2, variant, "closing-window");
        assert_eq!(variant_points(scene()), [3, 3], "{variant}: all tied players score in full");
        assert_eq!(variant_points(scene().junkyard(A, card)), [3, 0], "{variant}: the Junkyard counts");
        assert_eq!(variant_points(scene().warehouse(B, card)), [0, 3]);
        // Science icons and achievement tokens do not count.
        let scene = scene().junkyard(A, "research-campus").missions(A, "earth-satellite=rocket");
        assert_eq!(variant_points(scene), [3, 3], "{variant}");
    }
}

#[test]
fn rm_var_2_planetary_defence_for_most_threats() {
    let scene = || Scene::variants(2, "planetary-defence", "closing-window");
    assert_eq!(variant_points(scene()), [0, 0], "at least one");
    assert_eq!(variant_points(scene().junkyard(A, "pandemic").hand(B, "climate-change")), [3, 3]);
    assert_eq!(variant_points(scene().junkyard(A, "pandemic asteroid-impact").hand(B, "climate-change")), [3, 0]);
}

#[test]
fn rm_var_3_solar_system_charter_for_all_three_destinations() {
    let scene = Scene::variants(2, "solar-system-charter", "closing-window")
        .missions(A, "earth-satellite=hand moon-satellite=hand mars-spaceship=hand")
        .missions(B, "earth-satellite=hand mars-spaceship=hand");
    assert_eq!(variant_points(scene), [2, 0]);
}

#[test]
fn rm_var_4_wide_market_has_eight_slots() {
    let setup = engine::Setup::new(2)
        .with("variants", "chosen")
        .with("variant-1", "wide-market")
        .with("variant-2", "chip-race");
    let game = rocketmen::Rocketmen::deal(rocketmen::Rocketmen::components(), &setup, &mut engine::QuickDice::new(1));
    let view = game.expect("a deal").view(Viewer::Public);
    assert_eq!((view.display.iter().flatten().count(), view.supply), (8, 31 - 8));
    let mut table =
        Scene::variants(2, "wide-market", "chip-race").display("super-capacitors").hand(A, "sovereign-fund").table();
    table.does("buy super-capacitors at 1\nclose\npay sovereign-fund");
    assert_eq!(table.public().display.iter().flatten().count(), 8, "and is refilled to eight");
}

#[test]
fn rm_var_5_tourist_boom_gives_a_hotel_one_point_more_at_once() {
    let hotel = |scene: Scene| {
        let mut table = scene
            .plan(A, "mission-space-hotel-a")
            .pad(A, "medium-rocket-boosters quantum-computer backup-systems")
            .table();
        table.does("launch").draw(3).draw(2);
        table.vp(A)
    };
    assert_eq!(hotel(Scene::new(2)), 3);
    assert_eq!(hotel(Scene::variants(2, "tourist-boom", "chip-race")), 4);
    let mut satellite = Scene::variants(2, "tourist-boom", "chip-race")
        .plan(A, "mission-satellite-a")
        .pad(A, "small-rocket-boosters quantum-computer")
        .table();
    satellite.does("launch").draw(4).draw(2);
    assert_eq!(satellite.vp(A), 2);
}

#[test]
fn rm_var_6_range_safety_saves_a_card() {
    let cost = |scene: Scene, cards: u8| {
        let mut table = scene.plan(A, "mission-spaceship-a").pad(A, "large-rocket-boosters").table();
        table.does("launch\nfly moon");
        for _ in 0..cards {
            table.draw(1);
        }
        table.public().launch.expect("a launch").abort_cost
    };
    let safe = || Scene::variants(2, "range-safety", "chip-race");
    assert_eq!([1, 2, 3].map(|cards| cost(Scene::new(2), cards)), [0, 1, 2]);
    assert_eq!([1, 2, 3].map(|cards| cost(safe(), cards)), [0, 0, 1]);
}

#[test]
fn rm_var_7_closing_window_ends_with_an_empty_display() {
    let mut table = Scene::variants(2, "closing-window", "chip-race").supply("").table();
    table.does("end turn");
    assert!(table.public().ending);
    let mut other = Scene::new(2).supply("").table();
    other.does("end turn");
    assert!(!other.public().ending);
}
