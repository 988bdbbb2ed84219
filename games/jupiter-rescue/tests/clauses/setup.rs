//! Setup, group decisions, the turn, actions.

use std::collections::BTreeSet;

use engine::{Game, Match, QuickDice, Setup};
use jupiter_rescue::{Docking, Figure, JupiterRescue, Step, View};

use crate::common::{domes, empty, seat, t0};

fn deal(setup: &Setup, number: u64) -> View {
    let game = JupiterRescue::deal(JupiterRescue::components(), setup, &mut QuickDice::new(number)).expect("a deal");
    game.view(engine::Viewer::Public)
}

#[test]
fn jr_set_1_one_to_seven_players_one_robot_each() {
    for players in 1..=7 {
        assert_eq!(deal(&Setup::new(players), 1).seats.len(), usize::from(players));
    }
    for players in [0, 8] {
        assert!(
            JupiterRescue::deal(JupiterRescue::components(), &Setup::new(players), &mut QuickDice::new(1)).is_err()
        );
    }
}

#[test]
fn jr_set_2_nineteen_of_twenty_tiles_are_laid() {
    let mut left_out = BTreeSet::new();
    for number in 0..200 {
        let view = deal(&Setup::new(2), number);
        assert_eq!((view.tiles.len(), view.gone.len()), (19, 1));
        left_out.insert(view.gone[0].clone());
    }
    assert_eq!(left_out.len(), 20, "every tile is left out sometimes");
}

#[test]
fn jr_set_3_every_rotation_is_equally_likely() {
    let mut rotations = [0u32; 6];
    for number in 0..200 {
        deal(&Setup::new(2), number).tiles.iter().for_each(|tile| rotations[usize::from(tile.rotation)] += 1);
    }
    assert!(rotations.iter().all(|&count| (550..720).contains(&count)), "{rotations:?}");
}

#[test]
fn jr_set_4_faces_are_mixed_easy_or_hard() {
    let hard = |sides: &str| -> usize {
        let setup = Setup::new(2).with("sides", sides);
        (0..100).map(|number| deal(&setup, number).tiles.iter().filter(|tile| tile.hard).count()).sum()
    };
    assert_eq!((hard("easy"), hard("labyrinth")), (0, 1900));
    assert!((850..1050).contains(&hard("mixed")), "{}", hard("mixed"));
}

#[test]
fn jr_set_5_a_colonist_on_every_interior_space() {
    for number in 0..50 {
        let view = deal(&Setup::new(2), number);
        let interior = view.tiles.iter().filter(|tile| tile.figures.contains(&Figure::Colonist));
        let plants = interior.clone().filter(|tile| matches!(tile.module, 3 | 4)).count();
        assert_eq!(interior.count(), 7);
        assert_eq!(usize::from(view.start), 49 - plants);
        assert!((42..=49).contains(&view.start));
    }
    assert_eq!(t0(2).play(&[]).view().start, 47);
}

#[test]
fn jr_set_6_two_abilities_each_and_setbacks_back_into_the_deck() {
    for number in 0..100 {
        let view = deal(&Setup::new(7), number);
        let held = view.seats.iter().flat_map(|seat| seat.hand.iter().chain(&seat.cores));
        assert_eq!(held.clone().count(), 14);
        assert!(held.clone().all(|card| !card.is_setback()));
        assert_eq!(view.deck.len(), 22);
        assert_eq!(view.deck.iter().filter(|card| card.is_setback()).count(), 4);
        assert!(view.discard.is_empty());
    }
}

#[test]
fn jr_set_7_every_seat_has_a_colour_of_its_own() {
    let colours: Vec<String> = deal(&Setup::new(7), 1).seats.iter().map(|seat| seat.robot.clone()).collect();
    assert_eq!(colours[..3], ["robot-red", "robot-orange", "robot-yellow"]);
    assert_eq!(colours.iter().collect::<BTreeSet<_>>().len(), 7);
}

