//! The abilities.

use engine::testing::Table;
use jupiter_rescue::{Decision, Docking, Event, Figure, JupiterRescue};

use crate::common::{Ask, empty, seat, spot};

#[test]
fn jr_boost_1_each_boost_adds_an_action() {
    let mut table = empty(2).hand(0, "boost boost").table();
    table.does("play boost");
    assert_eq!(table.left(), 6);
    table.does("play boost");
    assert_eq!(table.left(), 7);
}

#[test]
fn jr_bull_1_the_range_is_the_whole_colony() {
    let base = || empty(2).robots("-2,0/c 0,0/c").colonists("2,0/0").set("aboard", 1);
    base().table().refused_by("JR-CMD-2", "command 2,0/0 to 2,0/1");
    let table = base().activated("bullhorn").table();
    assert!(table.allows("command 2,0/0 to 2,0/1") && table.allows("command pod to 2,0/5"));
    // Islands, too.
    let table = base().gone("m3-a m4-b m1-c").set("dock", "3,0").activated("bullhorn").table();
    assert!(table.allows("command 2,0/0 to 2,0/1"));
}

#[test]
fn jr_bull_2_trade_with_anybody_there() {
    let base = || empty(3).robots("-2,0/c 2,0/c pod").hand(0, "boost");
    base().table().refused_by("JR-TRADE-1", "trade B");
    let table = base().activated("bullhorn").table();
    assert!(table.allows("trade B") && table.allows("trade C"));
    base().undocked(1).activated("bullhorn").table().refused_by("JR-TRADE-1", "trade C");
}

#[test]
fn jr_data_1_a_new_core_from_the_hand() {
    let base = || empty(2).core(0, "sniper");
    base().hand(0, "data-core").activated("swap").table().refused_by("JR-DATA-1", "play data-core");
    let mut table = base().hand(0, "data-core boost pilot").table();
    table.does("play data-core");
    assert_eq!(table.offers(), ["install boost", "install pilot"]);
    table.refused_by("JR-DATA-1", "install swap");
    table.does("install boost");
    assert_eq!(
        (table.cores(0), table.hand(0), table.discard()),
        (vec!["boost"], vec!["pilot"], vec!["data-core", "sniper"])
    );
    assert_eq!(table.left(), 5);
}

#[test]
fn jr_data_2_as_core_it_replaces_itself() {
    empty(2).core(0, "data-core").table().refused_by("JR-DATA-2", "core data-core");
    let mut table = empty(2).core(0, "data-core").hand(0, "boost").table();
    table.does("core data-core");
    assert_eq!((table.cores(0), table.discard()), (vec!["boost"], vec!["data-core"]));
}

#[test]
fn jr_data_3_the_new_core_works_at_once() {
    let mut table = empty(2).core(0, "boost").hand(0, "data-core boost").table();
    table.does("core boost, play data-core, core boost");
    assert_eq!(table.left(), 7, "the old core's Boost stays, the new core has not been used");
}

#[test]
fn jr_foll_1_another_colonist_into_the_vacated_dome() {
    let mut table = empty(2).activated("follower").colonists("0,0/0 0,0/1 0,0/3 1,0/3").table();
    table.does("command 0,0/0 to 0,0/5");
    assert_eq!(table.offers(), ["follow 0,0/1", "follow 1,0/3", "follow none"]);
    table
        .refused_by("JR-FOLL-1", "follow 0,0/3")
        .refused_by("JR-FOLL-1", "follow 0,0/5")
        .refused_by("JR-FOLL-1", "follow 0,0/4");
    table.does("follow 0,0/1");
    assert_eq!([table.at("0,0/0"), table.at("0,0/1"), table.at("0,0/5")], ["colonist", "open", "colonist"]);
    assert_eq!(table.left(), 4);
    table.refused_by("JR-FOLL-1", "follow 0,0/3");
}

#[test]
fn jr_foll_2_within_range_before_it_moves() {
    let mut table = empty(2).activated("follower").colonists("1,0/0 2,0/3 1,0/1").table();
    table.does("command 1,0/0 to 1,0/5");
    table.refused_by("JR-FOLL-2", "follow 2,0/3");
    assert!(table.allows("follow 1,0/1"));
}

