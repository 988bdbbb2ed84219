//! What a strong player would consider: told to somebody who asks, from what their seat knows and nothing else.

use std::time::Duration;

use engine::{Problem, QuickDice, Seat, phrase};
use narration::Narrator;
use serde::Serialize;

use crate::{AnyMind, AnyPosition};

/// How many actions are told of.
const SHOWN: usize = 3;

/// An action that a strong player would consider.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Hint {
    /// Its code.
    pub code: String,
    /// It as a sentence, with how good it looks.
    pub told: String,
    /// How often the search tried it; 0 if it only follows the rules of thumb.
    pub visits: u32,
    /// What came of it on the whole: 0 is a loss, 1 a win.
    pub value: Option<f32>,
}

/// What a bot would consider in this seat, the best first.
pub fn hints(
    position: &dyn AnyPosition,
    seat: Seat,
    mind: &mut AnyMind,
    words: &Narrator<'_>,
    dice: &mut QuickDice,
) -> Result<Vec<Hint>, Problem> {
    let choices = position.choices(seat, words);
    let sentence = |code: &str| {
        let choice = choices.iter().find(|choice| choice.code == code);
        choice.map_or_else(|| code.to_owned(), |choice| choice.sentence.trim_end_matches('.').to_owned())
    };
    let Some(thought) = position.think(seat, mind, Duration::ZERO, dice)? else { return Ok(Vec::new()) };
    if thought.considered.is_empty() {
        let code = thought.action.to_string();
        let told = words.say(&phrase!("ui-hint-only", action = sentence(&code)));
        return Ok(vec![Hint { code, told, visits: 0, value: None }]);
    }
    let hint = |considered: crate::ConsideredAction| Hint {
        told: words.say(&phrase!(
            "ui-hint-considered",
            action = sentence(&considered.code),
            percent = (considered.value * 100.0).round() as i32,
            visits = considered.visits
        )),
        code: considered.code,
        visits: considered.visits,
        value: Some(considered.value),
    };
    Ok(thought.considered.into_iter().take(SHOWN).map(hint).collect())
}
