//! The abilities.

use jupiter_rescue::{Docking, Step};

use crate::common::{domes, empty, seat};

#[test]
fn jr_boost_1_each_boost_adds_an_action() {
    let mut play = empty(2).hand(0, &["boost", "boost"]).play(&[]);
    play.does("play boost");
    assert_eq!(play.left(), 6);
    play.does("play boost");
    assert_eq!(play.left(), 7);
}

#[test]
fn jr_bull_1_the_range_is_the_whole_colony() {
    let base = || empty(2).robots(&["-2,0/c", "0,0/c"]).colonists(&["2,0/0"]).set("aboard", 1);
    base().play(&[]).refuses("command 2,0/0 to 2,0/1", "JR-CMD-2");
    base().activated(&["bullhorn"]).play(&[]).allows("command 2,0/0 to 2,0/1").allows("command pod to 2,0/5");
    // Islands, too.
    let play = base().gone("m3-a").gone("m4-b").gone("m1-c").set("dock", "3,0").activated(&["bullhorn"]).play(&[]);
    play.allows("command 2,0/0 to 2,0/1");
}

#[test]
fn jr_bull_2_trade_with_anybody_there() {
    let base = || empty(3).robots(&["-2,0/c", "2,0/c", "pod"]).hand(0, &["boost"]);
    base().play(&[]).refuses("trade B", "JR-TRADE-1");
    base().activated(&["bullhorn"]).play(&[]).allows("trade B").allows("trade C");
    base().undocked(1).activated(&["bullhorn"]).play(&[]).refuses("trade C", "JR-TRADE-1");
}

#[test]
fn jr_data_1_a_new_core_from_the_hand() {
    let base = || empty(2).core(0, "sniper");
    base().hand(0, &["data-core"]).activated(&["swap"]).play(&[]).refuses("play data-core", "JR-DATA-1");
    let mut play = base().hand(0, &["data-core", "boost", "pilot"]).play(&[]);
    play.does("play data-core");
    assert_eq!(play.options(), ["install boost", "install pilot"]);
    play.refuses("install swap", "JR-DATA-1");
    play.does("install boost");
    assert_eq!(
        (play.cores(0), play.hand(0), play.discard()),
        (vec!["boost"], vec!["pilot"], vec!["data-core", "sniper"])
    );
    assert_eq!(play.left(), 5);
}

#[test]
fn jr_data_2_as_core_it_replaces_itself() {
    empty(2).core(0, "data-core").play(&[]).refuses("core data-core", "JR-DATA-2");
    let mut play = empty(2).core(0, "data-core").hand(0, &["boost"]).play(&[]);
    play.does("core data-core");
    assert_eq!((play.cores(0), play.discard()), (vec!["boost"], vec!["data-core"]));
}

#[test]
fn jr_data_3_the_new_core_works_at_once() {
    let mut play = empty(2).core(0, "boost").hand(0, &["data-core", "boost"]).play(&[]);
    play.does("core boost").does("play data-core").does("core boost");
    assert_eq!(play.left(), 7, "the old core's Boost stays, the new core has not been used");
}

#[test]
fn jr_foll_1_another_colonist_into_the_vacated_dome() {
    let mut play = empty(2).activated(&["follower"]).colonists(&["0,0/0", "0,0/1", "0,0/3", "1,0/3"]).play(&[]);
    play.does("command 0,0/0 to 0,0/5");
    assert_eq!(play.options(), ["follow 0,0/1", "follow 1,0/3", "follow none"]);
    play.refuses("follow 0,0/3", "JR-FOLL-1").refuses("follow 0,0/5", "JR-FOLL-1").refuses("follow 0,0/4", "JR-FOLL-1");
    play.does("follow 0,0/1");
    assert_eq!([play.at("0,0/0"), play.at("0,0/1"), play.at("0,0/5")], ["colonist", "open", "colonist"]);
    assert_eq!(play.left(), 4);
    play.refuses("follow 0,0/3", "JR-FOLL-1");
}

#[test]
fn jr_foll_2_within_range_before_it_moves() {
    let mut play = empty(2).activated(&["follower"]).colonists(&["1,0/0", "2,0/3", "1,0/1"]).play(&[]);
    play.does("command 1,0/0 to 1,0/5");
    play.refuses("follow 2,0/3", "JR-FOLL-2").allows("follow 1,0/1");
}

