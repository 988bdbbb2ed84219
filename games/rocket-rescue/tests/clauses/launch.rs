//! Launches: requirements, resolution, rewards, stability.

use crate::common::*;
use engine::{Noun, View as _};
use rocket_rescue::Event;

/// A's rocket with energy for any planet.
fn ready(scene: Scene) -> Scene {
    rocket_of_a(scene).planets(EXAMPLE_PLANETS).energy(A, 30)
}

/// Launches stellaris-1 to a planet; all modules survive in the second edition, those of stability above 1 in the first.
fn launch(mut table: Table, planet: &str) -> Table {
    table.rolls(&[1; 6]).does("launch stellaris-1").does(&format!("fly to {planet}")).clone()
}

#[test]
fn rr_lch_1_a_hangar_die_of_three_or_more_that_still_allows_it() {
    let table = ready(second(3)).holds(A, "std-engine#2", [0; 3]).cubes(A, [5, 5, 5]).hangar(2);
    table.refused_by("RR-LCH-1", "launch stellaris-1");
    let scene = ready(second(3)).holds(A, "std-engine#2", [0; 3]).cubes(A, [5, 5, 5]);
    let table = launch(scene.hangar(5), "dionysos");
    table.refused_by("RR-HGR-1", "launch stellaris-1"); // one launch a die
    let early = ready(second(3)).built("supernova-1", "glass-dome", B, "").boarding(3);
    early.refused_by("RR-LCH-1", "launch stellaris-1");
}

#[test]
fn rr_lch_2_engine_and_cockpit_are_needed() {
    for (_missing, rocket) in
        [("engine", ["std-cockpit#3", "std-fuel-tank#3"]), ("cockpit", ["std-engine#3", "std-fuel-tank#3"])]
    {
        let scene = rocket.iter().fold(ready(second(3)), |scene, card| scene.built("supernova-1", card, A, ""));
        let table = scene.hangar(3);
        table.refused_by("RR-LCH-2", "launch supernova-1"); // without {missing}
        assert!(table.allows("launch stellaris-1"));
    }
}

#[test]
fn rr_lch_3_the_launcher_owns_at_least_one_module() {
    let scene =
        ready(second(3)).built("supernova-1", "std-engine#2", B, "").built("supernova-1", "std-cockpit#2", C, "");
    let scene = scene.planets(["quiet-corner", "dionysos", "aurora-2-0", "fireball-y-08", "dwarf-cockroach"]);
    scene.hangar(3).refused_by("RR-LCH-3", "launch supernova-1");
    let scene =
        ready(second(3)).built("supernova-1", "std-engine#2", B, "").built("supernova-1", "std-cockpit#2", A, "");
    let scene = scene.planets(["quiet-corner", "dionysos", "aurora-2-0", "fireball-y-08", "dwarf-cockroach"]);
    assert!(scene.hangar(3).allows("launch supernova-1"));
}

#[test]
fn rr_lch_4_a_face_up_planet_with_fuel_enough() {
    // One tank: fuel 0 and 1 are in reach, fuel 2 is not.
    let scene = second(3)
        .built("stellaris-1", "std-engine#1", A, "")
        .built("stellaris-1", "std-fuel-tank#1", A, "")
        .built("stellaris-1", "std-cockpit#1", A, "")
        .planets(["aurora-2-0", "dionysos", "quiet-corner", "fireball-y-08", "dwarf-cockroach"])
        .energy(A, 30);
    let mut table = scene.hangar(3);
    table.does("launch stellaris-1");
    assert_eq!(table.offers(), ["fly to dionysos", "fly to quiet-corner", "fly to fireball-y-08"]);
    table.refused_by("RR-LCH-4", "fly to aurora-2-0");
    table.refused_by("RR-LCH-4", "fly to nimbus-ring"); // not face up
}