#[test]
fn jr_foll_3_no_chain() {
    let mut table = empty(2).activated("follower").colonists("0,0/0 0,0/1 0,0/2").table();
    table.does("command 0,0/0 to 0,0/5, follow 0,0/1");
    assert_eq!((table.decision(), table.at("0,0/2")), (Decision::Actions, "colonist".into()));
}

#[test]
fn jr_foll_4_launch_first_and_the_pod_vacates_nothing() {
    let base = || empty(2).activated("follower").robots("2,0/c 2,0/1");
    let mut table = base().set("saved", 27).set("aboard", 6).colonists("2,0/5 2,0/4").table();
    table.does("command 2,0/5 to pod");
    assert_eq!(
        (table.view().saved, table.view().dock, table.offers()),
        (34, None, vec!["follow 2,0/4".into(), "follow none".into()])
    );
    let mut table = base().set("aboard", 2).colonists("2,0/0 2,0/4").table();
    table.does("command pod to 2,0/5");
    assert_eq!(table.decision(), Decision::Actions, "nobody follows out of the Pod");
    let mut table = base().set("aboard", 1).colonists("2,0/5").table();
    table.does("command 2,0/5 to 2,0/4");
    assert_eq!(table.offers(), ["follow pod", "follow none"]);
    table.does("follow pod");
    assert_eq!((table.view().aboard, table.at("2,0/5")), (0, "colonist".into()));
    // The commanded Colonist is not another one.
    let mut table = base().colonists("2,0/5").table();
    table.does("command 2,0/5 to pod");
    assert_eq!(table.decision(), Decision::Actions);
}

#[test]
fn jr_gren_1_a_second_creep_next_to_the_first() {
    let creeps = "0,0/013 1,0/3";
    let mut table = empty(2).activated("grenadier").creeps(creeps).table();
    table.does("attack 0,0/0");
    assert_eq!(table.offers(), ["grenade 0,0/1", "grenade 1,0/3", "grenade none"]);
    table.refused_by("JR-GREN-1", "grenade 0,0/3").refused_by("JR-GREN-1", "grenade 0,0/2");
    table.does("grenade none");
    assert_eq!((table.at("0,0/1"), table.left()), ("creep".into(), 4));
    // With no kill just made it is Grenadier's own rule that forbids it, whatever is in effect.
    table.refused_by("JR-GREN-1", "grenade 0,0/1");
    empty(2).creeps(creeps).table().refused_by("JR-GREN-1", "grenade 0,0/0");
    // A Heat Seeker and a Sniper card bring it, too.
    let mut table = empty(2).activated("grenadier").hand(0, "heat-seeker").creeps("2,0/0 2,0/1").table();
    table.does("heat-seek card 2,0/0, grenade 2,0/1");
    assert_eq!(table.left(), 2);
}

#[test]
fn jr_gren_2_one_extra_kill_on_any_tile() {
    let mut table = empty(2).activated("grenadier").creeps("0,0/0 1,0/3 1,0/4").table();
    table.does("attack 0,0/0, grenade 1,0/3");
    assert_eq!(
        (table.decision(), table.at("1,0/4"), table.at("1,0/3")),
        (Decision::Actions, "creep".into(), "open".into())
    );
}

#[test]
fn jr_heat_1_any_creep_for_three_actions() {
    let mut table = empty(2).hand(0, "heat-seeker").creeps("-2,2/3").supers("2,-2").table();
    table.refused_by("JR-HEAT-1", "heat-seek card -2,2/4").refused_by("JR-HEAT-1", "heat-seek core -2,2/3");
    assert!(table.allows("heat-seek card 2,-2/c"));
    table.does("heat-seek card -2,2/3");
    assert_eq!((table.left(), table.at("-2,2/3")), (2, "open".into()));
}

#[test]
fn jr_heat_2_two_of_them_cost_one() {
    let mut table = empty(2).hand(0, "heat-seeker heat-seeker").creeps("-2,2/3").set("spent", 4).rolling(&[6]);
    table.refused_by("JR-ACT-1", "heat-seek card -2,2/3");
    table.does("heat-seek cards -2,2/3");
    assert_eq!((table.at("-2,2/3"), table.discard().len()), ("open".into(), 2));
}

