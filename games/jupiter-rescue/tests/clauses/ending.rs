//! The end, the variants, solo.

use engine::{Game, Outcome, QuickDice, Setup};
use jupiter_rescue::{Docking, End, JupiterRescue, Step};
use serde_json::{Value, json};

use crate::common::{Table, domes, empty, seat, t0};

#[test]
fn jr_end_1_all_robots_aboard_and_28_saved() {
    let mut play = empty(2).robots(&["2,0/5", "pod"]).play(&[]);
    play.does("move to pod");
    assert_eq!((play.step(), play.outcome()), (Step::Over(End::Won), Some(Outcome::Together { won: true, score: 28 })));
    let mut play = empty(2).set("saved", 27).robots(&["2,0/5", "pod"]).colonists(&["0,0/c"]).play(&[]);
    play.does("move to pod");
    assert_eq!(play.step(), Step::Actions, "27 are not enough");
    let mut play = empty(3).robots(&["2,0/5", "pod", "0,0/c"]).play(&[]);
    play.does("move to pod");
    assert_eq!(play.step(), Step::Actions, "C's Robot is not aboard");
    // Undocked is as good as docked.
    let mut play = empty(2).set("saved", 21).set("aboard", 6).robots(&["pod", "pod"]).colonists(&["2,0/5"]).play(&[]);
    play.does("command 2,0/5 to pod");
    assert_eq!(play.step(), Step::Over(End::Won));
}

#[test]
fn jr_end_2_those_aboard_count_as_saved() {
    let mut play = empty(2).set("saved", 25).set("aboard", 4).robots(&["2,0/5", "pod"]).play(&[]);
    play.does("move to pod");
    assert_eq!((play.step(), play.colonists(), play.view().dock), (Step::Over(End::Won), (29, 0, 0, 18), None));
    let mut play =
        empty(2).set("saved", 21).set("aboard", 5).colonists(&["0,0/c", "0,0/0"]).robots(&["2,0/5", "pod"]).play(&[]);
    play.does("move to pod");
    assert_eq!(play.step(), Step::Actions, "26 are short of 28");
}

#[test]
fn jr_end_3_the_last_power_plant_or_dish_is_lost() {
    let last =
        |gone: [&str; 3], cell: &str| empty(2).gone(gone[0]).gone(gone[1]).gone(gone[2]).creeps(&domes(cell, "01245"));
    let mut play = last(["m3-a", "m3-c", "m3-d"], "2,-2").play(&[3]);
    play.does("end actions");
    assert_eq!(
        (play.step(), play.outcome()),
        (Step::Over(End::NoPowerPlant), Some(Outcome::Together { won: false, score: 28 }))
    );
    let mut play = last(["m4-a", "m4-c", "m4-d"], "2,-1").colonists(&["2,-1/3"]).play(&[1]);
    play.does("end actions");
    assert_eq!(play.step(), Step::Over(End::NoCommandDish));
}

#[test]
fn jr_end_4_too_few_colonists_left() {
    let mut play = empty(2).set("saved", 27).colonists(&["1,1/c"]).creeps(&["1,1/0"]).play(&[]);
    play.does("end actions");
    assert_eq!(play.step(), Step::Over(End::TooFewColonists));
    // Cut off is not lost: nothing else makes a rescue impossible.
    let play =
        empty(2).set("saved", 27).colonists(&["2,0/c"]).gone("m3-a").gone("m4-b").gone("m1-c").set("dock", "-3,0");
    assert_eq!(play.play(&[]).step(), Step::Actions);
}

#[test]
fn jr_end_5_the_result_names_cause_turns_and_saved() {
    let mut play = empty(2).set("turn", 17).robots(&["2,0/5", "pod"]).play(&[]);
    play.does("move to pod");
    assert!(play.events.contains(&jupiter_rescue::Event::Ended { end: End::Won, turns: 17, saved: 28 }));
    let action = "move to 2,0/5".parse().expect("an action");
    assert_eq!(play.position.refusal(seat(0), &action).map(|refusal| refusal.clause.0), Some("JR-END-5"));
    assert!(play.position.to_act().is_empty());
}

