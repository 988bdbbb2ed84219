//! Combinations and Setbacks.

use jupiter_rescue::Decision;
use serde_json::json;

use crate::common::{Ask, empty, seat};

#[test]
fn jr_combo_1_only_the_listed_pairs_act_together() {
    // Follower takes no part in a Swap, Grenadier none in a Swap.
    let mut table =
        empty(2).activated("swap follower grenadier").creeps("0,0/0 0,0/1").colonists("0,0/3 0,0/2").table();
    table.does("swap with 0,0/3");
    assert_eq!(table.decision(), Decision::Actions);
    table.does("swap with 0,0/2");
    assert_eq!(table.decision(), Decision::Actions, "no second Creep, no second Colonist");
    // Bullhorn and Follower do.
    let mut table = empty(2).activated("bullhorn follower").colonists("2,0/0 2,0/1").table();
    table.does("command 2,0/0 to 2,0/5, follow 2,0/1");
    assert_eq!(table.left(), 4);
}

#[test]
fn jr_combo_2_three_together_in_three_cases_only() {
    let twice = |card: &str, third: &str| empty(2).hand(0, &format!("{card} {card}")).activated(third);
    let mut table = twice("heat-seeker", "grenadier").creeps("2,0/0 2,0/1").table();
    table.does("heat-seek cards 2,0/0, grenade 2,0/1");
    assert_eq!(table.left(), 4);
    let mut table = twice("teleport", "juggernaut").creeps("2,0/0").table();
    table.does("teleport cards to 2,0/0");
    assert_eq!((table.at("2,0/0"), table.left()), ("A".into(), 4));
    let mut table = twice("teleport", "swap").colonists("2,0/0").table();
    table.does("teleport cards to 2,0/0");
    assert_eq!((table.at("0,0/c"), table.left()), ("colonist".into(), 4));
    // No Grenadier kill after a Juggernaut flight or Teleport.
    let mut table = empty(2)
        .robots("2,0/0 pod")
        .activated("juggernaut rocket-boots grenadier")
        .hand(0, "teleport")
        .creeps("2,0/c 2,0/1 0,0/0 0,0/1")
        .table();
    table.does("fly to 2,0/3");
    assert_eq!(
        (table.decision(), table.at("2,0/c"), table.at("2,0/1")),
        (Decision::Actions, "open".into(), "creep".into())
    );
    table.refused_by("JR-COMBO-2", "grenade 2,0/1");
    table.does("teleport card to 0,0/0");
    assert_eq!((table.decision(), table.at("0,0/1")), (Decision::Actions, "creep".into()));
    // One flight cannot both run over Creeps and end in a Swap.
    let table = empty(2)
        .robots("2,0/0 pod")
        .activated("juggernaut rocket-boots swap")
        .creeps("2,0/c")
        .colonists("2,0/3")
        .table();
    table.refused_by("JR-COMBO-2", "fly to 2,0/3");
    assert!(table.allows("fly to 1,0/0"));
}

#[test]
fn jr_combo_3_override_works_with_every_combination() {
    let mut table =
        empty(2).robots("-2,0/c 2,0/0").activated("override juggernaut rocket-boots").creeps("2,0/c 2,0/3").table();
    table.does("fly to 1,0/0 by B");
    assert_eq!([table.robot(1), table.at("2,0/c"), table.at("2,0/3")], ["1,0/0", "open", "open"]);
    let mut table = empty(2)
        .robots("-2,0/c 2,0/0")
        .activated("override swap")
        .hand(0, "teleport teleport")
        .colonists("0,0/c")
        .table();
    table.does("teleport cards to 0,0/c by B");
    assert_eq!((table.robot(1), table.at("2,0/0")), ("0,0/c".into(), "colonist".into()));
}

