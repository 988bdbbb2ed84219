//! Setup, group decisions, the turn, actions.

use std::collections::BTreeSet;

use engine::testing::{self, Table};
use engine::{Game, QuickDice, Setup, Viewer};
use jupiter_rescue::{Decision, Docking, Figure, JupiterRescue, View};

use crate::common::{Ask, COLONISTS, empty, seat, t0};

fn deal_game(setup: &Setup, number: u64) -> JupiterRescue {
    testing::deal(setup, &mut QuickDice::new(number))
}

fn deal(setup: &Setup, number: u64) -> View {
    deal_game(setup, number).view(Viewer::Public)
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
    assert_eq!(t0(2).table().view().start, 47);
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
    let mut table = empty(3)
        .set("turn", 0)
        .set("dock", serde_json::Value::Null)
        .robots("pod pod pod")
        .set("saved", 0)
        .colonists(COLONISTS)
        .hand(0, "boost pilot")
        .hand(1, "swap swap")
        .hand(2, "sniper teleport")
        .set("choosing", vec![0, 1, 2])
        .set("step", serde_json::json!({"choose-core": 0}))
        .table();
    table.refused_by("JR-SET-8", "install swap").refused_by("JR-SET-8", "end actions");
    table.seat_refused_by("JR-SET-8", seat(2), "install sniper");
    table.does("install pilot");
    assert_eq!((table.cores(0), table.hand(0)), (vec!["pilot"], vec!["boost"]));
    assert_eq!(table.cores(1), ["swap"], "two equal cards are no choice");
    assert_eq!(table.decision(), Decision::ChooseCore(seat(2)));
    table.does("install sniper");
    assert_eq!(table.decision(), Decision::ChooseFirst);
}

#[test]
fn jr_set_9_all_robots_start_in_the_pod() {
    let view = deal(&Setup::new(7), 3);
    assert!(view.seats.iter().all(|seat| seat.place == Some(jupiter_rescue::Spot::Pod)));
}

#[test]
fn jr_set_10_first_player_then_first_dock() {
    let mut table = Table::at(deal_game(&Setup::new(3), 5));
    while matches!(table.decision(), Decision::ChooseCore(_)) {
        let first = table.offers()[0].clone();
        table.does(&first);
    }
    assert_eq!(table.decision(), Decision::ChooseFirst);
    table.does("first C");
    assert_eq!((table.decision(), table.active(), table.offers().len()), (Decision::Dock(Docking::First), seat(2), 18));
    table.does("dock 3,0");
    assert_eq!((table.view().turn, table.active(), table.decision()), (1, seat(2), Decision::Actions));
}

#[test]
fn jr_set_11_the_tracker_shows_who_is_left() {
    let view = t0(2).table().view();
    assert_eq!((view.start, view.losses_allowed), (47, 19));
    let mut table = t0(2).robots("2,0/c pod").creeps("2,0/3").colonists(COLONISTS).rolling(&[1]);
    table.does("end actions");
    let (saved, aboard, standing, lost) = table.colonists();
    assert_eq!((saved, aboard, standing, lost), (0, 0, 46, 1), "the Creep on 2,0/3 touches 1,0/0");
    assert_eq!(table.view().losses_allowed, 18);
}

#[test]
fn jr_grp_1_one_decider_for_each_group_choice() {
    let first = t0(3).set("turn", 0).set("dock", serde_json::Value::Null).set("step", "choose-first").table();
    assert_eq!(first.offers(), ["first A", "first B", "first C"]);
    first.seat_refused_by("JR-GRP-1", seat(1), "first B").refused_by("JR-GRP-1", "first D");
    let mut later = t0(3).undocked(1).set("active", 0).robots("0,1/0 pod pod").colonists("").set("saved", 28);
    later = later.hand(0, "pilot");
    let mut table = later.table();
    table.does("play pilot");
    assert_eq!(table.decision(), Decision::Dock(Docking::Pilot));
    table.seat_refused_by("JR-GRP-1", seat(1), "dock 3,0");
    assert!(table.allows("dock 3,0"));
}

/// Suggestions are a matter of the table: in the game, whatever another seat tries is refused and nothing changes.
#[test]
fn jr_grp_2_other_seats_change_nothing() {
    let table = t0(3).table();
    let before = serde_json::to_string(&table.position.save()).expect("json");
    for other in [1, 2] {
        for code in table.offers() {
            let action = code.parse().expect("an action");
            assert!(table.position.refusal(seat(other), &action).is_some(), "{code} by {other}");
        }
        let mut actions = Vec::new();
        table.position.actions(seat(other), &mut actions);
        assert!(actions.is_empty());
    }
    assert_eq!(serde_json::to_string(&table.position.save()).expect("json"), before);
}

#[test]
fn jr_grp_3_the_active_seat_places_the_creeps() {
    let mut table = t0(3).rolling(&[1]);
    table.does("end actions");
    assert_eq!(table.active(), seat(0));
    table.seat_refused_by("JR-GRP-3", seat(1), "place 1,1/0");
    assert!(table.allows("place 1,1/0"));
}

#[test]
fn jr_turn_1_actions_conversion_invasion_draw() {
    let mut table = empty(2).robots("0,0/c pod").creeps("1,1/c").colonists("1,1/3").deck("swap").rolling(&[5]);
    table.refused_by("JR-TURN-1", "place 2,0/0");
    table.does("end actions");
    assert_eq!(table.at("1,1/3"), "creep", "Conversion is over");
    assert!(matches!(table.decision(), Decision::Place(_)), "Invasion");
    table.refused_by("JR-PLACE-1", "move to 0,0/1");
    assert!(table.hand(0).is_empty(), "no card yet");
    table.does("place 2,0/0, place -2,1/2");
    assert_eq!((table.hand(0), table.view().active), (vec!["swap"], seat(1)));
}

