//! Matches with something put into them: one blunder and one lucky deal in a game small enough to know the truth, and one
//! lucky draw in the middle of a match that is on the shelf.

use bots::Stop;
use catalog::Playable;
use countdown::{Action, Countdown};
use engine::{Beginning, Match, QuickDice, Seat, Setup, Viewer};
use narration::{Language, Narrator};
use review::{Amount, Effort, Estimate, Findings, MomentKind, Review, Turn, course_of, find_out};
use rocketmen::Rocketmen;
use serde_json::json;

const EFFORT: Effort = Effort { deals: 200, futures: 12, worlds: 24, glances: 2 };
const WIN: Amount = Amount(10_000);

fn reviewed(game: Match<Countdown>) -> Review {
    reviewed_with(game, EFFORT)
}

fn reviewed_with<G: Playable>(game: Match<G>, effort: Effort) -> Review {
    let course = course_of(game, effort).expect("it is over");
    let findings = find_out(&*course, Findings::default(), 1, &Stop::default(), &|_| {});
    Review::of(&*course, &findings).expect("it is complete")
}

/// Plays by the rules of thumb to the end.
fn play_out<G: Playable>(game: &mut Match<G>) {
    while let Some(seat) = game.position().to_act().first() {
        let mut actions = Vec::new();
        game.position().actions(seat, &mut actions);
        let choice = game.position().advise(seat, &actions, &mut QuickDice::new(0));
        game.play(seat, actions[choice]).expect("a listed action");
    }
}

/// Eleven to go, A counts, and both boosters are gone: whoever leaves a multiple of four wins.
fn eleven_to_go() -> Match<Countdown> {
    let [one, other, _] = <Countdown as engine::Game>::components().boosters;
    let fired = |number: u8| json!({ "number": number, "fired": true });
    let position = json!({ "count": 11, "active": 0, "boosters": [fired(one), fired(other)] });
    let moment = Beginning { of: None, step: 0, position };
    Match::start_from(Setup::new(2), 7.into(), None, moment).expect("a position")
}

#[test]
fn the_one_blunder_of_a_match_is_found_and_nothing_else() {
    let mut game = eleven_to_go();
    game.play(Seat::new(0), Action::Count(1)).expect("it is legal, and loses");
    play_out(&mut game);
    let review = reviewed(game);
    assert!(review.is_exact());
    let mistakes: Vec<usize> =
        review.moments.iter().filter(|moment| moment.mistake().is_some()).map(|moment| moment.step).collect();
    assert_eq!(mistakes, [0]);
    let blunder = &review.moments[0];
    assert_eq!(blunder.mistake().map(|better| (better.action.as_str(), better.more.value)), Some(("count 3", WIN)));
    assert_eq!(blunder.choice[0].value, -WIN);
    assert!(review.moments.iter().all(|moment| moment.luck.iter().all(|luck| luck.value == Amount::ZERO)), "no luck");
    let [ada, bela] = &review.seats[..] else { panic!("two play") };
    assert_eq!(
        (ada.start.value, ada.choices.value, ada.others.value, ada.result),
        (WIN, -WIN, Amount::ZERO, Amount::ZERO)
    );
    assert_eq!(
        (bela.start.value, bela.choices.value, bela.others.value, bela.result),
        (Amount::ZERO, Amount::ZERO, WIN, WIN)
    );
    assert_eq!(ada.adjusted.value, Amount::ZERO, "it was no bad luck");
    assert!(ada.error_rate.value > Amount::ZERO && bela.error_rate.value == Amount::ZERO);
    let turns = [0, 1].map(|seat| review.turn(Seat::new(seat)));
    assert_eq!(turns, [false, true].map(|better| Some(Turn { step: Some(0), better })), "it turned there");
}

#[test]
fn without_the_blunder_there_is_nothing_to_find() {
    let mut game = eleven_to_go();
    play_out(&mut game);
    let review = reviewed(game);
    assert!(review.biggest().is_empty());
    assert_eq!(review.seats[0].choices, Estimate::default());
}

