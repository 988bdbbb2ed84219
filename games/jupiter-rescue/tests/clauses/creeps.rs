//! Conversion, Invasion, Creep placement, destroyed tiles.

use jupiter_rescue::Step;
use serde_json::json;

use crate::common::{Table, domes, empty, seat, t0};

#[test]
fn jr_conv_1_colonists_next_to_creeps_become_creeps() {
    let mut play = empty(2).creeps(&["1,1/3"]).colonists(&["1,1/c", "1,1/4", "0,1/0", "1,1/0"]).play(&[6]);
    play.does("end actions");
    assert_eq!(
        [play.at("1,1/c"), play.at("1,1/4"), play.at("0,1/0"), play.at("1,1/0")],
        ["creep", "creep", "creep", "colonist"]
    );
    assert_eq!(play.colonists(), (28, 0, 1, 18), "three more are lost");
}

#[test]
fn jr_conv_2_all_at_once_and_no_chains() {
    let mut play = empty(2).creeps(&["1,1/0"]).colonists(&["1,1/1", "1,1/2"]).play(&[3]);
    play.does("end actions");
    assert_eq!((play.at("1,1/1"), play.at("1,1/2")), ("creep".into(), "colonist".into()));
}

#[test]
fn jr_conv_3_everywhere_every_turn_without_choice() {
    let mut play = empty(2).creeps(&["-2,2/0", "2,-2/0"]).colonists(&["-2,2/1", "2,-2/1"]).play(&[5]);
    play.does("end actions");
    assert_eq!((play.at("-2,2/1"), play.at("2,-2/1")), ("creep".into(), "creep".into()));
}

#[test]
fn jr_conv_4_not_on_a_suppressed_tile() {
    let mut play = empty(2)
        .creeps(&["1,1/0"])
        .colonists(&["1,1/1", "2,0/2"])
        .set("calm", vec!["1,1"])
        .creeps(&["1,1/0", "1,1/5"])
        .play(&[3]);
    play.does("end actions");
    assert_eq!((play.at("1,1/1"), play.at("2,0/2")), ("colonist".into(), "creep".into()));
}

#[test]
fn jr_conv_5_super_creeps_convert_nobody() {
    let mut play = empty(2).supers(&["1,0"]).colonists(&domes("1,0", "012345")).play(&[5]);
    play.does("end actions");
    assert_eq!(play.colonists().2, 6);
}

#[test]
fn jr_inv_1_the_active_seat_rolls() {
    let mut play = empty(2).play(&[4]);
    assert_eq!(play.view().die, 0);
    play.does("end actions");
    assert!(play.events.contains(&jupiter_rescue::Event::Rolled { seat: seat(0), die: 4 }));
}

#[test]
fn jr_inv_2_phase_shift_and_suppressant_before_any_creep() {
    let mut play = empty(2).hand(0, &["phase-shift", "suppressant"]).core(0, "phase-shift").play(&[3, 1, 2]);
    play.does("end actions");
    assert_eq!(play.options(), ["play phase-shift", "core phase-shift", "play suppressant", "go on"]);
    play.refuses("place 2,-2/0", "JR-INV-2").refuses("move to 0,0/1", "JR-INV-2");
    play.does("core phase-shift");
    assert_eq!(play.view().die, 1);
    play.refuses("core phase-shift", "JR-CARD-6");
    play.does("play suppressant").does("suppress 1,1").does("play phase-shift");
    assert_eq!((play.view().die, play.step()), (2, Step::Place("0,2".parse().expect("a cell"))), "no answer is left");
}

#[test]
fn jr_inv_3_every_tile_of_that_number_on_the_edge() {
    let mut play = t0(2).play(&[2]);
    play.does("end actions").does("place 0,2/0").does("place -1,-1/3");
    // 1,-1 and 0,-1 are modules 2, but inside.
    assert_eq!(play.view().tiles.iter().map(|tile| count(tile, jupiter_rescue::Figure::Creep)).sum::<usize>(), 2);
    assert_eq!(play.view().active, seat(1));
}

