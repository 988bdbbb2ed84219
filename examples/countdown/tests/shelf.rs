//! From here on everything plays it: words in both languages, the catalog's table, drawings, bots.

use countdown::Countdown;
use engine::{Game, PositionFile, Setup, Viewer};
use narration::{Language, Narrator};

#[test]
fn every_word_is_there() {
    countdown::bring_words();
    narration::check::<Countdown>(4);
}

#[test]
fn the_catalog_plays_it_without_knowing_it() {
    countdown::bring_words();
    let game = catalog::entry::<Countdown>();
    let mut table = game.start(Setup::new(2), 7.into(), None).expect("two can play");
    while let Some(seat) = table.position().to_act().first() {
        for language in [Language::En, Language::De] {
            let words = Narrator::new(language, Countdown::FACTS.id, &[], Viewer::Seat(seat));
            assert!(!table.position().choices(seat, &words).is_empty());
        }
        let words = Narrator::new(Language::En, Countdown::FACTS.id, &[], Viewer::Seat(seat));
        let choices = table.position().choices(seat, &words);
        table.play(seat, &choices[0].code).expect("a listed action plays");
    }
    let record = table.record(&[]);
    game.replay(&record).expect("its record replays");
}

#[test]
fn a_position_can_be_written_by_hand() {
    let text = r#"{"gantry": 1, "game": "countdown", "rules": 1, "position":
        {"count": 4, "active": 0, "boosters": [{"number": 4, "fired": false}, {"number": 2, "fired": false}]}}"#;
    let file: PositionFile = PositionFile::parse(text).expect("a file");
    assert!(file.read::<Countdown>().is_ok());
    let twice = text.replace("\"number\": 2", "\"number\": 4");
    let problem = PositionFile::parse(&twice).expect("a file").read::<Countdown>().expect_err("two fours");
    assert!(problem.to_string().contains("more boosters of 4"));
}
