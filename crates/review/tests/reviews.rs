//! What a review promises: exact sums, the same with any number of threads, nobody blamed for what they could not know, and
//! that it finds what was put into a match.

use bots::{Bot, BotName, Stop};
use catalog::AnyMatch;
use engine::{QuickDice, Record, Seat, Seed, Setup};
use review::{Effort, Findings, Review, bot_match, course_with, find_out, reviewed};

/// Quick, for tests of what holds whatever the estimates are: nothing is looked for that would have been better.
const LITTLE: Effort = Effort { deals: 2, futures: 1, worlds: 1, glances: 0 };

/// The same with a look for something better, for single choices.
const RACING: Effort = Effort { deals: 0, futures: 1, worlds: 4, glances: 1 };

fn played(game: &str, players: u8, bots: &[BotName], seed: u64) -> Record {
    let game = catalog::find(game).expect("a game");
    let bots: Vec<Bot> = (0..usize::from(players)).map(|seat| Bot::Named(bots[seat % bots.len()])).collect();
    bot_match(game, &game.usual_setup(players), &bots, seed).expect("a match")
}

#[test]
fn the_sums_are_exact_in_every_game() {
    for (game, players) in [("rocket-jockey", 2), ("rocketmen", 2), ("rocketmen", 1)] {
        let record = played(game, players, &[BotName::Beginner, BotName::Thumb], 3);
        let review = reviewed(&record, LITTLE, 1).expect("a review");
        assert!(review.is_exact(), "{game} with {players}");
        assert_eq!(review.seats.len(), usize::from(players));
    }
}

#[test]
fn the_sums_are_exact_where_all_act_at_once_and_in_a_team() {
    for (game, players) in [("rocket-rescue", 3), ("jupiter-rescue", 2)] {
        let review = reviewed(&played(game, players, &[BotName::Random], 3), LITTLE, 2).expect("a review");
        assert!(review.is_exact(), "{game}");
        let shares: i64 = review.seats.iter().map(|account| account.result.0).sum();
        assert!(shares == 10_000 || review.measure.is_shared(), "{game}: {shares}");
    }
}

#[test]
fn the_same_with_any_number_of_threads_and_when_it_was_stopped_between() {
    let record = played("rocket-jockey", 2, &[BotName::Beginner], 5);
    let whole = reviewed(&record, LITTLE, 1).expect("a review");
    assert_eq!(reviewed(&record, LITTLE, 2).expect("a review"), whole);
    let course = course_with(&record, LITTLE).expect("a finished match");
    let stop = Stop::default();
    let half = find_out(&*course, Findings::default(), 1, &stop, &|known| {
        if known.moments.len() == 21 {
            stop.say();
        }
    });
    assert!(Review::of(&*course, &half).is_none() && half.moments.len() >= 21);
    let kept: Findings = serde_json::from_str(&serde_json::to_string(&half).expect("plain data")).expect("the same");
    let rest = find_out(&*course, kept, 2, &Stop::default(), &|_| {});
    assert_eq!(Review::of(&*course, &rest), Some(whole));
}

#[test]
fn what_a_seat_cannot_know_has_no_part_in_what_its_choice_is_worth() {
    let record = played("rocket-jockey", 2, &[BotName::Beginner], 8);
    let game = catalog::find("rocket-jockey").expect("a game");
    let real = game.replay(&record).expect("it plays again");
    let mut compared = 0;
    for step in (0..real.steps()).step_by(9) {
        let seat = real.step(step).expect("a step").seat;
        let code = real.code(step).expect("a code");
        let worth = |hidden: Option<u64>| {
            let mut table = from_moment(&*real, &record, step);
            if let Some(hidden) = hidden {
                table = table.imagined(seat, &mut QuickDice::new(hidden));
            }
            let moment = from_moment_of(&*table);
            choice_worth(&*moment, seat, &code)
        };
        let known = worth(None);
        assert_eq!(worth(Some(1)), known, "step {step}");
        compared += usize::from(known.is_some());
    }
    assert!(compared > 3, "{compared}");
}

/// A match that begins before a step of another.
fn from_moment(real: &dyn AnyMatch, record: &Record, step: usize) -> Box<dyn AnyMatch> {
    let game = catalog::find(&record.header.game).expect("a game");
    let moment = real.moment(step).expect("a moment");
    game.start_from(real.setup().clone(), Seed::from(1), None, moment).expect("it begins there")
}

fn from_moment_of(table: &dyn AnyMatch) -> Box<dyn AnyMatch> {
    let game = catalog::find("rocket-jockey").expect("a game");
    let moment = table.moment(0).expect("a moment");
    game.start_from(table.setup().clone(), Seed::from(1), None, moment).expect("it begins there")
}

/// What the first choice of a match is worth to everybody, once the rest is played somehow.
fn choice_worth(table: &dyn AnyMatch, seat: Seat, code: &str) -> Option<review::Decision> {
    let game = catalog::find("rocket-jockey").expect("a game");
    let mut play = game
        .start_from(table.setup().clone(), Seed::from(1), None, table.moment(0).expect("a moment"))
        .expect("it begins there");
    play.play(seat, code).expect("what was played there");
    play_out(&mut *play);
    let course = course_with(&play.record(&[]), RACING).expect("it is over");
    let mut first = None;
    course.look(0..1, &Stop::default(), &mut |_, found| first = found.decision);
    first
}

fn play_out(play: &mut dyn AnyMatch) {
    let (mut mind, mut dice) = (catalog::AnyMind::new(BotName::Thumb), QuickDice::new(1));
    while let Some(seat) = play.position().to_act().first() {
        let thought = play.position().think(seat, &mut mind, std::time::Duration::ZERO, &mut dice).expect("it thinks");
        let action = thought.expect("it plays on").action;
        let series = play.try_series(seat, &[action]).expect("a legal action");
        play.adopt(series).expect("nothing else was done");
    }
}

#[test]
fn a_match_from_a_moment_of_another_is_vouched_for_and_has_no_deal() {
    let record = played("rocketmen", 2, &[BotName::Thumb], 2);
    let real = catalog::find("rocketmen").expect("a game").replay(&record).expect("it plays again");
    let late = real.steps() - 50;
    let mut play = from_moment(&*real, &record, late);
    play_out(&mut *play);
    let again: Record = play.record(&[]).to_string().parse().expect("a record");
    assert_eq!(again.header.from.as_ref().map(|from| from.step), Some(late));
    catalog::find("rocketmen").expect("a game").replay(&again).expect("everything in it is true");
    let review = reviewed(&again, LITTLE, 1).expect("a review");
    assert!(review.is_exact());
    assert_eq!(review.seats[0].start, review.moments[0].before[0], "what it could expect is what it was worth there");
}

#[test]
fn a_match_that_is_not_over_is_not_reviewed() {
    let game = catalog::find("rocket-jockey").expect("a game");
    let table = game.start(Setup::new(2), 7.into(), None).expect("two can play");
    let problem = course_with(&table.record(&[]), LITTLE).err().expect("a problem");
    assert!(problem.to_string().contains("not over"), "{problem}");
}
