//! Combinations and Setbacks.

use jupiter_rescue::Step;
use serde_json::json;

use crate::common::{domes, empty, seat};

#[test]
fn jr_combo_1_only_the_listed_pairs_act_together() {
    // Follower takes no part in a Swap, Grenadier none in a Swap.
    let mut play = empty(2)
        .activated(&["swap", "follower", "grenadier"])
        .creeps(&["0,0/0", "0,0/1"])
        .colonists(&["0,0/3", "0,0/2"])
        .play(&[]);
    play.does("swap with 0,0/3");
    assert_eq!(play.step(), Step::Actions);
    play.does("swap with 0,0/2");
    assert_eq!(play.step(), Step::Actions, "no second Creep, no second Colonist");
    // Bullhorn and Follower do.
    let mut play = empty(2).activated(&["bullhorn", "follower"]).colonists(&["2,0/0", "2,0/1"]).play(&[]);
    play.does("command 2,0/0 to 2,0/5").does("follow 2,0/1");
    assert_eq!(play.left(), 4);
}

#[test]
fn jr_combo_2_three_together_in_three_cases_only() {
    let twice = |card: &str, third: &str| empty(2).hand(0, &[card, card]).activated(&[third]);
    let mut play = twice("heat-seeker", "grenadier").creeps(&["2,0/0", "2,0/1"]).play(&[]);
    play.does("heat-seek cards 2,0/0").does("grenade 2,0/1");
    assert_eq!(play.left(), 4);
    let mut play = twice("teleport", "juggernaut").creeps(&["2,0/0"]).play(&[]);
    play.does("teleport cards to 2,0/0");
    assert_eq!((play.at("2,0/0"), play.left()), ("A".into(), 4));
    let mut play = twice("teleport", "swap").colonists(&["2,0/0"]).play(&[]);
    play.does("teleport cards to 2,0/0");
    assert_eq!((play.at("0,0/c"), play.left()), ("colonist".into(), 4));
    // No Grenadier kill after a Juggernaut flight or Teleport.
    let mut play = empty(2)
        .robots(&["2,0/0", "pod"])
        .activated(&["juggernaut", "rocket-boots", "grenadier"])
        .hand(0, &["teleport"])
        .creeps(&["2,0/c", "2,0/1", "0,0/0", "0,0/1"])
        .play(&[]);
    play.does("fly to 2,0/3");
    assert_eq!((play.step(), play.at("2,0/c"), play.at("2,0/1")), (Step::Actions, "open".into(), "creep".into()));
    play.refuses("grenade 2,0/1", "JR-COMBO-2");
    play.does("teleport card to 0,0/0");
    assert_eq!((play.step(), play.at("0,0/1")), (Step::Actions, "creep".into()));
    // One flight cannot both run over Creeps and end in a Swap.
    let play = empty(2)
        .robots(&["2,0/0", "pod"])
        .activated(&["juggernaut", "rocket-boots", "swap"])
        .creeps(&["2,0/c"])
        .colonists(&["2,0/3"])
        .play(&[]);
    play.refuses("fly to 2,0/3", "JR-COMBO-2").allows("fly to 1,0/0");
}

#[test]
fn jr_combo_3_override_works_with_every_combination() {
    let mut play = empty(2)
        .robots(&["-2,0/c", "2,0/0"])
        .activated(&["override", "juggernaut", "rocket-boots"])
        .creeps(&["2,0/c", "2,0/3"])
        .play(&[]);
    play.does("fly to 1,0/0 by B");
    assert_eq!([play.robot(1), play.at("2,0/c"), play.at("2,0/3")], ["1,0/0", "open", "open"]);
    let mut play = empty(2)
        .robots(&["-2,0/c", "2,0/0"])
        .activated(&["override", "swap"])
        .hand(0, &["teleport", "teleport"])
        .colonists(&["0,0/c"])
        .play(&[]);
    play.does("teleport cards to 0,0/c by B");
    assert_eq!((play.robot(1), play.at("2,0/0")), ("0,0/c".into(), "colonist".into()));
}

