//! Draw, hand and deck, Super Creeps, cards in general.

use engine::luck::{assert_uniform, imagined};
use engine::{Game, Viewer};
use jupiter_rescue::{Card, Event, Step};

use crate::common::{domes, empty, seat};

#[test]
fn every_order_of_the_deck_is_imagined_as_often() {
    // Two of the four cards are alike, so twelve orders can be told apart; what was discarded is known.
    let play = empty(2).deck(&["swap", "boost", "surge", "surge"], false).play(&[]);
    let seen = play.position.view(Viewer::Seat(seat(0)));
    let orders = imagined(&play.position, seat(0), 6000, |world| {
        assert_eq!(world.view(Viewer::Seat(seat(0))), seen);
        serde_json::to_value(world.save()).expect("data")["deck"].to_string()
    });
    assert_uniform(&orders, 12);
}

#[test]
fn jr_draw_1_an_ability_goes_to_the_hand() {
    let mut play = empty(2).hand(0, &["boost", "pilot", "swap", "sniper"]).deck(&["teleport"], true).play(&[6]);
    play.does("end actions");
    assert_eq!((play.step(), play.hand(0).len()), (Step::Discard, 5));
    play.refuses("play boost", "JR-DRAW-1").refuses("play teleport", "JR-DRAW-1");
}

#[test]
fn jr_draw_2_a_setback_takes_effect_and_is_discarded() {
    let mut play = empty(2).hand(0, &["suppressant", "boost"]).deck(&["signal-to-noise"], true).play(&[6]);
    play.does("end actions").does("go on");
    assert_eq!((play.step(), play.view().drawn), (Step::Setback, Some(Card::SignalToNoise)));
    assert_eq!(play.options(), ["play suppressant", "go on"]);
    play.refuses("play boost", "JR-CARD-5").refuses("end actions", "JR-DRAW-2");
    play.does("go on");
    assert_eq!((play.discard(), play.hand(0).len(), play.view().active), (vec!["signal-to-noise"], 2, seat(1)));
    assert_eq!(play.at("0,1/c"), "super");
}

#[test]
fn jr_draw_3_discard_down_to_the_limit() {
    let mut play = empty(2).hand(0, &["boost", "pilot", "swap", "sniper"]).deck(&["teleport"], true).play(&[6]);
    play.does("end actions");
    play.refuses("discard override", "JR-DRAW-3").refuses("end actions", "JR-DRAW-3");
    play.does("discard pilot");
    assert_eq!((play.discard(), play.view().active), (vec!["pilot"], seat(1)));
}

#[test]
fn jr_hand_1_four_minus_covered_plants() {
    assert_eq!(empty(2).play(&[]).view().hand_limit, 4);
    assert_eq!(empty(2).supers(&["1,0", "2,-2", "0,1"]).play(&[]).view().hand_limit, 2);
    assert_eq!(empty(2).supers(&["1,0", "2,-2", "-1,2", "0,-2"]).play(&[]).view().hand_limit, 0);
}

#[test]
fn jr_hand_2_only_at_the_end_of_your_own_turn() {
    let mut play = empty(2)
        .supers(&["1,0", "2,-2", "-1,2"])
        .robots(&["0,0/c", "0,0/0"])
        .hand(1, &["boost", "pilot", "swap"])
        .play(&[6, 6]);
    play.refuses("discard boost", "JR-HAND-2");
    play.does("end actions");
    assert_eq!((play.seat(), play.hand(1).len()), (seat(1), 3), "B keeps them during A's turn");
    play.does("end actions");
    assert_eq!(play.step(), Step::Discard);
}

#[test]
fn jr_hand_3_all_hands_are_open() {
    let play = empty(3).hand(1, &["boost", "pilot"]).core(2, "swap").play(&[]);
    let look = |viewer| engine::Game::view(&play.position, viewer).seats;
    assert_eq!(look(engine::Viewer::Public), look(engine::Viewer::Seat(seat(0))));
    assert_eq!(look(engine::Viewer::Public)[1].hand, [Card::Boost, Card::Pilot]);
}

#[test]
fn jr_deck_1_used_cards_go_to_the_discard_pile() {
    let mut play = empty(2).hand(0, &["boost", "sniper"]).creeps(&["1,0/3"]).play(&[]);
    play.does("play boost").does("snipe 1,0/3");
    assert_eq!(play.discard(), ["boost", "sniper"]);
}

