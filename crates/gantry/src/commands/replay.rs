//! `gantry replay`: what happened in a match, and the table at any moment.

use std::fmt::Write;
use std::ops::Range;

use catalog::AnyMatch;
use engine::{Deed, Line, Record, Seat, Viewer, ensure, phrase};
use narration::{Language, Narrator};

use crate::cli::ReplayArgs;
use crate::commands::show;
use crate::failure::Answer;
use crate::input;

pub(crate) fn run(args: &ReplayArgs, language: Language) -> Answer {
    let record = input::record(&args.record)?;
    let game = catalog::find(&record.header.game)?;
    let table = game.replay(&record)?;
    let steps = args.at.unwrap_or(table.steps());
    check_step(steps, table.steps())?;
    let viewer = match args.seat {
        Some(name) => Viewer::Seat(name.at_table_of(table.setup().players)?),
        None => Viewer::Public,
    };
    let words = Narrator::new(language, game.facts().id, &record.header.seats, viewer);
    let (mut text, mut until) = (String::new(), 0);
    for index in 0..steps {
        let (Some(step), Some(code)) = (table.step(index), table.code(index)) else { break };
        text.push_str(&people_told(&*table, until..step.number, &words));
        until = step.number;
        let _ = writeln!(text, "{:>4}  {}  {}", index + 1, Seat::letter(step.seat), code);
        for line in table.log(index, index + 1, &words) {
            let _ = writeln!(text, "          {}", line.text);
        }
    }
    if steps == table.steps() {
        text.push_str(&people_told(&*table, until..u64::MAX, &words));
    }
    if let Some(told) = rules_told(&record, &*table, &words) {
        let _ = writeln!(text, "\n{told}");
    }
    text.push('\n');
    text.push_str(&show::told(table.position_after(steps).as_ref(), &words));
    Ok(text)
}

/// What lines with these numbers say about who plays, a line each.
pub(crate) fn people_told(table: &dyn AnyMatch, numbers: Range<u64>, words: &Narrator<'_>) -> String {
    let told = |line: &Line| {
        let seat = line.seat;
        let phrase = match &line.deed {
            Deed::Bot(bot) => phrase!("ui-record-bot", seat = seat, bot = bot.clone()),
            Deed::Person => phrase!("ui-record-person", seat = seat),
            Deed::Resign => phrase!("ui-resigned", seat = seat),
            Deed::Do(_) | Deed::Undo(_) | Deed::Clock(_) => return None,
        };
        Some(format!("      {}\n", words.sentence(&phrase)))
    };
    table.lines().iter().filter(|line| numbers.contains(&line.n)).filter_map(told).collect()
}

/// What there is to say about the version of the rules that a record follows, if it is an earlier one.
pub(crate) fn rules_told(record: &Record, table: &dyn AnyMatch, words: &Narrator<'_>) -> Option<String> {
    let (version, now) = (record.header.rules, catalog::find(&record.header.game).ok()?.facts().rules_version);
    let told = match table.difference() {
        None if version == now => return None,
        None => phrase!("ui-rules-same", version = version, now = now),
        Some(difference) => phrase!(
            "ui-rules-differ",
            version = version,
            now = now,
            line = difference.line,
            reason = words.say(&difference.reason)
        ),
    };
    Some(words.sentence(&told))
}

fn check_step(step: usize, steps: usize) -> Result<(), engine::Problem> {
    ensure!(step <= steps, "the match has {steps} actions, so there is no moment {step}");
    Ok(())
}
