//! Round end, end of the game, scoring, limits.

use crate::common::*;
use engine::{Game, Noun, Outcome, View as _};
use serde_json::json;

const IDLE: [&str; 3] = ["R3 R3 P3 P3"; 3];

#[test]
fn rr2_end_1_terminal_crew_may_board_from_left_to_right() {
    let scene = second(3).terminal("BA").built("stellaris-1", "glass-dome", C, "C").energy(A, 5).energy(B, 5);
    let mut table = scene.energy(C, 0).plans(&IDLE);
    table.until("terminal");
    table.seat_refused_by("RR2-END-1", A, "board glass-dome"); // B's crew member stands to the left
    assert_eq!(
        (table.to_act().as_str(), table.offers_to(B)),
        ("B", vec!["board glass-dome".to_owned(), "done".to_owned()])
    );
    let crew = table.seat(B).crew;
    table.seat_does(B, "board glass-dome");
    assert_eq!((table.energy(B), table.energy(C), table.seat(B).crew), (4, 1, crew));
    // The only seat is taken: A's stays without being asked, and the next round begins.
    assert_eq!((table.phase().as_str(), table.view().terminal), ("planning", vec![A]));
    // Without energy it stays, and by choice.
    let mut poor = second(3).terminal("B").built("stellaris-1", "glass-dome", C, "").energy(B, 0).plans(&IDLE);
    poor.next_round();
    assert_eq!(poor.view().terminal, [B]);
    let mut choice = second(3).terminal("B").built("stellaris-1", "glass-dome", C, "").plans(&IDLE);
    choice.until("terminal");
    assert_eq!(choice.seat_does(B, "done").view().terminal, [B]);
    // Skipped if the game ends with this round.
    let mut last = second(3).round(8).terminal("B").built("stellaris-1", "glass-dome", C, "").plans(&IDLE);
    last.next_round();
    assert_eq!((last.phase().as_str(), last.view().terminal.len()), ("over", 1));
}

#[test]
fn rr2_end_2_who_stays_closes_up_to_the_left() {
    let scene = second(3).terminal("CAB").built("stellaris-1", "glass-dome", C, "");
    let mut table = scene.plans(&IDLE);
    table.until("terminal").seat_does(C, "done").does("board glass-dome").seat_does(B, "done");
    assert_eq!(table.view().terminal, [C, B]);
}

#[test]
fn rr_end_1_displayed_modules_left_over_are_discarded() {
    for scene in [first(3), second(3)] {
        let scene = scene.display(&["ember-drive", "glass-dome"]);
        let mut table = scene.plans(&["R3 P3 P3 H3", "P3 P3 B3 B3", "P3 P3 B3 B3"]);
        table.does("take ember-drive").next_round();
        let discard = table.discard();
        assert_eq!(discard, ["glass-dome"]);
        assert!(!table.display().contains(&"glass-dome".to_owned()));
    }
}

/// B and A have taken two modules each in this round.
fn two_each() -> Table {
    let scene = second(3).order("BAC").display(&["ember-drive", "glass-dome"]);
    let mut table = scene.plans(&["R3 R2 P3 P3", "R3 R2 P3 P3", "P3 P3 B3 B3"]);
    table.seat_does(B, "take ember-drive").does("take glass-dome");
    table.seat_does(B, "take standard engine").does("take standard engine");
    table.until("keep").clone()
}

#[test]
fn rr2_end_3_only_one_unbuilt_module_is_kept() {
    let mut table = two_each();
    assert_eq!(table.offers_to(B), ["keep ember-drive", "keep std-engine#1"]);
    table.seat_refused_by("RR2-END-3", B, "done");
    table.seat_does(B, "keep std-engine#1").does("keep glass-dome");
    assert_eq!((table.hand(A), table.hand(B)), (vec!["glass-dome".to_owned()], vec!["std-engine#1".to_owned()]));
    assert!(table.discard().contains(&"ember-drive".to_owned()));
    assert_eq!(table.view().piles[2], 3, "A's standard engine is back on its pile");
    // Not in the first edition, and not in the last round.
    let mut table = first(3).plans(&["R3 R3 P3 P3", "P3 P3 B3 B3", "P3 P3 B3 B3"]);
    table.does("take standard engine, take standard engine").next_round();
    assert_eq!(table.hand(A).len(), 2);
    let mut table = second(3).round(8).plans(&["R3 R3 P3 P3", "P3 P3 B3 B3", "P3 P3 B3 B3"]);
    table.does("take standard engine, take standard engine").next_round();
    assert_eq!((table.phase().as_str(), table.hand(A).len()), ("over", 2));
}

#[test]
fn rr2_end_4_in_influence_order() {
    let mut table = two_each();
    assert_eq!(table.to_act(), "B");
    table.seat_refused_by("RR2-END-4", A, "keep glass-dome");
    assert_eq!(table.seat_does(B, "keep ember-drive").to_act(), "A");
}

