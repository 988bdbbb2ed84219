//! Position files: what cannot be is refused with a sentence, and what is left out is filled in.

use serde_json::json;

use crate::common::{Ask, Scene, empty, t0};

/// A Command was followed up: 0,0/0 was left for 0,0/1.
fn following(vacated: &str, to: &str) -> Scene {
    let step = json!({"follow": {"vacated": vacated, "to": to, "actor": 0}});
    empty(2).activated("follower").robots("0,0/c 0,0/3").colonists("0,0/1 1,0/3").set("step", step)
}

#[test]
fn a_follow_leads_onto_an_open_dome_from_which_a_colonist_came() {
    assert_eq!(following("0,0/0", "0,0/1").table().offers(), ["follow 1,0/3", "follow none"]);
    following("1,0/3", "0,0/1").cannot_be("`step`: the vacated dome is not open");
    following("pod", "0,0/1").cannot_be("`step`: a Colonist follows onto a dome, not into the Pod");
    following("0,0/0", "0,0/5").cannot_be("`step`: no Colonist went there");
}

#[test]
fn nobody_chooses_a_core_twice() {
    let scene = empty(2).hand(0, "boost swap").core(0, "pilot").set("choosing", vec![0]);
    scene.set("step", json!({"choose-core": 0})).cannot_be("`choosing`: A has a core already");
}

#[test]
fn a_trade_needs_a_partner_that_is_there() {
    let trade = |robots: &str| empty(2).hand(0, "boost swap").robots(robots).set("step", json!({"trade": 1}));
    assert_eq!(trade("0,0/c 0,0/1").table().offers(), ["give boost", "give swap"]);
    trade("0,0/c -2,1/c").cannot_be("`step`: the Robot of B is out of the Command Range of A");
    trade("0,0/c out").option("robot-vulnerability").cannot_be("out of the Command Range");
    let nobody = empty(2).hand(0, "boost swap").set("step", json!({"trade": 2}));
    nobody.cannot_be("there is no seat C at a table of 2");
}

#[test]
fn an_interior_tile_is_not_set() {
    empty(2).set("step", json!({"set-tile": "0,0"})).cannot_be("`step`: the module at 0,0 cannot be moved (JR-MOD-1)");
    assert!(empty(2).set("step", json!({"set-tile": "2,0"})).table().allows("set 2,1"));
}

#[test]
fn a_match_that_is_over_ended_as_it_says() {
    empty(2).set("step", json!({"over": "won"})).cannot_be("not over because everybody is away (JR-END-1)");
    empty(2).robots("pod pod").cannot_be("`step`: the match is over, because everybody is away");
}

#[test]
fn a_file_written_by_hand_needs_only_what_matters() {
    let mut file = t0(2).hand(0, "boost").hand(1, "swap").table().file();
    let needed = [
        "options",
        "turn",
        "active",
        "step",
        "tiles",
        "start",
        "saved",
        "dock",
        "colonists",
        "robots",
        "cores",
        "hands",
    ];
    file.as_object_mut().expect("fields").retain(|field, _| needed.contains(&field.as_str()));
    let table = engine::testing::Table::<jupiter_rescue::JupiterRescue>::of_file(file);
    let deck = table.view().deck;
    assert_eq!((deck.len(), table.hand(0), table.hand(1)), (34, vec!["boost"], vec!["swap"]), "the rest is the deck");
}
