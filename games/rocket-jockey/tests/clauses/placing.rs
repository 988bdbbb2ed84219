//! RJ-PLACE: new cargoes at the planets.

use rocket_jockey::Event;

use crate::common::*;

/// The planets that got a cargo, in order.
fn placed(events: &[Event]) -> Vec<u8> {
    let planet = |event: &Event| match event {
        Event::CargoPlaced { planet, .. } => Some(*planet),
        _ => None,
    };
    events.iter().filter_map(planet).collect()
}

/// A delivers the cargoes at 2 and 6.
const TWO_DELIVERIES: &str = "launch 2, fly 2-4 to 4, launch 6, fly 3-6 to 3, done";

fn two_deliveries() -> Scene {
    Scene::of(2).hand(A, "2-4 3-6 8-9 7-8").copilots(A, 0).cargo("2:4 6:3")
}

#[test]
fn rj_place_1_planets_are_refilled_from_the_outside_in() {
    let mut table = two_deliveries().cargo_top("9e 1e").table();
    table.does(TWO_DELIVERIES);
    assert_eq!(placed(&table.events), [6, 2]);
    assert_eq!([table.cargo_at(6), table.cargo_at(2)], ["9e", "1e"]);
}

#[test]
fn rj_place_2_a_matching_cargo_goes_to_the_bottom_and_may_come_up_again() {
    let mut table = two_deliveries().cargo_top("6 9e 1e").table();
    table.does(TWO_DELIVERIES);
    assert_eq!([table.cargo_at(6), table.cargo_at(2)], ["9e", "1e"]);
    assert_eq!(table.pile("cargo_deck").last().map(String::as_str), Some("6"));

    let mut table = two_deliveries().cargo_deck("6 5").table();
    table.does(TWO_DELIVERIES);
    assert_eq!([table.cargo_at(6), table.cargo_at(2)], ["5", "6"]);
    assert!(!table.event_names().contains(&"Shortage".to_owned()));
}

#[test]
fn rj_place_3_a_shortage_stops_at_the_planet_in_turn() {
    // Empty, or only matching cards left.
    for deck in ["", "6 6"] {
        let mut table = two_deliveries().cargo_deck(deck).table();
        table.does(TWO_DELIVERIES);
        assert!(table.events.contains(&Event::Shortage { planet: 6 }), "deck: {deck}");
        assert_eq!(placed(&table.events), [6, 2], "after the shortage it goes on where it stopped");
        assert!(table.place_of("Shortage") < table.place_of("CargoPlaced"));
    }
    // The lower planet is not tried first, though the card left would do for it.
    let mut table = two_deliveries().cargo_deck("6").table();
    table.does(TWO_DELIVERIES);
    assert!(table.place_of("Shortage") < table.place_of("CargoPlaced"));
}

#[test]
fn rj_place_4_an_empty_deck_alone_is_no_shortage() {
    let mut table = two_deliveries().cargo_deck("5 1e").table();
    table.does(TWO_DELIVERIES);
    assert_eq!(table.public().cargo_deck, 0);
    assert!(!table.event_names().contains(&"Shortage".to_owned()));
    assert_eq!(table.score(B), 0);
}

#[test]
fn rj_place_5_the_aliens_take_no_cargo_place() {
    let mut table = two_deliveries().cargo("2:4 6:3 5:7").aliens(6).cargo_top("9e 1e").table();
    table.does(TWO_DELIVERIES);
    assert_eq!(table.cargo_at(6), "9e", "their planet is refilled like any other");
    assert_eq!(table.public().aliens, Some(5));
    assert_eq!(table.cargo_at(5), "7", "and where they go the cargo stays");
}
