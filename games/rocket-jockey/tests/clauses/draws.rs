//! Draws that are written down: cards by their names, from the deck or wherever in it they lie.

use rocket_jockey::Event;

use crate::common::*;

#[test]
fn a_named_card_is_drawn_from_the_deck() {
    let scene = Scene::of(2).fuel_up().hand(A, "1-2 2-3").drafts("3-4 4-5 5-6").deck_top("6-7 7-8");
    let mut table = scene.table().drawing("4-7 6-9");
    table.does("draw deck");
    assert_eq!(
        (table.hand(A), table.pile("deck")[0].as_str()),
        (vec!["1-2".into(), "2-3".into(), "4-7".into()], "6-7")
    );
    table.does("refuel pile 1");
    assert_eq!(table.drafts(), ["6-9", "4-5", "5-6"], "the next name serves the next draw");
    table.does("reserve none, draw deck");
    assert_eq!(table.pile("deck")[0], "7-8", "without a name the top card comes, and the others keep their order");
}

#[test]
fn alien_visitors_and_cargoes_have_names_too() {
    let mut table = Scene::of(2).fuel_up().deck("4-7 5-8 visitors").table().drawing("visitors 5-8");
    table.does("draw deck");
    assert_eq!(table.event_names(), ["VisitorsDrawn", "Drew"]);
    assert!(table.hand(A).contains(&"5-8".to_owned()));

    let scene = Scene::of(2).hand(A, "3-6 1-2 8-9").cargo("6:3").cargo_top("2 4");
    let mut table = scene.table().drawing("6e 9e");
    table.does("launch 6, fly 3-6 to 3, done");
    let placed = Event::CargoPlaced { planet: 6, destination: 9, express: true };
    assert!(table.events.contains(&Event::CargoPassed { planet: 6, express: true }), "{:?}", table.events);
    assert!(table.events.contains(&placed), "{:?}", table.events);
    assert_eq!(table.pile("cargo_deck")[..2], ["2", "4"]);
    assert_eq!(table.pile("cargo_deck").last().map(String::as_str), Some("6e"), "seen by all at the bottom");
    assert_eq!(table.public().cargo_bottom.len(), 1);
}

#[test]
fn a_known_cargo_at_the_bottom_can_be_named() {
    let scene = Scene::of(2).hand(A, "3-6 1-2 8-9").cargo("6:3").cargo_deck("5 1e 7 8");
    let mut file = scene.file();
    file["cargo_known"] = 2.into();
    let mut table = engine::testing::Table::of_file(file).drawing("8");
    table.does("launch 6, fly 3-6 to 3, done");
    assert_eq!((table.cargo_at(6).as_str(), table.public().cargo_bottom.len()), ("8", 1));
}
