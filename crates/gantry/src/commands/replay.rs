//! `gantry replay`: what happened in a match, and the table at any moment.

use std::fmt::Write;

use engine::{Seat, Viewer, ensure};
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
    let mut text = String::new();
    for index in 0..steps {
        let (Some(step), Some(code)) = (table.step(index), table.code(index)) else { break };
        let _ = writeln!(text, "{:>4}  {}  {}", index + 1, Seat::letter(step.seat), code);
        for line in table.log(index, index + 1, &words) {
            let _ = writeln!(text, "          {}", line.text);
        }
    }
    text.push('\n');
    text.push_str(&show::told(table.position_after(steps).as_ref(), &words));
    Ok(text)
}

fn check_step(step: usize, steps: usize) -> Result<(), engine::Problem> {
    ensure!(step <= steps, "the match has {steps} actions, so there is no moment {step}");
    Ok(())
}
