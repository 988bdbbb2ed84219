//! Draw, hand and deck, Super Creeps, cards in general.

use engine::testing::Table;
use engine::testing::{assert_uniform, imagined};
use engine::{Game, Viewer};
use jupiter_rescue::{Card, Decision, Event, JupiterRescue};

use crate::common::{ABILITIES, Ask, Scene, empty, seat};

#[test]
fn every_order_of_the_deck_is_imagined_as_often() {
    // Two of the four cards are alike, so twelve orders can be told apart; what was discarded is known.
    let table = empty(2).only_deck("swap boost surge surge").table();
    let seen = table.position.view(Viewer::Seat(seat(0)));
    let orders = imagined(&table.position, seat(0), 6000, |world| {
        assert_eq!(world.view(Viewer::Seat(seat(0))), seen);
        serde_json::to_value(world.save()).expect("data")["deck"].to_string()
    });
    assert_uniform(&orders, 12);
}

#[test]
fn jr_draw_1_an_ability_goes_to_the_hand() {
    let mut table = empty(2).hand(0, "boost pilot swap sniper").deck("teleport").rolling(&[6]);
    table.does("end actions");
    assert_eq!((table.decision(), table.hand(0).len()), (Decision::Discard, 5));
    table.refused_by("JR-DRAW-1", "play boost").refused_by("JR-DRAW-1", "play teleport");
}

/// Draws can be written down beforehand: the card is taken out wherever it lies, the others keep their order.
#[test]
fn jr_draw_1_scripted_draws_take_the_card_that_is_named() {
    let scene = empty(2).robots("0,0/c 0,0/1").deck("teleport swap sniper surge");
    let mut table = scene.rolling(&[6, 6]).drawing("sniper surge");
    table.does("end actions");
    assert_eq!((table.hand(0), table.file()["deck"][0].clone()), (vec!["sniper"], "teleport".into()));
    table.does("end actions");
    assert_eq!((table.hand(1).len(), table.discard()), (0, vec!["surge"]));
}

#[test]
fn jr_draw_2_a_setback_takes_effect_and_is_discarded() {
    let mut table = empty(2).hand(0, "suppressant boost").deck("signal-to-noise").rolling(&[6]);
    table.does("end actions, go on");
    assert_eq!((table.decision(), table.view().drawn), (Decision::Setback, Some(Card::SignalToNoise)));
    assert_eq!(table.offers(), ["play suppressant", "go on"]);
    table.refused_by("JR-CARD-5", "play boost").refused_by("JR-DRAW-2", "end actions");
    table.does("go on");
    assert_eq!((table.discard(), table.hand(0).len(), table.view().active), (vec!["signal-to-noise"], 2, seat(1)));
    assert_eq!(table.at("0,1/c"), "super");
}

#[test]
fn jr_draw_3_discard_down_to_the_limit() {
    let mut table = empty(2).hand(0, "boost pilot swap sniper").deck("teleport").rolling(&[6]);
    table.does("end actions");
    table.refused_by("JR-DRAW-3", "discard override").refused_by("JR-DRAW-3", "end actions");
    table.does("discard pilot");
    assert_eq!((table.discard(), table.view().active), (vec!["pilot"], seat(1)));
}

#[test]
fn jr_hand_1_four_minus_covered_plants() {
    assert_eq!(empty(2).table().view().hand_limit, 4);
    assert_eq!(empty(2).supers("1,0 2,-2 0,1").table().view().hand_limit, 2);
    assert_eq!(empty(2).supers("1,0 2,-2 -1,2 0,-2").table().view().hand_limit, 0);
}

#[test]
fn jr_hand_2_only_at_the_end_of_your_own_turn() {
    let mut table = empty(2).supers("1,0 2,-2 -1,2").robots("0,0/c 0,0/0").hand(1, "boost pilot swap").rolling(&[6, 6]);
    table.refused_by("JR-HAND-2", "discard boost");
    table.does("end actions");
    assert_eq!((table.active(), table.hand(1).len()), (seat(1), 3), "B keeps them during A's turn");
    table.does("end actions");
    assert_eq!(table.decision(), Decision::Discard);
}

