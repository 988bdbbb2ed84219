//! The rulebook's examples.

use crate::common::*;

#[test]
fn w1_threat_price() {
    let price = |missions: &str| {
        let table = Scene::new(2).missions(A, missions).display("climate-change").table();
        let cost = table.sees(A).display[0].as_ref().expect("a card").cost;
        (cost.money, cost.composite)
    };
    assert_eq!(price("mars-asteroid-mining"), (50, 1), "on 7 VP");
    assert_eq!(price("moon-spaceship"), (40, 1), "on 4 VP");
    assert_eq!(price("mars-base earth-satellite"), (60, 1), "on 10 VP, not $70");
}

#[test]
fn w2_buying() {
    let mut table = Scene::new(2)
        .display("big-data")
        .hand(A, "mission-asteroid-mining mission-satellite-a mission-space-hotel-a mission-spaceship-a mission-base-b mission-base-a")
        .table();
    table.does(
        "buy big-data at 1\nclose\npay mission-spaceship-a\npay mission-satellite-a\npay mission-asteroid-mining",
    );
    assert_eq!(table.phase(), rocketmen::Phase::Paying);
    table.does("pay mission-space-hotel-a");
    assert_eq!(
        table.area(),
        "mission-satellite-a mission-spaceship-a mission-space-hotel-a mission-asteroid-mining big-data"
    );
    assert!(!table.display().starts_with('-'), "one new card is on the display");
}

#[test]
fn w3_placing() {
    let mut table = Scene::new(2)
        .hand(A, "mission-satellite-a big-data mission-base-a mission-space-hotel-a mission-base-b")
        .table();
    table.does("place mission-satellite-a on plan\nplace big-data on pad\nplace mission-base-a on pad\nclose");
    let trade = table.sees(A).trade.expect("a basket");
    assert_eq!((trade.price.money, trade.given.money), (30, 20));
    table.does("pay mission-space-hotel-a");
    assert_eq!((table.plan(A).as_str(), table.pad(A).as_str()), ("mission-satellite-a", "mission-base-a big-data"));
    assert_eq!((table.area().as_str(), table.pending().as_str()), ("mission-space-hotel-a", "big-data"));
}

#[test]
fn w4_rocket_points() {
    let mut table = Scene::new(2).plan(A, "mission-satellite-a").pad(A, "small-rocket-boosters").table();
    table.does("launch");
    assert_eq!(table.public().launch.expect("a launch").target, 8, "only Earth orbit, so it is not asked");
    let mut more = Scene::new(2).plan(A, "mission-satellite-a").pad(A, "medium-rocket-boosters").table();
    more.does("launch");
    assert_eq!(more.offers(), ["fly earth", "fly moon"]);
}

#[test]
fn w5_launch() {
    let mut table = Scene::new(2)
        .missions(B, "earth-satellite=science")
        .plan(A, "mission-satellite-a")
        .pad(A, "small-rocket-boosters big-data mission-base-a")
        .table();
    table.does("launch");
    assert_eq!(table.rocket(), 2);
    table.draw(3);
    assert_eq!(table.rocket(), 5);
    table.draw(0);
    let launch = table.public().launch.expect("a launch");
    assert_eq!((launch.rocket, launch.drawn.len(), launch.abort_cost), (5, 2, 1));
    table.draw(3);
    assert_eq!((table.vp(A), table.junkyard(A).as_str()), (1, "mission-satellite-a"));
    assert_eq!(table.public().seat(A).achievements, [0, 0, 0, 1]);
    assert_eq!((table.pad(A).as_str(), table.warehouse(A).split(' ').count()), ("", 3));
}

#[test]
fn w6_abort_cost() {
    let mut table = Scene::new(2).plan(A, "mission-satellite-a").pad(A, "small-rocket-boosters mission-base-a").table();
    table.does("launch").draw(1);
    assert_eq!(table.public().launch.expect("a launch").abort_cost, 0);
    table.draw(1);
    assert_eq!(table.public().launch.expect("a launch").abort_cost, 1);
}

#[test]
fn w7_one_mission_per_location() {
    let mut table = Scene::new(2)
        .missions(A, "earth-satellite=science")
        .plan(A, "mission-satellite-a")
        .pad(A, "medium-rocket-boosters")
        .table();
    table.does("launch");
    assert_eq!(table.public().launch.expect("a launch").target, 10);
}

#[test]
fn w8_item_then_effect() {
    let mut table =
        Scene::new(2).plan(A, "mission-satellite-a").pad(A, "small-rocket-boosters quantum-computer").table();
    table.does("launch\nuse quantum-computer");
    let launch = table.public().launch.expect("a launch");
    assert_eq!((launch.rocket, launch.allowed), (2, 4));
}

#[test]
fn w9_ai_start() {
    let setup = engine::Setup::new(1).with("mode", "solo").with("difficulty", "easy");
    let mut table = Scene::of(&setup)
        .ai_set("mission", serde_json::Value::Null)
        .ai_set("deck", serde_json::json!(["satellite", "spaceship"]))
        .display("big-data depot")
        .table();
    table.does("end turn");
    let ai = table.public().ai.expect("an AI");
    assert_eq!((ai.location.expect("a mission").id().as_str(), ai.rocket, ai.target), ("earth-spaceship", 4, 8));
}

#[test]
fn w10_ai_without_room() {
    let mut table = Scene::solo()
        .ai_tokens("mars-spaceship mars-asteroid-mining mars-base")
        .ai_set("mission", serde_json::Value::Null)
        .ai_set("deck", serde_json::json!(["base"]))
        .display("big-data depot")
        .table();
    table.does("end turn");
    assert!(table.happened("event-ai-card-no"));
    assert_ne!(
        table.public().ai.expect("an AI").location.expect("a mission").destination,
        rocketmen::Destination::Mars
    );
}