#[test]
fn jr_combo_4_from_the_pod_the_colonist_boards() {
    let base = || empty(2).robots("pod 0,0/c").activated("swap").hand(0, "teleport").colonists("0,0/0");
    let mut table = base().set("saved", 27).set("aboard", 6).table();
    table.does("teleport card to 0,0/0");
    assert_eq!((table.view().saved, table.view().dock), (34, None), "the seventh launches it");
    base().undocked(1).table().refused_by("JR-COMBO-4", "teleport card to 0,0/0");
}

#[test]
fn jr_combo_5_only_the_last_colonist_is_exchanged() {
    let mut table =
        empty(2).robots("-2,0/3 pod").activated("rocket-boots swap").colonists("-2,0/c -1,0/3 -1,0/0").table();
    table.does("fly to -1,0/0");
    assert_eq!(
        [table.at("-2,0/c"), table.at("-1,0/3"), table.at("-2,0/3"), table.at("-1,0/0")],
        ["colonist", "colonist", "colonist", "A"]
    );
    // Into the Pod it is a plain flight.
    let mut table = empty(2).robots("1,1/5 0,0/c").activated("rocket-boots swap").set("aboard", 1).table();
    table.does("fly to pod");
    assert_eq!((table.at("1,1/5"), table.view().aboard), ("open".into(), 1));
}

#[test]
fn jr_surge_1_one_more_creep_on_invaded_tiles() {
    let mut table = empty(2).robots("0,0/c 0,0/0").creeps("0,1/0").colonists("0,1/1").deck("surge").rolling(&[1]);
    table.does("end actions, place 1,1/0, place -2,0/3");
    // Edge spaces first, as ever; the converted Colonist on 0,1 does not count.
    assert_eq!(table.at("1,1/1"), "creep", "the only open edge space of 1,1");
    assert_eq!(table.offers(), ["place -2,0/2", "place -2,0/4"]);
    table.does("place -2,0/4");
    assert_eq!((table.active(), table.at("0,1/2"), table.discard()), (seat(1), "open".into(), vec!["surge"]));
    // A tile that blew up in the Invasion gets nothing more.
    let mut table = empty(2).creeps("2,-2/01245").robots("-1,2/0 0,-2/0").deck("surge").rolling(&[3]);
    table.does("end actions, place -1,2/1, place 0,-2/3");
    assert!(!table.tile_stands("2,-2"));
    assert_eq!(table.decision(), Decision::Place("0,-2".parse().expect("a cell")), "-1,2/2 was the only choice");
    // Exposed sides are looked up when Surge begins.
    let mut table = empty(2)
        .robots("0,0/c 0,0/0")
        .drawn("surge")
        .hand(0, "suppressant")
        .set("step", "setback")
        .set("invaded", vec!["0,1"])
        .gone("m1-c")
        .set("die", json!(4))
        .table();
    table.does("go on");
    assert_eq!(table.at("0,1/0"), "creep", "the hole at 1,1 exposes only side 0");
}

#[test]
fn jr_grab_1_a_super_creep_on_every_unguarded_plant() {
    let mut table = empty(2)
        .robots("1,0/0 0,0/c")
        .supers("2,-2")
        .set("shielded", vec!["-1,2"])
        .set("step", "setback")
        .hand(0, "suppressant")
        .drawn("power-grab")
        .set("die", json!(4))
        .table();
    table.does("go on");
    let covered = ["1,0/c", "2,-2/c", "-1,2/c", "0,-2/c"].map(|spot| table.at(spot));
    assert_eq!(covered, ["plant", "super", "plant", "super"], "guarded, covered, suppressed, free");
    assert_eq!(table.at("0,1/c"), "plant", "Dishes are left alone");
}

#[test]
fn jr_noise_1_a_super_creep_on_every_unguarded_dish() {
    let mut table = empty(2).robots("0,1/0 0,0/c").deck("signal-to-noise").rolling(&[6]);
    table.does("end actions");
    let covered = ["0,1/c", "2,-1/c", "-2,2/c", "1,-2/c", "1,0/c"].map(|spot| table.at(spot));
    assert_eq!(covered, ["plant", "super", "super", "super", "plant"]);
    assert_eq!(table.left(), 4, "B has an action less");
}
