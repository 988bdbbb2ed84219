//! Every lesson of every game is gone through to its end: by its own path, and with everything else tried on the way.

use catalog::{AnyGame, Showing, Wanted};
use engine::{Outcome, Problem, Viewer};
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
            let wanted = Wanted { showing: Showing::Page, acting: walk.asks(), team: None, traces: &[] };
            let picture = walk.table().position().picture(&wanted, words);
            let offered = picture.quick.iter().chain(&picture.choices).any(|choice| choice.code == click);
            assert!(offered || step.is_told(), "{}: nobody can find `{click}`", lesson.id);
        });
        ended.unwrap_or_else(|problem| panic!("{}: {problem}", lesson.id));
    });
}

/// What is offered at this moment and asked for.
fn asked_for(walk: &Walk<'_>, step: &Step, words: &Narrator<'_>) -> Vec<String> {
    let wanted = Wanted { showing: Showing::Page, acting: walk.asks(), team: None, traces: &[] };
    let picture = walk.table().position().picture(&wanted, words);
    let codes = picture.quick.into_iter().chain(picture.choices).map(|choice| choice.code);
    codes.filter(|code| step.expects(code)).collect()
}

/// Goes through a lesson by what is offered and asked for, chosen in this way, with a mistake before each click.
fn go_by(game: &'static dyn AnyGame, lesson: &Lesson, choose: fn(&[String]) -> Option<&String>) -> Result<(), Problem> {
    let words = Narrator::new(Language::De, game.facts().id, &[], Viewer::Seat(lesson.seat()));
    let mut walk = Walk::start(game, lesson)?;
    while let Some(step) = walk.step() {
        let at = walk.at();
        if step.is_told() {
            walk.answer(READ_ON, &words)?;
            continue;
        }
        assert!(!matches!(walk.answer(READ_ON, &words)?, Answer::GoesOn), "{}: nobody reads on here", lesson.id);
        for own in step.whole_path() {
            let offered = asked_for(&walk, step, &words);
            let click = choose(&offered).map_or(own, String::as_str);
            assert_eq!(walk.answer(click, &words)?, Answer::GoesOn, "{} step {}: `{click}`", lesson.id, at + 1);
            if walk.at() > at {
                break;
            }
        }
    }
    Ok(())
}

#[test]
fn other_ways_that_are_asked_for_lead_to_the_end_too() {
    for &game in catalog::games() {
        for lesson in lessons::of(game).expect("the lessons can be read") {
            for choose in [<[String]>::first, <[String]>::last] {
                go_by(game, &lesson, choose).unwrap_or_else(|problem| panic!("{}: {problem}", lesson.id));
            }
        }
    }
}

#[test]
fn one_click_may_be_several_steps() {
    let game = catalog::find("jupiter-rescue").expect("a game of ours");
    let lesson = lessons::find(game, "creeps").expect("a lesson");
    let words = Narrator::new(Language::En, game.facts().id, &[], Viewer::Seat(lesson.seat()));
    let before = ".|attack 2,-1/3|command 1,0/0 to 1,0/1|.";
    let mut walk = Walk::resume(game, &lesson, before).expect("the way so far");
    let click = "move to 2,-1/c; move to 2,-1/4; move to 2,-2/1";
    assert_eq!(walk.answer(click, &words), Ok(Answer::GoesOn));
    assert_eq!((walk.at(), walk.did()), (7, format!("{before}|{}", click.replace("; ", "|"))));
}

#[test]
fn every_game_is_taught_in_a_quarter_of_an_hour() {
    for &game in catalog::games() {
        let lessons = lessons::of(game).expect("the lessons can be read");
        let minutes: u8 = lessons.iter().map(|lesson| lesson.minutes).sum();
        assert!(lessons.len() >= 4 && (11..=18).contains(&minutes), "{}: {minutes} minutes", game.facts().id);
        for lesson in lessons {
            assert!((2..=4).contains(&lesson.minutes), "{}", lesson.id);
            assert!(lesson.steps.iter().any(|step| !step.look.is_empty()), "{}: nothing is pointed at", lesson.id);
        }
    }
}

#[test]
fn what_to_look_at_is_on_the_page() {
    each_lesson(|game, lesson, language| {
        let ended = go_through(game, lesson, language, |walk, step, _, words| {
            let wanted = Wanted { showing: Showing::Page, acting: walk.asks(), team: None, traces: &[] };
            let board = walk.table().position().picture(&wanted, words).board;
            let page = [board.chips, board.board, board.tray].concat();
            for id in &step.look {
                let name = lessons::look::name(&page, id);
                assert!(name.is_some(), "{} step {}: there is no `{id}` to look at", lesson.id, walk.at() + 1);
                assert_ne!(name.as_deref(), Some(""), "{}: nobody can say what `{id}` is", lesson.id);
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
