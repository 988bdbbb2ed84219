//! The end, the variants, solo.

use engine::{Game, Outcome, QuickDice, Setup};
use jupiter_rescue::{Decision, Docking, End, JupiterRescue};
use serde_json::{Value, json};

use crate::common::{Ask, Scene, empty, seat, t0};

#[test]
fn jr_end_1_all_robots_aboard_and_28_saved() {
    let mut table = empty(2).robots("2,0/5 pod").table();
    table.does("move to pod");
    assert_eq!(
        (table.decision(), table.outcome()),
        (Decision::Over(End::Won), Some(Outcome::Together { won: true, score: 28 }))
    );
    let mut table = empty(2).set("saved", 27).robots("2,0/5 pod").colonists("0,0/c").table();
    table.does("move to pod");
    assert_eq!(table.decision(), Decision::Actions, "27 are not enough");
    let mut table = empty(3).robots("2,0/5 pod 0,0/c").table();
    table.does("move to pod");
    assert_eq!(table.decision(), Decision::Actions, "C's Robot is not aboard");
    // Undocked is as good as docked.
    let mut table = empty(2).set("saved", 21).set("aboard", 6).robots("pod pod").colonists("2,0/5").table();
    table.does("command 2,0/5 to pod");
    assert_eq!(table.decision(), Decision::Over(End::Won));
}

#[test]
fn jr_end_2_those_aboard_count_as_saved() {
    let mut table = empty(2).set("saved", 25).set("aboard", 4).robots("2,0/5 pod").table();
    table.does("move to pod");
    assert_eq!(
        (table.decision(), table.colonists(), table.view().dock),
        (Decision::Over(End::Won), (29, 0, 0, 18), None)
    );
    let mut table = empty(2).set("saved", 21).set("aboard", 5).colonists("0,0/c 0,0/0").robots("2,0/5 pod").table();
    table.does("move to pod");
    assert_eq!(table.decision(), Decision::Actions, "26 are short of 28");
}

#[test]
fn jr_end_3_the_last_power_plant_or_dish_is_lost() {
    let last = |gone: &str, cell: &str| empty(2).gone(gone).creeps(&format!("{cell}/01245"));
    let mut table = last("m3-a m3-c m3-d", "2,-2").rolling(&[3]);
    table.does("end actions");
    assert_eq!(
        (table.decision(), table.outcome()),
        (Decision::Over(End::NoPowerPlant), Some(Outcome::Together { won: false, score: 28 }))
    );
    let mut table = last("m4-a m4-c m4-d", "2,-1").colonists("2,-1/3").rolling(&[1]);
    table.does("end actions");
    assert_eq!(table.decision(), Decision::Over(End::NoCommandDish));
}

#[test]
fn jr_end_4_too_few_colonists_left() {
    let mut table = empty(2).set("saved", 27).colonists("1,1/c").creeps("1,1/0").table();
    table.does("end actions");
    assert_eq!(table.decision(), Decision::Over(End::TooFewColonists));
    // Cut off is not lost: nothing else makes a rescue impossible.
    let table = empty(2).set("saved", 27).colonists("2,0/c").gone("m3-a m4-b m1-c").set("dock", "-3,0");
    assert_eq!(table.table().decision(), Decision::Actions);
}

#[test]
fn jr_end_5_the_result_names_cause_turns_and_saved() {
    let mut table = empty(2).set("turn", 17).robots("2,0/5 pod").table();
    table.does("move to pod");
    assert!(table.events.contains(&jupiter_rescue::Event::Ended { end: End::Won, turns: 17, saved: 28 }));
    let action = "move to 2,0/5".parse().expect("an action");
    assert_eq!(table.position.refusal(seat(0), &action).map(|refusal| refusal.clause.0), Some("JR-END-5"));
    assert!(table.position.to_act().is_empty());
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
    let mut table = empty(2)
        .option("fast-creeps")
        .robots("0,0/c 0,0/0")
        .colonists("1,1/2")
        .creeps("-2,0/2 -2,0/3 1,1/0")
        .deck("surge")
        .rolling(&[1]);
    table.does("end actions");
    // The Creep on 1,1/1 came by the roll, the one on -2,0/4 too; then 1,1/2 was converted, then Surge came.
    assert_eq!(
        (table.at("1,1/1"), table.at("-2,0/4"), table.at("1,1/2")),
        ("creep".into(), "creep".into(), "creep".into())
    );
    assert!(matches!(table.decision(), Decision::Place(_)), "Surge");
    let slow = empty(2).robots("0,0/c 0,0/0").colonists("1,1/2").creeps("1,1/0").rolling(&[1]);
    assert!(slow.view().threatened.is_empty());
}

