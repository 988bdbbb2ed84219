//! Every puzzle in the box: it can be reached, its solution is accepted, and whatever else is done gets an answer.

use std::collections::BTreeSet;

use catalog::AnyGame;
use engine::Viewer;
use narration::{Language, Narrator};
use puzzles::{Attempt, Puzzle, Told, Verdict};

const LANGUAGES: [Language; 2] = [Language::En, Language::De];

fn each(mut look: impl FnMut(&'static dyn AnyGame, &'static Puzzle)) {
    for game in catalog::games() {
        for puzzle in puzzles::of(*game) {
            look(*game, puzzle);
        }
    }
}

fn words(game: &'static dyn AnyGame, puzzle: &Puzzle, language: Language) -> Narrator<'static> {
    Narrator::new(language, game.facts().id, &[], Viewer::Seat(puzzle.seat()))
}

/// A text that says everything it should.
fn check_text(text: &str, puzzle: &Puzzle) {
    assert!(!text.is_empty() && !text.contains('⟨'), "{}: {text:?}", puzzle.id);
}

#[test]
fn every_solution_is_accepted_and_explained() {
    each(|game, puzzle| {
        let mut attempt = Attempt::start(game, puzzle).expect("it can be reached");
        let words = words(game, puzzle, Language::En);
        for (number, step) in puzzle.steps.iter().enumerate() {
            let is_last = number + 1 == puzzle.steps.len();
            let verdict = attempt.click(&step.best[0], &words).expect("a verdict");
            let as_it_should =
                if is_last { matches!(verdict, Verdict::Solved) } else { matches!(verdict, Verdict::GoesOn) };
            assert!(as_it_should, "{}: {verdict:?} after {}", puzzle.id, step.best[0]);
        }
        assert!(attempt.is_solved());
        let again = Attempt::resume(game, puzzle, &attempt.did()).expect("its text leads there again");
        assert_eq!(
            again.table().position().view_json(again.viewer()),
            attempt.table().position().view_json(attempt.viewer())
        );
        for language in LANGUAGES {
            let told = Told::of(game, puzzle, &self::words(game, puzzle, language)).expect("a solution in words");
            [&told.best, &told.thumb].into_iter().chain(&told.reasons).for_each(|text| check_text(text, puzzle));
            assert!(!told.reasons.is_empty(), "{}: nothing speaks for it", puzzle.id);
        }
    });
}

#[test]
fn every_choice_is_right_or_has_its_price() {
    each(|game, puzzle| {
        let mut attempt = Attempt::start(game, puzzle).expect("it can be reached");
        for step in &puzzle.steps {
            let words = words(game, puzzle, Language::En);
            let legal: BTreeSet<String> = attempt
                .table()
                .position()
                .choices(puzzle.seat(), &words)
                .into_iter()
                .map(|choice| choice.code)
                .collect();
            let others = step.others.iter().map(|other| &other.code);
            let known: BTreeSet<String> = step.best.iter().chain(&step.before).chain(others).cloned().collect();
            assert_eq!(known, legal, "{}", puzzle.id);
            for other in &step.others {
                let [less, error] = other.value;
                assert!(less > 3.0 * error && less >= 0.02, "{}: {} is not clearly worse", puzzle.id, other.code);
            }
            attempt.click(&step.best[0], &words).expect("a verdict");
        }
    });
}

#[test]
fn what_is_wrong_is_refuted_in_both_languages() {
    each(|game, puzzle| {
        assert!(puzzle.steps[0].others.iter().any(|other| other.code == puzzle.thumb), "{}: thumb is wrong", puzzle.id);
        for language in LANGUAGES {
            let words = words(game, puzzle, language);
            let mut attempt = Attempt::start(game, puzzle).expect("it can be reached");
            let Verdict::Wrong(refutation) = attempt.click(&puzzle.thumb, &words).expect("a verdict") else {
                panic!("{}: {} is not right", puzzle.id, puzzle.thumb);
            };
            check_text(&puzzles::cost(&refutation.other.expect("its price is known"), &words), puzzle);
            assert!(!refutation.log.is_empty(), "{}: it is played out", puzzle.id);
            refutation.log.iter().for_each(|line| check_text(&line.text, puzzle));
            assert!(!attempt.is_solved());
        }
    });
}

#[test]
fn what_the_rules_forbid_is_refused_with_its_clause() {
    each(|game, puzzle| {
        let words = words(game, puzzle, Language::En);
        let mut attempt = Attempt::start(game, puzzle).expect("it can be reached");
        let position = attempt.table().position();
        // What was done before cannot all be done now.
        let mut codes = puzzle.played.lines().filter_map(|line| Some(line.split_once(": ")?.1));
        let illegal = codes.find(|code| matches!(position.why(puzzle.seat(), code, &words), Ok(Some(_))));
        let Some(illegal) = illegal else { return };
        let Verdict::Refused(refusal) = attempt.click(illegal, &words).expect("a verdict") else {
            panic!("{}: {illegal} is not allowed", puzzle.id);
        };
        check_text(&refusal.reason, puzzle);
        assert!(attempt.click("nonsense", &words).is_err());
        assert!(attempt.did().is_empty());
    });
}

#[test]
fn themes_and_ids_are_what_the_lists_say() {
    for game in catalog::games() {
        let themes = puzzles::themes(*game).expect("themes");
        let ids: BTreeSet<&str> = puzzles::of(*game).iter().map(|puzzle| puzzle.id.as_str()).collect();
        assert_eq!(ids.len(), puzzles::of(*game).len(), "no id twice");
        for puzzle in puzzles::of(*game) {
            assert!(themes.all().iter().any(|kind| kind.id == puzzle.theme), "{}", puzzle.theme);
            assert!(themes.asks_for(&puzzle.steps[0].best[0]), "{}", puzzle.id);
        }
        for language in LANGUAGES {
            let words = Narrator::new(language, game.facts().id, &[], Viewer::Public);
            for kind in themes.all() {
                assert!(words.has(&format!("theme-{}", kind.id)), "{}: {}", game.facts().id, kind.id);
            }
        }
    }
}

#[test]
fn what_is_hidden_changes_nothing_of_what_is_shown() {
    let dice = &mut engine::QuickDice::new(3);
    each(|game, puzzle| {
        let attempt = Attempt::start(game, puzzle).expect("it can be reached");
        let imagined = attempt.table().imagined(puzzle.seat(), dice);
        let (own, viewer) = (attempt.table().position(), attempt.viewer());
        assert_eq!(imagined.position().view_json(viewer), own.view_json(viewer), "{}", puzzle.id);
    });
}
