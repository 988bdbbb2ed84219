//! Every note of every coach is reached in real matches, and depends on nothing that its seat does not know.

use std::collections::BTreeSet;
use std::time::Duration;

use bots::BotName;
use catalog::{AnyGame, AnyMatch, AnyMind};
use engine::{QuickDice, Seat, Setup, Viewer};
use lessons::Coach;
use narration::{Language, Narrator};

/// The ids of the notes that fit for a seat now.
fn notes(coach: &Coach, game: &dyn AnyGame, table: &dyn AnyMatch, seat: Seat) -> Vec<String> {
    let words = Narrator::new(Language::En, game.facts().id, &[], Viewer::Seat(seat));
    let choices = table.position().choices(seat, &words);
    let codes: Vec<&str> = choices.iter().map(|choice| choice.code.as_str()).collect();
    let log = table.log(table.steps().saturating_sub(12), table.steps(), &words);
    let keys: Vec<&str> = log.iter().map(|line| line.key).collect();
    coach.fitting(&codes, &keys).map(|note| note.id.clone()).collect()
}

/// Plays a match by bots, and visits every moment with the seat that is to act.
fn play(game: &dyn AnyGame, setup: Setup, bot: &str, seed: u64, mut visit: impl FnMut(&dyn AnyMatch, Seat)) {
    let mut table = game.start(setup, seed.into(), None).expect("it can be played");
    let mut mind = AnyMind::new(bot.parse::<BotName>().expect("a bot"));
    while let Some(seat) = table.position().to_act().first() {
        visit(&*table, seat);
        let mut dice = QuickDice::new(table.steps() as u64 + seed);
        let thought = table.position().think(seat, &mut mind, Duration::ZERO, &mut dice).expect("it thinks");
        let series = table.try_series(seat, &[thought.expect("it plays").action]);
        let series = series.unwrap_or_else(|_| panic!("a bot plays by the rules"));
        table.adopt(series).expect("nothing else was done");
    }
}

#[test]
fn every_note_is_reached() {
    for &game in catalog::games() {
        let coach = Coach::of(game).expect("a coach");
        assert!((8..=15).contains(&coach.notes.len()), "{}", game.facts().id);
        let mut missing: BTreeSet<String> = coach.notes.iter().map(|note| note.id.clone()).collect();
        assert_eq!(missing.len(), coach.notes.len(), "{}: ids are told apart", game.facts().id);
        for seed in 0..12 {
            let bot = if seed % 3 == 2 { "random" } else { "thumb" };
            let setup = game.usual_setup(3.clamp(*game.facts().players.start(), *game.facts().players.end()));
            play(game, setup, bot, seed, |table, seat| {
                for note in notes(&coach, game, table, seat) {
                    missing.remove(&note);
                }
            });
            if missing.is_empty() {
                break;
            }
        }
        assert!(missing.is_empty(), "{}: nobody ever sees {missing:?}", game.facts().id);
    }
}

#[test]
fn a_note_depends_on_what_the_seat_knows() {
    for &game in catalog::games() {
        let coach = Coach::of(game).expect("a coach");
        let mut dice = QuickDice::new(7);
        let mut moments = 0;
        play(game, game.usual_setup(3), "thumb", 1, |table, seat| {
            moments += 1;
            if moments % 7 == 0 {
                let other = table.imagined(seat, &mut dice);
                assert_eq!(notes(&coach, game, table, seat), notes(&coach, game, &*other, seat), "{}", game.facts().id);
            }
        });
    }
}
