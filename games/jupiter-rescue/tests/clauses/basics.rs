//! Move, Attack, Command, Trade.

use jupiter_rescue::Step;

use crate::common::{empty, seat, t0};

#[test]
fn jr_move_1_to_an_adjacent_open_dome_or_the_pod() {
    let mut play = empty(2).robots(&["2,0/5", "2,0/c"]).play(&[]);
    assert_eq!(play.options_like("move"), ["move to 2,0/0", "move to 2,0/4", "move to pod"]);
    play.does("move to pod");
    assert_eq!((play.robot(0).as_str(), play.at("2,0/5").as_str()), ("pod", "open"));
}

#[test]
fn jr_move_2_never_onto_another_figure() {
    let play = empty(2).robots(&["0,0/c", "0,0/0"]).creeps(&["0,0/1"]).colonists(&["0,0/2"]).play(&[]);
    for at in ["0,0/0", "0,0/1", "0,0/2"] {
        play.refuses(&format!("move to {at}"), "JR-MOVE-2");
    }
    play.allows("move to 0,0/3");
    empty(2).colonists(&["0,0/1", "0,0/2"]).play(&[]).refuses("command 0,0/1 to 0,0/2", "JR-MOVE-2");
}

#[test]
fn jr_move_3_from_the_pod_to_any_adjacent_open_dome() {
    let play = empty(2).robots(&["pod", "0,0/c"]).play(&[]);
    assert_eq!(play.options_like("move"), ["move to 2,0/5", "move to 2,-1/0"]);
    let play = empty(2).robots(&["pod", "0,0/c"]).creeps(&["2,0/5"]).play(&[]);
    assert_eq!(play.options_like("move"), ["move to 2,-1/0"]);
}

#[test]
fn jr_move_4_islands_are_reached_through_the_pod() {
    // 2,0 is cut off from the rest when its neighbours are gone.
    let island = || empty(2).gone("m3-a").gone("m4-b").gone("m1-c").robots(&["1,-1/0", "2,0/4"]);
    let play = island().set("dock", "3,0").play(&[]);
    play.refuses("move to 2,0/c", "JR-MOVE-4");
    // The Pod in the hole at 2,-1 touches both parts.
    let mut play = island().set("dock", "2,-1").play(&[]);
    play.refuses("move to 2,0/c", "JR-GEO-8");
    play.does("move to pod");
    assert_eq!(play.options_like("move"), ["move to 1,-1/0", "move to 2,-2/1"]);
    // Teleport needs no way.
    island().set("dock", "3,0").hand(0, &["teleport"]).play(&[]).allows("teleport card to 2,0/c");
}

#[test]
fn jr_att_1_any_creep_on_your_tile() {
    let mut play = empty(2).robots(&["0,0/0", "pod"]).creeps(&["0,0/3", "1,0/3"]).play(&[]);
    play.refuses("attack 1,0/3", "JR-ATT-1");
    play.does("attack 0,0/3");
    assert_eq!((play.at("0,0/3"), play.left()), ("open".into(), 4));
}

#[test]
fn jr_att_2_a_super_creep_on_your_tile() {
    let mut play = empty(2).robots(&["1,0/0", "pod"]).supers(&["1,0", "0,1"]).play(&[]);
    play.refuses("attack 0,1/c", "JR-ATT-1");
    play.does("attack 1,0/c");
    assert_eq!(play.at("1,0/c"), "plant");
}

#[test]
fn jr_att_3_not_from_the_pod() {
    let base = || empty(2).robots(&["pod", "0,0/c"]).creeps(&["2,0/5"]);
    base().play(&[]).refuses("attack 2,0/5", "JR-ATT-3");
    base().core(0, "sniper").play(&[]).allows("attack 2,0/5");
    base().hand(0, &["sniper", "heat-seeker"]).play(&[]).allows("snipe 2,0/5").allows("heat-seek card 2,0/5");
}

#[test]
fn jr_att_4_one_attack_removes_one_creep() {
    let mut play = empty(2).creeps(&["0,0/0", "0,0/1"]).play(&[]);
    play.refuses("attack 0,0/2", "JR-ATT-4");
    play.does("attack 0,0/0");
    assert_eq!((play.at("0,0/0"), play.at("0,0/1"), play.robot(0)), ("open".into(), "creep".into(), "0,0/c".into()));
}

#[test]
fn jr_cmd_1_one_colonist_one_space() {
    let mut play = empty(2).robots(&["2,0/c", "pod"]).colonists(&["2,0/5"]).play(&[]);
    play.refuses("command 2,0/4 to 2,0/3", "JR-CMD-1").refuses("command 2,0/5 to 2,0/3", "JR-GEO-8");
    assert_eq!(
        play.options_like("command"),
        ["command 2,0/5 to 2,0/0", "command 2,0/5 to 2,0/4", "command 2,0/5 to pod"]
    );
    play.does("command 2,0/5 to pod");
    assert_eq!(play.colonists(), (28, 1, 0, 18));
}

#[test]
fn jr_cmd_2_the_range_is_your_tile_and_its_neighbours() {
    let mut play = empty(2).robots(&["0,0/c", "pod"]).colonists(&["1,0/0", "2,0/0"]).play(&[]);
    play.refuses("command 2,0/0 to 2,0/1", "JR-CMD-2");
    // Only the start must be in range.
    play.does("command 1,0/0 to 2,0/3");
    play.refuses("command 2,0/3 to 2,0/c", "JR-CMD-2");
}