#[test]
fn jr_lab_1_labyrinth_only_turns_all_hard_faces_up() {
    let deal = |sides: &str| {
        let setup = Setup::new(3).with("sides", sides);
        JupiterRescue::deal(JupiterRescue::components(), &setup, &mut QuickDice::new(4)).expect("a deal")
    };
    let (easy, hard) = (deal("easy").view(engine::Viewer::Public), deal("labyrinth").view(engine::Viewer::Public));
    assert!(hard.tiles.iter().all(|tile| tile.hard) && easy.tiles.iter().all(|tile| !tile.hard));
    let rest = |view: &jupiter_rescue::View| {
        let tiles: Vec<_> =
            view.tiles.iter().map(|tile| (tile.tile.clone(), tile.at, tile.rotation, tile.figures)).collect();
        (tiles, view.seats.clone(), view.start)
    };
    assert_eq!(rest(&easy), rest(&hard));
}

#[test]
fn jr_fast_1_invasion_before_conversion() {
    let mut play = empty(2)
        .option("fast-creeps")
        .robots(&["0,0/c", "0,0/0"])
        .colonists(&["1,1/2"])
        .creeps(&["-2,0/2", "-2,0/3", "1,1/0"])
        .deck(&["surge"], true)
        .play(&[1]);
    play.does("end actions");
    // The Creep on 1,1/1 came by the roll, the one on -2,0/4 too; then 1,1/2 was converted, then Surge came.
    assert_eq!(
        (play.at("1,1/1"), play.at("-2,0/4"), play.at("1,1/2")),
        ("creep".into(), "creep".into(), "creep".into())
    );
    assert!(matches!(play.step(), Step::Place(_)), "Surge");
    let slow = empty(2).robots(&["0,0/c", "0,0/0"]).colonists(&["1,1/2"]).creeps(&["1,1/0"]).play(&[1]);
    assert!(slow.view().threatened.is_empty());
}

#[test]
fn jr_hero_1_everybody_must_be_saved() {
    let play = t0(2).option("ultimate-heroes").play(&[]);
    assert_eq!((play.view().target, play.view().losses_allowed), (47, 0));
    let mut play = t0(2).option("ultimate-heroes").robots(&["2,0/c", "pod"]).creeps(&["2,0/3"]).play(&[]);
    play.does("end actions");
    assert_eq!(play.step(), Step::Over(End::TooFewColonists), "the first loss loses the game");
}

fn polite() -> Table {
    empty(2).option("polite-colonists")
}

#[test]
fn jr_polite_1_through_colonists_and_robots_never_creeps() {
    let base = || polite().robots(&["0,0/c", "0,0/1"]).colonists(&["0,0/0"]).creeps(&["0,0/2"]);
    base().play(&[]).allows("move to 0,0/0").allows("move to 0,0/1").refuses("move to 0,0/2", "JR-POLITE-1");
    empty(2).colonists(&["0,0/0"]).play(&[]).refuses("move to 0,0/0", "JR-MOVE-2");
}

#[test]
fn jr_polite_2_the_passage_goes_on_until_alone() {
    let mut play = polite().robots(&["0,0/c", "-2,0/c"]).colonists(&["0,0/0"]).hand(0, &["boost"]).play(&[]);
    play.does("move to 0,0/0");
    assert_eq!((play.left(), play.at("0,0/0"), play.robot(0)), (4, "colonist".into(), "0,0/0".into()));
    play.refuses("end actions", "JR-POLITE-2").refuses("play boost", "JR-POLITE-2");
    assert!(play.options().iter().all(|code| code.starts_with("move to ")));
    play.allows("move to 0,0/c");
    play.does("move to 1,0/3");
    assert_eq!((play.left(), play.at("1,0/3"), play.at("0,0/0")), (3, "A".into(), "colonist".into()));
    // A Colonist past another, as in the rules.
    let mut play = polite().colonists(&["0,0/0", "0,0/1"]).play(&[]);
    play.does("command 0,0/0 to 0,0/1");
    assert_eq!(play.view().standing, 2);
    play.does("command 0,0/1 to 0,0/2");
    assert_eq!([play.at("0,0/0"), play.at("0,0/1"), play.at("0,0/2")], ["open", "colonist", "colonist"]);
    // It ends on a Creep's dome with Juggernaut.
    let mut play = polite().activated(&["juggernaut"]).colonists(&["0,0/0"]).creeps(&["1,0/3"]).play(&[]);
    play.does("move to 0,0/0").does("move to 1,0/3");
    assert_eq!((play.at("1,0/3"), play.options().contains(&"end actions".to_owned())), ("A".into(), true));
    // Or when the occupant has left by Follower: the two change places.
    let mut play = polite().activated(&["follower"]).colonists(&["0,0/0", "0,0/1"]).play(&[]);
    play.does("command 0,0/0 to 0,0/1").does("follow 0,0/1");
    assert_eq!((play.at("0,0/0"), play.at("0,0/1"), play.view().passage), ("colonist".into(), "colonist".into(), None));
}

