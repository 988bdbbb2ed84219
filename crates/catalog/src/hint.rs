//! What a strong player would do: told to somebody who asks, from what their seat knows and nothing else.
//!
//! One action is recommended, with a reason made of what it leads to as far as the seat can foresee: its own steps, up to the
//! first one that chance, somebody else or something hidden decides. Then come others, with how much they lose by it.

use std::time::Duration;

use engine::{Game, Problem, QuickDice, Seat, Still, Trace, View, Viewer, Watched, phrase};
use narration::Narrator;
use serde::Serialize;

use crate::{AnyAction, AnyMind, AnyPosition, BotThought, ConsideredAction, Playable};

/// How many actions are told of.
const SHOWN: usize = 3;

/// An action that was tried less often than this share of the best one is not known well enough to be told of.
const RARE: u32 = 12;

/// What was tried less often than this is not compared at all.
const FEW: u32 = 8;

/// How many steps are foreseen.
const AHEAD: usize = 16;

/// An action that a strong player would do, or could.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Hint {
    /// Its code.
    pub code: String,
    /// It as a sentence.
    pub sentence: String,
    /// What speaks for it, and how it compares with the best.
    pub reasons: Vec<String>,
    /// All of it in one line.
    pub told: String,
    /// How often the search tried it; 0 if it only follows the rules of thumb.
    pub visits: u32,
    /// What came of it on the whole: 0 is a loss, 1 a win.
    pub value: Option<f32>,
}

/// What comes of an action, as far as its seat can foresee.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Foresight {
    /// What is better or worse then, in words.
    pub reasons: Vec<String>,
    /// Whether it takes something back, or would be taken back at once.
    pub taken_back: bool,
}

/// What comes of an action if the seat goes on sensibly: all of it follows from what the seat knows.
pub(crate) fn foresee<G: Playable>(
    position: &G,
    seat: Seat,
    mut action: G::Action,
    words: &Narrator<'_>,
    dice: &mut QuickDice,
) -> Foresight {
    let viewer = Viewer::Seat(seat);
    let now = position.view(viewer);
    if now.takes_back(&action) {
        return Foresight { reasons: Vec::new(), taken_back: true };
    }
    let mut imagined = position.imagine(seat, dice);
    let mut actions = Vec::new();
    for _ in 0..AHEAD {
        let Some(next) = surely(&imagined, seat, action) else { break };
        imagined = next;
        if imagined.view(viewer) == now {
            return Foresight { reasons: Vec::new(), taken_back: true };
        }
        if !Game::to_act(&imagined).contains(seat) {
            break;
        }
        actions.clear();
        imagined.actions(seat, &mut actions);
        action = actions[imagined.advise(seat, &actions, dice)];
    }
    let reasons = now.reasons(&imagined.view(viewer));
    Foresight { reasons: reasons.iter().map(|reason| words.say(reason)).collect(), taken_back: false }
}

/// The position after an action, if neither chance nor anything hidden decides what comes of it.
fn surely<G: Game>(position: &G, seat: Seat, action: G::Action) -> Option<G> {
    let (mut next, mut chance, mut trace) = (*position, Watched::new(Still), Trace::default());
    next.play(seat, action, &mut chance, &mut trace);
    (!chance.used() && !trace.unveiled).then_some(next)
}

/// What a bot would do in this seat, and what else it considered.
pub fn hints(
    position: &dyn AnyPosition,
    seat: Seat,
    mind: &mut AnyMind,
    words: &Narrator<'_>,
    dice: &mut QuickDice,
) -> Result<Vec<Hint>, Problem> {
    let Some(thought) = position.think(seat, mind, Duration::ZERO, dice)? else { return Ok(Vec::new()) };
    let mut known = Vec::new();
    for (action, considered) in worth_telling(position, thought)? {
        let foresight = position.foresee(seat, &action, words, dice);
        known.push((considered, foresight));
    }
    // What would be taken back is no advice, unless there is nothing else.
    if known.iter().any(|(_, foresight)| !foresight.taken_back) {
        known.retain(|(_, foresight)| !foresight.taken_back);
    }
    let choices = position.choices(seat, words);
    let sentence = |code: &str| {
        let choice = choices.iter().find(|choice| choice.code == code);
        choice.map_or_else(|| code.to_owned(), |choice| choice.sentence.trim_end_matches('.').to_owned())
    };
    let best = known.first().map(|(best, _)| best.clone());
    let mut hints: Vec<Hint> = Vec::new();
    for (considered, foresight) in known {
        let first = hints.is_empty();
        let judged = judgement(&considered, best.as_ref().filter(|_| !first), &foresight, words);
        let reasons: Vec<String> = judged.into_iter().chain(foresight.reasons).collect();
        let (key, action) = (if first { "ui-hint-best" } else { "ui-hint-other" }, sentence(&considered.code));
        hints.push(Hint {
            told: words.say(&phrase!(key, action = action.clone(), reasons = reasons.join(", "))),
            sentence: action,
            reasons,
            value: (considered.visits > 0).then_some(considered.value),
            visits: considered.visits,
            code: considered.code,
        });
    }
    // The best stays first; of the others those that lose least.
    if let [_, others @ ..] = hints.as_mut_slice() {
        others.sort_by(|one, other| other.value.partial_cmp(&one.value).unwrap_or(std::cmp::Ordering::Equal));
    }
    hints.truncate(SHOWN);
    Ok(hints)
}

