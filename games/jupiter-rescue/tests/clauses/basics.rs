//! Move, Attack, Command, Trade.

use engine::View as _;
use jupiter_rescue::Decision;

use crate::common::{Ask, Scene, empty, seat, t0};

#[test]
fn jr_move_1_to_an_adjacent_open_dome_or_the_pod() {
    let mut table = empty(2).robots("2,0/5 2,0/c").table();
    assert_eq!(table.offers_like("move"), ["move to 2,0/0", "move to 2,0/4", "move to pod"]);
    table.does("move to pod");
    assert_eq!((table.robot(0).as_str(), table.at("2,0/5").as_str()), ("pod", "open"));
}

#[test]
fn jr_move_2_never_onto_another_figure() {
    let table = empty(2).robots("0,0/c 0,0/0").creeps("0,0/1").colonists("0,0/2").table();
    for at in ["0,0/0", "0,0/1", "0,0/2"] {
        table.refused_by("JR-MOVE-2", &format!("move to {at}"));
    }
    assert!(table.allows("move to 0,0/3"));
    empty(2).colonists("0,0/1 0,0/2").table().refused_by("JR-MOVE-2", "command 0,0/1 to 0,0/2");
}

#[test]
fn jr_move_3_from_the_pod_to_any_adjacent_open_dome() {
    let table = empty(2).robots("pod 0,0/c").table();
    assert_eq!(table.offers_like("move"), ["move to 2,0/5", "move to 2,-1/0"]);
    let table = empty(2).robots("pod 0,0/c").creeps("2,0/5").table();
    assert_eq!(table.offers_like("move"), ["move to 2,-1/0"]);
}

#[test]
fn jr_move_4_islands_are_reached_through_the_pod() {
    // 2,0 is cut off from the rest when its neighbours are gone.
    let island = || empty(2).gone("m3-a m4-b m1-c").robots("1,-1/0 2,0/4");
    let table = island().set("dock", "3,0").table();
    table.refused_by("JR-MOVE-4", "move to 2,0/c");
    // The Pod in the hole at 2,-1 touches both parts.
    let mut table = island().set("dock", "2,-1").table();
    table.refused_by("JR-GEO-8", "move to 2,0/c");
    table.does("move to pod");
    assert_eq!(table.offers_like("move"), ["move to 1,-1/0", "move to 2,-2/1"]);
    // Teleport needs no way.
    assert!(island().set("dock", "3,0").hand(0, "teleport").table().allows("teleport card to 2,0/c"));
}

#[test]
fn jr_att_1_any_creep_on_your_tile() {
    let mut table = empty(2).robots("0,0/0 pod").creeps("0,0/3 1,0/3").table();
    table.refused_by("JR-ATT-1", "attack 1,0/3");
    table.does("attack 0,0/3");
    assert_eq!((table.at("0,0/3"), table.left()), ("open".into(), 4));
}

#[test]
fn jr_att_2_a_super_creep_on_your_tile() {
    let mut table = empty(2).robots("1,0/0 pod").supers("1,0 0,1").table();
    table.refused_by("JR-ATT-1", "attack 0,1/c");
    table.does("attack 1,0/c");
    assert_eq!(table.at("1,0/c"), "plant");
}

#[test]
fn jr_att_3_not_from_the_pod() {
    let base = || empty(2).robots("pod 0,0/c").creeps("2,0/5");
    base().table().refused_by("JR-ATT-3", "attack 2,0/5");
    assert!(base().core(0, "sniper").table().allows("attack 2,0/5"));
    let table = base().hand(0, "sniper heat-seeker").table();
    assert!(table.allows("snipe 2,0/5") && table.allows("heat-seek card 2,0/5"));
}

#[test]
fn jr_att_4_one_attack_removes_one_creep() {
    let mut table = empty(2).creeps("0,0/0 0,0/1").table();
    table.refused_by("JR-ATT-4", "attack 0,0/2");
    table.does("attack 0,0/0");
    assert_eq!((table.at("0,0/0"), table.at("0,0/1"), table.robot(0)), ("open".into(), "creep".into(), "0,0/c".into()));
}

#[test]
fn jr_cmd_1_one_colonist_one_space() {
    let mut table = empty(2).robots("2,0/c pod").colonists("2,0/5").table();
    table.refused_by("JR-CMD-1", "command 2,0/4 to 2,0/3").refused_by("JR-GEO-8", "command 2,0/5 to 2,0/3");
    assert_eq!(
        table.offers_like("command"),
        ["command 2,0/5 to 2,0/0", "command 2,0/5 to 2,0/4", "command 2,0/5 to pod"]
    );
    table.does("command 2,0/5 to pod");
    assert_eq!(table.colonists(), (28, 1, 0, 18));
}

#[test]
fn jr_cmd_2_the_range_is_your_tile_and_its_neighbours() {
    let mut table = empty(2).robots("0,0/c pod").colonists("1,0/0 2,0/0").table();
    table.refused_by("JR-CMD-2", "command 2,0/0 to 2,0/1");
    // Only the start must be in range.
    table.does("command 1,0/0 to 2,0/3");
    table.refused_by("JR-CMD-2", "command 2,0/3 to 2,0/c");
}

#[test]
fn jr_cmd_3_from_the_pod_every_tile_it_touches() {
    let table = empty(2).robots("pod 0,0/c").set("aboard", 1).colonists("2,0/1 2,-1/3 1,0/0").table();
    assert!(
        table.allows("command 2,0/1 to 2,0/2")
            && table.allows("command 2,-1/3 to 2,-1/4")
            && table.allows("command pod to 2,0/5")
    );
    table.refused_by("JR-CMD-2", "command 1,0/0 to 1,0/1");
}