#[test]
fn jr_polite_3_only_if_it_can_be_completed() {
    polite().colonists(&["0,0/0"]).set("spent", 4).play(&[]).refuses("move to 0,0/0", "JR-POLITE-3");
    polite().colonists(&["0,0/0"]).set("spent", 3).play(&[]).allows("move to 0,0/0");
    // A Colonist must be in range at every step: 2,0/3 is out of range from 0,0.
    let base = || polite().colonists(&["1,0/0", "2,0/3"]);
    base().play(&[]).refuses("command 1,0/0 to 2,0/3", "JR-POLITE-3");
    base().robots(&["1,0/1", "pod"]).play(&[]).allows("command 1,0/0 to 2,0/3");
    // The last action with Follower: the occupant can make room.
    let play = polite().activated(&["follower"]).colonists(&["0,0/0", "0,0/1"]).set("spent", 4);
    let mut play = play.play(&[6]);
    play.does("command 0,0/0 to 0,0/1");
    assert_eq!(play.view().active, seat(1), "there was only one way, and it was taken");
}

#[test]
fn jr_polite_4_boots_over_robots_and_follower_only_at_the_start() {
    let boots = |table: Table| table.robots(&["-2,0/3", "-1,0/c"]).activated(&["rocket-boots"]).play(&[]);
    boots(polite()).allows("fly to 0,0/c");
    boots(empty(2)).refuses("fly to 0,0/c", "JR-BOOTS-2");
    // Steps out of somebody else's dome are not followed.
    let mut play = polite().activated(&["follower"]).colonists(&["0,0/0", "0,0/1", "0,0/2"]).play(&[]);
    play.does("command 0,0/0 to 0,0/1").does("follow none").does("command 0,0/1 to 0,1/4");
    assert_eq!(play.step(), Step::Actions);
    // Following must leave the passage a way out: with one action left, 0,0/0 must stay free or 0,0/1 be left.
    let walls = [domes("0,0", "2345"), vec!["0,1/4".to_owned()]].concat();
    let mut play = polite()
        .robots(&["0,0/c", "pod"])
        .activated(&["follower"])
        .creeps(&walls)
        .colonists(&["0,0/0", "0,0/1", "1,0/3"])
        .set("spent", 3)
        .play(&[]);
    play.does("command 0,0/0 to 0,0/1");
    play.refuses("follow 1,0/3", "JR-POLITE-4").allows("follow 0,0/1").allows("follow none");
}

fn vulnerable(players: usize) -> Table {
    empty(players).option("robot-vulnerability")
}

#[test]
fn jr_vuln_1_creeps_and_robots_fill_a_tile() {
    let base = |table: Table| table.robots(&["0,0/c", "2,-2/3"]).creeps(&domes("2,-2", "0124"));
    let mut play = base(vulnerable(2)).play(&[3]);
    play.does("end actions");
    assert_eq!((play.tile_stands("2,-2"), play.robot(1)), (false, "out".into()));
    let mut play = base(empty(2)).play(&[3]);
    play.does("end actions");
    assert!(play.tile_stands("2,-2"));
    // Robots alone do not blow up a tile.
    let play = vulnerable(7).robots(&["1,0/0", "1,0/1", "1,0/2", "1,0/3", "1,0/4", "1,0/5", "pod"]).play(&[]);
    assert!(play.tile_stands("1,0"));
    // A dome where a Robot passes a Colonist is the Colonist's.
    let mut play = vulnerable(2)
        .option("polite-colonists")
        .robots(&["1,-2/0", "0,0/c"])
        .creeps(&domes("2,-2", "01245"))
        .colonists(&["2,-2/3"])
        .play(&[]);
    play.does("move to 2,-2/3");
    assert!(play.tile_stands("2,-2"));
    play.does("move to 1,-2/0");
}

