//! The rule-of-thumb player: it plays well, it plays legally, and it does not peek.

use engine::testing::{Table, at_random, battery, deal, play_out, sensibly};
use engine::{Game, Policy, QuickDice, Seat, Setup, Viewer};
use rocket_jockey::{Action, RocketJockey};
use serde_json::json;

/// Decides by rules of thumb from what the seat knows.
fn by_thumb(position: &RocketJockey, seat: Seat, actions: &[Action], chance: &mut QuickDice) -> usize {
    sensibly(&position.imagine(seat, chance), seat, actions, chance)
}

#[test]
fn beats_random_play() {
    let mut won = 0;
    for game in 0..100u8 {
        let mut chance = QuickDice::new(game.into());
        let thumb = Seat::new(game % 2);
        let first = deal::<RocketJockey>(&Setup::new(2), &mut chance);
        let end = play_out(first, &mut chance, |position, seat, actions, chance| {
            let choose = if seat == thumb { by_thumb } else { at_random };
            choose(position, seat, actions, chance)
        });
        won += u32::from(end.outcome().expect("the match is over").won(thumb));
    }
    assert!(won >= 90, "won only {won} of 100");
}

#[test]
fn scores_like_a_sensible_person() {
    let mut chance = QuickDice::new(4);
    let mut sum = 0;
    for _ in 0..20 {
        let end = play_out(deal(&Setup::new(2), &mut chance), &mut chance, by_thumb);
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
    battery::random_matches::<RocketJockey>(&battery::setups::<RocketJockey>(), 12, |position, seat, actions, _| {
        let advise =
            |seed| position.imagine(seat, &mut QuickDice::new(seed)).advise(seat, actions, &mut QuickDice::new(5));
        assert_eq!(advise(1), advise(2), "{position:?}");
        decisions += 1;
    });
    assert!(decisions > 3_000, "only {decisions} decisions");
}

#[test]
fn always_names_an_action() {
    battery::random_matches::<RocketJockey>(
        &battery::setups::<RocketJockey>(),
        67,
        |position, seat, actions, chance| {
            let advice = position.advise(seat, actions, chance);
            assert!(advice < actions.len(), "{advice} of {}", actions.len());
        },
    );
}

/// W5 of the rules with nothing else to fly.
#[test]
fn w5_is_flown_as_one_chain() {
    let mut table = Table::<RocketJockey>::of_file(json!({
        "turn": 1, "active": 0, "phase": "step-two",
        "hands": [["2-3", "2-4", "3-4", "4-6"], ["1-2", "8-9"]], "drafts": ["7-8", "6-7", null],
        "scores": [0, 0], "supply": [0, 4], "visitors": "aside",
        "cargo": {"1": "7", "2": "4", "3": "2", "4": "8", "5": "3", "6": "3", "7": "5", "8": "6", "9": "2"},
    }));
    let seat = Seat::new(0);
    let mut codes = Vec::new();
    while codes.last().is_none_or(|code| code != "done") && codes.len() < 10 {
        let mut actions = Vec::new();
        table.position.actions(seat, &mut actions);
        let code = actions[table.position.advise(seat, &actions, &mut QuickDice::new(1))].to_string();
        table.does(&code);
        codes.push(code);
    }
    let plan = "launch 6, fly 4-6 to 4, fly 3-4 to 3, chain, fly 2-3 to 2, chain, fly 2-4 to 4, done";
    assert_eq!(codes.join(", "), plan);
    assert_eq!(table.sees(Viewer::Public).seat(seat).score, 10);
}
