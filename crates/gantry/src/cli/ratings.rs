//! Ratings of a server.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use server::Place;

use crate::input;

#[derive(Args)]
pub(crate) struct RatingsArgs {
    /// The folder with all matches
    #[arg(long, value_name = "FOLDER", default_value = "gantry-data", global = true)]
    pub(crate) data: PathBuf,
    /// The PostgreSQL database with all matches, if they are not in the folder
    #[arg(long, value_name = "ADDRESS", value_parser = input::place, global = true)]
    pub(crate) store: Option<Place>,
    #[command(subcommand)]
    pub(crate) what: RatingsCommand,
}

#[derive(Subcommand)]
pub(crate) enum RatingsCommand {
    /// Work all results and ratings out anew from the matches, which comes to the same; a server may go on meanwhile
    Rebuild,
}
