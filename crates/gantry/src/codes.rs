//! Actions as people type them: with capital letters, and without the quotation marks that a shell asks for.

use catalog::AnyPosition;
use engine::Problem;

/// The codes of the actions that these arguments stand for.
///
/// If every argument is an action, that is what is meant. Otherwise words are put together: each action takes as many words
/// as make an action, and what was quoted stays one.
pub(crate) fn read_all(arguments: &[String], position: &dyn AnyPosition) -> Result<Vec<String>, Problem> {
    let each: Result<Vec<String>, Problem> = arguments.iter().map(|argument| read(argument, position)).collect();
    let Err(problem) = each else { return each };
    if let Some(codes) = put_together(arguments, position) {
        return Ok(codes);
    }
    match arguments.iter().find(|argument| is_quoted(argument) && read(argument, position).is_err()) {
        Some(quoted) => read(quoted, position).map(|code| vec![code]),
        None if arguments.len() == 1 => Err(problem),
        None => read(&left_over(arguments, position).join(" "), position).map(|code| vec![code]),
    }
}

/// The code of an action, however its letters are written: codes are in small letters, but seats in capital ones.
pub(crate) fn read(text: &str, position: &dyn AnyPosition) -> Result<String, Problem> {
    let typed = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let small = typed.to_lowercase();
    let seats_in_capitals =
        small.split(' ').map(|word| if word.len() == 1 { word.to_uppercase() } else { word.into() });
    let seats_in_capitals = seats_in_capitals.collect::<Vec<_>>().join(" ");
    let action = position.read_action(&typed).or_else(|problem| {
        let written = [small, seats_in_capitals].iter().find_map(|code| position.read_action(code).ok());
        written.ok_or(problem)
    })?;
    Ok(action.to_string())
}

/// The arguments as actions, each of as many words as possible; `None` if some words are left over.
fn put_together(arguments: &[String], position: &dyn AnyPosition) -> Option<Vec<String>> {
    if arguments.is_empty() {
        return Some(Vec::new());
    }
    (1..=arguments.len()).rev().find_map(|count| {
        let (first, rest) = arguments.split_at(count);
        let code = one_action(first, position)?;
        let rest = put_together(rest, position)?;
        Some(std::iter::once(code).chain(rest).collect())
    })
}

/// The action that these words make together.
fn one_action(words: &[String], position: &dyn AnyPosition) -> Option<String> {
    let joinable = words.len() == 1 || !words.iter().any(|word| is_quoted(word));
    joinable.then(|| read(&words.join(" "), position).ok()).flatten()
}

/// What is left after all actions at the beginning.
fn left_over<'a>(arguments: &'a [String], position: &dyn AnyPosition) -> &'a [String] {
    let first = (1..arguments.len()).rev().find(|&count| one_action(&arguments[..count], position).is_some());
    first.map_or(arguments, |count| left_over(&arguments[count..], position))
}

fn is_quoted(argument: &str) -> bool {
    argument.trim().contains(' ')
}

#[cfg(test)]
mod tests {
    use engine::Setup;

    use super::*;

    fn codes(game: &str, typed: &[&str]) -> Result<Vec<String>, String> {
        let game = catalog::find(game).expect("a game of ours");
        let setup = game.usual_setup(*game.facts().players.start());
        let table = game.start(Setup { ..setup }, 7.into(), None).expect("so many can play");
        let typed: Vec<String> = typed.iter().map(|&word| word.to_owned()).collect();
        read_all(&typed, table.position()).map_err(|problem| problem.to_string())
    }

    fn ok(codes: &[&str]) -> Result<Vec<String>, String> {
        Ok(codes.iter().map(|&code| code.to_owned()).collect())
    }

    #[test]
    fn quotation_marks_can_be_left_out() {
        let jockey = |typed: &[&str]| codes("rocket-jockey", typed);
        assert_eq!(jockey(&["draw deck", "launch 5"]), ok(&["draw deck", "launch 5"]));
        assert_eq!(jockey(&["draw", "deck", "launch", "5"]), ok(&["draw deck", "launch 5"]));
        assert_eq!(jockey(&["draw deck", "fly", "4-6", "to", "4", "done"]), ok(&["draw deck", "fly 4-6 to 4", "done"]));
        assert_eq!(jockey(&["done", "done"]), ok(&["done", "done"]));
    }

    #[test]
    fn capital_letters_are_as_good() {
        assert_eq!(codes("rocket-jockey", &["Draw", "DECK"]), ok(&["draw deck"]));
        assert_eq!(codes("rocketmen", &["Close", "PAY", "Cash-Token"]), ok(&["close", "pay cash-token"]));
    }

    #[test]
    fn what_cannot_be_put_together_is_named() {
        let problem = |typed: &[&str]| codes("rocket-jockey", typed).expect_err("no actions");
        assert!(problem(&["draw", "the", "deck"]).starts_with("`the deck` is not a source of cards"));
        assert!(problem(&["draw deck", "launch 5 now"]).starts_with("`launch 5 now` is not an action"));
        assert!(problem(&["draw", "deck", "launch", "earth"]).starts_with("`earth` is not a planet"));
    }
}