#[test]
fn rr_lch_5_the_equipment_a_planet_asks_for() {
    let mut table = ready(second(3)).hangar(3);
    table.does("launch stellaris-1");
    table.refused_by("RR-LCH-5", "fly to dwarf-cockroach");
    let mut satellite = ready(second(3)).built("stellaris-1", "relay-tank", B, "").hangar(3);
    satellite.does("launch stellaris-1");
    satellite.refused_by("RR-LCH-5", "fly to dwarf-cockroach"); // a satellite is no rover
    let mut rover = ready(second(3)).built("stellaris-1", "hauler-tank", B, "").hangar(3);
    rover.does("launch stellaris-1");
    assert!(rover.allows("fly to dwarf-cockroach"), "anybody's rover will do");
}

#[test]
fn rr_lch_6_the_launcher_alone_pays_in_full() {
    let table = launch(ready(second(3)).energy(B, 7).hangar(3), "dionysos");
    assert_eq!((table.energy(A), table.energy(B)), (20, 7));
    // 9 energy pays for Aurora and Venenum, not for the planets of 10.
    let mut table = ready(second(3)).energy(A, 9).hangar(3);
    table.does("launch stellaris-1");
    assert_eq!(table.offers(), ["fly to aurora-2-0", "fly to venenum-base-ii"]);
    table.refused_by("RR-LCH-6", "fly to dionysos");
    let poor = ready(second(3)).energy(A, 8).holds(A, "std-engine#2", [0; 3]).cubes(A, [5, 5, 5]).hangar(3);
    poor.refused_by("RR-LCH-6", "launch stellaris-1");
}

/// Ember Drive, standard tank, Frost Jacket, standard crew module, Glass Dome: two heat shields, one gas shield.
fn example(scene: Scene) -> Scene {
    scene
        .built("stellaris-1", "ember-drive", C, "")
        .built("stellaris-1", "std-fuel-tank#1", B, "")
        .built("stellaris-1", "frost-jacket", C, "")
        .built("stellaris-1", "std-crew-module#1", A, "")
        .built("stellaris-1", "glass-dome", B, "")
        .planets(["aurora-2-0", "dionysos", "venenum-base-ii", "fireball-y-08", "twin-furnace"])
}

#[test]
fn rr1_lch_1_one_energy_for_each_missing_shield() {
    let table = example(first(3)).energy(A, 15).hangar(3);
    let costs: Vec<(String, u16)> =
        table.sees(A).hangars[0].costs.iter().map(|(planet, cost)| (planet.to_string(), *cost)).collect();
    let wanted =
        [("aurora-2-0", 13), ("dionysos", 10), ("venenum-base-ii", 13), ("fireball-y-08", 13), ("twin-furnace", 15)];
    assert_eq!(costs, wanted.map(|(planet, cost)| (planet.to_owned(), cost)), "both surcharges at the Twin Furnace");
    assert_eq!(launch(table, "twin-furnace").energy(A), 0);
    let mut short = example(first(3)).energy(A, 12).hangar(3);
    assert_eq!(short.does("launch stellaris-1").energy(A), 2, "only Dionysos can be paid for");
    let mut two = example(first(3)).energy(A, 14).hangar(3);
    two.does("launch stellaris-1");
    two.refused_by("RR1-LCH-1", "fly to twin-furnace");
}

#[test]
fn rr1_lch_2_missing_shields_never_forbid() {
    // Not one shield in the rocket, and both hazards.
    let scene =
        rocket_of_a(first(3)).planets(["aurora-2-0", "dionysos", "venenum-base-ii", "fireball-y-08", "twin-furnace"]);
    let table = launch(scene.energy(A, 16).hangar(3), "twin-furnace");
    assert_eq!(table.energy(A), 0);
}

#[test]
fn rr2_lch_1_hazards_have_no_effect() {
    // The Twin Furnace has both hazards and costs 8: the only planet that 8 energy pays for.
    let mut table = example(second(3)).energy(A, 8).hangar(3);
    table.does("launch stellaris-1");
    assert_eq!((table.energy(A), table.seat(A).planets[0].id()), (0, "twin-furnace"));
}