#[test]
fn jr_foll_3_no_chain() {
    let mut play = empty(2).activated(&["follower"]).colonists(&["0,0/0", "0,0/1", "0,0/2"]).play(&[]);
    play.does("command 0,0/0 to 0,0/5").does("follow 0,0/1");
    assert_eq!((play.step(), play.at("0,0/2")), (Step::Actions, "colonist".into()));
}

#[test]
fn jr_foll_4_launch_first_and_the_pod_vacates_nothing() {
    let base = || empty(2).activated(&["follower"]).robots(&["2,0/c", "2,0/1"]);
    let mut play = base().set("saved", 27).set("aboard", 6).colonists(&["2,0/5", "2,0/4"]).play(&[]);
    play.does("command 2,0/5 to pod");
    assert_eq!(
        (play.view().saved, play.view().dock, play.options()),
        (34, None, vec!["follow 2,0/4".into(), "follow none".into()])
    );
    let mut play = base().set("aboard", 2).colonists(&["2,0/0", "2,0/4"]).play(&[]);
    play.does("command pod to 2,0/5");
    assert_eq!(play.step(), Step::Actions, "nobody follows out of the Pod");
    let mut play = base().set("aboard", 1).colonists(&["2,0/5"]).play(&[]);
    play.does("command 2,0/5 to 2,0/4");
    assert_eq!(play.options(), ["follow pod", "follow none"]);
    play.does("follow pod");
    assert_eq!((play.view().aboard, play.at("2,0/5")), (0, "colonist".into()));
    // The commanded Colonist is not another one.
    let mut play = base().colonists(&["2,0/5"]).play(&[]);
    play.does("command 2,0/5 to pod");
    assert_eq!(play.step(), Step::Actions);
}

#[test]
fn jr_gren_1_a_second_creep_next_to_the_first() {
    let creeps = ["0,0/0", "0,0/1", "1,0/3", "0,0/3"];
    let mut play = empty(2).activated(&["grenadier"]).creeps(&creeps).play(&[]);
    play.does("attack 0,0/0");
    assert_eq!(play.options(), ["grenade 0,0/1", "grenade 1,0/3", "grenade none"]);
    play.refuses("grenade 0,0/3", "JR-GREN-1").refuses("grenade 0,0/2", "JR-GREN-1");
    play.does("grenade none");
    assert_eq!((play.at("0,0/1"), play.left()), ("creep".into(), 4));
    empty(2).creeps(&creeps).play(&[]).refuses("grenade 0,0/0", "JR-GREN-1");
    // A Heat Seeker and a Sniper card bring it, too.
    let mut play = empty(2).activated(&["grenadier"]).hand(0, &["heat-seeker"]).creeps(&["2,0/0", "2,0/1"]).play(&[]);
    play.does("heat-seek card 2,0/0").does("grenade 2,0/1");
    assert_eq!(play.left(), 2);
}

#[test]
fn jr_gren_2_one_extra_kill_on_any_tile() {
    let mut play = empty(2).activated(&["grenadier"]).creeps(&["0,0/0", "1,0/3", "1,0/4"]).play(&[]);
    play.does("attack 0,0/0").does("grenade 1,0/3");
    assert_eq!((play.step(), play.at("1,0/4"), play.at("1,0/3")), (Step::Actions, "creep".into(), "open".into()));
}

#[test]
fn jr_heat_1_any_creep_for_three_actions() {
    let mut play = empty(2).hand(0, &["heat-seeker"]).creeps(&["-2,2/3"]).supers(&["2,-2"]).play(&[]);
    play.refuses("heat-seek card -2,2/4", "JR-HEAT-1").refuses("heat-seek core -2,2/3", "JR-HEAT-1");
    play.allows("heat-seek card 2,-2/c");
    play.does("heat-seek card -2,2/3");
    assert_eq!((play.left(), play.at("-2,2/3")), (2, "open".into()));
}

#[test]
fn jr_heat_2_two_of_them_cost_one() {
    let mut play = empty(2).hand(0, &["heat-seeker", "heat-seeker"]).creeps(&["-2,2/3"]).set("spent", 4).play(&[6]);
    play.refuses("heat-seek card -2,2/3", "JR-ACT-1");
    play.does("heat-seek cards -2,2/3");
    assert_eq!((play.at("-2,2/3"), play.discard().len()), ("open".into(), 2));
}