#[test]
fn jr_hero_1_everybody_must_be_saved() {
    let table = t0(2).option("ultimate-heroes").table();
    assert_eq!((table.view().target, table.view().losses_allowed), (47, 0));
    let mut table = t0(2).option("ultimate-heroes").robots("2,0/c pod").creeps("2,0/3").table();
    table.does("end actions");
    assert_eq!(table.decision(), Decision::Over(End::TooFewColonists), "the first loss loses the game");
}

fn polite() -> Scene {
    empty(2).option("polite-colonists")
}

#[test]
fn jr_polite_1_through_colonists_and_robots_never_creeps() {
    let base = || polite().robots("0,0/c 0,0/1").colonists("0,0/0").creeps("0,0/2");
    let table = base().table();
    assert!(table.allows("move to 0,0/0") && table.allows("move to 0,0/1"));
    table.refused_by("JR-POLITE-1", "move to 0,0/2");
    empty(2).colonists("0,0/0").table().refused_by("JR-MOVE-2", "move to 0,0/0");
}

#[test]
fn jr_polite_2_the_passage_goes_on_until_alone() {
    let mut table = polite().robots("0,0/c -2,0/c").colonists("0,0/0").hand(0, "boost").table();
    table.does("move to 0,0/0");
    assert_eq!((table.left(), table.at("0,0/0"), table.robot(0)), (4, "colonist".into(), "0,0/0".into()));
    table.refused_by("JR-POLITE-2", "end actions").refused_by("JR-POLITE-2", "play boost");
    assert!(table.offers().iter().all(|code| code.starts_with("move to ")));
    assert!(table.allows("move to 0,0/c"));
    table.does("move to 1,0/3");
    assert_eq!((table.left(), table.at("1,0/3"), table.at("0,0/0")), (3, "A".into(), "colonist".into()));
    // A Colonist past another, as in the rules.
    let mut table = polite().colonists("0,0/0 0,0/1").table();
    table.does("command 0,0/0 to 0,0/1");
    assert_eq!(table.view().standing, 2);
    table.does("command 0,0/1 to 0,0/2");
    assert_eq!([table.at("0,0/0"), table.at("0,0/1"), table.at("0,0/2")], ["open", "colonist", "colonist"]);
    // It ends on a Creep's dome with Juggernaut.
    let mut table = polite().activated("juggernaut").colonists("0,0/0").creeps("1,0/3").table();
    table.does("move to 0,0/0, move to 1,0/3");
    assert_eq!((table.at("1,0/3"), table.offers().contains(&"end actions".to_owned())), ("A".into(), true));
    // Or when the occupant has left by Follower: the two change places.
    let mut table = polite().activated("follower").colonists("0,0/0 0,0/1").table();
    table.does("command 0,0/0 to 0,0/1, follow 0,0/1");
    assert_eq!(
        (table.at("0,0/0"), table.at("0,0/1"), table.view().passage),
        ("colonist".into(), "colonist".into(), None)
    );
}

#[test]
fn jr_polite_3_only_if_it_can_be_completed() {
    polite().colonists("0,0/0").set("spent", 4).table().refused_by("JR-POLITE-3", "move to 0,0/0");
    assert!(polite().colonists("0,0/0").set("spent", 3).table().allows("move to 0,0/0"));
    // A Colonist must be in range at every step: 2,0/3 is out of range from 0,0.
    let base = || polite().colonists("1,0/0 2,0/3");
    base().table().refused_by("JR-POLITE-3", "command 1,0/0 to 2,0/3");
    assert!(base().robots("1,0/1 pod").table().allows("command 1,0/0 to 2,0/3"));
    // The last action with Follower: the occupant can make room.
    let table = polite().activated("follower").colonists("0,0/0 0,0/1").set("spent", 4);
    let mut table = table.rolling(&[6]);
    table.does("command 0,0/0 to 0,0/1");
    assert_eq!(table.view().active, seat(1), "there was only one way, and it was taken");
}

#[test]
fn jr_polite_4_boots_over_robots_and_follower_only_at_the_start() {
    let boots = |table: Scene| table.robots("-2,0/3 -1,0/c").activated("rocket-boots").table();
    assert!(boots(polite()).allows("fly to 0,0/c"));
    boots(empty(2)).refused_by("JR-BOOTS-2", "fly to 0,0/c");
    // Steps out of somebody else's dome are not followed.
    let mut table = polite().activated("follower").colonists("0,0/0 0,0/1 0,0/2").table();
    table.does("command 0,0/0 to 0,0/1, follow none, command 0,0/1 to 0,1/4");
    assert_eq!(table.decision(), Decision::Actions);
    // Following must leave the passage a way out: with one action left, 0,0/0 must stay free or 0,0/1 be left.
    let mut table = polite()
        .robots("0,0/c pod")
        .activated("follower")
        .creeps("0,0/2345 0,1/4")
        .colonists("0,0/0 0,0/1 1,0/3")
        .set("spent", 3)
        .table();
    table.does("command 0,0/0 to 0,0/1");
    table.refused_by("JR-POLITE-4", "follow 1,0/3");
    assert!(table.allows("follow 0,0/1") && table.allows("follow none"));
}