#[test]
fn rr_lch_7_an_empty_rocket_may_be_launched() {
    let table = launch(ready(second(3)).hangar(3), "dionysos");
    assert_eq!((table.seat(A).launches, table.seat(A).landed), (1, 0));
}

#[test]
fn rr_lch_8_everybody_aboard_lands_whatever_the_colour() {
    let scene =
        ready(second(3)).built("stellaris-1", "sleeper-hall", B, "AABCC").built("supernova-1", "glass-dome", B, "A");
    let table = launch(scene.hangar(3), "dionysos");
    assert_eq!([A, B, C].map(|seat| table.seat(seat).landed), [2, 1, 2]);
    assert_eq!((table.aboard("sleeper-hall").as_str(), table.aboard("glass-dome").as_str()), ("", "A"));
    // The sequence: paid, landed, rewards, planet, rolls.
    let keys: Vec<&str> = table.told(engine::Viewer::Public);
    let place = |key: &str| keys.iter().position(|&seen| seen == key).expect("it happened");
    let steps = [
        "event-launched",
        "event-landed",
        "event-tokens-launch",
        "event-tokens-construction",
        "event-planet",
        "event-survives",
    ];
    assert!(steps.map(place).is_sorted());
}

#[test]
fn rr_lch_9_anybody_whose_crew_are_all_on_planets_triggers_the_end() {
    // B's last crew member rides in A's rocket.
    let scene = ready(second(3)).landed(B, 11).built("stellaris-1", "std-crew-module#1", B, "B");
    let table = launch(scene.hangar(3), "dionysos");
    assert!(table.view().last_round);
    assert!(table.events.contains(&Event::Finished { seat: B }));
}

#[test]
fn rr1_lch_3_the_planet_is_put_aside() {
    let mut table = launch(ready(first(3)).hangar(3), "dionysos");
    table.until("planning");
    let view = table.view();
    assert!(view.planets.iter().all(|planet| planet.planet.id() != "dionysos"));
    assert_eq!(view.used_planets.iter().map(|planet| planet.id()).collect::<Vec<_>>(), ["dionysos"]);
    assert!(table.seat(A).planets.is_empty());
}

#[test]
fn rr2_lch_2_the_launcher_keeps_the_planet_with_all_crew_on_it() {
    let scene = ready(second(3)).built("stellaris-1", "sleeper-hall", B, "ABBC");
    let table = launch(scene.hangar(3), "dionysos");
    assert_eq!(table.seat(A).planets.iter().map(|planet| planet.id()).collect::<Vec<_>>(), ["dionysos"]);
    assert_eq!((table.seat(A).card_crew, table.seat(B).card_crew), (4, 0));
    let lines: Vec<&str> = table.sees(B).describe().iter().flat_map(|part| &part.lines).map(|line| line.key).collect();
    assert!(["line-launches", "line-planet-cards", "line-used-planets"].iter().all(|line| lines.contains(line)));
    let crew = second(3).landed(B, 2).player(A, "card_crew", serde_json::json!(2)).load().expect_err("on what card?");
    assert!(crew.to_string().contains("`card_crew` of seat A"), "{crew}");
    assert!(table.view().planets.iter().all(|planet| planet.planet.id() != "dionysos"));
}

#[test]
fn rr_lch_10_a_new_planet_of_the_same_colour_is_revealed_at_once() {
    let table = ready(second(3)).hangar(3);
    let next = table.view().planet_decks;
    let table = launch(table, "fireball-y-08");
    assert!(table.unveiled);
    assert_eq!(table.view().planet_decks, [next[0], next[1] - 1]);
    assert_eq!(table.view().planets.iter().filter(|planet| planet.facts.red).count(), 2);
    // Which one can be written down beforehand.
    let table = launch(ready(second(3)).hangar(3).drawing("salamander"), "fireball-y-08");
    assert!(table.view().planets.iter().any(|planet| planet.planet.id() == "salamander"));
    // With an empty deck there is no replacement.
    let scene = ready(second(3)).set("red_deck", serde_json::json!([]));
    assert_eq!(launch(scene.hangar(3), "fireball-y-08").view().planets.len(), 4);
}

