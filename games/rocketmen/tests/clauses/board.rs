//! Board and cards.

use engine::{Game, Noun};
use rocketmen::{Achievement, Class, Destination, Kind, MissionType, Rocketmen};

use crate::common::*;

fn types_at(destination: Destination) -> Vec<MissionType> {
    let places = Rocketmen::components().locations.iter();
    places.filter(|place| place.destination == destination).map(|place| place.mission_type).collect()
}

#[test]
fn rm_board_1_three_destinations_with_five_four_and_three_locations() {
    let counts = Destination::all().map(|destination| types_at(destination).len()).collect::<Vec<_>>();
    assert_eq!(counts, [5, 4, 3]);
    assert!(Destination::Earth < Destination::Moon && Destination::Moon < Destination::Mars);
}

#[test]
fn rm_board_2_the_locations_of_earth_and_mars() {
    use MissionType::*;
    assert_eq!(types_at(Destination::Earth), [Satellite, Spaceship, SpaceHotel, OrbitalShipyard, SpaceStation]);
    assert_eq!(types_at(Destination::Mars), [Spaceship, AsteroidMining, Base]);
    // A Base has a place on the Moon and on Mars, none in Earth orbit.
    let table = Scene::new(2).plan(A, "mission-base-a").pad(A, "large-rocket-boosters large-rocket-boosters").table();
    let mut flown = table.clone();
    flown.does("launch");
    assert_eq!(flown.offers(), ["fly moon", "fly mars"]);
}

#[test]
fn rm_board_3_the_locations_of_the_moon() {
    use MissionType::*;
    assert_eq!(types_at(Destination::Moon), [Satellite, Spaceship, SpaceHotel, Base]);
}

#[test]
fn rm_board_4_the_first_there_earns_more_than_everybody_later() {
    let scene = || Scene::new(3).plan(A, "mission-satellite-a").pad(A, "small-rocket-boosters quantum-computer");
    let mut first = scene().table();
    first.does("launch").draw(4).draw(2);
    assert_eq!(first.vp(A), 2);
    for others in [&[B][..], &[B, C]] {
        let later = others.iter().fold(scene(), |scene, &seat| scene.missions(seat, "earth-satellite"));
        let mut later = later.table();
        later.does("launch").draw(4).draw(2);
        assert_eq!(later.vp(A), 1, "the second and the third token earn the same");
    }
}

#[test]
fn rm_board_5_targets_are_8_10_and_13_and_more_brings_nothing() {
    let targets = Rocketmen::components().flights.map(|flight| flight.target);
    assert_eq!(targets, [8, 10, 13]);
    let mut table = Scene::new(2)
        .plan(A, "mission-satellite-a")
        .pad(A, "small-rocket-boosters quantum-computer backup-systems")
        .table();
    table.does("launch");
    assert_eq!(table.rocket(), 4);
    // 4 + 3 is not enough; 7 + 4 is more than enough and worth no more.
    table.draw(3);
    assert_eq!(table.rocket(), 7);
    table.draw(4);
    assert_eq!(table.vp(A), 2);
}

#[test]
fn rm_board_6_three_four_or_five_draws() {
    let mut table =
        Scene::new(2).plan(A, "mission-spaceship-a").pad(A, "large-rocket-boosters large-rocket-boosters").table();
    for (code, draws) in [("fly earth", 3), ("fly moon", 4), ("fly mars", 5)] {
        let mut flight = table.clone();
        flight.does("launch").does(code);
        assert_eq!(flight.public().launch.expect("a launch").allowed, draws);
        for _ in 0..draws {
            flight.draw(1);
        }
        assert_eq!(flight.phase(), rocketmen::Phase::AfterFail, "{code} allows {draws} cards and no more");
    }
    table.does("end turn");
}

#[test]
fn rm_board_7_everybody_has_the_same_twelve_cards() {
    let table = Scene::new(4).table();
    let view = table.public();
    let decks: Vec<_> = view.seats.iter().map(|seat| seat.hand_and_hq.clone()).collect();
    assert_eq!(decks[0].len(), 12);
    assert!(decks.iter().all(|deck| *deck == decks[0]));
}

#[test]
fn rm_board_8_as_many_cards_of_a_type_as_locations_of_it() {
    let deck = Scene::new(2).table().public().seats[0].hand_and_hq.clone();
    for wanted in MissionType::all() {
        let of_type = |kind: &&Kind| {
            matches!(Rocketmen::components().prints[Kind::all().position(|k| k == **kind).expect("a kind")].class,
                Class::Mission(kind, _) if kind == wanted)
        };
        let places = Destination::all().filter(|&place| types_at(place).contains(&wanted)).count();
        assert_eq!(deck.iter().filter(of_type).count(), places, "{wanted}");
    }
    // A Spaceship may go to all three destinations.
    let mut table =
        Scene::new(2).plan(A, "mission-spaceship-b").pad(A, "large-rocket-boosters large-rocket-boosters").table();
    table.does("launch");
    assert_eq!(table.offers(), ["fly earth", "fly moon", "fly mars"]);
}

#[test]
fn rm_board_9_the_picture_does_not_matter() {
    // Each of the three Spaceship cards, whatever its picture, can go to each destination.
    for card in ["mission-spaceship-a", "mission-spaceship-b", "mission-spaceship-c"] {
        let mut table = Scene::new(2).plan(A, card).pad(A, "large-rocket-boosters large-rocket-boosters").table();
        table.does("launch");
        assert_eq!(table.offers(), ["fly earth", "fly moon", "fly mars"], "{card}");
    }
}

#[test]
fn rm_board_10_the_card_wins() {
    // The rules ban effects after the last draw; Afterburner's text allows it.
    let mut table = Scene::new(2)
        .plan(A, "mission-satellite-a")
        .pad(A, "small-rocket-boosters quantum-computer afterburner")
        .table();
    table.does("launch").does("fly earth").draw(1).draw(2).draw(1);
    assert_eq!((table.phase(), table.rocket()), (rocketmen::Phase::LastChance, 6));
    table.does("use afterburner");
    assert_eq!(table.vp(A), 2);
    assert_eq!(table.public().seat(A).achievements[Achievement::Science as usize], 1);
}