/// The bot's choice, then what it tried often enough to know.
fn worth_telling(
    position: &dyn AnyPosition,
    thought: BotThought,
) -> Result<Vec<(AnyAction, ConsideredAction)>, Problem> {
    let chosen = thought.action.to_string();
    let most = thought.considered.iter().map(|considered| considered.visits).max().unwrap_or(0);
    let (best, others): (Vec<_>, Vec<_>) =
        thought.considered.into_iter().partition(|considered| considered.code == chosen);
    let best = best.into_iter().next().unwrap_or(ConsideredAction { code: chosen, visits: 0, value: 0.0 });
    let others = others.into_iter().filter(|considered| considered.visits * RARE >= most.max(RARE));
    let read = |considered: ConsideredAction| Ok((position.read_action(&considered.code)?, considered));
    std::iter::once(best).chain(others).take(2 * SHOWN).map(read).collect()
}

/// How good it is: in comparison with the best; of the best itself only if nothing else speaks for it.
fn judgement(
    considered: &ConsideredAction,
    best: Option<&ConsideredAction>,
    foresight: &Foresight,
    words: &Narrator<'_>,
) -> Option<String> {
    let percent = |share: f32| (share * 100.0).round() as i32;
    let judgement = match best {
        Some(best) if considered.visits.min(best.visits) < FEW => phrase!("ui-hint-unsure"),
        Some(best) => match best.value - considered.value {
            loss if loss.abs() <= chance_of(considered, best) => phrase!("ui-hint-close"),
            ..=0.0 => phrase!("ui-hint-equal"),
            loss => phrase!("ui-hint-worse", percent = percent(loss)),
        },
        None if !foresight.reasons.is_empty() => return None,
        None if considered.visits == 0 => phrase!("ui-hint-thumb"),
        None => phrase!("ui-hint-wins", percent = percent(considered.value)),
    };
    Some(words.say(&judgement))
}

/// How far apart the values of two actions may be by mere chance, tried as often as they were.
fn chance_of(one: &ConsideredAction, other: &ConsideredAction) -> f32 {
    (0.25 / one.visits as f32 + 0.25 / other.visits as f32).sqrt()
}

#[cfg(test)]
mod tests {
    use engine::{Chance, Setup};
    use narration::Language;

    use super::*;

    /// Plays a match at random and tells what is foreseen of every action until something is found.
    fn search<T>(id: &str, players: u8, find: impl Fn(&str, Foresight) -> Option<T>) -> Option<T> {
        let mut dice = QuickDice::new(5);
        let mut table = crate::find(id).expect("a game").start(Setup::new(players), 5.into(), None).expect("a match");
        while let Some(seat) = table.position().to_act().first() {
            let words = Narrator::new(Language::En, id, &[], Viewer::Seat(seat));
            let choices = table.position().choices(seat, &words);
            for choice in &choices {
                let action = table.position().read_action(&choice.code).expect("a code");
                let foresight = table.position().foresee(seat, &action, &words, &mut dice);
                if let Some(found) = find(&choice.code, foresight) {
                    return Some(found);
                }
            }
            let choice = &choices[dice.below(choices.len() as u32) as usize];
            table.play(seat, &choice.code).expect("a listed action plays");
        }
        None
    }

    #[test]
    fn little_is_said_of_what_was_hardly_tried() {
        let words = Narrator::new(Language::En, "rocket-jockey", &[], Viewer::Public);
        let tried = |visits, value| ConsideredAction { code: "x".into(), visits, value };
        let told = |visits, value| {
            judgement(&tried(visits, value), Some(&tried(400, 0.6)), &Foresight::default(), &words)
                .expect("a judgement")
        };
        assert_eq!(told(3, 0.6), "hardly tried");
        assert_eq!(told(40, 0.57), "too close to tell apart");
        assert_eq!(told(4000, 0.4), "about 20 % fewer wins");
    }

    #[test]
    fn a_launch_is_foreseen_up_to_its_points() {
        let reasons = search("rocket-jockey", 2, |code, seen| code.starts_with("launch").then_some(seen.reasons));
        let reasons = reasons.expect("somebody can launch something").join(", ");
        assert!(reasons.starts_with("delivers ") && reasons.contains(" point"), "{reasons}");
    }

    #[test]
    fn what_chance_decides_is_not_foreseen() {
        let reasons = search("rocket-jockey", 2, |code, seen| (code == "draw deck").then_some(seen.reasons));
        assert_eq!(reasons, Some(Vec::new()));
    }

    #[test]
    fn taking_back_is_no_advice() {
        let taken_back = search("rocket-rescue", 3, |code, seen| (code == "take back").then_some(seen.taken_back));
        assert_eq!(taken_back, Some(true));
    }
}
