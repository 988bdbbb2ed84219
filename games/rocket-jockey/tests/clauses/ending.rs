//! RJ-END: how a match ends.

use engine::{Game, QuickDice};
use rocket_jockey::{Event, Phase, Visitors};

use crate::common::*;

#[test]
fn rj_end_1_the_match_ends_when_the_aliens_reach_earth() {
    let mut alone = Scene::of(2).aliens(4).table();
    alone.does("done");
    let mut carried = Scene::of(2).aliens(8).hand(A, "5-8 3-5 1-2").table();
    carried.does("launch aliens, fly 5-8 to 5, fly 3-5 to 3");
    for table in [alone, carried] {
        assert!(table.position.outcome().is_some() && table.position.to_act().is_empty());
        table.seat_refused_by("RJ-END-1", A, "done");
    }
    let table = Scene::of(2).aliens(5).table();
    assert!(table.position.outcome().is_none());
    random_play(10, |step| {
        let home = step.events.iter().any(|event| matches!(event, Event::AliensHome { .. }));
        assert_eq!(step.after.public().phase == Phase::Over, home);
    });
}

#[test]
fn rj_end_2_delivered_aliens_leave_only_scoring() {
    let mut table = Scene::of(2)
        .hand(A, "3-6 1-2 8-9")
        .drafts("- 7-8 6-7")
        .aliens(6)
        .reserved(A, "9")
        .reserved(B, "aliens")
        .copilots(A, 1)
        .copilots(B, 0)
        .table();
    table.does("launch aliens, fly 3-6 to 3");
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
    assert_eq!(table.event_names(), expected, "the reservation, L1 and final scoring; no L2 to L4, no E1 to E4");
    assert_eq!(table.pile("discard"), ["3-6"]);
    assert_eq!(table.drafts()[0], "-");
    assert_eq!((table.score(A), table.score(B)), (6 - 5 + 3, 5 + 3));
}

#[test]
fn rj_end_3_the_layover_of_the_last_turn_is_completed() {
    let mut table = Scene::of(2).hand(A, "3-6 1-2 8-9").drafts("- 7-8 6-7").cargo("6:3 1:2").aliens(4).table();
    table.does("launch 6, fly 3-6 to 3, launch 1, fly 1-2 to 2, done");
    assert_eq!(table.public().phase, Phase::Over, "and no reservation is asked for");
    assert_eq!(table.hand(A).len(), 2);
    assert!(!table.drafts().contains(&"-".to_owned()));
    assert!((1..=9).all(|planet| table.cargo_at(planet) != "-"));
    assert!(table.place_of("DraftFilled") < table.place_of("AliensHome"));
    assert!(table.place_of("AliensHome") < table.place_of("PlanetsScored"));
}

#[test]
fn rj_end_4_final_scoring_is_planets_and_copilots() {
    let mut table = Scene::of(3)
        .aliens(4)
        .score(A, 10)
        .delivered(A, "2 3 3e")
        .copilots(A, 2)
        .delivered(B, "1e 9e 4 5")
        .copilots(B, 0)
        .score(C, -5)
        .table();
    table.does("done");
    assert_eq!([table.score(A), table.score(B), table.score(C)], [10 + 3 + 6, 10, -5 + 12]);
}

#[test]
fn rj_end_5_only_copilots_in_supply_score() {
    // B: one on a cargo, one removed, two in supply.
    let mut table = Scene::of(2).aliens(4).reserved(B, "9").copilots(B, 2).table();
    table.does("done");
    assert_eq!(table.score(B), 2 * 3);
    assert_eq!(table.seat(B).removed, 1);
}

#[test]
fn rj_end_6_the_turn_limit_brings_the_aliens() {
    let mut early = Scene::of(2).turn(149).table();
    early.does("done");
    assert_eq!(early.public().aliens, None);

    let mut table = Scene::of(3).turn(150).table();
    table.does("done");
    assert_eq!(table.event_names(), ["TurnLimit", "AliensMoved"], "told once, and not as a draw");
    assert_eq!((table.public().visitors, table.public().aliens), (Visitors::With(A), Some(9)));
    table.does("reserve none");
    for _ in 151..156 {
        table.does("draw deck, done, reserve none");
    }
    assert_eq!(table.public().turn, 156);
    table.does("draw deck, done");
    assert_eq!(table.public().phase, Phase::Over, "the last turn is turn 156");

    let mut coming = Scene::of(2).turn(150).aliens(7).table();
    coming.does("done");
    assert_eq!(coming.event_names(), ["AliensMoved"], "if they are in play already, nothing is added");
}

/// Players who only pass the top discard around do not play for ever.
#[test]
fn rj_end_6_even_idle_players_come_to_an_end() {
    let mut table = dealt(2, &mut QuickDice::new(6));
    while table.public().phase != Phase::Over {
        let actions = table.offers();
        let wanted = ["draw discard", "done", "reserve none"];
        let code = actions.iter().find(|code| wanted.contains(&code.as_str())).unwrap_or(&actions[0]).clone();
        table.does(&code);
    }
    assert_eq!(table.public().turn, 156);
}

#[test]
fn rj_end_7_alien_visitors_then_never_enters_the_deck() {
    // Set aside: a later first reshuffle adds nothing.
    let mut table = Scene::of(2).turn(150).deck("").discard("4-5").table();
    table.does("done, reserve none");
    assert_eq!(table.public().era, 0);
    table.does("draw deck");
    assert!(matches!(table.events[0], Event::Reshuffled { with_visitors: false, .. }), "{:?}", table.events);
    assert!(!table.pile("deck").contains(&"visitors".to_owned()));
    // In the deck: it is taken out, and the others keep their order.
    let mut table = Scene::of(2).turn(150).deck("4-7 5-8 visitors 6-9 3-6").table();
    table.does("done");
    assert_eq!(table.pile("deck"), ["4-7", "5-8", "6-9", "3-6"]);
    assert_eq!(table.public().aliens, Some(9));
}