#[test]
fn jr_jug_1_a_step_onto_a_creep_kills_it() {
    let mut play = empty(2).activated(&["juggernaut"]).creeps(&["0,0/0"]).colonists(&["0,0/1"]).play(&[]);
    play.refuses("move to 0,0/1", "JR-MOVE-2");
    play.does("move to 0,0/0");
    assert_eq!((play.robot(0), play.at("0,0/0"), play.left()), ("0,0/0".into(), "A".into(), 4));
}

#[test]
fn jr_mod_1_a_loose_tile_to_a_free_cell() {
    let mut play = empty(2).hand(0, &["module-control", "module-control"]).play(&[]);
    play.refuses("lift 2,0", "JR-MOD-1");
    play.does("play module-control");
    play.refuses("lift 0,0", "JR-MOD-1").refuses("lift 5,0", "JR-MOD-1").refuses("end actions", "JR-ACT-5");
    play.does("lift 1,1");
    play.refuses("set 1,1", "JR-MOD-1")
        .refuses("set 0,0", "JR-MOD-1")
        .refuses("set 3,-1", "JR-MOD-1")
        .refuses("set 5,5", "JR-MOD-1");
    play.allows("set 3,0").allows("set 3,-2");
    play.does("set 1,2");
    assert!(play.tile_stands("1,2") && !play.tile_stands("1,1"));
    assert_eq!(play.left(), 5);
}

#[test]
fn jr_mod_2_everything_moves_along_and_nothing_turns() {
    let mut play = empty(2)
        .hard("m1-c", 2)
        .robots(&["1,1/2", "0,0/c"])
        .creeps(&["1,1/0"])
        .colonists(&["1,1/3"])
        .hand(0, &["module-control"])
        .play(&[]);
    play.does("play module-control").does("lift 1,1").does("set 1,2");
    assert_eq!([play.robot(0), play.at("1,2/0"), play.at("1,2/3")], ["1,2/2", "creep", "colonist"]);
    let view = play.view();
    let tile = view.tiles.iter().find(|tile| tile.tile == "m1-c").expect("it stands");
    assert_eq!((tile.hard, tile.rotation), (true, 2));
}

#[test]
fn jr_mod_3_the_docked_pod_keeps_a_neighbour() {
    let mut play = empty(2).set("dock", "3,0").hand(0, &["module-control"]).play(&[]);
    play.does("play module-control").does("lift 2,0");
    play.refuses("set -3,0", "JR-MOD-3").allows("set 3,-1").allows("set 2,1");
    // It may join islands: 2,0 comes back to the colony.
    let island = empty(2).gone("m3-a").gone("m4-b").gone("m1-c").robots(&["2,0/c", "pod"]).set("dock", "0,-3");
    let mut play = island.hand(0, &["module-control"]).play(&[]);
    play.does("play module-control").does("lift 2,0").does("set 1,0").does("move to 1,0/3");
    play.allows("move to 0,0/0");
}

#[test]
fn jr_over_1_through_another_robot() {
    let base = || empty(2).robots(&["-2,0/c", "2,0/c"]).creeps(&["2,0/0", "-2,0/0"]);
    let mut play = base().activated(&["override", "juggernaut"]).play(&[]);
    play.refuses("move to 2,0/1 by A", "JR-OVER-1");
    play.does("move to 2,0/0 by B");
    assert_eq!((play.robot(0), play.robot(1), play.left()), ("-2,0/c".into(), "2,0/0".into(), 4));
    base().activated(&["juggernaut"]).play(&[]).refuses("move to 2,0/0 by B", "JR-OVER-1");
}

#[test]
fn jr_over_2_only_with_an_ability_of_the_actions_type() {
    let base = |cards: &[&str]| {
        empty(2)
            .robots(&["-2,0/c", "2,0/c"])
            .creeps(&["2,0/0"])
            .colonists(&["2,0/1"])
            .activated(cards)
            .hand(0, &["pilot"])
    };
    let play = base(&["override"]).play(&[]);
    play.refuses("move to 2,0/2 by B", "JR-OVER-2").refuses("attack 2,0/0 by B", "JR-OVER-2");
    play.refuses("command 2,0/1 to 2,0/2 by B", "JR-OVER-2");
    base(&["override", "swap"]).play(&[]).allows("move to 2,0/2 by B").refuses("attack 2,0/0 by B", "JR-OVER-2");
    base(&["override", "grenadier"]).play(&[]).allows("attack 2,0/0 by B").refuses("move to 2,0/2 by B", "JR-OVER-2");
    base(&["override", "follower"]).play(&[]).allows("command 2,0/1 to 2,0/2 by B");
    base(&["override"]).core(0, "sniper").play(&[]).allows("attack 2,0/0 by B");
}

