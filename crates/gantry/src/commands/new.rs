//! `gantry new`: a fresh position as a file.

use crate::cli::NewArgs;
use crate::failure::Answer;
use crate::input;

pub(crate) fn run(args: &NewArgs) -> Answer {
    let (game, setup, components) = input::setup(&args.setup)?;
    let seed = input::seed(args.seed.as_ref())?;
    let table = game.start(setup, seed, components.clone())?;
    Ok(table.position().save(components)?.text() + "\n")
}