#[test]
fn jr_set_8_each_seat_in_order_chooses_its_core() {
    let mut play = empty(3)
        .set("turn", 0)
        .set("dock", serde_json::Value::Null)
        .robots(&["pod", "pod", "pod"])
        .set("saved", 0)
        .colonists(&t0_colonists())
        .hand(0, &["boost", "pilot"])
        .hand(1, &["swap", "swap"])
        .hand(2, &["sniper", "teleport"])
        .set("choosing", vec![0, 1, 2])
        .set("step", serde_json::json!({"choose-core": 0}))
        .play(&[]);
    play.refuses("install swap", "JR-SET-8").refuses("end actions", "JR-SET-8");
    play.refuses_to(seat(2), "install sniper", "JR-SET-8");
    play.does("install pilot");
    assert_eq!((play.cores(0), play.hand(0)), (vec!["pilot"], vec!["boost"]));
    assert_eq!(play.cores(1), ["swap"], "two equal cards are no choice");
    assert_eq!(play.step(), Step::ChooseCore(seat(2)));
    play.does("install sniper");
    assert_eq!(play.step(), Step::ChooseFirst);
}

fn t0_colonists() -> Vec<String> {
    let full = ["0,0", "1,-1", "-1,1", "-1,0", "0,-1"].iter().flat_map(|cell| domes(cell, "012345c"));
    full.chain(["1,0", "0,1"].iter().flat_map(|cell| domes(cell, "012345"))).collect()
}

#[test]
fn jr_set_9_all_robots_start_in_the_pod() {
    let view = deal(&Setup::new(7), 3);
    assert!(view.seats.iter().all(|seat| seat.place == Some(jupiter_rescue::Spot::Pod)));
}

#[test]
fn jr_set_10_first_player_then_first_dock() {
    let mut game = Match::<JupiterRescue>::start(Setup::new(3), 5.into(), None).expect("a match");
    for number in 0..3 {
        if matches!(game.position().view(engine::Viewer::Public).step, Step::ChooseCore(_)) {
            let who = game.position().to_act().first().expect("somebody");
            let card = game.position().view(engine::Viewer::Public).seats[who.index()].hand[0];
            game.play(who, jupiter_rescue::Action::Install(card)).unwrap_or_else(|_| panic!("choice {number}"));
        }
    }
    assert_eq!(game.position().view(engine::Viewer::Public).step, Step::ChooseFirst);
    game.play(seat(0), "first C".parse().expect("an action")).expect("seat 0 names the first player");
    assert_eq!(game.position().view(engine::Viewer::Public).step, Step::Dock(Docking::First));
    let mut docks = Vec::new();
    game.position().actions(seat(2), &mut docks);
    assert_eq!(docks.len(), 18);
    game.play(seat(2), "dock 3,0".parse().expect("an action")).expect("the first player docks");
    let view = game.position().view(engine::Viewer::Public);
    assert_eq!((view.turn, view.active, view.step), (1, seat(2), Step::Actions));
}

#[test]
fn jr_set_11_the_tracker_shows_who_is_left() {
    let view = t0(2).play(&[]).view();
    assert_eq!((view.start, view.losses_allowed), (47, 19));
    let mut play = t0(2).robots(&["2,0/c", "pod"]).creeps(&["2,0/3"]).colonists(&t0_colonists()).play(&[1]);
    play.does("end actions");
    let (saved, aboard, standing, lost) = play.colonists();
    assert_eq!((saved, aboard, standing, lost), (0, 0, 46, 1), "the Creep on 2,0/3 touches 1,0/0");
    assert_eq!(play.view().losses_allowed, 18);
}

#[test]
fn jr_grp_1_one_decider_for_each_group_choice() {
    let first = t0(3).set("turn", 0).set("dock", serde_json::Value::Null).set("step", "choose-first").play(&[]);
    assert_eq!(first.options(), ["first A", "first B", "first C"]);
    first.refuses_to(seat(1), "first B", "JR-GRP-1").refuses("first D", "JR-GRP-1");
    let mut later =
        t0(3).undocked(1).set("active", 0).robots(&["0,1/0", "pod", "pod"]).colonists(&[""; 0]).set("saved", 28);
    later = later.hand(0, &["pilot"]);
    let mut play = later.play(&[]);
    play.does("play pilot");
    assert_eq!(play.step(), Step::Dock(Docking::Pilot));
    play.refuses_to(seat(1), "dock 3,0", "JR-GRP-1").allows("dock 3,0");
}