#[test]
fn rr_end_2_the_game_ends_when_triggered_or_after_round_eight_else_a_new_round_begins() {
    assert_eq!(second(3).round(7).plans(&IDLE).next_round().phase(), "planning");
    let mut over = second(3).round(8).plans(&IDLE);
    over.next_round();
    assert_eq!(over.phase(), "over");
    assert!(over.to_act().is_empty());
    over.seat_refused_by("RR-END-2", A, "done");
    assert!(over.position.outcome().is_some());
}

/// A launches a rocket with B's last crew member; B has a Hangar die too.
fn last_flight() -> Table {
    let scene = rocket_of_a(second(3)).built("stellaris-1", "std-crew-module#1", B, "B").landed(B, 11);
    let scene = scene.planets(EXAMPLE_PLANETS).energy(A, 30).holds(B, "std-engine#2", [0; 3]).cubes(B, [2, 2, 4]);
    let mut table = scene.plans(&["R4 P4 B1 H3", "R4 P4 B2 H2", "R3 R3 P3 P3"]);
    table.until("hangar");
    table.rolls(&[1; 5]).does("launch stellaris-1, fly to dionysos").clone()
}

#[test]
fn rr_over_1_the_round_is_played_to_its_end() {
    let mut table = last_flight();
    assert_eq!((table.view().last_round, table.to_act().as_str()), (true, "B"));
    table.seat_does(B, "build std-engine#2, into supernova-1");
    assert_eq!((table.phase().as_str(), table.view().round), ("over", 1));
}

#[test]
fn rr_over_2_round_eight_is_the_last() {
    let mut table = first(3).round(8).plans(&IDLE);
    assert!(table.view().last_round);
    assert_eq!(table.next_round().phase(), "over");
}

/// The places and scores of a match that ends without anything more happening.
fn result(scene: Scene) -> Vec<(u8, i32)> {
    let mut table = scene.round(8).plans(&IDLE);
    table.next_round();
    match table.position.outcome() {
        Some(Outcome::Ranked(standings)) => standings.iter().map(|standing| (standing.place, standing.score)).collect(),
        other => panic!("{other:?}"),
    }
}

/// B has launched a rocket, and two crew members are on that planet.
fn on_card(scene: Scene) -> Scene {
    let scene = scene.player(B, "card_crew", json!(2)).player(B, "launches", json!(1));
    scene.player(B, "planets", json!(["salamander"])).without_planet("salamander")
}

/// The key of what is said to have decided the match.
fn decided(scene: Scene) -> Option<&'static str> {
    let mut table = scene.round(8).plans(&IDLE);
    table.next_round();
    table.sees(A).prompt().next.map(|decided| decided.key)
}

#[test]
fn rr1_over_1_points_of_the_first_edition() {
    // 11 on planets, 2 in hangars, 1 token: 22 + 2 + 2.
    let scene = first(3).landed(A, 11).built("stellaris-1", "glass-dome", B, "AA").player(A, "tokens", json!(1));
    assert_eq!(result(scene)[0].1, 26);
}

#[test]
fn rr1_over_2_launches_break_ties() {
    let tied = || first(3).landed(A, 3).landed(B, 3).landed(C, 1);
    assert_eq!(result(tied().player(B, "launches", json!(2)).energy(A, 40)), [(2, 6), (1, 6), (3, 2)]);
    assert_eq!(result(tied()), [(1, 6), (1, 6), (3, 2)], "still level: shared");
    assert_eq!(decided(tied().player(B, "launches", json!(2))), Some("line-decided-launches"));
}

#[test]
fn rr2_over_1_points_of_the_second_edition() {
    let scene = second(3).landed(A, 6).built("stellaris-1", "glass-dome", B, "AA").terminal("A");
    assert_eq!(result(scene.player(A, "tokens", json!(5)))[0].1, 17);
}

#[test]
fn rr2_over_2_a_token_is_one_point_also_for_a_rover() {
    let scene = rocket_of_a(second(3)).built("stellaris-1", "hauler-tank", B, "").planets(EXAMPLE_PLANETS);
    let mut table = scene.round(8).energy(A, 30).hangar(3);
    table.rolls(&[1; 5]);
    table.does("launch stellaris-1, fly to dwarf-cockroach");
    assert_eq!((table.phase().as_str(), table.seat(B).tokens, table.seat(B).points), ("over", 1, 1));
}

#[test]
fn rr2_over_3_three_points_for_all_who_finish_first_together() {
    let table = last_flight();
    assert_eq!((table.seat(B).points, table.seat(A).points), (24 + 3, 2 + 2));
    // Two in one launch gain it both; a later one gains nothing.
    let scene = rocket_of_a(second(3)).built("stellaris-1", "std-crew-module#1", B, "BC").landed(B, 11).landed(C, 11);
    let scene = scene.planets(EXAMPLE_PLANETS).energy(A, 30).built("supernova-1", "sleeper-hall", A, "A").landed(A, 11);
    let scene = scene.built("supernova-1", "ember-drive", A, "").built("supernova-1", "std-cockpit#2", A, "");
    let scene = scene.built("supernova-1", "slush-tank", A, "");
    let mut table = scene.plans(&["P3 P3 H3 H3", "R3 R3 P3 P3", "R3 R3 P3 P3"]);
    table.until("hangar").rolls(&[1; 9]);
    table.does("launch stellaris-1, fly to aurora-2-0");
    table.does("launch supernova-1, fly to dionysos");
    assert_eq!([A, B, C].map(|seat| table.seat(seat).landed), [12, 12, 12]);
    assert_eq!((table.seat(B).points, table.seat(C).points), (27, 27));
    let view = table.view();
    assert_eq!(view.finishers, [B, C]);
    assert_eq!(table.seat(A).points, 24 + i32::from(table.seat(A).tokens));
}