#[test]
fn jr_deck_2_the_last_card_brings_the_new_deck() {
    // The deck has one card; all others are discarded. The drawn Setback is not part of the new deck.
    let mut play = empty(2).deck(&["signal-to-noise"], false).play(&[6]);
    play.does("end actions");
    let view = play.view();
    assert_eq!((view.deck.len(), play.discard()), (35, vec!["signal-to-noise"]));
    assert!(!view.deck.contains(&Card::SignalToNoise));
}

#[test]
fn jr_deck_3_an_empty_pile_is_refilled_later() {
    let all = |play: &crate::common::Play| (play.view().deck.len(), play.view().discard.len());
    // Nothing to refill from: the deck stays empty.
    let hoard = || {
        let mut table = empty(7).robots(&["0,0/c", "0,0/0", "pod", "pod", "pod", "pod", "pod"]).supers(&["0,1"]);
        let cards = [
            "boost",
            "bullhorn",
            "data-core",
            "follower",
            "grenadier",
            "heat-seeker",
            "juggernaut",
            "module-control",
            "override",
            "phase-shift",
            "pilot",
            "rocket-boots",
            "sniper",
            "suppressant",
            "swap",
            "teleport",
        ];
        table = table.hand(2, &cards).hand(3, &cards[1..]);
        table
    };
    let mut play = hoard().deck(&["boost"], false).play(&[6, 6]);
    assert_eq!(all(&play), (1, 4), "the four Setbacks are discarded");
    play.does("end actions");
    assert_eq!(all(&play), (4, 0), "refilled at once");
    // With no discards the drawn card leaves nothing, and the next draw takes from what was discarded since.
    let mut play = hoard().deck(&["boost", "surge", "surge", "power-grab", "signal-to-noise"], true).play(&[6]);
    assert_eq!(all(&play), (5, 0));
    play.does("end actions");
    assert_eq!(all(&play), (4, 0));
    // Nothing at all: no card is drawn.
    let mut play = everything_held().play(&[6]);
    assert_eq!(all(&play), (0, 0));
    play.does("end actions").does("go on");
    assert!(play.events.contains(&Event::NothingDrawn { seat: seat(0) }));
    // What was discarded since is the deck when a card must be drawn.
    let mut play = everything_held().play(&[6]);
    play.does("play boost").does("end actions").does("go on");
    assert_eq!((play.hand(0).contains(&"boost"), all(&play)), (true, (0, 0)));
}

/// Every ability is in a hand, and the component file has no Setbacks.
fn everything_held() -> crate::common::Table {
    const CARDS: [&str; 16] = [
        "boost",
        "bullhorn",
        "data-core",
        "follower",
        "grenadier",
        "heat-seeker",
        "juggernaut",
        "module-control",
        "override",
        "phase-shift",
        "pilot",
        "rocket-boots",
        "sniper",
        "suppressant",
        "swap",
        "teleport",
    ];
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
        .robots(&["0,0/c", "0,0/0", "pod", "pod", "pod", "pod", "pod"])
        .custom(toml)
        .hand_of_anything(0, &["boost", "boost", "boost", "suppressant"])
        .hand_of_anything(2, &CARDS)
        .hand_of_anything(3, &[&CARDS[1..13], &CARDS[14..], &["pilot", "pilot"]].concat())
}

#[test]
fn jr_super_1_only_on_plants_and_dishes_one_each() {
    let problem = empty(2).supers(&["0,0"]).position().expect_err("no plant there");
    assert!(problem.to_string().contains("Power Plant"), "{problem}");
    let mut play = empty(2).supers(&["1,0"]).deck(&["power-grab"], true).play(&[6]);
    play.does("end actions");
    let new =
        play.events.iter().find_map(|event| if let Event::SuperCreeps { at } = event { Some(at.len()) } else { None });
    assert_eq!(new, Some(3), "the covered one gets no second");
}

#[test]
fn jr_super_2_each_covered_plant_lowers_every_hand_limit() {
    for (plants, limit) in [(vec![], 4), (vec!["1,0"], 3), (vec!["1,0", "0,-2"], 2)] {
        assert_eq!(empty(3).supers(&plants).play(&[]).view().hand_limit, limit);
    }
}

