//! The rule-of-thumb player: it plays well, it plays legally, and it does not peek.

use engine::{Chance, Game, Policy, QuickDice, Seat, Setup, battery};
use rocket_jockey::{Action, RocketJockey};
use serde_json::json;

/// Who decides for a seat.
#[derive(Copy, Clone, PartialEq)]
enum Player {
    Thumb,
    Random,
}

fn deal(players: u8, chance: &mut QuickDice) -> RocketJockey {
    RocketJockey::deal(RocketJockey::components(), &Setup::new(players), chance).expect("the setup is offered")
}

fn choose(player: Player, position: &RocketJockey, seat: Seat, actions: &[Action], chance: &mut QuickDice) -> Action {
    match player {
        Player::Thumb => actions[position.imagine(seat, chance).advise(seat, actions, chance)],
        Player::Random => actions[chance.below(actions.len() as u32) as usize],
    }
}

/// Plays a match to its end.
fn play_out(mut position: RocketJockey, players: &[Player], chance: &mut QuickDice) -> RocketJockey {
    let mut actions = Vec::new();
    while let Some(seat) = position.to_act().first() {
        actions.clear();
        position.actions(seat, &mut actions);
        let action = choose(players[seat.index()], &position, seat, &actions, chance);
        position.play(seat, action, chance, &mut ());
    }
    position
}

#[test]
fn beats_random_play() {
    let mut won = 0;
    for game in 0..100u8 {
        let mut chance = QuickDice::new(game.into());
        let thumb = Seat::new(game % 2);
        let players = [0, 1].map(|seat| if seat == thumb.index() { Player::Thumb } else { Player::Random });
        let position = deal(2, &mut chance);
        let end = play_out(position, &players, &mut chance);
        won += u32::from(end.outcome().expect("the match is over").won(thumb));
    }
    assert!(won >= 90, "won only {won} of 100");
}

#[test]
fn scores_like_a_sensible_person() {
    let mut chance = QuickDice::new(4);
    let mut sum = 0;
    for _ in 0..20 {
        let position = deal(2, &mut chance);
        let end = play_out(position, &[Player::Thumb; 2], &mut chance);
        let outcome = end.outcome().expect("the match is over");
        sum += Seat::all(2).map(|seat| outcome.score(seat)).sum::<i32>();
    }
    let mean = sum / 40;
    assert!(mean >= 110, "a mean of {mean} points");
}

/// What others hold and how the decks lie is drawn anew, and the advice stays the same.
#[test]
fn does_not_peek() {
    let mut decisions = 0;
    battery::random_matches::<RocketJockey>(12, |position, seat, actions, _| {
        let advise =
            |seed| position.imagine(seat, &mut QuickDice::new(seed)).advise(seat, actions, &mut QuickDice::new(5));
        assert_eq!(advise(1), advise(2), "{position:?}");
        decisions += 1;
    });
    assert!(decisions > 3_000, "only {decisions} decisions");
}

#[test]
fn always_names_an_action() {
    battery::random_matches::<RocketJockey>(67, |position, seat, actions, chance| {
        let advice = position.advise(seat, actions, chance);
        assert!(advice < actions.len(), "{advice} of {}", actions.len());
    });
}

/// W5 of the rules with nothing else to fly: cargo 6: 3, 3: 2 and 2: 4.
fn w5() -> RocketJockey {
    let file = json!({
        "turn": 1, "active": 0, "phase": "step-two",
        "hands": [["2-3", "2-4", "3-4", "4-6"], ["1-2", "8-9"]], "known": [[], []],
        "scores": [0, 0], "supply": [0, 4], "reserved": [null, null], "delivered": [[], []],
        "drafts": ["7-8", "6-7", null], "discard": [],
        "deck": [
            "2-3", "3-4", "4-5", "5-6", "1-3", "1-3", "2-4", "2-4", "3-5", "3-5", "3-5", "4-6", "5-7", "5-7", "6-8",
            "6-8", "7-9", "7-9", "1-4", "2-5", "3-6", "4-7", "5-8", "6-9",
        ],
        "era": 0,
        "cargo": {
            "1": "7", "2": "4", "3": "2", "4": "8", "5": "3", "6": "3", "7": "5", "8": "6", "9": "2",
        },
        "cargo_deck": [
            "1e", "2", "2e", "3", "3", "3e", "4", "4", "4e", "5", "5e", "6", "6e", "7", "7e", "8", "8e", "9e",
        ],
        "cargo_known": 0, "visitors": "aside", "aliens": null, "alien_pilot": null,
        "flight": null, "played": [], "runs": [], "last_stop": 0,
    });
    let file = serde_json::from_value(file).expect("the file is whole");
    RocketJockey::load(RocketJockey::components(), file).expect("the position is in order")
}

#[test]
fn w5_is_flown_as_one_chain() {
    let mut position = w5();
    let seat = Seat::new(0);
    let mut chance = QuickDice::new(1);
    let mut codes = Vec::new();
    while codes.last().is_none_or(|code| code != "done") && codes.len() < 10 {
        let mut actions = Vec::new();
        position.actions(seat, &mut actions);
        let action = actions[position.advise(seat, &actions, &mut chance)];
        codes.push(action.to_string());
        position.play(seat, action, &mut chance, &mut ());
    }
    let plan = "launch 6, fly 4-6 to 4, fly 3-4 to 3, chain, fly 2-3 to 2, chain, fly 2-4 to 4, done";
    assert_eq!(codes.join(", "), plan);
    assert_eq!(position.view(engine::Viewer::Public).seat(seat).score, 10);
}
