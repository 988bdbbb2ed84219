//! What is imagined, against what can be counted: every position that a seat cannot tell from the real one is as likely as
//! any other.

use std::collections::BTreeMap;

use engine::Game;
use engine::testing::{assert_shares, assert_uniform, imagined};
use rocket_rescue::RocketRescue;
use serde_json::{Value, json};

use crate::common::*;

fn file(game: &RocketRescue) -> Value {
    serde_json::to_value(game.save()).expect("plain data")
}

/// What is displayed, in its order.
fn displayed(game: &RocketRescue) -> String {
    file(game)["display"].to_string()
}

#[test]
fn every_sealed_front_is_imagined_as_often() {
    // Three of them have a twin with the same back in the deck; there is but one Ember Drive.
    let table = sealed().display(&["storm-visor", "hauler-tank", "ember-drive", "greenhouse"]).table();
    let fronts = imagined(&table.position, A, 4000, displayed);
    assert!(fronts.keys().all(|fronts| fronts.contains("ember-drive")));
    assert_uniform(&fronts, 8);
}

#[test]
fn twins_change_places_as_often_as_not() {
    let scene = sealed().display(&["storm-visor", "tandem-pod", "ember-drive"]);
    let fronts = imagined(&scene.table().position, A, 2000, displayed);
    assert_uniform(&fronts, 2);
}

#[test]
fn who_saw_a_card_being_shuffled_in_knows_its_twin() {
    // The Storm Visor was displayed when the deck was last reshuffled, and A saw the Tandem Pod go into that deck.
    let scene = sealed().display(&["storm-visor", "greenhouse", "ember-drive"]);
    let scene = scene.set("older", json!(["storm-visor"])).player(A, "returned", json!(["tandem-pod"]));
    let table = scene.table();
    let fronts = imagined(&table.position, A, 2000, displayed);
    assert!(fronts.keys().all(|fronts| fronts.contains("storm-visor")), "{fronts:?}");
    assert_uniform(&fronts, 2);
    assert_uniform(&imagined(&table.position, B, 4000, displayed), 4);
}

#[test]
fn every_order_of_a_deck_is_imagined_as_often() {
    let table = first(3).deck_left(3).table();
    assert_uniform(&imagined(&table.position, A, 3000, |world| file(world)["deck"].to_string()), 6);
}

/// How many plans of four dice have each sum, at most two dice a phase: counted phase by phase.
fn plans_by_sum() -> BTreeMap<u32, u32> {
    let mut ways = BTreeMap::from([((0, 0), 1)]);
    for _phase in 0..4 {
        let mut next = BTreeMap::new();
        for ((dice, sum), count) in ways {
            let mut add = |more, faces| *next.entry((dice + more, sum + faces)).or_insert(0) += count;
            add(0, 0);
            for face in 1..=6 {
                add(1, face);
                (1..=face).for_each(|lower| add(2, face + lower));
            }
        }
        ways = next;
    }
    ways.into_iter().filter(|&((dice, _), _)| dice == 4).map(|((_, sum), count)| (sum, count)).collect()
}

#[test]
fn every_plan_that_can_be_paid_is_imagined_as_often() {
    // A has submitted and holds 2 energy, so the dice sum up to 14 at most.
    let mut table = first(3).energy(A, 2).table();
    table.plan(A, "R3 P3 B3 H3").does("submit");
    let sums = imagined(&table.position, B, 20_000, |world| {
        let plan = file(world)["seats"][0]["plan"].clone();
        plan.as_array().expect("dice").iter().map(|die| die[1].as_u64().expect("a face")).sum::<u64>()
    });
    let possible: Vec<(u32, u32)> = plans_by_sum().into_iter().filter(|&(sum, _)| sum <= 14).collect();
    let seen: Vec<u32> = possible.iter().map(|(sum, _)| sums.get(&u64::from(*sum)).copied().unwrap_or(0)).collect();
    assert_eq!(seen.iter().sum::<u32>(), 20_000, "nothing that cannot be paid: {sums:?}");
    assert_shares(&seen, &possible.iter().map(|&(_, count)| count).collect::<Vec<_>>());
}