#[test]
fn jr_turn_2_then_the_next_seat() {
    let mut table = empty(3).set("active", 2).robots("0,0/c 0,0/0 0,0/1").rolling(&[6]);
    table.seat_refused_by("JR-TURN-2", seat(0), "move to 0,0/2");
    table.does("end actions");
    assert_eq!((table.view().active, table.view().turn), (seat(0), 2));
}

#[test]
fn jr_turn_3_cards_only_on_your_own_turn() {
    let table = empty(2).hand(1, "boost").core(1, "pilot").table();
    table.seat_refused_by("JR-TURN-3", seat(1), "play boost").seat_refused_by("JR-TURN-3", seat(1), "core pilot");
    table.seat_refused_by("JR-TURN-3", seat(1), "teleport card to 0,0/0");
}

#[test]
fn jr_turn_4_win_before_loss_and_launch_first() {
    // The seventh Colonist and the last Robot: 28 are saved at the very moment when too few would be left otherwise.
    let mut table = empty(1)
        .set("saved", 21)
        .set("aboard", 6)
        .robots("pod")
        .colonists("2,0/5")
        .creeps("1,1/c")
        .cores("boost pilot")
        .table();
    table.does("command 2,0/5 to pod");
    assert_eq!(table.decision(), Decision::Over(jupiter_rescue::End::Won));
    // One Conversion takes the last Power Plant and too many Colonists: the plant is the cause.
    let mut table = empty(2)
        .gone("m3-b")
        .gone("m3-c")
        .gone("m3-d")
        .set("saved", 0)
        .creeps("1,0/01245")
        .colonists("1,0/3 0,1/012345 -1,1/012345c -1,0/012345c -1,-1/012345c")
        .robots("-2,0/c pod")
        .table();
    assert_eq!(table.view().losses_allowed, 0);
    table.does("end actions");
    assert_eq!(table.decision(), Decision::Over(jupiter_rescue::End::NoPowerPlant));
}

#[test]
fn jr_act_1_the_allowance_is_five_plus_boosts_minus_a_dish() {
    let table = empty(2).table();
    assert_eq!(table.left(), 5);
    let table = empty(2).set("boosts", 2).supers("0,1").set("spent", 6).hand(0, "boost").table();
    assert_eq!((table.view().allowance, table.left()), (6, 0));
    table.refused_by("JR-ACT-1", "move to 0,0/0");
    assert!(table.allows("play boost"));
    let table = empty(2).set("spent", 3).hand(0, "teleport").table();
    table.refused_by("JR-ACT-1", "teleport card to 2,0/c");
}

#[test]
fn jr_act_2_each_basic_action_costs_one() {
    let base = empty(2).robots("0,0/c 0,0/0").creeps("0,0/3").colonists("0,0/1").hand(1, "boost swap");
    for code in ["move to 0,0/2", "attack 0,0/3", "command 0,0/1 to 0,0/2"] {
        let mut table = base.clone().table();
        table.does(code);
        assert_eq!(table.left(), 4, "{code}");
    }
    let mut table = base.table();
    table.does("trade B, take boost, finish");
    assert_eq!(table.left(), 4);
}

#[test]
fn jr_act_3_any_order_any_number_and_stop_early() {
    let mut table = empty(2).creeps("0,0/3 0,0/4").rolling(&[6]);
    table.does("move to 0,0/0, attack 0,0/3, move to 0,0/c, attack 0,0/4");
    assert_eq!(table.left(), 1);
    table.does("end actions");
    assert_eq!(table.view().active, seat(1));
}

#[test]
fn jr_act_4_ends_by_itself_when_nothing_is_left() {
    let mut table = empty(2).robots("0,0/c 0,2/c").set("spent", 4).rolling(&[6]);
    table.does("move to 0,0/0");
    assert_eq!(table.view().active, seat(1), "the fifth action ended the step");
    let mut table = empty(2).robots("0,0/c 0,2/c").set("spent", 4).hand(0, "boost").rolling(&[6]);
    table.does("move to 0,0/0");
    assert_eq!(table.offers(), ["play boost", "end actions"], "a Boost may still be played");
}

#[test]
fn jr_act_5_finish_what_you_began() {
    let base = || empty(2).activated("grenadier follower").creeps("0,0/0 0,0/1").hand(0, "boost swap");
    let mut table = base().table();
    table.does("attack 0,0/0");
    table.refused_by("JR-ACT-5", "end actions").refused_by("JR-ACT-5", "move to 0,0/2");
    assert!(table.allows("grenade 0,0/1"));
    let mut table = base().colonists("0,0/3 0,0/4").table();
    table.does("command 0,0/3 to 0,0/2");
    table.refused_by("JR-ACT-5", "end actions");
    assert!(table.allows("follow 0,0/4"));
    let mut table = base().robots("0,0/c 0,0/5").table();
    table.does("trade B");
    table.refused_by("JR-ACT-5", "end actions").refused_by("JR-ACT-5", "play boost");
    // The game ends with the first part: the second lapses.
    let mut table = empty(2).set("saved", 27).robots("pod pod").activated("follower").colonists("2,0/5 2,0/4").table();
    table.does("command 2,0/5 to pod");
    assert_eq!((table.decision(), table.at("2,0/4")), (Decision::Over(jupiter_rescue::End::Won), "colonist".into()));
}
