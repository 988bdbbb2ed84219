//! RJ-FLY: how cards carry a cargo.

use engine::testing::Table;
use engine::{Chance, Game, QuickDice};
use rocket_jockey::{Maneuver, Phase, RocketJockey, deliverable};

use crate::common::*;

/// Every reading of a card: as printed, and with one number one higher or lower; with what it costs.
fn readings(card: Maneuver) -> Vec<(u8, u8, u8)> {
    let Maneuver { low, high } = card;
    let mut readings = vec![(low, high, 0)];
    readings.extend([(low - 1, high, 1), (low + 1, high, 1), (low, high - 1, 1), (low, high + 1, 1)]);
    readings.retain(|&(a, b, _)| (1..=9).contains(&a) && (1..=9).contains(&b));
    readings
}

/// Where a card leads from a planet, and what that costs.
fn hops(card: Maneuver, from: u8) -> Vec<(u8, u8)> {
    let mut hops = Vec::new();
    for (a, b, cost) in readings(card) {
        if a == from {
            hops.push((b, cost));
        }
        if b == from && a != b {
            hops.push((a, cost));
        }
    }
    hops
}

/// `D` of RJ-FLY-6, word for word.
fn d(hand: &[Maneuver], copilots: u8, from: u8, to: u8) -> bool {
    from == to
        || (0..hand.len()).any(|index| {
            let mut rest = hand.to_vec();
            let card = rest.remove(index);
            hops(card, from).into_iter().any(|(q, cost)| cost <= copilots && d(&rest, copilots - cost, q, to))
        })
}

#[test]
fn rj_fly_1_a_card_moves_a_cargo_from_either_planet_to_the_other() {
    for (cargo, flight) in [("2:4", "launch 2, fly 2-4 to 4"), ("4:2", "launch 4, fly 2-4 to 2")] {
        let mut table = Scene::of(2).hand(A, "2-4 6-7 8-9").copilots(A, 0).cargo(cargo).table();
        table.does(flight);
        assert_eq!(table.seat(A).delivered.len(), 1);
    }
}

#[test]
fn rj_fly_2_with_a_copilot_a_card_joins_the_planets_so_read() {
    for (cargo, launch, hop) in [("6:3", "launch 6", "fly 4-6 to 3"), ("3:6", "launch 3", "fly 4-6 to 6")] {
        let scene = Scene::of(2).hand(A, "4-6 8-9 1-2").cargo(cargo);
        let table = scene.clone().copilots(A, 0).table();
        table.refused_by("RJ-FLY-6", launch);
        let mut table = scene.copilots(A, 1).table();
        table.does(launch);
        assert_eq!(table.offers(), [hop]);
        table.does(hop);
        assert_eq!((table.seat(A).supply, table.seat(A).delivered.len()), (0, 1));
    }
}

#[test]
fn rj_fly_3_each_card_starts_where_the_cargo_is() {
    let mut table = Scene::of(2).hand(A, "4-6 2-4 2-3").copilots(A, 0).cargo("6:3").table();
    table.does("launch 6");
    table.refused_by("RJ-FLY-3", "fly 2-4 to 2");
    table.does("fly 4-6 to 4");
    assert_eq!(table.public().flight.map(|flight| flight.at), Some(4));
    table.refused_by("RJ-FLY-3", "fly 2-3 to 3");
    table.refused_by("RJ-COP-1", "fly 2-4 to 3"); // A card does not stop on its way.
    table.does("fly 2-4 to 2, fly 2-3 to 3");
}

#[test]
fn rj_fly_4_a_flight_may_come_back_to_a_planet() {
    let mut table = Scene::of(2).hand(A, "2-4 2-4 2-4 4-5").copilots(A, 0).cargo("2:5").table();
    table.does("launch 2, fly 2-4 to 4, fly 2-4 to 2, fly 2-4 to 4, fly 4-5 to 5, done");
    assert_eq!(table.run_points(), [10]);
}

#[test]
fn rj_fly_5_the_flight_ends_at_the_destination() {
    let mut table = Scene::of(2).hand(A, "3-6 3-4 2-3").cargo("6:3").table();
    table.does("launch 6, fly 3-6 to 3");
    assert_eq!((table.public().phase, table.public().flight), (Phase::Delivered, None));
    assert_eq!(table.why("fly 3-4 to 4"), ("RJ-FLY-5", "refuse-flight-ended"));
    assert_eq!(table.offers_like("fly"), [""; 0]);
}