#[test]
fn jr_cmd_4_onto_centres_and_out_of_the_pod() {
    let mut table = empty(2).robots("2,0/0 pod").set("aboard", 1).colonists("2,0/1").table();
    table.does("command 2,0/1 to 2,0/c, command pod to 2,0/5");
    assert_eq!((table.at("2,0/c"), table.at("2,0/5")), ("colonist".into(), "colonist".into()));
    assert_eq!(table.colonists(), (28, 0, 2, 17));
}

#[test]
fn jr_cmd_5_colonists_never_move_by_themselves() {
    let mut table = t0(2).rolling(&[6]);
    let before: Vec<_> = table.view().tiles.iter().map(|tile| tile.figures).collect();
    table.does("end actions");
    assert_eq!(table.view().active, seat(1), "a whole turn went by");
    assert_eq!(table.view().tiles.iter().map(|tile| tile.figures).collect::<Vec<_>>(), before);
}

fn traders() -> Scene {
    empty(3).robots("0,0/c 1,0/0 2,0/c").hand(0, "boost").hand(1, "swap pilot").hand(2, "sniper")
}

#[test]
fn jr_trade_1_any_cards_with_one_partner_in_range() {
    let mut table = traders().table();
    table.refused_by("JR-TRADE-1", "trade C").refused_by("JR-TRADE-1", "trade A").refused_by("JR-TRADE-1", "finish");
    table.does("trade B");
    table.refused_by("JR-TRADE-1", "finish").refused_by("JR-TRADE-1", "take boost");
    table.does("take swap, give boost");
    table.refused_by("JR-TRADE-1", "give boost").refused_by("JR-TRADE-1", "take swap");
    table.does("finish");
    assert_eq!((table.hand(0), table.hand(1)), (vec!["swap"], vec!["boost", "pilot"]));
    assert_eq!(table.left(), 4);
    let table = empty(2).robots("0,0/c 0,0/0").table();
    table.refused_by("JR-TRADE-1", "trade B");
    // With a single card the trade is done at once, so the choice names the card before it is made.
    let word = |scene: Scene| {
        let table = scene.robots("0,0/c 0,0/0").table();
        table.view().action(&"trade B".parse().expect("an action")).key
    };
    assert_eq!(word(empty(2).hand(0, "boost")), "action-trade-give");
    assert_eq!(word(empty(2).hand(1, "boost")), "action-trade-take");
    assert_eq!(word(empty(2).hand(0, "boost").hand(1, "swap")), "action-trade");
    assert_eq!(word(empty(2).hand(0, "boost").hand(1, "swap").set("refused", vec![1])), "action-trade-give");
}

#[test]
fn jr_trade_2_a_third_seat_needs_another_trade() {
    let mut table = traders().robots("0,0/c 1,0/0 0,0/0").table();
    table.does("trade B, take swap");
    table.refused_by("JR-TRADE-2", "trade C");
    table.does("finish, trade C, give swap, finish");
    assert_eq!((table.hand(2), table.left()), (vec!["sniper", "swap"], 3));
}

#[test]
fn jr_trade_3_cores_and_activated_cards_stay() {
    let mut table = traders().core(1, "teleport").activated("juggernaut").core(0, "grenadier").table();
    table.does("trade B");
    table.refused_by("JR-TRADE-3", "take teleport").refused_by("JR-TRADE-3", "give juggernaut");
    table.refused_by("JR-TRADE-3", "give grenadier");
}

#[test]
fn jr_trade_4_hand_limits_wait() {
    let mut table = empty(2).robots("0,0/c 0,0/0").hand(0, "boost pilot swap sniper").hand(1, "boost pilot").table();
    table.does("trade B, take boost, take pilot, finish");
    assert_eq!((table.hand(0).len(), table.decision()), (6, Decision::Actions));
}

#[test]
fn jr_trade_5_robots_in_an_undocked_pod_trade() {
    let table = empty(3).undocked(1).robots("pod pod 0,0/c").hand(1, "boost").hand(2, "swap").table();
    assert!(table.allows("trade B"));
    table.refused_by("JR-TRADE-1", "trade C");
}

#[test]
fn jr_trade_6_the_partner_is_asked() {
    let mut free = traders().table();
    free.does("trade B, take swap, finish");
    assert_eq!(free.decision(), Decision::Actions, "nobody is asked without the option");
    let asked = || traders().option("ask-before-taking");
    let mut table = asked().table();
    table.does("trade B, take swap, finish");
    assert_eq!((table.decision(), table.active()), (Decision::Ask(seat(1)), seat(1)));
    table.seat_refused_by("JR-TRADE-6", seat(0), "accept");
    table.does("refuse");
    assert_eq!((table.left(), table.hand(1).len(), table.active()), (5, 2, seat(0)));
    table.does("trade B");
    // Only giving is left, and there is one card to give: the trade is done.
    assert_eq!((table.hand(0).len(), table.hand(1).len(), table.left()), (0, 3, 4));
    table.refused_by("JR-TRADE-6", "trade B");
    let mut table = asked().table();
    table.does("trade B, take swap, finish, accept");
    assert_eq!((table.hand(0), table.left()), (vec!["boost", "swap"], 4));
    let mut table = asked().table();
    table.does("trade B, give boost, finish");
    assert_eq!(table.decision(), Decision::Actions, "a gift needs no consent");
}