#[test]
fn rr_lch_11_survivors_stay_and_can_be_launched_again_in_the_same_phase() {
    let scene = ready(second(3)).built("stellaris-1", "sleeper-hall", A, "A");
    let mut table = scene.plans(&["P3 P3 H3 H3", "R3 R3 P3 P3", "R3 R3 P3 P3"]);
    table.until("hangar");
    let table = launch(table, "dionysos");
    assert_eq!((table.rocket("stellaris-1").len(), table.aboard("sleeper-hall").as_str()), (5, ""));
    let table = launch(table, "aurora-2-0");
    assert_eq!(table.seat(A).launches, 2);
}

/// Modules of stellaris-1 by owner; the tanks make the numbers.
fn owned(scene: Scene, owners: &str) -> Scene {
    let modules =
        ["std-engine#1", "std-cockpit#1", "std-fuel-tank#1", "std-fuel-tank#2", "std-fuel-tank#3", "std-fuel-tank#4"];
    let built = seats(owners).into_iter().zip(modules);
    built.fold(scene, |scene, (owner, module)| scene.built("stellaris-1", module, owner, ""))
}

fn tokens(table: &Table) -> [u16; 3] {
    [A, B, C].map(|seat| table.seat(seat).tokens)
}

const REWARDS: [&str; 5] = ["kelvins-doubt", "second-harbour", "aurora-2-0", "salamander", "rust-cathedral"];

#[test]
fn rr_rwd_1_launch_reward_to_the_launcher_construction_reward_to_the_owner_of_most() {
    // Second Harbour: 1 for launching, 3 for construction.
    let table = launch(owned(second(3), "ABB").planets(REWARDS).energy(A, 30).hangar(3), "second-harbour");
    assert_eq!(tokens(&table), [1, 3, 0]);
    let both = launch(owned(second(3), "AAB").planets(REWARDS).energy(A, 30).hangar(3), "second-harbour");
    assert_eq!(tokens(&both), [4, 0, 0]);
}

#[test]
fn rr_rwd_2_ties_divide_and_round_up() {
    let table = launch(owned(second(3), "BACC").planets(REWARDS).energy(A, 30).hangar(3), "second-harbour");
    assert_eq!(tokens(&table), [1, 0, 3]);
    let table = launch(owned(second(3), "ABBCC").planets(REWARDS).energy(A, 30).hangar(3), "second-harbour");
    assert_eq!(tokens(&table), [1, 2, 2], "3 halved and rounded up");
    let table = launch(owned(second(3), "ABCCBA").planets(REWARDS).energy(A, 30).hangar(3), "rust-cathedral");
    assert_eq!(tokens(&table), [4 + 2, 2, 2], "4 by three and rounded up");
}

#[test]
fn rr1_rwd_1_a_reward_brings_further_crew_to_the_planet() {
    let mut table = launch(owned(first(3), "ABBB").planets(REWARDS).energy(A, 30).hangar(3), "kelvins-doubt");
    table.does("reward crew, reward crew, reward crew");
    assert_eq!((table.seat(A).landed, table.seat(A).crew, table.seat(A).tokens), (3, 11, 0));
    assert_eq!(table.to_act(), "B", "now the construction reward");
}

#[test]
fn rr1_rwd_2_from_the_supply_while_it_has_any() {
    let scene = owned(first(3), "ABBB").built("supernova-1", "glass-dome", B, "A").planets(REWARDS).energy(A, 30);
    let table = launch(scene.hangar(3), "kelvins-doubt");
    assert_eq!(table.offers(), ["reward crew", "done"]);
    table.refused_by("RR1-RWD-2", "reward crew from glass-dome");
}

