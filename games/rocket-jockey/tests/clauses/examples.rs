//! The worked examples of the specification, W1 to W12.

use engine::Game;
use rocket_jockey::{Card, CardSet, Event, Phase, RocketJockey, Visitors, deliverable};

use crate::common::*;

#[test]
fn w1_a_card_works_both_ways_and_touches_nothing_in_between() {
    for (cargo, flight) in [("2:4 3:5", "launch 2, fly 2-4 to 4"), ("4:2 3:5", "launch 4, fly 2-4 to 2")] {
        let mut table = Scene::of(2).hand(A, "2-4 6-7 8-9").copilots(A, 0).cargo(cargo).table();
        table.does(flight);
        assert_eq!((table.public().phase, table.cargo_at(3).as_str()), (Phase::Delivered, "5"));
    }
}

#[test]
fn w2_three_cards_in_a_row() {
    let mut table = Scene::of(2).hand(A, "4-6 2-4 2-3").copilots(A, 0).cargo("6:3").table();
    table.does("launch 6");
    let mut stops = Vec::new();
    for hop in ["fly 4-6 to 4", "fly 2-4 to 2", "fly 2-3 to 3"] {
        table.does(hop);
        stops.push(table.public().flight.map(|flight| flight.at));
    }
    assert_eq!(stops, [Some(4), Some(2), None]);
    assert_eq!(table.public().runs[0].0.count(), 3);
    assert_eq!(table.does("done").run_points(), [6]);
}

#[test]
fn w3_two_runs_that_cannot_be_a_chain() {
    let mut table = Scene::of(2).hand(A, "2-4 3-4 8-9").copilots(A, 0).cargo("2:4 3:4 4:7").table();
    table.does("launch 2, fly 2-4 to 4");
    assert!(
        !table.offers().contains(&"chain".to_owned()),
        "the cargo at 4 cannot be delivered, the one at 3 lies elsewhere"
    );
    table.does("launch 3, fly 3-4 to 4");
    assert_eq!(table.cargo_at(4), "7");
    assert_eq!(table.does("done").run_points(), [1, 1]);
}

#[test]
fn w4_legal_hops() {
    let scene = Scene::of(2).hand(A, "2-3 2-4 3-4 4-6").cargo("6:3");
    let mut table = scene.clone().copilots(A, 0).table();
    table.does("launch 6");
    assert_eq!(table.offers(), ["fly 4-6 to 4"]);
    table.does("fly 4-6 to 4");
    assert_eq!(table.offers(), ["fly 3-4 to 3", "fly 2-4 to 2"]);
    let mut short = table.clone();
    assert_eq!(short.does("fly 3-4 to 3, done").run_points(), [3]);
    assert_eq!(table.does("fly 2-4 to 2, fly 2-3 to 3, done").run_points(), [6]);

    let mut table = scene.copilots(A, 1).table();
    table.does("launch 6");
    assert!(table.offers().contains(&"fly 4-6 to 3".to_owned()));
    assert_eq!(table.does("fly 4-6 to 3, done").run_points(), [1]);
}

const W5: &str = "launch 6, fly 4-6 to 4, fly 3-4 to 3, chain, fly 2-3 to 2, chain, fly 2-4 to 4, done";

#[test]
fn w5_a_chain() {
    for (cargo, points) in [("6:3 3:2 2:4", 10), ("6:3e 3:2 2:4", 15), ("6:3 3:2e 2:4", 15), ("6:3 3:2 2:4e", 15)] {
        let mut table = Scene::of(2).hand(A, "2-3 2-4 3-4 4-6").copilots(A, 0).cargo(cargo).table();
        assert_eq!(table.does(W5).run_points(), [points], "{cargo}");
    }
}

#[test]
fn w6_separate_runs() {
    let mut table = Scene::of(2).hand(A, "1-2 6-8 7-8 5-7 3-4").copilots(A, 0).cargo("2:1e 6:5 3:4").table();
    table.does(
        "launch 2, fly 1-2 to 1, launch 6, fly 6-8 to 8, fly 7-8 to 7, fly 5-7 to 5, launch 3, fly 3-4 to 4, done",
    );
    assert_eq!(table.run_points(), [3, 6, 1]);
    assert_eq!(table.score(A), 10);
}

#[test]
fn w7_the_four_readings_of_a_card() {
    let one = |copilots, low, high| deliverable(RocketJockey::components(), card_set(["4-6"]), copilots, low, high);
    let mut readings = Vec::new();
    for low in 1..=9 {
        for high in low + 1..=9 {
            if one(1, low, high) && !one(0, low, high) {
                readings.push(format!("{low}-{high}"));
            }
        }
    }
    assert_eq!(readings, ["3-6", "4-5", "4-7", "5-6"]);
}

