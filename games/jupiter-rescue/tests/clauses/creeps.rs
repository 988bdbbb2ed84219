//! Conversion, Invasion, Creep placement, destroyed tiles.

use engine::testing::Table;
use jupiter_rescue::{Decision, JupiterRescue};
use serde_json::json;

use crate::common::{Ask, Scene, empty, seat, t0};

#[test]
fn jr_conv_1_colonists_next_to_creeps_become_creeps() {
    let mut table = empty(2).creeps("1,1/3").colonists("1,1/c 1,1/4 0,1/0 1,1/0").rolling(&[6]);
    table.does("end actions");
    assert_eq!(
        [table.at("1,1/c"), table.at("1,1/4"), table.at("0,1/0"), table.at("1,1/0")],
        ["creep", "creep", "creep", "colonist"]
    );
    assert_eq!(table.colonists(), (28, 0, 1, 18), "three more are lost");
}

#[test]
fn jr_conv_2_all_at_once_and_no_chains() {
    let mut table = empty(2).creeps("1,1/0").colonists("1,1/1 1,1/2").rolling(&[3]);
    table.does("end actions");
    assert_eq!((table.at("1,1/1"), table.at("1,1/2")), ("creep".into(), "colonist".into()));
}

#[test]
fn jr_conv_3_everywhere_every_turn_without_choice() {
    let mut table = empty(2).creeps("-2,2/0 2,-2/0").colonists("-2,2/1 2,-2/1").rolling(&[5]);
    table.does("end actions");
    assert_eq!((table.at("-2,2/1"), table.at("2,-2/1")), ("creep".into(), "creep".into()));
}

#[test]
fn jr_conv_4_not_on_a_suppressed_tile() {
    let mut table =
        empty(2).creeps("1,1/0").colonists("1,1/1 2,0/2").set("calm", vec!["1,1"]).creeps("1,1/0 1,1/5").rolling(&[3]);
    table.does("end actions");
    assert_eq!((table.at("1,1/1"), table.at("2,0/2")), ("colonist".into(), "creep".into()));
}

#[test]
fn jr_conv_5_super_creeps_convert_nobody() {
    let mut table = empty(2).supers("1,0").colonists("1,0/012345").rolling(&[5]);
    table.does("end actions");
    assert_eq!(table.colonists().2, 6);
}

#[test]
fn jr_inv_1_the_active_seat_rolls() {
    let mut table = empty(2).rolling(&[4]);
    assert_eq!(table.view().die, 0);
    table.does("end actions");
    assert!(table.events.contains(&jupiter_rescue::Event::Rolled { seat: seat(0), die: 4 }));
}

#[test]
fn jr_inv_2_phase_shift_and_suppressant_before_any_creep() {
    let mut table = empty(2).hand(0, "phase-shift suppressant").core(0, "phase-shift").rolling(&[3, 1, 2]);
    table.does("end actions");
    assert_eq!(table.offers(), ["play phase-shift", "core phase-shift", "play suppressant", "go on"]);
    table.refused_by("JR-INV-2", "place 2,-2/0").refused_by("JR-INV-2", "move to 0,0/1");
    table.does("core phase-shift");
    assert_eq!(table.view().die, 1);
    table.refused_by("JR-CARD-6", "core phase-shift");
    table.does("play suppressant, suppress 1,1, play phase-shift");
    assert_eq!(
        (table.view().die, table.decision()),
        (2, Decision::Place("0,2".parse().expect("a cell"))),
        "no answer is left"
    );
}

#[test]
fn jr_inv_3_every_tile_of_that_number_on_the_edge() {
    let mut table = t0(2).rolling(&[2]);
    table.does("end actions, place 0,2/0, place -1,-1/3");
    // 1,-1 and 0,-1 are modules 2, but inside.
    assert_eq!(table.view().tiles.iter().map(|tile| count(tile, jupiter_rescue::Figure::Creep)).sum::<usize>(), 2);
    assert_eq!(table.view().active, seat(1));
}

