//! Position files: what may be left out, what cannot be, and what is said of a file that contradicts itself.

use engine::{Game, PositionFile};
use rocket_jockey::{Phase, RocketJockey};
use serde_json::{Value, json};

use crate::common::*;

fn read(position: Value) -> Result<RocketJockey, String> {
    let (game, rules) = (RocketJockey::FACTS.id.to_owned(), RocketJockey::FACTS.rules_version);
    let file = PositionFile { gantry: 1, game, rules, components: None, position };
    file.read().map_err(|problem| problem.to_string())
}

/// What is wrong with a file after a change.
#[track_caller]
fn problem(scene: &Scene, codes: &str, change: impl FnOnce(&mut Value)) -> String {
    let mut file = scene.table().does(codes).saved();
    assert_eq!(read(file.clone()).err(), None, "the file is in order before the change");
    change(&mut file);
    read(file).expect_err("the file contradicts itself")
}

/// A has delivered 6: 3 with two cards and has the cargo at 3 for 2 yet to fly.
fn freight() -> Scene {
    Scene::of(2).hand(A, "4-6 3-4 2-3 8-9").copilots(A, 0).cargo("6:3 3:2")
}
const DELIVERED: &str = "launch 6, fly 4-6 to 4, fly 3-4 to 3";

#[test]
fn a_hand_written_file_names_only_what_matters() {
    let position = read(json!({
        "turn": 1, "active": 0, "phase": "step-two",
        "hands": [["3-6", "1-2", "8-9"], ["2-4", "2-4"]], "drafts": ["7-8", "6-7", "5-6"],
        "deck": ["4-7"], "cargo_deck": ["9e"],
        "scores": [0, 0], "supply": [4, 4], "visitors": "aside",
        "cargo": {"1": "7", "2": "4", "3": "2", "4": "8", "5": "3", "6": "3", "7": "5", "8": "6", "9": "2"},
    }));
    let position = position.expect("the rest follows");
    let (deck, cargo_deck) = (position.pile("deck"), position.pile("cargo_deck"));
    assert_eq!((deck.len(), deck[0].as_str()), (32 - 5 - 3, "4-7"), "the other cards lie beneath it");
    assert_eq!((cargo_deck.len(), cargo_deck[0].as_str()), (27 - 9, "9e"));
}

#[test]
fn a_file_of_the_second_era_can_be_written_by_hand() {
    let position = read(json!({
        "turn": 20, "active": 0, "phase": "step-two", "era": 1, "visitors": "in-deck",
        "hands": [["3-6", "1-2", "8-9"], ["2-4", "2-4"]], "drafts": ["7-8", "6-7", "5-6"],
        "deck": ["4-7", "5-8", "visitors"], "scores": [10, 12], "supply": [4, 4],
        "cargo": {"1": "7", "2": "4", "3": "2", "4": "8", "5": "3", "6": "3", "7": "5", "8": "6", "9": "2"},
    }));
    let position = position.expect("every card of the deck is of its era");
    let deck = position.pile("deck");
    assert_eq!(
        (&deck[..2], deck.last()),
        (&["4-7".into(), "5-8".into()][..], Some(&"visitors".into())),
        "the rest between"
    );
    assert_eq!(position.public().seat(B).unknown, [2, 0], "what is in a hand came from the first deck");
    // A card drawn after the reshuffle is named in `eras`.
    let mut file = position.saved();
    file["eras"]["2-4#1"] = 1.into();
    assert_eq!(read(file).expect("an era for a card").public().seat(B).unknown, [1, 1]);
}

#[test]
fn rj_fly_3_a_card_is_played_between_planets_that_it_joins() {
    let said = problem(&freight(), DELIVERED, |file| file["played"][0]["from"] = 8.into());
    assert_eq!(said, "`played`: 4-6 does not lead from 8 to 4, with or without a Co-Pilot");
    let said = problem(&freight().hand(A, "4-6 3-4 2-3 3-5"), DELIVERED, |file| {
        file["played"][1] = json!({"card": "3-5", "from": 5, "to": 3});
        file["hands"][0][1] = "3-4".into();
    });
    assert!(said.starts_with("`played`: 3-5 starts at 5, but the cargo is at 4"), "{said}");
}

