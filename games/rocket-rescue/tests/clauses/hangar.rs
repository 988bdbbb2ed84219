//! Hangar dice, moving modules, what fits into a rocket, building.

use crate::common::*;
use engine::Seat;

/// A holds three modules that can be built at once and owns a rocket that can be launched, with energy for it.
fn busy_first() -> Scene {
    rocket_of_a(first(3))
        .planets(EXAMPLE_PLANETS)
        .holds(A, "std-fuel-tank#3", [1, 2, 0])
        .holds(A, "std-engine#2", [0, 1, 2])
        .holds(A, "std-engine#3", [0, 1, 2])
        .energy(A, 30)
}

/// Plays this sequence of builds (b) and launches (l) with a face, and tells which of them the die still allows then.
fn after(scene: Scene, face: u8, deeds: &str) -> (bool, bool) {
    let mut table = scene.hangar(face);
    for deed in deeds.chars() {
        if deed == 'b' {
            let build = table.offers_like("build")[0].clone();
            table.does(&build);
            let hangar = table.offers_like("into")[0].clone();
            table.does(&hangar);
        } else {
            table.rolls(&[1; 6]).does("launch stellaris-1, fly to dionysos");
            while table.allows("reward crew") {
                table.does("done");
            }
        }
    }
    if table.phase() != "hangar" {
        return (false, false);
    }
    let offers = table.offers();
    (offers.iter().any(|code| code.starts_with("build")), offers.iter().any(|code| code.starts_with("launch")))
}

#[test]
fn rr_hgr_1_what_each_face_allows() {
    let first = |face: u8, deeds: &str| after(busy_first(), face, deeds);
    assert_eq!(first(2, ""), (true, false));
    assert_eq!(first(2, "b"), (false, false));
    assert_eq!(first(3, ""), (true, true));
    assert_eq!((first(3, "b"), first(3, "l")), ((false, false), (false, false)), "one or the other");
    assert_eq!((first(4, "b"), first(4, "l")), ((true, true), (true, false)));
    assert_eq!((first(4, "bb"), first(4, "bl")), ((false, false), (false, false)));
    for face in [5, 6] {
        assert_eq!((first(face, "bb"), first(face, "bl")), ((false, true), (true, false)));
        assert_eq!((first(face, "bbl"), first(face, "blb")), ((false, false), (false, false)));
    }
    let mut table = busy_first().hangar(3);
    table.does("build std-engine#2").refused_by("RR-ASM-1", "launch stellaris-1");
    let mut table = busy_first().hangar(4);
    table.does("build std-fuel-tank#3, into stellaris-2");
    table.does("launch stellaris-1, fly to dionysos");
    table.refused_by("RR1-RWD-1", "build std-engine#2");
    // The second edition has the same table from 2 up.
    let second = |face: u8| {
        let scene = rocket_of_a(second(3)).planets(EXAMPLE_PLANETS).holds(A, "std-engine#2", [0; 3]);
        after(scene.cubes(A, [5, 5, 5]).energy(A, 30), face, "")
    };
    assert_eq!([2, 3, 4, 5, 6].map(second), [(true, false), (true, true), (true, true), (true, true), (true, true)]);
}

#[test]
fn rr1_hgr_1_a_one_allows_nothing() {
    let mut table = busy_first().plans(&["R5 P5 B1 H1", "R3 R3 P3 P3", "R3 R3 P3 P3"]);
    table.next_round();
    assert_eq!((table.hand(A).len(), table.seat(A).launches), (3, 0), "the die was passed over");
    let table = busy_first().hangar(2);
    table.refused_by("RR1-HGR-1", "move std-engine#1");
}

#[test]
fn rr2_hgr_1_a_one_moves_a_module_and_nothing_else_does() {
    let scene = || second(3).built("stellaris-1", "std-engine#1", A, "").holds(A, "std-cockpit#1", [0; 3]);
    let mut table = scene().hangar(1);
    assert_eq!(table.offers(), ["move std-engine#1", "done"]);
    let never = table.refusal(A, "build std-cockpit#1").expect("a 1 builds nothing");
    assert_eq!((never.clause.0, never.reason.key), ("RR-HGR-1", "refuse-die-too-low"));
    for face in 2..=6 {
        scene().hangar(face).refused_by("RR2-HGR-1", "move std-engine#1");
    }
    table.does("move std-engine#1, into supernova-1");
    assert_ne!(table.phase(), "hangar", "one module only");
}

