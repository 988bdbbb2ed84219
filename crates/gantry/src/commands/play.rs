//! `gantry play`: a match in the terminal.

use engine::Seat;
use narration::{Language, Narrator};
use terminal::{LocalMatch, RecordPlace, seats};

use crate::cli::PlayArgs;
use crate::failure::Answer;
use crate::input;

pub(crate) fn run(args: &PlayArgs, language: Language) -> Answer {
    let (game, setup, components) = input::setup(&args.setup)?;
    let name = args.name.clone().unwrap_or_else(|| name_on_this_machine(language));
    let seats = seats(&name, &args.bots, setup.players)?;
    let table = game.start(setup, input::seed(args.seed.as_ref())?, components)?;
    let record = RecordPlace::NewFileIn(args.keep.clone());
    terminal::play(LocalMatch { game, table, seats, language, coach: args.coach, plain: args.plain, record })?;
    Ok(String::new())
}

/// What the machine calls its user; otherwise the name of the first seat.
fn name_on_this_machine(language: Language) -> String {
    let named = ["USER", "USERNAME"].iter().filter_map(|name| std::env::var(name).ok());
    named.into_iter().find(|name| !name.is_empty()).unwrap_or_else(|| Narrator::common(language).name(Seat::new(0)))
}