#[test]
fn rj_score_1_a_run_has_cards_and_no_more_bonus_than_they_allow() {
    let said = problem(&freight(), DELIVERED, |file| {
        file["runs"] = json!([{"cards": 2, "bonus": 0}, {"cards": 0, "bonus": 0}])
    });
    assert_eq!(said, "`runs`: a run has no card, but nothing is delivered without one");
    let said = problem(&freight(), DELIVERED, |file| file["runs"][0]["bonus"] = 3.into());
    assert_eq!(said, "`runs`: 2 cards cannot have a bonus of 3 (RJ-SCORE-1)");
}

#[test]
fn rj_end_1_a_match_is_not_over_without_the_aliens() {
    let said = problem(&Scene::of(2), "", |file| file["phase"] = "over".into());
    assert_eq!(said, "`phase` is `over`, so `aliens` must be at 3: only they end it (RJ-END-1)");
    let said = problem(&Scene::of(2).aliens(5), "", |file| file["alien_pilot"] = 0.into());
    assert_eq!(said, "`alien_pilot` has delivered the Aliens, so `phase` must be `over`");
}

#[test]
fn rj_move_6_a_planet_is_empty_only_if_its_cargo_was_taken_up() {
    let said = problem(&freight(), DELIVERED, |file| file["cargo"]["9"] = Value::Null);
    assert_eq!(said, "`cargo`: planet 9 has none, but nothing was taken up there in this turn (RJ-MOVE-6)");
    let said = problem(&freight(), DELIVERED, |file| file["delivered"] = json!([[], []]));
    assert_eq!(said, "`delivered` of seat A has 0 cargoes, but 1 planets have lost theirs in this turn");
    let said = problem(&freight(), DELIVERED, |file| {
        file["cargo"]["6"] = "9e".into();
        file["cargo_deck"] = json!([]);
    });
    assert!(said.starts_with("`runs`: 1 have ended, but 0 planets have lost their cargo"), "{said}");
}

#[test]
fn rj_fly_10_what_was_delivered_lies_in_front_of_the_player() {
    let said = problem(&freight(), DELIVERED, |file| {
        file["delivered"] = json!([["9e"], []]);
        file["cargo_deck"] = json!([]);
    });
    assert_eq!(said, "`delivered` of seat A has no cargo for planet 3, where a run ended");
    let said = problem(&freight(), DELIVERED, |file| file["last_stop"] = 5.into());
    assert_eq!(said, "`last_stop` must be 3, where the last card of `played` leads");
}

#[test]
fn rj_fly_5_a_flight_is_where_its_cards_have_taken_it() {
    let said = problem(&freight(), "launch 6, fly 4-6 to 4", |file| file["flight"]["at"] = 2.into());
    assert_eq!(said, "`flight` is at 2, but its last card has taken it to 4");
    let said = problem(&freight(), "launch 6", |file| file["flight"]["from"] = "9".into());
    assert!(said.contains("planet 6") || said.contains("`flight`"), "{said}");
}

#[test]
fn rj_alien_8_the_aliens_fly_alone() {
    let scene = Scene::of(2).hand(A, "3-6 1-2 8-9").aliens(6);
    let said = problem(&scene, "launch aliens", |file| file["aliens"] = 10.into());
    assert!(said.starts_with("`flight`: the Aliens fly alone"), "{said}");
}

#[test]
fn a_reloaded_file_is_in_the_phase_it_was_saved_in() {
    let mut table = freight().table();
    table.does(DELIVERED);
    assert_eq!(read(table.saved()).expect("it was saved").public().phase, Phase::Delivered);
}
