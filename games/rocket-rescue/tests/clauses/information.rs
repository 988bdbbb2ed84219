//! Open and hidden information.

use crate::common::*;
use engine::{Event as _, Game, Noun, QuickDice, Seat, Viewer};
use rocket_rescue::Event;

#[test]
fn rr_info_1_supplies_and_table_are_public() {
    let scene = first(3).energy(B, 9).cubes(B, [1, 2, 3]).holds(B, "glass-dome", [1, 0, 0]);
    let scene = scene.player(B, "tokens", serde_json::json!(2)).deck_left(20);
    let table = scene.built("stellaris-1", "tandem-pod", C, "BC").table();
    for viewer in Viewer::all(3) {
        let view = table.position.view(viewer);
        let b = view.seat(B);
        assert_eq!((b.energy, b.cubes, b.crew, b.tokens), (9, [1, 2, 3], 13, 2));
        assert_eq!(
            (b.modules[0].card.map(|card| card.to_string()), b.modules[0].cubes),
            (Some("glass-dome".to_owned()), [1, 0, 0])
        );
        assert_eq!(
            (view.market, view.discard.len(), view.hangars[0].modules[0].crew.clone()),
            ([10; 3], 11, vec![0, 1, 1])
        );
        assert!(view.discard.iter().all(|module| module.card.is_some()));
    }
}

#[test]
fn rr_info_2_every_fact_of_an_unbuilt_module_is_public() {
    let table = first(3).holds(B, "glass-dome", [0; 3]).display(&["ember-drive"]).table();
    let view = table.sees(A);
    assert_eq!(view.display[0].facts.map(|facts| (facts.energy, facts.heat_shield)), Some((4, true)));
    assert_eq!(view.seat(B).modules[0].facts.map(|facts| facts.stability), Some(4));
    let mut acting = table.clone();
    acting.plans(&["R6 P2 B2 H2", "R3 R3 P3 P3", "R3 R3 P3 P3"]);
    acting.refused_by("RR-INFO-2", "take display 1"); // open modules are taken by name
}

#[test]
fn rr_info_3_dice_and_bids_are_secret_until_the_reveal() {
    let fresh = second(3).table();
    let before = (fresh.sees(B), fresh.view());
    let mut table = fresh.clone();
    table.plan(A, "R6 P2 B2 H2 bid 3");
    assert_eq!((table.sees(B), table.view()), before, "not even that a plan is begun");
    table.does("submit");
    let view = table.sees(B);
    let a = view.seat(A);
    assert_eq!((a.ready, &a.dice, a.bid, a.energy), (true, &None, None, 4), "the bid still lies with the energy");
    assert_eq!(table.told(Viewer::Public), ["event-submitted"]);
    assert_eq!(table.sees(A).plan.map(|plan| (plan.dice.len(), plan.bid)), Some((4, Some(3))));
    // Another plan looks the same to B, and B may imagine either.
    let mut other = second(3).table();
    other.plan(A, "R1 P1 B1 H1").does("submit");
    assert_eq!(other.sees(B), view);
    let worlds: Vec<_> = [&table, &other].map(|table| table.position.imagine(B, &mut QuickDice::new(3)).save()).into();
    assert_eq!(serde_json::to_value(&worlds[0]).expect("data"), serde_json::to_value(&worlds[1]).expect("data"));
}

#[test]
fn rr_info_4_the_order_of_the_decks_is_hidden() {
    let one = second(3).deck_top(&["twin-nozzle", "ion-lattice"]).table();
    let other = second(3).deck_top(&["ion-lattice", "twin-nozzle"]).table();
    assert_eq!(one.sees(A), other.sees(A));
    assert_eq!(one.view().deck, 33, "its size is public");
    let flipped = second(3).set("blue_deck", {
        let file = serde_json::to_value(one.position.save()).expect("data");
        file["blue_deck"].as_array().expect("a list").iter().rev().cloned().collect()
    });
    assert_eq!(flipped.table().sees(A), second(3).table().sees(A));
    // Cards from the deck are a fence for undo.
    let table = second(3).plans(&["R3 R3 P3 P3", "P3 P3 B3 B3", "P3 P3 B3 B3"]);
    assert!(table.unveiled);
}

#[test]
fn rr_info_5_sealed_fronts_show_type_and_cost_until_taken_or_built() {
    // Storm Visor and Tandem Pod have the same back: cockpit, 2 carbon, 1 aluminium, 1 titanium.
    let scene = sealed().display(&["storm-visor", "ember-drive"]).cubes(A, [2, 1, 1]);
    let mut table = scene.plans(&["R6 P2 B1 H3", "R3 P3 B3 H3", "P3 P3 B3 B3"]);
    let shown = &table.sees(A).display[0];
    assert_eq!((shown.card, shown.facts, shown.kind.id(), shown.cost), (None, None, "cockpit", [2, 1, 1]));
    let could: Vec<&str> = shown.could_be.iter().map(|design| design.id()).collect();
    assert_eq!(could, ["tandem-pod", "storm-visor"]);
    table.refused_by("RR-INFO-5", "take storm-visor"); // it has no name yet
    table.refused_by("RR-INFO-5", "take tandem-pod"); // and the refusal tells nothing
    // The taker sees the front, and only the taker.
    table.does("take display 1");
    assert!(table.unveiled);
    assert_eq!(table.hand(A).len(), 0, "a spectator sees no name");
    let own = |seat: Seat| table.sees(seat).seat(A).modules[0].card.map(|card| card.to_string());
    assert_eq!((own(A), own(B)), (Some("storm-visor".to_owned()), None));
    let took = |viewer| {
        table.events.iter().rev().find_map(|event| match event.seen_by(viewer) {
            Some(Event::Took { module, .. }) => Some(module.card),
            _ => None,
        })
    };
    assert_eq!(took(B.into()), Some(None));
    // Half-made choices tell nothing either; once it is built everybody sees it.
    table.until("hangar");
    table.does("build storm-visor");
    assert_eq!((table.sees(B).step, table.sees(A).step.is_some()), (None, true));
    table.does("into stellaris-1");
    assert_eq!(table.rocket("stellaris-1"), ["storm-visor"]);
}

#[test]
fn rr_info_5_a_card_discarded_unbuilt_stays_sealed() {
    let scene = sealed().display(&["storm-visor", "ember-drive"]);
    let mut table = scene.plans(&["R6 R2 P2 P2", "P3 P3 B3 B3", "P3 P3 B3 B3"]);
    table.does("take display 1, take standard engine").until("keep");
    table.does("keep std-engine#1");
    let names = |seat: Seat| -> Vec<String> {
        table.sees(seat).discard.iter().filter_map(|module| module.card).map(|card| card.to_string()).collect()
    };
    assert_eq!((names(A), names(B)), (vec!["storm-visor".to_owned()], vec![]));
    // B could not tell a world with Tandem Pod in its place; A could.
    let imagined = |seat: Seat| -> std::collections::BTreeSet<String> {
        (0..40)
            .map(|seed| {
                let world = table.position.imagine(seat, &mut QuickDice::new(seed));
                let file = serde_json::to_value(world.save()).expect("data");
                let discard = file["discard"].as_array().expect("a list").clone();
                let cockpit = discard.iter().find(|card| *card == "storm-visor" || *card == "tandem-pod");
                cockpit.expect("a cockpit").to_string()
            })
            .collect()
    };
    assert_eq!((imagined(A).len(), imagined(B).len()), (1, 2));
}
