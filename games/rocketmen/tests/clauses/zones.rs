//! Zones.

use engine::testing::{deal, sensibly, watch};
use engine::{Game, Seat, Viewer};

use crate::common::*;

#[test]
fn rm_zone_1_nobody_looks_into_hq() {
    let table = Scene::new(2).hand(A, "mission-satellite-a").table();
    // The owner sees how many cards there are and, like everybody, what Hand and HQ hold together.
    assert_eq!(table.sees(A).seat(A).hq, 11);
    let drawn = |card| {
        let mut table = table.clone().drawing(card);
        table.does("end turn");
        table.hand(A)
    };
    assert_ne!(
        drawn("mission-base-a"),
        drawn("mission-space-station"),
        "which card comes is decided by chance when it is drawn"
    );
}

#[test]
fn rm_zone_2_a_hand_is_seen_by_its_owner_only() {
    let table = Scene::new(2).hand(A, "mission-satellite-a big-data").table();
    assert_eq!(table.hand(A), "mission-satellite-a big-data");
    let json = serde_json::to_value(table.sees(B)).expect("a view");
    assert_eq!(json["seats"][A.index()]["hand"], 2);
    assert_eq!(json["seats"][A.index()]["known"].as_array().map(Vec::len), Some(0));
    assert!(table.public().hand.is_none());
    // Another Hand of the same size looks the same.
    let other = Scene::new(2).hand(A, "mission-base-a big-data").table();
    assert_eq!(serde_json::to_value(other.sees(B)).expect("a view"), json);
}

#[test]
fn rm_zone_3_one_planned_mission_and_any_number_of_pad_cards_face_up() {
    let table = Scene::new(2)
        .plan(A, "mission-satellite-a")
        .pad(A, "mission-base-a mission-spaceship-a mission-spaceship-b mission-spaceship-c small-rocket-boosters big-data depot")
        .hand(A, "mission-satellite-a angel-investors")
        .table();
    table.refused_for("RM-PLACE-5", "refuse-plan-occupied", "place mission-satellite-a on plan");
    let seen = table.sees(B).seat(A).clone();
    assert_eq!(seen.plan.map(|card| card.to_string()).as_deref(), Some("mission-satellite-a"));
    assert_eq!(seen.pad.len(), 7);
}

#[test]
fn rm_zone_4_played_bought_and_discarded_cards_stay_in_the_playing_area() {
    let mut table = Scene::new(2)
        .display("angel-investors")
        .plan(A, "mission-satellite-a")
        .pad(A, "small-rocket-boosters")
        .hand(A, "sovereign-fund mission-base-a")
        .table();
    table.does("buy angel-investors at 1\nclose\npay sovereign-fund\ndiscard mission-base-a\ndiscard-plan");
    let mut area: Vec<String> = table.area().split(' ').map(str::to_owned).collect();
    area.sort();
    assert_eq!(
        area,
        ["angel-investors", "mission-base-a", "mission-satellite-a", "small-rocket-boosters", "sovereign-fund"]
    );
    assert_eq!(table.warehouse(A), "");
    table.does("end turn");
    assert_eq!(table.area(), "");
    assert_eq!(table.warehouse(A).split(' ').count(), 5);
}

#[test]
fn rm_zone_5_everybody_may_look_through_a_warehouse() {
    let table = Scene::new(2).warehouse(A, "mission-base-a depot").table();
    for viewer in Viewer::all(2) {
        let cards = table.sees(viewer).seat(A).warehouse.clone();
        assert_eq!(cards.iter().map(ToString::to_string).collect::<Vec<_>>(), ["mission-base-a", "depot"]);
    }
}

#[test]
fn rm_zone_6_the_junkyard_is_open_and_still_scores() {
    let table = Scene::new(2).junkyard(A, "pandemic depot").set("phase", "over".into()).load().expect("a position");
    let view = table.view(Viewer::Public);
    assert_eq!(view.seat(A).junkyard.iter().map(ToString::to_string).collect::<Vec<_>>(), ["pandemic", "depot"]);
    assert_eq!(view.scores[A.index()].threats, 2);
}

#[test]
fn rm_zone_7_no_card_changes_owner_or_goes_back() {
    // Whatever happens in whole matches, what a player owns only grows.
    let mut dice = engine::QuickDice::new(11);
    let setup = engine::Setup::new(2).with("round-cap", "25");
    let dealt: rocketmen::Rocketmen = deal(&setup, &mut dice);
    let mut owned = [12, 12];
    watch(dealt, &mut dice, sensibly, |step| {
        let view = step.after.view(Viewer::Public);
        for seat in Seat::all(2) {
            let board = &view.seats[seat.index()];
            let area = if view.active == seat { view.area.len() } else { 0 };
            let count = board.hand_and_hq.len()
                + board.pad.len()
                + board.depot.len()
                + board.warehouse.len()
                + board.junkyard.len()
                + usize::from(board.plan.is_some())
                + area;
            assert!(count >= owned[seat.index()]);
            owned[seat.index()] = count;
        }
    });
    assert!(owned[0] > 14 && owned[1] > 14, "cards were bought: {owned:?}");
}

#[test]
fn rm_zone_8_owned_cards_are_those_of_all_zones() {
    // A Threat counts in HQ, Hand, on a Depot, in Playing Area, Warehouse and Junkyard alike.
    let scene = |place: &str| {
        let scene = Scene::new(4);
        match place {
            "hq" => scene.hand(A, "pandemic").table(),
            "depot" => scene.plan(A, "mission-base-a").pad(A, "depot").depot(A, "pandemic").table(),
            "area" => scene.area("pandemic").table(),
            "warehouse" => scene.warehouse(A, "pandemic").table(),
            _ => scene.junkyard(A, "pandemic").table(),
        }
    };
    for place in ["hq", "depot", "area", "warehouse", "junkyard"] {
        assert_eq!(scene(place).public().seat(A).threats, 1, "{place}");
    }
}
