//! RJ-FUEL: drawing a card.

use engine::testing::Table;
use engine::{Event as _, Viewer};
use rocket_jockey::{Action, Event, Phase};

use crate::common::*;

#[test]
fn rj_fuel_1_exactly_one_card_whatever_the_hand() {
    for cards in ["1-2 2-3", "1-2 2-3 3-4", "1-2 2-3 3-4 4-5", "1-2 2-3 3-4 4-5 5-6"] {
        let mut table = Scene::of(2).fuel_up().hand(A, cards).table();
        for early in ["done", "refuel deck", "launch 6", "chain"] {
            table.refused_by("RJ-FUEL-1", early);
        }
        let before = table.hand(A).len();
        table.does("draw deck");
        assert_eq!(table.hand(A).len(), before + 1);
        table.refused_by("RJ-FUEL-1", "draw pile 1");
    }
}

#[test]
fn rj_fuel_2_from_one_of_five_sources() {
    let scene = Scene::of(2).fuel_up().hand(A, "1-2 2-3").drafts("3-4 4-5 5-6").deck_top("6-7 7-8").discard("8-9 1-3");
    let sources = ["draw pile 1", "draw pile 2", "draw pile 3", "draw deck", "draw discard"];
    assert_eq!(scene.table().offers(), sources);
    for (source, card) in sources.into_iter().zip(["3-4", "4-5", "5-6", "6-7", "8-9"]) {
        let mut table = scene.table();
        table.does(source);
        assert_eq!(table.hand(A), ["1-2", "2-3", card]);
    }
}

#[test]
fn rj_fuel_3_an_emptied_pile_is_empty_until_the_end_of_the_turn() {
    let mut table = Scene::of(2).fuel_up().drafts("3-4 4-5 5-6").deck_top("6-7").table();
    table.does("draw pile 2");
    assert_eq!(table.drafts(), ["3-4", "-", "5-6"]);
    assert_eq!(table.why("refuel pile 2"), ("RJ-FUEL-3", "refuse-pile-empty"));
    assert_eq!(table.offers_like("refuel"), ["refuel pile 1", "refuel pile 3", "refuel deck"]);
    table.does("done, reserve none");
    assert_eq!(table.drafts(), ["3-4", "6-7", "5-6"]);
}

#[test]
fn rj_fuel_4_only_the_top_discard_can_be_taken() {
    let table = Scene::of(2).fuel_up().table();
    assert_eq!(table.why("draw discard"), ("RJ-FUEL-4", "refuse-no-discards"));
    let mut table = Scene::of(2).fuel_up().hand(A, "1-2 2-3").discard("8-9 1-3").table();
    table.does("draw discard");
    assert_eq!(table.hand(A), ["1-2", "2-3", "8-9"]);
    assert_eq!(table.pile("discard"), ["1-3"]);
    assert!("draw discard 2".parse::<Action>().is_err(), "there is no way to name a lower one");
}

#[test]
fn rj_fuel_5_the_deck_is_a_source_while_it_or_the_discards_have_a_card() {
    for deck in ["3-5", "visitors", ""] {
        let mut table = Scene::of(2).fuel_up().deck(deck).discard("8-9").table();
        assert!(table.offers().contains(&"draw deck".to_owned()), "deck: {deck}");
        table.does("draw deck");
        assert_eq!(table.hand(A).len(), 3);
    }
}

#[test]
fn rj_fuel_6_everybody_sees_a_face_up_card_and_only_the_drawer_one_from_the_deck() {
    let scene = Scene::of(2).fuel_up().hand(A, "1-2 2-3").drafts("3-4 4-5 5-6").deck_top("6-7").discard("8-9");
    let known = |draw: &str| {
        let mut table = scene.table();
        table.does(draw);
        let told: Vec<Event> = table.events.iter().filter_map(|event| event.seen_by(Viewer::Seat(B))).collect();
        let known: Vec<String> = table.seat(A).known.iter().map(ToString::to_string).collect();
        (known, format!("{told:?}").contains("6, high: 7"))
    };
    assert_eq!(known("draw pile 1"), (vec!["3-4".to_owned()], false));
    assert_eq!(known("draw discard"), (vec!["8-9".to_owned()], false));
    assert_eq!(known("draw deck"), (vec![], false));

    let mut table = scene.table();
    table.does("draw deck");
    assert_eq!(table.events[0].seen_by(Viewer::Seat(A)).as_ref(), Some(&table.events[0]), "the drawer sees it");
    assert_eq!(table.events[0].seen_by(Viewer::Public), Some(Event::Drew { seat: A, card: None }));
    assert!(table.hand(A).contains(&"6-7".to_owned()));
}

#[test]
fn rj_fuel_7_there_is_always_a_source() {
    random_play(15, |step| match step.before.public().phase {
        Phase::FuelUp => assert!(Table::at(*step.before).offers_like("draw").len() >= 4),
        Phase::StepTwo => assert!(Table::at(*step.before).offers_like("refuel").len() >= 3),
        _ => {}
    });
}