#[test]
fn jr_over_3_the_proxy_is_on_the_board() {
    let base = || empty(3).robots(&["-2,0/c", "pod", "0,0/c"]).activated(&["override", "swap"]);
    base().play(&[]).allows("move to 2,0/5 by B").allows("move to 0,0/0 by C");
    base().undocked(1).play(&[]).refuses("move to 2,0/5 by B", "JR-OVER-3");
}

#[test]
fn jr_phase_1_roll_again() {
    let mut play = empty(2).hand(0, &["phase-shift"]).play(&[3, 6]);
    play.does("end actions");
    assert_eq!((play.view().die, play.step()), (3, Step::Rolled));
    play.does("play phase-shift");
    assert_eq!(
        (play.view().active, play.discard()),
        (seat(1), vec!["phase-shift"]),
        "a 6 on an empty colony brings nothing"
    );
}

#[test]
fn jr_phase_2_one_roll_for_each() {
    let mut play = empty(2).hand(0, &["phase-shift", "phase-shift"]).play(&[3, 2, 6]);
    play.does("end actions").does("play phase-shift");
    assert_eq!((play.view().die, play.step()), (2, Step::Rolled));
    play.does("play phase-shift");
    assert_eq!(play.view().active, seat(1));
}

#[test]
fn jr_pilot_1_launch_with_whoever_is_aboard() {
    for aboard in [0, 3] {
        let mut play = empty(2).hand(0, &["pilot"]).set("aboard", aboard).play(&[]);
        play.does("play pilot");
        let view = play.view();
        assert_eq!((view.saved, view.aboard, view.dock, view.returns), (28 + aboard, 0, None, Some(seat(0))));
        assert_eq!(play.left(), 5);
    }
}

#[test]
fn jr_pilot_2_dock_an_undocked_pod() {
    let mut play = empty(2).undocked(1).hand(0, &["pilot"]).play(&[]);
    play.does("play pilot");
    assert_eq!(play.step(), Step::Dock(Docking::Pilot));
    play.refuses("end actions", "JR-PILOT-2");
    play.does("dock -3,0");
    assert_eq!(play.view().dock.map(|cell| cell.to_string()), Some("-3,0".into()));
}

#[test]
fn jr_pilot_3_two_uses_launch_and_redock() {
    let mut play = empty(2).core(0, "pilot").hand(0, &["pilot"]).set("aboard", 2).play(&[]);
    play.does("core pilot").does("play pilot").does("dock 3,0");
    assert_eq!((play.view().saved, play.view().returns, play.robot(1)), (30, None, "pod".into()));
}

#[test]
fn jr_boots_1_any_distance_along_a_line() {
    let base = || empty(2).robots(&["-2,0/3", "2,0/c"]);
    base().play(&[]).refuses("fly to -2,0/0", "JR-BOOTS-1");
    let mut play = base().activated(&["rocket-boots"]).play(&[]);
    play.refuses("fly to -2,0/c", "JR-BOOTS-1").refuses("fly to -2,0/1", "JR-GEO-12");
    play.does("fly to 1,0/3");
    assert_eq!((play.robot(0), play.left()), ("1,0/3".into(), 4));
    let play = base().activated(&["rocket-boots"]).colonists(&["0,0/c"]).play(&[]);
    play.refuses("fly to 0,0/c", "JR-BOOTS-1");
}

#[test]
fn jr_boots_2_over_colonists_not_over_creeps_or_robots() {
    let base = || empty(2).activated(&["rocket-boots"]);
    base().robots(&["-2,0/3", "2,0/c"]).colonists(&["-2,0/c", "-1,0/c"]).play(&[]).allows("fly to 0,0/c");
    let play = base().robots(&["-2,0/3", "2,0/c"]).creeps(&["-1,0/c"]).play(&[]);
    play.allows("fly to -1,0/3").refuses("fly to -1,0/c", "JR-BOOTS-2").refuses("fly to 0,0/c", "JR-BOOTS-2");
    let play = base().robots(&["-2,0/3", "-1,0/c"]).play(&[]);
    play.allows("fly to -1,0/3").refuses("fly to 0,0/c", "JR-BOOTS-2");
}

