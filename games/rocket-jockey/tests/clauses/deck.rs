//! RJ-DECK: the maneuver deck and its reshuffles.

use engine::QuickDice;
use engine::testing::assert_even;
use rocket_jockey::{Action, Event, Visitors};

use crate::common::*;

#[test]
fn rj_deck_1_the_discards_become_the_deck_when_a_card_is_needed_and_only_then() {
    let mut table = Scene::of(2).fuel_up().deck("3-5").discard("8-9").table();
    let discards = table.pile("discard").len();
    table.does("draw deck");
    assert_eq!(table.event_names(), ["Drew"]);
    assert_eq!((table.public().deck, table.pile("discard").len()), (0, discards), "the last card causes no reshuffle");

    table.does("refuel deck");
    assert_eq!(table.event_names()[..2], ["Reshuffled", "Drew"]);
    assert_eq!(table.pile("discard").len(), 0);
    assert_eq!(usize::from(table.public().deck), discards - 1 + 1, "one card drawn, Alien Visitors added");
}

#[test]
fn rj_deck_2_taking_a_discard_causes_no_reshuffle() {
    let mut table = Scene::of(2).fuel_up().deck("").discard("8-9 1-3").table();
    table.does("draw discard");
    assert_eq!(table.event_names(), ["Took"]);
    assert_eq!((table.public().deck, table.public().era), (0, 0));
}

#[test]
fn rj_deck_3_alien_visitors_is_equally_likely_in_the_five_lowest_places() {
    let empty = Scene::of(2).fuel_up().deck("").table();
    let discards = empty.saved()["discard"].as_array().expect("a pile").clone();
    let (mut places, mut drawn, mut lowest) = ([0; 5], vec![0; discards.len()], vec![0; discards.len()]);
    let mut chance = QuickDice::new(3);
    for _ in 0..5000 {
        let mut table = empty.clone();
        play_with(&mut table, "draw deck", &mut chance);
        let file = table.saved();
        let deck: Vec<&str> =
            file["deck"].as_array().expect("a pile").iter().filter_map(|card| card.as_str()).collect();
        let place = deck.iter().rev().position(|&card| card == "visitors").expect("it was added");
        places[place] += 1;
        let index = |card: &str| discards.iter().position(|other| other == card).expect("a discard");
        let above = file["hands"][0].as_array().expect("a hand").iter().find(|&card| discards.contains(card));
        drawn[index(above.and_then(|card| card.as_str()).expect("one was drawn"))] += 1;
        let bottom = deck.iter().rev().find(|&&card| card != "visitors").expect("24 more");
        lowest[index(bottom)] += 1;
    }
    assert_even(&places);
    assert_even(&drawn);
    assert_even(&lowest);
}

/// As many cards as possible are held: even so the new deck has eight, so Alien Visitors never has to go into all of it.
#[test]
fn rj_deck_4_the_new_deck_never_has_fewer_than_four_cards() {
    let table = Scene::of(4)
        .hand(A, "1-2 2-3 2-3 3-4 3-4 4-5")
        .hand(B, "5-6 6-7 7-8 8-9 1-3")
        .hand(C, "1-3 2-4 2-4 2-4 3-5")
        .hand(D, "3-5 3-5 4-6 4-6 5-7")
        .deck("")
        .table();
    for pick in [0, 4, 1000] {
        let mut table = table.clone();
        let events = play_with(&mut table, "refuel deck", &mut Pick(pick));
        assert_eq!(events[0], Event::Reshuffled { cards: 8, with_visitors: true });
        let place = table.pile("deck").iter().rev().position(|card| card == "visitors");
        assert_eq!(place, Some(pick.min(4) as usize));
    }
    let mut smallest = u8::MAX;
    random_play(30, |step| {
        for event in step.events {
            if let Event::Reshuffled { cards, .. } = event {
                smallest = smallest.min(*cards);
            }
        }
    });
    assert!(smallest >= 8, "{smallest}");
}

#[test]
fn rj_deck_5_later_reshuffles_add_nothing() {
    let mut table = Scene::of(2).fuel_up().deck("").aliens(7).table();
    table.does("draw deck");
    assert!(matches!(table.events[0], Event::Reshuffled { with_visitors: false, .. }), "{:?}", table.events);
    assert!(!table.pile("deck").contains(&"visitors".to_owned()));

    let mut later = 0;
    random_play(60, |step| {
        let mut drawn = matches!(step.before.public().visitors, Visitors::With(_));
        for event in step.events {
            drawn |= matches!(event, Event::VisitorsDrawn { .. });
            if let Event::Reshuffled { with_visitors, .. } = event {
                let first = step.before.public().era == 0;
                assert_eq!(*with_visitors, first);
                assert!(first || drawn, "the deck has run out, so Alien Visitors has come up");
                later += u32::from(!first);
            }
        }
    });
    assert!(later > 0, "some matches see a second reshuffle");
}

#[test]
fn rj_deck_6_deck_and_discards_together_never_run_out() {
    random_play(20, |step| {
        if matches!(step.action, Action::Draw(_) | Action::Refuel(_)) {
            let cards = step.before.pile("deck").iter().filter(|card| *card != "visitors").count();
            assert!(cards + step.before.pile("discard").len() >= 8);
        }
    });
}

#[test]
fn rj_deck_7_everybody_may_look_through_the_discards() {
    let table = Scene::of(2).discard("8-9 1-3 4-6").table();
    let seen: Vec<String> = table.public().discard.iter().map(ToString::to_string).collect();
    assert_eq!(seen, ["8-9", "1-3", "4-6"]);
}

#[test]
fn rj_deck_8_alien_visitors_is_a_card_of_the_deck() {
    let mut table = Scene::of(2).fuel_up().hand(A, "1-2 2-3").deck("visitors").discard("8-9 1-3").table();
    assert_eq!(table.public().deck, 1);
    assert!(table.offers().contains(&"draw deck".to_owned()));
    // Drawing it reveals it; only its replacement needs a reshuffle.
    table.does("draw deck");
    assert_eq!(table.event_names(), ["VisitorsDrawn", "Reshuffled", "Drew"]);
    assert!(matches!(table.events[1], Event::Reshuffled { with_visitors: false, .. }));
    assert_eq!(table.hand(A).len(), 3);
}