#[test]
fn rr2_over_4_crew_on_own_cards_then_energy_break_ties() {
    let tied = || second(3).landed(A, 3).landed(B, 3).landed(C, 1).energy(A, 2).energy(B, 1);
    assert_eq!(result(tied()), [(1, 6), (2, 6), (3, 2)], "energy");
    assert_eq!(result(on_card(tied())), [(2, 6), (1, 6), (3, 2)], "crew on cards come first");
    assert_eq!(result(tied().energy(A, 1)), [(1, 6), (1, 6), (3, 2)], "still level: shared");
    let told = [decided(tied()), decided(on_card(tied())), decided(tied().energy(A, 1))];
    assert_eq!(told, ["line-decided-energy", "line-decided-cards", "line-decided-shared"].map(Some));
    assert_eq!(decided(second(3).landed(A, 1)), None, "there is nothing to decide");
}

#[test]
fn rr_lim_1_thirty_cubes_of_each_type() {
    let problem = first(3).cubes(A, [17, 2, 2]).load().expect_err("31 carbon");
    assert!(problem.to_string().contains("31 cubes of carbon"), "{problem}");
    let all = first(3).cubes(A, [16, 2, 2]).table().view();
    assert_eq!(all.general[0], 0);
}

#[test]
fn rr_lim_2_only_the_crew_that_was_dealt() {
    let problem = first(3).player(A, "crew", json!(15)).load().expect_err("one too many");
    assert!(problem.to_string().contains("15 crew members, not 14"), "{problem}");
    // All but one are away: a 5 seats only that one.
    let scene = second(3).landed(A, 11).built("stellaris-1", "sleeper-hall", B, "").energy(A, 9);
    let mut table = scene.boarding(5);
    table.does("board sleeper-hall");
    assert_eq!((table.aboard("sleeper-hall").as_str(), table.seat(A).crew), ("A", 0));
    assert_ne!(table.phase(), "boarding");
}

#[test]
fn rr_lim_3_ten_markers_ten_built_modules() {
    let mut scene = first(3).holds(A, "std-engine#4", [0, 1, 2]).energy(A, 40).planets(EXAMPLE_PLANETS);
    for (hangar, copy) in [("stellaris-1", 1), ("supernova-1", 2), ("hyperdrive-1", 3)] {
        scene = scene
            .built(hangar, &format!("std-engine#{copy}"), A, "")
            .built(hangar, &format!("std-fuel-tank#{copy}"), A, "")
            .built(hangar, &format!("std-cockpit#{copy}"), A, "");
    }
    let mut table = scene.built("stellaris-2", "std-fuel-tank#4", A, "").hangar(5);
    assert_eq!(table.seat(A).markers, 0);
    table.refused_by("RR-LIM-3", "build std-engine#4");
    // A destroyed module frees a marker.
    table.rolls(&[6, 1, 1]).does("launch stellaris-1, fly to dionysos, done, done");
    assert!(table.allows("build std-engine#4"));
}

#[test]
fn rr_lim_4_victory_tokens_never_run_out() {
    // 40 tokens are out, more than either box has.
    let scene = rocket_of_a(second(3)).planets(EXAMPLE_PLANETS).energy(A, 30).player(B, "tokens", json!(40));
    let mut table = scene.hangar(3);
    table.rolls(&[1; 4]).does("launch stellaris-1, fly to aurora-2-0");
    assert_eq!(table.seat(A).tokens, 5);
}

#[test]
fn rr_lim_5_without_a_planet_in_reach_no_launch_and_no_replacement() {
    let planets = ["aurora-2-0", "venenum-base-ii", "nimbus-ring", "iron-orchard", "last-ember"];
    let scene = second(3)
        .built("stellaris-1", "std-engine#1", A, "")
        .built("stellaris-1", "std-fuel-tank#1", A, "")
        .built("stellaris-1", "std-cockpit#1", A, "")
        .holds(A, "std-engine#2", [0; 3])
        .cubes(A, [5, 5, 5])
        .planets(planets)
        .energy(A, 40);
    let mut table = scene.hangar(4);
    table.refused_by("RR-LIM-5", "launch stellaris-1");
    table.next_round();
    assert_eq!(table.view().planets.iter().map(|planet| planet.planet.id()).collect::<Vec<_>>(), planets);
}
