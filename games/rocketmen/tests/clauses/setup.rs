//! Setup.

use engine::{Game, QuickDice, Setup, Viewer};
use rocketmen::Rocketmen;

use crate::common::*;

fn deal(setup: &Setup, seed: u64) -> Rocketmen {
    Rocketmen::deal(Rocketmen::components(), setup, &mut QuickDice::new(seed)).expect("the setup is offered")
}

/// Everything that can be bought or drawn in a match, by name.
fn supply(setup: &Setup) -> (Vec<String>, Vec<String>, Vec<String>) {
    let game = deal(setup, 1);
    let file = serde_json::to_value(game.save()).expect("a file");
    let list = |field: &str| -> Vec<String> {
        file[field].as_array().expect("cards").iter().filter_map(|card| card.as_str().map(str::to_owned)).collect()
    };
    let mut top = list("supply_top");
    top.extend(list("display"));
    (top, list("supply_bottom"), list("engines"))
}

#[test]
fn rm_setup_1_each_seat_has_twelve_cards_and_six_tokens() {
    for players in 2..=4 {
        let view = deal(&Setup::new(players), 3).view(Viewer::Public);
        assert_eq!(view.seats.len(), usize::from(players));
        for seat in &view.seats {
            assert_eq!((seat.hand_and_hq.len(), seat.tokens_left, seat.achievements), (12, 6, [0; 4]));
        }
    }
}

#[test]
fn rm_setup_2_cards_marked_3_and_4_are_out_with_fewer_players() {
    let count = |players: u8, card: &str| {
        let (top, bottom, engines) = supply(&Setup::new(players));
        top.iter().chain(&bottom).chain(&engines).filter(|name| *name == card).count()
    };
    // Big Data: one unmarked, one marked 3. Global Internet: one unmarked, one marked 4. Angel Investors: two and one.
    assert_eq!([2, 3, 4].map(|players| count(players, "big-data")), [1, 2, 2]);
    assert_eq!([2, 3, 4].map(|players| count(players, "global-internet")), [1, 1, 2]);
    assert_eq!([2, 3, 4].map(|players| count(players, "angel-investors")), [2, 2, 3]);
    assert_eq!([2, 3, 4].map(|players| count(players, "pandemic")), [2, 3, 4]);
}

#[test]
fn rm_setup_3_three_engine_piles() {
    for (players, size) in [(2, 3), (3, 4), (4, 5)] {
        let view = deal(&Setup::new(players), 1).view(Viewer::Public);
        let piles: Vec<_> = view.engines.iter().map(|pile| (pile.points, pile.left)).collect();
        assert_eq!(piles, [(2, size), (3, size), (4, size)]);
    }
}

#[test]
fn rm_setup_4_teal_cards_and_three_threats_lie_on_top_of_the_pink_ones() {
    for (players, sizes) in [(2, (16, 15)), (3, (21, 22)), (4, (26, 29))] {
        let (top, bottom, _) = supply(&Setup::new(players));
        assert_eq!((top.len(), bottom.len()), sizes);
        for threat in ["pandemic", "climate-change", "asteroid-impact"] {
            assert_eq!(top.iter().filter(|card| *card == threat).count(), 1, "one {threat} is marked 1");
        }
        assert!(top.iter().all(|card| card != "sovereign-fund"));
        assert!(bottom.iter().all(|card| card != "angel-investors"));
    }
    // The top part lies on top: whatever the shuffle, no pink card is on the first display.
    let (_, bottom, _) = supply(&Setup::new(2));
    for seed in 0..50 {
        let view = deal(&Setup::new(2), seed).view(Viewer::Public);
        let threats = ["pandemic", "climate-change", "asteroid-impact"];
        for offer in view.display.iter().flatten().map(|offer| offer.card.to_string()) {
            assert!(threats.contains(&offer.as_str()) || !bottom.contains(&offer), "{offer} is pink");
        }
    }
}

#[test]
fn rm_setup_5_six_cards_on_the_display() {
    let view = deal(&Setup::new(3), 9).view(Viewer::Public);
    assert_eq!(view.display.iter().flatten().count(), 6);
    assert_eq!(usize::from(view.supply), 21 + 22 - 6);
}

