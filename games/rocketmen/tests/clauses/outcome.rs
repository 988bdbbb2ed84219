//! Outcome of a launch.

use rocketmen::{Phase, Rocketmen};

use crate::common::*;

fn flight(cards: &str) -> Table<Rocketmen> {
    let mut table =
        Scene::new(2).plan(A, "mission-satellite-a").pad(A, &format!("small-rocket-boosters {cards}")).table();
    table.does("launch");
    if table.phase() == Phase::Destination {
        table.does("fly earth");
    }
    table
}

#[test]
fn rm_out_1_an_abort_costs_one_card_fewer_than_were_counted() {
    let mut one = flight("mission-base-a mission-spaceship-a");
    one.draw(0).does("abort");
    assert_eq!(one.pad(A).split(' ').count(), 3, "one card: nothing");
    let mut two = flight("mission-base-a mission-spaceship-a");
    two.draw(0).draw(1).does("abort");
    assert_eq!(two.phase(), Phase::Jettison);
    two.does("jettison mission-spaceship-a");
    assert_eq!(
        (two.pad(A).as_str(), two.plan(A).as_str()),
        ("mission-base-a small-rocket-boosters", "mission-satellite-a")
    );
    // Cards set aside are not counted.
    let mut suit = flight("mission-base-a multi-purpose-space-suit");
    suit.draw(0).success("use multi-purpose-space-suit", &[1]).does("abort");
    assert_eq!(suit.pad(A), "mission-base-a small-rocket-boosters");
}

#[test]
fn rm_out_2_permanents_need_not_be_given() {
    let mut table =
        Scene::new(2).plan(A, "mission-spaceship-a").pad(A, "reusable-rocket medium-rocket-boosters depot").table();
    table.does("launch\nfly moon").draw(0).draw(0).draw(1).does("abort");
    assert_eq!(table.public().launch.expect("a launch").abort_cost, 2);
    table.refused_for("RM-OUT-2", "refuse-must-jettison", "stop");
    table.does("jettison medium-rocket-boosters");
    assert_eq!(table.offers(), ["jettison reusable-rocket", "jettison depot", "stop"]);
    table.does("stop");
    assert_eq!(table.pad(A), "reusable-rocket depot");
}

#[test]
fn rm_out_3_a_failure_loses_the_rocket_and_the_mission_may_stay() {
    let failed = || {
        let mut table = flight("mission-base-a");
        table.draw(0).draw(0).draw(1);
        assert_eq!(table.offers(), ["keep mission", "drop mission"]);
        assert_eq!(table.pad(A), "");
        table
    };
    let mut kept = failed();
    kept.does("keep mission");
    assert_eq!(kept.plan(A), "mission-satellite-a");
    let mut dropped = failed();
    dropped.does("drop mission");
    assert_eq!(dropped.plan(A), "");
    assert!(dropped.warehouse(A).contains("mission-satellite-a"));
}

#[test]
fn rm_out_4_a_success_in_its_order() {
    let mut table = flight("quantum-computer reusable-rocket");
    table.draw(4).draw(2);
    assert_eq!((table.plan(A).as_str(), table.pad(A).as_str()), ("", "reusable-rocket"));
    assert_eq!(table.junkyard(A), "mission-satellite-a");
    assert_eq!(table.warehouse(A), "small-rocket-boosters quantum-computer");
    let seat = table.public().seat(A).clone();
    assert_eq!((seat.achievements, seat.tokens_left, seat.vp), ([0, 0, 0, 1], 5, 2));
    let keys: Vec<_> = table.told(engine::Viewer::Public);
    let place =
        |key: &str| keys.iter().position(|other| *other == key).unwrap_or_else(|| panic!("no {key} in {keys:?}"));
    assert!(place("event-achieved") < place("event-succeeded-first"));
}

#[test]
fn rm_out_5_the_first_at_the_moon_and_at_mars_takes_its_token() {
    let mut table = Scene::new(2)
        .plan(A, "mission-spaceship-b")
        .pad(
            A,
            "large-rocket-boosters large-rocket-boosters solar-energy storage-batteries super-capacitors electric-cars",
        )
        .table();
    table.does("launch\nfly moon").draw(4).draw(2);
    assert!(table.happened("event-honour"));
    let tokens = table.public().honours;
    assert_eq!((tokens[0].holder, tokens[1].holder), (Some(A), None));
    assert_eq!(table.vp(A), 4, "not on the track");
    // The second there gets none.
    let mut later = Scene::new(2)
        .missions(B, "moon-base=hand")
        .plan(A, "mission-spaceship-b")
        .pad(A, "large-rocket-boosters solar-energy storage-batteries super-capacitors electric-cars")
        .table();
    later.does("launch\nfly moon").draw(4).draw(2);
    assert_eq!(later.public().honours[0].holder, Some(B));
}

#[test]
fn rm_out_6_after_any_outcome_the_turn_ends() {
    let mut won = flight("quantum-computer");
    won.draw(4).draw(2);
    let mut aborted = flight("quantum-computer");
    aborted.draw(4).does("abort");
    let mut failed = flight("");
    failed.draw(0).draw(0).draw(1).does("keep mission");
    for table in [won, aborted, failed] {
        assert_eq!((table.active(), table.phase()), (B, Phase::Actions));
        assert!(table.public().launch.is_none());
    }
}