#[test]
fn jr_vuln_2_a_robot_that_is_out_loses_its_cards_and_turns() {
    let mut play = vulnerable(3)
        .robots(&["0,0/c", "2,-2/3", "0,0/0"])
        .creeps(&domes("2,-2", "0124"))
        .core(1, "boost")
        .hand(1, &["swap"])
        .play(&[3]);
    play.does("end actions").does("place -1,2/1").does("place 0,-2/3");
    assert_eq!((play.hand(1).len(), play.cores(1).len(), play.discard()), (0, 0, vec!["boost", "swap"]));
    assert_eq!(play.seat(), seat(2), "B is skipped");
}

#[test]
fn jr_vuln_3_in_your_own_turn_actions_end_and_there_is_no_draw() {
    let mut play = vulnerable(2)
        .robots(&["1,-2/0", "0,0/c"])
        .creeps(&[domes("2,-2", "01245"), vec!["1,1/0".into()]].concat())
        .colonists(&["1,1/5"])
        .hand(0, &["boost", "phase-shift"])
        .deck(&["teleport"], true)
        .play(&[2]);
    play.does("move to 2,-2/3");
    assert_eq!((play.robot(0), play.at("1,1/5")), ("out".into(), "creep".into()), "Conversion took place");
    assert_eq!((play.seat(), play.step()), (seat(0), Step::Place("0,2".parse().expect("a cell"))));
    play.does("place 0,2/0").does("place -1,-1/3");
    assert_eq!((play.seat(), play.view().deck.len()), (seat(1), 34), "nothing was drawn");
}

/// B is out, the Pod is away and comes back at A's turn.
fn waiting(returns: u8) -> Table {
    vulnerable(3).robots(&["0,0/c", "out", "0,0/0"]).undocked(returns)
}

#[test]
fn jr_vuln_4_the_next_docking_brings_robots_back_with_new_cards() {
    let dock = waiting(0).set("step", json!({"dock": "return"}));
    let mut play = dock.clone().deck(&["surge", "pilot", "swap"], true).play(&[]);
    play.does("dock 3,0");
    assert_eq!((play.step(), play.seat()), (Step::ChooseCore(seat(1)), seat(1)));
    assert_eq!((play.hand(1), play.robot(1)), (vec!["pilot", "swap"], "pod".into()));
    assert_eq!(play.view().deck.iter().filter(|card| card.is_setback()).count(), 4, "the Surge went back");
    play.refuses("end actions", "JR-SET-8");
    play.does("install swap");
    assert_eq!(
        (play.seat(), play.step(), play.cores(1), play.hand(1)),
        (seat(0), Step::Actions, vec!["swap"], vec!["pilot"])
    );
    // By Pilot, too, and then the turn goes on.
    let mut play = waiting(2).hand(0, &["pilot"]).deck(&["boost", "boost"], true).play(&[]);
    play.does("play pilot").does("dock 3,0");
    assert_eq!((play.cores(1), play.hand(1), play.step()), (vec!["boost"], vec!["boost"], Step::Actions));
}

#[test]
fn jr_vuln_5_the_return_seats_slot_docks_even_if_it_is_out() {
    let mut play = waiting(1).deck(&["boost", "pilot", "swap"], true).play(&[6]);
    play.does("end actions");
    assert_eq!((play.seat(), play.step()), (seat(1), Step::Dock(Docking::Return)));
    play.does("dock 3,0").does("install pilot");
    assert_eq!((play.view().active, play.step(), play.left()), (seat(1), Step::Actions, 5));
}