#[test]
fn jr_combo_4_from_the_pod_the_colonist_boards() {
    let base = || empty(2).robots(&["pod", "0,0/c"]).activated(&["swap"]).hand(0, &["teleport"]).colonists(&["0,0/0"]);
    let mut play = base().set("saved", 27).set("aboard", 6).play(&[]);
    play.does("teleport card to 0,0/0");
    assert_eq!((play.view().saved, play.view().dock), (34, None), "the seventh launches it");
    base().undocked(1).play(&[]).refuses("teleport card to 0,0/0", "JR-COMBO-4");
}

#[test]
fn jr_combo_5_only_the_last_colonist_is_exchanged() {
    let mut play = empty(2)
        .robots(&["-2,0/3", "pod"])
        .activated(&["rocket-boots", "swap"])
        .colonists(&["-2,0/c", "-1,0/3", "-1,0/0"])
        .play(&[]);
    play.does("fly to -1,0/0");
    assert_eq!(
        [play.at("-2,0/c"), play.at("-1,0/3"), play.at("-2,0/3"), play.at("-1,0/0")],
        ["colonist", "colonist", "colonist", "A"]
    );
    // Into the Pod it is a plain flight.
    let mut play = empty(2).robots(&["1,1/5", "0,0/c"]).activated(&["rocket-boots", "swap"]).set("aboard", 1).play(&[]);
    play.does("fly to pod");
    assert_eq!((play.at("1,1/5"), play.view().aboard), ("open".into(), 1));
}

#[test]
fn jr_surge_1_one_more_creep_on_invaded_tiles() {
    let mut play =
        empty(2).robots(&["0,0/c", "0,0/0"]).creeps(&["0,1/0"]).colonists(&["0,1/1"]).deck(&["surge"], true).play(&[1]);
    play.does("end actions").does("place 1,1/0").does("place -2,0/3");
    // Edge spaces first, as ever; the converted Colonist on 0,1 does not count.
    assert_eq!(play.at("1,1/1"), "creep", "the only open edge space of 1,1");
    assert_eq!(play.options(), ["place -2,0/2", "place -2,0/4"]);
    play.does("place -2,0/4");
    assert_eq!((play.seat(), play.at("0,1/2"), play.discard()), (seat(1), "open".into(), vec!["surge"]));
    // A tile that blew up in the Invasion gets nothing more.
    let mut play =
        empty(2).creeps(&domes("2,-2", "01245")).robots(&["-1,2/0", "0,-2/0"]).deck(&["surge"], true).play(&[3]);
    play.does("end actions").does("place -1,2/1").does("place 0,-2/3");
    assert!(!play.tile_stands("2,-2"));
    assert_eq!(play.step(), Step::Place("0,-2".parse().expect("a cell")), "-1,2/2 was the only choice");
    // Exposed sides are looked up when Surge begins.
    let mut play = empty(2)
        .robots(&["0,0/c", "0,0/0"])
        .drawn("surge")
        .hand(0, &["suppressant"])
        .set("step", "setback")
        .set("invaded", vec!["0,1"])
        .gone("m1-c")
        .set("die", json!(4))
        .play(&[]);
    play.does("go on");
    assert_eq!(play.at("0,1/0"), "creep", "the hole at 1,1 exposes only side 0");
}

#[test]
fn jr_grab_1_a_super_creep_on_every_unguarded_plant() {
    let mut play = empty(2)
        .robots(&["1,0/0", "0,0/c"])
        .supers(&["2,-2"])
        .set("shielded", vec!["-1,2"])
        .set("step", "setback")
        .hand(0, &["suppressant"])
        .drawn("power-grab")
        .set("die", json!(4))
        .play(&[]);
    play.does("go on");
    let covered = ["1,0/c", "2,-2/c", "-1,2/c", "0,-2/c"].map(|spot| play.at(spot));
    assert_eq!(covered, ["plant", "super", "plant", "super"], "guarded, covered, suppressed, free");
    assert_eq!(play.at("0,1/c"), "plant", "Dishes are left alone");
}

#[test]
fn jr_noise_1_a_super_creep_on_every_unguarded_dish() {
    let mut play = empty(2).robots(&["0,1/0", "0,0/c"]).deck(&["signal-to-noise"], true).play(&[6]);
    play.does("end actions");
    let covered = ["0,1/c", "2,-1/c", "-2,2/c", "1,-2/c", "1,0/c"].map(|spot| play.at(spot));
    assert_eq!(covered, ["plant", "super", "super", "super", "plant"]);
    assert_eq!(play.left(), 4, "B has an action less");
}
