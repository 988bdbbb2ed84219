//! RJ-COMP: what is in the box.

use std::collections::BTreeMap;

use engine::{Game, Still};
use rocket_jockey::{Action, RocketJockey, Visitors};

use crate::common::*;

const BOX: &str = include_str!("../../data/components.toml");

/// One field of every entry of a list in the component file.
fn column(list: &str, field: &str) -> Vec<String> {
    let file: toml::Table = BOX.parse().expect("our own file");
    let entries = file[list].as_array().expect("a list");
    let text = |value: &toml::Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    entries.iter().map(|entry| text(&entry[field])).collect()
}

#[test]
fn rj_comp_1_nine_planets_lie_in_a_row() {
    let row: Vec<u8> = dealt(2, &mut Still).public().planets.iter().map(|planet| planet.planet).collect();
    assert_eq!(row, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    assert_eq!(column("planet", "orbit"), ["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
    let names = ["Mercury", "Venus", "Earth", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto"];
    assert_eq!(column("planet", "name"), names);
    for nowhere in ["launch 0", "launch 10"] {
        assert!(nowhere.parse::<Action>().is_err(), "{nowhere}");
    }
}

#[test]
fn rj_comp_2_a_maneuver_card_carries_two_different_numbers() {
    let mut kinds: BTreeMap<String, u8> = BTreeMap::new();
    for card in RocketJockey::components().maneuvers {
        assert!(card.low < card.high, "{card}");
        *kinds.entry(card.to_string()).or_default() += 1;
    }
    let listed = "1-2:1 2-3:2 3-4:2 4-5:1 5-6:1 6-7:1 7-8:1 8-9:1 \
                  1-3:2 2-4:3 3-5:3 4-6:2 5-7:2 6-8:2 7-9:2 1-4:1 2-5:1 3-6:1 4-7:1 5-8:1 6-9:1";
    let listed: BTreeMap<String, u8> = listed
        .split_whitespace()
        .map(|entry| entry.split_once(':').expect("kind:count"))
        .map(|(kind, count)| (kind.to_owned(), count.parse().expect("a count")))
        .collect();
    assert_eq!(kinds, listed);
    assert_eq!(kinds.values().sum::<u8>(), 32);
    let cards = &RocketJockey::components().maneuvers;
    let touching = |planet: u8| cards.iter().filter(|card| card.low == planet || card.high == planet).count();
    let touching: Vec<usize> = (1..=9).map(touching).collect();
    assert_eq!(touching, [4, 7, 10, 10, 9, 8, 7, 5, 4]);
}

#[test]
fn rj_comp_3_the_class_of_a_card_has_no_effect() {
    let renamed = BOX.replace("class = \"transfer\"", "class = \"slingshot\"").replace("\"booster\"", "\"transfer\"");
    assert_ne!(renamed, BOX);
    let components = RocketJockey::read_components(&renamed).expect("classes are only names");
    assert_eq!(format!("{components:?}"), format!("{:?}", RocketJockey::components()));
}

#[test]
fn rj_comp_4_a_cargo_has_a_destination_and_a_type_and_starts_where_it_lies() {
    let count = |planet: u8, express: bool| {
        let cargoes = RocketJockey::components().cargoes;
        cargoes.iter().filter(|cargo| cargo.destination == planet && cargo.express == express).count()
    };
    let standard: Vec<usize> = (1..=9).map(|planet| count(planet, false)).collect();
    let express: Vec<usize> = (1..=9).map(|planet| count(planet, true)).collect();
    assert_eq!((standard, express), (vec![0, 3, 4, 3, 2, 2, 2, 2, 0], vec![1; 9]));

    for (cargo, launch, start) in [("6:3", "launch 6", 6), ("5:3", "launch 5", 5)] {
        let mut table = Scene::of(2).hand(A, "3-5 3-6 1-2").cargo(cargo).table();
        table.does(launch);
        let flight = table.public().flight.expect("the cargo is on its way");
        assert_eq!((flight.at, flight.destination), (start, 3));
    }
}

#[test]
fn rj_comp_5_both_alien_cards_are_set_aside() {
    for players in 2..=4 {
        let table = dealt(players, &mut Still);
        assert_eq!((table.public().visitors, table.public().aliens), (Visitors::Aside, None));
        assert!(!table.pile("deck").contains(&"visitors".to_owned()));
        assert_eq!(
            table.public().planets.len() + usize::from(table.public().cargo_deck),
            27,
            "Aliens! is no cargo of the deck"
        );
    }
}

#[test]
fn rj_comp_6_the_rocket_marker_restricts_nothing() {
    let mut table = Scene::of(2).hand(A, "2-4 3-4 7-9 1-2 5-6").cargo("2:4 9:7 6:5 1:2 4:3 3:8").copilots(A, 0).table();
    table.does("launch 2, fly 2-4 to 4");
    // The rocket is at 4, and every deliverable cargo may be launched, wherever it lies.
    assert_eq!(table.offers_like("launch"), ["launch 1", "launch 4", "launch 6", "launch 9"]);
    assert_eq!(table.offers_like("launch"), table.launchable(A));
}

#[test]
fn rj_comp_7_copilot_colours_go_by_seat() {
    assert_eq!(column("copilot", "color"), ["red", "blue", "yellow", "purple"]);
    assert_eq!(column("copilot", "seat"), ["1", "2", "3", "4"]);
    assert_eq!(column("copilot", "mark"), [A, B, C, D].map(|seat| seat.letter().to_string()));
    assert_eq!(column("copilot", "count"), ["4"; 4]);
}