#[test]
fn rr_hgr_2_a_die_is_finished_before_the_next_acts() {
    let scene = first(3).holds(A, "std-engine#1", [0, 1, 2]).holds(B, "std-engine#2", [0, 1, 2]);
    let scene = scene.holds(A, "std-engine#3", [0, 1, 2]);
    let mut table = scene.plans(&["R3 P4 H4 H1", "R3 P4 B2 H3", "R3 R3 P3 P3"]);
    table.until("hangar");
    table.does("build std-engine#1");
    assert!(table.refusal(B, "build std-engine#2").is_some());
    table.does("into stellaris-1");
    assert_eq!(table.to_act(), "A");
    table.does("done");
    assert_eq!(table.to_act(), "B");
}

#[test]
fn rr_hgr_3_builds_and_launch_in_any_order() {
    // One assembly before the launch, one after it.
    assert_eq!(after(busy_first(), 5, "blb"), (false, false));
    assert_eq!(after(busy_first(), 5, "lb"), (true, false));
    assert_eq!(after(busy_first(), 5, "bb"), (false, true));
}

#[test]
fn rr_hgr_4_a_four_is_not_announced() {
    assert_eq!(after(busy_first(), 4, "b"), (true, true), "launch or build again");
    assert_eq!(after(busy_first(), 4, "l"), (true, false), "after a launch one assembly");
    assert_eq!(after(busy_first(), 4, "lb"), (false, false));
}

#[test]
fn rr2_move_1_to_another_hangar_that_is_open_and_has_room() {
    let scene = second(3).built("stellaris-1", "std-engine#1", A, "").built("stellaris-2", "std-engine#2", B, "");
    let mut table = scene.hangar(1);
    table.does("move std-engine#1");
    assert_eq!(table.offers(), ["into supernova-1", "into supernova-2"]);
    table.refused_by("RR2-MOVE-1", "into stellaris-1"); // it is there
    table.refused_by("RR-SLOT-1", "into stellaris-2");
    table.refused_by("RR2-SETUP-2", "into hyperdrive-1");
    table.does("into supernova-2");
    assert_eq!((table.rocket("stellaris-1").len(), table.rocket("supernova-2")), (0, vec!["std-engine#1".to_owned()]));
}

#[test]
fn rr2_move_2_with_its_marker_and_everybody_in_it_placed_last() {
    let scene = second(3)
        .built("stellaris-1", "std-crew-module#1", A, "ABC")
        .built("supernova-1", "std-fuel-tank#1", B, "")
        .built("supernova-1", "std-fuel-tank#2", B, "");
    let mut table = scene.hangar(1);
    table.does("move std-crew-module#1, into supernova-1");
    assert_eq!(table.aboard("std-crew-module#1"), "ABC");
    assert_eq!(table.rocket("supernova-1"), ["std-fuel-tank#1", "std-fuel-tank#2", "std-crew-module#1"]);
    let view = table.view();
    let (_, built) = view.built("std-crew-module#1".parse().expect("a module")).expect("built");
    assert_eq!(built.owner, A);
}

#[test]
fn rr2_move_3_moving_pays_nothing() {
    let mut table = second(3).built("stellaris-1", "std-cockpit#1", A, "").energy(A, 4).hangar(1);
    let (cubes, crew) = (table.seat(A).cubes, table.seat(A).crew);
    table.does("move std-cockpit#1, into supernova-1");
    assert_ne!(table.phase(), "hangar", "nobody is asked for free crew");
    assert_eq!((table.energy(A), table.seat(A).cubes, table.seat(A).crew), (4, cubes, crew));
}

#[test]
fn rr2_move_4_not_a_rivals_module() {
    let scene = second(3).built("stellaris-1", "std-engine#1", A, "").built("supernova-1", "std-engine#2", B, "");
    scene.hangar(1).refused_by("RR2-MOVE-4", "move std-engine#2");
}

/// A builds a module where this rocket stands in stellaris-1.
fn into_stellaris(rocket: &[&str], module: &str) -> Table {
    let scene = rocket.iter().fold(second(3), |scene, card| scene.built("stellaris-1", card, B, ""));
    scene.holds(A, module, [0; 3]).cubes(A, [5, 5, 5]).hangar(2).does(&format!("build {module}")).clone()
}

#[test]
fn rr_slot_1_one_engine_at_most() {
    into_stellaris(&["std-engine#1"], "std-engine#2").refused_by("RR-SLOT-1", "into stellaris-1");
    assert!(into_stellaris(&["std-cockpit#1"], "std-engine#2").allows("into stellaris-1"));
}

#[test]
fn rr_slot_2_one_cockpit_at_most() {
    into_stellaris(&["std-cockpit#1"], "std-cockpit#2").refused_by("RR-SLOT-2", "into stellaris-1");
}