fn count(tile: &jupiter_rescue::TileView, figure: jupiter_rescue::Figure) -> usize {
    tile.figures.iter().filter(|&&other| other == figure).count()
}

#[test]
fn jr_inv_4_a_six_brings_creeps_to_creeps() {
    let mut table = empty(2).creeps("0,-1/c 1,1/0").supers("1,0").rolling(&[6]);
    table.does("end actions, place 0,-1/2");
    assert_eq!(table.at("1,1/1"), "creep", "the only open edge space");
    assert_eq!(table.view().active, seat(1), "a Super Creep alone brings nothing");
}

#[test]
fn jr_inv_5_what_is_exposed_is_fixed_at_the_roll() {
    // m1-c blows up in this step; nothing new gets a Creep for it.
    let mut table = empty(2).creeps("1,1/12345c 0,0/1").robots("-2,1/c pod").rolling(&[6]);
    table.does("end actions");
    assert_eq!(table.decision(), Decision::Place("0,0".parse().expect("a cell")), "m1-a comes before m1-c");
    table.does("place 0,0/2");
    assert!(!table.tile_stands("1,1"));
    assert_eq!(table.view().active, seat(1));
    // Sides 1 and 4 were exposed when this step began: that counts, whatever is exposed now.
    let fixed = empty(2)
        .robots("-2,1/c pod")
        .creeps("1,1/0")
        .set("die", 6)
        .set("queue", json!({"1,1": [1, 4]}))
        .set("step", json!({"place": "1,1"}));
    assert_eq!(fixed.table().offers(), ["place 1,1/1", "place 1,1/4"]);
}

#[test]
fn jr_inv_6_tiles_in_order_of_their_ids() {
    let mut table = empty(2).robots("-2,1/c pod").rolling(&[3]);
    table.does("end actions");
    table.refused_by("JR-INV-6", "place -1,2/1");
    table.does("place 2,-2/0, place -1,2/1, place 0,-2/3");
    assert_eq!(table.view().active, seat(1));
    // Suppressed tiles are skipped.
    let mut table = empty(2).robots("-2,1/c pod").set("shielded", vec!["2,-2"]).rolling(&[3]);
    table.does("end actions");
    assert_eq!(table.decision(), Decision::Place("-1,2".parse().expect("a cell")));
}

/// A Creep is to be put on 1,1, exposed to 0 and 1.
fn placing() -> Scene {
    empty(2)
        .robots("-2,1/c pod")
        .set("die", 1)
        .set("queue", json!({"1,1": [0, 1]}))
        .set("step", json!({"place": "1,1"}))
}

#[test]
fn jr_place_1_open_edge_spaces_first() {
    let table = placing().table();
    assert_eq!(table.offers(), ["place 1,1/0", "place 1,1/1"]);
    table.refused_by("JR-PLACE-1", "place 1,1/2");
}

#[test]
fn jr_place_2_then_any_open_space() {
    let table = placing().creeps("1,1/0 1,1/1").colonists("1,1/2").table();
    assert_eq!(table.offers(), ["place 1,1/3", "place 1,1/4", "place 1,1/5", "place 1,1/c"]);
    table.refused_by("JR-PLACE-2", "place 1,1/2").refused_by("JR-GEO-13", "place 1,1/0");
}

#[test]
fn jr_place_3_then_it_replaces_a_colonist() {
    let mut table = placing().creeps("1,1/01234").colonists("1,1/5 1,1/c").table();
    assert_eq!(table.offers(), ["place 1,1/5", "place 1,1/c"]);
    table.does("place 1,1/c");
    assert_eq!((table.at("1,1/c"), table.colonists().3), ("creep".into(), 18));
}