#[test]
fn jr_hand_3_all_hands_are_open() {
    let table = empty(3).hand(1, "boost pilot").core(2, "swap").table();
    let look = |viewer| engine::Game::view(&table.position, viewer).seats;
    assert_eq!(look(engine::Viewer::Public), look(engine::Viewer::Seat(seat(0))));
    assert_eq!(look(engine::Viewer::Public)[1].hand, [Card::Boost, Card::Pilot]);
}

#[test]
fn jr_deck_1_used_cards_go_to_the_discard_pile() {
    let mut table = empty(2).hand(0, "boost sniper").creeps("1,0/3").table();
    table.does("play boost, snipe 1,0/3");
    assert_eq!(table.discard(), ["boost", "sniper"]);
}

#[test]
fn jr_deck_2_the_last_card_brings_the_new_deck() {
    // The deck has one card; all others are discarded. The drawn Setback is not part of the new deck.
    let mut table = empty(2).only_deck("signal-to-noise").rolling(&[6]);
    table.does("end actions");
    let view = table.view();
    assert_eq!((view.deck.len(), table.discard()), (35, vec!["signal-to-noise"]));
    assert!(!view.deck.contains(&Card::SignalToNoise));
}

#[test]
fn jr_deck_3_an_empty_pile_is_refilled_later() {
    let all = |table: &Table<JupiterRescue>| (table.view().deck.len(), table.view().discard.len());
    // Nothing to refill from: the deck stays empty.
    let hoard = || {
        let mut table = empty(7).robots("0,0/c 0,0/0 pod pod pod pod pod").supers("0,1");
        table = table.hand(2, ABILITIES).hand(3, &ABILITIES.replace("boost ", ""));
        table
    };
    let mut table = hoard().only_deck("boost").rolling(&[6, 6]);
    assert_eq!(all(&table), (1, 4), "the four Setbacks are discarded");
    table.does("end actions");
    assert_eq!(all(&table), (4, 0), "refilled at once");
    // With no discards the drawn card leaves nothing, and the next draw takes from what was discarded since.
    let mut table = hoard().deck("boost surge surge power-grab signal-to-noise").rolling(&[6]);
    assert_eq!(all(&table), (5, 0));
    table.does("end actions");
    assert_eq!(all(&table), (4, 0));
    // Nothing at all: no card is drawn.
    let mut table = everything_held().rolling(&[6]);
    assert_eq!(all(&table), (0, 0));
    table.does("end actions, go on");
    assert!(table.events.contains(&Event::NothingDrawn { seat: seat(0) }));
    // What was discarded since is the deck when a card must be drawn.
    let mut table = everything_held().rolling(&[6]);
    table.does("play boost, end actions, go on");
    assert_eq!((table.hand(0).contains(&"boost"), all(&table)), (true, (0, 0)));
}

/// Every ability is in a hand, and the component file has no Setbacks.
fn everything_held() -> Scene {
    let toml = include_str!("../../data/components.toml");
    let (abilities, setbacks) = toml.split_at(toml.find("id = \"surge\"").expect("Surge is there"));
    let setbacks = setbacks.replacen("count = 2", "count = 0", 1).replacen("count = 1", "count = 0", 2);
    let abilities = abilities.replace("count = 2\nsource = \"rulebook\"\nnote = \"copies reconstructed\"", "count = 2");
    // Four more Boosts and Pilots make up for the Setbacks.
    let more = |toml: &str, id: &str| {
        let at = toml.find(&format!("[[card]]\nid = \"{id}\"")).expect("a card");
        toml[..at].to_owned() + &toml[at..].replacen("count = 2", "count = 4", 1)
    };
    let toml = more(&more(&abilities, "boost"), "pilot") + &setbacks;
    empty(7)
        .robots("0,0/c 0,0/0 pod pod pod pod pod")
        .custom(toml)
        .hand_of_anything(0, "boost boost boost suppressant")
        .hand_of_anything(2, ABILITIES)
        .hand_of_anything(3, &format!("{} pilot pilot", ABILITIES.replace("boost ", "").replace("suppressant ", "")))
}

#[test]
fn jr_super_1_only_on_plants_and_dishes_one_each() {
    empty(2).supers("0,0").cannot_be("Power Plant");
    let mut table = empty(2).supers("1,0").deck("power-grab").rolling(&[6]);
    table.does("end actions");
    let new =
        table.events.iter().find_map(|event| if let Event::SuperCreeps { at } = event { Some(at.len()) } else { None });
    assert_eq!(new, Some(3), "the covered one gets no second");
}