#[test]
fn jr_snipe_1_your_tile_or_an_adjacent_one() {
    let play = empty(2).hand(0, &["sniper"]).creeps(&["1,0/0", "2,0/3"]).play(&[]);
    play.allows("snipe 1,0/0").refuses("snipe 2,0/3", "JR-SNIPE-1").refuses("attack 1,0/0", "JR-ATT-1");
    let play = empty(2).robots(&["pod", "0,0/c"]).hand(0, &["sniper"]).creeps(&["2,0/3", "1,0/0"]).play(&[]);
    play.allows("snipe 2,0/3").refuses("snipe 1,0/0", "JR-SNIPE-1");
    let play = empty(2).core(0, "sniper").creeps(&["1,0/0", "2,0/3"]).play(&[]);
    play.allows("attack 1,0/0").refuses("attack 2,0/3", "JR-SNIPE-1");
}

#[test]
fn jr_supp_1_after_a_roll_or_a_setback() {
    let mut play = empty(2).hand(0, &["suppressant", "phase-shift"]).play(&[1, 1]);
    play.does("end actions").does("play suppressant");
    play.refuses("suppress 5,5", "JR-SUPP-1").refuses("go on", "JR-SUPP-1");
    play.does("suppress 1,1").does("play phase-shift");
    assert_eq!(play.step(), Step::Place("-2,0".parse().expect("a cell")), "1,1 stays suppressed after the new roll");
    let mut play = empty(2).hand(0, &["suppressant"]).deck(&["power-grab"], true).play(&[6]);
    play.does("end actions").does("go on").does("play suppressant").does("suppress 1,0");
    assert_eq!((play.at("1,0/c"), play.at("2,-2/c")), ("plant".into(), "super".into()));
}

#[test]
fn jr_supp_2_nothing_is_added_and_nobody_converted_there() {
    let mut play = empty(2)
        .robots(&["0,0/c", "0,0/0"])
        .hand(0, &["suppressant"])
        .creeps(&["1,1/c"])
        .colonists(&["0,1/0"])
        .play(&[1, 6]);
    play.does("end actions").does("play suppressant").does("suppress 1,1").does("place -2,0/3");
    assert_eq!((play.at("1,1/0"), play.at("1,1/1"), play.seat()), ("open".into(), "open".into(), seat(1)));
    // B's Conversion: Creeps there still convert Colonists on other tiles, but nobody on the tile itself.
    let mut play = empty(2).creeps(&["1,1/3"]).colonists(&["0,1/0", "1,1/c"]).set("calm", vec!["1,1"]).play(&[3]);
    play.does("end actions");
    assert_eq!((play.at("0,1/0"), play.at("1,1/c")), ("creep".into(), "colonist".into()));
}

#[test]
fn jr_supp_3_until_the_end_of_the_turn_and_through_the_next_conversion() {
    let mut play = empty(2)
        .robots(&["0,0/c", "0,0/0"])
        .hand(0, &["suppressant"])
        .creeps(&["1,1/3"])
        .colonists(&["1,1/c"])
        .set("calm", vec!["1,1"])
        .play(&[2, 1, 3]);
    play.does("end actions").does("play suppressant").does("suppress 1,1").does("place 0,2/0").does("place -1,-1/3");
    let shown = |play: &crate::common::Play| {
        let view = play.view();
        let tile = view.tiles.iter().find(|tile| tile.tile == "m1-c").expect("it stands").clone();
        (tile.shielded, tile.calm)
    };
    assert_eq!((play.seat(), shown(&play)), (seat(1), (false, true)));
    play.does("end actions");
    assert_eq!(play.at("1,1/c"), "colonist", "B's Conversion spared it");
    assert_eq!(play.step(), Step::Place("1,1".parse().expect("a cell")), "but B's roll brings a Creep");
    play.does("place 1,1/0").does("place -2,0/3").does("end actions");
    assert_eq!(play.at("1,1/c"), "creep", "A's does not spare it any more");
    // With Fast Creeps this turn's own Conversion is the next one.
    let fast = empty(2).option("fast-creeps").hand(0, &["suppressant"]).creeps(&["1,1/3"]).colonists(&["1,1/c"]);
    let mut play = fast.play(&[2]);
    play.does("end actions").does("play suppressant").does("suppress 1,1").does("place 0,2/0").does("place -1,-1/3");
    assert_eq!((play.at("1,1/c"), shown(&play)), ("colonist".into(), (false, false)));
}