#[test]
fn jr_super_3_covered_dishes_cost_one_action_in_all() {
    for dishes in [vec!["0,1"], vec!["0,1", "2,-1", "-2,2", "1,-2"]] {
        assert_eq!(empty(2).supers(&dishes).play(&[]).left(), 4);
    }
}

#[test]
fn jr_super_4_killing_the_last_one_gives_the_action_back() {
    let mut play = empty(2).robots(&["0,1/0", "pod"]).supers(&["0,1"]).play(&[]);
    play.does("attack 0,1/c");
    assert_eq!(play.left(), 4);
}

#[test]
fn jr_super_5_adjacent_to_nothing() {
    let base = || empty(2).robots(&["1,0/0", "pod"]).supers(&["1,0"]);
    // No second target, neither first nor second.
    let mut play = base().activated(&["grenadier"]).creeps(&["1,0/1", "1,0/2"]).play(&[]);
    play.does("attack 1,0/c");
    assert_eq!(play.step(), Step::Actions);
    play.does("attack 1,0/2");
    assert_eq!(play.options(), ["grenade 1,0/1", "grenade none"]);
    let mut play = base().activated(&["grenadier"]).creeps(&["1,0/1", "1,0/2"]).play(&[]);
    play.does("attack 1,0/1");
    play.refuses("grenade 1,0/c", "JR-SUPER-5");
    base().activated(&["swap"]).play(&[]).refuses("swap with 1,0/c", "JR-SUPER-5");
    base().activated(&["juggernaut"]).play(&[]).refuses("move to 1,0/c", "JR-GEO-5");
}

#[test]
fn jr_super_6_no_creep_on_a_six_and_gone_with_its_tile() {
    let mut play = empty(2).supers(&["1,0"]).play(&[6]);
    play.does("end actions");
    assert_eq!(play.view().active, seat(1), "no Creep was placed");
    let mut play = empty(2).supers(&["2,-2"]).creeps(&domes("2,-2", "01245")).play(&[3]);
    assert_eq!(play.view().hand_limit, 3);
    play.does("end actions");
    assert_eq!(play.view().hand_limit, 4);
}

#[test]
fn jr_super_7_sniper_and_heat_seeker_kill_it_too() {
    let base = || empty(2).supers(&["1,0", "2,-2"]).hand(0, &["sniper", "heat-seeker"]);
    let mut play = base().play(&[]);
    play.does("snipe 1,0/c").does("heat-seek card 2,-2/c");
    assert_eq!((play.at("1,0/c"), play.at("2,-2/c")), ("plant".into(), "plant".into()));
}

#[test]
fn jr_card_1_a_hand_card_is_discarded_the_core_stays() {
    let mut play = empty(2).hand(0, &["boost"]).core(0, "boost").play(&[]);
    play.does("play boost").does("core boost");
    assert_eq!((play.hand(0), play.cores(0), play.discard(), play.left()), (vec![], vec!["boost"], vec!["boost"], 7));
    play.refuses("play boost", "JR-CARD-1");
}

#[test]
fn jr_card_2_any_number_of_cards() {
    let mut play = empty(2).hand(0, &["boost", "boost", "grenadier", "juggernaut", "swap", "bullhorn"]).play(&[]);
    for card in ["boost", "boost", "grenadier", "juggernaut", "swap", "bullhorn"] {
        play.does(&format!("play {card}"));
    }
    assert_eq!(play.left(), 7);
}

#[test]
fn jr_card_3_a_single_action_card_is_spent_on_one() {
    let mut play = empty(2).hand(0, &["sniper"]).creeps(&["1,0/3", "1,0/4"]).play(&[]);
    play.refuses("play sniper", "JR-CARD-3");
    play.does("snipe 1,0/3");
    play.refuses("snipe 1,0/4", "JR-SNIPE-1");
}

#[test]
fn jr_card_4_a_full_turn_card_lasts_until_the_step_ends() {
    let mut play = empty(2).hand(0, &["juggernaut"]).creeps(&["0,0/0", "0,0/1"]).play(&[6]);
    play.does("play juggernaut");
    assert_eq!((play.left(), play.view().activated), (5, vec![Card::Juggernaut]));
    assert!(play.discard().is_empty());
    play.does("move to 0,0/0").does("move to 0,0/1").does("end actions");
    assert_eq!((play.discard(), play.view().activated.len()), (vec!["juggernaut"], 0));
}