fn count(tile: &jupiter_rescue::TileView, figure: jupiter_rescue::Figure) -> usize {
    tile.figures.iter().filter(|&&other| other == figure).count()
}

#[test]
fn jr_inv_4_a_six_brings_creeps_to_creeps() {
    let mut play = empty(2).creeps(&["0,-1/c", "1,1/0"]).supers(&["1,0"]).play(&[6]);
    play.does("end actions").does("place 0,-1/2");
    assert_eq!(play.at("1,1/1"), "creep", "the only open edge space");
    assert_eq!(play.view().active, seat(1), "a Super Creep alone brings nothing");
}

#[test]
fn jr_inv_5_what_is_exposed_is_fixed_at_the_roll() {
    // m1-c blows up in this step; nothing new gets a Creep for it.
    let mut play =
        empty(2).creeps(&[domes("1,1", "12345c"), vec!["0,0/1".into()]].concat()).robots(&["-2,1/c", "pod"]).play(&[6]);
    play.does("end actions");
    assert_eq!(play.step(), Step::Place("0,0".parse().expect("a cell")), "m1-a comes before m1-c");
    play.does("place 0,0/2");
    assert!(!play.tile_stands("1,1"));
    assert_eq!(play.view().active, seat(1));
    // Sides 1 and 4 were exposed when this step began: that counts, whatever is exposed now.
    let fixed = empty(2)
        .robots(&["-2,1/c", "pod"])
        .creeps(&["1,1/0"])
        .set("die", 6)
        .set("queue", json!({"1,1": [1, 4]}))
        .set("step", json!({"place": "1,1"}));
    assert_eq!(fixed.play(&[]).options(), ["place 1,1/1", "place 1,1/4"]);
}

#[test]
fn jr_inv_6_tiles_in_order_of_their_ids() {
    let mut play = empty(2).robots(&["-2,1/c", "pod"]).play(&[3]);
    play.does("end actions");
    play.refuses("place -1,2/1", "JR-INV-6");
    play.does("place 2,-2/0").does("place -1,2/1").does("place 0,-2/3");
    assert_eq!(play.view().active, seat(1));
    // Suppressed tiles are skipped.
    let mut play = empty(2).robots(&["-2,1/c", "pod"]).set("shielded", vec!["2,-2"]).play(&[3]);
    play.does("end actions");
    assert_eq!(play.step(), Step::Place("-1,2".parse().expect("a cell")));
}

/// A Creep is to be put on 1,1, exposed to 0 and 1.
fn placing() -> Table {
    empty(2)
        .robots(&["-2,1/c", "pod"])
        .set("die", 1)
        .set("queue", json!({"1,1": [0, 1]}))
        .set("step", json!({"place": "1,1"}))
}

#[test]
fn jr_place_1_open_edge_spaces_first() {
    let play = placing().play(&[]);
    assert_eq!(play.options(), ["place 1,1/0", "place 1,1/1"]);
    play.refuses("place 1,1/2", "JR-PLACE-1");
}

#[test]
fn jr_place_2_then_any_open_space() {
    let play = placing().creeps(&["1,1/0", "1,1/1"]).colonists(&["1,1/2"]).play(&[]);
    assert_eq!(play.options(), ["place 1,1/3", "place 1,1/4", "place 1,1/5", "place 1,1/c"]);
    play.refuses("place 1,1/2", "JR-PLACE-2").refuses("place 1,1/0", "JR-GEO-13");
}

#[test]
fn jr_place_3_then_it_replaces_a_colonist() {
    let mut play = placing().creeps(&domes("1,1", "01234")).colonists(&["1,1/5", "1,1/c"]).play(&[]);
    assert_eq!(play.options(), ["place 1,1/5", "place 1,1/c"]);
    play.does("place 1,1/c");
    assert_eq!((play.at("1,1/c"), play.colonists().3), ("creep".into(), 18));
}

#[test]
fn jr_place_4_no_room_no_creep() {
    let mut play = empty(2).robots(&["1,1/c", "pod"]).creeps(&domes("1,1", "012345")).play(&[1]);
    play.does("end actions");
    assert!(play.events.iter().any(|event| matches!(event, jupiter_rescue::Event::NoRoom { .. })));
    assert_eq!(play.step(), Step::Place("-2,0".parse().expect("a cell")));
}

