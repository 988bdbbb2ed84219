//! RJ-ALIEN: the Aliens come.

use rocket_jockey::{Event, Phase, Visitors};

use crate::common::*;

#[test]
fn rj_alien_1_alien_visitors_is_shown_and_the_draw_repeated() {
    // At Fuel Up, into the hand.
    let mut game = table(2).fuel_up().hand(A, "1-2 2-3").deck("visitors 4-7 5-8").game();
    let events = play(&mut game, "draw deck");
    assert_eq!(event_names(&events), ["VisitorsDrawn", "Drew"]);
    assert_eq!(
        (hand(&game, A), view(&game).visitors),
        (vec!["1-2".into(), "2-3".into(), "4-7".into()], Visitors::With(A))
    );
    // Re-fuelling.
    let mut game = table(2).hand(A, "1-2 2-3 3-4").deck("visitors 4-7 5-8").game();
    play(&mut game, "refuel deck");
    assert_eq!(hand(&game, A), ["1-2", "2-3", "3-4", "4-7"]);
    // At L3, into the hand.
    let mut game = table(2).hand(A, "3-6 1-2 8-9").cargo("6:3 1:2").deck("visitors 4-7 5-8").game();
    play(&mut game, "launch 6, fly 3-6 to 3, launch 1, fly 1-2 to 2, done");
    assert_eq!(hand(&game, A), ["8-9", "4-7"]);
    // At L4, onto that pile.
    let mut game = table(2).hand(A, "1-2 2-3 3-4").drafts("5-6 - 6-7").deck("visitors 4-7 5-8").game();
    play(&mut game, "done");
    assert_eq!(
        (drafts(&game), view(&game).visitors),
        (vec!["5-6".into(), "4-7".into(), "6-7".into()], Visitors::With(A))
    );
    // The replacement comes from the deck, reshuffled if need be.
    let mut game = table(2).hand(A, "1-2 2-3 3-4").deck("visitors").discard("4-5").game();
    let events = play(&mut game, "refuel deck");
    assert_eq!(event_names(&events)[..3], ["VisitorsDrawn", "Reshuffled", "Drew"]);
    assert_eq!(hand(&game, A).len(), 4);
}

#[test]
fn rj_alien_2_having_alien_visitors_gives_nothing() {
    let mut game = table(2).fuel_up().deck("visitors 4-7 5-8").game();
    let before = [score(&game, A), score(&game, B)];
    play(&mut game, "draw deck");
    assert_eq!([score(&game, A), score(&game, B)], before);
    assert_eq!((seat(&game, A).supply, seat(&game, A).delivered.len()), (4, 0));
    let held = |game: &rocket_jockey::RocketJockey| {
        let file = saved(game);
        [&file["hands"], &file["discard"], &file["drafts"]].iter().any(|zone| zone.to_string().contains("visitors"))
    };
    random_play(15, |step| assert!(!held(step.after), "it never enters a hand, a pile or the discards"));
    // At the end it is worth nothing either: A, who has it, has the points of the Co-Pilots only.
    let mut game = table(2).aliens(4).game();
    play(&mut game, "done");
    assert_eq!((score(&game, A), score(&game, B)), (12, 12));
}

#[test]
fn rj_alien_3_the_aliens_appear_outside_pluto_at_that_moment() {
    let mut game = table(2).fuel_up().deck("visitors 4-7 5-8").game();
    assert_eq!(view(&game).aliens, None);
    play(&mut game, "draw deck");
    assert_eq!(
        (view(&game).aliens, view(&game).phase),
        (Some(10), Phase::StepTwo),
        "the turn goes on from where it was"
    );
    assert!(actions(&game).contains(&"done".to_owned()));
}

#[test]
fn rj_alien_4_beyond_pluto_they_cannot_be_launched() {
    let mut game = table(2).fuel_up().hand(A, "8-9 7-9").deck("visitors 6-9 5-8").game();
    assert_eq!(clause(&game, "launch aliens"), "RJ-FUEL-1");
    play(&mut game, "draw deck");
    assert_eq!(refused(&game, "launch aliens"), ("RJ-ALIEN-4", "refuse-aliens-beyond"));
    assert!(!actions(&game).contains(&"launch aliens".to_owned()));
}