#[test]
fn rr_slot_3_four_tanks_and_crew_modules_at_most() {
    let four = ["std-fuel-tank#1", "std-fuel-tank#2", "std-crew-module#1", "std-crew-module#2"];
    into_stellaris(&four, "std-fuel-tank#3").refused_by("RR-SLOT-3", "into stellaris-1");
    into_stellaris(&four, "std-crew-module#3").refused_by("RR-SLOT-3", "into stellaris-1");
    assert!(into_stellaris(&four, "std-cockpit#1").allows("into stellaris-1"), "its slot is its own");
    assert!(into_stellaris(&four[..3], "std-fuel-tank#3").allows("into stellaris-1"));
    let tanks = ["std-fuel-tank#1", "std-fuel-tank#2", "std-fuel-tank#4"];
    assert!(into_stellaris(&tanks, "std-fuel-tank#3").allows("into stellaris-1"), "four tanks fit");
}

#[test]
fn rr_slot_4_three_crew_modules_at_most() {
    let three = ["std-crew-module#1", "std-crew-module#2", "std-crew-module#3"];
    into_stellaris(&three, "std-crew-module#4").refused_by("RR-SLOT-4", "into stellaris-1");
    assert!(into_stellaris(&three, "std-fuel-tank#1").allows("into stellaris-1"));
}

#[test]
fn rr_slot_5_any_sequence_by_any_players() {
    // The cockpit first, the engine last, by three players.
    let rocket = ["std-cockpit#1", "std-fuel-tank#1"];
    let mut table = into_stellaris(&rocket, "std-engine#1");
    table.does("into stellaris-1");
    assert_eq!(table.rocket("stellaris-1"), ["std-cockpit#1", "std-fuel-tank#1", "std-engine#1"]);
}

#[test]
fn rr_asm_1_an_unbuilt_module_even_of_this_round_into_a_hangar_with_room() {
    let mut table = second(3).cubes(A, [2, 0, 1]).plans(&["R4 P3 B3 H2", "R3 R3 P3 P3", "R3 R3 P3 P3"]);
    table.does("take standard cockpit").until("hangar");
    table.refused_by("RR-ASM-1", "build std-engine#1"); // not in the supply
    table.does("build std-cockpit#1");
    assert_eq!(table.offers(), ["into stellaris-1", "into stellaris-2", "into supernova-1", "into supernova-2"]);
    assert_eq!(table.does("into supernova-2").hand(A).len(), 0);
}

#[test]
fn rr_asm_2_the_company_adds_a_cube_of_its_type_as_a_discount() {
    // The general supply has no carbon, nor has the market: the discount needs none.
    let scene = second(3).market([0, 10, 10]).cubes(B, [27, 2, 2]).cubes(A, [1, 0, 1]).cubes(C, [2, 2, 2]);
    let mut table = scene.holds(A, "std-cockpit#1", [0; 3]).hangar(2);
    assert_eq!((table.view().market[0], table.view().general[0]), (0, 0));
    table.does("build std-cockpit#1, into stellaris-1, seat nobody");
    assert_eq!(table.seat(A).cubes, [0, 0, 0]);
    assert_eq!(table.view().general[0], 1, "what was paid, and nothing more");
}

#[test]
fn rr1_asm_1_full_or_full_but_for_the_company_s_cube() {
    let hangars = |cubes: [u8; 3]| {
        let mut table = first(3).holds(A, "std-fuel-tank#1", cubes).cubes(A, [5, 5, 5]).hangar(2);
        if !table.allows("build std-fuel-tank#1") {
            table.refused_by("RR1-ASM-1", "build std-fuel-tank#1");
            return Vec::new();
        }
        table.does("build std-fuel-tank#1").offers()
    };
    assert_eq!(hangars([1, 2, 0]).len(), 6);
    assert_eq!(hangars([1, 1, 0]), ["into supernova-1", "into supernova-2"]);
    assert_eq!(hangars([0, 2, 0]), ["into stellaris-1", "into stellaris-2"]);
    // Cubes in the supply do not help, and without a buildable module the turn is over.
    let table = first(3).holds(A, "std-fuel-tank#1", [1, 0, 0]).cubes(A, [5, 5, 5]);
    let table = table.holds(A, "std-engine#1", [0, 1, 2]).hangar(2);
    table.refused_by("RR1-ASM-1", "build std-fuel-tank#1");
    let mut table = first(3).holds(A, "std-fuel-tank#1", [1, 1, 0]).hangar(2);
    table.does("build std-fuel-tank#1");
    table.refused_by("RR1-ASM-1", "into stellaris-1");
}