#[test]
fn jr_jug_1_a_step_onto_a_creep_kills_it() {
    let mut table = empty(2).activated("juggernaut").creeps("0,0/0").colonists("0,0/1").table();
    table.refused_by("JR-MOVE-2", "move to 0,0/1");
    table.does("move to 0,0/0");
    assert_eq!((table.robot(0), table.at("0,0/0"), table.left()), ("0,0/0".into(), "A".into(), 4));
}

#[test]
fn jr_mod_1_a_loose_tile_to_a_free_cell() {
    let mut table = empty(2).hand(0, "module-control module-control").table();
    table.refused_by("JR-MOD-1", "lift 2,0");
    table.does("play module-control");
    table.refused_by("JR-MOD-1", "lift 0,0").refused_by("JR-MOD-1", "lift 5,0").refused_by("JR-ACT-5", "end actions");
    table.does("lift 1,1");
    table
        .refused_by("JR-MOD-1", "set 1,1")
        .refused_by("JR-MOD-1", "set 0,0")
        .refused_by("JR-MOD-1", "set 3,-1")
        .refused_by("JR-MOD-1", "set 5,5");
    assert!(table.allows("set 3,0") && table.allows("set 3,-2"));
    table.does("set 1,2");
    assert!(table.tile_stands("1,2") && !table.tile_stands("1,1"));
    assert_eq!(table.left(), 5);
}

#[test]
fn jr_mod_2_everything_moves_along_and_nothing_turns() {
    let mut table = empty(2)
        .hard("m1-c", 2)
        .robots("1,1/2 0,0/c")
        .creeps("1,1/0")
        .colonists("1,1/3")
        .hand(0, "module-control")
        .table();
    table.does("play module-control, lift 1,1, set 1,2");
    assert_eq!([table.robot(0), table.at("1,2/0"), table.at("1,2/3")], ["1,2/2", "creep", "colonist"]);
    let view = table.view();
    let tile = view.tiles.iter().find(|tile| tile.tile == "m1-c").expect("it stands");
    assert_eq!((tile.hard, tile.rotation), (true, 2));
}

#[test]
fn jr_mod_3_the_docked_pod_keeps_a_neighbour() {
    let mut table = empty(2).set("dock", "3,0").hand(0, "module-control").table();
    table.does("play module-control, lift 2,0");
    table.refused_by("JR-MOD-3", "set -3,0");
    assert!(table.allows("set 3,-1") && table.allows("set 2,1"));
    // It may join islands: 2,0 comes back to the colony.
    let island = empty(2).gone("m3-a m4-b m1-c").robots("2,0/c pod").set("dock", "0,-3");
    let mut table = island.hand(0, "module-control").table();
    table.does("play module-control, lift 2,0, set 1,0, move to 1,0/3");
    assert!(table.allows("move to 0,0/0"));
}

#[test]
fn jr_over_1_through_another_robot() {
    let base = || empty(2).robots("-2,0/c 2,0/c").creeps("2,0/0 -2,0/0");
    let mut table = base().activated("override juggernaut").table();
    table.refused_by("JR-OVER-1", "move to 2,0/1 by A");
    table.does("move to 2,0/0 by B");
    assert_eq!((table.robot(0), table.robot(1), table.left()), ("-2,0/c".into(), "2,0/0".into(), 4));
    base().activated("juggernaut").table().refused_by("JR-OVER-1", "move to 2,0/0 by B");
}

#[test]
fn jr_over_2_only_with_an_ability_of_the_actions_type() {
    let base = |cards: &str| {
        empty(2).robots("-2,0/c 2,0/c").creeps("2,0/0").colonists("2,0/1").activated(cards).hand(0, "pilot")
    };
    let table = base("override").table();
    table.refused_by("JR-OVER-2", "move to 2,0/2 by B").refused_by("JR-OVER-2", "attack 2,0/0 by B");
    table.refused_by("JR-OVER-2", "command 2,0/1 to 2,0/2 by B");
    let table = base("override swap").table();
    assert!(table.allows("move to 2,0/2 by B"));
    table.refused_by("JR-OVER-2", "attack 2,0/0 by B");
    let table = base("override grenadier").table();
    assert!(table.allows("attack 2,0/0 by B"));
    table.refused_by("JR-OVER-2", "move to 2,0/2 by B");
    assert!(base("override follower").table().allows("command 2,0/1 to 2,0/2 by B"));
    assert!(base("override").core(0, "sniper").table().allows("attack 2,0/0 by B"));
}