#[test]
fn a_lucky_deal_is_luck_of_the_deal_and_of_no_step() {
    let mut lucky = 0;
    for seed in 0..12 {
        let mut game = Match::<Countdown>::start(Setup::new(2), seed.into(), None).expect("two can play");
        play_out(&mut game);
        let review = reviewed(game);
        for account in &review.seats {
            // Everybody plays as expected, so what the deal decides is decided by it alone.
            assert_eq!(account.choices, Estimate::default());
            assert_eq!(account.deal.value, account.result - account.start.value, "seed {seed}");
            assert_eq!(account.luck.value, account.deal.value);
            lucky += usize::from(account.deal.is_clear());
        }
    }
    assert!(lucky > 0, "luck decides some of these matches");
}

/// A launches in the last round but one, and only a good third card brings the rocket to orbit.
fn a_launch_that_succeeds() -> Match<Rocketmen> {
    let moment: Beginning = serde_json::from_str(include_str!("lucky-draw.json")).expect("a moment");
    let setup = Setup::new(2).with("mode", "battle-for-earth");
    let mut game = Match::start_from(setup, 3.into(), None, moment).expect("a position");
    let before =
        ["close", "pay mission-satellite-a", "discard asteroid-impact", "discard mission-spaceship-b", "launch"];
    for code in before.into_iter().chain(["draw card"; 3]) {
        game.play(Seat::new(0), code.parse().expect("an action")).expect("it is A's turn");
    }
    play_out(&mut game);
    game
}

#[test]
fn the_one_lucky_draw_of_a_match_is_found_and_nothing_else() {
    const THIRD_CARD: usize = 7;
    let game = a_launch_that_succeeds();
    assert!(game.steps().len() > THIRD_CARD + 10, "the match goes on after it");
    let review = reviewed_with(game, Effort { deals: 0, futures: 96, worlds: 12, glances: 1 });
    assert!(review.is_exact());
    let steps: Vec<usize> = review.biggest().iter().map(|moment| moment.step).collect();
    assert_eq!(steps, [THIRD_CARD]);
    let draw = &review.moments[THIRD_CARD];
    assert_eq!((draw.action.as_str(), review.kind(draw)), ("draw card", Some(MomentKind::Luck)));
    assert_eq!(draw.luck[0].value, WIN - draw.before[0].value, "it decides the match");
    assert_eq!(draw.luck[1].value, -draw.luck[0].value);
    let after = &review.moments[THIRD_CARD + 1..];
    assert!(
        after.iter().all(|moment| moment.luck.iter().all(|luck| luck.value == Amount::ZERO)),
        "nothing is open then"
    );
    assert!(review.seats.iter().all(|account| account.choices == Estimate::default()), "nobody chose badly or well");
    assert_eq!(
        briefly(&review, Language::En),
        [
            ("From step 8 to the end, you stood better than at the start.".to_owned(), Some(THIRD_CARD)),
            (format!("What helped most was luck: {:.0}\u{a0}%.", review.seats[0].luck.value.number()), None),
            ("You made no clear mistake.".to_owned(), None),
        ]
    );
    assert!(briefly(&review, Language::De)[0].0.starts_with("Ab Schritt 8 standest du"));
}

/// The match in a few sentences, as A reads them.
fn briefly(review: &Review, language: Language) -> Vec<(String, Option<usize>)> {
    let rocketmen = catalog::find("rocketmen").expect("a game of ours");
    // No moment is told in words of its own, so any table will do.
    let play = rocketmen.start(Setup::new(2), 3.into(), None).expect("two can play");
    let names = ["Ada".to_owned(), "Bela".to_owned()];
    let words = Narrator::new(language, "rocketmen", &names, Viewer::Seat(Seat::new(0)));
    review.brief(&*play, Seat::new(0), &words).into_iter().map(|line| (line.text, line.step)).collect()
}