#[test]
fn rr1_rwd_3_then_from_own_crew_in_other_hangars_by_choice() {
    let scene = owned(first(3), "ABBB").landed(A, 11).planets(REWARDS).energy(A, 30);
    let scene = scene.built("supernova-1", "glass-dome", B, "AB").built("supernova-2", "tandem-pod", C, "A");
    let mut table = launch(scene.hangar(3), "kelvins-doubt");
    table.does("reward crew");
    assert_eq!(table.offers(), ["reward crew from glass-dome", "reward crew from tandem-pod", "done"]);
    table.refused_by("RR1-RWD-3", "reward crew");
    table.does("reward crew from tandem-pod");
    assert_eq!((table.aboard("tandem-pod").as_str(), table.aboard("glass-dome").as_str()), ("", "AB"));
}

#[test]
fn rr1_rwd_4_tokens_once_there_is_no_crew_left() {
    // One in supply, one in another hangar, a reward of 3: both land, and one token.
    let scene = owned(first(3), "ABBB").landed(A, 12).built("supernova-1", "glass-dome", B, "A");
    let mut table = launch(scene.planets(REWARDS).energy(A, 30).hangar(3), "kelvins-doubt");
    table.does("reward crew, reward crew from glass-dome");
    assert_eq!((table.seat(A).landed, table.seat(A).tokens, table.to_act().as_str()), (14, 1, "B"));
}

#[test]
fn rr1_rwd_5_who_stops_early_gets_no_tokens() {
    let mut table = launch(owned(first(3), "ABBB").planets(REWARDS).energy(A, 30).hangar(3), "kelvins-doubt");
    table.refused_by("RR1-RWD-1", "build std-engine#1");
    table.does("reward crew").does("done");
    assert_eq!(table.told(C)[0], "event-reward-given-up");
    assert_eq!((table.seat(A).landed, table.seat(A).tokens, table.to_act().as_str()), (1, 0, "B"));
}

#[test]
fn rr1_rwd_6_the_launcher_first_then_by_tokens() {
    // C's token is better than B's.
    let scene = owned(first(3), "ABBCC").planets(REWARDS).energy(A, 30);
    let mut table = scene.plans(&["R4 P4 B1 H3", "R3 R3 P3 P3", "R4 R4 P4 P4"]);
    table.until("hangar");
    assert_eq!(table.order(), "CAB");
    let mut table = launch(table, "second-harbour");
    assert_eq!(table.to_act(), "A");
    table.seat_refused_by("RR1-RWD-6", B, "reward crew").seat_refused_by("RR1-RWD-6", C, "build std-engine#2");
    table.does("reward crew");
    assert_eq!(table.to_act(), "C");
    table.seat_does(C, "done");
    assert_eq!(table.to_act(), "B");
}

/// B owns two modules with rovers, C one; the planet asks for a rover.
fn rovers(scene: Scene) -> Table {
    let scene =
        owned(scene, "AA").built("stellaris-1", "hauler-tank", B, "").built("stellaris-1", "explorers-hold", B, "");
    let scene = scene.built("stellaris-1", "shuttle-bay", C, "").built("stellaris-1", "std-fuel-tank#1", A, "");
    let mut table = launch(scene.planets(EXAMPLE_PLANETS).energy(A, 30).hangar(3), "dwarf-cockroach");
    while table.offers().contains(&"reward crew".to_owned()) {
        table.least();
    }
    table
}

#[test]
fn rr1_rwd_7_a_token_for_each_module_with_the_symbol() {
    assert_eq!(tokens(&rovers(first(3))), [0, 2, 1]);
    let none = launch(
        owned(first(3), "ABB").built("stellaris-1", "hauler-tank", C, "").planets(REWARDS).energy(A, 30).hangar(3),
        "second-harbour",
    );
    assert_eq!(none.seat(C).tokens, 0, "that planet asked for nothing");
}