#[test]
fn rj_fly_6_a_cargo_may_be_launched_exactly_if_it_is_deliverable() {
    let mut chance = QuickDice::new(6);
    let mut names = maneuver_names();
    for _ in 0..3000 {
        chance.shuffle(&mut names);
        let hand = &names[..1 + chance.below(4) as usize];
        let kinds: Vec<&str> = hand.iter().filter_map(|name| name.split('#').next()).collect();
        let cards: Vec<Maneuver> = kinds.iter().map(|kind| kind.parse().expect("a card")).collect();
        let copilots = chance.below(3) as u8;
        let (from, to) = (1 + chance.below(9) as u8, 1 + chance.below(9) as u8);
        let quick = deliverable(RocketJockey::components(), card_set(kinds.iter().copied()), copilots, from, to);
        assert_eq!(quick, d(&cards, copilots, from, to), "{kinds:?} with {copilots} from {from} to {to}");
    }
    // The test stops at the first arrival: with p = t nothing is needed.
    assert!(deliverable(RocketJockey::components(), card_set([]), 0, 5, 5));
}

#[test]
fn rj_fly_7_a_card_may_be_played_exactly_if_the_flight_can_be_completed() {
    let mut table = Scene::of(2).hand(A, "4-6 3-4 1-4").copilots(A, 0).cargo("6:3").table();
    table.does("launch 6, fly 4-6 to 4");
    assert_eq!(table.why("fly 1-4 to 1"), ("RJ-FLY-7", "refuse-stranded"));
    assert_eq!(table.offers(), ["fly 3-4 to 3"]);

    random_play(25, |step| {
        let Some(flight) = step.before.public().flight else { return };
        let player = step.seat;
        let hand = step.before.hand(player);
        let cards: Vec<Maneuver> = hand.iter().map(|card| card.parse().expect("a card")).collect();
        let copilots = step.before.seat(player).supply;
        if cards.len() > 4 || cards.len() == 4 && copilots > 2 {
            return; // The definition takes its time.
        }
        let mut expected = Vec::new();
        for (index, &card) in cards.iter().enumerate() {
            let mut rest = cards.clone();
            rest.remove(index);
            for (to, cost) in hops(card, flight.at) {
                if cost <= copilots && d(&rest, copilots - cost, to, flight.destination) {
                    expected.push(format!("fly {card} to {to}"));
                }
            }
        }
        expected.sort();
        expected.dedup();
        let mut listed = Table::at(*step.before).offers();
        listed.sort();
        assert_eq!(listed, expected);
        assert!(!listed.is_empty());
    });
}

#[test]
fn rj_fly_8_card_and_target_determine_the_reading() {
    for card in RocketJockey::components().maneuvers {
        for from in 1..=9 {
            for to in 1..=9 {
                let ways = hops(card, from).into_iter().filter(|&(stop, _)| stop == to).count();
                assert!(ways <= 1, "{card} from {from} to {to}");
            }
        }
    }
    // So the printed reading costs nothing even with Co-Pilots to spare.
    let mut table = Scene::of(2).hand(A, "4-6 1-2 8-9").copilots(A, 4).cargo("6:4").table();
    table.does("launch 6, fly 4-6 to 4");
    assert_eq!(table.seat(A).supply, 4);
}

#[test]
fn rj_fly_9_cargoes_flown_past_play_no_part() {
    let mut table = Scene::of(2).hand(A, "4-6 2-4 2-3").copilots(A, 0).cargo("6:3 4:2 2:3e").table();
    table.does("launch 6, fly 4-6 to 4");
    assert_eq!(table.why("launch 4"), ("RJ-FLY-9", "refuse-one-at-a-time"));
    table.refused_by("RJ-FLY-9", "chain");
    table.does("fly 2-4 to 2, fly 2-3 to 3");
    assert_eq!([table.cargo_at(4), table.cargo_at(2)], ["2", "3e"]);
    assert_eq!(table.seat(A).delivered.len(), 1);
}

#[test]
fn rj_fly_10_the_delivered_cargo_lies_in_front_of_the_player() {
    let mut table = Scene::of(2).hand(A, "3-6 1-2 8-9").cargo("6:3 3:5").table();
    table.does("launch 6, fly 3-6 to 3");
    let delivered: Vec<u8> = table.seat(A).delivered.iter().map(|cargo| cargo.destination).collect();
    assert_eq!(delivered, [3], "at once");
    assert_eq!(table.cargo_at(3), "5", "it is not the cargo of its destination");
}
