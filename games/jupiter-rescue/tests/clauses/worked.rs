//! The worked examples.

use jupiter_rescue::{End, Step};

use crate::common::{Play, Table, domes, empty, seat, t0};

/// Diagram E: the start of the Invasion step.
fn diagram_e() -> Table {
    let colonists = ["0,0", "1,-1", "-1,1", "-1,0"].iter().flat_map(|cell| domes(cell, "012345c"));
    let colonists = colonists.chain(["1,0", "0,1"].iter().flat_map(|cell| domes(cell, "012345")));
    let creeps = [domes("2,-2", "01245"), ["1,1/3", "0,-1/c", "2,-1/0", "2,-1/5"].map(str::to_owned).to_vec()].concat();
    // The Colonists of 0,-1 count as lost; no Robot is on a tile.
    t0(3).colonists(&colonists.collect::<Vec<_>>()).creeps(&creeps).hand(0, &["phase-shift"]).set("step", "rolled")
}

fn offers(play: &mut Play) -> Vec<Vec<String>> {
    let mut all = Vec::new();
    while matches!(play.step(), Step::Place(_)) {
        all.push(play.options());
        let first = play.options()[0].clone();
        play.does(&first);
    }
    all
}

fn places(cell: &str, sites: &str) -> Vec<String> {
    domes(cell, sites).iter().map(|spot| format!("place {spot}")).collect()
}

#[test]
fn w1_diagram_e() {
    let roll = |die: u8| {
        let mut play = diagram_e().set("die", die).play(&[]);
        play.does("go on");
        play
    };
    assert_eq!(offers(&mut roll(1)), [places("1,1", "01"), places("-2,0", "234")]);
    assert_eq!(offers(&mut roll(2)), [places("0,2", "012"), places("-1,-1", "34")]);
    let mut three = roll(3);
    assert!(!three.tile_stands("2,-2"), "its last open dome is taken, and it is destroyed");
    assert_eq!(offers(&mut three).len(), 2);
    assert_eq!(offers(&mut roll(4)), [places("2,-1", "1234"), places("-2,2", "123"), places("1,-2", "45")]);
    assert_eq!(offers(&mut roll(5)), [places("2,0", "015"), places("-2,1", "23")]);
    let mut six = roll(6);
    assert_eq!(offers(&mut six), [places("1,1", "01"), places("0,-1", "012345"), places("2,-1", "1234")]);
    assert!(!six.tile_stands("2,-2"));
}

#[test]
fn w2_range_of_fire() {
    let base = || empty(3).robots(&["1,1/0", "0,0/c", "pod"]).creeps(&["1,1/3", "2,0/2"]);
    base().play(&[]).allows("attack 1,1/3").refuses("attack 2,0/2", "JR-ATT-1");
    base().hand(0, &["sniper"]).play(&[]).allows("snipe 2,0/2");
}

#[test]
fn w3_actions() {
    let boosts = |supers: &[&str]| {
        let mut play = empty(3).supers(supers).hand(0, &["boost", "boost"]).play(&[]);
        play.does("play boost").does("play boost");
        play.left()
    };
    assert_eq!([boosts(&[]), boosts(&["0,1"]), boosts(&["0,1", "2,-1", "-2,2", "1,-2"])], [7, 6, 6]);
    let mut play = empty(3).robots(&["0,1/0", "pod", "pod"]).supers(&["0,1"]).set("spent", 3).play(&[]);
    assert_eq!(play.left(), 1);
    play.does("attack 0,1/c");
    assert_eq!(play.left(), 1);
}

#[test]
fn w4_hands() {
    let plants = ["1,0", "2,-2", "-1,2", "0,-2"];
    let mut play = empty(3)
        .set("active", 2)
        .robots(&["0,0/c", "0,0/0", "0,0/1"])
        .supers(&plants[..3])
        .hand(0, &["boost", "pilot", "swap"])
        .core(0, "sniper")
        .deck(&["power-grab", "teleport"], true)
        .play(&[6, 6]);
    play.does("end actions");
    assert_eq!(
        (play.view().hand_limit, play.hand(0).len(), play.seat()),
        (0, 3, seat(0)),
        "kept until the own turn ends"
    );
    play.does("end actions");
    for card in ["boost", "pilot", "swap"] {
        assert_eq!(play.step(), Step::Discard);
        play.does(&format!("discard {card}"));
    }
    assert_eq!((play.hand(0).len(), play.cores(0), play.seat()), (0, vec!["sniper"], seat(1)));
    assert!(play.discard().contains(&"teleport"), "the card just drawn included");
}