#[test]
fn w8_a_stay() {
    for (cargo, codes) in [("5:7", "launch 5, fly 4-5 to 5"), ("4:7", "launch 4, fly 4-5 to 4")] {
        let mut table = Scene::of(2).hand(A, "4-5 5-7 4-7").copilots(A, 1).cargo(cargo).table();
        table.does(codes);
        assert_eq!(
            table.public().flight.map(|flight| flight.at.to_string()),
            cargo.split(':').next().map(str::to_owned)
        );
        assert_eq!(table.public().runs[0].0.count(), 1);
    }
}

#[test]
fn w9_a_shortage() {
    let mut table =
        Scene::of(2).hand(A, "2-3 2-4 3-4 4-6").copilots(A, 0).cargo("6:3 3:2 2:4").cargo_deck("3 3 3").table();
    table.does(W5);
    let steps: Vec<String> = table
        .events
        .iter()
        .filter_map(|event| match event {
            Event::CargoPlaced { planet, destination, .. } => Some(format!("{planet}:{destination}")),
            Event::Shortage { planet } => Some(format!("shortage {planet}")),
            _ => None,
        })
        .collect();
    assert_eq!(steps[..2], ["6:3", "shortage 3"]);
    assert_eq!(steps[2..].iter().map(|step| &step[..2]).collect::<Vec<_>>(), ["3:", "2:"]);
    assert!(table.events.contains(&Event::PlanetsScored { seat: A, planets: 3, points: 6 }));
    assert!(table.events.iter().any(|event| matches!(event, Event::PlanetsScored { seat: B, .. })));
    // A's three, B's fifteen and the two Earth cards left.
    assert!(table.events.contains(&Event::CargoesReturned { cards: 3 + 15 + 2 }));
}

#[test]
fn w10_a_reservation() {
    let mut table = Scene::of(2).hand(A, "4-5 5-7 8-9").copilots(A, 0).cargo("4:7").reserved(B, "4").table();
    table.does("launch 4, fly 4-5 to 5, fly 5-7 to 7, done");
    assert_eq!((table.score(A), table.score(B), table.seat(B).supply), (-2, 5, 4));
}

#[test]
fn w11_alien_visitors_at_a_refill() {
    let mut table = Scene::of(2).drafts("5-6 - 6-7").deck("visitors 4-7 5-8").table();
    table.does("done");
    assert_eq!(table.event_names(), ["VisitorsDrawn", "DraftFilled", "AliensMoved"]);
    assert_eq!(table.drafts(), ["5-6", "4-7", "6-7"]);
    assert_eq!((table.public().visitors, table.public().aliens), (Visitors::With(A), Some(9)));
}

/// Every hand of `size` cards out of the 32, copies distinct.
fn hands(size: usize, each: &mut impl FnMut(CardSet)) {
    fn choose(chosen: &mut Vec<usize>, size: usize, each: &mut impl FnMut(CardSet)) {
        if chosen.len() == size {
            return each(chosen.iter().map(|&id| Card::from(id)).collect());
        }
        for id in chosen.last().map_or(0, |last| last + 1)..32 {
            chosen.push(id);
            choose(chosen, size, each);
            chosen.pop();
        }
    }
    choose(&mut Vec::new(), size, each);
}

#[test]
fn w12_golden_counts_of_deliverable_hands() {
    let golden = [
        (1, 6, 3, [1, 6, 6], 32),
        (1, 2, 4, [3, 9, 9], 32),
        (2, 6, 3, [38, 182, 208], 496),
        (2, 2, 4, [96, 250, 269], 496),
        (2, 9, 1, [0, 0, 4], 496),
        (3, 6, 3, [701, 2659, 3152], 4960),
        (3, 9, 1, [6, 77, 409], 4960),
        (4, 2, 4, [14889, 28737, 31164], 35960),
    ];
    for (size, from, to, expected, of) in golden {
        let (mut counts, mut all) = ([0; 3], 0);
        hands(size, &mut |cards| {
            all += 1;
            for (copilots, count) in (0..).zip(&mut counts) {
                *count += u32::from(deliverable(RocketJockey::components(), cards, copilots, from, to));
            }
        });
        assert_eq!((counts, all), (expected, of), "{size} cards from {from} to {to}");
    }
}