#[test]
fn jr_super_2_each_covered_plant_lowers_every_hand_limit() {
    for (plants, limit) in [("", 4), ("1,0", 3), ("1,0 0,-2", 2)] {
        assert_eq!(empty(3).supers(plants).table().view().hand_limit, limit);
    }
}

#[test]
fn jr_super_3_covered_dishes_cost_one_action_in_all() {
    for dishes in ["0,1", "0,1 2,-1 -2,2 1,-2"] {
        assert_eq!(empty(2).supers(dishes).table().left(), 4);
    }
}

#[test]
fn jr_super_4_killing_the_last_one_gives_the_action_back() {
    let mut table = empty(2).robots("0,1/0 pod").supers("0,1").table();
    table.does("attack 0,1/c");
    assert_eq!(table.left(), 4);
}

#[test]
fn jr_super_5_adjacent_to_nothing() {
    let base = || empty(2).robots("1,0/0 pod").supers("1,0");
    // No second target, neither first nor second.
    let mut table = base().activated("grenadier").creeps("1,0/1 1,0/2").table();
    table.does("attack 1,0/c");
    assert_eq!(table.decision(), Decision::Actions);
    table.does("attack 1,0/2");
    assert_eq!(table.offers(), ["grenade 1,0/1", "grenade none"]);
    let mut table = base().activated("grenadier").creeps("1,0/1 1,0/2").table();
    table.does("attack 1,0/1");
    table.refused_by("JR-SUPER-5", "grenade 1,0/c");
    base().activated("swap").table().refused_by("JR-SUPER-5", "swap with 1,0/c");
    base().activated("juggernaut").table().refused_by("JR-GEO-5", "move to 1,0/c");
}

#[test]
fn jr_super_6_no_creep_on_a_six_and_gone_with_its_tile() {
    let mut table = empty(2).supers("1,0").rolling(&[6]);
    table.does("end actions");
    assert_eq!(table.view().active, seat(1), "no Creep was placed");
    let mut table = empty(2).supers("2,-2").creeps("2,-2/01245").rolling(&[3]);
    assert_eq!(table.view().hand_limit, 3);
    table.does("end actions");
    assert_eq!(table.view().hand_limit, 4);
}

#[test]
fn jr_super_7_sniper_and_heat_seeker_kill_it_too() {
    let base = || empty(2).supers("1,0 2,-2").hand(0, "sniper heat-seeker");
    let mut table = base().table();
    table.does("snipe 1,0/c, heat-seek card 2,-2/c");
    assert_eq!((table.at("1,0/c"), table.at("2,-2/c")), ("plant".into(), "plant".into()));
}

#[test]
fn jr_card_1_a_hand_card_is_discarded_the_core_stays() {
    let mut table = empty(2).hand(0, "boost").core(0, "boost").table();
    table.does("play boost, core boost");
    assert_eq!(
        (table.hand(0), table.cores(0), table.discard(), table.left()),
        (vec![], vec!["boost"], vec!["boost"], 7)
    );
    table.refused_by("JR-CARD-1", "play boost");
}

#[test]
fn jr_card_2_any_number_of_cards() {
    let mut table = empty(2).hand(0, "boost boost grenadier juggernaut swap bullhorn").table();
    for card in ["boost", "boost", "grenadier", "juggernaut", "swap", "bullhorn"] {
        table.does(&format!("play {card}"));
    }
    assert_eq!(table.left(), 7);
}

#[test]
fn jr_card_3_a_single_action_card_is_spent_on_one() {
    let mut table = empty(2).hand(0, "sniper").creeps("1,0/3 1,0/4").table();
    table.refused_by("JR-CARD-3", "play sniper");
    table.does("snipe 1,0/3");
    table.refused_by("JR-SNIPE-1", "snipe 1,0/4");
}

#[test]
fn jr_card_4_a_full_turn_card_lasts_until_the_step_ends() {
    let mut table = empty(2).hand(0, "juggernaut").creeps("0,0/0 0,0/1").rolling(&[6]);
    table.does("play juggernaut");
    assert_eq!((table.left(), table.view().activated), (5, vec![Card::Juggernaut]));
    assert!(table.discard().is_empty());
    table.does("move to 0,0/0, move to 0,0/1, end actions");
    assert_eq!((table.discard(), table.view().activated.len()), (vec!["juggernaut"], 0));
}

