//! The worked examples.

use engine::testing::Table;
use jupiter_rescue::{Decision, End, JupiterRescue};

use crate::common::{Ask, Scene, empty, names, seat, t0};

/// Diagram E: the start of the Invasion step.
fn diagram_e() -> Scene {
    let colonists = "0,0/012345c 1,-1/012345c -1,1/012345c -1,0/012345c 1,0/012345 0,1/012345";
    let creeps = "2,-2/01245 1,1/3 0,-1/c 2,-1/05";
    // The Colonists of 0,-1 count as lost; no Robot is on a tile.
    t0(3).colonists(colonists).creeps(creeps).hand(0, "phase-shift").set("step", "rolled")
}

fn offers(table: &mut Table<JupiterRescue>) -> Vec<Vec<String>> {
    let mut all = Vec::new();
    while matches!(table.decision(), Decision::Place(_)) {
        all.push(table.offers());
        let first = table.offers()[0].clone();
        table.does(&first);
    }
    all
}

fn places(cell: &str, sites: &str) -> Vec<String> {
    names(&format!("{cell}/{sites}")).iter().map(|spot| format!("place {spot}")).collect()
}

#[test]
fn w1_diagram_e() {
    let roll = |die: u8| {
        let mut table = diagram_e().set("die", die).table();
        table.does("go on");
        table
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
    let base = || empty(3).robots("1,1/0 0,0/c pod").creeps("1,1/3 2,0/2");
    let table = base().table();
    assert!(table.allows("attack 1,1/3"));
    table.refused_by("JR-ATT-1", "attack 2,0/2");
    assert!(base().hand(0, "sniper").table().allows("snipe 2,0/2"));
}

#[test]
fn w3_actions() {
    let boosts = |supers: &str| {
        let mut table = empty(3).supers(supers).hand(0, "boost boost").table();
        table.does("play boost").does("play boost");
        table.left()
    };
    assert_eq!([boosts(""), boosts("0,1"), boosts("0,1 2,-1 -2,2 1,-2")], [7, 6, 6]);
    let mut table = empty(3).robots("0,1/0 pod pod").supers("0,1").set("spent", 3).table();
    assert_eq!(table.left(), 1);
    table.does("attack 0,1/c");
    assert_eq!(table.left(), 1);
}

#[test]
fn w4_hands() {
    let mut table = empty(3)
        .set("active", 2)
        .robots("0,0/c 0,0/0 0,0/1")
        .supers("1,0 2,-2 -1,2")
        .hand(0, "boost pilot swap")
        .core(0, "sniper")
        .deck("power-grab teleport")
        .rolling(&[6, 6]);
    table.does("end actions");
    assert_eq!(
        (table.view().hand_limit, table.hand(0).len(), table.active()),
        (0, 3, seat(0)),
        "kept until the own turn ends"
    );
    table.does("end actions");
    for card in ["boost", "pilot", "swap"] {
        assert_eq!(table.decision(), Decision::Discard);
        table.does(&format!("discard {card}"));
    }
    assert_eq!((table.hand(0).len(), table.cores(0), table.active()), (0, vec!["sniper"], seat(1)));
    assert!(table.discard().contains(&"teleport"), "the card just drawn included");
}

#[test]
fn w5_trading() {
    let base = || empty(3).robots("0,0/c 1,0/0 0,1/0").hand(0, "boost").hand(1, "swap pilot");
    let mut table = base().table();
    table.does("trade B, take swap, finish, trade C, give swap, finish");
    assert_eq!((table.hand(2), table.left()), (vec!["swap"], 3));
    let mut table = base().table();
    table.does("trade B, take swap, take pilot, give boost");
    assert_eq!(
        (table.hand(0), table.hand(1), table.left()),
        (vec!["pilot", "swap"], vec!["boost"], 4),
        "nothing is left to move"
    );
}

#[test]
fn w6_launch() {
    let mut table = empty(3)
        .set("active", 1)
        .set("aboard", 6)
        .robots("pod 2,0/c pod")
        .colonists("2,0/5")
        .core(0, "boost")
        .core(2, "boost")
        .rolling(&[6, 6, 6]);
    table.does("command 2,0/5 to pod");
    assert_eq!((table.view().saved, table.view().returns, table.view().dock), (35, Some(seat(1)), None));
    table.does("end actions");
    for number in [2, 0] {
        assert_eq!(table.active(), seat(number));
        table.refused_by("JR-POD-6", "move to 2,0/5");
        table.does("end actions");
    }
    assert_eq!((table.active(), matches!(table.decision(), Decision::Dock(_))), (seat(1), true));
}

#[test]
fn w7_1_bullhorn_and_follower() {
    let mut table = empty(3).robots("2,0/0 pod pod").activated("bullhorn follower").colonists("-1,0/c -1,0/0").table();
    table.does("command -1,0/c to -1,0/3, follow -1,0/0");
    assert_eq!((table.at("-1,0/c"), table.at("-1,0/0"), table.left()), ("colonist".into(), "open".into(), 4));
}

#[test]
fn w7_2_grenadier_and_heat_seeker() {
    let base = || empty(3).activated("grenadier").creeps("-2,0/3 -2,0/4");
    let mut table = base().hand(0, "heat-seeker").table();
    table.does("heat-seek card -2,0/3, grenade -2,0/4");
    assert_eq!(table.left(), 2);
    let mut table = base().hand(0, "heat-seeker heat-seeker").table();
    table.does("heat-seek cards -2,0/3, grenade -2,0/4");
    assert_eq!((table.left(), table.at("-2,0/3"), table.at("-2,0/4")), (4, "open".into(), "open".into()));
}

#[test]
fn w7_3_grenadier_and_juggernaut() {
    let mut table = empty(3).robots("1,1/c pod pod").activated("grenadier juggernaut").creeps("1,1/0 1,1/1").table();
    table.does("move to 1,1/0, grenade 1,1/1");
    assert_eq!((table.robot(0), table.at("1,1/1"), table.left()), ("1,1/0".into(), "open".into(), 4));
}

#[test]
fn w7_4_grenadier_and_sniper() {
    let mut table =
        empty(3).robots("1,1/c pod pod").activated("grenadier").hand(0, "sniper").creeps("2,0/1 2,0/2").table();
    table.does("snipe 2,0/1, grenade 2,0/2");
    assert_eq!((table.at("2,0/1"), table.at("2,0/2"), table.left()), ("open".into(), "open".into(), 4));
}

#[test]
fn w7_5_juggernaut_and_teleport() {
    for (hand, code, left) in [("teleport", "card", 2), ("teleport teleport", "cards", 4)] {
        let mut table = empty(3).activated("juggernaut").hand(0, hand).creeps("-2,2/3").table();
        table.does(&format!("teleport {code} to -2,2/3"));
        assert_eq!((table.at("-2,2/3"), table.left()), ("A".into(), left));
    }
}

#[test]
fn w7_6_juggernaut_and_rocket_boots() {
    let mut table = empty(3).robots("2,0/0 pod pod").activated("juggernaut rocket-boots").creeps("2,0/c 2,0/3").table();
    table.refused_by("JR-GEO-12", "fly to 0,0/0");
    table.does("fly to 1,0/0");
    assert_eq!([table.robot(0), table.at("2,0/c"), table.at("2,0/3")], ["1,0/0", "open", "open"]);
    assert_eq!(table.left(), 4);
}

#[test]
fn w7_7_rocket_boots_and_swap() {
    let mut table = empty(3).robots("1,1/1 pod pod").activated("rocket-boots swap").colonists("1,1/4 1,0/1").table();
    table.does("fly to 1,0/1");
    assert_eq!([table.at("1,0/1"), table.at("1,1/1"), table.at("1,1/4")], ["A", "colonist", "colonist"]);
    assert_eq!(table.left(), 4);
}

#[test]
fn w7_8_swap_and_teleport() {
    for (hand, code, left) in [("teleport", "card", 2), ("teleport teleport", "cards", 4)] {
        let table = empty(3).robots("2,0/0 pod pod").activated("swap").hand(0, hand).colonists("-1,0/c");
        let mut table = table.table();
        table.does(&format!("teleport {code} to -1,0/c"));
        assert_eq!((table.at("-1,0/c"), table.at("2,0/0"), table.left()), ("A".into(), "colonist".into(), left));
    }
}

#[test]
fn w7_9_pilot_and_pilot() {
    let mut table = empty(3).hand(0, "pilot pilot").set("aboard", 3).table();
    table.does("play pilot, play pilot, dock -3,0");
    let view = table.view();
    assert_eq!((view.saved, view.aboard, view.returns, table.robot(1)), (31, 0, None, "pod".into()));
}

#[test]
fn w8_lines() {
    let table = empty(2).robots("-2,0/3 pod").activated("rocket-boots").table();
    let line = ["-2,0/0", "-1,0/3", "-1,0/c", "-1,0/0", "0,0/3", "0,0/c", "0,0/0", "1,0/3"];
    assert_eq!(table.offers_like("fly"), line.map(|spot| format!("fly to {spot}")));
    let table = empty(2).robots("2,0/0 pod").activated("rocket-boots").table();
    table.refused_by("JR-MOVE-1", "fly to 2,0/1").refused_by("JR-GEO-12", "fly to 2,0/2");
}

#[test]
fn w9_tracker() {
    let base = || empty(2).set("saved", 27).colonists("1,1/c 1,1/4").creeps("1,1/0");
    let mut table = base().rolling(&[3]);
    assert_eq!(table.colonists(), (27, 0, 2, 18));
    table.does("end actions");
    assert_eq!((table.colonists().3, table.view().losses_allowed, table.outcome()), (19, 0, None));
    let mut table = empty(2).set("saved", 27).colonists("1,1/c").creeps("1,1/0").rolling(&[3]);
    table.does("end actions");
    assert_eq!((table.colonists().3, table.decision()), (20, Decision::Over(End::TooFewColonists)));
}