fn vulnerable(players: usize) -> Scene {
    empty(players).option("robot-vulnerability")
}

#[test]
fn jr_vuln_1_creeps_and_robots_fill_a_tile() {
    let base = |table: Scene| table.robots("0,0/c 2,-2/3").creeps("2,-2/0124");
    let mut table = base(vulnerable(2)).rolling(&[3]);
    table.does("end actions");
    assert_eq!((table.tile_stands("2,-2"), table.robot(1)), (false, "out".into()));
    let mut table = base(empty(2)).rolling(&[3]);
    table.does("end actions");
    assert!(table.tile_stands("2,-2"));
    // Robots alone do not blow up a tile.
    let table = vulnerable(7).robots("1,0/0 1,0/1 1,0/2 1,0/3 1,0/4 1,0/5 pod").table();
    assert!(table.tile_stands("1,0"));
    // A dome where a Robot passes a Colonist is the Colonist's.
    let mut table = vulnerable(2)
        .option("polite-colonists")
        .robots("1,-2/0 0,0/c")
        .creeps("2,-2/01245")
        .colonists("2,-2/3")
        .table();
    table.does("move to 2,-2/3");
    assert!(table.tile_stands("2,-2"));
    table.does("move to 1,-2/0");
}

#[test]
fn jr_vuln_2_a_robot_that_is_out_loses_its_cards_and_turns() {
    let mut table =
        vulnerable(3).robots("0,0/c 2,-2/3 0,0/0").creeps("2,-2/0124").core(1, "boost").hand(1, "swap").rolling(&[3]);
    table.does("end actions, place -1,2/1, place 0,-2/3");
    assert_eq!((table.hand(1).len(), table.cores(1).len(), table.discard()), (0, 0, vec!["boost", "swap"]));
    assert_eq!(table.active(), seat(2), "B is skipped");
}

#[test]
fn jr_vuln_3_in_your_own_turn_actions_end_and_there_is_no_draw() {
    let mut table = vulnerable(2)
        .robots("1,-2/0 0,0/c")
        .creeps("2,-2/01245 1,1/0")
        .colonists("1,1/5")
        .hand(0, "boost phase-shift")
        .deck("teleport")
        .rolling(&[2]);
    table.does("move to 2,-2/3");
    assert_eq!((table.robot(0), table.at("1,1/5")), ("out".into(), "creep".into()), "Conversion took place");
    assert_eq!((table.active(), table.decision()), (seat(0), Decision::Place("0,2".parse().expect("a cell"))));
    table.does("place 0,2/0, place -1,-1/3");
    assert_eq!((table.active(), table.view().deck.len()), (seat(1), 34), "nothing was drawn");
}

/// B is out, the Pod is away and comes back at A's turn.
fn waiting(returns: u8) -> Scene {
    vulnerable(3).robots("0,0/c out 0,0/0").undocked(returns)
}

#[test]
fn jr_vuln_4_the_next_docking_brings_robots_back_with_new_cards() {
    let dock = waiting(0).set("step", json!({"dock": "return"}));
    let mut table = dock.clone().deck("surge pilot swap").table();
    table.does("dock 3,0");
    assert_eq!((table.decision(), table.active()), (Decision::ChooseCore(seat(1)), seat(1)));
    assert_eq!((table.hand(1), table.robot(1)), (vec!["pilot", "swap"], "pod".into()));
    assert_eq!(table.view().deck.iter().filter(|card| card.is_setback()).count(), 4, "the Surge went back");
    table.refused_by("JR-SET-8", "end actions");
    table.does("install swap");
    assert_eq!(
        (table.active(), table.decision(), table.cores(1), table.hand(1)),
        (seat(0), Decision::Actions, vec!["swap"], vec!["pilot"])
    );
    // By Pilot, too, and then the turn goes on.
    let mut table = waiting(2).hand(0, "pilot").deck("boost boost").table();
    table.does("play pilot, dock 3,0");
    assert_eq!((table.cores(1), table.hand(1), table.decision()), (vec!["boost"], vec!["boost"], Decision::Actions));
}

#[test]
fn jr_vuln_5_the_return_seats_slot_docks_even_if_it_is_out() {
    let mut table = waiting(1).deck("boost pilot swap").rolling(&[6]);
    table.does("end actions");
    assert_eq!((table.active(), table.decision()), (seat(1), Decision::Dock(Docking::Return)));
    table.does("dock 3,0, install pilot");
    assert_eq!((table.view().active, table.decision(), table.left()), (seat(1), Decision::Actions, 5));
}

