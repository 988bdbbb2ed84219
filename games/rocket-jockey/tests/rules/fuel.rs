//! RJ-FUEL: drawing a card.

use engine::{Event as _, Viewer};
use rocket_jockey::{Action, Event, Phase};

use crate::common::*;

#[test]
fn rj_fuel_1_exactly_one_card_whatever_the_hand() {
    for cards in ["1-2 2-3", "1-2 2-3 3-4", "1-2 2-3 3-4 4-5", "1-2 2-3 3-4 4-5 5-6"] {
        let mut game = table(2).fuel_up().hand(A, cards).game();
        for early in ["done", "refuel deck", "launch 6", "chain"] {
            assert_eq!(clause(&game, early), "RJ-FUEL-1", "{early}");
        }
        let before = hand(&game, A).len();
        play(&mut game, "draw deck");
        assert_eq!(hand(&game, A).len(), before + 1);
        assert_eq!(clause(&game, "draw pile 1"), "RJ-FUEL-1");
    }
}

#[test]
fn rj_fuel_2_from_one_of_five_sources() {
    let position = table(2).fuel_up().hand(A, "1-2 2-3").drafts("3-4 4-5 5-6").deck_top("6-7 7-8").discard("8-9 1-3");
    let sources = ["draw pile 1", "draw pile 2", "draw pile 3", "draw deck", "draw discard"];
    assert_eq!(actions(&position.game()), sources);
    for (source, card) in sources.into_iter().zip(["3-4", "4-5", "5-6", "6-7", "8-9"]) {
        let mut game = position.game();
        play(&mut game, source);
        assert_eq!(hand(&game, A), ["1-2", "2-3", card]);
    }
}

#[test]
fn rj_fuel_3_an_emptied_pile_is_empty_until_the_end_of_the_turn() {
    let mut game = table(2).fuel_up().drafts("3-4 4-5 5-6").deck_top("6-7").game();
    play(&mut game, "draw pile 2");
    assert_eq!(drafts(&game), ["3-4", "-", "5-6"]);
    assert_eq!(refused(&game, "refuel pile 2"), ("RJ-FUEL-3", "refuse-pile-empty"));
    assert_eq!(actions_to(&game, "refuel"), ["refuel pile 1", "refuel pile 3", "refuel deck"]);
    play(&mut game, "done, reserve none");
    assert_eq!(drafts(&game), ["3-4", "6-7", "5-6"]);
}

#[test]
fn rj_fuel_4_only_the_top_discard_can_be_taken() {
    let game = table(2).fuel_up().game();
    assert_eq!(refused(&game, "draw discard"), ("RJ-FUEL-4", "refuse-no-discards"));
    let mut game = table(2).fuel_up().hand(A, "1-2 2-3").discard("8-9 1-3").game();
    play(&mut game, "draw discard");
    assert_eq!(hand(&game, A), ["1-2", "2-3", "8-9"]);
    assert_eq!(pile(&game, "discard"), ["1-3"]);
    assert!("draw discard 2".parse::<Action>().is_err(), "there is no way to name a lower one");
}

#[test]
fn rj_fuel_5_the_deck_is_a_source_while_it_or_the_discards_have_a_card() {
    for deck in ["3-5", "visitors", ""] {
        let mut game = table(2).fuel_up().deck(deck).discard("8-9").game();
        assert!(actions(&game).contains(&"draw deck".to_owned()), "deck: {deck}");
        play(&mut game, "draw deck");
        assert_eq!(hand(&game, A).len(), 3);
    }
}

#[test]
fn rj_fuel_6_everybody_sees_a_face_up_card_and_only_the_drawer_one_from_the_deck() {
    let position = table(2).fuel_up().hand(A, "1-2 2-3").drafts("3-4 4-5 5-6").deck_top("6-7").discard("8-9");
    let known = |draw: &str| {
        let mut game = position.game();
        let events = play(&mut game, draw);
        let told: Vec<Event> = events.iter().filter_map(|event| event.seen_by(Viewer::Seat(B))).collect();
        let known: Vec<String> = seat(&game, A).known.iter().map(ToString::to_string).collect();
        (known, format!("{told:?}").contains("6, high: 7"))
    };
    assert_eq!(known("draw pile 1"), (vec!["3-4".to_owned()], false));
    assert_eq!(known("draw discard"), (vec!["8-9".to_owned()], false));
    assert_eq!(known("draw deck"), (vec![], false));

    let mut game = position.game();
    let events = play(&mut game, "draw deck");
    assert_eq!(events[0].seen_by(Viewer::Seat(A)).as_ref(), Some(&events[0]), "the drawer sees it");
    assert_eq!(events[0].seen_by(Viewer::Public), Some(Event::Drew { seat: A, card: None }));
    assert!(hand(&game, A).contains(&"6-7".to_owned()));
}

#[test]
fn rj_fuel_7_there_is_always_a_source() {
    random_play(15, |step| match view(step.before).phase {
        Phase::FuelUp => assert!(actions_to(step.before, "draw").len() >= 4),
        Phase::StepTwo => assert!(actions_to(step.before, "refuel").len() >= 3),
        _ => {}
    });
}
