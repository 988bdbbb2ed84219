//! The Evacuation Pod.

use jupiter_rescue::{Decision, Docking};

use crate::common::{Ask, empty, seat};

#[test]
fn jr_pod_1_robots_and_up_to_seven_colonists_but_no_creeps() {
    let table = empty(7).robots("0,0/c pod pod pod pod pod pod").set("aboard", 6).table();
    assert_eq!(table.view().aboard, 6);
    empty(2).creeps("pod").cannot_be("Pod");
    empty(2).set("aboard", 7).cannot_be("JR-POD-5");
}

#[test]
fn jr_pod_2_adjacent_to_the_facing_dome_of_every_tile_it_touches() {
    let table = empty(2).robots("pod 0,0/c").gone("m1-a").robots("pod 2,0/c").set("dock", "0,0").table();
    let mut steps = table.offers_like("move");
    steps.sort();
    assert_eq!(steps.len(), 6, "{steps:?}");
    assert!(steps.contains(&"move to 1,0/3".to_owned()) && steps.contains(&"move to 0,-1/1".to_owned()));
}

#[test]
fn jr_pod_3_those_aboard_block_nothing() {
    let table = empty(3).robots("2,0/5 pod pod").set("aboard", 5).colonists("2,-1/0").table();
    assert!(table.allows("move to pod") && table.allows("command 2,-1/0 to pod"));
}

#[test]
fn jr_pod_4_colonists_aboard_are_not_converted() {
    let mut table = empty(2).creeps("2,0/5 2,-1/0").set("aboard", 3).rolling(&[1]);
    assert!(table.view().threatened.is_empty());
    table.does("end actions");
    assert_eq!(table.colonists().1, 3);
}

#[test]
fn jr_pod_5_the_seventh_colonist_launches_it() {
    let mut table = empty(3)
        .set("active", 1)
        .set("saved", 0)
        .robots("pod 2,0/c pod")
        .set("aboard", 6)
        .colonists("-1,0/012345c -1,1/012345c -2,0/012345c -1,-1/0 2,0/5")
        .table();
    table.does("command 2,0/5 to pod");
    let view = table.view();
    assert_eq!((view.saved, view.aboard, view.dock, view.returns), (7, 0, None, Some(seat(1))));
    assert_eq!((table.robot(0), table.robot(2)), ("pod".into(), "pod".into()));
    assert_eq!((table.active(), table.left()), (seat(1), 4), "the turn goes on");
}

#[test]
fn jr_pod_6_what_a_robot_in_an_undocked_pod_can_do() {
    let away = || empty(3).undocked(1).robots("pod 0,0/c pod").creeps("0,0/0").colonists("0,0/2");
    let table = away().hand(0, "teleport heat-seeker pilot").hand(2, "boost").table();
    table.refused_by("JR-POD-6", "move to 2,0/5").refused_by("JR-POD-6", "attack 0,0/0");
    table.refused_by("JR-POD-6", "command 0,0/2 to 0,0/3");
    assert!(
        table.allows("teleport card to 0,0/1")
            && table.allows("heat-seek card 0,0/0")
            && table.allows("play pilot")
            && table.allows("trade C")
    );
    assert!(away().activated("bullhorn").table().allows("command 0,0/2 to 0,0/3"));
    let table = away().activated("override grenadier").table();
    assert!(table.allows("attack 0,0/0 by B"));
    table.refused_by("JR-OVER-3", "attack 0,0/0 by C");
}

#[test]
fn jr_pod_7_docked_at_the_return_seats_turn() {
    let mut table = empty(2).undocked(1).robots("0,0/c 0,0/0").rolling(&[6]);
    table.does("end actions");
    assert_eq!((table.decision(), table.active()), (Decision::Dock(Docking::Return), seat(1)));
    table.refused_by("JR-POD-7", "end actions").refused_by("JR-POD-7", "move to 0,0/1");
    table.does("dock 3,0");
    assert_eq!(
        (table.decision(), table.view().dock.map(|cell| cell.to_string())),
        (Decision::Actions, Some("3,0".into()))
    );
    empty(2).undocked(1).table().refused_by("JR-POD-7", "dock 3,0");
}

#[test]
fn jr_pod_8_a_dock_touches_a_tile() {
    let table =
        empty(2).gone("m1-a").undocked(0).robots("2,0/c pod").set("step", serde_json::json!({"dock": "return"}));
    let table = table.table();
    table.refused_by("JR-POD-8", "dock 2,0").refused_by("JR-POD-8", "dock 4,0");
    assert!(table.allows("dock 0,0") && table.allows("dock 3,-1"));
    assert_eq!(table.offers().len(), 19, "18 around the colony and the hole");
}

#[test]
fn jr_pod_9_a_pod_that_touches_nothing_goes_adrift() {
    // The only tile it touches blows up.
    let mut table = empty(2).set("dock", "3,0").set("aboard", 2).creeps("2,0/12345c").robots("0,0/c pod").rolling(&[5]);
    table.does("end actions");
    let view = table.view();
    assert!(!table.tile_stands("2,0"));
    assert_eq!((view.dock, view.returns, view.aboard, view.saved), (None, Some(seat(0)), 2, 28));
}

#[test]
fn jr_pod_10_docking_clears_the_return_seat() {
    let mut table = empty(2).undocked(1).hand(0, "pilot").robots("0,0/c 0,0/0").rolling(&[6]);
    table.does("play pilot, dock 3,0");
    assert_eq!(table.view().returns, None);
    table.does("end actions");
    assert_eq!((table.active(), table.decision()), (seat(1), Decision::Actions), "nothing is left to return");
    empty(2).set("returns", 1).cannot_be("JR-POD-10");
}