#[test]
fn w5_trading() {
    let base = || empty(3).robots(&["0,0/c", "1,0/0", "0,1/0"]).hand(0, &["boost"]).hand(1, &["swap", "pilot"]);
    let mut play = base().play(&[]);
    play.does("trade B").does("take swap").does("finish").does("trade C").does("give swap").does("finish");
    assert_eq!((play.hand(2), play.left()), (vec!["swap"], 3));
    let mut play = base().play(&[]);
    play.does("trade B").does("take swap").does("take pilot").does("give boost");
    assert_eq!(
        (play.hand(0), play.hand(1), play.left()),
        (vec!["pilot", "swap"], vec!["boost"], 4),
        "nothing is left to move"
    );
}

#[test]
fn w6_launch() {
    let mut play = empty(3)
        .set("active", 1)
        .set("aboard", 6)
        .robots(&["pod", "2,0/c", "pod"])
        .colonists(&["2,0/5"])
        .core(0, "boost")
        .core(2, "boost")
        .play(&[6, 6, 6]);
    play.does("command 2,0/5 to pod");
    assert_eq!((play.view().saved, play.view().returns, play.view().dock), (35, Some(seat(1)), None));
    play.does("end actions");
    for number in [2, 0] {
        assert_eq!(play.seat(), seat(number));
        play.refuses("move to 2,0/5", "JR-POD-6");
        play.does("end actions");
    }
    assert_eq!((play.seat(), matches!(play.step(), Step::Dock(_))), (seat(1), true));
}

#[test]
fn w7_1_bullhorn_and_follower() {
    let mut play = empty(3)
        .robots(&["2,0/0", "pod", "pod"])
        .activated(&["bullhorn", "follower"])
        .colonists(&["-1,0/c", "-1,0/0"])
        .play(&[]);
    play.does("command -1,0/c to -1,0/3").does("follow -1,0/0");
    assert_eq!((play.at("-1,0/c"), play.at("-1,0/0"), play.left()), ("colonist".into(), "open".into(), 4));
}

#[test]
fn w7_2_grenadier_and_heat_seeker() {
    let base = || empty(3).activated(&["grenadier"]).creeps(&["-2,0/3", "-2,0/4"]);
    let mut play = base().hand(0, &["heat-seeker"]).play(&[]);
    play.does("heat-seek card -2,0/3").does("grenade -2,0/4");
    assert_eq!(play.left(), 2);
    let mut play = base().hand(0, &["heat-seeker", "heat-seeker"]).play(&[]);
    play.does("heat-seek cards -2,0/3").does("grenade -2,0/4");
    assert_eq!((play.left(), play.at("-2,0/3"), play.at("-2,0/4")), (4, "open".into(), "open".into()));
}

#[test]
fn w7_3_grenadier_and_juggernaut() {
    let mut play = empty(3)
        .robots(&["1,1/c", "pod", "pod"])
        .activated(&["grenadier", "juggernaut"])
        .creeps(&["1,1/0", "1,1/1"])
        .play(&[]);
    play.does("move to 1,1/0").does("grenade 1,1/1");
    assert_eq!((play.robot(0), play.at("1,1/1"), play.left()), ("1,1/0".into(), "open".into(), 4));
}

#[test]
fn w7_4_grenadier_and_sniper() {
    let mut play = empty(3)
        .robots(&["1,1/c", "pod", "pod"])
        .activated(&["grenadier"])
        .hand(0, &["sniper"])
        .creeps(&["2,0/1", "2,0/2"])
        .play(&[]);
    play.does("snipe 2,0/1").does("grenade 2,0/2");
    assert_eq!((play.at("2,0/1"), play.at("2,0/2"), play.left()), ("open".into(), "open".into(), 4));
}

