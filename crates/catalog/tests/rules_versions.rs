//! Records of an earlier version of the rules, in every game: played again by the rules of today as far as these agree.

use std::time::Duration;

use bots::BotName;
use catalog::AnyMind;
use engine::{Deed, QuickDice, Record};

/// A whole random match of every game as a record of the version before today's.
fn earlier_records() -> impl Iterator<Item = (&'static dyn catalog::AnyGame, Record)> {
    catalog::games().iter().map(|&game| {
        let mut table = game.start(game.usual_setup(3), 11.into(), None).expect("three can play");
        let (mut dice, mut mind) = (QuickDice::new(2), AnyMind::new(BotName::Random));
        while let Some(seat) = table.position().to_act().first() {
            let thought = table.position().think(seat, &mut mind, Duration::ZERO, &mut dice).expect("it thinks");
            let action = thought.expect("it plays on").action;
            let series = table.try_series(seat, &[action]).expect("a bot plays by the rules");
            table.adopt(series).expect("nothing else was done");
        }
        let mut record = table.record(&[]);
        record.header.rules -= 1;
        (game, record)
    })
}

#[test]
fn a_record_that_leads_to_the_same_has_no_difference() {
    for (game, record) in earlier_records() {
        let table = game.replay(&record).expect("it replays");
        assert_eq!(table.difference(), None, "{}", game.facts().id);
        assert_eq!(table.lines(), record.lines);
        assert_eq!(table.record(&[]).to_string(), record.to_string(), "it keeps its version");
    }
}

#[test]
fn a_record_is_played_up_to_the_line_where_the_rules_part() {
    for (game, record) in earlier_records() {
        let middle = record.lines.len() / 2;
        let mut changed = record.clone();
        changed.lines[middle].deed = Deed::Do("an action of other rules".to_owned());
        let table = game.replay(&changed).expect("it replays as far as it goes");
        assert_eq!(table.difference().map(|difference| difference.line), Some(middle + 1), "{}", game.facts().id);
        assert_eq!(table.lines(), &record.lines[..middle]);
        // With the version of today the same is no record at all.
        changed.header.rules += 1;
        assert!(game.replay(&changed).is_err());
        let mut other_end = record.clone();
        other_end.result.as_mut().expect("a result").result = None;
        let table = game.replay(&other_end).expect("it replays");
        assert_eq!(table.difference().map(|difference| difference.line), Some(record.lines.len()));
    }
}

#[test]
fn rules_of_tomorrow_are_not_guessed() {
    for (game, mut record) in earlier_records() {
        record.header.rules += 2;
        assert!(game.replay(&record).is_err_and(|problem| problem.to_string().contains("this program plays version")));
    }
}