#[test]
fn jr_over_3_the_proxy_is_on_the_board() {
    let base = || empty(3).robots("-2,0/c pod 0,0/c").activated("override swap");
    let table = base().table();
    assert!(table.allows("move to 2,0/5 by B") && table.allows("move to 0,0/0 by C"));
    base().undocked(1).table().refused_by("JR-OVER-3", "move to 2,0/5 by B");
}

#[test]
fn jr_phase_1_roll_again() {
    let mut table = empty(2).hand(0, "phase-shift").rolling(&[3, 6]);
    table.does("end actions");
    assert_eq!((table.view().die, table.decision()), (3, Decision::Rolled));
    table.does("play phase-shift");
    assert_eq!(
        (table.view().active, table.discard()),
        (seat(1), vec!["phase-shift"]),
        "a 6 on an empty colony brings nothing"
    );
}

#[test]
fn jr_phase_2_one_roll_for_each() {
    let mut table = empty(2).hand(0, "phase-shift phase-shift").rolling(&[3, 2, 6]);
    table.does("end actions, play phase-shift");
    assert_eq!((table.view().die, table.decision()), (2, Decision::Rolled));
    table.does("play phase-shift");
    assert_eq!(table.view().active, seat(1));
}

#[test]
fn jr_pilot_1_launch_with_whoever_is_aboard() {
    for aboard in [0, 3] {
        let mut table = empty(2).hand(0, "pilot").set("aboard", aboard).table();
        table.does("play pilot");
        let view = table.view();
        assert_eq!((view.saved, view.aboard, view.dock, view.returns), (28 + aboard, 0, None, Some(seat(0))));
        assert_eq!(table.left(), 5);
    }
}

#[test]
fn jr_pilot_2_dock_an_undocked_pod() {
    let mut table = empty(2).undocked(1).hand(0, "pilot").table();
    table.does("play pilot");
    assert_eq!(table.decision(), Decision::Dock(Docking::Pilot));
    table.refused_by("JR-PILOT-2", "end actions");
    table.does("dock -3,0");
    assert_eq!(table.view().dock.map(|cell| cell.to_string()), Some("-3,0".into()));
}

#[test]
fn jr_pilot_3_two_uses_launch_and_redock() {
    let mut table = empty(2).core(0, "pilot").hand(0, "pilot").set("aboard", 2).table();
    table.does("core pilot, play pilot, dock 3,0");
    assert_eq!((table.view().saved, table.view().returns, table.robot(1)), (30, None, "pod".into()));
}

#[test]
fn jr_boots_1_any_distance_along_a_line() {
    let base = || empty(2).robots("-2,0/3 2,0/c");
    base().table().refused_by("JR-BOOTS-1", "fly to -2,0/0");
    let mut table = base().activated("rocket-boots").table();
    // A flight over one space is the step, or the Swap, that it would be; where neither is possible, that is said.
    table.refused_by("JR-MOVE-1", "fly to -2,0/c").refused_by("JR-GEO-12", "fly to -2,0/1");
    let beside =
        |cards: &str| base().activated(cards).colonists("-2,0/c").creeps("-2,0/4").robots("-2,0/3 -2,0/2").table();
    beside("rocket-boots").refused_by("JR-BOOTS-1", "fly to -2,0/c").refused_by("JR-BOOTS-2", "fly to -2,0/4");
    beside("rocket-boots").refused_by("JR-BOOTS-1", "fly to -2,0/2");
    beside("rocket-boots swap").refused_by("JR-SWAP-1", "fly to -2,0/c");
    table.does("fly to 1,0/3");
    assert_eq!((table.robot(0), table.left()), ("1,0/3".into(), 4));
    let table = base().activated("rocket-boots").colonists("0,0/c").table();
    table.refused_by("JR-BOOTS-1", "fly to 0,0/c");
}

#[test]
fn jr_boots_2_over_colonists_not_over_creeps_or_robots() {
    let base = || empty(2).activated("rocket-boots");
    assert!(base().robots("-2,0/3 2,0/c").colonists("-2,0/c -1,0/c").table().allows("fly to 0,0/c"));
    let table = base().robots("-2,0/3 2,0/c").creeps("-1,0/c").table();
    assert!(table.allows("fly to -1,0/3"));
    table.refused_by("JR-BOOTS-2", "fly to -1,0/c").refused_by("JR-BOOTS-2", "fly to 0,0/c");
    let table = base().robots("-2,0/3 -1,0/c").table();
    assert!(table.allows("fly to -1,0/3"));
    table.refused_by("JR-BOOTS-2", "fly to 0,0/c");
}