#[test]
fn jr_cmd_3_from_the_pod_every_tile_it_touches() {
    let play = empty(2).robots(&["pod", "0,0/c"]).set("aboard", 1).colonists(&["2,0/1", "2,-1/3", "1,0/0"]).play(&[]);
    play.allows("command 2,0/1 to 2,0/2").allows("command 2,-1/3 to 2,-1/4").allows("command pod to 2,0/5");
    play.refuses("command 1,0/0 to 1,0/1", "JR-CMD-2");
}

#[test]
fn jr_cmd_4_onto_centres_and_out_of_the_pod() {
    let mut play = empty(2).robots(&["2,0/0", "pod"]).set("aboard", 1).colonists(&["2,0/1"]).play(&[]);
    play.does("command 2,0/1 to 2,0/c").does("command pod to 2,0/5");
    assert_eq!((play.at("2,0/c"), play.at("2,0/5")), ("colonist".into(), "colonist".into()));
    assert_eq!(play.colonists(), (28, 0, 2, 17));
}

#[test]
fn jr_cmd_5_colonists_never_move_by_themselves() {
    let mut play = t0(2).play(&[6]);
    let before: Vec<_> = play.view().tiles.iter().map(|tile| tile.figures).collect();
    play.does("end actions");
    assert_eq!(play.view().active, seat(1), "a whole turn went by");
    assert_eq!(play.view().tiles.iter().map(|tile| tile.figures).collect::<Vec<_>>(), before);
}

fn traders() -> crate::common::Table {
    empty(3).robots(&["0,0/c", "1,0/0", "2,0/c"]).hand(0, &["boost"]).hand(1, &["swap", "pilot"]).hand(2, &["sniper"])
}

#[test]
fn jr_trade_1_any_cards_with_one_partner_in_range() {
    let mut play = traders().play(&[]);
    play.refuses("trade C", "JR-TRADE-1").refuses("trade A", "JR-TRADE-1").refuses("finish", "JR-TRADE-1");
    play.does("trade B");
    play.refuses("finish", "JR-TRADE-1").refuses("take boost", "JR-TRADE-1");
    play.does("take swap").does("give boost");
    play.refuses("give boost", "JR-TRADE-1").refuses("take swap", "JR-TRADE-1");
    play.does("finish");
    assert_eq!((play.hand(0), play.hand(1)), (vec!["swap"], vec!["boost", "pilot"]));
    assert_eq!(play.left(), 4);
    let play = empty(2).robots(&["0,0/c", "0,0/0"]).play(&[]);
    play.refuses("trade B", "JR-TRADE-1");
}

#[test]
fn jr_trade_2_a_third_seat_needs_another_trade() {
    let mut play = traders().robots(&["0,0/c", "1,0/0", "0,0/0"]).play(&[]);
    play.does("trade B").does("take swap");
    play.refuses("trade C", "JR-TRADE-2");
    play.does("finish").does("trade C").does("give swap").does("finish");
    assert_eq!((play.hand(2), play.left()), (vec!["sniper", "swap"], 3));
}

#[test]
fn jr_trade_3_cores_and_activated_cards_stay() {
    let mut play = traders().core(1, "teleport").activated(&["juggernaut"]).core(0, "grenadier").play(&[]);
    play.does("trade B");
    play.refuses("take teleport", "JR-TRADE-3").refuses("give juggernaut", "JR-TRADE-3");
    play.refuses("give grenadier", "JR-TRADE-3");
}

#[test]
fn jr_trade_4_hand_limits_wait() {
    let mut play = empty(2)
        .robots(&["0,0/c", "0,0/0"])
        .hand(0, &["boost", "pilot", "swap", "sniper"])
        .hand(1, &["boost", "pilot"])
        .play(&[]);
    play.does("trade B").does("take boost").does("take pilot").does("finish");
    assert_eq!((play.hand(0).len(), play.step()), (6, Step::Actions));
}

#[test]
fn jr_trade_5_robots_in_an_undocked_pod_trade() {
    let play = empty(3).undocked(1).robots(&["pod", "pod", "0,0/c"]).hand(1, &["boost"]).hand(2, &["swap"]).play(&[]);
    play.allows("trade B").refuses("trade C", "JR-TRADE-1");
}

#[test]
fn jr_trade_6_the_partner_is_asked() {
    let mut free = traders().play(&[]);
    free.does("trade B").does("take swap").does("finish");
    assert_eq!(free.step(), Step::Actions, "nobody is asked without the option");
    let asked = || traders().option("ask-before-taking");
    let mut play = asked().play(&[]);
    play.does("trade B").does("take swap").does("finish");
    assert_eq!((play.step(), play.seat()), (Step::Ask(seat(1)), seat(1)));
    play.refuses_to(seat(0), "accept", "JR-TRADE-6");
    play.does("refuse");
    assert_eq!((play.left(), play.hand(1).len(), play.seat()), (5, 2, seat(0)));
    play.does("trade B");
    // Only giving is left, and there is one card to give: the trade is done.
    assert_eq!((play.hand(0).len(), play.hand(1).len(), play.left()), (0, 3, 4));
    play.refuses("trade B", "JR-TRADE-6");
    let mut play = asked().play(&[]);
    play.does("trade B").does("take swap").does("finish").does("accept");
    assert_eq!((play.hand(0), play.left()), (vec!["boost", "swap"], 4));
    let mut play = asked().play(&[]);
    play.does("trade B").does("give boost").does("finish");
    assert_eq!(play.step(), Step::Actions, "a gift needs no consent");
}