#[test]
fn jr_vuln_6_a_robot_that_is_out_is_not_away_and_all_out_is_lost() {
    // 28 are saved and A is aboard, but B is out: the Pod has to bring it back first.
    let mut table = vulnerable(2).robots("2,0/5 out").hand(0, "pilot pilot").deck("boost swap").table();
    table.does("move to pod");
    assert_eq!(table.decision(), Decision::Actions, "B's Robot is not in the Pod");
    table.does("play pilot");
    assert_eq!(table.decision(), Decision::Actions, "a launch alone brings nobody back");
    table.does("play pilot, dock 3,0");
    assert_eq!((table.robot(1), table.decision()), ("pod".into(), Decision::Over(End::Won)));
    // Nobody wins by blowing themselves up.
    let mut table = vulnerable(2).robots("1,-2/0 pod").creeps("2,-2/01245").rolling(&[6]);
    table.does("move to 2,-2/3");
    assert_eq!((table.robot(0), table.outcome()), ("out".into(), None));
    let last = |scene: Scene| scene.robots("1,-2/0 out").creeps("2,-2/01245");
    let mut table = last(vulnerable(2)).table();
    table.does("move to 2,-2/3");
    assert_eq!(table.decision(), Decision::Over(End::NoRobots));
    let mut table = last(vulnerable(2)).undocked(1).rolling(&[6]);
    table.does("move to 2,-2/3");
    assert_eq!(table.decision(), Decision::Dock(Docking::Return), "while the Pod is away there is hope");
}

fn solo() -> Scene {
    empty(1)
}

#[test]
fn jr_solo_1_both_cards_are_cores() {
    let game =
        JupiterRescue::deal(JupiterRescue::components(), &Setup::new(1), &mut QuickDice::new(3)).expect("a deal");
    let view = game.view(engine::Viewer::Public);
    assert_eq!((view.seats[0].cores.len(), view.seats[0].hand.len()), (2, 0));
    assert_eq!(view.step, Decision::Dock(Docking::First), "nothing to choose but the dock");
}

#[test]
fn jr_solo_2_override_is_a_boost() {
    let mut table = solo().cores("override sniper").hand(0, "override boost").table();
    table.does("play override, core override, play boost");
    assert_eq!((table.left(), table.discard()), (8, vec!["boost", "override"]));
    table.refused_by("JR-CARD-6", "core override");
}

#[test]
fn jr_solo_3_two_cores_each_with_its_use() {
    let mut table = solo().cores("teleport teleport").table();
    table.does("teleport cores to 2,0/c");
    assert_eq!(table.left(), 4);
    table.refused_by("JR-CARD-6", "teleport core to 0,0/c");
    let mut table = solo().cores("boost pilot").hand(0, "data-core swap").table();
    table.does("core boost, play data-core");
    assert_eq!(table.offers(), ["replace boost", "replace pilot"]);
    table.refused_by("JR-SOLO-3", "replace swap");
    table.does("replace pilot");
    assert_eq!((table.cores(0), table.discard()), (vec!["boost", "swap"], vec!["data-core", "pilot"]));
    table.refused_by("JR-CARD-6", "core boost");
    let mut table = solo().cores("boost data-core").hand(0, "swap sniper").table();
    table.does("core data-core, install swap");
    assert_eq!((table.cores(0), table.left()), (vec!["boost", "swap"], 5));
    // The Pod comes back at the start of the next turn.
    let mut table = solo().cores("pilot boost").rolling(&[6]);
    table.does("core pilot, end actions");
    assert_eq!(table.decision(), Decision::Dock(Docking::Return));
}

#[test]
fn jr_solo_4_both_new_cards_become_cores() {
    let out = solo().option("robot-vulnerability").robots("out").set("dock", Value::Null).set("returns", 0);
    let mut table =
        out.deck("pilot swap").set("saved", 27).colonists("0,0/c").set("step", json!({"dock": "return"})).table();
    table.does("dock 3,0");
    assert_eq!((table.cores(0), table.hand(0).len(), table.decision()), (vec!["pilot", "swap"], 0, Decision::Actions));
    let lost = solo().option("robot-vulnerability").robots("1,-2/0").creeps("2,-2/01245");
    let mut table = lost.table();
    table.does("move to 2,-2/3");
    assert_eq!(table.decision(), Decision::Over(End::NoRobots));
}

#[test]
fn jr_safe_1_after_250_turns_it_is_lost() {
    let mut table = empty(2).set("turn", 249).robots("0,0/c 0,0/0").rolling(&[6, 6]);
    table.does("end actions");
    assert_eq!(table.decision(), Decision::Actions);
    table.does("end actions");
    assert_eq!(table.decision(), Decision::Over(End::TurnCap));
}