#[test]
fn rr2_rwd_1_rewards_are_tokens_and_crew_stay() {
    let table = launch(owned(second(3), "ABBB").planets(REWARDS).energy(A, 30).hangar(3), "kelvins-doubt");
    assert_eq!((tokens(&table), table.seat(A).crew, table.seat(A).landed), ([3, 3, 0], 12, 0));
}

#[test]
fn rr2_rwd_2_one_token_for_the_symbol_and_player_at_most() {
    // Dwarf Cockroach: 3 for launching, 3 for construction to A, who owns three of six.
    assert_eq!(tokens(&rovers(second(3))), [3 + 3, 1, 1]);
}

fn stability(table: &Table) -> Vec<(String, u8, bool)> {
    let roll = |event: &Event| match event {
        Event::Stability { card, roll, survives, .. } => Some((card.to_string(), *roll, *survives)),
        _ => None,
    };
    table.events.iter().filter_map(roll).collect()
}

#[test]
fn rr_stab_1_engine_then_middle_as_placed_then_cockpit() {
    let scene = second(3)
        .built("stellaris-1", "std-cockpit#1", B, "")
        .built("stellaris-1", "std-fuel-tank#2", B, "")
        .built("stellaris-1", "std-crew-module#1", A, "")
        .built("stellaris-1", "std-engine#1", C, "")
        .built("stellaris-1", "std-fuel-tank#1", B, "")
        .planets(EXAMPLE_PLANETS)
        .energy(A, 30);
    let mut table = scene.hangar(3);
    table.rolls(&[1, 2, 3, 4, 5]).does("launch stellaris-1, fly to dionysos");
    let rolled: Vec<(String, u8)> = stability(&table).into_iter().map(|(card, roll, _)| (card, roll)).collect();
    let wanted = ["std-engine#1", "std-fuel-tank#2", "std-crew-module#1", "std-fuel-tank#1", "std-cockpit#1"];
    assert_eq!(rolled, wanted.map(str::to_owned).into_iter().zip(1..).collect::<Vec<_>>());
}

/// The rolls 2, 3, 3, 4 against stability 3 each.
fn rolled(scene: Scene) -> Vec<bool> {
    let mut table = ready(scene).hangar(3);
    table.rolls(&[2, 3, 3, 4]).does("launch stellaris-1, fly to dionysos");
    while table.phase() == "hangar" {
        table.least();
    }
    stability(&table).into_iter().map(|roll| roll.2).collect()
}

#[test]
fn rr1_stab_1_only_a_stability_above_the_roll_survives() {
    assert_eq!(rolled(first(3)), [true, false, false, false]);
}

#[test]
fn rr2_stab_1_a_stability_equal_to_the_roll_survives() {
    assert_eq!(rolled(second(3)), [true, true, true, false]);
}

#[test]
fn rr_stab_2_the_marker_returns_to_its_owner() {
    let scene = owned(second(3), "ABB").planets(REWARDS).energy(A, 30);
    let mut table = scene.hangar(3);
    table.rolls(&[1, 6, 1]).does("launch stellaris-1, fly to second-harbour");
    assert_eq!((table.seat(A).markers, table.seat(B).markers), (9, 9));
    assert_eq!(table.rocket("stellaris-1"), ["std-engine#1", "std-cockpit#1"]);
}

#[test]
fn rr_stab_3_advanced_modules_are_discarded_standard_ones_return_to_their_pile() {
    let scene = example(second(3)).energy(A, 30);
    let mut table = scene.hangar(3);
    table.rolls(&[6; 5]).does("launch stellaris-1, fly to dionysos");
    assert!(table.rocket("stellaris-1").is_empty());
    assert_eq!(table.view().piles, [4, 4, 4, 4]);
    let discard = table.discard();
    for module in ["ember-drive", "frost-jacket", "glass-dome"] {
        assert!(discard.contains(&module.to_owned()));
    }
}
