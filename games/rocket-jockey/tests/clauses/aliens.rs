//! RJ-ALIEN: the Aliens come.

use rocket_jockey::{Event, Phase, Visitors};

use crate::common::*;

#[test]
fn rj_alien_1_alien_visitors_is_shown_and_the_draw_repeated() {
    // At Fuel Up, into the hand.
    let mut table = Scene::of(2).fuel_up().hand(A, "1-2 2-3").deck("visitors 4-7 5-8").table();
    table.does("draw deck");
    assert_eq!(table.event_names(), ["VisitorsDrawn", "Drew"]);
    assert_eq!(
        (table.hand(A), table.public().visitors),
        (vec!["1-2".into(), "2-3".into(), "4-7".into()], Visitors::With(A))
    );
    // Re-fuelling.
    let mut table = Scene::of(2).hand(A, "1-2 2-3 3-4").deck("visitors 4-7 5-8").table();
    table.does("refuel deck");
    assert_eq!(table.hand(A), ["1-2", "2-3", "3-4", "4-7"]);
    // At L3, into the hand.
    let mut table = Scene::of(2).hand(A, "3-6 1-2 8-9").cargo("6:3 1:2").deck("visitors 4-7 5-8").table();
    table.does("launch 6, fly 3-6 to 3, launch 1, fly 1-2 to 2, done");
    assert_eq!(table.hand(A), ["4-7", "8-9"]);
    // At L4, onto that pile.
    let mut table = Scene::of(2).hand(A, "1-2 2-3 3-4").drafts("5-6 - 6-7").deck("visitors 4-7 5-8").table();
    table.does("done");
    assert_eq!(
        (table.drafts(), table.public().visitors),
        (vec!["5-6".into(), "4-7".into(), "6-7".into()], Visitors::With(A))
    );
    // The replacement comes from the deck, reshuffled if need be.
    let mut table = Scene::of(2).hand(A, "1-2 2-3 3-4").deck("visitors").discard("4-5").table();
    table.does("refuel deck");
    assert_eq!(table.event_names()[..3], ["VisitorsDrawn", "Reshuffled", "Drew"]);
    assert_eq!(table.hand(A).len(), 4);
}

#[test]
fn rj_alien_2_having_alien_visitors_gives_nothing() {
    let mut table = Scene::of(2).fuel_up().deck("visitors 4-7 5-8").table();
    let before = [table.score(A), table.score(B)];
    table.does("draw deck");
    assert_eq!([table.score(A), table.score(B)], before);
    assert_eq!((table.seat(A).supply, table.seat(A).delivered.len()), (4, 0));
    let held = |table: &rocket_jockey::RocketJockey| {
        let file = table.saved();
        [&file["hands"], &file["discard"], &file["drafts"]].iter().any(|zone| zone.to_string().contains("visitors"))
    };
    random_play(15, |step| assert!(!held(step.after), "it never enters a hand, a pile or the discards"));
    // At the end it is worth nothing either: A, who has it, has the points of the Co-Pilots only.
    let mut table = Scene::of(2).aliens(4).table();
    table.does("done");
    assert_eq!((table.score(A), table.score(B)), (12, 12));
}

#[test]
fn rj_alien_3_the_aliens_appear_outside_pluto_at_that_moment() {
    let mut table = Scene::of(2).fuel_up().deck("visitors 4-7 5-8").table();
    assert_eq!(table.public().aliens, None);
    table.does("draw deck");
    assert_eq!(
        (table.public().aliens, table.public().phase),
        (Some(10), Phase::StepTwo),
        "the turn goes on from where it was"
    );
    assert!(table.offers().contains(&"done".to_owned()));
}

#[test]
fn rj_alien_4_beyond_pluto_they_cannot_be_launched() {
    let mut table = Scene::of(2).fuel_up().hand(A, "8-9 7-9").deck("visitors 6-9 5-8").table();
    table.refused_by("RJ-FUEL-1", "launch aliens");
    table.does("draw deck");
    assert_eq!(table.why("launch aliens"), ("RJ-ALIEN-4", "refuse-aliens-beyond"));
    assert!(!table.offers().contains(&"launch aliens".to_owned()));
}

