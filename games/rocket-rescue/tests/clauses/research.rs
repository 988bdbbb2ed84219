//! Research.

use crate::common::*;

#[test]
fn rr_res_1_one_more_module_for_everybody_with_two_research_dice() {
    let size = |plans: [&str; 3]| first(3).plans(&plans).view().display.len();
    assert_eq!(size(["R3 P3 B3 H3"; 3]), 2);
    assert_eq!(size(["R4 R3 P2 B1", "R3 P3 B3 H3", "R3 P3 B3 H3"]), 3);
    assert_eq!(size(["R3 R3 P3 H3"; 3]), 5);
}

#[test]
fn rr_res_1_draws_can_be_written_down_beforehand() {
    let mut table = first(3).table().drawing("glass-dome bunk-ring");
    table.plans(&["R4 R3 P2 B1", "R4 R3 P3 H3", "R3 P3 B3 H3"]);
    assert_eq!(table.display()[2..], ["glass-dome", "bunk-ring"]);
}

#[test]
fn rr_res_2_the_display_is_not_smaller_for_players_without_a_die() {
    let table = first(3).plans(&["R3 P3 B3 H3", "P3 P3 B3 B3", "P3 P3 B3 B3"]);
    assert_eq!(table.view().display.len(), 2);
}

#[test]
fn rr_res_3_a_displayed_module_or_a_standard_one() {
    let scene = first(3).display(&["ember-drive", "glass-dome"]);
    let mut table = scene.plans(&["R6 P2 B2 H2", "R1 P3 B3 H3", "P3 P3 B3 B3"]);
    let standard =
        ["take standard cockpit", "take standard fuel-tank", "take standard engine", "take standard crew-module"];
    let all: Vec<&str> = ["take ember-drive", "take glass-dome"].into_iter().chain(standard).chain(["done"]).collect();
    assert_eq!(table.offers(), all);
    table.refused_by("RR-RES-3", "take titan-bottle");
    table.does("take glass-dome");
    assert_eq!((table.hand(A), table.display()), (vec!["glass-dome".to_owned()], vec!["ember-drive".to_owned()]));
    // A 1 takes one module like a 6.
    table.seat_does(B, "take standard engine");
    assert_eq!((table.hand(B), table.view().piles), (vec!["std-engine#1".to_owned()], [4, 4, 3, 4]));
}

#[test]
fn rr_res_4_a_module_may_be_declined() {
    let mut table = first(3).plans(&["R3 P3 B3 H3", "P3 P3 B3 B3", "P3 P3 B3 B3"]);
    table.does("done");
    assert!(table.hand(A).is_empty());
    assert_eq!((table.phase().as_str(), table.view().display.len()), ("purchase", 2));
}

#[test]
fn rr_res_5_only_standard_modules_remain_when_the_display_is_empty() {
    let scene = first(3).display(&["ember-drive"]);
    let mut table = scene.plans(&["R4 P3 B3 H3", "R3 P3 B3 H3", "P3 P3 B3 B3"]);
    table.does("take ember-drive");
    assert_eq!(table.offers_to(B).len(), 5, "four standard modules, or nothing");
    assert!(table.offers_to(B).iter().all(|code| code.contains("standard") || code == "done"));
    // Without those, Research does nothing at all.
    let mut scene = first(3).display(&[]);
    for kind in ["cockpit", "fuel-tank", "engine", "crew-module"] {
        for copy in 1..=4 {
            scene = scene.holds(C, &format!("std-{kind}#{copy}"), [0; 3]);
        }
    }
    let table = scene.plans(&["R4 P3 B3 H3", "R3 P3 B3 H3", "P3 P3 B3 B3"]);
    assert_eq!(table.phase(), "purchase");
}

#[test]
fn rr_res_6_the_discards_become_the_deck_when_it_is_needed() {
    let table = first(3).deck_left(1).plans(&["R3 R3 P3 P3", "R3 R3 P3 P3", "R3 P3 B3 H3"]);
    assert_eq!(table.view().display.len(), 4);
    assert_eq!((table.view().discard.len(), table.view().deck), (0, 31));
    // Without discards the display stays smaller.
    let hoard = |mut scene: Scene| {
        let deck = serde_json::to_value(engine::Game::save(&dealt(engine::Setup::new(3).with("edition", "first"))));
        let deck = deck.expect("plain data")["deck"].clone();
        for card in deck.as_array().expect("a list") {
            scene = scene.holds(C, card.as_str().expect("a name"), [0; 3]);
        }
        scene
    };
    let table = hoard(first(3)).plans(&["R3 R3 P3 P3", "R3 R3 P3 P3", "R3 P3 B3 H3"]);
    assert_eq!(table.view().display.len(), 2);
}
