//! `gantry act`: the position after some actions.

use std::collections::VecDeque;

use catalog::NotPlayed;
use engine::{Problem, Script, Seed, TableDice, Viewer, phrase};
use narration::{Language, Narrator};

use crate::cli::ActArgs;
use crate::codes;
use crate::failure::{Answer, Failure};
use crate::input;

pub(crate) fn run(args: &ActArgs, language: Language) -> Answer {
    let mut opened = input::position(&args.file)?;
    let seat = opened.seat(args.seat)?;
    let words = opened.words(language, Viewer::Seat(seat));
    let seed = input::seed(args.seed.as_ref())?;
    let codes = codes::read_all(&args.actions, opened.position.as_ref())?;
    let mut planned = PlannedChance::new(args);
    let mut events = Vec::new();
    for (index, code) in codes.iter().enumerate() {
        let mut chance = planned.of_action(&seed, index);
        let acted = opened
            .position
            .act(seat, code, &mut chance, &words)
            .map_err(|not_played| failure(not_played, index, &codes, &words))?;
        planned.keep(&chance);
        events.extend(acted.events.into_iter().map(|event| event + "\n"));
        opened.position = acted.position;
    }
    planned.tell_unused(&words);
    match args.events.as_deref() {
        Some(INSTEAD) => return Ok(events.concat()),
        Some(file) => write_events(file, &events.concat())?,
        None => {}
    }
    Ok(opened.position.save(opened.components)?.text() + "\n")
}

/// What `--events` without a file stands for: the events instead of the position.
pub(crate) const INSTEAD: &str = "-";

fn write_events(file: &str, events: &str) -> Result<(), Problem> {
    std::fs::write(file, events).map_err(|error| Problem::new(format!("`{file}` cannot be written: {error}")))
}

/// A refused action as a failure of the command. Of several actions it says which one.
fn failure(not_played: NotPlayed, index: usize, codes: &[String], words: &Narrator<'_>) -> Failure {
    match not_played {
        NotPlayed::Malformed(problem) => problem.into(),
        NotPlayed::Refused(refusal) => {
            let reason = words.refusal_with_clause(&refusal);
            if codes.len() == 1 {
                return Failure::Refused(reason);
            }
            let code = codes[index].clone();
            let which =
                phrase!("ui-act-refused", number = index + 1, count = codes.len(), code = code, reason = reason);
            Failure::Refused(words.say(&which))
        }
    }
}

/// The dice and draws that were named on the command line and have not come up yet.
struct PlannedChance {
    dice: VecDeque<u8>,
    draws: VecDeque<String>,
}

impl PlannedChance {
    fn new(args: &ActArgs) -> Self {
        let draws = args.draws.iter().map(|name| name.trim().to_lowercase()).collect();
        PlannedChance { dice: args.dice.iter().copied().collect(), draws }
    }

    /// The chance of the action at this place.
    fn of_action(&self, seed: &Seed, index: usize) -> Script<TableDice> {
        let rest = TableDice::of_step(seed, index as u64 + 1);
        Script::new(self.dice.iter().copied(), rest).drawing(self.draws.iter().cloned())
    }

    /// What an action did not use is there for the next one.
    fn keep(&mut self, chance: &Script<TableDice>) {
        self.dice.drain(..self.dice.len() - chance.left());
        self.draws = chance.undrawn().map(str::to_owned).collect();
    }

    /// Says on standard error what never came up: most likely somebody expected it to.
    fn tell_unused(&self, words: &Narrator<'_>) {
        let dice: Vec<String> = self.dice.iter().map(u8::to_string).collect();
        for (key, unused) in [("ui-act-dice-unused", dice), ("ui-act-draws-unused", self.draws.clone().into())] {
            if !unused.is_empty() {
                let count = unused.len();
                eprintln!("gantry: {}", words.say(&phrase!(key, count = count, list = unused.join(", "))));
            }
        }
    }
}