#[test]
fn jr_snipe_1_your_tile_or_an_adjacent_one() {
    let table = empty(2).hand(0, "sniper").creeps("1,0/0 2,0/3").table();
    assert!(table.allows("snipe 1,0/0"));
    table.refused_by("JR-SNIPE-1", "snipe 2,0/3").refused_by("JR-ATT-1", "attack 1,0/0");
    let table = empty(2).robots("pod 0,0/c").hand(0, "sniper").creeps("2,0/3 1,0/0").table();
    assert!(table.allows("snipe 2,0/3"));
    table.refused_by("JR-SNIPE-1", "snipe 1,0/0");
    let table = empty(2).core(0, "sniper").creeps("1,0/0 2,0/3").table();
    assert!(table.allows("attack 1,0/0"));
    table.refused_by("JR-SNIPE-1", "attack 2,0/3");
}

#[test]
fn jr_supp_1_after_a_roll_or_a_setback() {
    let mut table = empty(2).hand(0, "suppressant phase-shift").rolling(&[1, 1]);
    table.does("end actions, play suppressant");
    table.refused_by("JR-SUPP-1", "suppress 5,5").refused_by("JR-SUPP-1", "go on");
    table.does("suppress 1,1, play phase-shift");
    assert_eq!(
        table.decision(),
        Decision::Place("-2,0".parse().expect("a cell")),
        "1,1 stays suppressed after the new roll"
    );
    let mut table = empty(2).hand(0, "suppressant").deck("power-grab").rolling(&[6]);
    table.does("end actions, go on, play suppressant, suppress 1,0");
    assert_eq!((table.at("1,0/c"), table.at("2,-2/c")), ("plant".into(), "super".into()));
}

#[test]
fn jr_supp_2_nothing_is_added_and_nobody_converted_there() {
    let mut table =
        empty(2).robots("0,0/c 0,0/0").hand(0, "suppressant").creeps("1,1/c").colonists("0,1/0").rolling(&[1, 6]);
    table.does("end actions, play suppressant, suppress 1,1, place -2,0/3");
    assert_eq!((table.at("1,1/0"), table.at("1,1/1"), table.active()), ("open".into(), "open".into(), seat(1)));
    // B's Conversion: Creeps there still convert Colonists on other tiles, but nobody on the tile itself.
    let mut table = empty(2).creeps("1,1/3").colonists("0,1/0 1,1/c").set("calm", vec!["1,1"]).rolling(&[3]);
    table.does("end actions");
    assert_eq!((table.at("0,1/0"), table.at("1,1/c")), ("creep".into(), "colonist".into()));
}

#[test]
fn jr_supp_3_until_the_end_of_the_turn_and_through_the_next_conversion() {
    let mut table = empty(2)
        .robots("0,0/c 0,0/0")
        .hand(0, "suppressant")
        .creeps("1,1/3")
        .colonists("1,1/c")
        .set("calm", vec!["1,1"])
        .rolling(&[2, 1, 3]);
    table.does("end actions, play suppressant, suppress 1,1, place 0,2/0, place -1,-1/3");
    let shown = |table: &Table<JupiterRescue>| {
        let view = table.view();
        let tile = view.tiles.iter().find(|tile| tile.tile == "m1-c").expect("it stands").clone();
        (tile.shielded, tile.calm)
    };
    assert_eq!((table.active(), shown(&table)), (seat(1), (false, true)));
    table.does("end actions");
    assert_eq!(table.at("1,1/c"), "colonist", "B's Conversion spared it");
    assert_eq!(table.decision(), Decision::Place("1,1".parse().expect("a cell")), "but B's roll brings a Creep");
    table.does("place 1,1/0, place -2,0/3, end actions");
    assert_eq!(table.at("1,1/c"), "creep", "A's does not spare it any more");
    // With Fast Creeps this turn's own Conversion is the next one.
    let fast = empty(2).option("fast-creeps").hand(0, "suppressant").creeps("1,1/3").colonists("1,1/c");
    let mut table = fast.rolling(&[2]);
    table.does("end actions, play suppressant, suppress 1,1, place 0,2/0, place -1,-1/3");
    assert_eq!((table.at("1,1/c"), shown(&table)), ("colonist".into(), (false, false)));
}