#[test]
fn w7_5_juggernaut_and_teleport() {
    for (hand, code, left) in [(vec!["teleport"], "card", 2), (vec!["teleport", "teleport"], "cards", 4)] {
        let mut play = empty(3).activated(&["juggernaut"]).hand(0, &hand).creeps(&["-2,2/3"]).play(&[]);
        play.does(&format!("teleport {code} to -2,2/3"));
        assert_eq!((play.at("-2,2/3"), play.left()), ("A".into(), left));
    }
}

#[test]
fn w7_6_juggernaut_and_rocket_boots() {
    let mut play = empty(3)
        .robots(&["2,0/0", "pod", "pod"])
        .activated(&["juggernaut", "rocket-boots"])
        .creeps(&["2,0/c", "2,0/3"])
        .play(&[]);
    play.refuses("fly to 0,0/0", "JR-GEO-12");
    play.does("fly to 1,0/0");
    assert_eq!([play.robot(0), play.at("2,0/c"), play.at("2,0/3")], ["1,0/0", "open", "open"]);
    assert_eq!(play.left(), 4);
}

#[test]
fn w7_7_rocket_boots_and_swap() {
    let mut play = empty(3)
        .robots(&["1,1/1", "pod", "pod"])
        .activated(&["rocket-boots", "swap"])
        .colonists(&["1,1/4", "1,0/1"])
        .play(&[]);
    play.does("fly to 1,0/1");
    assert_eq!([play.at("1,0/1"), play.at("1,1/1"), play.at("1,1/4")], ["A", "colonist", "colonist"]);
    assert_eq!(play.left(), 4);
}

#[test]
fn w7_8_swap_and_teleport() {
    for (hand, code, left) in [(vec!["teleport"], "card", 2), (vec!["teleport", "teleport"], "cards", 4)] {
        let table =
            empty(3).robots(&["2,0/0", "pod", "pod"]).activated(&["swap"]).hand(0, &hand).colonists(&["-1,0/c"]);
        let mut play = table.play(&[]);
        play.does(&format!("teleport {code} to -1,0/c"));
        assert_eq!((play.at("-1,0/c"), play.at("2,0/0"), play.left()), ("A".into(), "colonist".into(), left));
    }
}

#[test]
fn w7_9_pilot_and_pilot() {
    let mut play = empty(3).hand(0, &["pilot", "pilot"]).set("aboard", 3).play(&[]);
    play.does("play pilot").does("play pilot").does("dock -3,0");
    let view = play.view();
    assert_eq!((view.saved, view.aboard, view.returns, play.robot(1)), (31, 0, None, "pod".into()));
}

#[test]
fn w8_lines() {
    let play = empty(2).robots(&["-2,0/3", "pod"]).activated(&["rocket-boots"]).play(&[]);
    let line = ["-2,0/0", "-1,0/3", "-1,0/c", "-1,0/0", "0,0/3", "0,0/c", "0,0/0", "1,0/3"];
    assert_eq!(play.options_like("fly"), line.map(|spot| format!("fly to {spot}")));
    let play = empty(2).robots(&["2,0/0", "pod"]).activated(&["rocket-boots"]).play(&[]);
    play.refuses("fly to 2,0/1", "JR-BOOTS-1").refuses("fly to 2,0/2", "JR-GEO-12");
}

#[test]
fn w9_tracker() {
    let base = || empty(2).set("saved", 27).colonists(&["1,1/c", "1,1/4"]).creeps(&["1,1/0"]);
    let mut play = base().play(&[3]);
    assert_eq!(play.colonists(), (27, 0, 2, 18));
    play.does("end actions");
    assert_eq!((play.colonists().3, play.view().losses_allowed, play.outcome()), (19, 0, None));
    let mut play = empty(2).set("saved", 27).colonists(&["1,1/c"]).creeps(&["1,1/0"]).play(&[3]);
    play.does("end actions");
    assert_eq!((play.colonists().3, play.step()), (20, Step::Over(End::TooFewColonists)));
}
