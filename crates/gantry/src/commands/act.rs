//! `gantry act`: the position after some actions.

use catalog::Rejection;
use engine::{Script, TableDice, Viewer};
use narration::{Language, Narrator};

use crate::cli::ActArgs;
use crate::failure::{Answer, Failure};
use crate::input;

pub(crate) fn run(args: &ActArgs, language: Language) -> Answer {
    let mut opened = input::position(&args.file)?;
    let seat = opened.seat(args.seat)?;
    let words = opened.words(language, Viewer::Seat(seat));
    let seed = input::seed(args.seed.as_ref())?;
    let mut dice = args.dice.clone();
    let mut events = Vec::new();
    for (step, code) in (1..).zip(&args.actions) {
        let mut chance = Script::new(dice.iter().copied(), TableDice::of_step(&seed, step));
        let acted =
            opened.position.act(seat, code, &mut chance, &words).map_err(|rejection| failure(rejection, &words))?;
        dice.drain(..dice.len() - chance.left());
        events.extend(acted.events);
        opened.position = acted.position;
    }
    if args.events {
        return Ok(events.iter().map(|event| format!("{event}\n")).collect());
    }
    Ok(opened.position.save(opened.components)?.text() + "\n")
}

/// A refused action as a failure of the command.
fn failure(rejection: Rejection, words: &Narrator<'_>) -> Failure {
    match rejection {
        Rejection::Malformed(problem) => problem.into(),
        Rejection::Refused(refusal) => Failure::Refused(words.refusal_with_clause(&refusal)),
    }
}