/// Suggestions are a matter of the table: in the game, whatever another seat tries is refused and nothing changes.
#[test]
fn jr_grp_2_other_seats_change_nothing() {
    let play = t0(3).play(&[]);
    let before = serde_json::to_string(&play.position.save()).expect("json");
    for other in [1, 2] {
        for code in play.options() {
            let action = code.parse().expect("an action");
            assert!(play.position.refusal(seat(other), &action).is_some(), "{code} by {other}");
        }
        let mut actions = Vec::new();
        play.position.actions(seat(other), &mut actions);
        assert!(actions.is_empty());
    }
    assert_eq!(serde_json::to_string(&play.position.save()).expect("json"), before);
}

#[test]
fn jr_grp_3_the_active_seat_places_the_creeps() {
    let mut play = t0(3).play(&[1]);
    play.does("end actions");
    assert_eq!(play.seat(), seat(0));
    play.refuses_to(seat(1), "place 1,1/0", "JR-GRP-3").allows("place 1,1/0");
}

#[test]
fn jr_turn_1_actions_conversion_invasion_draw() {
    let mut play =
        empty(2).robots(&["0,0/c", "pod"]).creeps(&["1,1/c"]).colonists(&["1,1/3"]).deck(&["swap"], true).play(&[5]);
    play.refuses("place 2,0/0", "JR-TURN-1");
    play.does("end actions");
    assert_eq!(play.at("1,1/3"), "creep", "Conversion is over");
    assert!(matches!(play.step(), Step::Place(_)), "Invasion");
    play.refuses("move to 0,0/1", "JR-PLACE-1");
    assert!(play.hand(0).is_empty(), "no card yet");
    play.does("place 2,0/0").does("place -2,1/2");
    assert_eq!((play.hand(0), play.view().active), (vec!["swap"], seat(1)));
}

#[test]
fn jr_turn_2_then_the_next_seat() {
    let mut play = empty(3).set("active", 2).robots(&["0,0/c", "0,0/0", "0,0/1"]).play(&[6]);
    play.refuses_to(seat(0), "move to 0,0/2", "JR-TURN-2");
    play.does("end actions");
    assert_eq!((play.view().active, play.view().turn), (seat(0), 2));
}

#[test]
fn jr_turn_3_cards_only_on_your_own_turn() {
    let play = empty(2).hand(1, &["boost"]).core(1, "pilot").play(&[]);
    play.refuses_to(seat(1), "play boost", "JR-TURN-3").refuses_to(seat(1), "core pilot", "JR-TURN-3");
    play.refuses_to(seat(1), "teleport card to 0,0/0", "JR-TURN-3");
}

#[test]
fn jr_turn_4_win_before_loss_and_launch_first() {
    // The seventh Colonist and the last Robot: 28 are saved at the very moment when too few would be left otherwise.
    let mut play = empty(1)
        .set("saved", 21)
        .set("aboard", 6)
        .robots(&["pod"])
        .colonists(&["2,0/5"])
        .creeps(&["1,1/c"])
        .cores(["boost", "pilot"])
        .play(&[]);
    play.does("command 2,0/5 to pod");
    assert_eq!(play.step(), Step::Over(jupiter_rescue::End::Won));
    // One Conversion takes the last Power Plant and too many Colonists: the plant is the cause.
    let mut play = empty(2)
        .gone("m3-b")
        .gone("m3-c")
        .gone("m3-d")
        .set("saved", 0)
        .creeps(&domes("1,0", "01245"))
        .colonists(
            &["1,0/3".to_owned()].into_iter().chain(domes("0,1", "012345")).chain(far_colonists()).collect::<Vec<_>>(),
        )
        .robots(&["-2,0/c", "pod"])
        .play(&[]);
    assert_eq!(play.view().losses_allowed, 0);
    play.does("end actions");
    assert_eq!(play.step(), Step::Over(jupiter_rescue::End::NoPowerPlant));
}