#[test]
fn jr_place_4_no_room_no_creep() {
    let mut table = empty(2).robots("1,1/c pod").creeps("1,1/012345").rolling(&[1]);
    table.does("end actions");
    assert!(table.events.iter().any(|event| matches!(event, jupiter_rescue::Event::NoRoom { .. })));
    assert_eq!(table.decision(), Decision::Place("-2,0".parse().expect("a cell")));
}

#[test]
fn jr_place_5_a_new_creep_converts_nobody_yet() {
    let mut table = empty(2).robots("0,0/c 0,0/0").colonists("1,1/2 1,1/5").rolling(&[1]);
    table.does("end actions, place 1,1/1, place -2,0/3");
    assert_eq!((table.at("1,1/2"), table.view().active), ("colonist".into(), seat(1)));
    assert_eq!(table.view().threatened.len(), 1, "but it will, after B's actions");
}

#[test]
fn jr_place_6_figures_never_run_out() {
    // 65 Creeps on the board, more than the 60 figures of the box.
    let cells = ["0,0", "1,-1", "-1,1", "-1,0", "0,-1", "1,1", "0,2", "2,0", "-2,1", "-1,-1", "1,0", "0,1", "2,-1"];
    let creeps: String = cells.iter().map(|cell| format!("{cell}/01234 ")).collect();
    let mut table = empty(2).robots("-2,0/c pod").creeps(&creeps).rolling(&[1]);
    table.does("end actions");
    let total = |table: &Table<JupiterRescue>| -> usize {
        table.view().tiles.iter().map(|tile| count(tile, jupiter_rescue::Figure::Creep)).sum()
    };
    assert!(total(&table) >= 65);
    let options = table.offers();
    table.does(&options[0]);
    assert!(total(&table) >= 66);
}

#[test]
fn jr_tile_1_a_tile_full_of_creeps_is_destroyed() {
    let mut table = empty(2).creeps("2,-2/01245").supers("2,-2").rolling(&[3]);
    table.does("end actions");
    assert!(!table.tile_stands("2,-2"));
    assert!(table.view().gone.contains(&"m3-b".to_owned()));
    assert!(!table.view().tiles.iter().any(|tile| tile.figures.contains(&jupiter_rescue::Figure::SuperCreep)));
}

#[test]
fn jr_tile_2_a_robot_guards_its_tile() {
    let mut table = empty(2).robots("2,-2/3 pod").creeps("2,-2/01245").rolling(&[3]);
    table.does("end actions");
    assert!(table.tile_stands("2,-2"));
}

#[test]
fn jr_tile_3_whatever_filled_it() {
    // Conversion.
    let mut table = empty(2).creeps("2,-2/01245").colonists("2,-2/3").rolling(&[5]);
    table.does("end actions");
    assert!(!table.tile_stands("2,-2"));
    // Swap: the Robot leaves and a Creep comes.
    let mut table = empty(2).robots("2,-2/3 pod").activated("swap").creeps("2,-2/01245 1,-2/0").rolling(&[5]);
    table.does("swap with 1,-2/0");
    assert_eq!((table.tile_stands("2,-2"), table.robot(0)), (false, "1,-2/0".into()));
}

#[test]
fn jr_tile_4_the_plant_need_not_be_covered() {
    let mut table = empty(2).creeps("2,-2/01245").rolling(&[3]);
    assert_eq!(table.at("2,-2/c"), "plant");
    table.does("end actions");
    assert!(!table.tile_stands("2,-2"));
}

#[test]
fn jr_tile_5_all_parts_stay_in_play() {
    // 2,0 is an island; it is invaded and its Colonists are converted like anywhere.
    let island = empty(2).gone("m3-a m4-b m1-c").robots("1,-1/0 pod");
    let mut table = island.creeps("2,0/c").colonists("2,0/0").rolling(&[5]);
    table.does("end actions");
    assert_eq!(table.at("2,0/0"), "creep");
    assert_eq!(table.decision(), Decision::Place("2,0".parse().expect("a cell")));
}