#[test]
fn jr_supp_4_it_can_still_fill_up_and_stays_suppressed_when_moved() {
    let full = domes("1,1", "01234c");
    let mut play = empty(2)
        .robots(&["1,1/5", "0,0/c"])
        .activated(&["swap"])
        .creeps(&[full, vec!["2,0/2".into()]].concat())
        .set("calm", vec!["1,1"])
        .play(&[]);
    play.does("swap with 2,0/2");
    assert!(!play.tile_stands("1,1"));
    let mut play = empty(2).hand(0, &["module-control"]).set("calm", vec!["1,1"]).play(&[]);
    play.does("play module-control").does("lift 1,1").does("set 1,2");
    assert!(play.view().tiles.iter().any(|tile| tile.tile == "m1-c" && tile.calm));
}

#[test]
fn jr_swap_1_change_places_with_a_neighbour() {
    let base =
        || empty(2).activated(&["swap"]).robots(&["0,0/c", "0,0/2"]).creeps(&["0,0/0"]).colonists(&["0,0/1", "2,0/0"]);
    for (spot, figure) in [("0,0/0", "creep"), ("0,0/1", "colonist"), ("0,0/2", "B")] {
        let mut play = base().play(&[]);
        play.does(&format!("swap with {spot}"));
        assert_eq!((play.robot(0), play.at("0,0/c"), play.left()), (spot.into(), figure.into(), 4));
    }
    base().play(&[]).refuses("swap with 0,0/3", "JR-SWAP-1").refuses("swap with 2,0/0", "JR-SWAP-1");
    empty(2).colonists(&["0,0/1"]).play(&[]).refuses("swap with 0,0/1", "JR-SWAP-1");
}

#[test]
fn jr_swap_2_from_the_pod() {
    let base = || empty(2).activated(&["swap"]);
    let mut play = base().robots(&["pod", "0,0/c"]).colonists(&["2,0/5"]).play(&[]);
    play.does("swap with 2,0/5");
    assert_eq!((play.robot(0), play.view().aboard), ("2,0/5".into(), 1));
    let mut play = base().robots(&["pod", "2,0/5"]).play(&[]);
    play.does("swap with 2,0/5");
    assert_eq!((play.robot(0), play.robot(1)), ("2,0/5".into(), "pod".into()));
    base().robots(&["pod", "0,0/c"]).creeps(&["2,0/5"]).play(&[]).refuses("swap with 2,0/5", "JR-SWAP-2");
    base().robots(&["2,0/5", "pod"]).set("aboard", 1).play(&[]).refuses("swap with pod", "JR-SWAP-2");
}

#[test]
fn jr_tele_1_anywhere_for_three_actions() {
    let mut play = empty(2).hand(0, &["teleport"]).creeps(&["2,0/0"]).colonists(&["2,0/1"]).play(&[]);
    play.refuses("teleport card to 2,0/0", "JR-TELE-1").refuses("teleport card to 2,0/1", "JR-TELE-1");
    play.refuses("teleport card to 1,0/c", "JR-GEO-5").refuses("teleport cards to 2,0/2", "JR-TELE-1");
    play.allows("teleport card to pod");
    play.does("teleport card to -2,2/3");
    assert_eq!((play.robot(0), play.left(), play.discard()), ("-2,2/3".into(), 2, vec!["teleport"]));
    let away = empty(2).undocked(1).robots(&["pod", "0,0/c"]).hand(0, &["teleport"]).play(&[]);
    away.allows("teleport card to 2,0/c").refuses("teleport card to pod", "JR-CARD-9");
}

#[test]
fn jr_tele_2_two_of_them_cost_one() {
    let mut play = empty(2).hand(0, &["teleport", "teleport"]).play(&[]);
    play.does("teleport cards to -2,2/3");
    assert_eq!((play.robot(0), play.left(), play.discard().len()), ("-2,2/3".into(), 4, 2));
}