#[test]
fn jr_card_5_events_have_their_moments() {
    let play = empty(2).hand(0, &["phase-shift", "suppressant", "pilot", "module-control", "data-core"]).play(&[]);
    play.refuses("play phase-shift", "JR-CARD-5").refuses("play suppressant", "JR-CARD-5");
    play.allows("play pilot").allows("play module-control").allows("play data-core");
    play.refuses("suppress 0,0", "JR-CARD-5");
    let mut play = empty(2).hand(0, &["phase-shift", "pilot"]).play(&[6]);
    play.does("end actions");
    play.refuses("play pilot", "JR-CARD-5");
}

#[test]
fn jr_card_6_cores_every_action_or_once_per_turn() {
    let mut play = empty(2).core(0, "sniper").creeps(&["1,0/3", "1,0/4"]).play(&[]);
    play.does("attack 1,0/3").does("attack 1,0/4");
    let mut play = empty(2).core(0, "boost").robots(&["0,0/c", "0,0/0"]).play(&[6, 6]);
    play.does("core boost");
    play.refuses("core boost", "JR-CARD-6").refuses("core pilot", "JR-CARD-6");
    play.does("end actions").does("end actions");
    play.allows("core boost");
    let play = empty(2).core(0, "teleport").set("used", vec![0]).play(&[]);
    play.refuses("teleport core to 0,0/1", "JR-CARD-6");
}

#[test]
fn jr_card_7_applies_to_all_actions_of_its_type() {
    let mut play = empty(2).activated(&["grenadier"]).creeps(&["0,0/0", "0,0/1", "0,0/3", "0,0/4"]).play(&[]);
    play.does("attack 0,0/0").does("grenade 0,0/1").does("attack 0,0/3").does("grenade 0,0/4");
    assert_eq!(play.left(), 3);
}

#[test]
fn jr_card_8_a_core_combines_with_a_card_of_its_name() {
    let mut play = empty(2).core(0, "teleport").hand(0, &["teleport"]).play(&[]);
    play.does("teleport core+card to 2,0/c");
    assert_eq!((play.left(), play.discard(), play.cores(0)), (4, vec!["teleport"], vec!["teleport"]));
    play.refuses("teleport core to 0,0/c", "JR-CARD-6");
}

#[test]
fn jr_card_9_four_plays_that_change_nothing() {
    let play =
        empty(2).core(0, "juggernaut").hand(0, &["juggernaut", "sniper", "teleport"]).creeps(&["0,0/0"]).play(&[]);
    play.refuses("play juggernaut", "JR-CARD-9").refuses("snipe 0,0/0", "JR-CARD-9");
    play.refuses("teleport card to 0,0/c", "JR-CARD-9");
    let mut play = empty(2).hand(0, &["suppressant", "suppressant"]).play(&[1]);
    play.does("end actions").does("play suppressant").does("suppress 1,1").does("play suppressant");
    play.refuses("suppress 1,1", "JR-CARD-9").allows("suppress -2,0");
    // With a Sniper core nothing is left for the card; a proxy that cannot attack by itself may spend it at home.
    let play = empty(2).core(0, "sniper").hand(0, &["sniper"]).creeps(&["1,0/3"]).play(&[]);
    play.refuses("snipe 1,0/3", "JR-CARD-9");
    let play =
        empty(2).robots(&["0,0/c", "2,0/c"]).activated(&["override"]).hand(0, &["sniper"]).creeps(&["2,0/0"]).play(&[]);
    play.allows("snipe 2,0/0 by B");
    let play = empty(2)
        .robots(&["0,0/c", "2,0/c"])
        .activated(&["override", "grenadier"])
        .hand(0, &["sniper"])
        .creeps(&["2,0/0"]);
    play.play(&[]).refuses("snipe 2,0/0 by B", "JR-CARD-9");
}

#[test]
fn jr_card_10_the_core_is_not_part_of_the_hand() {
    let table = empty(2).core(0, "override").hand(0, &["boost", "pilot", "swap", "sniper"]);
    let mut play = table.deck(&["teleport"], true).play(&[6]);
    play.refuses("install boost", "JR-CARD-10");
    play.does("end actions");
    play.refuses("discard override", "JR-CARD-10");
    play.does("discard boost");
    assert_eq!(play.cores(0), ["override"]);
}
