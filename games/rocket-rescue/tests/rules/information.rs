//! Open and hidden information.

use crate::common::*;
use engine::{Event as _, Game, QuickDice, Viewer};
use rocket_rescue::Event;

#[test]
fn rr_info_1_supplies_and_table_are_public() {
    let draft = first(3).energy('B', 9).cubes('B', [1, 2, 3]).holds('B', "glass-dome", [1, 0, 0]);
    let draft = draft.player('B', "tokens", serde_json::json!(2)).deck_left(20);
    let table = draft.built("stellaris-1", "tandem-pod", 'C', "BC").ready();
    for viewer in Viewer::all(3) {
        let view = table.game.view(viewer);
        let b = view.seat(seat('B'));
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
    let table = first(3).holds('B', "glass-dome", [0; 3]).display(&["ember-drive"]).ready();
    let view = table.seen_by('A');
    assert_eq!(view.display[0].facts.map(|facts| (facts.energy, facts.heat_shield)), Some((4, true)));
    assert_eq!(view.seat(seat('B')).modules[0].facts.map(|facts| facts.stability), Some(4));
    let acting = table.plans(&["R6 P2 B2 H2", "R3 R3 P3 P3", "R3 R3 P3 P3"]);
    assert_eq!(acting.refused('A', "take display 1"), "RR-INFO-2", "open modules are taken by name");
}

#[test]
fn rr_info_3_dice_and_bids_are_secret_until_the_reveal() {
    let fresh = second(3).ready();
    let before = (fresh.seen_by('B'), fresh.view());
    let table = fresh.plan('A', "R6 P2 B2 H2 bid 3");
    assert_eq!((table.seen_by('B'), table.view()), before, "not even that a plan is begun");
    let table = table.does('A', "submit");
    let view = table.seen_by('B');
    let a = view.seat(seat('A'));
    assert_eq!((a.ready, &a.dice, a.bid, a.energy), (true, &None, None, 4), "the bid still lies with the energy");
    assert_eq!(table.seen(Viewer::Public), ["event-submitted"]);
    assert_eq!(table.seen_by('A').plan.map(|plan| (plan.dice.len(), plan.bid)), Some((4, Some(3))));
    // Another plan looks the same to B, and B may imagine either.
    let other = second(3).ready().plan('A', "R1 P1 B1 H1").does('A', "submit");
    assert_eq!(other.seen_by('B'), view);
    let worlds: Vec<_> =
        [&table, &other].map(|table| table.game.imagine(seat('B'), &mut QuickDice::new(3)).save()).into();
    assert_eq!(serde_json::to_value(&worlds[0]).expect("data"), serde_json::to_value(&worlds[1]).expect("data"));
}

#[test]
fn rr_info_4_the_order_of_the_decks_is_hidden() {
    let one = second(3).deck_top(&["twin-nozzle", "ion-lattice"]).ready();
    let other = second(3).deck_top(&["ion-lattice", "twin-nozzle"]).ready();
    assert_eq!(one.seen_by('A'), other.seen_by('A'));
    assert_eq!(one.view().deck, 33, "its size is public");
    let flipped = second(3).set("blue_deck", {
        let file = serde_json::to_value(one.game.save()).expect("data");
        file["blue_deck"].as_array().expect("a list").iter().rev().cloned().collect()
    });
    assert_eq!(flipped.ready().seen_by('A'), second(3).ready().seen_by('A'));
    // Cards from the deck are a fence for undo.
    let table = second(3).plans(&["R3 R3 P3 P3", "P3 P3 B3 B3", "P3 P3 B3 B3"]);
    assert!(table.unveiled);
}

#[test]
fn rr_info_5_sealed_fronts_show_type_and_cost_until_taken_or_built() {
    // Storm Visor and Tandem Pod have the same back: cockpit, 2 carbon, 1 aluminium, 1 titanium.
    let draft = sealed().display(&["storm-visor", "ember-drive"]).cubes('A', [2, 1, 1]);
    let table = draft.plans(&["R6 P2 B1 H3", "R3 P3 B3 H3", "P3 P3 B3 B3"]);
    let shown = &table.seen_by('A').display[0];
    assert_eq!((shown.card, shown.facts, shown.kind.id(), shown.cost), (None, None, "cockpit", [2, 1, 1]));
    let could: Vec<&str> = shown.could_be.iter().map(|design| design.id()).collect();
    assert_eq!(could, ["tandem-pod", "storm-visor"]);
    assert_eq!(table.refused('A', "take storm-visor"), "RR-INFO-5", "it has no name yet");
    assert_eq!(table.refused('A', "take tandem-pod"), "RR-INFO-5", "and the refusal tells nothing");
    // The taker sees the front, and only the taker.
    let table = table.does('A', "take display 1");
    assert!(table.unveiled);
    assert_eq!(table.hand('A').len(), 0, "a spectator sees no name");
    let own = |letter: char| table.seen_by(letter).seat(seat('A')).modules[0].card.map(|card| card.to_string());
    assert_eq!((own('A'), own('B')), (Some("storm-visor".to_owned()), None));
    let took = |viewer| {
        table.events.iter().rev().find_map(|event| match event.seen_by(viewer) {
            Some(Event::Took { module, .. }) => Some(module.card),
            _ => None,
        })
    };
    assert_eq!(took(Viewer::Seat(seat('B'))), Some(None));
    // Half-made choices tell nothing either; once it is built everybody sees it.
    let table = table.until("hangar");
    let table = table.does('A', "build storm-visor");
    assert_eq!((table.seen_by('B').step, table.seen_by('A').step.is_some()), (None, true));
    let table = table.does('A', "into stellaris-1");
    assert_eq!(table.rocket("stellaris-1"), ["storm-visor"]);
}

#[test]
fn rr_info_5_a_card_discarded_unbuilt_stays_sealed() {
    let draft = sealed().display(&["storm-visor", "ember-drive"]);
    let table = draft.plans(&["R6 R2 P2 P2", "P3 P3 B3 B3", "P3 P3 B3 B3"]);
    let table = table.all('A', &["take display 1", "take standard engine"]).until("keep");
    let table = table.does('A', "keep std-engine#1");
    let names = |letter: char| -> Vec<String> {
        table.seen_by(letter).discard.iter().filter_map(|module| module.card).map(|card| card.to_string()).collect()
    };
    assert_eq!((names('A'), names('B')), (vec!["storm-visor".to_owned()], vec![]));
    // B could not tell a world with Tandem Pod in its place; A could.
    let imagined = |letter: char| -> std::collections::BTreeSet<String> {
        (0..40)
            .map(|seed| {
                let world = table.game.imagine(seat(letter), &mut QuickDice::new(seed));
                let file = serde_json::to_value(world.save()).expect("data");
                let discard = file["discard"].as_array().expect("a list").clone();
                let cockpit = discard.iter().find(|card| *card == "storm-visor" || *card == "tandem-pod");
                cockpit.expect("a cockpit").to_string()
            })
            .collect()
    };
    assert_eq!((imagined('A').len(), imagined('B').len()), (1, 2));
}