/// 21 Colonists that no Creep touches.
fn far_colonists() -> Vec<String> {
    ["-1,1", "-1,0", "-1,-1"].iter().flat_map(|cell| domes(cell, "012345c")).collect()
}

#[test]
fn jr_act_1_the_allowance_is_five_plus_boosts_minus_a_dish() {
    let play = empty(2).play(&[]);
    assert_eq!(play.left(), 5);
    let play = empty(2).set("boosts", 2).supers(&["0,1"]).set("spent", 6).hand(0, &["boost"]).play(&[]);
    assert_eq!((play.view().allowance, play.left()), (6, 0));
    play.refuses("move to 0,0/0", "JR-ACT-1").allows("play boost");
    let play = empty(2).set("spent", 3).hand(0, &["teleport"]).play(&[]);
    play.refuses("teleport card to 2,0/c", "JR-ACT-1");
}

#[test]
fn jr_act_2_each_basic_action_costs_one() {
    let base =
        empty(2).robots(&["0,0/c", "0,0/0"]).creeps(&["0,0/3"]).colonists(&["0,0/1"]).hand(1, &["boost", "swap"]);
    for code in ["move to 0,0/2", "attack 0,0/3", "command 0,0/1 to 0,0/2"] {
        let mut play = base.clone().play(&[]);
        play.does(code);
        assert_eq!(play.left(), 4, "{code}");
    }
    let mut play = base.play(&[]);
    play.does("trade B").does("take boost").does("finish");
    assert_eq!(play.left(), 4);
}

#[test]
fn jr_act_3_any_order_any_number_and_stop_early() {
    let mut play = empty(2).creeps(&["0,0/3", "0,0/4"]).play(&[6]);
    play.does("move to 0,0/0").does("attack 0,0/3").does("move to 0,0/c").does("attack 0,0/4");
    assert_eq!(play.left(), 1);
    play.does("end actions");
    assert_eq!(play.view().active, seat(1));
}

#[test]
fn jr_act_4_ends_by_itself_when_nothing_is_left() {
    let mut play = empty(2).robots(&["0,0/c", "0,2/c"]).set("spent", 4).play(&[6]);
    play.does("move to 0,0/0");
    assert_eq!(play.view().active, seat(1), "the fifth action ended the step");
    let mut play = empty(2).robots(&["0,0/c", "0,2/c"]).set("spent", 4).hand(0, &["boost"]).play(&[6]);
    play.does("move to 0,0/0");
    assert_eq!(play.options(), ["play boost", "end actions"], "a Boost may still be played");
}

#[test]
fn jr_act_5_finish_what_you_began() {
    let base =
        || empty(2).activated(&["grenadier", "follower"]).creeps(&["0,0/0", "0,0/1"]).hand(0, &["boost", "swap"]);
    let mut play = base().play(&[]);
    play.does("attack 0,0/0");
    play.refuses("end actions", "JR-ACT-5").refuses("move to 0,0/2", "JR-ACT-5").allows("grenade 0,0/1");
    let mut play = base().colonists(&["0,0/3", "0,0/4"]).play(&[]);
    play.does("command 0,0/3 to 0,0/2");
    play.refuses("end actions", "JR-ACT-5").allows("follow 0,0/4");
    let mut play = base().robots(&["0,0/c", "0,0/5"]).play(&[]);
    play.does("trade B");
    play.refuses("end actions", "JR-ACT-5").refuses("play boost", "JR-ACT-5");
    // The game ends with the first part: the second lapses.
    let mut play = empty(2)
        .set("saved", 27)
        .robots(&["pod", "pod"])
        .activated(&["follower"])
        .colonists(&["2,0/5", "2,0/4"])
        .play(&[]);
    play.does("command 2,0/5 to pod");
    assert_eq!((play.step(), play.at("2,0/4")), (Step::Over(jupiter_rescue::End::Won), "colonist".into()));
}
