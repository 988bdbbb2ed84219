//! The Evacuation Pod.

use jupiter_rescue::{Docking, Step};

use crate::common::{domes, empty, seat};

#[test]
fn jr_pod_1_robots_and_up_to_seven_colonists_but_no_creeps() {
    let play = empty(7).robots(&["0,0/c", "pod", "pod", "pod", "pod", "pod", "pod"]).set("aboard", 6).play(&[]);
    assert_eq!(play.view().aboard, 6);
    let problem = empty(2).creeps(&["pod"]).position().expect_err("a Creep in the Pod");
    assert!(problem.to_string().contains("Pod"), "{problem}");
    let problem = empty(2).set("aboard", 7).position().expect_err("it would have launched");
    assert!(problem.to_string().contains("JR-POD-5"), "{problem}");
}

#[test]
fn jr_pod_2_adjacent_to_the_facing_dome_of_every_tile_it_touches() {
    let play = empty(2).robots(&["pod", "0,0/c"]).gone("m1-a").robots(&["pod", "2,0/c"]).set("dock", "0,0").play(&[]);
    let mut steps = play.options_like("move");
    steps.sort();
    assert_eq!(steps.len(), 6, "{steps:?}");
    assert!(steps.contains(&"move to 1,0/3".to_owned()) && steps.contains(&"move to 0,-1/1".to_owned()));
}

#[test]
fn jr_pod_3_those_aboard_block_nothing() {
    let play = empty(3).robots(&["2,0/5", "pod", "pod"]).set("aboard", 5).colonists(&["2,-1/0"]).play(&[]);
    play.allows("move to pod").allows("command 2,-1/0 to pod");
}

#[test]
fn jr_pod_4_colonists_aboard_are_not_converted() {
    let mut play = empty(2).creeps(&["2,0/5", "2,-1/0"]).set("aboard", 3).play(&[1]);
    assert!(play.view().threatened.is_empty());
    play.does("end actions");
    assert_eq!(play.colonists().1, 3);
}

#[test]
fn jr_pod_5_the_seventh_colonist_launches_it() {
    let mut play = empty(3)
        .set("active", 1)
        .set("saved", 0)
        .robots(&["pod", "2,0/c", "pod"])
        .set("aboard", 6)
        .colonists(&far(22, "2,0/5"))
        .play(&[]);
    play.does("command 2,0/5 to pod");
    let view = play.view();
    assert_eq!((view.saved, view.aboard, view.dock, view.returns), (7, 0, None, Some(seat(1))));
    assert_eq!((play.robot(0), play.robot(2)), ("pod".into(), "pod".into()));
    assert_eq!((play.seat(), play.left()), (seat(1), 4), "the turn goes on");
}

/// Some Colonists out of harm's way, and one more.
fn far(count: usize, one: &str) -> Vec<String> {
    let cells = ["-1,0", "-1,1", "-2,0", "-1,-1"];
    let mut spots: Vec<String> = cells.iter().flat_map(|cell| domes(cell, "012345c")).take(count).collect();
    spots.push(one.to_owned());
    spots
}

#[test]
fn jr_pod_6_what_a_robot_in_an_undocked_pod_can_do() {
    let away = || empty(3).undocked(1).robots(&["pod", "0,0/c", "pod"]).creeps(&["0,0/0"]).colonists(&["0,0/2"]);
    let play = away().hand(0, &["teleport", "heat-seeker", "pilot"]).hand(2, &["boost"]).play(&[]);
    play.refuses("move to 2,0/5", "JR-POD-6").refuses("attack 0,0/0", "JR-POD-6");
    play.refuses("command 0,0/2 to 0,0/3", "JR-POD-6");
    play.allows("teleport card to 0,0/1").allows("heat-seek card 0,0/0").allows("play pilot").allows("trade C");
    away().activated(&["bullhorn"]).play(&[]).allows("command 0,0/2 to 0,0/3");
    let play = away().activated(&["override", "grenadier"]).play(&[]);
    play.allows("attack 0,0/0 by B").refuses("attack 0,0/0 by C", "JR-OVER-3");
}

#[test]
fn jr_pod_7_docked_at_the_return_seats_turn() {
    let mut play = empty(2).undocked(1).robots(&["0,0/c", "0,0/0"]).play(&[6]);
    play.does("end actions");
    assert_eq!((play.step(), play.seat()), (Step::Dock(Docking::Return), seat(1)));
    play.refuses("end actions", "JR-POD-7").refuses("move to 0,0/1", "JR-POD-7");
    play.does("dock 3,0");
    assert_eq!((play.step(), play.view().dock.map(|cell| cell.to_string())), (Step::Actions, Some("3,0".into())));
    empty(2).undocked(1).play(&[]).refuses("dock 3,0", "JR-POD-7");
}

#[test]
fn jr_pod_8_a_dock_touches_a_tile() {
    let play =
        empty(2).gone("m1-a").undocked(0).robots(&["2,0/c", "pod"]).set("step", serde_json::json!({"dock": "return"}));
    let play = play.play(&[]);
    play.refuses("dock 2,0", "JR-POD-8").refuses("dock 4,0", "JR-POD-8");
    play.allows("dock 0,0").allows("dock 3,-1");
    assert_eq!(play.options().len(), 19, "18 around the colony and the hole");
}

#[test]
fn jr_pod_9_a_pod_that_touches_nothing_goes_adrift() {
    // The only tile it touches blows up.
    let mut play = empty(2)
        .set("dock", "3,0")
        .set("aboard", 2)
        .creeps(&domes("2,0", "12345c"))
        .robots(&["0,0/c", "pod"])
        .play(&[5]);
    play.does("end actions");
    let view = play.view();
    assert!(!play.tile_stands("2,0"));
    assert_eq!((view.dock, view.returns, view.aboard, view.saved), (None, Some(seat(0)), 2, 28));
}

#[test]
fn jr_pod_10_docking_clears_the_return_seat() {
    let mut play = empty(2).undocked(1).hand(0, &["pilot"]).robots(&["0,0/c", "0,0/0"]).play(&[6]);
    play.does("play pilot").does("dock 3,0");
    assert_eq!(play.view().returns, None);
    play.does("end actions");
    assert_eq!((play.seat(), play.step()), (seat(1), Step::Actions), "nothing is left to return");
    let problem = empty(2).set("returns", 1).position().expect_err("docked and due");
    assert!(problem.to_string().contains("JR-POD-10"), "{problem}");
}
