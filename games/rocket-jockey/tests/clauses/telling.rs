//! What people are told: costs, counts, reasons and results.

use engine::{Fact, Phrase, View as _, Viewer};
use rocket_jockey::{Action, Event, RocketJockey};

use crate::common::*;

type Table = engine::testing::Table<RocketJockey>;

/// The sentence for an action, as whoever is to act reads it.
fn sentence(table: &Table, code: &str) -> Phrase {
    table.sees(table.active()).action(&code.parse::<Action>().expect("an action"))
}

fn fact<'a>(phrase: &'a Phrase, name: &str) -> &'a Fact {
    let fact = phrase.facts.iter().find(|(other, _)| *other == name);
    &fact.unwrap_or_else(|| panic!("{phrase:?} has no `{name}`")).1
}

/// The keys of everything that a viewer is told about the table.
fn described(table: &Table, viewer: impl Into<Viewer>) -> Vec<&'static str> {
    let paragraphs = table.sees(viewer).describe();
    paragraphs.iter().flat_map(|part| part.lines.iter().map(|line| line.key)).collect()
}

#[test]
fn rj_res_4_a_chain_to_a_reserved_cargo_says_what_it_costs() {
    let scene = Scene::of(3).hand(A, "3-6 3-5 8-9").cargo("6:3 3:5");
    let mut table = scene.clone().reserved(B, "3").table();
    table.does("launch 6, fly 3-6 to 3");
    let chain = sentence(&table, "chain");
    assert_eq!((chain.key, fact(&chain, "points")), ("action-chain-reserved", &Fact::Number(5)));
    assert_eq!(fact(&chain, "owner"), &Fact::Seat(B));
    for own in [scene.clone(), scene.reserved(A, "3")] {
        let mut table = own.table();
        table.does("launch 6, fly 3-6 to 3");
        assert_eq!(sentence(&table, "chain").key, "action-chain");
    }
}

#[test]
fn rj_chain_1_a_refused_chain_names_the_cargo() {
    let mut table = Scene::of(2).hand(A, "3-6 1-2 7-8").copilots(A, 0).cargo("6:3 3:5").table();
    table.does("launch 6, fly 3-6 to 3");
    let refusal = table.refusal(A, "chain").expect("no card leads on");
    let Fact::Phrase(place) = fact(&refusal.reason, "place") else { panic!("{refusal:?}") };
    assert_eq!((place.key, fact(place, "planet")), ("cargo-at", &Fact::Word("planet-3")));
    assert_eq!(fact(&refusal.reason, "planet"), &Fact::Word("planet-5"));
}

#[test]
fn rj_alien_6_turns_left_are_right_while_somebody_reserves() {
    for players in 2..=4 {
        let mut table = Scene::of(players).aliens(9).table();
        table.does("done");
        let left: Vec<u8> = [A, B, C, D][..usize::from(players)]
            .iter()
            .map(|&seat| table.public().turns_left(seat).expect("they are coming"))
            .collect();
        table.does("reserve none");
        let next: Vec<u8> = [A, B, C, D][..usize::from(players)]
            .iter()
            .map(|&seat| table.public().turns_left(seat).expect("they are coming"))
            .collect();
        assert_eq!(left, next, "the turn was over but for the reservation");
        assert_eq!(left.iter().sum::<u8>(), 5, "five turns with the Aliens at 8 to 4");
    }
}

#[test]
fn rj_end_5_who_has_no_turn_left_is_told_before_reserving() {
    let hint = |orbit| {
        let mut table = Scene::of(3).aliens(orbit).table();
        table.does("done");
        table.sees(A).prompt().next.map(|hint| hint.key)
    };
    assert_eq!([hint(9), hint(5)], [Some("prompt-reserve-next"), Some("prompt-reserve-vain")]);
}

/// Two players; the Aliens are at 4, and A can deliver them for 6 points.
fn before_the_end(scores: [i16; 2]) -> Table {
    let scene = Scene::of(2).hand(A, "3-4 1-2 8-9").aliens(4).copilots(A, 0).copilots(B, 0);
    scene.score(A, scores[0]).score(B, scores[1]).table()
}

fn result(table: &Table) -> (Option<&'static str>, &'static str) {
    let next = table.sees(B).prompt().next.map(|result| result.key);
    (next, described(table, B)[0])
}

#[test]
fn rj_win_1_the_result_names_the_highest_score() {
    let mut table = before_the_end([10, 30]);
    table.does("done");
    assert_eq!(result(&table), (Some("result-highest"), "result-highest"));
    assert!(!table.event_names().contains(&"TieBroken".to_owned()));
}

#[test]
fn rj_win_2_the_result_says_what_broke_the_tie() {
    let mut table = before_the_end([14, 20]);
    table.does("launch aliens, fly 3-4 to 3");
    assert_eq!(table.events.last(), Some(&Event::TieBroken { seat: A }));
    assert_eq!(result(&table), (Some("result-tie-broken"), "result-tie-broken"));
}

#[test]
fn rj_win_3_in_a_draw_the_aliens_have_won() {
    let mut table = before_the_end([20, 20]);
    table.does("done");
    assert_eq!(table.events.last(), Some(&Event::Draw { deliverer: None }));
    assert_eq!(result(&table), (Some("result-draw-aliens"), "result-draw-aliens"));
}

#[test]
fn rj_win_4_a_deliverer_behind_is_named() {
    let scene = Scene::of(3).hand(A, "3-4 1-2 8-9").aliens(4).copilots(A, 0).copilots(B, 0).copilots(C, 0);
    let mut table = scene.score(B, 20).score(C, 20).table();
    table.does("launch aliens, fly 3-4 to 3");
    assert_eq!(table.events.last(), Some(&Event::Draw { deliverer: Some(A) }));
    assert_eq!(result(&table), (Some("result-draw"), "result-draw"));
}

#[test]
fn hands_are_listed_in_number_order() {
    let table = Scene::of(2).hand(A, "3-6 8-9 1-3 1-2").hand(B, "6-9 5-6").known(B, "6-9 5-6").table();
    assert_eq!(table.hand(A), ["1-2", "1-3", "3-6", "8-9"]);
    let known: Vec<String> = table.seat(B).known.iter().map(ToString::to_string).collect();
    assert_eq!(known, ["5-6", "6-9"]);
    assert!(table.public().unseen.is_sorted());
}

#[test]
fn everything_that_is_public_is_told() {
    let scene = Scene::of(2).hand(A, "4-6 3-4 1-2 8-9").hand(B, "7-8 6-7").known(B, "7-8").copilots(A, 2).aliens(6);
    let scene = scene.delivered(B, "9e").reserved(B, "aliens").discard("5-6 5-7").deck("3-5 3-5");
    let mut table = scene.cargo("6:3 1:2").table();
    table.does("launch 6, fly 4-6 to 4, fly 3-4 to 3");
    let told = described(&table, Viewer::Public);
    for line in [
        "line-hop",
        "line-run",
        "line-visitors",
        "line-aliens",
        "line-aliens-reserved",
        "line-planet-empty",
        "line-discards",
        "line-unseen",
        "line-cargo-left",
        "line-seat-cargoes",
        "line-seat-known",
        "line-seat-reserved",
        "line-seat-removed",
        "line-seat-turns",
    ] {
        assert!(told.contains(&line), "{line} is not among {told:?}");
    }
    assert!(!told.contains(&"line-hand"), "hands are not");
}
