//! RJ-END: how a match ends.

use engine::{Game, QuickDice};
use rocket_jockey::{Event, Phase, Visitors};

use crate::common::*;

#[test]
fn rj_end_1_the_match_ends_when_the_aliens_reach_earth() {
    let mut alone = table(2).aliens(4).game();
    play(&mut alone, "done");
    let mut carried = table(2).aliens(8).hand(A, "5-8 3-5 1-2").game();
    play(&mut carried, "launch aliens, fly 5-8 to 5, fly 3-5 to 3");
    for game in [alone, carried] {
        assert!(game.outcome().is_some() && game.to_act().is_empty());
        assert_eq!(refused(&game, "done").0, "RJ-END-1");
    }
    let game = table(2).aliens(5).game();
    assert!(game.outcome().is_none());
    random_play(10, |step| {
        let home = step.events.iter().any(|event| matches!(event, Event::AliensHome { .. }));
        assert_eq!(view(step.after).phase == Phase::Over, home);
    });
}

#[test]
fn rj_end_2_delivered_aliens_leave_only_scoring() {
    let mut game = table(2)
        .hand(A, "3-6 1-2 8-9")
        .drafts("- 7-8 6-7")
        .aliens(6)
        .reserved(A, "9")
        .reserved(B, "aliens")
        .copilots(A, 1)
        .copilots(B, 0)
        .game();
    let events = play(&mut game, "launch aliens, fly 3-6 to 3");
    let expected = [
        "Launched",
        "Flew",
        "AliensHome",
        "ReservationKept",
        "RunScored",
        "PlanetsScored",
        "PlanetsScored",
        "CopilotsScored",
        "CopilotsScored",
    ];
    assert_eq!(event_names(&events), expected, "the reservation, L1 and final scoring; no L2 to L4, no E1 to E4");
    assert_eq!(pile(&game, "discard"), ["3-6"]);
    assert_eq!(drafts(&game)[0], "-");
    assert_eq!((score(&game, A), score(&game, B)), (6 - 5 + 3, 5 + 3));
}

#[test]
fn rj_end_3_the_layover_of_the_last_turn_is_completed() {
    let mut game = table(2).hand(A, "3-6 1-2 8-9").drafts("- 7-8 6-7").cargo("6:3 1:2").aliens(4).game();
    let events = play(&mut game, "launch 6, fly 3-6 to 3, launch 1, fly 1-2 to 2, done");
    assert_eq!(view(&game).phase, Phase::Over, "and no reservation is asked for");
    assert_eq!(hand(&game, A).len(), 2);
    assert!(!drafts(&game).contains(&"-".to_owned()));
    assert!((1..=9).all(|planet| cargo_at(&game, planet) != "-"));
    assert!(place_of(&events, "DraftFilled") < place_of(&events, "AliensHome"));
    assert!(place_of(&events, "AliensHome") < place_of(&events, "PlanetsScored"));
}

#[test]
fn rj_end_4_final_scoring_is_planets_and_copilots() {
    let mut game = table(3)
        .aliens(4)
        .score(A, 10)
        .delivered(A, "2 3 3e")
        .copilots(A, 2)
        .delivered(B, "1e 9e 4 5")
        .copilots(B, 0)
        .score(C, -5)
        .game();
    play(&mut game, "done");
    assert_eq!([score(&game, A), score(&game, B), score(&game, C)], [10 + 3 + 6, 10, -5 + 12]);
}

#[test]
fn rj_end_5_only_copilots_in_supply_score() {
    // B: one on a cargo, one removed, two in supply.
    let mut game = table(2).aliens(4).reserved(B, "9").copilots(B, 2).game();
    play(&mut game, "done");
    assert_eq!(score(&game, B), 2 * 3);
    assert_eq!(seat(&game, B).removed, 1);
}

#[test]
fn rj_end_6_the_turn_limit_brings_the_aliens() {
    let mut early = table(2).turn(149).game();
    play(&mut early, "done");
    assert_eq!(view(&early).aliens, None);

    let mut game = table(3).turn(150).game();
    let events = play(&mut game, "done");
    assert_eq!(event_names(&events), ["TurnLimit", "VisitorsDrawn", "AliensMoved"]);
    assert_eq!((view(&game).visitors, view(&game).aliens), (Visitors::With(A), Some(9)));
    play(&mut game, "reserve none");
    for _ in 151..156 {
        play(&mut game, "draw deck, done, reserve none");
    }
    assert_eq!(view(&game).turn, 156);
    play(&mut game, "draw deck, done");
    assert_eq!(view(&game).phase, Phase::Over, "the last turn is turn 156");

    let mut coming = table(2).turn(150).aliens(7).game();
    let events = play(&mut coming, "done");
    assert_eq!(event_names(&events), ["AliensMoved"], "if they are in play already, nothing is added");
}

/// Players who only pass the top discard around do not play for ever.
#[test]
fn rj_end_6_even_idle_players_come_to_an_end() {
    let mut game = deal(2, &mut QuickDice::new(6));
    while view(&game).phase != Phase::Over {
        let actions = actions(&game);
        let wanted = ["draw discard", "done", "reserve none"];
        let code = actions.iter().find(|code| wanted.contains(&code.as_str())).unwrap_or(&actions[0]).clone();
        play(&mut game, &code);
    }
    assert_eq!(view(&game).turn, 156);
}

#[test]
fn rj_end_7_alien_visitors_then_never_enters_the_deck() {
    // Set aside: a later first reshuffle adds nothing.
    let mut game = table(2).turn(150).deck("").discard("4-5").game();
    play(&mut game, "done, reserve none");
    assert_eq!(view(&game).era, 0);
    let events = play(&mut game, "draw deck");
    assert!(matches!(events[0], Event::Reshuffled { with_visitors: false, .. }), "{events:?}");
    assert!(!pile(&game, "deck").contains(&"visitors".to_owned()));
    // In the deck: it is taken out, and the others keep their order.
    let mut game = table(2).turn(150).deck("4-7 5-8 visitors 6-9 3-6").game();
    play(&mut game, "done");
    assert_eq!(pile(&game, "deck"), ["4-7", "5-8", "6-9", "3-6"]);
    assert_eq!(view(&game).aliens, Some(9));
}