#[test]
fn jr_card_5_events_have_their_moments() {
    let table = empty(2).hand(0, "phase-shift suppressant pilot module-control data-core").table();
    table.refused_by("JR-CARD-5", "play phase-shift").refused_by("JR-CARD-5", "play suppressant");
    assert!(table.allows("play pilot") && table.allows("play module-control") && table.allows("play data-core"));
    table.refused_by("JR-CARD-5", "suppress 0,0");
    let mut table = empty(2).hand(0, "phase-shift pilot").rolling(&[6]);
    table.does("end actions");
    table.refused_by("JR-CARD-5", "play pilot");
}

#[test]
fn jr_card_6_cores_every_action_or_once_per_turn() {
    let mut table = empty(2).core(0, "sniper").creeps("1,0/3 1,0/4").table();
    table.does("attack 1,0/3, attack 1,0/4");
    let mut table = empty(2).core(0, "boost").robots("0,0/c 0,0/0").rolling(&[6, 6]);
    table.does("core boost");
    table.refused_by("JR-CARD-6", "core boost").refused_by("JR-CARD-6", "core pilot");
    table.does("end actions, end actions");
    assert!(table.allows("core boost"));
    let table = empty(2).core(0, "teleport").set("used", vec![0]).table();
    table.refused_by("JR-CARD-6", "teleport core to 0,0/1");
}

#[test]
fn jr_card_7_applies_to_all_actions_of_its_type() {
    let mut table = empty(2).activated("grenadier").creeps("0,0/0 0,0/1 0,0/3 0,0/4").table();
    table.does("attack 0,0/0, grenade 0,0/1, attack 0,0/3, grenade 0,0/4");
    assert_eq!(table.left(), 3);
}

#[test]
fn jr_card_8_a_core_combines_with_a_card_of_its_name() {
    let mut table = empty(2).core(0, "teleport").hand(0, "teleport").table();
    table.does("teleport core+card to 2,0/c");
    assert_eq!((table.left(), table.discard(), table.cores(0)), (4, vec!["teleport"], vec!["teleport"]));
    table.refused_by("JR-CARD-6", "teleport core to 0,0/c");
}

#[test]
fn jr_card_9_four_plays_that_change_nothing() {
    let table = empty(2).core(0, "juggernaut").hand(0, "juggernaut sniper teleport").creeps("0,0/0").table();
    table.refused_by("JR-CARD-9", "play juggernaut").refused_by("JR-CARD-9", "snipe 0,0/0");
    table.refused_by("JR-CARD-9", "teleport card to 0,0/c");
    let mut table = empty(2).hand(0, "suppressant suppressant").rolling(&[1]);
    table.does("end actions, play suppressant, suppress 1,1, play suppressant");
    table.refused_by("JR-CARD-9", "suppress 1,1");
    assert!(table.allows("suppress -2,0"));
    // With a Sniper core nothing is left for the card; a proxy that cannot attack by itself may spend it at home.
    let table = empty(2).core(0, "sniper").hand(0, "sniper").creeps("1,0/3").table();
    table.refused_by("JR-CARD-9", "snipe 1,0/3");
    let table = empty(2).robots("0,0/c 2,0/c").activated("override").hand(0, "sniper").creeps("2,0/0").table();
    assert!(table.allows("snipe 2,0/0 by B"));
    let table = empty(2).robots("0,0/c 2,0/c").activated("override grenadier").hand(0, "sniper").creeps("2,0/0");
    table.table().refused_by("JR-CARD-9", "snipe 2,0/0 by B");
}

#[test]
fn jr_card_10_the_core_is_not_part_of_the_hand() {
    let table = empty(2).core(0, "override").hand(0, "boost pilot swap sniper");
    let mut table = table.deck("teleport").rolling(&[6]);
    table.refused_by("JR-CARD-10", "install boost");
    table.does("end actions");
    table.refused_by("JR-CARD-10", "discard override");
    table.does("discard boost");
    assert_eq!(table.cores(0), ["override"]);
}