#[test]
fn rj_alien_5_one_orbit_down_at_the_end_of_every_turn() {
    let mut game = table(2).fuel_up().deck("visitors 4-7 5-8").game();
    let events = play(&mut game, "draw deck, done");
    assert_eq!(events.last(), Some(&Event::AliensMoved { orbit: 9 }), "the turn of their arrival included");
    let mut game = table(2).aliens(5).game();
    play(&mut game, "done");
    assert_eq!((view(&game).aliens, view(&game).phase), (Some(4), Phase::Reserve));
    let mut game = table(2).aliens(4).game();
    let events = play(&mut game, "done");
    assert!(events.contains(&Event::AliensHome { by: None }));
    assert_eq!((view(&game).aliens, view(&game).phase), (Some(3), Phase::Over));
}

#[test]
fn rj_alien_6_six_more_turns_are_played() {
    let mut game = table(4).fuel_up().turn(20).deck("visitors").game();
    play(&mut game, "draw deck, done, reserve none");
    let mut orbits = Vec::new();
    while view(&game).phase != Phase::Over {
        orbits.push(view(&game).aliens.expect("they are in play"));
        play(&mut game, "draw deck, done");
        if view(&game).phase == Phase::Reserve {
            play(&mut game, "reserve none");
        }
    }
    assert_eq!((orbits, view(&game).turn), (vec![9, 8, 7, 6, 5, 4], 26));
}

#[test]
fn rj_alien_7_they_are_an_additional_cargo_for_earth() {
    for orbit in 4..=9 {
        let mut game = table(2).hand(A, "3-4 4-7 4-5 5-6 6-8 8-9").copilots(A, 0).aliens(orbit).game();
        play(&mut game, "launch aliens");
        assert_eq!(view(&game).flight.map(|flight| (flight.at, flight.destination)), Some((orbit, 3)));
    }
    let mut game = table(2).hand(A, "4-6 1-2 8-9").copilots(A, 1).cargo("6:5").aliens(6).game();
    play(&mut game, "launch aliens");
    assert_eq!(cargo_at(&game, 6), "5", "the ordinary cargo is untouched");
    assert_eq!(actions(&game), ["fly 4-6 to 3"], "Co-Pilots work as ever");
    let game = table(2).hand(A, "4-6 1-2 8-9").copilots(A, 0).aliens(6).game();
    assert_eq!(clause(&game, "launch aliens"), "RJ-FLY-6", "and so does the rest");
}

#[test]
fn rj_alien_8_they_are_the_whole_step_two() {
    let position = table(2).hand(A, "3-6 1-2 4-6 3-4").copilots(A, 0).cargo("1:2 4:3 3:6").aliens(6);
    let mut other_first = position.game();
    assert!(actions(&other_first).contains(&"launch aliens".to_owned()));
    play(&mut other_first, "launch 1, fly 1-2 to 2");
    assert_eq!(refused(&other_first, "launch aliens"), ("RJ-ALIEN-8", "refuse-aliens-alone"));
    assert!(!actions(&other_first).contains(&"launch aliens".to_owned()));

    let mut aliens_first = position.game();
    play(&mut aliens_first, "launch aliens");
    assert_eq!(refused(&aliens_first, "launch 1"), ("RJ-ALIEN-8", "refuse-aliens-alone"));
    play(&mut aliens_first, "fly 3-6 to 3");
    assert_eq!(actions(&aliens_first), [""; 0], "neither the cargo at Earth nor any other");
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
        let mut game = table(2).hand(A, cards).copilots(A, 0).aliens(6).game();
        let events = play(&mut game, &format!("launch aliens, {hops}"));
        assert_eq!(run_points(&events), [points], "{hops}");
    }
}