#[test]
fn jr_vuln_6_out_is_ignored_for_the_win_and_all_out_is_lost() {
    let mut play = vulnerable(2).robots(&["2,0/5", "out"]).play(&[]);
    play.does("move to pod");
    assert_eq!(play.step(), Step::Over(End::Won));
    let last = |table: Table| table.robots(&["1,-2/0", "out"]).creeps(&domes("2,-2", "01245"));
    let mut play = last(vulnerable(2)).play(&[]);
    play.does("move to 2,-2/3");
    assert_eq!(play.step(), Step::Over(End::NoRobots));
    let mut play = last(vulnerable(2)).undocked(1).play(&[6]);
    play.does("move to 2,-2/3");
    assert_eq!(play.step(), Step::Dock(Docking::Return), "while the Pod is away there is hope");
}

fn solo() -> Table {
    empty(1)
}

#[test]
fn jr_solo_1_both_cards_are_cores() {
    let game =
        JupiterRescue::deal(JupiterRescue::components(), &Setup::new(1), &mut QuickDice::new(3)).expect("a deal");
    let view = game.view(engine::Viewer::Public);
    assert_eq!((view.seats[0].cores.len(), view.seats[0].hand.len()), (2, 0));
    assert_eq!(view.step, Step::Dock(Docking::First), "nothing to choose but the dock");
}

#[test]
fn jr_solo_2_override_is_a_boost() {
    let mut play = solo().cores(["override", "sniper"]).hand(0, &["override", "boost"]).play(&[]);
    play.does("play override").does("core override").does("play boost");
    assert_eq!((play.left(), play.discard()), (8, vec!["boost", "override"]));
    play.refuses("core override", "JR-CARD-6");
}

#[test]
fn jr_solo_3_two_cores_each_with_its_use() {
    let mut play = solo().cores(["teleport", "teleport"]).play(&[]);
    play.does("teleport cores to 2,0/c");
    assert_eq!(play.left(), 4);
    play.refuses("teleport core to 0,0/c", "JR-CARD-6");
    let mut play = solo().cores(["boost", "pilot"]).hand(0, &["data-core", "swap"]).play(&[]);
    play.does("core boost").does("play data-core");
    assert_eq!(play.options(), ["replace boost", "replace pilot"]);
    play.refuses("replace swap", "JR-SOLO-3");
    play.does("replace pilot");
    assert_eq!((play.cores(0), play.discard()), (vec!["boost", "swap"], vec!["data-core", "pilot"]));
    play.refuses("core boost", "JR-CARD-6");
    let mut play = solo().cores(["boost", "data-core"]).hand(0, &["swap", "sniper"]).play(&[]);
    play.does("core data-core").does("install swap");
    assert_eq!((play.cores(0), play.left()), (vec!["boost", "swap"], 5));
    // The Pod comes back at the start of the next turn.
    let mut play = solo().cores(["pilot", "boost"]).play(&[6]);
    play.does("core pilot").does("end actions");
    assert_eq!(play.step(), Step::Dock(Docking::Return));
}

#[test]
fn jr_solo_4_both_new_cards_become_cores() {
    let out = solo().option("robot-vulnerability").robots(&["out"]).set("dock", Value::Null).set("returns", 0);
    let mut play = out
        .deck(&["pilot", "swap"], true)
        .set("saved", 27)
        .colonists(&["0,0/c"])
        .set("step", json!({"dock": "return"}))
        .play(&[]);
    play.does("dock 3,0");
    assert_eq!((play.cores(0), play.hand(0).len(), play.step()), (vec!["pilot", "swap"], 0, Step::Actions));
    let lost = solo().option("robot-vulnerability").robots(&["1,-2/0"]).creeps(&domes("2,-2", "01245"));
    let mut play = lost.play(&[]);
    play.does("move to 2,-2/3");
    assert_eq!(play.step(), Step::Over(End::NoRobots));
}

#[test]
fn jr_safe_1_after_250_turns_it_is_lost() {
    let mut play = empty(2).set("turn", 249).robots(&["0,0/c", "0,0/0"]).play(&[6, 6]);
    play.does("end actions");
    assert_eq!(play.step(), Step::Actions);
    play.does("end actions");
    assert_eq!(play.step(), Step::Over(End::TurnCap));
}