#[test]
fn rm_setup_6_everything_starts_at_zero() {
    let view = deal(&Setup::new(2), 9).view(Viewer::Public);
    assert!(view.seats.iter().all(|seat| seat.vp == 0));
    assert!(view.launch.is_none());
    assert_eq!(view.honours.len(), 2);
    assert!(view.honours.iter().all(|token| token.holder.is_none()));
    assert_eq!(Rocketmen::components().success, [2, 5, 6, 4, 1]);
}

#[test]
fn rm_setup_7_six_of_twelve_cards_at_random() {
    let hands: Vec<String> = (0..20)
        .map(|seed| {
            let game = deal(&Setup::new(2), seed);
            let view = game.view(Viewer::Seat(A));
            let hand = view.hand.expect("a hand");
            assert_eq!((hand.len(), view.seats[0].hq), (6, 6));
            hand.iter().map(|card| card.card.to_string()).collect::<Vec<_>>().join(" ")
        })
        .collect();
    assert!(hands.iter().any(|hand| *hand != hands[0]), "hands differ from match to match");
    // There is no mulligan among the actions.
    let game = deal(&Setup::new(2), 1);
    let mut actions = Vec::new();
    game.actions(game.to_act().first().expect("somebody begins"), &mut actions);
    assert!(actions.iter().all(|action| !action.to_string().contains("mulligan")));
}

#[test]
fn rm_setup_8_two_secret_goals_each() {
    let game = deal(&Setup::new(4), 5);
    let mut seen = Vec::new();
    for seat in engine::Seat::all(4) {
        let goals = game.view(Viewer::Seat(seat)).goals;
        assert_eq!(goals.len(), 2);
        assert!(goals.iter().all(|goal| goal.seat == seat), "only the own goals are seen");
        seen.extend(goals.iter().map(|goal| goal.goal));
    }
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), 8, "no goal is dealt twice");
    assert!(game.view(Viewer::Public).goals.is_empty());
}

#[test]
fn rm_setup_9_the_first_player_is_random_and_stays() {
    let firsts: Vec<_> = (0..40).map(|seed| deal(&Setup::new(3), seed).view(Viewer::Public).first).collect();
    for seat in engine::Seat::all(3) {
        assert!(firsts.contains(&seat), "seat {seat} begins now and then");
    }
    let mut table = Scene::new(3).table();
    for _ in 0..7 {
        table.does("end turn");
    }
    assert_eq!(table.public().first, A);
    assert_eq!(table.public().round, 3);
}

#[test]
fn rm_setup_10_two_variant_cards() {
    let random = |seed| deal(&Setup::new(2).with("variants", "random"), seed).view(Viewer::Public).variants;
    assert!((0..20).all(|seed| random(seed).len() == 2));
    assert!((0..20).any(|seed| random(seed) != random(0)));
    let view = Scene::variants(2, "heavy-lift", "wide-market").table().public();
    assert_eq!(view.variants.iter().map(ToString::to_string).collect::<Vec<_>>(), ["heavy-lift", "wide-market"]);
    assert!(deal(&Setup::new(2), 1).view(Viewer::Public).variants.is_empty());
}

#[test]
fn setups_that_do_not_fit_are_refused_in_words() {
    let problem = |setup: Setup| {
        Rocketmen::deal(Rocketmen::components(), &setup, &mut QuickDice::new(0)).expect_err("refused").to_string()
    };
    assert!(problem(Setup::new(1)).contains("mode=solo"));
    assert!(problem(Setup::new(2).with("mode", "solo")).contains("one player"));
    assert!(problem(Setup::new(1).with("mode", "solo").with("variants", "random")).contains("RM-SOLO-2"));
    assert!(problem(Setup::new(2).with("difficulty", "hard")).contains("difficulty"));
    assert!(problem(Setup::new(2).with("variants", "chosen")).contains("variant-1"));
    assert!(problem(Setup::new(2).with("variant-1", "heavy-lift")).contains("variants=chosen"));
    let twice =
        Setup::new(2).with("variants", "chosen").with("variant-1", "heavy-lift").with("variant-2", "heavy-lift");
    assert!(problem(twice).contains("different"));
}
