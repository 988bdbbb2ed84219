//! Every lesson of every game is gone through to its end: by its own path, and with everything else tried on the way.

use catalog::{AnyGame, Showing, Wanted};
use engine::{Outcome, Problem};
use lessons::{Answer, Lesson, READ_ON, Step, Walk};
use narration::{Language, Narrator};

const LANGUAGES: [Language; 2] = [Language::En, Language::De];

/// Visits every moment of a lesson at which something is asked or told, with the click that leads on.
fn go_through(
    game: &'static dyn AnyGame,
    lesson: &Lesson,
    language: Language,
    mut visit: impl FnMut(&Walk<'_>, &Step, &str, &Narrator<'_>),
) -> Result<Option<Outcome>, Problem> {
    let mut walk = Walk::start(game, lesson)?;
    while let Some(step) = walk.step() {
        for click in step.whole_path() {
            let words = Narrator::new(language, game.facts().id, &[], walk.viewer());
            visit(&walk, step, click, &words);
            assert_eq!(walk.answer(click, &words)?, Answer::GoesOn, "{}: `{click}`", lesson.id);
        }
    }
    Ok(walk.table().position().outcome())
}

fn each_lesson(mut each: impl FnMut(&'static dyn AnyGame, &Lesson, Language)) {
    for &game in catalog::games() {
        for lesson in lessons::of(game).expect("the lessons can be read") {
            LANGUAGES.into_iter().for_each(|language| each(game, &lesson, language));
        }
    }
}

#[test]
fn its_own_path_leads_to_the_end() {
    each_lesson(|game, lesson, language| {
        let ended = go_through(game, lesson, language, |walk, step, click, _| {
            assert_eq!(step.is_told(), click == READ_ON, "{}", lesson.id);
            assert!(step.is_told() || walk.asks(), "{}: `{click}` is asked of somebody who waits", lesson.id);
        });
        ended.unwrap_or_else(|problem| panic!("{}: {problem}", lesson.id));
    });
}

#[test]
fn everything_else_gets_an_answer_and_changes_nothing() {
    each_lesson(|game, lesson, language| {
        let ended = go_through(game, lesson, language, |walk, step, _, words| {
            let mut again = Walk::resume(game, lesson, &walk.did()).expect("where somebody is, they can be again");
            if !walk.asks() || step.is_told() {
                return;
            }
            let choices = walk.table().position().choices(lesson.seat(), words);
            for choice in choices.iter().filter(|choice| !step.expects(&choice.code)) {
                let answer = again.answer(&choice.code, words).expect("a listed choice is an action");
                if answer == Answer::GoesOn {
                    // What may be done meanwhile does not lead on.
                    assert_eq!(again.at(), walk.at(), "{}: `{}`", lesson.id, choice.code);
                    again = Walk::resume(game, lesson, &walk.did()).expect("back where we were");
                    continue;
                }
                assert!(matches!(answer, Answer::Other(_)), "{}: `{}`", lesson.id, choice.code);
                assert_eq!(again.did(), walk.did());
            }
            let read_on = again.answer(READ_ON, words).expect("an answer");
            assert!(matches!(read_on, Answer::Other(_)), "{}: nobody reads on where something is asked", lesson.id);
        });
        ended.unwrap_or_else(|problem| panic!("{}: {problem}", lesson.id));
    });
}

#[test]
fn what_is_illegal_is_refused_with_its_clause() {
    each_lesson(|game, lesson, language| {
        // What can be done at one moment is tried at all the others.
        let mut codes: Vec<String> = Vec::new();
        for collecting in [true, false] {
            let ended = go_through(game, lesson, language, |walk, step, _, words| {
                let position = walk.table().position();
                if collecting {
                    codes.extend(position.choices(lesson.seat(), words).into_iter().map(|choice| choice.code).take(3));
                    return;
                }
                for code in &codes {
                    let why = position.why(lesson.seat(), code, words).expect("it was an action");
                    if let Some(why) = why.filter(|_| !step.expects(code)) {
                        let mut again = Walk::resume(game, lesson, &walk.did()).expect("where we are");
                        assert_eq!(again.answer(code, words), Ok(Answer::Refused(why)), "{}: `{code}`", lesson.id);
                    }
                }
            });
            ended.unwrap_or_else(|problem| panic!("{}: {problem}", lesson.id));
        }
    });
}

#[test]
fn what_is_asked_for_is_offered() {
    each_lesson(|game, lesson, language| {
        let ended = go_through(game, lesson, language, |walk, step, click, words| {
            let wanted = Wanted { showing: Showing::Page, acting: walk.asks(), team: None };
            let picture = walk.table().position().picture(&wanted, words);
            let offered = picture.quick.iter().chain(&picture.choices).any(|choice| choice.code == click);
            assert!(offered || step.is_told(), "{}: nobody can find `{click}`", lesson.id);
        });
        ended.unwrap_or_else(|problem| panic!("{}: {problem}", lesson.id));
    });
}

#[test]
fn what_to_look_at_is_on_the_page() {
    each_lesson(|game, lesson, language| {
        let ended = go_through(game, lesson, language, |walk, step, _, words| {
            let wanted = Wanted { showing: Showing::Page, acting: walk.asks(), team: None };
            let board = walk.table().position().picture(&wanted, words).board;
            let page = [board.chips, board.board, board.tray].concat();
            for id in &step.look {
                assert!(page.contains(&format!(" id=\"{id}\"")), "{}: there is no `{id}` to look at", lesson.id);
            }
        });
        ended.unwrap_or_else(|problem| panic!("{}: {problem}", lesson.id));
    });
}

#[test]
fn a_way_that_nobody_went_is_refused() {
    let game = catalog::find("rocket-jockey").expect("a game of ours");
    let lesson = lessons::of(game).expect("lessons").remove(0);
    for did in ["draw deck", ".|.|.", "nonsense", ".|launch 1"] {
        assert!(Walk::resume(game, &lesson, did).is_err(), "{did}");
    }
    assert!(Walk::resume(game, &lesson, &".|".repeat(1000)).is_err());
}