#[test]
fn rj_alien_5_one_orbit_down_at_the_end_of_every_turn() {
    let mut table = Scene::of(2).fuel_up().deck("visitors 4-7 5-8").table();
    table.does("draw deck, done");
    assert_eq!(table.events.last(), Some(&Event::AliensMoved { orbit: 9 }), "the turn of their arrival included");
    let mut table = Scene::of(2).aliens(5).table();
    table.does("done");
    assert_eq!((table.public().aliens, table.public().phase), (Some(4), Phase::Reserve));
    let mut table = Scene::of(2).aliens(4).table();
    table.does("done");
    assert!(table.events.contains(&Event::AliensHome { by: None }));
    assert_eq!((table.public().aliens, table.public().phase), (Some(3), Phase::Over));
}

#[test]
fn rj_alien_6_six_more_turns_are_played() {
    let mut table = Scene::of(4).fuel_up().turn(20).deck("visitors").table();
    table.does("draw deck, done, reserve none");
    let mut orbits = Vec::new();
    while table.public().phase != Phase::Over {
        orbits.push(table.public().aliens.expect("they are in play"));
        table.does("draw deck, done");
        if table.public().phase == Phase::Reserve {
            table.does("reserve none");
        }
    }
    assert_eq!((orbits, table.public().turn), (vec![9, 8, 7, 6, 5, 4], 26));
}

#[test]
fn rj_alien_7_they_are_an_additional_cargo_for_earth() {
    for orbit in 4..=9 {
        let mut table = Scene::of(2).hand(A, "3-4 4-7 4-5 5-6 6-8 8-9").copilots(A, 0).aliens(orbit).table();
        table.does("launch aliens");
        assert_eq!(table.public().flight.map(|flight| (flight.at, flight.destination)), Some((orbit, 3)));
    }
    let mut table = Scene::of(2).hand(A, "4-6 1-2 8-9").copilots(A, 1).cargo("6:5").aliens(6).table();
    table.does("launch aliens");
    assert_eq!(table.cargo_at(6), "5", "the ordinary cargo is untouched");
    assert_eq!(table.offers(), ["fly 4-6 to 3"], "Co-Pilots work as ever");
    let table = Scene::of(2).hand(A, "4-6 1-2 8-9").copilots(A, 0).aliens(6).table();
    table.refused_by("RJ-FLY-6", "launch aliens"); // And so does the rest.
}

#[test]
fn rj_alien_8_they_are_the_whole_step_two() {
    let scene = Scene::of(2).hand(A, "3-6 1-2 4-6 3-4").copilots(A, 0).cargo("1:2 4:3 3:6").aliens(6);
    let mut other_first = scene.table();
    assert!(other_first.offers().contains(&"launch aliens".to_owned()));
    other_first.does("launch 1, fly 1-2 to 2");
    assert_eq!(other_first.why("launch aliens"), ("RJ-ALIEN-8", "refuse-aliens-alone"));
    assert!(!other_first.offers().contains(&"launch aliens".to_owned()));

    let mut aliens_first = scene.table();
    aliens_first.does("launch aliens");
    assert_eq!(aliens_first.why("launch 1"), ("RJ-ALIEN-8", "refuse-aliens-in-flight"), "nothing is delivered yet");
    aliens_first.does("fly 3-6 to 3");
    assert_eq!(aliens_first.offers_to(A), [""; 0], "neither the cargo at Earth nor any other");
}

#[test]
fn rj_alien_9_their_count_is_cards_and_two() {
    let flights = [
        ("3-6 8-9 7-8", "fly 3-6 to 3", 6),
        ("4-6 3-4 8-9", "fly 4-6 to 4, fly 3-4 to 3", 10),
        ("4-6 2-4 2-3", "fly 4-6 to 4, fly 2-4 to 2, fly 2-3 to 3", 15),
        ("4-6 2-4 2-4 3-4", "fly 4-6 to 4, fly 2-4 to 2, fly 2-4 to 4, fly 3-4 to 3", 15),
    ];
    for (cards, hops, points) in flights {
        let mut table = Scene::of(2).hand(A, cards).copilots(A, 0).aliens(6).table();
        table.does(&format!("launch aliens, {hops}"));
        assert_eq!(table.run_points(), [points], "{hops}");
    }
}
