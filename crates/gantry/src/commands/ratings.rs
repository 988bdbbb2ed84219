//! `gantry ratings`: what a host does about ratings.

use server::Rebuilt;

use crate::cli::{RatingsArgs, RatingsCommand};
use crate::commands::upkeep::wait;
use crate::failure::Answer;

pub(crate) fn run(args: RatingsArgs) -> Answer {
    match args.what {
        RatingsCommand::Rebuild => {
            let Rebuilt { results, rated, ratings } = wait(server::rebuild_ratings(&args.data, args.store))?;
            Ok(format!("Worked out anew: {results} results; {rated} rated matches led to {ratings} ratings.\n"))
        }
    }
}