#[test]
fn jr_supp_4_it_can_still_fill_up_and_stays_suppressed_when_moved() {
    let mut table =
        empty(2).robots("1,1/5 0,0/c").activated("swap").creeps("1,1/01234c 2,0/2").set("calm", vec!["1,1"]).table();
    table.does("swap with 2,0/2");
    assert!(!table.tile_stands("1,1"));
    let mut table = empty(2).hand(0, "module-control").set("calm", vec!["1,1"]).table();
    table.does("play module-control, lift 1,1, set 1,2");
    assert!(table.view().tiles.iter().any(|tile| tile.tile == "m1-c" && tile.calm));
}

#[test]
fn jr_swap_1_change_places_with_a_neighbour() {
    let base = || empty(2).activated("swap").robots("0,0/c 0,0/2").creeps("0,0/0").colonists("0,0/1 2,0/0");
    for (spot, figure) in [("0,0/0", "creep"), ("0,0/1", "colonist"), ("0,0/2", "B")] {
        let mut table = base().table();
        table.does(&format!("swap with {spot}"));
        assert_eq!((table.robot(0), table.at("0,0/c"), table.left()), (spot.into(), figure.into(), 4));
    }
    // Who went where is told.
    let mut table = base().table();
    table.does("swap with 0,0/1");
    assert_eq!(table.told(seat(1)), ["event-swapped", "event-displaced"]);
    let displaced = Event::Displaced { figure: Figure::Colonist, from: spot("0,0/1"), to: spot("0,0/c") };
    assert!(table.events.contains(&displaced), "{:?}", table.events);
    base().table().refused_by("JR-SWAP-1", "swap with 0,0/3").refused_by("JR-SWAP-1", "swap with 2,0/0");
    empty(2).colonists("0,0/1").table().refused_by("JR-SWAP-1", "swap with 0,0/1");
}

#[test]
fn jr_swap_2_from_the_pod() {
    let base = || empty(2).activated("swap");
    let mut table = base().robots("pod 0,0/c").colonists("2,0/5").table();
    table.does("swap with 2,0/5");
    assert_eq!((table.robot(0), table.view().aboard), ("2,0/5".into(), 1));
    let mut table = base().robots("pod 2,0/5").table();
    table.does("swap with 2,0/5");
    assert_eq!((table.robot(0), table.robot(1)), ("2,0/5".into(), "pod".into()));
    base().robots("pod 0,0/c").creeps("2,0/5").table().refused_by("JR-SWAP-2", "swap with 2,0/5");
    base().robots("2,0/5 pod").set("aboard", 1).table().refused_by("JR-SWAP-2", "swap with pod");
}

#[test]
fn jr_tele_1_anywhere_for_three_actions() {
    let mut table = empty(2).hand(0, "teleport").creeps("2,0/0").colonists("2,0/1").table();
    table.refused_by("JR-TELE-1", "teleport card to 2,0/0").refused_by("JR-TELE-1", "teleport card to 2,0/1");
    table.refused_by("JR-GEO-5", "teleport card to 1,0/c").refused_by("JR-TELE-2", "teleport cards to 2,0/2");
    assert!(table.allows("teleport card to pod"));
    table.does("teleport card to -2,2/3");
    assert_eq!((table.robot(0), table.left(), table.discard()), ("-2,2/3".into(), 2, vec!["teleport"]));
    let away = empty(2).undocked(1).robots("pod 0,0/c").hand(0, "teleport").table();
    assert!(away.allows("teleport card to 2,0/c"));
    away.refused_by("JR-CARD-9", "teleport card to pod");
}

#[test]
fn jr_tele_2_two_of_them_cost_one() {
    let mut table = empty(2).hand(0, "teleport teleport").table();
    table.does("teleport cards to -2,2/3");
    assert_eq!((table.robot(0), table.left(), table.discard().len()), ("-2,2/3".into(), 4, 2));
    // One card is not two, and the sentence says so.
    let refusal =
        empty(2).hand(0, "teleport").table().refusal(seat(0), "teleport cards to -2,2/3").expect("one is not two");
    assert_eq!((refusal.clause.0, refusal.reason.key), ("JR-TELE-2", "refuse-pair"));
}
