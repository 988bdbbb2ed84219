//! Why something is best, or what something costs: facts in words.

use catalog::AnyGame;
use engine::{Phrase, Problem, phrase};
use narration::{Language, Narrator};

use crate::attempt::Attempt;
use crate::file::{Gain, Other, Puzzle};

/// A number is told of if it changes by so much on average.
const TOLD: f64 = 0.25;

const MINUS: char = '\u{2212}';

/// A solution in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// What is best, choice after choice.
    pub best: String,
    /// Why, in the words of somebody who looked at it.
    pub note: Option<String>,
    /// What the rules of thumb would do.
    pub thumb: String,
    /// What speaks for the solution, each in a sentence: what it brings more than the rules of thumb, when the turn is over
    /// and when the match is.
    pub reasons: Vec<String>,
    /// How the seat could make use of it: what bots do for it in the rest of this turn and in its next one.
    pub afterwards: Vec<String>,
}

impl Told {
    /// The solution of a puzzle.
    pub fn of(game: &'static dyn AnyGame, puzzle: &Puzzle, words: &Narrator<'_>) -> Result<Told, Problem> {
        let mut attempt = Attempt::start(game, puzzle)?;
        let thumb = attempt.sentence(&puzzle.thumb, words);
        let numbers = attempt.table().position().numbers(puzzle.seat());
        let keys: Vec<&'static str> = numbers.into_iter().map(|(key, _)| key).collect();
        let mut best = Vec::new();
        while let Some(step) = attempt.step() {
            best.push(attempt.sentence(&step.best[0], words));
            attempt.click(&step.best[0], words)?;
        }
        let has_rivals = !game.facts().cooperative && puzzle.players > 1;
        let reasons = reasons(puzzle, &keys, has_rivals, words);
        let afterwards = attempt.afterwards(words)?.into_iter().map(|line| line.text.to_string()).collect();
        let note = puzzle.note.as_ref().map(|note| note.in_language(words.language()).to_owned());
        Ok(Told { best: best.join(" \u{2192} "), note, thumb, reasons, afterwards })
    }
}

fn reasons(puzzle: &Puzzle, keys: &[&'static str], has_rivals: bool, words: &Narrator<'_>) -> Vec<String> {
    let told = |much: fn(&Gain) -> f64| {
        let gains = puzzle.gains.iter().filter(|gain| much(gain).abs() >= TOLD);
        let told = gains.filter_map(|gain| {
            let key = keys.iter().find(|key| **key == gain.number)?;
            let told = words.say(&change(key, much(gain), words.language()));
            // Words that only know of more ("delivers 2") cannot tell of less.
            (much(gain) > 0.0 || told.contains(MINUS)).then_some(told)
        });
        told.collect::<Vec<String>>()
    };
    let mut sentences = Vec::new();
    for (key, changes) in [("ui-puzzle-soon", told(|gain| gain.soon)), ("ui-puzzle-late", told(|gain| gain.late))] {
        if !changes.is_empty() {
            sentences.push(words.say(&phrase!(key, changes = words.list(&changes))));
        }
    }
    let thumb = puzzle.steps[0].others.iter().find(|other| other.code == puzzle.thumb);
    sentences.extend(thumb.filter(|other| is_sure(other.points) && has_rivals).map(|other| {
        let [points, error] = in_points(other, words.language());
        words.say(&phrase!("ui-puzzle-lead", points = points, error = error))
    }));
    sentences.extend(thumb.filter(|other| is_sure(other.wins)).map(|other| {
        let phrase = phrase!("ui-puzzle-wins", percent = percent(other.wins[0]), error = percent(2.0 * other.wins[1]));
        words.say(&phrase)
    }));
    sentences
}

/// What a wrong choice costs beside the solution, with its uncertainty.
#[must_use]
pub fn cost(other: &Other, words: &Narrator<'_>) -> String {
    let phrase = if is_sure(other.wins) {
        phrase!("ui-puzzle-cost-wins", percent = percent(other.wins[0]), error = percent(2.0 * other.wins[1]))
    } else if is_sure(other.points) {
        let [points, error] =
            [other.points[0], 2.0 * other.points[1]].map(|number| one_place(number, words.language()));
        phrase!("ui-puzzle-cost-points", points = points, error = error)
    } else {
        phrase!("ui-puzzle-cost-value", percent = percent(other.value[0]), error = percent(2.0 * other.value[1]))
    };
    words.say(&phrase)
}

/// Whether something is well above its uncertainty, and not a trifle.
fn is_sure([mean, error]: [f64; 2]) -> bool {
    mean > 2.0 * error && mean >= 0.015
}

/// What something costs in points, and how far that may be off.
fn in_points(other: &Other, language: Language) -> [String; 2] {
    [other.points[0], 2.0 * other.points[1]].map(|number| one_place(number, language))
}

fn percent(share: f64) -> i64 {
    ((100.0 * share).round() as i64).max(1)
}

fn one_place(number: f64, language: Language) -> String {
    let text = format!("{number:.1}");
    if language == Language::De { text.replace('.', ",") } else { text }
}

/// A number that becomes more or less: "+2.4 points".
fn change(key: &'static str, by: f64, language: Language) -> Phrase {
    let sign = if by < 0.0 { MINUS } else { '+' };
    let amount = by.abs();
    if (amount - amount.round()).abs() < 0.05 {
        let amount = amount.round() as i64;
        return Phrase::new(key).with("change", format!("{sign}{amount}")).with("amount", amount);
    }
    // A text that is no whole number is many.
    let amount = one_place(amount, language);
    Phrase::new(key).with("change", format!("{sign}{amount}")).with("amount", amount)
}