#[test]
fn rr1_asm_2_a_full_module_returns_the_company_s_cube() {
    let mut table = first(3).holds(A, "std-crew-module#1", [2, 1, 1]).cubes(A, [0, 0, 0]).hangar(2);
    let general = table.view().general;
    table.does("build std-crew-module#1, into stellaris-1, seat nobody");
    assert_eq!(table.seat(A).cubes, [1, 0, 0]);
    assert_eq!(table.view().general, [general[0] + 1, general[1] + 1, general[2] + 1]);
    // If the company's cube was missing, nothing returns.
    let mut table = first(3).holds(A, "std-crew-module#1", [1, 1, 1]).cubes(A, [0, 0, 0]).hangar(2);
    table.does("build std-crew-module#1, into stellaris-1, seat nobody");
    assert_eq!(table.seat(A).cubes, [0, 0, 0]);
}

#[test]
fn rr2_asm_1_the_cost_less_the_contribution_is_paid_from_the_supply() {
    let scene = || second(3).holds(A, "std-fuel-tank#1", [0; 3]);
    let mut table = scene().cubes(A, [1, 2, 2]).hangar(2);
    let general = table.view().general;
    table.does("build std-fuel-tank#1, into supernova-1");
    assert_eq!((table.seat(A).cubes, table.view().general[1]), ([0, 1, 2], general[1] + 1));
    // Two cubes missing, or one that no company with room adds.
    let table = scene().cubes(A, [0, 1, 2]).hangar(2);
    table.refused_by("RR2-ASM-1", "build std-fuel-tank#1");
    let table = second(3).holds(A, "std-engine#1", [0; 3]).cubes(A, [2, 1, 1]).hangar(2);
    table.refused_by("RR2-ASM-1", "build std-engine#1"); // both Hyperdrive hangars are locked
    // Swaps may be made first.
    let mut table = scene().cubes(A, [1, 0, 2]).hangar(2);
    table.does("swap titanium, swap for aluminium");
    assert_eq!(table.does("build std-fuel-tank#1").offers(), ["into supernova-1", "into supernova-2"]);
}

#[test]
fn rr_asm_3_a_company_whose_type_is_not_in_the_cost_adds_nothing() {
    let mut table = second(3).holds(A, "std-cockpit#1", [0; 3]).cubes(A, [2, 2, 1]).hangar(2);
    table.does("build std-cockpit#1, into supernova-1, seat nobody");
    assert_eq!(table.seat(A).cubes, [0, 2, 0], "the full cost");
    let mut table = first(3).holds(A, "std-cockpit#1", [2, 0, 1]).cubes(A, [0, 0, 0]).hangar(2);
    table.does("build std-cockpit#1, into supernova-1, seat nobody");
    assert_eq!(table.seat(A).cubes, [0, 0, 0], "nothing to refund");
}

#[test]
fn rr_asm_4_the_builder_owns_it_and_gains_its_energy() {
    let mut table = second(3).holds(A, "std-fuel-tank#1", [0; 3]).cubes(A, [1, 2, 0]).energy(A, 4).hangar(2);
    table.does("build std-fuel-tank#1, into stellaris-1");
    assert_eq!((table.energy(A), table.seat(A).markers), (7, 9));
    assert_eq!(table.view().hangars[0].modules[0].owner, A);
}

#[test]
fn rr_asm_5_a_free_crew_member_on_a_cockpit_or_crew_module() {
    let scene = || second(3).holds(A, "std-cockpit#1", [0; 3]).cubes(A, [2, 0, 1]).energy(A, 4);
    let mut table = scene().hangar(2);
    table.does("build std-cockpit#1, into stellaris-1");
    assert_eq!(table.offers(), ["seat crew", "seat nobody"]);
    table.refused_by("RR-ASM-5", "done");
    table.does("seat crew");
    assert_eq!((table.aboard("std-cockpit#1").as_str(), table.seat(A).crew, table.energy(A)), ("A", 11, 6));
    // Not on other modules, and not without crew in the supply.
    let mut table = second(3).holds(A, "std-fuel-tank#1", [0; 3]).cubes(A, [1, 2, 0]).hangar(2);
    table.does("build std-fuel-tank#1, into stellaris-1");
    assert_ne!(table.phase(), "hangar");
    let mut table = scene().built("supernova-1", "sleeper-hall", B, "A").landed(A, 11).hangar(2);
    table.does("build std-cockpit#1, into stellaris-1");
    assert_ne!(table.phase(), "hangar");
}

#[test]
fn rr_asm_6_several_players_own_modules_of_a_rocket() {
    let mut table = into_stellaris(&["std-cockpit#1"], "std-engine#1");
    table.does("into stellaris-1");
    let owners: Vec<Seat> = table.view().hangars[0].modules.iter().map(|built| built.owner).collect();
    assert_eq!(owners, [B, A]);
}