#[test]
fn jr_place_5_a_new_creep_converts_nobody_yet() {
    let mut play = empty(2).robots(&["0,0/c", "0,0/0"]).colonists(&["1,1/2", "1,1/5"]).play(&[1]);
    play.does("end actions").does("place 1,1/1").does("place -2,0/3");
    assert_eq!((play.at("1,1/2"), play.view().active), ("colonist".into(), seat(1)));
    assert_eq!(play.view().threatened.len(), 1, "but it will, after B's actions");
}

#[test]
fn jr_place_6_figures_never_run_out() {
    // 65 Creeps on the board, more than the 60 figures of the box.
    let cells = ["0,0", "1,-1", "-1,1", "-1,0", "0,-1", "1,1", "0,2", "2,0", "-2,1", "-1,-1"];
    let creeps: Vec<String> = cells.iter().flat_map(|cell| domes(cell, "01234")).collect();
    let more: Vec<String> = ["1,0", "0,1", "2,-1"].iter().flat_map(|cell| domes(cell, "01234")).collect();
    let mut play = empty(2).robots(&["-2,0/c", "pod"]).creeps(&[creeps, more].concat()).play(&[1]);
    play.does("end actions");
    let total = |play: &crate::common::Play| -> usize {
        play.view().tiles.iter().map(|tile| count(tile, jupiter_rescue::Figure::Creep)).sum()
    };
    assert!(total(&play) >= 65);
    let options = play.options();
    play.does(&options[0]);
    assert!(total(&play) >= 66);
}

#[test]
fn jr_tile_1_a_tile_full_of_creeps_is_destroyed() {
    let mut play = empty(2).creeps(&domes("2,-2", "01245")).supers(&["2,-2"]).play(&[3]);
    play.does("end actions");
    assert!(!play.tile_stands("2,-2"));
    assert!(play.view().gone.contains(&"m3-b".to_owned()));
    assert!(!play.view().tiles.iter().any(|tile| tile.figures.contains(&jupiter_rescue::Figure::SuperCreep)));
}

#[test]
fn jr_tile_2_a_robot_guards_its_tile() {
    let mut play = empty(2).robots(&["2,-2/3", "pod"]).creeps(&domes("2,-2", "01245")).play(&[3]);
    play.does("end actions");
    assert!(play.tile_stands("2,-2"));
}

#[test]
fn jr_tile_3_whatever_filled_it() {
    // Conversion.
    let mut play = empty(2).creeps(&domes("2,-2", "01245")).colonists(&["2,-2/3"]).play(&[5]);
    play.does("end actions");
    assert!(!play.tile_stands("2,-2"));
    // Swap: the Robot leaves and a Creep comes.
    let creeps = [domes("2,-2", "01245"), vec!["1,-2/0".to_owned()]].concat();
    let mut play = empty(2).robots(&["2,-2/3", "pod"]).activated(&["swap"]).creeps(&creeps).play(&[5]);
    play.does("swap with 1,-2/0");
    assert_eq!((play.tile_stands("2,-2"), play.robot(0)), (false, "1,-2/0".into()));
}

#[test]
fn jr_tile_4_the_plant_need_not_be_covered() {
    let mut play = empty(2).creeps(&domes("2,-2", "01245")).play(&[3]);
    assert_eq!(play.at("2,-2/c"), "plant");
    play.does("end actions");
    assert!(!play.tile_stands("2,-2"));
}

#[test]
fn jr_tile_5_all_parts_stay_in_play() {
    // 2,0 is an island; it is invaded and its Colonists are converted like anywhere.
    let island = empty(2).gone("m3-a").gone("m4-b").gone("m1-c").robots(&["1,-1/0", "pod"]);
    let mut play = island.creeps(&["2,0/c"]).colonists(&["2,0/0"]).play(&[5]);
    play.does("end actions");
    assert_eq!(play.at("2,0/0"), "creep");
    assert_eq!(play.step(), Step::Place("2,0".parse().expect("a cell")));
}
